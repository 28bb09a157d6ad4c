"""What makes a clown of a person: greasepaint and a wig. Needs python3-numpy."""

import numpy as np

from .hair import strands
from .hairdo import Skull

WHITE, RED, BLUE, BLACK = (0.8, 0.77, 0.73), (0.5, 0.012, 0.012), (0.02, 0.16, 0.42), (0.012, 0.01, 0.01)


def _soft(value, edge=0.0014):
    """1 within, 0 outside, of a distance that is positive within."""
    return np.clip(0.5 + value / (2 * edge), 0, 1)


def greasepaint(made):
    """Paints a face: white all over, a red grin, blue over and below the eyes with a black point, arched brows."""
    layer = made.data.color_attributes["tone"]
    count = len(made.data.vertices)
    tones, places = np.empty(count * 4, np.float32), np.empty(count * 3, np.float32)
    layer.data.foreach_get("color", tones)
    made.data.vertices.foreach_get("co", places)
    tones, (x, y, z) = tones.reshape(-1, 4), places.reshape(-1, 3).T
    front, side = y < 0.0, np.abs(x)
    # Skin shows through it a little: pores, the red of the cheeks.
    own = tones[:, :3] / tones[:, :3].mean(0)

    def lay(colour, share):
        share = (share * front)[:, None]
        tones[:, :3] = tones[:, :3] * (1 - share) + np.array(colour) * own**0.35 * share

    lay(WHITE, _soft(z + 0.118, 0.004))
    u = side / 0.046
    grin = np.minimum(0.0215 * np.clip(1 - u**2, 0, 1) ** 0.5 + 0.002, 0.024)
    middle = -0.072 + 0.02 * u**2.2
    inside = grin - np.abs(z - middle)
    lay(BLACK, _soft(np.where(u < 1.06, inside + 0.0022, -1)))
    lay(RED, _soft(np.where(u < 1.0, inside, -1)))
    lay(
        (0.3, 0.004, 0.006),
        _soft(np.where(side < 0.024, 0.0075 * np.clip(1 - (side / 0.026) ** 2, 0, 1) ** 0.5 - np.abs(z + 0.0695), -1)),
    )
    for up, wide, colour in ((1, 0.0125, BLUE), (-1, 0.0085, BLUE)):
        tall = 0.046 if up > 0 else 0.036
        away = up * z / tall
        half = wide * np.clip(1 - away, 0, 1)
        off = side - 0.0325 - 0.004 * away
        lay(colour, _soft(np.where((away > 0.0) & (away < 1), half - np.abs(off), -1)))
    eye = 1 - np.hypot((side - 0.0325) / 0.021, z / 0.0125)
    lay(BLACK, _soft(0.012 * eye + 0.0016) * _soft(-0.012 * eye + 0.003) * 0.9)
    arch = np.abs(z - (0.05 - 18 * (side - 0.036) ** 2)) + np.where(np.abs(side - 0.036) < 0.018, 0, 1)
    lay(BLACK, _soft(0.0024 * np.clip(1 - ((side - 0.036) / 0.02) ** 2, 0, 1) - arch))
    lay((0.62, 0.12, 0.1), 0.5 * np.exp(-np.square((side - 0.052) / 0.012) - np.square((z + 0.036) / 0.012)))
    layer.data.foreach_set("color", tones.ravel())


def wig(tones, seed=5):
    """A frizzy wig, flat below a hat: hairs coiled in tufts at the sides and behind, a tone for each share of them."""
    chance = np.random.default_rng(seed)
    roots, ways = Skull().scalp(26000, seed, lower=0.05)
    aside = np.abs(roots[:, 0]) / 0.072 + np.clip(roots[:, 1] / 0.09, 0, 1)
    kept = (aside > 0.62 + 0.1 * chance.normal(size=len(roots))) & (roots[:, 1] > -0.052)
    roots, ways = roots[kept], ways[kept]
    tufts = roots[:: len(roots) // 300]
    near = np.concatenate([np.square(some[:, None] - tufts[None]).sum(2).argmin(1) for some in np.array_split(roots, 8)])
    spread = 0.2 * chance.normal(size=(len(tufts), 3))[near] + 0.09 * chance.normal(size=roots.shape)
    out = ways * (1.25, 0.8, 0.75) + np.array((0, 0.1, 0.0)) + spread
    out /= np.linalg.norm(out, axis=1)[:, None]
    # Round from the front: shorter where it meets the hat and below the ears.
    tall = np.interp(roots[:, 2], (-0.08, -0.03, 0.02, 0.06, 0.09), (0.045, 0.075, 0.085, 0.062, 0.012))
    reach = tall * chance.uniform(0.82, 1.1, len(tufts))[near] * (1 - 0.55 * chance.uniform(0, 1, len(roots)) ** 3)
    t = np.linspace(0, 1, 56)[None, :, None]
    lines = roots[:, None] + out[:, None] * reach[:, None, None] * t + np.array((0, 0.004, -0.014)) * t**2
    phase = chance.uniform(0, 1, len(tufts))[near][:, None] + chance.normal(scale=0.09, size=(len(roots), 1))
    angle = 2 * np.pi * (reach[:, None] / 0.0105 * t[:, :, 0] + phase)
    ring = np.stack((np.cos(angle), np.sin(angle), np.cos(angle + 1.3)), -1)
    wide = chance.uniform(0.0022, 0.0036, len(tufts))[near][:, None, None]
    lines = lines + wide * np.minimum(1, 5 * t) * ring
    shares = chance.integers(0, len(tones), len(tufts))[near]
    for number, tone in enumerate(tones):
        strands(lines[shares == number], tone, 0.00011, 0.42, 0.3, seed + number)
