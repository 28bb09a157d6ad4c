"""A lit screen at the corner of two wet streets at blue hour; the shutter stays open while cars go round it."""

import math
import random

from kit.bake import bake, begin
from kit.facade import Rooms, Style, brickwork, facade, masonry, shops
from kit.light import bulb, camera
from kit.nodes import Material
from kit.outdoors import bark, heaven, skyline, tower_skin, tree
from kit.screens import screen
from kit.shapes import mesh, plane
from kit.solid import Solid, standing
from kit.street import asphalt, paint, pavement, slabs, street_lamp
from kit.traffic import trail

begin(seed=41)
heaven(
    (0.7, 0.36, 0.24),
    (0.25, 0.25, 0.42),
    (0.05, 0.1, 0.27),
    0.55,
    glow=(0.8, 0.32, 0.1),
    sun=(0.55, 1, 0.05),
    narrow=9,
    clouds={"cover": 0.45, "shade": (0.06, 0.08, 0.17), "lit": (0.9, 0.4, 0.3), "soft": 0.3, "dense": 0.75, "even": 0.05},
)
EYE = (-1.6, -13.2, 1.85)


def along(far, aside=0.0):
    """A place in the side street, `aside` to the right of its left kerb; it leaves to the right."""
    x, y = 0.4104, 0.9119
    return (4.6 + far * x + aside * y, far * y - aside * x)


plane(160, 170, (20, 67, -0.02), asphalt(1.0, puddles=1.3, still=0.03, ripple=0.4, damp=0.2))
GROUND = (1.3, (20, 67))
for start in (-26, -17, -8, 1, 10):
    paint([(start, -6.6), (start + 4, -6.6), (start + 4, -6.48), (start, -6.48)], wet=1.0, worn=0.6, film=GROUND)
plane(1400, 600, (0, 450, -0.03), Material("far ground", (0.03, 0.03, 0.032)))
kerb = Material("kerb", (0.16, 0.16, 0.155), 0.5)
wet = slabs(0.85, puddles=0.5)
# The pavement runs round the corner into the side street.
CORNER, ROUND = (0.48, 0.6), 4.0


def bend(radius):
    """The way round the corner at so many metres from the middle of its curve."""
    return [(CORNER[0] + radius * math.sin(a), CORNER[1] - radius * math.cos(a)) for a in [0.115 * i for i in range(11)]]


pavement((-40, -3.4), (CORNER[0], 1.6), wet, kerb)
rim = [*bend(ROUND), *[along(far) for far in (0.0, 20, 70, 120)]]
mesh([(x, y, 0.14) for x, y in [*rim, along(120, -3), (CORNER[0], 1.6)]], [tuple(range(len(rim) + 2))], wet)
edge = Solid()
for (x, y), (to_x, to_y) in zip(rim, rim[1:]):
    edge.bar((x, y, 0.05), (to_x, to_y, 0.05), 0.19, kerb)
edge.made(None, 0.01, name="round kerb")
far_side = [along(0, 6.2), along(120, 6.2), along(120, 8.8), along(0, 8.8)]
mesh([(x, y, 0.14) for x, y in far_side], [(0, 1, 2, 3)], wet)
Solid().bar((*far_side[0], 0.05), (*far_side[1], 0.05), 0.19, kerb).made(None, 0.01)

stone = masonry((0.42, 0.38, 0.32), soot=0.5)
# A low wall of bricks before the lot on which the screen stands.
Solid().box((-40, 0.95, 0), (4.0, 1.2, 0.78), brickwork()).box((-40, 0.9, 0.78), (4.0, 1.25, 0.86), stone).made(None, 0.012)
Solid().box((3.95, 0.88, 0), (4.4, 1.33, 0.98), brickwork()).box((3.9, 0.83, 0.98), (4.45, 1.38, 1.06), stone).made(None, 0.012)
rooms = Rooms(glow=0.8)
sash = Material("sash", (0.035, 0.045, 0.042), 0.4)
brick = Style(brickwork(), stone, sash, bay=2.3, storey=3.2, ground=3.9, opening=(1.15, 1.9), bands=(0,))
facade(standing(-18.2, 4.5), 6, 3, brick, rooms, lit=0.42, seed=5)
shops(standing(-18.2, 4.5), 13.8, brick, count=4, seed=3)
ochre = Style(
    masonry((0.4, 0.33, 0.26), block=(40, 40), soot=0.4),
    stone,
    sash,
    bay=2.8,
    storey=3.4,
    opening=(1.15, 2.1),
    surround=0.15,
    sash="casement",
)
facade(standing(-10, 30), 8, 3, ochre, rooms, lit=0.4, seed=7)
# Both sides of the side street.
right = math.degrees(math.atan2(-0.9119, -0.4104))
for far, bays, floors, style, seed in ((34, 9, 2, brick, 15), (60, 9, 2, ochre, 22), (84, 9, 3, brick, 9), (110, 9, 2, ochre, 4)):
    at = standing(*along(far, 8.8), 0, right)
    facade(at, bays, floors, style, rooms, lit=0.45, seed=seed)
    shops(at, bays * style.bay, style, count=4, seed=seed, glow=1.1)
