"""A porcelain platter on rosy linen with rosettes of cream, strawberries and spilled sugar, seen from above; letters of cake
lie on the platter."""

import math
import random

from mathutils import Euler, Matrix, noise

from kit.bake import bake, begin
from kit.berries import Strawberries
from kit.cake import cream_of
from kit.light import camera, sky, window
from kit.materials import linen
from kit.nodes import Material
from kit.shapes import curved, mesh, surface
from kit.solid import again
from kit.table import spread

begin(seed=31)
chance = random.Random(31)
sky((1.0, 0.94, 0.9), 0.28)
spread(0, 0, 1.1, 0.8, None, waves=0.8, seed=7, material=linen((0.66, 0.3, 0.34)))

# The platter: how far in from its rim, and how high. Thin at the lip, a broad rim that falls inwards, a flat well.
HALF, CORNER, LYING = (0.272, 0.118), 0.058, 0.004
WELL = 0.0046
SECTION = [
    *curved([(0.03, 0.0), (0.027, 0.002), (0.012, 0.012), (0.002, 0.0192), (0.0, 0.0206), (0.0012, 0.0218)], 8),
    *curved(
        [(0.0032, 0.0216), (0.01, 0.0188), (0.018, 0.0152), (0.0215, 0.0126), (0.0252, 0.0074), (0.03, WELL), (0.036, WELL)], 8
    ),
    (0.05, WELL),
]


def rim(u, inwards):
    """A place of a box with round corners, fluted a little at its rim."""
    wide, deep = HALF[0] - CORNER, HALF[1] - CORNER
    arc = math.pi / 2 * CORNER
    way = (u % 1) * (4 * wide + 4 * deep + 4 * arc)
    for x, y, length, turn in (
        (wide, -deep, 2 * deep, 0),
        (wide, deep, 2 * wide, math.pi / 2),
        (-wide, deep, 2 * deep, math.pi),
        (-wide, -deep, 2 * wide, 3 * math.pi / 2),
    ):
        far = CORNER - inwards
        if way < length:
            return (
                x + far * math.cos(turn) - way * math.sin(turn),
                y + far * math.sin(turn) + way * math.cos(turn),
            )
        way -= length
        x, y = x - length * math.sin(turn), y + length * math.cos(turn)
        if way < arc:
            return (x + far * math.cos(turn + way / CORNER), y + far * math.sin(turn + way / CORNER))
        way -= arc
    return (wide + CORNER - inwards, -deep)


glaze = Material("porcelain", (0.74, 0.715, 0.685), 0.12, Specular=0.5, Clearcoat=0.8, Clearcoat_Roughness=0.07)
glaze.bump(glaze.noise(glaze.place(), 22, 2), 0.05, 0.0012)
gilt = Material("gilt", (0.75, 0.42, 0.12), 0.2, Metallic=1.0)


def ring(section, material):
    def at(u, v):
        inwards, high = section[min(len(section) - 1, round(v * (len(section) - 1)))]
        return (*rim(u, inwards), LYING + high)

    return surface(at, 721, len(section), material, "platter")


ring(SECTION, glaze)
outline = [rim(step / 360, 0.0495) for step in range(360)]
mesh([(x, y, LYING + WELL - 0.00004) for x, y in outline], [tuple(range(360))], glaze, smooth=True, name="well")
# Gilding: worn thin by dish cloths, a breath above the glaze.
ring([(inwards, high + 0.00012) for inwards, high in SECTION if high > 0.0208 and inwards < 0.003], gilt)
ring([(inwards, high + 0.00012) for inwards, high in SECTION if 0.0198 < inwards < 0.0212 and high > 0.01], gilt)


def rosette(place, radius, material, seed):
    """A rope from a star nozzle, laid in a coil that climbs to a peak; its ridges tear a little."""
    turns, teeth = 1.9, 6

    def at(u, v):
        t = min(1.0, v / 0.97)
        ends = max(0.0, (v - 0.88) / 0.12, 1 - v / 0.05)
        rope = radius * 0.42 * (1 - 0.42 * t) * math.sqrt(max(0.0, 1 - ends**2))
        way = 2 * math.pi * turns * (1 - (1 - t) ** 1.25) + seed
        far = radius * 0.62 * (1 - t) ** 0.9
        high = radius * (0.26 + 0.62 * t**1.25)
        turn = 2 * math.pi * u
        tear = 1 + 0.07 * noise.noise((7 * v * turns, 2 * math.cos(turn) + seed, 2 * math.sin(turn)))
        star = rope * tear * (1 - 0.5 * abs(math.sin(0.5 * teeth * (turn + 1.2 * v))))
        out, up = star * math.cos(turn), star * math.sin(turn)
        wobble = 1 + 0.05 * noise.noise((2.3 * v * turns, seed, 4.0))
        return ((far * wobble + out) * math.cos(way), (far * wobble + out) * math.sin(way), high + up)

    made = surface(at, 85, 420, material, "rosette")
    made.matrix_world = place
    return made


