"""Hair, brows, lashes and beards as strands that grow from the skin of `head.py`. Needs python3-numpy."""

import bpy
import numpy as np

from .head import EYE, FACE, MIDDLE, cast, skin_distance
from .nodes import Material

CROWN = np.array((0.0, 0.012, 0.028))
# Where hair begins: heights over the way from the forehead to the nape.
HAIRLINE = ((-0.09, -0.062, -0.045, -0.028, -0.012, 0.03, 0.12), (0.074, 0.066, 0.038, 0.002, -0.016, -0.05, -0.066))


def strands(lines, colour, radius=0.00026, rough=0.3, vary=0.35, seed=1):
    """Tubes along lines (strands x points x 3), darker and lighter ones by turns."""
    chance = np.random.default_rng(seed)
    group = chance.integers(0, 5, len(lines))
    for number in range(5):
        shade = 1 + vary * (number - 2) / 2
        hair = Material("hair", tuple(min(1, part * shade) for part in colour), rough, Specular=0.55, Anisotropic=0.7)
        data = bpy.data.curves.new("hair", "CURVE")
        data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 0
        data.materials.append(hair.made)
        taper = np.linspace(1, 0.35, lines.shape[1]).astype(np.float32)
        for line in lines[group == number]:
            spline = data.splines.new("POLY")
            spline.points.add(len(line) - 1)
            spline.points.foreach_set("co", np.concatenate((line, np.ones((len(line), 1))), 1).astype(np.float32).ravel())
            spline.points.foreach_set("radius", taper)
        made = bpy.data.objects.new("hair", data)
        bpy.context.collection.objects.link(made)


def scalp(count, seed=1, line=HAIRLINE):
    """Roots over the scalp, and the directions in which they stand out."""
    chance = np.random.default_rng(seed)
    ways = chance.normal(size=(count * 3, 3))
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    points = cast(ways, lambda p: skin_distance(p, FACE), CROWN, steps=50)
    edge = np.interp(points[:, 1], *line) + chance.normal(scale=0.0025, size=len(points))
    kept = points[:, 2] > edge
    return points[kept][:count], ways[kept][:count]


def grown(roots, ways, length, steps=16, gravity=0.5, stiff=0.75, clump=0.5, curl=(0.0, 0.0), keep=0.003, avoid=None, seed=1):
    """Strands from roots along their ways, bent by gravity, kept off the skin, drawn together to locks.

    `length` in metres, for all or for each; `curl` is the radius of curls and their turns along the strand.
    """
    chance = np.random.default_rng(seed)
    avoid = avoid or (lambda p: skin_distance(p, FACE))
    length = np.broadcast_to(length, len(roots)) * chance.uniform(0.82, 1.08, len(roots))
    step = (length / steps)[:, None]
    way, at = ways.copy(), roots.copy()
    lines = [at]
    for _ in range(steps):
        way = _unit(stiff * way + gravity * np.array((0, 0, -1.0)) + chance.normal(scale=0.05, size=way.shape))
        at = at + way * step
        away = keep - avoid(at)
        close = away > 0
        if close.any():
            out = _slope(at[close], avoid)
            at[close] += out * away[close][:, None]
            # What lies on the skin goes along it.
            way[close] = _unit(way[close] - out * np.minimum(0, np.sum(way[close] * out, 1))[:, None])
        lines.append(at)
    made = np.stack(lines, 1)
    if curl[0]:
        made += _curls(made, *curl, chance)
    return _locks(made, clump, chance) if clump else made


