"""The computer players of Cóatl: a state in, an action out; they know what their seat may know."""
