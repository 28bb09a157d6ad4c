"""What smells of winter: sticks of cinnamon, stars of anise."""

import math
import random

from mathutils import Matrix

from .nodes import Material
from .shapes import surface


def bark():
    """Of a cinnamon tree, scraped smooth: long fibres, and patches where the outer skin was left."""
    made = Material("cinnamon", rough=0.75, Specular=0.2)
    place = made.place("UV")
    fibres = made.noise(made.stretch(place, 90, 3, 1), 1.0, 4, 0.6)
    patches = made.noise(made.stretch(place, 14, 5, 1), 1.0, 4, 0.6)
    tones = [(0.34, (0.1, 0.036, 0.014)), (0.5, (0.26, 0.11, 0.045)), (0.66, (0.44, 0.23, 0.115))]
    made.set("Base Color", made.ramp(made.mix(0.5, fibres, patches), *tones))
    return made.bump(made.mix(0.3, fibres, patches), 0.6, 0.0012)


def quill(place, length, radius, material, seed=1):
    """A stick of cinnamon along y of `place`: a strip of bark that dried rolled in from both sides, broken off at its ends."""
    chance = random.Random(seed)
    turns, mark = chance.uniform(1.3, 1.6), chance.uniform(0, 99)
    apart, thick = 0.5 * radius, 0.09 * radius

    def at(u, v):
        side = 2 * u - 1
        t = max(0.0, (abs(side) - 0.08) / 0.92)
        roll = 2 * math.pi * turns * t - math.pi / 2
        # The strip is no roll of paper: it swells and sags along its way.
        far = radius * (0.55 - 0.36 * t) * (1 + 0.06 * math.sin(5 * v + mark) + 0.04 * math.sin(3 * roll + 4 * v))
        middle = apart * min(1.0, abs(side) / 0.08)
        x = math.copysign(middle + far * math.cos(roll), side)
        ragged = 0.016 * length * (math.sin(5 * side + mark) + 0.6 * math.sin(17 * side + 2 * mark))
        bend = 0.02 * length * math.sin(math.pi * v)
        return (x + bend, length * (v - 0.5) + ragged * (2 * v - 1), 0.55 * radius + thick + far * math.sin(roll))

    made = surface(at, 140, 36, material, "quill")
    made.modifiers.new("bark", "SOLIDIFY").thickness = thick
    made.matrix_world = place
    return made


def anise(place, size, material, seed=1):
    """A star of anise with eight open pods, each with a seed in it."""
    chance = random.Random(seed)
    seeds = Material("seed", (0.12, 0.04, 0.012), 0.15, Clearcoat=0.6)
    for number in range(8):
        long = size * chance.uniform(0.82, 1.08)
        turn = number * math.pi / 4 + chance.uniform(-0.09, 0.09)
        gape = chance.uniform(0.1, 0.2)

        def pod(u, v, long=long, gape=gape):
            around = 2 * math.pi * (0.06 + 0.88 * u) + math.pi / 2
            wide = size * (0.05 + 0.17 * math.sin(math.pi * min(1.0, 0.12 + 0.88 * v)) ** 0.8) * (1 - 0.7 * v**6)
            tall = 1.15 * wide * (1 + gape * math.sin(math.pi * v))
            up = 0.24 * size + tall * math.sin(around) + 0.1 * size * v**3
            return (0.8 * wide * math.cos(around), long * (0.06 + 0.94 * v), up)

        made = surface(pod, 24, 18, material, "pod")
        made.modifiers.new("wall", "SOLIDIFY").thickness = 0.03 * size
        grain = surface(
            lambda u, v, long=long: (
                0.1 * size * math.cos(2 * math.pi * u) * math.sin(math.pi * v),
                0.5 * long + 0.16 * size * math.cos(math.pi * v),
                0.27 * size + 0.1 * size * math.sin(2 * math.pi * u) * math.sin(math.pi * v),
            ),
            20, 12, seeds,
        )
        for part in (made, grain):
            part.matrix_world = place @ Matrix.Rotation(turn, 4, "Z")
