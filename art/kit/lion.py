"""The head of a roaring lion as a founder would cast it, of nobody's arms. Needs python3-numpy. It faces -y; one unit is half its
width without the mane."""

import math
import random

import numpy as np
from mathutils import Matrix

from .forms import ball as round_
from .forms import cast, directions, ellipsoid, rod, union
from .head import grid
from .nodes import Material
from .shapes import ball, dressed, surface

MIDDLE = np.array((0.0, -0.1, -0.02))


def _less(a, b, soft):
    """What is left of one body without the other."""
    return -union(-a, b, soft)


def face_distance(p):
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = ellipsoid(q, (0, 0.2, 0.36), (0.96, 0.9, 0.88))
    # Cheeks, and cheekbones that run from below the eyes back to the ears.
    d = union(d, ellipsoid(q, (0.6, -0.3, -0.24), (0.42, 0.5, 0.5)), 0.25)
    d = union(d, rod(q, (0.5, -0.74, -0.04), (0.86, -0.2, 0.16), 0.13, 0.16), 0.16)
    # The long broad bridge of the nose, the boxes that the whiskers grow from, the brows drawn down to the bridge.
    d = union(d, rod(q, (0, -0.5, 0.66), (0, -1.2, -0.1), 0.22, 0.3), 0.12)
    d = union(d, rod(q, (0.13, -0.72, 0.4), (0.17, -1.16, -0.1), 0.12, 0.16), 0.08)
    d = union(d, ellipsoid(q, (0.22, -1.14, -0.4), (0.31, 0.4, 0.27)), 0.05)
    d = union(d, rod(q, (0.15, -0.96, 0.3), (0.54, -0.8, 0.46), 0.13, 0.14), 0.06)
    d = union(d, rod(q, (0.5, -0.72, 0.5), (0.8, -0.42, 0.58), 0.13, 0.12), 0.1)
    # Lids: the lower one, and the upper one that the brow presses on.
    d = union(d, rod(q, (0.2, -0.92, 0.01), (0.66, -0.66, 0.07), 0.07, 0.08), 0.08)
    # Open mouth, eyes, the furrow of the brow, creases beside the nose and from there to the corners of the mouth.
    d = _less(d, ellipsoid(q, (0, -0.98, -0.9), (0.38, 0.7, 0.32)), 0.05)
    d = _less(d, rod(q, (0.26, -1.0, 0.19), (0.5, -0.9, 0.25), 0.1, 0.13), 0.03)
    d = _less(d, rod(q, (0, -1.0, 0.7), (0, -1.1, 0.4), 0.09, 0.04), 0.07)
    d = _less(d, rod(q, (0.27, -1.3, -0.06), (0.46, -1.0, 0.02), 0.045, 0.03), 0.06)
    d = _less(d, rod(q, (0.46, -1.06, -0.1), (0.62, -0.84, -0.6), 0.05, 0.08), 0.08)
    d = _less(d, rod(q, (0, -1.6, -0.3), (0, -1.48, -0.64), 0.055, 0.02), 0.035)
    ears = union(round_(q, (0.84, 0.02, 1.02), 0.28), round_(q, (0.92, 0.02, 1.16), 0.18), 0.1)
    ears = _less(ears, ellipsoid(q, (0.88, -0.26, 1.08), (0.16, 0.22, 0.2)), 0.04)
    d = union(d, ears, 0.08)
    return d - _fur(p, q)


def _fur(p, q):
    """What a founder cuts into the wax: strokes of fur away from the nose, the snarl's creases, rows of whisker holes."""
    x, y, z = p.T
    away = np.arctan2(x, z + 0.1 + 0.0 * y)
    far = np.sqrt(np.square(x) + np.square(z + 0.1))
    strokes = np.sin(46 * away + 3 * np.sin(9 * far + 2 * away)) * np.sin(15 * far + 3 * np.sin(7 * away))
    fur = 0.006 * strokes * np.clip((far - 0.42) / 0.3, 0, 1)
    snarl = np.sin(40 * (z + 0.55 * q[:, 0])) * np.exp(-np.square((z - 0.14) / 0.15) - np.square(x / 0.24)) * (y < -0.85)
    rows = np.exp(-np.square(np.sin(19 * (z + 0.12 * q[:, 0]))) / 0.05) * np.exp(-np.square(np.sin(22 * q[:, 0])) / 0.06)
    holes = rows * np.exp(-np.square((q[:, 0] - 0.34) / 0.15) - np.square((z + 0.42) / 0.14)) * (y < -1.0)
    return fur + 0.02 * snarl - 0.022 * holes


