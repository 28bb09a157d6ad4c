"""Surfaces that several scenes need. All are procedural, so that they hold at any distance."""

import math

import bpy

from .nodes import Material
from .timber import Boards, pores, rings


def wood(dark, light, scale=1.0, board=None, rough=0.4, coat=0.0, gap=0.0012, relief=0.08, nails=0.0):
    """
    Sawn timber, its grain along x. `board` is length and width of planks in metres, none for one piece; `gap` between two.
    `relief` is how far its grain is felt: little below a polish. `nails` is how far apart the joists are that boards are nailed
    to, none for what is glued. All measures but the tree's are those of a drawing `scale` times as large.
    """
    made = Material("wood", rough=rough, Clearcoat_Roughness=0.12)
    place = made.place(scale=scale)
    boards = Boards(made, place, board, gap) if board else None
    place = boards.place if boards else place
    late, knot, year = rings(made, place)
    opened = pores(made, place, year)
    fibres = made.noise(made.stretch(place, 22, 950, 950), 1, 3, 0.65)
    middle = tuple((a + b) / 2 for a, b in zip(dark, light))
    # Early wood is pale and wide, late wood a dark line; heartwood is darker than what grew last.
    heart = made.noise(made.stretch(place, 0.5, 5, 5), 1.0, 3, 0.5)
    pale = made.ramp(heart, (0.3, middle), (0.66, light))
    line = made.ramp(heart, (0.3, dark), (0.66, tuple(0.7 * a + 0.3 * b for a, b in zip(dark, middle))))
    colour = made.mix(late, pale, line)
    colour = made.multiply(colour, made.ramp(fibres, (0.25, 0.8), (0.75, 1.14)))
    # Some trees are coarse, some close.
    coarse = made.ramp(boards.tint, (0.0, 0.62), (1.0, 0.3)) if boards else 0.45
    colour = made.mix(coarse, colour, made.multiply(colour, opened))
    colour = made.mix(knot, colour, tuple(0.42 * part for part in dark))
    felt = made.mix(0.5, made.mix(0.5, fibres, opened), made.ramp(late, (0.0, 0.3), (1.0, 0.8)))
    # Hands and cloths polish some places and not others; open pores and bare arrises never shine.
    worn = made.mix(0.5, made.noise(place, 3.1, 6, 0.6), made.noise(made.stretch(place, 1.2, 6, 6), 1.0, 5, 0.65))
    dull = made.mix(0.25, worn, opened)
    if boards:
        colour, felt = _joined(made, boards, colour, felt)
    bare = None
    if boards and nails:
        head, stain = boards.nails(nails, 0.0022 * scale)
        colour = made.mix(stain, colour, made.multiply(colour, (0.34, 0.3, 0.3)))
        iron = made.ramp(made.noise(place, 900, 3), (0.35, (0.035, 0.024, 0.02)), (0.65, (0.12, 0.1, 0.095)))
        colour = made.mix(head, colour, iron)
        bare = head
    made.set("Base Color", colour)
    low = made.node("Bump", Height=felt, Strength=relief, Distance=0.004)
    if boards:
        # A rounded edge falls away by a millimetre: it takes light on one side and shade on the other.
        low = made.node("Bump", Height=boards.arris, Strength=0.5, Distance=0.0011 / scale, Normal=low, settings={"invert": True})
    if bare is not None:
        low = made.node("Bump", Height=bare, Strength=0.6, Distance=0.0008, Normal=low)
    made.set("Normal", low)
    if coat:
        made.set("Clearcoat", made.ramp(dull, (0.3, coat), (0.7, 0.45 * coat)))
    return made.set("Roughness", made.ramp(dull, (0.3, rough * 0.7), (0.72, min(1.0, rough * 1.4))))


def _joined(made, boards, colour, felt):
    """The colour and the relief of boards side by side: no two of one tree, dirt along their joints, dark between them."""
    hue = made.ramp(made.node("SeparateXYZ", 1, Vector=boards.chance), (0.0, (0.93, 1.0, 1.07)), (1.0, (1.06, 1.0, 0.9)))
    colour = made.multiply(colour, made.multiply(made.ramp(boards.tint, (0.0, 0.68), (1.0, 1.2)), hue))
    # Dirt keeps to the foot of an edge, and not all along it.
    grime = made.multiply(boards.arris, made.ramp(made.noise(boards.place, 9, 5, 0.65), (0.3, 0.25), (0.65, 1.0)))
    colour = made.mix(grime, colour, made.multiply(colour, (0.4, 0.36, 0.33)))
    colour = made.mix(boards.gaps, colour, (0.012, 0.007, 0.004))
    return colour, made.multiply(felt, made.ramp(boards.gaps, (0.0, 1.0), (1.0, 0.0)))


