"""A woman in a garden, afternoon; trees behind her out of focus. Upright, 4 : 5: the first sample of frames."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.people import nora
from kit.person import placed
from kit.photo import park

begin(seed=3)
sky((0.66, 0.72, 0.84), 0.38, chosen=False)

placed((0.004, 0, 0), -0.15, nora, tilt=-0.05)
park(seed=3, tint=(0.44, 0.66, 0.74), strength=0.8)
window((-0.8, -1.2, 0.85), (0, -0.05, -0.02), 0.8, 0.8, 42, (1, 0.94, 0.85))
window((0.42, 0.85, 0.7), (0, 0, -0.04), 0.7, 0.5, 15, (1, 0.84, 0.66))
camera((0.065, -1.55, 0.03), (0.002, 0, -0.05), 126, aperture=8, focus=(0.0, -0.075, 0))
bake("samples/portrait", samples=64, exposure=0.52, shape=(640, 800))
