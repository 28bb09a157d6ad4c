"""A ginger cat in a garden, morning. Square."""

from kit.bake import bake, begin
from kit.light import camera, sky, window
from kit.pet import cat
from kit.photo import garden

begin(seed=4)
sky((0.6, 0.7, 0.85), 0.3)
cat()
garden((0.085, 0.125, 0.04), (1.0, 0.92, 0.6), seed=6)
window((-0.6, -0.7, 0.5), (0, -0.02, -0.03), 0.5, 0.5, 10, (1, 0.94, 0.84))
window((0.7, -0.4, 0.1), (0, 0, -0.03), 0.6, 0.7, 2.5, (0.82, 0.9, 1))
window((0.3, 0.6, 0.4), (0, 0, 0), 0.4, 0.4, 14, (1, 0.92, 0.78))
camera((0.05, -0.62, 0.02), (0, 0, -0.022), 88, aperture=4, focus=(0.01, -0.045, 0.005))
bake("photos", samples=24, exposure=0.35, shape=(640, 640))
