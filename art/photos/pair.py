"""Two friends in a garden, close together. Level, 3 : 2."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person, placed
from kit.photo import garden

begin(seed=8)
sky((0.55, 0.68, 0.85), 0.4)


def cleo():
    person(
        tone=(0.62, 0.39, 0.29),
        iris=(0.07, 0.14, 0.22),
        locks=(0.34, 0.14, 0.045),
        style="long",
        face={"smile": 0.0055, "nose": 0.92, "eyes": 0.95},
        freckles=0.4,
        wear=(0.08, 0.16, 0.22),
        seed=8,
    )


def dan():
    person(
        tone=(0.42, 0.23, 0.15),
        iris=(0.06, 0.03, 0.012),
        locks=(0.02, 0.012, 0.008),
        style="short",
        face={"jaw": 1.07, "nose": 1.1, "brow": 1.2, "lips": 0.9, "smile": 0.0045},
        beard=0.011,
        glasses=True,
        brow=1.4,
        wear=(0.5, 0.49, 0.46),
        seed=9,
    )


placed((-0.115, 0.03, -0.02), 0.2, cleo)
placed((0.125, 0, 0.045), -0.16, dan)
garden((0.16, 0.2, 0.07), (0.9, 0.75, 0.42), 5)
window((-1.1, -1.1, 0.7), (0, -0.05, 0), 0.9, 0.9, 26, (1, 0.93, 0.83))
window((1.3, -0.8, 0.2), (0, -0.05, 0), 1.0, 1.2, 8, (0.82, 0.9, 1))
window((-0.2, 1.0, 0.7), (0, 0, 0), 0.9, 0.6, 22, (1, 0.9, 0.72))
camera((0.02, -1.45, 0.02), (0.005, 0, -0.05), 62, aperture=2.8, focus=(0, -0.07, 0))
bake("photos", samples=24, exposure=0.35, shape=(960, 640))
