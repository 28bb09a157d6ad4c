"""A woman in a headscarf beside a lamp, a dim room. Upright, 3 : 4."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.person import person
from kit.photo import wall

begin(seed=11)
sky((0.1, 0.12, 0.16), 0.25)
person(
    tone=(0.42, 0.23, 0.145),
    iris=(0.06, 0.03, 0.012),
    locks=(0.02, 0.012, 0.008),
    scarf=(0.34, 0.09, 0.12),
    face={"smile": 0.004, "lips": 1.1, "jaw": 0.97},
    wear=(0.06, 0.06, 0.09),
    seed=11,
)
wall((0.2, 0.19, 0.2))
window((-0.8, -0.7, 0.5), (0, -0.05, 0), 0.5, 0.6, 13, (1, 0.82, 0.62))
window((1.1, -0.4, 0.1), (0, -0.05, 0), 0.8, 1.0, 2, (0.6, 0.75, 1))
camera((0.08, -1.2, 0.0), (0, 0, -0.07), 74, aperture=2.8, focus=(0.02, -0.085, 0))
bake("photos", samples=24, exposure=0.35, shape=(600, 800))
