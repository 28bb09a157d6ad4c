"""An old television on a sideboard at night, the photo on its bulging screen; two framed ones beside it."""

import math
import random

from mathutils import Euler, Matrix

from kit.bake import bake, begin, slot
from kit.light import bulb, camera, sky, window
from kit.materials import foliage, metal, wood
from kit.nodes import Material
from kit.shapes import ball, box, curved, cylinder, leaf, mesh, moulding, plane, surface, tube, turned

begin(seed=6)
sky((0.1, 0.09, 0.09), 0.35)

# Wallpaper: rings printed on a warm ground.
wall = Material("wallpaper", rough=0.85)
cells = wall.node("TexVoronoi", Vector=wall.place("UV", (26, 15, 1)), Scale=1.0, Randomness=0.0)
rings = wall.math("SINE", wall.math("MULTIPLY", cells, 15.0))
wall.set("Base Color", wall.mix(wall.ramp(rings, (0.35, 0.0), (0.6, 1.0)), (0.22, 0.2, 0.115), (0.36, 0.3, 0.16)))
wall.bump(wall.noise(wall.place(), 90, 3), 0.06, 0.002)
plane(5.2, 3, (0, 0.32, 1.2), wall, (math.pi / 2, 0, 0))

teak = wood((0.13, 0.05, 0.02), (0.38, 0.18, 0.075), scale=1.8, rough=0.3, coat=0.4)
# Deep enough for the screen's light to fall on it.
box((2.4, 0.75, 0.05), (0, -0.1, 0.6), teak, edge=0.006)
box((2.3, 0.7, 0.5), (0, -0.08, 0.32), wood((0.1, 0.04, 0.016), (0.3, 0.14, 0.06), scale=1.8))

# The set: a cabinet of polished wood with a dark face.
WIDE, HIGH, FOOT = 0.86, 0.62, 0.665
MIDDLE = FOOT + HIGH / 2
box((WIDE, 0.44, HIGH), (0, 0.05, MIDDLE), wood((0.09, 0.035, 0.014), (0.27, 0.115, 0.045), scale=1.6, rough=0.25, coat=0.7), edge=0.03)
black = Material("face", (0.035, 0.032, 0.03), 0.35, Clearcoat=0.3)
box((WIDE - 0.06, 0.03, HIGH - 0.06), (0, -0.17, MIDDLE), black, edge=0.012)
for side in (-1, 1):
    for depth in (-0.08, 0.18):
        cylinder(0.02, 0.05, (0.34 * side, depth, 0.645), black)

SCREEN, SCREEN_HIGH = 0.545, 0.43
LEFT = -0.092


def barrel(u, v):
    """A square with round sides, from -1 to 1."""
    x, y = 2 * u - 1, 2 * v - 1
    return (x * math.sqrt(1 - 0.12 * y * y), y * math.sqrt(1 - 0.12 * x * x))


def glass(u, v):
    x, y = barrel(u, v)
    bulge = 0.034 * (1 - 0.5 * x * x - 0.5 * y * y)
    return (LEFT + x * SCREEN / 2, -0.19 - bulge, MIDDLE + 0.005 + y * SCREEN_HIGH / 2)


tubes = surface(glass, 64, 48)
slot(tubes, "photo", "screen", strength=1.5, rough=0.12, coat=1.0, coat_rough=0.02, aspect=SCREEN / SCREEN_HIGH)

# The bezel follows the screen's edge, its profile from the glass outwards.
profile = [(0.0, -0.186), (0.008, -0.197), (0.016, -0.202), (0.025, -0.199), (0.029, -0.19), (0.03, -0.17)]
COUNT = 160
points, faces = [], []
for at in range(COUNT):
    side, along = divmod(4 * at / COUNT, 1)
    u, v = [(along, 0), (1, along), (1 - along, 1), (0, 1 - along)][int(side)]
    x, y = barrel(u, v)
    reach = math.hypot(x * SCREEN, y * SCREEN_HIGH) / 2
    for out, depth in profile:
        grown = (1 + out / reach) / 2
        points.append((LEFT + x * SCREEN * grown, depth, MIDDLE + 0.005 + y * SCREEN_HIGH * grown))
size = len(profile)
for at in range(COUNT):
    to = (at + 1) % COUNT
    faces += [(at * size + i, at * size + i + 1, to * size + i + 1, to * size + i) for i in range(size - 1)]
mesh(points, faces, Material("cream", (0.6, 0.52, 0.38), 0.3, Clearcoat=0.5), smooth=True)

# Controls.
chrome = metal((0.78, 0.76, 0.7), 0.18, 0.03)
knob = Material("knob", (0.03, 0.026, 0.022), 0.25, Clearcoat=0.6)
tick = Material("tick", (0.8, 0.75, 0.6), 0.5)
PANEL = LEFT + SCREEN / 2 + 0.131
box((0.15, 0.012, HIGH - 0.12), (PANEL, -0.186, MIDDLE), Material("panel", (0.28, 0.25, 0.2), 0.3, Metallic=0.8))
for turn, up in ((1.0, 0.165), (2.0, 0.045)):
    z = MIDDLE + up
    cylinder(0.052, 0.02, (PANEL, -0.2, z), chrome, (math.pi / 2, 0, 0), edge=0.003)
    cylinder(0.036, 0.045, (PANEL, -0.215, z), knob, (math.pi / 2, 0, 0), 24, edge=0.004)
    box((0.008, 0.012, 0.05), (PANEL, -0.238, z), chrome, (0, 0.6 + turn, 0), edge=0.002)
    for hour in range(12):
        angle = 2 * math.pi * hour / 12
        at = (PANEL + 0.06 * math.sin(angle), -0.193, z + 0.06 * math.cos(angle))
        box((0.002, 0.002, 0.008), at, tick, (0, angle, 0), edge=0)
