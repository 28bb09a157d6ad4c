"""Cars and trams for some way off. Cars stand along +y of their place, their tail towards -y; trams along +x, their nose at 0."""

import math
import random

from mathutils import Matrix

from .materials import metal
from .nodes import Material
from .shapes import ball, crisp, curved, cylinder, tube, welded
from .solid import Solid

# A saloon from its tail forwards: place along it, then low, sill, belt and roof above the ground, half widths at belt and roof.
STATIONS = (
    (0.0, 0.36, 0.55, 0.76, 0.8, 0.8, 0.72), (0.1, 0.26, 0.53, 0.88, 0.95, 0.87, 0.78), (0.9, 0.2, 0.5, 0.95, 1.0, 0.91, 0.76),
    (1.42, 0.2, 0.5, 0.96, 1.38, 0.92, 0.62), (1.8, 0.2, 0.5, 0.95, 1.46, 0.92, 0.6), (2.7, 0.2, 0.5, 0.93, 1.45, 0.92, 0.6),
    (3.5, 0.2, 0.5, 0.9, 0.98, 0.91, 0.74), (4.35, 0.24, 0.5, 0.8, 0.87, 0.88, 0.76), (4.6, 0.36, 0.5, 0.64, 0.7, 0.78, 0.68),
)
# Where the posts between its panes stand.
PILLARS = ((1.36, 1.5), (2.12, 2.22))


def saloon(place, paint, sign=None):
    """A car as it is seen from some way off, its tail towards -y at `place`, its lamps lit; `sign` glows on its roof."""
    glass = Material("car glass", (0.012, 0.014, 0.017), 0.04, Clearcoat=1.0)
    rubber, chrome = Material("tyre", (0.012, 0.012, 0.012), 0.8), metal((0.6, 0.6, 0.62), 0.16, 0.05)
    rings = [_section(*line) for line in curved(list(STATIONS), 5)]
    body = Solid()
    for near, far in zip(rings, rings[1:]):
        y = (near[0][1] + far[0][1]) / 2
        beside = 1.0 < y < 3.36 and not any(a < y < b for a, b in PILLARS)
        above = 0.98 < y < 1.38 or 2.78 < y < 3.42
        for side in range(len(near) - 1):
            pane = (beside and side in (5, 11)) or (above and 7 <= side <= 9)
            body.face([near[side], near[side + 1], far[side + 1], far[side]], glass if pane else paint)
    body.face(rings[0][::-1], paint).face(rings[-1], paint)
    crisp(welded(body.made(name="saloon")), 42).matrix_world = place
    _fittings(place, rubber, chrome, sign)
    for x in (-1, 1):
        for y in (0.85, 3.65):
            for radius, out, deep, material in ((0.385, 0.845, 0.14, rubber), (0.32, 0.83, 0.2, rubber), (0.19, 0.86, 0.16, chrome)):
                disc = cylinder(radius, deep, (0, 0, 0), material, sides=36, edge=0.012)
                up = 0.36 if radius > 0.35 else 0.32
                disc.matrix_world = place @ Matrix.Translation((x * out, y, up)) @ Matrix.Rotation(math.pi / 2, 4, "Y")


def _section(y, low, sill, belt, roof, wide, top):
    """Of a car at y, from one sill over the roof to the other."""
    glass, high = max(0.0, roof - belt - 0.06), roof - 0.05
    half = [
        (0.8 * wide, low), (0.96 * wide, low + 0.05), (wide, sill), (0.99 * wide, 0.5 * (sill + belt) + 0.06), (0.96 * wide, belt),
        (0.95 * wide - 0.02 * glass, belt + 0.02), (top + 0.03, belt + 0.02 + 0.9 * glass), (0.9 * top, high + 0.03), (0.45 * top, roof),
    ]
    return [(x, y, z) for x, z in half] + [(-x, y, z) for x, z in reversed(half)]


def _fittings(place, rubber, chrome, sign):
    """Bumpers, lamps, plates, mirrors; a cab has its sign and a band of checks."""
    parts, lamps = Solid(), Solid()
    for y, z in ((-0.07, 0.4), (4.58, 0.4)):
        parts.box((-0.84, y, z), (0.84, y + 0.12, z + 0.13), chrome).box((-0.8, y + 0.01, z - 0.12), (0.8, y + 0.1, z), rubber)
    parts.box((-0.27, -0.05, 0.6), (0.27, -0.02, 0.72), Material("number", (0.6, 0.58, 0.5), 0.5))
    for number in range(7):
        parts.box((-0.44, 4.6, 0.5 + 0.024 * number), (0.44, 4.66, 0.512 + 0.024 * number), chrome)
    for x in (-0.94, 0.94):
        parts.box((x - 0.08, 3.02, 0.98), (x + 0.08, 3.12, 1.1), rubber).box((x - 0.02, 1.95, 0.78), (x + 0.02, 2.15, 0.82), chrome)
    red, orange, white = (_lit(tone, glow) for tone, glow in (((1.0, 0.025, 0.015), 3.2), ((1.0, 0.3, 0.03), 0.5), ((1.0, 0.93, 0.8), 13.0)))
    for x in (-0.6, 0.6):
        lamps.box((x - 0.17, -0.04, 0.62), (x + 0.17, 0.1, 0.72), red).box((x - 0.17, -0.035, 0.72), (x + 0.17, 0.1, 0.76), orange)
        lamps.box((x - 0.13, 4.5, 0.54), (x + 0.13, 4.66, 0.65), white)
    if sign:
        lamps.box((-0.27, 1.98, 1.5), (0.27, 2.12, 1.62), _lit(sign, 1.5))
        parts.box((-0.3, 1.96, 1.45), (0.3, 2.14, 1.5), rubber)
        for number in range(30):
            for row in range(2):
                y = 0.5 + 0.11 * number + 0.055 * row
                for x in (-0.925, 0.905):
                    parts.box((x, y, 0.8 + 0.05 * row), (x + 0.02, y + 0.055, 0.85 + 0.05 * row), rubber)
    parts.made(place, 0.012, name="fittings")
    lamps.made(place, 0.02, name="lamps")


