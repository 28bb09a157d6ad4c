"""Cases of plastic that games and films are sold in."""

import math

from mathutils import Matrix, Vector, noise

from .bake import slot
from .nodes import Material
from .shapes import box, cornered, surface, tube

# Of the case, and of the cover behind its film, in metres.
CASE = (0.172, 0.209, 0.0145)
COVER = (0.16, 0.2)


def plastic(colour):
    made = Material("plastic", colour, 0.24, Specular=0.5)
    grain = made.noise(made.place(), 900, 3, 0.6)
    made.set("Roughness", made.ramp(made.noise(made.place(), 30, 5, 0.6), (0.3, 0.2), (0.7, 0.36)))
    return made.bump(grain, 0.06, 0.0004)


def game_case(colour, turn=0.0, name="cover"):
    """
    A shut case that lies on z = 0, its spine to the left; the cover, a slot of 4 by 5, lies behind a clear film that is not quite
    flat.
    """
    skin = plastic(colour)
    wide, tall, thick = CASE
    place = Matrix.Rotation(math.radians(turn), 4, "Z")
    shift = (wide - COVER[0]) / 2 - 0.0026
    half = thick / 2 - 0.0004
    parts = [
        box((wide, tall, half), (0, 0, half / 2), skin, edge=0.0022),
        box((wide, tall, half), (0, 0, thick - half / 2), skin, edge=0.0022),
        # The back of the hinge, round between two grooves.
        surface(
            lambda u, v: (
                -wide / 2 + 0.0012 - 0.0026 * math.sin(math.pi * u),
                (tall - 0.006) * (v - 0.5),
                thick / 2 - 0.0052 * math.cos(math.pi * u),
            ),
            24,
            3,
            skin,
        ),
    ]
    # A welt around the film, bare plastic beyond it.
    across, along = COVER[0] / 2 + 0.0013, COVER[1] / 2 + 0.0013
    rim = [(shift + x * across, y * along, thick) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    line = cornered(rim, (0.008, 0.03, 0.3, 0.7, 0.97, 0.992))
    parts.append(tube(line, 0.0011, skin, closed=True))
    for ridge in range(7):
        parts.append(box((0.0026, 0.0011, 0.001), (-wide / 2 + 0.0046, 0.003 * (ridge - 3), thick), skin, edge=0.0004))

    def film(u, v):
        rough = 0.00016 * noise.noise(Vector((7 * u, 3 * v, turn))) + 0.00007 * noise.noise(Vector((19 * u, 23 * v, 4)))
        slack = 0.0004 * math.sin(math.pi * u) ** 0.6 * math.sin(math.pi * v) ** 0.6
        return (COVER[0] * (u - 0.5) + shift, COVER[1] * (v - 0.5), thick + 0.0002 + slack + rough)

    face = surface(film, 150, 180)
    slot(face, name, rough=0.42, coat=1.0, coat_rough=0.025, aspect=COVER[0] / COVER[1])
    for part in (*parts, face):
        part.matrix_world = place @ part.matrix_world
    return face
