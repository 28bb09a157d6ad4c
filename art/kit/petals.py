"""What flowers and leaves are made of."""

import math

from mathutils import Vector, noise

from .nodes import Material

# Columns and rows of a petal: its rim is a line of its own.
FINE = (36, 44)


def blade(foot, middle, tip, rim=None, flame=None, streaks=0.5, through=0.45, rough=0.42):
    """
    What petals are made of: cells in rows along it, which make it silken, fine streaks of colour, light that comes through.
    Colours from its foot to its tip; `rim` along its sides, `flame` up its middle.
    """
    made = Material("blade", middle, rough, Specular=0.07, Sheen=0.45, Sheen_Tint=0.8)
    place = made.place("UV")
    own = made.node("ObjectInfo", "Random")
    elsewhere = made.sum(place, made.scaled(made.node("CombineXYZ", X=own, Y=own, Z=own), 7.0))
    rows = made.noise(made.stretch(elsewhere, 95, 3.2, 1), 1.0, 4, 0.62)
    lines = made.noise(made.stretch(elsewhere, 26, 1.1, 1), 1.0, 3, 0.55, 0.3)
    cloud = made.noise(elsewhere, 2.6, 3)
    along = made.node("SeparateXYZ", 1, Vector=place)
    # The colour climbs farther along some streaks than along others.
    uneven = made.math("MULTIPLY_ADD", lines, 0.42, along)
    climbs = made.node("Math", settings={"operation": "SUBTRACT", "use_clamp": True}, i0=uneven, i1=0.21)
    colour = made.ramp(
        climbs, (0.02, foot), (0.3, tuple(0.5 * (a + b) for a, b in zip(foot, middle))), (0.52, middle), (1.0, tip)
    )
    side = made.node("SeparateXYZ", 0, Vector=place)
    off = made.math("ABSOLUTE", made.math("SUBTRACT", side, 0.5))
    ragged = made.math("MULTIPLY_ADD", lines, 0.22, off)
    if flame:
        colour = made.mix(made.ramp(ragged, (0.12, 0.9), (0.36, 0.0)), colour, flame)
    if rim:
        colour = made.mix(made.ramp(ragged, (0.44, 0.0), (0.6, 0.85)), colour, rim)
    shades = made.ramp(rows, (0.3, 1 - 0.34 * streaks), (0.7, 1.0))
    blotches = made.ramp(cloud, (0.3, 0.8), (0.7, 1.08))
    each = made.ramp(own, (0.0, 0.86), (1.0, 1.08))
    toned = made.multiply(made.multiply(made.multiply(colour, shades), blotches), each)
    toned = made.node("Gamma", Color=toned, Gamma=_depth(made))
    # Its rim is so thin that light runs along in it: a paler line.
    thin = made.math("MAXIMUM", made.ramp(along, (0.9, 0.0), (0.99, 1.0)), made.ramp(off, (0.46, 0.0), (0.496, 1.0)))
    toned = made.mix(made.math("MULTIPLY", thin, 0.4), toned, made.node("Gamma", Color=toned, Gamma=0.72))
    # Rims are the first to wilt, here and there.
    wilt = made.math("MULTIPLY", made.ramp(ragged, (0.47, 0.0), (0.6, 0.5)), made.ramp(cloud, (0.45, 0.2), (0.62, 1.0)))
    toned = made.mix(wilt, toned, made.multiply(toned, (0.72, 0.6, 0.5)))
    # Veins fan out with the petal's sides: threads of a deeper tone, which fade towards the rim.
    ridge = made.math("ABSOLUTE", made.math("SUBTRACT", made.noise(made.stretch(elsewhere, 30, 1.5, 1), 1.0, 3, 0.6), 0.5))
    veins = made.math("MULTIPLY", made.ramp(ridge, (0.0, 1.0), (0.05, 0.0)), made.ramp(along, (0.2, 0.6), (0.95, 0.15)))
    toned = made.mix(veins, toned, made.node("Gamma", Color=toned, Gamma=1.45))
    made.set("Base Color", toned)
    # Deep in a bloom light is thrown from petal to petal more often than it is followed here.
    made.set("Emission", made.node("Gamma", Color=toned, Gamma=1.2))
    made.set("Emission Strength", made.ramp(along, (0.25, 0.05), (0.9, 0.0)))
    made.set("Roughness", made.ramp(rows, (0.3, min(1.0, rough * 1.2)), (0.7, min(1.0, rough * 1.7))))
    made.bump(made.mix(0.3, made.mix(0.45, rows, lines), veins), 0.5, 0.0012)
    # What comes through is purer than what is thrown back.
    deep = made.node("Gamma", Color=toned, Gamma=1.25)
    glow = made.node("BsdfTranslucent", Color=made.mix(1.0, deep, (1.5, 1.4, 1.3), "MULTIPLY"))
    share = made.math("MULTIPLY_ADD", thin, min(0.3, 0.9 - through), through)
    made.tree.links.new(made.node("MixShader", i0=share, i1=made.shader.outputs[0], i2=glow), made.output.inputs[0])
    return made


def _depth(made):
    """How deep a petal's tone is, as the power of its colour: its heart is the last to see the sun. Objects are numbered from 1,
    the heart of a flower, to 100; those without a number stay as they are."""
    place = made.math("MULTIPLY", made.node("ObjectInfo", "Object Index"), 0.01)
    return made.math("MULTIPLY", made.ramp(place, (0.0, 0.5), (0.008, 0.7), (0.35, 0.56), (0.75, 0.49), (1.0, 0.43)), 2.0)


