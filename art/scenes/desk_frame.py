"""A framed photo on a desk by a window: tulips in a vase, a notebook with a pen, a cup; afternoon sun from the left."""

import math
import random

from mathutils import Euler, Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun, window
from kit.materials import ceramic, foliage, paper, plaster, wood
from kit.nodes import Material
from kit.shapes import box, curved, cylinder, leaf, moulding, plane, surface, tube, turned

begin(seed=11)
sky((0.8, 0.87, 1.0), 0.4)

plane(3, 2, (0, 0.4, 0), wood((0.3, 0.19, 0.1), (0.62, 0.45, 0.28), board=(1.4, 0.2), rough=0.35, gap=0.0004))
plane(6, 3, (0, 1.15, 1), plaster((0.52, 0.58, 0.6), 0.08), turn=(math.pi / 2, 0, 0))

# The frame leans back on its strut.
WIDTH, HEIGHT, BORDER = 0.176, 0.22, 0.03
photo = plane(WIDTH, HEIGHT, (0, -0.006, 0), None, (math.pi / 2, 0, 0))
slot(photo, "photo", rough=0.1, coat=1.0, coat_rough=0.02, aspect=WIDTH / HEIGHT)
oak = wood((0.16, 0.085, 0.04), (0.42, 0.26, 0.13), scale=4, rough=0.4, coat=0.3)
passepartout = plane(WIDTH + 0.05, HEIGHT + 0.05, (0, -0.004, 0), paper((0.9, 0.885, 0.85)), (math.pi / 2, 0, 0))
edge = moulding(WIDTH + 0.044, HEIGHT + 0.044, (0, 0, 0), oak, BORDER, 0.02)
back = box((WIDTH + 0.09, 0.008, HEIGHT + 0.09), (0, 0.006, 0), Material("back", (0.05, 0.04, 0.035), 0.8), edge=0.001)
lean = Matrix.Translation((-0.02, 0, (HEIGHT + 0.044) / 2 + BORDER)) @ Euler((math.radians(-11), 0, 0.16)).to_matrix().to_4x4()
for part in (photo, passepartout, edge, back):
    part.matrix_world = lean @ part.matrix_world

# Tulips in a stoneware vase.
VASE = (0.235, 0.07, 0)
body = [(0, 0.002), (0.03, 0.001), (0.038, 0.01), (0.046, 0.05), (0.043, 0.09), (0.03, 0.118), (0.031, 0.13), (0.028, 0.13), (0.027, 0.116)]
turned(curved(body), ceramic((0.2, 0.3, 0.34)), VASE)
stem = Material("stem", (0.12, 0.22, 0.06), 0.5)
green = foliage((0.05, 0.13, 0.035), (0.13, 0.25, 0.07))
tones = [(0.75, 0.1, 0.09), (0.85, 0.36, 0.12), (0.8, 0.2, 0.26), (0.9, 0.62, 0.2), (0.72, 0.12, 0.2)]


def tulip(at, lean, turn, colour):
    """A closed cup of six petals."""
    petal = Material("petal", colour, 0.5, Sheen=0.4)
    veins = petal.noise(petal.stretch(petal.place("UV"), 16, 1, 1), 3, 3)
    petal.set("Base Color", petal.ramp(veins, (0.3, tuple(0.75 * part for part in colour)), (0.7, colour)))
    head = Matrix.Translation(at) @ Euler((lean, 0, turn)).to_matrix().to_4x4()
    for number in range(6):
        inner = number % 2
        wide, tall = 0.021 - 0.002 * inner, 0.05 - 0.003 * inner

        def place(u, v, wide=wide, tall=tall, far=0.018 - 0.003 * inner):
            side = (2 * u - 1) * math.sin(math.pi * min(0.97, 0.08 + 0.9 * v**0.8)) ** 0.7
            belly = far * math.sin(math.pi * (0.12 + 0.72 * v)) ** 0.8
            return (wide * side, -belly - 0.3 * wide * (1 - side * side), tall * v)

        made = surface(place, 9, 12, petal)
        made.matrix_world = head @ Matrix.Rotation(number * math.pi / 3 + 0.2, 4, "Z")


