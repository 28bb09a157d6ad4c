"""A lake among mountains, late afternoon; a jetty leads into it. Level, 4 : 3, of nobody."""

import math
import random

from mathutils import Vector, noise

from kit.bake import bake, begin
from kit.highland import forest, lake_water, land, smooth
from kit.light import camera, sun
from kit.materials import wood
from kit.outdoors import heaven
from kit.shapes import box, cylinder, plane, surface

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


def field(u, v):
    y = 180 + 3300 * v * v
    x = (u - 0.5) * (900 + 1.7 * y)
    return (x, y, height(x, y))


surface(field, 460, 380, land())

forest(height, 3750, 240, 900, 0.62, 120)
plane(2600, 2400, (0, 1150, 0), lake_water())

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
