"""What persons wear on their heads: a headscarf, glasses. Needs python3-numpy."""

import numpy as np

from .clothes import body_distance, cut
from .forms import cast, directions, ellipsoid, rod, union
from .head import grid
from .nodes import Material
from .shapes import dressed, tube

MIDDLE = np.array((0.0, -0.012, 0.01))


def scarf(colour):
    """Cloth around head and neck, the face free."""
    cloth = Material("scarf", colour, 0.7, Sheen=0.5, Specular=0.25)
    place = cloth.place()
    cloth.bump(cloth.sum(cloth.noise(place, 700, 2), cloth.scaled(cloth.noise(place, 60, 3), 1.6)), 0.22, 0.0014)
    columns, rows = 760, 620
    turn, rise = np.linspace(-np.pi, np.pi, columns), np.linspace(-1.42, np.pi / 2, rows)
    points = cast(directions(turn, rise), _draped, MIDDLE, 0.05, 0.36)
    a, b = np.meshgrid(turn, rise)
    made = grid(points, columns, rows)
    cut(made, ((np.hypot(a / 0.76, (b + 0.14) / _tall(b)) < 1) & (np.abs(a) < 1.2)).ravel())
    dressed(made, cloth, smooth=True, name="scarf")
    # Its hem along the face.
    t = np.linspace(-np.pi, np.pi, 90)[:-1]
    b = -0.14 + np.where(np.cos(t) > 0, 0.735, 0.81) * np.cos(t)
    a = 0.76 * np.sin(t)
    ways = np.stack((np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)), -1)
    line = cast(ways, _draped, MIDDLE, 0.05, 0.36) + ways * -0.0012
    tube([tuple(p) for p in line], 0.0026, cloth, closed=True)


def _tall(b):
    return np.where(b > -0.14, 0.735, 0.81)


def _draped(p):
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = ellipsoid(q, (0, 0.014, 0.022), (0.087, 0.112, 0.107))
    d = union(d, ellipsoid(q, (0, -0.016, -0.04), (0.078, 0.091, 0.1)), 0.03)
    d = union(d, rod(q, (0, 0.012, -0.11), (0, 0.03, -0.24), 0.06, 0.1), 0.03)
    d = union(d, body_distance(p) - 0.012, 0.03)
    x, z = p[:, 0], p[:, 2]
    low = np.clip((-z - 0.05) / 0.09, 0, 1)
    # Folds that hang from one side to the other, with narrow backs; a few fine ones over the head.
    phase = 34 * (z + 0.9 * x * x / 0.1) + 7 * x + 1.4 * np.sin(16 * x + 9 * z)
    back = (1 - np.abs(np.sin(phase))) ** 1.6
    side = np.clip((np.abs(x) - 0.045) / 0.03, 0, 1) * (1 - low)
    return d - 0.0105 * low * back - 0.0022 * side * np.sin(120 * p[:, 1] + 60 * z) - 0.001 * np.sin(40 * z + 30 * x)


def glasses(colour=(0.02, 0.015, 0.012), radius=0.0225):
    rim = Material("rim", colour, 0.25, Clearcoat=0.6)
    for side in (-1, 1):
        ring = []
        for step in range(28):
            angle = step / 28 * 2 * np.pi
            x, z = radius * 1.06 * np.cos(angle), radius * 0.9 * np.sin(angle)
            ring.append((side * (0.0328 + x), -0.1 + 7 * max(0.0, 0.003 + x) ** 2, z - 0.003))
        tube(ring, 0.0013, rim, closed=True)
        tube([(side * 0.056, -0.096, 0.002), (side * 0.072, -0.083, 0.003), (side * 0.08, -0.02, 0.004), (side * 0.083, 0.012, 0.002)], 0.0013, rim)
    tube([(-0.0105, -0.1, 0.002), (0.0, -0.1025, 0.0045), (0.0105, -0.1, 0.002)], 0.0013, rim)
