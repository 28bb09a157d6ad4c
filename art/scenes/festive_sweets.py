"""A card with a photo and a line of script on a checked cloth, among macarons, wrapped sweets and sugar canes."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun, window
from kit.materials import gingham
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import ball
from kit.solid import again, standing
from kit.sweets import bonbon, cane, foil, macaron, shell_of, striped
from kit.table import spread

begin(seed=67)
chance = random.Random(67)
sky((0.85, 0.9, 1.0), 0.4)
spread(
    0, 0, 0.74, 0.58, None, waves=1.3, seed=6, material=gingham((0.4, 0.022, 0.03), (0.86, 0.83, 0.77), 0.017, (0.74, 0.58), threads=640)
)

WIDE, TALL = 0.244, 0.248
slot(
    sheet(WIDE, TALL, (0.0, 0.0), 1.5, 0.0105, (0.006, 0.008)),
    "card",
    rough=0.5,
    coat=0.15,
    coat_rough=0.3,
    aspect=WIDE / TALL,
)

cream = Material("cream", (0.86, 0.8, 0.68), 0.6)
SHELLS = {
    name: shell_of(tone)
    for name, tone in {
        "rose": (0.8, 0.34, 0.42),
        "pistachio": (0.46, 0.58, 0.26),
        "lemon": (0.86, 0.68, 0.24),
        "violet": (0.5, 0.34, 0.62),
        "sky": (0.34, 0.58, 0.7),
        "chocolate": (0.16, 0.07, 0.035),
    }.items()
}
FOILS = {
    "red": foil((0.5, 0.012, 0.03), (0.85, 0.82, 0.78)),
    "green": foil((0.02, 0.24, 0.11), (0.85, 0.82, 0.7)),
    "gold": foil((0.72, 0.4, 0.05), (0.9, 0.84, 0.66)),
    "blue": foil((0.03, 0.12, 0.4), (0.85, 0.86, 0.88)),
}


def flat(x, y, kind, radius=0.024, high=0.002, turn=0.0):
    macaron(standing(x, y, high, turn), radius, SHELLS[kind], cream, seed=int(99 * x + 999 * y))


def leaning(x, y, kind, turn, lean, radius=0.024, high=0.012):
    place = standing(x, y, high, turn) @ Matrix.Rotation(math.radians(lean), 4, "X")
    macaron(place, radius, SHELLS[kind], cream, seed=int(99 * x + 999 * y))


# Above on the right.
flat(0.148, 0.112, "rose")
leaning(0.192, 0.074, "pistachio", 78, 74, 0.025, 0.018)
leaning(0.166, 0.132, "lemon", 150, 52, high=0.022)
leaning(0.158, 0.092, "violet", 14, 30, 0.0235, 0.03)
leaning(0.204, 0.128, "sky", -60, 46, high=0.012)
bonbon(standing(0.104, 0.137, 0.004, 18), 0.0125, FOILS["red"], 3)
bonbon(standing(0.196, 0.036, 0.004, 68), 0.0125, FOILS["gold"], 4)
# Below on the left.
flat(-0.168, -0.108, "chocolate")
leaning(-0.202, -0.07, "sky", -74, 72, 0.0245, 0.018)
leaning(-0.136, -0.138, "lemon", 24, 70, 0.024, 0.018)
leaning(-0.18, -0.1, "rose", 200, 26, 0.0235, 0.03)
leaning(-0.204, -0.128, "pistachio", 40, 50)
bonbon(standing(-0.166, -0.052, 0.004, -24), 0.0125, FOILS["green"], 5)
bonbon(standing(-0.098, -0.147, 0.004, 12), 0.0125, FOILS["blue"], 6)
bonbon(standing(-0.205, -0.026, 0.004, 74), 0.0115, FOILS["red"], 7)

# Canes beside the card.
cane(standing(-0.18, 0.0, 0.002, 12), 0.15, 0.0068, striped((0.5, 0.012, 0.02), (0.85, 0.82, 0.77), 11))
cane(standing(0.19, -0.155, 0.002, 9), 0.15, 0.0068, striped((0.03, 0.22, 0.09), (0.85, 0.82, 0.77), 11), hook=0.28)
cane(standing(0.166, -0.145, 0.002, -34), 0.125, 0.006, striped((0.5, 0.012, 0.02), (0.85, 0.82, 0.77), 10))

# Crumbs of what has been tasted.
crumbs = [ball(0.0013, (0, 0, -1), shell, 10, (1, 0.8, 0.7)) for shell in SHELLS.values()]
for _ in range(70):
    x, y = chance.choice([(-0.15, -0.12), (0.16, 0.09)])
    x, y = x + chance.gauss(0, 0.022), y + chance.gauss(0, 0.022)
    if abs(x) > 0.126 or abs(y) > 0.128:
        size = chance.uniform(0.4, 1.1)
        again(chance.choice(crumbs), Matrix.Translation((x, y, 0.0058)) @ Matrix.Rotation(chance.uniform(0, 6), 4, "Z") @ Matrix.Scale(size, 4))

# Sugar pearls that rolled away.
pearls = [
    ball(0.0032, (0, 0, -1), Material("pearl", tone, 0.2, Clearcoat=0.5, Metallic=shine), 20)
    for tone, shine in (((0.86, 0.84, 0.8), 0.1), ((0.8, 0.56, 0.24), 0.8), ((0.8, 0.4, 0.46), 0.1))
]
for _ in range(60):
    x, y = chance.choice([(-0.16, -0.1), (0.16, 0.1), (0.19, -0.06), (-0.17, 0.11)])
    x, y = x + chance.gauss(0, 0.045), y + chance.gauss(0, 0.04)
    if abs(x) > 0.126 or abs(y) > 0.128:
        again(chance.choice(pearls), Matrix.Translation((x, y, 0.0062)))

sun((0.55, -0.5, -0.8), 1.9, 2.2, (1, 0.93, 0.83))
window((-0.6, 0.6, 0.8), (0, 0, 0), 0.6, 0.6, 7, (1, 0.96, 0.9))
camera((0, -0.12, 0.86), (0, -0.004, 0.0), 71, aperture=8, focus=(0, 0, 0.012))
bake("photoframe-cards", samples=26, exposure=-0.1)
