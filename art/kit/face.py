"""The relief of a face: how far forward of the bare skull each place of it lies. Metres; x across, z up, the eyes at z = 0.

Nothing here needs Blender. Landmarks: chin -0.111, mouth -0.07, base of the nose -0.048, brows 0.02, hair 0.07.
"""

import numpy as np

EYE = np.array((0.0318, -0.0638, 0.0))
EYEBALL = 0.0155
LID = 0.0168
HALF = 0.0155  # of the width of an eye's opening

FACE = {
    "jaw": 1.0,  # width of the lower face
    "wide": 1.0,  # width from the temples down
    "cheeks": 1.0,
    "nose": 1.0,  # how far it stands out
    "nose_width": 1.0,
    "lips": 1.0,
    "brow": 1.0,
    "eyes": 1.0,  # how open
    "smile": 1.0,  # 0 is earnest
    "long": 1.0,
    "slant": 1.0,  # how much higher the outer corners of the eyes are; other names in `MASSES` may be given too
}

# Masses of bone and flesh: the measure they grow with, how far they stand out, their middle (x, z), how far they reach.
MASSES = (
    ("glabella", 0.0003, (0.0, 0.014), (0.012, 0.009)),
    ("forehead", -0.0010, (0.024, 0.0195), (0.022, 0.0080)),
    ("socket", -0.0068, (0.0300, -0.0012), (0.0186, 0.0141)),
    ("socket", -0.0060, (0.0150, 0.0011), (0.0068, 0.0117)),
    ("socket", 0.0025, (0.0312, -0.0152), (0.0160, 0.0058)),
    ("cheeks", 0.0072, (0.0416, -0.0395), (0.0168, 0.0116)),
    ("cheeks", 0.0042, (0.0558, -0.0221), (0.0132, 0.0102)),
    ("hollow", -0.0012, (0.0507, -0.0611), (0.0150, 0.0158)),
    ("muzzle", 0.0093, (0.0, -0.0564), (0.0248, 0.0188)),
    ("muzzle", -0.0055, (0.0250, -0.0737), (0.0136, 0.0182)),
    ("maxilla", -0.0030, (0.0216, -0.0284), (0.0093, 0.0133)),
    ("chin", -0.0030, (0.0, -0.0872), (0.0200, 0.0058)),
    ("chin", 0.0052, (0.0, -0.1035), (0.0150, 0.0105)),
    ("chin", 0.0015, (0.0195, -0.1055), (0.0112, 0.0080)),
    ("forehead", 0.0008, (0.0281, 0.0459), (0.0195, 0.0178)),
)
# The bridge of the nose by height: how far out, half its width.
RIDGE = ((0.03, 0.018, 0.010, 0.003, -0.006, -0.016, -0.025, -0.032, -0.037, -0.041, -0.0445, -0.0475, -0.0505, -0.055),
         (0, 0.0002, 0.0018, 0.0060, 0.0126, 0.0186, 0.0236, 0.0266, 0.0266, 0.0230, 0.0145, 0.0062, 0.0024, 0))  # fmt: skip
WIDTH = ((0.03, 0.012, 0.0, -0.012, -0.024, -0.034, -0.05), (0.0130, 0.0086, 0.0076, 0.0080, 0.0090, 0.0104, 0.0090))
# Edges of an eye's opening over the way from the corner beside the nose (-1) to the outer one: shares of its height.
UPPER = ((-1, -0.93, -0.84, -0.6, -0.32, -0.05, 0.25, 0.55, 0.8, 0.93, 1), (0, 0.10, 0.22, 0.63, 0.92, 1, 0.94, 0.72, 0.39, 0.15, 0))
LOWER = ((-1, -0.93, -0.84, -0.6, -0.3, 0, 0.25, 0.52, 0.8, 0.93, 1), (0, 0.09, 0.16, 0.48, 0.80, 0.97, 1, 0.87, 0.47, 0.18, 0))
# Lips from the line between them (0) to their edge (1): how far each stands out.
LIP_UPPER = ((-0.3, 0, 0.14, 0.32, 0.6, 0.85, 1, 1.3), (0, 0.3, 0.82, 1, 0.74, 0.38, 0.16, 0))
LIP_LOWER = ((-0.3, 0, 0.14, 0.38, 0.68, 0.92, 1.1, 1.4), (0, 0.26, 0.72, 1, 0.84, 0.42, 0.12, 0))


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
    d = sum(m.get(name, 1.0) * mass(x, z, much, at, reach) for name, much, at, reach in MASSES)
    d += (m["brow"] - 1) * mass(x, z - 0.12 * x, 0.0026, (0.022, 0.0165), (0.022, 0.0085))
    return d + _nose(x, z, m) + _cheeks(x, z, m) + _mouth(x, z, m)


