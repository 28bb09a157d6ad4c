"""The eyes of a head: balls with a painted iris, the bulge before it, the wet edge of the lid. Needs python3-numpy."""

import bpy
import numpy as np

from .face import EYE, EYEBALL, FACE, HALF, opening
from .nodes import Material
from .shapes import ball as sphere
from .shapes import dressed, tube

# Of the iris: its radius, and that of the pupil.
IRIS, PUPIL = 0.0060, 0.0019


def eyes(iris, look=(0, 0), face=None):
    """Two eyeballs; `iris` is linear red, green, blue, `look` turns them: to the right and up, radians."""
    for side in (-1, 1):
        made = eyeball(iris, look, side)
        made.location = (side * EYE[0], EYE[1], EYE[2] - 0.0001)
        _tear_duct(side)
        _wet_edge(side, {**FACE, **(face or {})})


def eyeball(iris, look, side, wide=1.0):
    """One of them at the origin, turned; `wide` is how large its iris is."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=EYEBALL, segments=128, ring_count=96)
    made = dressed(bpy.context.object, _painted(iris, look, side, wide), smooth=True)
    _cornea(made)
    made.rotation_euler = (-look[1], 0, -look[0])
    return made


def _painted(iris, look, side, wide):
    ball = Material("eye", (0.6, 0.55, 0.52), 0.06, Clearcoat=1.0, Clearcoat_Roughness=0.01, Specular=0.7)

    number = ball.math

    place = ball.place()
    x, z = (ball.node("SeparateXYZ", part, Vector=place) for part in (0, 2))
    far = number("SQRT", number("MULTIPLY_ADD", x, x, number("MULTIPLY", z, z)))
    at = number("DIVIDE", far, IRIS * wide * 1.25)
    # Fibres run from the pupil outwards: noise on a circle, stretched along it.
    round_ = ball.node("CombineXYZ", X=number("DIVIDE", x, far), Y=number("DIVIDE", z, far), Z=number("MULTIPLY", at, 0.5))
    fibres = ball.noise(round_, 9, 5, 0.75)
    rings = ball.noise(round_, 3.0, 2)
    pale = tuple(min(1, p * 2.8 + 0.01) for p in iris)
    coloured = ball.mix(ball.ramp(fibres, (0.34, 0.0), (0.66, 1.0)), tuple(p * 0.62 for p in iris), pale)
    # Warmer around the pupil, with a ragged edge; dark towards the rim.
    ragged = number("ADD", at, number("MULTIPLY", number("SUBTRACT", rings, 0.5), 0.22))
    warm = (iris[0] * 1.9 + 0.035, iris[1] * 1.15 + 0.012, iris[2] * 0.6)
    coloured = ball.mix(ball.ramp(ragged, (0.38, 0.75), (0.50, 0.0)), coloured, warm)
    # Light that comes in from above glows in the lower half.
    high = ball.node("MapRange", i0=z, i1=-IRIS, i2=IRIS)
    coloured = ball.multiply(coloured, ball.ramp(high, (0.05, 1.45), (0.75, 0.6)))
    coloured = ball.mix(ball.ramp(at, (0.58, 0.0), (0.70, 0.7), (0.79, 1.0)), coloured, tuple(p * 0.12 for p in iris))
    pupil = PUPIL / IRIS * 0.8
    coloured = ball.mix(ball.ramp(at, (pupil - 0.02, 0.0), (pupil + 0.025, 1.0)), (0.002, 0.002, 0.002), coloured)
    whole = ball.mix(ball.ramp(at, (0.78, 0.0), (0.90, 1.0)), coloured, _white(ball, x, at, side))
    # Lid and lashes keep the sky from its upper part. The ball turns, its shade does not.
    high = ball.node("MapRange", i0=z, i1=0.0004 - look[1] * EYEBALL, i2=0.0050 - look[1] * EYEBALL)
    ball.set("Base Color", ball.multiply(whole, ball.ramp(high, (0.0, 1.0), (1.0, (0.24, 0.19, 0.18)))))
    return ball


def _white(ball, x, at, side):
    """What is called the white of an eye is pale grey, pinker to its corners, with veins."""
    pale = ball.mix(ball.ramp(at, (0.85, 0.0), (1.7, 1.0)), (0.52, 0.455, 0.42), (0.33, 0.21, 0.18))
    inner = ball.node("MapRange", i0=x, i1=-side * 0.006, i2=-side * 0.0145)
    pale = ball.mix(ball.ramp(inner, (0.0, 0.0), (1.0, 0.55)), pale, (0.42, 0.22, 0.19))
    veins = ball.noise(ball.stretch(ball.place(), 160, 160, 620), 1, 5, 0.7, 1.5)
    return ball.mix(ball.ramp(veins, (0.56, 0.0), (0.62, 0.28), (0.68, 0.0)), pale, (0.45, 0.12, 0.10))


def _tear_duct(side):
    """The pink flesh in the inner corner."""
    flesh = Material("tear duct", (0.52, 0.24, 0.20), 0.2, Specular=0.7, Subsurface=0.2)
    x = EYE[0] - 0.93 * HALF
    place = (side * x, EYE[1] - np.sqrt(EYEBALL**2 - (0.80 * HALF) ** 2) + 0.0012, -0.0009)
    sphere(0.0022, place, flesh, sides=24, scale=(1.3, 1, 0.8))


def _wet_edge(side, m):
    """Tears along the lower lid: a thread of light."""
    wet = Material("tears", (0.46, 0.29, 0.26), 0.05, Specular=1.0)
    x = EYE[0] + HALF * np.linspace(-0.86, 0.92, 24)
    _, low, _ = opening(x, m)
    z = low + 0.0003
    y = EYE[1] - np.sqrt(EYEBALL**2 - (x - EYE[0]) ** 2 - z**2) - 0.0001
    tube([(side * each[0], each[1], each[2]) for each in np.stack((x, y, z), -1)], 0.0004, wet)


def _cornea(made, reach=0.0070, out=0.0011):
    """The bulge before the iris, which catches the light of the window."""
    for vertex in made.data.vertices:
        x, y, z = vertex.co
        if y < 0:
            grow = 1 + out / EYEBALL * max(0.0, 1 - (x * x + z * z) / reach**2) ** 1.4
            vertex.co = (x * grow, y * grow, z * grow)
