"""A banknote on bundles of others, with gold coins, on the green leather of a desk."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.book import leather
from kit.crest import star
from kit.light import camera, sky, window
from kit.materials import metal, paper
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import box, plane, turned
from kit.solid import again

begin(seed=127)
chance = random.Random(127)
sky((0.8, 0.85, 1.0), 0.2)
plane(1.4, 1.4, (0, 0.2, 0), leather((0.012, 0.06, 0.042), 0.45))

WIDE, TALL = 0.16, 0.075
under = None


def note(x, y, z, turn):
    """The back of a note; all of them show the same."""
    global under
    made = sheet(WIDE, TALL, (x, y), turn, z, (0.0012, 0.001), thick=0.0001, edge=(0.6, 0.56, 0.42), margin=0.001)
    if under is None:
        under = slot(made, "back", rough=0.75, aspect=WIDE / TALL)
    else:
        made.data.materials.append(under.data.materials[0])


edges = Material("edges", (0.66, 0.67, 0.55), 0.9)
edges.set(
    "Base Color",
    edges.ramp(
        edges.noise(edges.stretch(edges.place(), 3, 3, 2600), 1.0, 3, 0.7),
        (0.35, (0.28, 0.29, 0.22)),
        (0.6, (0.74, 0.75, 0.62)),
    ),
)
KRAFT, WHITE, BLUE = (paper(tone, 0.75) for tone in ((0.4, 0.27, 0.15), (0.62, 0.6, 0.54), (0.12, 0.22, 0.34)))


def bundle(x, y, turn, high, band=KRAFT, aside=0.0, wide=0.022):
    """A hundred notes in a band of paper, `aside` of their middle, that leans a little."""
    body = box((WIDE - 0.0006, TALL - 0.0006, high), (0, 0, high / 2), edges, edge=0.0006)
    strap = box((wide, TALL + 0.0012, high + 0.0016), (aside, 0, high / 2), band, edge=0.0008)
    strap.rotation_euler[2] = 3 * aside
    place = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for part in (body, strap):
        part.matrix_world = place @ part.matrix_world
    note(x, y, high + 0.0003, turn)


bundle(-0.062, 0.049, -13, 0.0125, aside=0.004)
bundle(0.088, -0.048, 14, 0.0125, WHITE, -0.022, 0.016)
bundle(0.106, 0.056, -5, 0.0125, BLUE, -0.012, 0.017)
bundle(-0.092, -0.05, 4, 0.0125, aside=0.012)



def carried(u, v):
    """A note that was folded in three about the portrait and along, carried about, crumpled: its ends stand up."""
    folds = sum(max(0.0, far) - 0.2 * max(0.0, 0.012 - abs(far)) for far in (0.26 - u, u - 0.74))
    crumple = sum(abs(noise.noise(Vector((s * 2.1 * u + s, s * v, 7 * s)))) / s for s in (2.2, 5.0, 11.0))
    curl = math.exp(-(((1 - u) / 0.1) ** 2) - ((1 - v) / 0.2) ** 2) + 0.7 * math.exp(-((u / 0.08) ** 2) - (v / 0.2) ** 2)
    along = 0.008 * abs(v - 0.52) * (0.4 + 0.6 * min(1.0, abs(u - 0.5) / 0.25))
    return 0.042 * folds + along + 0.0017 * crumple + 0.006 * curl


top = sheet(
    0.178,
    0.178 * 75 / 160,
    (0.0, 0.0),
    3,
    0.0178,
    (0.004, 0.004),
    thick=0.00006,
    edge=(0.56, 0.57, 0.45),
    margin=0.0009,
    crease=carried,
)
slot(top, "note", rough=0.72, aspect=WIDE / TALL)

gold = metal((0.9, 0.62, 0.2), 0.24, 0.14)
R, H = 0.0145, 0.0021
profile = [
    (0, 0),
    (R - 0.0005, 0),
    (R, 0.0004),
    (R, H - 0.0004),
    (R - 0.0004, H),
    (R - 0.0014, H),
    (R - 0.0019, H - 0.0005),
    (0, H - 0.0005),
]
coin = turned(profile, gold, (0, 0, -50), 128)
emblem = star((0, 0, 0), 0.0078, gold, points=6, high=0.1)
emblem.location.z = -50


def coins(x, y, z, count, seed):
    spread = random.Random(seed)
    for number in range(count):
        place = Matrix.Translation((x + spread.gauss(0, 0.0007), y + spread.gauss(0, 0.0007), z + number * H * 1.02))
        place = place @ Matrix.Rotation(spread.uniform(0, 6), 4, "Z")
        again(coin, place)
    again(emblem, place @ Matrix.Translation((0, 0, H - 0.0006)) @ Matrix.Rotation(-math.pi / 2, 4, "X"))


for x, y, z, count in (
    (0.104, 0.01, 0.0, 9),
    (0.1215, -0.012, 0.0, 1),
    (-0.11, 0.004, 0.0, 6),
    (-0.118, 0.031, 0.0, 1),
    (-0.003, -0.0585, 0.0, 2),
    (0.024, 0.064, 0.0, 3),
):
    coins(x, y, z, count, count * 7 + 3)

window((-0.5, 0.45, 0.6), (0, 0, 0), 0.3, 0.3, 8, (1, 0.93, 0.82))
window((0.6, -0.1, 0.5), (0, 0, 0), 0.3, 0.5, 2.2, (0.85, 0.92, 1))
camera((0.0, -0.13, 0.46), (0.0, 0.001, 0.008), 78, aperture=9, focus=(0.0, -0.01, 0.018))
bake("photoframe-prints", samples=20, exposure=0.3, shape=(1280, 800))
