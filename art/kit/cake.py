"""A birthday cake: layers of sponge and cream, icing that ran down, rosettes, candles with flames."""

import math
import random

from mathutils import Matrix, Vector, noise

from .light import bulb
from .nodes import Material
from .shapes import surface, turned


def sponge_of(colour=(0.62, 0.36, 0.13)):
    made = Material("sponge", colour, 0.9, Specular=0.15)
    place = made.place()
    crumbs = made.mix(0.5, made.noise(place, 60, 6, 0.68), made.noise(place, 220, 4, 0.6))
    made.set(
        "Base Color",
        made.ramp(
            crumbs,
            (0.34, tuple(0.55 * part for part in colour)),
            (0.6, colour),
            (0.75, tuple(min(1.0, 1.35 * part) for part in colour)),
        ),
    )
    return made.bump(crumbs, 0.8, 0.006)


def cream_of(colour=(0.86, 0.8, 0.68)):
    made = Material("cream", colour, 0.45, Specular=0.35, Subsurface=0.12)
    made.set("Subsurface Radius", (0.01, 0.008, 0.006))
    return made.bump(made.noise(made.place(), 50, 4), 0.1, 0.003)


def icing_of(colour=(0.8, 0.22, 0.34)):
    made = Material("icing", colour, 0.16, Specular=0.5, Clearcoat=0.7, Clearcoat_Roughness=0.06, Subsurface=0.12)
    made.set("Subsurface Radius", (0.012, 0.005, 0.005))
    return made.bump(made.noise(made.place(), 26, 3), 0.06, 0.004)


def rosette(place, radius, material):
    """Piped from a star nozzle: ridges that wind up to a peak."""

    def at(u, v):
        turn = 2 * math.pi * u
        shape = (1 - v) ** 0.75 * (1 + 0.25 * math.sin(3.4 * math.pi * v))
        far = radius * shape * (0.84 + 0.16 * math.cos(7 * (turn + 2.4 * v)))
        return (far * math.cos(turn), far * math.sin(turn), 1.25 * radius * v**0.9)

    made = surface(at, 112, 30, material, "rosette")
    made.matrix_world = place
    return made


