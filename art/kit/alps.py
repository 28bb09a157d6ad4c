"""A great mountain over its lake, as painters liked it: by day and by moonlight."""

import math

from mathutils import Vector, noise

from .highland import forest, lake_water, land, smooth
from .shapes import plane, surface


def height(x, y):
    """A wooded shore, its promontory from the right, and one great peak with its ridges behind it."""
    shore = 330 + 90 * noise.noise(Vector((x / 200, 1, 0))) - 0.3 * max(0.0, x - 70)
    above = y - shore
    if above < 0:
        return max(-4.0, 0.1 * above)
    slope = 0.08 * above + 34 * smooth(0, 220, above) * (0.6 + noise.noise(Vector((x / 150, y / 150, 4))))
    ridge = noise.ridged_multi_fractal(Vector((x / 1050 + 5.3, y / 1050, 1.9)), 0.95, 2.1, 8, 1.0, 2.0)
    away = math.sqrt((x - 90) ** 2 + 0.64 * (y - 2700) ** 2 + 190**2) / 1500
    peak = 1230 * max(0.0, 1 - away) ** 1.25 * (0.82 + 0.2 * ridge)
    sides = smooth(500, 2200, y) * (90 + 210 * ridge) * (0.7 + 0.5 * noise.noise(Vector((x / 1300, 3, y / 2400))))
    return slope * (1 - 0.5 * smooth(500, 1500, y)) + max(peak, 0.0) + sides


def lake_and_peaks():
    def field(u, v):
        y = 180 + 3700 * v * v
        return ((u - 0.5) * (800 + 1.5 * y), y, height((u - 0.5) * (800 + 1.5 * y), y))

    surface(field, 520, 420, land((120.0, 620.0), (0.48, 0.56), 7.0))
    forest(height, 5000, 250, 1000, 0.55, 105)
    plane(2600, 2400, (0, 1150, 0), lake_water())
