"""A paperback face down on a knitted blanket by a window, a pair of glasses and a sprig of eucalyptus beside it."""

import math
import random

from mathutils import Matrix, Vector

from kit.bake import bake, begin
from kit.light import camera, sky, sun, window
from kit.materials import metal
from kit.nodes import Material
from kit.shapes import curved, surface, tube
from kit.softcover import softcover
from kit.table import pane, spectacles

begin(seed=241)
chance = random.Random(241)
sky((0.72, 0.82, 1.0), 0.3)

# Stocking stitch: each loop a V of two strands, which a surface can hold.
wool = Material("wool", (0.52, 0.43, 0.32), 0.95, Sheen=0.8, Specular=0.1)
fuzz = wool.noise(wool.place(), 1500, 4, 0.7)
wool.set("Base Color", wool.ramp(fuzz, (0.32, (0.34, 0.27, 0.19)), (0.55, (0.56, 0.47, 0.36)), (0.75, (0.68, 0.6, 0.49))))
wool.bump(fuzz, 0.5, 0.0006)
COLUMN, ROW = 0.0088, 0.0066


def knitted(u, v):
    x, y = 0.44 * (u - 0.5), 0.52 * (v - 0.5)
    across = x / COLUMN
    side = abs(across - math.floor(across) - 0.5) * 2
    along = y / ROW + 0.9 * side
    bulge = math.sin(math.pi * (along - math.floor(along))) ** 0.7
    strand = math.sin(math.pi * min(1.0, max(0.0, side))) ** 0.6
    swell = 0.003 * math.sin(9 * x + 2) * math.sin(7 * y + 1)
    return (
        x,
        y,
        -0.0026 + 0.0021 * bulge * (0.35 + 0.65 * strand) - 0.0012 * (side < 0.12) + swell * max(0.0, (abs(x) - 0.11) / 0.1),
    )


surface(knitted, 900, 900, wool, "blanket")
softcover(
    "cover", 0.198, 0.264, 0.02, 2.4, spine=1, tint=(0.012, 0.05, 0.065), leaves=(0.66, 0.58, 0.44), lift=0.004, rough=0.36
)

frame = (
    Matrix.Translation((-0.08, 0.16, 0.006))
    @ Matrix.Rotation(math.radians(-14), 4, "Z")
    @ Matrix.Rotation(math.radians(-74), 4, "X")
)
spectacles(frame, metal((0.8, 0.6, 0.32), 0.2, 0.05), pane((0.96, 0.97, 0.96), 0.4))

# Eucalyptus: round leaves in pairs along a red stem.
grey = Material("eucalyptus", (0.16, 0.25, 0.2), 0.6, Sheen=0.4)
tone = grey.noise(grey.place("UV"), 3, 4)
own = grey.node("ObjectInfo", "Random")
grey.set(
    "Base Color",
    grey.mix(
        own,
        grey.ramp(tone, (0.3, (0.13, 0.21, 0.16)), (0.7, (0.3, 0.39, 0.32))),
        grey.ramp(tone, (0.3, (0.2, 0.29, 0.25)), (0.7, (0.36, 0.45, 0.4))),
    ),
)
stem = [
    Vector(point)
    for point in curved([(0.128, -0.2, 0.006), (0.118, -0.13, 0.008), (0.122, -0.07, 0.007), (0.131, -0.02, 0.005)], 16)
]
tube(
    [(*point, 1 - 0.5 * at / len(stem)) for at, point in enumerate(stem)], 0.0013, Material("stem", (0.2, 0.07, 0.045), 0.5)
)
for number in range(3, len(stem) - 2, 4):
    for side in (-1, 1):
        size = 0.0135 * (1 - 0.4 * number / len(stem)) * chance.uniform(0.85, 1.1)
        cup, spin = chance.uniform(-0.25, 0.35), chance.uniform(-0.3, 0.3)

        def round_leaf(u, v, size=size, cup=cup):
            a = 2 * math.pi * u
            x, y = v * size * (1 + math.cos(a)), v * size * 0.92 * math.sin(a)
            return (x, y, cup * (x * x + y * y) / size + 0.0016 * (1 - abs(y) / size))

        made = surface(round_leaf, 49, 12, grey, "leaf")
        made.matrix_world = (
            Matrix.Translation(stem[number] + Vector((0, 0, 0.002)))
            @ Matrix.Rotation((0.25 if side > 0 else math.pi - 0.4) + spin, 4, "Z")
            @ Matrix.Rotation(-0.2 - 0.25 * chance.random(), 4, "Y")
        )

sun((0.6, -0.55, -0.62), 2.9, 1.2, (1.0, 0.92, 0.8))
window((-0.4, 0.5, 0.6), (0, 0, 0), 0.14, 0.5, 1.7, (1, 0.97, 0.92))
camera((0.0, -0.06, 0.9), (0.0, 0.002, 0.0), 101, aperture=11, focus=(0.0, 0.0, 0.02))
bake("photoframe-covers", samples=20, exposure=0.3, shape=(1000, 1280))
