"""A field of lava below a volcano at night: plates of crust with fire in the gaps between them. Letters of the same crust stand
on it, a metre is the frame's height."""

import math
import random

from mathutils import Vector, noise

from kit.bake import bake, begin
from kit.light import bulb, camera, sun
from kit.nodes import Material
from kit.outdoors import heaven
from kit.shapes import ball, coloured, surface

begin(seed=17)
chance = random.Random(17)
GROUND = -0.52
heaven(
    (0.07, 0.013, 0.003),
    (0.016, 0.003, 0.003),
    (0.008, 0.003, 0.004),
    1.0,
    glow=(0.12, 0.024, 0.004),
    sun=(0.0, 1.0, 0.16),
    narrow=24.0,
    clouds={
        "cover": 0.62,
        "shade": (0.012, 0.007, 0.008),
        "lit": (0.13, 0.026, 0.006),
        "scale": (0.6, 0.9, 0),
        "move": (3.1, 0.7, 0),
        "soft": 0.3,
    },
)


def crust(hot=6.0):
    """Basalt that has just set: black, blistered; where the layer `ember` says so it glows."""
    made = Material("crust", (0.014, 0.012, 0.012), 0.75, Specular=0.3)
    place = made.place()
    blisters = made.mix(0.5, made.noise(place, 22, 8, 0.68), made.noise(place, 95, 5, 0.62))
    ropes = made.node(
        "TexWave", settings={"bands_direction": "DIAGONAL"}, Vector=place, Scale=9.0, Distortion=9.0, Detail=3.0
    )
    made.set("Base Color", made.ramp(blisters, (0.34, (0.006, 0.005, 0.005)), (0.66, (0.045, 0.038, 0.036))))
    made.bump(made.mix(0.35, blisters, ropes), 0.8, 0.012)
    heat = made.node("Attribute", settings={"attribute_name": "ember"})
    flicker = made.math("MULTIPLY_ADD", made.noise(place, 30, 4, 0.6), 0.5, heat)
    flicker = made.math("SUBTRACT", flicker, 0.25)
    made.set(
        "Emission",
        made.ramp(
            flicker,
            (0.3, (0, 0, 0)),
            (0.5, (0.35, 0.012, 0.0)),
            (0.68, (0.9, 0.12, 0.006)),
            (0.85, (1.0, 0.34, 0.03)),
            (1.0, (1.0, 0.62, 0.14)),
        ),
    )
    made.set("Emission Strength", hot)
    return made


def gap(x, y, size):
    """How far a place is from the next gap between two plates, in plates."""
    warped = Vector(
        (
            x / size + 0.25 * noise.noise(Vector((2.2 * x, 2.2 * y, 0))),
            y / size + 0.25 * noise.noise(Vector((2.2 * x, 2.2 * y, 5))),
            0.0,
        )
    )
    near = noise.voronoi(warped)[0]
    return near[1] - near[0]


heats = []


def field(u, v):
    # More points near the camera, where they are seen.
    x, y = (2 * u - 1) * (1.3 + 7 * v * v), -1.75 + 10 * v**2.2
    wide, fine = gap(x, y, 0.46), gap(x + 7, y + 3, 0.15)
    depth = min(1.0, wide / 0.1)
    small = min(1.0, fine / 0.1)
    rise = (
        0.055 * depth**0.6
        + 0.012 * small * depth
        + 0.03 * noise.noise(Vector((1.6 * x, 1.6 * y, 2)))
        + 0.008 * noise.noise(Vector((14 * x, 14 * y, 2)))
    )
    lively = 0.75 + 0.6 * noise.noise(Vector((0.9 * x, 0.9 * y, 9)))
    heats.append(max(0.0, lively * 1.35 * (1 - wide / 0.085), 0.6 * lively * (1 - fine / 0.06) * (wide < 0.3)))
    return (x, y, GROUND - 0.02 + rise)


