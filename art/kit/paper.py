"""Cards and prints that lie on tables."""

import math

from .materials import paper
from .shapes import surface


def sheet(wide, tall, at, turn=0.0, lift=0.003, bend=(0.01, 0.01), middle=(0.5, 0.5), thick=0.0007, edge=(0.85, 0.83, 0.78)):
    """
    Lies above z = 0, its corners bent up by `bend` across and along, from the line where it is lowest (`middle`, as shares).
    `at` is where its middle lies, `turn` in degrees. Returns the face, for a slot; below it is the board itself.
    """
    angle = math.radians(turn)

    def place(u, v, below=0.0):
        x, y = wide * (u - 0.5), tall * (v - 0.5)
        up = lift + bend[0] * (u - middle[0]) ** 2 + bend[1] * (v - middle[1]) ** 2
        return (
            at[0] + x * math.cos(angle) - y * math.sin(angle),
            at[1] + x * math.sin(angle) + y * math.cos(angle),
            up - below,
        )

    body = surface(lambda u, v: place(u, v, 0.00015), 40, 40, paper(edge))
    solid = body.modifiers.new("board", "SOLIDIFY")
    solid.thickness, solid.offset = thick, -1.0
    return surface(place, 40, 40)
