"""A winged crest of enamel and gold above a bowed plate of blue steel, at dusk over a town. A metre is the frame's height."""

import math
import random

from mathutils import Matrix

from kit.armour import bolt, lamp
from kit.bake import bake, begin
from kit.crest import bowed, domed, enamel_field, feather, gilt, mirrored, panel, plumage, rim, smooth, star, turned_to
from kit.light import camera, window
from kit.materials import metal
from kit.nodes import Material
from kit.outdoors import heaven
from kit.shapes import ball, mesh
from kit.solid import again

begin(seed=53)
chance = random.Random(53)
heaven(
    (0.5, 0.16, 0.09),
    (0.12, 0.07, 0.17),
    (0.01, 0.018, 0.06),
    0.26,
    glow=(0.5, 0.2, 0.08),
    sun=(0.25, 1, 0.02),
    narrow=8.0,
    clouds={
        "cover": 0.45,
        "shade": (0.03, 0.025, 0.06),
        "lit": (0.6, 0.22, 0.12),
        "scale": (0.6, 1.2, 0),
        "move": (0.7, 2.0, 0),
        "even": 0.3,
    },
)

gold, feathers = gilt(0.18), plumage()
CENTRE = 0.185


def placed(points):
    return [(x, z + CENTRE) for x, z in points]


HALF = smooth([(0.0, 0.205), (0.075, 0.222), (0.135, 0.236), (0.198, 0.262)], 10) + smooth(
    [(0.2, 0.256), (0.208, 0.12), (0.196, 0.0), (0.15, -0.12), (0.078, -0.21), (0.0, -0.262)], 12
)
HALF = [(x, z) for x, z, *_ in HALF]
SHIELD = placed(mirrored(HALF))
INNER = placed(mirrored([(0.86 * x, 0.87 * z) for x, z in HALF]))
domed(INNER, (0.0, CENTRE), -0.034, 0.03, enamel_field((0.36, 0.006, 0.014)))
# The chief, blue, above a bar of gold.
CHIEF = [(x, z) for x, z in placed(mirrored([(0.86 * x, 0.87 * z) for x, z in HALF])) if z > CENTRE + 0.085]
domed(CHIEF, (0.0, CENTRE + 0.14), -0.058, 0.008, enamel_field((0.008, 0.05, 0.3)))
wide = max(x for x, z in CHIEF)
rim(
    [(-wide, CENTRE + 0.083), (-0.5 * wide, CENTRE + 0.083), (0.5 * wide, CENTRE + 0.083), (wide, CENTRE + 0.083)],
    -0.062,
    0.0085,
    gold,
    closed=False,
)
for x in (-0.1, 0.0, 0.1):
    star((x, -0.066, CENTRE + 0.15), 0.024, gold)
domed(SHIELD, (0.0, CENTRE), -0.018, 0.008, gold)
rim(placed(mirrored([(0.97 * x, 0.97 * z) for x, z in HALF])), -0.032, 0.02, gold)
rim(INNER, -0.036, 0.009, gold)
polished = metal((0.9, 0.9, 0.92), 0.24, 0.03)
star((0.0, -0.07, CENTRE - 0.04), 0.118, gold, high=0.16)
star((0.0, -0.082, CENTRE - 0.04), 0.1, polished, high=0.34)

# Wings: three rows of feathers, the long ones behind.
for side in (1, -1):
    mirror = Matrix.Scale(side, 4, (1, 0, 0))
    rows = [
        (11, 0.06, (0.16, 0.03), (0.17, 0.2), (75, 122), (0.62, 0.3), 0.105, 0.16),
        (9, 0.035, (0.15, 0.05), (0.16, 0.2), (77, 124), (0.4, 0.22), 0.09, 0.12),
        (7, 0.012, (0.15, 0.07), (0.15, 0.2), (79, 126), (0.23, 0.13), 0.078, 0.08),
    ]
    for count, y, low, top, angles, longs, wide, bend in rows:
        for number in range(count):
            t = number / (count - 1)
            x, z = top[0] + (low[0] - top[0]) * t, top[1] + (low[1] - top[1]) * t
            long = longs[0] + (longs[1] - longs[0]) * t**1.2
            where = turned_to(
                x,
                y + 0.012 * t + chance.uniform(-0.002, 0.002),
                CENTRE - 0.06 + z,
                angles[0] + (angles[1] - angles[0]) * t,
                lean=4,
            )
            made = feather(where, long, wide * (1 - 0.25 * t), feathers, bend)
            made.matrix_world = mirror @ where
    rim(
        [(side * x, CENTRE + z) for x, z in ((0.18, 0.0), (0.24, 0.07), (0.33, 0.12), (0.43, 0.16), (0.52, 0.22))],
        -0.012,
        0.017,
        gold,
        closed=False,
    )

# The plate that the word is on.
steel = Material("steel", (0.05, 0.09, 0.24), 0.34, Metallic=0.85)
steel.bump(steel.noise(steel.stretch(steel.place(), 6, 6, 240), 1.0, 3), 0.16, 0.002)
steel.set(
    "Base Color", steel.ramp(steel.noise(steel.place(), 4, 6, 0.6), (0.35, (0.024, 0.046, 0.13)), (0.65, (0.06, 0.1, 0.26)))
)
OUTER, WITHIN = bowed(-0.238, 0.205, 0.85, 0.05), bowed(-0.238, 0.182, 0.832, 0.048)
panel(OUTER, 0.0, 0.06, gold, edge=0.014)
panel(WITHIN, -0.006, 0.05, steel, edge=0.004)
rim(bowed(-0.238, 0.19, 0.84, 0.049), -0.006, 0.0085, gold)
for x in (-0.865, 0.865):
    bolt((x, -0.006, -0.188), (0, -1, 0), 0.015, gold, 0.4)

# A town far below, its lamps out of focus.
dark = Material("town", (0.012, 0.012, 0.022), 1.0, Specular=0.0)
x, outline = -9.0, [(-9.0, -6.0)]
while x < 9.0:
    wide, high = chance.uniform(0.3, 0.9), chance.uniform(0.0, 1.0) ** 1.5 * (1.2 + 1.6 * math.exp(-((x / 4) ** 2)))
    outline += [(x, -1.7 + high), (x + wide, -1.7 + high)]
    x += wide
outline.append((9.0, -6.0))
mesh([(px, 26.0, pz) for px, pz in outline], [tuple(range(len(outline)))], dark, name="town")
glows = [
    ball(0.03, (0, 0, -50 - at), lamp(tone, power), 10)
    for at, (tone, power) in enumerate([((1.0, 0.6, 0.24), 16.0), ((1.0, 0.8, 0.5), 12.0), ((0.6, 0.75, 1.0), 10.0)])
]
for _ in range(170):
    px = chance.uniform(-8, 8)
    again(chance.choice(glows), Matrix.Translation((px, 25.5, -1.9 + chance.uniform(-0.6, 1.0) * chance.random())))

window((-1.8, -1.8, 2.0), (0, 0, 0.1), 1.0, 0.9, 120, (1, 0.94, 0.86))
window((2.0, -0.8, 0.9), (0, 0, 0.1), 0.5, 1.4, 60, (0.66, 0.78, 1.0))
window((0.0, -2.2, -1.6), (0, 0, 0.0), 2.4, 0.3, 22, (1, 0.66, 0.4))
window((0.0, 0.8, 1.6), (0, 0, 0.3), 1.6, 0.3, 40, (1, 0.8, 0.6))
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=1.0, focus=(0.0, -0.03, 0.1))
bake("textart-logo", samples=24, exposure=0.2, shape=(1536, 768))
