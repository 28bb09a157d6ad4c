"""A poster in a bronze frame on the tiled wall of an underground station, a bench beside it."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import metal, wood
from kit.nodes import Material
from kit.shapes import box, cylinder, moulding, plane, surface
from kit.solid import Solid
from kit.station import terrazzo, tiles, tube_lamps

begin(seed=71)
sky((0.5, 0.55, 0.5), 0.03)

cream = tiles((0.66, 0.63, 0.54), dirt=0.3)
green = tiles((0.03, 0.12, 0.085), dirt=0.2)
edge = tiles((0.32, 0.2, 0.07), size=(0.152, 0.05), dirt=0.2)
WALL = [
    ((-8, 0.0, 0.0), (8, 0.3, 0.22), tiles((0.02, 0.025, 0.024))),
    ((-8, 0.004, 0.22), (8, 0.3, 0.98), green),
    ((-8, -0.012, 0.98), (8, 0.3, 1.03), edge),
    ((-8, 0.004, 1.03), (8, 0.3, 3.0), cream),
    ((-8, -0.012, 3.0), (8, 0.3, 3.05), edge),
    ((-8, 0.004, 3.05), (8, 0.3, 3.4), green),
]
for low, to, material in WALL:
    Solid().box(low, to, material).made()
plaster = Material("ceiling", (0.5, 0.48, 0.43), 0.9)


def cove(u, v):
    angle = math.pi / 2 * v
    return (-8 + 16 * u, -2.6 * (1 - math.cos(angle)), 3.4 + 0.9 * math.sin(angle))


surface(cove, 2, 24, plaster)
plane(16, 9, (0, -3.5, 0), terrazzo((0.2, 0.19, 0.17), 0.2))

WIDTH, HEIGHT, MIDDLE = 1.24, 1.62, 1.86
poster = plane(WIDTH, HEIGHT, (0, -0.034, MIDDLE), None, (math.pi / 2, 0, 0))
slot(poster, "photo", rough=0.12, coat=0.85, coat_rough=0.02, aspect=WIDTH / HEIGHT)
bronze = metal((0.36, 0.23, 0.11), 0.34, 0.2)
moulding(WIDTH - 0.01, HEIGHT - 0.01, (0, 0, MIDDLE), bronze, 0.085, 0.07)
# Its neighbours, cut by the frame: bare boards where posters have been torn off.
board = Material("board", rough=0.75)
torn = board.noise(board.stretch(board.place("UV"), 2.2, 0.8, 1), 2.3, 9, 0.6, 0.5)
board.set(
    "Base Color",
    board.ramp(torn, (0.44, (0.5, 0.47, 0.4)), (0.455, (0.18, 0.15, 0.12)), (0.6, (0.24, 0.2, 0.15)), (0.61, (0.42, 0.36, 0.27))),
)
board.bump(torn, 0.3, 0.003)
for x in (-2.35, 2.35):
    plane(WIDTH, HEIGHT, (x, -0.034, MIDDLE), board, (math.pi / 2, 0, 0))
    moulding(WIDTH - 0.01, HEIGHT - 0.01, (x, 0, MIDDLE), bronze, 0.085, 0.07)

# A bench of oak slats on cast feet.
oak = wood((0.12, 0.055, 0.022), (0.34, 0.18, 0.08), scale=1.6, rough=0.35, coat=0.35)
iron = Material("iron", (0.02, 0.022, 0.023), 0.4, Metallic=0.5)
for slat in range(5):
    box((2.0, 0.075, 0.032), (1.66, -0.28 - 0.09 * slat, 0.46), oak, edge=0.008)
for slat in range(3):
    box((2.0, 0.028, 0.075), (1.66, -0.16 + 0.012 * slat, 0.58 + 0.1 * slat), oak, (-0.12, 0, 0), edge=0.008)
for x in (0.86, 2.46):
    foot = Solid().bar((x, -0.62, 0), (x, -0.6, 0.44), 0.045, iron).bar((x, -0.14, 0), (x, -0.2, 0.46), 0.045, iron)
    foot.bar((x, -0.63, 0.43), (x, -0.14, 0.43), 0.04, iron).bar((x, -0.19, 0.44), (x, -0.11, 0.86), 0.04, iron).made(None, 0.008)

# A conduit along the wall, and a clock's cable box.
steel = metal((0.42, 0.42, 0.4), 0.4)
cylinder(0.017, 16, (0, -0.03, 3.22), steel, (0, math.pi / 2, 0), 24)
for number in range(7):
    box((0.05, 0.03, 0.06), (-6 + 2 * number, -0.02, 3.22), steel, edge=0.004)

tube_lamps(-6.4, 6.4, -1.5, 4.05, 6, 34, (1.0, 0.97, 0.86))
window((0, -6.5, 3.2), (0, 0, 1.2), 8, 1.0, 40, (0.8, 0.95, 1.0))
camera((-0.95, -4.1, 1.5), (0.12, 0, 1.5), 31, aperture=4, focus=(0, 0, 1.8)).data.shift_y = -0.005
bake("photoframe-streets", samples=22, exposure=0.5)
