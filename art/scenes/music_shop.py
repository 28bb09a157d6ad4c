"""A record half out of its sleeve in the rack of a music shop: others lean behind it, dividers, bins at both sides, lamps."""

import math
import random
from functools import cache

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import wood
from kit.nodes import Material
from kit.shapes import box, plane, surface, turned

begin(seed=351)
chance = random.Random(351)
sky((0.5, 0.45, 0.4), 0.12)
oak = wood((0.12, 0.058, 0.024), (0.36, 0.2, 0.09), scale=1.6, rough=0.42, coat=0.2)
dark = wood((0.05, 0.026, 0.012), (0.15, 0.08, 0.04), scale=1.2, rough=0.5)
SIDE = 0.31
LEAN = 9


@cache
def cardboard(tone):
    made = Material("sleeve", tone, 0.6, Specular=0.3)
    worn = made.noise(made.place(), 40, 7, 0.7)
    made.set(
        "Base Color",
        made.ramp(
            worn,
            (0.3, tuple(0.8 * part for part in tone)),
            (0.62, tone),
            (0.8, tuple(min(1.0, 1.15 * part + 0.03) for part in tone)),
        ),
    )
    return made.bump(worn, 0.1, 0.0006)


def standing(x, y, up=0.0, lean=LEAN, turn=0.0):
    """Where something leans back: its foot at x and y, its middle at x."""
    return (
        Matrix.Translation((x, y, up))
        @ Matrix.Rotation(math.radians(turn), 4, "Y")
        @ Matrix.Rotation(math.radians(-lean), 4, "X")
    )


def sleeve(place, name, tone):
    board = box((SIDE, 0.003, SIDE), (0, 0, SIDE / 2), cardboard(tone), edge=0.0008)
    board.matrix_world = place @ Matrix.Translation((0, 0, SIDE / 2))
    if not name:
        return
    inset = SIDE - 0.003
    face = surface(lambda u, v: (inset * (u - 0.5), -0.0016, 0.0015 + inset * v), 2, 2)
    face.matrix_world = place
    slot(face, name, rough=0.45, coat=0.3, coat_rough=0.12, aspect=1.0)


# The record: its label is part of one slot with the grooves, which are turned and shine.
sleeve(standing(-0.045, 0.0, 0.0, LEAN, 1.2), "sleeve", (0.7, 0.66, 0.58))
RECORD = standing(0.1, 0.0052, 0.005, LEAN)
R = 0.15
vinyl = Material("vinyl", (0.006, 0.006, 0.0065), 0.16, Specular=0.6)
grooved = vinyl.node("TexWave", settings={"wave_type": "RINGS", "rings_direction": "Y"}, Vector=vinyl.place(), Scale=160.0)
bands = vinyl.node("TexWave", settings={"wave_type": "RINGS", "rings_direction": "Y"}, Vector=vinyl.place(), Scale=13.0)
vinyl.set("Roughness", vinyl.ramp(bands, (0.02, 0.1), (0.12, 0.3)))
vinyl.set("Anisotropic", 0.85)
vinyl.bump(grooved, 0.12, 0.0004)
disc = turned([(0, 0.0), (R - 0.001, 0.0), (R, 0.0006), (R, 0.001), (R - 0.001, 0.0016), (0, 0.0016)], vinyl, sides=192)
disc.matrix_world = RECORD @ Matrix.Translation((0, 0.0008, R)) @ Matrix.Rotation(math.radians(90), 4, "X")
label = surface(
    lambda u, v: (0.05 * v * math.sin(2 * math.pi * u), -0.00092, R + 0.05 * v * math.cos(2 * math.pi * u)), 97, 14
)
for loop, place in zip(label.data.loops, label.data.uv_layers[0].data):
    point = label.data.vertices[loop.vertex_index].co
    place.uv = (0.5 + point.x / 0.1, 0.5 + (point.z - R) / 0.1)
