"""A card in a wooden block beside a jug of daffodils, on a white table in the morning sun of March."""

import math
import random

from mathutils import Euler, Matrix, Vector

from kit.bake import bake, begin, slot
from kit.bloom import daffodil
from kit.light import camera, sky, sun, window
from kit.materials import ceramic, plaster, wood
from kit.nodes import Material
from kit.petals import blade, herb
from kit.shapes import box, curved, plane, surface, tube, turned
from kit.stalks import long_leaf, stalk

begin(seed=41)
sky((0.72, 0.84, 1.0), 0.5)

# The table, of limed boards, and a wall behind it.
# They run away from the viewer: along the table they would be stripes, out of focus.
limed = wood((0.42, 0.4, 0.36), (0.68, 0.66, 0.6), scale=1.2, board=(1.8, 0.12), rough=0.55, gap=0.0015)
plane(1.06, 2.4, (0, 0.2, 0), limed, turn=(0, 0, math.pi / 2))
plane(5, 3, (0, 0.75, 1), plaster((0.24, 0.34, 0.27), 0.1), turn=(math.pi / 2, 0, 0))

# Board, 23 by 27 cm, leaning back on the jug.
WIDE, TALL = 0.226, 0.268
lean = Matrix.Translation((-0.1, -0.03, 0.008)) @ Euler((math.radians(-14), 0, math.radians(5))).to_matrix().to_4x4()


def board(u, v):
    return (WIDE * (u - 0.5), -0.004 * math.sin(math.pi * u) - 0.002, TALL * v)


card = surface(board, 40, 30)
slot(card, "card", rough=0.5, coat=0.2, coat_rough=0.3, aspect=WIDE / TALL)
card.matrix_world = lean
edge = box((WIDE, 0.0017, TALL), (0, 0.0032, TALL / 2), Material("board", (0.8, 0.78, 0.7), 0.8), edge=0)
edge.matrix_world = lean @ edge.matrix_world

# It stands in the groove of a block of beech.
box(
    (0.264, 0.046, 0.019),
    (-0.1, -0.03, 0.0095),
    wood((0.36, 0.2, 0.1), (0.6, 0.4, 0.22), scale=3, rough=0.4, coat=0.1),
    (0, 0, math.radians(5)),
    edge=0.0025,
)

JUG = Vector((0.128, 0.05, 0))
glaze = ceramic((0.56, 0.62, 0.64))
SCALE = 0.95
body = [
    (0, 0.003),
    (0.034, 0.002),
    (0.04, 0.008),
    (0.052, 0.03),
    (0.058, 0.06),
    (0.053, 0.09),
    (0.041, 0.115),
    (0.037, 0.135),
    (0.041, 0.152),
    (0.043, 0.155),
    (0.041, 0.155),
    (0.036, 0.14),
    (0.034, 0.11),
]
turned(curved([(SCALE * r, SCALE * h) for r, h in body], 6), glaze, tuple(JUG))
handle = [
    (JUG.x + 0.036, JUG.y - 0.012, 0.138),
    (JUG.x + 0.066, JUG.y - 0.024, 0.142),
    (JUG.x + 0.085, JUG.y - 0.03, 0.115),
    (JUG.x + 0.078, JUG.y - 0.028, 0.075),
    (JUG.x + 0.05, JUG.y - 0.018, 0.05),
]
tube(curved([tuple(JUG + SCALE * (Vector(p) - JUG)) for p in handle], 8), 0.0062, glaze)

