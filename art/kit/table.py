"""What stands and lies on tables: glass, bottles, candles, spectacles, pens, cloths."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from .light import bulb
from .materials import linen
from .nodes import Material
from .shapes import ball, curved, surface, tube, turned


def pane(tint=(1, 1, 1), mirror=0.6):
    """Thin clear glass: it lets straight through what it does not mirror. Shadows of it are bright."""
    made = Material("pane", rough=0.02)
    fresnel = made.node("Fresnel", IOR=1.45)
    shine = made.node("BsdfGlossy", Color=(1, 1, 1), Roughness=0.015)
    clear = made.node("BsdfTransparent", Color=tint)
    share = made.math("MULTIPLY", fresnel, mirror)
    made.tree.links.new(made.node("MixShader", i0=share, i1=clear, i2=shine), made.output.inputs[0])
    return made


# Radius and height of bottles, in metres, without the mouth.
BORDEAUX = [(0.0, 0.002), (0.03, 0.001), (0.0365, 0.004), (0.0378, 0.012), (0.038, 0.06), (0.038, 0.185), (0.0365, 0.2)]
BORDEAUX += [(0.028, 0.216), (0.0185, 0.226), (0.0155, 0.24), (0.0145, 0.27), (0.0145, 0.285)]
BEER = [(0.0, 0.002), (0.024, 0.001), (0.0295, 0.004), (0.0305, 0.012), (0.0305, 0.1), (0.0305, 0.128), (0.028, 0.143)]
BEER += [(0.0205, 0.168), (0.0155, 0.19), (0.0138, 0.215), (0.0134, 0.228)]


def bottle(at, profile, glass, mouth=0.0155, high=0.3):
    """Filled and dark: coated, since light that went in does not come back."""
    lip = [(mouth, high - 0.014), (mouth + 0.0007, high - 0.007), (mouth, high), (mouth - 0.004, high)]
    return turned(curved(profile + lip, 7), glass, at, sides=128)


def dark_glass(colour=(0.006, 0.014, 0.005)):
    made = Material("dark glass", colour, 0.09, Clearcoat=1.0, Clearcoat_Roughness=0.01, Specular=0.7)
    return made.bump(made.noise(made.place(), 26, 2), 0.02, 0.002)


def candle(at, radius, height, wax=(0.78, 0.69, 0.5), lit=True, power=3.0):
    """Wax that has run, a wick and, when it is lit, a flame with its light."""
    # What light does within wax is a glow of its own, deeper in colour the farther down: scattered, it would be grain.
    body = Material("wax", wax, 0.42, Specular=0.4)
    uneven = body.noise(body.stretch(body.place(scale=1 / radius), 1, 1, 0.35), 1.0, 3, 0.5)
    body.set("Base Color", body.multiply(wax, body.ramp(uneven, (0.3, 0.86), (0.7, 1.04))))
    body.bump(uneven, 0.3, 0.12 * radius)
    if lit:
        up = body.node("SeparateXYZ", 2, Vector=body.place())
        # As far as the flame's light reaches, however tall the candle is.
        near = body.math("MULTIPLY_ADD", body.math("SUBTRACT", up, height), 0.22 / radius, 1.0)
        deep = [(0.0, (0.0, 0.0, 0.0)), (0.45, (0.1, 0.022, 0.002)), (0.8, (0.42, 0.15, 0.03)), (1.0, (0.85, 0.4, 0.12))]
        body.set("Emission", body.ramp(near, *deep))
        body.set("Emission Strength", 0.6)
    edge = [(radius * 0.97, 0), (radius, 0.004), (radius * 0.985, height * 0.6), (radius, height - 0.004)]
    rim = [(radius * 0.95, height), (radius * 0.8, height - 0.002), (radius * 0.4, height - 0.006), (0, height - 0.006)]
    made = turned(curved([(0, 0), *edge, *rim], 4), body, at, sides=64)
    for point in made.data.vertices:
        far = math.hypot(point.co.x, point.co.y)
        angle = math.atan2(point.co.y, point.co.x)
        if far > 0.5 * radius:
            point.co.z += 0.03 * radius * math.sin(3 * angle) * (point.co.z / height) ** 4
    x, y, z = at
    top = z + height - 0.006
    tube(
        [(x, y, top), (x + 0.0005, y, top + 0.006), (x + 0.002, y, top + 0.011)], 0.0008,
        Material("wick", (0.01, 0.008, 0.006), 0.9),
    )
    if lit:
        flame = Material("flame", (0, 0, 0), Emission=(1, 0.55, 0.16), Emission_Strength=14.0)
        shape = [(0, 0.0), (0.0032, 0.004), (0.0046, 0.01), (0.0035, 0.019), (0.0016, 0.027), (0.0002, 0.034)]
        turned(curved(shape, 5), flame, (x + 0.001, y, top + 0.005), sides=24)
        bulb((x, y, top + 0.03), power, (1, 0.55, 0.22), 0.012)
    return made


def drip_tray(at, radius, material):
    """A saucer of metal for a candle to stand in, at the height of 3 mm."""
    line = [(0, 0.0), (0.7 * radius, 0.0), (radius, 0.007), (1.03 * radius, 0.0085), (1.02 * radius, 0.0095)]
    return turned(curved([*line, (0.98 * radius, 0.0085), (0.7 * radius, 0.003), (0, 0.003)], 6), material, at)


def spectacles(place, wire, lens=None):
    """Round ones, folded, their rims towards -y."""
    parts = []
    glass = lens or pane((0.97, 0.98, 0.97), 0.4)
    for side in (-1, 1):
        ring = [(side * 0.033 + 0.022 * math.cos(a), 0, 0.022 + 0.0205 * math.sin(a)) for a in (i * math.pi / 12 for i in range(24))]
        parts.append(tube(ring, 0.0011, wire, closed=True))
        disc = surface(
            lambda u, v,
            s=side: (s * 0.033 + 0.0215 * v * math.cos(2 * math.pi * u), 0.0, 0.022 + 0.02 * v * math.sin(2 * math.pi * u)), 33,
            4, glass,
        )
        parts.append(disc)
        hinge = (side * 0.0565, 0.002, 0.026)
        bow = [
            hinge, (side * 0.058, 0.01, 0.025), (side * 0.02, 0.012 + 0.006 * (side > 0), 0.012),
            (-side * 0.04, 0.014 + 0.006 * (side > 0), 0.004), (-side * 0.052, 0.015, 0.001),
        ]
        parts.append(tube(bow, 0.0011, wire))
    parts.append(tube([(-0.0115, 0, 0.026), (-0.006, -0.002, 0.031), (0.006, -0.002, 0.031), (0.0115, 0, 0.026)], 0.0012, wire))
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    return parts


def pencil(at, turn, length=0.17, colour=(0.5, 0.06, 0.04)):
    """Lies on its side: lacquered wood with its maker's gilt, sharpened so that the lacquer ends in scallops."""
    x, y, z = at
    radius = 0.0036
    place = Matrix.Translation((x, y, z + 0.87 * radius)) @ Euler((math.pi / 2, 0, turn)).to_matrix().to_4x4()
    paint = Material("pencil", colour, 0.22, Clearcoat=0.8, Clearcoat_Roughness=0.08)
    cedar, lead = Material("cedar", rough=0.75, Specular=0.2), Material("lead", (0.03, 0.03, 0.035), 0.35)
    fibres = cedar.noise(cedar.stretch(cedar.place(), 1500, 1500, 90), 1.0, 3)
    cedar.set("Base Color", cedar.ramp(fibres, (0.3, (0.36, 0.19, 0.085)), (0.7, (0.6, 0.38, 0.2)))).bump(fibres, 0.3, 0.0003)
    cone, tip = 0.016, 0.0009

    def side(turning):
        """How far out a hexagon with worn edges is; it lies on a flat."""
        return min(0.96 * radius, 0.87 * radius / math.cos(turning % (math.pi / 3) - math.pi / 6))

    def body(u, v):
        turning = 2 * math.pi * u
        far = side(turning)
        # The cone cuts the corners of a hexagon farther back than its sides.
        end = length / 2 - cone * (far - 0.87 * radius) / radius - 0.0003 * math.sin(5 * turning)
        return (far * math.cos(turning), far * math.sin(turning), -length / 2 + v * (end + length / 2))

    def shaved(u, v):
        turning = 2 * math.pi * u
        x, y, foot = body(u, 1.0)
        share = tip / radius + (1 - tip / radius) * (1 - v)
        return (x * share, y * share, foot + (length / 2 + cone - foot) * v)

    parts = [surface(body, 121, 3, paint, "pencil"), surface(shaved, 121, 12, cedar, "shaved")]
    parts.append(turned([(tip, length / 2 + cone), (0.0001, length / 2 + cone + 0.004)], lead, sides=16))
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    return parts


