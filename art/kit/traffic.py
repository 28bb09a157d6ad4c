"""Trams for some way off, along +x of their place, their nose at 0."""

import random

from .nodes import Material
from .shapes import ball
from .solid import Solid


def tram(place, long, low, high):
    """A lit tram to be out of focus: along +x of `place`, its nose at 0, in two colours; some of its seats are taken."""
    chance = random.Random(7)
    below, above = (Material("tram", tone, 0.25, Clearcoat=0.6) for tone in (low, high))
    dark, rubber = Material("silhouette", (0.02, 0.018, 0.02), 0.8), Material("skirt", (0.012, 0.012, 0.014), 0.7)
    body = Solid().box((0, -1.15, 0.3), (long, 1.15, 1.12), below).box((0, -1.15, 2.5), (long, 1.15, 3.3), above)
    body.box((0.5, -1.0, 0.05), (long, 1.0, 0.3), rubber).box((0.2, -0.9, 3.3), (long, 0.9, 3.45), rubber)
    panes, each = Solid(), 1.6
    for number in range(int(long / each)):
        x = 0.25 + each * number
        body.box((x - 0.25, -1.15, 1.12), (x - 0.03, 1.15, 2.5), above)
        # Lamps along the ceiling, the seats' side below them, and what is outside in the glass.
        for low_at, to, light in ((1.12, 1.55, 0.16), (1.55, 2.1, 0.34), (2.1, 2.36, 0.5), (2.36, 2.42, 1.7), (2.42, 2.5, 0.5)):
            glow = _lit((1.0, 0.84, 0.58), light * chance.uniform(0.9, 1.1))
            panes.face([(x - 0.03, -1.0, low_at), (x + 1.35, -1.0, low_at), (x + 1.35, -1.0, to), (x - 0.03, -1.0, to)], glow)
        for at in (x + 0.1, x + 0.78):
            body.box((at, -1.04, 1.12), (at + 0.42, -1.01, 1.5), dark)
            if chance.random() < 0.5:
                up = chance.uniform(1.5, 1.6)
                head = ball(0.115, (at + 0.2, -1.04, up + 0.08), dark, 16, (0.9, 0.4, 1.2))
                head.matrix_world = place @ head.matrix_basis
                body.box((at + 0.12, -1.06, 1.1), (at + 0.28, -1.02, up), dark).box((at, -1.06, 1.1), (at + 0.4, -1.02, up - 0.12), dark)
        body.box((x + 0.62, -1.03, 1.12), (x + 0.65, -1.01, 2.5), dark)
    for y in (-0.75, 0.6):
        panes.box((-0.03, y, 0.62), (0.02, y + 0.2, 0.78), _lit((1.0, 0.95, 0.85), 16.0))
    panes.box((0.3, -1.17, 2.62), (2.6, -1.13, 2.86), _lit((1.0, 0.6, 0.15), 2.2))
    panes.made(place, name="panes")
    return body.made(place, 0.06, name="tram")


def _lit(colour, strength):
    made = Material("lamp", (0, 0, 0), 0.4, Emission=colour, Emission_Strength=strength)
    made.made.cycles.sample_as_light = False
    return made
