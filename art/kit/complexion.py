"""The colours of a face, place by place, over the one tone of its skin. Nothing here needs Blender."""

import numpy as np

from .face import bell, crease, lips, nostril, opening, step
from .skull import HAIRLINE


def tones(points, inside, m, skin, locks):
    """A colour for each point. `inside` are those in an eye's opening; `locks` darken the skin that hair grows on."""
    x, y, z = np.abs(points[:, 0]), points[:, 1], points[:, 2]
    front = y < -0.03
    # Measured as the relief is, which long faces stretch.
    tall = z / m["long"]
    tone = _flushed(np.repeat(skin["tone"][None, :], len(points), 0), x, tall, front, skin["blush"])
    tone = _mouthed(tone, x, tall, front, m, skin["lip"])
    tone = _dyed(tone, 1.1 * nostril(x, tall, m) * front, (0.16, 0.07, 0.06))
    tone = _lined(tone, x, z, front, m)
    tone[inside] = tone[inside] * np.array((0.75, 0.4, 0.38))
    if locks is not None:
        hairy = step(0.002, 0.018, points[:, 2] - np.interp(y, *HAIRLINE))[:, None]
        tone = tone + hairy * 0.9 * (0.04 * skin["tone"] + 0.55 * np.array(locks) - tone)
    return tone


def _dyed(tone, share, factor):
    return tone * (1 - np.clip(share, 0, 1)[:, None] * (1 - np.array(factor)))


def _flushed(tone, x, z, front, blush):
    """Redder on cheeks, nose and chin, yellower on the forehead, darker in the sockets."""

    def spot(at, reach):
        return bell((x - at[0]) / reach[0]) * bell((z - at[1]) / reach[1]) * front

    red = spot((0.043, -0.034), (0.018, 0.015)) + 0.75 * spot((0, -0.040), (0.012, 0.009)) + 0.35 * spot((0, -0.102), (0.016, 0.01))
    tone = _dyed(tone, red * blush, (1.0, 0.70, 0.66))
    tone = _dyed(tone, 0.5 * blush * spot((0.0165, -0.044), (0.005, 0.008)), (0.95, 0.66, 0.62))
    tone = _dyed(tone, 0.25 * spot((0, 0.05), (0.05, 0.02)), (1.0, 1.02, 0.94))
    tone = _dyed(tone, 0.28 * spot((0.025, -0.0095), (0.013, 0.005)), (0.86, 0.76, 0.76))
    return _dyed(tone, 0.4 * spot((0.031, 0.0085), (0.016, 0.0055)), (0.86, 0.78, 0.76))


def _mouthed(tone, x, z, front, m, lip):
    """Lips: the upper one darker, both deeper red towards the line between them, paler in the middle of the lower one."""
    u, above, upper, lower = lips(x, z, m)
    soft = 0.0010
    share = step(-soft, soft, upper - above) * step(-soft, soft, lower + above) * (1 - step(0.90, 1.04, u)) * front
    own = lip * np.where(above > 0, 0.86, 1.0)[:, None]
    own = own * (1 + 0.14 * (bell((above + 0.5 * lower) / 0.0030) * bell(u / 0.55)))[:, None]
    tone = tone + (own - tone) * (0.88 * share)[:, None]
    tone = _dyed(tone, 0.35 * share * bell(above / 0.0026), (0.8, 0.55, 0.55))
    return _dyed(tone, 0.80 * bell(above / 0.00075) * (1 - step(0.92, 1.1, u)) * front, (0.34, 0.15, 0.15))


def _lined(tone, x, z, front, m):
    """Lids: moist pink edges, the shade of lashes at their roots, the crease above."""
    high, low, across = opening(x, m)
    between = (np.abs(across) < 1.03) * front
    tone = _dyed(tone, 0.55 * bell((z - low + 0.0003) / 0.0007) * between, (0.98, 0.70, 0.68))
    tone = _dyed(tone, 0.25 * bell((z - low + 0.0014) / 0.0006) * step(-0.3, 0.5, across) * between, (0.5, 0.4, 0.38))
    tone = _dyed(tone, 0.95 * bell((z - high - 0.0003) / 0.0008) * (np.abs(across) < 1.0) * front, (0.06, 0.06, 0.07))
    line, depth = crease(x, m)
    return _dyed(tone, 0.5 * depth * bell((z - line) / 0.0008) * front, (0.6, 0.5, 0.48))
