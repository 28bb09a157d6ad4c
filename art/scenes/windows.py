"""A shop of prints at dusk: a portrait in its window, gilt letters on the fascia and on the other pane, a wet pavement."""

import math

from kit.bake import bake, begin, slot
from kit.facade import Rooms, Style, brickwork, facade, masonry, pane
from kit.light import camera, window
from kit.materials import metal, plaster, wood
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.room import curtain, small_picture
from kit.shapes import ball, box, curved, cylinder, moulding, plane, tube, turned
from kit.shopfront import glass_door, joinery, shop_front
from kit.signs import swan_lamp
from kit.solid import Solid, standing
from kit.street import asphalt, pavement, slabs

begin(seed=211)
heaven((0.6, 0.42, 0.4), (0.22, 0.26, 0.45), (0.06, 0.11, 0.28), 0.5)

# The front: joinery painted a deep blue-green, on a plinth of granite, in a house of brick.
paint = joinery((0.012, 0.045, 0.05))
brass = metal((0.8, 0.56, 0.25), 0.3, 0.0)
gilding = Material("gilding", (0.5, 0.33, 0.1), 0.45, Metallic=0.5)
granite = masonry((0.16, 0.155, 0.15), block=(0.9, 0.5), soot=0.3)
LEFT, MIDDLE, RIGHT, END = -1.84, -0.1, 1.16, 2.2
SILL, HEAD, TOP = 0.56, 2.5, 3.06
shop_front((LEFT, MIDDLE, RIGHT, END), (SILL, HEAD, TOP), paint, granite)
Solid().box((-9, 0.06, TOP + 0.07), (9, 0.5, 7), brickwork()).box((-9, 0.05, 0), (LEFT - 0.34, 0.5, TOP + 0.1), brickwork()).box(
    (END + 0.34, 0.05, 0), (9, 0.5, TOP + 0.1), brickwork()
).made()

# The fascia, and the pane that bears gilt: its letters add to what is seen through it.
WIDE, TALL = 3.66, 0.38
sign = plane(WIDE, TALL, ((LEFT + END) / 2, -0.104, (HEAD + TOP) / 2 - 0.01), None, (math.pi / 2, 0, 0))
slot(sign, "fascia", rough=0.35, coat=0.5, coat_rough=0.12, aspect=WIDE / TALL)
moulding(WIDE, TALL, ((LEFT + END) / 2, -0.1, (HEAD + TOP) / 2 - 0.01), gilding, 0.025, 0.02)
for x in (-1.2, 0.26, 1.72):
    swan_lamp(x, -0.1, TOP + 0.17, 34, 0.52)

glass = pane((0.97, 0.98, 0.98), 0.004)
plane(MIDDLE - LEFT, HEAD - SILL, ((LEFT + MIDDLE) / 2, 0.045, (SILL + HEAD) / 2), glass, (math.pi / 2, 0, 0))
plane(RIGHT - MIDDLE, HEAD - SILL, ((RIGHT + MIDDLE) / 2, 0.045, (SILL + HEAD) / 2), glass, (math.pi / 2, 0, 0))
GILT = (1.02, 0.84)
gilt = plane(*GILT, ((RIGHT + MIDDLE) / 2 + 0.015, 0.04, 1.72), None, (math.pi / 2, 0, 0))
slot(gilt, "pane", "screen", strength=0.8, aspect=GILT[0] / GILT[1], ground=pane((1, 1, 1), 0.004))

