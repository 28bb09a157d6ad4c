"""An oval portrait in a ring of willow twigs on a pale green wall: daffodils, tulips and primroses on both sides, a nest with dyed eggs
below."""

import math
import random

from mathutils import Euler, Matrix, Vector

from kit.bake import bake, begin, slot
from kit.bloom import daffodil, tulip
from kit.daisies import floret
from kit.easter import dyed, egg, nest, willow
from kit.light import camera, sky, window
from kit.materials import plaster
from kit.party import bow, satin
from kit.petals import blade, herb, veined
from kit.shapes import plane, surface
from kit.stalks import facing, leaflet, long_leaf, stalk
from kit.wreath import along, leaning, oval, portrait

begin(seed=103)
chance = random.Random(103)
sky((0.85, 0.9, 0.95), 0.35)
plane(1.2, 1.2, (0, 0, 0), plaster((0.5, 0.6, 0.48), relief=0.25, stains=0.06))
slot(portrait(), "photo", rough=0.25, coat=0.6, coat_rough=0.1, aspect=0.102 / 0.134)

# Twigs wound into a ring, catkins on those at the top.
for strand in range(9):
    start, turn = chance.uniform(0, 360), chance.uniform(0.6, 1.4)
    line = []
    for step in range(49):
        angle = start + 7.5 * step
        spot = oval(angle, 0.006 + 0.006 * math.sin(turn * math.radians(angle) * 3 + strand))
        line.append((spot.x, spot.y, 0.007 + 0.004 * math.cos(turn * math.radians(angle) * 3 + 2 * strand)))
    willow(line, 0, seed=strand)
for number, (first, last) in enumerate(((30, 92), (150, 88), (60, 118), (120, 62), (20, 60), (160, 120))):
    line = [
        tuple(
            oval(first + (last - first) * step / 12, 0.008 + 0.0016 * step * (0.6 + 0.3 * (number % 3)))
            + Vector((0, 0, 0.014))
        )
        for step in range(13)
    ]
    willow(line, 9, seed=20 + number)

# It hangs by a ribbon of silk that runs under the twigs, a bow where it is tied; the nail is above the picture.
silk = satin((0.5, 0.36, 0.58), 0.36, 0.16)


def hanging(u, v):
    """Down from the nail, around the ring and back: two ends of one band that lie on each other but for a hand's breadth."""
    x = 0.0065 * (u - 0.5) * (1 + 0.12 * math.sin(9 * v)) + 0.0012 * math.sin(5 * v)
    return (x, 0.139 + 0.12 * v, 0.017 - 0.008 * v + 0.0009 * math.cos(2 * math.pi * u) + 0.001 * math.sin(14 * v))


surface(hanging, 14, 60, silk, "ribbon")
bow(Matrix.Translation((0.0, 0.151, 0.019)) @ Matrix.Rotation(0.08, 4, "Z"), 0.066, silk, seed=4, supple=1.0)

stem = herb((0.07, 0.16, 0.045), (0.16, 0.28, 0.08), through=0.0)
leafy = herb((0.04, 0.12, 0.05), (0.12, 0.23, 0.1), lines=60, rough=0.6)
green = veined((0.04, 0.1, 0.025), (0.1, 0.2, 0.06))
gold = blade((0.6, 0.5, 0.02), (0.92, 0.66, 0.02), (0.95, 0.74, 0.05), streaks=0.7, through=0.5, rough=0.6)
orange = blade((0.7, 0.36, 0.02), (0.88, 0.4, 0.012), (0.9, 0.3, 0.01), streaks=0.7, through=0.5, rough=0.6)
cream = blade((0.72, 0.74, 0.3), (0.93, 0.9, 0.76), (0.94, 0.91, 0.82), streaks=0.5, through=0.5, rough=0.6)
silken = {"streaks": 0.7, "through": 0.6, "rough": 0.6}
coral = blade((0.85, 0.6, 0.15), (0.85, 0.22, 0.06), (0.8, 0.16, 0.06), rim=(0.95, 0.45, 0.16), **silken)
pink = blade((0.85, 0.78, 0.6), (0.82, 0.22, 0.34), (0.78, 0.14, 0.28), rim=(0.93, 0.62, 0.64), **silken)
mauve = blade((0.9, 0.85, 0.55), (0.5, 0.34, 0.7), (0.56, 0.4, 0.76), streaks=0.4)
primrose = blade((0.9, 0.8, 0.2), (0.93, 0.88, 0.5), (0.94, 0.9, 0.62), streaks=0.3)

# Leaves, narrow ones of bulbs and broad ones of primroses.
for first, last in ((-160, -112), (-68, -28)):
    for spot, away in along(first, last, 0.008, 0.012, chance):
        side = 1 if first > -90 else -1
        lean = math.radians(chance.uniform(-50, 50))
        way = Vector(
            (away.x * math.cos(lean) - away.y * math.sin(lean), away.x * math.sin(lean) + away.y * math.cos(lean), 0)
        )
        rise = Vector((0, 1, 0)) * (0.45 + 0.35 * math.sin(900 * spot.x + 700 * spot.y))
        long = chance.uniform(0.045, 0.075)
        points = [
            tuple(spot + (way + rise * t) * long * t + Vector((0, 0, 0.006 + 0.024 * math.sin(2.9 * t))))
            for t in (0, 0.35, 0.7, 1.0)
        ]
        long_leaf(
            points, chance.uniform(0.008, 0.012), leafy, twist=side * chance.uniform(-0.6, 0.6), seed=chance.randrange(99)
        )
