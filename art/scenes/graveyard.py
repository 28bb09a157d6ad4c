"""A graveyard under a full moon: soil with leaves, carved pumpkins on both sides, stones and bare trees behind. Burning letters
stand in the middle, a metre is the frame's height."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin
from kit.fallen import autumn, maple
from kit.light import bulb, camera, sun
from kit.materials import concrete
from kit.nodes import Material
from kit.outdoors import bark, heaven, moon, tree
from kit.pumpkins import GRIN, SCOWL, pumpkin, rind
from kit.shapes import mesh, rounded, surface
from kit.solid import Solid, standing

begin(seed=13)
chance = random.Random(13)
GROUND = -0.345
MOON = Vector((0.58, 4.0, 0.28))
heaven(
    (0.05, 0.013, 0.04),
    (0.028, 0.014, 0.075),
    (0.004, 0.006, 0.03),
    1.0,
    glow=(0.06, 0.05, 0.13),
    sun=tuple(MOON),
    narrow=26.0,
)

soil = Material("soil", (0.035, 0.02, 0.014), 0.95, Specular=0.1)
clods = soil.noise(soil.place(), 26, 7, 0.65)
soil.set("Base Color", soil.ramp(clods, (0.35, (0.018, 0.01, 0.008)), (0.68, (0.075, 0.042, 0.026))))
soil.bump(soil.mix(0.5, clods, soil.noise(soil.place(), 110, 4, 0.6)), 0.9, 0.02)


def lie(x, y):
    rough = (
        noise.noise(Vector((2.1 * x, 2.1 * y, 1)))
        + 0.5 * noise.noise(Vector((6 * x, 6 * y, 4)))
        + 0.2 * noise.noise(Vector((19 * x, 19 * y, 7)))
    )
    return GROUND + 0.022 * rough + 0.02 * max(0.0, y)


def ground(u, v):
    x, y = 9 * (u - 0.5), -1.9 + 9 * v * v
    return (x, y, lie(x, y))


surface(ground, 420, 320, soil)

skin = rind()
for x, y, size, turn, face, seed in [
    (-0.8, -0.42, 0.155, 12, GRIN, 2),
    (0.8, -0.4, 0.145, -10, SCOWL, 3),
]:
    pumpkin(standing(x, y, lie(x, y) - 0.008, turn), size, face, candle=28 * size * size, skin=skin, seed=seed)

# Leaves of maples.
TONES = autumn()
for number in range(120):
    y = -1.25 + 2.6 * chance.random() ** 1.6
    x = chance.uniform(-1.05, 1.05) * (4 + y) / 4
    lean = Matrix.Rotation(chance.uniform(-0.35, 0.35), 4, "X") @ Matrix.Rotation(chance.uniform(-0.35, 0.35), 4, "Y")
    maple(
        standing(x, y, lie(x, y) + 0.008, chance.uniform(0, 360)) @ lean,
        chance.uniform(0.04, 0.075),
        chance.choice(TONES),
        chance.uniform(0.1, 0.7),
    )

# Stones and crosses.
stone = concrete((0.13, 0.14, 0.15), 0.9)


def headstone(x, y, wide, tall, turn, lean):
    arch = [
        (0.5 * wide * math.cos(math.pi * t / 16), tall - 0.5 * wide + 0.5 * wide * math.sin(math.pi * t / 16))
        for t in range(17)
    ]
    outline = [(0.5 * wide, -0.1), *arch, (-0.5 * wide, -0.1)]
    count = len(outline)
    points = [(px, py, pz) for py in (-0.03, 0.03) for px, pz in outline]
    sides = [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
    made = mesh(
        points, [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1)), *[side[::-1] for side in sides]], stone
    )
    made.matrix_world = standing(x, y, lie(x, y), turn) @ Matrix.Rotation(math.radians(lean), 4, "Y")
    rounded(made, 0.008)


for x, y, wide, tall, turn, lean in [
    (-0.72, 1.0, 0.24, 0.36, 10, -4),
    (-0.3, 1.7, 0.24, 0.34, -8, 5),
    (0.42, 1.5, 0.26, 0.36, 12, 3),
    (1.0, 1.1, 0.22, 0.3, -14, -7),
]:
    headstone(x, y, wide, tall, turn, lean)
for x, y, tall, lean in [(-1.15, 1.6, 0.5, 6), (0.78, 2.1, 0.52, -5), (-0.5, 3.0, 0.5, 3)]:
    cross = (
        Solid()
        .box((-0.035, -0.03, -0.1), (0.035, 0.03, tall), stone)
        .box((-0.14, -0.028, 0.62 * tall), (0.14, 0.028, 0.62 * tall + 0.07), stone)
    )
    cross.made(standing(x, y, lie(x, y), 8 * lean) @ Matrix.Rotation(math.radians(lean), 4, "Y"), edge=0.006)

wood = bark((0.03, 0.024, 0.026))
tree((-1.25, 1.3, GROUND), 1.75, wood, seed=4, spread=1.15)
tree((1.32, 1.8, GROUND), 1.8, wood, seed=9, spread=1.1)
tree((-2.3, 4.2, GROUND), 2.2, wood, seed=11)
tree((2.9, 4.6, GROUND), 2.4, wood, seed=14)

# The moon, and mist between the stones.
moon((MOON.x * 4.0, 12.0, MOON.z * 4.0), 0.52, (0.5, 0.47, 0.42), (1.0, 0.95, 0.82), 0.85, grain=1.3)
for y, thick in ((0.7, 0.2), (1.9, 0.35), (3.6, 0.5)):
    mist = Material("mist", (0, 0, 0))
    place = mist.place("UV")
    low = mist.ramp(mist.node("SeparateXYZ", 1, Vector=place), (0.02, thick), (0.55, 0.0))
    share = mist.multiply(low, mist.ramp(mist.noise(mist.stretch(place, 5, 2, 1), 1.0, 5, 0.6), (0.3, 0.15), (0.7, 1.0)))
    glow = mist.node("Emission", Color=(0.09, 0.045, 0.11), Strength=1.0)
    mist.tree.links.new(mist.node("MixShader", i0=share, i1=mist.node("BsdfTransparent"), i2=glow), mist.output.inputs[0])
    veil = surface(lambda u, v: (12 * (u - 0.5), 0.0, 0.75 * v), 2, 2, mist)
    veil.location = (0, y, GROUND)
    veil.visible_shadow = False

# Moonlight from behind; the fire of the letters.
sun((-0.5, -1.0, -0.55), 0.9, 2.0, (0.6, 0.7, 1.0))
for x in (-0.5, 0.0, 0.5):
    bulb((x, 0.03, -0.12), 4.5, (1.0, 0.33, 0.06), 0.14)

camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=4, focus=(0, -0.35, 0))
bake("textart-horror", samples=24, exposure=0.4, shape=(1536, 768))
