"""A basketball."""

import math

from .nodes import Material
from .shapes import coloured, surface

# The size that the grain's measures are for.
WHOLE = 0.318


def basketball(radius, place):
    """Eight panels of pebbled rubber between black channels, where a matrix places its middle."""
    size = WHOLE / radius
    rubber = Material("rubber", (0.5, 0.13, 0.025), 0.5, Specular=0.4, Clearcoat=0.12, Clearcoat_Roughness=0.3)
    spot = rubber.place()
    pebbles = rubber.node("TexVoronoi", settings={"feature": "SMOOTH_F1"}, Vector=spot, Scale=150.0 * size)
    scuffs = rubber.ramp(rubber.noise(spot, 7 * size, 7, 0.65), (0.35, (0.4, 0.09, 0.016)), (0.65, (0.58, 0.17, 0.035)))
    groove = rubber.node("Attribute", settings={"attribute_name": "groove"})
    rubber.set("Base Color", rubber.mix(groove, scuffs, (0.012, 0.01, 0.01)))
    smooth = rubber.mix(groove, rubber.ramp(pebbles, (0.05, 1.0), (0.5, 0.0)), (0.5, 0.5, 0.5))
    rubber.bump(smooth, 0.6, 0.0035 / size)
    deep = []

    def panel(u, v):
        turn, rise = 2 * math.pi * u, math.pi * (v - 0.5)
        x, y, z = math.cos(rise) * math.cos(turn), math.cos(rise) * math.sin(turn), math.sin(rise)
        # Two great circles, and a curve on each side that bends away from them.
        bent = abs(math.acos(min(1.0, abs(x))) - 0.78)
        near = min(abs(math.asin(z)), abs(math.asin(x)), bent)
        inside = max(0.0, 1 - (near / 0.021) ** 4) if near < 0.021 else 0.0
        deep.append(min(1.0, 1.6 * inside))
        swell = radius * (1 - 0.014 * math.exp(-((near / 0.026) ** 2)) - 0.006 * math.exp(-((near / 0.07) ** 2)))
        return (swell * x, swell * y, swell * z)

    sphere = surface(panel, 720, 420, rubber, "ball")
    coloured(sphere, "groove", deep)
    sphere.matrix_world = place
    return sphere
