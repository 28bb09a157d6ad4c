"""A man in a street at night, lit from a window. Upright, 4 : 5: the second sample of frames."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.people import theo
from kit.person import placed
from kit.photo import evening

begin(seed=5)
sky((0.05, 0.07, 0.12), 0.3, chosen=False)

placed((-0.004, 0, 0), 0.12, theo, tilt=0.04)
# No lamp behind the edge of his hair: whatever cuts him out would take it for him.
evening(count=34, seed=103)
window((-0.62, -1.15, 0.74), (0, -0.05, 0), 0.45, 0.45, 40, (1, 0.89, 0.76))
window((1.1, -0.3, 0.2), (0, -0.05, 0), 0.6, 1.1, 7, (0.55, 0.72, 1))
window((0.45, 0.9, 0.5), (0, 0, 0), 0.5, 0.7, 17, (1, 0.72, 0.45))
window((-0.6, 0.8, 0.4), (0, 0, 0), 0.4, 0.7, 9, (0.75, 0.85, 1))
camera((0.092, -1.55, 0.03), (0.004, 0, -0.028), 102, aperture=8, focus=(0, -0.075, 0))
bake("samples/friend", samples=64, exposure=0.62, shape=(640, 800))