def spread(x, y, width, depth, colour, turn=0.0, waves=1.0, seed=2, material=None):
    """A cloth that lies as somebody left it, with the creases of an iron; waves in multiples of three millimetres."""
    chance = random.Random(seed)
    ridges = [(chance.uniform(0, 6.28), chance.uniform(2, 7), chance.uniform(0, 6.28), chance.uniform(0.3, 1)) for _ in range(7)]

    def cloth(u, v):
        lift = 0.0
        for lean, often, phase, high in ridges:
            along = (u - 0.5) * math.cos(lean) + (v - 0.5) * math.sin(lean)
            lift += high * max(0.0, math.sin(often * 2.2 * along + phase)) ** 3
        px, py = width * (u - 0.5), depth * (v - 0.5)
        fold = 0.0
        for often, mark in ((5.0, 3.1), (9.0, 8.3)):
            line = abs(noise.noise(Vector((often * px + 0.6 * mark, often * py, mark + seed))))
            fold += max(0.0, 1 - line / 0.16) ** 2 / often * max(0.0, 0.5 + noise.noise(Vector((3 * px, 3 * py, mark))))
        sway = 0.012 * math.sin(4 * v + seed) * width
        high = 0.0015 + 0.003 * waves * lift + 0.012 * fold
        return (px + sway, py + 0.015 * depth * math.sin(5 * u), high)

    fine = min(320, max(60, round(260 * max(width, depth))))
    made = surface(cloth, fine, fine, material or linen(colour))
    made.location, made.rotation_euler = (x, y, 0), (0, 0, turn)
    return made


