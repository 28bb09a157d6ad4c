"""A hoarding fixed to the blind gable of a town house above a low shop, on a bright day after rain."""

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.facade import Rooms, Style, brickwork, facade, masonry, shops
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, skyline, tower_skin, tree
from kit.screens import UPRIGHT
from kit.shapes import curved, cylinder, plane, tube, turned
from kit.solid import Solid, standing
from kit.street import asphalt, paint, pavement, slabs, street_lamp
from kit.pedestrian import pedestrian

begin(seed=111)
heaven(
    (0.82, 0.86, 0.9),
    (0.4, 0.56, 0.78),
    (0.1, 0.26, 0.58),
    0.75,
    glow=(0.4, 0.34, 0.25),
    sun=(0.9, 0.5, 0.5),
    narrow=4,
    clouds={
        "cover": 0.62,
        "shade": (0.45, 0.48, 0.54),
        "lit": (1.2, 1.15, 1.08),
        "soft": 0.22,
        "dense": 0.95,
        "even": 0.35,
        "move": (1.3, 4, 0),
    },
)

plane(160, 120, (0, 30, -0.02), asphalt(0.6, puddles=0.3, ripple=0.3))
kerb = Material("kerb", (0.28, 0.275, 0.26), 0.7)
for start in range(-30, 30, 7):
    paint([(start, -8.4), (start + 3.5, -8.4), (start + 3.5, -8.25), (start, -8.25)], wet=0.4)
pavement((-60, -3.2), (60, 2), slabs(0.45, puddles=0.3), kerb)

stone = masonry((0.5, 0.46, 0.39), soot=0.45)
sash = Material("sash", (0.6, 0.59, 0.55), 0.5)
dark = Material("shop front", (0.025, 0.035, 0.05), 0.4)
rooms = Rooms(glow=0.35, day=0.42)
brick = brickwork(((0.22, 0.07, 0.045), (0.34, 0.12, 0.07), (0.27, 0.1, 0.065), (0.16, 0.065, 0.05)), soot=0.65)
house = Style(brick, stone, sash, bay=2.5, storey=3.4, ground=4.2, opening=(1.15, 2.0), bands=(0, 3), surround=0.0)
shop = Style(brick, stone, dark, ground=4.2)
# The tall house: its gable without windows looks to the street, since what stood there was pulled down.
gable = Solid()
gable.face([(-6.3, 6, 0), (6.6, 6, 0), (6.6, 6, 15.2), (2.2, 6, 18.4), (-1.9, 6, 18.4), (-6.3, 6, 15.2)], brick)
gable.box((-1.6, 6.1, 17), (1.6, 7.4, 20.2), brick)
for side in (-1, 1):
    gable.bar((2.05 + 0.1 if side > 0 else -1.85, 5.95, 18.45), (6.75 if side > 0 else -6.45, 5.95, 15.15), 0.28, stone)
gable.bar((-1.9, 5.95, 18.48), (2.2, 5.95, 18.48), 0.28, stone)
gable.made(None, 0.01)
for number, x in enumerate((-1.15, -0.4, 0.4, 1.15)):
    Solid().box(
        (x - 0.22, 6.5, 20.2), (x + 0.22, 6.95, 20.8 + 0.07 * (number % 3)), Material("pot", (0.36, 0.15, 0.08), 0.8)
    ).made(None, 0.05)
# Anchors of iron that hold its floors, a pipe from the gutter.
iron = Material("iron", (0.03, 0.028, 0.027), 0.6, Metallic=0.4)
ties = Solid()
for z in (7.2, 10.6, 14.0):
    for x in (-5.4, 6.05):
        ties.bar((x - 0.22, 5.95, z - 0.22), (x + 0.22, 5.95, z + 0.22), 0.06, iron)
        ties.bar((x - 0.22, 5.95, z + 0.22), (x + 0.22, 5.95, z - 0.22), 0.06, iron)
ties.made(None, 0.01, name="ties")
cylinder(0.075, 11.2, (-6.0, 5.88, 9.2), iron)
for z in (5.0, 8.0, 11.0, 14.0):
    cylinder(0.1, 0.06, (-6.0, 5.88, z), iron)
# A low shop before it.
low = Style(masonry((0.48, 0.44, 0.37), block=(40, 40), soot=0.45), stone, dark, ground=3.7)
Solid().box((-6.6, 2.2, 3.5), (6.9, 6, 4.05), stone).box((-6.6, 2.0, 4.05), (6.9, 6, 4.2), dark).made(None, 0.02)
Solid().box((-6.6, 2.6, 0), (-6.3, 6, 3.6), stone).box((6.6, 2.6, 0), (6.9, 6, 3.6), stone).made()
awning = Material("awning", (0.05, 0.13, 0.12), 0.9)
shops(standing(-6.5, 2.3), 13.3, low, count=3, seed=5, glow=0.5, awnings={0: awning})

