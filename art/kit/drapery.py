"""Cloth that was laid down: folds that rise, lean over and run out, with flat cloth between them."""

import math

from mathutils import Vector, kdtree, noise

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


def brushed(colour, bloom):
    """
    Silk velvet that hands went over, seen from near: single tufts, and strokes with sharp ends that laid the pile one way or the
    other, so that it is deep beside where it shows its `bloom`.
    """
    made = Material("brushed velvet", colour, 1.0, Specular=0.0)
    place = made.place()
    swept = made.noise(made.stretch(made.place(turn=(0, 0, 0.5)), 7, 26, 1), 1.0, 3, 0.5, 1.4)
    lay = made.ramp(made.mix(0.35, swept, made.noise(place, 16, 3, 0.5)), (0.4, 0.0), (0.47, 0.3), (0.53, 0.62), (0.6, 1.0))
    tufts = made.noise(place, 900, 3, 0.7)
    tuft = made.ramp(tufts, (0.36, 0.55), (0.5, 0.95), (0.64, 1.5))
    ground = made.mix(lay, tuple(0.35 * part for part in colour), tuple(1.3 * part for part in colour))
    made.set("Base Color", made.multiply(ground, tuft))
    made.bump(tufts, 0.7, 0.0014)
    shown = made.mix(lay, tuple(0.3 * part for part in bloom), tuple(1.2 * part for part in bloom))
    nap = made.node("BsdfVelvet", Color=made.multiply(shown, tuft), Sigma=0.6)
    made.tree.links.new(made.node("MixShader", i0=0.55, i1=made.shader.outputs[0], i2=nap), made.output.inputs[0])
    return made


def silk(colour, shine, rough=0.32, bloom=0.0):
    """Satin: deep in its hollows, `shine` along the folds that face a lamp, drawn out across the threads. `bloom` is how much of
    that is spread wide, as by threads that lie less even: without it folds have edges of light, as lacquer has."""
    made = Material("silk", colour, rough, Specular=0.0, Sheen=0.2)
    threads = made.noise(made.place("Object", (260, 2600, 1)), 1.0, 2, 0.5)
    made.bump(threads, 0.06, 0.0005)
    gloss = made.node("BsdfAnisotropic", Color=shine, Roughness=rough)
    if bloom:
        wide = made.node("BsdfAnisotropic", Color=shine, Roughness=min(0.7, 1.9 * rough))
        gloss = made.node("MixShader", i0=bloom, i1=gloss, i2=wide)
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


class Flow:
    """
    Long folds side by side, as of cloth that slid together: they run at `turn` degrees, some `pitch` metres apart and `high` at
    the most, bend slowly, rise and run out one after the other. None is sharp: each is as wide as it is far from the next.
    """

    def __init__(self, turn, pitch, high, seed=0.0, sway=0.9):
        self.way = (math.cos(math.radians(turn)), math.sin(math.radians(turn)))
        self.pitch, self.high, self.seed, self.sway = pitch, high, seed, sway

    def lift(self, x, y):
        along, across = x * self.way[0] + y * self.way[1], y * self.way[0] - x * self.way[1]
        slow = noise.noise(Vector((along / (5 * self.pitch), across / (4 * self.pitch), self.seed)))
        finer = noise.noise(Vector((along / (2.2 * self.pitch), across / (2.4 * self.pitch), self.seed + 9)))
        number, part = divmod(across / self.pitch + self.sway * (1.5 * slow + 0.3 * finer), 1.0)
        # Where it begins and ends, each for itself.
        strong = 0.55 + 0.9 * noise.noise(Vector((along / (3.6 * self.pitch), 7.31 * number, self.seed + 4)))
        # One side is long, the other steep; both are level at the foot, or there would be a crease.
        leaning = 0.5 + 0.22 * noise.noise(Vector((5.7 * number, 1.3, self.seed)))
        part = part**(math.log(0.5) / math.log(leaning))
        return self.high * min(1.0, max(0.04, strong)) * math.sin(math.pi * part) ** 2


def lying(folds, flat=lambda x, y: 0.0, ripple=0.0022):
    """How high a cloth lies at x and y. `flat` is 1 where things press it down, 0 where they do not."""

    def high(x, y):
        free = 1 - flat(x, y)
        # A soft maximum: folds that meet run into each other, they do not stand on each other.
        lifts = sum(fold.lift(x, y) ** 3 for fold in folds) ** (1 / 3)
        slack = ripple * (noise.noise(Vector((7 * x, 7 * y, 2.0))) + 0.5 * noise.noise(Vector((17 * x, 15 * y, 5.0))))
        return free * (lifts + slack)

    return high


def beside(outlines):
    """How far a point lies outside of the nearest of these outlines, less than nothing within; each is points, turning left."""
    spots = []
    for line in outlines:
        line = [Vector((x, y, 0)) for x, y in line]
        for at, here in enumerate(line):
            along = line[(at + 1) % len(line)] - line[at - 1]
            spots.append((here, Vector((along.y, -along.x, 0)).normalized()))
    tree = kdtree.KDTree(len(spots))
    for number, (here, _) in enumerate(spots):
        tree.insert(here, number)
    tree.balance()

    def away(x, y):
        here, number, far = tree.find((x, y, 0))
        return far if (Vector((x, y, 0)) - here).dot(spots[number][1]) > 0 else -far

    return away


def sunken(folds, away, ripple=0.003, swell=0.003, soft=0.028):
    """
    How high a cloth lies into which things sank: it swells up at their sides by `swell`, is puckered from there, and its folds
    run out before them. `away` is how far from them a point is, as `beside` says.
    """
    free = lying(folds, ripple=ripple)

    def high(x, y):
        far = away(x, y)
        if far <= 0:
            return 0.0
        near = math.exp(-((far / soft) ** 2))
        spot = Vector((52 * x, 52 * y, 3.0))
        # Creases point away from what presses: each has the strength of the place on the outline that it starts from.
        step = 0.002
        slope = ((away(x + step, y) - far) / step, (away(x, y + step) - far) / step)
        from_ = Vector((34 * (x - far * slope[0]), 34 * (y - far * slope[1]), 8.0 + 9 * far))
        pucker = max(0.0, 1 - 2.6 * abs(noise.noise(from_)))
        lift = swell * (1 - math.exp(-far / 0.0035)) * near * (0.75 + 0.5 * noise.noise(spot))
        return lift + 0.6 * swell * pucker**2 * near * min(1.0, far / 0.006) + free(x, y) * (1 - near) ** 0.8

    return high


def draped(width, depth, folds, material, flat=lambda x, y: 0.0, ripple=0.0022, columns=380, rows=300, high=None):
    """A cloth about (0, 0) that lies as `lying` says, or as `high` does."""
    high = high or lying(folds, flat, ripple)

    def place(u, v):
        x, y = width * (u - 0.5), depth * (v - 0.5)
        return (x, y, high(x, y))

    return surface(place, columns, rows, material, name="cloth")
