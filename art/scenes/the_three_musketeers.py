"""An old novel open at its title on a table of dark oak, a quill and its ink, a candle, a red ribbon between the leaves."""

import math
import random

from mathutils import Matrix, Vector

from kit.bake import bake, begin, slot
from kit.book import leather, leaves_below, open_pages, page_edges
from kit.light import camera, sky, window
from kit.materials import metal, wood
from kit.nodes import Material
from kit.shapes import box, curved, plane, surface, tube, turned
from kit.table import brass_stick, candle, pane

begin(seed=151)
sky((0.5, 0.58, 0.75), 0.16)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood((0.045, 0.02, 0.01), (0.17, 0.08, 0.04), scale=1.3, board=(1.4, 0.17), rough=0.35, coat=0.25, gap=0.002),
)

# Two pages of 160 by 230 mm, each a slot; a strip of paper in the gutter keeps them apart.
WIDE, TALL, THICK, GAP = 0.16, 0.23, 0.014, 0.022
BOOK = Matrix.Translation((0, -TALL / 2 - 0.002, 0.005)) @ Matrix.Rotation(math.radians(0.8), 4, "Z")
left, right = open_pages(WIDE, TALL, THICK)
paper = Material("paper", (0.58, 0.47, 0.31), 0.85, Specular=0.2)
edges = page_edges((0.5, 0.4, 0.25))
for side, place, name in ((-1, left, "left"), (1, right, "right")):
    page = surface(lambda u, v: place(u * (1 - GAP), v) if side < 0 else place(GAP + u * (1 - GAP), v), 90, 60)
    slot(page, name, rough=0.8, aspect=WIDE * (1 - GAP) / TALL)
    gutter = surface(lambda u, v: place(1 - GAP + u * GAP, v) if side < 0 else place(u * GAP, v), 12, 40, paper)
    for part in (page, gutter, leaves_below(place, edges)):
        part.matrix_world = BOOK
# The leaves below have slipped: step by step they stand out beyond the page at the sides and the foot.
slip = random.Random(152)
leaf_tones = [Material("leaf", (0.6 * tone, 0.48 * tone, 0.31 * tone), 0.85, Specular=0.2) for tone in (1.0, 0.8, 0.92, 0.7)]
for side, place in ((-1, left), (1, right)):
    for step in range(1, 9):
        out, down, foot = 0.00075 * step + slip.uniform(0, 0.0006), 0.0013 * step, slip.uniform(0.0, 0.0011) + 0.00035 * step

        def leaf(u, v, place=place, side=side, out=out, down=down, foot=foot):
            x, y, z = place(u, v)
            away = abs(x) / WIDE
            return (x + side * out * away, y + foot * (2 * v - 1), max(0.0009, z - down * (0.25 + 0.75 * away)))

        surface(leaf, 60, 12, leaf_tones[step % 4], "leaf").matrix_world = BOOK
cover = box((2 * WIDE + 0.022, TALL + 0.012, 0.005), (0, TALL / 2, -0.0025), leather((0.13, 0.02, 0.014), 0.45), edge=0.002)
cover.matrix_world = BOOK @ cover.matrix_world

silk = Material("silk", (0.36, 0.01, 0.02), 0.5, Sheen=0.5)
silk.bump(silk.noise(silk.stretch(silk.place("UV"), 4, 200, 1), 1.0, 2), 0.15, 0.0006)


def on_page(away, v, above):
    """A place over the right page."""
    x, y, z = right(away, v)
    return (x, y, z + above)


# Out of the gutter, over the foot of the page in a curl, and down on the table.
line = [
    Vector(point)
    for point in curved(
        [
            (0.0035, 0.229, 0.0082),
            (0.0025, 0.17, 0.0086),
            (0.004, 0.12, 0.0096),
            (0.0025, 0.085, 0.0098),
            on_page(0.03, 0.24, 0.0016),
            on_page(0.085, 0.13, 0.0036),
            on_page(0.12, 0.05, 0.0009),
            on_page(0.115, 0.0, 0.0022),
            (0.0145, -0.012, 0.0125),
            (0.012, -0.021, 0.0045),
            (0.022, -0.029, -0.003),
            (0.036, -0.032, -0.0036),
        ],
        14,
    )
]


