"""A card of brown board with a photo pasted on it, marguerites and small blue flowers laid in two of its corners; a tag."""

import math
import random

from mathutils import Matrix, Vector

from kit.bake import bake, begin, slot
from kit.daisies import daisy, floret
from kit.light import camera, sky, sun, window
from kit.materials import wood
from kit.nodes import Material
from kit.paper import sheet
from kit.petals import blade, herb, veined
from kit.shapes import ball, curved, plane, tube
from kit.stalks import facing, leaflet, stalk
from kit.twine import jute, twine_bow

begin(seed=47)
sky((0.75, 0.85, 1.0), 0.4)
# Old boards that were painted white and weathered: nailed down, no two of one grey.
boards = wood(
    (0.17, 0.155, 0.14), (0.5, 0.5, 0.48), scale=1.1, board=(1.6, 0.105), rough=0.7, gap=0.0016, relief=0.3, nails=0.33
)
plane(2, 2, (0.05, 0.2, 0), boards)

# Board of straw and old paper with a seam of thread around it; a print and a tag on it.
kraft = Material("kraft", rough=0.85, Specular=0.2)
pulp, fleck = kraft.noise(kraft.place(), 60, 6, 0.65), kraft.noise(kraft.stretch(kraft.place(), 700, 260, 400), 1.0, 3, 0.7)
toned = kraft.ramp(
    kraft.mix(0.4, pulp, fleck), (0.32, (0.27, 0.165, 0.085)), (0.5, (0.4, 0.26, 0.14)), (0.7, (0.5, 0.35, 0.2))
)
kraft.set("Base Color", toned).bump(kraft.mix(0.5, pulp, fleck), 0.1, 0.001)
WIDE, TALL, TURN = 0.33, 0.262, math.radians(-2)
bottom = sheet(WIDE, TALL, (0.0, -0.002), -2, 0.002, (0.006, 0.006), edge=(0.34, 0.22, 0.12))
bottom.data.materials.append(kraft.made)
thread, hole = jute((0.72, 0.64, 0.5)), Material("hole", (0.06, 0.035, 0.018), 0.9)
half, corner, pitch = (WIDE / 2 - 0.0095, TALL / 2 - 0.0095), 0.006, 0.0066
seam = []
for sx, sy, first in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
    for step in range(5):
        angle = math.radians(first + 22.5 * step)
        seam.append((sx * (half[0] - corner) + corner * math.cos(angle), sy * (half[1] - corner) + corner * math.sin(angle)))
seam.append(seam[0])


def on_board(x, y, up):
    """A place on the board, which turns and rises to its corners."""
    high = 0.002 + 0.006 * ((x / WIDE) ** 2 + (y / TALL) ** 2)
    return (x * math.cos(TURN) - y * math.sin(TURN), -0.002 + x * math.sin(TURN) + y * math.cos(TURN), high + up)


# Sewn by hand: stitches of unlike length come out of one hole, lie over the board and go down into the next.
for (x0, y0), (x1, y1) in zip(seam, seam[1:]):
    count = max(1, round(math.dist((x0, y0), (x1, y1)) / pitch))
    aside = Vector((y0 - y1, x1 - x0)).normalized()
    for number in range(count):
        first, last = random.uniform(0.05, 0.16), random.uniform(0.66, 0.78)
        sway, slack = random.uniform(-0.0004, 0.0004), random.uniform(0.0006, 0.001)
        ends = []
        for share, up, off in ((0.0, -0.0006, 0), (0.1, 0.0003, 0.3), (0.5, slack, 1.0), (0.9, 0.0003, 0.6), (1.0, -0.0006, 0.4)):
            t = (number + first + share * (last - first)) / count
            ends.append(
                on_board(x0 + (x1 - x0) * t + sway * off * aside.x, y0 + (y1 - y0) * t + sway * off * aside.y, up)
            )
        if math.dist(ends[0], ends[-1]) > 0.002:
            tube(ends, random.uniform(0.0005, 0.0006), thread)
            for x, y, z in (ends[0], ends[-1]):
                ball(0.0008, (x, y, z + 0.0005), hole, 12, scale=(1, 1, 0.16))

