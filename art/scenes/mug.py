"""A mug with the photo around it, beside biscuits and a napkin; morning sun through a window."""

import math
import random

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun, window
from kit.materials import ceramic, foliage, linen, plaster, wood
from kit.nodes import Material
from kit.shapes import ball, box, curved, cylinder, leaf, plane, surface, tube, turned

begin(seed=3)
sky((0.75, 0.83, 1.0), 0.35)

plane(4, 3, (0, 0.6, 0), wood((0.17, 0.085, 0.036), (0.5, 0.3, 0.155), board=(1.8, 0.16), gap=0.0005))
plane(8, 4, (0, 2.1, 1), plaster((0.46, 0.5, 0.49), 0.06), turn=(math.pi / 2, 0, 0))

# The mug: an outer and an inner wall in one line, its handle, coffee.
RADIUS, HEIGHT = 0.042, 0.096
glaze = ceramic()
outer = [(0.0, 0.004), (0.028, 0.003), (0.034, 0.001), (0.0395, 0.005), (RADIUS, 0.014), (RADIUS, 0.05)]
rim = [(RADIUS, HEIGHT - 0.004), (RADIUS - 0.0006, HEIGHT), (RADIUS - 0.003, HEIGHT + 0.0006), (RADIUS - 0.004, HEIGHT - 0.004)]
inner = [(RADIUS - 0.0045, 0.05), (RADIUS - 0.005, 0.018), (0.03, 0.009), (0.0, 0.008)]
turned(curved(outer + rim + inner), glaze, sides=128)
bow = [(-0.003, 0.078), (0.012, 0.084), (0.03, 0.073), (0.033, 0.05), (0.024, 0.028), (0.008, 0.019), (-0.003, 0.021)]
handle = tube([(RADIUS + out, 0, up) for out, up in bow], 0.0058, glaze)
handle.rotation_euler = (0, 0, math.radians(-12))
turned([(0, 0.082), (RADIUS - 0.0045, 0.082), (RADIUS - 0.0042, 0.083)], Material("coffee", (0.035, 0.012, 0.004), 0.04))

SPAN, PRINT = math.radians(112), 0.074
MIDDLE = math.radians(-92)


def around(u, v):
    angle = MIDDLE + (u - 0.5) * SPAN
    return ((RADIUS + 0.00025) * math.cos(angle), (RADIUS + 0.00025) * math.sin(angle), 0.0125 + PRINT * v)


slot(surface(around, 80, 12), "photo", rough=0.16, coat=0.6, coat_rough=0.05, aspect=SPAN * RADIUS / PRINT)


def folds(u, v):
    x = -0.3 + 0.24 * u + 0.03 * math.sin(4 * v)
    y = -0.045 + 0.2 * v + 0.02 * math.sin(3 * u)
    return (x, y, 0.0022 + 0.0012 * math.sin(9 * u + 3 * v) + 0.0022 * math.sin(7 * v + 2 * u) ** 2)


surface(folds, 60, 60, linen((0.42, 0.43, 0.4))).rotation_euler = (0, 0, 0.25)

biscuit = Material("biscuit", rough=0.85)
crumb = biscuit.noise(biscuit.place(), 160, 4, 0.7)
biscuit.set("Base Color", biscuit.ramp(crumb, (0.3, (0.3, 0.13, 0.04)), (0.7, (0.58, 0.34, 0.14)))).bump(crumb, 0.6, 0.002)
chocolate = Material("chocolate", (0.035, 0.013, 0.006), 0.35)
for x, y, z, tilt in [(-0.105, 0.012, 0.014, 0), (-0.128, -0.022, 0.014, 0), (-0.107, 0, 0.0245, 0.1)]:
    cylinder(0.03, 0.01, (x, y, z), biscuit, (tilt, 0, 0), 48, edge=0.003)
    for _ in range(9):
        angle, far = random.uniform(0, 2 * math.pi), 0.024 * math.sqrt(random.random())
        side = far * math.sin(angle)
        ball(0.0032, (x + far * math.cos(angle), y + side, z + 0.005 + tilt * side), chocolate, 10, (1, 1, 0.6))

clay = Material("clay", (0.4, 0.15, 0.075), 0.8)
pot = [(0, 0), (0.05, 0), (0.055, 0.01), (0.068, 0.1), (0.074, 0.105), (0.076, 0.125), (0.066, 0.125), (0.062, 0.1)]
turned(curved(pot, 6), clay, (0.19, 0.34, 0))
green = foliage()
for _ in range(46):
    length = random.uniform(0.1, 0.19)
    blade = leaf(length, 0.2 * length, green, random.uniform(0.5, 1.5))
    blade.location = (0.19 + random.uniform(-0.03, 0.03), 0.34 + random.uniform(-0.03, 0.03), 0.12)
    blade.rotation_euler = (random.uniform(0.3, 1.25), random.uniform(-0.3, 0.3), random.uniform(0, 2 * math.pi))

pages = Material("pages", (0.75, 0.71, 0.62), 0.9)
books = [(0.2, 0.15, 0.028, (0.06, 0.14, 0.17)), (0.18, 0.14, 0.022, (0.5, 0.38, 0.2)), (0.17, 0.13, 0.025, (0.36, 0.06, 0.05))]
level = 0.0
for number, (width, depth, thick, colour) in enumerate(books):
    turn = (0, 0, 0.2 - 0.15 * number)
    box((width, depth, thick), (-0.22, 0.36, level + thick / 2), Material("cover", colour, 0.6), turn, edge=0.002)
    box((width - 0.004, depth + 0.001, thick - 0.006), (-0.222, 0.359, level + thick / 2), pages, turn, edge=0)
    level += thick

window((-1.3, 0.1, 1.0), (0, 0.05, 0.05), 0.75, 0.9, 17, (1, 0.93, 0.83))
window((1.6, -0.8, 1.2), (0, 0, 0.05), 1.6, 1.6, 4.5, (0.75, 0.86, 1))
sun((0.8, 0.35, -0.62), 1.5, 1.2, (1, 0.86, 0.66))
# The window's bars, out of sight: they part the sunlight on the table.
frame = Material("window frame", (0.1, 0.1, 0.1))
for bar in range(3):
    box((0.02, 0.02, 2), (-1, -0.55 + 0.36 * bar, 0.6), frame, edge=0)
box((0.02, 1.2, 0.03), (-1, -0.2, 0.72), frame, edge=0)

camera((0.035, -0.4, 0.165), (0.002, 0.005, 0.052), 58, aperture=3.5, focus=(0, -0.042, 0.06))
bake("photoframe-tables", samples=24, exposure=-0.1)
