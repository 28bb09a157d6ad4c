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
    (0.055, 0.01, 0.003),
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

# The volcano: the rim is broken where most of the lava leaves, streams part and join in its gullies.
PEAK = (1.35, 15.0, GROUND - 0.3)
slopes = []
# Where they begin: around the rim, and how far down; how far down they come, how wide they are, how far they wander.
STREAMS = [
    (-1.5, 0.0, 0.98, 1.0, 0.3),
    (-1.44, 0.13, 0.62, 0.6, -0.75),
    (-1.6, 0.3, 0.78, 0.42, 0.95),
    (-2.3, 0.02, 0.3, 0.3, 0.25),
    (-0.72, 0.01, 0.42, 0.34, 0.4),
]


def streamed(turn, down):
    """How hot a place of the slope is."""
    hot = 0.0
    for number, (way, start, end, wide, drift) in enumerate(STREAMS):
        if not start - 0.02 < down < end:
            continue
        t = (down - start) / (end - start)
        bend = 0.5 * drift * (down - start) + 0.16 * down**0.5 * noise.noise(Vector((9 * down, number * 9, 0)))
        bend += 0.05 * noise.noise(Vector((31 * down, number * 7, 4)))
        aside = math.remainder(turn - way - bend, 2 * math.pi)
        # Rafts of crust swim on it, more of them the farther it has come.
        raft = noise.noise(Vector((60 * turn, 34 * down, number)))
        width = wide * (0.042 + 0.016 * noise.noise(Vector((14 * down, number * 5, 8)))) / (0.35 + 1.6 * down)
        lively = max(0.0, 1 - t) ** 0.35 * (1 - 0.5 * t - (0.2 + 0.5 * t) * max(0.0, raft))
        hot = max(hot, math.exp(-((aside / width) ** 2)) * lively * (0.8 + 0.3 * wide))
    return hot


def cone(u, v):
    turn, down = 2 * math.pi * u, v
    around = (math.cos(turn), math.sin(turn))
    gully = noise.noise(Vector((5 * around[0], 5 * around[1], 1.2 * down)))
    fine = noise.noise(Vector((17 * around[0], 17 * around[1], 3 * down)))
    radius = 0.3 + 4.6 * down**1.05
    radius *= 1 + 0.2 * gully * down**0.35 + 0.085 * fine * down**0.2
    breach = math.exp(-((math.remainder(turn + 1.5, 2 * math.pi) / 0.5) ** 2))
    rim = 0.2 * breach + 0.1 * noise.noise(Vector((3 * around[0], 3 * around[1], 6)))
    high = 1.82 * (1 - down) ** 1.75 - rim * math.exp(-((down / 0.07) ** 2)) - 0.5 * math.exp(-((down / 0.012) ** 2))
    slopes.append(max(streamed(turn, down), 1.1 * math.exp(-((down / 0.012) ** 2))))
    return (radius * around[0], radius * around[1], high + 0.03 * fine)


coloured(surface(cone, 640, 300, crust(7.0), "cone"), "ember", slopes).location = PEAK

# Ash over it, lit by the crater from below, that the wind takes to the left.
ash = Material("ash", (0.09, 0.078, 0.074), 1.0, Specular=0.0)
for number in range(90):
    up = (number / 90) ** 1.2
    spread = 0.12 + 0.85 * up
    x = PEAK[0] - 2.6 * up**1.8 + spread * chance.uniform(-1, 1)
    z = PEAK[2] + 1.5 + 1.3 * up + 0.45 * spread * chance.uniform(-1, 1)
    size = (0.13 + 0.36 * up) * chance.uniform(0.7, 1.2)
    puff = ball(size, (x, PEAK[1] + 0.6 + 0.5 * spread * chance.uniform(-1, 1), z), ash, sides=40)
    mark = Vector((number, 5 * number, 0))
    for vertex in puff.data.vertices:
        way = vertex.co / size
        vertex.co *= 1 + 0.3 * abs(noise.noise(1.7 * way + mark)) + 0.16 * abs(noise.noise(4.5 * way + mark))
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
bulb((PEAK[0], PEAK[1] - 0.1, PEAK[2] + 1.7), 130, (1.0, 0.26, 0.04), 0.2)
sun((0.5, 0.6, -0.8), 0.12, 4.0, (0.6, 0.7, 1.0))

# The horizon lies high: fire in gaps is seen from above.
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=4, focus=(0, -0.3, 0)).data.shift_y = -0.1
bake("textart-horror", samples=24, exposure=0.3, shape=(1536, 768))
