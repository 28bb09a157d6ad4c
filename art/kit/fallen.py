"""Leaves that fell in autumn."""

import math

from .nodes import Material
from .shapes import mesh

# Half of a maple's leaf, from its stem to its tip.
HALF = [
    (0.03, 0),
    (0.2, -0.07),
    (0.19, 0.05),
    (0.46, 0.08),
    (0.38, 0.18),
    (0.54, 0.38),
    (0.37, 0.37),
    (0.34, 0.45),
    (0.19, 0.37),
    (0.24, 0.62),
    (0.13, 0.58),
    (0.0, 0.95),
]
OUTLINE = HALF + [(-x, y) for x, y in HALF[-2::-1]]


def autumn(tones=((0.34, 0.06, 0.01), (0.42, 0.15, 0.015), (0.16, 0.06, 0.02), (0.26, 0.035, 0.01))):
    """Materials of dry leaves, blotched."""
    made = []
    for tone in tones:
        leaf = Material("leaf", tone, 0.6, Specular=0.25)
        blotches = leaf.noise(leaf.place(), 40, 4)
        leaf.set("Base Color", leaf.ramp(blotches, (0.35, tuple(0.5 * part for part in tone)), (0.65, tone)))
        made.append(leaf)
    return made


def maple(place, size, tone, bend):
    """Lies on the ground of `place`, its tip towards +y; `bend` is how far it has curled."""
    points = [(0, 0.25 * size, 0)]
    for share in (0.5, 1.0):
        for x, y in OUTLINE:
            px, py = size * share * x, size * (0.25 + share * (y - 0.25))
            points.append(
                (px, py, bend * (px * px + (py - 0.3 * size) ** 2) / size + 0.03 * size * share * math.sin(9 * x + 7 * y))
            )
    count = len(OUTLINE)
    faces = [(0, 1 + at, 1 + (at + 1) % count) for at in range(count)]
    faces += [(1 + at, 1 + count + at, 1 + count + (at + 1) % count, 1 + (at + 1) % count) for at in range(count)]
    leaf = mesh(points, faces, tone, smooth=True, name="leaf")
    leaf.matrix_world = place
    return leaf