for far, bays, floors, style, seed in ((22, 9, 3, brick, 31), (44, 9, 2, ochre, 12), (70, 9, 3, brick, 17)):
    at = standing(*along(far, -2.6), 0, right + 180)
    facade(at, bays, floors, style, rooms, lit=0.45, seed=seed)
    shops(at, bays * style.bay, style, count=4, seed=seed, glow=1.1)
dusk = (0.055, 0.03, 0.033)
skins = [tower_skin((0.03, 0.035, 0.05), 0.2, strength=0.7, cell=(wide, 3.1), haze=dusk, air=(150, 420)) for wide in (1.9, 1.5)]
skyline(skins, (110, 330), 260, 60, 40, seed=14, gap=1)

screen("photo", standing(0.8, 2.2, 1.5), 6.6, 5.5, strength=1.0)
posts = Solid()
for x in (-1.4, 0.8, 3.0):
    posts.box((x - 0.13, 2.4, 0), (x + 0.13, 2.7, 1.6), Material("post", (0.05, 0.055, 0.06), 0.45, Metallic=0.6))
posts.made(None, 0.01)
street_lamp(-3.5, -1.7, 4.3, 420)
street_lamp(-14, -1.5, 4.3, 300)
for far, aside in ((16, 6.9), (38, 6.9), (62, 6.9), (88, 6.9), (50, -0.7), (76, -0.7), (104, -0.7)):
    street_lamp(*along(far, aside), 4.6, 260 if far < 60 else 0)
tree((*along(27, 7.2), 0), 8.5, bark(), seed=3)
tree((*along(50, 7.2), 0), 9, bark(), seed=8)
tree((-5.4, 8, 0), 9.5, bark(), seed=5)

chance = random.Random(5)
WHITE, RED, AMBER = (1.0, 0.86, 0.62), (1.0, 0.06, 0.02), (1.0, 0.36, 0.03)
straight = (-0.2, -1, -2.2, -4, -7, -11, -16, -22, -30)
away = (118, 96, 76, 58, 44, 33, 24, 17, 12, 8, 5, 3, 1.5, 0.6)
inward = [along(far, 1.7) for far in away] + bend(5.7)[::-1] + [(x, -5.1) for x in straight]
outward = [along(far, 4.5) for far in away] + bend(8.5)[::-1] + [(x, -7.9) for x in straight]
for way, cars, tone, power, low in ((inward, 2, WHITE, 2.6, 0.6), (outward, 3, RED, 1.9, 0.7)):
    for number in range(cars):
        aside, high = chance.uniform(-0.2, 0.2), low + chance.uniform(-0.04, 0.14)
        lamps = [(side * 0.64, high, tone, power, 0) for side in (-1, 1)]
        if number % 2:
            lamps.append((0.78, high - 0.03, AMBER, 1.4, 1.2) if tone is WHITE else (0.0, high + 0.36, RED, 1.0, 0))
        place = [(x + 0.2 * aside, y + aside) for x, y in way]
        trail(place, lamps, chance, EYE)
# What they light: the road below them and the kerb.
for x, y, tone, power in (
    (0, -5.0, WHITE, 16),
    (-7, -5.0, WHITE, 16),
    (4.4, -3.6, WHITE, 16),
    (-4, -7.9, RED, 9),
    (3, -7.0, RED, 9),
):
    bulb((x, y, 0.65), power, tone, 0.3).visible_glossy = False
camera(EYE, (0.45, 2.2, EYE[2]), 27.5, aperture=1.6, focus=(0.8, 2.2, 3)).data.shift_y = -0.04
bake("photoframe-streets", samples=18, seen=14, exposure=0.8, mirror=1)
