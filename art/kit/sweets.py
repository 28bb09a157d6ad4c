"""Sweets: macarons, wrapped bonbons, sugar canes, sugar pearls. Metres; each stands on the ground of its matrix."""

import math
import random

from mathutils import Matrix, Vector, noise

from .nodes import Material
from .shapes import curved, surface, turned


def shell_of(colour):
    """A macaron's baked shell: matt, faintly pitted, its foot paler and torn."""
    made = Material("macaron", colour, 0.55, Specular=0.3, Subsurface=0.1)
    made.set("Subsurface Radius", (0.004, 0.003, 0.002))
    place = made.place()
    specks = made.ramp(made.noise(place, 420, 2), (0.62, 0.0), (0.7, 0.35))
    # It browned a little where it is thin; the foot is paler.
    round_by = made.node("SeparateXYZ", 1, Vector=made.place("UV"))
    baked = made.ramp(round_by, (0.0, (1.06, 1.0, 0.94)), (0.5, (1.0, 1.0, 1.0)), (0.6, (0.86, 0.74, 0.6)), (0.68, (1.1, 1.06, 0.98)))
    cloud = made.ramp(made.noise(place, 55, 3), (0.3, 0.9), (0.7, 1.06))
    toned = made.multiply(made.multiply(made.mix(specks, colour, tuple(0.6 * part for part in colour)), baked), cloud)
    made.set("Base Color", toned)
    return made.bump(made.mix(0.5, made.noise(place, 380, 4, 0.6), made.noise(place, 90, 3)), 0.34, 0.0008)


def macaron(place, radius, shell, cream, seed=1):
    """Two shells with cream between them; about z."""

    def half(u, v, up):
        turn = 2 * math.pi * u
        # From the middle of the top over the rim, down the ragged foot.
        if v < 0.62:
            angle = v / 0.62 * math.pi / 2
            far, high = 0.95 * math.sin(angle) ** 0.8, 0.3 + 0.34 * math.cos(angle) ** 1.2
        else:
            down = (v - 0.62) / 0.38
            ruffles = noise.noise(Vector((11 * math.cos(turn), 11 * math.sin(turn), 4 * down + seed)))
            bubbles = abs(noise.noise(Vector((26 * math.cos(turn), 26 * math.sin(turn), 11 * down + seed))))
            torn = (0.12 * ruffles + 0.1 * (bubbles - 0.3)) * math.sin(math.pi * min(1.0, down + 0.2))
            # The foot has run out beyond the shell as it rose.
            far = 0.95 + 0.14 * math.sin(math.pi * min(1.0, 0.15 + down)) + torn - 0.12 * max(0.0, down - 0.8)
            high = 0.3 - 0.22 * down
        uneven = 1 + 0.012 * noise.noise(Vector((2 * math.cos(turn), 2 * math.sin(turn), seed)))
        return (radius * far * uneven * math.cos(turn), radius * far * uneven * math.sin(turn), up * radius * high)

    for up in (-1, 1):
        made = surface(lambda u, v, up=up: half(u, v, up), 200, 84, shell, "macaron")
        made.matrix_world = place @ Matrix.Translation((0, 0, 0.64 * radius))
    filling = turned(
        [
            (0.0, -0.12 * radius),
            (0.86 * radius, -0.12 * radius),
            (0.93 * radius, 0.0),
            (0.86 * radius, 0.12 * radius),
            (0.0, 0.12 * radius),
        ],
        cream,
        sides=64,
    )
    filling.matrix_world = place @ Matrix.Translation((0, 0, 0.64 * radius))


def striped(colour, ground, turns, lean=1.0, rough=0.2):
    """Sugar in two colours that wind around: `turns` along v, `lean` stripes around u."""
    made = Material("striped", ground, rough, Clearcoat=0.6, Clearcoat_Roughness=0.06, Subsurface=0.06)
    made.set("Subsurface Radius", (0.004, 0.002, 0.002))
    place = made.place("UV", (lean, turns, 1))
    way = made.math("ADD", made.node("SeparateXYZ", 0, Vector=place), made.node("SeparateXYZ", 1, Vector=place))
    share = made.math("FRACT", way)
    band = made.ramp(
        share,
        (0.0, 1.0),
        (0.34, 1.0),
        (0.37, 0.0),
        (0.56, 0.0),
        (0.57, 0.8),
        (0.62, 0.8),
        (0.63, 0.0),
        (0.97, 0.0),
        (1.0, 1.0),
    )
    made.set("Base Color", made.mix(band, ground, colour))
    return made.bump(made.noise(made.place(), 240, 3), 0.06, 0.0006)


