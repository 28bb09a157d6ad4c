"""An open journal in leather on the planks of a camp's table, by the light of a lantern: a compass, ink and a pen, an enamel mug, a
rolled map."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.book import leather, leaves_below, open_pages, page_edges
from kit.crest import star
from kit.light import bulb, camera, sky, window
from kit.materials import metal, wood
from kit.nodes import Material
from kit.shapes import box, curved, mesh, plane, surface, tube, turned
from kit.solid import standing
from kit.stalks import leaflet
from kit.petals import veined
from kit.table import pane

begin(seed=101)
chance = random.Random(101)
sky((0.4, 0.5, 0.75), 0.16)
plane(2, 2, (0, 0.2, 0), wood((0.05, 0.026, 0.012), (0.2, 0.11, 0.055), scale=1.5, board=(1.3, 0.11), rough=0.55, gap=0.003))

# The journal: two pages of 16 by 22 cm, each a slot; a strip of paper in the gutter keeps them apart.
WIDE, TALL, THICK = 0.16, 0.222, 0.011
BOOK = Matrix.Translation((0, -TALL / 2 - 0.002, 0.005)) @ Matrix.Rotation(math.radians(-1.5), 4, "Z")
left, right = open_pages(WIDE, TALL, THICK)
paper = Material("paper", (0.6, 0.47, 0.3), 0.85, Specular=0.2)
edges = page_edges((0.5, 0.38, 0.22))
for side, place, name in ((-1, left, "left"), (1, right, "right")):
    gap = 0.022
    page = surface(lambda u, v: place(u * (1 - gap), v) if side < 0 else place(gap + u * (1 - gap), v), 90, 60)
    slot(page, name, rough=0.8, aspect=WIDE * (1 - gap) / TALL)
    gutter = surface(lambda u, v: place(1 - gap + u * gap, v) if side < 0 else place(u * gap, v), 12, 40, paper)
    for part in (page, gutter, leaves_below(place, edges)):
        part.matrix_world = BOOK
hide = leather((0.1, 0.042, 0.018), 0.5)
cover = box((2 * WIDE + 0.016, TALL + 0.012, 0.005), (0, TALL / 2, -0.0025), hide, edge=0.002)
cover.matrix_world = BOOK @ cover.matrix_world

# A compass: case, dial, needle, glass; its lid stands open.
brass = metal((0.72, 0.5, 0.22), 0.26, 0.15)
COMPASS = standing(-0.203, -0.098, 0.0, -24)
dial = Material("dial", (0.76, 0.7, 0.56), 0.5)
ink = Material("ink", (0.02, 0.014, 0.01), 0.5)
red = Material("red", (0.4, 0.02, 0.016), 0.35)
R = 0.033
parts = [
    turned(
        [
            (0, 0.0),
            (R, 0.0),
            (R + 0.002, 0.003),
            (R + 0.002, 0.011),
            (R + 0.003, 0.013),
            (R + 0.001, 0.015),
            (R - 0.003, 0.014),
            (R - 0.004, 0.008),
            (0, 0.008),
        ],
        brass,
    ),
    turned([(0, 0.0085), (R - 0.004, 0.0085)], dial),
    turned([(0, 0.0125), (R - 0.003, 0.0125)], pane()),
]
rose = star((0, 0, 0), 0.02, ink, points=4, inner=0.2, high=0.02)
rose.matrix_world = Matrix.Translation((0, 0, 0.0088)) @ Matrix.Rotation(math.radians(-90), 4, "X")
parts.append(rose)
for number in range(36):
    long = 0.004 if number % 9 == 0 else 0.002
    tick = box((0.0006, long, 0.0003), (0, R - 0.0052 - long / 2, 0.0088), ink, edge=0)
    tick.matrix_world = Matrix.Rotation(math.radians(10 * number), 4, "Z") @ tick.matrix_world
    parts.append(tick)
for sign, tone in ((1, red), (-1, Material("needle", (0.7, 0.7, 0.72), 0.3, Metallic=1.0))):
    arrow = mesh(
        [(-0.0022, 0, 0.0105), (0, 0, 0.0113), (0.0022, 0, 0.0105), (0, sign * 0.023, 0.0105)], [(0, 1, 3), (1, 2, 3)], tone
    )
    arrow.matrix_world = Matrix.Rotation(0.7, 4, "Z")
    parts.append(arrow)
parts.append(turned([(0, 0.01), (0.0018, 0.0105), (0.0015, 0.0122), (0, 0.0126)], brass))
for part in parts:
    part.matrix_world = COMPASS @ part.matrix_world
lid = turned(
    [(0, 0.0), (R, 0.0), (R + 0.002, 0.002), (R + 0.002, 0.005), (R - 0.001, 0.0055), (R - 0.002, 0.003), (0, 0.003)], brass
)
lid.matrix_world = (
    COMPASS
    @ Matrix.Translation((0, R + 0.003, 0.013))
    @ Matrix.Rotation(math.radians(112), 4, "X")
    @ Matrix.Translation((0, R, 0))
)

# Ink, and a dip pen in the gutter.
glass = Material("glass", (0.01, 0.014, 0.02), 0.04, Clearcoat=1.0, Specular=0.8)
INK = (0.208, 0.098, 0.0)
turned(
    [
        (0, 0.0),
        (0.024, 0.0),
        (0.027, 0.003),
        (0.027, 0.03),
        (0.023, 0.037),
        (0.012, 0.041),
        (0.0115, 0.05),
        (0.0145, 0.052),
        (0.0145, 0.055),
        (0.0095, 0.055),
        (0.0095, 0.04),
    ],
    glass,
    INK,
)
turned([(0, 0.035), (0.0095, 0.035)], Material("black", (0.004, 0.004, 0.006), 0.03), INK)
shaft = Material("shaft", (0.12, 0.028, 0.012), 0.2, Clearcoat=0.8)
place = (
    Matrix.Translation((0.004, -0.07, 0.0125))
    @ Matrix.Rotation(math.radians(-3), 4, "Z")
    @ Matrix.Rotation(math.radians(-90), 4, "X")
)
pen = turned(curved([(0.0, 0.0), (0.0022, 0.002), (0.0036, 0.03), (0.0034, 0.09), (0.002, 0.15), (0.0, 0.156)], 6), shaft)
ferrule = turned([(0.0037, 0.016), (0.0042, 0.018), (0.0042, 0.03), (0.0037, 0.032)], brass)
nib = surface(
    lambda u, v: (
        0.0036 * math.sin(2.2 * (u - 0.5)) * (1 - v) ** 0.8,
        0.0036 * (math.cos(2.2 * (u - 0.5)) - 0.5),
        -0.022 * v + 0.002,
    ),
    12,
    12,
    metal((0.7, 0.66, 0.58), 0.2, 0.05),
)
for part in (pen, ferrule, nib):
    part.matrix_world = place

# An enamel mug with coffee, a rolled map, a pressed leaf.
# Enamel that has been to many camps: chipped to the iron, most at the rim; coffee has run down it; scoured dull in patches.
enamel = Material("enamel", (0.62, 0.63, 0.6), 0.2, Clearcoat=0.6)
body = enamel.place()
high = enamel.node("SeparateXYZ", 2, Vector=body)
near_rim = enamel.ramp(high, (0.058, 0.0), (0.072, 0.11))
near_foot = enamel.ramp(high, (0.004, 0.09), (0.016, 0.0))
worn = enamel.math("ADD", enamel.noise(body, 70, 6, 0.7), enamel.math("ADD", near_rim, near_foot))
chips = enamel.ramp(worn, (0.605, 0.0), (0.62, 1.0))
rust = enamel.ramp(worn, (0.575, 0.0), (0.615, 0.8))
runs = enamel.noise(enamel.stretch(body, 150, 150, 9), 1.0, 4, 0.6)
stained = enamel.mix(enamel.ramp(runs, (0.47, 0.0), (0.66, 0.75)), (0.6, 0.6, 0.56), (0.22, 0.13, 0.06))
grimy = enamel.multiply(stained, enamel.ramp(enamel.noise(body, 24, 6, 0.65), (0.35, 0.7), (0.6, 1.0)))
enamel.set("Base Color", enamel.mix(chips, enamel.mix(rust, grimy, (0.16, 0.06, 0.02)), (0.02, 0.018, 0.018)))
enamel.set("Roughness", enamel.ramp(enamel.noise(body, 46, 5, 0.65), (0.4, 0.16), (0.65, 0.5)))
enamel.bump(enamel.mix(0.7, enamel.noise(body, 120, 4, 0.6), enamel.ramp(worn, (0.6, 1.0), (0.625, 0.0))), 0.22, 0.0007)
MUG = (0.218, -0.086, 0.0)
turned(
    [(0, 0.002), (0.036, 0.002), (0.038, 0.004), (0.038, 0.07), (0.037, 0.071), (0.036, 0.07), (0.036, 0.006), (0, 0.006)],
    enamel,
    MUG,
)
rim = Material("rim", (0.01, 0.016, 0.05), 0.2, Clearcoat=0.6)
bare = rim.ramp(rim.noise(rim.place(), 90, 5, 0.68), (0.55, 0.0), (0.58, 1.0))
rim.set("Base Color", rim.mix(bare, (0.01, 0.016, 0.05), (0.09, 0.05, 0.03)))
rim.set("Roughness", rim.mix(bare, 0.2, 0.7))
turned([(0.0375, 0.0695), (0.0392, 0.071), (0.0392, 0.0735), (0.0375, 0.0745), (0.036, 0.073)], rim, MUG)
# Coffee: grounds and a rim of froth at the side, a ring where it stood before.
coffee = Material("coffee", (0.02, 0.009, 0.004), 0.05)
side = coffee.ramp(coffee.node("SeparateXYZ", 1, Vector=coffee.place("UV")), (0.8, 0.0), (1.0, 0.2))
away = coffee.math("ADD", coffee.noise(coffee.place(), 130, 5, 0.7), side)
froth = coffee.ramp(away, (0.7, 0.0), (0.78, 1.0))
coffee.set("Base Color", coffee.mix(froth, (0.02, 0.009, 0.004), (0.3, 0.18, 0.08)))
coffee.set("Roughness", coffee.mix(froth, 0.05, 0.6))
turned([(0, 0.055), (0.036, 0.055)], coffee, MUG)
ear = [(MUG[0] + 0.038 + 0.026 * math.sin(math.pi * t / 12), MUG[1] - 0.004, 0.058 - 0.042 * t / 12) for t in range(13)]
tube(ear, 0.0045, enamel)
old = Material("map", (0.55, 0.42, 0.25), 0.85, Specular=0.2)
lines = old.noise(old.place("UV", (3, 9, 1)), 2.0, 5, 0.6, 1.5)
old.set(
    "Base Color",
    old.ramp(
        lines,
        (0.46, (0.56, 0.43, 0.26)),
        (0.495, (0.24, 0.15, 0.07)),
        (0.51, (0.57, 0.44, 0.27)),
        (0.75, (0.46, 0.33, 0.18)),
    ),
)


def scroll(u, v):
    turn = 2 * math.pi * 2.6 * u
    radius = 0.017 - 0.0042 * u + 0.0008 * noise.noise(Vector((3 * u, 9 * v, 2)))
    return (0.34 * (v - 0.5), radius * math.cos(turn), 0.018 + radius * math.sin(turn))


surface(scroll, 220, 40, old, "scroll").matrix_world = standing(-0.06, 0.155, 0, 4)
cord = Material("cord", (0.34, 0.05, 0.03), 0.8)
for x in (-0.012, 0.012):
    made = tube(
        [(x, 0.0185 * math.cos(a), 0.018 + 0.0185 * math.sin(a)) for a in (2 * math.pi * step / 24 for step in range(24))],
        0.0012,
        cord,
        closed=True,
    )
    made.matrix_world = standing(-0.06, 0.155, 0, 4)
# A leaf that dried: curled along its middle, spotted.
dry = veined((0.12, 0.05, 0.012), (0.26, 0.12, 0.03))
leaflet(
    Matrix.Translation((0.215, 0.022, 0.0045)) @ Matrix.Rotation(2.3, 4, "Z"), 0.05, 0.0125, dry, seed=5, bend=-0.34, fold=0.5
)

# The lantern, outside on the right, and the last of the day.
bulb((0.46, 0.24, 0.26), 5.2, (1.0, 0.62, 0.28), 0.03)
window((-0.8, 0.5, 0.7), (0, 0, 0), 0.5, 0.6, 3.6, (0.62, 0.76, 1.0))
window((0.0, -0.6, 0.9), (0, 0, 0), 0.9, 0.5, 1.6, (1, 0.86, 0.7)).visible_glossy = False
camera((0.0, -0.13, 0.66), (0.0, -0.002, 0.006), 52, aperture=7, focus=(0, -0.02, 0.014))
bake("photoframe-sketches", samples=20, exposure=0.55)