def jaw_distance(p):
    """Dropped, with a tuft below it; from its own middle, as no ray from the skull's gets past the open mouth."""
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = rod(q, (0.56, -0.2, -0.62), (0.24, -0.78, -1.2), 0.22, 0.2)
    d = union(d, ellipsoid(q, (0, -0.98, -1.3), (0.36, 0.34, 0.24)), 0.1)
    d = union(d, rod(q, (0, -1.04, -1.38), (0, -0.94, -1.78), 0.2, 0.04), 0.1)
    d = _less(d, ellipsoid(q, (0, -0.92, -0.86), (0.29, 0.62, 0.27)), 0.04)
    # The lip stands up to both sides of the teeth.
    d = union(d, rod(q, (0.33, -0.86, -1.06), (0.5, -0.4, -0.76), 0.07, 0.1), 0.08)
    x, z = p[:, 0], p[:, 2]
    return d - 0.02 * np.sin(34 * x + 4 * np.sin(7 * z)) * np.clip((-1.24 - z) / 0.2, 0, 1)


def lion(place, size, bronze, mane, seed=1):
    """`size` is one unit in metres; `bronze` and `mane` are materials."""
    chance = random.Random(seed)
    whole = place @ Matrix.Scale(size, 4)
    columns, rows = 520, 460
    points = cast(
        directions(np.linspace(-math.pi, math.pi, columns), np.linspace(-1.5, math.pi / 2, rows)),
        face_distance,
        MIDDLE,
        0.02,
        2.2,
        90,
    )
    dressed(grid(points, columns, rows), bronze, smooth=True, name="face").matrix_world = whole
    around = directions(np.linspace(-math.pi, math.pi, 320), np.linspace(-math.pi / 2, math.pi / 2, 240))
    points = cast(around, jaw_distance, np.array((0.0, -0.84, -1.24)), 0.02, 1.2, 90)
    dressed(grid(points, 320, 240), bronze, smooth=True, name="jaw").matrix_world = whole
    black = Material("nose", (0.012, 0.01, 0.01), 0.25, Clearcoat=0.6)
    amber = Material("amber", (0.75, 0.3, 0.01), 0.06, Clearcoat=1.0)
    amber.set("Emission", (1.0, 0.42, 0.03))
    amber.set("Emission Strength", 0.18)
    ivory = Material("ivory", (0.84, 0.78, 0.64), 0.25, Clearcoat=0.4)
    red = Material("tongue", (0.42, 0.02, 0.03), 0.25, Clearcoat=0.7)
    dark = Material("throat", (0.05, 0.004, 0.006), 0.6)

    def nose(u, v):
        turn, rise = 2 * math.pi * u, math.pi * (v - 0.5)
        x, z = math.cos(rise) * math.cos(turn), math.sin(rise)
        y = math.cos(rise) * math.sin(turn)
        # Broad above, pointed below, with two nostrils.
        wide = 0.34 * (0.62 + 0.38 * min(1.0, 0.5 + z))
        hole = 0.07 * math.exp(-(((abs(x) - 0.5) / 0.2) ** 2) - ((z + 0.25) / 0.25) ** 2) * (y < 0)
        return (wide * x, -1.36 + 0.15 * y + hole, -0.12 + 0.18 * z)

    parts = [surface(nose, 64, 40, black, "nose")]
    for side in (-1, 1):
        parts.append(ball(0.17, (side * 0.39, -0.585, 0.2), amber, 40))
        pupil = ball(0.066, (side * 0.365, -0.727, 0.2), black, 24, (0.8, 0.6, 1.1))
        parts.append(pupil)
        for x, y, z, long, wide, up in ((0.23, -1.2, -0.54, 0.36, 0.085, -1), (0.19, -1.08, -1.16, 0.27, 0.075, 1)):
            parts.append(_fang((side * x, y, z), long, wide, up, ivory))
        # Small ones between them.
        for step in range(3):
            parts.append(_fang((side * (0.03 + 0.052 * step), -1.27 + 0.02 * step, -0.585), 0.065, 0.032, -1, ivory))
            parts.append(_fang((side * (0.028 + 0.046 * step), -1.13 + 0.01 * step, -1.13), 0.06, 0.028, 1, ivory))
    parts.append(ball(0.3, (0, -0.86, -1.06), red, 40, (0.62, 1.35, 0.3)))
    parts.append(ball(0.44, (0, -0.34, -0.82), dark, 32, (0.8, 0.5, 0.9)))
    for part in parts:
        part.matrix_world = whole @ part.matrix_world
    # Locks in rings, each of one sweep: those behind are longer and lie further back, and the lower they grow the more they hang.
    for ring, (count, start, back, long, wide) in enumerate(
        ((40, 1.2, 0.62, 1.32, 0.46), (38, 1.12, 0.4, 1.2, 0.42), (36, 1.02, 0.16, 0.98, 0.36), (33, 0.93, -0.04, 0.76, 0.3))
    ):
        for number in range(count):
            angle = 2 * math.pi * (number + 0.5 * (ring % 2)) / count + chance.uniform(-0.05, 0.05)
            # None before the chin.
            away = abs(math.remainder(angle - math.pi, 2 * math.pi))
            if ring > 1 and away < 0.5:
                continue
            x, z = start * math.sin(angle), 0.05 + 1.08 * start * math.cos(angle)
            reach = long * chance.uniform(0.85, 1.12) * (0.82 + 0.18 * math.cos(angle)) * (1.12 if away < 0.7 else 1.0)
            # Combed back from the brow, then down.
            hang = 26 * math.sin(angle) * (1 - 0.35 * ring)
            where = (
                Matrix.Translation((x, back, z))
                @ Matrix.Rotation(angle + math.radians(hang + chance.uniform(-5, 5)), 4, "Y")
                @ Matrix.Rotation(math.radians(14 + 6 * ring), 4, "X")
                @ Matrix.Rotation(math.radians(90), 4, "X")
            )
            made = _lock(
                reach,
                wide * chance.uniform(0.9, 1.15),
                mane,
                chance.uniform(0.22, 0.36) * (1 if math.sin(angle) > 0 else -1),
                chance.uniform(0, 99),
            )
            made.matrix_world = whole @ where


