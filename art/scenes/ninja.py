"""A masked swordsman at night before a low moon and bamboo; two swords on his back. Letters stand to his right, on
the fence before him."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.armour import disc, steel
from kit.bake import bake, begin
from kit.bamboo import fence
from kit.light import camera, sky, window
from kit.nodes import Material
from kit.outdoors import moon
from kit.person import person, placed
from kit.shapes import curved, surface, tube
from kit.swords import Swords
from kit.worn import headband, mask, wound

begin(seed=19)
chance = random.Random(19)
sky((0.5, 0.2, 0.12), 0.05, chosen=False)

BLACK, RED = (0.012, 0.012, 0.016), (0.28, 0.008, 0.012)


def ninja():
    person(
        tone=(0.46, 0.26, 0.17),
        iris=(0.12, 0.05, 0.012),
        locks=(0.012, 0.009, 0.008),
        scarf=BLACK,
        face={"smile": 0.8, "jaw": 0.98, "eyes": 0.88},
        wear=(0.014, 0.014, 0.02),
        twist=-0.3,
        brow=1.7,
        broad=1.0,
        look=(0.1, 0),
        seed=5,
    )
    mask(BLACK)
    wound((0.024, 0.022, 0.026))
    headband(RED, steel(0.55, 0.24), over=0.0078)


WHERE = (-0.272, 0.0, 0.0)
placed(WHERE, 0.24, ninja)


def ribbon(points, wide, material, turns=1.4):
    """A strip that flutters along points."""
    line = [Vector(point) for point in curved(points, 16)]
    last = len(line) - 1

    def at(u, v):
        number = min(last - 1, int(v * last))
        here = line[number].lerp(line[number + 1], v * last - number)
        along = (line[number + 1] - line[number]).normalized()
        across = along.cross(Vector((0, 1, 0))).normalized()
        turn = turns * math.sin(3.0 * v + 0.6)
        across = across * math.cos(turn) + along.cross(across) * math.sin(turn)
        return tuple(here + across * wide * (u - 0.5) * (1 - 0.25 * v))

    return surface(at, 10, 120, material, name="ribbon")


red = Material("silk", RED, 0.5, Sheen=0.4)
red.bump(red.noise(red.stretch(red.place("UV"), 60, 6, 1), 1.0, 3), 0.2, 0.001)
x, y, z = WHERE
ribbon(
    [
        (x + 0.07, 0.06, z + 0.045),
        (x + 0.13, 0.07, z + 0.06),
        (x + 0.19, 0.06, z + 0.035),
        (x + 0.25, 0.07, z + 0.055),
        (x + 0.3, 0.06, z + 0.03),
    ],
    0.03,
    red,
)
ribbon(
    [
        (x + 0.07, 0.07, z + 0.04),
        (x + 0.12, 0.08, z + 0.02),
        (x + 0.17, 0.08, z + 0.005),
        (x + 0.21, 0.09, z - 0.02),
        (x + 0.26, 0.08, z - 0.018),
    ],
    0.028,
    red,
)

# Two swords across the back.
swords = Swords(lacquer=(0.16, 0.006, 0.008))
for side in (-1, 1):
    swords.lay((x + 0.02 * side, 0.13, z - 0.2), (side * 0.62, 0.0, 1.0))

# The moon, hills, bamboo.
moon((-1.62, 12.0, 0.2), 1.25, (0.62, 0.14, 0.02), (1.0, 0.36, 0.07), grain=0.9, levels=(0.34, 0.62))
haze = Material("haze", (0, 0, 0), 1.0)
up = haze.node("SeparateXYZ", 1, Vector=haze.place("UV"))
clouds = haze.noise(haze.stretch(haze.place("UV"), 6, 14, 1), 1.0, 6, 0.6, 0.6)
tone = haze.ramp(
    haze.mix(0.42, up, clouds),
    (0.36, (0.42, 0.075, 0.018)),
    (0.45, (0.16, 0.02, 0.009)),
    (0.53, (0.06, 0.007, 0.006)),
    (0.62, (0.024, 0.003, 0.005)),
    (0.8, (0.012, 0.002, 0.004)),
)
haze.set("Emission", tone)
haze.set("Emission Strength", 1.0)
surface(lambda u, v: (24 * (u - 0.5), 14.0, 12 * (v - 0.5)), 2, 2, haze)
far = Material("far", (0.012, 0.003, 0.003), 1.0, Specular=0.0)
for depth, low, seed in ((11.0, -0.72, 2), (8.0, -0.66, 6)):
    surface(
        lambda u, v: (
            8 * (u - 0.5),
            depth,
            -1.6
            + v * (1.6 + low + 0.16 * noise.noise(Vector((5 * u, seed, 0))) + 0.03 * noise.noise(Vector((30 * u, seed, 0)))),
        ),
        160,
        2,
        far,
    )
cane = Material("cane", (0.016, 0.012, 0.008), 0.5)
blade = Material("blade", (0.012, 0.009, 0.006), 0.7)
for number in range(9):
    x0, y0 = (0.16 + 0.13 * number + chance.uniform(-0.04, 0.04)) * 1.35, chance.uniform(0.9, 2.4)
    radius, lean = chance.uniform(0.009, 0.016), chance.uniform(-0.05, 0.05)
    tube([(x0 + lean * (z0 + 1) ** 2, y0, z0) for z0 in (-1.0, -0.5, 0.0, 0.5, 1.0)], radius, cane)
    for ring in range(9):
        z0 = -0.8 + 0.2 * ring + chance.uniform(-0.02, 0.02)
        at = (x0 + lean * (z0 + 1) ** 2, y0, z0)
        disc([(radius, -0.006), (1.22 * radius, 0.0), (radius, 0.006)], at, (0, 0, 1), cane)
        for _ in range(3 if ring > 4 else 0):
            way, long = chance.uniform(0, 6.3), chance.uniform(0.1, 0.2)
            leaf = surface(
                lambda u, v: (0.011 * (2 * u - 1) * math.sin(math.pi * v) ** 0.7, long * v, -0.5 * long * v * v),
                5,
                12,
                blade,
            )
            leaf.matrix_world = (
                Matrix.Translation(at) @ Matrix.Rotation(way, 4, "Z") @ Matrix.Rotation(chance.uniform(-0.5, 0.4), 4, "X")
            )

# A fence of bamboo before him: what the letters stand on.
TOP, NEAR = -0.168, -0.17
fence(NEAR, TOP, 0.62, (-0.4, -0.13, 0.135, 0.4), chance)

window((-0.95, -0.7, 0.75), WHERE, 0.4, 0.5, 15, (1, 0.86, 0.74))
window((0.55, 0.7, 0.35), WHERE, 0.25, 0.7, 11, (1, 0.3, 0.1))
window((-0.5, -0.9, 0.4), (0.1, NEAR, TOP - 0.04), 0.5, 0.2, 7, (1, 0.72, 0.46))
window((-0.3, 1.1, 0.34), (0.05, NEAR, TOP), 1.3, 0.2, 26, (1, 0.42, 0.14)).visible_camera = False
window((-1.0, 0.75, 0.3), WHERE, 0.25, 0.7, 13, (1, 0.4, 0.14))
window((-0.36, -1.3, 0.1), WHERE, 0.3, 0.2, 1.6, (1, 0.9, 0.8))
window((0.5, -1.4, -0.2), WHERE, 0.8, 0.8, 1.2, (0.6, 0.7, 1.0)).visible_glossy = False

camera((0, -3.0, -0.02), (0, 0, -0.02), 114, aperture=5, focus=(-0.27, -0.08, 0.02))
bake("textart-logo", samples=32, exposure=0.4, shape=(1536, 768))
