"""Candles that have burnt for an hour: a rim that melted unevenly, a pool about the wick, wax that ran over and set."""

import math
import random

from mathutils import Vector, noise

from .light import bulb
from .nodes import Material
from .shapes import curved, surface, tube, turned


def pillar(at, radius, height, wax=(0.78, 0.69, 0.5), power=3.0, runs=4, low=-1.3, seed=1):
    """
    A thick candle, lit. `runs` is how many times its pool went over, near where its rim is lowest, `low` radians from +x; all
    of it is one skin, so that runs swell out of the side and have no seam. What light does within the wax is a glow of its
    own: scattered, it would be grain.
    """
    chance = random.Random(seed)
    ran = [
        (
            low + chance.gauss(0, 0.8),
            chance.uniform(0.1, 0.17),
            height * chance.uniform(0.25, 0.85),
            chance.uniform(0.05, 0.1),
            chance.uniform(-0.2, 0.2),
        )
        for _ in range(runs)
    ]

    def rim(angle):
        dip = 0.5 + 0.5 * math.cos(angle - low)
        uneven = noise.noise(Vector((2 * math.cos(angle), 2 * math.sin(angle), 7.0 + seed)))
        return height - radius * (0.34 * dip**3 + 0.07 * uneven)

    def out(angle, z):
        """How far from the middle the side is, runs and all."""
        lumps = noise.noise(Vector((1.6 * math.cos(angle), 1.6 * math.sin(angle), 1.1 * z / radius + seed)))
        far = 1 + 0.012 * lumps + 0.012 * (1 - z / height)
        for turn, wide, end, thick, sway in ran:
            away = (angle - turn - sway * math.sin(5 * z / height) + math.pi) % (2 * math.pi) - math.pi
            # Broad where it went over the rim, a thread below, a drop where it stopped.
            below = (z - end) / (0.5 * radius)
            drop = math.exp(-((below - 0.25) ** 2) / 0.09)
            broad = wide * (1 + 1.4 * max(0.0, 1 - (height - z) / (0.9 * radius)) + 0.35 * drop)
            runs_here = min(1.0, max(0.0, 1.4 * below)) ** 0.5
            far += thick * (1 + 0.5 * drop) * runs_here * math.exp(-((away / broad) ** 2))
        return radius * far

    def place(u, v):
        angle, top = 2 * math.pi * u, rim(2 * math.pi * u)
        if v < 0.7:
            z = top * (v / 0.7)
            foot = 0.985 if v == 0 else 1.0
            return (foot * out(angle, z) * math.cos(angle), foot * out(angle, z) * math.sin(angle), z)
        inward = (v - 0.7) / 0.3
        pool = height - 0.42 * radius
        # Over a soft lip into the pool, level where it is molten.
        far = out(angle, top) * (1 - 0.999 * inward)
        z = pool + (top - pool + 0.05 * radius * math.sin(math.pi * min(1.0, 4 * inward))) * max(0.0, 1 - 2.6 * inward) ** 1.5
        return (far * math.cos(angle), far * math.sin(angle), z)

    body = surface(place, 241, 120, _wax(wax, radius, height), "candle")
    body.location = at
    _flame(at, height - 0.42 * radius, power, chance)
    return body


def _wax(wax, radius, height):
    body = Material("wax", wax, 0.4, Specular=0.45)
    uneven = body.noise(body.stretch(body.place(scale=1 / radius), 1, 1, 0.35), 1.0, 3, 0.5)
    body.set("Base Color", body.multiply(wax, body.ramp(uneven, (0.3, 0.86), (0.7, 1.04))))
    body.set("Roughness", body.ramp(uneven, (0.3, 0.3), (0.7, 0.52)))
    body.bump(uneven, 0.25, 0.08 * radius)
    up = body.node("SeparateXYZ", 2, Vector=body.place())
    near = body.math("MULTIPLY_ADD", body.math("SUBTRACT", up, height), 0.24 / radius, 1.0)
    deep = [(0.0, (0.0, 0.0, 0.0)), (0.4, (0.07, 0.014, 0.002)), (0.72, (0.34, 0.11, 0.02)), (0.93, (0.8, 0.36, 0.1))]
    body.set("Emission", body.ramp(near, *deep)).set("Emission Strength", 0.55)
    return body


def _flame(at, foot, power, chance):
    x, y, z = at
    z += foot
    lean = chance.uniform(-0.0012, 0.0012)
    black = Material("wick", (0.01, 0.008, 0.006), 0.9)
    tube([(x, y, z - 0.002), (x + 0.3 * lean, y, z + 0.005), (x + 0.002, y - 0.0006, z + 0.0105)], 0.0008, black)
    flame = Material("flame", (0, 0, 0), Emission_Strength=7.0)
    # Blue and thin about the wick, white in its belly, yellow at its tip.
    up = flame.node("SeparateXYZ", 2, Vector=flame.place())
    tones = [(0.0, (0.1, 0.09, 0.2)), (0.22, (0.8, 0.36, 0.12)), (0.5, (1.0, 0.6, 0.22)), (1.0, (1.0, 0.5, 0.12))]
    flame.set("Emission", flame.ramp(flame.math("MULTIPLY", up, 1 / 0.036), *tones))
    shape = [(0, 0.0), (0.0028, 0.003), (0.0044, 0.009), (0.0036, 0.018), (0.0018, 0.027), (0.0002, 0.036)]
    made = turned(curved(shape, 6), flame, (x + 0.0012, y, z + 0.004), sides=28)
    for point in made.data.vertices:
        point.co.x += lean * (point.co.z / 0.02) ** 2
    bulb((x, y, z + 0.024), power, (1, 0.55, 0.22), 0.012)
