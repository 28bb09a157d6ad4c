"""A still life that hangs where nobody sent a photo: apples, pears and grapes in a bowl of pewter, one light from the
left. Square."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.materials import metal, plaster, wood
from kit.nodes import Material
from kit.shapes import ball, box, curved, plane, surface, tube, turned

begin(seed=5)
chance = random.Random(5)
sky((0.5, 0.42, 0.34), 0.035)

APPLE = curved(
    [
        (0.0, 0.12),
        (0.16, 0.04),
        (0.36, 0.03),
        (0.5, 0.2),
        (0.55, 0.5),
        (0.5, 0.76),
        (0.36, 0.92),
        (0.17, 0.93),
        (0.07, 0.84),
        (0.0, 0.78),
    ],
    10,
)
PEAR = curved(
    [
        (0.0, 0.1),
        (0.14, 0.03),
        (0.34, 0.05),
        (0.47, 0.26),
        (0.47, 0.5),
        (0.36, 0.76),
        (0.24, 1.0),
        (0.18, 1.2),
        (0.11, 1.28),
        (0.03, 1.28),
        (0.0, 1.26),
    ],
    10,
)
stem_wood = Material("stem", (0.06, 0.035, 0.015), 0.7)


def skin(ground, blush, share, specks=0.5):
    """Streaks of blush that run from the stem, most on the side of the sun; specks of cork."""
    made = Material("skin", ground, 0.3, Clearcoat=0.25, Clearcoat_Roughness=0.22, Subsurface=0.06)
    made.set("Subsurface Radius", (0.01, 0.005, 0.002))
    place = made.place("UV")
    streaks = made.noise(made.stretch(place, 44, 2.4, 1), 1.0, 5, 0.65)
    side = made.noise(made.place(), 9, 3, 0.5)
    redness = made.ramp(made.mix(0.55, streaks, side), (0.62 - 0.4 * share, 0.0), (0.78 - 0.4 * share, 1.0))
    deep = tuple(0.45 * part for part in blush)
    tone = made.mix(
        redness, made.ramp(side, (0.3, tuple(0.75 * part for part in ground)), (0.65, ground)), made.mix(streaks, deep, blush)
    )
    cork = made.ramp(made.node("TexVoronoi", Vector=made.place(), Scale=170.0), (0.1, specks), (0.2, 0.0))
    made.set("Base Color", made.mix(cork, tone, (0.5, 0.4, 0.22)))
    return made.bump(made.noise(made.place(), 60, 3), 0.06, 0.002)


def fruit(profile, size, material, place, lean, turn, seed, stem=0.24):
    """Never quite round; the stem a little bent. `place` is where its middle lies."""
    high = max(z for _, z in profile)

    def at(u, v):
        radius, z = profile[min(len(profile) - 1, round(v * (len(profile) - 1)))]
        angle = 2 * math.pi * u
        uneven = (
            1
            + 0.05 * math.sin(angle + seed)
            + 0.022 * math.sin(5 * angle + seed)
            + 0.05 * noise.noise(Vector((math.cos(angle), math.sin(angle), z + seed)))
        )
        return (
            size * radius * uneven * math.cos(angle),
            size * radius * uneven * math.sin(angle),
            size * (z - high / 2 + 0.03 * math.cos(angle + 2 * seed)),
        )

    stood = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(lean, 4, "X")
    surface(at, 72, len(profile), material, "fruit").matrix_world = stood
    top = profile[-1][1] - high / 2
    line = [(0, 0, size * top), (0.01 * size, 0, size * (top + 0.5 * stem)), (0.07 * size, 0.03 * size, size * (top + stem))]
    tube(line, 0.022 * size, stem_wood).matrix_world = stood


red = skin((0.62, 0.42, 0.08), (0.42, 0.02, 0.018), 0.8)
russet = skin((0.6, 0.46, 0.1), (0.5, 0.09, 0.03), 0.45)
yellow = skin((0.6, 0.44, 0.08), (0.5, 0.2, 0.04), 0.3, 0.8)
green = skin((0.34, 0.36, 0.06), (0.45, 0.2, 0.05), 0.28, 0.8)

# A table's edge, a cloth over its corner, a wall in the dark.
plane(6, 6, (0, 1.0, 0.0), plaster((0.15, 0.115, 0.08), 0.1, 0.25), (math.pi / 2, 0, 0))
board = wood((0.045, 0.022, 0.01), (0.17, 0.09, 0.042), scale=3, rough=0.36, coat=0.25, relief=0.15)
box((3, 0.8, 0.05), (0, 0.16, -0.025), board, edge=0.006)
linen = Material("cloth", (0.62, 0.58, 0.5), 0.9, Sheen=0.3)
linen.bump(linen.noise(linen.place(), 420, 3), 0.2, 0.001)


def cloth(u, v):
    """It lies in folds and falls over the table's edge."""
    x, along = -0.37 + 0.42 * u + 0.05 * v, 0.46 * v
    y = 0.12 - along
    fold = 0.012 * math.sin(17 * x + 3 * noise.noise(Vector((5 * x, 3 * along, 1)))) + 0.012 * noise.noise(
        Vector((8 * x, 6 * along, 4))
    )
    edge = -0.245
    if y > edge:
        return (x, y, 0.008 + max(0.0, fold) * (1 - 0.5 * v))
    return (x + 0.4 * fold, edge - 0.012 - 0.9 * max(0.0, fold) - 0.006, 0.002 - (edge - y))


