"""A card with a window like an egg, a nest with dyed eggs beside it, tulips that it holds down and daffodils; seen from above."""

import math
import random

from mathutils import Euler, Matrix, Vector

from kit.bake import bake, begin, slot
from kit.bloom import daffodil, tulip
from kit.daisies import floret
from kit.easter import dyed, egg, nest
from kit.light import camera, sky, sun, window
from kit.paper import sheet
from kit.petals import blade, herb, veined
from kit.stalks import facing, leaflet, long_leaf, stalk
from kit.table import spread

begin(seed=53)
sky((0.75, 0.85, 1.0), 0.45)
spread(0, 0.05, 1.1, 1.0, (0.3, 0.4, 0.29), waves=0.35, seed=12)

WIDE, TALL = 0.24, 0.29
card = sheet(WIDE, TALL, (0.004, 0.002), 1.5, 0.006, (0.01, 0.012))
slot(card, "card", rough=0.5, coat=0.12, coat_rough=0.3, aspect=WIDE / TALL)

stem = herb((0.07, 0.16, 0.045), (0.16, 0.28, 0.08), through=0.0)
leafy = herb((0.04, 0.12, 0.05), (0.12, 0.23, 0.1), lines=34)
green = veined((0.03, 0.085, 0.02), (0.085, 0.18, 0.05))
gold = blade((0.78, 0.6, 0.03), (0.92, 0.66, 0.03), (0.92, 0.6, 0.02), streaks=0.45)
orange = blade((0.8, 0.42, 0.02), (0.88, 0.4, 0.012), (0.9, 0.3, 0.01), streaks=0.6)
cream = blade((0.86, 0.8, 0.42), (0.93, 0.9, 0.76), (0.94, 0.91, 0.8), streaks=0.4)
coral = blade((0.85, 0.6, 0.15), (0.85, 0.22, 0.06), (0.8, 0.16, 0.06), rim=(0.95, 0.45, 0.16))
pink = blade((0.85, 0.78, 0.6), (0.82, 0.22, 0.34), (0.78, 0.14, 0.28), rim=(0.93, 0.62, 0.64))
yolk = blade((0.6, 0.55, 0.08), (0.9, 0.66, 0.04), (0.9, 0.6, 0.02))
mauve = blade((0.9, 0.85, 0.55), (0.5, 0.34, 0.7), (0.56, 0.4, 0.76), streaks=0.4)


def grown(at, way, foot, thick=0.003, neck=0.016):
    at, way, foot = Vector(at), Vector(way).normalized(), Vector(foot)
    low = at - way * neck
    stalk(
        [tuple(foot), tuple(foot.lerp(low, 0.5) + Vector((0, 0, 0.006))), tuple(low), tuple(at + way * 0.003)], thick, stem
    )


# On the left: tulips that lie side by side, their feet below the nest.
for number, (at, way, tone, opened) in enumerate(
    [
        ((-0.205, 0.085, 0.028), (-0.25, 1.0, 0.15), coral, 0.18),
        ((-0.158, 0.118, 0.026), (-0.02, 1.0, 0.15), pink, 0.14),
        ((-0.168, 0.05, 0.05), (-0.1, 0.9, 0.4), yolk, 0.32),
        ((-0.212, 0.012, 0.044), (-0.4, 0.85, 0.35), pink, 0.38),
    ]
):
    tulip(facing(at, way, number * 1.3), 0.054, tone, opened, seed=number + 60)
    grown(at, way, (-0.206 + 0.009 * number, -0.052, 0.004 + 0.002 * number))
for number, (points, width, twist) in enumerate(
    [
        ([(-0.205, -0.052, 0.005), (-0.218, -0.015, 0.026), (-0.238, 0.04, 0.024), (-0.25, 0.1, 0.01)], 0.032, 0.8),
        ([(-0.186, -0.052, 0.006), (-0.17, -0.015, 0.03), (-0.15, 0.032, 0.032), (-0.132, 0.085, 0.026)], 0.032, -0.8),
        ([(-0.195, -0.052, 0.007), (-0.194, -0.015, 0.034), (-0.191, 0.03, 0.038), (-0.19, 0.07, 0.046)], 0.03, 0.5),
    ]
):
    long_leaf(points, width, leafy, twist=twist, seed=number + 4)

