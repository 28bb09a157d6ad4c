"""A cabinet card of the nineties, gilt at its rims, on paper lace and wine-red velvet; a dried rose, a string of pearls and a key."""

import math

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.drapery import draped, velvet
from kit.lace import lace
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.paper import rounded, sheet
from kit.petals import blade, herb, veined
from kit.shapes import ball, tube
from kit.stalks import facing, leaflet, stalk
from kit.table import pearls

begin(seed=167)
sky((0.7, 0.75, 0.95), 0.2)
draped(0.42, 0.5, [], velvet((0.1, 0.006, 0.014), (0.34, 0.05, 0.07)))

# Lace below the card.
HALF, CORNER = (0.066, 0.094), 0.012
outline = []
for number, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
    for step in range(49):
        a = math.pi / 2 * (number + step / 48)
        outline.append((sx * (HALF[0] - CORNER) + CORNER * math.cos(a), sy * (HALF[1] - CORNER) + CORNER * math.sin(a)))
outline.reverse()
worked = lace(outline, 0.26, 0.0125, lift=lambda x, y: 0.0035 + 0.001 * noise.noise(Vector((40 * x, 40 * y, 0))))
worked.matrix_world = Matrix.Translation((0.008, -0.002, 0)) @ Matrix.Rotation(math.radians(-9), 4, "Z")

WIDE, TALL = 0.108, 0.165
card = sheet(
    WIDE,
    TALL,
    (-0.002, 0.001),
    2.4,
    0.0075,
    (0.006, 0.009),
    (0.5, 0.45),
    thick=0.0011,
    edge=(0.5, 0.33, 0.12),
    outline=rounded(WIDE, TALL, 0.0035),
)
slot(card, "card", rough=0.4, coat=0.35, coat_rough=0.2, aspect=WIDE / TALL)

# A rose that was kept, on its stem.
dried = blade((0.34, 0.2, 0.08), (0.26, 0.05, 0.04), (0.32, 0.1, 0.06), streaks=0.7, through=0.15, rough=0.75)
brown, dull = herb((0.09, 0.07, 0.03), (0.16, 0.13, 0.06), through=0.0), veined(
    (0.05, 0.06, 0.025), (0.12, 0.12, 0.05), rough=0.7
)
HEAD = Vector((0.054, -0.071, 0.017))
LOOKS = Vector((-0.3, -0.62, 0.72)).normalized()
rose(facing(HEAD, LOOKS, 1.0), 0.0165, dried, 30, 0.78, seed=4)
# The stem bends into the foot of the bloom, which five sepals hold.
stalk(
    [
        (0.07, 0.036, 0.006),
        (0.066, -0.006, 0.009),
        (0.0612, -0.046, 0.013),
        tuple(HEAD - 0.012 * LOOKS),
        tuple(HEAD + 0.002 * LOOKS),
    ],
    0.0014,
    brown,
)
ball(0.0036, tuple(HEAD), brown, 24)
for number in range(5):
    leaflet(
        facing(HEAD - 0.001 * LOOKS, LOOKS, number * 1.2566) @ Matrix.Rotation(1.0, 4, "X"),
        0.0125,
        0.0034,
        brown,
        seed=number + 20,
        bend=0.8,
    )
for x, y, turn, long, seed in ((0.067, -0.012, -50, 0.022, 2), (0.066, 0.006, 40, 0.024, 5), (0.061, -0.04, -120, 0.02, 8)):
    place = Matrix.Translation((x, y, 0.01)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(0.35, 4, "X")
    leaflet(place, long, 0.3 * long, dull, seed=seed, bend=1.1)

pearl = Material("pearl", (0.8, 0.74, 0.66), 0.22, Specular=0.5, Sheen=0.3)
pearls(
    [
        (-0.085, 0.02, 0.004),
        (-0.066, -0.03, 0.004),
        (-0.07, -0.07, 0.004),
        (-0.05, -0.094, 0.004),
        (-0.018, -0.097, 0.004),
        (0.0, -0.115, 0.004),
    ],
    0.0029,
    pearl,
)

# A small key of brass.
brass = metal((0.66, 0.44, 0.18), 0.3, 0.18)
KEY = Matrix.Translation((-0.062, 0.084, 0.0065)) @ Matrix.Rotation(math.radians(62), 4, "Z")
parts = [tube([(0, 0, 0), (0.016, 0, 0), (0.03, 0, 0)], 0.0012, brass)]
for a in (-0.6, 0.0, 0.6):
    bow = [
        (
            -0.0052 + 0.0044 * math.cos(t) * (1.2 if a == 0 else 0.9) - 0.002 * abs(a),
            0.0058 * a * 1.4 + 0.0036 * math.sin(t),
            0,
        )
        for t in (2 * math.pi * k / 28 for k in range(28))
    ]
    parts.append(tube(bow, 0.0009, brass, closed=True))
for x, long in ((0.0255, 0.006), (0.0285, 0.0074)):
    parts.append(tube([(x, 0, 0), (x, -0.5 * long, 0), (x, -long, 0)], 0.0011, brass))
parts.append(ball(0.0019, (0.0015, 0, 0), brass, 24))
for part in parts:
    part.matrix_world = KEY @ part.matrix_world

window((-0.4, 0.4, 0.5), (0, 0, 0), 0.2, 0.28, 4.6, (1, 0.88, 0.7))
window((0.4, 0.0, 0.45), (0, 0, 0), 0.2, 0.4, 1.1, (0.85, 0.9, 1))
camera((0.0, -0.03, 0.4), (0.0, -0.003, 0.0), 70, aperture=9, focus=(0.0, 0.0, 0.008))
bake("photoframe-prints", samples=20, exposure=0.3, shape=(960, 1280))
