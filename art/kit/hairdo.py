"""Hairdos: where hair grows on a head, and how it is worn. Needs python3-numpy."""

import numpy as np

from .clothes import body_distance
from .face import FACE
from .hair import _unit, between, frizzed, grown, locked, strands, waved
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


def hairdo(style, colour, seed=1, face=None):
    measures = {**FACE, **(face or {})}

    def head_only(p):
        return skin_distance(p, measures)

    def avoid(p):
        """Head, shoulders, and the room before the face."""
        x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
        free = (np.linalg.norm(np.stack((x / 0.070, (y + 0.11) / 0.112, (z + 0.028) / 0.103), -1), axis=1) - 1) * 0.07
        near = np.minimum(skin_distance(p, measures), free)
        return near if style == "bob" else np.minimum(near, body_distance(p) - 0.008)

    if style == "afro":
        roots, ways = scalp(26000, seed, face)
        out = _unit(ways + np.array((0, 0.12, 0.12)))
        lines = grown(roots, out, 0.05, 26, 0.0, 0.95, 0.0005, head_only, seed, 0.22)
        strands(_coiled(lines, seed), colour, 0.00006, 0.45, 0.25, seed)
    elif style == "short":
        _short(colour, seed, face, head_only)
    else:
        _falling(style, colour, seed, face, avoid)


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


def _falling(style, colour, seed, face, avoid):
    """Parted on one side, falling in locks along the face to the shoulders (`bob`) or over them (`long`)."""
    end = {"bob": -0.160, "long": -0.25}[style]
    part = 0.02
    chance = np.random.default_rng(seed)
    guides, ways = scalp(1500, seed + 1, face)
    # Hairs of both sides mingle at the parting, so that no skin shows.
    side = np.where(guides[:, 0] + chance.normal(scale=0.0015, size=len(guides)) > part, 1.0, -1.0)
    near = np.clip(1 - np.abs(guides[:, 0] - part) / 0.05, 0, 1)
    back = np.where(guides[:, 1] < 0, 0.48, 0.25)
    way = ways * 0.45 + np.stack((side * (0.5 + 0.6 * near), back, 0.42 * near), -1)
    layer = chance.uniform(0, 1, len(guides))
    reach = 1.02 * (guides[:, 2] - end) + np.clip(0.07 - np.abs(guides[:, 0]), 0, 1) * 0.85 - 0.035 * layer**1.5
    keep = 0.0030 + 0.0150 * layer * np.clip((guides[:, 2] + 0.03) / 0.08, 0.4, 1)
    lines = grown(guides, _unit(way), reach, 34, 0.30, 0.9, keep, avoid, seed, 0.022)
    lines = waved(_drawn_in(lines), 0.0075, 1.7, seed)
    roots, _ = scalp(46000, seed, face)
    parted = roots[np.abs(roots[:, 0] - part) < 0.008]
    roots = np.concatenate((roots, parted + chance.normal(scale=0.0012, size=parted.shape)))
    mingled = chance.normal(scale=0.005, size=len(roots))
    # A strand follows the guides of its own side of the parting.
    for right in (False, True):
        own, theirs = (roots[:, 0] + mingled > part) == right, (side > 0) == right
        hairs = locked(lines[theirs], roots[own], seed + right)
        strands(hairs, colour, 0.000075, 0.24, 0.34, seed + right, 0.62)
    loose = frizzed(between(lines, roots[::36], 0.0, 0.006, seed + 5), 0.005, seed + 5)
    strands(loose, colour, 0.00004, 0.3, 0.3, seed + 5)
    _down(colour, seed, face, avoid)


def _drawn_in(lines):
    """The ends bend towards the neck."""
    t = np.linspace(0, 1, lines.shape[1])[None, :]
    far = np.abs(lines[:, :, 0]) > 0.045
    lines[:, :, 0] *= 1 - 0.13 * np.clip((t - 0.72) / 0.28, 0, 1) ** 1.6 * far
    return lines


def _down(colour, seed, face, avoid):
    """Short soft hairs along the forehead, where the hairline would else be an edge."""
    chance = np.random.default_rng(seed + 9)
    roots, ways = scalp(30000, seed + 9, face, 0.007)
    above = roots[:, 2] - np.interp(roots[:, 1], *HAIRLINE)
    edge = (above < 0.006) & (roots[:, 1] < -0.03) & (chance.uniform(size=len(roots)) < 0.5)
    roots, ways = roots[edge], ways[edge]
    outwards = np.sign(roots[:, 0] - 0.02)[:, None] * np.array((0.9, 0, 0))
    way = _unit(ways * 0.35 + outwards + np.array((0, 0.45, 0.35)) + chance.normal(scale=0.25, size=ways.shape))
    lines = grown(roots, way, chance.uniform(0.008, 0.03, len(roots)), 10, 0.10, 0.95, 0.0012, avoid, seed, 0.06)
    strands(lines, colour, 0.00004, 0.4, 0.3, seed + 9)
