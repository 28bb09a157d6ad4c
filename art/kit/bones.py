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
    d = union(d, ellipsoid(q, (0, -0.42, 0.34), (0.72, 0.5, 0.5)), 0.3)
    # Brows, cheekbones and the arches behind them, the upper jaw, the bridge of the nose.
    d = union(d, rod(q, (0.13, -0.9, 0.12), (0.62, -0.72, 0.2), 0.11, 0.12), 0.16)
    d = union(d, rod(q, (0.68, -0.68, 0.16), (0.68, -0.6, -0.42), 0.11, 0.16), 0.12)
    d = union(d, rod(q, (0.46, -0.8, -0.5), (0.7, -0.58, -0.42), 0.15, 0.16), 0.12)
    d = union(d, rod(q, (0.7, -0.5, -0.42), (0.92, 0.1, -0.22), 0.1, 0.08), 0.1)
    d = union(d, ellipsoid(q, (0, -0.6, -0.72), (0.45, 0.46, 0.42)), 0.14)
    d = union(d, rod(q, (0, -0.86, 0.16), (0, -1.04, -0.16), 0.12, 0.07), 0.12)
    # Roots of the teeth.
    turn = np.arctan2(q[:, 0], -(q[:, 1] + 0.52))
    d = d - 0.022 * np.cos(turn * 17.5) * np.exp(-np.square((q[:, 2] + 0.98) / 0.16)) * (q[:, 1] < -0.3)
    # Sockets, the hole of the nose, hollow temples and cheeks.
    d = _less(d, ellipsoid(q, (0.4, -0.98, -0.13), (0.31, 0.66, 0.29)), 0.06)
    d = _less(d, ellipsoid(q, (0.36, -0.9, -0.24), (0.2, 0.4, 0.16)), 0.05)
    d = _less(d, rod(q, (0.03, -1.16, -0.24), (0.1, -1.0, -0.52), 0.07, 0.13), 0.03)
    d = _less(d, ellipsoid(q, (1.06, -0.36, 0.16), (0.24, 0.44, 0.4)), 0.2)
    d = _less(d, ellipsoid(q, (0.66, -0.72, -0.84), (0.22, 0.5, 0.26)), 0.1)
    return d + _pitted(p)


def jaw_distance(p):
    q = _mirrored(p)
    d = rod(q, (0.66, 0.02, -0.5), (0.6, -0.16, -1.2), 0.14, 0.13)
    d = union(d, rod(q, (0.6, -0.16, -1.2), (0.26, -0.82, -1.52), 0.15, 0.16), 0.1)
    d = union(d, rod(q, (0.26, -0.82, -1.52), (0, -0.92, -1.54), 0.17, 0.19), 0.1)
    d = union(d, ellipsoid(q, (0, -0.98, -1.62), (0.22, 0.14, 0.13)), 0.1)
    turn = np.arctan2(q[:, 0], -(q[:, 1] + 0.46))
    d = d - 0.02 * np.cos(turn * 17.5) * np.exp(-np.square((q[:, 2] + 1.36) / 0.12)) * (q[:, 1] < -0.3)
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


def skull(place, size, material, ember=None, gape=0.12):
    """`size` is one unit in metres; `ember` is what glows in its sockets; `gape` lowers the jaw, in units."""
    whole = place @ Matrix.Scale(size, 4)
    columns, rows = 620, 520
    around = directions(np.linspace(-math.pi, math.pi, columns), np.linspace(-math.pi / 2, math.pi / 2, rows))
    points = met(around, cranium_distance, np.array((0.0, -0.05, -0.05)))
    dressed(grid(points, columns, rows), material, smooth=True, name="cranium").matrix_world = whole
    lower = whole @ Matrix.Translation((0, 0, -gape))
    for side in (-1, 1):
        # Each half from its own middle: a ray from one does not reach the other.
        points = cast(around, jaw_distance, np.array((side * 0.42, -0.5, -1.36)), 0.01, 1.3, 110)
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
            turn = (step - 4.5) * 0.36
            at = (0.86 * reach * math.sin(turn), middle - reach * math.cos(turn), high - (0 if down else gape))
            wide = 0.185 if abs(step - 4.5) < 1 and down else 0.155
            parts.append(tooth(at, turn, long * (1.0 if abs(step - 4.5) < 4 else 0.85), wide, enamel, down))
    dark = Material("within", (0.012, 0.008, 0.005), 0.9)
    parts.append(ball(0.4, (0, -0.42, -1.1), dark, 32, (0.9, 0.6, 0.7)))
    if ember:
        for side in (-1, 1):
            parts.append(ball(0.075, (side * 0.4, -0.56, -0.13), ember, 32))
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
