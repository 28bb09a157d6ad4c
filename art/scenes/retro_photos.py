"""Prints on a cord before a wall of old boards, held by pegs; fairy lights above, dried flowers on a shelf below."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import ceramic, wood
from kit.nodes import Material
from kit.party import fairy_lights, peg, sagging
from kit.shapes import ball, box, curved, plane, surface, tube, turned

begin(seed=59)
sky((0.7, 0.72, 0.85), 0.16)

boards = wood((0.16, 0.13, 0.105), (0.42, 0.37, 0.31), board=(2.6, 0.115), rough=0.7, gap=0.004)
plane(3, 2, (0, 0, 0.5), boards, (math.pi / 2, 0, 0))

CORD = sagging((-0.62, -0.05, 0.36), (0.62, -0.05, 0.35), 0.075, 40)
tube(CORD, 0.0017, Material("cord", (0.42, 0.3, 0.17), 0.9))


def height_at(x):
    return min(CORD, key=lambda point: abs(point[0] - x))[2]


PRINT_WIDE, PRINT_HIGH = 0.205, 0.25


def hung(name, x, turn, swing, bow):
    """A print with its upper edge on the cord; it bows and swings a little from the wall."""

    def paper(u, v):
        down = 1 - v
        curl = 0.011 * bow * (2 * u - 1) ** 2 * (0.4 + 0.6 * down) + 0.014 * abs(bow) * down**2
        return (PRINT_WIDE * (u - 0.5), -curl, -PRINT_HIGH * down)

    made = surface(paper, 30, 36)
    z = height_at(x) + 0.004
    made.matrix_world = Matrix.Translation((x, -0.0545, z)) @ Matrix.Rotation(math.radians(turn), 4, "Y") @ Matrix.Rotation(math.radians(swing), 4, "Z")
    slot(made, name, rough=0.22, coat=0.5, coat_rough=0.08, aspect=PRINT_WIDE / PRINT_HIGH)
    for side in (-0.07, 0.07):
        tilt = Matrix.Translation((x + side, -0.052, height_at(x + side) - 0.004)) @ Matrix.Rotation(
            math.radians(turn + random.uniform(-4, 4)), 4, "Y",
        )
        peg(tilt)


hung("photo", -0.135, 2.2, -4, 1.0)
hung("second", 0.135, -2.6, 6, 0.8)
fairy_lights(sagging((-0.62, -0.03, 0.47), (-0.05, -0.03, 0.43), 0.035), 0.075)
fairy_lights(sagging((-0.05, -0.03, 0.43), (0.62, -0.03, 0.46), 0.05), 0.075, seed=8)

# A shelf with what a summer left: shells, a bottle with dried grasses, an old camera seen from its side.
shelf = wood((0.12, 0.06, 0.028), (0.34, 0.2, 0.1), scale=2, rough=0.5)
box((1.6, 0.16, 0.026), (0, -0.08, -0.045), shelf, edge=0.004)
TOP = -0.032
jar = [
    (0, 0), (0.03, 0), (0.036, 0.006), (0.04, 0.05), (0.034, 0.085), (0.018, 0.1), (0.02, 0.112), (0.017, 0.112), (0.015, 0.1),
]
turned(curved(jar), ceramic((0.26, 0.34, 0.34)), (-0.315, -0.085, TOP))
straw = Material("straw", (0.5, 0.38, 0.2), 0.9)
seed_head = Material("seeds", (0.55, 0.42, 0.24), 0.95)
lilac = Material("lavender", (0.2, 0.13, 0.32), 0.9)
for number in range(15):
    angle, lean = random.uniform(0, 6.28), random.uniform(0.02, 0.1)
    tip = (-0.315 + lean * math.cos(angle), -0.085 + 0.5 * lean * math.sin(angle), TOP + random.uniform(0.2, 0.3))
    tube([(-0.315, -0.085, TOP + 0.09), (-0.315 + 0.3 * lean * math.cos(angle), -0.085, TOP + 0.16), tip], 0.0009, straw)
    for step in range(9):
        t = step / 9
        wiggle = 0.003 * math.sin(7 * step)
        at = (tip[0] + wiggle - 0.08 * t * lean * math.cos(angle), tip[1] + 0.002 * math.cos(5 * step), tip[2] - 0.045 * t)
        ball(0.0032, at, lilac if number % 3 else seed_head, 8, (1, 1, 1.5))
white = Material("shell", (0.75, 0.66, 0.56), 0.35, Clearcoat=0.3)
for x, y, size, turn in ((0.31, -0.1, 0.036, 0.4), (0.365, -0.075, 0.026, 2.2), (0.05, -0.11, 0.02, 1.2)):

    def shell(u, v, size=size):
        angle = (u - 0.5) * 2.3
        ridge = 1 + 0.035 * math.sin(52 * u)
        far = size * v * ridge * (1 - 0.1 * (2 * u - 1) ** 2)
        return (
            far * math.sin(angle), far * math.cos(angle) - 0.4 * size,
            0.36 * size * math.sin(math.pi * min(1, 0.15 + 0.85 * v)) * (1 - 0.5 * (2 * u - 1) ** 2) + 0.0004,
        )

    made = surface(shell, 120, 24, white)
    made.matrix_world = Matrix.Translation((x, y, TOP)) @ Matrix.Rotation(turn, 4, "Z")
for number, (width, colour) in enumerate([(0.15, (0.3, 0.13, 0.06)), (0.135, (0.1, 0.17, 0.18))]):
    box(
        (width, 0.1, 0.02), (0.44, -0.085, TOP + 0.01 + 0.02 * number), Material("book", colour, 0.7),
        (0, 0, 0.1 * number - 0.04), edge=0.002,
    )

window((-1.3, -1.1, 0.9), (0, 0, 0.2), 0.6, 0.9, 13, (1, 0.88, 0.7))
window((1.1, -1.5, 0.7), (0, 0, 0.2), 1.2, 1.0, 7, (0.75, 0.85, 1))

camera((0.05, -1.05, 0.2), (0.0, 0, 0.195), 47, aperture=3.5, focus=(0, -0.06, 0.22))
bake("photoframe-tables", samples=16, exposure=0.3)
