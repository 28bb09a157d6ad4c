"""Mown turf, blade by blade. Needs python3-numpy."""

import numpy as np

from .nodes import Material
from .shapes import coloured, mesh


def turf(count, near, far, wide, low, high=0.03, tones=((0.022, 0.1, 0.014), (0.06, 0.19, 0.03)), seed=1):
    """`count` blades on the plane z = `low` between the depths `near` and `far`, denser in front, `wide` to both sides there and wider
    behind; `high` is how long they are."""
    blade = Material("blade", tones[0], 0.42, Specular=0.35, Sheen=0.3)
    blade.set("Base Color", blade.node("Attribute", settings={"attribute_name": "tone"}))
    some = np.random.default_rng(seed)
    y = near + (far - near) * some.random(count) ** 1.6
    x = some.uniform(-1, 1, count) * wide * (4.0 + y) / (4.0 + near)
    long = high * some.uniform(0.55, 1.15, count) * (1 + 0.25 * np.sin(9 * x + 5 * y))
    turn, bend = some.uniform(0, 2 * np.pi, count), long * some.uniform(0.1, 0.75, count)
    half = high * some.uniform(0.035, 0.06, count)
    # Across and along the way that each leans.
    across = np.stack((np.cos(turn), np.sin(turn), np.zeros(count)), -1) * half[:, None]
    over = np.stack((-np.sin(turn), np.cos(turn), np.zeros(count)), -1)
    foot = np.stack((x, y, np.full(count, low)), -1)
    rows = []
    for share, thick in ((0.0, 1.0), (0.45, 0.85), (0.8, 0.5)):
        spine = foot + over * (bend * share**2)[:, None]
        spine[:, 2] += long * (share - 0.16 * share**2)
        rows += [spine - across * thick, spine + across * thick]
    tip = foot + over * bend[:, None]
    tip[:, 2] += 0.84 * long
    points = np.stack([*rows, tip], 1).reshape(-1, 3)
    first = 7 * np.arange(count)[:, None]
    quads = (first[:, :, None] + np.array(((0, 1, 3, 2), (2, 3, 5, 4)))).reshape(-1, 4)
    tips = first + np.array((4, 5, 6))
    made = mesh(points.tolist(), quads.tolist() + tips.tolist(), blade, smooth=True, name="turf")
    share = np.clip(some.normal(0.5, 0.28, count), 0, 1)[:, None]
    tone = np.array(tones[0]) * (1 - share) + np.array(tones[1]) * share
    # A few are dry.
    tone[some.random(count) < 0.05] = (0.2, 0.17, 0.06)
    coloured(made, "tone", [tuple(each) for each in np.repeat(tone, 7, 0)])
    return made
