"""A tool that a step of the build needs and that this system does not have."""


class MissingToolError(Exception):
    """The message is a sentence that names the tool and says what to do."""
