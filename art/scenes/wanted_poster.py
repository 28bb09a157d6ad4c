"""A bounty bill nailed over older ones to the boards of a station, in the sun of a late afternoon. The wall lies in the plane of
x and y."""

from kit.bake import bake, begin
from kit.light import camera, sky, sun
from kit.materials import wood
from kit.nails import iron, nail
from kit.paper import glued
from kit.shapes import plane

begin(seed=149)
sky((0.62, 0.74, 1.0), 0.32)

# The side of a station: boards that the sun has greyed and split, no two of one width of shrinking, nailed to their posts.
boards = wood(
    (0.13, 0.085, 0.055), (0.4, 0.3, 0.2), scale=1.15, board=(2.6, 0.19), rough=0.85, gap=0.0045, relief=0.45, nails=0.62
)
plane(1.4, 1.5, (0.06, 0.035, 0), boards)


def on_wall(x, y):
    return 0.0


glued("circus", 0.3, 0.4, (-0.205, 0.13), 8, 0.0032, on_wall, 0.022, ((0, 1, 0.16, 0.02),))
glued("acrobats", 0.3, 0.4, (0.215, -0.145), -7, 0.0036, on_wall, 0.022, ((1, 0, 0.2, 0.024),))
# Nails hold the bill a hand from its corners, which have dried and rolled up.
glued("bill", 0.42, 0.56, (0.002, 0.002), -1.4, 0.0052, on_wall, 0.005, ((1, 1, 0.13, 0.02), (0, 0, 0.11, 0.016)))
for x, y, lean in ((-0.187, 0.262, 0.1), (0.176, 0.252, -0.12), (-0.176, -0.25, 0.2), (0.188, -0.262, -0.1)):
    nail((x, y, 0.0075), 0.0058, iron(), (0.2 * lean, lean), 0.002)

sun((0.62, -0.5, -0.6), 3.4, 1.2, (1.0, 0.83, 0.6))
camera((0.0, -0.02, 1.28), (0.0, 0.0, 0.0), 73, aperture=11, focus=(0.0, 0.0, 0.008))
bake("photoframe-posters", samples=20, exposure=0.3, shape=(1040, 1280))
