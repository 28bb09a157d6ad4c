"""Offices: chairs, laptops, pads with pens, a plant in a pot."""

import math

from mathutils import Matrix

from .materials import metal, paper
from .nodes import Material
from .shapes import box, curved, cylinder, leaf, surface, tube, turned
from .solid import Solid

FLAT = Matrix.Rotation(math.pi / 2, 4, "X")


def chair(place, cloth, steel, rest):
    """A shell of cloth on bent steel, with arms; it faces +y."""
    line = curved([(0.24, 0.44), (0.1, 0.455), (-0.12, 0.45), (-0.21, 0.5), (-0.235, 0.62), (-0.26, 0.78), (-0.3, 0.93)], 6)

    def shell(u, v):
        deep, up = line[min(len(line) - 1, round(v * (len(line) - 1)))]
        wide = 0.235 * (1 - 0.1 * v) * (1 - 0.15 * max(0.0, (v - 0.9) / 0.1) ** 2)
        hug = 0.07 * (2 * u - 1) ** 2 * max(0.0, min(1.0, (v - 0.35) / 0.3))
        return ((2 * u - 1) * wide, deep + hug, up + 0.02 * (2 * u - 1) ** 2)

    made = surface(shell, 17, len(line), cloth)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.032
    soft = made.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method = 0.012, 3, "ANGLE"
    parts = [made]
    for side in (-0.27, 0.27):
        bent = [(-0.24, 0.64), (-0.1, 0.665), (0.14, 0.665), (0.22, 0.63), (0.23, 0.5), (0.24, 0.1)]
        bent += [(0.22, 0.015), (-0.26, 0.012)]
        parts.append(tube([(side, deep, up) for deep, up in bent], 0.0125, steel))
        parts.append(box((0.045, 0.26, 0.022), (side, 0.02, 0.682), rest, edge=0.008))
    for deep, up in ((-0.26, 0.012), (0.1, 0.42)):
        parts.append(tube([(-0.27, deep, up), (0.27, deep, up)], 0.0125, steel))
    for part in parts:
        part.matrix_world = place @ part.matrix_world


def laptop(place, black):
    """Open, its screen lit; who sits at it looks to +y."""
    grey = metal((0.5, 0.5, 0.52), 0.35, 0.03)
    Solid().box((-0.16, -0.115, 0.002), (0.16, 0.115, 0.014), grey).made(place, 0.004)
    Solid().box((-0.145, -0.02, 0.0142), (0.145, 0.09, 0.0146), black).made(place)
    lid = place @ Matrix.Translation((0, 0.115, 0.012)) @ Matrix.Rotation(math.radians(-18), 4, "X")
    Solid().box((-0.16, 0, 0), (0.16, 0.007, 0.22), grey).made(lid, 0.003)
    lit = Material("laptop", (0.01, 0.01, 0.01), 0.2, Emission=(0.55, 0.68, 0.85), Emission_Strength=0.5)
    shown = [(-0.15, -0.001, 0.012), (0.15, -0.001, 0.012), (0.15, -0.001, 0.21), (-0.15, -0.001, 0.21)]
    return Solid().face(shown, lit).made(lid)


def pad(place, black, seed=0.0):
    """A written pad with a pen on it."""
    white, ink = paper((0.8, 0.79, 0.76)), Material("writing", (0.06, 0.07, 0.12), 0.8)
    sheets = Solid().box((-0.105, -0.148, 0.001), (0.105, 0.148, 0.011), white)
    for row in range(9):
        y = 0.1 - 0.02 * row
        sheets.box((-0.085, y, 0.0112), (0.02 + 0.05 * math.sin(5 * row + seed), y + 0.0025, 0.0114), ink)
    pen = cylinder(0.0045, 0.14, (0, 0, 0), black, sides=16)
    pen.matrix_world = place @ Matrix.Translation((0.06, -0.06, 0.0165)) @ Matrix.Rotation(0.42, 4, "Z") @ FLAT
    return sheets.made(place, 0.0015)


def potted(at, green, pot):
    """Long leaves out of a pot that stands on the floor."""
    x, y = at
    line = [(0.0, 0.0), (0.15, 0.0), (0.19, 0.2), (0.2, 0.42), (0.18, 0.42), (0.17, 0.36), (0.0, 0.36)]
    turned(curved(line, 5), pot, (x, y, 0))
    for number in range(13):
        each = leaf(0.95 - 0.03 * number, 0.06 + 0.03 * (number % 3), green, 0.5 + 0.03 * number, 0.3)
        lean = Matrix.Rotation(math.pi / 2 - 0.25 - 0.045 * number, 4, "X")
        each.matrix_world = Matrix.Translation((x, y, 0.36)) @ Matrix.Rotation(2.4 * number, 4, "Z") @ lean