SHEETS = [
    ("photo", 0.17, 0.206, (-0.058, 0.0), 3, 0.0062, 0.008, {"rough": 0.35, "coat": 0.5, "coat_rough": 0.12}),
    ("tag", 0.098, 0.058, (0.1, 0.066), -6, 0.0075, 0.012, {"rough": 0.7}),
]
for name, wide, tall, at, turn, lift, bend, face in SHEETS:
    slot(sheet(wide, tall, at, turn, lift, (bend, bend)), name, aspect=wide / tall, **face)

rays = blade((0.75, 0.78, 0.5), (0.9, 0.89, 0.86), (0.92, 0.91, 0.89), streaks=0.35, through=0.3)
blush = blade((0.82, 0.7, 0.55), (0.86, 0.56, 0.58), (0.88, 0.62, 0.64), streaks=0.3)
blue = blade((0.8, 0.8, 0.75), (0.24, 0.36, 0.75), (0.3, 0.42, 0.8), streaks=0.3)
green = veined((0.03, 0.08, 0.02), (0.085, 0.17, 0.05))
sage = veined((0.08, 0.13, 0.09), (0.17, 0.24, 0.17), pairs=6, rough=0.5)
stem = herb((0.07, 0.15, 0.045), (0.15, 0.26, 0.09), through=0.0)


def posy(tie, heads, leaves):
    """Flowers with stems that meet at `tie` and run a little beyond."""
    tie = Vector(tie)
    for number, (x, y, z, kind, size) in enumerate(heads):
        at = Vector((x, y, z))
        away = at - tie
        way = (away.x * 4 + random.uniform(-0.2, 0.2), away.y * 4 + random.uniform(-0.2, 0.2) - 0.15, 1.0)
        head = facing(at, way, random.uniform(0, 6))
        if kind == "daisy":
            daisy(head, size, rays, seed=number + 3)
        else:
            floret(head, size, blue if kind == "blue" else blush, seed=number + 3)
        low = head @ Vector((0, 0, -0.012))
        low.z = max(0.009, low.z)
        beyond = tie - away * 0.32 + Vector((random.uniform(-0.006, 0.006), 0, 0))
        beyond.z = 0.009
        stalk(
            [
                tuple(beyond),
                tuple(tie + Vector((random.uniform(-0.003, 0.003), 0, random.uniform(0, 0.006)))),
                tuple(tie.lerp(low, 0.6) + Vector((0, 0, 0.003))),
                tuple(low),
                tuple(at),
            ],
            0.0013 if kind == "daisy" else 0.0008,
            stem,
        )
    for number, (x, y, turn, long, kind) in enumerate(leaves):
        place = (
            Matrix.Translation((x, y, 0.0105))
            @ Matrix.Rotation(math.radians(turn), 4, "Z")
            @ Matrix.Rotation(random.uniform(0.05, 0.3), 4, "X")
        )
        leaflet(
            place, long, long * (0.26 if kind else 0.2), green if kind else sage, teeth=12 if kind else 0, seed=number + 9
        )


DAISIES = [
    (0.068, -0.04, 0.024, "daisy", 0.027),
    (0.112, -0.02, 0.022, "daisy", 0.024),
    (0.148, -0.045, 0.02, "daisy", 0.022),
    (0.098, -0.062, 0.034, "daisy", 0.023),
    (0.05, -0.072, 0.016, "daisy", 0.019),
]
# Small ones fill what daisies leave, lower than these; none lies over their rays.
small = []
while len(small) < 17:
    x, y = 0.118 + random.uniform(-0.085, 0.055), -0.05 + random.uniform(-0.045, 0.07)
    near = [math.dist((x, y), flower[:2]) / (0.019 if flower[3] == "daisy" else 0.0115) for flower in DAISIES + small]
    if min(near) > 1:
        small.append((x, y, random.uniform(0.013, 0.018), "blue", random.uniform(0.0065, 0.0085)))
