"""A film's poster pasted on a wall of brick beside older ones, in the light of a street lamp that comes on at dusk."""

from kit.bake import bake, begin
from kit.facade import brickwork
from kit.light import camera, sky, spot, window
from kit.posters import pasted, remains, sheet
from kit.solid import Solid

begin(seed=261)
sky((0.45, 0.55, 0.85), 0.3)
wall = brickwork(
    ((0.22, 0.055, 0.03), (0.34, 0.1, 0.055), (0.25, 0.075, 0.045), (0.13, 0.05, 0.038)), mortar=(0.26, 0.24, 0.21), soot=0.4
)
Solid().box((-4, 0, 0), (4, 0.3, 4), wall).made()
old = remains()
for x, z, width, height in ((-0.42, 1.98, 0.5, 0.7), (0.43, 1.1, 0.46, 0.6), (0.4, 1.94, 0.34, 0.42)):
    sheet(old, x, z, width, height)
pasted("poster", 0, 1.6, 0.72, 1.05, seed=264, turn=-0.9, loose=1.2, y=-0.01, rough=0.5, ragged=0.2)

spot((-1.3, -1.5, 3.4), (0.1, 0, 1.6), 210, 70, 0.7, (1.0, 0.74, 0.44))
window((1.6, -2.6, 2.4), (0, 0, 1.6), 0.9, 1.2, 46, (0.7, 0.82, 1.0))
camera((-0.16, -2.5, 1.6), (0.0, 0.0, 1.6), 80, aperture=5.6, focus=(0.0, -0.02, 1.6))
bake("photoframe-posters", samples=20, exposure=0.2, shape=(1000, 1280))
