"""A wall calendar that hangs from a nail on painted plaster, bound with wire; the sun through a window with bars."""

import math

from mathutils import Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun
from kit.materials import metal, plaster
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import box, curved, cylinder, plane, tube

begin(seed=331)
sky((0.75, 0.84, 1.0), 0.7)
wall = plaster((0.46, 0.5, 0.45), 0.14, 0.05)
plane(2, 2, (0, 0, 0), wall)

# Pages of 42 by 59 cm, each below a little lower and shifted, as they hang.
WIDE, TALL = 0.42, 0.59
white = Material("page", (0.78, 0.77, 0.73), 0.7, Specular=0.3)


def hanging(u, v):
    curl = 0.011 * max(0.0, (0.16 - v) / 0.16) ** 2 * (0.4 + 0.9 * u) + 0.012 * max(0.0, (u - 0.86) / 0.14) ** 2 * (1 - v)
    return 0.0022 * math.sin(math.pi * u) * math.sin(math.pi * v) + curl + 0.0008 * noise.noise(Vector((2.4 * u, 3 * v, 4)))


for number in range(4):
    below = sheet(
        WIDE,
        TALL,
        (0.0012 * number, -0.012 - 0.0016 * number),
        0.12 * number,
        0.006 - 0.0009 * number,
        (0, 0),
        thick=0.0003,
        edge=(0.76, 0.75, 0.71),
        crease=lambda u, v, n=number: hanging(u, v) * (1 - 0.2 * n),
    )
    below.data.materials.append(white.made)
page = sheet(
    WIDE, TALL, (0.0, -0.012), 0.0, 0.0074, (0, 0), thick=0.0003, edge=(0.76, 0.75, 0.71), crease=hanging, margin=0.0008
)
slot(page, "page", rough=0.62, coat=0.06, coat_rough=0.3, aspect=WIDE / TALL)

# The comb of wire: two loops at each hole; the hook in the middle rests on its nail.
TOP = TALL / 2 - 0.012
steel, hole = metal((0.16, 0.165, 0.17), 0.28, 0.05), Material("hole", (0.012, 0.013, 0.012), 0.9)
for ring in range(22):
    x = -0.184 + ring * 0.368 / 21
    box((0.0082, 0.0074, 0.0004), (x, TOP - 0.0135, 0.0092), hole, edge=0)
    for side in (-0.0015, 0.0015):
        loop = curved(
            [
                (x + side, TOP - 0.0135, 0.007),
                (x + side, TOP - 0.0128, 0.0128),
                (x + side, TOP - 0.003, 0.0158),
                (x + side, TOP + 0.006, 0.0128),
                (x + side, TOP + 0.0085, 0.006),
                (x + side, TOP + 0.004, 0.001),
            ],
            6,
        )
        tube(loop, 0.0011, steel)
hook = curved(
    [
        (-0.04, TOP + 0.004, 0.009),
        (-0.036, TOP + 0.012, 0.009),
        (-0.016, TOP + 0.0175, 0.009),
        (0.0, TOP + 0.026, 0.009),
        (0.016, TOP + 0.0175, 0.009),
        (0.036, TOP + 0.012, 0.009),
        (0.04, TOP + 0.004, 0.009),
    ],
    10,
)
tube(hook, 0.0012, steel)
pin = metal((0.7, 0.7, 0.7), 0.25, 0.1)
cylinder(0.0016, 0.022, (0.0, TOP + 0.0235, 0.006), pin)
cylinder(0.0046, 0.0018, (0.0, TOP + 0.0235, 0.0172), pin, edge=0.0006)

# The window's bars, out of the picture.
bar = Material("bar", (0.3, 0.3, 0.3), 0.8)
for x in (-0.98, -0.7, -0.42):
    box((0.03, 1.6, 0.02), (x, 0.6, 0.9), bar, edge=0)
for y in (0.02, 0.4, 0.78, 1.16):
    box((1.2, 0.03, 0.02), (-0.7, y, 0.9), bar, edge=0)
box((0.98, 3.0, 0.02), (-1.5, 0.6, 0.9), bar, edge=0)
sun((0.62, -0.46, -0.7), 2.6, 2.2, (1.0, 0.92, 0.78))
camera((0.0, -0.05, 1.36), (0.0, 0.0, 0.0), 72, aperture=11, focus=(0.0, 0.0, 0.008))
bake("photoframe-prints", samples=20, exposure=0.2, shape=(960, 1280))
