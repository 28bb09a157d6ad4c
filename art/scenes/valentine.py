"""A heart on paper lace, on red satin; a long rose, a second one, a tag that hangs on its stem by twine."""

import math

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.drapery import Fold, draped, lying, silk
from kit.hearts import heart, heart_moulding, heart_picture
from kit.lace import lace
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.paper import sheet
from kit.petals import blade, herb, veined
from kit.shapes import curved, mesh, tube
from kit.stalks import leaflet, rose_leaf, stalk
from kit.twine import jute

begin(seed=71)
sky((0.6, 0.55, 0.6), 0.16)

CENTRE = (-0.052, 0.006)
# Folds run about what lies on the cloth, from the upper left to the lower right.
FOLDS = [
    Fold((-0.5, 0.0), (-0.1, 0.3), 0.013, 0.026, 0.12),
    Fold((-0.5, 0.16), (-0.16, 0.34), 0.012, 0.022, 0.1),
    Fold((-0.22, 0.16), (0.1, 0.2), 0.01, 0.02, 0.18),
    Fold((0.02, 0.3), (0.13, 0.06), 0.01, 0.02, 0.1, -0.4),
    Fold((0.12, 0.06), (0.02, -0.3), 0.011, 0.021, -0.14, -0.4),
    Fold((-0.09, -0.12), (0.1, -0.26), 0.01, 0.02, 0.12),
    Fold((-0.46, -0.04), (-0.06, -0.11), 0.012, 0.024, -0.12),
    Fold((-0.5, -0.2), (-0.1, -0.25), 0.011, 0.022, 0.14),
    Fold((0.2, 0.24), (0.42, -0.06), 0.012, 0.024, 0.16),
    Fold((0.21, 0.0), (0.44, -0.24), 0.011, 0.02, 0.12),
]

# The long rose's stem, from its foot to its head.
STEM = [(0.2, -0.24, 0.006), (0.196, -0.11, 0.007), (0.178, 0.0, 0.009), (0.163, 0.058, 0.014), (0.156, 0.088, 0.024)]
LINE = curved(STEM, 10)
# What else presses it down: where, how far about.
SPOTS = [(0.155, 0.115, 0.052), (-0.178, -0.112, 0.052), (-0.127, -0.156, 0.045), (-0.19, -0.06, 0.045)]


def pressed(x, y):
    heart_below = math.exp(-(((x - CENTRE[0]) / 0.185) ** 8) - ((y - CENTRE[1]) / 0.165) ** 8)
    card = math.exp(-(((x - 0.148) / 0.07) ** 8) - ((y + 0.116) / 0.048) ** 8)
    near = min(math.hypot(x - px, y - py) for px, py, _ in LINE[::3])
    spots = max(math.exp(-((math.hypot(x - px, y - py) / reach) ** 4)) for px, py, reach in SPOTS)
    return max(heart_below, card, math.exp(-((near / 0.026) ** 4)), spots)


RIPPLE = 0.005
cloth = lying(FOLDS, pressed, RIPPLE)
draped(1.0, 0.8, FOLDS, silk((0.17, 0.002, 0.008), (0.6, 0.016, 0.03)), pressed, RIPPLE)

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


head = bloom(STEM[-1], (-0.1, 0.62, 0.78), 0.042, 0.85, 4, 36)
stalk(STEM, 0.0024, stem)
bud = bloom((0.128, 0.022, 0.016), (-0.35, 0.9, 0.4), 0.025, 0.3, 9, 22)
stalk([LINE[16], (0.172, -0.03, 0.014), (0.145, -0.008, 0.013), tuple(bud.translation)], 0.0016, stem)
for number, (spot, way, length) in enumerate(
    [
        (25, (0.5, 1.0, 0.18), 0.062),
        (28, (-1.0, 0.5, 0.2), 0.052),
        (14, (0.42, 1.0, 0.12), 0.07),
    ]
):
    rose_leaf(LINE[spot], way, (0, 0, 1), length, green, stem, seed=number + 2)

# Two heads that were cut short, leaves from below them.
LOW = [
    ((-0.178, -0.112, 0.016), (-0.1, 0.1, 1.0), 0.04, 0.9, 6, 34),
    ((-0.127, -0.156, 0.012), (0.35, -0.4, 1.0), 0.028, 0.6, 12, 26),
]
for cut in LOW:
    bloom(*cut)
for number, (at, way, length) in enumerate([(0, (-0.3, 1.0, 0.1), 0.105), (0, (1.0, 0.3, 0.1), 0.085)]):
    x, y, _ = LOW[at][0]
    rose_leaf((x, y, cloth(x, y) + 0.008), way, (0, 0, 1), length, green, stem, seed=number + 12)

# The tag.
TAG = (0.148, -0.116)
slot(sheet(0.112, 0.066, TAG, -7, 0.0095, (0.012, 0.004), edge=(0.8, 0.75, 0.64)), "tag", rough=0.65, aspect=0.112 / 0.066)
twine = jute((0.62, 0.5, 0.34))
tube(
    [
        (TAG[0] + 0.012, TAG[1] + 0.03, 0.0127),
        (TAG[0] + 0.03, TAG[1] + 0.05, 0.018),
        (TAG[0] + 0.046, TAG[1] + 0.052, 0.014),
        (TAG[0] + 0.049, TAG[1] + 0.044, 0.014),
    ],
    0.0008,
    twine,
)
tube(
    [
        (TAG[0] + 0.012, TAG[1] + 0.03, 0.0127),
        (TAG[0] + 0.024, TAG[1] + 0.054, 0.017),
        (TAG[0] + 0.044, TAG[1] + 0.058, 0.015),
        (TAG[0] + 0.049, TAG[1] + 0.05, 0.014),
    ],
    0.0008,
    twine,
)

window((-0.6, 0.5, 0.75), (0, 0, 0), 0.5, 0.6, 9, (1, 0.91, 0.8))
window((0.7, 0.2, 0.6), (0, 0, 0), 0.3, 0.6, 4.5, (0.86, 0.9, 1))
window((-0.1, 0.35, 1.1), (0, 0, 0), 0.9, 0.5, 7, (1, 0.94, 0.86)).visible_glossy = False
window((0.0, -0.9, 0.7), (0, 0, 0), 0.9, 0.4, 2.0, (1, 0.9, 0.82)).visible_glossy = False

camera((0.0, -0.26, 0.6), (0.0, -0.006, 0.008), 48.5, aperture=8, focus=(0.0, 0.0, 0.012))
bake("photoframe-cards", samples=20, exposure=0.3)
