"""What lies about somebody who draws: a coil-bound pad, sticks of conté, charcoal, a stump of paper, crumbs, shavings."""

import math
import random

from mathutils import Matrix, Vector, noise

from .bake import slot
from .materials import metal
from .nodes import Material
from .paper import sheet
from .pastels import chalk
from .shapes import ball, box, cylinder, surface, tube, turned


def pad(wide, tall, at, turn, name, tone, rings=26, leaves=9):
    """A pad bound above by a coil of wire: leaves below, a board, the topmost leaf a slot. Lies on z = 0."""
    place = Matrix.Translation((*at, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    board = Material("board", (0.16, 0.13, 0.1), 0.9)
    back = box((wide + 0.003, tall + 0.002, 0.0016), (0, 0, 0.0008), board, edge=0.0004)
    back.matrix_world = place @ back.matrix_world
    for leaf in range(leaves):
        # Leaves that were turned back do not lie quite on one another.
        own = 0.0007 * math.sin(5.3 * leaf), 0.0007 * math.sin(3.1 * leaf + 1)
        middle = place @ Vector((own[0], own[1], 0))
        sheet(
            wide,
            tall,
            (middle.x, middle.y),
            turn + 0.12 * math.sin(2.3 * leaf),
            0.0022 + 0.0004 * leaf,
            (0, 0.0006),
            thick=0.0003,
            edge=tone,
        )
    lift = 0.0022 + 0.0004 * leaves + 0.0006
    bow = lambda u, v: 0.0009 * math.sin(2.2 * u + 1.1) * (1 - v) + 0.0035 * max(0.0, u - 0.72) ** 2 * (1 - v) * 6
    slot(
        sheet(wide, tall, at, turn, lift, (0.0004, 0.001), thick=0.0003, edge=tone, crease=bow),
        name,
        rough=0.92,
        aspect=wide / tall,
    )
    wire, hole = metal((0.62, 0.62, 0.64), 0.24, 0.05), Material("hole", (0.02, 0.017, 0.014), 0.9)
    for ring in range(rings):
        x, y = wide * ((ring + 0.5) / rings - 0.5) * 0.96, tall / 2 - 0.0065
        punched = cylinder(0.0019, 0.0004, (x, y, lift + 0.0016), hole, sides=24)
        punched.matrix_world = place @ punched.matrix_world
        r = 0.0056
        arc = [
            (x + 0.0016 * (step / 22 - 0.5), y + 0.0046 + r * math.cos(a), 0.0052 + r * math.sin(a))
            for step, a in ((step, math.radians(-150 + 330 * step / 22)) for step in range(23))
        ]
        tube(arc, 0.00062, wire).matrix_world = place


def conte(place, long, tone, wide=0.0062, seed=1, soiled=1.0):
    """A square stick of pressed chalk along +x: broken at its foot, worn aslant and round where it drew, its edges chipped."""
    chance = random.Random(seed)
    edge = lambda: chance.choice((0.785, 2.356, 3.927, 5.498))
    chips = [(edge(), chance.uniform(0.06, 0.95), chance.uniform(0.5, 1)) for _ in range(7)]
    bent = lambda part, sharp: math.copysign(abs(part) ** sharp, part)

    def body(u, v):
        turn = 2 * math.pi * u
        shares = min(1.0, v / 0.05, (1 - v) / 0.09)
        along = min(1.0, max(0.0, (v - 0.05) / 0.86))
        # Where it drew its edges are gone.
        sharp = 0.26 + 0.4 * max(0.0, along - 0.75) / 0.25
        grain = noise.noise(Vector((300 * long * along, 3 * math.cos(turn), 3 * math.sin(turn))))
        out = 0.5 * wide * shares**0.8 * (1 + 0.02 * grain)
        for at, chipped, deep in chips:
            away = math.hypot(1.5 * math.sin(0.5 * (turn - at)), (along - chipped) * long / (0.7 * wide))
            out *= 1 - 0.2 * deep * math.exp(-((2.4 * away) ** 2))
        y, z = out * bent(math.cos(turn), sharp), out * bent(math.sin(turn), sharp)
        foot = 0.0009 * noise.noise(Vector((700 * y, 700 * z, seed))) + 0.12 * y
        face = long - 0.9 * (z + 0.5 * wide) - 0.25 * y - 0.0014 * (y * y + z * z) / (wide * wide)
        return (max(foot, min(long * along, face)), y, z + 0.5 * wide)

    made = surface(body, 72, 110, chalk(tone, soiled), "conte")
    made.matrix_world = place
    return made


def charcoal(place, long, seed=1, r=0.0036):
    """A charred twig of willow along +x: crooked, cracked across, broken at its ends."""
    made = Material("charcoal", (0.018, 0.017, 0.017), 0.72, Specular=0.35)
    grain = made.noise(made.stretch(made.place(), 90, 700, 700), 1.0, 5, 0.7)
    made.set("Base Color", made.ramp(grain, (0.35, (0.008, 0.008, 0.008)), (0.7, (0.06, 0.058, 0.056))))
    made.bump(grain, 0.8, 0.0008)

    def twig(u, v):
        end = min(1.0, 30 * min(v, 1 - v)) ** 0.35
        angle = 2 * math.pi * u
        own = r * end * (1 + 0.16 * noise.noise(Vector((math.cos(angle), math.sin(angle), 9 * v + seed))))
        x = long * v + 0.0012 * noise.noise(Vector((3 * math.cos(angle), 3 * math.sin(angle), seed + 4))) * (1 - end)
        bend = 0.0016 * math.sin(5 * v + seed), 0.0006 * math.sin(7 * v)
        return (x, bend[0] + own * math.cos(angle), r + bend[1] + own * math.sin(angle))

    surface(twig, 40, 90, made).matrix_world = place


def stump(place, long=0.11, r=0.0046):
    """Paper rolled tight and pointed at both ends, one of them black with use."""
    made = Material("stump", (0.62, 0.59, 0.53), 0.9)
    along = made.node("SeparateXYZ", 2, Vector=made.place())
    soiled = made.mix(
        0.5, made.ramp(made.math("DIVIDE", along, long), (0.74, 0.0), (0.92, 1.0)), made.noise(made.place(), 240, 5, 0.7)
    )
    made.set(
        "Base Color", made.ramp(soiled, (0.3, (0.62, 0.59, 0.53)), (0.5, (0.3, 0.25, 0.22)), (0.72, (0.06, 0.05, 0.048)))
    )
    turns = [(r * (1 - 0.06 * (step % 2)), 0.022 + (long - 0.044) * step / 40) for step in range(41)]
    made = turned([(0, 0), (0.0006, 0.0004), *turns, (0.0006, long - 0.0004), (0, long)], made, sides=48)
    made.matrix_world = place @ Matrix.Translation((0, 0, r)) @ Matrix.Rotation(math.radians(90), 4, "Y")


def kneaded(at, size, tone=(0.46, 0.455, 0.44), seed=3):
    """A kneaded rubber: pulled out and folded over itself, dented by fingers, grey in its folds with what it took up."""
    made = Material("rubber", tone, 0.72, Specular=0.3)
    streaks = made.noise(made.stretch(made.place(), 60, 190, 60), 1.0, 3, 0.5)
    made.set("Base Color", made.ramp(streaks, (0.34, tuple(0.55 * part for part in tone)), (0.62, tone)))
    dents = [(0.5, 0.35, 0.55), (-0.55, -0.2, 0.5), (0.1, -0.75, 0.42), (-0.2, 0.72, 0.4)]

    def lump(u, v):
        a, b = 2 * math.pi * u, math.pi * v
        x, y, z = math.cos(a) * math.sin(b), math.sin(a) * math.sin(b), math.cos(b)
        far = 1 + 0.16 * noise.noise(Vector((1.1 * x, 1.1 * y, 1.1 * z + seed)))
        # Folds run across it, a little bent, each a soft crease; fingers pressed it beside them.
        fold = sum(math.exp(-(((x - c - 0.25 * math.sin(2.2 * y + seed)) / 0.075) ** 2)) for c in (-0.42, 0.12, 0.6))
        press = sum(deep * math.exp(-(((x - p) ** 2 + (y - q) ** 2) / 0.07)) for p, q, deep in dents)
        high = max(0.0, z) * (1 - 0.42 * fold - 0.4 * press) + min(0.0, z)
        return (1.3 * size * x * far, size * y * far * (1 - 0.08 * fold), max(0.0, 0.56 * size * (high * far + 0.7)))

    surface(lump, 140, 90, made).matrix_world = Matrix.Translation((*at, 0)) @ Matrix.Rotation(0.5, 4, "Z")


def crumbs(chance, at, spread, count, tones):
    """What fell off sticks while they drew."""
    kinds = [chalk(tone) for tone in tones]
    for _ in range(count):
        size = chance.uniform(0.00015, 0.0005) if chance.random() < 0.9 else chance.uniform(0.0006, 0.001)
        x, y = chance.gauss(at[0], spread), chance.gauss(at[1], 0.7 * spread)
        bit = ball(size, (x, y, 0.6 * size), chance.choice(kinds), 6)
        bit.scale = (1, chance.uniform(0.6, 1.3), 0.7)


def shaving(place, r, seed, wood, paint):
    """What a sharpener leaves: a fan of cedar as thin as paper, pleated round its cone, its scalloped rim lacquered."""

    def fan(u, v):
        a = 4.9 * u + 0.4 * math.sin(seed)
        wave = math.sin(17 * a + seed) + 0.5 * math.sin(29 * a + 2 * seed)
        scallop = 0.07 * abs(math.sin(3 * a + seed)) * v
        own = r * (1 - 0.2 * u) * (0.16 + 0.84 * v - scallop)
        torn = 0.05 * noise.noise(Vector((9 * u, 3.0 * seed, 0))) * (1 - v)
        high = 0.75 * r * (1 - v) ** 1.2 + 0.045 * r * wave * v + 0.42 * r * u + torn * r
        return (own * math.cos(a), own * math.sin(a), 0.0006 + high)

    surface(lambda u, v: fan(u, 0.94 * v), 220, 16, wood).matrix_world = place
    surface(lambda u, v: fan(u, 0.94 + 0.06 * v), 220, 3, paint).matrix_world = place
