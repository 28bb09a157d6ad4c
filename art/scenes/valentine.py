"""A heart on paper lace, on red satin; a long rose, a second one, a tag that hangs on its stem by twine."""

import math

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.drapery import Flow, draped, lying, silk
from kit.hearts import heart, heart_moulding, heart_picture
from kit.lace import lace
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.paper import sheet
from kit.petals import blade, herb, veined
from kit.shapes import curved, mesh, tube
from kit.stalks import leaflet, rose_leaf, stalk, thorns
from kit.twine import jute

begin(seed=71)
sky((0.6, 0.55, 0.6), 0.16)

CENTRE = (-0.052, 0.006)
# It slid together from the upper left: long soft folds across the light, low ones along it.
FOLDS = [Flow(33, 0.095, 0.024, 12.0), Flow(6, 0.05, 0.006, 31.0)]

# The long rose's stem, from its foot to its head.
STEM = [(0.214, -0.24, 0.0034), (0.194, -0.15, 0.003), (0.198, -0.08, 0.003), (0.18, -0.01, 0.0034)]
STEM += [(0.172, 0.05, 0.004), (0.162, 0.088, 0.008), (0.158, 0.1, 0.015)]
LINE = curved(STEM, 10)
# What else presses it down: where, how far about.
SPOTS = [(0.158, 0.108, 0.048), (-0.178, -0.112, 0.048), (-0.127, -0.156, 0.036), (-0.19, -0.06, 0.036)]


def pressed(x, y):
    heart_below = math.exp(-(((x - CENTRE[0]) / 0.178) ** 14) - ((y - CENTRE[1]) / 0.168) ** 14)
    card = math.exp(-(((x - 0.148) / 0.068) ** 12) - ((y + 0.116) / 0.045) ** 12)
    near = min(math.hypot(x - px, y - py) for px, py, _ in LINE[::3])
    spots = max(math.exp(-((math.hypot(x - px, y - py) / reach) ** 4)) for px, py, reach in SPOTS)
    return max(heart_below, card, math.exp(-((near / 0.017) ** 4)), spots)


RIPPLE = 0.0014
cloth = lying(FOLDS, pressed, RIPPLE)
draped(1.0, 0.8, FOLDS, silk((0.15, 0.002, 0.008), (0.6, 0.016, 0.03), 0.3, 0.55), pressed, RIPPLE)

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
picture = heart_picture(SIZE * 0.93, 0.002)
slot(picture, "photo", rough=0.5, coat=0.06, coat_rough=0.08)
for part in (worked, heart_board, rim, picture):
    part.matrix_world = where
picture.matrix_world = where @ Matrix.Translation((0, 0, 0.0074))

dry = {"rim": (0.6, 0.03, 0.045), "streaks": 0.6, "through": 0.4, "rough": 0.6}
red = blade((0.4, 0.03, 0.02), (0.54, 0.008, 0.02), (0.7, 0.016, 0.032), **dry)
green = veined((0.018, 0.055, 0.014), (0.05, 0.115, 0.03), through=0.32)
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


# It lies on its side, its outer petals on the satin, and shows its face.
head = bloom(STEM[-1], (-0.34, 0.2, 0.92), 0.041, 0.88, 4, 36)
stalk(STEM, 0.0024, stem)
thorns(STEM[1:-1], 0.0024, herb((0.11, 0.1, 0.04), (0.2, 0.09, 0.05), through=0.0), 0.026, seed=3)
bud = bloom((0.128, 0.022, 0.012), (-0.35, 0.9, 0.4), 0.025, 0.3, 9, 22)
stalk([LINE[22], (0.17, -0.045, 0.006), (0.142, -0.012, 0.008), tuple(bud.translation)], 0.0016, stem)
for number, (spot, way, length) in enumerate(
    [
        (38, (0.6, 1.0, 0.08), 0.062),
        (43, (-1.0, 0.5, 0.1), 0.05),
        (27, (0.5, 1.0, 0.06), 0.07),
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

# The tag hangs on the stem by a thread through its eyelet.
TAG, TURN = (0.148, -0.116), -7
slot(sheet(0.112, 0.066, TAG, TURN, 0.0046, (0.006, 0.003), edge=(0.8, 0.75, 0.64)), "tag", rough=0.65, aspect=0.112 / 0.066)
spin = math.radians(TURN)
EYE = Vector((TAG[0] + 0.036 * math.cos(spin) - 0.023 * math.sin(spin), TAG[1] + 0.036 * math.sin(spin) + 0.023 * math.cos(spin)))
ring = [(EYE.x + 0.0024 * math.cos(a), EYE.y + 0.0024 * math.sin(a), 0.0066) for a in (k * math.pi / 8 for k in range(16))]
tube(ring, 0.0007, gold, closed=True)
twine = jute((0.62, 0.5, 0.34))
# Over the card's edge to the stem, around it, and back below the card.
for aside, high in ((-0.0014, 0.0), (0.0016, 0.0012)):
    tube(
        curved(
            [
                (EYE.x, EYE.y, 0.005),
                (EYE.x + aside, EYE.y + 0.004, 0.0082 + high),
                (EYE.x + 2 * aside, EYE.y + 0.014, 0.0072),
                (0.1935 + aside, -0.066 + 2 * aside, 0.0076 + high),
                (0.2, -0.064 + 2 * aside, 0.0042),
                (0.1975, -0.06, 0.0012),
            ],
            6,
        ),
        0.0008,
        twine,
    )

window((-0.6, 0.5, 0.75), (0, 0, 0), 0.5, 0.6, 9, (1, 0.91, 0.8))
window((0.7, 0.2, 0.6), (0, 0, 0), 0.3, 0.6, 4.5, (0.86, 0.9, 1))
window((-0.1, 0.35, 1.1), (0, 0, 0), 0.9, 0.5, 7, (1, 0.94, 0.86)).visible_glossy = False
window((0.0, -0.9, 0.7), (0, 0, 0), 0.9, 0.4, 2.0, (1, 0.9, 0.82)).visible_glossy = False

camera((0.0, -0.26, 0.6), (0.0, -0.006, 0.008), 48.5, aperture=8, focus=(0.0, 0.0, 0.012))
bake("photoframe-cards", samples=12, exposure=0.3, bounces=5)