# On the right: daffodils.
for number, (at, way, star) in enumerate(
    [
        ((0.185, 0.1, 0.03), (0.1, 0.25, 1.0), gold),
        ((0.222, 0.052, 0.034), (0.45, -0.1, 1.0), cream),
        ((0.158, 0.04, 0.042), (-0.3, -0.1, 1.0), gold),
        ((0.196, -0.004, 0.04), (0.05, -0.4, 1.0), cream),
        ((0.236, 0.125, 0.022), (0.7, 0.5, 0.8), gold),
    ]
):
    daffodil(facing(at, way, number * 1.1), 0.037, star, orange, seed=number + 70)
    low = Vector(at) - Vector(way).normalized() * 0.02
    foot = Vector((0.205 - 0.006 * number, -0.15, 0.006))
    stalk(
        [
            tuple(foot),
            tuple(foot.lerp(low, 0.5) + Vector((0.004 * number - 0.008, 0, 0.0))),
            (low.x, low.y - 0.012, max(0.008, low.z)),
            tuple(Vector(at) - Vector(way).normalized() * 0.008),
            tuple(at),
        ],
        0.0025,
        stem,
    )
for number, (dx, tip) in enumerate(
    [
        (0.0, (0.15, 0.09, 0.02)),
        (0.01, (0.25, 0.08, 0.012)),
        (-0.006, (0.2, 0.14, 0.03)),
        (0.006, (0.24, -0.01, 0.01)),
        (-0.01, (0.14, 0.0, 0.02)),
    ]
):
    foot = Vector((0.2 + dx, -0.15, 0.01))
    tip = Vector(tip)
    middle = foot.lerp(tip, 0.5) + Vector((0.3 * dx, 0, 0.02))
    long_leaf(
        [tuple(foot), tuple(foot.lerp(middle, 0.5)), tuple(middle), tuple(tip)],
        0.014,
        leafy,
        fold=0.3,
        twist=random.uniform(-0.9, 0.9),
        waves=0.03,
        seed=number + 11,
    )

# The nest, and what is in it.
AT = (-0.188, -0.106, 0.003)
nest(AT, 0.068, 0.032, seed=5)
sky_blue, rust, straw, sea = (0.34, 0.55, 0.66), (0.55, 0.16, 0.09), (0.85, 0.68, 0.36), (0.42, 0.6, 0.46)
for number, (x, y, up, tilt, turn, size, skin) in enumerate(
    [
        (-0.022, 0.012, 0.026, 1.15, 0.5, 0.054, dyed(sky_blue, "bands", (0.9, 0.88, 0.82), (0.6, 0.12, 0.1))),
        (0.024, 0.012, 0.026, 1.05, -0.9, 0.053, dyed(straw, "speckled")),
        (0.0, -0.024, 0.03, 0.85, 2.9, 0.055, dyed(rust, "dots")),
    ]
):
    place = Matrix.Translation((AT[0] + x, AT[1] + y, up)) @ Euler((tilt, 0, turn)).to_matrix().to_4x4()
    egg(place, size, skin)
for number, (x, y, tilt, turn, size, skin) in enumerate(
    [
        (0.164, -0.106, 1.5, 0.7, 0.054, dyed(sea, "waves")),
        (0.15, -0.158, 1.5, -0.9, 0.052, dyed((0.86, 0.8, 0.7), "speckled")),
    ]
):
    egg(Matrix.Translation((x, y, 0.38 * size + 0.004)) @ Euler((tilt, 0, turn)).to_matrix().to_4x4(), size, skin)

for number, (x, y, z) in enumerate(
    [
        (-0.072, -0.138, 0.02),
        (-0.058, -0.125, 0.016),
        (-0.085, -0.15, 0.014),
        (0.12, -0.098, 0.016),
        (0.132, -0.088, 0.014),
        (0.192, -0.142, 0.014),
        (0.204, -0.128, 0.014),
        (-0.098, -0.156, 0.014),
    ]
):
    floret(
        facing((x, y, z), (random.uniform(-0.4, 0.4), random.uniform(-0.6, 0.1), 1.0), number),
        random.uniform(0.0115, 0.014),
        mauve,
        seed=number,
    )
for number, (x, y, turn) in enumerate(
    [
        (-0.07, -0.13, -60),
        (-0.06, -0.14, -110),
        (-0.08, -0.14, -20),
        (0.12, -0.1, 40),
        (0.13, -0.1, 110),
        (0.19, -0.13, -100),
        (0.2, -0.14, -30),
    ]
):
    place = Matrix.Translation((x, y, 0.009)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(0.2, 4, "X")
    leaflet(place, 0.036, 0.011, green, seed=number + 80)

sun((0.5, -0.6, -0.75), 3.6, 1.6, (1, 0.92, 0.8))
window((-0.6, 0.6, 0.8), (0, 0, 0), 0.6, 0.6, 4, (1, 0.95, 0.88))
window((0.5, -0.9, 0.8), (0, 0, 0), 0.9, 0.7, 2.0, (0.8, 0.88, 1)).visible_glossy = False

camera((0.0, -0.26, 0.66), (0.0, -0.003, 0.014), 52, aperture=9, focus=(0.0, 0.0, 0.02))
bake("photoframe-cards", samples=20, exposure=0.1)
