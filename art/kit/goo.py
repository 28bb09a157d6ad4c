"""What is thick and runs: many drops that flow into each other."""

import math

import bmesh
from mathutils import Vector

from .shapes import curved, mesh


def poured(drops, material, fine=0.005, rounds=10):
    """One skin around drops, each a middle and a radius; `fine` is the size of its cells, `rounds` how often it is smoothed."""
    edit = bmesh.new()
    bmesh.ops.create_icosphere(edit, subdivisions=2, radius=1.0)
    edit.verts.ensure_lookup_table()
    ball = [tuple(vertex.co) for vertex in edit.verts]
    sides = [tuple(vertex.index for vertex in face.verts) for face in edit.faces]
    edit.free()
    points = [(x + r * a, y + r * b, z + r * c) for x, y, z, r in drops for a, b, c in ball]
    faces = [tuple(len(ball) * number + at for at in side) for number in range(len(drops)) for side in sides]
    made = mesh(points, faces, material, name="goo")
    skin = made.modifiers.new("skin", "REMESH")
    skin.mode, skin.voxel_size, skin.use_smooth_shade = "VOXEL", fine, True
    soft = made.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, rounds
    return made


def thread(points, thick, bead):
    """Drops along a thread that hangs from its first point, drawn out to `thick` and ending in a drop of radius `bead`."""
    line = [Vector(point) for point in curved(points, 24)]
    last, drops = len(line) - 1, []
    for number, spot in enumerate(line):
        t = number / last
        neck = thick * (0.55 + 1.5 * (1 - t) ** 5 + 0.12 * math.sin(9 * t + 40 * spot.x))
        end = bead * math.exp(-(((1 - t) / 0.16) ** 2))
        drops.append((*spot, max(neck, end)))
    return drops