cream = cream_of((0.88, 0.8, 0.66))
ON_PLATE, ON_RIM = LYING + WELL, LYING + 0.008
for number, (x, y, high, radius) in enumerate(
    [
        (-0.24, -0.085, ON_RIM, 0.026),
        (-0.194, -0.094, ON_PLATE + 0.002, 0.021),
        (-0.252, -0.038, ON_PLATE + 0.004, 0.02),
        (0.24, 0.085, ON_RIM, 0.026),
        (0.195, 0.095, ON_PLATE + 0.002, 0.02),
    ]
):
    rosette(Matrix.Translation((x, y, high)), radius, cream, 1.7 * number)

berries = Strawberries(seed=4)
for x, y, turn, kind, size in [
    (0.279, 0.116, 2.4, 1, 0.9),
    (-0.282, -0.118, 0.4, 0, 0.95),
    (-0.262, 0.138, -0.5, 2, 0.8),
    (0.262, -0.14, 2.7, 2, 0.75),
]:
    berries.lay((x, y, 0.0185 * size + 0.003), (math.cos(turn), math.sin(turn), 0.1), 3.3 * x * 40 + turn, size, kind)

# Sugar strands: a few on the platter, more beside it.
TONES = [
    (0.8, 0.09, 0.24),
    (0.85, 0.55, 0.05),
    (0.1, 0.42, 0.75),
    (0.28, 0.6, 0.13),
    (0.85, 0.28, 0.06),
    (0.85, 0.82, 0.78),
    (0.4, 0.18, 0.68),
]


def strand(tone):
    made = Material("sugar", tone, 0.3, Specular=0.4, Clearcoat=0.3, Clearcoat_Roughness=0.15)
    half, thick = 0.0034, 0.00115

    def at(u, v):
        along = (v - 0.5) * 2
        rest = max(0.0, abs(along) - 0.68) / 0.32
        round_ = thick * math.sqrt(max(0.0, 1 - rest * rest))
        return (round_ * math.cos(2 * math.pi * u), round_ * math.sin(2 * math.pi * u), half * along)

    made = surface(at, 17, 21, made, "strand")
    made.location = (0, 0, -1)
    return made


strands = [strand(tone) for tone in TONES]


def strew(x, y, high):
    turn = Euler((math.pi / 2 + chance.uniform(-0.06, 0.06), 0, chance.uniform(0, math.pi)))
    again(chance.choice(strands), Matrix.Translation((x, y, high + 0.0012)) @ turn.to_matrix().to_4x4())


for _ in range(46):
    strew(chance.uniform(-0.225, 0.225), chance.uniform(-0.078, 0.078), ON_PLATE)
for middle in ((-0.262, 0.1), (0.268, -0.1)):
    for _ in range(60):
        far = abs(chance.gauss(0, 0.011))
        way = chance.uniform(0, 2 * math.pi)
        heap = 0.004 * max(0.0, 1 - far / 0.01)
        strew(middle[0] + 1.2 * far * math.cos(way), 1.22 * middle[1] + 0.7 * far * math.sin(way), 0.006 + heap)

window((-0.9, 0.85, 0.72), (0, 0, 0), 0.5, 0.5, 24, (1, 0.95, 0.88))
window((0.95, -0.1, 0.7), (0.1, 0, 0), 0.5, 0.6, 4, (1, 0.9, 0.84))
# What the rim and the cove of the platter mirror.
window((0.25, -1.3, 1.5), (0, 0, 0), 1.3, 0.35, 5, (1, 0.96, 0.92))
camera((0, 0, 2.0), (0, 0, 0.0), 122, aperture=5, focus=(0, 0, 0.012))
bake("textart-food", samples=24, exposure=0.08, shape=(1536, 768))
