"""Bodies as distances from their skin, joined softly, and how to find the skin. Nothing here needs Blender."""

import numpy as np


def ellipsoid(p, centre, radii):
    q = p - np.array(centre)
    one = np.linalg.norm(q / np.array(radii), axis=1)
    two = np.linalg.norm(q / np.square(radii), axis=1)
    return one * (one - 1) / np.maximum(two, 1e-9)


def ball(p, centre, radius):
    return np.linalg.norm(p - np.array(centre), axis=1) - radius


def rod(p, start, end, first, last):
    start, along = np.array(start), np.array(end) - np.array(start)
    t = np.clip((p - start) @ along / (along @ along), 0, 1)
    return np.linalg.norm(p - start - t[:, None] * along, axis=1) - (first + (last - first) * t)


def union(a, b, soft):
    h = np.clip(0.5 + 0.5 * (b - a) / soft, 0, 1)
    return b * (1 - h) + a * h - soft * h * (1 - h)


def directions(turn, rise):
    """All pairs of turns about z (0 looks along -y) and rises, as vectors; radians."""
    a, b = np.meshgrid(turn, rise)
    return np.stack((np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)), -1).reshape(-1, 3)


def cast(ways, distance, middle, start=0.03, furthest=0.26, steps=70):
    """Where rays from a middle first leave a body."""
    far = np.full(len(ways), start)
    for _ in range(steps):
        far = np.minimum(far + np.clip(-distance(middle + ways * far[:, None]), 0, None) * 0.8, furthest)
    return middle + ways * far[:, None]


def met(ways, distance, middle, start=2.5, steps=140):
    """Where rays that come towards a middle meet a body: its outer skin, hollows behind what stands out included."""
    far = np.full(len(ways), start)
    # Those that are still on their way.
    still = np.arange(len(ways))
    for _ in range(steps):
        step = np.clip(distance(middle + ways[still] * far[still, None]), 0, None) * 0.7
        far[still] = np.maximum(far[still] - step, 0.02)
        still = still[(step > 1e-4) & (far[still] > 0.02)]
        if len(still) == 0:
            break
    return middle + ways * far[:, None]
