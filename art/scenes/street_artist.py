"""A drawing board on the setts of a street, a sheet of toned paper taped to it, a box of pastels, a tin with coins, a sign of cardboard;
seen by somebody who stands before it."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.fallen import autumn, maple
from kit.light import camera, sky, sun
from kit.materials import metal, wood
from kit.nodes import Material
from kit.paper import sheet
from kit.pastels import pastel_box, pastels, stick
from kit.setts import setts
from kit.shapes import box, cylinder, surface, turned
from kit.solid import standing

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
for x, y, turn, tone, long in (
    (0.22, -0.195, 30, 3, 0.05),
    (0.262, -0.215, -24, 7, 0.042),
    (0.31, -0.19, 80, 13, 0.036),
    (0.182, -0.262, 10, 14, 0.055),
    (0.4, -0.19, 140, 1, 0.03),
):
    stick(standing(x, y, 0.008, turn), long, chalks[tone], 0.006)

# A rag that pastels were wiped on, a tin with coins.
rag = Material("rag", (0.6, 0.57, 0.52), 0.95, Sheen=0.3)
spot = rag.place("UV", (5, 5, 1))
stains = rag.mix(
    rag.ramp(rag.noise(spot, 1.3, 4, 0.6), (0.46, 0.0), (0.58, 0.75)),
    (0.62, 0.59, 0.54),
    rag.ramp(
        rag.noise(rag.place("UV", (3, 3, 1), move=(4, 2, 0)), 1.0, 3),
        (0.3, (0.5, 0.1, 0.08)),
        (0.45, (0.12, 0.22, 0.5)),
        (0.6, (0.66, 0.42, 0.1)),
        (0.75, (0.15, 0.4, 0.2)),
    ),
)
rag.set("Base Color", stains)


def crumpled(u, v):
    x, y = 0.13 * (u - 0.5), 0.1 * (v - 0.5)
    fold = abs(noise.noise(Vector((22 * x, 30 * y, 1)))) + 0.5 * abs(noise.noise(Vector((50 * x, 60 * y, 4))))
    edge = min(1.0, 9 * min(u, 1 - u, v, 1 - v))
    return (
        x * (0.9 + 0.2 * noise.noise(Vector((9 * y, 1, 2)))),
        y * (0.9 + 0.25 * noise.noise(Vector((9 * x, 5, 2)))),
        0.006 + 0.032 * fold * edge,
    )


surface(crumpled, 110, 90, rag).matrix_world = standing(0.372, -0.262, 0.0, 24)
tin, copper, silver = (
    metal((0.66, 0.66, 0.64), 0.3, 0.2),
    metal((0.62, 0.3, 0.14), 0.3, 0.15),
    metal((0.7, 0.68, 0.62), 0.28, 0.15),
)
TIN = (-0.418, -0.215, 0.002)
turned(
    [
        (0, 0.001),
        (0.05, 0.001),
        (0.053, 0.004),
        (0.053, 0.04),
        (0.055, 0.042),
        (0.053, 0.043),
        (0.051, 0.041),
        (0.051, 0.005),
        (0, 0.005),
    ],
    tin,
    TIN,
)
for number in range(26):
    far, way = 0.036 * chance.random() ** 0.6, chance.uniform(0, 6.3)
    coin = cylinder(
        chance.choice((0.0095, 0.0115, 0.013)), 0.0019, (0, 0, 0), chance.choice((copper, silver, silver)), edge=0.0005
    )
    coin.matrix_world = (
        Matrix.Translation((TIN[0] + far * math.cos(way), TIN[1] + far * math.sin(way), 0.009 + 0.0011 * number))
        @ Matrix.Rotation(chance.gauss(0, 0.25), 4, "X")
        @ Matrix.Rotation(chance.gauss(0, 0.25), 4, "Y")
    )

leaves = autumn(((0.4, 0.08, 0.012), (0.52, 0.22, 0.02), (0.3, 0.12, 0.03)))
for x, y, turn, size, tone in (
    (-0.43, 0.23, 40, 0.075, 0),
    (-0.41, 0.06, 200, 0.06, 1),
    (0.18, 0.285, 120, 0.07, 1),
    (0.42, 0.06, -30, 0.065, 0),
    (-0.4, -0.09, 300, 0.05, 2),
    (0.12, -0.3, 70, 0.06, 1),
    (0.45, 0.29, 10, 0.07, 2),
):
    maple(
        standing(x, y, 0.014, turn) @ Matrix.Rotation(chance.uniform(-0.25, 0.25), 4, "X"),
        size,
        leaves[tone],
        chance.uniform(0.15, 0.5),
    )

sun((0.72, -0.42, -0.62), 3.0, 0.9, (1, 0.88, 0.7))
camera((0.02, -0.5, 1.32), (0.02, -0.006, 0.0), 52, aperture=9, focus=(0, 0, 0.01))
bake("photoframe-sketches", samples=16, exposure=-0.05)
