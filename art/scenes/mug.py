"""A mug with the photo around it, beside biscuits and a napkin; morning sun through a window."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun, window
from kit.materials import ceramic, foliage, linen, plaster, wood
from kit.nodes import Material
from kit.shapes import box, curved, leaf, plane, surface, tube, turned

begin(seed=3)
sky((0.75, 0.83, 1.0), 0.35)

table = plane(4, 3, (0, 0.6, 0), wood((0.17, 0.085, 0.036), (0.5, 0.3, 0.155), board=(1.8, 0.16), gap=0.0005))
plane(8, 4, (0, 2.1, 1), plaster((0.46, 0.5, 0.49), 0.06), turn=(math.pi / 2, 0, 0))

# Seen from above, upright glaze would mirror nothing but the table: it mirrors the window below it.
table.visible_glossy = table.visible_shadow = False

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

SPAN, PRINT = math.radians(112), 0.079
MIDDLE = math.radians(-92)


def around(u, v):
    angle = MIDDLE + (u - 0.5) * SPAN
    return ((RADIUS + 0.00025) * math.cos(angle), (RADIUS + 0.00025) * math.sin(angle), 0.0095 + PRINT * v)


slot(surface(around, 80, 12), "photo", rough=0.16, coat=0.6, coat_rough=0.05, aspect=SPAN * RADIUS / PRINT)


def folds(u, v):
    x = -0.3 + 0.24 * u + 0.03 * math.sin(4 * v)
    y = -0.045 + 0.2 * v + 0.02 * math.sin(3 * u)
    return (x, y, 0.0022 + 0.0012 * math.sin(9 * u + 3 * v) + 0.0022 * math.sin(7 * v + 2 * u) ** 2)


surface(folds, 60, 60, linen((0.42, 0.43, 0.4))).rotation_euler = (0, 0, 0.25)

# Golden in the middle, browner towards the rim; sugar and flour speckle it, and the oven left pores.
biscuit = Material("biscuit", rough=0.8, Sheen=0.2, Specular=0.3)
across = biscuit.node("VectorMath", 1, {"operation": "LENGTH"}, i0=biscuit.node("VectorMath", 0, {"operation": "MULTIPLY"},
                      i0=biscuit.place(), i1=(1, 1, 0)))
crumb = biscuit.noise(biscuit.place(), 420, 5, 0.75)
patches = biscuit.noise(biscuit.place(), 60, 4, 0.6)
browned = biscuit.ramp(biscuit.math("MULTIPLY_ADD", patches, 0.012, across), (0.014, (0.62, 0.38, 0.16)), (0.033, (0.4, 0.19, 0.06)))
speckled = biscuit.multiply(browned, biscuit.ramp(crumb, (0.3, 0.5), (0.5, 1.0), (0.7, 1.3)))
biscuit.set("Base Color", speckled).bump(crumb, 0.9, 0.0016)
chocolate = Material("chocolate", (0.03, 0.011, 0.005), 0.32)


def biscuit_at(x, y, z, tilt, seed):
    """Spread unevenly in the oven: a broken crust, open pores, a rounded rim; lumps of chocolate are half sunk into it."""
    size, shift = 0.031, Vector((7.3 * seed, 2.1, 0))

    def crust(u, v):
        angle, out = 2 * math.pi * u, min(1.0, 1.12 * v)
        ring = Vector((math.cos(angle), math.sin(angle), seed))
        far = size * out * (1 + 0.06 * noise.noise(1.3 * ring) + 0.025 * noise.noise(5 * ring))
        px, py = far * math.cos(angle), far * math.sin(angle)
        spot = Vector((px, py, 0))
        lumps = noise.noise(spot * 70 + shift) + 0.5 * noise.noise(spot * 190 + shift) + 0.3 * noise.noise(spot * 480 + shift)
        # Where bubbles burst: small, steep, of all sizes.
        pores = max(0.0, noise.noise(spot * 330 - shift) - 0.32) + 0.6 * max(0.0, noise.noise(spot * 700 - shift) - 0.3)
        torn = max(0.0, 0.07 - abs(noise.noise(spot * 85 - shift))) / 0.07 * max(0.0, noise.noise(spot * 45 + 3 * shift))
        high = 0.0115 * max(0.0, 1 - out**4) ** 0.5
        high += (0.0015 * lumps - 0.0034 * pores - 0.0026 * torn) * min(1.0, 4 * (1 - out**6))
        return (px, py, high if v < 0.9 else 0.0)

    made = [surface(crust, 260, 150, biscuit)]
    for lump_number in range(8):
        angle, far = 2.4 * lump_number + random.uniform(-0.5, 0.5), 0.0235 * math.sqrt((lump_number + 0.6) / 8)
        lump = tuple(random.uniform(0.0045, 0.008) for _ in range(3))
        turn = tuple(random.uniform(0, 3) for _ in range(3))
        made.append(box(lump, (far * math.cos(angle), far * math.sin(angle), 0.0098), chocolate, turn, edge=0.0012))
    placed = Matrix.Translation((x, y, z)) @ Matrix.Rotation(tilt, 4, "X")
    for part in made:
        part.matrix_world = placed @ part.matrix_world


def crumb_at(at, size, seed):
    """Broken off: porous, sharp here and round there."""

    def skin(u, v):
        way, up = 2 * math.pi * u, math.pi * (v - 0.5)
        spot = Vector((math.cos(way) * math.cos(up), math.sin(way) * math.cos(up), 0.7 * math.sin(up)))
        far = 1 + 0.7 * noise.noise(1.6 * spot + Vector((seed, 0, 0))) + 0.45 * noise.noise(4.5 * spot + Vector((0, seed, 0)))
        return tuple(Vector(at) + size * far * spot)

    surface(skin, 40, 24, biscuit, "crumb")


for number, (x, y, z, tilt) in enumerate([(-0.1, 0.014, 0.005, 0), (-0.125, -0.03, 0.005, 0), (-0.108, -0.004, 0.0145, 0.14)]):
    biscuit_at(x, y, z, tilt, number + 1)
for number in range(46):
    place = (random.uniform(-0.15, -0.06), random.uniform(-0.08, -0.03), 0.0048)
    crumb_at(place, random.uniform(0.0003, 0.0006) * (1 + 2.2 * random.random() ** 4), 3.1 * number)

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
# Two panes that only the glaze sees.
for along in (-0.085, 0.065):
    window((-0.78 + 0.25 * along, -0.2 + along, -0.14), (0, -0.02, 0.05), 0.12, 0.5, 1.5, (1, 0.95, 0.88))
sun((0.8, 0.35, -0.62), 1.5, 1.2, (1, 0.86, 0.66))
# The window's bars, out of sight: they part the sunlight on the table.
frame = Material("window frame", (0.1, 0.1, 0.1))
for bar in range(3):
    box((0.02, 0.02, 2), (-1, -0.55 + 0.36 * bar, 0.6), frame, edge=0)
box((0.02, 1.2, 0.03), (-1, -0.2, 0.72), frame, edge=0)

camera((0.026, -0.345, 0.142), (-0.001, 0.005, 0.049), 57, aperture=3.5, focus=(0, -0.042, 0.06))
bake("photoframe-tables", samples=26, exposure=0.1)
