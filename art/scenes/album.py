"""A page of an old album on a table, four prints held by paper corners, a cord through its back, reading glasses; from above."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.book import leather, page_edges
from kit.daisies import daisy
from kit.light import camera, sky, window
from kit.materials import metal, wood
from kit.nodes import Material
from kit.paper import sheet
from kit.petals import blade, herb
from kit.shapes import ball, box, curved, mesh, plane, surface, tube
from kit.stalks import facing, stalk
from kit.table import spectacles
from kit.twine import jute

begin(seed=113)
chance = random.Random(113)
sky((0.55, 0.6, 0.75), 0.22)
plane(2, 2, (0, 0, -0.014), wood((0.045, 0.02, 0.01), (0.17, 0.085, 0.04), scale=1.4, rough=0.5))

# The album: a cover, a block of leaves, the page on top; it sinks into the back on the left.
WIDE, TALL = 0.4, 0.298
box((WIDE + 0.026, TALL + 0.014, 0.006), (-0.006, 0, -0.011), leather((0.07, 0.02, 0.012), 0.5), edge=0.0025)
box((WIDE, TALL - 0.003, 0.008), (-0.002, 0, -0.005), page_edges((0.05, 0.042, 0.036)), edge=0.001)
black = Material("page", (0.07, 0.058, 0.048), 0.9, Specular=0.15)
fibre = black.mix(0.5, black.noise(black.place(), 240, 5, 0.62), black.noise(black.place(), 46, 4, 0.6))
black.set("Base Color", black.ramp(fibre, (0.32, (0.055, 0.045, 0.037)), (0.68, (0.092, 0.077, 0.064))))
black.bump(fibre, 0.45, 0.0016)


def page(u, v):
    x, y = WIDE * (u - 0.5), TALL * (v - 0.5)
    sunk = 0.006 * math.exp(-((u / 0.035) ** 2))
    wave = 0.0008 * noise.noise(Vector((7 * x, 7 * y, 1)))
    curl = 0.005 * max(0.0, u - 0.86) ** 2 / 0.02 * max(0.0, v - 0.72) / 0.28
    return (x, y, wave - sunk + curl)


surface(page, 220, 160, black)
# A silk cord through two holes of the back, tied in a bow whose ends are tassels.
cord = jute((0.3, 0.03, 0.028))
X = -0.5 * WIDE + 0.012
for off in (-0.0011, 0.0011):
    tube([(X + off, -0.092, 0.0), (X + off, -0.03, 0.0016), (X - off, 0.04, 0.0016), (X + off, 0.092, 0.0)], 0.0011, cord)
for side in (-1, 1):
    knot = Matrix.Translation((X, 0.0, 0.0022)) @ Matrix.Rotation(0.16 * side - 0.1, 4, "Z")
    loop = [
        (0, 0, 0.0005),
        (0.0055, side * 0.009, 0.0035),
        (0.009, side * 0.021, 0.0042),
        (0.003, side * 0.029, 0.0034),
        (-0.0042, side * 0.022, 0.0022),
        (-0.0032, side * 0.009, 0.002),
        (0, 0, 0.0018),
    ]
    tail = [
        (0, 0, 0.001),
        (0.007, side * 0.004, 0.0022),
        (0.016, side * 0.012, 0.0008),
        (0.02, side * 0.026, 0.0004),
        (0.025, side * 0.036, 0.0004),
    ]
    for line in (loop, tail):
        tube([tuple(knot @ Vector(point)) for point in curved(line, 8)], 0.0012, cord)
    end = knot @ Vector(tail[-1])
    ball(0.0021, tuple(end + Vector((0, 0, 0.0012))), cord, 20, (0.9, 1.1, 0.9))
    for number in range(22):
        lean = 1.05 * side + 0.26 * math.sin(2.4 * number)
        long = 0.012 + 0.0022 * math.sin(5.1 * number)
        way = Vector((math.cos(lean), math.sin(lean), 0))
        high = 0.0006 + 0.0011 * abs(math.cos(1.7 * number))
        thread = [
            end + Vector((0, 0, 0.0012)),
            end + way * 0.45 * long + Vector((0, 0, high + 0.0008)),
            end + way * long + Vector((0, 0, 0.3 * high)),
        ]
        tube([tuple(point) for point in thread], 0.00028, cord)
tube([(X - 0.0022, -0.0008, 0.0026), (X, 0.0012, 0.0046), (X + 0.0022, 0.0004, 0.0026)], 0.0013, cord)

# Prints, each in its four corners.
paper = Material("corner", (0.018, 0.015, 0.014), 0.55, Specular=0.35)
paper.bump(paper.noise(paper.place(), 500, 3), 0.2, 0.0006)


def printed(name, x, y, wide, tall, turn, reach):
    slot(
        sheet(wide, tall, (x, y), turn, 0.0024, (0.0025, 0.003), edge=(0.62, 0.53, 0.38)),
        name,
        rough=0.45,
        coat=0.12,
        coat_rough=0.25,
        aspect=wide / tall,
    )
    place = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for right in (-1, 1):
        for upper in (-1, 1):
            cx, cy, out = right * (0.5 * wide + 0.0012), upper * (0.5 * tall + 0.0012), 0.0012
            points = []
            for low in (0.0008, 0.0046):
                points += [(cx, cy, low), (cx - right * reach, cy, low), (cx, cy - upper * reach, low)]
            # The fold between both is a little slack.
            points.append((cx - right * reach * 0.42, cy - upper * reach * 0.42, 0.0052))
            faces = [(3, 4, 6), (3, 6, 5), (0, 1, 4, 3), (0, 3, 5, 2)]
            made = mesh(points, faces, paper, name="corner")
            solid = made.modifiers.new("paper", "SOLIDIFY")
            solid.thickness = 0.0004
            made.matrix_world = place


printed("photo", -0.092, 0.008, 0.164, 0.212, 2.0, 0.017)
printed("second", 0.0735, 0.068, 0.138, 0.108, -2.6, 0.015)
printed("third", 0.0445, -0.0705, 0.082, 0.108, 4.0, 0.013)
printed("fourth", 0.1385, -0.0655, 0.074, 0.108, -3.4, 0.013)

# A flower that was pressed, reading glasses.
dry = blade((0.5, 0.42, 0.2), (0.66, 0.58, 0.38), (0.62, 0.52, 0.32), streaks=0.5, through=0.2, rough=0.8)
daisy(
    facing((0.184, 0.118, 0.003), (0.05, 0.1, 1), 0.4) @ Matrix.Scale(0.25, 4, (0, 0, 1)),
    0.014,
    dry,
    seed=4,
    eye=(0.35, 0.2, 0.03),
)
stalk(
    [(0.172, 0.06, 0.0022), (0.176, 0.085, 0.0026), (0.182, 0.108, 0.0024), (0.184, 0.117, 0.0026)],
    0.0009,
    herb((0.1, 0.09, 0.03), (0.2, 0.17, 0.07), through=0.0),
)
spectacles(
    Matrix.Translation((-0.178, -0.156, 0.002)) @ Matrix.Rotation(0.32, 4, "Z") @ Matrix.Rotation(math.radians(-84), 4, "X"),
    metal((0.7, 0.52, 0.28), 0.22, 0.05),
)

window((-0.55, 0.5, 0.7), (0, 0, 0), 0.4, 0.5, 9, (1, 0.88, 0.7))
window((0.7, 0.1, 0.6), (0, 0, 0), 0.3, 0.6, 2.0, (0.8, 0.88, 1))
camera((0, 0, 0.9), (0, 0, 0), 73.6, aperture=11, focus=(0, 0, 0.002))
bake("photoframe-prints", samples=20, exposure=0.4)
