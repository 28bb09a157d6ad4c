"""A trading card and two more of its set on the boards of a court, by a painted line; the ball has come to rest beside them."""

import math
from functools import partial

from mathutils import Matrix

from kit.bake import bake, begin
from kit.basketball import basketball
from kit.cards import card
from kit.light import camera, sky, window
from kit.materials import wood
from kit.nodes import Material
from kit.shapes import mesh, plane

begin(seed=341)
sky((0.7, 0.8, 1.0), 0.22)
maple = wood((0.38, 0.2, 0.078), (0.64, 0.41, 0.185), scale=2.6, board=(1.4, 0.15), rough=0.22, coat=0.9, gap=0.0006, relief=0.03)
plane(2, 2, (0, 0, 0), maple, turn=(0, 0, math.radians(90)))
red = Material("paint", (0.3, 0.012, 0.02), 0.22, Clearcoat=0.7, Clearcoat_Roughness=0.1)
points = []
for step in range(61):
    turn = math.radians(100 + 70 * step / 60)
    points += [(0.14 + far * math.cos(turn), -0.13 + far * math.sin(turn), 0.0002) for far in (0.19, 0.208)]
mesh(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(60)], red, name="line")

trading_card = partial(
    card,
    size=(0.0635, 0.0889),
    radius=0.0022,
    edge=(0.82, 0.81, 0.77),
    margin=0.0003,
    rough=0.35,
    coat=0.7,
    coat_rough=0.05,
)
trading_card("left", at=(-0.027, -0.024), turn=19, lift=0.0008, bend=(0.002, 0.002), scale=0.8)
trading_card("right", at=(0.0285, 0.03), turn=-15, lift=0.0008, bend=(0.002, 0.002), scale=0.8)
trading_card("card", at=(0.0, 0.0), turn=-2.2, lift=0.0034, bend=(0.012, 0.008))
ROUND = 0.12
basketball(
    ROUND,
    Matrix.Translation((-0.093, 0.122, ROUND))
    @ Matrix.Rotation(math.radians(30), 4, "Y")
    @ Matrix.Rotation(math.radians(50), 4, "X")
    @ Matrix.Rotation(math.radians(40), 4, "Z"),
)

window((0.16, 0.3, 0.3), (0, 0, 0), 0.09, 0.28, 1.5, (1, 0.97, 0.92))
window((-0.1, -0.3, 0.34), (0, 0, 0), 0.3, 0.12, 0.85, (1, 0.93, 0.84))
window((0.34, -0.05, 0.3), (0, 0, 0), 0.2, 0.3, 0.8, (0.82, 0.9, 1))
camera((0.0, -0.02, 0.3), (0.0, 0.0, 0.0), 97, aperture=16, focus=(0.0, 0.0, 0.0035))
bake("photoframe-prints", samples=20, exposure=0.25, shape=(960, 1280))
