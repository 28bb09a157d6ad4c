"""Bicycles: wheels with spokes, frames of tubes, saddles and bars. They stand along x and look to -x, their left side to -y."""

import math

from .materials import metal
from .nodes import Material
from .shapes import box, curved, cylinder, surface, tube, turned
from .solid import Solid


def wheel(x, z, radius, spokes=32, guard=None):
    """Tyre, rim, hub and spokes at y = 0, and a mudguard of the material `guard` over it."""
    rubber = Material("tyre", (0.018, 0.018, 0.019), 0.7)
    rubber.bump(rubber.noise(rubber.place(), 160, 2), 0.4, 0.002)
    steel, thick = metal((0.66, 0.66, 0.68), 0.2, 0.05), 0.019
    ring = [(radius - thick + thick * math.cos(a), thick * math.sin(a)) for a in [2 * math.pi * i / 14 for i in range(15)]]
    felly = radius - 2 * thick
    rim = [(felly + 0.006, -0.012), (felly - 0.008, -0.012), (felly - 0.014, 0.0), (felly - 0.008, 0.012), (felly + 0.006, 0.012)]
    parts = [turned(ring, rubber, (x, 0, z)), turned(rim, steel, (x, 0, z))]
    for part in parts:
        part.rotation_euler = (math.pi / 2, 0, 0)
    cylinder(0.021, 0.07, (x, 0, z), steel, (math.pi / 2, 0, 0), 24, edge=0.004)
    cylinder(0.007, 0.13, (x, 0, z), steel, (math.pi / 2, 0, 0), 16)
    wires = Solid()
    for number in range(spokes):
        side, angle = 1 if number % 2 else -1, 2 * math.pi * number / spokes
        lean = angle + (0.9 if number % 4 < 2 else -0.9)
        hub = (x + 0.019 * math.cos(lean), side * 0.03, z + 0.019 * math.sin(lean))
        wires.bar(hub, (x + (felly - 0.01) * math.cos(angle), 0, z + (felly - 0.01) * math.sin(angle)), 0.0021, steel)
    wires.made(name="spokes")
    if guard:

        def arc(u, v):
            angle = math.radians(-12 + 178 * v)
            far = radius + 0.022 - 0.016 * (2 * u - 1) ** 2
            return (x + far * math.cos(angle), 0.034 * (2 * u - 1), z + far * math.sin(angle))

        made = surface(arc, 9, 50, guard, name="guard")
        made.modifiers.new("thick", "SOLIDIFY").thickness = 0.0015
        for angle in (8, 150):
            end = math.radians(angle)
            for side in (-0.034, 0.034):
                tube([(x, 0.6 * side, z), (x + radius * math.cos(end), side, z + radius * math.sin(end))], 0.0022, steel)


def saddle(x, z, leather):
    """Sprung, of leather; its nose to -x."""

    def top(u, v):
        wide = 0.022 + 0.085 * max(0.0, v - 0.25) ** 0.8 / 0.75**0.8
        side = 2 * u - 1
        return (x - 0.15 + 0.27 * v, side * wide, z + 0.018 * math.cos(5 * v) - 0.05 * abs(side) ** 2.4 + 0.012 * v)

    made = surface(top, 21, 24, leather, name="saddle")
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.006
    steel = metal((0.6, 0.6, 0.6), 0.25)
    for side in (-0.05, 0.05):
        coil = [(0.012 * math.cos(a), 0.012 * math.sin(a), 0.065 * a / (10 * math.pi)) for a in [0.5 * i for i in range(63)]]
        tube([(x + 0.08 + dx, side + dy, z - 0.085 + dz) for dx, dy, dz in coil], 0.0025, steel)
        tube([(x - 0.13, 0.2 * side, z - 0.02), (x - 0.03, 0.7 * side, z - 0.075), (x + 0.08, side, z - 0.088)], 0.004, steel)


def drive(crank, hub, paint):
    """Chainwheel, crank with its pedals, and a chain to the rear hub; places are x and z."""
    steel, (x, z) = metal((0.62, 0.62, 0.64), 0.2, 0.05), crank
    wheel_of = cylinder(0.09, 0.004, (x, -0.045, z), steel, (math.pi / 2, 0, 0), 48)
    cylinder(0.062, 0.007, (x, -0.045, z), paint, (math.pi / 2, 0, 0), 32)
    cylinder(0.022, 0.12, (x, 0, z), steel, (math.pi / 2, 0, 0), 24)
    links = Solid()
    for up, over in ((0.088, 0.035), (-0.088, -0.035)):
        links.bar((x, -0.045, z + up), (hub[0], -0.045, hub[1] + over), 0.009, steel)
    links.made(name="chain")
    cylinder(0.035, 0.006, (hub[0], -0.045, hub[1]), steel, (math.pi / 2, 0, 0), 24)
    rubber = Material("pedal", (0.02, 0.02, 0.021), 0.6)
    for side, angle in ((-1, 215), (1, 35)):
        end = (x + 0.17 * math.cos(math.radians(angle)), z + 0.17 * math.sin(math.radians(angle)))
        Solid().bar((x, 0.06 * side, z), (end[0], 0.07 * side, end[1]), 0.018, steel).made(None, 0.004)
        box((0.09, 0.085, 0.026), (end[0], 0.125 * side, end[1]), rubber, edge=0.006)
    return wheel_of


