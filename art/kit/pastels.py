"""Soft pastels: sticks worn by drawing, a box of them."""

import math

from mathutils import Matrix

from .materials import wood
from .nodes import Material
from .shapes import box, turned

TONES = [
    (0.75, 0.7, 0.1),
    (0.8, 0.42, 0.03),
    (0.72, 0.12, 0.03),
    (0.6, 0.03, 0.07),
    (0.62, 0.16, 0.35),
    (0.3, 0.08, 0.42),
    (0.07, 0.09, 0.45),
    (0.03, 0.26, 0.58),
    (0.08, 0.45, 0.5),
    (0.03, 0.3, 0.12),
    (0.3, 0.48, 0.06),
    (0.42, 0.23, 0.08),
    (0.24, 0.1, 0.04),
    (0.72, 0.5, 0.34),
    (0.8, 0.78, 0.74),
    (0.42, 0.41, 0.4),
    (0.18, 0.175, 0.17),
    (0.03, 0.03, 0.03),
    (0.66, 0.36, 0.2),
    (0.78, 0.62, 0.46),
]


def chalk(tone):
    made = Material("pastel", tone, 0.95, Specular=0.08)
    powder = made.noise(made.place(), 160, 4, 0.65)
    pale = tuple(min(1.0, 0.75 * part + 0.16) for part in tone)
    made.set("Base Color", made.ramp(powder, (0.36, tone), (0.62, tone), (0.72, pale)))
    return made.bump(powder, 0.5, 0.0014)


def stick(place, long, material, worn):
    """A stick of pastel along +x, its end rounded by drawing."""
    r = 0.0052
    line = [
        (0.0, 0.0),
        (r * 0.9, 0.0),
        (r, 0.0008),
        (r, long - 0.6 * worn),
        (0.82 * r, long - 0.25 * worn),
        (0.45 * r, long),
        (0.0, long),
    ]
    made = turned(line, material, sides=32)
    made.matrix_world = place @ Matrix.Rotation(math.radians(90), 4, "Y")


def pastels():
    """A material for each of `TONES`."""
    return [chalk(tone) for tone in TONES]


def pastel_box(place, chalks, chance):
    """An open box of beech, two trays with a stick in most of their places."""
    beech = wood((0.36, 0.22, 0.1), (0.6, 0.42, 0.23), scale=2.4, rough=0.5)
    felt = Material("felt", (0.03, 0.03, 0.034), 0.95)
    for size, at in (
        ((0.22, 0.17, 0.006), (0, 0, 0.003)),
        ((0.22, 0.006, 0.026), (0, 0.082, 0.013)),
        ((0.22, 0.006, 0.026), (0, -0.082, 0.013)),
        ((0.006, 0.17, 0.026), (0.107, 0, 0.013)),
        ((0.006, 0.17, 0.026), (-0.107, 0, 0.013)),
        ((0.21, 0.005, 0.022), (0, 0, 0.012)),
    ):
        part = box(size, at, beech, edge=0.001)
        part.matrix_world = place @ part.matrix_world
    for y in (-0.041, 0.041):
        part = box((0.206, 0.074, 0.003), (0, y, 0.0075), felt, edge=0)
        part.matrix_world = place @ part.matrix_world
    for tray in range(2):
        for number in range(15):
            if chance.random() < 0.1:
                continue
            x, y = -0.094 + 0.0134 * number, (-0.041, 0.041)[tray]
            long = chance.uniform(0.034, 0.064)
            low = y - 0.034 + chance.uniform(0.0, 0.062 - long)
            lies = (
                place @ Matrix.Translation((x, low, 0.0142)) @ Matrix.Rotation(math.radians(90 + chance.gauss(0, 3)), 4, "Z")
            )
            stick(lies, long, chalks[(number + 15 * tray + 3 * tray) % len(chalks)], chance.uniform(0.002, 0.008))
