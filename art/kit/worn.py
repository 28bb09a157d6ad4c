"""What persons wear on their heads: a headscarf, glasses. Needs python3-numpy."""

import numpy as np

from .clothes import body_distance, cut
from .falls import let_fall
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


def mask(colour, columns=420, rows=200):
    """A cloth tied over nose, mouth and chin, drawn back towards the ears."""
    turn, rise = np.linspace(-1.3, 1.3, columns), np.linspace(-1.1, 0.04, rows)
    points = cast(directions(turn, rise), _veiled, MIDDLE, 0.05, 0.3, 45)
    a, b = np.meshgrid(turn, rise)
    made = grid(points, columns, rows)
    cut(made, (b > _hem(a)).ravel())
    cloth = _woven(colour)
    dressed(made, cloth, smooth=True, name="mask")
    t = np.linspace(-1.28, 1.28, 90)
    b = _hem(t)
    ways = np.stack((np.sin(t) * np.cos(b), -np.cos(t) * np.cos(b), np.sin(b)), -1)
    line = cast(ways, _veiled, MIDDLE, 0.05, 0.3) - ways * 0.001
    tube([tuple(p) for p in line], 0.0014, cloth)


def _hem(a):
    """How high the mask reaches: over the bridge of the nose, lower below the eyes."""
    return -0.3 + 0.16 * np.exp(-np.square(a / 0.16)) + 0.05 * np.square(a / 1.2)


def _veiled(p):
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = ellipsoid(q, (0, -0.012, -0.05), (0.0735, 0.0875, 0.085))
    d = union(d, rod(q, (0, -0.088, -0.012), (0, -0.106, -0.044), 0.012, 0.0165), 0.035)
    d = union(d, ellipsoid(q, (0, -0.066, -0.1), (0.034, 0.04, 0.032)), 0.035)
    x, z = p[:, 0], p[:, 2]
    # Folds run from the nose to the ears, and a few across the mouth.
    angle = np.arctan2(z + 0.03, np.abs(x) + 0.015)
    drawn = (1 - np.abs(np.sin(7.5 * angle + 1.2 * np.sign(x) + 16 * np.abs(x)))) ** 1.6 * np.clip((np.abs(x) - 0.014) / 0.03, 0, 1)
    slack = np.sin(120 * z + 30 * x * x / 0.05 + 2 * np.sin(60 * x)) * np.exp(-np.square((z + 0.085) / 0.03))
    return d - 0.0035 - 0.0034 * drawn - 0.0009 * slack


def headband(colour, plate, columns=360, over=0.003):
    """A band around the brow of a headscarf, `over` it, with a plate of metal (a material) in front."""
    cloth = _woven(colour)
    _strap(cloth, np.linspace(-np.pi, np.pi, columns), 0.0165, over, 0.0011)
    _strap(plate, np.linspace(-0.42, 0.42, 120), 0.0142, over + 0.0036, 0.0016)


def wound(colour, turns=((0.52, 0.026, 0.1), (0.74, 0.03, -0.2), (0.98, 0.032, 0.16), (1.24, 0.05, -0.1))):
    """A strip of cloth wound about the head of a scarf, pleated, each turn over the one below: how high it lies in front (radians),
    half its height, and how much higher its right side lies."""
    cloth = _woven(colour)
    for number, (rise, half, lean) in enumerate(turns):
        _strap(cloth, np.linspace(-np.pi, np.pi, 420), half, 0.0032 + 0.0011 * number, 0.0012, rise, lean, pleats=0.0034)


