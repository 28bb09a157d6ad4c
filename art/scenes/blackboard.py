"""A green school board with a print held by magnets, writing beside it; a teacher's desk before it, morning light."""

import math
import random

from mathutils import Euler, Matrix

from kit.bake import bake, begin, slot
from kit.book import cloth, lying, page_edges, placed, standing_book
from kit.light import camera, sky, window
from kit.materials import plaster, wood
from kit.nodes import Material
from kit.shapes import box, curved, cylinder, plane, surface, tube, turned
from kit.table import pencil

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
        0.0075, random.uniform(0.05, 0.085), (x, -0.08, FOOT - 0.037), Material("chalk", colour, 0.95), (0, math.pi / 2, turn),
        24, edge=0.002,
    )
felt = Material("felt", (0.1, 0.1, 0.11), 1.0, Sheen=0.6)
box((0.15, 0.05, 0.022), (0.68, -0.08, FOOT - 0.034), felt, (0, 0, 0.06), edge=0.004)
box(
    (0.15, 0.046, 0.022), (0.68, -0.08, FOOT - 0.012), wood((0.2, 0.08, 0.03), (0.45, 0.22, 0.09), scale=6, coat=0.3),
    (0, 0, 0.06), edge=0.005,
)

# The print: it bows between its two magnets and lifts at its lower corners.
PHOTO_WIDE, PHOTO_HIGH = 0.6, 0.76


def paper(u, v):
    lift = 0.011 * (1 - v) ** 2 + 0.006 * math.sin(math.pi * u) * v + 0.022 * (1 - v) ** 3 * (2 * u - 1) ** 4
    return (PHOTO_WIDE * (u - 0.5), -0.008 - lift, PHOTO_HIGH * (v - 0.5))


def picture(u, v):
    """The part of the paper inside its white rim, which keeps the two slots apart."""
    x, y, z = paper(0.05 + 0.9 * u, 0.091 + 0.868 * v)
    return (x, y - 0.0008, z)


hung = Matrix.Translation((-0.55, 0, MIDDLE + 0.02)) @ Matrix.Rotation(math.radians(-1.6), 4, "Y")
sheet = surface(paper, 40, 50, Material("paper", (0.84, 0.83, 0.8), 0.4, Clearcoat=0.2))
photo = surface(picture, 40, 50)
sheet.matrix_world = photo.matrix_world = hung
slot(photo, "photo", rough=0.3, coat=0.25, coat_rough=0.12, aspect=0.9 * PHOTO_WIDE / (0.868 * PHOTO_HIGH))
for x, colour in ((-0.8, (0.62, 0.04, 0.03)), (-0.31, (0.04, 0.16, 0.42))):
    cylinder(
        0.017, 0.013, (x, -0.0205, MIDDLE + 0.38), Material("magnet", colour, 0.25, Clearcoat=0.7), (math.pi / 2, 0, 0), 40,
        edge=0.003,
    )

# The desk: books, an apple, pencils in a cup.
DESK = 0.78
box(
    (2.4, 0.7, 0.04), (0.1, -0.85, DESK - 0.02), wood((0.2, 0.1, 0.045), (0.46, 0.28, 0.14), scale=1.4, rough=0.35, coat=0.3),
    edge=0.006,
)
pages = page_edges((0.8, 0.76, 0.66))
level = DESK
for width, height, thick, cover, turn in [
    (0.22, 0.3, 0.035, cloth((0.1, 0.16, 0.28)), 80),
    (0.2, 0.27, 0.028, cloth((0.38, 0.1, 0.06)), 97),
    (0.18, 0.25, 0.03, cloth((0.45, 0.32, 0.1)), 88),
]:
    placed(standing_book(width, height, thick, cover, pages), lying(0.86, -0.8, level, turn, thick))
    level += thick
apple = Material("apple", rough=0.22, Clearcoat=0.5, Clearcoat_Roughness=0.1)
streaks = apple.noise(apple.stretch(apple.place(), 60, 60, 6), 1, 4)
apple.set("Base Color", apple.ramp(streaks, (0.35, (0.45, 0.02, 0.015)), (0.6, (0.62, 0.09, 0.03)), (0.75, (0.7, 0.42, 0.1))))
fruit = [
    (0, 0.006), (0.015, 0.001), (0.027, 0.01), (0.037, 0.032), (0.039, 0.05), (0.032, 0.066), (0.016, 0.072), (0.006, 0.066),
    (0, 0.06),
]
turned(curved(fruit), apple, (0.74, -0.82, level))
tube(
    [(0.74, -0.82, level + 0.06), (0.741, -0.82, level + 0.075), (0.746, -0.822, level + 0.088)], 0.0017,
    Material("stalk", (0.1, 0.06, 0.03), 0.8),
)
tin = Material("tin", (0.13, 0.3, 0.3), 0.3, Clearcoat=0.4)
turned([(0.036, 0), (0.038, 0.002), (0.038, 0.105), (0.0365, 0.105), (0.036, 0.004)], tin, (-0.76, -0.75, DESK))
for number, colour in enumerate([(0.65, 0.4, 0.05), (0.5, 0.05, 0.04), (0.05, 0.2, 0.4), (0.08, 0.32, 0.12), (0.6, 0.15, 0.3)]):
    angle = number * 1.3
    stood = pencil((0, 0, 0), 0, 0.165, colour)
    tilt = Matrix.Translation(
        (-0.76 + 0.012 * math.cos(angle), -0.75 + 0.012 * math.sin(angle), DESK + 0.004),
    ) @ Euler((0.16 * math.sin(angle + 1), 0.2 * math.cos(angle), 0)).to_matrix().to_4x4()
    for part in stood:
        part.matrix_world = tilt @ Matrix.Rotation(math.pi / 2, 4, "X") @ Matrix.Translation(
            (0, 0.0825, -0.0036),
        ) @ part.matrix_world

window((-2.6, -1.6, 1.9), (0, 0, 1.5), 1.4, 1.8, 75, (1, 0.95, 0.88))
window((2.2, -2.6, 2.0), (0, 0, 1.4), 2, 1.6, 30, (0.86, 0.93, 1))

camera((0.16, -2.75, 1.36), (0.02, 0, 1.34), 42, aperture=2.8, focus=(0, 0, 1.5))
bake("photoframe-rooms", samples=16, exposure=0.25)
