"""A basketball on the boards of an arena; letters stand to its right, nearer. A metre is the frame's height."""

import math
import random

from mathutils import Matrix

from kit.armour import lamp
from kit.bake import bake, begin
from kit.basketball import basketball
from kit.bokeh import glows
from kit.crowd import crowd
from kit.light import camera, sky, window
from kit.materials import wood
from kit.nodes import Material
from kit.shapes import box, mesh, plane

begin(seed=47)
chance = random.Random(47)
sky((0.4, 0.5, 0.8), 0.05)
FLOOR = -0.335

RADIUS = 0.318
basketball(
    RADIUS,
    Matrix.Translation((-0.652, 0.0, FLOOR + RADIUS))
    @ Matrix.Rotation(math.radians(24), 4, "Y")
    @ Matrix.Rotation(math.radians(-24), 4, "X")
    @ Matrix.Rotation(math.radians(62), 4, "Z"),
)

# Maple boards under lacquer, lines painted on them.
maple = wood((0.4, 0.22, 0.085), (0.62, 0.4, 0.18), scale=1.4, board=(2.6, 0.14), rough=0.2, coat=1.0, gap=0.003)
plane(30, 30, (0, 11, FLOOR), maple, turn=(0, 0, math.radians(90)))
red, white = (
    Material("paint", tone, 0.22, Clearcoat=0.7, Clearcoat_Roughness=0.1)
    for tone in ((0.3, 0.012, 0.02), (0.74, 0.74, 0.72))
)


def strip(inner, outer, first, last, at, material, lift=0.0012):
    steps = 120
    points = []
    for step in range(steps + 1):
        turn = math.radians(first + (last - first) * step / steps)
        points += [(at[0] + far * math.cos(turn), at[1] + far * math.sin(turn), FLOOR + lift) for far in (inner, outer)]
    mesh(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], material, name="line")


strip(0.0, 1.6, 0, 360, (1.6, 2.6), red)
strip(1.6, 1.68, 0, 360, (1.6, 2.6), white)
plane(30, 0.08, (0, 4.9, FLOOR + 0.0012), white)

# The stands: rows of people in the dark, a band of screens, lamps under the roof.
crowd(
    ((0.2, 0.22, 0.3), (0.3, 0.16, 0.12), (0.1, 0.13, 0.22), (0.34, 0.3, 0.26), (0.24, 0.05, 0.05)),
    (13.0, FLOOR + 0.76),
    (0.55, 0.34),
    12,
    70,
    0.36,
    0.11,
    chance,
)
box((34, 0.1, 0.5), (0, 12.6, FLOOR + 0.34), Material("hoarding", (0.012, 0.016, 0.04), 0.4), edge=0)
ribbon = lamp((0.05, 0.13, 0.5), 0.7)
box((34, 0.05, 0.16), (0, 12.5, FLOOR + 0.42), ribbon, edge=0)
lamps = [
    (-7.7 + 1.1 * number + 0.5 * tier, 15.0 + 2 * tier, 2.15 - 0.42 * tier, 0.16) for number in range(15) for tier in (0, 1)
]
glows([((1.0, 0.9, 0.76), 2.6), ((0.8, 0.9, 1.0), 2.6)], lamps, chance)
for x in (-5.0, 0.0, 5.0):
    window((x, 12.0, 6.0), (x, 14.5, 1.5), 3.0, 1.0, 300, (0.75, 0.84, 1.0))

window((-1.9, -1.7, 2.3), (-0.4, 0, -0.1), 0.8, 0.8, 130, (1, 0.95, 0.88))
window((1.6, 0.6, 0.7), (-0.6, 0.0, 0.0), 0.3, 1.2, 26, (0.66, 0.8, 1.0))
window((-2.1, 0.7, 0.5), (-0.6, 0.0, 0.0), 0.3, 1.2, 26, (1, 0.8, 0.6))
window((0.4, 3.2, 2.4), (0.2, 2.0, FLOOR), 2.5, 0.6, 90, (1, 0.93, 0.84))

camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=0.7, focus=(-0.65, -0.28, 0.0))
bake("textart-logo", samples=24, exposure=0.2, shape=(1536, 768))
