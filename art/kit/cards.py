"""What lies on a card table: cards, chips in stacks, dice."""

import math

from mathutils import Matrix

from .bake import slot
from .nodes import Material
from .paper import rounded, sheet
from .shapes import ball, box, turned
from .solid import again

CHIP = (0.0195, 0.0033)


def card(name, size, radius, at, turn, lift, bend, edge, margin, thick=0.0004, scale=1.0, **gloss):
    """A card with round corners, `size` wide and high before it is scaled, a slot of that `gloss`; the rest as for `paper.sheet`."""
    wide, tall = scale * size[0], scale * size[1]
    face = sheet(
        wide,
        tall,
        at,
        turn,
        lift,
        bend,
        thick=thick,
        edge=edge,
        outline=rounded(*size, radius),
        margin=margin,
    )
    return slot(face, name, aspect=size[0] / size[1], **gloss)


def chip_clay(colour, inlay=(0.82, 0.79, 0.72), spots=8):
    """Pressed clay: inlaid blocks around the rim, a ring of dashes and a plain middle on its faces."""
    made = Material("chip", colour, 0.45, Specular=0.35)
    place = made.place("Object")
    x, y = (made.node("SeparateXYZ", part, Vector=place) for part in (0, 1))
    around = made.math("DIVIDE", made.math("ARCTAN2", y, x), 2 * math.pi / spots)
    blocks = made.ramp(made.math("PINGPONG", made.math("ADD", around, 32.0), 0.5), (0.245, 0.0), (0.255, 1.0))
    dashes = made.ramp(
        made.math("PINGPONG", made.math("ADD", made.math("MULTIPLY", around, 3.0), 96.0), 0.5), (0.24, 0.0), (0.26, 1.0)
    )
    far = made.math(
        "DIVIDE", made.math("SQRT", made.math("ADD", made.math("MULTIPLY", x, x), made.math("MULTIPLY", y, y))), CHIP[0]
    )
    rim = made.ramp(far, (0.735, 0.0), (0.745, 1.0))
    ring = made.math("MULTIPLY", made.ramp(far, (0.6, 0.0), (0.61, 1.0)), made.ramp(far, (0.65, 1.0), (0.66, 0.0)))
    star = made.math("MULTIPLY", made.ramp(far, (0.36, 1.0), (0.37, 0.0)), 0.9)
    share = made.math("MAXIMUM", made.math("MULTIPLY", rim, blocks), made.math("MULTIPLY", ring, dashes))
    share = made.math("MAXIMUM", share, star)
    grain = made.noise(made.place("Object", 900), 1.0, 3)
    own = made.mix(made.math("MULTIPLY", grain, 0.25), colour, tuple(0.5 * part for part in colour))
    made.set("Base Color", made.mix(share, own, inlay))
    return made.bump(made.mix(0.3, made.ramp(far, (0.7, 0.0), (0.72, 1.0)), grain), 0.3, 0.0004)


def chips(at, count, material, chance):
    """A stack whose chips nobody has straightened."""
    radius, high = CHIP
    profile = [(0, 0), (radius - 0.0006, 0), (radius, 0.0006), (radius, high - 0.0006), (radius - 0.0006, high), (0, high)]
    first = None
    for number in range(count):
        place = Matrix.Translation(
            (at[0] + chance.gauss(0, 0.0006), at[1] + chance.gauss(0, 0.0006), at[2] + number * high * 1.01)
        ) @ Matrix.Rotation(chance.uniform(0, 6.28), 4, "Z")
        if first is None:
            first = turned(profile, material, sides=128)
            first.data.use_auto_smooth, first.data.auto_smooth_angle = True, math.radians(40)
            first.matrix_world = place
        else:
            again(first, place)


# By face: which of nine places have a pip.
PIPS = {1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8]}


def die(place, size, colour, ink):
    """Opposite faces add up to seven; `place` is its middle."""
    parts = [box((size, size, size), (0, 0, 0), colour, edge=0.14 * size)]
    half = size / 2
    for value, turn in (
        (1, Matrix()),
        (6, Matrix.Rotation(math.pi, 4, "X")),
        (2, Matrix.Rotation(math.pi / 2, 4, "X")),
        (5, Matrix.Rotation(-math.pi / 2, 4, "X")),
        (3, Matrix.Rotation(math.pi / 2, 4, "Y")),
        (4, Matrix.Rotation(-math.pi / 2, 4, "Y")),
    ):
        for spot in PIPS[value]:
            x, y = (spot % 3 - 1) * 0.27 * size, (spot // 3 - 1) * 0.27 * size
            pip = ball(0.092 * size, (0, 0, 0), ink, 24, (1, 1, 0.25))
            pip.matrix_world = turn @ Matrix.Translation((x, y, half)) @ Matrix.Scale(1, 4)
            parts.append(pip)
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    return parts
