"""A man in a street at night, lit by a shop window. Level, 4 : 3, dark."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person, placed
from kit.photo import evening

begin(seed=5)
sky((0.05, 0.07, 0.12), 0.3)


def ben():
    person(
        tone=(0.12, 0.055, 0.032),
        iris=(0.05, 0.022, 0.01),
        locks=(0.007, 0.006, 0.006),
        style="afro",
        face={"nose_width": 1.22, "lips": 1.3, "jaw": 1.03, "smile": 0.005},
        lip=(0.16, 0.055, 0.05),
        wear=(0.1, 0.26, 0.28),
        shine=0.36,
        seed=5,
    )


placed((-0.12, 0, 0), 0.22, ben)
evening()
window((-1.0, -0.9, 0.3), (-0.1, -0.05, 0), 0.9, 0.9, 24, (1, 0.82, 0.6))
window((1.1, -0.3, 0.3), (-0.1, -0.05, 0), 0.5, 1.1, 8, (0.5, 0.7, 1))
window((0.3, 0.9, 0.6), (-0.1, 0, 0), 0.5, 0.6, 16, (1, 0.75, 0.5))
camera((0.05, -1.35, 0.0), (0.0, 0, -0.075), 58, aperture=2.2, focus=(-0.12, -0.085, 0))
bake("photos", samples=24, exposure=0.35, shape=(960, 720))
