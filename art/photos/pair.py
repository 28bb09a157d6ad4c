"""Two friends in a garden, close together. Level, 3 : 2."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person, placed
from kit.photo import park

begin(seed=8)
sky((0.62, 0.72, 0.88), 0.25, chosen=False)


def cleo():
    person(
        tone=(0.66, 0.41, 0.3),
        iris=(0.07, 0.13, 0.2),
        locks=(0.3, 0.125, 0.04),
        style="long",
        face={"smile": 1.3, "nose": 0.94, "jaw": 0.98},
        freckles=0.5,
        wear=(0.09, 0.16, 0.21),
        twist=0.3,
        broad=0.93,
        look=(-0.08, 0),
        covered=True,
        seed=8,
    )


def dan():
    person(
        tone=(0.46, 0.25, 0.165),
        iris=(0.06, 0.03, 0.012),
        locks=(0.025, 0.016, 0.011),
        style="short",
        face={"jaw": 1.08, "nose": 1.06, "brow": 1.5, "lips": 0.95, "smile": 1.2, "eyes": 0.95},
        beard=0.006,
        glasses=True,
        brow=1.4,
        lashes=0.6,
        wear=(0.40, 0.36, 0.30),
        twist=-0.32,
        seed=9,
    )


placed((-0.125, 0.03, -0.03), 0.16, cleo, tilt=0.05)
placed((0.135, 0, 0.03), -0.14, dan, tilt=-0.03)
park(seed=9)
window((-1.1, -1.25, 0.95), (0, -0.05, 0), 0.9, 0.9, 56, (1, 0.93, 0.82))
window((0.1, 1.0, 0.75), (0, 0, 0), 0.9, 0.5, 46, (1, 0.82, 0.58))
camera((0.02, -1.45, 0.02), (0.005, 0, -0.06), 62, aperture=7, focus=(0, -0.07, 0))
bake("photos", samples=56, exposure=0.5, shape=(960, 640))
