"""A winged crest of enamel and gold above a bowed plate of blue steel, on the wall of a hall at dusk. A metre is the frame's height."""

import random

from kit.armour import bolt
from kit.bake import bake, begin
from kit.crest import Shield, bowed, domed, enamel_field, gilt, panel, plumage, rim, star, wings
from kit.light import camera, window
from kit.materials import metal
from kit.nodes import Material
from kit.outdoors import heaven
from kit.shapes import box

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


SHIELD = Shield(
    CENTRE,
    [(0.0, 0.215), (0.08, 0.232), (0.145, 0.247), (0.213, 0.274)],
    [(0.215, 0.268), (0.223, 0.125), (0.21, 0.0), (0.16, -0.126), (0.083, -0.22), (0.0, -0.275)],
)
INNER = SHIELD.outline(0.865)
domed(INNER, (0.0, CENTRE), -0.034, 0.03, enamel_field((0.36, 0.006, 0.014)))
# The chief, blue, above a bar of gold.
CHIEF = [(x, z) for x, z in INNER if z > CENTRE + 0.088]
domed(CHIEF, (0.0, CENTRE + 0.147), -0.058, 0.008, enamel_field((0.008, 0.05, 0.3)))
wide = max(x for x, z in CHIEF)
rim(
    [(-wide, CENTRE + 0.086), (-0.5 * wide, CENTRE + 0.086), (0.5 * wide, CENTRE + 0.086), (wide, CENTRE + 0.086)],
    -0.062,
    0.0085,
    gold,
    closed=False,
)
for x in (-0.105, 0.0, 0.105):
    star((x, -0.066, CENTRE + 0.157), 0.026, gold)
SHIELD.field(1.0, -0.018, 0.008, gold)
rim(SHIELD.outline(0.97), -0.032, 0.02, gold)
rim(INNER, -0.036, 0.009, gold)
polished = metal((0.9, 0.9, 0.92), 0.24, 0.03)
star((0.0, -0.07, CENTRE - 0.044), 0.122, gold, high=0.16)
star((0.0, -0.082, CENTRE - 0.044), 0.103, polished, high=0.34)

wings(
    [
        (12, 0.06, (0.16, 0.03), (0.17, 0.22), (72, 124), (0.66, 0.3), 0.1, 0.16),
        (10, 0.035, (0.15, 0.05), (0.16, 0.22), (75, 126), (0.43, 0.22), 0.085, 0.12),
        (8, 0.012, (0.15, 0.07), (0.15, 0.22), (78, 128), (0.25, 0.13), 0.074, 0.08),
    ],
    CENTRE - 0.06,
    feathers,
)

# The plate that the word is on.
steel = Material("steel", (0.05, 0.09, 0.24), 0.34, Metallic=0.85)
steel.bump(steel.noise(steel.stretch(steel.place(), 6, 6, 240), 1.0, 3), 0.16, 0.002)
steel.set(
    "Base Color", steel.ramp(steel.noise(steel.place(), 4, 6, 0.6), (0.35, (0.024, 0.046, 0.13)), (0.65, (0.06, 0.1, 0.26)))
)
OUTER, WITHIN = bowed(-0.248, 0.2, 0.72, 0.046), bowed(-0.248, 0.177, 0.702, 0.044)
panel(OUTER, 0.0, 0.06, gold, edge=0.014)
panel(WITHIN, -0.006, 0.05, steel, edge=0.004)
rim(bowed(-0.248, 0.185, 0.71, 0.045), -0.006, 0.0085, gold)
for x in (-0.735, 0.735):
    bolt((x, -0.006, -0.202), (0, -1, 0), 0.015, gold, 0.4)

# The wall of a hall that it is bolted to: dark slabs, scraped where others hung.
slate = Material("slate", (0.07, 0.066, 0.074), 0.62, Specular=0.35)
where = slate.place("Object")
slate.set(
    "Base Color",
    slate.ramp(slate.noise(where, 3.2, 8, 0.62, 0.4), (0.32, (0.016, 0.017, 0.024)), (0.68, (0.08, 0.072, 0.076))),
)
slate.bump(slate.mix(0.5, slate.noise(where, 9, 9, 0.7), slate.noise(where, 60, 6, 0.65)), 0.6, 0.014)
WALL, WIDE, TALL = 0.1, 0.66, 0.4
box((5.0, 0.02, 3.0), (0, WALL + 0.05, 0), Material("joint", (0.008, 0.008, 0.01), 0.9))
for row in range(-2, 3):
    for column in range(-3, 4):
        x = (column + 0.5 * (row % 2)) * WIDE
        deep = WALL + 0.025 + chance.uniform(0, 0.006)
        box((WIDE - 0.008, 0.05, TALL - 0.008), (x, deep, row * TALL), slate, edge=0.006)

window((-1.8, -1.8, 2.0), (0, 0, 0.1), 1.0, 0.9, 120, (1, 0.94, 0.86))
window((2.0, -0.8, 0.9), (0, 0, 0.1), 0.5, 1.4, 60, (0.66, 0.78, 1.0))
window((0.0, -2.2, -1.6), (0, 0, 0.0), 2.4, 0.3, 22, (1, 0.66, 0.4))
window((0.0, 0.8, 1.6), (0, 0, 0.3), 1.6, 0.3, 40, (1, 0.8, 0.6))
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=1.0, focus=(0.0, -0.03, 0.1))
bake("textart-logo", samples=24, exposure=0.2, shape=(1536, 768))
