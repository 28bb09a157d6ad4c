"""The relief of a face: how far forward of the bare skull each place of it lies. Metres; x across, z up, the eyes at z = 0.

Nothing here needs Blender. Landmarks: chin -0.113, mouth -0.071, base of the nose -0.05, brows 0.02, hair 0.075.
"""

import numpy as np

EYE = np.array((0.0322, -0.0655, 0.0))
EYEBALL = 0.0155
LID = 0.0168
# Half the width of an eye's opening.
HALF = 0.0147

FACE = {
    "jaw": 1.0,  # width of the lower face
    "cheeks": 1.0,
    "nose": 1.0,  # how far it stands out
    "nose_width": 1.0,
    "lips": 1.0,
    "brow": 1.0,
    "eyes": 1.0,  # how open
    "smile": 1.0,  # 0 is earnest
    "long": 1.0,
    "slant": 1.0,  # how much higher the outer corners of the eyes are
}

# Of the nose by height: how far it stands out, and half its width.
RIDGE = ((0.03, 0.018, 0.008, 0, -0.012, -0.024, -0.033, -0.038, -0.0415, -0.0448, -0.0475, -0.0502, -0.0535, -0.058),
         (0, 0.0008, 0.003, 0.0052, 0.0092, 0.0138, 0.0176, 0.0192, 0.0192, 0.0172, 0.0128, 0.0068, 0.0026, 0))  # fmt: skip
WIDTH = ((0.03, 0.01, -0.01, -0.025, -0.034, -0.041, -0.05), (0.012, 0.0080, 0.0078, 0.0088, 0.0104, 0.0113, 0.0096))


def bell(u):
    return np.exp(-np.square(u))


def step(low, high, value):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def spline(value, knots):
    """A smooth line through knots (heights, values), without overshoot."""
    at, what = (np.array(each) for each in knots)
    if at[0] > at[-1]:
        at, what = at[::-1], what[::-1]
    rise = np.diff(what) / np.diff(at)
    tangent = np.concatenate(([rise[0]], np.where(rise[1:] * rise[:-1] > 0, 2 * rise[1:] * rise[:-1] / (rise[1:] + rise[:-1] + 1e-12), 0), [rise[-1]]))
    i = np.clip(np.searchsorted(at, value) - 1, 0, len(at) - 2)
    wide = at[i + 1] - at[i]
    t = np.clip((value - at[i]) / wide, 0, 1)
    one, two = (1 + 2 * t) * (1 - t) ** 2, t * t * (3 - 2 * t)
    return one * what[i] + two * what[i + 1] + t * (1 - t) ** 2 * wide * tangent[i] - t * t * (1 - t) * wide * tangent[i + 1]


def relief(x, z, m):
    """What a face adds to the skull, eyelids aside; x is 0 or more."""
    z = z / m["long"]
    d = 0.0026 * m["brow"] * bell((z - 0.0165 - 0.12 * x) / 0.0085) * bell((x - 0.022) / 0.022)
    # Hollows of the eyes, deepest beside the nose.
    d -= 0.0074 * bell((x - 0.031) / 0.0185) * bell((z + 0.001) / 0.0135)
    d -= 0.0036 * bell((x - 0.0155) / 0.0062) * bell((z - 0.003) / 0.0095)
    d += _nose(x, z, m) + _cheeks(x, z, m) + _mouth(x, z, m)
    d -= 0.0034 * bell(x / 0.02) * bell((z + 0.0885) / 0.0065)
    return d + 0.0042 * bell(x / (0.0165 * m["jaw"])) * bell((z + 0.1035) / 0.0115)


def _nose(x, z, m):
    wide = spline(z, WIDTH) * (0.4 + 0.6 * m["nose_width"])
    out = spline(z, RIDGE) * m["nose"]
    across = 0.76 * bell(x / wide) + 0.24 * bell(x / (1.9 * wide))
    tip = 0.0018 * bell(x / 0.0088) * bell((z + 0.0412) / 0.0055)
    # The wings: round, softly joined to the tip, with an edge behind them.
    at = 0.0108 * m["nose_width"]
    r = np.hypot((x - at) / (0.0068 * m["nose_width"]), (z + 0.0437 - 0.15 * (x - at)) / 0.0066)
    wing = 0.0104 * np.sqrt(np.clip(1 - r**2.3, 0, 1)) - 0.007 * step(0.85, 1.2, r)
    crease = 0.0007 * bell((r - 1.0) / 0.2) * step(0.0085, 0.0135, x)
    hole = 0.0052 * bell((x - 0.0058 * m["nose_width"]) / 0.0034) * bell((z + 0.0493 - 0.10 * (x - 0.006)) / 0.0020)
    return softest(out * across + tip, wing, 0.0055) - crease - hole


