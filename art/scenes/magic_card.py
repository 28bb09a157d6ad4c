"""A card of a game of wizards before two more that lie face down, on a violet cloth by candlelight: rune stones, coins."""

import math
import random
from functools import partial

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin
from kit.cards import card
from kit.drapery import Fold, draped, velvet
from kit.light import bulb, camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.shapes import mesh, surface, tube, turned

begin(seed=371)
chance = random.Random(371)
sky((0.5, 0.5, 0.9), 0.1)
FOLDS = [
    Fold((-0.13, 0.02), (-0.05, 0.1), 0.006, 0.009, 0.1),
    Fold((0.04, 0.1), (0.13, 0.045), 0.005, 0.008, 0.1, -0.4),
    Fold((0.05, -0.09), (0.13, -0.05), 0.006, 0.009, 0.12),
    Fold((-0.13, -0.06), (-0.06, -0.1), 0.005, 0.008, 0.1, -0.3),
]


def pressed(x, y):
    return math.exp(-((x / 0.085) ** 8) - (y / 0.055) ** 8)


draped(0.32, 0.26, FOLDS, velvet((0.075, 0.035, 0.2), (0.34, 0.2, 0.78)), pressed, 0.0008)

wizards_card = partial(
    card,
    size=(0.72 * 0.088, 0.088),
    radius=0.0031,
    edge=(0.09, 0.085, 0.1),
    margin=0.0002,
    rough=0.3,
    coat=0.85,
    coat_rough=0.04,
)
wizards_card("left", at=(-0.042, -0.003), turn=15, lift=0.0016, bend=(0.004, 0.003), scale=0.94)
wizards_card("right", at=(0.0435, 0.0), turn=-13, lift=0.0016, bend=(0.004, 0.003), scale=0.94)
wizards_card("card", at=(0.0, 0.0), turn=2.4, lift=0.0032, bend=(0.012, 0.006))


gilt = metal((0.86, 0.62, 0.26), 0.28, 0.1)


# Stones from a brook with a sign let into each, in gold.
def rune_stone(at, turn, size, signs, tone, seed):
    rock = Material("stone", tone, 0.42, Specular=0.4)
    place = rock.place(scale=1 / size)
    cloud, grain = rock.noise(place, 1.6, 6, 0.65, 0.6), rock.noise(place, 22, 4, 0.7)
    shades = [tuple(factor * part for part in tone) for factor in (0.45, 1.0, 1.9)]
    cloudy = rock.ramp(rock.mix(0.35, cloud, grain), *zip((0.34, 0.52, 0.72), shades))
    vein = rock.math("ABSOLUTE", rock.math("SUBTRACT", rock.noise(place, 0.9, 4, 0.6, 1.2), 0.5))
    pale = tuple(min(1.0, 4 * part) for part in tone)
    rock.set("Base Color", rock.mix(rock.ramp(vein, (0.0, 0.6), (0.025, 0.0)), cloudy, pale))
    rock.set("Roughness", rock.ramp(grain, (0.3, 0.3), (0.7, 0.6))).bump(rock.mix(0.5, cloud, grain), 0.3, 0.0006)
    mark = 13.0 * seed

    def reach(angle):
        ring = Vector((math.cos(angle), math.sin(angle), mark))
        return size * (1.0 + 0.22 * noise.noise(0.8 * ring) + 0.1 * ring.x)

    def high(share):
        return 0.42 * size * max(0.0, 1 - share**2.5) ** 0.5

    def body(u, v):
        angle, low = 2 * math.pi * u, max(0.0, v - 0.7) / 0.3
        share = min(1.0, v / 0.7) - 0.18 * low**2
        far = reach(angle) * share
        up = high(min(1.0, v / 0.7)) * (1 + 0.1 * noise.noise(Vector((3 * far / size, angle, mark)))) - 0.16 * size * low
        return (far * math.cos(angle), 0.86 * far * math.sin(angle), up)

    parts = [surface(body, 121, 60, rock, "stone")]
    for sign in signs:
        line = []
        for x, y in (tuple(a + (b - a) * step / 6 for a, b in zip(*sign)) for step in range(7)):
            far, angle = math.hypot(x, y / 0.86), math.atan2(y / 0.86, x)
            line.append((size * x, size * y, high(min(1.0, far * size / reach(angle))) + 0.006 * size))
        parts.append(tube(line, 0.052 * size, gilt))
    for part in parts:
        part.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z") @ part.matrix_world


SUN = [[(0.0, -0.4), (0.0, 0.4)], [(0.0, 0.4), (0.34, 0.14)], [(0.34, 0.14), (0.0, -0.08)]]
WAY = [[(-0.2, -0.4), (-0.2, 0.4)], [(-0.2, 0.36), (0.26, 0.1)], [(-0.2, 0.06), (0.26, -0.2)]]
GIFT = [[(-0.3, -0.34), (0.3, 0.34)], [(-0.3, 0.34), (0.3, -0.34)]]
for at, turn, size, signs, tone, seed in (
    ((0.0685, -0.0475, 0.0012), 0.4, 0.0085, SUN, (0.1, 0.11, 0.14), 1),
    ((0.0775, -0.035, 0.001), -0.7, 0.0066, GIFT, (0.16, 0.09, 0.08), 2),
    ((-0.0665, 0.0475, 0.0012), -0.3, 0.0075, WAY, (0.09, 0.12, 0.13), 3),
    ((-0.0795, 0.0445, 0.001), 0.9, 0.006, GIFT, (0.14, 0.13, 0.13), 4),
):
    rune_stone(at, turn, size, signs, tone, seed)

# Coins of brass, struck with a sun.
brass = metal((0.8, 0.55, 0.22), 0.24, 0.2)
for x, y, lift, lean in ((-0.077, -0.036, 0.0022, 0.08), (-0.071, -0.0425, 0.0034, -0.16)):
    place = Matrix.Translation((x, y, lift)) @ Matrix.Rotation(lean, 4, "X") @ Matrix.Rotation(chance.uniform(0, 6), 4, "Z")
    R = 0.0095
    made = [
        turned(
            [
                (0, 0),
                (R - 0.0003, 0),
                (R, 0.0003),
                (R, 0.0013),
                (R - 0.0003, 0.0016),
                (R - 0.0012, 0.0016),
                (R - 0.0016, 0.0012),
                (0, 0.0012),
            ],
            brass,
        )
    ]
    rays = []
    for step in range(24):
        far = 0.0068 if step % 2 else 0.0042
        rays.append((far * math.cos(math.pi * step / 12), far * math.sin(math.pi * step / 12), 0.0013))
    made.append(mesh([(0, 0, 0.0021), *rays], [(0, 1 + step, 1 + (step + 1) % 24) for step in range(24)], brass, name="sun"))
    for part in made:
        part.matrix_world = place

window((-0.2, 0.26, 0.3), (0, 0, 0), 0.06, 0.2, 2.6, (1, 0.84, 0.6))
window((0.26, 0.1, 0.3), (0, 0, 0), 0.16, 0.16, 1.1, (0.65, 0.72, 1))
window((0.0, -0.3, 0.3), (0, 0, 0), 0.3, 0.1, 0.5, (1, 0.88, 0.75))
bulb((0.11, 0.07, 0.06), 0.16, (1.0, 0.55, 0.22), 0.01)
camera((0.0, -0.06, 0.34), (0.0, 0.0, 0.0), 79, aperture=16, focus=(0.0, 0.0, 0.0045))
bake("photoframe-cards", samples=24, exposure=0.3)
