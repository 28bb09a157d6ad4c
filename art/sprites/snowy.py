"""A street of old houses in the blue hour, after snow: it lies on whatever faces up. Square, sharp: the recipe's lens blurs it.

    PYTHONPATH=art blender -b --python-use-system-env -P art/sprites/snowy.py -- OUT
"""

import sys

from kit.bake import begin
from kit.facade import Rooms, Style, brickwork, facade, masonry, shops
from kit.light import bulb, camera
from kit.nodes import Material
from kit.outdoors import bark, heaven, tree
from kit.shapes import plane, surface
from kit.solid import Solid, standing
from kit.street import street_lamp
from kit.vehicle import saloon
from kit.walker import walker
from mathutils import Vector, noise

from sprites.shot import snow_over, view

begin(seed=57)
heaven(
    (0.3, 0.27, 0.34),
    (0.15, 0.19, 0.36),
    (0.07, 0.11, 0.27),
    1.0,
    glow=(0.1, 0.06, 0.05),
    sun=(0, 1, 0.0),
    narrow=4,
    clouds={"cover": 0.55, "shade": (0.12, 0.15, 0.29), "lit": (0.3, 0.27, 0.36), "even": 0.4, "soft": 0.45},
)
trim = masonry((0.42, 0.38, 0.33), soot=0.4)
sash = Material("sash", (0.045, 0.04, 0.04), 0.4)
rooms = Rooms(glow=1.9)
walls = [brickwork(), masonry((0.5, 0.42, 0.3), block=(40, 40)), masonry((0.46, 0.3, 0.24), block=(40, 40)), masonry((0.42, 0.4, 0.38))]
STYLES = [
    Style(wall, trim, sash, bay=bay, storey=storey, ground=4.0, opening=opening, surround=0.14, sash=panes, bands=(0, 2))
    for wall, bay, storey, opening, panes in (
        (walls[0], 2.5, 3.2, (1.15, 1.9), "sash"), (walls[1], 2.8, 3.5, (1.2, 2.1), "casement"),
        (walls[2], 2.4, 3.1, (1.1, 1.8), "casement"), (walls[3], 2.9, 3.6, (1.25, 2.15), "sash"),
    )
]
# Both rows from the lens on: which house, how many bays and floors.
HALF = 7.4
for side, row in (
    (-1, ((1, 5, 4), (0, 4, 5), (2, 5, 4), (3, 4, 5), (0, 5, 4), (1, 6, 5))),
    (1, ((2, 4, 5), (3, 5, 4), (1, 4, 5), (0, 5, 4), (2, 6, 5), (3, 5, 4))),
):
    y = 8.0
    for number, (kind, bays, floors) in enumerate(row):
        style = STYLES[kind]
        width = bays * style.bay
        # A front along the street, looking at it.
        place = standing(-HALF, y, 0.0, 90) if side < 0 else standing(HALF, y + width, 0.0, -90)
        facade(place, bays, floors, style, rooms, lit=0.4, seed=7 * number + 3 + side)
        shops(place, width, style, count=max(2, bays // 2), seed=11 * number + side, glow=2.0, light=(1.0, 0.66, 0.34), open_share=0.8)
        y += width + 0.05
# A church closes the street.
far = Solid()
far.box((-5, 78, 0), (5, 90, 14), trim).box((-1.9, 74, 0), (1.9, 78, 24), trim)
for corner in ((-1.9, 74), (1.9, 74), (1.9, 78), (-1.9, 78)):
    other = (-corner[1] + 76, corner[0] + 76)
    far.face([(corner[0], corner[1], 24), (other[0], other[1], 24), (0, 76, 36)], trim)
far.made(name="church")

ground = Material("trodden snow", (0.6, 0.62, 0.66), 0.75)
ground.bump(ground.noise(ground.place(), 2.2, 6, 0.7), 0.5, 0.05)


def street(u, v):
    x, y = 16 * (u - 0.5), -4 + 90 * v
    track = min(abs(abs(x) - 0.9), abs(abs(x) - 2.4))
    rut = -0.05 * max(0.0, 1 - track / 0.32)
    heap = 0.28 * max(0.0, 1 - abs(abs(x) - 4.1) / 0.6)
    return (x, y, 0.06 + rut + heap * (0.7 + 0.6 * noise.noise(Vector((x, y, 3)))) + 0.03 * noise.noise(Vector((2 * x, 2 * y, 1))))


surface(street, 200, 500, ground)
for y, side in ((12, -1), (22, 1), (31, -1), (42, 1), (53, -1), (64, 1)):
    street_lamp(side * 4.7, y, 4.3, 420, (1.0, 0.62, 0.28), 12)
wood = bark((0.05, 0.04, 0.036))
for number, (x, y, high) in enumerate(((-5.3, 17, 7.0), (5.4, 14.5, 6.4), (5.3, 27, 7.2), (-5.3, 26, 6.6), (5.3, 38, 6.8), (-5.3, 39, 7))):
    tree((x, y, 0.1), high, wood, seed=17 + 7 * number)
for number, (x, y) in enumerate(((-3.3, 18), (-3.3, 24.5), (3.4, 20), (3.4, 33), (-3.3, 36))):
    tone = ((0.12, 0.02, 0.02), (0.03, 0.05, 0.09), (0.05, 0.05, 0.05))[number % 3]
    saloon(standing(x, y, 0.06, 0 if x > 0 else 180), Material("paint", tone, 0.25, Clearcoat=0.6))
for x, y, turn, coat in ((-5.9, 20.5, 85, (0.1, 0.03, 0.03)), (5.6, 18, -80, (0.03, 0.04, 0.06)), (-5.8, 28, -95, (0.12, 0.09, 0.05))):
    walker(standing(x, y, 0.1, turn), coat)
# What shops throw onto the pavements.
for y in range(10, 60, 6):
    for side in (-1, 1):
        bulb((side * 6.6, y, 1.9), 60, (1.0, 0.6, 0.27), 0.4).visible_glossy = False
snow_over(spare=("trodden snow",), thick=0.2)
camera((0, -2, 1.55), (0, 40, 1.55), 27).data.shift_y = 0.16
view(sys.argv[sys.argv.index("--") + 1] + "/snowy-1.png", (480, 480), samples=40, exposure=0.7)
