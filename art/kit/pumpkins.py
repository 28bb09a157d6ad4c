"""Pumpkins with carved faces and a candle in them."""

import math

import bpy
from mathutils import Matrix, Vector, noise

from .light import bulb
from .nodes import Material
from .shapes import coloured, crisp, mesh, surface

# Faces in a view of 2 by 2, from the front; each part is cut right through.
GRIN = [
    [(-0.62, 0.2), (-0.16, 0.12), (-0.34, 0.52)],
    [(0.62, 0.2), (0.16, 0.12), (0.34, 0.52)],
    [(-0.1, -0.1), (0.1, -0.1), (0.0, 0.1)],
    [
        (-0.72, -0.12),
        (-0.5, -0.27),
        (-0.42, -0.17),
        (-0.28, -0.2),
        (-0.24, -0.34),
        (-0.04, -0.36),
        (0.0, -0.25),
        (0.14, -0.24),
        (0.2, -0.35),
        (0.36, -0.31),
        (0.4, -0.2),
        (0.5, -0.26),
        (0.72, -0.12),
        (0.56, -0.46),
        (0.36, -0.6),
        (0.22, -0.62),
        (0.18, -0.5),
        (0.0, -0.52),
        (-0.04, -0.66),
        (-0.26, -0.64),
        (-0.46, -0.54),
    ],
]
SCOWL = [
    [(-0.64, 0.46), (-0.12, 0.14), (-0.5, 0.12)],
    [(0.64, 0.46), (0.12, 0.14), (0.5, 0.12)],
    [(-0.07, -0.08), (0.07, -0.08), (0.0, 0.06)],
    [
        (-0.6, -0.32),
        (-0.42, -0.2),
        (-0.3, -0.36),
        (-0.12, -0.2),
        (0.02, -0.36),
        (0.16, -0.2),
        (0.3, -0.36),
        (0.44, -0.2),
        (0.62, -0.34),
        (0.46, -0.54),
        (0.3, -0.44),
        (0.14, -0.6),
        (0.0, -0.46),
        (-0.16, -0.6),
        (-0.3, -0.46),
        (-0.44, -0.56),
    ],
]


TONES = ((0.4, 0.075, 0.006), (0.62, 0.17, 0.012), (0.74, 0.28, 0.03))


def rind(fine=1.0, dull=0.0, tones=TONES, worn=0.0):
    """
    Wax in a thin bloom: dull where it was not rubbed. `fine` is how much smaller its marks are than those of a large one;
    `tones` are its streaks from dark to light. `worn` from 0 to 1: dirt in its furrows, cork where it was scratched.
    """
    made = Material("rind", (0.6, 0.16, 0.012), 0.5, Specular=0.35 - 0.2 * dull, Sheen=0.4 * dull)
    place = made.place(scale=fine)
    streaks = made.noise(made.stretch(place, 26, 26, 5), 1.0, 5, 0.6, 0.4)
    spots = made.ramp(made.noise(place, 60, 3, 0.6), (0.62, 0.0), (0.7, 1.0))
    toned = made.ramp(streaks, (0.3, tones[0]), (0.5, tones[1]), (0.74, tones[2]))
    toned = made.mix(made.math("MULTIPLY", spots, 0.35), toned, (0.3, 0.16, 0.05))
    made.set("Base Color", _weathered(made, toned, place, worn) if worn else toned)
    made.set("Roughness", made.ramp(made.noise(place, 22, 4, 0.6), (0.35, 0.36 + 0.3 * dull), (0.65, 0.66 + 0.2 * dull)))
    return made.bump(made.mix(0.4, streaks, made.noise(place, 90, 3)), 0.2, 0.004 / fine)


def _weathered(made, toned, place, worn):
    """Furrows are deeper in tone and hold soil, the side that lay on the ground is paler; scratches have healed to cork."""
    furrow = made.node("Attribute", 2, settings={"attribute_name": "furrow"})
    uneven = made.noise(made.stretch(place, 40, 40, 14), 1.0, 4, 0.6)
    toned = made.mix(made.math("MULTIPLY", furrow, 0.75 * worn), toned, made.multiply(toned, (0.42, 0.3, 0.26)))
    soil = made.math("MULTIPLY", made.ramp(furrow, (0.55, 0.0), (1.0, 0.7)), made.ramp(uneven, (0.45, 0.0), (0.62, worn)))
    toned = made.mix(soil, toned, (0.09, 0.055, 0.025))
    lain = made.ramp(made.noise(place, 9, 3), (0.5, 0.0), (0.72, 0.5 * worn))
    toned = made.mix(lain, toned, made.multiply(toned, (1.2, 1.5, 1.6)))
    ridge = made.math("ABSOLUTE", made.math("SUBTRACT", made.noise(made.stretch(place, 14, 14, 30), 1.0, 3, 0.6, 0.6), 0.5))
    some = made.ramp(made.noise(place, 16, 2), (0.54, 0.0), (0.62, worn))
    cork = made.math("MULTIPLY", made.ramp(ridge, (0.0, 1.0), (0.03, 0.0)), some)
    return made.mix(cork, toned, (0.4, 0.27, 0.13))


