"""A woman at a window, afternoon; trees behind her out of focus. Upright, 4 : 5."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person
from kit.photo import garden

begin(seed=3)
sky((0.5, 0.62, 0.75), 0.32)
person(
    tone=(0.58, 0.34, 0.24),
    iris=(0.06, 0.085, 0.045),
    locks=(0.07, 0.032, 0.015),
    style="bob",
    face={"smile": 0.004, "lips": 0.95, "eyes": 1.12},
    wear=(0.32, 0.07, 0.05),
    seed=3,
)
garden((0.09, 0.17, 0.07), (0.6, 0.62, 0.42), glints=0)
window((-0.9, -1.0, 0.5), (0, -0.05, 0), 0.8, 0.8, 27, (1, 0.95, 0.88))
window((1.2, -0.6, 0.1), (0, -0.05, 0), 0.9, 1.1, 5, (0.8, 0.9, 1))
window((0.6, 0.9, 0.5), (0, 0, 0), 0.4, 0.6, 15, (1, 0.93, 0.82))
camera((0.1, -1.2, 0.0), (0, 0, -0.07), 92, aperture=2.4, focus=(0.02, -0.085, 0))
bake("photos", samples=32, exposure=0.35, shape=(640, 800))