def plaster(colour=(0.75, 0.73, 0.7), relief=0.1, stains=0.12):
    made = Material("plaster", colour, 0.85)
    place = made.place()
    stained = tuple(part * (1 - 2 * stains) for part in colour)
    made.set("Base Color", made.ramp(made.noise(place, 0.8, 6, 0.6), (0.3, stained), (0.62, colour)))
    return made.bump(made.mix(0.35, made.noise(place, 9, 5, 0.6), made.noise(place, 60, 5, 0.65)), relief, 0.02)


def ceramic(colour=(0.86, 0.85, 0.82)):
    """Glazed: smooth to the eye, with the faint waves of a fired surface."""
    made = Material("ceramic", colour, 0.16, Clearcoat=0.6, Clearcoat_Roughness=0.05)
    return made.bump(made.noise(made.place(), 40, 2), 0.03, 0.001)


def linen(colour):
    """Woven closer than an eye tells apart from a metre: what is seen of it is slubs, single thick yarns of either way."""
    made = Material("linen", colour, 0.95, Sheen=0.35, Specular=0.2)
    place = made.place()
    fine = [made.noise(made.stretch(place, *way), 1.0, 3, 0.65, 0.7) for way in ((2100, 60, 60), (60, 2100, 60))]
    # Few yarns of a cloth are thick, each for a hand's breadth; none runs quite straight.
    thick = [
        made.ramp(made.noise(made.stretch(place, *way), 1.0, 2, 0.55, 0.5), (0.56, 0.0), (0.76, 1.0))
        for way in ((820, 15, 15), (13, 760, 13))
    ]
    yarn = made.mix(0.5, *fine)
    slubs = made.math("ADD", *thick)
    faded = made.ramp(made.noise(place, 5, 3, 0.5), (0.3, 0.9), (0.7, 1.06))
    dyed = made.multiply(made.ramp(yarn, (0.3, 0.8), (0.5, 1.0), (0.7, 1.12)), made.ramp(slubs, (0.0, 0.97), (1.0, 1.16)))
    made.set("Base Color", made.multiply(made.multiply(dyed, faded), colour))
    return made.bump(made.mix(0.45, yarn, slubs), 0.5, 0.0009)


def gingham(colour, ground, square, size, threads=1700):
    """Cotton in checks of `square` metres on a cloth of `size`: dyed where two stripes cross, half of it where one runs."""
    made = Material("gingham", ground, 0.95, Sheen=0.4, Specular=0.2)
    place = made.place("UV", (size[0] / square, size[1] / square, 1))
    stripes = [
        made.math("GREATER_THAN", made.math("PINGPONG", made.node("SeparateXYZ", axis, Vector=place), 1.0), 0.5)
        for axis in (0, 1)
    ]
    # Yarn by yarn: where one stripe runs, dyed threads lie beside pale ones.
    yarn = made.noise(made.stretch(place, square * threads, square * threads, 1), 1.0, 2, 0.6)
    share = made.ramp(made.mix(0.5, *stripes), (0.0, 0.0), (0.5, 0.46), (1.0, 1.0))
    mottled = made.mix(0.16, share, made.multiply(share, yarn))
    made.set("Base Color", made.mix(mottled, ground, colour))
    weave = [
        made.node("TexWave", settings={"bands_direction": way}, Vector=place, Scale=square * threads / 14, Distortion=0.4)
        for way in ("X", "Y")
    ]
    return made.bump(made.mix(0.5, made.mix(0.5, *weave), yarn), 0.35, 0.0015)


def paper(colour=(0.86, 0.84, 0.8), rough=0.8):
    made = Material("paper", colour, rough, Specular=0.3)
    return made.bump(made.noise(made.place(), 320), 0.06, 0.002)


def metal(colour=(0.8, 0.8, 0.82), rough=0.25, scratches=0.1):
    made = Material("metal", colour, rough, Metallic=1.0)
    marks = made.noise(made.place(), 30, 6, 0.6)
    made.set("Roughness", made.ramp(marks, (0.3, rough * 0.7), (0.7, min(1.0, rough * 1.4))))
    return made.bump(marks, scratches, 0.002)


def foliage(shadow=(0.035, 0.11, 0.018), lit=(0.1, 0.22, 0.04)):
    """A leaf's two tones and veins; some light comes through."""
    made = Material("foliage", shadow, 0.35, Specular=0.4)
    place = made.place("UV")
    veins = made.node("TexWave", settings={"bands_direction": "Y"}, Vector=place, Scale=6.0, Distortion=2.0)
    blotches = made.ramp(made.noise(place, 4), (0.3, shadow), (0.7, lit))
    toned = made.mix(made.ramp(veins, (0.0, 0.2), (1.0, 0.8)), shadow, lit)
    made.set("Base Color", made.mix(0.35, blotches, toned))
    through = made.node("BsdfTranslucent", Color=tuple(min(1.0, part * 1.5) for part in lit))
    made.tree.links.new(made.node("MixShader", i0=0.28, i1=made.shader.outputs[0], i2=through), made.output.inputs[0])
    return made


