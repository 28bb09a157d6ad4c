"""A canvas of many storeys hung before the front of a stone house, in the low sun of an evening."""

import math

from kit.bake import bake, begin, slot
from kit.facade import Rooms, Style, facade, masonry, shops
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.shapes import plane, surface
from kit.solid import Solid, standing
from kit.street import asphalt, paint, pavement, slabs, street_lamp

begin(seed=91)
heaven(
    (0.95, 0.74, 0.55),
    (0.36, 0.52, 0.78),
    (0.1, 0.24, 0.55),
    0.8,
    glow=(0.5, 0.3, 0.12),
    sun=(-1, 0.6, 0.25),
    narrow=3,
    clouds={
        "cover": 0.5,
        "shade": (0.45, 0.48, 0.58),
        "lit": (1.15, 0.98, 0.82),
        "soft": 0.3,
        "dense": 0.9,
        "even": 0.3,
        "move": (3, 1, 0),
    },
)

plane(140, 80, (0, -20, -0.02), asphalt())
for start in range(-40, 40, 8):
    paint([(start, -11.1), (start + 4, -11.1), (start + 4, -10.95), (start, -10.95)])
kerb = Material("kerb", (0.3, 0.29, 0.27), 0.8)
pavement((-60, -5), (60, 0), slabs(0.0), kerb)

limestone = masonry((0.56, 0.49, 0.38), block=(1.1, 0.48), soot=0.3)
trim = masonry((0.6, 0.54, 0.44), block=(30, 30), soot=0.35)
sash = Material("sash", (0.42, 0.4, 0.36), 0.5)
rooms = Rooms(glow=0.5, day=0.42)
grand = Style(
    limestone,
    trim,
    sash,
    bay=2.8,
    storey=3.55,
    ground=4.6,
    opening=(1.25, 2.3),
    surround=0.2,
    sash="casement",
    bands=(0, 4),
    cornice=0.8,
    sill=0.6,
)
top = facade(standing(-11.2, 0), 8, 5, grand, rooms, lit=0.08, seed=3)
shop = Material("shop front", (0.03, 0.06, 0.05), 0.4)
awning = Material("awning", (0.35, 0.05, 0.035), 0.9)
lower = Style(limestone, trim, shop, bay=2.8, ground=4.6)
shops(standing(-11.2, 0), 22.4, lower, count=4, seed=4, glow=0.5, awnings={0: awning, 2: awning})
# A roof of slate with a stack of chimneys.
slate = masonry((0.1, 0.105, 0.12), block=(0.35, 0.22), joint=0.012, soot=0.4, unlike=0.3)
roof = Solid()
roof.face([(-11.3, 0.4, top), (11.3, 0.4, top), (10.8, 3.2, top + 3.4), (-10.8, 3.2, top + 3.4)], slate)
roof.box((-9.4, 2.6, top), (-7.2, 4.2, top + 5.6), limestone).box((7.6, 2.6, top), (9.4, 4.2, top + 5.2), limestone).made(
    None, 0.02
)

ochre = Style(
    masonry((0.52, 0.36, 0.21), block=(40, 40), soot=0.3),
    trim,
    sash,
    bay=2.6,
    storey=3.4,
    ground=4.3,
    opening=(1.1, 2.0),
    surround=0.14,
    sash="casement",
    bands=(0,),
)
facade(standing(11.2, 0.05), 6, 4, ochre, rooms, lit=0.05, seed=8)
shops(standing(11.2, 0.05), 15.6, Style(limestone, trim, sash, ground=4.3), count=3, seed=9, glow=0.4)
rose = Style(
    masonry((0.5, 0.31, 0.24), block=(40, 40), soot=0.35),
    trim,
    sash,
    bay=2.7,
    storey=3.4,
    ground=4.3,
    opening=(1.15, 2.0),
    surround=0.14,
    sash="casement",
    bands=(0, 2),
)
facade(standing(-27.4, 0.05), 6, 4, rose, rooms, lit=0.05, seed=5)
shops(standing(-27.4, 0.05), 16.2, Style(limestone, trim, shop, ground=4.3), count=3, seed=2, glow=0.4)

# The canvas on its frame of tubes, taut between eyelets, a little slack below.
WIDTH, HEIGHT, LOW = 14.6, 16.2, 5.3


def canvas(u, v):
    pull = 0.05 * math.sin(math.pi * 14 * u) * (math.exp(-14 * v) + math.exp(-14 * (1 - v)))
    side = 0.04 * math.sin(math.pi * 16 * v) * (math.exp(-16 * u) + math.exp(-16 * (1 - u)))
    wave = 0.13 * math.sin(2.6 * u + 1.4 * v) * math.sin(math.pi * v) + 0.035 * math.sin(7 * u - 5 * v)
    return (-WIDTH / 2 + WIDTH * u, -0.95 - pull - side - wave, LOW + HEIGHT * v)


slot(surface(canvas, 140, 150), "photo", rough=0.6, coat=0.1, coat_rough=0.3, aspect=WIDTH / HEIGHT)
steel = Material("tube", (0.4, 0.4, 0.39), 0.45, Metallic=0.7)
hold = Solid()
x0, x1, z0, z1 = -WIDTH / 2 - 0.3, WIDTH / 2 + 0.3, LOW - 0.3, LOW + HEIGHT + 0.3
for start, end in (((x0, z0), (x1, z0)), ((x0, z1), (x1, z1)), ((x0, z0), (x0, z1)), ((x1, z0), (x1, z1))):
    hold.bar((start[0], -0.9, start[1]), (end[0], -0.9, end[1]), 0.11, steel)
for number in range(8):
    z = z0 + (z1 - z0) * number / 7
    for x in (x0, x1):
        hold.bar((x, -0.9, z), (x, 0.1, z), 0.08, steel)
for number in range(22):
    x, z = x0 + 0.3 + WIDTH * number / 21, z0 + 0.3 + HEIGHT * number / 21
    for a, b in (((x, z0), (x, z0 + 0.32)), ((x, z1), (x, z1 - 0.32)), ((x0, z), (x0 + 0.32, z)), ((x1, z), (x1 - 0.32, z))):
        hold.bar((a[0], -0.9, a[1]), (b[0], -0.97, b[1]), 0.025, steel)
hold.made(None, name="frame")

wood, green = bark(), leafage((0.035, 0.075, 0.012), (0.12, 0.17, 0.03))
for x, height, seed in ((-13.6, 7.8, 4), (13.2, 7.2, 7), (-20.5, 8.2, 12), (20, 7, 15)):
    tree((x, -3.6, 0.1), height, wood, green, seed=seed, size=0.16, crowded=0.8)
for x in (-8.2, 8.6):
    street_lamp(x, -4.2, 4.4, 0, glow=0.0)
sun((0.82, 0.62, -0.5), 3.6, 0.8, (1, 0.8, 0.55))
camera((-3.4, -30, 1.7), (0.3, 0, 1.7), 29.5).data.shift_y = 0.272
bake("photoframe-streets", samples=16, exposure=0.0)
