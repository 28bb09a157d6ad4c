"""The colours of a face, place by place, over the one tone of its skin. Nothing here needs Blender."""

import numpy as np

from .face import bell, brow, crease, lips, nostril, opening, step
from .skull import HAIRLINE

_BROW = brow(np.linspace(0, 1, 40))


def tones(points, inside, m, skin, locks):
    """A colour for each point. `inside` are those in an eye's opening; `locks` darken the skin that hair grows on, but for a
    parting: `skin["part"]` is where, by y."""
    x, y, z = np.abs(points[:, 0]), points[:, 1], points[:, 2]
    front = y < -0.03
    # Measured as the relief is, which long faces stretch.
    tall = z / m["long"]
    tone = flushed(np.repeat(skin["tone"][None, :], len(points), 0), x, tall, front, skin["blush"])
    tone = _mouthed(tone, x, tall, front, m, skin["lip"])
    tone = dyed(tone, 1.1 * nostril(x, tall, m) * front, (0.16, 0.07, 0.06))
    tone = _lined(spotted(tone, points), x, z, front, m)
    tone[inside] = tone[inside] * np.array((0.75, 0.4, 0.38))
    if locks is not None:
        hairy = step(0.003, 0.026, points[:, 2] - np.interp(y, *HAIRLINE))[:, None]
        # Along a parting the skin is seen, in the shade of the hair on both sides.
        bare = bell((points[:, 0] - skin["part"](y)) / 0.0009) if "part" in skin else np.zeros(len(points))
        hairy = hairy * (1 - 0.12 * bare)[:, None]
        dull = 0.6 * np.array(locks) + 0.4 * np.mean(locks)
        tone = tone + hairy * 0.86 * (0.14 * skin["tone"] + 0.5 * dull - tone)
    return tone


def gloss(points, m):
    """Where skin is moist or oily, 0 to 1: lips, lids, the tip of the nose, the middle of the forehead."""
    x, z = np.abs(points[:, 0]), points[:, 2] / m["long"]
    u, above, upper, lower = lips(x, z, m)
    share = step(-0.001, 0.0015, upper - above) * step(-0.001, 0.0015, lower + above) * (1 - step(0.8, 1.0, u))
    lids = 0.5 * bell((x - 0.0318) / 0.013) * bell((points[:, 2] - 0.004) / 0.005)
    nose = 0.45 * bell(x / 0.008) * bell((z + 0.034) / 0.008) + 0.10 * bell(x / 0.006) * bell((z + 0.012) / 0.016)
    oily = 0.3 * bell(x / 0.03) * bell((z - 0.042) / 0.02) + 0.25 * bell(x / 0.012) * bell((z + 0.104) / 0.008) + 0.15 * bell((x - 0.046) / 0.012) * bell((z + 0.022) / 0.008)
    return np.clip(share * np.where(above > 0, 0.45, 1.0) + lids + nose + oily, 0, 1) * (points[:, 1] < -0.03)


def dyed(tone, share, factor):
    return tone * (1 - np.clip(share, 0, 1)[:, None] * (1 - np.array(factor)))


def flushed(tone, x, z, front, blush):
    """Redder on cheeks, nose, ears' side and chin, yellower on the forehead, cooler around the mouth, darker in the sockets."""

    def spot(at, reach):
        return bell((x - at[0]) / reach[0]) * bell((z - at[1]) / reach[1]) * front

    tone = dyed(tone, 0.30 * spot((0, 0.05), (0.05, 0.024)), (1.0, 1.03, 0.88))
    tone = dyed(tone, 0.32 * spot((0, -0.086), (0.034, 0.030)), (0.93, 0.98, 1.0))
    tone = dyed(tone, 0.22 * spot((0.055, -0.085), (0.02, 0.03)), (0.92, 0.97, 0.98))
    red = spot((0.043, -0.034), (0.017, 0.014)) + 0.45 * spot((0.030, -0.030), (0.012, 0.012)) + 0.9 * spot((0, -0.038), (0.012, 0.008))
    red = red + 0.4 * spot((0, -0.104), (0.014, 0.01)) + 0.3 * spot((0, 0.016), (0.012, 0.01))
    tone = dyed(tone, red * blush, (0.99, 0.66, 0.63))
    tone = dyed(tone, 0.6 * blush * spot((0.0165, -0.043), (0.005, 0.007)), (0.92, 0.60, 0.56))
    tone = dyed(tone, 0.26 * spot((0.026, -0.0115), (0.012, 0.0052)), (0.84, 0.76, 0.80))
    tone = dyed(tone, 0.40 * spot((0.0165, 0.002), (0.006, 0.009)), (0.84, 0.70, 0.70))
    # The crease around the wing of the nose.
    tone = dyed(tone, 0.30 * spot((0.0184, -0.0415), (0.0024, 0.0060)), (0.66, 0.46, 0.42))
    return dyed(tone, 0.5 * spot((0.031, 0.0085), (0.016, 0.0055)), (0.88, 0.74, 0.72))


