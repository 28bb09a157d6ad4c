"""Hills with fields, hedges and a lane in the last light. Square; hangs where nobody sent a photo."""

import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.shapes import coloured, surface
from kit.solid import again

begin(seed=19)
chance = random.Random(19)
heaven(
    (1.0, 0.8, 0.56),
    (0.58, 0.62, 0.72),
    (0.2, 0.32, 0.54),
    0.8,
    glow=(0.9, 0.5, 0.2),
    sun=(-0.9, 1, 0.22),
    narrow=10,
    clouds={
        "cover": 0.66,
        "shade": (0.36, 0.36, 0.44),
        "lit": (1.5, 1.1, 0.76),
        "soft": 0.28,
        "even": 0.2,
        "scale": (0.6, 1.2, 0),
        "move": (3.4, 1.7, 0),
    },
)


def height(x, y):
    far = 1 + y / 260
    roll = 13 * far * noise.noise(Vector((x / (95 * far), y / 120, 3))) + 5 * noise.noise(Vector((x / 38, y / 46, 8)))
    lane = math.exp(-(((x - lane_at(y)) / 3.5) ** 2)) if y < 110 else 0.0
    ridge = 46 * max(0.0, (y - 420) / 700) * (0.7 + noise.noise(Vector((x / 300, y / 260, 5))))
    return roll * min(1.0, 0.25 + y / 110) + 0.02 * y + ridge - 0.3 * lane


def lane_at(y):
    return 1.5 + 9 * math.sin(y / 26 + 0.4) * min(1.0, y / 45)


# Fields: patches with their own crop, rows in some of them, lighter where they were cut.
ground = Material("fields", rough=0.95)
place = ground.place()
warped = ground.sum(place, ground.scaled(ground.noise(place, 0.012, 3), 26.0))
cells = ground.node("TexVoronoi", 1, Vector=ground.stretch(warped, 1, 0.6, 0), Scale=0.016)
own = ground.node("SeparateXYZ", 0, Vector=cells)
fine = ground.noise(place, 0.9, 8, 0.72)
crop = ground.ramp(
    own,
    (0.0, (0.08, 0.12, 0.03)),
    (0.3, (0.13, 0.16, 0.04)),
    (0.5, (0.42, 0.32, 0.11)),
    (0.72, (0.2, 0.2, 0.055)),
    (0.9, (0.5, 0.4, 0.17)),
)
crop = ground.multiply(crop, ground.ramp(fine, (0.3, 0.6), (0.7, 1.3)))
track = ground.node("Attribute", settings={"attribute_name": "lane"})
dust = ground.ramp(ground.noise(place, 1.6, 6, 0.7), (0.3, (0.3, 0.22, 0.14)), (0.7, (0.5, 0.4, 0.28)))
ground.set("Base Color", ground.mix(track, crop, dust))
ground.bump(ground.mix(0.5, fine, ground.noise(place, 6, 5, 0.7)), 1.0, 0.5)


def field(u, v):
    y = -2 + 1150 * v**2.6
    x = (u - 0.5) * (20 + 1.3 * y)
    return (x, y, height(x, y))


land = surface(field, 420, 420, ground)
coloured(
    land,
    "lane",
    [max(0.0, 1 - abs(each.co.x - lane_at(each.co.y)) / 1.9) ** 0.5 if each.co.y < 110 else 0.0 for each in land.data.vertices],
)

wood = bark()
crown = leafage((0.022, 0.04, 0.01), (0.11, 0.11, 0.025))
for seed in (3, 8, 12):
    tree((0, 0, -200), 9, wood, crown, seed, 0.4, 0.85)
leaves = [each for each in bpy.data.objects if each.name.startswith("leaves")]
trunks = [each for each in bpy.data.objects if each.name.startswith("tree")]


def plant(x, y, size):
    kind = chance.randrange(3)
    stood = (
        Matrix.Translation((x, y, height(x, y) - 0.3))
        @ Matrix.Rotation(chance.uniform(0, 6.28), 4, "Z")
        @ Matrix.Scale(size, 4)
    )
    again(leaves[kind], stood)
    again(trunks[kind], stood)


# Hedges along the fields' borders, copses on the tops, one great tree by the lane.
for number in range(16):
    x, y = chance.uniform(-0.6, 0.6) * 200, 60 + 420 * (number / 16) ** 1.3
    turn = chance.choice((0.1, -0.25, 1.3, 0.3))
    for step in range(24):
        px, py = x + 5 * step * math.cos(turn), y + 5 * step * math.sin(turn)
        if abs(px - lane_at(py)) > 6:
            plant(px + chance.gauss(0, 0.8), py + chance.gauss(0, 0.8), chance.choice((0.24, 0.3, 0.34, 0.4, 0.9)))
for x, y in ((-40, 150), (70, 210), (-110, 330), (30, 380), (150, 420)):
    for _ in range(14):
        plant(x + chance.gauss(0, 9), y + chance.gauss(0, 7), chance.uniform(0.7, 1.15))
plant(-17, 66, 1.0)
plant(19, 84, 0.85)
plant(25, 90, 0.7)

sun((0.86, -0.34, -0.34), 4.2, 0.8, (1, 0.74, 0.46))
eye = height(0, 0) + 15
camera((0.0, -2.0, eye), (1.5, 120, eye - 13), 34).data.clip_end = 9000
bake("pictures", samples=22, exposure=0.2, shape=(400, 400))
