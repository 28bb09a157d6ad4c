"""A leaf of watercolour paper on a deck, in the sun: a box of colours, brushes, a cup of coffee, a ticket."""

import random

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun, window
from kit.materials import ceramic, wood
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import plane
from kit.solid import standing
from kit.table import teacup
from kit.watercolours import paint_box, paint_brush

begin(seed=233)
chance = random.Random(233)
sky((0.62, 0.75, 1.0), 0.5)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood((0.13, 0.095, 0.066), (0.4, 0.31, 0.22), scale=1.4, board=(1.6, 0.105), rough=0.7, gap=0.0026, relief=0.2),
)

WIDE, TALL = 0.2745, 0.284
slot(
    sheet(
        WIDE,
        TALL,
        (-0.034, 0.002),
        -2.2,
        0.0016,
        (0.009, 0.012),
        (0.42, 0.55),
        thick=0.0006,
        edge=(0.72, 0.7, 0.64),
        torn=0.0022,
    ),
    "page",
    rough=0.95,
    aspect=WIDE / TALL,
)
slot(
    sheet(0.094, 0.0452, (0.156, 0.046), -14, 0.0012, (0.004, 0.006), thick=0.0003, edge=(0.7, 0.62, 0.45)),
    "ticket",
    rough=0.85,
    aspect=520 / 250,
)

TONES = [
    (0.75, 0.52, 0.02),
    (0.6, 0.2, 0.02),
    (0.5, 0.03, 0.02),
    (0.3, 0.015, 0.08),
    (0.09, 0.02, 0.16),
    (0.012, 0.03, 0.24),
    (0.01, 0.13, 0.36),
    (0.01, 0.2, 0.1),
    (0.06, 0.16, 0.01),
    (0.22, 0.09, 0.025),
    (0.055, 0.026, 0.01),
    (0.012, 0.012, 0.014),
]
paint_box(standing(0.141, -0.058, 0.0, -98), TONES, chance)
paint_brush(standing(0.176, 0.012, 0.0118, 58), 0.165, (0.13, 0.012, 0.01), (0.26, 0.12, 0.05), (0.012, 0.05, 0.24))
paint_brush(standing(0.098, -0.148, 0.0, 18), 0.12, (0.012, 0.012, 0.014), (0.4, 0.24, 0.12), (0.4, 0.05, 0.025), r=0.0026)

glaze, coffee = ceramic((0.74, 0.72, 0.67)), Material("coffee", (0.022, 0.01, 0.005), 0.06)
teacup((0.176, 0.142, 0.0), -140, glaze, coffee)

# Afternoon sun from the upper left; the far side of a deck house shades it a little.
sun((0.55, -0.5, -0.68), 3.0, 1.2, (1, 0.88, 0.7))
window((0.6, 0.5, 0.6), (0, 0, 0), 0.5, 0.5, 1.6, (0.82, 0.9, 1)).visible_glossy = False
camera((0.0, -0.09, 0.66), (0.0, 0.0, 0.002), 54, aperture=9, focus=(0, 0, 0.004))
bake("photoframe-sketches", samples=24, exposure=-0.1)