for first, last in ((-184, -112), (-68, 4)):
    for spot, away in along(first, last, 0.0075, 0.016, chance, 0.009):
        # None in the nest.
        if math.hypot(spot.x, spot.y + 0.148) < 0.066:
            continue
        place = leaning(spot, away, chance.uniform(-80, 80), chance.uniform(0.05, 0.4))
        place.translation.z = 0.009
        size = chance.uniform(0.02, 0.034)
        leaflet(place, size, 0.36 * size, green, seed=chance.randrange(99))

# Flowers from the nest upwards, smaller as they climb.
heads = []
for first, last, mirror in ((-60, 4, 1), (-120, -184, -1)):
    angles = [first + (last - first) * step / 9 for step in range(10)]
    for number, angle in enumerate(angles):
        t = number / 9
        kind = (number + (mirror < 0)) % 4
        # A tulip reaches far: it begins within the ring.
        out = 0.002 if kind == 2 else 0.01 + (0.012 if number % 2 else -0.002)
        spot = oval(angle + chance.uniform(-2, 2), out)
        away = (spot - oval(angle, -0.02)).normalized()
        size = 0.029 * (1 - 0.4 * t)
        heads.append((spot.x, spot.y, 0.62 * size))
        way = (0.5 * away.x + chance.uniform(-0.3, 0.3), 0.5 * away.y + 0.2 + chance.uniform(-0.3, 0.3), 1.0)
        # Its stem runs down along the twigs and goes in between them.
        below = [oval(angle - mirror * down, low) for down, low in ((3, 0.006), (9, 0.002), (14, -0.003))]
        line = [(spot.x, spot.y, 0.021), *((at.x, at.y, up) for at, up in zip(below, (0.0165, 0.0145, 0.006)))]
        stalk(line, 0.0017, stem)
        head = facing((spot.x, spot.y, 0.02 + 0.004 * (number % 3)), way, chance.uniform(0, 6))
        if kind == 2:
            lying = (0.7 * away.x, 0.7 * away.y + 0.5, 0.55)
            tulip(
                facing((spot.x, spot.y, 0.018), lying, chance.uniform(0, 6)),
                1.3 * size,
                chance.choice((coral, pink)),
                0.22,
                seed=number,
            )
        else:
            kinds = ((gold, orange), (cream, gold), (gold, gold), (cream, orange), (gold, gold))
            star, cup = kinds[(3 * number + (mirror > 0)) % 5]
            daffodil(head, size, star, cup, seed=number + 30)
    # Small ones in between: none in the face of a large one.
    for spot, away in along(min(first, last), max(first, last), 0.0055, 0.014, chance, 0.024):
        if any(math.hypot(spot.x - x, spot.y - y) < far + 0.004 for x, y, far in heads):
            continue
        heads.append((spot.x, spot.y, 0.007))
        way = (0.6 * away.x + chance.uniform(-0.4, 0.4), 0.6 * away.y + chance.uniform(-0.4, 0.4), 1.0)
        where = facing((spot.x, spot.y, chance.uniform(0.016, 0.024)), way, chance.uniform(0, 6))
        floret(where, chance.uniform(0.0075, 0.01), chance.choice((primrose, mauve, primrose)), seed=chance.randrange(99))

# Two thin twigs are wound over the stems.
for strand, (first, last) in enumerate(((-52, 12), (-128, -192))):
    for lift in (0.0, 1.7):
        line = []
        for step in range(25):
            spot = oval(first + (last - first) * step / 24, 0.006 + 0.007 * math.sin(0.9 * step + lift))
            line.append((spot.x, spot.y, 0.0165 + 0.005 * math.cos(0.9 * step + lift)))
        willow(line, 0, seed=40 + strand)

AT = (0.0, -0.148, 0.006)
nest(AT, 0.05, 0.028, seed=5)
for number, (x, y, up, tilt, turn, skin) in enumerate(
    [
        (-0.019, 0.01, 0.026, 1.15, 0.5, dyed((0.3, 0.52, 0.68), "bands", (0.9, 0.88, 0.82), (0.85, 0.6, 0.1))),
        (0.02, 0.009, 0.026, 1.05, -0.9, dyed((0.8, 0.26, 0.36), "waves", (0.95, 0.9, 0.8))),
        (0.0, -0.019, 0.03, 0.85, 2.9, dyed((0.86, 0.66, 0.2), "dots", (0.95, 0.92, 0.85))),
    ]
):
    place = Matrix.Translation((AT[0] + x, AT[1] + y, up)) @ Euler((tilt, 0, turn)).to_matrix().to_4x4()
    egg(place, 0.044, skin)

window((-0.7, 0.65, 0.75), (0, 0, 0), 0.4, 0.45, 12, (1, 0.95, 0.86))
window((0.7, -0.1, 0.6), (0, 0, 0), 0.3, 0.6, 3, (0.88, 0.92, 1))
camera((0.0, 0.0, 0.74), (0.0, 0.0, 0.0), 63, aperture=8, focus=(0.0, 0.0, 0.012))
bake("photoframe-moods", samples=16, exposure=0.3, bounces=8, shape=(1024, 1280))
