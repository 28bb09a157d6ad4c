"""A heart of pink roses around a photo on pale linen, a card with a greeting below."""

import math
import random

from mathutils import Matrix, Vector

from kit.bake import bake, begin, slot
from kit.bloom import Roses
from kit.hearts import heart, heart_picture
from kit.light import camera, sky, window
from kit.paper import sheet
from kit.party import bow, satin
from kit.petals import blade, veined
from kit.stalks import fallen, leaflet
from kit.table import spread

begin(seed=83)
sky((0.85, 0.85, 0.95), 0.35)
spread(0, 0, 0.8, 0.62, (0.7, 0.63, 0.56), waves=0.3, seed=8)

# The photo, in a mount of board; roses around it.
SIZE, NARROW, CENTRE = 0.125, 0.86, (0.0, 0.034)
WHERE = Matrix.Translation((*CENTRE, 0.006))
picture = heart_picture(SIZE)
slot(picture, "photo", rough=0.35, coat=0.3, coat_rough=0.06, aspect=NARROW)
picture.matrix_world = WHERE @ Matrix.Translation((0, 0, 0.004)) @ Matrix.Scale(NARROW, 4, (1, 0, 0))

# Each opens from a deep heart to pale rims.
silken = {"streaks": 0.5, "through": 0.42, "rough": 0.6}
tones = [
    blade((0.88, 0.66, 0.42), (0.78, 0.24, 0.33), (0.87, 0.46, 0.51), rim=(0.93, 0.68, 0.67), **silken),
    blade((0.72, 0.3, 0.26), (0.56, 0.05, 0.17), (0.74, 0.17, 0.3), rim=(0.83, 0.36, 0.44), **silken),
    blade((0.92, 0.76, 0.5), (0.9, 0.52, 0.5), (0.94, 0.74, 0.7), rim=(0.95, 0.86, 0.82), **silken),
]
pink, cream = tones[0], blade((0.89, 0.78, 0.5), (0.94, 0.87, 0.7), (0.95, 0.92, 0.84), rim=(0.94, 0.86, 0.82), **silken)
green = veined((0.03, 0.075, 0.02), (0.08, 0.16, 0.05), through=0.3)
# No two kinds are as far open: full blown, half way, in bud.
KINDS = (
    ((32, 1.04), (25, 0.72), (15, 0.4)),
    ((28, 0.86), (24, 0.64), (14, 0.34)),
    ((31, 0.94), (30, 1.12), (17, 0.46)),
)
roses = [Roses(tone, KINDS[number], seed=11 + 5 * number, fine=(30, 34)) for number, tone in enumerate(tones)]
whites = Roses(cream, ((30, 0.9), (24, 0.6)), seed=41, fine=(30, 34))

chance = random.Random(83)
OUTLINE = [(NARROW * x, y) for x, y in (heart(2 * math.pi * step / 4000) for step in range(4000))]


def evenly(gap, grow):
    """Points of the outline that far apart, and the way outwards there."""
    last, found = None, []
    for step, (x, y) in enumerate(OUTLINE):
        here = Vector((grow * x, grow * y))
        if last is None or (here - last).length >= gap / SIZE:
            last = here
            ahead = Vector(OUTLINE[(step + 12) % 4000]) - Vector(OUTLINE[step - 12])
            found.append((SIZE * here.x, SIZE * here.y, Vector((-ahead.y, ahead.x)).normalized()))
    return found


# Leaves below, outwards and, smaller, inwards over the photo's rim.
for gap, grow, longest, inwards in ((0.022, 1.18, 0.048, 0.0), (0.015, 1.08, 0.027, math.pi)):
    for x, y, out in evenly(gap, grow):
        # The cleft stays open: hair is there.
        if inwards and abs(x) < 0.014 and y > 0:
            continue
        turn = math.atan2(out.y, out.x) - math.pi / 2 + chance.uniform(-0.75, 0.75) + inwards
        place = WHERE @ Matrix.Translation((x, y, 0.006)) @ Matrix.Rotation(turn, 4, "Z")
        place = place @ Matrix.Rotation(chance.uniform(0.05, 0.4), 4, "X") @ Matrix.Rotation(chance.uniform(-0.4, 0.4), 4, "Y")
        long = longest * chance.uniform(0.72, 1.05)
        leaflet(place, long, long * chance.uniform(0.24, 0.31), green, seed=chance.randrange(99), bend=chance.uniform(0.3, 0.9))