coloured(surface(field, 560, 460, crust(), "field"), "ember", heats)

# The volcano, streams of lava in its gullies.
slopes = []
# Where they begin on the rim, and how far down they come.
STREAMS = [(-2.45, 0.4), (-2.0, 0.62), (-1.66, 0.35), (-1.3, 0.8), (-0.9, 0.5)]


def cone(u, v):
    turn, down = 2 * math.pi * u, v
    gully = noise.noise(Vector((5 * math.cos(turn), 5 * math.sin(turn), 1.2 * down)))
    radius = 0.4 + 4.2 * down**1.2
    radius *= (
        1 + 0.16 * gully * down**0.3 + 0.05 * noise.noise(Vector((14 * math.cos(turn), 14 * math.sin(turn), 5 * down)))
    )
    high = 2.1 * (1 - down) ** 1.3 - (0.35 * math.exp(-((down / 0.03) ** 2)))
    stream = 0.0
    for number, (way, reach) in enumerate(STREAMS):
        aside = math.remainder(turn - way - 0.22 * noise.noise(Vector((7 * down, number * 9, 0))), 2 * math.pi)
        stream = max(stream, math.exp(-((aside / (0.03 + 0.05 * down)) ** 2)) * max(0.0, 1 - down / reach) ** 0.5)
    slopes.append(max(stream, 1.1 * math.exp(-((down / 0.035) ** 2))))
    return (radius * math.cos(turn), radius * math.sin(turn), high)


coloured(surface(cone, 420, 220, crust(4.0), "cone"), "ember", slopes).location = (0.35, 15.0, GROUND - 0.3)
for x, y, wide, tall, mark in ((-6.5, 15, 5.0, 1.5, 3), (7.5, 17, 6.0, 1.7, 8), (-2.8, 19, 6.0, 1.3, 13)):
    ridge = surface(
        lambda u, v: (
            wide * (2 * u - 1),
            2.5 * (2 * v - 1),
            tall * math.sin(math.pi * u) * math.sin(math.pi * v) * (0.8 + 0.5 * noise.noise(Vector((3 * u, 3 * v, mark))))
            + 0.12 * noise.noise(Vector((14 * u, 14 * v, mark))),
        ),
        120,
        60,
        Material("far", (0.012, 0.007, 0.006), 0.9, Specular=0.1),
    )
    ridge.location = (x, y, GROUND - 0.15)

# Blocks that were thrown out.
stone = crust()
for number in range(34):
    y = -1.2 + 4.5 * chance.random() ** 1.4
    x = chance.choice((-1, 1)) * chance.uniform(0.35, 1.1) * (4 + y) / 4
    size = chance.uniform(0.02, 0.075)
    block = ball(
        size, (x, y, GROUND + 0.1 * size), stone, sides=24, scale=(1, chance.uniform(0.7, 1.1), chance.uniform(0.6, 0.9))
    )
    mark = Vector((number, 3 * number, 0))
    for vertex in block.data.vertices:
        vertex.co *= 1 + 0.3 * noise.noise(vertex.co / size * 0.9 + mark) + 0.12 * noise.noise(vertex.co / size * 2.6 + mark)
    block.rotation_euler = (chance.uniform(0, 6), chance.uniform(0, 6), 0)

# Glow from below, of the crater, a little of the night.
for x in (-0.6, 0.0, 0.6):
    bulb((x, 0.15, GROUND + 0.16), 1.3, (1.0, 0.25, 0.03), 0.12)
bulb((0.35, 13.5, 1.9), 260, (1.0, 0.28, 0.05), 0.6)
sun((0.5, 0.6, -0.8), 0.12, 4.0, (0.6, 0.7, 1.0))

# The horizon lies high: fire in gaps is seen from above.
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=4, focus=(0, -0.3, 0)).data.shift_y = -0.1
bake("textart-horror", samples=24, exposure=0.3, shape=(1536, 768))