def handlebar(x, z, grip):
    """Swept back to +x, with grips, a bell and brake levers."""
    steel = metal((0.68, 0.68, 0.7), 0.14, 0.04)
    line = [(0.0, 0.0, 0.0), (-0.02, 0.12, 0.015), (0.01, 0.24, 0.035), (0.09, 0.3, 0.035), (0.22, 0.31, 0.02)]
    bent = [(x + dx, side * dy, z + dz) for side in (-1, 1) for dx, dy, dz in (line[::-1] if side < 0 else line[1:])]
    tube(curved(bent, 4), 0.0115, steel)
    for side in (-1, 1):
        tube([(x + 0.12, side * 0.306, z + 0.031), (x + 0.235, side * 0.311, z + 0.018)], 0.0165, grip)
        lever = [(0.08, 0.3, 0.02), (0.14, 0.31, -0.005), (0.2, 0.31, -0.012)]
        tube([(x + dx, side * dy, z + dz) for dx, dy, dz in lever], 0.005, steel)
    turned(curved([(0.0, 0.03), (0.018, 0.026), (0.027, 0.01), (0.027, 0.0)], 4), steel, (x + 0.02, -0.17, z + 0.035), 32)


def delivery_bike(paint, leather):
    """A long bicycle with room for a load between the bars and its small front wheel: from 0.3 to 0.34 above the ground, x
    from -0.78 to 0.14."""
    rear, front, crank = (0.98, 0.34), (-1.12, 0.25), (0.52, 0.3)
    wheel(*rear, 0.34, 36, paint)
    wheel(*front, 0.25, 28, paint)
    drive(crank, rear, paint)
    seat, steer = (0.7, 0.78), (0.24, 0.72)
    for y in (-0.02, 0.02):
        tube([(*crank[:1], y, crank[1]), (rear[0], 3.2 * y, rear[1])], 0.011, paint)
        tube([(seat[0], y, seat[1] - 0.04), (rear[0], 3.2 * y, rear[1])], 0.009, paint)
    for start, end, thick in (
        (crank, (seat[0] + 0.015, seat[1]), 0.017),
        ((steer[0] - 0.02, steer[1] - 0.06), crank, 0.02),
        (steer, (seat[0], seat[1] - 0.05), 0.017),
        ((steer[0] - 0.11, 0.3), crank, 0.022),
        ((steer[0] - 0.11, 0.28), (steer[0] + 0.05, 0.9), 0.02),
    ):
        tube([(start[0], 0, start[1]), (end[0], 0, end[1])], thick, paint)
    steel = metal((0.66, 0.66, 0.68), 0.16, 0.04)
    tube([(seat[0] + 0.01, 0, seat[1]), (seat[0] + 0.03, 0, 0.95)], 0.013, steel)
    saddle(seat[0] + 0.04, 1.03, leather)
    tube([(steer[0] + 0.05, 0, 0.9), (steer[0] + 0.075, 0, 1.1), (steer[0] + 0.03, 0, 1.14)], 0.012, steel)
    handlebar(steer[0] + 0.03, 1.14, leather)
    # The long beam, up to the small wheel's fork, and the rails that carry the load.
    tube([(0.15, 0, 0.3), (-0.3, 0, 0.27), (-0.7, 0, 0.28), (-0.86, 0, 0.4), (-0.98, 0, 0.6)], 0.023, paint)
    cylinder(0.022, 0.16, (-1.0, 0, 0.6), paint, (0, math.radians(-14), 0), 24, edge=0.003)
    for y in (-0.05, 0.05):
        tube([(-1.01, 0.6 * y, 0.54), (-1.04, y, 0.5), (front[0], 1.2 * y, front[1])], 0.01, paint)
    for y in (-0.2, 0.2):
        tube([(0.14, y, 0.315), (-0.78, y, 0.315)], 0.012, paint)
    for x in (0.1, -0.32, -0.74):
        tube([(x, -0.2, 0.315), (x, 0.2, 0.315)], 0.012, paint)
    # A stand of two legs holds it upright.
    tube([(-0.28, -0.05, 0.28), (-0.26, -0.19, 0.08), (-0.26, -0.2, 0.012), (-0.18, -0.2, 0.012)], 0.009, steel)
    tube([(-0.28, 0.05, 0.28), (-0.26, 0.19, 0.08), (-0.26, 0.2, 0.012), (-0.18, 0.2, 0.012)], 0.009, steel)
    # A rack and a lamp behind, a lamp before.
    rack = Solid()
    for y in (-0.06, -0.02, 0.02, 0.06):
        rack.bar((0.78, y, 0.74), (1.18, y, 0.74), 0.008, steel)
    for x in (0.8, 0.98, 1.16):
        rack.bar((x, -0.065, 0.74), (x, 0.065, 0.74), 0.008, steel)
    for y in (-0.065, 0.065):
        rack.bar((1.1, y, 0.74), (rear[0], y, rear[1]), 0.008, steel)
    rack.made(None, 0.002, name="rack")
    red = Material("rear lamp", (0.4, 0.01, 0.01), 0.15, Clearcoat=1.0)
    cylinder(0.022, 0.03, (1.21, 0, 0.71), red, (0, math.pi / 2, 0), 24, edge=0.004)