def teacup(at, turn, glaze, drink):
    """A cup on its saucer, full of `drink` (a material), its handle towards `turn` degrees."""
    x, y, z = at
    saucer = [(0, 0.004), (0.03, 0.004), (0.034, 0.0075), (0.056, 0.0105), (0.071, 0.0165), (0.0722, 0.018)]
    turned([*saucer, (0.07, 0.0185), (0.055, 0.0135), (0.034, 0.0105), (0, 0.0105)], glaze, at)
    outside = [(0, 0.012), (0.022, 0.012), (0.024, 0.016), (0.034, 0.03), (0.0425, 0.055), (0.044, 0.067)]
    inside = [(0.0432, 0.068), (0.042, 0.067), (0.04, 0.055), (0.031, 0.03), (0, 0.018)]
    turned(outside + inside, glaze, (x, y, z + 0.001))
    turned([(0, 0.0602), (0.0405, 0.0602), (0.0416, 0.0615)], drink, at)
    bow = [(0.0405 + 0.018 * math.sin(math.pi * t / 12), 0.0, 0.058 - 0.032 * t / 12) for t in range(13)]
    loop = tube(bow, 0.0036, glaze)
    loop.matrix_world = Matrix.Translation((x, y, z + 0.001)) @ Matrix.Rotation(math.radians(turn), 4, "Z")


def brass_stick(at, brass, height=0.12):
    """A turned candlestick; the candle stands at its height."""
    line = [(0, 0), (0.045, 0), (0.047, 0.006), (0.03, 0.014), (0.012, 0.024), (0.009, 0.04), (0.016, 0.05), (0.009, 0.06)]
    top = [(0.008, height - 0.03), (0.014, height - 0.02), (0.017, height - 0.004), (0.022, height), (0.012, height)]
    return turned(curved(line + top, 6), brass, at, sides=64)


def pearls(points, radius, material):
    """Balls side by side along a line."""
    made, last = [], None
    for point in curved(points, 40):
        if last is None or math.dist(point, last) >= 2.02 * radius:
            made.append(ball(radius, point, material, 20))
            last = point
    return made