def cake(at, radius, tones, seed=1):
    """Two layers on a plate; `tones` are the candles' colours. It stands at a point of the table; returns how tall it is."""
    chance = random.Random(seed)
    sponge, cream, icing = sponge_of(), cream_of(), icing_of()
    china = Material("china", (0.84, 0.83, 0.81), 0.14, Clearcoat=0.6)
    x, y, z = at
    tall = 0.3 * radius
    turned(
        [
            (0, 0.0),
            (0.9 * radius, 0.0),
            (1.3 * radius, 0.06 * radius),
            (1.33 * radius, 0.08 * radius),
            (1.3 * radius, 0.085 * radius),
            (0.9 * radius, 0.03 * radius),
            (0, 0.03 * radius),
        ],
        china,
        at,
    )
    level = z + 0.03 * radius
    for layer in range(2):

        def side(u, v, level=level, layer=layer):
            turn = 2 * math.pi * u
            rough = 0.012 * noise.noise(Vector((6 * math.cos(turn), 6 * math.sin(turn), 5 * v + 9 * layer)))
            far = radius * (1 + rough - 0.03 * (abs(2 * v - 1) ** 4))
            return (x + far * math.cos(turn), y + far * math.sin(turn), level + tall * v)

        surface(side, 260, 40, sponge, "sponge")
        level += tall
        if layer == 0:

            def filling(u, v, level=level):
                turn, round_ = 2 * math.pi * u, math.pi * (v - 0.5)
                lumps = 0.03 * noise.noise(Vector((9 * math.cos(turn), 9 * math.sin(turn), 2)))
                far = radius * (0.98 + lumps + 0.04 * math.cos(round_))
                return (x + far * math.cos(turn), y + far * math.sin(turn), level + 0.05 * radius * (1 + math.sin(round_)))

            surface(filling, 260, 24, cream, "filling")
            level += 0.1 * radius
    drips = [
        (chance.uniform(0, 2 * math.pi), chance.uniform(0.2, 0.62) * tall * 1.6, chance.uniform(0.05, 0.085))
        for _ in range(34)
    ]

    def glaze(u, v):
        turn = 2 * math.pi * u
        run = 0.14 * tall
        for middle, long, wide in drips:
            off = math.remainder(turn - middle, 2 * math.pi) / wide
            run = max(run, long * math.exp(-(off**4)))
        if v < 0.5:
            far = radius * 1.015 * (v / 0.5) ** 0.9
            return (
                x + far * math.cos(turn),
                y + far * math.sin(turn),
                level
                + 0.035 * radius
                + 0.004
                * radius
                * noise.noise(Vector((5 * far / radius * math.cos(turn), 5 * far / radius * math.sin(turn), 1))),
            )
        t = (v - 0.5) / 0.5
        bead = 0.025 * math.sin(math.pi * min(1.0, t)) + 0.02 * math.exp(-(((t - 0.86) / 0.1) ** 2)) * min(1.0, run / tall)
        end = math.sqrt(max(0.0, 1 - max(0.0, (t - 0.88) / 0.12) ** 2))
        far = radius * (0.995 + (0.02 + bead) * end)
        return (x + far * math.cos(turn), y + far * math.sin(turn), level + 0.035 * radius - run * t)

    surface(glaze, 900, 90, icing, "glaze")
    top = level + 0.035 * radius
    for number in range(16):
        turn = 2 * math.pi * number / 16
        rosette(
            Matrix.Translation((x + 0.82 * radius * math.cos(turn), y + 0.82 * radius * math.sin(turn), top)),
            0.125 * radius,
            cream,
        )
    for number in range(30):
        turn = 2 * math.pi * number / 30
        rosette(
            Matrix.Translation((x + 1.04 * radius * math.cos(turn), y + 1.04 * radius * math.sin(turn), z + 0.03 * radius)),
            0.1 * radius,
            cream,
        )
    flame = Material("flame", (0, 0, 0), Emission=(1.0, 0.56, 0.16), Emission_Strength=14.0)
    wick = Material("wick", (0.02, 0.016, 0.012), 0.9)
    for number, tone in enumerate(tones):
        turn = 2 * math.pi * (number + 0.3) / len(tones)
        px, py, high = x + 0.5 * radius * math.cos(turn), y + 0.5 * radius * math.sin(turn), 0.62 * radius
        wax = Material("wax", tone, 0.35, Subsurface=0.2)
        spot = wax.place("UV", (1, 9, 1))
        way = wax.math("ADD", wax.node("SeparateXYZ", 0, Vector=spot), wax.node("SeparateXYZ", 1, Vector=spot))
        wax.set(
            "Base Color",
            wax.mix(
                wax.ramp(wax.math("FRACT", way), (0.48, 0.0), (0.52, 1.0)),
                tone,
                (0.85, 0.83, 0.8),
            ),
        )
        turned(
            [(0.036 * radius, top + high * step / 8) for step in range(9)] + [(0.0, top + high)], wax, (px, py, 0), sides=32
        )
        turned(
            [(0.006 * radius, top + high), (0.005 * radius, top + 1.12 * high), (0.0, top + 1.13 * high)],
            wick,
            (px, py, 0),
            sides=12,
        )
        drop = [
            (0.05 * radius * math.sin(math.pi * t) ** 0.8 * (1 - 0.55 * t), 0.2 * radius * t)
            for t in (step / 20 for step in range(21))
        ]
        turned([(r, top + 1.08 * high + h) for r, h in drop], flame, (px, py, 0), sides=32)
        bulb((px, py, top + 1.2 * high), 0.25 * radius / 0.2, (1.0, 0.6, 0.28), 0.03)
    return top + 1.3 * high - z
