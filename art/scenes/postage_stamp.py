"""A letter by airmail on the leather of a desk, a fountain pen and sealing wax beside it."""

import math

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.book import leather
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.paper import sheet, stamp
from kit.shapes import plane, surface, turned

begin(seed=137)
sky((0.75, 0.85, 1.0), 0.25)
plane(1.4, 1.4, (0, 0.2, 0), leather((0.075, 0.028, 0.012), 0.45))

WIDE, TALL = 0.148, 0.111
# Two more letters below it.
sheet(WIDE, TALL, (-0.012, 0.007), 9, 0.001, (0.002, 0.002), thick=0.0008, edge=(0.3, 0.36, 0.42))
sheet(WIDE, TALL, (0.01, -0.003), -5, 0.0026, (0.002, 0.002), thick=0.0008, edge=(0.6, 0.5, 0.34))
letter = sheet(WIDE, TALL, (-0.001, 0.002), 1.5, 0.0048, (0.0008, 0.0008), (0.5, 0.45), thick=0.0008, edge=(0.7, 0.6, 0.43))
slot(letter, "letter", rough=0.7, aspect=WIDE / TALL)
# The stamp, as large as a note: 34 by 42.
STAMP = (0.0737, 0.091)
face = stamp(*STAMP, (0.027, 0.0066), -0.9, 0.0056, 0.0029, 0.0012)
slot(face, "stamp", rough=0.5, coat=0.25, coat_rough=0.2, aspect=STAMP[0] / STAMP[1])

# A fountain pen: barrel, band, grip, nib.
black = Material("lacquer", (0.01, 0.014, 0.035), 0.08, Clearcoat=1.0, Clearcoat_Roughness=0.02, Specular=0.7)
gold = metal((0.9, 0.64, 0.28), 0.16, 0.05)
PEN = (
    Matrix.Translation((-0.026, -0.0625, 0.0085))
    @ Matrix.Rotation(math.radians(98), 4, "Z")
    @ Matrix.Rotation(math.radians(-90), 4, "X")
)
for profile, material in (
    ([(0.0, -0.075), (0.0026, -0.0745), (0.0046, -0.07), (0.0056, -0.055), (0.0061, -0.02), (0.006, 0.0)], black),
    ([(0.006, 0.0), (0.0064, 0.0), (0.0064, 0.0025), (0.006, 0.0025)], gold),
    ([(0.006, 0.0025), (0.0052, 0.006), (0.0044, 0.02), (0.0048, 0.0235), (0.0034, 0.0245)], black),
):
    turned(profile, material).matrix_world = PEN


def nib(u, v):
    side = 2 * u - 1
    half = 0.0034 * (1 - v) ** 0.75 + 0.0003
    return (half * side, -0.0028 + 0.0024 * side * side * (1 - 0.6 * v) - 0.0006 * v, 0.0235 + 0.018 * v)


surface(nib, 24, 30, gold).matrix_world = PEN

window((-0.55, 0.5, 0.6), (0, 0, 0), 0.25, 0.32, 6, (1, 0.93, 0.82))
window((0.6, 0.0, 0.5), (0, 0, 0), 0.3, 0.5, 1.6, (0.86, 0.92, 1))
camera((0.0, -0.12, 0.4), (0.0, -0.003, 0.0), 86, aperture=9, focus=(0.0, 0.0, 0.005))
bake("photoframe-prints", samples=20, exposure=0.3)
