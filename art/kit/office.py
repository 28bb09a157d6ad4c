"""Offices: chairs, laptops, telephones, glasses of water, pads with pens, a plant in a pot."""

import math

from mathutils import Matrix

from .glass import crystal
from .materials import metal, paper
from .nodes import Material
from .shapes import box, curved, cylinder, leaf, surface, tube, turned
from .solid import Solid, again

FLAT = Matrix.Rotation(math.pi / 2, 4, "X")


def chair(place, cloth, steel, rest):
    """A shell of cloth on bent steel, with arms; it faces +y."""
    line = curved([(0.24, 0.44), (0.1, 0.455), (-0.12, 0.45), (-0.21, 0.5), (-0.235, 0.62), (-0.26, 0.78), (-0.3, 0.93)], 6)

    def shell(u, v):
        deep, up = line[min(len(line) - 1, round(v * (len(line) - 1)))]
        wide = 0.235 * (1 - 0.1 * v) * (1 - 0.15 * max(0.0, (v - 0.9) / 0.1) ** 2)
        back = max(0.0, min(1.0, (v - 0.35) / 0.3))
        hug = 0.07 * (2 * u - 1) ** 2 * back
        # Wadding between the seams: the back swells where somebody leans.
        hug += 0.016 * back * max(0.0, 1 - (2 * u - 1) ** 4) * max(0.0, 1 - ((v - 0.8) / 0.2) ** 4)
        return ((2 * u - 1) * wide, deep + hug, up + 0.02 * (2 * u - 1) ** 2)

    made = surface(shell, 17, len(line), cloth)
    made.modifiers.new("thick", "SOLIDIFY").thickness = 0.032
    soft = made.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method = 0.012, 3, "ANGLE"
    parts = [made]
    # Piping around the shell, a seam within it.
    cord = Material("piping", (0.13, 0.14, 0.16), 0.6, Sheen=0.3)
    for far, thick, yarn in ((0.0, 0.0055, cord), (0.1, 0.0022, rest)):
        low, high = 0.5 * far, 1 - 0.5 * far
        rim = [(far, low + (high - low) * step / 20) for step in range(21)]
        rim += [(far + (1 - 2 * far) * step / 12, high) for step in range(1, 12)]
        rim += [(1 - far, high - (high - low) * step / 20) for step in range(21)]
        parts.append(tube([shell(u, v) for u, v in rim], thick, yarn))
    for side in (-0.27, 0.27):
        bent = [(-0.24, 0.64), (-0.1, 0.665), (0.14, 0.665), (0.22, 0.63), (0.23, 0.5), (0.24, 0.1)]
        bent += [(0.22, 0.015), (-0.26, 0.012)]
        parts.append(tube([(side, deep, up) for deep, up in bent], 0.0125, steel))
        parts.append(box((0.045, 0.26, 0.022), (side, 0.02, 0.682), rest, edge=0.008))
    for deep, up in ((-0.26, 0.012), (0.1, 0.42)):
        parts.append(tube([(-0.27, deep, up), (0.27, deep, up)], 0.0125, steel))
    for part in parts:
        part.matrix_world = place @ part.matrix_world


def conference_phone(place, black, glow):
    """A flat loudspeaker of 13 cm with rings of holes, a lit ring about them and a key in the middle."""
    shell = Material("telephone", (0.03, 0.031, 0.033), 0.38, Specular=0.5)
    line = [(0.0, 0.0), (0.058, 0.0), (0.064, 0.004), (0.066, 0.012), (0.064, 0.021), (0.058, 0.0245), (0.0, 0.026)]
    turned(curved(line, 5), shell, tuple(place.translation), 96)
    turned([(0.0, 0.0262), (0.0125, 0.0285), (0.0145, 0.0278), (0.015, 0.024)], black, tuple(place.translation), 48)
    ring = [(0.0525 * math.cos(a), 0.0525 * math.sin(a), 0.0256) for a in (math.tau * i / 48 for i in range(48))]
    lit = tube(ring, 0.0011, glow, closed=True)
    lit.matrix_world = place
    hole = cylinder(0.0013, 0.0006, (0, 0, -50), black, sides=12)
    for row, far in enumerate((0.021, 0.027, 0.033, 0.039, 0.045)):
        for number in range(16 + 5 * row):
            a = math.tau * number / (16 + 5 * row)
            again(hole, place @ Matrix.Translation((far * math.cos(a), far * math.sin(a), 0.0258)))


def tumbler(place, full=0.55):
    """A straight glass with a thick foot, and water in it to a share of its height."""
    outer = [(0.0, 0.0005), (0.027, 0.0005), (0.0295, 0.003), (0.0302, 0.01), (0.0352, 0.118), (0.0346, 0.1195)]
    inner = [(0.0336, 0.118), (0.0286, 0.016), (0.0265, 0.0125), (0.0, 0.0118)]
    # Few rows would bend the shading across corners, and glass with it: dark walls.
    turned(curved(outer, 6) + curved(inner, 6), crystal(), place, 96)
    filled(place, [(0.0, 0.0122), (0.0262, 0.0129), (0.0282, 0.0162), (0.0332, 0.118)], 0.0122 + 0.105 * full)


def filled(place, side, top):
    """Water within a vessel whose inner side is a profile, up to a height: it climbs the glass a little."""
    line = [(radius, height) for radius, height in curved(side, 8) if height < top]
    edge = line[-1][0]
    surface_of = [(edge, top), (edge - 0.001, top - 0.0006), (edge - 0.003, top - 0.0011), (0.0, top - 0.0011)]
    turned(line + surface_of, crystal((0.97, 0.99, 0.99), (0.95, 0.96, 0.97), 1.33), place, 96)


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