def flesh():
    """The cut rind and the hollow: light goes into it."""
    made = Material("flesh", (0.86, 0.5, 0.1), 0.6)
    made.set("Emission", (1.0, 0.36, 0.04))
    made.set("Emission Strength", 0.35)
    return made


def pumpkin(place, size, face=GRIN, ribs=11, candle=3.0, skin=None, seed=1, deep=0.14):
    """`size` is its radius; it stands on the ground of `place` and looks along -y. `candle` in watts, 0 for a whole one; `deep`
    are its furrows, as a share of the radius."""
    skin, stalk, furrows = skin or rind(), corky(), []

    def at(u, v):
        turn, rise = 2 * math.pi * u, math.pi * (v - 0.5)
        rib = abs(math.sin(0.5 * ribs * turn + 0.25 * math.sin(3 * turn + seed)))
        ring = math.cos(rise) ** 0.86
        lumps = 1 + 0.05 * noise.noise(Vector((1.3 * math.cos(turn), 1.3 * math.sin(turn), 1.5 * v + seed)))
        radius = size * lumps * ring * (1 - deep + deep * rib**0.55)
        furrows.append((1 - rib) ** 3)
        # Sunk about the stalk and the blossom's end.
        sunk = 0.2 * math.exp(-((ring / 0.3) ** 2)) * math.copysign(1, rise)
        return (radius * math.cos(turn), radius * math.sin(turn), 0.8 * size * (math.sin(rise) - sunk + 0.88))

    body = coloured(surface(at, 240, 120, skin, "pumpkin"), "furrow", furrows)
    if candle:
        _carve(body, face, size)
        glow = bulb((0, 0, 0), candle, (1.0, 0.46, 0.1), 0.1 * size)
        glow.matrix_world = place @ Matrix.Translation((0, -0.1 * size, 0.45 * size))
    body.matrix_world = place
    top = 1.33 * size
    _stem(size, top, stalk, seed).matrix_world = place
    return body


def corky():
    """A dry stem: pale ridges, moss-green furrows, cork where it was cut."""
    made = Material("stalk", (0.2, 0.17, 0.08), 0.85, Specular=0.15)
    place = made.place("UV")
    grain = made.noise(made.stretch(place, 40, 4, 1), 1.0, 4, 0.65)
    ridge = made.node("Attribute", 2, settings={"attribute_name": "ridge"})
    colour = made.mix(ridge, (0.06, 0.058, 0.016), (0.34, 0.245, 0.105))
    made.set("Base Color", made.multiply(colour, made.ramp(grain, (0.3, 0.6), (0.7, 1.2))))
    return made.bump(grain, 0.5, 0.001)


def _stem(size, top, material, seed):
    """Five ridges that run out over the rind, a bend, a slanting cut."""
    ridges = []

    def at(u, v):
        turn, along = 2 * math.pi * u, min(1.0, v / 0.86)
        ridge = 0.5 + 0.5 * math.cos(5 * turn + 0.8 * along + seed)
        thick = 0.085 * size * (1 + 2.1 * (1 - along) ** 4 + 0.4 * max(0.0, along - 0.75)) * (0.72 + 0.42 * ridge)
        # The last rows close the cut.
        thick *= max(0.0, 1 - max(0.0, v - 0.86) / 0.14)
        ridges.append(ridge if v < 0.87 else 1.0)
        lean = 0.3 * size * along**1.8
        high = top - 0.12 * size + 0.5 * size * along - 0.08 * size * along**3 - 0.05 * size * (1 - along) ** 4 * ridge
        sway = 0.06 * size * math.sin(2.4 * along + seed)
        return (lean + thick * math.cos(turn), sway + thick * math.sin(turn), high - 0.4 * thick * math.cos(turn) * along)

    return coloured(surface(at, 61, 40, material, "stem"), "ridge", ridges)


def _carve(body, face, size):
    data = body.modifiers.new("rind", "SOLIDIFY")
    data.thickness, data.offset = 0.13 * size, -1
    body.data.materials.append(flesh().made)
    data.material_offset = data.material_offset_rim = 1
    _applied(body)
    for part in face:
        # Seen from the front, anticlockwise.
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(part, part[1:] + part[:1]))
        outline = part if area > 0 else part[::-1]
        count = len(outline)
        points = [
            (0.92 * size * x, y, 0.76 * size + 0.84 * size * z) for y in (-1.5 * size, -0.2 * size) for x, z in outline
        ]
        sides = [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
        knife = mesh(
            points,
            [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *[side[::-1] for side in sides]],
            name="knife",
        )
        knife.data.materials.append(body.data.materials[1])
        cut = body.modifiers.new("cut", "BOOLEAN")
        cut.operation, cut.object, cut.solver = "DIFFERENCE", knife, "EXACT"
        _applied(body)
        bpy.data.objects.remove(knife)
    crisp(body, 50)


def _applied(made):
    made.data = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made.modifiers.clear()
