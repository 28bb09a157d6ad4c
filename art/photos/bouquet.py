"""Roses, tulips and daisies in a stoneware jug, petals on the table, one light from the left. Square; hangs where
nobody sent a photo."""

import math
import random

from mathutils import Matrix, Vector

from kit.bake import bake, begin
from kit.bloom import Roses, tulip
from kit.daisies import daisy
from kit.light import camera, sky, window
from kit.materials import plaster, wood
from kit.nodes import Material
from kit.petals import blade, herb, veined
from kit.shapes import box, curved, plane, turned
from kit.stalks import facing, leaflet, stalk

begin(seed=13)
chance = random.Random(13)
sky((0.5, 0.46, 0.4), 0.04)
plane(6, 6, (0, 0.7, 0.0), plaster((0.1, 0.095, 0.08), 0.1, 0.3), (math.pi / 2, 0, 0))
box(
    (3, 0.9, 0.05),
    (0, 0.1, -0.025),
    wood((0.05, 0.024, 0.011), (0.18, 0.095, 0.045), scale=3, rough=0.34, coat=0.25),
    edge=0.006,
)

glaze = Material("stoneware", (0.12, 0.16, 0.2), 0.22, Clearcoat=0.5, Clearcoat_Roughness=0.1)
cloudy = glaze.noise(glaze.stretch(glaze.place(), 1, 1, 2.5), 14, 5, 0.6)
glaze.set("Base Color", glaze.ramp(cloudy, (0.36, (0.045, 0.075, 0.11)), (0.55, (0.13, 0.17, 0.19)), (0.72, (0.3, 0.29, 0.24))))
JUG = curved(
    [
        (0.0, 0.004),
        (0.052, 0.002),
        (0.06, 0.01),
        (0.083, 0.05),
        (0.092, 0.095),
        (0.078, 0.14),
        (0.052, 0.175),
        (0.047, 0.195),
        (0.056, 0.212),
        (0.06, 0.216),
        (0.054, 0.214),
        (0.042, 0.195),
        (0.04, 0.15),
    ],
    6,
)
turned(JUG, glaze, (0, 0, 0), 96)

blush = Roses(blade((0.72, 0.5, 0.3), (0.8, 0.4, 0.34), (0.84, 0.5, 0.44), rim=(0.88, 0.66, 0.6), through=0.3), seed=2)
crimson = Roses(blade((0.2, 0.008, 0.01), (0.4, 0.012, 0.02), (0.46, 0.018, 0.03), through=0.2), seed=9)
cream = Roses(blade((0.75, 0.66, 0.34), (0.86, 0.78, 0.58), (0.88, 0.82, 0.68), through=0.3), seed=5)
flame = blade((0.75, 0.5, 0.06), (0.72, 0.1, 0.03), (0.62, 0.04, 0.02), rim=(0.85, 0.42, 0.06))
ray = blade((0.85, 0.84, 0.62), (0.9, 0.9, 0.87), (0.9, 0.9, 0.88), streaks=0.3, through=0.3)
stem = herb((0.05, 0.1, 0.03), (0.11, 0.18, 0.06), through=0.0)
green = veined((0.016, 0.05, 0.014), (0.06, 0.12, 0.03))
NECK = Vector((0, 0, 0.2))
for number, (x, y, z, size, kind, which) in enumerate(
    [
        (-0.02, -0.085, 0.29, 0.042, blush, 0),
        (0.085, -0.06, 0.27, 0.038, crimson, 0),
        (-0.11, -0.05, 0.275, 0.036, cream, 1),
        (0.035, -0.045, 0.375, 0.038, cream, 0),
        (-0.075, -0.02, 0.375, 0.036, crimson, 1),
        (0.12, 0.0, 0.36, 0.036, blush, 1),
        (-0.14, 0.03, 0.36, 0.03, blush, 2),
        (-0.005, 0.02, 0.455, 0.034, blush, 1),
        (0.155, -0.03, 0.265, 0.03, cream, 2),
        (0.075, 0.05, 0.45, 0.03, crimson, 2),
    ]
):
    at = Vector((x, y, z))
    way = (at - NECK + Vector((0, -0.09, -0.02))).normalized()
    kind.lay(at, tuple(way), 1.5 * size, which, 1.7 * number)
    stalk([tuple(NECK * 0.8), tuple(NECK.lerp(at, 0.5) + Vector((0, 0.01, 0.02))), tuple(at)], 0.0032, stem)
for number, (x, y, z, opened) in enumerate(
    ((-0.175, 0.0, 0.43, 0.2), (0.165, 0.02, 0.44, 0.25), (-0.085, 0.04, 0.5, 0.15), (0.065, 0.06, 0.52, 0.3))
):
    at = Vector((x, y, z))
    tulip(
        facing(tuple(at), tuple((at - NECK + Vector((0, -0.06, 0.02))).normalized()), number), 0.068, flame, opened, number + 2
    )
    stalk([tuple(NECK * 0.8), tuple(NECK.lerp(at, 0.55) + Vector((0.1 * x, 0, 0.03))), tuple(at)], 0.003, stem)
for number in range(15):
    turn, far = number * 2.4, 0.07 + 0.1 * ((number * 7) % 15) / 15
    at = Vector((1.15 * far * math.cos(turn), -0.06 + 0.4 * far * math.sin(turn) - 0.02, 0.36 + 0.75 * far * math.sin(turn)))
    daisy(facing(tuple(at), (at.x * 3, -1, 0.4), turn), 0.021, ray, seed=number)
    stalk([tuple(NECK), tuple(NECK.lerp(at, 0.6) + Vector((0, 0.02, 0.0))), tuple(at)], 0.0014, stem)
for number in range(58):
    turn, far = number * 2.39996, 0.05 + 0.13 * chance.random()
    foot = Vector((far * math.cos(turn), -0.01 + 0.35 * far * math.sin(turn), max(0.235, 0.335 + 0.9 * far * math.sin(turn))))
    where = facing(
        tuple(foot), (foot.x * 2 + chance.gauss(0, 0.1), -0.55 + chance.gauss(0, 0.3), 0.5 + chance.gauss(0, 0.3)), turn
    )
    leaflet(where, chance.uniform(0.05, 0.085), chance.uniform(0.018, 0.028), green, seed=number)
for x, y, turn in ((-0.16, -0.13, 0.6), (-0.12, -0.16, 2.1), (0.1, -0.15, 4.0)):
    leaflet(Matrix.Translation((x, y, 0.004)) @ Matrix.Rotation(turn, 4, "Z"), 0.05, 0.02, green, seed=int(9 * turn))
crimson.lay((0.19, -0.12, 0.012), (-0.7, -0.6, 0.35), 0.034, 2, 1.0)
stalk([(0.19, -0.12, 0.012), (0.25, -0.09, 0.005), (0.33, -0.1, 0.004)], 0.003, stem)

window((-1.5, -1.0, 1.3), (0, 0, 0.3), 0.55, 0.7, 62, (1, 0.88, 0.7))
window((1.6, -1.4, 0.7), (0, 0, 0.2), 1.2, 1.2, 3, (0.6, 0.72, 1))
camera((0.0, -2.0, 0.4), (0.0, 0, 0.285), 88, aperture=11, focus=(0, -0.06, 0.3))
bake("pictures", samples=22, exposure=0.5, shape=(400, 400))