def _lock(long, wide, material, bend, mark):
    """Grows along +y, its face to +z: full at its root, swung like an S, its tip a curl; strands run along it."""

    def at(u, v):
        side = 2 * u - 1
        half = 0.5 * wide * min(1.0, 0.62 + 1.3 * v) * max(0.0, 1 - v**2.2) ** 0.7
        strand = 0.045 * wide * math.cos(6.5 * math.pi * side + 2.4 * v + mark)
        swing = long * (bend * math.sin(2.6 * v) * v - 0.12 * bend * math.sin(6.0 * v))
        full = max(0.0, 1 - side * side) ** 0.7
        return (
            side * half + swing,
            long * v * (1 - 0.06 * v * v),
            wide * 0.5 * full * (1 - 0.5 * v) + strand * (1 - v * v) + 0.16 * long * math.sin(2.7 * v) - 0.1 * long * v**3,
        )

    return surface(at, 61, 60, material, "lock")


def _fang(at, long, wide, up, material):
    def place(u, v):
        turn = 2 * math.pi * u
        far = wide * (1 - v) ** 0.75
        return (far * math.cos(turn), far * math.sin(turn) - 0.16 * long * v * v, up * long * v)

    made = surface(place, 24, 16, material, "fang")
    made.matrix_world = Matrix.Translation(at)
    return made


def cast_metal(colour, rough=0.3, strands=False):
    """Bronze as it comes from the mould and was rubbed: dark in its hollows; `strands` run along a lock."""
    made = Material("bronze", colour, rough, Metallic=1.0)
    place = made.place()
    hollow = made.node("AmbientOcclusion", 1, settings={"samples": 8}, Distance=0.03)
    made.set(
        "Base Color", made.mix(made.ramp(hollow, (0.25, 0.0), (0.8, 1.0)), tuple(0.22 * part for part in colour), colour)
    )
    worn = made.noise(place, 60, 5, 0.62)
    made.set("Roughness", made.ramp(worn, (0.3, 0.8 * rough), (0.7, 1.5 * rough)))
    if strands:
        fine = made.noise(made.stretch(made.place("UV"), 60, 4, 1), 1.0, 3, 0.6)
    else:
        fine = made.noise(place, 26, 4, 0.6)
    return made.bump(fine, 0.25 if strands else 0.08, 0.004)
