"""A lake among mountains, late afternoon; a jetty leads into it. Level, 4 : 3, of nobody."""

import math
import random

from mathutils import Vector, noise

from kit.bake import bake, begin
from kit.light import camera, sun
from kit.materials import wood
from kit.nodes import Material
from kit.outdoors import heaven
from kit.shapes import box, cylinder, mesh, plane, surface

begin(seed=23)
heaven(
    (0.95, 0.86, 0.76),
    (0.42, 0.6, 0.86),
    (0.12, 0.28, 0.62),
    0.8,
    glow=(0.8, 0.5, 0.25),
    sun=(-1, 0.6, 0.3),
    narrow=5,
    clouds={"cover": 0.5, "shade": (0.6, 0.62, 0.7), "lit": (1.3, 1.15, 1.0), "soft": 0.35, "scale": (0.5, 1.2, 0), "move": (4, 1, 0)},
)


def smooth(low, high, value):
    share = max(0.0, min(1.0, (value - low) / (high - low)))
    return share * share * (3 - 2 * share)


def height(x, y):
    """The far shore, wooded slopes, and peaks behind them."""
    shore = 300 + 70 * noise.noise(Vector((x / 240, 1, 0))) - 0.32 * max(0.0, abs(x + 30) - 190)
    above = y - shore
    if above < 0:
        return max(-4.0, 0.1 * above)
    slope = 0.1 * above + 26 * smooth(0, 160, above) * (0.6 + noise.noise(Vector((x / 130, y / 130, 4))))
    ridge = noise.ridged_multi_fractal(Vector((x / 900 + 3.1, y / 900, 0.7)), 0.95, 2.1, 7, 1.0, 2.0)
    peaks = smooth(380, 1900, y) * (170 + 430 * ridge) * (0.75 + 0.5 * noise.noise(Vector((x / 1300, 7, y / 2400))))
    return slope * (1 - 0.5 * smooth(400, 1400, y)) + peaks


land = Material("land", rough=0.95)
place = land.place()
up = land.node("SeparateXYZ", 2, Vector=land.node("NewGeometry", "Normal"))
level = land.node("SeparateXYZ", 2, Vector=place)
lumps = land.noise(place, 0.012, 8, 0.62)
fine = land.noise(place, 0.09, 8, 0.65)
grass = land.ramp(fine, (0.3, (0.05, 0.085, 0.025)), (0.7, (0.13, 0.17, 0.05)))
rock = land.ramp(fine, (0.3, (0.11, 0.105, 0.11)), (0.55, (0.2, 0.19, 0.19)), (0.75, (0.3, 0.28, 0.27)))
steep = land.ramp(land.mix(0.2, up, fine), (0.66, 1.0), (0.8, 0.0))
high = land.node("MapRange", Value=level, From_Min=150.0, From_Max=520.0)
ground = land.mix(land.mix(1.0, steep, land.ramp(land.mix(0.35, high, lumps), (0.3, 0.0), (0.5, 1.0)), "LIGHTEN"), grass, rock)
snow = land.mix(1.0, land.ramp(land.mix(0.4, high, lumps), (0.56, 0.0), (0.66, 1.0)), land.ramp(up, (0.5, 0.0), (0.72, 1.0)), "MULTIPLY")
land.set("Base Color", land.mix(snow, ground, (0.86, 0.88, 0.93)))
land.bump(fine, 0.7, 4.0)


def field(u, v):
    y = 180 + 3300 * v * v
    x = (u - 0.5) * (900 + 1.7 * y)
    return (x, y, height(x, y))


surface(field, 460, 380, land)

# A forest on the slopes of the far shore: each tree three cones.
needles = Material("needles", rough=0.9)
needles.set(
    "Base Color",
    needles.ramp(needles.noise(needles.place(), 0.05, 3), (0.35, (0.012, 0.03, 0.014)), (0.65, (0.045, 0.075, 0.025))),
)
points, faces = [], []
while len(points) < 90_000:
    y = random.uniform(240, 900)
    x = random.uniform(-0.62, 0.62) * (160 + y)
    z = height(x, y)
    if z < 1.5 or z > 120 or noise.noise(Vector((x / 70, y / 70, 9))) < -0.25:
        continue
    tall = random.uniform(9, 21)
    for tier in range(3):
        low, top, wide = z + tall * (0.06 + 0.26 * tier), z + tall * (0.56 + 0.22 * tier), tall * (0.2 - 0.05 * tier)
        start, turn = len(points), random.uniform(0, 1)
        for side in range(7):
            angle = 2 * math.pi * (side + turn) / 7
            reach = wide * random.uniform(0.75, 1.15)
            points.append((x + reach * math.cos(angle), y + reach * math.sin(angle), low))
        points.append((x, y, top))
        faces += [(start + side, start + (side + 1) % 7, start + 7) for side in range(7)]
mesh(points, faces, needles, name="forest")

water = Material("water", (0.012, 0.035, 0.04), 0.035, Specular=0.6)
waves = water.noise(water.place(scale=(1.0, 0.35, 1.0)), 1.1, 5, 0.6)
swell = water.noise(water.place(scale=(0.16, 0.05, 1.0)), 1.0, 3, 0.5)
water.bump(water.mix(0.5, waves, swell), 0.22, 0.16)
plane(2600, 2400, (0, 1150, 0), water)

# The jetty.
boards = [wood((0.13, 0.1, 0.08), (0.32, 0.26, 0.2), scale=2.2, rough=0.7) for _ in range(2)]
for number in range(44):
    box(
        (1.9 + random.uniform(-0.05, 0.05), 0.19, 0.045), (1.15 + 0.03 * math.sin(number), 1.6 + 0.215 * number, 0.5),
        boards[number % 2], (0, random.uniform(-0.006, 0.006), random.uniform(-0.012, 0.012)), edge=0.008,
    )
for side in (-0.86, 0.86):
    box((0.1, 10, 0.14), (1.15 + side, 6.2, 0.41), boards[0], edge=0.01)
    for y in (2.4, 6.3, 10.6):
        cylinder(0.1, 2.2, (1.15 + side * 1.06, y, 0.1), boards[1], sides=20, edge=0.01)

sun((0.86, 0.35, -0.38), 3.4, 0.8, (1, 0.84, 0.64))
camera((0.0, -1.2, 1.95), (0.35, 12, 1.85), 26)
bake("photos", samples=24, exposure=0.3, shape=(960, 720))
