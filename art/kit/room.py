"""Rooms: walls, floors and what hangs and stands in them."""

import math

from mathutils import Matrix

from .drapery import velvet
from .light import window
from .materials import metal
from .nodes import Material
from .shapes import box, cylinder, moulding, plane, surface, tube, turned


def back_wall(wall, floor, skirting, width=9, height=4.2, depth=7):
    """A wall along x that faces -y at y = 0, and the floor before it."""
    box((width, 0.2, height), (0, 0.1, height / 2), wall, edge=0)
    plane(width, depth, (0, -depth / 2, 0), floor)
    box((width, 0.03, 0.16), (0, -0.015, 0.08), skirting, edge=0.006)


def landscape(x, z, width, height, frame, colours, seed):
    """A small oil of a far country: a sky with its light low down, hills behind hills, the ground before them, all in strokes.
    `colours` are the sky above and at the horizon, hills far and near, and the ground."""
    paint = Material("landscape", rough=0.45, Clearcoat=0.2, Clearcoat_Roughness=0.2)
    place = paint.place("UV", move=(3.1 * seed, 0, 0))
    strokes = paint.noise(paint.stretch(place, 9, 34, 1), 1.0, 4, 0.6, 0.8)
    u, v = (paint.node("SeparateXYZ", part, Vector=place) for part in range(2))
    sum_of = paint.math
    loose = sum_of("ADD", v, sum_of("MULTIPLY", sum_of("SUBTRACT", strokes, 0.5), 0.05))
    clouds = paint.noise(paint.stretch(place, 1.6, 5, 1), 1.4, 6, 0.6, 0.5)
    pale = tuple(min(1.0, 1.25 * part) for part in colours[1])
    tone = paint.mix(
        paint.ramp(clouds, (0.5, 0.0), (0.66, 0.7)), paint.ramp(loose, (0.42, colours[1]), (0.9, colours[0])), pale
    )
    for number, (level, rise, wide) in enumerate(((0.46, 0.34, 1.6), (0.33, 0.3, 2.3), (0.2, 0.1, 1.2))):
        ridge = paint.noise(paint.node("CombineXYZ", X=sum_of("ADD", u, 7.0 * number)), wide, 5, 0.5)
        top = sum_of("ADD", sum_of("MULTIPLY", sum_of("SUBTRACT", ridge, 0.5), rise), level)
        below = paint.ramp(sum_of("ADD", sum_of("SUBTRACT", top, loose), 0.5), (0.494, 0.0), (0.506, 1.0))
        own = paint.multiply(colours[2 + number], paint.ramp(strokes, (0.3, 0.62), (0.7, 1.4)))
        tone = paint.mix(below, tone, own)
    paint.set("Base Color", tone).bump(strokes, 0.3, 0.004)
    plane(width, height, (x, -0.025, z), paint, (math.pi / 2, 0, 0))
    moulding(width - 0.02, height - 0.02, (x, -0.015, z), frame, 0.07, 0.05)


def picture_lamp(x, z, y, width, brass, power=14.0, colour=(1.0, 0.8, 0.52)):
    """A tube of brass on two arms over a picture, its light down on canvas, frame and wall; `y` is how far before the wall."""
    cylinder(0.026, width, (x, y, z), brass, (0, math.pi / 2, 0), 32, edge=0.004)
    for side in (-0.3, 0.3):
        at = x + side * width
        # A swan's neck out of a round plate on the wall.
        cylinder(0.034, 0.012, (at, -0.006, z - 0.07), brass, (math.pi / 2, 0, 0), 32, edge=0.003)
        bend = [(0.0, -0.07), (0.22, -0.06), (0.42, 0.03), (0.62, 0.09), (0.86, 0.085), (0.98, 0.04), (1.0, 0.02)]
        tube([(at, far * y, z + up) for far, up in bend], 0.012, brass)
    lamp = window((x, y, z - 0.03), (x, 0.0, z - 1.15), width, 0.04, power, colour)
    lamp.visible_glossy = False
    return lamp


def label(x, z):
    """The little card beside a picture; its lines are too far to be read."""
    box((0.14, 0.008, 0.09), (x, -0.006, z), Material("card", (0.85, 0.84, 0.8), 0.6), edge=0.001)
    ink = Material("ink", (0.03, 0.03, 0.03), 0.7)
    for line, width in enumerate((0.08, 0.1, 0.06)):
        box((width, 0.002, 0.006), (x - 0.05 + width / 2, -0.0115, z + 0.023 - 0.018 * line), ink, edge=0)


