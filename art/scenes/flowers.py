"""A birthday card within a wreath of garden roses, marguerites and forget-me-nots, on linen; seen from above."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.daisies import daisy, floret
from kit.light import camera, sky, sun, window
from kit.nodes import Material
from kit.paper import sheet
from kit.petals import blade, veined
from kit.shapes import surface
from kit.stalks import leaflet
from kit.table import spread

begin(seed=43)
sky((0.75, 0.85, 1.0), 0.45)
spread(0, 0.05, 1.1, 1.0, (0.44, 0.4, 0.36), waves=0.35, seed=9)

WIDE, TALL = 0.27, 0.3
slot(
    sheet(WIDE, TALL, (0, -0.004), 0, 0.006, (0.01, 0.012)), "card", rough=0.5, coat=0.2, coat_rough=0.3, aspect=WIDE / TALL
)

MIDDLE, RADIUS = Vector((0.0, 0.025, 0.0)), 0.111
silken = {"streaks": 0.5, "through": 0.42, "rough": 0.6}
pink = blade((0.9, 0.7, 0.5), (0.84, 0.38, 0.41), (0.9, 0.56, 0.57), rim=(0.94, 0.7, 0.68), **silken)
cream = blade((0.89, 0.78, 0.5), (0.94, 0.87, 0.7), (0.95, 0.92, 0.84), rim=(0.94, 0.86, 0.82), **silken)
rays = blade((0.75, 0.78, 0.5), (0.9, 0.89, 0.86), (0.92, 0.91, 0.89), streaks=0.35, through=0.3)
blue = blade((0.8, 0.8, 0.75), (0.24, 0.36, 0.75), (0.3, 0.42, 0.8), streaks=0.3)
mauve = blade((0.85, 0.8, 0.6), (0.56, 0.36, 0.66), (0.62, 0.42, 0.72), streaks=0.4)
# Thin leaves: the sun comes through them.
green = veined((0.03, 0.085, 0.02), (0.085, 0.18, 0.045), through=0.4)
deep = veined((0.022, 0.065, 0.026), (0.055, 0.125, 0.042), pairs=6, rough=0.5, through=0.32)
sage = veined((0.07, 0.12, 0.07), (0.15, 0.21, 0.12), pairs=7, rough=0.6, through=0.32)


def on_ring(degrees, out=0.0, up=0.014):
    angle = math.radians(degrees)
    return MIDDLE + Vector(((RADIUS + out) * math.cos(angle), (RADIUS + out) * math.sin(angle), up))


def facing(at, lean=0.35, spin=None):
    way = Vector((random.uniform(-lean, lean), random.uniform(-lean, lean) - 0.12, 1.0)).normalized()
    turn = Matrix.Rotation(random.uniform(0, 6) if spin is None else spin, 4, "Z")
    return Matrix.Translation(at) @ way.to_track_quat("Z", "Y").to_matrix().to_4x4() @ turn


def moss(u, v):
    """The wreath's body: what is seen where leaves part."""
    angle, across = 2 * math.pi * u, 2 * v - 1
    rough = noise.noise(Vector((70 * math.cos(angle), 70 * math.sin(angle), 9 * v)))
    far = RADIUS + 0.0115 * across * (1 + 0.2 * rough)
    return (far * math.cos(angle), far * math.sin(angle), 0.0085 + 0.006 * (1 - across**4) + 0.002 * rough)


dark = Material("moss", (0.016, 0.045, 0.014), 0.8, Specular=0.2)
dark.bump(dark.noise(dark.place(), 420, 4, 0.6), 0.8, 0.003)
surface(moss, 720, 24, dark, "moss").location = MIDDLE

