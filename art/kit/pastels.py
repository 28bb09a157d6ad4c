"""Soft pastels: sticks worn by drawing, a box of them."""

import math
import random

from mathutils import Matrix, Vector, noise

from .materials import wood
from .nodes import Material
from .shapes import box, surface

TONES = [
    (0.75, 0.7, 0.1),
    (0.8, 0.42, 0.03),
    (0.72, 0.12, 0.03),
    (0.6, 0.03, 0.07),
    (0.62, 0.16, 0.35),
    (0.3, 0.08, 0.42),
    (0.07, 0.09, 0.45),
    (0.03, 0.26, 0.58),
    (0.08, 0.45, 0.5),
    (0.03, 0.3, 0.12),
    (0.3, 0.48, 0.06),
    (0.42, 0.23, 0.08),
    (0.24, 0.1, 0.04),
    (0.72, 0.5, 0.34),
    (0.8, 0.78, 0.74),
    (0.42, 0.41, 0.4),
    (0.18, 0.175, 0.17),
    (0.03, 0.03, 0.03),
    (0.66, 0.36, 0.2),
    (0.78, 0.62, 0.46),
]


def chalk(tone, soiled=1.0):
    """Soft pastel: powder on its sides, other colours that rubbed off on it in the box, or in part."""
    made = Material("pastel", tone, 0.97, Specular=0.02)
    place = made.place()
    powder = made.noise(place, 420, 5, 0.7)
    smears = made.noise(made.stretch(place, 90, 260, 260), 1.0, 4, 0.6)
    pale = tuple(min(1.0, 0.7 * part + 0.2) for part in tone)
    dull = tuple(part + soiled * (0.05 - 0.38 * part) for part in tone)
    rubbed = made.ramp(smears, (0.34, dull), (0.48, tone), (0.6, tone), (0.74, pale))
    made.set("Base Color", made.multiply(rubbed, made.ramp(powder, (0.3, 0.74), (0.6, 1.08))))
    return made.bump(made.mix(0.5, powder, smears), 0.9, 0.0016)


def stick(place, long, material, worn, wrapper=None, seed=0):
    """A stick of pastel along +x, chipped, one end worn aslant by drawing, the other broken; some keep a bit of their paper."""
    r = 0.0054
    chance = random.Random(seed)
    lean, chips = chance.uniform(-0.5, 0.5), [(chance.uniform(0, 6.3), chance.uniform(0.1, 0.95)) for _ in range(5)]

    def body(u, v):
        turn = 2 * math.pi * u
        x = long * min(1.0, max(0.0, (v - 0.03) / 0.94))
        # The worn end is rounded on the side that it was held to.
        left = long - x
        end = min(1.0, left / max(0.0012, worn * (1 + lean * math.cos(turn + seed))))
        radius = r * math.sqrt(max(0.0, 1 - (1 - end) ** 2))
        if v < 0.03:
            radius = r * v / 0.03
            x = 0.0011 * noise.noise(Vector((3 * math.cos(turn) * v * 33, 3 * math.sin(turn) * v * 33, seed)))
        for at, along in chips:
            away = math.hypot(1.6 * math.sin(0.5 * (turn - at)), (x / long - along) * long / (1.1 * r))
            radius *= 1 - 0.24 * math.exp(-((2.3 * away) ** 2))
        radius *= 1 + 0.035 * noise.noise(Vector((600 * x, 3 * math.cos(turn), 3 * math.sin(turn) + seed)))
        return (x, radius * math.cos(turn), radius * math.sin(turn))

    surface(body, 40, 90, material, name="stick").matrix_world = place
    if wrapper:
        from_x, to_x = 0.04 * long, chance.uniform(0.42, 0.6) * long

        def paper(u, v):
            turn = 2 * math.pi * u
            torn = 0.0014 * noise.noise(Vector((5 * math.cos(turn), 5 * math.sin(turn), seed)))
            wide = 1.05 * r + 0.0003 * math.sin(3 * turn + 9 * v)
            return (from_x + (to_x - from_x + torn) * v, wide * math.cos(turn), wide * math.sin(turn))

        surface(paper, 40, 12, wrapper, name="wrapper").matrix_world = place


def pastels():
    """A material for each of `TONES`."""
    return [chalk(tone) for tone in TONES]


def pastel_box(place, chalks, chance):
    """An open box of beech, two trays with a stick in most of their places."""
    beech = wood((0.36, 0.22, 0.1), (0.6, 0.42, 0.23), scale=2.4, rough=0.5)
    # Foam, grey with years of dust from the sticks above it.
    felt = Material("felt", (0.05, 0.05, 0.054), 0.97, Specular=0.0)
    dust = felt.noise(felt.place(), 46, 6, 0.72)
    tint = felt.noise(felt.place(move=(3, 1, 0)), 22, 2)
    dusty = felt.ramp(tint, (0.35, (0.2, 0.13, 0.12)), (0.5, (0.24, 0.22, 0.19)), (0.65, (0.13, 0.16, 0.2)))
    felt.set("Base Color", felt.mix(felt.ramp(dust, (0.42, 0.0), (0.68, 1.0)), (0.045, 0.045, 0.05), dusty))
    wrapper = Material("wrapper", (0.66, 0.63, 0.56), 0.75)
    bands = wrapper.math("SINE", wrapper.math("MULTIPLY", wrapper.node("SeparateXYZ", 0, Vector=wrapper.place()), 900.0))
    soiled = wrapper.noise(wrapper.place(), 240, 4, 0.7)
    printed = wrapper.ramp(bands, (0.9, (0.66, 0.63, 0.56)), (0.97, (0.14, 0.18, 0.28)))
    wrapper.set("Base Color", wrapper.multiply(printed, wrapper.ramp(soiled, (0.3, 0.55), (0.6, 1.0))))
    for size, at in (
        ((0.22, 0.17, 0.006), (0, 0, 0.003)),
        ((0.22, 0.006, 0.026), (0, 0.082, 0.013)),
        ((0.22, 0.006, 0.026), (0, -0.082, 0.013)),
        ((0.006, 0.17, 0.026), (0.107, 0, 0.013)),
        ((0.006, 0.17, 0.026), (-0.107, 0, 0.013)),
        ((0.21, 0.005, 0.022), (0, 0, 0.012)),
    ):
        part = box(size, at, beech, edge=0.001)
        part.matrix_world = place @ part.matrix_world
    for y in (-0.041, 0.041):
        part = box((0.206, 0.074, 0.003), (0, y, 0.0075), felt, edge=0)
        part.matrix_world = place @ part.matrix_world
    for tray in range(2):
        for number in range(15):
            if chance.random() < 0.1:
                continue
            x, y = -0.094 + 0.0134 * number, (-0.041, 0.041)[tray]
            # Those that are used most are stubs.
            long = chance.uniform(0.016, 0.034) if chance.random() < 0.22 else chance.uniform(0.034, 0.064)
            low = y - 0.034 + chance.uniform(0.0, 0.062 - long)
            lies = (
                place @ Matrix.Translation((x, low, 0.0142)) @ Matrix.Rotation(math.radians(90 + chance.gauss(0, 5)), 4, "Z")
            )
            tone = chalks[(number + 15 * tray + 3 * tray) % len(chalks)]
            kept = wrapper if long > 0.042 and chance.random() < 0.5 else None
            stick(lies, long, tone, chance.uniform(0.003, 0.009), kept, 31 * tray + number)
