"""Rooms: walls, floors and what hangs and stands in them."""

import math

from mathutils import Matrix

from .materials import metal
from .nodes import Material
from .shapes import ball, box, cylinder, moulding, plane, surface, tube


def back_wall(wall, floor, skirting, width=9, height=4.2, depth=7):
    """A wall along x that faces -y at y = 0, and the floor before it."""
    box((width, 0.2, height), (0, 0.1, height / 2), wall, edge=0)
    plane(width, depth, (0, -depth / 2, 0), floor)
    box((width, 0.03, 0.16), (0, -0.015, 0.08), skirting, edge=0.006)


def painting(x, z, width, height, frame, colours, seed):
    """A canvas with clouds of colours: what hangs beside the caller's photo."""
    paint = Material("painting", rough=0.6)
    place = paint.place("UV", move=(3.1 * seed, seed, 0))
    last = max(1, len(colours) - 1)
    stops = [(0.3 + 0.4 * i / last, colour) for i, colour in enumerate(colours)]
    paint.set("Base Color", paint.ramp(paint.noise(place, 2.2, 3, 0.5, 1.2), *stops))
    paint.bump(paint.noise(place, 60, 5, 0.6), 0.25, 0.004)
    plane(width, height, (x, -0.025, z), paint, (math.pi / 2, 0, 0))
    moulding(width - 0.02, height - 0.02, (x, -0.015, z), frame, 0.07, 0.05)


def label(x, z):
    """The little card beside a picture; its lines are too far to be read."""
    box((0.14, 0.008, 0.09), (x, -0.006, z), Material("card", (0.85, 0.84, 0.8), 0.6), edge=0.001)
    ink = Material("ink", (0.03, 0.03, 0.03), 0.7)
    for line, width in enumerate((0.08, 0.1, 0.06)):
        box((width, 0.002, 0.006), (x - 0.05 + width / 2, -0.0115, z + 0.023 - 0.018 * line), ink, edge=0)


def rope(left, right, y, sag=0.3):
    """Two brass posts with a velvet rope between them."""
    brass = metal((0.85, 0.6, 0.28), 0.18)
    velvet = Material("velvet", (0.28, 0.012, 0.02), 0.8, Sheen=1.0)
    for x in (left, right):
        cylinder(0.14, 0.02, (x, y, 0.01), brass, edge=0.004)
        cylinder(0.022, 0.86, (x, y, 0.45), brass)
        ball(0.038, (x, y, 0.9), brass)
    span = right - left
    tube([(left + span * i / 12, y, 0.84 - sag * (1 - ((i - 6) / 6) ** 2)) for i in range(13)], 0.019, velvet)


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
