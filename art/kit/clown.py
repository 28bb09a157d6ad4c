"""What makes a clown of a person: greasepaint and a woollen wig. Needs python3-numpy."""

import math

import numpy as np
from mathutils import Vector

from .shapes import tube

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


def ringlet(start, way, length, material, chance):
    """A curl of wool."""
    axis = Vector(way).normalized()
    side = axis.cross(Vector((0.3, 0.9, 0.2))).normalized()
    other = axis.cross(side)
    turns, phase, radius = chance.uniform(2.6, 3.8), chance.uniform(0, 6.3), chance.uniform(0.0085, 0.0125)
    points = []
    for step in range(46):
        t = step / 45
        angle = phase + 2 * math.pi * turns * t
        out = radius * min(1.0, 5 * t)
        spot = (
            Vector(start)
            + axis * length * t
            + Vector((0, 0, -0.35 * length * t * t))
            + (side * math.cos(angle) + other * math.sin(angle)) * out
        )
        points.append((*spot, 1 - 0.35 * t))
    tube(points, 0.0043, material)
