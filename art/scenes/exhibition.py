"""A large print and a smaller one in black frames in a white hall of polished concrete; a third wall goes away to the right."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import concrete, paper, plaster, wood
from kit.nodes import Material
from kit.room import label
from kit.shapes import box, moulding, plane

begin(seed=31)
sky((0.5, 0.55, 0.62), 0.12)

white = plaster((0.8, 0.79, 0.77), 0.05, 0.03)
floor = concrete((0.3, 0.3, 0.29), 0.22)
box((6.2, 0.2, 4.4), (-0.6, 0.1, 2.2), white, edge=0)
plane(12, 9, (0, -4, 0), floor)
# The side wall, and the gap of light where it does not meet the one behind.
box((0.2, 6, 4.4), (3.1, -2.6, 2.2), white, edge=0)
box((6.2, 0.02, 0.05), (-0.6, -0.01, 0.025), Material("shadow gap", (0.02, 0.02, 0.02), 0.6), edge=0)

black = Material("frame", (0.018, 0.017, 0.016), 0.3, Clearcoat=0.4)
mount = paper((0.9, 0.89, 0.87))
SQUARE = [(0, 0), (0, 1), (1, 1), (1, 0)]


def print_on_wall(name, x, z, width, height):
    """A print in a white mount behind glass, in a plain square frame."""
    picture = plane(width, height, (x, -0.021, z), None, (math.pi / 2, 0, 0))
    slot(picture, name, rough=0.08, coat=0.5, coat_rough=0.02, aspect=width / height)
    plane(width + 0.28, height + 0.28, (x, -0.018, z), mount, (math.pi / 2, 0, 0))
    moulding(width + 0.26, height + 0.26, (x, 0, z), black, 0.03, 0.045, SQUARE)


print_on_wall("photo", -0.71, 1.71, 1.24, 1.55)
print_on_wall("second", 1.24, 1.71, 0.92, 1.15)
label(0.22, 1.1)
label(2.0, 1.18)

# A bench of one oak beam on two feet of steel.
oak = wood((0.2, 0.11, 0.05), (0.48, 0.31, 0.17), scale=1.5, rough=0.4)
box((1.7, 0.36, 0.12), (0.25, -1.9, 0.4), oak, edge=0.008)
for x in (-0.35, 0.85):
    box((0.02, 0.34, 0.34), (x, -1.9, 0.17), black, edge=0.002)

for x, power, wide in ((-0.71, 430, 50), (1.24, 330, 40)):
    spot((x - 0.2, -2.3, 4.1), (x, 0, 1.68), power, wide, 0.9, (1, 0.93, 0.84))
window((-5.2, -3.2, 2.4), (0, -0.6, 1.2), 3, 3, 170, (0.86, 0.93, 1))
window((0.5, -4, 4.3), (0.3, -2, 0), 4, 1.2, 60, (1, 0.97, 0.93))

camera((-0.95, -5.0, 1.5), (0.2, 0, 1.42), 32, aperture=5.6, focus=(0, 0, 1.7))
bake("photoframe-galleries", samples=28, exposure=0.15)
