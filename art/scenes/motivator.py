"""A framed poster on an office's wall, light of a tall window on it and in its glass; a plant stands before the corner."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import foliage, plaster
from kit.nodes import Material
from kit.office import potted
from kit.shapes import moulding, plane

begin(seed=311)
sky((0.8, 0.86, 1.0), 0.3)
wall = plaster((0.5, 0.52, 0.53), 0.16, 0.03)
plane(4, 4, (0, 0, 1.4), wall, (math.pi / 2, 0, 0))
WIDE, TALL, UP = 0.66, 0.8, 1.5
print_ = plane(WIDE, TALL, (0, -0.012, UP), None, (math.pi / 2, 0, 0))
slot(print_, "print", rough=0.5, coat=1.0, coat_rough=0.008, aspect=WIDE / TALL)
black = Material("frame", (0.01, 0.0095, 0.009), 0.26, Clearcoat=0.5)
grain = black.noise(black.stretch(black.place(), 30, 30, 300), 1.0, 4, 0.6)
black.bump(grain, 0.08, 0.0006)
profile = [(0, 0.2), (0, 0.62), (0.12, 0.7), (0.3, 0.7), (0.44, 1.0), (0.82, 1.0), (1, 0.82), (1, 0)]
moulding(WIDE - 0.04, TALL - 0.04, (0, 0, UP), black, 0.032, 0.036, profile)
potted((0.47, -0.36), foliage(), Material("pot", (0.5, 0.48, 0.44), 0.5))

window((-1.3, -0.9, 2.2), (0, 0, 1.5), 0.5, 1.1, 26, (1.0, 0.96, 0.9))
window((1.7, -1.6, 2.1), (0, 0, 1.5), 0.5, 1.0, 11, (0.85, 0.92, 1.0))
camera((0.09, -2.6, 1.47), (0.0, 0.0, 1.5), 105, aperture=5.6, focus=(0.0, -0.02, 1.5))
bake("photoframe-posters", samples=20, exposure=0.25, shape=(1080, 1280))
