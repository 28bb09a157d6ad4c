"""A heart on paper lace, on red velvet; a long rose, a second one, a tag that hangs on its stem by twine."""

import math

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.drapery import Fold, draped, velvet
from kit.hearts import heart, heart_moulding, heart_picture
from kit.lace import lace
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.paper import sheet
from kit.petals import blade, herb, veined
from kit.shapes import mesh, tube
from kit.stalks import fallen, leaflet, rose_leaf, stalk
from kit.twine import jute

begin(seed=71)
sky((0.6, 0.55, 0.6), 0.16)

CENTRE = (-0.052, 0.006)
FOLDS = [
    Fold((-0.58, 0.06), (-0.08, 0.4), 0.02, 0.03, 0.12),
    Fold((0.0, 0.4), (0.16, 0.15), 0.013, 0.02, 0.12, -0.4),
    Fold((0.3, 0.3), (0.56, -0.1), 0.016, 0.024, 0.16),
    Fold((0.06, -0.07), (0.14, -0.4), 0.012, 0.018, 0.14, -0.4),
]


def pressed(x, y):
    heart_below = math.exp(-(((x - CENTRE[0]) / 0.185) ** 8) - ((y - CENTRE[1]) / 0.165) ** 8)
    return max(heart_below, math.exp(-(((x - 0.148) / 0.07) ** 8) - ((y + 0.116) / 0.048) ** 8))


draped(1.0, 0.8, FOLDS, velvet((0.28, 0.003, 0.014), (0.9, 0.07, 0.1)), pressed)

# Paper lace, a heart of red board on it, a line of gold, the photo.
SIZE = 0.126
outline = lambda grow: [
    (grow * SIZE * x, grow * SIZE * y) for x, y in (heart(2 * math.pi * step / 360) for step in range(360))
]
worked = lace(outline(1.2), 0.42, lift=lambda x, y: 0.0035 + 0.0014 * noise.noise(Vector((30 * x, 30 * y, 0))))
where = Matrix.Translation((*CENTRE, 0)) @ Matrix.Rotation(math.radians(5), 4, "Z")
board = Material("board", (0.36, 0.008, 0.018), 0.6)
board.bump(board.noise(board.place(), 320), 0.08, 0.001)
points = [(x, y, high) for high in (0.0052, 0.0068) for x, y in outline(1.06)]
sides = [(step, (step + 1) % 360, 360 + (step + 1) % 360, 360 + step) for step in range(360)]
heart_board = mesh(points, [tuple(range(360, 720)), *sides], board, name="board")
gold = metal((0.86, 0.6, 0.25), 0.16, 0.06)
rim = heart_moulding(
    SIZE * 0.93, [(-0.0026, 0.0068), (-0.002, 0.0092), (0.0, 0.0104), (0.002, 0.0092), (0.0026, 0.0068)], gold
)
picture = heart_picture(SIZE * 0.93)
slot(picture, "photo", rough=0.6, coat=0.03, coat_rough=0.1)
for part in (worked, heart_board, rim, picture):
    part.matrix_world = where
picture.matrix_world = where @ Matrix.Translation((0, 0, 0.0074))

red = blade((0.3, 0.02, 0.015), (0.44, 0.006, 0.014), (0.5, 0.008, 0.02), streaks=0.35, through=0.32, rough=0.55)
green = veined((0.018, 0.055, 0.014), (0.05, 0.115, 0.03))
stem = herb((0.05, 0.1, 0.03), (0.1, 0.17, 0.06), through=0.0)


def bloom(at, way, size, opened, seed, petals=34):
    head = (
        Matrix.Translation(at)
        @ Vector(way).normalized().to_track_quat("Z", "Y").to_matrix().to_4x4()
        @ Matrix.Rotation(seed, 4, "Z")
    )
    rose(head, size, red, petals, opened, seed)
    for number in range(5):
        turned = head @ Matrix.Rotation(number * 2 * math.pi / 5, 4, "Z") @ Matrix.Rotation(0.5 - 1.2 * opened, 4, "X")
        leaflet(turned, size, 0.15 * size, green, teeth=0, bend=1.0, seed=number)
    return head