# The portrait on cords; the shop behind it, and behind the other pane a curtain of velvet on a rail.
oak = wood((0.1, 0.05, 0.022), (0.3, 0.17, 0.08), scale=1.6, rough=0.35, coat=0.3)
PRINT = (1.34, 1.66)
AT = ((LEFT + MIDDLE) / 2 + 0.03, 0.42, 1.535)
photo = plane(*PRINT, (AT[0], AT[1] - 0.012, AT[2]), None, (math.pi / 2, 0, 0))
slot(photo, "photo", rough=0.45, coat=0.2, coat_rough=0.2, aspect=PRINT[0] / PRINT[1])
moulding(*PRINT, AT, wood((0.03, 0.014, 0.008), (0.1, 0.05, 0.026), scale=2, rough=0.3, coat=0.4), 0.05, 0.035)
box((PRINT[0], 0.02, PRINT[1]), (AT[0], AT[1] + 0.012, AT[2]), oak)
for side in (-1, 1):
    tube([(AT[0] + 0.4 * side, AT[1], AT[2] + 0.83), (AT[0] + 0.4 * side, AT[1], 2.9)], 0.004, brass)
Solid().box((LEFT - 0.3, 0.12, 0.3), (RIGHT, 1.0, SILL), oak).made(None, 0.006)
shop = plaster((0.34, 0.2, 0.13), 0.08, 0.2)
Solid().face([(-3, 3.2, 0), (4.4, 3.2, 0), (4.4, 3.2, 3), (-3, 3.2, 3)], shop).face(
    [(-2.2, 0.2, 0), (-2.2, 3.2, 0), (-2.2, 3.2, 3), (-2.2, 0.2, 3)], shop
).face([(4.2, 0.2, 0), (4.2, 3.2, 0), (4.2, 3.2, 3), (4.2, 0.2, 3)], shop).face(
    [(-3, 0.2, 2.9), (4.4, 0.2, 2.9), (4.4, 3.2, 2.9), (-3, 3.2, 2.9)], plaster((0.5, 0.47, 0.42))
).face([(-3, 0.2, 0.16), (4.4, 0.2, 0.16), (4.4, 3.2, 0.16), (-3, 3.2, 0.16)], oak).made()
SEA, HEATH = ((0.04, 0.12, 0.2), (0.2, 0.36, 0.42), (0.6, 0.6, 0.5)), ((0.16, 0.2, 0.07), (0.45, 0.4, 0.14), (0.6, 0.5, 0.35))
ROSE, PALE = ((0.3, 0.08, 0.06), (0.6, 0.3, 0.2), (0.7, 0.55, 0.4)), ((0.5, 0.47, 0.42), (0.62, 0.58, 0.5), (0.3, 0.28, 0.25))
HUNG = [(-1.95, 1.1, 0.5, 0.6, SEA), (-0.1, 1.4, 0.62, 0.8, HEATH), (1.55, 1.45, 0.42, 0.52, ROSE)]
HUNG += [(3.1, 1.1, 0.5, 0.7, HEATH), (3.65, 1.2, 0.4, 0.55, PALE)]
for number, (x, z, wide, high, tones) in enumerate(HUNG):
    small_picture((x, 3.14, z), wide, high, (gilding, oak)[number % 2], tones, 5 + number)
curtain(MIDDLE - 0.12, RIGHT + 0.5, 0.95, SILL - 0.1, 2.12, (0.13, 0.008, 0.018), brass)
small_picture((0.2, 0.36, SILL), 0.26, 0.33, oak, ROSE, 2, 0.16)
small_picture((0.5, 0.46, SILL), 0.32, 0.26, gilding, SEA, 4, 0.2)
small_picture((-1.6, 0.3, SILL), 0.13, 0.17, gilding, HEATH, 7, 0.16)
small_picture((0.06, 0.24, SILL), 0.12, 0.15, oak, PALE, 8, 0.16)
clay = Material("clay", (0.34, 0.13, 0.06), 0.45, Clearcoat=0.3)
vase = [(0.0, 0.0), (0.07, 0.0), (0.1, 0.08), (0.11, 0.16), (0.07, 0.26), (0.045, 0.32), (0.06, 0.36), (0.05, 0.36), (0.0, 0.2)]
turned(curved(vase), clay, (0.93, 0.4, SILL))
tree((0.93, 0.4, SILL + 0.28), 0.62, bark(), leafage((0.05, 0.1, 0.03), (0.16, 0.22, 0.07)), seed=4, size=0.035, crowded=0.2)
for level, (wide, tone) in enumerate(((0.26, (0.25, 0.03, 0.03)), (0.24, (0.03, 0.08, 0.16)), (0.2, (0.4, 0.3, 0.1)))):
    cover = Material("book", tone, 0.6)
    box((wide, 0.18, 0.032), (-0.26, 0.3, SILL + 0.016 + 0.033 * level), cover, (0, 0, 0.2 * level), edge=0.004)