for row in range(9):
    box((0.12, 0.008, 0.006), (PANEL, -0.193, MIDDLE - 0.06 - 0.017 * row), black, edge=0.001)
for column in (-1, 0, 1):
    cylinder(0.009, 0.03, (PANEL + 0.035 * column, -0.2, MIDDLE - 0.225), chrome, (math.pi / 2, 0, 0), 24, edge=0.002)

TOP = FOOT + HIGH
for side in (-1, 1):
    tip = (0.3 * side, 0.07, TOP + 0.42)
    tube([(0.03 * side, 0.05, TOP), (0.16 * side, 0.06, TOP + 0.22), tip], 0.0035, chrome)
    ball(0.008, tip, chrome, 16)
ball(0.045, (0, 0.05, TOP), black, 32, (1, 1, 0.6))

# Beside it.
clay = Material("vase", (0.5, 0.17, 0.05), 0.2, Clearcoat=0.8)
vase = [(0, 0), (0.05, 0), (0.075, 0.06), (0.07, 0.12), (0.03, 0.2), (0.028, 0.24), (0.042, 0.26), (0.038, 0.26), (0.024, 0.24)]
turned(curved(vase), clay, (0.72, -0.02, 0.625), sides=64)
straw = Material("straw", (0.55, 0.4, 0.2), 0.9)
blades = foliage((0.22, 0.16, 0.05), (0.42, 0.3, 0.12))
for _ in range(26):
    angle, length, lean = random.uniform(0, 2 * math.pi), random.uniform(0.25, 0.5), random.uniform(0.05, 0.4)
    x, y = math.cos(angle) * length * lean, 0.6 * math.sin(angle) * length * lean
    tip = (0.72 + x, -0.02 + y, 0.88 + 0.9 * length)
    tube([(0.72, -0.02, 0.86), (0.72 + 0.3 * x, -0.02, 0.88 + 0.4 * length), tip], 0.0016, straw)
    for number in range(5):
        blade = leaf(0.05, 0.008, blades, 0.6, 0.2)
        blade.location = (tip[0], tip[1], tip[2] - 0.03 * number)
        blade.rotation_euler = (random.uniform(0.2, 1.3), 0, random.uniform(0, 2 * math.pi))
cloth = Material("shade", (0.75, 0.55, 0.3), 0.9, Emission=(1, 0.55, 0.22), Emission_Strength=2.6)
turned([(0.1, 1.32), (0.17, 1.08)], cloth, (-0.8, 0.02, 0), sides=64)
stand = [(0, 0.625), (0.08, 0.625), (0.085, 0.64), (0.03, 0.68), (0.045, 0.78), (0.05, 0.86), (0.02, 0.95), (0.012, 1.1)]
turned(curved(stand), Material("stand", (0.1, 0.16, 0.15), 0.15, Clearcoat=0.8), (-0.8, 0.02, 0), sides=64)
bulb((-0.8, 0.02, 1.2), 16, (1, 0.62, 0.3), 0.06)
spines = [(0.24, 0.035, (0.3, 0.05, 0.03)), (0.21, 0.028, (0.05, 0.12, 0.1)), (0.23, 0.04, (0.42, 0.3, 0.12)), (0.2, 0.03, (0.06, 0.07, 0.16))]
for number, (height, thick, colour) in enumerate(spines):
    box((thick, 0.17, height), (0.5 + 0.042 * number, 0.08, 0.625 + height / 2), Material("book", colour, 0.6), edge=0.003)

# Two small framed photos, on the set and beside it.
brass = metal((0.8, 0.58, 0.28), 0.25)
walnut = wood((0.05, 0.022, 0.01), (0.16, 0.075, 0.035), scale=4, rough=0.35, coat=0.4)


def stood(name, x, y, z, width, height, frame, turn):
    """A framed photo that leans back on its strut."""
    photo = plane(width, height, (0, -0.004, 0), None, (math.pi / 2, 0, 0))
    slot(photo, name, rough=0.12, coat=0.9, coat_rough=0.03, aspect=width / height)
    border = moulding(width - 0.006, height - 0.006, (0, 0, 0), frame, 0.018, 0.014)
    back = box((width + 0.02, 0.006, height + 0.02), (0, 0.004, 0), black, edge=0.001)
    for part in (photo, border, back):
        place = Matrix.Translation((x, y, z + height / 2 + 0.018)) @ Euler((math.radians(-9), 0, turn)).to_matrix().to_4x4()
        part.matrix_world = place @ part.matrix_world


stood("left", -0.57, -0.1, 0.625, 0.13, 0.17, brass, 0.35)
stood("right", 0.5, -0.13, 0.625, 0.15, 0.115, walnut, -0.2)

window((1.6, -2.6, 2.2), (0, 0, 0.95), 1.1, 1.4, 26, (0.62, 0.74, 1))
# Mirrored in the bulging screen it would be a box with a corner in the picture.
window((-1.2, -2.2, 1.8), (0, 0, 0.9), 1.2, 1.2, 16, (1, 0.8, 0.6)).visible_glossy = False
camera((0.16, -1.95, 1.13), (-0.005, 0, 0.985), 42, aperture=4, focus=(0, -0.2, 1))
bake("photoframe-rooms", samples=24)
