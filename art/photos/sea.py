"""Surf that runs onto a beach below a headland, late in the day, a boat with brown sails out there. Square; hangs where nobody
sent a photo."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import heaven
from kit.shapes import box, mesh, surface

begin(seed=41)
chance = random.Random(41)
SUN = Vector((-0.34, 1, 0.2))
heaven(
    (1.0, 0.72, 0.46),
    (0.62, 0.6, 0.66),
    (0.16, 0.27, 0.48),
    0.8,
    glow=(1.1, 0.6, 0.22),
    sun=tuple(SUN),
    narrow=22,
    clouds={
        "cover": 0.7,
        "shade": (0.3, 0.31, 0.4),
        "lit": (1.5, 1.0, 0.64),
        "soft": 0.26,
        "even": 0.16,
        "scale": (0.6, 1.1, 0),
        "move": (0.4, 2.6, 0),
    },
)


def swell(x, y):
    """Rollers towards the beach, steeper as it shoals, with wind on them."""
    bend = 3.2 * noise.noise(Vector((x / 26, y / 34, 1)))
    phase = (y + bend) / 7.4
    steep = 0.34 * math.exp(-max(0.0, y - 12) / 55) + 0.1
    crest = (0.5 + 0.5 * math.sin(2 * math.pi * phase / 1.6)) ** 2.6
    long = 0.6 + 0.8 * noise.noise(Vector((x / 13, y / 22, 5)))
    return (
        steep * crest * max(0.1, long) * 1.7
        + 0.07 * noise.fractal(Vector((x / 1.3, y / 0.9, 3)), 1.0, 2.0, 4)
        + 0.02 * noise.noise(Vector((3 * x, 4 * y, 8)))
    )


water = Material("water", (0.012, 0.055, 0.062), 0.07, Specular=0.55)
spot = water.place()
fine = water.noise(water.place(scale=(1.0, 1.5, 1.0)), 5.5, 6, 0.65)
height = water.node("SeparateXYZ", 2, Vector=spot)
depth = water.node("SeparateXYZ", 1, Vector=spot)
lace = water.node(
    "TexVoronoi",
    settings={"feature": "DISTANCE_TO_EDGE"},
    Vector=water.sum(spot, water.scaled(water.noise(spot, 0.8, 4), 1.6)),
    Scale=0.9,
)
web = water.ramp(lace, (0.02, 1.0), (0.11, 0.0))
near = water.node("MapRange", Value=depth, From_Min=15.0, From_Max=5.0)
crests = water.ramp(water.math("MULTIPLY_ADD", water.noise(spot, 1.1, 5, 0.65), 0.5, height), (0.72, 0.0), (0.86, 1.0))
patchy = water.ramp(water.noise(spot, 0.35, 4, 0.6), (0.36, 0.0), (0.6, 1.0))
foam = water.math("MAXIMUM", crests, water.multiply(water.multiply(web, near), patchy))
edge = water.ramp(water.math("MULTIPLY_ADD", water.noise(spot, 0.55, 5, 0.6), 0.42, near), (1.12, 0.0), (1.2, 1.0))
foam = water.math("MINIMUM", water.math("MAXIMUM", foam, edge), 1.0)
shallow = water.mix(near, (0.012, 0.055, 0.062), (0.11, 0.15, 0.11))
water.set("Base Color", water.mix(foam, shallow, (0.82, 0.8, 0.76)))
water.set("Roughness", water.ramp(foam, (0.0, 0.07), (0.6, 0.9)))
water.bump(water.mix(0.4, fine, foam), 0.35, 0.05)


def sea(u, v):
    y = 4.0 + 420 * v**3.2
    x = (u - 0.5) * (10 + 1.5 * y)
    shoal = min(1.0, max(0.0, (y - 5.2) / 5))
    return (x, y, shoal * swell(x, y) + 0.02 * (y - 6) * (y < 6))


surface(sea, 420, 640, water)

sand = Material("sand", (0.42, 0.3, 0.19), 0.9)
place = sand.place()
along = sand.math("MULTIPLY_ADD", sand.noise(place, 0.5, 4, 0.6), 1.6, sand.node("SeparateXYZ", 1, Vector=place))
wet = sand.ramp(sand.node("MapRange", Value=along, From_Min=3.2, From_Max=4.6), (0.0, 0.0), (1.0, 1.0))
sand.set(
    "Base Color",
    sand.mix(
        wet, sand.ramp(sand.noise(place, 7, 6, 0.7), (0.3, (0.36, 0.25, 0.15)), (0.7, (0.56, 0.42, 0.28))), (0.13, 0.09, 0.06)
    ),
)
sand.set("Roughness", sand.ramp(wet, (0.0, 0.95), (1.0, 0.24)))
sand.bump(sand.mix(0.6, sand.noise(place, 3, 4, 0.6), sand.noise(place, 26, 5, 0.7)), 0.4, 0.05)
surface(
    lambda u, v: (
        (u - 0.5) * 24,
        -2 + 10 * v,
        0.34 - 0.062 * (10 * v - 2) + 0.03 * noise.noise(Vector(((u - 0.5) * 12, 5 * v, 2))),
    ),
    160,
    120,
    sand,
)

# The headland, in layers of stone, grass on it; rocks before it.
stone = Material("stone", (0.12, 0.09, 0.075), 0.85)
place = stone.place()
layers = stone.mix(0.5, stone.noise(stone.stretch(place, 0.05, 0.05, 0.5), 1.0, 7, 0.65), stone.noise(place, 0.3, 8, 0.65))
up = stone.node("SeparateXYZ", 2, Vector=stone.node("NewGeometry", "Normal"))
rock = stone.ramp(layers, (0.32, (0.05, 0.04, 0.038)), (0.5, (0.16, 0.12, 0.095)), (0.68, (0.3, 0.24, 0.19)))
stone.set("Base Color", stone.mix(stone.ramp(up, (0.72, 0.0), (0.84, 1.0)), rock, (0.085, 0.1, 0.035)))
stone.bump(layers, 1.0, 1.2)


def headland(u, v):
    x = 22 + 150 * u
    y = 120 + 110 * v
    ridge = noise.ridged_multi_fractal(Vector((x / 38, y / 38, 3)), 1.0, 2.1, 6, 1.0, 2.0)
    rise = min(1.0, max(0.0, (x - 26 - 9 * noise.noise(Vector((y / 14, 2, 2)))) / 30)) ** 0.55 * min(1.0, v / 0.14) ** 0.5
    return (x, y, rise * (19 + 0.09 * (x - 22)) * (0.82 + 0.12 * ridge) - 0.8)


surface(headland, 260, 150, stone)
for number in range(26):
    big = chance.uniform(0.4, 1.0)
    x, y = chance.choice(
        ((chance.uniform(8, 34), chance.uniform(92, 122)), (chance.uniform(3.4, 6.4), chance.uniform(6.8, 13)))
    )
    size = big * (3.4 if y > 60 else 0.55)

    def boulder(u, v, size=size, number=number):
        turn, lift = 2 * math.pi * u, math.pi * (v - 0.5)
        way = Vector((math.cos(turn) * math.cos(lift), math.sin(turn) * math.cos(lift), math.sin(lift)))
        return tuple(way * size * (1 + 0.45 * noise.noise(1.4 * way + Vector((number, 0, 0))) + 0.1 * noise.noise(5 * way)))

    surface(boulder, 60, 40, stone if y > 60 else Material("wet rock", (0.035, 0.03, 0.028), 0.25)).location = (x, y, 0)

# A boat under a lugsail and a jib.
sail = Material("sail", (0.34, 0.1, 0.045), 0.9)
hull = Material("hull", (0.03, 0.035, 0.045), 0.5)
at = Vector((-9, 74, 0.1))


def side_of(u, v):
    x = 5.6 * (u - 0.5)
    half = 0.95 * max(0.0, 1 - abs(2 * u - 1) ** 2.6)
    angle = math.pi * (v - 0.5)
    return (x, half * math.sin(angle), 0.35 + 0.25 * (2 * u - 1) ** 2 - (0.65 * math.cos(angle) if half > 0 else 0) + 0.3)


surface(side_of, 50, 24, hull).location = at
box((0.12, 0.12, 6.6), tuple(at + Vector((0.5, 0, 3.6))), hull, edge=0.01)


def cloth(a, b, c, belly):
    def place(u, v):
        point = Vector(a).lerp(Vector(b), u).lerp(Vector(c), v)
        return tuple(point + Vector((0, -belly * math.sin(math.pi * u) * (1 - v) * math.sin(math.pi * min(1, v + 0.3)), 0)))

    surface(place, 24, 24, sail).location = at


cloth((0.35, 0, 1.5), (-2.9, 0.2, 1.7), (0.2, 0, 6.7), 0.9)
cloth((0.75, 0, 1.6), (3.4, 0.1, 1.3), (0.6, 0, 6.1), 0.6)

sun(tuple(-SUN), 2.6, 2.0, (1, 0.68, 0.4))
camera((0.0, -1.6, 1.9), (0.5, 30, 2.6), 32).data.clip_end = 9000
bake("pictures", samples=22, exposure=-0.1, shape=(400, 400))
