"""Colours in pans and the brushes for them."""

import math

from mathutils import Matrix, Vector, noise

from .materials import metal
from .nodes import Material
from .shapes import box, surface, turned


def paint_brush(place, long, lacquer, hair, paint, r=0.0034):
    """A round brush along +x, its tip first: paint still in the hair, a seamed ferrule, a lacquered handle that swells and thins."""
    sable = Material("sable", hair, 0.7)
    strands = sable.noise(sable.stretch(sable.place(), 900, 900, 30), 1.0, 3)
    far = sable.math("DIVIDE", sable.node("SeparateXYZ", 2, Vector=sable.place()), 0.022)
    dipped = sable.mix(
        sable.ramp(far, (0.45, 0.0), (0.85, 1.0)),
        sable.ramp(strands, (0.3, tuple(0.5 * part for part in hair)), (0.7, hair)),
        paint,
    )
    sable.set("Base Color", dipped).bump(strands, 0.6, 0.0006)
    steel = metal((0.68, 0.66, 0.6), 0.22, 0.06)
    turn = place @ Matrix.Translation((0, 0, r * 1.3)) @ Matrix.Rotation(math.radians(90), 4, "Y")
    tip = turned([(0.8 * r, 0), (1.12 * r, 0.006), (0.9 * r, 0.013), (0.4 * r, 0.019), (0.0002, 0.0225)], sable, sides=40)
    tip.matrix_world = turn
    ferrule = turned(
        [
            (0.86 * r, 0.0005),
            (0.9 * r, -0.002),
            (0.98 * r, -0.009),
            (1.05 * r, -0.0095),
            (1.0 * r, -0.0104),
            (1.05 * r, -0.0115),
            (1.02 * r, -0.024),
        ],
        steel,
        sides=40,
    )
    ferrule.matrix_world = turn
    wood = Material("handle", lacquer, 0.2, Clearcoat=0.8)
    line = [
        (1.0 * r, -0.0238),
        (1.25 * r, -0.03),
        (1.3 * r, -0.045),
        (0.95 * r, -0.45 * long),
        (0.5 * r, -0.8 * long),
        (0.36 * r, -0.97 * long),
        (0.0, -0.98 * long),
    ]
    handle = turned(line, wood, sides=40)
    handle.matrix_world = turn


def paint_box(place, tones, chance):
    """A tin for a pocket, open: two rows of pans that were painted from, the lid with its wells and what dried in them."""
    black = Material("enamel", (0.014, 0.014, 0.016), 0.25, Clearcoat=0.7)
    white = Material("white enamel", (0.72, 0.71, 0.68), 0.18, Clearcoat=0.8)
    smears = white.noise(white.place(), 90, 5, 0.6, 0.6)
    tints = white.ramp(
        white.noise(white.place(), 34, 3),
        (0.3, (0.2, 0.28, 0.4)),
        (0.45, (0.5, 0.3, 0.16)),
        (0.6, (0.3, 0.36, 0.2)),
        (0.75, (0.45, 0.18, 0.16)),
    )
    white.set("Base Color", white.mix(white.ramp(smears, (0.5, 0.0), (0.66, 0.75)), (0.72, 0.71, 0.68), tints))
    plastic = Material("pan", (0.74, 0.73, 0.69), 0.35)
    wide, deep, high = 0.116, 0.052, 0.011

    def tray(x, y, floor, sides):
        parts = [box((wide, deep, 0.0012), (x, y, 0.0006), floor, edge=0.0003)]
        for size, at in (
            ((wide, 0.0012, high), (x, y - deep / 2, high / 2)),
            ((wide, 0.0012, high), (x, y + deep / 2, high / 2)),
            ((0.0012, deep, high), (x - wide / 2, y, high / 2)),
            ((0.0012, deep, high), (x + wide / 2, y, high / 2)),
        ):
            parts.append(box(size, at, sides, edge=0.0005))
        return parts

    parts = tray(0, 0, black, black) + tray(0, deep + 0.0025, white, black)
    for x in (-0.019, 0.019):
        parts.append(box((0.0016, deep, 0.0055), (x, deep + 0.0025, 0.003), white, edge=0.0006))
    for number, tone in enumerate(tones):
        x, y = -0.0475 + 0.019 * (number % 6), -0.0122 + 0.0244 * (number // 6)
        parts.append(box((0.0172, 0.0218, 0.004), (x, y, 0.003), plastic, edge=0.0004))
        for size, at in (
            ((0.0008, 0.0218, 0.0086), (x - 0.0082, y, 0.0053)),
            ((0.0008, 0.0218, 0.0086), (x + 0.0082, y, 0.0053)),
            ((0.0172, 0.0008, 0.0086), (x, y - 0.0105, 0.0053)),
            ((0.0172, 0.0008, 0.0086), (x, y + 0.0105, 0.0053)),
        ):
            parts.append(box(size, at, plastic, edge=0.0003))
        cake = Material("cake", tone, 0.42, Specular=0.45, Clearcoat=0.25)
        rough = cake.noise(cake.place(), 200, 5, 0.66)
        cake.set("Base Color", cake.ramp(rough, (0.34, tuple(0.55 * part for part in tone)), (0.62, tone))).bump(
            rough, 0.5, 0.0008
        )
        worn = chance.uniform(0.0008, 0.0032)
        lean = chance.uniform(-0.25, 0.25), chance.uniform(-0.25, 0.25)

        def hollow(u, v, x=x, y=y, worn=worn, lean=lean):
            far = min(1.0, math.hypot(2 * u - 1 - lean[0], 2 * v - 1 - lean[1]))
            wave = 0.0003 * noise.noise(Vector((6 * u + 40 * x, 6 * v + 40 * y, 1)))
            return (x + 0.0158 * (u - 0.5), y + 0.0204 * (v - 0.5), 0.0088 - worn * (1 - far * far) ** 2 + wave)

        parts.append(surface(hollow, 26, 30, cake))
    for part in parts:
        part.matrix_world = place @ part.matrix_world


def half_pan(place, tone, seed):
    """A half pan of white plastic, its cake hollowed by the brush and still wet in the middle."""
    plastic = Material("pan", (0.74, 0.73, 0.69), 0.3)
    wide, tall, wall, high = 0.0165, 0.0195, 0.0009, 0.009
    parts = [box((wide, tall, 0.001), (0, 0, 0.0006), plastic, edge=0.0003)]
    for size, at in (
        ((wall, tall, high), (-wide / 2, 0, high / 2)),
        ((wall, tall, high), (wide / 2, 0, high / 2)),
        ((wide, wall, high), (0, -tall / 2, high / 2)),
        ((wide, wall, high), (0, tall / 2, high / 2)),
    ):
        parts.append(box(size, at, plastic, edge=0.0003))
    cake = Material("cake", tone, 0.42, Specular=0.45, Clearcoat=0.25)
    rough = cake.noise(cake.place(), 240, 5, 0.66)
    cake.set("Base Color", cake.ramp(rough, (0.34, tuple(0.5 * part for part in tone)), (0.62, tone))).bump(rough, 0.5, 0.0008)

    def hollow(u, v):
        far = min(1.0, math.hypot(2 * u - 0.9, 2 * v - 1.1))
        wave = 0.0003 * noise.noise(Vector((6 * u, 6 * v, seed)))
        return ((wide - wall) * (u - 0.5), (tall - wall) * (v - 0.5), 0.0078 - 0.0028 * (1 - far * far) ** 2 + wave)

    parts.append(surface(hollow, 26, 30, cake))
    for part in parts:
        part.matrix_world = place @ part.matrix_world
