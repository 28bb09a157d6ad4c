"""A woman in a garden, afternoon; trees behind her out of focus. Upright, 4 : 5."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person
from kit.photo import garden

begin(seed=3)
sky((0.62, 0.72, 0.85), 0.22)
person(
    tone=(0.6, 0.345, 0.235),
    iris=(0.075, 0.085, 0.04),
    locks=(0.10, 0.045, 0.02),
    style="bob",
    wear=(0.40, 0.12, 0.075),
    face={"smile": 1.2},
    brow=1.1,
    broad=0.93,
    seed=3,
)
garden((0.075, 0.115, 0.04), (1.0, 0.94, 0.68), seed=3)
window((-0.9, -1.1, 0.6), (0, -0.05, 0), 0.8, 0.8, 31, (1, 0.95, 0.88))
window((1.2, -0.8, 0.0), (0, -0.05, 0), 1.0, 1.2, 5, (0.86, 0.93, 1))
window((0.7, 0.9, 0.6), (0, 0, 0), 0.5, 0.6, 34, (1, 0.9, 0.76))
camera((0.05, -1.2, 0.02), (0, 0, -0.065), 85, aperture=2.8, focus=(0.02, -0.085, 0))
bake("photos", samples=40, exposure=0.45, shape=(640, 800))
