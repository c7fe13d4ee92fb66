"""What any table draws with: sprites, fonts, motion in time, buttons, panels, overlays, graphs."""
