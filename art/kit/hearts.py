"""Frames, pictures and cushions in the shape of a heart, about one unit in radius; its tip points to -y."""

import math

from .shapes import mesh, surface, welded

STEPS = 200


def heart(angle, grow=1.0):
    """A point of the outline: some two units wide about (0, 0)."""
    x = 16 * math.sin(angle) ** 3
    y = 12.6 * math.cos(angle) - 3.9 * math.cos(2 * angle) - 1.6 * math.cos(3 * angle) - 0.7 * math.cos(4 * angle)
    return (grow * x / 16, grow * (y + 2) / 16)


def full_heart(angle, grow=1.0):
    """One that is full towards its tip, its cleft shallow: hair and shoulders have room in it."""
    x, y = heart(angle, grow)
    below = math.cos(angle) <= 0
    if below:
        x = math.copysign(grow * abs(math.sin(angle)) ** 2.3, x)
    return (x, y + (0.0 if below else grow * 1.4 / 16 * math.cos(angle) ** 8))


def heart_moulding(size, profile, material, shape=heart):
    """`profile`: how far outside of the outline and how high, in metres, from the inside to the outside; less at the cleft."""
    points, faces, count = [], [], len(profile)
    for step in range(STEPS):
        angle = 2 * math.pi * step / STEPS
        for out, high in profile:
            x, y = shape(angle, 1 + out / size)
            points.append((size * x, size * y, high))
    for step in range(STEPS):
        to = (step + 1) % STEPS
        faces += [(step * count + i, to * count + i, to * count + i + 1, step * count + i + 1) for i in range(count - 1)]
    return mesh(points, faces, material, smooth=True, name="moulding")


def heart_picture(size, dome=0.0, shape=heart):
    """A sheet in a heart of that size; its texture coordinates are those of a photo around the whole heart."""

    def place(u, v):
        x, y = shape(2 * math.pi * u, v)
        return (size * x, size * y, dome * (1 - v * v))

    made = surface(place, STEPS + 1, 16)
    # One skin: gloss would show where it was closed.
    welded(made)
    layer = made.data.uv_layers[0].data
    for loop in made.data.loops:
        x, y, _ = made.data.vertices[loop.vertex_index].co
        layer[loop.index].uv = (0.5 + x / (2.02 * size), 0.5 + (y - 0.03 * size) / (2.02 * size))
    return made
