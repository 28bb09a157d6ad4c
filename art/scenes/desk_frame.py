"""A framed photo on a desk by a window: tulips in a vase, a notebook with a pen, a cup; afternoon sun from the left."""

import math

from mathutils import Euler, Matrix, Vector

from kit.bake import bake, begin, slot
from kit.bloom import tulip
from kit.book import cloth as bound, page_edges, placed, standing_book
from kit.light import camera, sky, sun, window
from kit.materials import ceramic, metal, paper, plaster, wood
from kit.nodes import Material
from kit.petals import blade, herb
from kit.shapes import box, curved, cylinder, mitred, moulding, plane, turned
from kit.stalks import facing, long_leaf, stalk
from kit.table import spectacles

begin(seed=11)
sky((0.8, 0.87, 1.0), 0.4)

plane(
    3, 2, (0, 0.4, 0), wood((0.3, 0.19, 0.1), (0.62, 0.45, 0.28), scale=1.8, board=(4.0, 0.34), rough=0.38, gap=0.0006)
)
plane(6, 3, (0, 1.15, 1), plaster((0.52, 0.58, 0.6), 0.08), turn=(math.pi / 2, 0, 0))

# The frame leans back on its strut.
WIDTH, HEIGHT, BORDER = 0.176, 0.22, 0.03
photo = plane(WIDTH, HEIGHT, (0, -0.004, 0), None, (math.pi / 2, 0, 0))
slot(photo, "photo", rough=0.1, coat=1.0, coat_rough=0.02, aspect=WIDTH / HEIGHT)
oak = wood((0.16, 0.085, 0.04), (0.42, 0.26, 0.13), scale=4, rough=0.4, coat=0.3)
# Thick board with a window cut at a slant, before the photo.
BOARD = [(-0.012, 0), (0.05, 1), (1, 1)]
passepartout = moulding(WIDTH, HEIGHT, (0, -0.0042, 0), paper((0.9, 0.885, 0.85)), 0.026, 0.0026, BOARD)
edge = mitred(WIDTH + 0.044, HEIGHT + 0.044, (0, 0, 0), oak, BORDER, 0.02)
back = box((WIDTH + 0.09, 0.008, HEIGHT + 0.09), (0, 0.006, 0), Material("back", (0.05, 0.04, 0.035), 0.8), edge=0.001)
lean = (
    Matrix.Translation((-0.02, 0, (HEIGHT + 0.044) / 2 + BORDER))
    @ Euler((math.radians(-11), 0, 0.16)).to_matrix().to_4x4()
)
for part in (photo, passepartout, *edge, back):
    part.matrix_world = lean @ part.matrix_world

# Tulips in a stoneware vase.
VASE = (0.235, 0.07, 0)
body = [
    (0, 0.002),
    (0.03, 0.001),
    (0.038, 0.01),
    (0.046, 0.05),
    (0.043, 0.09),
    (0.03, 0.118),
    (0.031, 0.13),
    (0.028, 0.13),
    (0.027, 0.116),
]
turned(curved(body), ceramic((0.2, 0.3, 0.34)), VASE)
stem = herb((0.07, 0.15, 0.045), (0.15, 0.27, 0.09), through=0.0, rough=0.4)
leafy = herb((0.035, 0.1, 0.045), (0.1, 0.2, 0.085))
red = blade((0.75, 0.5, 0.06), (0.62, 0.035, 0.02), (0.5, 0.012, 0.016), rim=(0.8, 0.2, 0.03))
pink = blade((0.85, 0.78, 0.6), (0.82, 0.22, 0.32), (0.78, 0.12, 0.24), rim=(0.93, 0.62, 0.62))
yellow = blade((0.6, 0.55, 0.08), (0.9, 0.66, 0.04), (0.9, 0.6, 0.02))
coral = blade((0.85, 0.6, 0.15), (0.85, 0.2, 0.05), (0.8, 0.14, 0.05), rim=(0.95, 0.45, 0.14))
MOUTH = Vector((*VASE[:2], 0.128))


def tulip_in_vase(aside, back, up, way, tone, opened, seed):
    """Where its head is from the middle of the vase's mouth, and which way it looks: heavy heads bow."""
    at, way = Vector((VASE[0] + aside, VASE[1] + back, up)), Vector(way).normalized()
    tulip(facing(at, way, seed), 0.055, tone, opened, seed)
    out = Vector((aside, back, 0)).normalized()
    # A stalk leans on the rim.
    rim = MOUTH + 0.02 * out
    foot, rise = MOUTH - 0.015 * out - Vector((0, 0, 0.08)), at - 0.055 * way
    stalk(
        [tuple(point) for point in (foot, rim, rim.lerp(rise, 0.55) + 0.006 * out, rise, at + 0.003 * way)], 0.003, stem
    )