def spotted(tone, points, seed=7):
    """A few moles, and reddish places a little below the skin."""
    chance = np.random.default_rng(seed)
    x, y, z = points.T
    for _ in range(9):
        at = chance.uniform((-0.05, -0.105), (0.05, 0.05))
        reach, dark = chance.uniform(0.0005, 0.0010), chance.uniform(0.25, 0.7)
        tone = dyed(tone, dark * bell(np.hypot(x - at[0], z - at[1]) / reach) * (y < -0.03), (0.45, 0.30, 0.24))
    for _ in range(26):
        at = chance.uniform((-0.055, -0.105), (0.055, 0.055))
        far = np.hypot(x - at[0], z - at[1]) / chance.uniform(0.0012, 0.0045)
        tone = dyed(tone, chance.uniform(0.05, 0.22) * bell(far) * (y < -0.03), (0.98, 0.72, 0.68))
    return tone


def _mouthed(tone, x, z, front, m, lip):
    """Lips: the upper one darker, both deeper red towards the line between them, paler in the middle of the lower one."""
    u, above, upper, lower = lips(x, z, m)
    soft = 0.0012
    share = step(-soft, soft, upper - above) * step(-1.2 * soft, 1.2 * soft, lower + above) * (1 - step(0.86, 1.03, u)) * front
    own = lip * np.where(above > 0, 0.82, 1.0)[:, None]
    own = own * (1 + 0.16 * (bell((above + 0.5 * lower) / 0.0030) * bell(u / 0.55)))[:, None]
    # Fine lines, paler and redder.
    own = own * (1 + 0.10 * np.sin(4300 * x + 60 * np.sin(230 * x)) * bell((np.abs(above) - 0.004) / 0.004))[:, None]
    tone = tone + (own - tone) * (0.88 * share)[:, None]
    tone = dyed(tone, 0.35 * share * bell(above / 0.0026), (0.8, 0.55, 0.55))
    # Shade in the line between them, softer towards the corners.
    tone = dyed(tone, 0.30 * bell((u - 1.02) / 0.10) * bell(above / 0.0022) * front, (0.6, 0.42, 0.40))
    return dyed(tone, 0.80 * bell(above / 0.00075) * (1 - step(0.90, 1.08, u)) * front, (0.34, 0.15, 0.15))


def _lined(tone, x, z, front, m):
    """Lids: moist pink edges, the shade of lashes at their roots, the crease above."""
    high, low, across = opening(x, m)
    between = (np.abs(across) < 1.03) * front
    tone = dyed(tone, 0.55 * bell((z - low + 0.0003) / 0.0007) * between, (0.98, 0.70, 0.68))
    tone = dyed(tone, 0.25 * bell((z - low + 0.0014) / 0.0006) * step(-0.3, 0.5, across) * between, (0.5, 0.4, 0.38))
    rooted = step(-0.98, -0.80, across) * (across < 1.0) * front
    tone = dyed(tone, 0.80 * rooted * bell((z - high - 0.0003) / 0.0007), (0.14, 0.10, 0.10))
    # Skin is darker between the hairs of the brows.
    share, middle, half = (np.interp(x, _BROW[0], each) for each in _BROW)
    along = step(0.011, 0.024, share) * (1 - step(0.044, 0.050, share)) * front
    tone = dyed(tone, 0.34 * bell((z - middle) / (0.9 * half)) * along, (0.62, 0.52, 0.46))
    line, depth = crease(x, m)
    return dyed(tone, 0.5 * depth * bell((z - line) / 0.0008) * front, (0.6, 0.5, 0.48))
