"""A woman in a garden, afternoon; trees behind her out of focus. Upright, 4 : 5."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person, placed
from kit.photo import garden

begin(seed=3)
sky((0.66, 0.72, 0.8), 0.3)


def ada():
    person(
        tone=(0.62, 0.345, 0.23),
        iris=(0.06, 0.062, 0.03),
        locks=(0.10, 0.045, 0.02),
        style="bob",
        freckles=0.2,
        wear=(0.40, 0.12, 0.075),
        face={"smile": 1.0, "long": 0.97, "jaw": 0.95},
        lip=(0.47, 0.15, 0.125),
        broad=0.93,
        look=(-0.16, 0),
        seed=3,
    )


placed((0.004, 0, 0), -0.13, ada, tilt=-0.035)
garden((0.08, 0.12, 0.038), (1.0, 0.94, 0.66), seed=3)
window((-0.95, -1.05, 0.75), (0, -0.05, 0), 0.75, 0.75, 32, (1, 0.95, 0.89))
window((1.2, -0.9, 0.0), (0, -0.05, 0), 1.0, 1.2, 9, (0.9, 0.95, 1))
window((0.75, 0.8, 0.65), (0, 0, 0), 0.5, 0.6, 70, (1, 0.9, 0.74))
window((-0.9, 0.8, 0.3), (0, 0, 0), 0.4, 0.8, 10, (1, 0.94, 0.84))
camera((0.05, -1.2, 0.02), (0, 0, -0.065), 87, aperture=2.8, focus=(0.02, -0.085, 0))
bake("photos", samples=36, exposure=0.66, shape=(640, 800))
