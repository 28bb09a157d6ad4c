"""Spikes of lavender in a low sun from behind on the left.

    PYTHONPATH=art blender -b --python-use-system-env -P art/sprites/lavender.py -- OUT [VARIANT ...]
"""

import math
import random
import sys

import bpy
from mathutils import Matrix, Vector

from sprites.shot import Blades, herb, lit, shoot

# Of each spike: how many whorls, how much of it, how many of its calyces have opened, how it leans, how grey it is.
SPIKES = [
    dict(seed=1, whorls=10, long=0.36, opened=0.34, lean=0.05, grey=0.0),
    dict(seed=2, whorls=8, long=0.3, opened=0.6, lean=-0.1, grey=0.15),
    dict(seed=3, whorls=12, long=0.44, opened=0.2, lean=0.13, grey=0.3),
    dict(seed=4, whorls=7, long=0.25, opened=0.08, lean=-0.03, grey=0.55),
    dict(seed=5, whorls=9, long=0.34, opened=0.45, lean=-0.2, grey=0.05),
]


def spike(seed, whorls, long, opened, lean, grey):
    chance = random.Random(seed)
    blades = Blades()

    def middle(t):
        return Vector((lean * t * t + 0.006 * math.sin(5 * t + seed), 0.02 * math.sin(3 * t + seed), t))

    blades.rod([middle(n / 50) for n in range(49)], lambda v: 0.0062 - 0.002 * v, lambda v: (0.13, 0.2 - 0.03 * v, 0.085))
    # Narrow leaves low on the stem, in pairs.
    for pair in range(3):
        t = 0.05 + 0.13 * pair + chance.uniform(0, 0.05)
        turn = chance.uniform(-0.7, 0.7)
        for side in (-1, 1):
            reach = chance.uniform(0.1, 0.17)
            blade(blades, middle(t), Vector((side * math.cos(turn), side * math.sin(turn), 0)), reach)
    for whorl in range(whorls):
        # The lowest stands apart; towards the tip they close.
        down = whorl / (whorls - 1)
        t = 0.985 - long * (1.16 if whorl == whorls - 1 else down**1.05 * 0.97)
        size = 1 if 0.2 < down < 0.85 else 0.82
        count = 9 if down > 0.12 else 6
        out = 0.95 if down > 0.15 else 0.5
        start = chance.uniform(0, 6.3)
        for number in range(count):
            if chance.random() < 0.05:
                continue
            turn = start + 2 * math.pi * number / count + chance.uniform(-0.18, 0.18)
            beside = Vector((math.cos(turn), math.sin(turn), 0))
            tilt = out * chance.uniform(0.5, 1.05)
            axis = (beside * math.sin(tilt) + Vector((0, 0, math.cos(tilt)))).normalized()
            root = middle(t + chance.uniform(-0.006, 0.006)) + beside * 0.006
            calyx(blades, chance, root, axis, size * chance.uniform(0.85, 1.15), chance.random() < opened, grey)
    return blades


def blade(blades, root, beside, reach):
    tone = random.uniform(0.8, 1.2)

    def place(u, v):
        half = 0.0085 * math.sin(math.pi * min(1, 0.12 + 0.88 * v)) ** 0.7
        across = Vector((0, 0, 1)).cross(beside).normalized()
        rise = 1.1 * v - 0.5 * v * v
        return root + beside * (reach * 0.62 * v) + Vector((0, 0, reach * rise)) + across * ((2 * u - 1) * half)

    blades.grid(place, 3, 9, lambda u, v: (0.15 * tone, 0.23 * tone, 0.12 * tone))


def calyx(blades, chance, root, axis, size, opened, grey):
    """A ribbed tube, felted, violet to its toothed rim; a floret with five lobes looks out of some."""
    long, wide = 0.036 * size, 0.0088 * size
    across = axis.orthogonal().normalized()
    up = axis.cross(across)
    tone = chance.uniform(0.7, 1.25)
    dark, light = (0.075 + 0.1 * grey, 0.065 + 0.13 * grey, 0.2 + 0.06 * grey), (0.2 + 0.1 * grey, 0.11 + 0.14 * grey, 0.46)

    def place(u, v):
        turn = 2 * math.pi * u
        rib = 1 + 0.13 * math.cos(7 * turn)
        radius = wide * rib * (0.45 + 0.75 * math.sin(math.pi * (0.1 + 0.78 * v)) ** 0.8)
        return root + axis * (long * v) + radius * (math.cos(turn) * across + math.sin(turn) * up)

    def colour(u, v):
        rib = 0.86 + 0.2 * math.cos(7 * 2 * math.pi * u)
        return tuple(tone * rib * (a + (b - a) * v) for a, b in zip(dark, light))

    blades.grid(place, 15, 7, colour)
    # A green bract below.
    beside = Vector((axis.x, axis.y, 0))
    if chance.random() < 0.3 and beside.length > 0.01:
        blades.grid(
            lambda u, v: root + beside.normalized() * (0.004 + 0.012 * v) - Vector((0, 0, 0.004))
            + Vector((0, 0, 0.014 * v)) + across * ((2 * u - 1) * 0.006 * (1 - v)),
            3, 4, lambda u, v: (0.16, 0.15, 0.12),
        )
    if not opened:
        return
    mouth = root + axis * long
    spin = chance.uniform(0, 6.3)
    fresh = chance.uniform(0.85, 1.25)
    for lobe in range(5):
        turn = spin + lobe * 2 * math.pi / 5
        beside = math.cos(turn) * across + math.sin(turn) * up
        aside = axis.cross(beside)
        reach = 0.0165 * size * (1.25 if lobe < 2 else 0.95)

        def petal(u, v, beside=beside, aside=aside, reach=reach):
            half = 0.0068 * size * math.sin(math.pi * min(1, 0.18 + 0.74 * v)) ** 0.6
            return (
                mouth + beside * (reach * v) + axis * (0.008 * math.sin(2.2 * v) + 0.002 * (2 * u - 1) ** 2)
                + aside * ((2 * u - 1) * half)
            )

        blades.grid(petal, 4, 5, lambda u, v: (0.36 * fresh + 0.06 * v, 0.2 * fresh + 0.08 * v, min(1, 0.78 * fresh)))


arguments = sys.argv[sys.argv.index("--") + 1 :]
for variant in [int(each) for each in arguments[1:]] or range(len(SPIKES)):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(variant)
    made = spike(**SPIKES[variant]).made(herb(0.42, 0.6, 0.6))
    box = [made.matrix_world @ Vector(corner) for corner in made.bound_box]
    low, high = [min(c[i] for c in box) for i in range(3)], [max(c[i] for c in box) for i in range(3)]
    wide, tall = high[0] - low[0] + 0.02, high[2] - low[2] + 0.02
    lit([((0.86, -0.42, -0.3), 5.6, 2, (1, 0.78, 0.5)), ((-0.3, 0.9, -0.4), 0.8, 60, (0.8, 0.85, 1))], (0.4, 0.38, 0.5))
    scale = 520
    shape = (round(wide * scale), round(tall * scale))
    shoot(f"{arguments[0]}/lavender-{variant + 1}.png", shape, wide, ((low[0] + high[0]) / 2, (low[2] + high[2]) / 2), 90)
    print("lavender", variant + 1, "foot at", round((0 - low[0] + 0.01) * scale), "of", shape)
