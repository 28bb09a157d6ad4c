"""Mountains over a lake: ground that is grass, rock and snow by height and slope, forests of firs, water with small waves."""

import math
import random

from mathutils import Vector, noise

from .nodes import Material
from .shapes import mesh


def smooth(low, high, value):
    share = max(0.0, min(1.0, (value - low) / (high - low)))
    return share * share * (3 - 2 * share)


def land(bare=(150.0, 520.0), white=(0.56, 0.66), deep=4.0):
    """Grass, above it rock and snow: `bare` is from where to where grass ends, in metres, `white` where snow begins, as shares of
    that."""
    made = Material("land", rough=0.95)
    place = made.place()
    up = made.node("SeparateXYZ", 2, Vector=made.node("NewGeometry", "Normal"))
    level = made.node("SeparateXYZ", 2, Vector=place)
    lumps = made.noise(place, 0.012, 8, 0.62)
    fine = made.noise(place, 0.09, 8, 0.65)
    grass = made.ramp(fine, (0.3, (0.05, 0.085, 0.025)), (0.7, (0.13, 0.17, 0.05)))
    rock = made.ramp(fine, (0.3, (0.11, 0.105, 0.11)), (0.55, (0.2, 0.19, 0.19)), (0.75, (0.3, 0.28, 0.27)))
    steep = made.ramp(made.mix(0.2, up, fine), (0.66, 1.0), (0.8, 0.0))
    high = made.node("MapRange", Value=level, From_Min=bare[0], From_Max=bare[1])
    ground = made.mix(
        made.mix(1.0, steep, made.ramp(made.mix(0.35, high, lumps), (0.3, 0.0), (0.5, 1.0)), "LIGHTEN"), grass, rock
    )
    above = made.ramp(made.mix(0.4, high, lumps), (white[0], 0.0), (white[1], 1.0))
    snow = made.mix(1.0, above, made.ramp(up, (0.5, 0.0), (0.72, 1.0)), "MULTIPLY")
    made.set("Base Color", made.mix(snow, ground, (0.86, 0.88, 0.93)))
    return made.bump(fine, 0.7, deep)


def forest(height, count, near, far, wide, top):
    """`count` firs between the depths `near` and `far`, `wide` to both sides as a share of (160 + depth), up to `top` metres:
    each tree three cones."""
    needles = Material("needles", rough=0.9)
    needles.set(
        "Base Color",
        needles.ramp(needles.noise(needles.place(), 0.05, 3), (0.35, (0.012, 0.03, 0.014)), (0.65, (0.045, 0.075, 0.025))),
    )
    points, faces = [], []
    while len(points) < 24 * count:
        y = random.uniform(near, far)
        x = random.uniform(-wide, wide) * (160 + y)
        z = height(x, y)
        if z < 1.5 or z > top or noise.noise(Vector((x / 70, y / 70, 9))) < -0.25:
            continue
        tall = random.uniform(9, 21)
        for tier in range(3):
            low, tip, reach = z + tall * (0.06 + 0.26 * tier), z + tall * (0.56 + 0.22 * tier), tall * (0.2 - 0.05 * tier)
            start, turn = len(points), random.uniform(0, 1)
            for side in range(7):
                angle = 2 * math.pi * (side + turn) / 7
                far_out = reach * random.uniform(0.75, 1.15)
                points.append((x + far_out * math.cos(angle), y + far_out * math.sin(angle), low))
            points.append((x, y, tip))
            faces += [(start + side, start + (side + 1) % 7, start + 7) for side in range(7)]
    return mesh(points, faces, needles, name="forest")


def lake_water(colour=(0.012, 0.035, 0.04), strength=0.22):
    water = Material("water", colour, 0.035, Specular=0.6)
    waves = water.noise(water.place(scale=(1.0, 0.35, 1.0)), 1.1, 5, 0.6)
    swell = water.noise(water.place(scale=(0.16, 0.05, 1.0)), 1.0, 3, 0.5)
    return water.bump(water.mix(0.5, waves, swell), strength, 0.16)
