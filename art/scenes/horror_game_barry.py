"""The case of a game on boards that were painted violet, a carved pumpkin, bonbons."""

import math

from mathutils import Matrix

from kit.bake import bake, begin
from kit.case import CASE, game_case
from kit.light import bulb, camera, sky, window
from kit.materials import wood
from kit.pumpkins import SCOWL, pumpkin, rind
from kit.shapes import plane
from kit.sweets import bonbon, foil

begin(seed=211)
sky((0.5, 0.45, 0.9), 0.22)
plane(
    1.2,
    1.2,
    (0, 0, 0),
    wood((0.045, 0.022, 0.09), (0.17, 0.09, 0.3), scale=1.5, board=(0.9, 0.07), rough=0.5, coat=0.1, gap=0.0016),
)
game_case((0.016, 0.1, 0.012), -2.2)

# It leans back on the corner of the case, so that its face looks up.
BIG = 0.027
leaning = (
    Matrix.Translation((0.0815, 0.097, CASE[2] + 0.86 * BIG))
    @ Matrix.Rotation(math.radians(-16), 4, "Z")
    @ Matrix.Rotation(math.radians(-66), 4, "X")
)
pumpkin(leaning @ Matrix.Translation((0, 0, -0.72 * BIG)), BIG, SCOWL, candle=0.11, skin=rind(fine=7), seed=3)
wrappers = [
    foil((0.62, 0.12, 0.01), (0.8, 0.6, 0.12), 7, dull=0.8),
    foil((0.1, 0.42, 0.03), (0.5, 0.75, 0.1), 7, dull=0.8),
    foil((0.3, 0.03, 0.5), (0.75, 0.6, 0.85), 7, dull=0.8),
]
for number, (x, y, turn) in enumerate(
    ((-0.1, -0.098, 30), (-0.084, -0.111, -20), (0.1, -0.1, 60), (-0.102, 0.1, 75), (0.088, -0.115, -10))
):
    place = Matrix.Translation((x, y, 0.0078)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    bonbon(place, 0.0078, wrappers[number % 3], seed=number, crumpled=0.16)

window((-0.35, 0.45, 0.5), (0, 0, 0), 0.16, 0.5, 3.4, (0.8, 0.85, 1.0))
window((0.5, 0.2, 0.5), (0, 0, 0), 0.3, 0.4, 2.6, (1, 0.78, 0.5))
window((-0.5, -0.3, 0.4), (0, 0, 0), 0.3, 0.3, 1.6, (0.6, 1.0, 0.5))
bulb((0.077, 0.072, 0.055), 0.03, (1, 0.5, 0.12), 0.012)
camera((0.0, -0.05, 0.62), (0.0, 0.0, 0.0), 86, aperture=11, focus=(0.0, 0.0, CASE[2]))
bake("photoframe-covers", samples=24, exposure=0.3, shape=(1056, 1280))