# A row of large roses, smaller ones and buds on both sides of it.
for gap, grow, sizes, high, apart in (
    (0.0335, 1.15, (0.019, 0.0245), 0.012, 0.3),
    (0.027, 1.3, (0.0105, 0.0145), 0.008, 0.8),
    (0.0225, 1.055, (0.0085, 0.0125), 0.0105, -0.7),
):
    for x, y, out in evenly(gap, grow):
        if grow < 1.1 and abs(x) < 0.012 and y > 0:
            continue
        at = WHERE @ Vector((x + chance.uniform(-0.003, 0.003), y + chance.uniform(-0.003, 0.003), high))
        way = (apart * out.x + chance.uniform(-0.3, 0.3), apart * out.y + chance.uniform(-0.3, 0.3), 1.0)
        kind = whites if chance.random() < 0.16 else chance.choice(roses)
        opened = chance.choice((0, 0, 1)) if sizes[1] > 0.02 else min(len(kind.kinds) - 1, chance.choice((1, 2, 2)))
        kind.lay(at, way, chance.uniform(*sizes), opened, chance.uniform(0, 6))

# A leaf lies over the cleft's point.
place = WHERE @ Matrix.Translation((0.0005, 0.625 * SIZE, 0.0105))
place = place @ Matrix.Rotation(math.pi - 0.12, 4, "Z") @ Matrix.Rotation(0.12, 4, "X")
leaflet(place, 0.0225, 0.0075, green, seed=31)

# The card, a bow of ribbon on its corner.
CARD = (0.004, -0.146)
slot(sheet(0.2, 0.044, CARD, -1.5, 0.0085, (0.006, 0.002), edge=(0.82, 0.76, 0.68)), "text", rough=0.6, aspect=0.2 / 0.044)
bow(Matrix.Translation((-0.1, -0.131, 0.012)) @ Matrix.Rotation(0.5, 4, "Z"), 0.056, satin((0.66, 0.2, 0.3), 0.36), seed=3, supple=0.7)

# A few that did not find a place.
for x, y, z, way, size, kind, tone in (
    (-0.196, -0.112, 0.02, (-0.5, 0.3, 0.8), 0.025, 0, roses[0]),
    (-0.168, -0.14, 0.014, (0.5, -0.4, 0.8), 0.017, 1, roses[2]),
    (0.2, -0.128, 0.02, (0.4, 0.2, 0.9), 0.026, 0, roses[1]),
    (0.17, -0.148, 0.013, (-0.5, -0.4, 0.8), 0.016, 2, roses[0]),
):
    tone.lay((x, y, z), way, size, kind, 9 * x)
for x, y, turn, long, seed in (
    (-0.2, -0.094, 40, 0.045, 3),
    (-0.21, -0.13, 140, 0.04, 5),
    (0.214, -0.108, -40, 0.045, 7),
    (0.19, -0.155, -130, 0.04, 9),
):
    place = Matrix.Translation((x, y, 0.009)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(0.15, 4, "X")
    leaflet(place, long, 0.3 * long, green, seed=seed)
for x, y, turn, size in [
    (-0.172, -0.082, 0.4, 0.029),
    (-0.148, -0.104, 2.2, 0.026),
    (-0.214, -0.062, 3.4, 0.022),
    (0.168, -0.108, 4.0, 0.027),
    (0.196, -0.078, 1.0, 0.021),
    (0.205, 0.15, 1.0, 0.025),
]:
    fallen((x, y, 0.0062), turn, size, pink)

window((-0.65, 0.5, 0.7), (0, 0, 0), 0.45, 0.5, 11, (1, 0.93, 0.84))
window((0.7, 0.1, 0.6), (0, 0, 0), 0.3, 0.6, 3.5, (0.88, 0.92, 1))
camera((0.0, -0.2, 0.66), (0.0, -0.001, 0.008), 50, aperture=8, focus=(0.0, 0.0, 0.014))
bake("photoframe-cards", samples=13, exposure=0.3, bounces=7)
