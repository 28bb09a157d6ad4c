"""A coil-bound pad of toned paper by a window: conté in three colours, charcoal, a stump, a kneaded rubber."""

import random

from mathutils import Matrix

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.materials import wood
from kit.nodes import Material
from kit.shapes import plane
from kit.sketching import charcoal, conte, crumbs, kneaded, pad, shaving, stump
from kit.solid import standing
from kit.table import pencil

begin(seed=231)
chance = random.Random(231)
sky((0.66, 0.76, 0.95), 0.3)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood((0.05, 0.03, 0.019), (0.19, 0.12, 0.075), scale=1.5, board=(1.6, 0.115), rough=0.6, gap=0.002, relief=0.14),
)

pad(0.2664, 0.2923, (-0.036, -0.002), -3, "pad", (0.36, 0.28, 0.19))

SANGUINE, BLACK, WHITE = (0.2, 0.05, 0.026), (0.03, 0.028, 0.028), (0.66, 0.64, 0.6)
conte(standing(0.138, 0.106, 0, -38), 0.062, SANGUINE, seed=3)
conte(standing(0.171, -0.014, 0, 100), 0.04, BLACK, seed=5)
conte(standing(0.186, 0.02, 0, -16), 0.04, WHITE, seed=8)
conte(standing(0.13, -0.012, 0, 28), 0.024, SANGUINE, seed=11)
charcoal(standing(0.122, 0.034, 0, 17), 0.058, 2)
charcoal(standing(0.196, 0.048, 0, 70), 0.028, 5)
stump(standing(0.146, -0.135, 0, 74), 0.098)
kneaded((0.194, -0.083), 0.0105)
pencil((0.168, -0.1, 0), -0.42, 0.13, (0.16, 0.018, 0.012))
cedar, paint = Material("cedar", (0.5, 0.3, 0.15), 0.8), Material("lacquer", (0.16, 0.018, 0.012), 0.3)
fibres = cedar.noise(cedar.place(), 2600, 3, 0.6)
cedar.set("Base Color", cedar.ramp(fibres, (0.3, (0.44, 0.25, 0.12)), (0.7, (0.66, 0.45, 0.26))))
shaving(Matrix.Translation((0.192, -0.124, 0)), 0.0085, 1, cedar, paint)
tilted = Matrix.Rotation(2.0, 4, "Z") @ Matrix.Rotation(0.5, 4, "X")
shaving(Matrix.Translation((0.174, -0.141, 0)) @ tilted, 0.0066, 4, cedar, paint)
crumbs(chance, (0.165, 0.075), 0.014, 50, (SANGUINE, SANGUINE, BLACK))
crumbs(chance, (0.158, 0.0), 0.016, 46, (SANGUINE, BLACK, WHITE))

# A window on the left, tall, and the room's own light.
window((-0.5, 0.34, 0.42), (0, 0, 0), 0.22, 0.3, 7.5, (1, 0.93, 0.82))
window((0.5, -0.1, 0.7), (0, 0, 0), 0.6, 0.6, 1.4, (0.8, 0.88, 1)).visible_glossy = False
camera((0.0, -0.09, 0.66), (0.0, 0.0, 0.002), 54, aperture=9, focus=(0, 0, 0.005))
bake("photoframe-sketches", samples=24, exposure=0.4)
