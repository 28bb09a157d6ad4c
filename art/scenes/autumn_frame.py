"""An oval portrait on boards of dark oak in a wreath of maple leaves, late roses, rowan berries and small pumpkins, in the low light
of an afternoon."""

import math
import random

from mathutils import Matrix, Vector

from kit.bake import bake, begin, slot
from kit.bloom import Roses
from kit.daisies import daisy
from kit.fallen import BEECH, HALF, OAK, Maples, turning
from kit.light import camera, sky, window
from kit.materials import wood
from kit.nodes import Material
from kit.petals import blade
from kit.pumpkins import pumpkin, rind
from kit.shapes import ball, plane, tube
from kit.solid import again
from kit.stalks import facing
from kit.wreath import along, leaning, oval, portrait, ring

begin(seed=107)
chance = random.Random(107)
sky((0.8, 0.85, 1.0), 0.25)
boards = wood((0.05, 0.03, 0.018), (0.2, 0.12, 0.065), scale=1.6, board=(1.4, 0.085), rough=0.55, coat=0.05, gap=0.0016)
plane(1.2, 1.2, (0, 0.02, 0), boards)
slot(portrait(), "photo", rough=0.25, coat=0.6, coat_rough=0.1, aspect=0.102 / 0.134)
ring(
    [(0.0, 0.002), (0.0, 0.006), (0.0015, 0.008), (0.004, 0.0085), (0.0065, 0.007), (0.008, 0.004), (0.008, 0.0)],
    wood((0.03, 0.016, 0.009), (0.1, 0.055, 0.028), scale=6, rough=0.6),
)

maples = [
    Maples(turning(dark, light, vein, rough=0.66), seed=number, half=half)
    for number, (dark, light, vein, half) in enumerate(
        (
            ((0.3, 0.014, 0.008), (0.5, 0.06, 0.012), (0.62, 0.3, 0.08), HALF),
            ((0.5, 0.09, 0.01), (0.68, 0.26, 0.02), (0.72, 0.5, 0.12), HALF),
            ((0.62, 0.26, 0.02), (0.74, 0.48, 0.06), (0.56, 0.5, 0.12), BEECH),
            ((0.2, 0.035, 0.014), (0.4, 0.1, 0.02), (0.5, 0.28, 0.1), OAK),
            ((0.42, 0.16, 0.016), (0.3, 0.28, 0.04), (0.5, 0.44, 0.14), BEECH),
            ((0.36, 0.03, 0.012), (0.5, 0.12, 0.02), (0.6, 0.34, 0.12), BEECH),
            ((0.4, 0.14, 0.03), (0.5, 0.24, 0.05), (0.56, 0.4, 0.16), OAK),
        )
    )
]
for out, gap, sizes, high, spread in (
    (0.006, 0.016, (0.05, 0.068), 0.004, 60),
    (0.016, 0.015, (0.042, 0.06), 0.009, 75),
    (0.022, 0.022, (0.034, 0.048), 0.015, 80),
    (0.004, 0.026, (0.03, 0.042), 0.016, 95),
    # These lie along the window and cover the moulding's inner side.
    (0.001, 0.014, (0.024, 0.034), 0.011, 100),
):
    for spot, away in along(0, 360, gap, out, chance, 0.006):
        place = leaning(spot, away, chance.uniform(-spread, spread), chance.uniform(-0.05, 0.45))
        place.translation.z = high + chance.uniform(0, 0.004)
        place = place @ Matrix.Rotation(chance.uniform(-0.4, 0.4), 4, "Y")
        chance.choices(maples, (3, 3, 4, 4, 3, 3.5, 4))[0].lay(place, chance.uniform(*sizes), chance.randrange(4))
