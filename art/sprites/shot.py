"""What all sprites share: one mesh of many small leaves, each of a colour of its own; a shot of it on nothing."""

import math

import bpy
import numpy as np
from mathutils import Vector


class Blades:
    """Curved little sheets and bodies that become one mesh."""

    def __init__(self):
        self.points, self.faces, self.colours = [], [], []

    def grid(self, place, columns, rows, colour):
        """`place(u, v)` from 0 to 1 gives a point, `colour(u, v)` what it throws back there."""
        first = len(self.points)
        for j in range(rows):
            for i in range(columns):
                u, v = i / (columns - 1), j / (rows - 1)
                self.points.append(tuple(place(u, v)))
                self.colours.append((*colour(u, v), 1.0))
        for j in range(rows - 1):
            for i in range(columns - 1):
                at = first + j * columns + i
                self.faces.append((at, at + 1, at + 1 + columns, at + columns))

    def rod(self, line, radius, colour, sides=7):
        """Round, along points; `radius(v)` and `colour(v)` along it."""
        line = [Vector(point) for point in line]
        last = len(line) - 1

        def place(u, v):
            at = round(v * last)
            along = (line[min(last, at + 1)] - line[max(0, at - 1)]).normalized()
            across = along.orthogonal().normalized()
            up = along.cross(across)
            turn = 2 * math.pi * u
            return line[at] + radius(v) * (math.cos(turn) * across + math.sin(turn) * up)

        self.grid(place, sides + 1, len(line), lambda u, v: colour(v))

    def made(self, material):
        data = bpy.data.meshes.new("blades")
        data.from_pydata(self.points, [], self.faces)
        layer = data.color_attributes.new("own", "FLOAT_COLOR", "POINT")
        layer.data.foreach_set("color", np.array(self.colours, np.float32).ravel())
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        thing = bpy.data.objects.new("blades", data)
        data.materials.append(material)
        bpy.context.collection.objects.link(thing)
        return thing


def herb(through=0.45, rough=0.5, sheen=0.2):
    """What leaves and petals are made of: light comes through, purer than it went in."""
    made = bpy.data.materials.new("herb")
    made.use_nodes = True
    tree = made.node_tree
    shader, out = tree.nodes["Principled BSDF"], tree.nodes["Material Output"]
    own = tree.nodes.new("ShaderNodeVertexColor")
    own.layer_name = "own"
    shader.inputs["Roughness"].default_value = rough
    for name in ("Sheen", "Sheen Weight"):
        if name in shader.inputs:
            shader.inputs[name].default_value = sheen
    tree.links.new(own.outputs[0], shader.inputs["Base Color"])
    pure = tree.nodes.new("ShaderNodeGamma")
    pure.inputs[1].default_value = 0.8
    tree.links.new(own.outputs[0], pure.inputs[0])
    glow = tree.nodes.new("ShaderNodeBsdfTranslucent")
    tree.links.new(pure.outputs[0], glow.inputs[0])
    mix = tree.nodes.new("ShaderNodeMixShader")
    mix.inputs[0].default_value = through
    tree.links.new(shader.outputs[0], mix.inputs[1])
    tree.links.new(glow.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return made


def lit(lamps, sky):
    """Suns, each as (direction its light goes, power, width in degrees, colour), and an even sky."""
    for way, power, width, colour in lamps:
        lamp = bpy.data.lights.new("sun", "SUN")
        lamp.energy, lamp.angle, lamp.color = power, math.radians(width), colour
        made = bpy.data.objects.new("sun", lamp)
        made.rotation_euler = Vector(way).to_track_quat("-Z", "Y").to_euler()
        bpy.context.collection.objects.link(made)
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (*sky, 1)


def shoot(path, shape, wide, middle, samples=64):
    """Seen straight from the front, `wide` metres across, on nothing."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.type, data.ortho_scale = "ORTHO", max(wide, wide * shape[1] / shape[0])
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    made.location = (middle[0], -5, middle[1])
    made.rotation_euler = (math.pi / 2, 0, 0)
    scene.camera = made
    scene.render.engine = "CYCLES"
    scene.cycles.device, scene.cycles.samples = "CPU", samples
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces, scene.cycles.transparent_max_bounces = 5, 4
    scene.render.resolution_x, scene.render.resolution_y = shape
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.render.filepath = path
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    bpy.ops.render.render(write_still=True)
