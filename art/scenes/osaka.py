"""A woodblock print on straw matting with its border of dark cloth and a few fallen blossoms of cherry."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun
from kit.nodes import Material
from kit.paper import sheet
from kit.petals import blade
from kit.shapes import box, surface

begin(seed=321)
chance = random.Random(321)
sky((0.72, 0.8, 1.0), 0.36)

# Rush: strands along x, bound by hemp, which makes a rib each half a centimetre.
rush = Material("rush", (0.4, 0.34, 0.15), 0.6, Specular=0.3)
place = rush.place()
strands = rush.noise(rush.stretch(place, 16, 900, 1), 1.0, 4, 0.6)
ages = rush.noise(rush.stretch(place, 5, 260, 1), 1.0, 3, 0.5)
rush.set(
    "Base Color",
    rush.mix(
        0.5,
        rush.ramp(strands, (0.3, (0.22, 0.18, 0.07)), (0.52, (0.42, 0.36, 0.17)), (0.75, (0.56, 0.5, 0.27))),
        rush.ramp(ages, (0.35, (0.26, 0.26, 0.1)), (0.65, (0.54, 0.46, 0.22))),
    ),
)
rush.bump(strands, 0.5, 0.0006)
RIB = 0.0056


def mat(u, v):
    x, y = 0.42 * (u - 0.5), 0.5 * (v - 0.5)
    rib = abs(math.sin(math.pi * x / RIB)) ** 0.6
    over = 0.5 + 0.5 * math.cos(math.pi * (math.floor(x / RIB) + round(y / 0.0022)))
    return (x, y, -0.0014 + 0.0011 * rib + 0.0002 * over * rib)


surface(mat, 760, 460, rush, "mat")
border = Material("border", (0.012, 0.022, 0.03), 0.9, Sheen=0.3)
spot = border.place("Object")
cells = border.node(
    "TexVoronoi", settings={"feature": "DISTANCE_TO_EDGE"}, Vector=border.stretch(spot, 90, 90, 1), Scale=1.0
)
border.set("Base Color", border.mix(border.ramp(cells, (0.06, 0.0), (0.1, 1.0)), (0.05, 0.075, 0.085), (0.012, 0.022, 0.03)))
border.bump(border.noise(spot, 1600, 2), 0.4, 0.0004)
box((0.034, 0.7, 0.003), (0.152, 0, 0.0), border, edge=0.001)

WIDE, TALL = 0.264, 0.36
wave = lambda u, v: 0.0018 * math.sin(2.4 * u + 3.1 * v + 0.6) + 0.0009 * noise.noise(Vector((3 * u, 4 * v, 2)))
page = sheet(
    WIDE,
    TALL,
    (-0.006, 0.0),
    0.8,
    0.004,
    (0.008, 0.012),
    thick=0.0003,
    edge=(0.74, 0.66, 0.5),
    torn=0.0018,
    crease=wave,
    margin=0.0009,
)
slot(page, "print", rough=0.85, aspect=WIDE / TALL)

# Single petals, notched at their tips, and two whole blossoms.
pink = blade((0.74, 0.3, 0.36), (0.86, 0.58, 0.6), (0.9, 0.7, 0.7), through=0.3)
stamen = Material("stamen", (0.75, 0.5, 0.12), 0.6)


def petal(at, size, cup=0.5):
    def bowl(u, v):
        wide = math.sin(math.pi * min(1.0, 0.1 + 0.8 * v)) ** 0.7
        x = size * 0.46 * (2 * u - 1) * wide
        notch = 0.1 * size * max(0.0, 1 - abs(2 * u - 1) / 0.3) * max(0.0, (v - 0.8) / 0.2)
        y = size * v * (1 - 0.08 * (2 * u - 1) ** 2) - notch
        return (x, y, cup * (x * x + (y - 0.3 * size) ** 2) / size + 0.02 * size * math.sin(9 * u))

    made = surface(bowl, 25, 25, pink, "petal")
    made.matrix_world = at


for x, y, turn, size in ((0.127, 0.13, 0, 0.0105), (-0.118, -0.166, 50, 0.0095)):
    for number in range(5):
        petal(
            Matrix.Translation((x, y, 0.0055))
            @ Matrix.Rotation(math.radians(turn + 72 * number), 4, "Z")
            @ Matrix.Translation((0, 0.0008, 0)),
            size,
            0.6,
        )
    for number in range(14):
        a = 2.4 * number
        box(
            (0.0003, 0.0045, 0.0003),
            (x + 0.002 * math.cos(a), y + 0.002 * math.sin(a), 0.0075),
            stamen,
            (0.9, 0, a - 1.57),
            edge=0,
        )
for x, y in (
    (0.14, 0.09),
    (0.122, 0.165),
    (0.146, -0.02),
    (0.13, -0.12),
    (-0.092, -0.178),
    (-0.137, -0.13),
    (0.142, -0.168),
    (-0.138, 0.16),
    (0.125, 0.06),
):
    turned = Matrix.Rotation(chance.uniform(0, 6.28), 4, "Z") @ Matrix.Rotation(chance.uniform(-0.3, 0.3), 4, "X")
    petal(Matrix.Translation((x, y, 0.0045)) @ turned, chance.uniform(0.0085, 0.011))

sun((0.55, -0.55, -0.6), 2.9, 1.2, (1.0, 0.92, 0.78))
camera((0.0, -0.03, 0.9), (0.0, 0.0, 0.0), 80, aperture=11, focus=(0.0, 0.0, 0.004))
bake("photoframe-posters", samples=20, exposure=0.25, shape=(1000, 1280))
