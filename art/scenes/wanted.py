"""A sheriff's bill nailed to the weathered boards of a jail, its corners curled; low sun from the left. The boards lie in the plane of
x and y."""

import math
import random

from mathutils import Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun
from kit.materials import wood
from kit.nails import iron, nail
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import surface

begin(seed=139)
chance = random.Random(139)
sky((0.62, 0.74, 1.0), 0.3)

# Boards grey from the weather: each of its own tree, split along the grain.
for number in range(8):
    low = -0.44 + 0.112 * number
    shade = chance.uniform(0.8, 1.15)
    grey = wood(
        *(tuple(shade * part for part in tone) for tone in ((0.06, 0.046, 0.035), (0.25, 0.21, 0.16))),
        2.6,
        rough=0.85,
        relief=0.5
    )
    grey.set("Specular", 0.15)
    # Split along the grain where it dried.
    place = grey.place()
    splits = grey.ramp(grey.noise(grey.stretch(place, 3, 150, 1), 1.0, 4, 0.6, 0.4), (0.29, 0.06), (0.32, 1.0))
    streaked = grey.ramp(grey.noise(grey.stretch(place, 0.8, 26, 1), 1.0, 3), (0.3, 0.7), (0.7, 1.12))
    own = grey.shader.inputs["Base Color"].links[0].from_socket
    grey.set("Base Color", grey.multiply(grey.multiply(own, streaked), splits))
    high = chance.uniform(-0.002, 0.002)

    def board(u, v, low=low, high=high, number=number):
        x, y = 3 * number - 0.5 + u, low + 0.108 * v + 0.0012 * noise.noise(Vector((5 * u, number, 0)))
        edge = max(0.0, abs(2 * v - 1) - 0.94) / 0.06
        cup = 0.0016 * (2 * v - 1) ** 2
        return (x, y, high + cup - 0.012 * edge**2 + 0.0006 * noise.noise(Vector((30 * u, 9 * v, number))))

    # Another part of the trunk for each.
    surface(board, 160, 60, grey, "board").location.x = -3 * number
dark = Material("behind", (0.004, 0.003, 0.003), 1.0)
surface(lambda u, v: (-0.6 + 1.2 * u, -0.6 + 1.2 * v, -0.014), 2, 2, dark)

WIDE, TALL, TURN = 0.45, 0.56, 1.6
HELD = ((0.07, 0.955), (0.93, 0.962), (0.08, 0.05), (0.925, 0.06))


def curl(u, v):
    """Corners stand off beyond their nails; the bill bellies between them."""
    belly = 0.006 * math.sin(math.pi * u) * math.sin(math.pi * v) * (1 + 0.5 * noise.noise(Vector((3 * u, 3 * v, 5))))
    off = 0.0
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        far = math.hypot(u - x, (v - y) * 1.24)
        off += (0.034 if y == 0 else 0.022) * max(0.0, 1 - far / 0.13) ** 1.8
    folds = sum(0.0011 * max(0.0, 1 - abs(u - at) / 0.03) for at in (0.24, 0.75))
    folds += sum(0.0011 * max(0.0, 1 - abs(v - at) / 0.025) for at in (0.32, 0.715))
    ripple = 0.0016 * noise.noise(Vector((7 * u, 8 * v, 2)))
    return belly + off + folds + ripple


bill = sheet(
    WIDE,
    TALL,
    (0.0, 0.0),
    TURN,
    0.006,
    (0.0, 0.0),
    thick=0.0004,
    edge=(0.5, 0.38, 0.22),
    torn=0.007,
    crease=curl,
)
slot(bill, "bill", rough=0.85, aspect=WIDE / TALL)

rust = iron()
a = math.radians(TURN)
for u, v in HELD:
    x, y = WIDE * (u - 0.5), TALL * (v - 0.5)
    at = (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), 0.0065 + curl(u, v))
    nail(at, 0.0085, rust, (chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2)), 0.003)
for x, y in ((-0.245, 0.29), (-0.24, 0.075), (0.24, -0.04), (0.245, 0.19), (-0.25, -0.26), (0.243, -0.27)):
    nail((x, y, 0.0025), 0.0055, rust)

sun((0.72, -0.5, -0.52), 3.3, 2.0, (1.0, 0.84, 0.62))
camera((0.0, -0.02, 1.28), (0.0, 0.0, 0.0), 74, aperture=11, focus=(0.0, 0.0, 0.008))
bake("photoframe-posters", samples=20, exposure=0.3, shape=(1040, 1280))
