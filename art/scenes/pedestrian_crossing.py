"""A lit poster wall at the far end of a zebra crossing, in the rain of an early evening."""

import math

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.facade import Rooms, Style, brickwork, facade, masonry, shops
from kit.light import camera
from kit.materials import metal
from kit.nodes import Material
from kit.outdoors import bark, heaven, tree
from kit.pedestrian import pedestrian
from kit.screens import UPRIGHT
from kit.shapes import cylinder, plane
from kit.solid import Solid, standing
from kit.street import asphalt, lights_far, paint, pavement, slabs, street_lamp

begin(seed=121)
heaven(
    (0.34, 0.4, 0.5),
    (0.22, 0.28, 0.38),
    (0.14, 0.18, 0.27),
    1.0,
    clouds={"cover": 0.8, "shade": (0.13, 0.16, 0.23), "lit": (0.34, 0.38, 0.45), "even": 0.5, "soft": 0.4},
)

# Rain stands on most of the crossing: it mirrors whoever is on the wall.
PUDDLES = 0.9
plane(160, 120, (0, 30, -0.02), asphalt(1.0, puddles=PUDDLES, still=0.028, ripple=0.3, damp=0.19))
GROUND = (PUDDLES, (0, 30))
for number in range(11):
    x = -4.9 + 0.98 * number
    paint(
        [(x, -9.5), (x + 0.5, -9.5), (x + 0.5, -0.45), (x, -0.45)],
        wet=1.0,
        worn=0.25,
        colour=(0.85, 0.83, 0.78),
        film=GROUND,
    )
paint([(-12, -3.4), (-5.9, -3.4), (-5.9, -3.05), (-12, -3.05)], wet=1.0, film=GROUND)
kerb = Material("kerb", (0.16, 0.16, 0.155), 0.4)
pavement((-40, 0), (40, 5.2), slabs(1.0, puddles=0.8, ripple=0.3), kerb)

stone = masonry((0.42, 0.38, 0.32), soot=0.45)
sash = Material("sash", (0.04, 0.045, 0.045), 0.4)
rooms = Rooms(glow=1.0)
brick = Style(brickwork(), stone, sash, bay=2.4, storey=3.3, ground=4.1, opening=(1.15, 1.9), bands=(0,))
light = Style(
    masonry((0.45, 0.4, 0.33), block=(40, 40)),
    stone,
    sash,
    bay=2.6,
    storey=3.4,
    ground=4.1,
    surround=0.15,
    sash="casement",
    bands=(0,),
)
facade(standing(-15.4, 7.4), 6, 3, light, rooms, lit=0.4, seed=11)
shops(standing(-15.4, 7.4), 15.6, light, count=4, seed=13, glow=1.3)
facade(standing(0.2, 7.4), 7, 3, brick, rooms, lit=0.4, seed=12)
shops(standing(0.2, 7.4), 16.8, brick, count=4, seed=14, glow=1.3, light=(1.0, 0.76, 0.5))

# The poster wall: two faces of glass in a dark case on a plinth that is bolted down beside the kerb.
WIDTH, HEIGHT, LOW = 3.1, 2.75, 0.46
dark = Material("case", (0.05, 0.052, 0.056), 0.3, Metallic=0.8)
case = Solid()
out = 0.12
for low, to in (
    ((-WIDTH / 2 - out, LOW - out), (-WIDTH / 2, LOW + HEIGHT + out)),
    ((WIDTH / 2, LOW - out), (WIDTH / 2 + out, LOW + HEIGHT + out)),
    ((-WIDTH / 2, LOW + HEIGHT), (WIDTH / 2, LOW + HEIGHT + out)),
    ((-WIDTH / 2, LOW - out), (WIDTH / 2, LOW)),
):
    case.box((low[0], 0, low[1]), (to[0], 0.3, to[1]), dark)
case.box((-WIDTH / 2, 0.06, LOW), (WIDTH / 2, 0.28, LOW + HEIGHT), dark)
plinth = metal((0.2, 0.205, 0.21), 0.42, 0.15)
case.box((-1.28, 0.05, 0.03), (1.28, 0.25, LOW - out), plinth).box((-1.4, -0.06, 0), (1.4, 0.36, 0.035), plinth)
for bolt in range(8):
    x = -1.33 + 0.38 * bolt
    case.box((x - 0.016, -0.045, 0.035), (x + 0.016, -0.013, 0.052), dark)
STAND = standing(0.25, 0.75, 0.14, 3)
case.made(STAND, 0.012, name="case")
sheet = plane(WIDTH, HEIGHT, (0, 0, 0), None)
sheet.matrix_world = STAND @ Matrix.Translation((0, 0.05, LOW + HEIGHT / 2)) @ UPRIGHT
slot(sheet, "photo", "screen", strength=0.8, rough=0.06, coat=0.7, coat_rough=0.015, aspect=WIDTH / HEIGHT)

# Lights for those who walk: a post on each side, red; a button box.
iron = Material("iron", (0.02, 0.022, 0.023), 0.4, Metallic=0.3)
red = Material("red light", (0.1, 0, 0), 0.3, Emission=(1.0, 0.06, 0.03), Emission_Strength=7.0)
off = Material("green light", (0.0, 0.025, 0.012), 0.2)
for x, y in ((-3.35, 0.4), (3.75, 0.4)):
    post = Solid().box((x - 0.13, y - 0.14, 2.18), (x + 0.13, y + 0.08, 2.78), iron)
    post.box((x - 0.07, y - 0.13, 1.12), (x + 0.07, y - 0.03, 1.3), Material("button", (0.5, 0.35, 0.03), 0.4)).made(
        None, 0.012
    )
    cylinder(0.05, 3.0, (x, y, 1.5), iron, edge=0.01)
    for z, lens in ((2.63, red), (2.34, off)):
        cylinder(0.085, 0.02, (x, y - 0.145, z), lens, (math.pi / 2, 0, 0))
        hood = cylinder(0.1, 0.12, (x, y - 0.19, z + 0.012), iron, (math.pi / 2, 0, 0))
        hood.scale = (1, 0.12, 1)
        hood.location.z = z + 0.1
for x in (-8.2, 7.4):
    street_lamp(x, 3.6, 4.5, 190)
tree((5.6, 3.9, 0.1), 6.6, bark(), seed=23)
tree((-5.3, 4.1, 0.1), 6.2, bark(), seed=31)
# Two who walk home along the shops.
pedestrian(standing(-2.75, 2.7, 0.14, 4), (0.2, 0.13, 0.07), umbrella=(0.03, 0.09, 0.11), scarf=(0.2, 0.05, 0.04))
pedestrian(standing(3.7, 3.1, 0.14, 183), (0.045, 0.055, 0.085), tall=1.8, bag=(0.1, 0.05, 0.03), scarf=(0.16, 0.15, 0.13))
lights_far(4, (-13, 5.2, 0.6), (-7, 6.2, 0.8), [(1.0, 0.1, 0.03)], 12, 0.07, seed=6)
camera((-0.95, -7.0, 1.0), (0.2, 1, 1.0), 29, aperture=2.0, focus=(0.25, 0.75, 2)).data.shift_y = -0.0375
bake("photoframe-streets", samples=24, exposure=0.75, seen=14, mirror=1)
