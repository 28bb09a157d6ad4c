"""Two large posters across the tracks of an underground station, below a vault of white tiles."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import concrete, metal, wood
from kit.nodes import Material
from kit.shapes import box, cylinder, moulding, plane, tube
from kit.solid import Solid
from kit.station import terrazzo, tiles, tube_lamps, vault

begin(seed=72)
sky((0.6, 0.65, 0.6), 0.02)

# Across: the wall behind the far rails. The bed of the tracks lies 1.1 below the platform's edge at y = -3.6.
white = tiles((0.62, 0.61, 0.56), size=(0.3, 0.15), joint=0.005, dirt=0.42)
blue = tiles((0.02, 0.05, 0.12), size=(0.3, 0.15), dirt=0.3)
Solid().box((-9, 0.01, -1.1), (16, 0.3, 0.35), concrete((0.12, 0.115, 0.105))).made()
Solid().box((-9, 0.0, 0.35), (16, 0.3, 0.65), blue).made()
Solid().box((-9, 0.01, 0.65), (16, 0.3, 3.0), white).made()
Solid().box((-9, 0.0, 3.0), (16, 0.3, 3.3), blue).made()
over = tiles(
    (0.6, 0.59, 0.54),
    size=(0.3, 0.15),
    joint=0.005,
    dirt=0.5,
    place=lambda made: made.node("Mapping", Vector=made.place("UV"), Scale=(25, 11, 1)),
)
vault(-9, 16, -9.2, 0.05, 3.3, 2.3, over, 60)
for x in (-3.0, 3.4, 9.8):
    vault(
        x,
        x + 0.5,
        -9.1,
        -0.05,
        3.3,
        2.22,
        tiles(
            (0.3, 0.31, 0.3), size=(0.3, 0.15), place=lambda made: made.node("Mapping", Vector=made.place("UV"), Scale=(2, 60, 1))
        ),
        60,
    )

ballast = Material("ballast", (0.05, 0.045, 0.04), 0.95)
stones = ballast.node("TexVoronoi", "Distance", Vector=ballast.place(), Scale=16.0)
ballast.set("Base Color", ballast.ramp(stones, (0.0, (0.075, 0.065, 0.055)), (0.6, (0.012, 0.011, 0.01)))).bump(stones, 1.0, 0.05)
plane(25, 3.6, (3.5, -1.8, -1.1), ballast)
rail, rust = metal((0.55, 0.53, 0.5), 0.25), metal((0.12, 0.065, 0.04), 0.7)
sleeper = wood((0.03, 0.022, 0.016), (0.07, 0.055, 0.04), scale=1.5, rough=0.9)
for y in (-1.05, -2.48):
    solid = Solid().box((-9, y - 0.035, -0.93), (16, y + 0.035, -0.915), rail)
    solid.box((-9, y - 0.012, -1.05), (16, y + 0.012, -0.93), rust).box((-9, y - 0.07, -1.07), (16, y + 0.07, -1.045), rust).made(
        None, 0.004
    )
for number in range(40):
    box((0.24, 2.5, 0.14), (-8.8 + 0.64 * number, -1.77, -1.12), sleeper, edge=0.01)

# The near platform: terrazzo, a strip of ribbed yellow, its edge of granite.
plane(25, 7, (3.5, -7.42, 0.0), terrazzo((0.24, 0.235, 0.22), 0.24))
yellow = Material("warning strip", (0.62, 0.4, 0.03), 0.5)
studs = yellow.node("TexVoronoi", "Distance", {"distance": "EUCLIDEAN"}, Vector=yellow.place(), Scale=14.0, Randomness=0.0)
worn = yellow.noise(yellow.place(), 3.0, 7, 0.65)
yellow.set("Base Color", yellow.multiply((0.62, 0.4, 0.03), yellow.ramp(worn, (0.3, 0.35), (0.62, 1.05))))
yellow.bump(yellow.ramp(studs, (0.28, 1.0), (0.36, 0.0)), 0.8, 0.008)
box((25, 0.5, 0.03), (3.5, -4.25, 0.0), yellow, edge=0.004)
granite = concrete((0.42, 0.41, 0.39), 0.5)
for number in range(21):
    box((1.19, 0.42, 1.1), (-8.4 + 1.2 * number, -3.79, -0.54), granite, edge=0.012)

frame = Material("frame", (0.05, 0.052, 0.055), 0.35, Metallic=0.7)
FLAT = [(0, 0), (0, 1), (0.3, 1), (1, 0.7), (1, 0)]


def poster(name, x, width, height, z):
    made = plane(width, height, (x, -0.045, z), None, (math.pi / 2, 0, 0))
    moulding(width - 0.01, height - 0.01, (x, 0.0, z), frame, 0.09, 0.075, FLAT)
    return slot(made, name, rough=0.25, coat=0.55, coat_rough=0.05, aspect=width / height)


poster("photo", -0.3, 1.85, 2.25, 1.84)
poster("second", 2.2, 1.85, 2.25, 1.84)

# Cables along the wall.
black = Material("cable", (0.015, 0.015, 0.016), 0.5)
for number in range(4):
    z = -0.1 - 0.09 * number
    tube([(-9 + i, -0.06, z - 0.03 * (i % 2)) for i in range(26)], 0.022, black)
for number in range(13):
    box((0.04, 0.1, 0.42), (-9 + 2 * number, -0.03, -0.24), metal((0.25, 0.25, 0.24), 0.5), edge=0.003)
# A post of the platform's roof at the left, near and out of focus.
iron = Material("iron", (0.02, 0.045, 0.06), 0.35, Clearcoat=0.4)
cylinder(0.13, 5, (-2.75, -4.6, 2.4), iron)
cylinder(0.19, 0.3, (-2.75, -4.6, 0.15), iron, edge=0.03)

tube_lamps(-7.5, 14, -4.6, 4.35, 9, 46, (1.0, 0.98, 0.9), target=(-0.9, 1.4))
window((4, -8.5, 3.4), (1, 0, 1.5), 9, 0.8, 110, (0.85, 0.96, 1.0))
camera((-1.75, -6.5, 1.6), (0.85, 0, 1.6), 32, aperture=4, focus=(0.6, 0, 1.9)).data.shift_y = -0.03
bake("photoframe-streets", samples=20, exposure=1.0)