for number, colour in enumerate(tones):
    angle = 2 * math.pi * number / len(tones) + 0.4
    reach, up = random.uniform(0.05, 0.085), random.uniform(0.25, 0.31)
    foot = (VASE[0] - 0.012 * math.cos(angle), VASE[1] - 0.012 * math.sin(angle), 0.012)
    top = (VASE[0] + reach * math.cos(angle), VASE[1] + reach * math.sin(angle), up)
    middle = (VASE[0] + 0.25 * reach * math.cos(angle), VASE[1] + 0.25 * reach * math.sin(angle), 0.16)
    tube([foot, middle, (*(0.5 * (a + b) for a, b in zip(middle, top)),), top], 0.0027, stem)
    tulip((top[0], top[1], top[2] - 0.004), random.uniform(0.1, 0.4), angle + math.pi / 2, colour)
    blade = leaf(random.uniform(0.15, 0.2), 0.018, green, random.uniform(0.7, 1.2), 0.35)
    blade.location = (VASE[0] + 0.012 * math.cos(angle + 0.6), VASE[1] + 0.012 * math.sin(angle + 0.6), 0.1)
    blade.rotation_euler = (random.uniform(0.9, 1.25), 0, angle - math.pi / 2 + 0.6)

# An open notebook with a pen, and a cup behind.
cloth = Material("cover", (0.07, 0.12, 0.16), 0.7)
leaves = paper((0.84, 0.81, 0.74))
box((0.15, 0.2, 0.012), (-0.25, -0.07, 0.006), cloth, (0, 0, -0.35), edge=0.002)
box((0.144, 0.194, 0.01), (-0.249, -0.07, 0.0095), leaves, (0, 0, -0.35), edge=0.001)
box((0.15, 0.2, 0.002), (-0.25, -0.07, 0.0155), cloth, (0, 0, -0.35), edge=0.001)
lacquer = Material("pen", (0.02, 0.02, 0.022), 0.15, Clearcoat=1.0)
gold = Material("ring", (0.85, 0.62, 0.28), 0.2, Metallic=1.0)
cylinder(0.0052, 0.13, (-0.235, -0.07, 0.0218), lacquer, (math.pi / 2, 0, 0.5), edge=0.002)
cylinder(0.0056, 0.004, (-0.242, -0.058, 0.0218), gold, (math.pi / 2, 0, 0.5))
cup = [(0, 0.003), (0.02, 0.002), (0.03, 0.012), (0.038, 0.045), (0.041, 0.068), (0.039, 0.068), (0.034, 0.04), (0.02, 0.008), (0, 0.007)]
turned(curved(cup), ceramic((0.33, 0.42, 0.42)), (-0.2, 0.22, 0))

window((-1.4, -0.5, 1.1), (0, 0, 0.1), 1.0, 1.2, 15, (1, 0.95, 0.88))
window((1.5, -0.9, 1.0), (0, 0, 0.1), 1.2, 1.2, 3.5, (0.78, 0.87, 1))
sun((0.72, 0.42, -0.55), 2.0, 1.0, (1, 0.87, 0.68))
bars = Material("bars", (0.1, 0.1, 0.1))
for number in range(3):
    box((0.025, 0.025, 2), (-1.1, -1.05 + 0.42 * number, 0.9), bars, edge=0)
box((0.025, 1.6, 0.035), (-1.1, -0.6, 0.82), bars, edge=0)

camera((0.09, -0.92, 0.3), (0.05, 0, 0.15), 50, aperture=2.8, focus=(-0.02, -0.01, 0.15))
bake("photoframe-tables", samples=28, exposure=0.25)
