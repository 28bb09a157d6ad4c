"""A roaring lion of gold on a blue shield between wings, a bowed plate of enamel for the name below. A metre is the frame's
height."""

import math
import random

from mathutils import Matrix

from kit.armour import bolt, lamp
from kit.bake import bake, begin
from kit.crest import bowed, domed, enamel_field, feather, gilt, mirrored, panel, plumage, rim, smooth, turned_to
from kit.light import camera, sky, window
from kit.lion import cast_metal, lion
from kit.nodes import Material
from kit.shapes import ball, plane
from kit.solid import again

begin(seed=61)
chance = random.Random(61)
sky((0.2, 0.3, 0.6), 0.08)
gold = gilt(0.2)
CENTRE = 0.12

HALF = smooth([(0.0, 0.33), (0.12, 0.325), (0.24, 0.35), (0.34, 0.33)], 10) + smooth(
    [(0.342, 0.322), (0.345, 0.16), (0.32, 0.0), (0.25, -0.16), (0.14, -0.27), (0.0, -0.35)], 12
)
HALF = [(x, z) for x, z, *_ in HALF]


def outline(grow):
    return [(grow * x, CENTRE + grow * z) for x, z in mirrored(HALF)]


domed(outline(1.0), (0.0, CENTRE), -0.0, 0.012, gold)
domed(outline(0.9), (0.0, CENTRE), -0.022, 0.03, enamel_field((0.008, 0.04, 0.26)))
rim(outline(0.975), -0.014, 0.02, gold)
rim(outline(0.905), -0.024, 0.009, gold)
lion(
    Matrix.Translation((0.0, -0.13, CENTRE + 0.02)),
    0.148,
    cast_metal((0.9, 0.58, 0.2), 0.38),
    cast_metal((0.66, 0.2, 0.04), 0.34, strands=True),
    seed=6,
)

# Wings of blue feathers.
blue = plumage((0.03, 0.1, 0.5), 0.3)
for side in (1, -1):
    mirror = Matrix.Scale(side, 4, (1, 0, 0))
    for count, y, low, top, angles, longs, wide, bend in [
        (9, 0.09, (0.24, -0.12), (0.28, 0.2), (66, 112), (0.7, 0.34), 0.12, 0.12),
        (7, 0.06, (0.22, -0.1), (0.26, 0.18), (70, 114), (0.44, 0.24), 0.1, 0.1),
    ]:
        for number in range(count):
            t = number / (count - 1)
            x, z = top[0] + (low[0] - top[0]) * t, top[1] + (low[1] - top[1]) * t
            where = turned_to(x, y + 0.012 * t, CENTRE - 0.02 + z, angles[0] + (angles[1] - angles[0]) * t, lean=4)
            long = longs[0] + (longs[1] - longs[0]) * t
            feather(where, long, wide, blue, bend).matrix_world = mirror @ where
            shaft = feather(where, 0.94 * long, 0.02, gold, bend * 0.97)
            shaft.matrix_world = mirror @ where @ Matrix.Translation((0, 0, 0.016))

# The plate for the name.
panel(bowed(-0.275, 0.138, 0.65, 0.04), -0.09, 0.06, gold, edge=0.014)
panel(bowed(-0.275, 0.116, 0.632, 0.038), -0.096, 0.05, enamel_field((0.006, 0.022, 0.13), 0.2), edge=0.004)
rim(bowed(-0.275, 0.124, 0.64, 0.039), -0.096, 0.008, gold)
for x in (-0.67, 0.67):
    bolt((x, -0.096, -0.235), (0, -1, 0), 0.014, gold, 0.4)

# A hall in blue light far behind, lamps out of focus.
wall = Material("wall", (0.012, 0.02, 0.06), 0.9)
plane(30, 20, (0, 12, 0), wall, turn=(math.radians(90), 0, 0))
glows = [
    ball(0.05, (0, 0, -50 - at), lamp(tone, power), 12)
    for at, (tone, power) in enumerate([((0.3, 0.5, 1.0), 5.0), ((1.0, 0.66, 0.3), 4.0), ((0.2, 0.3, 0.9), 4.0)])
]
for _ in range(46):
    again(
        chance.choice(glows), Matrix.Translation((chance.uniform(-4, 4), chance.uniform(8, 11), chance.uniform(-1.9, 1.9)))
    )

window((-1.8, -2.0, 2.0), (0, 0, 0.1), 1.0, 0.9, 130, (1, 0.94, 0.86))
window((2.0, -0.8, 0.9), (0, 0, 0.1), 0.5, 1.4, 60, (0.5, 0.66, 1.0))
window((-2.0, 0.4, 0.4), (0, 0, 0.1), 0.4, 1.4, 40, (1.0, 0.72, 0.42))
window((0.0, -2.2, -1.6), (0, 0, 0.0), 2.4, 0.3, 16, (1, 0.8, 0.6))
window((0.0, 6.0, 4.0), (0, 12.0, 0.3), 3.0, 1.0, 320, (0.3, 0.45, 1.0))
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=1.6, focus=(0.0, -0.16, 0.15))
bake("textart-logo", samples=24, exposure=0.2, shape=(1536, 768))
