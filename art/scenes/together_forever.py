"""Two golden hearts on a cloth of wine-red satin, roses where they touch, two rings and two cards with names."""

import math

from mathutils import Euler, Matrix, Vector

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.drapery import Flow, beside, draped, silk, sunken
from kit.hearts import full_heart, heart_moulding, heart_picture
from kit.light import camera, sky, window
from kit.materials import metal
from kit.paper import sheet
from kit.party import bow, satin
from kit.petals import blade, veined
from kit.shapes import cornered, curved, surface, turned
from kit.stalks import facing, fallen, leaflet, stalk

begin(seed=59)
sky((0.6, 0.55, 0.6), 0.16)

# It slid together from the upper left: long soft folds across the light, low ones along it, all flat where things lie.
FOLDS = [Flow(31, 0.1, 0.024, 3.0), Flow(8, 0.055, 0.006, 21.0)]


PETALS = [
    (0.047, -0.13, 0.9, 0.024),
    (-0.036, -0.15, 2.2, 0.025),
    (0.016, -0.158, 4.4, 0.022),
    (-0.212, -0.055, 1.0, 0.025),
]


# Where frames, cards and rings lie, and how they are turned.
SIZE, RIM = 0.09, 0.0155
HEARTS = (("photo", -0.1125, 8, 0.6), ("second", 0.1125, -8, -0.6))
CARDS = (("name", -0.124, 6), ("other", 0.121, -3))
CARD = (0.124, 0.05)


def turned_by(turn, x, y, points):
    turn = math.radians(turn)
    return [(x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn)) for a, b in points]


