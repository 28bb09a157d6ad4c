"""A picture in a gilded frame on a gallery's wall, two spotlights on it, a rope before it."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import damask, metal, plaster, wood
from kit.room import back_wall, label, landscape, rope
from kit.shapes import box, moulding, plane

begin(seed=4)
sky((0.05, 0.052, 0.06))

boards = wood((0.13, 0.06, 0.026), (0.36, 0.2, 0.095), board=(1.6, 0.14), rough=0.13, coat=0.3, gap=0.0025)
painted = plaster((0.25, 0.29, 0.275), 0.03, 0.06).set("Roughness", 0.5)
back_wall(damask((0.205, 0.24, 0.227), (0.25, 0.288, 0.272)), boards, painted)
# Below the silk a wainscot in the colour of the wall: a rail, a skirting, panels between them.
DADO = 0.84
box((9, 0.016, DADO), (0, -0.008, DADO / 2), painted, edge=0)
for deep, tall, up in ((0.06, 0.022, 0.011), (0.042, 0.03, -0.014), (0.03, 0.02, -0.038)):
    box((9, deep, tall), (0, -deep / 2, DADO + up), painted, edge=0.006)
box((9, 0.046, 0.13), (0, -0.023, 0.065), painted, edge=0.008)
for number in range(-4, 5):
    x = 0.02 + 1.16 * number
    moulding(0.96, 0.44, (x, -0.016, 0.48), painted, 0.045, 0.022)
    box((0.86, 0.012, 0.34), (x, -0.019, 0.48), painted, edge=0.005)

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
rope(-1.5, 1.5, -0.72, 0.24)

spot((-0.5, -2.3, 4), (0, 0, MIDDLE - 0.05), 420, 50, 1.0, (1, 0.87, 0.7))
spot((0.6, -2.4, 4), (0, 0, MIDDLE), 260, 54, 1.0, (1, 0.9, 0.76))
for side in (-2.05, 2.05):
    spot((side, -2.2, 4), (side, 0, 1.7), 230, 48, 1.0)
spot((0, -1.9, 4), (0, -0.8, 0), 420, 60, 1, (1, 0.88, 0.72))
# The ceiling throws back what the floor and the walls do, so that no corner is black.
window((0, -1.6, 4.1), (0, 0, 1.6), 7, 1.2, 60, (1, 0.92, 0.8)).visible_glossy = False
window((0, -5.5, 3.6), (0, -1, 1), 3, 3, 45, (0.75, 0.85, 1))

camera((-0.7, -4.1, 1.32), (0.03, 0, 1.43), 31.5, aperture=4, focus=(0, 0, 1.6)).data.shift_y = -0.045
bake("photoframe-galleries", samples=32, exposure=0.1)
