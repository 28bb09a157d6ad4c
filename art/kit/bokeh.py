"""Lamps far behind, out of focus. Each is a disc about as large as the lens would spread it: a point that bright is noise."""

import math

from mathutils import Matrix

from .armour import lamp
from .shapes import surface
from .solid import again


def glows(tones, places, chance):
    """`tones` are colours and powers; `places` are points with the radius of the disc as their fourth number."""
    around = lambda u, v: (v * math.cos(2 * math.pi * u), 0.0, v * math.sin(2 * math.pi * u))
    discs = [surface(around, 49, 3, lamp(tone, power), "glow") for tone, power in tones]
    for disc in discs:
        disc.location.z = -50
        disc.visible_glossy = disc.visible_diffuse = False
    for x, y, z, radius in places:
        again(chance.choice(discs), Matrix.Translation((x, y, z)) @ Matrix.Scale(radius, 4))
