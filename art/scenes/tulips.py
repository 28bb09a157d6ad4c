"""A card on a linen cloth by a window, a bunch of tulips beside it: the light comes through their petals."""

import random

from mathutils import Matrix, Vector

from kit.bake import bake, begin, slot
from kit.bloom import tulip
from kit.light import camera, sky, sun, window
from kit.nodes import Material
from kit.paper import sheet
from kit.petals import blade, herb
from kit.shapes import box
from kit.stalks import fallen, long_leaf, stalk
from kit.table import spread
from kit.twine import jute, twine_bow

begin(seed=31)
sky((0.74, 0.85, 1.0), 0.5)

spread(0, 0.1, 1.1, 1.0, (0.36, 0.43, 0.48), waves=0.35, seed=5)

# Stiff board that bends a little.
WIDE, TALL = 0.208, 0.25
card = sheet(WIDE, TALL, (0.093, -0.012), -4, 0.007, (0.012, 0.02), (0.5, 0.4))
slot(card, "card", rough=0.5, coat=0.25, coat_rough=0.3, aspect=WIDE / TALL)

FOOT = Vector((-0.118, -0.19, 0.006))
TIE = Vector((-0.122, -0.085, 0.018))
stem = herb((0.07, 0.15, 0.045), (0.15, 0.27, 0.09), through=0.0, rough=0.4)
leafy = herb((0.035, 0.1, 0.045), (0.1, 0.2, 0.085))
SIZE = 0.058
tones = {
    "red": blade((0.75, 0.5, 0.06), (0.62, 0.035, 0.02), (0.5, 0.012, 0.016), rim=(0.8, 0.2, 0.03)),
    "pink": blade((0.85, 0.78, 0.6), (0.82, 0.22, 0.32), (0.78, 0.12, 0.24), rim=(0.93, 0.62, 0.62)),
    "yellow": blade((0.6, 0.55, 0.08), (0.9, 0.66, 0.04), (0.9, 0.6, 0.02)),
    "coral": blade((0.85, 0.6, 0.15), (0.85, 0.2, 0.05), (0.8, 0.14, 0.05), rim=(0.95, 0.45, 0.14)),
    "white": blade((0.6, 0.68, 0.35), (0.88, 0.84, 0.7), (0.9, 0.85, 0.74), flame=(0.55, 0.68, 0.32)),
}
heads = [
    # place, direction, kind, opened
    ((-0.195, 0.05, 0.03), (-0.32, 0.9, 0.1), "coral", 0.32),
    ((-0.155, 0.118, 0.026), (-0.15, 1.0, 0.12), "red", 0.16),
    ((-0.098, 0.146, 0.024), (0.05, 1.0, 0.1), "pink", 0.1),
    ((-0.05, 0.11, 0.028), (0.26, 0.95, 0.14), "yellow", 0.2),
    ((-0.132, 0.06, 0.056), (-0.05, 0.9, 0.5), "pink", 0.42),
    ((-0.082, 0.052, 0.06), (0.16, 0.85, 0.42), "coral", 0.3),
    ((-0.045, 0.02, 0.05), (0.4, 0.8, 0.3), "white", 0.22),
    ((-0.17, -0.005, 0.056), (-0.4, 0.72, 0.5), "yellow", 0.36),
    ((-0.108, -0.012, 0.078), (0.05, 0.62, 0.75), "red", 0.5),
]
for number, (at, way, kind, opened) in enumerate(heads):
    at, way = Vector(at), Vector(way).normalized()
    head = (
        Matrix.Translation(at)
        @ way.to_track_quat("Z", "Y").to_matrix().to_4x4()
        @ Matrix.Rotation(random.uniform(0, 6), 4, "Z")
    )
    tulip(head, SIZE * random.uniform(0.92, 1.06), tones[kind], opened, seed=number + 3)
    off = Vector((0.011 * ((number * 2) % 5 - 2) / 2, 0, 0.007 * (number % 3)))
    foot = FOOT + Vector((-2.4 * off.x + random.uniform(-0.008, 0.008), random.uniform(-0.018, 0.012), off.z * 0.5))
    tie = TIE + off
    stalk(
        [
            tuple(foot),
            tuple(tie),
            tuple(tie.lerp(at, 0.55) - way * 0.008 + Vector((0, 0, 0.004))),
            tuple(at - way * 0.014),
            tuple(at + way * 0.003),
        ],
        0.0031,
        stem,
    )

for number, (points, width, twist) in enumerate(
    [
        ([(-0.125, -0.12, 0.012), (-0.165, -0.06, 0.035), (-0.215, 0.02, 0.03), (-0.24, 0.085, 0.012)], 0.036, 0.9),
        ([(-0.118, -0.12, 0.014), (-0.085, -0.05, 0.045), (-0.045, 0.0, 0.04), (-0.014, 0.034, 0.022)], 0.034, -1.0),
        ([(-0.12, -0.12, 0.02), (-0.135, -0.05, 0.05), (-0.142, 0.02, 0.052), (-0.15, 0.08, 0.07)], 0.036, 0.7),
        ([(-0.12, -0.125, 0.012), (-0.105, -0.06, 0.04), (-0.075, 0.0, 0.035), (-0.07, 0.09, 0.03)], 0.03, -0.6),
        ([(-0.128, -0.13, 0.008), (-0.18, -0.1, 0.025), (-0.235, -0.07, 0.018), (-0.275, -0.055, 0.006)], 0.03, 0.8),
    ]
):
    long_leaf(points, width, leafy, twist=twist, seed=number + 1)

twine_bow(
    Matrix.Translation((TIE.x, TIE.y, 0.018)) @ Matrix.Rotation(-0.05, 4, "Z"),
    0.023,
    0.0185,
    jute(),
    radius=0.0014,
    loops=0.036,
    seed=2,
)

# Two petals of those that stood open fell on the cloth.
for at, turn, size, kind in (((-0.02, -0.182, 0.008), 0.9, 0.046, "red"), ((0.052, 0.152, 0.008), 2.3, 0.044, "pink")):
    fallen(at, turn, size, tones[kind])

# Low sun from behind, so that no flower's shadow lies on the photo, through the bars of a window.
sun((0.16, -0.84, -0.62), 4.0, 2.2, (1, 0.92, 0.78))
bar = Material("bar", (0.5, 0.5, 0.5), 0.9)
for number in range(2):
    box((0.05, 0.05, 2.0), (-0.5 + 0.52 * number, 1.62, 1.0), bar)
window((0.5, -0.9, 0.8), (0, 0, 0), 0.9, 0.7, 2.2, (0.8, 0.88, 1)).visible_glossy = False

camera((-0.003, -0.385, 0.585), (-0.01, -0.002, 0.015), 54, aperture=9, focus=(0.0, 0.0, 0.02))
bake("photoframe-cards", samples=20, exposure=0.1)
