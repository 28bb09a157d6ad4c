"""Many boxes and faces as one object: what is built of hundreds of parts stays quick to render."""

import math

import bpy
from mathutils import Matrix

from .shapes import crisp, rounded


def standing(x, y, z=0.0, turn=0.0):
    """A place on the ground, turned about the upright; degrees, anticlockwise from above."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")


class Solid:
    def __init__(self):
        self.points, self.faces, self.kinds, self.materials = [], [], [], []

    def face(self, corners, material):
        start = len(self.points)
        self.points += corners
        self._add([tuple(range(start, start + len(corners)))], material)
        return self

    def box(self, low, high, material):
        (x, y, z), (to_x, to_y, to_z) = low, high
        at = len(self.points)
        self.points += [(x, y, z), (to_x, y, z), (to_x, to_y, z), (x, to_y, z)]
        self.points += [(x, y, to_z), (to_x, y, to_z), (to_x, to_y, to_z), (x, to_y, to_z)]
        sides = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        self._add([tuple(at + corner for corner in side) for side in sides], material)
        return self

    def bar(self, start, end, thick, material):
        """A square bar from one point to another, along x, y, z or aslant."""
        axis = [b - a for a, b in zip(start, end)]
        long = math.sqrt(sum(part * part for part in axis))
        along = [part / long for part in axis]
        up = (0, 0, 1) if abs(along[2]) < 0.9 else (1, 0, 0)
        side = _cross(along, up)
        length = math.sqrt(sum(part * part for part in side))
        side = [part / length for part in side]
        up = _cross(side, along)
        at = len(self.points)
        for end_point in (start, end):
            for s, u in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                self.points.append(tuple(p + thick / 2 * (s * a + u * b) for p, a, b in zip(end_point, side, up)))
        ring = [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)]
        self._add([tuple(at + corner for corner in each) for each in [*ring, (3, 2, 1, 0), (4, 5, 6, 7)]], material)
        return self

    def made(self, place=None, edge=0.0, name="solid"):
        """The object; edges are rounded once, so that copies of it share the result."""
        data = bpy.data.meshes.new(name)
        data.from_pydata(self.points, [], self.faces)
        for material in self.materials:
            data.materials.append(material.made)
        data.polygons.foreach_set("material_index", self.kinds)
        data.update()
        made = bpy.data.objects.new(name, data)
        bpy.context.collection.objects.link(made)
        if edge:
            rounded(made, edge, 2)
            made.data = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
            made.modifiers.clear()
            crisp(made)
        made.matrix_world = place or Matrix()
        return made

    def _add(self, faces, material):
        if material not in self.materials:
            self.materials.append(material)
        self.faces += faces
        self.kinds += [self.materials.index(material)] * len(faces)


def again(made, place):
    """The same thing at another place; its mesh is shared."""
    copy = made.copy()
    bpy.context.collection.objects.link(copy)
    copy.matrix_world = place
    return copy


def _cross(a, b):
    return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
