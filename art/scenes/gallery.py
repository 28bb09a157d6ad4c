"""A picture in a gilded frame on a gallery's wall, two spotlights on it, a rope before it."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import metal, plaster, wood
from kit.nodes import Material
from kit.room import back_wall, label, landscape, rope
from kit.shapes import moulding, plane

begin(seed=4)
sky((0.03, 0.03, 0.035))

boards = wood((0.13, 0.06, 0.026), (0.36, 0.2, 0.095), board=(1.6, 0.14), rough=0.13, coat=0.3, gap=0.0025)
back_wall(plaster((0.32, 0.36, 0.35)), boards, Material("skirting", (0.78, 0.76, 0.72), 0.45))

WIDTH, HEIGHT, MIDDLE = 1.2, 1.5, 1.78
canvas = plane(WIDTH, HEIGHT, (0, -0.03, MIDDLE), None, (math.pi / 2, 0, 0))
slot(canvas, "photo", rough=0.5, coat=0.08, coat_rough=0.25, aspect=WIDTH / HEIGHT)
moulding(WIDTH - 0.02, HEIGHT - 0.02, (0, -0.02, MIDDLE), metal((0.86, 0.58, 0.22), 0.32, 0.25), 0.13, 0.075)

dark = wood((0.02, 0.012, 0.008), (0.08, 0.045, 0.025), rough=0.3, coat=0.4)
# Sky above and at the horizon, hills far and near, the ground before them.
night = [(0.1, 0.2, 0.34), (0.72, 0.62, 0.46), (0.16, 0.24, 0.32), (0.05, 0.1, 0.12), (0.1, 0.16, 0.15)]
ember = [(0.4, 0.3, 0.26), (0.85, 0.56, 0.26), (0.36, 0.19, 0.13), (0.15, 0.09, 0.05), (0.34, 0.25, 0.08)]
landscape(-2.05, 1.74, 0.74, 0.98, dark, night, 1)
landscape(2.05, 1.74, 0.74, 0.98, dark, ember, 2)
label(0.98, 1.22)
rope(-1.5, 1.5, -0.72)

spot((-0.5, -2.3, 4), (0, 0, MIDDLE - 0.05), 420, 44, 0.7, (1, 0.87, 0.7))
spot((0.6, -2.4, 4), (0, 0, MIDDLE), 260, 46, 0.8, (1, 0.9, 0.76))
for side in (-2.05, 2.05):
    spot((side, -2.2, 4), (side, 0, 1.7), 230, 36, 0.8)
spot((0, -1.9, 4), (0, -0.8, 0), 420, 60, 1, (1, 0.88, 0.72))
window((0, -5.5, 3.6), (0, -1, 1), 3, 3, 45, (0.75, 0.85, 1))

camera((-0.7, -4.1, 1.32), (0.03, 0, 1.43), 31.5, aperture=4, focus=(0, 0, 1.6)).data.shift_y = -0.045
bake("photoframe-galleries", samples=32, exposure=0.1)
