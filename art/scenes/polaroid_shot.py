"""An instant picture on an old wooden table in the light of a window, leaves of maple and a pencil beside it."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.fallen import Maples, turning
from kit.light import camera, sky, window
from kit.materials import wood
from kit.nodes import Material
from kit.paper import rounded, sheet
from kit.shapes import plane
from kit.table import pencil

begin(seed=113)
chance = random.Random(113)
sky((0.75, 0.85, 1.0), 0.25)
oak = wood((0.13, 0.06, 0.028), (0.36, 0.2, 0.1), scale=2.4, board=(2.4, 0.17), rough=0.5, gap=0.0012, relief=0.05)
plane(1.2, 1.2, (0, 0.2, 0), oak)

WIDE, TALL = 0.088, 0.107
BOARD = rounded(WIDE, TALL, 0.0014)
# Another below it: the sea after sunset.
UNDER = (0.012, 0.004)
sheet(WIDE, TALL, UNDER, 13, 0.001, (0.001, 0.001), thick=0.0006, edge=(0.74, 0.73, 0.7), outline=BOARD)
dusk = Material("dusk", rough=0.25, Clearcoat=0.6, Clearcoat_Roughness=0.06)
high = dusk.node("SeparateXYZ", 1, Vector=dusk.place("UV"))
low = dusk.noise(dusk.stretch(dusk.place("UV"), 6, 60, 1), 1.0, 3)
clouds = dusk.noise(dusk.stretch(dusk.place("UV"), 2, 11, 1), 1.0, 4)
waves = dusk.mix(low, (0.012, 0.03, 0.05), (0.09, 0.09, 0.1))
air = dusk.ramp(high, (0.4, (0.62, 0.26, 0.1)), (0.58, (0.5, 0.3, 0.24)), (0.8, (0.16, 0.2, 0.3)), (1.0, (0.06, 0.1, 0.19)))
air = dusk.multiply(air, dusk.ramp(clouds, (0.38, 1.05), (0.64, 0.55)))
dusk.set("Base Color", dusk.mix(dusk.ramp(high, (0.395, 0.0), (0.402, 1.0)), waves, air))
print_below = plane(0.078, 0.079, (0, 0, 0), dusk)
print_below.matrix_world = (
    Matrix.Translation((*UNDER, 0.0017)) @ Matrix.Rotation(math.radians(13), 4, "Z") @ Matrix.Translation((0, 0.009, 0))
)
card = sheet(WIDE, TALL, (-0.003, -0.001), 4, 0.0034, (0.009, 0.013), (0.45, 0.4), thick=0.0006, outline=BOARD)
slot(card, "card", rough=0.24, coat=0.8, coat_rough=0.05, aspect=WIDE / TALL)

leaves = [
    Maples(turning(dark, light, vein, 0.75, 0.05), seed=number)
    for number, (dark, light, vein) in enumerate(
        (
            ((0.3, 0.014, 0.008), (0.5, 0.06, 0.012), (0.62, 0.3, 0.08)),
            ((0.5, 0.09, 0.01), (0.68, 0.26, 0.02), (0.72, 0.5, 0.12)),
        )
    )
]
for x, y, turn, size, kind, up in (
    (0.058, 0.043, -50, 0.05, 0, 0.2),
    (0.082, 0.028, -110, 0.042, 1, 0.05),
    (-0.062, -0.056, 120, 0.052, 1, 0.15),
    (-0.08, -0.036, 60, 0.036, 0, 0.1),
    (-0.066, 0.05, 20, 0.04, 0, 0.12),
    (-0.088, 0.022, 100, 0.03, 1, 0.1),
):
    place = Matrix.Translation((x, y, 0.0035)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(up, 4, "X")
    leaves[kind].lay(place, size, kind + 1)
pencil((0.068, -0.024, 0.0), math.radians(190), 0.085, (0.02, 0.06, 0.12))
window((-0.5, 0.5, 0.55), (0, 0, 0), 0.22, 0.3, 6.2, (1, 0.92, 0.8))
window((0.5, -0.1, 0.5), (0, 0, 0), 0.3, 0.5, 1.2, (0.85, 0.92, 1))
# Two panes of a window are mirrored by the film, at its upper right, beside a face.
for x in (0.062, 0.104):
    window((x, 0.262, 0.55), (x, 0.262, 0), 0.036, 0.075, 0.16, (0.92, 0.96, 1))
camera((0.0, -0.12, 0.36), (0.0, 0.0015, 0.0), 84, aperture=9, focus=(0.0, -0.01, 0.004))
bake("photoframe-prints", samples=20, exposure=0.3)