def cane(place, long, thick, material, hook=0.3):
    """A sugar cane that lies along +y; its crook bends to +x."""
    radius = 0.5 * hook * long
    line = [(0, 0.1 * step * (long - radius), 0) for step in range(11)]
    line += [
        (radius * (1 - math.cos(a)), long - radius + radius * math.sin(a), 0)
        for a in (math.pi * step / 12 for step in range(1, 12))
    ]
    line = [Vector(point) for point in curved(line, 6)]
    last = len(line) - 1

    def at(u, v):
        number = min(last - 1, int(v * last))
        here = line[number].lerp(line[number + 1], v * last - number)
        along = (line[number + 1] - line[number]).normalized()
        side = along.cross(Vector((0, 0, 1)))
        turn = 2 * math.pi * u
        # Both ends are rounded.
        end = min(v, 1 - v) * long * 1.3 / thick
        r = thick * math.sqrt(max(0.0, 1 - (1 - min(1.0, end)) ** 2))
        return tuple(here + side * r * math.cos(turn) + Vector((0, 0, thick + r * math.sin(turn))))

    made = surface(at, 48, 240, material, "cane")
    made.matrix_world = place
    return made


def foil(colour, ground, stripes=9, dull=0.0):
    """`dull` makes waxed paper of it: white where it was creased, its gloss in patches."""
    made = Material("foil", colour, 0.24 + 0.2 * dull, Metallic=0.35 * (1 - dull), Specular=0.6, Clearcoat=0.3 * (1 - dull))
    place = made.place("UV", (stripes, 1, 1))
    share = made.math("PINGPONG", made.node("SeparateXYZ", 0, Vector=place), 0.5)
    print_of = made.mix(made.ramp(share, (0.22, 0.0), (0.26, 1.0)), colour, ground)
    made.set("Base Color", print_of)
    creased = made.noise(made.stretch(made.place("UV"), 34, 5, 1), 1.0, 4, 0.6)
    if dull > 0:
        wrinkles = made.noise(made.stretch(made.place("UV"), 11, 5, 1), 1.0, 5, 0.62)
        lines = made.math("ABSOLUTE", made.math("SUBTRACT", wrinkles, 0.5))
        rubbed = made.ramp(lines, (0.0, 0.7 * dull), (0.014, 0.3 * dull), (0.035, 0.0))
        made.set("Base Color", made.mix(rubbed, print_of, (0.8, 0.76, 0.68)))
        made.set("Roughness", made.ramp(made.noise(made.place(), 260, 4, 0.6), (0.35, 0.32), (0.65, 0.62)))
        creased = made.mix(0.5, creased, made.ramp(lines, (0.0, 1.0), (0.06, 0.0)))
    return made.bump(creased, 0.4 + 0.3 * dull, 0.0012)


def bonbon(place, radius, paper, seed=1, crumpled=0.0):
    """A sweet in paper whose ends are twisted; along x. `crumpled` is how far its paper stands off the sweet."""
    chance = random.Random(seed)
    mark = chance.uniform(0, 99)

    def at(u, v):
        x, turn = 2 * v - 1, 2 * math.pi * u
        away = abs(x)
        creases = 0.5 + 0.5 * math.sin(13 * turn + 3 * math.sin(2 * turn + mark) + math.copysign(7 * away, x))
        if away < 0.44:
            far = math.sqrt(max(0.0, 1 - (away / 0.5) ** 2.6)) * (1 - 0.03 * creases * (away / 0.44) ** 3)
        elif away < 0.54:
            far = 0.2 + 0.25 * ((0.54 - away) / 0.1) ** 2 - 0.05 * creases
        else:
            fan = (away - 0.54) / 0.46
            far = 0.2 + 0.85 * fan**0.9 * (0.72 + 0.28 * creases)
        if crumpled > 0:
            fold = noise.noise(Vector((2.2 * x + 1.1 * math.cos(turn), 2.6 * math.cos(turn), 2.6 * math.sin(turn) + mark)))
            far *= 1 + crumpled * (0.5 - abs(2 * fold)) * min(1.0, 0.3 + 2 * away)
        flat = 1.0 if away < 0.5 else 1 - 0.72 * min(1.0, (away - 0.5) / 0.25)
        spin = turn + math.copysign(0.9 * max(0.0, away - 0.44), x)
        return (
            2.1 * radius * x,
            radius * far * math.cos(spin),
            radius * (0.95 + far * flat * math.sin(spin) + (0.1 * creases if away > 0.54 else 0.0)),
        )

    made = surface(at, 160, 150, paper, "bonbon")
    made.matrix_world = place
    return made