# A few on the boards.
for x, y, turn, size, kind in (
    (-0.145, -0.175, 30, 0.05, 0),
    (0.15, 0.17, 200, 0.05, 2),
    (0.135, -0.18, 100, 0.042, 1),
    (-0.14, 0.175, 300, 0.044, 3),
):
    place = Matrix.Translation((x, y, 0.004)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    maples[kind].lay(place, size, kind)

silken = {"streaks": 0.75, "through": 0.42, "rough": 0.5}
amber = blade((0.8, 0.5, 0.12), (0.78, 0.34, 0.06), (0.86, 0.5, 0.16), rim=(0.74, 0.3, 0.12), **silken)
rust = blade((0.6, 0.2, 0.05), (0.5, 0.07, 0.016), (0.62, 0.14, 0.03), rim=(0.7, 0.26, 0.06), **silken)
cream = blade((0.84, 0.66, 0.32), (0.88, 0.7, 0.42), (0.9, 0.78, 0.54), rim=(0.84, 0.5, 0.34), **silken)
# Wide open, as they are cut, half open, and buds.
OPEN = ((36, 1.05), (28, 0.8), (22, 0.55), (14, 0.3))
kinds = [Roses(tone, OPEN, seed=5 + 9 * number) for number, tone in enumerate((amber, rust, cream))]
for first, last, gap, out, sizes, high, apart, stages in (
    (-222, -120, 0.046, 0.016, (0.021, 0.027), 0.022, 0.3, (0, 1, 2)),
    (-64, -14, 0.046, 0.016, (0.02, 0.026), 0.022, 0.3, (0, 1, 2)),
    (40, 66, 0.042, 0.016, (0.019, 0.023), 0.02, 0.3, (0, 1, 2)),
    (-214, -126, 0.05, 0.034, (0.013, 0.016), 0.018, 0.9, (2, 3)),
    (-58, -18, 0.05, 0.034, (0.013, 0.016), 0.018, 0.9, (2, 3)),
):
    for spot, away in along(first, last, gap, out, chance):
        way = (apart * away.x + chance.uniform(-0.42, 0.42), apart * away.y + chance.uniform(-0.42, 0.42), 1.0)
        tone = chance.choices(kinds, (4, 4, 1.5))[0]
        tone.lay((spot.x, spot.y, high), way, chance.uniform(*sizes), chance.choice(stages), chance.uniform(0, 6))
gold = blade((0.84, 0.62, 0.06), (0.86, 0.56, 0.03), (0.88, 0.5, 0.02), streaks=0.4)
for angle, out in ((-176, 0.032), (-148, 0.004), (-36, 0.034), (-8, 0.012), (72, 0.018), (30, 0.03), (138, 0.014)):
    spot = oval(angle, out)
    way = (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), 1.0)
    daisy(facing((spot.x, spot.y, 0.03), way, angle), 0.0145, gold, 30, (0.35, 0.12, 0.02), seed=angle + 200)

# Rowan berries in clusters.
red = Material("rowan", (0.52, 0.02, 0.008), 0.2, Clearcoat=0.6, Clearcoat_Roughness=0.1, Specular=0.5)
red.set("Base Color", red.ramp(red.noise(red.place(), 200, 3), (0.35, (0.42, 0.012, 0.006)), (0.7, (0.66, 0.06, 0.012))))
twig = Material("twig", (0.09, 0.045, 0.02), 0.7)
berry = ball(0.0038, (0, 0, -50), red, 32)
eye = ball(0.0009, (0, 0, -50), twig, 10)
for angle, out, count in (
    (-198, 0.03, 16),
    (-128, 0.036, 14),
    (-108, 0.004, 12),
    (-70, 0.004, 12),
    (-50, 0.036, 15),
    (8, 0.026, 16),
    (88, 0.022, 14),
    (112, 0.014, 12),
    (158, 0.028, 14),
    (58, 0.002, 9),
):
    middle = oval(angle, out)
    for _ in range(count):
        far, turn = 0.0105 * math.sqrt(chance.random()), chance.uniform(0, 2 * math.pi)
        spot = Vector(
            (
                middle.x + far * math.cos(turn),
                middle.y + far * math.sin(turn),
                0.028 - 60 * far * far + chance.uniform(-0.002, 0.002),
            )
        )
        again(berry, Matrix.Translation(spot))
        way = Vector((far * math.cos(turn) * 60, far * math.sin(turn) * 60, 1.0)).normalized()
        again(eye, Matrix.Translation(spot + 0.0036 * way))
        tube([tuple(spot), (middle.x, middle.y, 0.012)], 0.0005, twig)

# Pumpkins below, tipped to the viewer.
# One orange, one deep and warm, one as pale as cream.
EMBER = ((0.3, 0.04, 0.006), (0.5, 0.1, 0.012), (0.62, 0.19, 0.03))
PALE = ((0.6, 0.44, 0.24), (0.76, 0.62, 0.4), (0.82, 0.72, 0.52))
skins = [rind(4.0, 0.4, worn=0.8), rind(4.5, 0.4, EMBER, 0.9), rind(4.5, 0.5, PALE, 0.7)]
for number, (x, y, size, lean, turn) in enumerate(
    ((-0.004, -0.153, 0.031, 40, 10), (-0.058, -0.143, 0.022, 52, -35), (0.05, -0.146, 0.024, 44, 40))
):
    where = (
        Matrix.Translation((x, y - 0.6 * size, 0.028))
        @ Matrix.Rotation(math.radians(90 - lean), 4, "X")
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Translation((0, 0, -0.2 * size))
    )
    upright = where @ Matrix.Rotation(math.radians(-90), 4, "X")
    pumpkin(upright, size, candle=0, skin=skins[number], ribs=10 - number, seed=number, deep=0.2)

window((-0.66, 0.5, 0.85), (0, 0, 0), 0.3, 0.34, 20, (1, 0.82, 0.6))
window((0.7, -0.1, 0.6), (0, 0, 0), 0.3, 0.6, 2.2, (0.8, 0.88, 1))
camera((0.0, 0.0, 0.74), (0.0, 0.0, 0.0), 63, aperture=8, focus=(0.0, 0.0, 0.012))
bake("photoframe-moods", samples=22, exposure=0.3, shape=(1024, 1280))