def ribbon(u, v):
    """Flat on the page, on its edge where it turns: silk has two sides."""
    at = min(len(line) - 1, round(u * (len(line) - 1)))
    ahead = (line[min(len(line) - 1, at + 1)] - line[max(0, at - 1)]).normalized()
    across = ahead.cross(Vector((0, 0, 1))).normalized()
    lean = 0.5 * math.sin(9 * u) * max(0.0, 0.5 - u) + 1.15 * math.exp(-(((u - 0.8) / 0.09) ** 2))
    half = 0.0036 * (2 * v - 1)
    up = across.cross(ahead)
    way = across * math.cos(lean) + up * math.sin(lean)
    here = line[at] + way * half
    return (here.x, here.y, here.z + 0.0004 * (1 - (2 * v - 1) ** 2) + abs(half) * abs(math.sin(lean)) * 0.4)


surface(ribbon, len(line), 7, silk, "ribbon").matrix_world = BOOK

# Ink, and a quill across the corner of the table.
glass, ink = pane((0.9, 0.95, 0.95), 0.9), Material("ink", (0.006, 0.006, 0.012), 0.06, Clearcoat=1.0)
brass = metal((0.7, 0.48, 0.2), 0.24, 0.15)
POT = (0.192, 0.112, 0.0)
turned(
    [
        (0, 0.001),
        (0.021, 0.001),
        (0.023, 0.004),
        (0.023, 0.024),
        (0.018, 0.03),
        (0.0125, 0.032),
        (0.0125, 0.039),
        (0.0105, 0.039),
        (0.0105, 0.031),
        (0.019, 0.026),
        (0.0205, 0.005),
        (0, 0.004),
    ],
    glass,
    POT,
)
turned([(0, 0.0045), (0.0202, 0.0055), (0.0202, 0.017), (0, 0.017)], ink, POT)
turned([(0.0128, 0.031), (0.014, 0.032), (0.014, 0.036), (0.0128, 0.037)], brass, POT)
shaft = [(0.192, 0.112, 0.02), (0.2, 0.105, 0.06), (0.213, 0.09, 0.11), (0.224, 0.066, 0.158)]
quill = Material("quill", (0.7, 0.64, 0.5), 0.35, Specular=0.5)
spine = [Vector(point) for point in curved(shaft, 30)]
tube([(*point, 1 - 0.6 * at / len(spine)) for at, point in enumerate(spine)], 0.0022, quill)
vane = Material("vane", (0.6, 0.56, 0.5), 0.8, Sheen=0.6)
vane.bump(vane.noise(vane.stretch(vane.place("UV"), 2, 160, 1), 1.0, 2), 0.4, 0.0015)


def feather(u, v):
    at = 26 + v * (len(spine) - 28)
    here = spine[int(at)].lerp(spine[min(len(spine) - 1, int(at) + 1)], at - int(at))
    side = 2 * u - 1
    wide = (0.011 if side < 0 else 0.019) * min(1.0, 5 * v) * max(0.0, 1 - v**5) ** 0.6
    return (here.x + side * wide * 0.75, here.y + side * wide * 0.5 + 0.004 * side * side, here.z - abs(side) * wide * 0.5)


surface(feather, 31, 90, vane, "vane")
brass_stick((-0.2, 0.13, 0.0), brass, 0.06)
candle((-0.2, 0.13, 0.058), 0.011, 0.06, power=1.2)

window((-0.8, 0.7, 0.8), (0, 0, 0), 0.35, 0.5, 14, (1, 0.88, 0.7))
window((0.8, 0.1, 0.7), (0, 0, 0), 0.4, 0.6, 2.6, (0.82, 0.9, 1))
camera((0.0, -0.25, 0.72), (0.0, 0.002, 0.008), 69, aperture=8, focus=(0.0, -0.03, 0.014))
bake("photoframe-covers", samples=20, exposure=0.3)
