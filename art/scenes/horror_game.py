"""The case of a game on black planks that are wet from the night, by one candle: dead leaves, an old key."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin
from kit.case import CASE, game_case
from kit.fallen import Maples, turning
from kit.light import camera, sky, window
from kit.materials import wood
from kit.nails import iron
from kit.shapes import box, plane, tube, turned
from kit.table import candle

begin(seed=201)
chance = random.Random(201)
sky((0.35, 0.5, 0.8), 0.1)
plane(
    1.2,
    1.2,
    (0, 0, 0),
    wood((0.006, 0.006, 0.007), (0.04, 0.036, 0.034), scale=1.6, board=(0.9, 0.062), rough=0.3, coat=0.5, gap=0.0016),
)
game_case((0.008, 0.01, 0.012), 2.0)

# A key: bow, shaft, bit.
rust = iron((0.06, 0.048, 0.038))
KEY = Matrix.Translation((0.1045, -0.066, 0.0032)) @ Matrix.Rotation(math.radians(104), 4, "Z")
ring = [(0.0105 * math.cos(a), 0.008 * math.sin(a), 0.0) for a in (2 * math.pi * step / 40 for step in range(40))]
parts = [tube(ring, 0.0019, rust, closed=True)]
shaft = turned(
    [(0, 0.0), (0.0022, 0.0), (0.0022, 0.004), (0.003, 0.005), (0.0021, 0.007), (0.0021, 0.046), (0.0026, 0.048), (0, 0.05)],
    rust,
)
shaft.matrix_world = Matrix.Translation((0.0105, 0, 0)) @ Matrix.Rotation(math.radians(90), 4, "Y")
parts.append(shaft)
for x, high in ((0.049, 0.011), (0.054, 0.008)):
    parts.append(box((0.0034, high, 0.0028), (x, -high / 2, 0), rust, edge=0.0006))
for part in parts:
    part.matrix_world = KEY @ part.matrix_world

tones = (((0.035, 0.014, 0.008), (0.1, 0.042, 0.018)), ((0.02, 0.012, 0.008), (0.06, 0.034, 0.02)))
maples = [Maples(turning(dark, light, (0.14, 0.09, 0.05)), seed=number) for number, (dark, light) in enumerate(tones)]
for x, y, turn, size in (
    (-0.097, 0.085, 40, 0.052),
    (0.084, 0.098, -30, 0.046),
    (-0.094, -0.098, 140, 0.05),
    (0.1, -0.112, 220, 0.044),
):
    place = Matrix.Translation((x, y, 0.003)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    chance.choice(maples).lay(place, size, chance.randrange(4))
candle((0.105, 0.05, 0.0), 0.012, 0.055, (0.62, 0.55, 0.42), power=0.42)

window((-0.3, 0.5, 0.5), (0, 0, 0), 0.14, 0.5, 3.2, (0.62, 0.8, 1.0))
window((-0.6, -0.1, 0.5), (0, 0, 0), 0.3, 0.5, 2.4, (0.55, 0.74, 1.0))
window((0.5, 0.35, 0.6), (0, 0, 0), 0.3, 0.3, 1.1, (1, 0.74, 0.5))
camera((0.0, -0.05, 0.62), (0.0, 0.0, 0.0), 86, aperture=11, focus=(0.0, 0.0, CASE[2]))
bake("photoframe-covers", samples=20, exposure=0.3, shape=(1056, 1280))
