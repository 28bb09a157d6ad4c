"""An old postcard on weathered boards, a nest with eggs on its corner, twigs of willow above, a few primroses."""

import math
import random

from mathutils import Euler, Matrix, Vector

from kit.bake import bake, begin, slot
from kit.daisies import daisy, floret
from kit.easter import dyed, egg, nest, willow
from kit.light import camera, sky, sun, window
from kit.materials import wood
from kit.paper import sheet
from kit.petals import blade, veined
from kit.shapes import plane
from kit.stalks import leaflet

begin(seed=67)
sky((0.75, 0.85, 1.0), 0.35)
plane(2, 2, (0, 0.2, 0), wood((0.13, 0.1, 0.07), (0.34, 0.28, 0.21), scale=1.5, board=(1.6, 0.11), rough=0.65, gap=0.002))

WIDE, TALL = 0.36, 0.252
card = sheet(WIDE, TALL, (-0.012, 0.004), 1.5, 0.003, (0.02, 0.012), (0.45, 0.4), edge=(0.6, 0.52, 0.38))
slot(card, "card", rough=0.65, coat=0.08, coat_rough=0.4, aspect=WIDE / TALL)

AT = (0.142, -0.088, 0.002)
nest(AT, 0.07, 0.034, seed=9)
blue, rust, straw, sea, cream = (
    (0.34, 0.55, 0.66),
    (0.55, 0.16, 0.09),
    (0.85, 0.68, 0.36),
    (0.42, 0.6, 0.46),
    (0.84, 0.78, 0.68),
)
for x, y, up, tilt, turn, size, skin in (
    (-0.024, 0.014, 0.026, 1.15, 0.5, 0.05, dyed(blue, "bands", (0.9, 0.88, 0.82), (0.75, 0.5, 0.12))),
    (0.022, 0.018, 0.026, 1.05, -0.9, 0.05, dyed(cream, "speckled")),
    (0.004, -0.024, 0.03, 0.85, 2.9, 0.052, dyed(rust, "dots")),
    (-0.032, -0.018, 0.024, 1.2, 2.0, 0.046, dyed(straw, "waves")),
):
    egg(Matrix.Translation((AT[0] + x, AT[1] + y, up)) @ Euler((tilt, 0, turn)).to_matrix().to_4x4(), size, skin)
for x, y, turn, size, skin in (
    (-0.196, -0.118, 0.9, 0.05, dyed(sea, "bands", (0.88, 0.86, 0.78))),
    (-0.15, -0.14, -0.6, 0.046, dyed(blue, "speckled")),
):
    egg(Matrix.Translation((x, y, 0.38 * size + 0.003)) @ Euler((1.5, 0, turn)).to_matrix().to_4x4(), size, skin)

willow([(0.26, 0.16, 0.006), (0.19, 0.128, 0.014), (0.1, 0.116, 0.016), (0.02, 0.132, 0.012)], 9, seed=3)
willow([(0.26, 0.14, 0.008), (0.2, 0.1, 0.016), (0.14, 0.076, 0.016), (0.08, 0.078, 0.01)], 7, seed=5)
willow([(0.25, 0.155, 0.014), (0.215, 0.105, 0.02), (0.19, 0.05, 0.018), (0.182, 0.012, 0.012)], 7, seed=8)

primrose = blade((0.86, 0.62, 0.1), (0.9, 0.84, 0.5), (0.91, 0.87, 0.6), streaks=0.35)
mauve = blade((0.9, 0.85, 0.55), (0.5, 0.34, 0.7), (0.56, 0.4, 0.76), streaks=0.4)
rays = blade((0.75, 0.78, 0.5), (0.9, 0.89, 0.86), (0.92, 0.91, 0.89), streaks=0.35, through=0.3)
green = veined((0.03, 0.085, 0.02), (0.085, 0.18, 0.05))


def facing(at, spin):
    way = Vector((random.uniform(-0.5, 0.5), random.uniform(-0.6, 0.1), 1.0)).normalized()
    return Matrix.Translation(at) @ way.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Rotation(spin, 4, "Z")


for number, (x, y, z, size) in enumerate(
    [
        (0.06, -0.122, 0.016, 0.016),
        (0.078, -0.142, 0.015, 0.015),
        (0.046, -0.142, 0.013, 0.014),
        (-0.215, -0.082, 0.015, 0.016),
        (-0.172, -0.098, 0.016, 0.015),
        (-0.228, -0.14, 0.012, 0.014),
        (0.216, -0.15, 0.014, 0.016),
    ]
):
    floret(facing((x, y, z), number), size, mauve if number % 3 == 2 else primrose, seed=number)
for number, (x, y, z, size) in enumerate(
    [(0.032, -0.124, 0.013, 0.014), (-0.12, -0.128, 0.012, 0.014), (-0.182, -0.152, 0.012, 0.013)]
):
    daisy(facing((x, y, z), number), size, rays, seed=number + 9)
for number, (x, y, turn) in enumerate(
    [
        (0.06, -0.13, 120),
        (0.05, -0.14, 60),
        (0.07, -0.15, -130),
        (0.04, -0.13, 100),
        (-0.2, -0.09, 20),
        (-0.17, -0.11, -60),
        (-0.22, -0.09, 100),
        (-0.13, -0.14, -90),
        (0.21, -0.15, 30),
        (-0.2, -0.15, 170),
    ]
):
    place = Matrix.Translation((x, y, 0.008)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(0.2, 4, "X")
    leaflet(place, 0.04, 0.0125, green, seed=number + 80)

sun((0.55, -0.6, -0.7), 3.4, 1.6, (1, 0.9, 0.74))
window((-0.6, 0.6, 0.8), (0, 0, 0), 0.6, 0.6, 4, (1, 0.94, 0.86))
window((0.5, -0.9, 0.8), (0, 0, 0), 0.9, 0.7, 2.0, (0.8, 0.88, 1)).visible_glossy = False

camera((0.0, -0.26, 0.62), (0.0, -0.004, 0.012), 54, aperture=9, focus=(0.0, 0.0, 0.012))
bake("photoframe-cards", samples=20, exposure=0.15)
