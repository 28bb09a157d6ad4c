"""A shop's front of painted joinery, as stands on a high street: pilasters, a sill, a fascia under a cornice, a door."""

import math

from .nodes import Material
from .shapes import box, plane, tube
from .solid import Solid


def joinery(colour):
    """Gloss paint that a brush has drawn out."""
    made = Material("joinery", colour, 0.3, Clearcoat=0.5, Clearcoat_Roughness=0.12)
    brushed = made.noise(made.stretch(made.place(), 3, 3, 40), 2, 5, 0.6)
    return made.set("Roughness", made.ramp(brushed, (0.3, 0.22), (0.7, 0.42))).bump(brushed, 0.05, 0.002)


def panel(front, x, to_x, low, high, y, paint):
    """A raised panel in the joinery."""
    front.box((x, y - 0.012, low), (to_x, y, high), paint)
    front.box((x + 0.05, y - 0.026, low + 0.05), (to_x - 0.05, y - 0.01, high - 0.05), paint)


def shop_front(across, up, paint, plinth):
    """Two panes and the opening of a door, facing -y at y = 0. `across` is the window's left, the bar between its panes, its
    right, and the right of the door; `up` are its sill, the panes' head and the fascia's upper edge."""
    (left, middle, right, end), (sill, head, top) = across, up
    front = Solid()
    for x, wide in ((left - 0.34, 0.34), (right, 0.22), (end, 0.34)):
        front.box((x, -0.1, 0.14), (x + wide, 0.16, head + 0.05), paint)
        front.box((x - 0.03, -0.14, 0.14), (x + wide + 0.03, 0.16, 0.42), paint)
        front.box((x - 0.03, -0.15, head - 0.12), (x + wide + 0.03, 0.16, head + 0.02), paint)
        panel(front, x + 0.05, x + wide - 0.05, 0.52, head - 0.2, -0.1, paint)
    front.box((left, -0.02, 0.3), (right, 0.16, sill - 0.05), paint)
    wide = (right - left) / 3
    for x in (left, left + wide, left + 2 * wide):
        panel(front, x + 0.08, x + wide - 0.08, 0.34, sill - 0.1, -0.02, paint)
    front.box((left - 0.02, -0.12, sill - 0.06), (right + 0.02, 0.2, sill), paint)
    for x in (left, middle, right - 0.05):
        front.box((x, 0.0, sill), (x + 0.05, 0.08, head), paint)
    front.box((left, 0.0, head - 0.06), (end, 0.08, head), paint)
    for out, y, low, high in ((0.36, -0.1, head, top), (0.44, -0.32, top, top + 0.07), (0.4, -0.24, top - 0.06, top)):
        front.box((left - out, y, low), (end + out, 0.3, high), paint)
    front.box((left - 0.4, -0.18, head - 0.02), (end + 0.4, 0.3, head + 0.04), paint)
    for x in (left - 0.36, end + 0.02):
        front.box((x, -0.26, head + 0.02), (x + 0.32, 0.1, top - 0.02), paint)
        front.box((x + 0.05, -0.3, head + 0.1), (x + 0.27, 0.1, top - 0.12), paint)
    Solid().box((left - 0.4, -0.12, 0), (end + 0.4, 0.2, 0.3), plinth).made(None, 0.012)
    return front.made(None, 0.007, name="front")


def glass_door(x, to_x, head, paint, glass, brass):
    """Glass above a panel, with a handle and a letter plate."""
    door, low, middle = Solid(), 0.2, (x + to_x) / 2
    for a, b, c, d in (
        (x, x + 0.12, low, head - 0.06),
        (to_x - 0.12, to_x, low, head - 0.06),
        (x, to_x, head - 0.2, head - 0.06),
        (x, to_x, low, low + 0.2),
        (x, to_x, 0.92, 1.04),
    ):
        door.box((a, 0.1, c), (b, 0.15, d), paint)
    panel(door, x + 0.14, to_x - 0.14, low + 0.22, 0.9, 0.125, paint)
    door.box((x, 0.125, low), (to_x, 0.14, 1.0), paint)
    plane(to_x - x - 0.2, 1.3, (middle, 0.13, 1.68), glass, (math.pi / 2, 0, 0))
    box((0.24, 0.012, 0.06), (middle, 0.094, 0.98), brass, edge=0.004)
    bent = [(0.1, 1.12), (0.04, 1.14), (0.04, 1.46), (0.1, 1.48)]
    tube([(x + 0.06, y, z) for y, z in bent], 0.012, brass)
    return door.made(None, 0.006, name="door")