def mass(x, z, much, at, reach):
    return much * bell((x - at[0]) / reach[0]) * bell((z - at[1]) / reach[1])


def _dome(x, z, at, reach):
    """Stands out by 1, is back at 0 within its reach and below that beside it."""
    return 1 - np.square((x - at[0]) / reach[0]) - np.square((z - at[1]) / reach[1])


def _nose(x, z, m):
    broad, z = m["nose_width"], _raised(z)
    wide = spline(z, WIDTH) * (0.4 + 0.6 * broad)
    # A round back: planes with an edge between them look carved.
    d = spline(z, RIDGE) * m["nose"] * (0.74 * np.exp(-((x / (1.06 * wide)) ** 2.3)) + 0.26 * bell(x / (2 * wide)))
    # A round tip, the wings beside it, and what parts the nostrils.
    d = softest(d, m["nose"] * (0.0192 + 0.0086 * _dome(x, z, (0, -0.0368), (0.0098 * broad, 0.0094))), 0.0050)
    wing = (0.0115 * broad, -0.0398 + 0.10 * (x - 0.0115))
    d = softest(d, m["nose"] * (0.0040 + 0.0106 * _dome(x, z, wing, (0.0061 * broad, 0.0076))), 0.0030)
    d = softest(d, m["nose"] * (0.0105 + 0.0090 * _dome(x, z, (0, -0.0438), (0.0038 * broad, 0.0058))), 0.0034)
    beside = np.hypot((x - wing[0]) / (0.0060 * broad), (z - wing[1]) / 0.0072)
    crease = 0.0015 * bell((beside - 1.08) / 0.26) * step(0.0090, 0.0130, x / broad) * step(-0.0505, -0.046, z)
    return d - crease - 0.0072 * _hole(x, z, m)


def _raised(z):
    """Heights as the lines of the nose count them: it is a little shorter than they say."""
    return np.where(z < 0, 1.05 * z, z)


def nostril(x, z, m):
    """1 in the middle of a nostril."""
    return _hole(x, _raised(z), m)


def _hole(x, z, m):
    """Higher beside the tip, rounder towards the wing."""
    across = (x - 0.0071 * m["nose_width"]) / (0.0031 * m["nose_width"])
    up = (z + 0.0464 + 0.0004 * across) / 0.0017
    return np.exp(-((across**2 + up**2) ** 1.5))


def _cheeks(x, z, m):
    smile = m["smile"]
    d = 0.0018 * smile * m["cheeks"] * bell((x - 0.041) / 0.0165) * bell((z + 0.0275) / 0.0140)
    # From the inner corner of the eye down and outwards.
    d -= 0.0007 * bell((z + 0.0125 + 0.30 * (x - 0.016)) / 0.0030) * step(0.011, 0.017, x) * (1 - step(0.026, 0.040, x))
    # The fold from the wing of the nose to beside the mouth: the cheek stands out over it.
    line = np.interp(-z, (0.034, 0.043, 0.054, 0.068, 0.082), (0.0175, 0.0205, 0.0262, 0.0325, 0.0345))
    along = step(-0.080, -0.064, z) * (1 - step(-0.046, -0.034, z))
    over = step(-0.006, 0.006, x - line) * bell(np.clip(x - line, 0, 1) / 0.016)
    return d + (0.0005 + 0.0018 * smile) * along * over


def lips(x, z, m):
    """Places on the mouth: across (1 is a corner), above its line, and the heights of upper and lower lip there."""
    half = 0.0234 + 0.0028 * m["smile"]
    u = np.clip(x / half, 0, 2)
    line = -0.0692 - 0.0005 * bell(x / 0.0042) + 0.0004 * bell((x - 0.0085) / 0.005)
    line = line + (0.0030 * m["smile"] - 0.0008) * u**2.1 * np.where(u > 1, np.exp(-3 * (u - 1) ** 2), 1)
    inside = np.clip(1 - u, 0, 1)
    bow = 0.0011 * bell((x - 0.0058) / 0.0036) - 0.0003 * bell(x / 0.0026)
    upper = m["lips"] * (0.0084 * inside**0.74 * (1 - 0.16 * u) + bow) * step(0, 0.10, inside)
    lower = m["lips"] * 0.0096 * np.clip(1 - u**2.1, 0, 1) ** 0.72
    return u, z - line, upper, lower


