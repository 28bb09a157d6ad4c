"""What persons wear on their heads: a headscarf, glasses. Needs python3-numpy."""

import numpy as np

from .clothes import body_distance, cut
from .forms import cast, directions, ellipsoid, rod, union
from .head import grid
from .nodes import Material
from .shapes import dressed, tube

MIDDLE = np.array((0.0, -0.012, 0.01))
# How far down the opening for the face reaches, to below the chin, and its half width; radians as seen from the middle.
LOW, WIDE = 0.90, 0.86
# 2 is an ellipse, more is squarer.
ROUND = 2.3


def scarf(colour, body=body_distance):
    """A long cloth over the head and around the neck, the face free; `body` is what it lies on."""
    cloth = _woven(colour)
    _hood(cloth)
    # The cap below it shows as a narrow edge.
    _hood(_woven(tuple(0.35 * part for part in colour)), 0.0022, 0.955, 300, 230)
    # From the lowest turn, on the shoulders, to the one below the chin.
    for number, (height, reach, tall, lean) in enumerate(((-0.196, 0.016, 0.100, 0.16), (-0.160, 0.015, 0.082, -0.14), (-0.128, 0.010, 0.058, 0.10))):
        _turn(cloth, body, (height, reach, tall, lean), number)


def _woven(colour):
    cloth = Material("scarf", colour, 0.8, Sheen=0.6, Specular=0.2)
    place = cloth.place()
    threads = cloth.noise(place, 1500, 2)
    cloth.bump(cloth.sum(threads, cloth.scaled(cloth.noise(place, 55, 3), 2.2)), 0.28, 0.0012)
    worn = cloth.ramp(cloth.noise(place, 22, 3), (0.3, tuple(part * 0.86 for part in colour)), (0.7, colour))
    cloth.set("Base Color", cloth.multiply(worn, cloth.ramp(threads, (0.3, 0.82), (0.7, 1.06))))
    return cloth


def _hood(cloth, inset=0.0, share=1.0, columns=520, rows=400):
    turn, rise = np.linspace(-np.pi, np.pi, columns), np.linspace(-1.3, np.pi / 2, rows)
    points = cast(directions(turn, rise), lambda p: _draped(p) + inset, MIDDLE, 0.05, 0.36, 45)
    a, b = np.meshgrid(turn, rise)
    made = grid(points, columns, rows)
    wide = share * WIDE
    cut(made, ((np.abs(a / wide) ** ROUND + np.abs((b + 0.14) / _tall(b, share)) ** ROUND < 1) & (np.abs(a) < 1.2)).ravel())
    dressed(made, cloth, smooth=True, name="hood")
    # Its hem along the face: turned in, of unlike width.
    t = np.linspace(-np.pi, np.pi, 120)[:-1]
    a, b = (np.sign(each) * np.abs(each) ** (2 / ROUND) for each in (np.sin(t), np.cos(t)))
    a, b = wide * a, -0.14 + np.where(b > 0, 0.735 * share, LOW / share**3) * b
    ways = np.stack((np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)), -1)
    line = cast(ways, lambda p: _draped(p) + inset, MIDDLE, 0.05, 0.36) + ways * (-0.0016 + 0.0006 * np.sin(5 * t + 1))[:, None]
    tube([tuple(p) for p in line], 0.0015, cloth, closed=True)


def _turn(cloth, body, measures, number, columns=420, rows=90):
    """One turn around the neck: pleats that run along it, join and part, and hang lower before the chest."""
    height, reach, tall, lean = measures
    u, v = np.meshgrid(np.linspace(-np.pi, np.pi, columns), np.linspace(0, 1, rows))
    ways = np.stack((np.sin(u), -np.cos(u), np.zeros_like(u)), -1)
    front = 0.5 + 0.5 * np.cos(u)
    z = height + tall * (v - 0.5) * (0.85 + 0.3 * np.sin(u + number)) + lean * 0.06 * np.sin(u) - (0.034 - 0.007 * number) * front**2 + 0.022 * np.sin(u) ** 2
    middle = np.stack((np.zeros_like(u), np.full_like(u, 0.026), z), -1)
    round_ = np.sin(np.pi * np.clip(v, 0, 1)) ** 0.55
    far = np.full(u.shape, 0.03).ravel()
    start, out = middle.reshape(-1, 3), ways.reshape(-1, 3)
    for _ in range(30):
        far = np.clip(far - 0.7 * np.minimum(_held(start + out * far[:, None], body), 0.03), 0.03, 0.128)
    phase = (3.2 - 0.5 * number) * np.pi * v + 0.9 * np.sin(1.7 * u + 2 * number) + 0.5 * np.sin(4.1 * u + number) + 0.7 * u
    pleats = 0.0085 * (1 - np.abs(np.sin(phase))) ** 1.3 * (0.55 + 0.45 * np.sin(2.3 * u + 1.1 * number)) * round_
    off = far.reshape(u.shape) + reach * round_ - 0.012 * (1 - round_) + pleats
    points = middle + ways * off[:, :, None]
    dressed(grid(points.reshape(-1, 3), columns, rows), cloth, smooth=True, name="turn")


def _held(p, body):
    """Positive outside of neck and shoulders."""
    neck = rod(p, (0, 0.014, -0.06), (0, 0.034, -0.24), 0.052, 0.062)
    return union(neck, body(p) - 0.008, 0.03)


def _tall(b, share):
    # The cap ends under the cloth below.
    return np.where(b > -0.14, 0.735 * share, LOW / share**3)


def _draped(p):
    """The cloth over the head: folds from the temples to behind the jaw, deeper below the ears."""
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = ellipsoid(q, (0, 0.016, 0.025), (0.0845, 0.111, 0.103))
    d = union(d, ellipsoid(q, (0, -0.014, -0.035), (0.0735, 0.083, 0.098)), 0.03)
    d = union(d, ellipsoid(q, (0, -0.026, -0.112), (0.052, 0.064, 0.032)), 0.03)
    d = union(d, rod(q, (0, 0.012, -0.11), (0, 0.03, -0.24), 0.06, 0.07), 0.03)
    x, y, z = p.T
    side = np.clip((np.abs(x) - 0.035) / 0.04, 0, 1)
    phase = 46 * (y + 0.05) + 34 * z * np.where(x > 0, 1, 0.8) + 1.1 * np.sin(22 * z + 6 * np.sign(x)) + 1.3 * np.sign(x)
    folds = (1 - np.abs(np.sin(phase))) ** 1.6 * side * np.clip((0.085 - z) / 0.07, 0, 1)
    over = np.sin(60 * y + 18 * x + 1.5 * np.sin(20 * x)) * np.clip((z - 0.06) / 0.04, 0, 1)
    return d - 0.0046 * folds - 0.0011 * over


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
