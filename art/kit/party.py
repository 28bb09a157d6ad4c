"""What is hung up and strewn at feasts: lights on a wire, clothes-pegs, baubles, presents, confetti."""

import math
import random

from mathutils import Matrix

from .nodes import Material
from .shapes import ball, box, curved, surface, tube, turned


def sagging(start, end, sag, count=24):
    """Points of a line that hangs between two others."""
    points = []
    for at in range(count + 1):
        t = at / count
        point = [a + (b - a) * t for a, b in zip(start, end)]
        point[2] -= 4 * sag * t * (1 - t)
        points.append(tuple(point))
    return points


def fairy_lights(points, pitch=0.09, colour=(1.0, 0.6, 0.26), strength=11.0, radius=0.0042, seed=3):
    """Small lamps on a thin wire, each turned its own way."""
    chance = random.Random(seed)
    wire = Material("wire", (0.3, 0.2, 0.09), 0.3, Metallic=0.9)
    lamp = Material("lamp", (0, 0, 0), Emission=colour, Emission_Strength=strength)
    tube(points, 0.0008, wire)
    last = None
    for point in curved(points, 12):
        if last is not None and math.dist(point, last) < pitch:
            continue
        last = point
        off = [chance.uniform(-1.6, 1.6) * radius for _ in range(2)]
        ball(radius, (point[0] + off[0], point[1] - abs(off[1]), point[2] - 1.5 * radius), lamp, 14, (1, 1, 1.4))


def peg(place, tone=(0.55, 0.38, 0.2)):
    """A small clothes-peg of wood, its jaws around y = 0, pointing down."""
    wood = Material("peg", tone, 0.7)
    steel = Material("spring", (0.6, 0.6, 0.62), 0.3, Metallic=1.0)
    parts = []
    for side in (-1, 1):
        parts.append(box((0.0075, 0.0042, 0.046), (0, side * 0.0034, 0.004), wood, (side * 0.06, 0, 0), edge=0.0008))
    for up in (-0.0012, 0.0, 0.0012):
        parts.append(
            tube(
                [
                    (-0.0046, -0.0062, 0.006 + up), (0.0046, -0.0062, 0.006 + up), (0.0046, 0.0062, 0.006 + up),
                    (-0.0046, 0.0062, 0.006 + up),
                ],
                0.0006, steel, closed=True,
            ),
        )
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    return parts


def bauble(at, radius, colour, hook, rough=0.12):
    """A ball of blown glass, mirrored within: lacquer over metal."""
    glass = Material("bauble", colour, rough, Metallic=0.85, Clearcoat=1.0, Clearcoat_Roughness=0.02)
    x, y, z = at
    ball(radius, at, glass, 64)
    cap = [(0.0, 0.2), (0.2, 0.2), (0.22, 0.17), (0.21, 0.0), (0.25, -0.03)]
    turned([(r * radius, up * radius) for r, up in cap], hook, (x, y, z + 0.97 * radius), sides=32)
    ring = [(0.1 * radius * math.cos(a), 0, 0.1 * radius * math.sin(a)) for a in (i * math.pi / 6 for i in range(12))]
    made = tube(ring, 0.022 * radius, hook, closed=True)
    made.location = (x, y, z + 1.25 * radius)
    return made


def bow(place, width, ribbon):
    """A bow of ribbon that lies on z = 0: four loops, two ends and a knot."""
    parts = []
    for turn, long, tall in ((0.35, 1.0, 0.62), (math.pi - 0.35, 1.0, 0.62), (-0.5, 0.85, 0.45), (math.pi + 0.5, 0.85, 0.45)):

        def loop(u, v, turn=turn, long=long, tall=tall):
            angle = 2 * math.pi * u
            far = 0.5 * width * long * (1 - math.cos(angle)) / 2
            high = 0.3 * width * tall * (0.5 + 0.75 * math.sin(angle) * (1 - math.cos(angle)) / 2)
            side = 0.2 * width * (v - 0.5) * (0.35 + 0.65 * (1 - math.cos(angle)) / 2)
            return (far * math.cos(turn) - side * math.sin(turn), far * math.sin(turn) + side * math.cos(turn), high)

        parts.append(surface(loop, 60, 7, ribbon))
    for turn in (-1.15, -2.0):

        def end(u, v, turn=turn):
            far = 0.62 * width * u
            side = 0.19 * width * (v - 0.5)
            notch = 0.07 * width * (1 - abs(2 * v - 1)) * u
            high = 0.02 * width + 0.05 * width * math.sin(5 * u) * (1 - u)
            return (
                (far - notch) * math.cos(turn) - side * math.sin(turn), (far - notch) * math.sin(turn) + side * math.cos(turn),
                high,
            )

        parts.append(surface(end, 30, 7, ribbon))
    parts.append(ball(0.085 * width, (0, 0, 0.13 * width), ribbon, 24, (1, 1.1, 0.8)))
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    return parts


def present(place, width, depth, height, paper, ribbon, with_bow=True):
    """A wrapped box on z = 0 with a ribbon both ways."""
    parts = [box((width, depth, height), (0, 0, height / 2), paper, edge=0.003)]
    band, lift = 0.13 * min(width, depth), 0.0012
    parts.append(box((band, depth + 2 * lift, height + 2 * lift), (0, 0, height / 2), ribbon, edge=0.0008))
    parts.append(box((width + 2 * lift, band, height + 2 * lift), (0, 0, height / 2), ribbon, edge=0.0008))
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    if with_bow:
        parts += bow(place @ Matrix.Translation((0, 0, height + lift)), 0.62 * min(width, depth), ribbon)
    return parts


def satin(colour, rough=0.28):
    made = Material("satin", colour, rough, Sheen=0.6, Anisotropic=0.6, Specular=0.6)
    return made.bump(made.noise(made.stretch(made.place("UV"), 6, 160, 1), 1, 3), 0.08, 0.001)
