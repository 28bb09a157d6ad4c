"""Lamps, the sky and the camera. Powers in watts, as Blender counts them; colours are linear."""

import math

import bpy
from mathutils import Vector


def sky(colour, strength=1.0, chosen=True):
    """Even light from all sides. Rays meet it anyway: not to be `chosen` as a lamp too is less noise where lamps matter more."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    if not chosen:
        world.cycles.sampling_method = "NONE"
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def daylight(elevation, turn=0.0, strength=0.2, haze=1.0):
    """A clear sky with its sun (Nishita); elevation in degrees."""
    sky((1, 1, 1), strength)
    tree = bpy.context.scene.world.node_tree
    air = tree.nodes.new("ShaderNodeTexSky")
    air.sky_type = "NISHITA"
    air.sun_elevation, air.sun_rotation, air.dust_density = math.radians(elevation), math.radians(turn), haze
    tree.links.new(air.outputs[0], tree.nodes["Background"].inputs[0])


def window(at, target, width, height, power, colour=(1, 1, 1)):
    """A bright rectangle: a window, a soft box."""
    lamp = _lamp("AREA", at, power, colour)
    lamp.data.shape, lamp.data.size, lamp.data.size_y = "RECTANGLE", width, height
    return _aimed(lamp, target)


def spot(at, target, power, angle, soft=0.6, colour=(1, 0.86, 0.68)):
    lamp = _lamp("SPOT", at, power, colour)
    lamp.data.spot_size, lamp.data.spot_blend, lamp.data.shadow_soft_size = math.radians(angle), soft, 0.04
    return _aimed(lamp, target)


def bulb(at, power, colour=(1, 0.8, 0.6), radius=0.05):
    lamp = _lamp("POINT", at, power, colour)
    lamp.data.shadow_soft_size = radius
    return lamp


def sun(direction, power, width=0.5, colour=(1, 0.95, 0.88)):
    """`direction` is where its light goes; `width` in degrees, half a degree is a clear day."""
    lamp = _lamp("SUN", (0, 0, 0), power, colour)
    lamp.data.angle = math.radians(width)
    lamp.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return lamp


def camera(at, target, lens, aperture=None, focus=None):
    """`lens` in millimetres on 36 mm film; `aperture` is the f-number, none for all sharp; `focus` a point."""
    data = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    made.location = at
    _aimed(made, target)
    data.lens = lens
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    bpy.context.scene.camera = made
    return made


def _lamp(kind, at, power, colour):
    data = bpy.data.lights.new(kind.lower(), kind)
    data.energy, data.color = power, colour
    made = bpy.data.objects.new(kind.lower(), data)
    bpy.context.collection.objects.link(made)
    made.location = at
    return made


def _aimed(made, target):
    made.rotation_euler = (Vector(target) - made.location).to_track_quat("-Z", "Y").to_euler()
    return made