surface(cloth, 180, 160, linen, "cloth")

pewter = metal((0.42, 0.4, 0.37), 0.3, 0.25)
bowl = curved(
    [
        (0.0, 0.012),
        (0.055, 0.01),
        (0.06, 0.0),
        (0.065, 0.004),
        (0.062, 0.02),
        (0.12, 0.045),
        (0.165, 0.085),
        (0.182, 0.1),
        (0.186, 0.104),
        (0.18, 0.104),
        (0.158, 0.088),
        (0.11, 0.055),
        (0.0, 0.035),
    ],
    6,
)
turned(bowl, pewter, (0.02, 0.05, 0.0), 96)
for profile, size, tone, x, y, z, lean, turn in (
    (APPLE, 0.094, red, -0.055, -0.03, 0.115, 0.5, 0.4),
    (APPLE, 0.09, russet, 0.065, -0.045, 0.112, -0.4, 2.0),
    (APPLE, 0.092, red, 0.115, 0.06, 0.12, 0.6, 3.4),
    (PEAR, 0.09, yellow, 0.015, 0.07, 0.165, 0.35, 0.2),
    (PEAR, 0.086, green, -0.085, 0.075, 0.15, -0.45, 1.2),
    (APPLE, 0.086, russet, 0.03, 0.14, 0.13, 0.2, 5.0),
    (APPLE, 0.09, red, 0.27, -0.085, 0.043, 1.2, 0.7),
    (PEAR, 0.084, yellow, -0.2, -0.1, 0.048, 1.45, 2.3),
):
    fruit(profile, size, tone, (x, y, z), lean, turn, 31 * size + x, 0.3)

# Grapes hang over the rim.
grape = Material("grape", (0.045, 0.008, 0.03), 0.3, Clearcoat=0.3, Clearcoat_Roughness=0.2, Subsurface=0.06)
grape.set("Subsurface Color", (0.12, 0.008, 0.03))
bloom = grape.ramp(grape.noise(grape.place(), 70, 4, 0.6), (0.42, 0.0), (0.68, 0.8))
grape.set("Base Color", grape.mix(bloom, (0.022, 0.004, 0.012), (0.07, 0.06, 0.1)))
hung = []
for number in range(900):
    t = chance.random()
    x = 0.135 + 0.075 * t + chance.gauss(0, 0.026)
    y = -0.05 - 0.075 * t + chance.gauss(0, 0.02)
    z = 0.13 - 0.115 * t * t + chance.gauss(0, 0.018)
    if z < 0.014 or any((x - a) ** 2 + (y - b) ** 2 + (z - c) ** 2 < 0.019**2 for a, b, c in hung):
        continue
    hung.append((x, y, z))
    if len(hung) > 46:
        break
for spot in hung:
    ball(chance.uniform(0.0112, 0.0128), spot, grape, 24)

window((-1.5, -0.75, 1.25), (0, 0, 0.1), 0.55, 0.7, 60, (1, 0.86, 0.66))
window((1.6, -1.4, 0.7), (0, 0, 0.1), 1.2, 1.2, 2.2, (0.6, 0.72, 1))
camera((0.03, -1.5, 0.36), (0.035, 0, 0.105), 96, aperture=11, focus=(0, -0.02, 0.12))
bake("pictures", samples=22, exposure=0.5, shape=(400, 400))
