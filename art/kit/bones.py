"""A human skull and long bones, old and brown in their hollows. Needs python3-numpy. The skull faces -y; one unit is half its width."""

import math

import numpy as np
from mathutils import Matrix, Vector

from .forms import cast, directions, ellipsoid, met, rod, union
from .goo import poured
from .head import grid
from .nodes import Material
from .shapes import ball, dressed, surface


def _less(a, b, soft):
    return -union(-a, b, soft)


def _mirrored(p):
    return np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)


def _pitted(p, size=1.0):
    x, y, z = (p / size).T
    waves = np.sin(5 * x + 3 * np.sin(4 * z)) * np.sin(6 * z + 2 * np.sin(5 * y))
    return 0.008 * size * waves + 0.004 * size * np.sin(17 * x + 4 * z) * np.sin(15 * z + 5 * y) * np.sin(13 * y)


def cranium_distance(p):
    q = _mirrored(p)
    d = ellipsoid(q, (0, 0.28, 0.5), (0.97, 1.16, 0.92))
    d = union(d, ellipsoid(q, (0, -0.42, 0.34), (0.76, 0.5, 0.52)), 0.3)
    # Brows, the outer rims of the sockets, cheekbones and the arches behind them.
    d = union(d, rod(q, (0.14, -0.9, 0.12), (0.62, -0.74, 0.22), 0.1, 0.1), 0.14)
    d = union(d, rod(q, (0.74, -0.64, 0.16), (0.74, -0.6, -0.34), 0.09, 0.13), 0.1)
    d = union(d, ellipsoid(q, (0.66, -0.68, -0.46), (0.25, 0.2, 0.16)), 0.12)
    d = union(d, rod(q, (0.78, -0.52, -0.45), (0.9, 0.06, -0.24), 0.1, 0.085), 0.1)
    d = union(d, ellipsoid(q, (0.72, 0.3, -0.16), (0.24, 0.34, 0.34)), 0.16)
    # The upper jaw, broad above and an arch for the teeth below; the lower rims of the sockets; the bones of the nose.
    d = union(d, ellipsoid(q, (0, -0.5, -0.6), (0.52, 0.4, 0.5)), 0.14)
    d = union(d, ellipsoid(q, (0, -0.54, -0.92), (0.49, 0.48, 0.2)), 0.12)
    d = union(d, rod(q, (0.2, -0.86, -0.42), (0.62, -0.74, -0.44), 0.09, 0.1), 0.1)
    d = union(d, rod(q, (0, -0.88, 0.14), (0, -1.06, -0.2), 0.1, 0.06), 0.1)
    d = union(d, rod(q, (0.12, -0.88, 0.04), (0.24, -0.92, -0.6), 0.07, 0.07), 0.1)
    # Roots of the teeth.
    turn = np.arctan2(q[:, 0], -(q[:, 1] + 0.52))
    d = d - 0.022 * np.cos(turn * 17.5) * np.exp(-np.square((q[:, 2] + 0.98) / 0.16)) * (q[:, 1] < -0.3)
    # Sockets, a little square; the pear of the nose with its wall within; hollow temples and cheeks.
    d = _less(d, ellipsoid(q, (0.42, -0.98, -0.1), (0.31, 0.7, 0.27)), 0.05)
    d = _less(d, ellipsoid(q, (0.47, -0.94, -0.19), (0.21, 0.5, 0.19)), 0.06)
    d = _less(d, ellipsoid(q, (0.05, -1.04, -0.36), (0.085, 0.66, 0.2)), 0.03)
    d = _less(d, ellipsoid(q, (0.105, -1.02, -0.52), (0.11, 0.6, 0.14)), 0.03)
    d = union(d, rod(q, (0, -0.7, -0.26), (0, -0.84, -0.66), 0.016, 0.02), 0.02)
    d = _less(d, ellipsoid(q, (1.13, -0.34, 0.16), (0.24, 0.44, 0.42)), 0.2)
    d = _less(d, ellipsoid(q, (0.74, -0.62, -0.86), (0.24, 0.5, 0.26)), 0.1)
    return d + _pitted(p) + _crack(p)


