"""A hooded figure on a roof at night, the moon behind, two swords on the back; letters stand to the right, above the tiles."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from kit.bake import bake, begin
from kit.light import camera, sun, window
from kit.nodes import Material
from kit.outdoors import heaven, moon
from kit.person import person, placed
from kit.shapes import mesh, surface
from kit.solid import again
from kit.swords import Swords
from kit.worn import cowl, mask

begin(seed=29)
chance = random.Random(29)
MOON = Vector((-1.7, 12.0, 0.55))
heaven(
    (0.026, 0.047, 0.078),
    (0.011, 0.021, 0.039),
    (0.003, 0.006, 0.014),
    0.55,
    glow=(0.07, 0.1, 0.14),
    sun=tuple(MOON),
    narrow=40.0,
    clouds={
        "cover": 0.4,
        "shade": (0.012, 0.018, 0.03),
        "lit": (0.12, 0.16, 0.21),
        "scale": (0.5, 1.1, 0),
        "move": (1.2, 0.4, 0),
        "even": 0.3,
    },
)

NIGHT, DARK = (0.021, 0.03, 0.048), (0.011, 0.011, 0.014)
WHERE = (-0.278, 0.0, -0.02)


def assassin():
    person(
        tone=(0.4, 0.25, 0.19),
        iris=(0.25, 0.42, 0.5),
        locks=(0.012, 0.009, 0.008),
        scarf=DARK,
        face={"smile": 0.8, "jaw": 0.98, "eyes": 0.92},
        wear=NIGHT,
        twist=-0.25,
        brow=1.4,
        look=(0.12, 0),
        seed=8,
    )
    mask((0.012, 0.014, 0.02))
    cowl(NIGHT)
    # The lowest turn of the scarf would look out from below the cloak.
    bpy.data.objects.remove(bpy.data.objects["turn"])


placed(WHERE, 0.3, assassin)
swords = Swords(lacquer=(0.012, 0.014, 0.02), cord=(0.2, 0.24, 0.3))
for side in (-1, 1):
    swords.lay((WHERE[0] + 0.02 * side, 0.16, WHERE[2] - 0.2), (side * 0.66, 0.0, 1.0))

moon(MOON, 0.85, (0.3, 0.36, 0.41), (0.74, 0.82, 0.88), 0.85)

# The ridge of a tiled roof before the town: round tiles over hollow ones.
clay = Material("clay", (0.06, 0.07, 0.085), 0.55, Specular=0.4)
clay.set(
    "Base Color",
    clay.ramp(clay.noise(clay.place("Object"), 20, 5, 0.6), (0.34, (0.028, 0.034, 0.042)), (0.66, (0.085, 0.095, 0.11))),
)
clay.bump(clay.noise(clay.place(), 60, 5, 0.6), 0.3, 0.002)


def tile(u, v):
    turn = math.pi * (u - 0.5)
    radius = 0.026 * (1 - 0.12 * v)
    return (radius * math.sin(turn), 0.14 * v, radius * (math.cos(turn) - 0.25))


first = surface(tile, 24, 8, clay, "tile")
rows = first.modifiers.new("clay", "SOLIDIFY")
rows.thickness = 0.005
first.location = (0, 0, -9)
SLOPE = Matrix.Translation((0, 0.32, -0.25)) @ Matrix.Rotation(math.radians(24), 4, "X")
for row in range(9):
    for column in range(-18, 26):
        for hollow in (0, 1):
            wobble = Matrix.Rotation(chance.gauss(0, 0.02), 4, "Z") @ Matrix.Rotation(chance.gauss(-0.03, 0.015), 4, "X")
            at = Matrix.Translation(
                (0.058 * column + 0.029 * hollow, -0.95 + 0.115 * row + chance.gauss(0, 0.003), 0.006 * (1 - hollow))
            )
            again(first, SLOPE @ at @ wobble @ Matrix.Rotation(math.pi * hollow, 4, "Y"))
for column in range(-12, 18):
    ridge = (
        Matrix.Translation((0.09 * column, 0.36, -0.227))
        @ Matrix.Rotation(math.radians(-90), 4, "Z")
        @ Matrix.Scale(1.7, 4, (1, 0, 0))
        @ Matrix.Scale(1.5, 4, (0, 0, 1))
    )
    again(first, ridge)
# Gables of the town below, in haze.
for depth, tone, low, seed in ((26.0, 0.022, -2.4, 3), (18.0, 0.011, -2.0, 8)):
    town = Material("town", (0, 0, 0), 1.0, Specular=0.0)
    town.set("Emission", (0.5 * tone, 0.75 * tone, tone))
    town.set("Emission Strength", 1.0)
    x, outline = -7.0, [(-7.0, low)]
    while x < 7.0:
        wide, high = chance.uniform(0.5, 1.3), chance.uniform(0.1, 0.9)
        # The eaves curl up a little.
        outline += [
            (x, low + high),
            (x - 0.06, low + high + 0.05),
            (x + 0.5 * wide, low + high + 0.3 * wide),
            (x + wide + 0.06, low + high + 0.05),
            (x + wide, low + high),
        ]
        x += wide + chance.uniform(0.0, 0.4)
    outline.append((x, low - 2.0))
    outline.append((-7.0, low - 2.0))
    mesh([(px, depth, pz) for px, pz in outline], [tuple(range(len(outline)))], town, name="town")

sun((0.42, -0.8, -0.45), 1.1, 2.0, (0.66, 0.84, 1.0))
window((-1.15, -0.45, 0.62), WHERE, 0.35, 0.4, 12, (0.75, 0.88, 1))
window((-0.75, 0.7, 0.35), WHERE, 0.25, 0.7, 10, (0.66, 0.84, 1.0))
window((0.65, 0.6, 0.4), WHERE, 0.2, 0.6, 4.5, (0.5, 0.7, 1.0))
window((-1.0, -0.6, -0.25), WHERE, 0.25, 0.3, 2.4, (0.7, 0.84, 1))
window((-0.3, -1.2, -0.15), WHERE, 0.25, 0.2, 0.45, (0.8, 0.9, 1))

camera((0, -3.0, -0.02), (0, 0, -0.02), 112, aperture=5, focus=(-0.27, -0.08, 0.02))
bake("textart-logo", samples=32, exposure=0.4, shape=(1536, 768))
