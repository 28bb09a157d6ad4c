"""A large bauble on a fir, the photo in its window of lacquer; smaller ones, warm lamps near and far, snow on the twigs."""

import math
import random

from kit.bake import bake, begin, slot
from kit.light import bulb, camera, sky, window
from kit.materials import metal
from kit.nature import Fir
from kit.nodes import Material
from kit.party import bauble, fairy_lights
from kit.shapes import ball, curved, plane, surface, tube

begin(seed=67)
sky((0.45, 0.5, 0.7), 0.3)

brass = metal((0.85, 0.62, 0.28), 0.2, 0.05)
RADIUS = 0.062
bauble((0, 0, 0), RADIUS, (0.5, 0.012, 0.022), brass, 0.1)

# The photo's window: a disc on the ball, seen from before, with a rim of gold.
WINDOW = math.radians(52)


def disc(u, v):
    angle, far = 2 * math.pi * u, WINDOW * v
    return _on_ball(math.sin(far) * math.cos(angle), math.sin(far) * math.sin(angle), math.cos(far), 0.0005)


def _on_ball(x, z, front, out):
    return ((RADIUS + out) * x, -(RADIUS + out) * front, (RADIUS + out) * z)


photo = surface(disc, 120, 40)
layer = photo.data.uv_layers[0].data
for loop in photo.data.loops:
    x, y, z = photo.data.vertices[loop.vertex_index].co
    half = 2 * RADIUS * math.sin(WINDOW) * 1.005
    # A dome of lacquer lies over it: large in the middle, pressed together towards the rim.
    dome = 0.84 + 0.16 * min(1.0, (2 * math.hypot(x, z) / half) ** 2)
    layer[loop.index].uv = (0.5 + dome * x / half, 0.5 + dome * z / half)
slot(photo, "photo", rough=0.12, coat=1.0, coat_rough=0.02)
rim = []
for step in range(96):
    angle = 2 * math.pi * step / 96
    rim.append(_on_ball(math.sin(WINDOW) * math.cos(angle), math.sin(WINDOW) * math.sin(angle), math.cos(WINDOW), 0.0006))
tube(rim, 0.0013, brass, closed=True)
for step in range(48):
    angle, far = 2 * math.pi * step / 48, WINDOW + 0.075
    spot = _on_ball(math.sin(far) * math.cos(angle), math.sin(far) * math.sin(angle), math.cos(far), 0.0)
    ball(0.0011 + 0.0005 * (step % 2), spot, brass, 12)
tube([(0, 0, 0.078), (0.001, 0.004, 0.1), (0.0, 0.014, 0.125)], 0.0007, brass)

# Branches from behind, above and from the sides.
fir = Fir(seed=5)
for start, end, reach in (
    ((0.02, 0.2, 0.2), (-0.02, -0.045, 0.11), 0.5),
    ((-0.3, 0.14, 0.12), (-0.085, -0.03, 0.055), 0.5),
    ((0.32, 0.12, 0.1), (0.095, -0.02, 0.05), 0.5),
    ((-0.28, 0.12, -0.02), (-0.1, -0.01, -0.06), 0.5),
    ((0.3, 0.15, -0.03), (0.11, 0.0, -0.05), 0.5),
    ((-0.1, 0.22, 0.02), (-0.06, 0.06, -0.08), 0.6),
    ((0.12, 0.22, 0.02), (0.05, 0.05, -0.09), 0.6),
):
    fir.branch(start, end, twigs=6, reach=reach)
for _ in range(12):
    x, z = random.uniform(-0.3, 0.3), random.uniform(-0.16, 0.18)
    fir.branch((1.1 * x, 0.34, z + 0.05), (x * 0.8, 0.12, z - 0.03), twigs=5, reach=0.55, pitch=0.0016, length=0.018)
fir.made((0.02, 0.07, 0.03), (0.08, 0.17, 0.06))
for points in (
    [(0.02, 0.2, 0.2), (-0.02, -0.04, 0.11)],
    [(-0.3, 0.14, 0.12), (-0.09, -0.028, 0.056)],
    [(0.32, 0.12, 0.1), (0.1, -0.018, 0.05)],
):
    tube(points, 0.0022, Material("bark", (0.06, 0.035, 0.02), 0.8))

bauble((-0.155, 0.02, -0.035), 0.03, (0.75, 0.5, 0.16), brass, 0.22)
bauble((0.165, 0.035, -0.06), 0.034, (0.03, 0.12, 0.09), brass, 0.12)
bauble((0.125, 0.06, 0.115), 0.024, (0.72, 0.7, 0.68), brass, 0.16)
bauble((-0.2, 0.1, 0.12), 0.028, (0.36, 0.012, 0.02), brass, 0.14)
wire = curved(
    [
        (-0.34, 0.05, 0.1), (-0.2, 0.0, 0.03), (-0.1, 0.03, -0.075), (0.02, 0.035, -0.105), (0.12, -0.005, -0.04),
        (0.22, 0.03, 0.045), (0.34, 0.06, 0.03),
    ],
    8,
)
fairy_lights(wire, 0.05, radius=0.0036, strength=14)
wire = curved([(-0.34, 0.1, 0.02), (-0.2, 0.12, 0.15), (-0.05, 0.1, 0.13), (0.1, 0.1, 0.17), (0.3, 0.12, 0.14)], 8)
fairy_lights(wire, 0.055, radius=0.0036, strength=14, seed=9)
# Deep in the fir, so that its depth is seen.
for x, y, z in ((-0.2, 0.2, 0.08), (0.18, 0.22, 0.1), (-0.13, 0.24, -0.1), (0.16, 0.22, -0.1), (0.02, 0.26, 0.16)):
    bulb((x, y, z), 1.1, (1, 0.62, 0.3), 0.02).visible_glossy = False
for x, y, z in ((-0.12, 0.0, -0.07), (0.09, -0.02, -0.07), (-0.09, 0.05, 0.12), (0.2, 0.02, 0.06)):
    bulb((x, y, z), 0.5, (1, 0.6, 0.25), 0.01)

# A room at night far behind.
plane(6, 4, (0, 2.2, 0), Material("room", (0.05, 0.03, 0.022), 0.9), (math.pi / 2, 0, 0))
far_lamp = Material("far lamp", (0, 0, 0), Emission=(1, 0.56, 0.22), Emission_Strength=1.9)
for _ in range(26):
    ball(0.024, (random.uniform(-0.9, 0.9), random.uniform(1.2, 2.0), random.uniform(-0.6, 0.65)), far_lamp, 10)

# The room's lamps would be hard panes over the photo: they light it and are mirrored nowhere.
window((-0.55, -0.5, 0.5), (0, 0, 0), 0.3, 0.42, 6.5, (1, 0.88, 0.72)).visible_glossy = False
window((0.65, -0.35, 0.15), (0, 0, 0), 0.3, 0.5, 3.2, (0.65, 0.78, 1)).visible_glossy = False
window((0.1, 0.5, 0.55), (0, 0, 0), 0.5, 0.3, 3.5, (1, 0.8, 0.55))

camera((0.0, -0.62, 0.015), (0.004, 0, 0.006), 82, aperture=3.2, focus=(0, -0.05, 0))
bake("photoframe-tables", samples=96, exposure=0.5)
