"""Magazines and paperbacks that lie on z = 0, their front or back up."""

import math

from mathutils import Matrix, Vector, noise

from .bake import slot
from .book import page_edges
from .nodes import Material
from .shapes import box, surface


def softcover(
    name,
    wide,
    tall,
    thick,
    turn=0.0,
    spine=-1,
    tint=(0.2, 0.2, 0.2),
    leaves=(0.78, 0.76, 0.7),
    lift=0.006,
    rough=0.3,
    margin=0.0,
):
    """
    The cover that looks up is a slot, varnished; `spine` is its side (-1 left), `tint` the colour of its back and edge. The free
    side stands off by `lift`, as after a first reading. Over another slot a `margin` of bare board, in metres, keeps them apart.
    """
    place = Matrix.Rotation(math.radians(turn), 4, "Z")
    upright = Matrix.Rotation(-math.pi / 2, 4, "X")
    skin = Material("back", tint, 0.4, Clearcoat=0.5)
    parts = [box((wide, tall, 0.0006), (0, 0, 0.0003), skin, edge=0.0002)]
    block = box((wide - 0.0012, thick - 0.002, tall - 0.0016), (0, 0, 0), page_edges(leaves), edge=0.0003)
    block.matrix_world = Matrix.Translation((spine * 0.0004, 0, thick / 2)) @ upright
    parts.append(block)
    parts.append(box((0.0007, tall, thick), (spine * wide / 2, 0, thick / 2), skin, edge=0.0003))
    paper = Material("leaf", leaves, 0.6)
    # Some leaves below the cover follow it half way.
    for share in (0.25, 0.5, 0.75):
        parts.append(surface(_bent(wide - 0.001, tall - 0.001, thick, spine, lift, share), 221, 12, paper))
    over = _bent(wide, tall, thick, spine, lift, 1.0)
    rim = surface(lambda u, v: tuple(Vector(over(u, v)) - Vector((0, 0, 0.00014))), 221, 60, skin, "rim")
    solid = rim.modifiers.new("board", "SOLIDIFY")
    solid.thickness, solid.offset = 0.00024, -1.0
    across, along = margin / wide, margin / tall
    inner = lambda u, v: (across + u * (1 - 2 * across), along + v * (1 - 2 * along))
    # Not sampled where the board is: a little more above it.
    above = Vector((0, 0, 0.00025 if margin else 0.0))
    face = slot(
        surface(lambda u, v: tuple(Vector(over(*inner(u, v))) + above), 221, 60),
        name,
        rough=rough,
        coat=0.9,
        coat_rough=0.05,
        aspect=wide / tall,
    )
    for part in (*parts, rim, face):
        part.matrix_world = place @ part.matrix_world
    return face


def _bent(wide, tall, thick, spine, lift, share):
    """A leaf as a function of u and v: pressed in beside the spine, off at its free side, and nowhere quite flat."""

    def at(u, v):
        away = u if spine < 0 else 1 - u
        groove = 0.0007 * math.exp(-(((away * wide - 0.0065) / 0.0016) ** 2))
        free = lift * share * max(0.0, (away - 0.42) / 0.58) ** 2 * (1.15 - 0.3 * v)
        wave = 0.0005 * noise.noise(Vector((2.2 * u, 2.6 * v, 3))) * min(1.0, away * 4)
        below = 0.0005 * (1 - share) ** 0.5
        return (wide * (u - 0.5), tall * (v - 0.5), thick + 0.0005 + free - groove + wave - below)

    return at