tulip_in_vase(-0.066, -0.02, 0.262, (-0.5, -0.3, 0.8), pink, 0.22, 3)
tulip_in_vase(-0.02, -0.052, 0.232, (-0.25, -0.75, 0.75), yellow, 0.3, 5)
tulip_in_vase(0.03, 0.03, 0.285, (0.15, 0.2, 1.0), coral, 0.12, 8)
tulip_in_vase(0.066, -0.03, 0.246, (0.65, -0.5, 0.6), red, 0.34, 11)
tulip_in_vase(-0.018, 0.04, 0.302, (-0.2, 0.1, 1.0), red, 0.06, 14)
tulip_in_vase(0.092, 0.03, 0.208, (0.9, -0.1, 0.25), pink, 0.26, 17)
for number, (way, far, high, width) in enumerate(
    [
        (200, 0.1, 0.2, 0.034),
        (-40, 0.1, 0.17, 0.032),
        (20, 0.11, 0.21, 0.03),
        (120, 0.07, 0.24, 0.032),
        (265, 0.06, 0.19, 0.034),
    ]
):
    out = Vector((math.cos(math.radians(way)), math.sin(math.radians(way)), 0))
    line = [MOUTH - Vector((0, 0, 0.05)), MOUTH + 0.02 * out, MOUTH + 0.5 * far * out, MOUTH + far * out]
    for point, up in zip(line[2:], (0.8 * (high - 0.128), high - 0.128)):
        point.z += up
    long_leaf([tuple(point) for point in line], width, leafy, twist=(-1) ** number * 0.7, seed=number + 1)

# An open notebook with a pen, and a cup behind.
cloth = Material("cover", (0.07, 0.12, 0.16), 0.7)
leaves = paper((0.84, 0.81, 0.74))
box((0.15, 0.2, 0.012), (-0.25, -0.07, 0.006), cloth, (0, 0, -0.35), edge=0.002)
box((0.144, 0.194, 0.01), (-0.249, -0.07, 0.0095), leaves, (0, 0, -0.35), edge=0.001)
box((0.15, 0.2, 0.002), (-0.25, -0.07, 0.0155), cloth, (0, 0, -0.35), edge=0.001)
lacquer = Material("pen", (0.02, 0.02, 0.022), 0.15, Clearcoat=1.0)
gold = Material("ring", (0.85, 0.62, 0.28), 0.2, Metallic=1.0)
cylinder(0.0052, 0.13, (-0.235, -0.07, 0.0218), lacquer, (math.pi / 2, 0, 0.5), edge=0.002)
cylinder(0.0056, 0.004, (-0.242, -0.058, 0.0218), gold, (math.pi / 2, 0, 0.5))
cup = [
    (0, 0.003),
    (0.02, 0.002),
    (0.03, 0.012),
    (0.038, 0.045),
    (0.041, 0.068),
    (0.039, 0.068),
    (0.034, 0.04),
    (0.02, 0.008),
    (0, 0.007),
]
turned(curved(cup), ceramic((0.33, 0.42, 0.42)), (-0.2, 0.22, 0))

# Spectacles on it, and a row of books far behind, the last one leaning.
spectacles(Matrix.Translation((-0.262, -0.03, 0.0168)) @ Matrix.Rotation(0.5, 4, "Z"), metal((0.75, 0.55, 0.28), 0.25))
leaves_of, at = page_edges(), -0.62
for number, (thick, tall, tone) in enumerate(
    [
        (0.032, 0.23, (0.13, 0.16, 0.2)),
        (0.026, 0.2, (0.3, 0.09, 0.06)),
        (0.04, 0.25, (0.36, 0.3, 0.2)),
        (0.024, 0.21, (0.08, 0.15, 0.12)),
        (0.034, 0.24, (0.42, 0.36, 0.27)),
        (0.03, 0.19, (0.1, 0.1, 0.13)),
        (0.03, 0.22, (0.34, 0.16, 0.05)),
    ]
):
    book = standing_book(0.15, tall, thick, bound(tone), leaves_of)
    # Their spines look out of the shelf; the last one leans on the others.
    turn = Matrix.Rotation(math.pi / 2, 4, "Z")
    leans = Matrix.Rotation(-0.2, 4, "Y") if number == 6 else Matrix()
    placed(book, Matrix.Translation((at + thick, 0.72, 0)) @ leans @ turn)
    at += thick + (0.045 if number == 5 else 0.001)

window((-1.4, -0.5, 1.1), (0, 0, 0.1), 1.0, 1.2, 15, (1, 0.95, 0.88))
window((1.5, -0.9, 1.0), (0, 0, 0.1), 1.2, 1.2, 3.5, (0.78, 0.87, 1))
sun((0.72, 0.42, -0.55), 2.0, 1.0, (1, 0.87, 0.68))
bars = Material("bars", (0.1, 0.1, 0.1))
for number in range(3):
    box((0.025, 0.025, 2), (-1.1, -1.05 + 0.42 * number, 0.9), bars, edge=0)
box((0.025, 1.6, 0.035), (-1.1, -0.6, 0.82), bars, edge=0)

camera((0.09, -0.92, 0.3), (0.05, 0, 0.15), 50, aperture=2.8, focus=(-0.02, -0.01, 0.15))
bake("photoframe-tables", samples=40, exposure=0.25)
