"""A whole body of MakeHuman's base mesh in a pose: its bones run between the mesh's own joints, and Blender's heat says which of
them moves which part of the skin. Needs python3-numpy."""

import json
import os

import bpy
import numpy as np

from .basemesh import BaseMesh
from .shapes import mesh

# Bones by their joints, each after the one that it hangs on.
TRUNK = [
    ("hips", None, "pelvis", "spine-4"), ("waist", "hips", "spine-4", "spine-2"), ("chest", "waist", "spine-2", "neck"),
    ("neck", "chest", "neck", "head"), ("head", "neck", "head", "head-2"),
]
LIMBS = [
    ("collar", "chest", "clavicle", "shoulder"), ("arm", "collar", "shoulder", "elbow"), ("forearm", "arm", "elbow", "hand"),
    ("thigh", "hips", "upper-leg", "knee"), ("shin", "thigh", "knee", "ankle"), ("foot", "shin", "ankle", "foot-2"),
]
BODY = 0


def _bones():
    bones = list(TRUNK)
    for side in "lr":
        own = lambda name: name if name in {bone[0] for bone in TRUNK} else f"{name}.{side}"
        joint = lambda name: f"{side}-{name}"
        bones += [(own(name), own(parent), joint(start), joint(end)) for name, parent, start, end in LIMBS]
        for finger in "12345":
            if finger != "1":
                bones.append((f"palm{finger}.{side}", f"forearm.{side}", joint("hand"), joint(f"finger-{finger}-1")))
            for part in (1, 2, 3):
                parent = f"finger{finger}-{part - 1}" if part > 1 else "forearm" if finger == "1" else f"palm{finger}"
                ends = (joint(f"finger-{finger}-{part}"), joint(f"finger-{finger}-{part + 1}"))
                bones.append((f"finger{finger}-{part}.{side}", f"{parent}.{side}", *ends))
    return bones


class Figure(BaseMesh):
    """A body in metres, standing as it was modelled until `posed_by` moves it."""

    def __init__(self, shape):
        super().__init__(shape)
        folder = os.environ["ART_BASE_MESH"]
        with open(f"{folder}/public/data/models/human_full_size.json", encoding="utf-8") as file:
            names = [each["DbgName"] for each in json.load(file)["materials"]]
        self.joints = {
            name[6:]: self.posed[self._of((kind,))].mean(0) for kind, name in enumerate(names) if name.startswith("joint-")
        }
        self.bones = _bones()
        quads = self.quads[self.kind == BODY]
        used, quads = np.unique(quads, return_inverse=True)
        self.points, self.faces = self.posed[used], quads.reshape(-1, 4)
        self.turns = {}
        self.weights = self._weights()

    def _weights(self):
        """How much each bone moves each point."""
        made = mesh(self.points.tolist(), self.faces.tolist(), name="rest")
        data = bpy.data.armatures.new("bones")
        rig = bpy.data.objects.new("bones", data)
        bpy.context.collection.objects.link(rig)
        bpy.context.view_layer.objects.active = rig
        bpy.ops.object.mode_set(mode="EDIT")
        for name, _, start, end in self.bones:
            bone = data.edit_bones.new(name)
            bone.head, bone.tail = self.joints[start].tolist(), self.joints[end].tolist()
        bpy.ops.object.mode_set(mode="OBJECT")
        bpy.ops.object.select_all(action="DESELECT")
        made.select_set(True)
        rig.select_set(True)
        bpy.ops.object.parent_set(type="ARMATURE_AUTO")
        order = {name: number for number, (name, *_) in enumerate(self.bones)}
        weights = np.zeros((len(self.points), len(self.bones)))
        groups = [order[group.name] for group in made.vertex_groups]
        for point in made.data.vertices:
            for group in point.groups:
                weights[point.index, groups[group.group]] = group.weight
        for thing in (made, rig):
            bpy.data.objects.remove(thing)
        return weights / np.maximum(1e-6, weights.sum(1, keepdims=True))

    def rest(self, name):
        """The way a bone looks as it was modelled."""
        start, end = next(bone[2:] for bone in self.bones if bone[0] == name)
        return _unit(self.joints[end] - self.joints[start])

    def pose(self, name, turn):
        """Turns a bone, and all that hangs on it, by a matrix; the bones before it are turned already."""
        self.turns[name] = turn

    def moves(self):
        """Of each bone: how it is turned, and where its two joints are."""
        found = {}
        for name, parent, start, end in self.bones:
            before, at = (found[parent][0], self.joints[start]) if parent else (np.eye(3), None)
            turn = self.turns[name](before) if name in self.turns else before
            head = self.joints[start]
            if parent:
                rest_parent = next(self.joints[bone[2]] for bone in self.bones if bone[0] == parent)
                head = found[parent][1] + before @ (at - rest_parent)
            found[name] = (turn, head, head + turn @ (self.joints[end] - self.joints[start]))
        return found

    def skin(self):
        """Its points as the bones carry them."""
        moved = np.zeros_like(self.points)
        found = self.moves()
        for number, (name, _, start, _) in enumerate(self.bones):
            turn, head, _ = found[name]
            moved += self.weights[:, number, None] * ((self.points - self.joints[start]) @ turn.T + head)
        return moved


def towards(rest, way):
    """Turns a bone so that it looks along `way`, without a twist."""
    return lambda before: _between(before @ rest, _unit(np.array(way, float))) @ before


def bent(axis, degrees):
    """Turns a bone about an axis of the body as it was modelled."""
    return lambda before: before @ about(axis, degrees)


def about(axis, degrees):
    x, y, z = _unit(np.array(axis, float))
    cross = np.array(((0, -z, y), (z, 0, -x), (-y, x, 0)))
    angle = np.radians(degrees)
    return np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross


def _between(one, other):
    axis = np.cross(one, other)
    if np.linalg.norm(axis) < 1e-9:
        return np.eye(3)
    return about(axis, np.degrees(np.arctan2(np.linalg.norm(axis), one @ other)))


def _unit(way):
    return way / np.linalg.norm(way)


def frame_of(along, across):
    """Three ways at right angles: the first as given, the second as near to `across` as it can be."""
    first = _unit(np.array(along, float))
    second = _unit(np.array(across, float) - first * (first @ np.array(across, float)))
    return np.stack((first, second, np.cross(first, second)), 1)
