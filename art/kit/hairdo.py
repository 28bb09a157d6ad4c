"""Hairdos: where hair grows on a head, and how it is worn. Needs python3-numpy."""

import numpy as np

from .clothes import body_distance
from .face import FACE
from .falling import falling
from .hair import _unit, between, grown, strands, waved
from .skull import HAIRLINE, TOP, _radius, skin_distance


def scalp(count, seed=1, face=None, lower=0.0):
    """Roots over the scalp, and the directions in which they stand out."""
    chance = np.random.default_rng(seed)
    measures = {**FACE, **(face or {})}
    ways = _unit(chance.normal(size=(count * 3, 3)))
    z = np.minimum(0.03 + ways[:, 2] * 0.088 * np.where(ways[:, 2] < 0, 1.25, 1), TOP - 0.0004)
    turn = np.arctan2(ways[:, 0], -ways[:, 1])
    radius = _radius(turn, z, measures)
    points = np.stack((np.sin(turn) * radius, -np.cos(turn) * radius, z), -1)
    # No straight edge: fewer hairs towards it.
    edge = np.interp(points[:, 1], *HAIRLINE) - lower + np.abs(chance.normal(scale=0.0042, size=len(points)))
    edge += 0.0014 * np.sin(150 * points[:, 0] + 1) + 0.001 * np.sin(340 * points[:, 0])
    kept = points[:, 2] > edge
    return points[kept][:count], ways[kept][:count]


def hairdo(style, colour, seed=1, face=None, body=body_distance):
    """Hair of the styles afro, short, bob and long; `body` is what it falls on."""
    measures = {**FACE, **(face or {})}

    def head_only(p):
        return skin_distance(p, measures)

    def avoid(p):
        """Head, shoulders, and the room before the face."""
        x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
        free = (np.linalg.norm(np.stack((x / 0.066, (y + 0.11) / 0.108, (z + 0.028) / 0.103), -1), axis=1) - 1) * 0.066
        return np.minimum(np.minimum(skin_distance(p, measures), free), body(p) - 0.008)

    if style == "afro":
        roots, ways = scalp(26000, seed, face)
        out = _unit(ways + np.array((0, 0.12, 0.12)))
        lines = grown(roots, out, 0.05, 26, 0.0, 0.95, 0.0005, head_only, seed, 0.22)
        strands(_coiled(lines, seed), colour, 0.00006, 0.45, 0.25, seed)
    elif style == "short":
        _short(colour, seed, face, head_only)
    else:
        falling({"bob": -0.178, "long": -0.25}[style], lambda count, seed, lower: scalp(count, seed, face, lower), colour, avoid, seed)


def _coiled(lines, seed):
    chance = np.random.default_rng(seed)
    t = np.linspace(0, 1, lines.shape[1])[None, :]
    angle = 2 * np.pi * (7 * t + chance.uniform(0, 1, (len(lines), 1)))
    ring = np.stack((np.cos(angle), np.sin(angle), np.cos(angle + 1.3)), -1)
    return lines + 0.0032 * np.minimum(1, 5 * t)[:, :, None] * ring


def _short(colour, seed, face, avoid):
    def way(roots, ways):
        comb = np.array((0.28, 0.8, 0.3)) * np.where(roots[:, 2] > 0.06, 1, 0.2)[:, None]
        front = ((roots[:, 1] < -0.02) & (roots[:, 2] > 0.05))[:, None]
        comb = np.where(front, np.array((0.5, 0.5, 0.75)), comb)
        down = np.array((0, 0.35, -0.75)) * (roots[:, 2] < 0.055)[:, None]
        return _unit(ways * 0.6 + comb + down)

    guides, ways = scalp(900, seed + 1, face)
    top = np.clip((guides[:, 2] - 0.035) / 0.05, 0, 1)
    lines = grown(guides, way(guides, ways), 0.017 + 0.036 * top, 12, 0.05, 0.9, 0.002 + 0.008 * top, avoid, seed, 0.04)
    roots, _ = scalp(30000, seed, face)
    strands(waved(between(lines, roots, 0.5, 0.0022, seed), 0.0008, 1.2, seed), colour, 0.00006, 0.4, 0.25, seed)
