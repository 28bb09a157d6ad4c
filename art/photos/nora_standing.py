"""The same woman to the hips, arms at her sides, in the light of an overcast sky: the sample of scenes that people stand in.
Upright, 4 : 5."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.people import nora
from kit.person import placed
from kit.photo import park

begin(seed=3)
sky((0.72, 0.78, 0.86), 0.5, chosen=False)
placed((0.0, 0, 0), -0.1, lambda: nora(arms=(0.56, -0.3)), tilt=-0.03)
park(seed=3, tint=(0.44, 0.66, 0.74), strength=0.8)
window((-0.9, -1.3, 1.0), (0, -0.05, -0.15), 1.2, 1.2, 52, (1, 0.95, 0.88))
window((0.6, 0.9, 0.6), (0, 0, -0.1), 0.8, 0.8, 16, (1, 0.88, 0.72))
camera((0.05, -2.3, -0.05), (0.0, 0, -0.17), 122, aperture=8, focus=(0.0, -0.075, 0))
bake("samples/standing", samples=64, exposure=0.5, shape=(640, 800))