def _crack(p):
    """A blow has cracked the forehead: a line that runs down to the brow, with a branch, thin at both ends."""
    x, y, z = p.T
    groove = np.zeros(len(p))
    for begin, end, middle in (
        (1.36, 0.3, -0.34 - 0.2 * (1.2 - z) + 0.03 * np.sin(19 * z + 2 * np.sin(9 * z)) + 0.014 * np.sin(53 * z)),
        (1.0, 0.72, -0.5 - 0.8 * (0.8 - z) + 0.02 * np.sin(31 * z)),
    ):
        t = np.clip((z - end) / (begin - end), 0, 1)
        wide = 0.004 + 0.012 * np.sqrt(t * (1 - t)) * (1.3 - t)
        groove = np.maximum(groove, np.exp(-np.square((x - middle) / wide)) * (t > 0) * (t < 1))
    return 0.04 * groove * (y < 0)


def jaw_distance(p):
    q = _mirrored(p)
    d = rod(q, (0.76, 0.02, -0.5), (0.7, -0.14, -1.16), 0.12, 0.14)
    d = union(d, rod(q, (0.7, -0.14, -1.2), (0.36, -0.8, -1.5), 0.15, 0.16), 0.1)
    d = union(d, rod(q, (0.36, -0.8, -1.49), (0, -0.92, -1.52), 0.16, 0.19), 0.2)
    d = union(d, rod(q, (0.44, -0.58, -1.34), (0, -0.86, -1.38), 0.11, 0.1), 0.1)
    d = union(d, ellipsoid(q, (0, -0.98, -1.62), (0.28, 0.14, 0.13)), 0.12)
    turn = np.arctan2(q[:, 0], -(q[:, 1] + 0.46))
    d = d - 0.014 * np.cos(turn * 17.5) * np.exp(-np.square((q[:, 2] + 1.34) / 0.09)) * (q[:, 1] < -0.3)
    return d + _pitted(p)


def bone_material():
    made = Material("bone", (0.7, 0.6, 0.42), 0.55, Specular=0.35, Subsurface=0.06)
    made.set("Subsurface Radius", (0.04, 0.02, 0.01))
    place = made.place()
    stains = made.noise(place, 5, 7, 0.65, 0.4)
    own = made.ramp(stains, (0.3, (0.36, 0.24, 0.12)), (0.48, (0.62, 0.5, 0.32)), (0.68, (0.78, 0.7, 0.52)))
    hollow = made.node("AmbientOcclusion", 1, {"samples": 8}, Distance=0.05)
    made.set("Base Color", made.mix(made.ramp(hollow, (0.25, 1.0), (0.8, 0.0)), own, (0.075, 0.042, 0.018)))
    # Hairlines where it has dried out, fine pores.
    cracks = made.node(
        "TexVoronoi",
        settings={"feature": "DISTANCE_TO_EDGE"},
        Vector=made.sum(place, made.scaled(made.noise(place, 14, 4), 0.08)),
        Scale=7.0,
    )
    lines = made.ramp(cracks, (0.0, 0.0), (0.012, 1.0))
    some = made.ramp(made.noise(place, 6, 2), (0.5, 1.0), (0.56, 0.0))
    pores = made.ramp(made.noise(place, 160, 3, 0.6), (0.36, 0.0), (0.5, 1.0))
    return made.bump(made.mix(0.3, made.mix(some, lines, (1.0, 1.0, 1.0)), pores), 0.5, 0.004)


