"""A checked cloth with strawberries at its corners, seen from above; letters lie in the middle."""

import math

from kit.bake import bake, begin
from kit.berries import Strawberries
from kit.daisies import floret
from kit.light import camera, sky, window
from kit.materials import ceramic, gingham
from kit.petals import blade, herb, veined
from kit.shapes import turned
from kit.stalks import facing, rose_leaf
from kit.table import spread

begin(seed=23)
sky((0.8, 0.9, 1.0), 0.35)

spread(
    0, 0, 1.15, 0.75, None, waves=1.7, seed=5, material=gingham((0.2, 0.44, 0.36), (0.86, 0.84, 0.78), 0.026, (1.15, 0.75))
)

berries = Strawberries(seed=4)
LYING = 0.0185
NEAR = 0.76


def lying(x, y, turn, kind=0, size=1.0, up=0.1, high=0.0):
    tip = (math.cos(turn), math.sin(turn), up)
    berries.lay((NEAR * x, NEAR * y, LYING * size + 0.003 + high), tip, 2.1 * x * 40 + turn, size, kind)


# Below on the left, three and one apart; above on the right; in a bowl below on the right. Their leaves look inwards.
lying(-0.352, -0.14, 2.9, 0)
lying(-0.294, -0.172, -2.0, 1, 0.95)
lying(-0.378, -0.2, 3.4, 2, 1.0, high=0.004)
lying(-0.232, -0.192, -0.5, 2, 0.8)
lying(0.356, 0.158, 0.3, 1, 1.05)
lying(0.292, 0.184, 1.9, 0, 0.9)
lying(0.392, 0.1, -0.4, 2, 0.85)

glaze = ceramic((0.82, 0.8, 0.74))
BOWL = (0.262, -0.118)
turned(
    [
        (0, 0.004),
        (0.03, 0.004),
        (0.034, 0.0),
        (0.037, 0.006),
        (0.055, 0.022),
        (0.068, 0.045),
        (0.073, 0.058),
        (0.0725, 0.06),
        (0.069, 0.059),
        (0.063, 0.045),
        (0.05, 0.026),
        (0.03, 0.014),
        (0, 0.012),
    ],
    glaze,
    (*BOWL, 0.0),
)
for number, (far, way, tip) in enumerate(
    [
        (0.0, 0.0, (0.5, -0.6, -0.7)),
        (0.036, 0.4, (1, 0.3, 0.3)),
        (0.036, 1.6, (-0.6, 0.5, 0.2)),
        (0.037, 2.7, (-0.9, -0.2, 0.4)),
        (0.035, 3.9, (0.2, -1, 0.3)),
        (0.036, 5.1, (0.5, -0.7, 0.5)),
    ]
):
    high = 0.05 if number else 0.066
    berries.lay((BOWL[0] + far * math.cos(way), BOWL[1] + far * math.sin(way), high), tip, number * 1.7, 0.9, number % 3)

white = blade((0.86, 0.86, 0.7), (0.93, 0.92, 0.88), (0.94, 0.93, 0.9), streaks=0.3, through=0.35)
green = veined((0.03, 0.09, 0.02), (0.09, 0.2, 0.05))
stem = herb((0.07, 0.16, 0.045), (0.16, 0.28, 0.08), through=0.0)
for number, (x, y, way, size) in enumerate(
    [
        (-0.222, -0.15, (0.1, 0.2, 1), 0.017),
        (-0.376, 0.164, (0.3, -0.2, 1), 0.02),
        (-0.335, 0.182, (0.4, -0.5, 1), 0.015),
        (0.24, -0.184, (-0.3, 0.3, 1), 0.016),
    ]
):
    floret(facing((NEAR * x, NEAR * y, 0.012), way, number), size, white, petals=5, eye=(0.8, 0.6, 0.05), seed=number + 8)
for number, (foot, way, length) in enumerate(
    [
        ((-0.4, 0.2, 0.012), (0.9, -0.5, 0.1), 0.085),
        ((-0.335, -0.118, 0.02), (0.5, 0.9, 0.15), 0.075),
        ((0.33, 0.2, 0.012), (-1, -0.35, 0.1), 0.08),
        ((0.27, -0.2, 0.01), (-0.9, 0.5, 0.1), 0.07),
    ]
):
    rose_leaf((NEAR * foot[0], NEAR * foot[1], foot[2]), way, (0, 0, 1), length, green, stem, leaflets=3, seed=number + 3)

window((-0.75, 0.75, 0.95), (0, 0, 0), 0.7, 0.7, 22, (1, 0.95, 0.87))
window((0.9, -0.3, 0.8), (0.1, 0, 0), 0.5, 0.5, 4, (0.85, 0.92, 1))
camera((0, 0, 2.0), (0, 0, 0.0), 122, aperture=4, focus=(0, 0, 0.02))
bake("textart-food", samples=24, exposure=0.1, shape=(1536, 768))