def _strap(material, turn, half, over, thick, rise=0.415, lean=0.0, pleats=0.0):
    """A strip of `half` its height that stands `over` the scarf, about the axis of the head and tilted down to its back."""
    high = np.linspace(-1, 1, 24 if pleats == 0 else 60)
    a, v = np.meshgrid(turn, high)
    # Its edges are turned in.
    tucked = over - thick * np.abs(v) ** 6 * 2
    if pleats:
        phase = 4.2 * v + 1.3 * np.sin(1.6 * a + 9 * rise) + 0.5 * np.sin(4.3 * a + 5 * rise)
        tucked = tucked + pleats * (1 - np.abs(np.sin(phase))) ** 1.4 * (0.55 + 0.45 * np.sin(2.1 * a + 7 * rise))
    rise = rise - 0.16 * (0.5 - 0.5 * np.cos(a)) + lean * np.sin(a) + v * half / 0.11
    ways = np.stack((np.sin(a) * np.cos(rise), -np.cos(a) * np.cos(rise), np.sin(rise)), -1)
    flat = ways.reshape(-1, 3)
    points = cast(flat, _draped, MIDDLE, 0.05, 0.3) + flat * tucked.reshape(-1, 1)
    made = grid(points, len(turn), len(high))
    dressed(made, material, smooth=True, name="strap")


def cowl(colour, body=body_distance, columns=170, rows=136):
    """The hood of a cloak, pointed and drawn forward, so that the face lies in its shade; it falls onto the shoulders of `body`.
    Its folds are those of cloth that has too much room: it is let fall, held along its hems only (a minute or two)."""
    turn, rise = np.linspace(-np.pi, np.pi, columns), np.linspace(-1.35, np.pi / 2, rows)
    points = cast(directions(turn, rise), _cowled, MIDDLE, 0.05, 0.42, 50)
    a, b = np.meshgrid(turn, rise)
    made = grid(points, columns, rows)
    cut(made, ((np.abs(a) < _mouth(b)) & (b > -0.95)).ravel())
    ways = directions(np.linspace(-np.pi, np.pi, 140), np.linspace(-1.35, np.pi / 2, 100))
    below = cast(ways, lambda p: union(_draped(p) - 0.002, body(p) - 0.012, 0.03), MIDDLE, 0.05, 0.42)
    fallen = let_fall(made, grid(below, 140, 100), 0.12, held=((0, 0.03, 0.165), 0.03, 0.25))
    cloth = _woven(colour)
    fine = fallen.modifiers.new("fine", "SUBSURF")
    fine.levels = fine.render_levels = 1
    thick = fallen.modifiers.new("cloth", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0035, 1
    dressed(fallen, cloth, smooth=True, name="cowl")
    b = np.concatenate((np.linspace(-0.94, 0.62, 80), np.linspace(0.62, -0.94, 80)))
    a = _mouth(b) * np.repeat((-1, 1), 80)
    ways = np.stack((np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)), -1)
    line = cast(ways, _cowled, MIDDLE, 0.05, 0.42)
    tube([tuple(p) for p in line], 0.0032, cloth, closed=True)


def _mouth(b):
    """Half the width of a cowl's opening by height: pointed above, open down to the chest."""
    share = np.clip((0.62 - b) / 1.56, 0, 1)
    return 0.78 * np.sin(np.pi * np.clip(share, 0, 1) ** 0.75) ** 0.7


def _cowled(p):
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = ellipsoid(q, (0, 0.02, 0.03), (0.104, 0.13, 0.118))
    d = union(d, rod(q, (0, 0.0, 0.09), (0, 0.045, 0.172), 0.05, 0.012), 0.06)
    d = union(d, ellipsoid(q, (0, -0.055, 0.035), (0.088, 0.088, 0.108)), 0.04)
    d = union(d, rod(q, (0, 0.0, -0.1), (0, 0.045, -0.25), 0.098, 0.158), 0.05)
    d = union(d, rod(q, (0.05, 0.045, -0.2), (0.14, 0.05, -0.25), 0.08, 0.075), 0.05)
    x, y, z = p.T
    side = np.clip((np.abs(x) - 0.02) / 0.05, 0, 1)
    phase = 30 * (y + 0.05) + 26 * z + 1.4 * np.sin(13 * z + 4 * np.sign(x)) + 1.1 * np.sign(x)
    folds = (1 - np.abs(np.sin(phase))) ** 1.5 * side * np.clip((0.1 - z) / 0.1, 0, 1)
    gathered = (1 - np.abs(np.sin(40 * x + 20 * z + np.sin(30 * z)))) ** 1.6 * np.clip((-0.12 - z) / 0.05, 0, 1)
    return d - 0.008 * folds - 0.006 * gathered