def tooth(at, turn, long, wide, material, down=True):
    """A crown with its root in the jaw; broad at its edge."""

    def place(u, v):
        angle, t = 2 * math.pi * u, v
        full = (0.78 + 0.22 * t) * (1 - max(0.0, (t - 0.8) / 0.2) ** 2.4 * 0.8)
        x, y = math.copysign(abs(math.cos(angle)) ** 0.7, math.cos(angle)), math.copysign(
            abs(math.sin(angle)) ** 0.7, math.sin(angle)
        )
        return (0.5 * wide * full * x, 0.36 * wide * full * y, (-long if down else long) * t)

    made = surface(place, 33, 24, material, "tooth")
    made.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, "Z")
    return made


def skull(place, size, material, ember=None, gape=0.07):
    """`size` is one unit in metres; `ember` is what glows in its sockets; `gape` lowers the jaw, in units."""
    whole = place @ Matrix.Scale(size, 4)
    columns, rows = 620, 520
    around = directions(np.linspace(-math.pi, math.pi, columns), np.linspace(-math.pi / 2, math.pi / 2, rows))
    points = met(around, cranium_distance, np.array((0.0, -0.05, -0.05)))
    dressed(grid(points, columns, rows), material, smooth=True, name="cranium").matrix_world = whole
    lower = whole @ Matrix.Translation((0, 0, -gape))
    for side in (-1, 1):
        # Each half from its own middle: a ray from one does not reach the other.
        points = cast(around, jaw_distance, np.array((side * 0.5, -0.52, -1.37)), 0.01, 1.3, 110)
        dressed(grid(points, columns, rows), material, smooth=True, name="jaw").matrix_world = lower
    enamel = Material("tooth", (0.72, 0.62, 0.42), 0.3, Clearcoat=0.3)
    enamel.set(
        "Base Color",
        enamel.ramp(
            enamel.node("SeparateXYZ", 1, Vector=enamel.place("UV")),
            (0.0, (0.34, 0.22, 0.1)),
            (0.35, (0.66, 0.54, 0.34)),
            (1.0, (0.8, 0.74, 0.58)),
        ),
    )
    parts = []
    for row, (middle, reach, high, long, down) in enumerate(
        ((-0.5, 0.5, -0.98, 0.25, True), (-0.44, 0.48, -1.4, 0.22, False))
    ):
        for step in range(10):
            if down and step == 7:
                # One has been knocked out.
                continue
            turn = (step - 4.5) * 0.36 + 0.02 * math.sin(7.0 * step + 3 * row)
            at = (0.86 * reach * math.sin(turn), middle - reach * math.cos(turn), high - (0 if down else gape))
            wide = 0.185 if abs(step - 4.5) < 1 and down else 0.155
            grown = (1.0 if abs(step - 4.5) < 4 else 0.85) * (1 + 0.06 * math.sin(11.0 * step + 5 * row))
            parts.append(tooth(at, turn, long * grown, wide, enamel, down))
    dark = Material("within", (0.012, 0.008, 0.005), 0.9)
    parts.append(ball(0.4, (0, -0.42, -1.1), dark, 32, (0.9, 0.6, 0.7)))
    if ember:
        for side in (-1, 1):
            parts.append(ball(0.05, (side * 0.42, -0.5, -0.12), ember, 32))
    for part in parts:
        part.matrix_world = whole @ part.matrix_world


def long_bone(start, end, radius, material):
    """A thigh bone: thin in its middle, two knobs at each end."""
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    side = along.cross(Vector((0, 1, 0))).normalized()
    drops, steps = [], 60
    for step in range(steps + 1):
        t = 2 * step / steps - 1
        drops.append((*start.lerp(end, step / steps), radius * (0.7 + 0.3 * abs(t) ** 5)))
    for tip, way in ((start, 1), (end, -1)):
        for out, size in ((1, 1.1), (-1, 1.0)):
            drops.append((*(tip + way * 0.2 * radius * along + out * 0.85 * radius * side), size * radius))
    return poured(drops, material, fine=0.12 * radius, rounds=14)
