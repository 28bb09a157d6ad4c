"""A woman in a headscarf beside a window, a plain room. Upright, 3 : 4."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person, placed
from kit.photo import wall

begin(seed=11)
sky((0.3, 0.34, 0.4), 0.3, chosen=False)


def esma():
    person(
        tone=(0.46, 0.245, 0.155),
        iris=(0.06, 0.03, 0.012),
        locks=(0.02, 0.012, 0.008),
        scarf=(0.26, 0.075, 0.12),
        face={"smile": 1.15, "lips": 1.1, "jaw": 0.88, "long": 0.96, "nose": 0.95, "eyes": 1.04},
        wear=(0.07, 0.08, 0.11),
        twist=-0.4,
        broad=0.93,
        brow=1.0,
        shine=0.5,
        look=(-0.1, 0),
        seed=11,
    )


placed((0, 0, 0), 0.16, esma)
wall((0.3, 0.27, 0.24))
window((-0.9, -1.0, 0.5), (0, -0.05, 0), 0.7, 0.8, 30, (1, 0.93, 0.84))
window((1.1, -0.6, 0.1), (0, -0.05, 0), 0.8, 1.0, 4, (0.75, 0.85, 1))
window((-1.3, 0.9, 0.8), (0.4, 1.6, 0), 0.5, 1.0, 16, (1, 0.88, 0.7))
camera((0.06, -1.2, 0.02), (0, 0, -0.065), 84, aperture=7, focus=(0.02, -0.085, 0))
bake("photos", samples=24, exposure=0.55, shape=(600, 800))
