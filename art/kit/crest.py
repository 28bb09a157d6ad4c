"""What crests are made of: outlines with mouldings, domed fields of enamel, feathers of metal, laurel, stars, bowed plates.

A crest faces -y; outlines are points of x and z."""

import math

from mathutils import Matrix

from .nodes import Material
from .shapes import crisp, curved, mesh, surface, tube


class Shield:
    """A field about a middle at the height `centre`; `top` and `side` are points of its right half, from the upper middle to a
    corner and from there to the lower one."""

    def __init__(self, centre, top, side):
        self.centre = centre
        self.half = curved(top, 10) + curved(side, 12)

    def outline(self, grow=1.0):
        right = [(grow * x, self.centre + grow * z) for x, z in self.half]
        return right + [(-x, z) for x, z in right[-2:0:-1]]

    def field(self, grow, y, dome, material):
        return domed(self.outline(grow), (0.0, self.centre), y, dome, material)


def enamel_field(colour, rough=0.12):
    """Glass melted over metal, a little darker where it lies thicker."""
    made = Material("enamel", colour, rough, Clearcoat=1.0, Clearcoat_Roughness=0.03, Specular=0.6, Metallic=0.45)
    clouds = made.noise(made.place(), 5, 4, 0.55)
    made.set("Base Color", made.ramp(clouds, (0.3, tuple(0.6 * part for part in colour)), (0.7, colour)))
    return made.bump(made.noise(made.place(), 11, 2), 0.05, 0.004)


def domed(outline, middle, y, dome, material, rows=24):
    """A field within an outline, fuller towards its middle."""
    count = len(outline)

    def at(u, v):
        x, z = outline[round(u * count) % count]
        share = v
        return (middle[0] + (x - middle[0]) * share, y - dome * (1 - share**2.2), middle[1] + (z - middle[1]) * share)

    return surface(at, count + 1, rows, material, name="field")


def rim(outline, y, radius, material, closed=True):
    """A round bar along an outline."""
    points = [(x, y, z) for x, z in outline]
    return tube(points, radius, material, closed=closed)


def panel(outline, y, thick, material, edge=0.006):
    """A sheet cut along an outline."""
    count = len(outline)
    points = [(x, y, z) for x, z in outline] + [(x, y + thick, z) for x, z in outline]
    sides = [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
    made = mesh(points, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides], material, name="panel")
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method, bevel.angle_limit = edge, 3, "ANGLE", math.radians(50)
    return crisp(made, 45)


def bowed(middle, high, reach, bow, notch=0.07, steps=40):
    """The outline of a plate for a word, its ends higher than its middle by `bow` and notched outwards."""
    xs = [-reach + 2 * reach * step / steps for step in range(steps + 1)]
    at = lambda x: middle + bow * (x / reach) ** 2
    upper = [(x, at(x) + high) for x in xs]
    lower = [(x, at(x) - high) for x in reversed(xs)]
    return upper + [(reach + notch, at(reach))] + lower + [(-reach - notch, at(reach))]


def gilt(rough=0.2, colour=(0.88, 0.6, 0.22)):
    made = Material("gilt", colour, rough, Metallic=1.0)
    worn = made.noise(made.place(), 24, 6, 0.62)
    made.set("Roughness", made.ramp(worn, (0.3, 0.75 * rough), (0.7, min(1.0, 1.6 * rough))))
    return made.bump(worn, 0.06, 0.003)


def plumage(colour=(0.86, 0.58, 0.21), rough=0.32, barbs=30):
    """Gold cast as feathers: barbs that leave the shaft aslant."""
    made = Material("plumage", colour, rough, Metallic=1.0)
    place = made.place("UV")
    number = made.math
    side = number("ABSOLUTE", number("MULTIPLY_ADD", made.node("SeparateXYZ", 0, Vector=place), 2.0, -1.0))
    climb = number(
        "MULTIPLY_ADD", side, -0.22 * barbs, number("MULTIPLY", made.node("SeparateXYZ", 1, Vector=place), float(barbs))
    )
    wave = number("ABSOLUTE", number("SINE", number("MULTIPLY", climb, math.pi)))
    deep = made.ramp(wave, (0.0, 0.0), (0.5, 1.0))
    made.set("Base Color", made.mix(deep, tuple(0.45 * part for part in colour), colour))
    return made.bump(deep, 0.3, 0.003)


def feather(place, long, wide, material, bend=0.3):
    """Grows along +y, its face to +z: cupped, with a raised shaft; it bends to +x by `bend`."""

    def at(u, v):
        side = 2 * u - 1
        half = 0.5 * wide * min(1.0, 0.45 + 1.6 * v) * max(0.0, 1 - max(0.0, (v - 0.62) / 0.38) ** 2.2) ** 0.55
        x = side * half * (0.8 if side < 0 else 1.0)
        shaft = 0.1 * wide * math.exp(-((side / 0.09) ** 2)) * (1 - v)
        return (x + bend * long * v * v, long * v, 0.16 * wide * (1 - side * side) + shaft + 0.1 * long * v * (1 - v))

    made = surface(at, 33, 60, material, "feather")
    made.matrix_world = place
    return made


def wings(rows, foot, material, shaft=None):
    """A pair, each row a count of feathers, their depth y, the lowest and the topmost root (x, z), the angles and the lengths of
    the topmost and the lowest, the width and the bend. The last rows lie in front; `shaft` is laid along each feather."""
    for side in (1, -1):
        mirror = Matrix.Scale(side, 4, (1, 0, 0))
        for count, y, low, top, angles, longs, wide, bend in rows:
            for number in range(count):
                t = number / (count - 1)
                x, z, angle, long = (a + (b - a) * t for a, b in ((top[0], low[0]), (top[1], low[1]), angles, longs))
                # None lies quite as its neighbours or as the one across.
                own = math.sin(12.9 * number + 5.1 * side + 400 * y)
                where = turned_to(x, y + 0.012 * t, foot + z, angle + 2.2 * own, lean=4 + 1.6 * own)
                long *= 1 + 0.05 * math.sin(7.7 * number + 2.3 * side)
                feather(where, long, wide * (1 - 0.2 * t), material, bend).matrix_world = mirror @ where
                if shaft:
                    rib = feather(where, 0.94 * long, 0.02, shaft, bend * 0.97)
                    rib.matrix_world = mirror @ where @ Matrix.Translation((0, 0, 0.016))


def star(at, radius, material, points=5, inner=0.42, high=0.3, turn=0.0):
    """Faceted, its ridges from the middle to each point."""
    ring = []
    for step in range(2 * points):
        angle = math.pi * step / points + turn
        far = radius if step % 2 == 0 else inner * radius
        ring.append((at[0] + far * math.sin(angle), at[1], at[2] + far * math.cos(angle)))
    back = [(x, y + 0.12 * radius, z) for x, y, z in ring]
    count = 2 * points
    corners = [(at[0], at[1] - high * radius, at[2]), *ring, *back]
    faces = [(0, 1 + (step + 1) % count, 1 + step) for step in range(count)]
    faces += [(1 + step, 1 + (step + 1) % count, 1 + count + (step + 1) % count, 1 + count + step) for step in range(count)]
    return mesh(corners, faces, material, name="star")


def turned_to(x, y, z, angle, lean=0.0):
    """Where a feather or a leaf begins: it grows in the plane of the crest at `angle` (degrees from the upright, to +x) and
    faces -y; `lean` in degrees tips it forward."""
    upright = Matrix.Rotation(math.radians(90), 4, "X")
    return (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(math.radians(angle), 4, "Y")
        @ Matrix.Rotation(math.radians(lean), 4, "X")
        @ upright
    )
