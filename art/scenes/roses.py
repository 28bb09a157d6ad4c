"""A card on a table of old oak, red roses around it, in the warm light of a late afternoon."""

import math

from mathutils import Matrix, Vector

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.light import camera, sky, sun, window
from kit.materials import wood
from kit.paper import sheet
from kit.petals import blade, herb, veined
from kit.shapes import plane
from kit.stalks import fallen, leaflet, rose_leaf, stalk, thorns

begin(seed=37)
sky((0.72, 0.82, 1.0), 0.3)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood((0.1, 0.05, 0.024), (0.34, 0.2, 0.1), scale=1.4, board=(1.6, 0.13), rough=0.45, coat=0.1, gap=0.002),
)

# Ivory board, bent a little by the damp of the flowers.
WIDE, TALL = 0.206, 0.252
card = sheet(WIDE, TALL, (0.03, -0.004), -2.5, 0.003, (0.02, 0.03), (0.4, 0.45))
slot(card, "card", rough=0.5, coat=0.2, coat_rough=0.3, aspect=WIDE / TALL)

velvet = blade((0.34, 0.02, 0.015), (0.52, 0.008, 0.017), (0.64, 0.014, 0.026), streaks=0.35, through=0.32, rough=0.55)
green = veined((0.018, 0.055, 0.014), (0.05, 0.115, 0.03))
stem = herb((0.05, 0.1, 0.03), (0.1, 0.17, 0.06), through=0.0)
prickle = herb((0.11, 0.1, 0.04), (0.2, 0.09, 0.05), through=0.0)


def bloom(at, toward, size, opened, seed, petals=34):
    way = Vector(toward).normalized()
    head = Matrix.Translation(at) @ way.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(seed, 4, "Z")
    rose(head, size, velvet, petals, opened, seed)
    for number in range(5):
        turned = head @ Matrix.Rotation(number * 2 * math.pi / 5, 4, "Z") @ Matrix.Rotation(0.5 - 1.2 * opened, 4, "X")
        leaflet(turned, size, 0.15 * size, green, teeth=0, bend=1.0, seed=number)
    return head


def cut(at, toward, size, opened, seed, foot, petals=34):
    """A rose on its stem, which runs to `foot`."""
    head = bloom(at, toward, size, opened, seed, petals)
    start, behind = head @ Vector((0, 0, 0.02 * size)), head @ Vector((0, 0, -0.9 * size))
    behind.z = max(0.006, behind.z)
    foot = Vector(foot)
    line = [tuple(foot), tuple(foot.lerp(behind, 0.5) + Vector((0, 0, 0.006))), tuple(behind), tuple(start)]
    stalk(line, 0.0022, stem)
    thorns(line[:3], 0.0022, prickle, 0.026, seed)
    return foot.lerp(behind, 0.6), (behind - foot).normalized()


cut((-0.138, -0.092, 0.034), (-0.05, -0.3, 1.0), 0.05, 1.0, 4, (-0.06, 0.06, 0.01), 38)
cut((-0.182, -0.004, 0.028), (-0.45, 0.1, 0.85), 0.039, 0.85, 9, (-0.08, 0.03, 0.004))
cut((-0.066, -0.138, 0.028), (0.45, -0.5, 0.85), 0.038, 0.8, 14, (-0.14, 0.02, 0.004))
cut((-0.14, 0.082, 0.022), (-0.3, 0.8, 0.45), 0.03, 0.4, 3, (-0.14, -0.06, 0.006), 22)
# Two of one stem at the upper right, which comes in from beside the card.
JOINT, _ = cut((0.2, 0.142, 0.026), (0.35, 0.2, 0.9), 0.04, 0.95, 6, (0.212, -0.03, 0.004))
cut((0.16, 0.185, 0.02), (-0.3, 0.5, 0.6), 0.028, 0.45, 12, tuple(JOINT), 24)

for number, (foot, way, length) in enumerate(
    [
        ((-0.17, -0.05, 0.012), (-0.5, 1.0, 0.2), 0.115),
        ((-0.13, -0.03, 0.012), (0.55, 1.0, 0.25), 0.12),
        ((-0.118, -0.07, 0.014), (1.0, 0.35, 0.15), 0.08),
        ((-0.2, -0.06, 0.01), (-0.7, -0.3, 0.1), 0.09),
        ((-0.05, -0.15, 0.01), (1.0, -0.25, 0.15), 0.1),
        ((-0.215, 0.0, 0.01), (-0.8, 0.9, 0.2), 0.1),
        ((0.202, 0.045, 0.007), (-0.4, -1.0, 0.12), 0.1),
        ((0.199, 0.07, 0.008), (0.8, -0.8, 0.15), 0.1),
        ((0.172, 0.166, 0.008), (-1.0, 0.1, 0.2), 0.1),
    ]
):
    rose_leaf(foot, way, (0, 0, 1), length, green, stem, seed=number + 2)

for x, y, turn, size in [
    (0.19, -0.1, 0.4, 0.026),
    (0.165, -0.142, 2.2, 0.023),
    (0.208, -0.148, 4.0, 0.02),
    (0.01, -0.158, 1.0, 0.022),
]:
    fallen((x, y, 0.005), turn, size, velvet)

sun((0.66, -0.5, -0.62), 3.4, 1.6, (1, 0.84, 0.62))
window((-0.7, 0.7, 0.7), (0, 0, 0), 0.6, 0.6, 7, (1, 0.93, 0.84))
window((0.5, -0.9, 0.8), (0, 0, 0), 0.9, 0.7, 2.0, (0.8, 0.88, 1)).visible_glossy = False

camera((0.0, -0.37, 0.585), (0.0, 0.0, 0.012), 54, aperture=9, focus=(0.0, -0.02, 0.02))
bake("photoframe-cards", samples=13, exposure=0.2, bounces=5)
