"""The same man to the hips, in the evening: the second sample of scenes that people stand in. Upright, 4 : 5."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.people import theo
from kit.person import placed
from kit.photo import evening

begin(seed=5)
sky((0.05, 0.07, 0.12), 0.4, chosen=False)
placed((0.0, 0, 0), 0.1, lambda: theo(arms=(0.56, -0.3)), tilt=0.03)
evening(count=34, seed=8)
window((-0.8, -1.3, 0.8), (0, -0.05, -0.1), 0.6, 0.8, 44, (1, 0.86, 0.7))
window((1.1, -0.3, 0.2), (0, -0.05, -0.1), 0.7, 1.2, 8, (0.55, 0.72, 1))
window((0.6, 0.9, 0.5), (0, 0, -0.1), 0.6, 0.9, 20, (1, 0.74, 0.48))
camera((0.04, -2.3, -0.05), (0.0, 0, -0.17), 122, aperture=8, focus=(0, -0.075, 0))
bake("samples/standing-friend", samples=64, exposure=0.6, shape=(640, 800))