stem = herb((0.07, 0.16, 0.045), (0.16, 0.28, 0.08), through=0.0)
leafy = herb((0.04, 0.12, 0.05), (0.12, 0.23, 0.1), lines=30)
gold = blade((0.78, 0.6, 0.03), (0.92, 0.66, 0.03), (0.92, 0.6, 0.02), streaks=0.45)
orange = blade((0.8, 0.42, 0.02), (0.88, 0.4, 0.012), (0.9, 0.3, 0.01), streaks=0.6)
cream = blade((0.86, 0.8, 0.42), (0.93, 0.9, 0.76), (0.94, 0.91, 0.8), streaks=0.4)
husk = Material("husk", (0.35, 0.25, 0.12), 0.8)
SIZE = 0.045
heads = [
    # place beside the jug's mouth, where it looks, kind, size
    ((-0.02, -0.055, 0.215), (-0.2, -1.0, 0.05), 0, 1.08),
    ((0.045, -0.05, 0.19), (0.5, -1.0, 0.0), 1, 1.0),
    ((-0.075, -0.02, 0.25), (-0.6, -0.85, 0.1), 1, 1.0),
    ((0.02, -0.03, 0.275), (0.15, -1.0, 0.15), 0, 1.05),
    ((0.085, 0.0, 0.25), (0.75, -0.7, 0.05), 0, 1.0),
    ((-0.05, 0.01, 0.315), (-0.35, -0.85, 0.3), 0, 0.96),
    ((0.06, 0.02, 0.325), (0.4, -0.8, 0.25), 1, 0.98),
    ((-0.105, 0.02, 0.3), (-0.9, -0.5, 0.1), 0, 0.9),
    ((0.11, 0.03, 0.305), (0.9, -0.3, 0.15), 1, 0.9),
]
for number, (off, way, kind, scale) in enumerate(heads):
    at, way = JUG + 1.02 * Vector(off), Vector(way).normalized()
    head = (
        Matrix.Translation(at)
        @ way.to_track_quat("Z", "Y").to_matrix().to_4x4()
        @ Matrix.Rotation(random.uniform(0, 6), 4, "Z")
    )
    daffodil(head, SIZE * scale, cream if kind else gold, orange, seed=number + 2)
    # The neck bends over; below it a dry sheath.
    neck = at - way * 0.034 + Vector((0, 0, 0.004))
    mouth = JUG + Vector((0.3 * off[0], 0.3 * off[1] + 0.004, 0.13))
    low = mouth.lerp(neck, 0.6) + Vector((0.1 * off[0], 0.012, 0))
    points = [
        tuple(mouth - Vector((0, 0, 0.05))),
        tuple(mouth),
        tuple(low),
        tuple(neck + Vector((0, 0.004, 0.0))),
        tuple(at - way * 0.016),
        tuple(at + way * 0.004),
    ]
    stalk(points, 0.0027, stem)
    tube([tuple(at - way * 0.012) + (1.0,), tuple(at - way * 0.006) + (1.6,), tuple(at) + (1.3,)], 0.0034, stem)
    tube(
        [
            tuple(neck + Vector((0, 0.006, -0.008))) + (0.5,),
            tuple(neck + Vector((0, 0.003, 0.002))) + (1.0,),
            tuple(neck.lerp(at, 0.4) + Vector((0, 0, 0.005))) + (0.3,),
        ],
        0.0042,
        husk,
    )

for number, (x, y, tall, out) in enumerate(
    [
        (-0.03, 0.03, 0.215, -0.08),
        (0.02, 0.035, 0.25, 0.045),
        (0.03, 0.02, 0.175, 0.11),
        (-0.01, 0.04, 0.235, -0.03),
        (0.025, 0.0, 0.12, 0.085),
        (-0.025, 0.0, 0.115, -0.075),
        (0.03, 0.035, 0.235, 0.095),
    ]
):
    foot = JUG + Vector((0.6 * x, 0.6 * y, 0.1))
    tip = JUG + Vector((x + out, y + 0.075, 0.1 + tall))
    # Straight and broad, leaning back so that their faces are seen: they rise behind the blossoms, their tips lean out.
    bow = foot.lerp(tip, 0.6) + Vector((-0.14 * out, 0, 0.012))
    hung = tip + Vector((0.2 * out, 0.004, 0.022 - 0.05 * abs(out)))
    long_leaf(
        [tuple(foot), tuple(foot.lerp(bow, 0.5)), tuple(bow), tuple(tip), tuple(hung)],
        0.021,
        leafy,
        fold=0.22,
        twist=random.uniform(-0.35, 0.35),
        waves=0.05,
        seed=number + 1,
    )

sun((0.72, 0.62, -0.55), 4.2, 1.2, (1, 0.92, 0.78))
# Two panes that the jug's glaze mirrors, aside of what the card does.
for high in (0.36, 0.66):
    window((-1.15, -0.62, high), (0.1, 0.05, 0.1), 0.34, 0.24, 1.5, (0.92, 0.97, 1))
window((0.9, 0.4, 0.6), (0.05, 0, 0.15), 0.5, 0.6, 5, (0.95, 0.98, 1)).visible_glossy = False

camera((0.0, -0.86, 0.25), (0.008, 0, 0.17), 59, aperture=5.6, focus=(0.0, -0.02, 0.15))
bake("photoframe-cards", samples=16, exposure=-0.25)
