"""A man in a street at night, lit from a window. Upright, 4 : 5: the second sample of frames."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person, placed
from kit.photo import evening

begin(seed=5)
sky((0.05, 0.07, 0.12), 0.3, chosen=False)


def friend():
    person(
        tone=(0.2, 0.088, 0.046),
        iris=(0.05, 0.022, 0.01),
        locks=(0.012, 0.009, 0.008),
        style="afro",
        face={"nose_width": 1.22, "lips": 1.28, "jaw": 1.12, "wide": 0.955, "brow": 1.5, "smile": 1.25, "eyes": 1.05},
        lip=(0.2, 0.07, 0.055),
        wear=(0.05, 0.13, 0.15),
        twist=-0.3,
        broad=1.12,
        brow=1.35,
        lashes=0.6,
        beard=0.004,
        shine=0.52,
        seed=5,
    )


placed((-0.004, 0, 0), 0.12, friend, tilt=0.04)
evening(count=34, seed=8)
window((-0.62, -1.15, 0.74), (0, -0.05, 0), 0.3, 0.3, 40, (1, 0.84, 0.66))
window((1.1, -0.3, 0.2), (0, -0.05, 0), 0.6, 1.1, 5, (0.55, 0.72, 1))
window((0.45, 0.9, 0.5), (0, 0, 0), 0.5, 0.7, 17, (1, 0.72, 0.45))
camera((0.05, -1.55, 0.03), (0.0, 0, -0.035), 110, aperture=8, focus=(0, -0.075, 0))
bake("photos", samples=64, exposure=0.62, shape=(640, 800))
