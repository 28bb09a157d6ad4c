"""What stands behind people in photos, far out of focus."""

import math
import random

from .light import bulb
from .materials import plaster
from .nodes import Material
from .shapes import ball, plane


def garden(green, light, seed=2, glints=60):
    """Leaves and the sky between them, four metres behind; `glints` of the sun need many samples."""
    chance = random.Random(seed)
    back = Material("garden", (0, 0, 0), 1.0, Emission_Strength=0.9)
    place = back.place()
    blots = back.noise(place, 2.6, 3, 0.55)
    dark = tuple(part * 0.22 for part in green)
    back.set("Emission", back.ramp(blots, (0.32, dark), (0.5, green), (0.66, light)))
    plane(9, 6, (0, 4.2, 0.4), back, (math.pi / 2, 0, 0))
    for _ in range(glints):
        glint = Material("glint", (0, 0, 0), 1.0, Emission_Strength=chance.uniform(1.5, 5))
        glint.set("Emission", tuple(part * chance.uniform(0.7, 1.2) for part in light))
        ball(chance.uniform(0.012, 0.03), (chance.uniform(-1.9, 1.9), 4.0, chance.uniform(-0.9, 1.5)), glint, 12)


def wall(colour):
    plane(8, 5, (0, 1.6, 0), plaster(colour, 0.05), (math.pi / 2, 0, 0))


def evening(count=46, seed=4):
    """A street's lamps at night."""
    chance = random.Random(seed)
    plane(9, 6, (0, 5.2, 0.4), Material("night", (0.01, 0.014, 0.03), 1.0), (math.pi / 2, 0, 0))
    for _ in range(count):
        colour = chance.choice(((1, 0.6, 0.25), (1, 0.78, 0.45), (0.4, 0.65, 1), (1, 0.3, 0.25)))
        glow = Material("lamp", (0, 0, 0), 1.0, Emission_Strength=chance.uniform(6, 26))
        glow.set("Emission", colour)
        ball(0.02, (chance.uniform(-2.2, 2.2), chance.uniform(3.4, 5), chance.uniform(-0.8, 1.3)), glow, 10)
    bulb((0.8, 1.4, 0.8), 3, (1, 0.7, 0.4))
