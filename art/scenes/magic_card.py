"""A card of a game of wizards before two more that lie face down, on a violet cloth by candlelight: crystals, a coin of brass."""

import math
import random
from functools import partial

from mathutils import Matrix

from kit.bake import bake, begin
from kit.cards import card
from kit.drapery import Fold, draped, velvet
from kit.light import bulb, camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.shapes import mesh, turned

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


draped(0.32, 0.26, FOLDS, velvet((0.035, 0.018, 0.1), (0.2, 0.12, 0.5)), pressed, 0.0008)

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
wizards_card("card", at=(0.0, 0.0), turn=2.4, lift=0.0044, bend=(0.012, 0.006))


# Crystals: six-sided, pointed, some broken off; light comes through to their tips.
def crystal(place, long, thick, tone):
    rock = Material("crystal", tone, 0.06, Specular=0.8, Clearcoat=1.0)
    cloud = rock.noise(rock.place(), 160, 5, 0.6)
    along = rock.node("SeparateXYZ", 2, Vector=rock.place(scale=1 / long))
    rock.set(
        "Base Color",
        rock.mix(
            rock.ramp(along, (0.0, 0.0), (0.9, 1.0)),
            tuple(0.3 * part for part in tone),
            rock.ramp(cloud, (0.35, tone), (0.7, tuple(min(1.0, 1.7 * part + 0.12) for part in tone))),
        ),
    )
    rock.set("Emission", tone)
    rock.set("Emission Strength", 0.08)
    ring = [
        (math.cos(a) * chance.uniform(0.86, 1.1), math.sin(a) * chance.uniform(0.86, 1.1))
        for a in (math.pi / 3 * side for side in range(6))
    ]
    points = [(thick * x, thick * y, 0.0) for x, y in ring] + [
        (0.9 * thick * x, 0.9 * thick * y, 0.72 * long) for x, y in ring
    ]
    points += [(thick * chance.uniform(-0.2, 0.2), thick * chance.uniform(-0.2, 0.2), long)]
    faces = [(side, (side + 1) % 6, 6 + (side + 1) % 6, 6 + side) for side in range(6)] + [
        (6 + side, 6 + (side + 1) % 6, 12) for side in range(6)
    ]
    made = mesh(points, faces, rock, name="crystal")
    made.matrix_world = place
    bevel = made.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments = 0.00025, 2


for x, y, turn, lean, long, tone in (
    (0.0735, -0.037, 20, 84, 0.024, (0.24, 0.06, 0.5)),
    (0.0705, -0.044, 70, 80, 0.017, (0.3, 0.1, 0.55)),
    (0.079, -0.045, -30, 86, 0.014, (0.2, 0.05, 0.42)),
    (-0.0765, 0.043, 200, 84, 0.019, (0.04, 0.22, 0.5)),
    (-0.0725, 0.047, 130, 82, 0.012, (0.05, 0.26, 0.52)),
):
    place = (
        Matrix.Translation((x, y, 0.004))
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(lean), 4, "X")
    )
    crystal(place, long, 0.0042 * (long / 0.02) ** 0.5, tone)

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

window((-0.2, 0.26, 0.3), (0, 0, 0), 0.07, 0.24, 1.35, (1, 0.84, 0.6))
window((0.26, 0.1, 0.3), (0, 0, 0), 0.16, 0.16, 0.8, (0.65, 0.72, 1))
window((0.0, -0.3, 0.3), (0, 0, 0), 0.3, 0.1, 0.55, (1, 0.88, 0.75))
bulb((0.11, 0.07, 0.06), 0.05, (1.0, 0.55, 0.22), 0.01)
camera((0.0, -0.06, 0.34), (0.0, 0.0, 0.0), 79, aperture=16, focus=(0.0, 0.0, 0.0045))
bake("photoframe-cards", samples=24, exposure=0.3)