def _locks(lines, clump, chance):
    guides = lines[chance.choice(len(lines), max(2, len(lines) // 32), replace=False)]
    nearest = np.array([np.argmin(np.square(guides[:, 0] - root).sum(1)) for root in lines[:, 0]])
    share = (clump * np.linspace(0, 1, lines.shape[1]) ** 1.3)[None, :, None]
    return lines + (guides[nearest] - lines) * share


def _curls(lines, radius, turns, chance):
    t = np.linspace(0, 1, lines.shape[1])[None, :]
    phase = chance.uniform(0, 2 * np.pi, (len(lines), 1))
    angle = 2 * np.pi * turns * t + phase
    grow = np.minimum(1, 5 * t)
    return radius * grow[:, :, None] * np.stack((np.cos(angle), np.sin(angle), np.cos(angle + 1.3)), -1)


def _unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=1), 1e-9)[:, None]


def _slope(p, distance, reach=0.001):
    shifts = np.eye(3) * reach
    return _unit(np.stack([distance(p + shift) - distance(p - shift) for shift in shifts], 1))


def brows(colour, thick=1.0, face=None, seed=4):
    chance = np.random.default_rng(seed)
    measures = {**FACE, **(face or {})}
    for side in (-1, 1):
        count = int(260 * thick)
        t = chance.uniform(0, 1, count)
        x = 0.0115 + 0.036 * t
        high = 0.0185 + 0.0085 * np.sin(np.pi * 0.5 * np.minimum(1, t * 1.5)) - 0.0055 * np.maximum(0, t - 0.6)
        spread = (0.0034 * thick * (1 - 0.72 * t)) * chance.uniform(-0.5, 0.5, count)
        aim = np.stack((x, np.full(count, -0.075), high + spread), -1) - MIDDLE
        roots = cast(_unit(aim), lambda p: skin_distance(p, measures))
        way = np.stack((0.35 + 1.0 * t, np.full(count, -0.42), 1.0 - 1.25 * t), -1)
        lines = grown(roots, _unit(way), 0.0075, steps=5, gravity=0.03, clump=0, keep=0.0004, seed=seed)
        lines[:, :, 0] *= side
        strands(lines, colour, 0.00013, 0.5, seed=seed)


def lashes(colour=(0.006, 0.005, 0.005), face=None, seed=5):
    chance = np.random.default_rng(seed)
    open_by = {**FACE, **(face or {})}["eyes"]
    for side in (-1, 1):
        for up, count, length in ((1, 70, 0.0052), (-1, 36, 0.0026)):
            x = chance.uniform(-0.0125, 0.0138, count)
            edge = (0.0049 if up > 0 else 0.0041) * open_by * (1 - (x / 0.0152) ** 2)
            z = up * edge + 0.07 * x
            y = -np.sqrt(np.maximum(0, 0.0141**2 - x**2 - z**2))
            roots = EYE + np.stack((x, y, z), -1)
            way = _unit(np.stack((x * 28, np.full(count, -1.0), np.full(count, up * 0.15)), -1))
            bend = np.linspace(0, 1, 6)[None, :, None]
            lines = roots[:, None] + way[:, None] * bend * length + np.array((0, 0, up)) * bend**2 * length * 0.75
            lines[:, :, 0] *= side
            strands(lines, colour, 0.00008, 0.6, 0.1, seed)


def beard(colour, length=0.016, count=5200, face=None, seed=6):
    chance = np.random.default_rng(seed)
    measures = {**FACE, **(face or {})}
    aim = np.stack((chance.uniform(-1, 1, count * 3), chance.uniform(-1.2, 0.1, count * 3), chance.uniform(-2.2, -0.2, count * 3)), -1)
    points = cast(_unit(aim), lambda p: skin_distance(p, measures))
    x, y, z = np.abs(points[:, 0]), points[:, 1], points[:, 2]
    cheek = np.interp(x, (0, 0.02, 0.045, 0.065), (-0.06, -0.058, -0.045, 0.0)) + chance.normal(scale=0.002, size=len(x))
    mouth = np.hypot(x / 0.028, (z + 0.0745) / 0.0125) < 1
    kept = (z < cheek) & ~mouth & (y < 0.012) & (z > -0.125)
    roots = points[kept][:count]
    way = _unit(roots - np.array((0, -0.02, -0.01))) + np.array((0, -0.25, -0.9))
    strands(grown(roots, _unit(way), length, 8, 0.25, 0.8, 0.35, (0.0012, 1.5), 0.0008, seed=seed), colour, 0.00016, 0.45, seed=seed)
