"""Large screens on houses: what shows the caller's photo, and what shows pictures of its own."""

import math

from mathutils import Matrix

from .bake import slot
from .nodes import Material
from .shapes import plane
from .signs import letters
from .solid import Solid

UPRIGHT = Matrix.Rotation(math.pi / 2, 4, "X")


def screen(name, place, width, height, strength=1.4, rim=0.22):
    """A wall of lamps in a dark frame that shows a photo. Faces -y, its lower edge at `place`."""
    _frame(place, width, height, rim)
    made = plane(width, height, (0, 0, 0), None)
    made.matrix_world = place @ Matrix.Translation((0, -0.02, height / 2)) @ UPRIGHT
    return slot(made, name, "screen", strength=strength, rough=0.3, aspect=width / height)


def artwork(place, width, height, colours, strength=1.0, seed=1, rim=0.14, words=None, up=0.5, ink=(1.0, 0.95, 0.86)):
    """A screen with a picture: soft shapes that run into one another, bands, a bright form; `words` over it in
    capitals, `up` as a share of its height."""
    _frame(place, width, height, rim)
    made = Material("artwork", (0, 0, 0), 0.3)
    y = made.node("SeparateXYZ", 1, Vector=made.place("UV"))
    place_in = made.place("UV", (width / height, 1, 1), move=(7.3 * seed, 3.1 * seed, 0))
    clouds = made.noise(place_in, 1.4 + 0.25 * (seed % 4), 1, 0.4, 0.9 + 0.3 * (seed % 3))
    first = made.ramp(clouds, (0.3, colours[0]), (0.5, colours[1]), (0.7, colours[2]))
    stripes = made.node(
        "TexWave", settings={"bands_direction": "DIAGONAL"}, Vector=place_in, Scale=0.7 + 0.5 * (seed % 3), Distortion=3.0
    )
    other = made.mix(made.ramp(stripes, (0.45, 0.0), (0.55, 1.0)), first, colours[(seed + 1) % 3])
    toned = made.mix(made.ramp(y, (0.0, 0.55), (1.0, 0.0)), other if seed % 2 else first, colours[seed % 3])
    # Rows of lamps, seen from near.
    lamps = made.node(
        "TexBrick", "Fac", Vector=made.place("Object"), Scale=1.0, Mortar_Size=0.008, Brick_Width=0.06, Row_Height=0.06
    )
    toned = made.multiply(toned, made.ramp(lamps, (0.0, 1.0), (1.0, 0.5)))
    made.set("Emission", toned).set("Emission Strength", strength)
    panel = plane(width, height, (0, 0, 0), made)
    panel.matrix_world = place @ Matrix.Translation((0, -0.02, height / 2)) @ UPRIGHT
    if words:
        glow = Material("letters", (0, 0, 0), 0.4, Emission=ink, Emission_Strength=1.5 * strength)
        glow.made.cycles.sample_as_light = False
        letters(words, place @ Matrix.Translation((0, -0.05, up * height)), 0.82 * width, glow, 0.01)
    return panel


def _frame(place, width, height, rim):
    dark = Material("screen frame", (0.015, 0.016, 0.018), 0.35)
    half, solid = width / 2, Solid()
    solid.box((-half - rim, 0, -rim), (half + rim, 0.5, height + rim), dark)
    for low, to in (
        ((-half - rim, -rim), (-half, height + rim)),
        ((half, -rim), (half + rim, height + rim)),
        ((-half, height), (half, height + rim)),
        ((-half, -rim), (half, 0)),
    ):
        solid.box((low[0], -0.12, low[1]), (to[0], 0, to[1]), dark)
    solid.made(place, 0.03, name="screen frame")
