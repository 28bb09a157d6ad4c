"""Small flowers, petal by petal. A head's matrix has its foot as its place and looks along +z."""

import math
import random

from mathutils import Matrix, Vector

from .nodes import Material
from .petals import ragged
from .shapes import mesh, surface


def daisy(head, size, ray, rays=21, eye=(0.85, 0.5, 0.02), seed=1):
    """A marguerite: narrow rays in two rings about a cushion of florets; `size` is from the middle to a ray's tip."""
    chance = random.Random(seed)
    for number in range(rays):
        long = size * chance.uniform(0.9, 1.05)
        wide = 0.115 * size * chance.uniform(0.9, 1.15) * 21 / rays
        lean, curl, twist = chance.uniform(-0.06, 0.3), chance.uniform(-0.5, 0.25), chance.uniform(-0.5, 0.5)
        mark, high = chance.uniform(0, 99), 0.03 * size * (number % 2)

        def petal(u, v, long=long, wide=wide, lean=lean, curl=curl, twist=twist, mark=mark, high=high):
            side = 2 * u - 1
            notch = 0.035 * (1 + math.cos(3 * math.pi * side)) * v**6
            half = wide * (0.5 + 0.5 * math.sin(math.pi * min(0.5, 0.8 * v))) * max(0.0, 1 - v**7) ** 0.5
            angle = lean + curl * v * v
            out, up = long * (0.2 + (0.8 - notch) * v) * math.cos(angle), long * v * math.sin(angle) + high
            across = side * half
            # Two folds run along a ray.
            up += (
                0.3 * half * side * side
                - 0.16 * half * math.cos(2.5 * math.pi * side)
                + across * math.sin(twist * v)
                + ragged(u, v, mark, size)
            )
            return (across * math.cos(twist * v), -out, up)

        made = surface(petal, 17, 26, ray, "petal")
        made.matrix_world = head @ Matrix.Rotation(number * 2 * math.pi / rays + chance.uniform(-0.05, 0.05), 4, "Z")
    _cushion(head, 0.27 * size, eye, chance)


def floret(head, size, petal_of, petals=5, eye=(0.9, 0.62, 0.05), seed=1):
    """A small open flower of broad petals, as of forget-me-nots, primroses, blossom of fruit trees."""
    chance = random.Random(seed)
    for number in range(petals):
        long = size * chance.uniform(0.93, 1.06)
        wide = 2.3 * size / petals * chance.uniform(0.92, 1.08)
        lean, curl, mark = chance.uniform(0.1, 0.42), chance.uniform(-0.5, 0.2), chance.uniform(0, 99)

        def petal(u, v, long=long, wide=wide, lean=lean, curl=curl, mark=mark, number=number):
            side = 2 * u - 1
            half = (
                wide
                * (0.22 + 0.78 * math.sin(math.pi * min(0.5, 0.7 * v)))
                * max(0.0, 1 - max(0.0, (v - 0.55) / 0.45) ** 2.4) ** 0.5
            )
            notch = 0.05 * math.exp(-((side / 0.3) ** 2)) * v**5
            angle = lean + curl * v * v
            out, up = long * (0.06 + (0.94 - notch) * v) * math.cos(angle), long * v * math.sin(angle)
            up += (
                0.35 * half * side * side
                + 1.6 * ragged(u, v, mark, size)
                + 0.05 * size * math.sin(5 * side + mark) * v**3
                + 0.01 * size * number
            )
            return (side * half, -out, up)

        made = surface(petal, 21, 24, petal_of, "petal")
        made.matrix_world = head @ Matrix.Rotation(number * 2 * math.pi / petals + chance.uniform(-0.08, 0.08), 4, "Z")
    _cushion(head, 0.16 * size, eye, chance)


def _cushion(head, radius, colour, chance):
    """The florets in a flower's middle: beads in a spiral on a dome."""
    material = Material("cushion", colour, 0.75, Sheen=0.3)
    material.set(
        "Base Color",
        material.mix(material.noise(material.place(scale=1 / radius), 3.0, 2), tuple(0.6 * part for part in colour), colour),
    )
    beads = max(30, int(150 * min(1.0, radius / 0.004)))
    points, faces = [], []
    for number in range(beads):
        share = (number + 0.5) / beads
        angle, far = number * 2.39996, radius * math.sqrt(share)
        tall = radius * (0.5 * (1 - share) ** 0.7 - 0.16 * math.exp(-((share / 0.1) ** 2)) + 0.1)
        size = 0.95 * radius / math.sqrt(beads) * chance.uniform(0.85, 1.2)
        middle = Vector((far * math.cos(angle), far * math.sin(angle), tall))
        first = len(points)
        rings = [(0.0, 1.1), (0.6, 0.85), (1.0, 0.2), (1.0, -0.6)]
        for out, up in rings:
            points += [
                tuple(middle + size * Vector((out * math.cos(a), out * math.sin(a), up)))
                for a in (k * math.pi / 3 for k in range(6))
            ]
        faces += [
            (first + 6 * r + k, first + 6 * (r + 1) + k, first + 6 * (r + 1) + (k + 1) % 6, first + 6 * r + (k + 1) % 6)
            for r in range(3)
            for k in range(6)
        ]
    mesh(points, faces, material, smooth=True, name="cushion").matrix_world = head
