"""A woman in a garden, afternoon; trees behind her out of focus. Upright, 4 : 5."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person, placed
from kit.photo import park

begin(seed=3)
sky((0.66, 0.72, 0.84), 0.38, chosen=False)


def ada():
    person(
        tone=(0.62, 0.345, 0.23),
        iris=(0.06, 0.062, 0.03),
        locks=(0.135, 0.049, 0.0205),
        style="bob",
        freckles=0.8,
        wear=(0.075, 0.115, 0.15),
        twist=0.35,
        covered=True,
        face={"smile": 1.3, "long": 0.955, "jaw": 0.93, "wide": 0.93, "nose": 1.02, "nose_width": 0.97, "lips": 1.1, "eyes": 1.15},
        lip=(0.47, 0.15, 0.125),
        broad=1.04,
        look=(-0.16, 0),
        seed=3,
    )


placed((0.004, 0, 0), -0.15, ada, tilt=-0.05)
park(seed=3, tint=(0.44, 0.66, 0.74), strength=0.8)
window((-0.8, -1.2, 0.85), (0, -0.05, -0.02), 0.8, 0.8, 42, (1, 0.94, 0.85))
window((0.42, 0.85, 0.7), (0, 0, -0.04), 0.7, 0.5, 15, (1, 0.84, 0.66))
camera((0.065, -1.55, 0.03), (0.002, 0, -0.05), 126, aperture=8, focus=(0.0, -0.075, 0))
bake("photos", samples=64, exposure=0.52, shape=(640, 800))
