"""Twine, and bows of it."""

import math
import random


from .nodes import Material
from .shapes import curved, tube


def jute(colour=(0.4, 0.27, 0.14)):
    """Twine: two strands that turn about each other, and hairs of the fibre."""
    made = Material("jute", colour, 0.9, Sheen=0.4)
    place = made.place("UV")
    strands = made.node(
        "TexWave", settings={"bands_direction": "DIAGONAL"}, Vector=made.stretch(place, 190, 2, 1), Scale=0.5, Distortion=0.6
    )
    fibres = made.noise(made.stretch(place, 700, 5, 1), 1.0, 3, 0.7)
    made.set(
        "Base Color",
        made.mix(
            made.mix(0.4, strands, fibres),
            tuple(0.45 * part for part in colour),
            tuple(min(1.0, 1.25 * part) for part in colour),
        ),
    )
    return made.bump(made.mix(0.25, strands, fibres), 0.9, 0.0007)


def twine_bow(place, across, deep, material, radius=0.0011, turns=5, loops=0.03, seed=1):
    """Twine wound about a bunch whose section is `across` by `deep` (half widths, about z = 0) and tied in a bow on its top."""
    chance = random.Random(seed)
    wound = []
    for step in range(turns * 28 + 8):
        angle = step * 2 * math.pi / 28 + math.pi / 2
        along = (step / 28 - turns / 2) * 2.05 * radius + 0.3 * radius * math.sin(0.9 * step)
        wound.append((across * math.cos(angle), along, deep * math.sin(angle)))
    lines = [wound]
    for side in (-1, 1):
        wide = loops * chance.uniform(0.9, 1.12)
        loop = [
            (0, 0, 1.0),
            (0.35, 0.24, 1.16),
            (0.8, 0.34, 1.1),
            (1.0, 0.1, 0.72),
            (0.82, -0.16, 0.6),
            (0.4, -0.1, 0.92),
            (0, 0, 1.08),
        ]
        lines.append([(side * wide * x, wide * (y - 0.1 * side * x), deep * z + 0.002) for x, y, z in loop])
        tail = [(0, 0, 1.05), (0.3, -0.3, 1.12), (0.5, -0.75, 0.8), (0.72, -1.2, 0.35), (0.66, -1.55, 0.18)]
        lines.append([(side * wide * x * chance.uniform(0.8, 1.2), wide * y, deep * z + 0.002) for x, y, z in tail])
    knot = [
        (-0.003, 0.001, deep + 0.0015),
        (0, 0.0022, deep + 0.0036),
        (0.003, 0.0, deep + 0.0026),
        (0.0, -0.0024, deep + 0.0036),
        (-0.003, 0.001, deep + 0.0015),
    ]
    for line in [*lines, knot]:
        made = tube(curved(line, 6), radius, material)
        made.matrix_world = place
