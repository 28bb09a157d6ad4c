"""A theatre's front at night: a canopy with the play's name on lit glass, rows of warm bulbs, the poster between doors."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import concrete, metal, wood
from kit.nodes import Material
from kit.room import rope
from kit.shapes import box, cylinder, moulding, plane
from kit.signs import along, around, bulbs
from kit.solid import Solid

begin(seed=47)
sky((0.16, 0.22, 0.4), 0.1)

# Pavement after rain, red runner to the doors.
stone = concrete((0.11, 0.11, 0.115), 0.13)
plane(14, 9, (0, -3.5, 0), stone)
carpet = Material("carpet", (0.2, 0.012, 0.016), 0.95, Sheen=0.4)
carpet.bump(carpet.noise(carpet.place(), 180, 3), 0.4, 0.004)
box((1.7, 3.6, 0.012), (0, -1.7, 0.006), carpet, edge=0.004)

# The wall: dark green tiles with a brass line; two pairs of doors.
tile = Material("tile", rough=0.18, Clearcoat=0.6)
own = tile.node(
    "TexBrick", settings={"offset": 0.5}, Vector=tile.place(turn=(math.pi / 2, 0, 0)), Scale=1.0,
    **{
        "Mortar_Size": 0.004, "Brick_Width": 0.3, "Row_Height": 0.1, "Color1": (0.012, 0.045, 0.038),
        "Color2": (0.022, 0.07, 0.056), "Mortar": (0.02, 0.02, 0.018),
    },
)
tile.set("Base Color", own)
box((12, 0.3, 6), (0, 0.15, 3), tile, edge=0)
brass = metal((0.8, 0.55, 0.24), 0.22, 0.1)
for z in (0.42, 2.42):
    box((12, 0.03, 0.035), (0, -0.012, z), brass, edge=0.006)
box((12, 0.05, 0.4), (0, -0.02, 0.2), Material("plinth", (0.02, 0.02, 0.022), 0.12, Clearcoat=0.5), edge=0.008)

oak = wood((0.06, 0.024, 0.01), (0.2, 0.09, 0.04), scale=1.2, rough=0.3, coat=0.4)
foyer = Material("foyer", (0.6, 0.35, 0.15), 0.9, Emission=(1, 0.55, 0.22), Emission_Strength=0.55)
glow = foyer.ramp(foyer.node("SeparateXYZ", 2, Vector=foyer.place()), (0.0, 0.12), (0.7, 1.0))
foyer.set(
    "Emission",
    foyer.mix(1.0, (1.0, 0.52, 0.2), foyer.mix(0.6, glow, foyer.noise(foyer.place(), 1.4, 4), "MULTIPLY"), "MULTIPLY"),
)
for side in (-1, 1):
    for leaf in (-1, 1):
        x = side * 1.66 + leaf * 0.37
        plane(0.56, 1.9, (x, -0.012, 1.18), foyer, (math.pi / 2, 0, 0))
        frame = Solid()
        for low, high in (
            ((x - 0.36, -0.06, 0.02), (x - 0.26, -0.015, 2.24)),
            ((x + 0.26, -0.06, 0.02), (x + 0.36, -0.015, 2.24)),
            ((x - 0.27, -0.058, 2.1), (x + 0.27, -0.015, 2.24)),
            ((x - 0.27, -0.058, 0.02), (x + 0.27, -0.015, 0.34)),
            ((x - 0.27, -0.05, 1.1), (x + 0.27, -0.015, 1.16)),
        ):
            frame.box(low, high, oak)
        frame.made(edge=0.006)
        cylinder(0.014, 0.5, (x - leaf * 0.31, -0.1, 1.12), brass)
    moulding(1.5, 2.24, (side * 1.66, -0.01, 1.13), brass, 0.06, 0.05)

# The poster in its case, with bulbs around it.
WIDTH, HEIGHT, UP = 1.06, 1.4, 1.29
poster = plane(WIDTH, HEIGHT, (0, -0.05, UP), None, (math.pi / 2, 0, 0))
slot(poster, "poster", rough=0.15, coat=0.7, coat_rough=0.03, aspect=WIDTH / HEIGHT)
dark = Material("case", (0.03, 0.006, 0.008), 0.3, Clearcoat=0.5)
box((WIDTH + 0.34, 0.04, HEIGHT + 0.34), (0, -0.02, UP), dark, edge=0.01)
moulding(WIDTH - 0.005, HEIGHT - 0.005, (0, -0.045, UP), brass, 0.035, 0.03)
moulding(WIDTH + 0.27, HEIGHT + 0.27, (0, -0.03, UP), brass, 0.05, 0.04)
x, low, high = WIDTH / 2 + 0.085, UP - HEIGHT / 2 - 0.085, UP + HEIGHT / 2 + 0.085
ring = around(-x, x, low, high, -0.062, 0.118)
bulbs(ring, 0.019)

# The canopy: its face is lit from behind, lamps run around it and below it.
FACE, TALL, LOW, DEEP = 3.3, 0.74, 2.48, 1.1
sign = plane(FACE, TALL, (0, -DEEP - 0.012, LOW + TALL / 2), None, (math.pi / 2, 0, 0))
slot(sign, "sign", "screen", strength=1.15, rough=0.3, aspect=FACE / TALL)
body = Material("canopy", (0.2, 0.016, 0.02), 0.28, Clearcoat=0.6)
box((FACE + 0.5, DEEP, TALL + 0.34), (0, -DEEP / 2, LOW + TALL / 2), body, edge=0.02)
moulding(FACE, TALL, (0, -DEEP, LOW + TALL / 2), brass, 0.03, 0.03)
moulding(FACE + 0.42, TALL + 0.27, (0, -DEEP, LOW + TALL / 2), brass, 0.045, 0.05)
x, low, high = FACE / 2 + 0.12, LOW - 0.085, LOW + TALL + 0.085
y = -DEEP - 0.03
bulbs(around(-x, x, low, high, y, 0.15), 0.027)
below = [point for row in range(3) for point in along((-1.8, -0.25 - 0.36 * row, LOW - 0.2), (1.8, -0.25 - 0.36 * row, LOW - 0.2), 0.3)]
bulbs(below, 0.03)
window((0, -0.65, LOW - 0.24), (0, -0.6, 0), 3.4, 0.9, 120, (1, 0.62, 0.3))
window((0, -DEEP - 0.12, LOW + 0.4), (0, -4, 1.2), 3.4, 0.8, 34, (1, 0.8, 0.55))

rope(-2.3, -1.05, -1.75)
rope(1.05, 2.3, -1.75)

window((-5, -5, 4), (0, 0, 1), 3, 3, 60, (0.5, 0.65, 1))
spot((0, -4.5, 4.5), (0, 0, 1.4), 120, 26, 1, (1, 0.86, 0.7))

camera((0.62, -5.5, 1.05), (0.04, 0, 1.6), 36, aperture=8, focus=(0, -0.2, 1.5))
bake("photoframe-rooms", samples=16, exposure=0.3)
