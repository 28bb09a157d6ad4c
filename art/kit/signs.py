"""What lights signs: bulbs in rows, lamps on bent arms."""

import math

import bpy
from mathutils import Matrix

from .light import spot
from .materials import metal
from .nodes import Material
from .shapes import ball, cylinder, tube, turned


def along(start, end, pitch):
    """Points from one place to another, about `pitch` apart."""
    count = max(1, round(math.dist(start, end) / pitch))
    return [tuple(a + (b - a) * at / count for a, b in zip(start, end)) for at in range(count + 1)]


def around(left, right, low, high, y, pitch):
    """Points around a rectangle that faces -y."""
    corners = [(left, y, low), (right, y, low), (right, y, high), (left, y, high)]
    return [point for at in range(4) for point in along(corners[at], corners[(at + 1) % 4], pitch)[:-1]]


def bulbs(points, radius=0.026, colour=(1.0, 0.58, 0.24), glow=9.0):
    """Round lamps that share one mesh."""
    glass = Material("bulb", (0, 0, 0), Emission=colour, Emission_Strength=glow)
    glass.made.cycles.sample_as_light = False
    first = ball(radius, points[0], glass, 14)
    for point in points[1:]:
        copy = first.copy()
        copy.location = point
        bpy.context.collection.objects.link(copy)


def letters(words, place, width, material, deep=0.03):
    """Capitals that stand upright and face -y, their middle at `place`, all lines together `width` metres wide."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body, curve.align_x, curve.align_y, curve.extrude, curve.offset = words, "CENTER", "CENTER", 0.02, 0.014
    curve.space_line, curve.space_character = 0.95, 1.05
    made = bpy.data.objects.new("letters", curve)
    bpy.context.collection.objects.link(made)
    curve.materials.append(material.made)
    bpy.context.view_layer.update()
    grow = width / made.dimensions.x
    size = Matrix.Diagonal((grow, grow, deep / 0.02, 1.0))
    made.matrix_world = place @ Matrix.Rotation(math.pi / 2, 4, "X") @ size
    return made


def swan_lamp(x, y, z, power, out=0.62, material=None, colour=(1.0, 0.74, 0.44), angle=150):
    """An enamelled shade on a bent arm above a sign, fixed at x, y, z; it shines back and down."""
    enamel = material or metal((0.72, 0.5, 0.22), 0.3, 0.0)
    arm = tube([(x, y, z), (x, y - 0.2, z + 0.22), (x, y - 0.78 * out, z + 0.26), (x, y - out, z + 0.1)], 0.013, enamel)
    rose = cylinder(0.05, 0.03, (x, y - 0.012, z), enamel, (math.pi / 2, 0, 0), edge=0.006)
    profile = [(0.02, 0.12), (0.05, 0.1), (0.07, 0.05), (0.15, -0.03), (0.155, -0.04), (0.14, -0.035), (0.06, 0.04)]
    shade = turned(profile, enamel, (x, y - out, z), 40)
    glow = Material("lamp", (1, 1, 1), 0.4, Emission=colour, Emission_Strength=22.0)
    glow.made.cycles.sample_as_light = False
    globe = ball(0.042, (x, y - out, z - 0.012), glow, 20)
    for part in (arm, rose, shade, globe):
        part.visible_shadow = False
    lamp = spot((x, y - out, z - 0.03), (x, y + 0.06, z - 0.6), power, angle, 1.0, colour)
    lamp.data.shadow_soft_size = 0.09
    return lamp
