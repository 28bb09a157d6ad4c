"""Rippled dry sand in the shade of a palm, seen from above; a starfish and shells at its corners, room in the middle."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin
from kit.light import camera, sky, sun
from kit.nodes import Material
from kit.shapes import surface
from kit.shore import pebble, sand, scallop, snail, starfish
from kit.solid import standing

begin(seed=71)
chance = random.Random(71)
sky((0.55, 0.72, 1.0), 0.5)


def high(x, y):
    """Ripples of the wind: they wander, join and run out."""
    warp = 0.5 * noise.noise(Vector((3.1 * x, 4.4 * y, 1))) + 0.16 * noise.noise(Vector((11 * x, 12 * y, 5)))
    way = 26 * (0.32 * x + y) + 2.6 * warp
    share = way - math.floor(way)
    ridge = (share / 0.68) if share < 0.68 else (1 - share) / 0.32
    strength = 0.55 + 0.6 * noise.noise(Vector((2.3 * x, 2.3 * y, 9)))
    soft = ridge * ridge * (3 - 2 * ridge)
    return (
        0.0085 * max(0.1, strength) * soft
        + 0.005 * noise.noise(Vector((4 * x, 4 * y, 3)))
        + 0.0005 * noise.noise(Vector((70 * x, 70 * y, 3)))
    )


def beach(u, v):
    x, y = 0.96 * (u - 0.5), 0.52 * (v - 0.5)
    return (x, y, high(x, y))


surface(beach, 720, 400, sand())


NEAR = 0.82


def on(x, y, turn=0.0, lift=0.0):
    x, y = NEAR * x, NEAR * y
    return standing(x, y, high(x, y) + lift, turn)


starfish(on(-0.338, -0.158, 14, -0.0015) @ Matrix.Rotation(0.05, 4, "X"), 0.05, seed=4)
scallop(on(0.338, -0.19, 24, 0.001), 0.055, seed=2)
scallop(on(0.29, -0.186, -46, 0.0), 0.032, (0.86, 0.78, 0.66), (0.62, 0.46, 0.34), ribs=15, seed=5)
snail(on(-0.275, -0.182, -64, 0.0), 0.042)
snail(on(0.352, 0.142, 130, 0.0), 0.042, (0.74, 0.6, 0.46), (0.3, 0.16, 0.1))
scallop(on(-0.36, 0.158, -150, 0.0), 0.036, (0.84, 0.62, 0.5), (0.7, 0.34, 0.24), ribs=13, seed=7)
stones = []
for tone in ((0.2, 0.18, 0.16), (0.5, 0.44, 0.36), (0.32, 0.24, 0.19), (0.62, 0.58, 0.52)):
    stones.append(Material("stone", tone, 0.6))
    stones[-1].bump(stones[-1].noise(stones[-1].place(), 200, 4), 0.2, 0.001)
for number in range(46):
    x, y = chance.choice([(-0.31, -0.15), (0.3, -0.16), (0.36, 0.15), (-0.37, 0.16)])
    x, y = x + chance.gauss(0, 0.05), y + chance.gauss(0, 0.03)
    pebble(on(x, y, chance.uniform(0, 360), 0.0006), chance.uniform(0.0018, 0.0055), chance.choice(stones), number)

# The shade of fronds, which nobody sees.
frond = Material("frond", (0.05, 0.1, 0.03), 0.5)
SUN = Vector((0.8, -0.56, -0.58))
for foot, way, long in (
    ((0.5, 0.28), 205, 0.44),
    ((0.44, 0.33), 232, 0.38),
    ((0.52, 0.16), 186, 0.34),
    ((-0.52, -0.24), 30, 0.3),
):
    rise = 0.15
    shift = -SUN * rise / abs(SUN.z)
    at = Matrix.Translation((foot[0] + shift.x, foot[1] + shift.y, rise)) @ Matrix.Rotation(math.radians(way - 90), 4, "Z")

    def rib(u, v, long=long):
        return ((u - 0.5) * 0.008 * (1 - 0.7 * v), long * v, -0.1 * long * v * v)

    parts = [surface(rib, 2, 20, frond, "rib")]
    for number in range(30):
        share = 0.08 + 0.9 * number / 30
        for side in (-1, 1):
            reach = long * 0.46 * math.sin(math.pi * min(1.0, 0.16 + 0.8 * share)) * chance.uniform(0.9, 1.05)
            lean = math.radians(52 - 22 * share + chance.uniform(-4, 4))

            def blade(u, v, share=share, side=side, reach=reach, lean=lean, long=long):
                half = 0.0034 * math.sin(math.pi * min(1.0, 0.12 + 0.88 * v)) ** 0.7
                out, ahead = reach * v * math.sin(lean), reach * v * math.cos(lean)
                return (
                    side * out - (u - 0.5) * 2 * half * math.cos(lean),
                    long * share + ahead + (u - 0.5) * 2 * half * math.sin(lean) * side,
                    -0.1 * long * share * share - 0.3 * reach * v * v,
                )

            parts.append(surface(blade, 3, 14, frond, "blade"))
    for part in parts:
        part.matrix_world = at
        part.visible_camera = False

sun(tuple(SUN), 3.4, 0.5, (1, 0.88, 0.7))
camera((0, 0, 2.0), (0, 0, 0.0), 110, aperture=8, focus=(0, 0, 0.0))
bake("textart-nature", samples=24, exposure=0.3, shape=(1536, 768))
