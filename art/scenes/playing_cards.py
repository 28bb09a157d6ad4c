"""A hand of cards laid open on green felt, chips and dice beside it, under the lamp of a card table."""

import math
import random
from functools import partial

from mathutils import Euler, Matrix

from kit.bake import bake, begin
from kit.cards import card, chip_clay, chips, die
from kit.light import camera, sky, window
from kit.nodes import Material
from kit.paper import rounded, sheet
from kit.shapes import plane

begin(seed=109)
chance = random.Random(109)
sky((0.7, 0.8, 1.0), 0.12)
felt = Material("felt", (0.012, 0.115, 0.05), 0.97, Sheen=0.9, Specular=0.05)
place = felt.place()
# Wool that was pressed: fibres that lie every way, clouds where hands have brushed the nap, wear where cards are dealt.
fibres = felt.mix(
    0.5,
    felt.noise(felt.stretch(felt.place(turn=(0, 0, 0.7)), 2600, 420, 1), 1.0, 3, 0.6, 0.6),
    felt.noise(felt.stretch(felt.place(turn=(0, 0, -0.6)), 2600, 420, 1), 1.0, 3, 0.6, 0.6),
)
fuzz = felt.mix(0.4, fibres, felt.noise(place, 1100, 5, 0.75))
nap = felt.noise(felt.stretch(place, 9, 16, 1), 1.0, 5, 0.62, 0.5)
felt.set(
    "Base Color",
    felt.ramp(felt.mix(0.42, fuzz, nap), (0.34, (0.004, 0.045, 0.018)), (0.5, (0.011, 0.105, 0.045)), (0.66, (0.034, 0.2, 0.1))),
)
felt.bump(fuzz, 0.9, 0.0013)
plane(1.2, 1.2, (0, 0.2, 0), felt)

SIZE, ROUND, THIN = (0.063, 0.088), 0.0035, 0.00022
playing_card = partial(
    card, size=SIZE, radius=ROUND, edge=(0.8, 0.78, 0.72), margin=0.0007, thick=THIN, rough=0.5, coat=0.1, coat_rough=0.25
)
back = playing_card("back", at=(-0.056, 0.014), turn=38, lift=0.0008, bend=(0.0, 0.0))
# Another back, which shows the same print.
other = sheet(
    *SIZE, (0.062, -0.02), -36, 0.0008, (0.0, 0.0), thick=THIN, edge=(0.86, 0.85, 0.82), outline=rounded(*SIZE, ROUND)
)
other.data.materials.append(back.data.materials[0])
ace = playing_card("ace", at=(-0.043, -0.002), turn=20, lift=0.0022, bend=(0.003, 0.002))
ten = playing_card("ten", at=(0.04, 0.001), turn=-18, lift=0.0022, bend=(0.003, 0.002))
jack = playing_card("jack", at=(-0.002, -0.001), turn=3, lift=0.0052, bend=(0.009, 0.006))
# Dice that mirror a print are ragged where the mirror ends.
for made in (back, other, ace, ten, jack):
    made.visible_glossy = made.visible_diffuse = False

red, black, blue = chip_clay((0.36, 0.014, 0.018)), chip_clay((0.014, 0.014, 0.016)), chip_clay((0.014, 0.06, 0.24))
for x, y, count, clay in (
    (0.072, 0.047, 7, red),
    (0.093, 0.02, 5, black),
    (0.107, 0.06, 3, blue),
    (-0.097, -0.03, 1, red),
):
    chips((x, y, 0.0), count, clay, chance)
chips((-0.076, -0.066, 0.0), 1, blue, chance)
bone = Material("bone", (0.84, 0.8, 0.7), 0.28, Clearcoat=0.4)
ink = Material("pip", (0.012, 0.012, 0.014), 0.3)
for x, y, turn, value in ((-0.087, 0.055, 0.4, (0, 0, 0)), (-0.069, 0.063, 1.1, (math.pi / 2, 0, 0))):
    die(
        Matrix.Translation((x, y, 0.0078)) @ Euler((0, 0, turn)).to_matrix().to_4x4() @ Euler(value).to_matrix().to_4x4(),
        0.0155,
        bone,
        ink,
    )

window((-0.12, 0.1, 0.5), (0, 0, 0), 0.16, 0.16, 1.55, (1, 0.88, 0.7))
window((0.4, 0.3, 0.35), (0, 0, 0), 0.3, 0.3, 0.35, (0.8, 0.88, 1))
camera((0.0, -0.11, 0.33), (0.0, -0.002, 0.0), 73, aperture=11, focus=(0.0, 0.0, 0.004))
bake("photoframe-prints", samples=20, exposure=0.3)
