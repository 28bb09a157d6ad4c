"""A man in a street at night, lit by a shop window. Level, 4 : 3, dark."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person, placed
from kit.photo import evening

begin(seed=5)
sky((0.05, 0.07, 0.12), 0.3, chosen=False)


def ben():
    person(
        tone=(0.2, 0.088, 0.046),
        iris=(0.05, 0.022, 0.01),
        locks=(0.012, 0.009, 0.008),
        style="afro",
        face={"nose_width": 1.22, "lips": 1.28, "jaw": 1.09, "brow": 1.5, "smile": 1.15, "eyes": 0.94},
        lip=(0.2, 0.07, 0.055),
        wear=(0.05, 0.13, 0.15),
        twist=-0.42,
        brow=1.35,
        lashes=0.6,
        beard=0.004,
        shine=0.52,
        seed=5,
    )


placed((-0.12, 0, 0), 0.2, ben, tilt=0.04)
evening()
window((-0.9, -0.9, 0.6), (-0.1, -0.05, 0), 0.5, 0.5, 34, (1, 0.84, 0.66))
window((1.1, -0.3, 0.2), (-0.1, -0.05, 0), 0.6, 1.1, 5, (0.55, 0.72, 1))
window((0.35, 0.9, 0.5), (-0.1, 0, 0), 0.5, 0.7, 17, (1, 0.72, 0.45))
camera((0.05, -1.35, 0.0), (0.0, 0, -0.06), 66, aperture=5.6, focus=(-0.12, -0.075, 0))
bake("photos", samples=48, exposure=0.35, shape=(960, 720))