def concrete(colour=(0.36, 0.35, 0.33), rough=0.8):
    """Cast: clouds of grey, pits where air stood."""
    made = Material("concrete", colour, rough)
    place = made.place()
    clouds, grain = made.noise(place, 1.1, 9, 0.65, 0.3), made.noise(place, 14, 8, 0.7)
    pits = made.ramp(made.node("TexVoronoi", Vector=place, Scale=26.0), (0.02, 0.0), (0.12, 1.0))
    dark, light = tuple(0.55 * part for part in colour), tuple(min(1.0, 1.3 * part) for part in colour)
    toned = made.ramp(made.mix(0.4, clouds, grain), (0.3, dark), (0.5, colour), (0.72, light))
    made.set("Base Color", made.mix(0.25, toned, made.multiply(toned, pits)))
    return made.bump(made.mix(0.5, grain, pits), 0.25, 0.01)


def glazing(tint=(0.94, 0.96, 0.97), mirror=0.75):
    """Thin glass that is seen from either side, and that the sun shines through: what it mirrors goes by the angle alone."""
    made = Material("glazing", (1, 1, 1), 0.02)
    edgewise = made.ramp(made.node("LayerWeight", 1, Blend=0.5), (0.0, 0.04), (0.6, 0.1), (1.0, mirror))
    shine, through = made.node("BsdfGlossy", Roughness=0.01), made.node("BsdfTransparent", Color=tint)
    made.tree.links.new(made.node("MixShader", i0=edgewise, i1=through, i2=shine), made.output.inputs[0])
    return made


def damask(ground, figure, size=(0.52, 0.74), side=256):
    """Silk with large palmettes, each row shifted by half; the figure is woven smoother, so that it shines. On walls along x."""
    made = Material("damask", rough=0.6, Sheen=0.5)
    image = bpy.data.images.new("damask", side, side, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    tones = (_palmette((x + 0.5) / side, (y + 0.5) / side) for y in range(side) for x in range(side))
    image.pixels.foreach_set([part for tone in tones for part in (tone, tone, tone, 1.0)])
    place = made.place("Object", (1 / size[0], 1, 1 / size[1]))
    flat = made.node("CombineXYZ", X=made.node("SeparateXYZ", 0, Vector=place), Y=made.node("SeparateXYZ", 2, Vector=place))
    woven = made.node("TexImage", settings={"image": image, "interpolation": "Cubic"}, Vector=flat)
    threads = made.noise(made.stretch(made.place(), 700, 1, 60), 1, 2)
    made.set(
        "Base Color",
        made.mix(0.35, made.mix(woven, ground, figure), made.multiply(made.mix(woven, ground, figure), threads)),
    )
    made.set("Roughness", made.ramp(woven, (0.0, 0.78), (1.0, 0.42)))
    return made.bump(made.mix(0.7, threads, woven), 0.12, 0.002)


def _palmette(u, v):
    """1 where the figure is woven, 0 on the ground; the tile repeats in both directions."""
    # Two in a tile, the second half a tile aside and up.
    return max(_one_palmette((u + shift) % 1 - 0.5, (v + shift) % 1 - 0.5) for shift in (0.0, 0.5))


def _one_palmette(x, y):
    x, y = abs(x) * 2, y * 2
    ogee = 0.5 * (1 + 0.82 * math.cos(math.pi * y))
    border = _soft(0.02 - abs(x - ogee + 0.02 * math.cos(18 * math.pi * y)))
    tendril = _soft(0.035 * abs(math.sin(9 * math.pi * y)) - abs(x - ogee + 0.1 + 0.03 * math.sin(9 * math.pi * y)))
    # Leaves in a fan about the middle, a bud within, a foot that curls.
    x, y = x / 1.6, (y - 0.03) / 1.5
    far, turn = math.hypot(x, y * 0.8), math.atan2(x, y)
    leaves = 0.4 * (0.62 + 0.38 * math.cos(turn)) * (0.7 + 0.3 * abs(math.cos(4.5 * turn)) ** 0.7)
    fan = _soft(leaves - far) * _soft(far - 0.6 * leaves + 0.03)
    bud = _soft(0.11 * (0.7 + 0.5 * math.cos(turn) ** 3) - math.hypot(x, y - 0.05))
    foot = _soft(0.02 - abs(math.hypot(x - 0.12, y + 0.25) - 0.07)) * (y < -0.2)
    stem = _soft(0.016 - x) * (-0.42 < y < -0.12)
    return max(fan, bud, foot, stem, border, tendril * (ogee > 0.3))


def _soft(inside):
    return min(1.0, max(0.0, 0.5 + inside / 0.016))