def _mouth(x, z, m):
    u, above, upper, lower = lips(x, z, m)
    full = np.sqrt(np.clip(1 - np.minimum(u, 1) ** 2.4, 0, 1)) * m["lips"]
    d = 0.0031 * full * spline(above / (upper + 0.0008), LIP_UPPER)
    d += 0.0056 * full * spline(-above / (lower + 0.0008), LIP_LOWER)
    # The line between them, and the dents at its ends.
    d -= 0.0024 * bell(above / 0.0010) * (1 - step(0.88, 1.1, u))
    d -= (0.0010 + 0.0008 * m["smile"]) * bell((u - 1.04) / 0.12) * bell((above - 0.0002) / 0.0036)
    # Fine lines down both.
    on = step(0, 0.12, 1 - np.maximum(above / (upper + 1e-4), -above / (lower + 1e-4))) * full
    d -= 0.00016 * on * (0.5 + 0.5 * np.sin(5600 * x * (1 + 0.5 * x / 0.02) + 900 * np.sin(170 * x) * np.abs(above))) ** 2
    # A pale edge around the upper lip; the groove below the nose with its two ridges.
    d += 0.00016 * full * bell((above - upper - 0.0007) / 0.0007)
    low = bell((z + 0.0560) / 0.0052)
    return d - 0.0016 * bell(x / 0.0034) * low + 0.0007 * bell((x - 0.0066) / 0.0028) * low


def opening(x, m):
    """Upper and lower edge of an eye's opening, and its place across (-1 beside the nose to 1)."""
    u = (x - EYE[0]) / HALF
    # Outwards it rises; the corner of the tears dips.
    tilt = 0.0011 * m["slant"] * u - 0.0002 - 0.0005 * step(-0.7, -1.0, u)
    v = np.clip(u, -1, 1)
    high = (0.0053 - 0.0003 * m["smile"]) * m["eyes"] * spline(v, UPPER)
    low = (0.0054 - 0.0004 * m["smile"]) * (0.55 + 0.45 * m["eyes"]) * spline(v, LOWER)
    return tilt + high, tilt - low, u


def crease(x, m):
    """How high the crease of the upper lid runs, and how deep: 0 beyond its ends."""
    high, _, u = opening(x, m)
    depth = step(-1.15, -0.7, u) * (1 - step(0.8, 1.25, u))
    return np.maximum(high, -0.0002) + 0.0030 + 0.0006 * u, depth


def lidded(x, z, forward, m):
    """How far forward the skin lies (positive), with the lids over the eyeball."""
    r2 = np.square(x - EYE[0]) + np.square(z)
    high, low, u = opening(x, m)
    # The edges of the lids are round, so that some of their thickness is seen.
    edge = np.minimum(np.abs(z - high), np.abs(z - low))
    lid = LID - 0.0009 * np.square(np.clip(1 - edge / 0.0010, 0, 1))
    ball = -EYE[1] + np.sqrt(np.maximum(lid**2 - r2, 1e-8)) - 0.016 * step(0.72, 1.3, np.sqrt(r2) / LID)
    # Lids sink softly into the hollow around them, below over a longer way.
    d = softest(forward, ball, 0.0046 + 0.0062 * step(0.0, -0.007, z))
    d = forward + (d - forward) * (1 - step(0.022, 0.031, np.sqrt(r2)))
    # The crease of the upper lid, and the fold over it.
    line, across = crease(x, m)
    d = d - 0.0018 * across * bell((z - line) / 0.0008) + 0.0016 * across * bell((z - line - 0.0028) / 0.0026)
    # Below, the roll of a smile and the line under it.
    under = low - 0.0072 - 0.001 * u
    roll = 0.0001 + 0.00014 * m["smile"]
    d = d - 0.0001 * across * bell((z - under) / 0.0028) + roll * across * bell((z - low + 0.0032) / 0.0020)
    # The dip beside the nose where the tears are.
    return d - 0.0010 * bell((u + 1.05) / 0.16) * bell((z + 0.001) / 0.002)


def brow(t):
    """The line of a brow from beside the nose (0) to its end (1): x, z, and half its height."""
    x = 0.0125 + 0.0375 * t
    z = 0.0178 + spline(t, ((0, 0.2, 0.45, 0.68, 0.85, 1), (-0.0012, 0.0010, 0.0040, 0.0056, 0.0042, 0.0002)))
    return x, z, spline(t, ((0, 0.12, 0.4, 0.7, 1), (0.0030, 0.0042, 0.0040, 0.0029, 0.0011)))


def softest(a, b, soft):
    """The larger, with a round joint."""
    h = np.clip(0.5 + 0.5 * (a - b) / soft, 0, 1)
    return b * (1 - h) + a * h + soft * h * (1 - h)
