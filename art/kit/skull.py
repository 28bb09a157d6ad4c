"""The skin of a head and neck as a grid of points: sections of a skull, the relief of `face.py` before them.

The axis of the head is (0, 0); the face looks along -y. Nothing here needs Blender.
"""

import numpy as np

from .face import EYE, EYEBALL, HALF, bell, lidded, opening, relief, softest, spline, step

TOP, FOOT = 0.118, -0.198
# By height: half the width, to the front, to the back.
WIDE = ((0.118, 0.1165, 0.112, 0.105, 0.095, 0.08, 0.06, 0.04, 0.02, 0, -0.02, -0.04, -0.06, -0.08, -0.1, -0.12),
        (0.0, 0.016, 0.029, 0.0405, 0.0515, 0.062, 0.0698, 0.0719, 0.0742, 0.0728, 0.07, 0.0680, 0.061, 0.0564, 0.0512, 0.044))  # fmt: skip
FRONT = ((0.118, 0.1165, 0.112, 0.105, 0.095, 0.08, 0.06, 0.04, 0.02, 0, -0.02, -0.04, -0.06, -0.075, -0.09, -0.105, -0.12),
         (0.0, 0.018, 0.034, 0.0485, 0.0625, 0.0742, 0.0818, 0.0872, 0.0912, 0.0865, 0.0850, 0.0830, 0.0882, 0.0890, 0.0882, 0.0844, 0.0779))  # fmt: skip
BACK = ((0.118, 0.1165, 0.112, 0.105, 0.095, 0.08, 0.06, 0.03, 0, -0.03, -0.06, -0.12),
        (0.0, 0.022, 0.042, 0.058, 0.073, 0.087, 0.097, 0.101, 0.095, 0.082, 0.068, 0.06))  # fmt: skip
BLUNT = ((0.12, 0.06, 0.03, 0.0, -0.04, -0.07, -0.11), (2.05, 2.15, 2.35, 2.24, 2.1, 2.40, 2.2))
# What makes planes of the sides, away from the axis: how much, at which turn, how far that reaches, the same by height.
PLANES = (
    (-0.0040, 0.89, 0.21, 0.025, 0.016),  # temple
    (0.0044, 1.23, 0.38, -0.020, 0.022),  # cheekbone
    (0.0044, 0.80, 0.33, -0.048, 0.023),  # cheek
    (0.0060, 1.32, 0.36, -0.072, 0.031),  # angle of the jaw
)
# Where the jaw ends below, by turn: at the chin, higher towards the ears; and how round it is there.
END = ((0, 0.2, 0.45, 0.8, 1.3, 1.9, np.pi), (-0.1242, -0.1234, -0.1202, -0.1148, -0.0960, -0.065, -0.045))
ROUND = ((0, 0.3, 0.8, 1.4, np.pi), (0.018, 0.02, 0.03, 0.04, 0.045))
# Where hair begins: heights over the way from the forehead to the nape.
HAIRLINE = ((-0.095, -0.08, -0.066, -0.05, -0.036, -0.02, 0.0, 0.03, 0.06, 0.12), (0.066, 0.0625, 0.0535, 0.039, 0.021, 0.0, -0.004, -0.03, -0.06, -0.078))


def points_of(m, columns=900, rows=860):
    """Points (rows x columns x 3) from the foot of the neck to the crown, and which of them lie in an eye's opening."""
    turn = _spread(columns, -np.pi, np.pi, lambda a: 1 + 5.0 * bell(a / 0.62) + 3.5 * bell((np.abs(a) - 0.42) / 0.2))
    # More of them where eyes, nose and mouth are.
    rise = _spread(rows, FOOT, TOP, lambda z: 1 + 5.5 * bell((z + 0.03) / 0.05) + 7 * bell(z / 0.011) + 5 * bell((z + 0.071) / 0.008) + 60 * bell((z - TOP) / 0.004))
    a, z = np.meshgrid(turn, rise)
    x = np.sin(a) * _radius(a, z, m)
    z, inside = _parted(np.abs(x), z, np.cos(a) > 0, m)
    radius = _radius(a, z, m)
    x, y = np.sin(a) * radius, -np.cos(a) * radius
    face = step(0.0, 0.35, np.cos(a)) * step(-0.15, -0.122, z)
    forward = -y + face * relief(np.abs(x), z, m)
    near = np.hypot(np.abs(x) - EYE[0], z) < 0.032
    forward = np.where(near & (np.cos(a) > 0), lidded(np.abs(x), z, forward, m), forward)
    r2 = np.square(np.abs(x) - EYE[0]) + np.square(z)
    behind = -EYE[1] + np.sqrt(np.maximum(EYEBALL**2 - r2, 1e-8)) - 0.0012 - 0.004 * (inside - 1)
    forward = np.where(inside > 0, np.minimum(forward, behind), forward)
    return np.stack((x, -forward, z), -1), inside > 0


def _spread(count, low, high, density):
    fine = np.linspace(low, high, 4000)
    share = np.cumsum(density(fine))
    return np.interp(np.linspace(share[0], share[-1], count), share, fine)