def tram(place, long, low, high):
    """A lit tram to be out of focus: along +x of `place`, its nose at 0, in two colours; some of its seats are taken."""
    chance = random.Random(7)
    below, above = (Material("tram", tone, 0.25, Clearcoat=0.6) for tone in (low, high))
    dark, rubber = Material("silhouette", (0.02, 0.018, 0.02), 0.8), Material("skirt", (0.012, 0.012, 0.014), 0.7)
    body = Solid().box((0, -1.15, 0.3), (long, 1.15, 1.12), below).box((0, -1.15, 2.5), (long, 1.15, 3.3), above)
    body.box((0.5, -1.0, 0.05), (long, 1.0, 0.3), rubber).box((0.2, -0.9, 3.3), (long, 0.9, 3.45), rubber)
    panes, each = Solid(), 1.6
    for number in range(int(long / each)):
        x = 0.25 + each * number
        body.box((x - 0.25, -1.15, 1.12), (x - 0.03, 1.15, 2.5), above)
        # Lamps along the ceiling, the seats' side below them, and what is outside in the glass.
        for low_at, to, light in ((1.12, 1.55, 0.16), (1.55, 2.1, 0.34), (2.1, 2.36, 0.5), (2.36, 2.42, 1.7), (2.42, 2.5, 0.5)):
            glow = _lit((1.0, 0.84, 0.58), light * chance.uniform(0.9, 1.1))
            panes.face([(x - 0.03, -1.0, low_at), (x + 1.35, -1.0, low_at), (x + 1.35, -1.0, to), (x - 0.03, -1.0, to)], glow)
        for at in (x + 0.1, x + 0.78):
            body.box((at, -1.04, 1.12), (at + 0.42, -1.01, 1.5), dark)
            if chance.random() < 0.5:
                up = chance.uniform(1.5, 1.6)
                head = ball(0.115, (at + 0.2, -1.04, up + 0.08), dark, 16, (0.9, 0.4, 1.2))
                head.matrix_world = place @ head.matrix_basis
                body.box((at + 0.12, -1.06, 1.1), (at + 0.28, -1.02, up), dark).box((at, -1.06, 1.1), (at + 0.4, -1.02, up - 0.12), dark)
        body.box((x + 0.62, -1.03, 1.12), (x + 0.65, -1.01, 2.5), dark)
    for y in (-0.75, 0.6):
        panes.box((-0.03, y, 0.62), (0.02, y + 0.2, 0.78), _lit((1.0, 0.95, 0.85), 16.0))
    panes.box((0.3, -1.17, 2.62), (2.6, -1.13, 2.86), _lit((1.0, 0.6, 0.15), 2.2))
    panes.made(place, name="panes")
    return body.made(place, 0.06, name="tram")


def trail(way, lamps, chance, eye):
    """What the lamps of a car draw while the shutter stays open: `way` is its middle, `lamps` are how far to its right, how high,
    a colour, a power, and how long a blink is in metres, 0 for lamps that are on. Far off, lines are no thinner than is seen
    from `eye`."""
    points = curved([(*point, 0.0) for point in way], 14)
    tops = []
    for (x, y, _), (to_x, to_y, _) in zip(points, points[1:]):
        long = math.hypot(to_x - x, to_y - y) or 1.0
        tops.append((x, y, (to_y - y) / long, (x - to_x) / long, long))
    sway = [chance.uniform(0, math.tau) for _ in range(2)]
    for aside, high, tone, power, blink in lamps:
        line, far = [], 0.0
        glow = _lit(tone, power * chance.uniform(0.8, 1.2))
        # Slower here than there: what burns in longer is brighter. No line has a hard rim.
        burnt = glow.ramp(glow.noise(glow.place(), 0.16, 2), (0.3, 0.55), (0.7, 1.35))
        full = glow.ramp(glow.node("LayerWeight", "Facing", Blend=0.5), (0.0, 1.0), (0.35, 0.62), (1.0, 0.0))
        glow.set("Emission", glow.multiply(tone, glow.multiply(burnt, full)))
        for x, y, side_x, side_y, long in tops:
            far += long
            on = not blink or far % (2 * blink) < blink
            if on:
                # Cars nod and wander a little on their way.
                up = high + 0.012 * math.sin(0.5 * far + sway[0]) + 0.007 * math.sin(1.7 * far + sway[1])
                at = (x + aside * side_x, y + aside * side_y, up)
                line.append((*at, max(1.0, 0.06 * math.dist(at, eye))))
            if line and (not on or (x, y) == tops[-1][:2]):
                if len(line) > 1:
                    made = tube(line, 0.012, glow)
                    made.visible_diffuse = False
                line = []


def _lit(colour, strength):
    made = Material("lamp", (0, 0, 0), 0.4, Emission=colour, Emission_Strength=strength)
    made.made.cycles.sample_as_light = False
    return made