WIDTH, HEIGHT, LOW = 9.6, 9.0, 5.2
sheet = plane(WIDTH, HEIGHT, (0, 0, 0), None)
sheet.matrix_world = Matrix.Translation((0.65, 5.62, LOW + HEIGHT / 2)) @ UPRIGHT
slot(sheet, "photo", rough=0.75, aspect=WIDTH / HEIGHT)
steel = Material("steel", (0.09, 0.095, 0.1), 0.45, Metallic=0.6)
hold, left, right, bottom, over = Solid(), 0.65 - WIDTH / 2, 0.65 + WIDTH / 2, LOW, LOW + HEIGHT
for a, b in (
    ((left - 0.14, bottom - 0.14), (left, over + 0.14)),
    ((right, bottom - 0.14), (right + 0.14, over + 0.14)),
    ((left, over), (right, over + 0.14)),
    ((left, bottom - 0.14), (right, bottom)),
):
    hold.box((a[0], 5.55, a[1]), (b[0], 5.75, b[1]), steel)
hold.box((left, 5.64, bottom), (right, 5.72, over), steel)
for number in range(5):
    x = left + 0.5 + (WIDTH - 1) * number / 4
    hold.bar((x, 5.72, over - 0.5), (x, 6.0, over - 0.5), 0.08, steel).bar(
        (x, 5.72, bottom + 0.5), (x, 6.0, bottom + 0.5), 0.08, steel
    )
hold.made(None, 0.01, name="frame")
# Lamps on swan necks for the evening.
for x in (left + 1.4, 0.65, right - 1.4):
    tube(curved([(x, 6.0, over + 0.4), (x, 5.6, over + 0.75), (x, 5.1, over + 0.85), (x, 4.75, over + 0.7)], 5), 0.03, iron)
    shade = turned([(0.03, 0.2), (0.07, 0.16), (0.1, 0.05), (0.24, -0.1), (0.25, -0.12), (0.23, -0.1), (0.08, 0.04)], iron, (0, 0, 0), 32)
    shade.matrix_world = Matrix.Translation((x, 4.7, over + 0.62)) @ Matrix.Rotation(0.5, 4, "X")

cream = masonry((0.55, 0.47, 0.35), block=(40, 40), soot=0.6)
villa = Style(
    cream, stone, sash, bay=2.5, storey=3.5, ground=4.2, opening=(1.15, 2.1), surround=0.16, sash="casement", bands=(0,)
)
for x, bays, floors, style, seed in ((7.6, 7, 4, house, 4), (-26.8, 8, 3, villa, 6)):
    facade(standing(x, 2.2), bays, floors, style, rooms, lit=0.04, seed=seed, deep=12)
    shops(standing(x, 2.2), bays * 2.5, shop, count=4, seed=seed, glow=0.45)
skyline([tower_skin((0.3, 0.32, 0.34), 0.0, cell=(2.4, 3.2), haze=(0.12, 0.14, 0.17))], (0, 90), 160, 40, 30, seed=3)
green = leafage((0.04, 0.09, 0.015), (0.13, 0.2, 0.04))
tree((-8.3, -1.6, 0.1), 7.4, bark(), green, seed=5, size=0.1, crowded=2.0)
tree((16.5, -1.6, 0.1), 7.0, bark(), green, seed=21, size=0.14, crowded=0.8)
street_lamp(8.6, -2.6, 4.6, 0, glow=0.0)
# Who is out: at the shops, past the tree, a couple before the linen.
for x, y, way, coat, legs, hair, tall, bag, scarf, stride, hem in (
    (-5.6, -1.3, 5, (0.13, 0.1, 0.07), (0.02, 0.025, 0.04), (0.03, 0.02, 0.015), 1.78, (0.06, 0.03, 0.02), (0.12, 0.14, 0.2), 0.44, 0.55),
    (2.6, -0.3, 172, (0.2, 0.045, 0.04), (0.02, 0.02, 0.02), (0.1, 0.05, 0.02), 1.64, (0.05, 0.04, 0.04), (0.4, 0.36, 0.28), 0.4, 0.48),
    (3.25, -0.75, 180, (0.05, 0.065, 0.085), (0.045, 0.04, 0.036), (0.02, 0.015, 0.012), 1.8, None, None, 0.48, 0.8),
    (9.6, -1.2, 10, (0.05, 0.11, 0.1), (0.015, 0.015, 0.02), (0.2, 0.12, 0.05), 1.7, None, (0.3, 0.08, 0.06), 0.42, 0.55),
    (-0.6, 1.2, 84, (0.22, 0.18, 0.12), (0.03, 0.03, 0.04), (0.22, 0.13, 0.06), 1.68, (0.08, 0.035, 0.02), None, 0.12, 0.5),
    (0.05, 1.15, 102, (0.04, 0.05, 0.05), (0.02, 0.02, 0.025), (0.03, 0.02, 0.015), 1.76, None, (0.16, 0.1, 0.06), 0.14, 0.78),
):
    pedestrian(standing(x, y, 0.14, way), coat, legs, hair, tall, bag=bag, scarf=scarf, stride=stride, hem=hem)
sun((-0.3, 0.85, -0.62), 3.4, 0.7, (1, 0.93, 0.82))
camera((-2.2, -15.6, 1.65), (0.1, 6, 1.65), 28).data.shift_y = 0.205
bake("photoframe-streets", samples=12, exposure=0.0, seen=8)