def _parted(x, z, front, m, reach=0.03):
    """Rows moved so that two of them run along the lids; 1 and more inside of an opening."""
    high, low, u = opening(x, m)
    edge = 0.0042
    moved = np.where(np.abs(z) < edge, low + (high - low) * (z + edge) / (2 * edge), z)
    moved = np.where((z >= edge) & (z < reach), high + (reach - high) * (z - edge) / (reach - edge), moved)
    moved = np.where((z <= -edge) & (z > -reach), low + (reach + low) * (z + edge) / (reach - edge), moved)
    share = (1 - step(1.0, 1.9, np.abs(u))) * front
    inside = np.where((np.abs(z) < edge * 0.985) & (np.abs(u) < 1) & front, 1 + np.clip((edge - np.abs(z)) / 0.0012, 0, 1), 0)
    return z + (moved - z) * share, inside


def _radius(a, z, m):
    """From the axis to the skin, without relief."""
    s, c = np.abs(np.sin(a)), np.cos(a)
    tall = np.where(z < 0, z / m["long"], z)
    jaw = 1 + (m["jaw"] - 1) * step(0.0, -0.07, z) + (m["wide"] - 1) * step(0.045, 0.005, z)
    wide = spline(tall, WIDE) * jaw + 1e-5
    deep = np.where(c > 0, _even(tall, FRONT), spline(tall, BACK)) + 1e-5
    blunt = np.where(c > 0, spline(tall, BLUNT), 2.1)
    head = ((s / wide) ** blunt + (np.abs(c) / deep) ** blunt) ** (-1 / blunt)
    side = np.abs(a)
    head = head + sum(much * bell((side - turn) / wide) * bell((tall - at) / reach) for much, turn, wide, at, reach in PLANES)
    end, round_ = spline(side, END), spline(side, ROUND)
    t = np.clip((tall - end) / round_, 0, 1)
    head = head * np.sqrt(np.clip(1 - (1 - t) ** 2.2, 0, 1))
    return softest(head, _neck(a, z, m), 0.014)


def _even(tall, knots, reach=0.007):
    """A line through knots without a bend at them, the dome of the head aside."""
    line = spline(tall, knots)
    mean = sum(spline(tall + shift * reach, knots) for shift in (-1, -0.5, 0.5, 1)) / 5 + line / 5
    return line + (mean - line) * (1 - step(0.07, 0.09, tall))


def _neck(a, z, m):
    """A leaning column, wider at its foot and where it meets the skull."""
    low = np.clip((-0.09 - z) / 0.2, 0, 1)
    thick = (0.0425 + 0.012 * low) * (1.3 * m["jaw"] - 0.3)
    thick = thick * np.sqrt(np.clip((0.03 - z) / 0.03, 0, 1))
    # The muscles from behind the ears to the collarbones.
    cord = np.abs(a) - 0.24 - 1.5 * step(-0.2, -0.05, z)
    # On thick necks they are hidden, and a collar has no room for them.
    seen = np.clip((1.12 - m["jaw"]) / 0.1, 0.3, 1)
    thick = thick + seen * (0.0034 * bell(cord / 0.20) - 0.0012 * bell((cord + 0.34) / 0.2)) * step(-0.03, -0.07, z)
    # The hollow between their feet, and two lines that a bent neck has kept.
    thick = thick - 0.0020 * bell(a / 0.16) * step(-0.150, -0.176, z)
    bent = sum(bell((z - at - 0.004 * np.cos(1.3 * a)) / 0.0011) for at in (-0.142, -0.163))
    thick = thick - 0.0004 * bent * step(1.9, 0.6, np.abs(a))
    back = 0.012 + 0.035 * low
    # A circle about (0, back), seen from the axis.
    s, c = np.sin(a), -np.cos(a)
    along = c * back
    return along + np.sqrt(np.maximum(along**2 - back**2 + thick**2, 1e-8))


def skin_distance(p, m):
    """About how far places are from the skin, negative inside: nose and lips aside."""
    q = np.stack((p[:, 0], p[:, 1]), -1)
    a = np.arctan2(q[:, 0], -q[:, 1])
    radius = _radius(a, np.minimum(p[:, 2], TOP - 0.0005), m)
    flat = np.hypot(q[:, 0], q[:, 1]) - radius
    dome = np.linalg.norm((p - np.array((0, 0.006, 0.03))) / np.array((0.0755, 0.098, 0.0882)), axis=1)
    return np.where(p[:, 2] > 0.05, (dome - 1) * 0.085, flat * 0.85)


def skin_at(x, z, m):
    """The skin's y before (x, z), of the face."""
    out = np.full(np.shape(x), 0.08)
    a = np.arctan2(x, out)
    for _ in range(12):
        a = np.arctan2(x, _radius(a, z, m) * np.cos(a))
    forward = np.cos(a) * _radius(a, z, m) + relief(np.abs(x), z, m)
    near = np.hypot(np.abs(x) - EYE[0], z) < 0.032
    return -np.where(near, lidded(np.abs(x), z, forward, m), forward)
