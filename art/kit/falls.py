"""Cloth that falls: its folds come from how it hangs, lies and is held."""

import math

import bpy
from mathutils import Vector

from .shapes import welded


def let_fall(made, below, room, held=None, frames=30, gravity=0.5):
    """`made`, whose borders stay where they are, grows by the share `room` and falls onto the body `below`, which goes with it.
    `held`: a place, a reach and how firmly the cloth stays there. Gives what it has become."""
    # Borders that meet become one.
    welded(made, 1e-4, outward=True)
    pins = made.vertex_groups.new(name="held")
    border = _border(made)
    for vertex in made.data.vertices:
        hold = 1.0 if vertex.index in border else 0.0
        if held:
            place, reach, firm = held
            hold = max(hold, firm * math.exp(-(((vertex.co - Vector(place)).length / reach) ** 2)))
        if hold > 0.01:
            pins.add([vertex.index], hold, "REPLACE")
    below.modifiers.new("lies", "COLLISION")
    below.collision.thickness_outer = 0.004
    falls = made.modifiers.new("falls", "CLOTH")
    cloth = falls.settings
    cloth.quality, cloth.mass, cloth.air_damping = 6, 0.2, 1.5
    cloth.tension_stiffness = cloth.compression_stiffness = 18
    cloth.shear_stiffness, cloth.bending_stiffness = 6, 0.06
    cloth.vertex_group_mass = "held"
    cloth.shrink_min = cloth.shrink_max = -room
    cloth.effector_weights.gravity = gravity
    falls.collision_settings.distance_min = 0.004
    falls.point_cache.frame_start, falls.point_cache.frame_end = 1, frames
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    data = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    fallen = bpy.data.objects.new("fallen", data)
    bpy.context.collection.objects.link(fallen)
    for old in (made, below):
        bpy.data.objects.remove(old)
    return fallen


def _border(made):
    met = {}
    for face in made.data.polygons:
        for edge in face.edge_keys:
            met[edge] = met.get(edge, 0) + 1
    return {corner for edge, times in met.items() if times == 1 for corner in edge}