def rope(left, right, y, sag=0.3):
    """Two brass posts with a velvet rope between them: three strands that are laid about each other, hooks at its ends."""
    brass = metal((0.85, 0.6, 0.28), 0.2, 0.03)
    plush = velvet((0.2, 0.006, 0.014), (0.62, 0.07, 0.1))
    foot = [(0.0, 0.9), (0.014, 0.9), (0.02, 0.07), (0.034, 0.05), (0.06, 0.036), (0.12, 0.022), (0.14, 0.016), (0.145, 0.008), (0.145, 0.0)]
    collar = [(0.02, -0.03), (0.03, -0.028), (0.032, -0.02), (0.026, -0.012), (0.026, 0.012), (0.032, 0.02), (0.03, 0.028), (0.02, 0.03)]
    finial = [(0.02, 0.0), (0.032, 0.004), (0.018, 0.014), (0.018, 0.022), (0.034, 0.036), (0.038, 0.052), (0.03, 0.07), (0.012, 0.079), (0.0, 0.08)]
    for x in (left, right):
        turned(foot, brass, (x, y, 0))
        turned(collar, brass, (x, y, 0.83))
        turned(finial, brass, (x, y, 0.88))
    # It hangs between the hooks, which hold on to rings on the collars.
    start, end, high = left + 0.115, right - 0.115, 0.815
    span = end - start

    def hung(share):
        return (start + span * share, y, high - sag * (1 - (2 * share - 1) ** 2))

    for x, share, inward in ((left, 0.0, 1), (right, 1.0, -1)):
        near, far = hung(share), hung(share + 0.034 * inward)
        cap = [(0.0, 0.0), (0.0, 0.55), (0.3, 1.0), (0.5, 1.0), (0.54, 1.12), (0.62, 1.12), (0.66, 1.0), (0.92, 1.0), (1.0, 1.1)]
        tube([(*(a + (b - a) * along for a, b in zip(near, far)), wide) for along, wide in cap], 0.026, brass)
        loop = [(x + inward * (0.058 + 0.028 * math.cos(turn)), y, high + 0.012 + 0.02 * math.sin(turn)) for turn in _round(14)]
        tube(loop, 0.0052, brass, closed=True)
        hook = [(x + inward * (0.09 + 0.026 * math.cos(turn)), y + 0.02 * math.sin(turn), high + 0.008) for turn in _round(14)]
        tube(hook, 0.0052, brass, closed=True)
    turns = 6.5 * span

    def strands(u, v):
        share = 0.016 + 0.968 * v
        x, _, z = hung(share)
        around = math.tau * u
        # Each strand is round in itself; where two meet it is deep.
        swell = abs(math.cos(1.5 * (around - math.tau * turns * v)))
        wide = 0.0185 + 0.0065 * swell**0.55
        slope = -4 * sag * (1 - 2 * share) / span
        flat = 1 / math.hypot(1, slope)
        up = wide * math.sin(around)
        return (x - up * slope * flat, y + wide * math.cos(around), z + up * flat)

    surface(strands, 49, round(430 * span), plush, name="rope")


def _round(count):
    return [math.tau * step / count for step in range(count)]


def bench(x, y, length, seat, legs):
    """An upholstered bench without a back."""
    box((length, 0.45, 0.1), (x, y, 0.41), seat, edge=0.025)
    for side in (-1, 1):
        for front in (-1, 1):
            cylinder(0.02, 0.37, (x + side * (length / 2 - 0.08), y + front * 0.17, 0.185), legs)


def small_picture(at, width, height, frame, colours, seed, lean=0.0):
    """A picture of soft shapes in a frame that stands at a point; leans back by radians."""
    paint = Material("picture", rough=0.5)
    clouds = paint.noise(paint.place("UV", move=(3.1 * seed, seed, 0)), 2.2, 3, 0.5, 1.2)
    paint.set("Base Color", paint.ramp(clouds, *[(0.32 + 0.16 * number, tone) for number, tone in enumerate(colours)]))
    stood = Matrix.Translation(at) @ Matrix.Rotation(-lean, 4, "X") @ Matrix.Translation((0, 0, height / 2))
    canvas = plane(width, height, (0, 0, 0), paint, (math.pi / 2, 0, 0))
    for part in (moulding(width, height, (0, 0, 0), frame, 0.035, 0.025), canvas):
        part.matrix_world = stood @ part.matrix_world


def curtain(x, to_x, y, low, high, colour, rail):
    """Velvet in folds that hangs from a rail."""

    def folds(u, v):
        deep = 0.03 * math.sin(64 * u + 1.3 * math.sin(9 * u)) + 0.012 * math.sin(150 * u)
        return (x + (to_x - x) * u, y + deep * (1.1 - 0.4 * v), low + (high - low) * v)

    surface(folds, 260, 4, Material("velvet", colour, 0.75, Sheen=1.0))
    tube([(x - 0.08, y, high + 0.02), (to_x, y, high + 0.02)], 0.012, rail)
