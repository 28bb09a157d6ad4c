"""An oval portrait in the window of a board that hangs on a wall, and places along it for a wreath. The board lies in the plane of
x and y, seen from +z; angles are degrees from the right, against the clock."""

import math

from mathutils import Matrix, Vector

from .shapes import mesh, surface

# Half the width and half the height of the window, in metres.
ACROSS, DOWN = 0.102, 0.134


def oval(angle, out=0.0):
    a = math.radians(angle)
    return Vector(((ACROSS + out) * math.cos(a), (DOWN + out) * math.sin(a), 0.0))


def portrait(high=0.003):
    """The photo within the oval; its texture coordinates are those of the oval's box."""
    made = surface(lambda u, v: tuple(v * oval(360 * u) + Vector((0, 0, high))), 161, 14, name="portrait")
    layer = made.data.uv_layers[0].data
    for loop in made.data.loops:
        x, y, _ = made.data.vertices[loop.vertex_index].co
        layer[loop.index].uv = (0.5 + 0.5 * x / ACROSS, 0.5 + 0.5 * y / DOWN)
    return made


def ring(profile, material):
    """A moulding about the oval: how far out and how high, from the inside to the outside, in metres."""
    count, steps = len(profile), 240
    points = []
    for step in range(steps):
        for out, high in profile:
            x, y, _ = oval(360 * step / steps, out)
            points.append((x, y, high))
    faces = [
        (step * count + i, (step + 1) % steps * count + i, (step + 1) % steps * count + i + 1, step * count + i + 1)
        for step in range(steps)
        for i in range(count - 1)
    ]
    return mesh(points, faces, material, smooth=True, name="ring")


def along(first, last, gap, out, chance, sway=0.004):
    """Places along the oval between two angles, `gap` metres apart and `out` from it: a point and the way outwards."""
    places, angle = [], first
    while angle <= last:
        spot, ahead = oval(angle, out), oval(angle + 0.5, out)
        way = (ahead - spot).normalized()
        away = Vector((way.y, -way.x, 0))
        places.append((spot + Vector((chance.uniform(-sway, sway), chance.uniform(-sway, sway), 0)), away))
        angle += 0.5 * gap / (ahead - spot).length
    return places


def leaning(spot, away, turn, up=0.2):
    """Where a leaf begins at a place along the oval: it grows outwards, turned by `turn` degrees, its tip raised by `up`."""
    angle = math.atan2(away.y, away.x) - math.pi / 2 + math.radians(turn)
    return Matrix.Translation(spot) @ Matrix.Rotation(angle, 4, "Z") @ Matrix.Rotation(up, 4, "X")