# Lamps in the shop: domes over its floor, spots on the print.
white = Material("globe", (1, 1, 1), 0.4, Emission=(1.0, 0.72, 0.42), Emission_Strength=3.4)
white.made.cycles.sample_as_light = False
for x, y in ((-1.5, 1.9), (0.15, 2.2), (2.6, 2.2)):
    ball(0.1, (x, y, 2.32), white, 24)
    cylinder(0.004, 0.5, (x, y, 2.66), brass)
    cylinder(0.035, 0.05, (x, y, 2.43), brass, edge=0.004)
window((0, 1.9, 2.3), (0, 2.3, 0), 5.0, 0.6, 120, (1.0, 0.7, 0.42))
window((AT[0], 0.14, HEAD - 0.08), (AT[0], 0.5, 1.2), 1.2, 0.1, 4.5, (1.0, 0.82, 0.62)).visible_glossy = False
window((0.55, 0.14, HEAD - 0.08), (0.55, 0.6, 0.5), 1.0, 0.1, 12, (1.0, 0.76, 0.5)).visible_glossy = False
window((-2.3, -2.8, 2.6), AT, 0.9, 0.9, 48, (1.0, 0.78, 0.55)).visible_glossy = False

DOOR = RIGHT + 0.22
glass_door(DOOR, END, HEAD, paint, glass, brass)
box((1.0, 0.5, 0.1), ((DOOR + END) / 2, -0.1, 0.12), granite, edge=0.012)

# The street: pavement after rain, two box trees in pots, the houses across in the glass.
pavement((-9, -2.6), (9, 0), slabs(0.9, size=(0.6, 0.45), puddles=0.62), Material("kerb", (0.16, 0.16, 0.155), 0.5), 0.1)
plane(60, 26, (0, -15.5, -0.04), asphalt(0.6, puddles=0.3))
box_leaves = leafage((0.012, 0.04, 0.01), (0.05, 0.1, 0.025))
lead = Material("planter", (0.07, 0.07, 0.068), 0.5, Metallic=0.3)
for x in (-2.3, 2.42):
    box((0.36, 0.36, 0.4), (x, -0.42, 0.3), lead, edge=0.012)
    box((0.4, 0.4, 0.05), (x, -0.42, 0.49), lead, edge=0.01)
    tree((x, -0.42, 0.42), 0.95, bark(), box_leaves, seed=12, size=0.04, crowded=0.8, spread=1.1)
stone = masonry((0.42, 0.37, 0.3), soot=0.4)
sash = Material("sash", (0.05, 0.05, 0.05), 0.4)
across = Style(brickwork(), stone, sash, bay=2.4, storey=3.3, ground=4.0, opening=(1.15, 1.9))
facade(standing(10, -15, 0, 180), 8, 3, across, Rooms(glow=0.7), lit=0.3, seed=2)
window((-5, -6, 4), (0, 0, 1.4), 4, 3, 150, (0.5, 0.64, 1.0)).visible_glossy = False

# What falls out of the window on the ground.
window((-0.4, -0.12, 1.5), (-0.4, -2.0, 0), 2.8, 1.6, 42, (1.0, 0.68, 0.38)).visible_glossy = False
camera((-0.75, -4.75, 1.22), (0.06, 0, 1.22), 34.5, aperture=5.6, focus=(0, 0.2, 1.6)).data.shift_y = 0.072
bake("photoframe-streets", samples=26, exposure=0.85)
