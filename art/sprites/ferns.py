"""Fronds of fern in the sun that comes through woods from behind on the right.

    PYTHONPATH=art blender -b --python-use-system-env -P art/sprites/ferns.py -- OUT [VARIANT ...]
"""

import math
import random
import sys

import bpy
from mathutils import Matrix, Vector

from sprites.shot import Blades, herb, lit, shoot

# Of each frond: how it bows (radians in the picture), how far it leans towards the lens, how much its tip is still rolled up,
# how broad it is, how closely its leaves stand.
FRONDS = [
    dict(seed=1, bow=0.75, tips=0.5, rolled=0.0, broad=0.33, pairs=22, turned=0.2, gaps=0.05),
    dict(seed=2, bow=1.25, tips=1.0, rolled=0.0, broad=0.27, pairs=26, turned=0.75, gaps=0.12),
    dict(seed=3, bow=0.35, tips=0.2, rolled=3.4, broad=0.21, pairs=21, turned=-0.4, gaps=0.02),
    dict(seed=4, bow=1.0, tips=0.7, rolled=0.0, broad=0.4, pairs=19, turned=-0.15, gaps=0.2),
]


def frond(seed, bow, tips, rolled, broad, pairs, turned, gaps):
    chance = random.Random(seed)
    blades = Blades()
    steps = 120
    # The stalk rises and bows to the right and towards the lens.
    line, ways = [], []
    spot, way, fall = Vector((0, 0, 0)), math.pi / 2, 0.0
    for step in range(steps + 1):
        t = step / steps
        line.append(spot.copy())
        ahead = Vector((math.cos(way) * math.cos(fall), -math.sin(fall), math.sin(way) * math.cos(fall)))
        ways.append(ahead)
        spot = spot + ahead / steps
        way -= (bow * (0.35 + 1.3 * t) + rolled * max(0, t - 0.55) ** 2 * 12) / steps
        fall += tips * (0.2 + 1.4 * t) / steps
    blades.rod(line[::3], lambda v: 0.0085 * (1 - 0.86 * v), lambda v: (0.17 - 0.06 * v, 0.14 + 0.08 * v, 0.035))
    spin = Matrix.Rotation(turned, 3, "Z")
    for pair in range(pairs):
        t = 0.13 + 0.86 * (pair / pairs) ** 0.94
        for side in (-1, 1):
            if chance.random() < gaps * 0.5:
                continue
            own = min(0.985, t + (0.4 / pairs) * (side > 0) + chance.uniform(-0.2, 0.2) / pairs)
            at = min(steps - 1, int(own * steps))
            along = ways[at]
            across = along.cross(spin @ Vector((0, -1, 0))).normalized() * side
            face = along.cross(across).normalized() * side
            # Broadest below its middle; each has its length, and droops in its own way.
            swell = min(1.0, (own / 0.36) ** 0.8) * max(0.0, 1 - own) ** 0.62 * 1.25
            long = broad * swell * chance.uniform(0.84, 1.08)
            if long < 0.012:
                continue
            tone = chance.uniform(0.7, 1.25)
            pinna(blades, chance, line[at], along, across, face, long, tone)
    return blades


def pinna(blades, chance, root, along, across, face, long, tone):
    """A leaf of the frond: a rib that curves forward and droops, with lobes on both sides, the lower ones longer."""
    lean = chance.uniform(0.28, 0.55)
    droop = chance.uniform(0.1, 0.5)
    twist = chance.uniform(-0.5, 0.5)
    rib, count = [], 14
    for step in range(count + 1):
        t = step / count
        out = across * (t * math.cos(lean * t)) + along * (0.2 * t + lean * 0.5 * t * t) - face * (droop * t * t * 0.5)
        rib.append(root + out * long)
    lobes = max(5, min(17, round(long * 62)))
    base = (0.16 * tone, 0.33 * tone, 0.045)
    for lobe in range(lobes):
        t = (lobe + 0.35) / lobes
        place = t * count
        at = min(count - 1, int(place))
        spot = rib[at].lerp(rib[at + 1], place - at)
        ahead = (rib[at + 1] - rib[at]).normalized()
        for side in (-1, 1):
            size = long * 0.165 * (1 - t) ** 0.6 * chance.uniform(0.82, 1.12) * (1.12 if side < 0 else 0.95)
            if size < 0.0025:
                continue
            beside = ahead.cross(face).normalized() * side
            up = beside.cross(ahead).normalized() * side
            tilt = 0.35 * twist + chance.uniform(-0.2, 0.2)
            lean_out = (beside * math.cos(tilt) + up * math.sin(tilt)) + ahead * 0.42
            lit_own = chance.uniform(0.8, 1.18)
            width = 1.05 * long / lobes

            def place_of(u, v, spot=spot, lean_out=lean_out, ahead=ahead, up=up, size=size, width=width):
                # Round-ended, its two halves folded a little up, its tip hanging.
                half = width * 0.56 * (1 - max(0.0, (v - 0.55) / 0.45) ** 2.4) * (0.9 + 0.2 * v)
                aside = 2 * u - 1
                return (
                    spot + lean_out * (v * size) + ahead * (aside * half)
                    + up * (0.28 * half * abs(aside) - 0.2 * size * v * v)
                )

            def colour_of(u, v, lit_own=lit_own):
                vein = 0.82 + 0.22 * abs(2 * u - 1)
                pale = 1 + 0.25 * v
                return tuple(min(1.0, tone_of * lit_own * vein * pale) for tone_of in base)

            blades.grid(place_of, 3, 5, colour_of)
    rod = [tuple(p + face * 0.001) for p in rib]
    blades.rod(rod, lambda v: 0.0026 * (1 - 0.8 * v) * min(1, long * 5), lambda v: (0.2, 0.3, 0.07), 4)


arguments = sys.argv[sys.argv.index("--") + 1 :]
for variant in [int(each) for each in arguments[1:]] or range(len(FRONDS)):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    made = frond(**FRONDS[variant]).made(herb(0.5, 0.42, 0.1))
    box = [made.matrix_world @ Vector(corner) for corner in made.bound_box]
    low, high = [min(c[i] for c in box) for i in range(3)], [max(c[i] for c in box) for i in range(3)]
    wide, tall = high[0] - low[0] + 0.02, high[2] - low[2] + 0.02
    lit([((-0.75, -0.4, -0.75), 6.4, 3, (1, 0.92, 0.7)), ((0.5, 0.8, -0.3), 0.9, 60, (0.8, 0.95, 1))], (0.27, 0.34, 0.3))
    scale = 520
    shape = (round(wide * scale), round(tall * scale))
    shoot(f"{arguments[0]}/fern-{variant + 1}.png", shape, wide, ((low[0] + high[0]) / 2, (low[2] + high[2]) / 2), 90)
    print("fern", variant + 1, "foot at", round((0 - low[0] + 0.01) * scale), "of", shape)
