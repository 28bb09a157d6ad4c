"""Brows, lashes and beards: the short hairs of a face, one by one. Needs python3-numpy."""

import numpy as np

from .face import EYE, FACE, HALF, brow, lips, opening
from .hair import _unit, strands
from .skull import skin_at, skin_distance


class Formed:
    """The face of `skull.py` with these measures, as what short hairs grow on."""

    def __init__(self, face=None):
        self.measures = {**FACE, **(face or {})}

    def surface(self, x, z):
        """The skin's y before (x, z)."""
        return skin_at(x, z, self.measures)

    def on_face(self, x, z):
        """The place of what lies at (x, z) of a face."""
        return np.stack((x, self.surface(x, z), z), -1)

    def lid(self, u, up, chance):
        """Places along the right lid, from beside the nose (-1) outwards (1); `up` is 1 for the upper, -1 for the lower one."""
        x = EYE[0] + HALF * u
        high, low, _ = opening(x, self.measures)
        z = high if up > 0 else low
        return np.stack((x, self.surface(x, z + up * 0.0003) - 0.0001, z + up * chance.uniform(-0.0001, 0.0004, len(u))), -1)

    def mouth(self, x, z):
        """Which places are the mouth's, where no beard grows, and how far above its line places are."""
        u, above, upper, lower = lips(np.abs(x), z, self.measures)
        return (u < 1.12) & (above < upper + 0.0016) & (above > -lower - 0.0018), above

    def bearded(self, roots):
        """Which of them are on skin: beside the jaw there is nothing to grow on."""
        return np.abs(skin_distance(roots, self.measures)) < 0.006


def brows(colour, face, thick=1.0, seed=4):
    """Fine hairs, upright beside the nose, then lying outwards; the upper ones lean down, the lower ones up. On a `face` as `Formed`
    is one."""
    chance = np.random.default_rng(seed)
    count = int(820 * thick**0.5)
    for side in (-1, 1):
        # Fewer where it begins, beside the nose; some astray around it.
        t = chance.uniform(0, 1, count) ** 0.60
        place = chance.normal(scale=0.55, size=count) * np.where(chance.uniform(size=count) < 0.08, 2.0, 1)
        x, middle, half = brow(t)
        z = middle + half * thick**0.5 * place
        x = x + chance.normal(scale=0.0006, size=count)
        roots = face.on_face(x, z)
        lean = np.interp(t, (0, 0.15, 0.4, 0.7, 1), (1.5, 0.9, 0.42, -0.12, -0.5)) - 0.42 * place
        way = np.stack((np.interp(t, (0, 0.2, 1), (0.30, 1, 1)), -0.28 + 0.55 * t, lean), -1)
        way += chance.normal(scale=0.13, size=way.shape)
        reach = np.interp(t, (0, 0.3, 1), (0.0058, 0.0078, 0.0052)) * chance.uniform(0.6, 1.1, count)
        k = np.linspace(0, 1, 6)[None, :, None]
        lines = roots[:, None] + _unit(way)[:, None] * k * reach[:, None, None] + np.array((0.0006, 0.0012, -0.0008)) * k**2
        lines[:, :, 1] = np.minimum(lines[:, :, 1], face.surface(lines[:, :, 0], lines[:, :, 2]) - 0.0002)
        lines[:, :, 0] *= side
        strands(lines, tuple(0.42 * part for part in colour), 0.000040, 0.7, 0.45, seed + side)


def lashes(face, colour=(0.006, 0.005, 0.005), seed=5, length=1.0):
    """Single hairs that lean together in tufts, curved upwards, with skin between them; those below short and apart."""
    chance = np.random.default_rng(seed)
    for side in (-1, 1):
        for up, tufts, long in ((1, 40, 0.0070), (-1, 26, 0.0034)):
            # Of each tuft: its place, and the two to five hairs whose tips meet.
            hairs = chance.integers(2, 6, tufts)
            count = int(hairs.sum())
            middle = np.repeat(np.linspace(-0.80, 0.98, tufts) + chance.normal(scale=0.012, size=tufts), hairs)
            u = np.clip(middle + chance.normal(scale=0.020, size=count), -0.86, 0.99)
            roots = face.lid(u, up, chance)
            lean = np.repeat(chance.normal(size=tufts), hairs)
            way = np.stack((0.12 + 0.85 * u + 0.13 * lean, np.full(count, -1.0), np.full(count, -0.12 if up > 0 else -0.3)), -1)
            way = _unit(way + chance.normal(scale=0.03, size=way.shape))
            bend = np.linspace(0, 1, 9)[None, :, None]
            reach = long * length * (0.66 + 0.34 * np.interp(u, (-0.9, 0.6), (0, 1)))[:, None, None] * chance.uniform(0.65, 1.1, (count, 1, 1))
            lines = roots[:, None] + way[:, None] * bend * reach + np.array((0, 0, up)) * bend**1.8 * reach * (0.85 if up > 0 else 0.25)
            lines[:, :, 0] += 0.8 * HALF * (middle - u)[:, None] * bend[:, :, 0]
            lines[:, :, 0] *= side
            strands(lines, colour, 0.000050 if up > 0 else 0.00003, 0.6, 0.1, seed)


def beard(colour, face, length=0.005, seed=6, count=9000):
    """A short beard along jaw, chin and upper lip."""
    chance = np.random.default_rng(seed)
    x, z = chance.uniform(-0.066, 0.066, count), chance.uniform(-0.116, -0.005, count)
    across = np.abs(x)
    cheek = np.interp(across, (0, 0.012, 0.03, 0.045, 0.058, 0.066), (-0.0555, -0.0575, -0.070, -0.064, -0.045, -0.005))
    mouth, above = face.mouth(x, z)
    bare = (across > 0.008) & (across < 0.024) & (above < 0) & (above > -0.022)
    kept = (z < cheek + chance.normal(scale=0.0018, size=count)) & ~mouth & (~bare | (chance.uniform(size=count) < 0.35))
    roots = face.on_face(x[kept], z[kept])
    roots = roots[face.bearded(roots)]
    way = _unit(_unit(roots - np.array((0, -0.02, -0.05))) + np.array((0, -0.1, -0.75)) + chance.normal(scale=0.15, size=roots.shape))
    k = np.linspace(0, 1, 5)[None, :, None]
    reach = length * chance.uniform(0.7, 1.1, (len(roots), 1, 1))
    strands(roots[:, None] + way[:, None] * k * reach + np.array((0, 0.0006, -0.0006)) * k**2, colour, 0.00006, 0.5, 0.2, seed)
