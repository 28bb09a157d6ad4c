"""A green school board with a print held by magnets, writing beside it; chalk and its dust on the tray, morning light."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import plaster, wood
from kit.nodes import Material
from kit.shapes import ball, box, curved, plane, surface, turned

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
# A ledge deep enough to lay things on, a low lip before it.
LEDGE, LIP = FOOT - 0.05, -0.168
box((WIDE + 0.1, 0.15, 0.022), (0, -0.1, LEDGE - 0.011), oak, edge=0.005)
box((WIDE + 0.1, 0.014, 0.03), (0, LIP - 0.007, LEDGE - 0.008), oak, edge=0.004)


def chalk(x, y, turn, long, colour):
    """A stick that tapers, one end of it worn slanting by writing."""
    made = Material("chalk", colour, 1.0, Specular=0.1)
    grain = made.noise(made.place(), 260, 4, 0.65)
    made.set("Base Color", made.multiply(colour, made.ramp(grain, (0.3, 0.86), (0.7, 1.06)))).bump(grain, 0.25, 0.001)
    line = [(0.0, 0.0), (0.0095, 0.0), (0.0107, 0.0015), (0.0122, long - 0.004)]
    line += [(0.0112, long - 0.0012), (0.007, long), (0.0, long)]
    stick = turned(line, made, sides=40)
    for point in stick.data.vertices:
        if point.co.z > long - 0.003:
            point.co.z += 0.55 * point.co.x - 0.004
    lies = Matrix.Translation((x, y, LEDGE + 0.0115)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    stick.matrix_world = lies @ Matrix.Rotation(math.pi / 2, 4, "Y")


WHITE, YELLOW, PINK, GREEN = (0.86, 0.85, 0.82), (0.86, 0.72, 0.3), (0.84, 0.46, 0.48), (0.42, 0.66, 0.42)
for where in (
    (0.06, -0.085, 14, 0.1, WHITE),
    (0.2, -0.11, -22, 0.062, WHITE),
    (0.33, -0.08, 6, 0.085, YELLOW),
    (0.36, -0.125, -4, 0.034, WHITE),
    (-0.66, -0.095, 18, 0.09, PINK),
    (-0.52, -0.12, -9, 0.05, GREEN),
):
    chalk(*where)
# What breaks off and falls: crumbs and dust, thickest where somebody writes; a bed of it along the board's foot.
dust = Material("dust", (0.7, 0.69, 0.65), 1.0)
for _ in range(700):
    x = random.gauss(0.3, 0.34) if random.random() < 0.7 else random.uniform(-0.95, 0.95)
    ball(random.uniform(0.0006, 0.0024), (x, -0.03 - 0.12 * random.random() ** 1.6, LEDGE + 0.0004), dust, 6)
felt = Material("felt", (0.13, 0.13, 0.14), 1.0, Sheen=0.6)
dusted = felt.noise(felt.stretch(felt.place(), 30, 60, 90), 1.0, 4, 0.6)
felt.set("Base Color", felt.ramp(dusted, (0.35, (0.09, 0.09, 0.1)), (0.62, (0.4, 0.4, 0.39)))).bump(dusted, 0.5, 0.002)
DUSTER = Matrix.Translation((0.72, -0.098, LEDGE)) @ Matrix.Rotation(math.radians(9), 4, "Z")
lacquered = wood((0.2, 0.08, 0.03), (0.45, 0.22, 0.09), scale=6, coat=0.3)
for size, up, made, edge in (
    ((0.2, 0.078, 0.03), 0.015, felt, 0.006),
    ((0.204, 0.08, 0.024), 0.042, lacquered, 0.008),
    ((0.15, 0.036, 0.02), 0.06, lacquered, 0.008),
):
    part = box(size, (0, 0, up), made, edge=edge)
    part.matrix_world = DUSTER @ part.matrix_world

# The print: it bows between its two magnets and lifts at its lower corners.
PHOTO_WIDE, PHOTO_HIGH = 0.76, 0.965


def paper(u, v):
    lift = 0.011 * (1 - v) ** 2 + 0.006 * math.sin(math.pi * u) * v + 0.022 * (1 - v) ** 3 * (2 * u - 1) ** 4
    return (PHOTO_WIDE * (u - 0.5), -0.008 - lift, PHOTO_HIGH * (v - 0.5))


def picture(u, v):
    """The part of the paper inside its white rim, which keeps the two slots apart."""
    x, y, z = paper(0.05 + 0.9 * u, 0.091 + 0.868 * v)
    return (x, y - 0.0008, z)


hung = Matrix.Translation((-0.545, 0, MIDDLE + 0.012)) @ Matrix.Rotation(math.radians(-1.6), 4, "Y")
sheet = surface(paper, 40, 50, Material("paper", (0.84, 0.83, 0.8), 0.4, Clearcoat=0.2))
photo = surface(picture, 40, 50)
sheet.matrix_world = photo.matrix_world = hung
slot(photo, "photo", rough=0.3, coat=0.25, coat_rough=0.12, aspect=0.9 * PHOTO_WIDE / (0.868 * PHOTO_HIGH))
# Magnets: a cap of lacquered steel, domed, with a seat.
cap = [(0.0, 0.0), (0.021, 0.0), (0.0215, 0.003), (0.0208, 0.0085), (0.0175, 0.0125), (0.009, 0.0145), (0.0, 0.0148)]
for u, colour in ((0.07, (0.62, 0.04, 0.03)), (0.93, (0.04, 0.16, 0.42))):
    x, y, z = paper(u, 0.975)
    made = turned(curved(cap, 4), Material("magnet", colour, 0.25, Clearcoat=0.7), sides=64)
    made.matrix_world = hung @ Matrix.Translation((x, y - 0.001, z)) @ Matrix.Rotation(math.pi / 2, 4, "X")

window((-2.6, -1.6, 1.9), (0, 0, 1.5), 1.4, 1.8, 75, (1, 0.95, 0.88))
window((2.2, -2.6, 2.0), (0, 0, 1.4), 2, 1.6, 30, (0.86, 0.93, 1))

camera((-0.3, -2.86, 1.86), (-0.03, 0, 1.478), 44.5, aperture=2.8, focus=(0, 0, 1.5))
bake("photoframe-rooms", samples=16, exposure=0.25)
