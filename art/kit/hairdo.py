"""Hairdos: where hair grows on a head, and how it is worn. Needs python3-numpy."""

import numpy as np

from .clothes import body_distance
from .face import FACE
from .falling import falling
from .hair import _unit, between, frizzed, grown, strands, waved
from .skull import HAIRLINE, TOP, _radius, skin_distance


class Skull:
    """The head of `skull.py` with these measures, as what hair grows on."""

    def __init__(self, face=None):
        self.measures = {**FACE, **(face or {})}

    def distance(self, p):
        return skin_distance(p, self.measures)

    def scalp(self, count, seed=1, lower=0.0):
        """Roots over the scalp, and the directions in which they stand out."""
        chance = np.random.default_rng(seed)
        ways = _unit(chance.normal(size=(count * 3, 3)))
        z = np.minimum(0.03 + ways[:, 2] * 0.088 * np.where(ways[:, 2] < 0, 1.25, 1), TOP - 0.0004)
        turn = np.arctan2(ways[:, 0], -ways[:, 1])
        radius = _radius(turn, z, self.measures)
        points = np.stack((np.sin(turn) * radius, -np.cos(turn) * radius, z), -1)
        kept = haired(points, chance, lower)
        return points[kept][:count], ways[kept][:count]


def haired(points, chance, lower=0.0):
    """Which places are above the hairline: no straight edge, fewer hairs towards it."""
    edge = np.interp(points[:, 1], *HAIRLINE) - lower + np.abs(chance.normal(scale=0.0062, size=len(points)))
    edge += 0.0008 * np.sin(110 * points[:, 0] + 1) + 0.0007 * np.sin(290 * points[:, 0]) + 0.0006 * np.sin(640 * points[:, 0])
    return points[:, 2] > edge


def hairdo(style, colour, head, seed=1, body=body_distance):
    """Hair of the styles afro, short, bob and long on a `head` (as `Skull` is one); `body` is what it falls on."""

    def avoid(p):
        """Head, shoulders, and the room before the face."""
        x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
        free = (np.linalg.norm(np.stack((x / 0.056, (y + 0.11) / 0.108, (z + 0.028) / 0.103), -1), axis=1) - 1) * 0.056
        return np.minimum(np.minimum(head.distance(p), free), body(p) - 0.008)

    if style == "afro":
        _afro(colour, seed, head)
    elif style == "short":
        _short(colour, seed, head)
    else:
        falling({"bob": -0.178, "long": -0.25}[style], head, colour, avoid, seed)


def _afro(colour, seed, head):
    """A cloud of coils: longer above than at the sides, in tufts, with single coils beyond its edge."""
    chance = np.random.default_rng(seed)
    roots, ways = head.scalp(15000, seed)
    tufts = roots[:: len(roots) // 420]
    near = np.concatenate([np.square(some[:, None] - tufts[None]).sum(2).argmin(1) for some in np.array_split(roots, 8)])
    out = _unit(ways + np.array((0, 0.12, 0.12)) + 0.16 * chance.normal(size=(len(tufts), 3))[near] + 0.08 * chance.normal(size=roots.shape))
    tall = np.interp(roots[:, 2], (-0.06, 0.02, 0.09), (0.014, 0.034, 0.052))
    reach = tall * chance.uniform(0.84, 1.08, len(tufts))[near] * np.minimum(1.12, 1 - 0.5 * chance.uniform(0, 1, len(roots)) ** 3 + 0.04 * chance.normal(size=len(roots)))
    t = np.linspace(0, 1, 48)[None, :, None]
    lines = roots[:, None] + out[:, None] * reach[:, None, None] * t + np.array((0, 0.004, -0.004)) * t**2
    # About four millimetres from turn to turn, one phase for most of a tuft.
    angle = 2 * np.pi * (reach[:, None] / 0.0044 * t[:, :, 0] + chance.uniform(0, 1, len(tufts))[near][:, None] + chance.normal(scale=0.16, size=(len(roots), 1)))
    ring = np.stack((np.cos(angle), np.sin(angle), np.cos(angle + 1.3)), -1)
    wide = chance.uniform(0.0010, 0.0019, (len(roots), 1, 1))
    strands(lines + wide * np.minimum(1, 6 * t) * ring, colour, 0.00006, 0.4, 0.35, seed)


def _short(colour, seed, head):
    """Cropped at the sides; longer above, brushed aside and back, in tufts."""
    guides, ways = head.scalp(520, seed + 1)
    chance = np.random.default_rng(seed + 2)
    top = np.clip((guides[:, 2] - 0.045) / 0.035, 0, 1)
    front = np.clip((-0.03 - guides[:, 1]) / 0.03, 0, 1) * top
    brushed = np.stack((0.55 + 0.25 * front, 0.55 - 0.35 * front, 0.22 + 0.45 * front), -1) * top[:, None]
    down = np.array((0, 0.45, -0.85)) * (1 - top)[:, None]
    way = _unit(ways * (0.25 + 0.45 * top)[:, None] + brushed + down + chance.normal(scale=0.10, size=ways.shape))
    lines = grown(guides, way, 0.013 + 0.036 * top + 0.008 * front, 14, 0.16, 0.92, 0.0018 + 0.009 * top, head.distance, seed, 0.05)
    roots, _ = head.scalp(26000, seed)
    hairs = waved(between(lines, roots, 0.8, 0.0013, seed), 0.0013, 0.8, seed)
    strands(frizzed(hairs, 0.0009, seed), colour, 0.00005, 0.32, 0.3, seed)
