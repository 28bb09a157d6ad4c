"""An old postcard on the marble of a café's table in the morning: coffee, a croissant, letters tied with ribbon, a rose."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.light import camera, sky, sun, window
from kit.materials import ceramic, metal
from kit.nodes import Material
from kit.paper import sheet
from kit.party import bow, satin
from kit.petals import blade, herb, veined
from kit.shapes import box, plane, surface, turned
from kit.solid import standing
from kit.stalks import facing, fallen, rose_leaf, stalk
from kit.table import teacup

begin(seed=127)
chance = random.Random(127)
sky((0.7, 0.8, 1.0), 0.4)

# Marble with grey veins, honed.
marble = Material("marble", (0.7, 0.68, 0.65), 0.24, Specular=0.4)
place = marble.place()
warp = marble.sum(place, marble.scaled(marble.noise(place, 5, 6, 0.6), 0.22))
vein = marble.node("TexVoronoi", settings={"feature": "DISTANCE_TO_EDGE"}, Vector=warp, Scale=5.5)
fine = marble.node("TexVoronoi", settings={"feature": "DISTANCE_TO_EDGE"}, Vector=warp, Scale=15.0)
cloud = marble.ramp(marble.noise(place, 7, 6, 0.6), (0.34, (0.58, 0.56, 0.54)), (0.66, (0.74, 0.72, 0.69)))
lines = marble.mix(marble.ramp(vein, (0.0, 0.85), (0.05, 0.0)), cloud, (0.24, 0.235, 0.235))
marble.set("Base Color", marble.mix(marble.ramp(fine, (0.0, 0.3), (0.03, 0.0)), lines, (0.34, 0.33, 0.32)))
plane(3, 2, (0, 0, 0), marble)

# The card: 210 by 147 mm, a little worn, its corners up.
WIDE, TALL = 0.232, 0.1624
slot(
    sheet(WIDE, TALL, (-0.004, 0.005), 2.2, 0.0016, (0.007, 0.008), edge=(0.7, 0.6, 0.42)),
    "card",
    rough=0.65,
    coat=0.06,
    coat_rough=0.4,
    aspect=WIDE / TALL,
)

# Coffee with its crema, a spoon on the saucer.
coffee = Material("coffee", (0.16, 0.06, 0.018), 0.12, Specular=0.5)
swirl = coffee.noise(coffee.place("Object", (34, 34, 34)), 1.0, 4, 0.55, 1.2)
coffee.set(
    "Base Color", coffee.ramp(swirl, (0.36, (0.1, 0.032, 0.008)), (0.5, (0.26, 0.11, 0.035)), (0.66, (0.5, 0.29, 0.13)))
)
CUP = (0.163, -0.102)
teacup((*CUP, 0.0), 205, ceramic((0.84, 0.83, 0.8)), coffee)
steel = metal((0.78, 0.78, 0.8), 0.16, 0.05)


def spoon(u, v):
    y = -0.052 + 0.104 * v
    half = (
        0.0095 * math.sqrt(max(0.0, 1 - ((v - 0.15) / 0.16) ** 2))
        if v < 0.3
        else 0.0022 + 0.0024 * max(0.0, (v - 0.7) / 0.3)
    )
    half = max(half, 0.0022) if v > 0.04 else half
    side = 2 * u - 1
    # The handle is round on top, and so is its end.
    half *= math.sqrt(max(0.0, 1 - max(0.0, (v - 0.96) / 0.04) ** 2))
    swell = 0.0015 * (1 - side * side) * min(1.0, max(0.0, (v - 0.28) / 0.1))
    bowl = -swell + 0.003 * (1 - side * side) * max(0.0, 1 - ((v - 0.15) / 0.16) ** 2)
    return (half * side, y, 0.0205 - bowl + 0.006 * (v - 0.3) ** 2)


made = surface(spoon, 17, 80, steel, "spoon")
solid = made.modifiers.new("steel", "SOLIDIFY")
solid.thickness = 0.0012
made.matrix_world = standing(CUP[0] - 0.05, CUP[1] + 0.008, 0.0, 28)

# A croissant on a plate, above on the right.
china = ceramic((0.84, 0.83, 0.8))
PLATE = (0.176, 0.116)
turned(
    [
        (0, 0.003),
        (0.045, 0.003),
        (0.05, 0.005),
        (0.074, 0.011),
        (0.0755, 0.013),
        (0.074, 0.0135),
        (0.05, 0.0075),
        (0, 0.0065),
    ],
    china,
    (*PLATE, 0.0),
)
crust = Material("crust", (0.5, 0.24, 0.07), 0.34, Specular=0.4, Clearcoat=0.3, Clearcoat_Roughness=0.2)
spot = crust.place("UV")
layers = crust.noise(crust.stretch(spot, 5, 34, 1), 1.0, 5, 0.62, 0.4)
crust.set(
    "Base Color", crust.ramp(layers, (0.32, (0.27, 0.095, 0.018)), (0.52, (0.55, 0.27, 0.075)), (0.72, (0.76, 0.5, 0.2)))
)
crust.bump(layers, 0.35, 0.0014)


def croissant(u, v):
    """Rolled dough: each turn steps down towards a horn; both are bent round."""
    along, turn = 2 * v - 1, 2 * math.pi * u
    step = abs(along) * 3.6
    # A rolled edge stands up, then the next turn lies lower.
    gone = step - math.floor(step)
    ledge = 0.9 + 0.13 * math.sin(math.pi * min(1.0, 1.25 * gone)) - 0.1 * gone**4
    radius = 0.0225 * (1 - abs(along) ** 2.1) ** 0.6 * ledge * (1 + 0.03 * noise.noise(Vector((9 * along, 3 * u, 1))))
    angle = 1.25 * along
    far = 0.044 + radius * math.cos(turn)
    return (
        far * math.sin(angle),
        -far * math.cos(angle) + 0.03,
        0.0075 + 0.0195 + radius * 0.92 * math.sin(turn) - 0.0195 * abs(along) ** 3,
    )


surface(croissant, 72, 300, crust, "croissant").matrix_world = standing(PLATE[0] - 0.004, PLATE[1] + 0.004, 0.0, 24)
crumbs = Material("crumb", (0.62, 0.34, 0.11), 0.6)
for _ in range(26):
    x, y = PLATE[0] + chance.gauss(-0.012, 0.028), PLATE[1] + chance.gauss(-0.012, 0.022)
    size = chance.uniform(0.0006, 0.0018)
    box((size * 1.8, size, 0.4 * size), (x, y, 0.0085), crumbs, turn=(0, 0, chance.uniform(0, 3)), edge=0)

# Letters tied with ribbon, below the card's upper left corner.
old = Material("letter", (0.66, 0.55, 0.38), 0.85, Specular=0.2)
old.set("Base Color", old.ramp(old.noise(old.place(), 26, 5, 0.6), (0.3, (0.54, 0.42, 0.26)), (0.7, (0.7, 0.6, 0.44))))
for number in range(4):
    letter = box((0.13, 0.085, 0.0022), (0, 0, 0.0012 + 0.0024 * number), old, edge=0.0006)
    letter.matrix_world = standing(-0.155, 0.105, 0.0, 14 + chance.uniform(-4, 4)) @ letter.matrix_world
silk = satin((0.3, 0.02, 0.035), 0.35)
TIED = standing(-0.155, 0.105, 0.0, 14)
for size in ((0.134, 0.008, 0.0118), (0.008, 0.089, 0.0118)):
    band = box(size, (0, 0, 0.0054), silk, edge=0.0006)
    band.matrix_world = TIED @ band.matrix_world
bow(TIED @ Matrix.Translation((0, 0, 0.0116)), 0.05, silk, seed=5, supple=0.7)

# A rose below on the left, petals that fell.
red = blade((0.34, 0.03, 0.02), (0.5, 0.03, 0.035), (0.6, 0.06, 0.06), streaks=0.35, through=0.32, rough=0.55)
green, stem = veined((0.02, 0.06, 0.016), (0.06, 0.125, 0.035)), herb((0.05, 0.1, 0.03), (0.1, 0.17, 0.06), through=0.0)
rose(facing((-0.132, -0.088, 0.024), (0.35, 0.1, 1.0), 0.8), 0.031, red, 34, 0.95, seed=8)
rose(facing((-0.166, -0.104, 0.018), (-0.5, -0.3, 0.8), 2.0), 0.02, red, 24, 0.5, seed=12)
stalk([(-0.2, -0.13, 0.004), (-0.168, -0.108, 0.008), (-0.14, -0.092, 0.014)], 0.0022, stem)
for number, (foot, way, length) in enumerate(
    [
        ((-0.15, -0.1, 0.008), (0.4, -1.0, 0.1), 0.06),
        ((-0.15, -0.085, 0.008), (-0.6, 1.0, 0.15), 0.06),
        ((-0.128, -0.108, 0.006), (1.0, -0.45, 0.1), 0.055),
    ]
):
    rose_leaf(foot, way, (0, 0, 1), length, green, stem, seed=number + 4)
for x, y, turn, size in [(-0.066, -0.1, 0.6, 0.026), (-0.05, -0.112, 2.4, 0.021), (0.07, 0.1, 1.6, 0.021)]:
    fallen((x, y, 0.002), turn, size, red)

# Morning through a window with bars, which nobody sees.
SUN = Vector((0.72, -0.5, -0.62))
bars = Material("bars", (0.02, 0.02, 0.02), 0.9)
for number in range(5):
    at = Vector((-0.26 + 0.135 * number, 0.0, 0.0)) - SUN * 0.9
    made = box((0.016, 1.2, 0.01), tuple(at), bars, turn=(0, 0, math.radians(-18)), edge=0)
    made.visible_camera = made.visible_glossy = False
sun(tuple(SUN), 2.3, 1.4, (1, 0.9, 0.74))
window((-0.5, 0.6, 0.7), (0, 0, 0), 0.5, 0.5, 4.0, (1, 0.95, 0.88)).visible_glossy = False
camera((0.0, -0.09, 0.6), (0.0, -0.002, 0.0), 64, aperture=8, focus=(0, 0, 0.006))
bake("photoframe-cards", samples=20, exposure=-0.1, bounces=5)
