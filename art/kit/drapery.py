"""Cloth that was laid down: folds that rise, lean over and run out, with flat cloth between them."""

import math

from mathutils import Vector, noise

from .nodes import Material
from .shapes import surface


def velvet(colour, bloom):
    """Silk velvet: dark where one looks into the pile, `bloom` where it turns away; strokes of a hand lie in it."""
    made = Material("velvet", colour, 1.0, Specular=0.0)
    place = made.place()
    stroked = made.noise(made.stretch(place, 5, 9, 1), 1.0, 4, 0.55, 0.8)
    pile = made.noise(place, 1500, 2, 0.6)
    shaded = tuple(0.5 * part for part in colour)
    made.set("Base Color", made.ramp(made.mix(0.25, stroked, pile), (0.34, shaded), (0.66, colour)))
    made.bump(pile, 0.5, 0.0012)
    nap = made.node(
        "BsdfVelvet", Color=made.ramp(stroked, (0.3, tuple(0.7 * part for part in bloom)), (0.7, bloom)), Sigma=0.55
    )
    made.tree.links.new(made.node("MixShader", i0=0.55, i1=made.shader.outputs[0], i2=nap), made.output.inputs[0])
    return made


def silk(colour, shine, rough=0.32):
    """Satin: deep in its hollows, `shine` along the folds that face a lamp, drawn out across the threads."""
    made = Material("silk", colour, rough, Specular=0.0, Sheen=0.2)
    threads = made.noise(made.place("Object", (260, 2600, 1)), 1.0, 2, 0.5)
    made.bump(threads, 0.06, 0.0005)
    gloss = made.node("BsdfAnisotropic", Color=shine, Roughness=rough)
    made.tree.links.new(made.node("MixShader", i0=0.3, i1=made.shader.outputs[0], i2=gloss), made.output.inputs[0])
    return made


class Fold:
    """From one point to another, bent aside by `bend` of its length; `high` and `wide` in metres, leaning to its right by
    `lean` of its width."""

    def __init__(self, start, end, high, wide, bend=0.1, lean=0.4):
        self.start, self.high, self.wide, self.lean = Vector(start), high, wide, lean
        chord = Vector(end) - self.start
        self.long, self.way = chord.length, chord.normalized()
        self.bow = bend * self.long

    def lift(self, x, y):
        from_x, from_y = x - self.start.x, y - self.start.y
        along = (from_x * self.way.x + from_y * self.way.y) / self.long
        if not -0.1 < along < 1.1:
            return 0.0
        t = min(1.0, max(0.0, along))
        rise = 2.2 * self.high * math.sin(math.pi * t) ** 0.7
        sway = 0.25 * self.wide * math.sin(5.1 * along + 40 * self.high)
        aside = from_x * self.way.y - from_y * self.way.x - self.bow * 4 * t * (1 - t) - sway
        # The crest leans: one side is long, the other steep.
        aside = aside / self.wide
        steep = aside * (1 - self.lean) if aside < 0 else aside * (1 + 1.6 * self.lean)
        return rise / (1 + abs(steep) ** 2.3)


def lying(folds, flat=lambda x, y: 0.0, ripple=0.0022):
    """How high a cloth lies at x and y. `flat` is 1 where things press it down, 0 where they do not."""

    def high(x, y):
        free = 1 - flat(x, y)
        # A soft maximum: folds that meet run into each other, they do not stand on each other.
        lifts = sum(fold.lift(x, y) ** 3 for fold in folds) ** (1 / 3)
        slack = ripple * (noise.noise(Vector((7 * x, 7 * y, 2.0))) + 0.5 * noise.noise(Vector((17 * x, 15 * y, 5.0))))
        return free * (lifts + slack)

    return high


def draped(width, depth, folds, material, flat=lambda x, y: 0.0, ripple=0.0022, columns=380, rows=300):
    """A cloth about (0, 0) that lies as `lying` says."""
    high = lying(folds, flat, ripple)

    def place(u, v):
        x, y = width * (u - 0.5), depth * (v - 0.5)
        return (x, y, high(x, y))

    return surface(place, columns, rows, material, name="cloth")
