"""A drawing board on the setts of a street, a sheet of toned paper taped to it, a box of pastels, a sign of cardboard;
seen by somebody who stands before it."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.fallen import Maples, turning
from kit.light import camera, sky, sun
from kit.materials import wood
from kit.nodes import Material
from kit.paper import sheet
from kit.pastels import pastel_box, pastels, stick
from kit.setts import setts
from kit.shapes import ball, box, surface
from kit.solid import standing
from kit.table import pencil

begin(seed=131)
chance = random.Random(131)
sky((0.6, 0.76, 1.0), 0.55)

setts(chance)

# The board, the sheet, tape over its corners.
TURN = 4.0
BOARD = standing(-0.115, -0.005, 0.004, TURN)
board = box((0.5, 0.6, 0.009), (0, 0, 0.0045), wood((0.3, 0.17, 0.07), (0.56, 0.38, 0.2), scale=1.6, rough=0.5), edge=0.0015)
board.matrix_world = BOARD @ board.matrix_world
WIDE, TALL = 0.44, 0.5246
slot(
    sheet(WIDE, TALL, (-0.115, -0.005), TURN - 0.5, 0.0142, (0.0016, 0.0016), thick=0.0004, edge=(0.5, 0.45, 0.38)),
    "drawing",
    rough=0.92,
    aspect=WIDE / TALL,
)
tape = Material("tape", (0.62, 0.53, 0.33), 0.6, Specular=0.25)
tape.bump(tape.noise(tape.stretch(tape.place("UV"), 4, 60, 1), 1.0, 3), 0.3, 0.0008)
for x, y, turn in ((-0.212, 0.255, 48), (0.212, 0.255, -44), (-0.212, -0.257, -50), (0.214, -0.255, 42)):
    strip = surface(
        lambda u, v: (
            0.085 * (u - 0.5) + 0.0012 * math.sin(40 * v) * (u > 0.97),
            0.026 * (v - 0.5),
            0.0006 * math.sin(9 * u + 4 * v),
        ),
        30,
        10,
        tape,
    )
    strip.matrix_world = BOARD @ Matrix.Translation((x, y, 0.0124)) @ Matrix.Rotation(math.radians(turn), 4, "Z")

# The sign leans on nothing: torn cardboard with its flutes at the edge.
SIGN = (0.305, 0.2)
slot(
    sheet(0.212, 0.1855, SIGN, -8, 0.0225, (0.012, 0.01), thick=0.004, edge=(0.42, 0.28, 0.15)),
    "sign",
    rough=0.9,
    aspect=0.212 / 0.1855,
)

# Pastels: the box, and those in use.
chalks = pastels()
pastel_box(standing(0.306, -0.055, 0.006, -6), chalks, chance)
for number, (x, y, turn, tone, long) in enumerate(
    (
        (0.22, -0.195, 30, 3, 0.05),
        (0.262, -0.215, -24, 7, 0.032),
        (0.296, -0.232, -40, 7, 0.019),
        (0.31, -0.19, 80, 13, 0.036),
        (0.182, -0.262, 10, 14, 0.055),
        (0.4, -0.19, 140, 1, 0.03),
    )
):
    stick(standing(x, y, 0.008, turn), long, chalks[tone], 0.007, None, 7 * number + 2)

# Two pencils for the first lines, and what was rubbed off: crumbs of chalk and of kneaded rubber on the stones below the box.
pencil((0.372, -0.262, 0.002), 1.3, 0.14, (0.02, 0.05, 0.16))
pencil((0.36, -0.285, 0.002), 1.62, 0.1, (0.28, 0.03, 0.02))
for number in range(90):
    crumb = ball(
        chance.uniform(0.0005, 0.0017),
        (chance.gauss(0.27, 0.07), chance.gauss(-0.21, 0.035), chance.uniform(0.001, 0.002)),
        chalks[chance.choice((3, 7, 13, 14, 1, 14))],
        8,
    )
    crumb.scale = (1.0, chance.uniform(0.6, 1.2), 0.6)

leaves = [
    Maples(turning(dark, light, vein), 3, seed)
    for seed, dark, light, vein in (
        (3, (0.3, 0.045, 0.012), (0.44, 0.16, 0.02), (0.42, 0.22, 0.06)),
        (5, (0.36, 0.17, 0.02), (0.5, 0.3, 0.045), (0.5, 0.36, 0.1)),
        (8, (0.2, 0.085, 0.028), (0.32, 0.17, 0.05), (0.34, 0.2, 0.08)),
    )
]
for number, (x, y, turn, size, tone) in enumerate(
    (
        (-0.43, 0.23, 40, 0.075, 0),
        (-0.44, -0.23, 110, 0.07, 1),
        (0.46, -0.3, 160, 0.062, 0),
        (-0.41, 0.06, 200, 0.06, 1),
        (0.18, 0.285, 120, 0.07, 1),
        (0.42, 0.06, -30, 0.065, 0),
        (-0.4, -0.09, 300, 0.05, 2),
        (0.12, -0.3, 70, 0.06, 1),
        (0.45, 0.29, 10, 0.07, 2),
    )
):
    # They lie on the stones, one of them on the board; their rims have dried and rolled up.
    lies = standing(x, y, 0.005 if math.hypot(x - 0.12, y + 0.3) > 0.02 else 0.0158, turn)
    leaves[tone].lay(lies @ Matrix.Rotation(chance.uniform(-0.1, 0.1), 4, "X"), size, number)

sun((0.74, -0.42, -0.56), 3.3, 0.7, (1, 0.85, 0.64))
camera((0.02, -0.5, 1.32), (0.02, -0.006, 0.0), 52, aperture=9, focus=(0, 0, 0.01))
bake("photoframe-sketches", samples=24, exposure=-0.05)
