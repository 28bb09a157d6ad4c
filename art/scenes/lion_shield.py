"""A roaring lion of gold on a crimson shield between blue wings, a bowed plate of enamel for the name below. A metre is the frame's
height."""

import math
import random

from mathutils import Matrix

from kit.armour import bolt
from kit.bake import bake, begin
from kit.bokeh import glows
from kit.crest import Shield, bowed, enamel_field, gilt, panel, plumage, rim, wings
from kit.light import camera, sky, window
from kit.lion import cast_metal, lion
from kit.nodes import Material
from kit.shapes import plane

begin(seed=61)
chance = random.Random(61)
sky((0.2, 0.3, 0.6), 0.08)
gold = gilt(0.2)
CENTRE = 0.108
SHIELD = Shield(
    CENTRE,
    [(0.0, 0.292), (0.11, 0.288), (0.22, 0.31), (0.305, 0.294)],
    [(0.307, 0.287), (0.31, 0.145), (0.288, 0.0), (0.226, -0.146), (0.128, -0.246), (0.0, -0.32)],
)
SHIELD.field(1.0, 0.0, 0.012, gold)
SHIELD.field(0.9, -0.022, 0.03, enamel_field((0.42, 0.012, 0.02)))
rim(SHIELD.outline(0.975), -0.014, 0.019, gold)
rim(SHIELD.outline(0.905), -0.024, 0.0085, gold)
lion(
    Matrix.Translation((0.0, -0.13, CENTRE + 0.012)),
    0.128,
    cast_metal((0.86, 0.56, 0.2), 0.32),
    cast_metal((0.6, 0.24, 0.06), 0.36, strands=True),
    seed=6,
)

# Wings of blue feathers, their shafts of gold.
wings(
    [
        (9, 0.09, (0.22, -0.12), (0.25, 0.14), (68, 116), (0.64, 0.32), 0.115, 0.12),
        (7, 0.06, (0.2, -0.1), (0.23, 0.12), (72, 118), (0.41, 0.23), 0.096, 0.1),
    ],
    CENTRE - 0.02,
    plumage((0.03, 0.1, 0.5), 0.3),
    gold,
)

# The plate for the name.
panel(bowed(-0.275, 0.138, 0.65, 0.04), -0.09, 0.06, gold, edge=0.014)
panel(bowed(-0.275, 0.116, 0.632, 0.038), -0.096, 0.05, enamel_field((0.012, 0.08, 0.42), 0.16), edge=0.004)
rim(bowed(-0.275, 0.124, 0.64, 0.039), -0.096, 0.008, gold)
for x in (-0.67, 0.67):
    bolt((x, -0.096, -0.235), (0, -1, 0), 0.014, gold, 0.4)

# A hall far behind in warm dusk, its lamps far out of focus.
wall = Material("wall", (0.16, 0.11, 0.09), 0.9)
plane(30, 20, (0, 12, 0), wall, turn=(math.radians(90), 0, 0))
lamps = [
    (chance.uniform(-4.4, 4.4), chance.uniform(9, 11.5), chance.uniform(-1.2, 2.2), chance.uniform(0.1, 0.24))
    for _ in range(54)
]
glows([((1.0, 0.6, 0.28), 0.03), ((1.0, 0.74, 0.5), 0.018), ((0.7, 0.4, 0.24), 0.022)], lamps, chance)

window((-1.8, -2.0, 2.0), (0, 0, 0.1), 1.0, 0.9, 130, (1, 0.94, 0.86))
window((2.0, -0.8, 0.9), (0, 0, 0.1), 0.5, 1.4, 60, (0.5, 0.66, 1.0))
window((-2.0, 0.4, 0.4), (0, 0, 0.1), 0.4, 1.4, 40, (1.0, 0.72, 0.42))
window((0.0, -2.2, -1.6), (0, 0, 0.0), 2.4, 0.3, 16, (1, 0.8, 0.6))
window((0.0, 6.0, 4.0), (0, 12.0, 0.3), 3.0, 1.0, 90, (1.0, 0.7, 0.46))
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=1.6, focus=(0.0, -0.16, 0.15))
bake("textart-logo", samples=24, exposure=0.2, shape=(1536, 768))