def outlines():
    for _, x, turn, _ in HEARTS:
        around = [full_heart(-2 * math.pi * step / 240, 1 + RIM / SIZE) for step in range(240)]
        yield turned_by(turn, x, 0.034, [(SIZE * a, SIZE * b) for a, b in around])
    for _, x, turn in CARDS:
        corners = [(a * CARD[0] / 2, b * CARD[1] / 2) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        yield turned_by(turn, x, -0.121, cornered(corners, [step / 40 for step in range(40)]))


lies = sunken(FOLDS, beside(list(outlines())), 0.0014, 0.0016, 0.015)
# Rings and petals are too light to sink in: they lie where it is low.
LOW = [(0.0, -0.093, 0.056), *((x, y + 0.01, 0.027) for x, y, *_ in PETALS)]


def cloth(x, y):
    return lies(x, y) * (1 - 0.95 * max(math.exp(-((math.hypot(x - a, y - b) / far) ** 4)) for a, b, far in LOW))


draped(1.0, 0.8, FOLDS, silk((0.15, 0.002, 0.01), (0.5, 0.012, 0.034), 0.3, 0.55), columns=420, rows=340, high=cloth)

# Polished: grain of any depth would be pixels that glitter.
gold = metal((0.88, 0.61, 0.25), 0.21, 0.004)
PROFILE = [
    (-0.006, 0.003),
    (-0.0055, 0.0048),
    (-0.004, 0.0056),
    (-0.002, 0.0052),
    (-0.001, 0.0058),
    (0.002, 0.0082),
    (0.006, 0.0094),
    (0.01, 0.008),
    (0.0127, 0.0056),
    (0.0137, 0.0054),
    (0.0152, 0.0063),
    (0.0168, 0.0055),
    (0.0173, 0.0036),
    (0.017, 0.0),
    (0.016, -0.002),
]
for name, x, turn, lean in HEARTS:
    where = (
        Matrix.Translation((x, 0.034, 0.0022))
        @ Euler((math.radians(1.2), math.radians(lean), math.radians(turn))).to_matrix().to_4x4()
    )
    frame = heart_moulding(SIZE, curved(PROFILE, 4), gold, full_heart)
    picture = heart_picture(SIZE * 0.985, shape=full_heart)
    slot(picture, name, rough=0.6, coat=0.03, coat_rough=0.1)
    for part in (frame, picture):
        part.matrix_world = where
    picture.matrix_world = where @ Matrix.Translation((0, 0, 0.0028))


def ring(at, radius, tilt, turn, thick=0.0022):
    """A wedding ring: round outside, flat inside."""
    line = [
        (
            radius + thick * (0.35 + 0.65 * math.cos(a)) if math.cos(a) > -0.2 else radius + thick * 0.22,
            1.35 * thick * math.sin(a),
        )
        for a in (k * math.pi / 14 for k in range(29))
    ]
    made = turned(line, gold, sides=128)
    made.matrix_world = Matrix.Translation(at) @ Euler((math.radians(tilt), 0, math.radians(turn))).to_matrix().to_4x4()


ring((-0.014, -0.094, 0.0046), 0.021, 1.5, 0, 0.0032)
ring((0.016, -0.089, 0.0086), 0.0192, 13, -62, 0.0032)

paper_tone = (0.8, 0.75, 0.64)
for name, x, turn in CARDS:
    slot(
        sheet(*CARD, (x, -0.121), turn, 0.0008, (0.013, 0.008), (0.36, 0.62), 0.0013, edge=paper_tone),
        name,
        rough=0.6,
        aspect=CARD[0] / CARD[1],
    )

silken = {"streaks": 0.5, "through": 0.42, "rough": 0.6}
red = blade((0.4, 0.03, 0.02), (0.5, 0.008, 0.02), (0.66, 0.014, 0.03), rim=(0.6, 0.03, 0.045), **silken)
cream = blade((0.89, 0.78, 0.5), (0.94, 0.87, 0.7), (0.95, 0.92, 0.84), rim=(0.94, 0.86, 0.82), **silken)
blush = blade((0.9, 0.7, 0.44), (0.82, 0.36, 0.36), (0.88, 0.54, 0.53), rim=(0.94, 0.72, 0.68), **silken)
green = veined((0.018, 0.055, 0.014), (0.05, 0.115, 0.03), through=0.32)


# A spray that somebody laid over where the hearts meet: three roses and two buds, their stems bound with a ribbon.
for number, (x, y, turn, long) in enumerate(
    [
        (-0.028, 0.112, 118, 0.044),
        (0.03, 0.104, -128, 0.046),
        (-0.004, 0.094, 172, 0.036),
        (-0.034, 0.14, 52, 0.042),
        (0.056, 0.142, -64, 0.05),
        (0.034, 0.165, -24, 0.045),
        (0.066, 0.178, 38, 0.04),
    ]
):
    place = Matrix.Translation((x, y, 0.017)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(0.1, 4, "X")
    leaflet(place, long, 0.28 * long, green, seed=number + 3)
for number, (x, y, z, way, size, tone) in enumerate(
    [
        (-0.004, 0.121, 0.024, (-0.05, -0.35, 1), 0.028, red),
        (-0.041, 0.131, 0.018, (-0.6, 0.0, 1), 0.021, cream),
        (0.034, 0.13, 0.018, (0.45, -0.2, 1), 0.0225, blush),
        (-0.014, 0.097, 0.019, (-0.4, -0.9, 0.8), 0.0145, blush),
        (0.062, 0.118, 0.016, (0.7, -0.5, 0.7), 0.013, cream),
    ]
):
    opened = (0.95, 1.05, 0.8, 0.42, 0.4)[number]
    rose(facing((x, y, z), way, number * 1.7), size, tone, 22 if opened < 0.6 else 31, opened, seed=number + 5)
stem = veined((0.02, 0.05, 0.016), (0.05, 0.1, 0.03))
# Where the ribbon is wound around them, the way they run there; beyond it they spread.
BOUND, WAY = Vector((0.058, 0.169, 0.0155)), Vector((0.8, 0.6, 0.0))
ASIDE = Vector((-WAY.y, WAY.x, 0.0))
for number, (x, y) in enumerate([(-0.004, 0.121), (-0.041, 0.131), (0.034, 0.13), (-0.014, 0.097), (0.062, 0.118)]):
    off, level = (0.1, 2.1, -1.1, 1.2, -2.2)[number] * 0.0019, (0.004, 0.0, 0.001, -0.003, -0.002)[number]
    held = BOUND + off * ASIDE + Vector((0, 0, level))
    near, end = held - 0.02 * WAY + 0.5 * off * ASIDE, held + 0.056 * WAY - 4.2 * off * ASIDE - Vector((0, 0, 0.005))
    under = (0.5 * (x + near.x), 0.5 * (y + near.y) - 0.002, 0.014)
    stalk([(x, y, 0.015), under, *(tuple(at) for at in (near, held, end))], 0.0018, stem)
ivory = satin((0.78, 0.68, 0.5), 0.3, 0.35)
lay = Matrix.Translation(BOUND) @ Matrix.Rotation(math.atan2(WAY.y, WAY.x), 4, "Z")


def wound(u, v):
    """Turns of ribbon about the stems, drawn tight: each a little on the one below."""
    angle, far = 2 * math.pi * u, 0.0009 * (1 - abs(((3 * v) % 1.0) - 0.5)) + 0.0003 * math.sin(5 * 2 * math.pi * u + 6 * v)
    return (0.013 * (v - 0.5) + 0.0012 * math.cos(angle), (0.0066 + far) * math.cos(angle), (0.0056 + far) * math.sin(angle))


surface(wound, 64, 40, ivory, "binding").matrix_world = lay
bow(lay @ Matrix.Translation((0.0, 0.0, 0.0045)) @ Matrix.Rotation(1.35, 4, "Z"), 0.062, ivory, seed=4, supple=0.8)

for (x, y, turn, size), tone in zip(PETALS, (blush, cream, red, blush)):
    fallen((x, y, cloth(x, y) + 0.0018), turn, size, tone)

window((-0.6, 0.5, 0.75), (0, 0, 0), 0.5, 0.6, 11, (1, 0.9, 0.76))
window((0.7, 0.2, 0.6), (0, 0, 0), 0.3, 0.6, 4.5, (0.86, 0.9, 1))
window((-0.1, 0.35, 1.1), (0, 0, 0), 0.9, 0.5, 7, (1, 0.94, 0.86)).visible_glossy = False
window((0.0, -0.9, 0.7), (0, 0, 0), 0.9, 0.4, 2.0, (1, 0.9, 0.82)).visible_glossy = False
# What the gold mirrors along its upper sides; too low for the cloth to show it.
window((0.1, 0.9, 0.5), (0, 0, 0), 0.9, 0.3, 5, (1, 0.92, 0.8))

camera((0.0, -0.27, 0.6), (0.0, -0.003, 0.008), 51, aperture=13, focus=(0.0, 0.0, 0.012))
bake("photoframe-cards", samples=16, exposure=0.3, bounces=5)
