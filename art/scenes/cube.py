"""A cube of pale wood with a photo on each of its sides, on a low table by the window of a living room; three are seen."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun, window
from kit.materials import ceramic, foliage, plaster, wood
from kit.nodes import Material
from kit.shapes import box, curved, leaf, plane, turned
from kit.table import spread

begin(seed=29)
sky((0.85, 0.9, 1.0), 0.45)

plane(2.4, 1.6, (0, 0.35, 0), wood((0.34, 0.22, 0.12), (0.66, 0.48, 0.3), scale=1.1, rough=0.38, coat=0.15))
plane(6, 3, (0, 1.7, 0.6), plaster((0.6, 0.58, 0.53), 0.05), (math.pi / 2, 0, 0))

SIDE, MARGIN = 0.13, 0.0065
place = Matrix.Translation((0, 0, SIDE / 2)) @ Matrix.Rotation(math.radians(37), 4, "Z")
birch = wood((0.55, 0.4, 0.24), (0.78, 0.64, 0.45), scale=5, rough=0.45)
block = box((SIDE,) * 3, (0, 0, 0), birch, edge=0.003)
block.matrix_world = place @ block.matrix_world
size = SIDE - 2 * MARGIN
# Each photo lies a paper's thickness above its side: the front ones upright, the third on top.
for name, turn in (
    ("right", Matrix.Rotation(0, 4, "Z")),
    ("left", Matrix.Rotation(math.radians(-90), 4, "Z")),
    ("top", Matrix.Rotation(math.radians(-90), 4, "X")),
):
    photo = plane(size, size, (0, -SIDE / 2 - 0.0004, 0), None, (math.pi / 2, 0, 0))
    photo.matrix_world = place @ turn @ photo.matrix_world
    slot(photo, name, rough=0.22, coat=0.5, coat_rough=0.06)

# A runner of linen, two magazines below a cup, a plant.
spread(-0.02, 0.06, 0.34, 1.5, (0.42, 0.4, 0.33), turn=0.2, waves=0.25, seed=5)
covers = [(0.215, 0.285, 0.006, (0.55, 0.2, 0.12)), (0.21, 0.28, 0.005, (0.16, 0.26, 0.3))]
level = 0.004
for number, (width, depth, thick, colour) in enumerate(covers):
    turn = (0, 0, 0.5 - 0.18 * number)
    box(
        (width, depth, thick), (-0.24, 0.1, level + thick / 2), Material("cover", colour, 0.25, Clearcoat=0.4), turn,
        edge=0.001,
    )
    box(
        (width - 0.002, depth - 0.002, thick - 0.0016), (-0.2395, 0.0985, level + thick / 2),
        Material("pages", (0.78, 0.76, 0.72), 0.8), turn, edge=0,
    )
    level += thick
cup = [
    (0, 0.004), (0.022, 0.002), (0.034, 0.012), (0.042, 0.045), (0.0455, 0.066), (0.0435, 0.066), (0.038, 0.04), (0.022, 0.01),
    (0, 0.008),
]
turned(curved(cup), ceramic((0.5, 0.56, 0.53)), (-0.235, 0.11, level))
turned([(0, 0.052), (0.0405, 0.052), (0.041, 0.0525)], Material("tea", (0.16, 0.05, 0.01), 0.04), (-0.235, 0.11, level))

pot = [(0, 0), (0.05, 0), (0.06, 0.008), (0.066, 0.06), (0.064, 0.1), (0.06, 0.1), (0.058, 0.085)]
turned(curved(pot, 6), ceramic((0.78, 0.75, 0.7)), (0.215, 0.3, 0))
turned([(0, 0.088), (0.059, 0.086)], Material("soil", (0.03, 0.02, 0.013), 0.95), (0.215, 0.3, 0))
green = foliage((0.03, 0.1, 0.03), (0.1, 0.24, 0.07))
for _ in range(38):
    length = random.uniform(0.11, 0.23)
    blade = leaf(length, 0.13 * length, green, random.uniform(0.5, 1.7), 0.3)
    blade.location = (0.215 + random.uniform(-0.02, 0.02), 0.3 + random.uniform(-0.02, 0.02), 0.085)
    blade.rotation_euler = (random.uniform(0.35, 1.3), random.uniform(-0.2, 0.2), random.uniform(0, 2 * math.pi))

# A sofa far behind, out of focus.
cloth = Material("sofa", (0.16, 0.24, 0.27), 0.95, Sheen=0.5)
box((1.7, 0.5, 0.3), (-0.35, 1.25, -0.12), cloth, edge=0.06)
box((1.7, 0.2, 0.5), (-0.35, 1.5, 0.1), cloth, edge=0.08)
for x, colour, turn in ((-0.72, (0.62, 0.36, 0.12), 0.15), (0.1, (0.55, 0.5, 0.42), -0.2)):
    box((0.36, 0.12, 0.34), (x, 1.3, 0.16), Material("cushion", colour, 0.95, Sheen=0.5), (-0.25, turn, 0), edge=0.055)

window((-1.5, 0.2, 1.0), (0, 0, 0.1), 1.0, 1.3, 20, (1, 0.96, 0.9))
window((1.5, -1.0, 0.9), (0, 0, 0.1), 1.2, 1.2, 9, (0.82, 0.9, 1))
sun((0.75, 0.2, -0.62), 1.6, 1.2, (1, 0.9, 0.72))
frame = Material("bars", (0.1, 0.1, 0.1))
for number in range(4):
    box((0.03, 0.03, 2), (-1.1, -0.85 + 0.42 * number, 0.9), frame, edge=0)
box((0.03, 2.2, 0.03), (-1.1, -0.1, 0.9), frame, edge=0)

camera((0.0, -0.62, 0.31), (0.004, 0, 0.066), 66, aperture=5.6, focus=(0, -0.08, 0.09))
bake("photoframe-tables", samples=36, exposure=0.1)
