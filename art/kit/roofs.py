"""What stands on flat roofs and hangs on the fronts below them."""

import math
import random

from mathutils import Matrix

from .materials import wood
from .nodes import Material
from .shapes import cylinder, mesh, turned
from .solid import Solid


def water_tank(x, y, z, height=5.6, radius=1.5):
    """A barrel of boards with hoops and a pointed roof, on braced legs of steel."""
    steel = Material("legs", (0.05, 0.045, 0.042), 0.6, Metallic=0.4)
    rust = steel.noise(steel.place(), 2.5, 6, 0.65)
    steel.set("Base Color", steel.ramp(rust, (0.42, (0.04, 0.04, 0.042)), (0.62, (0.12, 0.05, 0.025))))
    feet, tall = height * 0.38, height * 0.46
    legs, far = Solid(), radius * 0.72
    corners = [(-far, -far), (far, -far), (far, far), (-far, far)]
    for at, (a, b) in enumerate(corners):
        c, d = corners[(at + 1) % 4]
        legs.bar((a, b, 0), (a, b, feet), 0.13, steel)
        legs.bar((a, b, 0.15), (c, d, feet - 0.15), 0.06, steel).bar((c, d, 0.15), (a, b, feet - 0.15), 0.06, steel)
        legs.bar((a, b, feet), (c, d, feet), 0.16, steel)
    legs.made(Matrix.Translation((x, y, z)), name="legs")
    staves = wood((0.1, 0.07, 0.048), (0.27, 0.2, 0.14), scale=1.0, rough=0.85)
    count = 44
    for number in range(count):
        angle = 2 * math.pi * number / count
        stave, wide = Solid(), math.pi * radius / count * 0.96
        stave.box((-tall / 2, -wide, -0.04), (tall / 2, wide, 0.04), staves)
        # Its grain runs along x: stood up, then turned to its place.
        place = Matrix.Translation((x, y, z + feet + 0.1 + tall / 2)) @ Matrix.Rotation(angle, 4, "Z")
        stave.made(place @ Matrix.Translation((radius, 0, 0)) @ Matrix.Rotation(-math.pi / 2, 4, "Y"), 0.01, name="stave")
    hoop = Material("hoop", (0.04, 0.035, 0.032), 0.6, Metallic=0.6)
    for number in range(6):
        up = z + feet + 0.25 + (tall - 0.35) * (number / 5) ** 1.2
        turned([(radius + 0.045, -0.02), (radius + 0.065, 0.0), (radius + 0.045, 0.02)], hoop, (x, y, up), 64)
    tar = Material("tar", (0.06, 0.058, 0.055), 0.7)
    eaves = z + feet + tall + 0.08
    turned([(0.0, height * 0.17), (0.1, height * 0.165), (radius + 0.16, 0.0), (radius + 0.1, -0.02)], tar, (x, y, eaves), 48)


def fire_escape(place, width, storey, floors, start=0.0, deep=1.0):
    """Iron landings and ladders before a column of windows."""
    iron = Material("iron", (0.018, 0.018, 0.019), 0.5, Metallic=0.3)
    solid = Solid()
    for floor in range(floors):
        z = start + floor * storey
        for number in range(int(deep / 0.1) + 1):
            solid.box((0, -deep + 0.1 * number, z), (width, -deep + 0.1 * number + 0.03, z + 0.04), iron)
        for x in (0.0, width - 0.04):
            solid.box((x, -deep, z - 0.05), (x + 0.04, 0, z), iron)
            solid.bar((x, -deep, z), (x, 0, z - 0.8), 0.03, iron)
        for up in (0.45, 0.92):
            solid.bar((0, -deep, z + up), (width, -deep, z + up), 0.03, iron)
            for x in (0.02, width - 0.02):
                solid.bar((x, -deep, z + up), (x, 0, z + up), 0.03, iron)
        for number in range(int(width / 0.16) + 1):
            solid.bar((0.16 * number, -deep, z), (0.16 * number, -deep, z + 0.92), 0.016, iron)
        if floor < floors - 1:
            low, high = (0.35, -deep * 0.68, z), (width - 0.35, -deep * 0.68, z + storey)
            if floor % 2:
                low, high = (high[0], low[1], z), (low[0], high[1], z + storey)
            for side in (-0.24, 0.24):
                solid.bar((low[0], low[1] + side, low[2]), (high[0], high[1] + side, high[2]), 0.045, iron)
                solid.bar((low[0], low[1] + side, low[2] + 0.85), (high[0], high[1] + side, high[2] + 0.85), 0.025, iron)
            for step in range(1, 13):
                x, up = low[0] + (high[0] - low[0]) * step / 13, low[2] + storey * step / 13
                solid.box((x - 0.09, low[1] - 0.22, up - 0.012), (x + 0.09, low[1] + 0.22, up + 0.012), iron)
    return solid.made(place, name="fire escape")


def roof_things(x, to_x, y, to_y, z, seed=1):
    """Vents, a stair's head, pipes: what is left on roofs."""
    chance = random.Random(seed)
    tin = Material("tin", (0.4, 0.4, 0.39), 0.5, Metallic=0.6)
    stack = Material("stack", (0.3, 0.13, 0.085), 0.85)
    for _ in range(6):
        at, far, tall = chance.uniform(x, to_x), chance.uniform(y, to_y), chance.uniform(0.5, 1.3)
        cylinder(0.09, tall, (at, far, z + tall / 2), tin, sides=20)
        cylinder(0.16, 0.12, (at, far, z + tall + 0.04), tin, sides=20, edge=0.02)
    for _ in range(3):
        at, far, tall = chance.uniform(x, to_x), chance.uniform(y, to_y), chance.uniform(0.9, 1.8)
        Solid().box((at, far, z), (at + 0.9, far + 0.6, z + tall), stack).box(
            (at - 0.06, far - 0.06, z + tall), (at + 0.96, far + 0.66, z + tall + 0.12), stack
        ).made(None, 0.01)


def gravel(low, high, number=6000, size=(0.008, 0.022), seed=1):
    """Loose stones on a roof between two corners, sunk into its tar, each with its own size, lean and tone."""
    chance = random.Random(seed)
    stone = Material("gravel", rough=0.8)
    own = stone.node("SeparateXYZ", 0, Vector=stone.place("UV"))
    stone.set("Base Color", stone.ramp(own, (0.0, (0.06, 0.057, 0.054)), (0.6, (0.16, 0.15, 0.14)), (1.0, (0.3, 0.28, 0.25))))
    points, faces, tones = [], [], []
    for _ in range(number):
        x, y = chance.uniform(low[0], high[0]), chance.uniform(low[1], high[1])
        at, tone = len(points), (chance.random(), chance.random())
        turn, wide = chance.uniform(0, math.pi), chance.uniform(*size)
        for corner in range(5):
            angle = turn + 2 * math.pi * corner / 5
            far = wide * chance.uniform(0.7, 1.2)
            points.append((x + far * math.cos(angle), y + far * math.sin(angle), wide * chance.uniform(0.0, 0.25)))
        points.append((x + 0.2 * wide, y, wide * chance.uniform(0.6, 0.9)))
        faces += [(at + corner, at + (corner + 1) % 5, at + 5) for corner in range(5)]
        tones += [tone] * 6
    return mesh(points, faces, stone, tones, name="gravel")
