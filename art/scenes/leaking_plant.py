"""The wall of a chemical plant that leaks: a pipe under the ceiling with slime running down from it, a pool of it on the floor, two
drums. A metre is the frame's height."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.armour import bolt, disc, enamel, plated_wall, steel
from kit.bake import bake, begin
from kit.goo import poured, thread
from kit.light import bulb, camera, sky, window
from kit.nodes import Material
from kit.shapes import ball, mesh, surface
from kit.solid import standing

begin(seed=97)
chance = random.Random(97)
sky((0.5, 0.7, 0.6), 0.05)


def slime():
    """Thick and wet; it glows a little, more where it is thin."""
    made = Material("slime", (0.16, 0.5, 0.012), 0.12, Clearcoat=1.0, Clearcoat_Roughness=0.04, Specular=0.6, Subsurface=0.3)
    made.set("Subsurface Radius", (0.01, 0.04, 0.004))
    made.set("Subsurface Color", (0.2, 0.8, 0.02))
    place = made.place()
    deep = made.noise(place, 9, 5, 0.6, 0.8)
    made.set(
        "Base Color", made.ramp(deep, (0.32, (0.03, 0.16, 0.004)), (0.55, (0.11, 0.38, 0.008)), (0.74, (0.32, 0.6, 0.02)))
    )
    made.set("Emission", made.ramp(deep, (0.3, (0.02, 0.12, 0.0)), (0.7, (0.14, 0.42, 0.006))))
    made.set("Emission Strength", 0.14)
    return made.bump(made.noise(place, 34, 3), 0.06, 0.004)


goo = slime()
paint = enamel((0.03, 0.045, 0.042), below=(0.13, 0.09, 0.06), worn=0.42, dirt=0.6, rough=0.42)
paint2 = enamel((0.045, 0.06, 0.056), below=(0.13, 0.09, 0.06), worn=0.5, dirt=0.6, rough=0.42)
dark, bright = steel(0.1, 0.36), steel(0.34, 0.32)
plated_wall(
    [(-0.92, 0.5), (-0.38, 0.56), (0.22, 0.62), (0.84, 0.6)],
    [(-0.3, 0.44), (0.17, 0.48), (0.55, 0.26)],
    (paint, paint2),
    bright,
)

# The pipe, its flanges, and what has run out of them over it.
disc([(0.062, -1.6), (0.062, 1.6)], (0, 0.3, 0.4), (1, 0, 0), paint2)
for x in (-0.62, 0.05, 0.7):
    disc(
        [
            (0.062, -0.03),
            (0.09, -0.03),
            (0.094, -0.026),
            (0.094, -0.002),
            (0.09, 0.002),
            (0.09, 0.006),
            (0.094, 0.01),
            (0.094, 0.034),
            (0.09, 0.038),
            (0.062, 0.038),
        ],
        (x, 0.3, 0.4),
        (1, 0, 0),
        bright,
    )
    for number in range(10):
        turn = 2 * math.pi * number / 10
        bolt((x - 0.03, 0.3 + 0.078 * math.cos(turn), 0.4 + 0.078 * math.sin(turn)), (-1, 0, 0), 0.0085, dark, turn)


def amount(x):
    """How much has run out at a place along the pipe: most at the flanges, nothing half way between them."""
    most = max(high * math.exp(-(((x - at) / wide) ** 2)) for at, wide, high in LEAKS)
    return most * (1 + 0.5 * noise.noise(Vector((5.3 * x, 2.0, 0))))


LEAKS = [(-1.02, 0.17, 0.9), (-0.62, 0.19, 1.05), (0.06, 0.23, 1.1), (0.72, 0.17, 1.05), (1.06, 0.15, 0.9)]


def front(x):
    """How far it has come over the pipe, from its top downwards: tongues; degrees from the side that we see, up."""
    tongues = 0.5 + 0.5 * math.sin(52 * x + 5 * noise.noise(Vector((6 * x, 7.0, 1))))
    return 118 - 330 * amount(x) * (0.32 + 0.62 * tongues + 0.25 * noise.noise(Vector((17 * x, 4.0, 2))))


# It has run over the pipe, each tongue with a bead along its front, and lets threads down where it has come below.
drops = []
for _ in range(9000):
    x, turn = chance.uniform(-1.1, 1.1), chance.uniform(-150, 112)
    ahead = turn - max(-165.0, front(x))
    if ahead < 0:
        continue
    bead = math.exp(-((ahead / 26) ** 2))
    below = max(0.0, -math.sin(math.radians(turn)))
    size = 0.0095 + 0.005 * min(1.0, amount(x)) + 0.0055 * bead + 0.01 * below * min(1.0, amount(x))
    radius = 0.062 + 0.2 * size
    sag = 0.03 * amount(x) * below**2 * (1 + noise.noise(Vector((13 * x, 0, 8))))
    turn = math.radians(turn)
    drops.append((x, 0.3 - radius * math.cos(turn), 0.4 + radius * math.sin(turn) - sag, size))
for x, long, thick, bead in [
    (-0.93, 0.16, 0.012, 0.017),
    (-0.84, 0.31, 0.015, 0.022),
    (-0.79, 0.1, 0.01, 0.014),
    (-0.68, 0.2, 0.013, 0.02),
    (-0.6, 0.38, 0.015, 0.021),
    (-0.55, 0.13, 0.011, 0.015),
    (-0.17, 0.12, 0.011, 0.016),
    (-0.1, 0.33, 0.015, 0.022),
    (-0.04, 0.17, 0.012, 0.016),
    (0.06, 0.24, 0.014, 0.02),
    (0.13, 0.42, 0.016, 0.023),
    (0.19, 0.11, 0.01, 0.014),
    (0.3, 0.21, 0.013, 0.018),
    (0.6, 0.3, 0.014, 0.021),
    (0.66, 0.12, 0.011, 0.015),
    (0.78, 0.22, 0.013, 0.019),
    (0.84, 0.4, 0.015, 0.022),
    (0.93, 0.15, 0.012, 0.016),
]:
    away = chance.uniform(-0.012, 0.012)
    # From where it has come furthest nearby.
    x = min((x + 0.004 * step for step in range(-12, 13)), key=front)
    if front(x) > -70:
        continue
    drops += thread(
        [(x, 0.235, 0.345), (x + 0.3 * away, 0.22, 0.33 - 0.4 * long), (x + away, 0.215, 0.33 - long)], thick, bead
    )
poured(drops, goo)

# The pool, with bubbles.
LOW = -0.435


def pool(u, v):
    x, y = 3.2 * (u - 0.5), -1.6 + 2.1 * v
    flow = noise.noise(Vector((2.4 * x, 4.5 * y, 1)))
    high = 0.034 * flow + 0.012 * math.sin(22 * y + 9 * flow + 3 * x) * (0.4 + 0.6 * noise.noise(Vector((3 * x, 2 * y, 9))))
    shore = 0.03 * max(0.0, (v - 0.9) / 0.1)
    return (x, y, LOW + high - shore)


surface(pool, 420, 300, goo, "pool")
# It has piled up where it comes down, around the drums too.
heaps = []
for middle, y, wide, count in (
    (-0.6, 0.12, 0.12, 60),
    (0.13, 0.1, 0.14, 70),
    (0.84, 0.12, 0.1, 50),
    (-0.92, -0.2, 0.2, 110),
    (0.93, -0.3, 0.2, 110),
):
    for _ in range(count):
        x, d = chance.gauss(middle, 0.6 * wide), chance.gauss(y, 0.3 * wide)
        near = math.exp(-(((x - middle) / wide) ** 2) - ((d - y) / (0.5 * wide)) ** 2)
        heaps.append((x, d, LOW - 0.01 + 0.035 * near, 0.012 + 0.026 * near))
poured(heaps, goo, rounds=16)
film = Material("film", (0.2, 0.6, 0.02), 0.03, Clearcoat=1.0, Transmission=0.0)
through = film.node("BsdfTransparent", Color=(0.75, 1.0, 0.5))
edgewise = film.ramp(film.node("LayerWeight", 1, Blend=0.35), (0.0, 0.14), (0.5, 0.3), (1.0, 0.9))
film.tree.links.new(film.node("MixShader", i0=edgewise, i1=through, i2=film.shader.outputs[0]), film.output.inputs[0])
for _ in range(60):
    y = -1.2 + 1.5 * chance.random()
    x, size = chance.uniform(-1.05, 1.05) * (4 + y) / 4, chance.uniform(0.006, 0.026) * (
        0.6 if chance.random() < 0.7 else 1.0
    )
    ball(size, (x, y, LOW + 0.2 * size), film if chance.random() < 0.7 else goo, 32, (1, 1, 0.85))

# Two drums, half sunk.
yellow = enamel((0.62, 0.34, 0.012), below=(0.16, 0.07, 0.03), worn=0.5, dirt=0.5)
ink = Material("ink", (0.012, 0.012, 0.012), 0.5)
for x, y, turn, lean, low in ((-0.92, -0.15, 24, 9, -0.12), (0.94, -0.25, -30, -13, -0.16)):
    place = standing(x, y, LOW + low, turn) @ Matrix.Rotation(math.radians(lean), 4, "Y")
    R, H = 0.15, 0.46
    line = [(0.0, H - 0.02), (R - 0.012, H - 0.02), (R - 0.01, H), (R, H + 0.004), (R + 0.004, H - 0.008), (R, H - 0.018)]
    for rib in (0.7, 0.36):
        line += [(R, rib * H + 0.022), (R + 0.011, rib * H + 0.01), (R + 0.011, rib * H - 0.01), (R, rib * H - 0.022)]
    line += [(R, 0.0)]
    disc([(r, z) for r, z in line], (0, 0, 0), (0, 0, 1), yellow, sides=128).matrix_world = place
    # A trefoil on its front, bent around it.
    for blade in range(3):
        points, faces = [], []
        for step in range(13):
            angle = math.radians(-90 + 120 * blade - 30 + 5 * step)
            for far in (0.018, 0.066):
                a, z = far * math.cos(angle) / R, 0.53 * H + far * math.sin(angle)
                points.append(((R + 0.002) * math.sin(a), -(R + 0.002) * math.cos(a), z))
        faces = [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(12)]
        mesh(points, faces, ink, name="blade").matrix_world = place
    dot = [
        (
            (R + 0.002) * math.sin(0.012 * math.cos(t) / R),
            -(R + 0.002) * math.cos(0.012 * math.cos(t) / R),
            0.53 * H + 0.012 * math.sin(t),
        )
        for t in (2 * math.pi * step / 24 for step in range(24))
    ]
    mesh(dot, [tuple(range(24))], ink, name="dot").matrix_world = place

# Slime lights the wall from below and above; one cold lamp.
for x in (-0.6, 0.0, 0.6):
    bulb((x, 0.14, LOW + 0.16), 0.5, (0.36, 1.0, 0.08), 0.1)
    bulb((x, 0.05, 0.2), 0.35, (0.36, 1.0, 0.08), 0.06)
window((-1.2, -1.8, 1.7), (0, 0.2, 0.1), 0.6, 0.5, 46, (0.9, 1.0, 0.94))
window((1.6, -0.8, 0.8), (0.2, 0.2, 0.1), 0.3, 1.0, 16, (0.6, 1.0, 0.6))
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=3, focus=(0, 0.1, 0))
bake("textart-horror", samples=24, exposure=0.25, shape=(1536, 768))
