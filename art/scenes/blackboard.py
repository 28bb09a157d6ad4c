"""A green school board with a print held by magnets, writing beside it; chalk and its dust on the tray, morning light."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import plaster, wood
from kit.nodes import Material
from kit.shapes import ball, box, cylinder, plane, surface

begin(seed=41)
sky((0.8, 0.87, 1.0), 0.32)

box((7, 0.2, 3.4), (0, 0.12, 1.6), plaster((0.72, 0.68, 0.58), 0.05, 0.06), edge=0)
oak = wood((0.24, 0.13, 0.06), (0.52, 0.34, 0.18), scale=2, rough=0.4, coat=0.2)

# The board, its frame, its tray.
WIDE, HIGH, FOOT = 1.96, 1.2, 0.92
MIDDLE = FOOT + HIGH / 2
board = plane(WIDE, HIGH, (0, -0.004, MIDDLE), None, (math.pi / 2, 0, 0))
slot(board, "board", rough=0.5, coat=0.05, coat_rough=0.4, aspect=WIDE / HIGH)
for z in (FOOT - 0.03, FOOT + HIGH + 0.03):
    box((WIDE + 0.12, 0.045, 0.06), (0, -0.012, z), oak, edge=0.005)
for x in (-WIDE / 2 - 0.03, WIDE / 2 + 0.03):
    box((0.06, 0.045, HIGH), (x, -0.012, MIDDLE), oak, edge=0.005)
box((WIDE + 0.06, 0.1, 0.02), (0, -0.075, FOOT - 0.055), oak, edge=0.004)
box((WIDE + 0.06, 0.012, 0.03), (0, -0.122, FOOT - 0.045), oak, edge=0.003)
for x, turn, colour in (
    (0.18, 0.3, (0.86, 0.85, 0.82)),
    (0.27, -0.5, (0.86, 0.85, 0.82)),
    (0.41, 0.1, (0.85, 0.74, 0.36)),
    (-0.62, 0.4, (0.82, 0.5, 0.5)),
):
    cylinder(
        0.0075,
        random.uniform(0.05, 0.085),
        (x, -0.08, FOOT - 0.037),
        Material("chalk", colour, 0.95),
        (0, math.pi / 2, turn),
        24,
        edge=0.002,
    )
# What breaks off and falls: crumbs and dust, thickest where somebody writes.
dust = Material("dust", (0.7, 0.69, 0.65), 1.0)
for _ in range(420):
    x = random.gauss(0.3, 0.34) if random.random() < 0.7 else random.uniform(-0.95, 0.95)
    ball(random.uniform(0.0006, 0.0019), (x, random.uniform(-0.115, -0.035), FOOT - 0.0448), dust, 6)
felt = Material("felt", (0.1, 0.1, 0.11), 1.0, Sheen=0.6)
box((0.15, 0.05, 0.022), (0.68, -0.08, FOOT - 0.034), felt, (0, 0, 0.06), edge=0.004)
box(
    (0.15, 0.046, 0.022),
    (0.68, -0.08, FOOT - 0.012),
    wood((0.2, 0.08, 0.03), (0.45, 0.22, 0.09), scale=6, coat=0.3),
    (0, 0, 0.06),
    edge=0.005,
)

# The print: it bows between its two magnets and lifts at its lower corners.
PHOTO_WIDE, PHOTO_HIGH = 0.74, 0.94


def paper(u, v):
    lift = 0.011 * (1 - v) ** 2 + 0.006 * math.sin(math.pi * u) * v + 0.022 * (1 - v) ** 3 * (2 * u - 1) ** 4
    return (PHOTO_WIDE * (u - 0.5), -0.008 - lift, PHOTO_HIGH * (v - 0.5))


def picture(u, v):
    """The part of the paper inside its white rim, which keeps the two slots apart."""
    x, y, z = paper(0.05 + 0.9 * u, 0.091 + 0.868 * v)
    return (x, y - 0.0008, z)


hung = Matrix.Translation((-0.54, 0, MIDDLE + 0.01)) @ Matrix.Rotation(math.radians(-1.6), 4, "Y")
sheet = surface(paper, 40, 50, Material("paper", (0.84, 0.83, 0.8), 0.4, Clearcoat=0.2))
photo = surface(picture, 40, 50)
sheet.matrix_world = photo.matrix_world = hung
slot(photo, "photo", rough=0.3, coat=0.25, coat_rough=0.12, aspect=0.9 * PHOTO_WIDE / (0.868 * PHOTO_HIGH))
for x, colour in ((-0.85, (0.62, 0.04, 0.03)), (-0.24, (0.04, 0.16, 0.42))):
    cylinder(
        0.017,
        0.013,
        (x, -0.0205, MIDDLE + 0.455),
        Material("magnet", colour, 0.25, Clearcoat=0.7),
        (math.pi / 2, 0, 0),
        40,
        edge=0.003,
    )

window((-2.6, -1.6, 1.9), (0, 0, 1.5), 1.4, 1.8, 75, (1, 0.95, 0.88))
window((2.2, -2.6, 2.0), (0, 0, 1.4), 2, 1.6, 30, (0.86, 0.93, 1))

camera((0.22, -2.75, 1.5), (0.0, 0, 1.5), 46, aperture=2.8, focus=(0, 0, 1.5))
bake("photoframe-rooms", samples=16, exposure=0.25)