# Leaves first, all around: a bed of deep green ones, others along the ring, to both sides of it.
for number in range(112):
    low = number >= 64
    degrees = number * 360 / (48 if low else 64) + random.uniform(-3, 3)
    side = 1 if number % 2 else -1
    at = on_ring(degrees, side * random.uniform(0.0, 0.008), 0.0125 if low else random.uniform(0.014, 0.018))
    # Outwards is -90 degrees from the way that a leaf grows along the ring.
    turn = math.radians(degrees) - side * random.uniform(0.35, 1.15)
    place = (
        Matrix.Translation(at)
        @ Matrix.Rotation(turn, 4, "Z")
        @ Matrix.Rotation(random.uniform(0.05, 0.5), 4, "X")
        @ Matrix.Rotation(random.uniform(-0.4, 0.4), 4, "Y")
    )
    # Those that grow inwards are small: the photo's shoulders are there.
    long = random.uniform(0.03, 0.043) if side == 1 else random.uniform(0.02, 0.03)
    leaflet(
        place,
        long,
        long * random.uniform(0.2, 0.28),
        (deep, green, sage)[number // 2 % 3] if not low else deep,
        teeth=12 if number % 3 else 0,
        bend=random.uniform(0.3, 1.0),
        fold=random.uniform(0.15, 0.4),
        seed=number + 1,
    )

for number, (degrees, out, size, tone) in enumerate(
    [
        (52, 0.004, 0.027, pink),
        (35, -0.001, 0.019, cream),
        (68, 0.0, 0.018, cream),
        (222, 0.003, 0.028, pink),
        (241, 0.002, 0.02, cream),
        (205, 0.0, 0.017, pink),
        (302, 0.002, 0.019, pink),
        (140, 0.002, 0.02, cream),
    ]
):
    opened = (1.0, 0.82, 0.5, 0.9, 0.95, 0.45, 0.7, 0.75)[number]
    rose(facing(on_ring(degrees, out, 0.02), 0.25), size, tone, 30, opened, seed=number + 21, fine=(32, 38))
for number, (degrees, out) in enumerate(
    [
        (84, 0.004),
        (98, -0.008),
        (122, 0.008),
        (158, -0.004),
        (176, 0.006),
        (262, 0.006),
        (280, -0.006),
        (322, 0.006),
        (340, -0.006),
        (8, 0.004),
        (20, -0.01),
    ]
):
    daisy(facing(on_ring(degrees, out, 0.026), 0.45), random.uniform(0.0145, 0.019), rays, seed=number + 5)
for number in range(58):
    degrees = (108, 166, 190, 290, 350, 130, 0, 310)[number % 8] + random.gauss(0, 5)
    floret(
        facing(on_ring(degrees, random.gauss(0, 0.009), random.uniform(0.018, 0.027)), 0.6),
        random.uniform(0.0052, 0.0078),
        mauve if number % 8 in (2, 5) else blue,
        seed=number,
    )

# Some that were left over.
for number, (x, y, size) in enumerate([(0.196, -0.118, 0.019), (0.213, -0.086, 0.016), (-0.2, 0.135, 0.019)]):
    daisy(facing((x, y, 0.012), 0.5), size, rays, seed=number + 40)
rose(facing((-0.205, 0.085, 0.018), 0.3), 0.026, cream, 30, 0.9, seed=51)
for number, (x, y, turn) in enumerate(
    [(0.18, -0.1, 2.0), (0.21, -0.14, -2.4), (-0.19, 0.06, -1.0), (-0.22, 0.11, 0.9), (-0.2, -0.1, 0.3)]
):
    leaflet(
        Matrix.Translation((x, y, 0.008)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(0.2, 4, "X"),
        0.042,
        0.011,
        green,
        seed=number + 70,
    )

sun((0.42, -0.5, -0.85), 3.0, 5.0, (1, 0.92, 0.8))
window((-0.6, 0.6, 0.8), (0, 0, 0), 0.6, 0.6, 6, (1, 0.95, 0.88))
window((0.5, -0.9, 0.8), (0, 0, 0), 0.9, 0.7, 2.0, (0.8, 0.88, 1)).visible_glossy = False

camera((0.0, -0.24, 0.68), (0.0, -0.002, 0.012), 61, aperture=9, focus=(0.0, 0.0, 0.02))
bake("photoframe-cards", samples=13, exposure=0.1, bounces=7)