posy(
    (0.118, -0.098, 0.013),
    [
        *DAISIES,
        (0.135, -0.005, 0.016, "blush", 0.012),
        (0.086, -0.004, 0.015, "blush", 0.012),
        (0.16, -0.074, 0.016, "blush", 0.012),
        (0.066, -0.012, 0.014, "blush", 0.011),
        *small,
    ],
    [
        (0.1, -0.05, 35, 0.07, 1),
        (0.12, -0.05, -20, 0.075, 1),
        (0.09, -0.07, 70, 0.065, 0),
        (0.14, -0.07, -55, 0.06, 1),
        (0.07, -0.05, 50, 0.05, 1),
        (0.11, -0.04, 5, 0.075, 0),
        (0.13, -0.06, -40, 0.07, 0),
        (0.1, -0.09, 100, 0.045, 1),
    ],
)
twine_bow(
    Matrix.Translation((0.118, -0.098, 0.013)) @ Matrix.Rotation(0.12, 4, "Z"),
    0.0075,
    0.007,
    jute(),
    radius=0.0009,
    turns=6,
    loops=0.026,
    seed=4,
)

# A sprig of a few more in the corner across, its stems tied together.
SPRIG = (-0.176, 0.066, 0.0115)
posy(
    SPRIG,
    [
        (-0.142, 0.108, 0.019, "daisy", 0.025),
        (-0.172, 0.112, 0.015, "daisy", 0.019),
        (-0.113, 0.122, 0.015, "blush", 0.012),
        (-0.15, 0.08, 0.015, "blush", 0.0115),
        (-0.128, 0.085, 0.016, "blue", 0.008),
        (-0.118, 0.1, 0.017, "blue", 0.0075),
        (-0.142, 0.136, 0.014, "blue", 0.008),
        (-0.161, 0.09, 0.016, "blue", 0.0075),
        (-0.108, 0.11, 0.014, "blue", 0.007),
        (-0.156, 0.132, 0.013, "blush", 0.01),
    ],
    [
        (-0.165, 0.082, -62, 0.06, 1),
        (-0.17, 0.085, -18, 0.062, 1),
        (-0.172, 0.075, 24, 0.05, 0),
        (-0.168, 0.078, -88, 0.05, 0),
        (-0.16, 0.09, -40, 0.07, 1),
    ],
)
twine_bow(
    Matrix.Translation(SPRIG) @ Matrix.Rotation(-0.7, 4, "Z"),
    0.0045,
    0.005,
    jute(),
    radius=0.0008,
    turns=5,
    loops=0.016,
    seed=9,
)

# The tag hangs by a thread.
thread = jute((0.6, 0.52, 0.4))
tube(
    curved(
        [
            (0.0535, 0.0715, 0.0085), (0.049, 0.0725, 0.0125), (0.04, 0.078, 0.0115), (0.031, 0.093, 0.0085),
            (0.036, 0.112, 0.0075), (0.054, 0.117, 0.0085), (0.061, 0.106, 0.0105), (0.05, 0.098, 0.0105),
            (0.036, 0.104, 0.009), (0.02, 0.121, 0.0075), (0.016, 0.138, 0.006), (0.03, 0.152, 0.003), (0.052, 0.157, 0.0012),
        ],
        6,
    ),
    0.0006,
    thread,
)

sun((0.5, -0.6, -0.78), 3.5, 1.6, (1, 0.93, 0.82))
window((-0.6, 0.6, 0.8), (0, 0, 0), 0.6, 0.6, 4, (1, 0.95, 0.88))
window((0.5, -0.9, 0.8), (0, 0, 0), 0.9, 0.7, 2.0, (0.8, 0.88, 1)).visible_glossy = False

camera((0.0, -0.22, 0.6), (0.004, 0.0, 0.006), 59, aperture=14, focus=(0.0, 0.0, 0.012))
bake("photoframe-cards", samples=26, exposure=0.1)