head = bloom((0.158, 0.108, 0.034), (0.1, 0.35, 1.0), 0.042, 0.95, 4, 38)
low = head @ Vector((0, 0, -0.03))
stalk(
    [(0.205, -0.21, 0.014), (0.2, -0.11, 0.018), (0.18, 0.0, 0.018), (low.x, low.y - 0.01, 0.016), tuple(head.translation)],
    0.0024,
    stem,
)
bud = bloom((0.128, 0.012, 0.024), (-0.35, 0.9, 0.5), 0.025, 0.3, 9, 22)
stalk([(0.187, -0.05, 0.02), (0.16, -0.02, 0.02), tuple(bud @ Vector((0, 0, -0.014))), tuple(bud.translation)], 0.0016, stem)
for number, (foot, way, length) in enumerate(
    [
        ((0.182, 0.03, 0.02), (0.9, 0.6, 0.2), 0.085),
        ((0.178, 0.055, 0.02), (-0.9, 0.25, 0.2), 0.06),
        ((0.197, -0.07, 0.018), (0.8, 0.8, 0.15), 0.08),
    ]
):
    rose_leaf(foot, way, (0, 0, 1), length, green, stem, seed=number + 2)
bloom((-0.2, -0.122, 0.03), (-0.3, -0.2, 1.0), 0.04, 0.9, 6)
bloom((-0.155, -0.152, 0.022), (0.4, -0.6, 1.0), 0.028, 0.6, 12, 26)
for number, (foot, way, length) in enumerate(
    [
        ((-0.19, -0.09, 0.014), (-0.4, 1.0, 0.2), 0.08),
        ((-0.16, -0.12, 0.012), (1.0, 0.4, 0.15), 0.07),
        ((-0.13, -0.16, 0.01), (1.0, -0.1, 0.15), 0.07),
    ]
):
    rose_leaf(foot, way, (0, 0, 1), length, green, stem, seed=number + 12)

# The tag.
TAG = (0.148, -0.116)
slot(sheet(0.112, 0.066, TAG, -7, 0.018, (0.012, 0.004), edge=(0.8, 0.75, 0.64)), "tag", rough=0.65, aspect=0.112 / 0.066)
twine = jute((0.62, 0.5, 0.34))
tube(
    [
        (TAG[0] + 0.012, TAG[1] + 0.03, 0.0212),
        (TAG[0] + 0.03, TAG[1] + 0.05, 0.026),
        (TAG[0] + 0.046, TAG[1] + 0.052, 0.024),
        (TAG[0] + 0.049, TAG[1] + 0.044, 0.014),
    ],
    0.0008,
    twine,
)
tube(
    [
        (TAG[0] + 0.012, TAG[1] + 0.03, 0.0212),
        (TAG[0] + 0.024, TAG[1] + 0.054, 0.024),
        (TAG[0] + 0.044, TAG[1] + 0.058, 0.024),
        (TAG[0] + 0.049, TAG[1] + 0.05, 0.014),
    ],
    0.0008,
    twine,
)

for x, y, turn, size in [
    (-0.195, 0.14, 0.4, 0.034),
    (-0.175, 0.118, 2.2, 0.028),
    (0.06, -0.146, 4.0, 0.031),
    (0.07, 0.148, 1.0, 0.028),
]:
    fallen((x, y, 0.012), turn, size, red)

window((-0.6, 0.5, 0.75), (0, 0, 0), 0.5, 0.6, 9, (1, 0.91, 0.8))
window((0.7, 0.2, 0.6), (0, 0, 0), 0.3, 0.6, 4.5, (0.86, 0.9, 1))
window((-0.1, 0.35, 1.1), (0, 0, 0), 0.9, 0.5, 7, (1, 0.94, 0.86))
window((0.0, -0.9, 0.7), (0, 0, 0), 0.9, 0.4, 2.0, (1, 0.9, 0.82)).visible_glossy = False

camera((0.0, -0.26, 0.6), (0.0, -0.006, 0.008), 48.5, aperture=8, focus=(0.0, 0.0, 0.012))
bake("photoframe-cards", samples=20, exposure=0.3)
