"""What any game needs around it: window, scenes, menus, settings, saves, translations, sound."""
