"""What the sea leaves on a beach: starfish, scallops, snails, pebbles; sand."""

import math
import random

from mathutils import Vector, noise

from .nodes import Material
from .shapes import surface


def sand(dark=(0.38, 0.24, 0.12), light=(0.74, 0.55, 0.34), rough=0.95):
    """Dry: grains of all tones, some of them glassy."""
    made = Material("sand", light, rough, Specular=0.15)
    place = made.place()
    grains = made.noise(place, 1100, 2, 0.7)
    clouds = made.noise(place, 5, 6, 0.6)
    toned = made.ramp(
        made.mix(0.6, clouds, grains), (0.34, dark), (0.52, light), (0.72, tuple(min(1.0, 1.25 * part) for part in light))
    )
    black = made.ramp(made.noise(place, 1900, 1, 0.4), (0.71, 0.0), (0.75, 0.7))
    made.set("Base Color", made.mix(black, toned, (0.1, 0.06, 0.04)))
    return made.bump(made.mix(0.6, grains, made.noise(place, 260, 4, 0.65)), 0.6, 0.0016)


def starfish(place, size, colour=(0.62, 0.17, 0.045), seed=1):
    """Five arms, rough with knobs in rows; it lies on the ground."""
    chance = random.Random(seed)
    skin = Material("starfish", colour, 0.7, Specular=0.25, Subsurface=0.1)
    skin.set("Subsurface Radius", (0.006, 0.002, 0.001))
    spot = skin.place()
    knobs = skin.node("TexVoronoi", settings={"feature": "SMOOTH_F1"}, Vector=spot, Scale=260.0)
    pale = skin.ramp(knobs, (0.12, 1.0), (0.34, 0.0))
    pale_tone = tuple(min(1.0, 1.5 * part + 0.12) for part in colour)
    skin.set(
        "Base Color",
        skin.mix(
            pale, skin.ramp(skin.noise(spot, 50, 4), (0.35, tuple(0.6 * part for part in colour)), (0.65, colour)), pale_tone
        ),
    )
    skin.bump(skin.ramp(knobs, (0.05, 1.0), (0.5, 0.0)), 0.9, 0.0025)
    bends = [chance.uniform(-0.2, 0.2) for _ in range(5)]
    longs = [chance.uniform(0.9, 1.08) for _ in range(5)]

    def at(u, v):
        turn = 2 * math.pi * u
        arm = round(turn / (2 * math.pi / 5)) % 5
        off = math.remainder(turn - arm * 2 * math.pi / 5, 2 * math.pi)
        far = size * (0.3 + 0.7 * longs[arm] * max(0.0, 1 - abs(off) / 0.628) ** 1.7)
        bent = arm * 2 * math.pi / 5 + off + bends[arm] * v * v * (1 - abs(off) / 0.628)
        ridge = math.exp(-((off * (0.3 + 1.2 * v) / 0.16) ** 2))
        high = 0.17 * size * math.sqrt(max(0.0, 1 - v**2.4)) * (0.75 + 0.35 * ridge)
        return (far * v * math.cos(bent), far * v * math.sin(bent), high)

    made = surface(at, 361, 50, skin, "starfish")
    made.matrix_world = place
    return made


def scallop(place, size, inner=(0.85, 0.66, 0.52), rim=(0.6, 0.24, 0.15), ribs=17, seed=1):
    """One shell, its hollow down; the hinge at the origin, it opens along +y."""
    shell = Material("scallop", inner, 0.4, Specular=0.5, Clearcoat=0.2)
    spot = shell.place("UV")
    along = shell.node("SeparateXYZ", 1, Vector=spot)
    rings = shell.ramp(shell.noise(shell.stretch(spot, 0.5, 17, 1), 1.0, 3, 0.6), (0.38, 0.0), (0.62, 1.0))
    zoned = shell.mix(rings, inner, rim)
    shell.set("Base Color", shell.mix(shell.ramp(along, (0.1, 0.85), (0.8, 0.25)), shell.mix(0.4, rim, zoned), zoned))
    shell.bump(shell.noise(shell.stretch(spot, 3, 110, 1), 1.0, 3), 0.3, 0.0012)

    def at(u, v):
        way = (u - 0.5) * 2.35
        rib = 0.5 + 0.5 * math.cos(2 * math.pi * ribs * u)
        far = size * v * (0.72 + 0.28 * math.cos(0.95 * way)) * (1 + 0.018 * rib * v)
        lift = size * (0.34 * math.sin(math.pi * min(1.0, 0.12 + 0.88 * v)) ** 0.75 * math.cos(way * 0.62) + 0.03 * v * rib)
        return (far * math.sin(way), far * math.cos(way), max(0.0, lift))

    made = surface(at, 17 * 14 + 1, 60, shell, "scallop")
    made.matrix_world = place
    for side in (-1, 1):
        ear = surface(
            lambda u, v: (side * size * 0.26 * u, size * (0.14 * v - 0.015 + 0.05 * u * v), size * (0.09 + 0.02 * v)),
            12,
            8,
            shell,
            "ear",
        )
        ear.matrix_world = place
    return made


def snail(place, size, colour=(0.8, 0.68, 0.52), bands=(0.45, 0.24, 0.13), turns=5.2):
    """A turret shell that lies along +y, its mouth at the origin."""
    shell = Material("snail", colour, 0.35, Specular=0.5, Clearcoat=0.25)
    spot = shell.place("UV", (1, 1, 1))
    lines = shell.ramp(shell.noise(shell.stretch(spot, 9, 130, 1), 1.0, 3, 0.6), (0.42, 0.0), (0.6, 0.8))
    shell.set("Base Color", shell.mix(lines, colour, bands))
    shell.bump(shell.noise(shell.stretch(spot, 6, 300, 1), 1.0, 2), 0.3, 0.0008)

    def at(u, v):
        grown = math.exp(-0.42 * turns * v)
        turn, round_ = 2 * math.pi * turns * v, 2 * math.pi * u
        radius, thick = 0.2 * size * grown, 0.19 * size * grown
        way = size * (1 - grown)
        out = radius + thick * math.cos(round_)
        return (
            out * math.cos(turn),
            way * 1.15 + 1.25 * thick * math.sin(round_),
            0.3 * size * grown + out * math.sin(turn),
        )

    made = surface(at, 36, 420, shell, "snail")
    made.matrix_world = place
    return made


def pebble(place, size, material, seed=1):
    mark = Vector((7.1 * seed, 0, 0))

    def at(u, v):
        turn, rise = 2 * math.pi * u, math.pi * (v - 0.5)
        way = Vector((math.cos(rise) * math.cos(turn), math.cos(rise) * math.sin(turn), math.sin(rise)))
        radius = size * (1 + 0.25 * noise.noise(way * 1.1 + mark))
        return (1.15 * radius * way.x, 0.85 * radius * way.y, 0.5 * radius * way.z)

    made = surface(at, 40, 24, material, "pebble")
    made.matrix_world = place
    return made