def herb(dark, light, lines=44, through=0.3, rough=0.42, bloom=0.25):
    """Leaves of bulbs: veins run along them, and a pale wax lies on them."""
    made = Material("herb", dark, rough, Specular=0.35)
    place = made.place("UV")
    own = made.node("ObjectInfo", "Random")
    elsewhere = made.sum(place, made.scaled(made.node("CombineXYZ", X=own, Y=own, Z=own), 7.0))
    veins = made.noise(made.stretch(elsewhere, lines, 0.6, 1), 1.0, 3, 0.6)
    cloud = made.noise(made.stretch(elsewhere, 2, 4, 1), 1.0, 4, 0.6)
    colour = made.mix(made.ramp(made.mix(0.5, veins, cloud), (0.36, 0.0), (0.64, 1.0)), dark, light)
    waxy = made.mix(made.ramp(cloud, (0.35, 0.0), (0.75, bloom)), colour, (0.3, 0.42, 0.38))
    made.set("Base Color", waxy).bump(veins, 0.4, 0.0012)
    made.set("Roughness", made.ramp(cloud, (0.3, rough * 0.8), (0.7, rough * 1.4)))
    glow = made.node("BsdfTranslucent", Color=made.mix(1.0, colour, (1.9, 2.1, 0.9), "MULTIPLY"))
    made.tree.links.new(made.node("MixShader", i0=through, i1=made.shader.outputs[0], i2=glow), made.output.inputs[0])
    return made


def veined(dark, light, pairs=8, through=0.22, rough=0.42):
    """Leaves of roses and shrubs: a midrib, veins that leave it in pairs, a lacquered face."""
    made = Material("veined", dark, rough, Specular=0.28)
    place = made.place("UV")
    own = made.node("ObjectInfo", "Random")
    elsewhere = made.sum(place, made.scaled(made.node("CombineXYZ", X=own, Y=own, Z=own), 7.0))
    number = made.math
    side = number("ABSOLUTE", number("MULTIPLY_ADD", made.node("SeparateXYZ", 0, Vector=place), 2.0, -1.0))
    wander = number("MULTIPLY", made.noise(elsewhere, 5, 2), 1.2)
    climb = number(
        "ADD",
        number("MULTIPLY_ADD", side, -0.32 * pairs, number("MULTIPLY", made.node("SeparateXYZ", 1, Vector=place), pairs)),
        wander,
    )
    wave = number("ABSOLUTE", number("SINE", number("MULTIPLY", climb, math.pi)))
    veins = made.ramp(wave, (0.0, 1.0), (0.16, 0.0))
    rib = made.ramp(side, (0.02, 1.0), (0.07, 0.0))
    lines = number("MAXIMUM", made.mix(0.0, veins, veins), rib)
    cloud = made.noise(elsewhere, 3.4, 4, 0.6)
    colour = made.mix(made.ramp(cloud, (0.35, 0.0), (0.68, 1.0)), dark, light)
    pale = tuple(min(1.0, 1.7 * part + 0.02) for part in light)
    # No two leaves of a plant are of one age: young ones are yellower, old ones bluer and darker.
    aged = made.ramp(own, (0.0, (0.72, 0.86, 1.0)), (0.4, (1.0, 1.0, 1.0)), (0.75, (1.35, 1.16, 0.9)), (1.0, (1.9, 1.45, 0.8)))
    colour = made.multiply(colour, aged)
    # Dry at the tip and along the rim here and there, bitten or burnt in spots.
    up = made.node("SeparateXYZ", 1, Vector=place)
    dry = number("MAXIMUM", made.ramp(up, (0.86, 0.0), (1.0, 0.9)), made.ramp(side, (0.9, 0.0), (1.0, 0.7)))
    dry = number("MULTIPLY", dry, made.ramp(made.noise(elsewhere, 2.2, 3, 0.6), (0.46, 0.0), (0.66, 1.0)))
    spots = made.ramp(made.noise(elsewhere, 11, 2, 0.4), (0.68, 0.0), (0.74, 0.75))
    colour = made.mix(number("MULTIPLY", lines, 0.5), colour, made.multiply(pale, aged))
    colour = made.mix(number("MULTIPLY", spots, 0.6), colour, (0.16, 0.14, 0.035))
    made.set("Base Color", made.mix(number("MULTIPLY", dry, 0.7), colour, (0.2, 0.11, 0.035)))
    puffed = made.ramp(wave, (0.0, 0.0), (0.6, 1.0))
    made.bump(made.mix(0.4, puffed, made.noise(made.stretch(elsewhere, 40, 40, 1), 1.0, 3)), 0.5, 0.0014)
    made.set("Roughness", made.ramp(cloud, (0.3, rough * 1.05), (0.7, min(1.0, rough * 1.7))))
    glow = made.node("BsdfTranslucent", Color=made.mix(1.0, colour, (1.9, 2.2, 0.9), "MULTIPLY"))
    made.tree.links.new(made.node("MixShader", i0=through, i1=made.shader.outputs[0], i2=glow), made.output.inputs[0])
    return made


def ragged(u, v, seed, size):
    """Soft folds along a petal, and what is uneven about every one of them."""
    soft = noise.noise(Vector((5.0 * u, 1.3 * v, seed * 3.7)))
    broad = noise.noise(Vector((1.7 * u, 1.7 * v, seed * 5.1 + 40)))
    return size * (0.011 * soft + 0.03 * broad)
