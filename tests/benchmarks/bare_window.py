"""The yardstick of the first frame: a pygame window with one full-size picture, the title's."""

import time

import pygame

from mexica.resources import resource

SIZE = (1920, 1080)
LONG = 60.0  # seconds; the benchmark ends it earlier

if __name__ == "__main__":
    pygame.display.init()
    surface = pygame.display.set_mode(SIZE)
    picture = pygame.image.load(resource("shell", "title.webp"))
    surface.blit(pygame.transform.smoothscale(picture, SIZE), (0, 0))
    pygame.display.flip()
    print("shown", flush=True)
    time.sleep(LONG)
