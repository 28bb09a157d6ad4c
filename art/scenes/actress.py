"""A film's poster in the brass case of a picture palace: bulbs around it, damask on the wall."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import damask, metal
from kit.nodes import Material
from kit.shapes import box, moulding, plane
from kit.signs import around, bulbs


begin(seed=301)
sky((0.5, 0.4, 0.4), 0.1)
wall = damask((0.045, 0.008, 0.012), (0.12, 0.02, 0.026), size=(0.36, 0.5))
plane(4, 4, (0, 0, 1.4), wall, (math.pi / 2, 0, 0))

WIDE, TALL, UP = 0.728, 0.952, 1.5
poster = plane(WIDE, TALL, (0, -0.0475, UP), None, (math.pi / 2, 0, 0))
slot(poster, "poster", rough=0.4, coat=0.85, coat_rough=0.02, aspect=WIDE / TALL)
brass = metal((0.82, 0.56, 0.24), 0.2, 0.1)
lacquer = Material("case", (0.012, 0.008, 0.008), 0.18, Clearcoat=0.8)
box((WIDE + 0.17, 0.05, TALL + 0.17), (0, -0.02, UP), lacquer, edge=0.008)
inner = [(0, 0), (0, 0.55), (0.12, 0.72), (0.3, 0.8), (0.5, 1), (0.7, 0.8), (0.86, 0.8), (1, 0.5), (1, 0)]
moulding(WIDE - 0.05, TALL - 0.05, (0, -0.046, UP), brass, 0.034, 0.026, inner)
moulding(WIDE + 0.1, TALL + 0.1, (0, -0.045, UP), brass, 0.04, 0.03)
x, low, high = WIDE / 2 + 0.026, UP - TALL / 2 - 0.026, UP + TALL / 2 + 0.026
bulbs(around(-x, x, low, high, -0.052, 0.062), 0.0105, glow=5.0)

spot((0.3, -2.6, 2.9), (0, 0, 1.5), 150, 40, 0.8, (1.0, 0.84, 0.62))
window((-1.4, -1.4, 2.3), (0, 0, 1.5), 0.3, 1.0, 16, (1.0, 0.82, 0.6))
window((1.6, -1.8, 1.4), (0, 0, 1.5), 0.7, 0.7, 8, (0.75, 0.85, 1.0))
camera((-0.1, -3.0, 1.46), (0.0, 0.0, 1.5), 94, aperture=5.6, focus=(0.0, -0.04, 1.5))
bake("photoframe-posters", samples=28, exposure=0.25, shape=(1000, 1280))