def _cheeks(x, z, m):
    smile = m["smile"]
    d = (0.0026 + 0.0024 * smile) * m["cheeks"] * bell((x - 0.041) / 0.0175) * bell((z + 0.031 - 0.004 * smile) / 0.0155)
    d += 0.0016 * m["cheeks"] * bell((x - 0.058) / 0.012) * bell((z + 0.016) / 0.011)
    d -= 0.0022 * bell((x - 0.05) / 0.013) * bell((z + 0.062) / 0.016)
    # The fold from the wing of the nose to beside the mouth: the cheek stands out over it.
    line = np.interp(-z, (0.036, 0.045, 0.056, 0.07, 0.084), (0.0155, 0.0195, 0.0255, 0.0315, 0.0335))
    along = step(-0.084, -0.068, z) * (1 - step(-0.048, -0.036, z))
    over = step(-0.006, 0.006, x - line) * bell(np.clip(x - line, 0, 1) / 0.016)
    return d + (0.0004 + 0.0010 * smile) * along * over


def lips(x, z, m):
    """Places on the mouth: across (1 is a corner), above its line, and the heights of upper and lower lip there."""
    half = 0.0222 + 0.0024 * m["smile"]
    u = np.clip(x / half, 0, 2)
    line = -0.0716 + 0.0050 * m["smile"] * u**2.2 * np.where(u > 1, np.exp(-3 * (u - 1) ** 2), 1) + 0.0009 * bell(x / 0.006) - 0.0007
    inside = np.clip(1 - u, 0, 1)
    upper = m["lips"] * (0.0066 * inside**0.62 * (1 - 0.38 * u) + 0.0011 * bell((x - 0.0062) / 0.0042) - 0.0004 * bell(x / 0.003)) * step(0, 0.08, inside)
    lower = m["lips"] * 0.0098 * np.sqrt(np.clip(1 - u**2.1, 0, 1)) * (1 - 0.12 * u)
    return u, z - line, upper, lower


def _mouth(x, z, m):
    u, above, upper, lower = lips(x, z, m)
    d = 0.0030 * bell(x / 0.027) * bell((z + 0.069) / 0.021)
    full = np.sqrt(np.clip(1 - np.minimum(u, 1) ** 2.4, 0, 1)) * m["lips"]
    d += 0.0035 * full * np.exp(-np.abs((above - 0.40 * upper) / (0.60 * upper + 0.0008)) ** 2.2)
    d += 0.0050 * full * np.exp(-np.abs((above + 0.44 * lower) / (0.60 * lower + 0.0013)) ** 2.2)
    # The line between them, and the dents at its ends.
    d -= 0.0030 * bell(above / 0.0011) * (1 - step(0.86, 1.12, u))
    d -= 0.0014 * bell((u - 1.06) / 0.16) * bell((above + 0.0005) / 0.0042)
    # The groove below the nose, with its two ridges.
    low = bell((z + 0.059) / 0.0058)
    return d - 0.0006 * bell(x / 0.003) * low + 0.0002 * bell((x - 0.0062) / 0.003) * low


def opening(x, m):
    """Upper and lower edge of an eye's opening, and its place across (-1 beside the nose to 1)."""
    u = (x - EYE[0]) / HALF
    tilt = 0.0010 * m["slant"] * u - 0.0006
    v = np.clip(u, -1, 1)
    high = 0.0055 * m["eyes"] * np.clip(1 - np.abs(v + 0.06 * (1 - v * v)) ** 2.25, 0, 1) ** 0.86
    low = 0.0047 * (0.55 + 0.45 * m["eyes"]) * np.clip(1 - np.abs(v - 0.08 * (1 - v * v)) ** 2.1, 0, 1) ** 0.92
    return tilt + high, tilt - low, u


def lidded(x, z, forward, m):
    """How far forward the skin lies (positive), with the lids over the eyeball."""
    r2 = np.square(x - EYE[0]) + np.square(z)
    ball = -EYE[1] + np.sqrt(np.maximum(LID**2 - r2, 1e-8)) - 0.016 * step(0.72, 1.3, np.sqrt(r2) / LID)
    d = softest(forward, ball, 0.0048)
    high, low, u = opening(x, m)
    # The crease of the upper lid, and the fold over it.
    across = step(-1.1, -0.6, u) * (1 - step(0.75, 1.2, u))
    crease = np.maximum(high, -0.0004) + 0.0028 + 0.0006 * u
    d = d - 0.0020 * across * bell((z - crease) / 0.0009) + 0.0016 * across * bell((z - crease - 0.0030) / 0.0026)
    under = low - 0.0056 - 0.001 * u
    d = d - 0.0006 * across * bell((z - under) / 0.0016) + 0.0005 * across * bell((z - low + 0.0025) / 0.0018)
    # The dip beside the nose where the tears are.
    return d - 0.0010 * bell((u + 1.05) / 0.16) * bell((z + 0.001) / 0.002)


def softest(a, b, soft):
    """The larger, with a round joint."""
    h = np.clip(0.5 + 0.5 * (a - b) / soft, 0, 1)
    return b * (1 - h) + a * h + soft * h * (1 - h)