label.matrix_world = RECORD
slot(label, "label", rough=0.5, aspect=1.0)
hole = turned([(0, 0), (0.0036, 0)], Material("hole", (0.01, 0.01, 0.01), 0.9), sides=32)
hole.matrix_world = RECORD @ Matrix.Translation((0, -0.0011, R)) @ Matrix.Rotation(math.radians(90), 4, "X")

# Behind it, each a little higher to the eye: three with type of their own, then a crowd.
for number, (x, name, tone) in enumerate(
    ((-0.03, "red", (0.5, 0.1, 0.05)), (0.03, "blue", (0.05, 0.14, 0.24)), (-0.02, "yellow", (0.55, 0.36, 0.08)))
):
    sleeve(
        standing(x, 0.03 + 0.03 * number, 0.034 + 0.03 * number, LEAN - 0.6 * number, (-1.0, 0.7, -0.4)[number]), name, tone
    )
tones = (
    (0.36, 0.12, 0.06),
    (0.1, 0.2, 0.2),
    (0.5, 0.4, 0.24),
    (0.06, 0.08, 0.16),
    (0.2, 0.24, 0.12),
    (0.5, 0.24, 0.08),
    (0.3, 0.28, 0.24),
)
for bin_ in (-1, 1):
    for row in range(13):
        x = bin_ * 0.345 + chance.uniform(-0.008, 0.008)
        place = standing(
            x,
            -0.05 + 0.021 * row,
            -0.05 + 0.011 * row + chance.uniform(-0.003, 0.003),
            LEAN + chance.uniform(-2, 2),
            chance.uniform(-1, 1),
        )
        sleeve(place, None, chance.choice(tones))
for row in range(6):
    sleeve(
        standing(chance.uniform(-0.03, 0.03), 0.13 + 0.024 * row, 0.13 + 0.012 * row, LEAN - 2, chance.uniform(-1, 1)),
        None,
        chance.choice(tones),
    )

# The rack, its dividers, the wall of records behind.
box((1.6, 0.024, 0.07), (0, -0.075, -0.024), oak, edge=0.004)
for x in (-0.188, 0.19):
    box((0.012, 0.5, 0.16), (x, 0.16, 0.02), dark, edge=0.002)
card = Material("divider", (0.5, 0.44, 0.3), 0.7)
for x in (-0.345, 0.345):
    board = box((0.3, 0.0016, 0.34), (0, 0, 0.17), card, edge=0.0005)
    board.matrix_world = standing(x, 0.24, 0.09) @ Matrix.Translation((0, 0, 0.17))
for row in range(3):
    z = 0.16 + 0.36 * row
    box((3.0, 0.3, 0.02), (0, 1.5, z), dark, edge=0)
    x = -1.3
    while x < 1.3:
        wide = chance.uniform(0.006, 0.018)
        box(
            (wide * 0.9, 0.26, 0.31 * chance.uniform(0.97, 1.0)),
            (x, 1.5, z + 0.165),
            cardboard(chance.choice(tones)),
            edge=0,
        )
        x += wide
plane(6, 3, (0, 1.7, 0.6), Material("wall", (0.12, 0.07, 0.04), 0.9), (math.pi / 2, 0, 0))

for x in (-0.8, 0.0, 0.8):
    spot((x, 1.1, 1.5), (x, 1.5, 0.5), 9, 80, 0.8, (1.0, 0.7, 0.4))
window((-0.75, -0.7, 0.95), (0, 0, 0.15), 0.3, 0.5, 13, (1.0, 0.86, 0.66))
window((0.7, -0.5, 0.85), (0.05, 0, 0.15), 0.08, 0.6, 5.0, (1.0, 0.9, 0.76))
window((0.9, -0.9, 0.4), (0, 0, 0.15), 0.5, 0.5, 4.0, (0.75, 0.84, 1.0))
camera((0.01, -1.05, 0.3), (0.01, 0.0, 0.176), 79, aperture=5.6, focus=(0.0, 0.0, 0.15))
bake("photoframe-covers", samples=24, exposure=0.25)
