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
    scene.cycles.max_bounces, scene.cycles.transparent_max_bounces = 5, 4
    _develop(path, shape, samples, threads=1)


def _develop(path, shape, samples, threads):
    """What the scene's camera sees, on nothing, as a picture with shares."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device, scene.cycles.samples = "CPU", samples
    scene.cycles.use_denoising = False
    scene.render.resolution_x, scene.render.resolution_y = shape
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.view_settings.view_transform = "Standard"
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGBA"
    scene.render.filepath = path
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    bpy.ops.render.render(write_still=True)


def snow_over(spare=(), thick=0.0):
    """Lets snow lie on whatever faces up, of whichever material but those `spare`d; on solid things `thick` metres of it."""
    white = bpy.data.materials.new("lying snow")
    white.use_nodes = True
    white.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.8, 0.83, 0.88, 1)
    for made in bpy.data.materials:
        if made is not white and made.name not in spare and made.use_nodes:
            _whiten(made.node_tree)
    for thing in [each for each in bpy.data.objects if each.type == "MESH" and thick and not each.hide_render]:
        _cap(thing, white, thick, spare)


def _whiten(tree):
    out = tree.nodes.get("Material Output")
    if out is None or not out.inputs[0].links:
        return
    own = out.inputs[0].links[0].from_socket
    up = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeNewGeometry").outputs["Normal"], up.inputs[0])
    share = tree.nodes.new("ShaderNodeMapRange")
    share.inputs["From Min"].default_value, share.inputs["From Max"].default_value = 0.35, 0.7
    tree.links.new(up.outputs[2], share.inputs["Value"])
    lain = tree.nodes.new("ShaderNodeBsdfDiffuse")
    lain.inputs[0].default_value = (0.8, 0.83, 0.88, 1)
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(share.outputs[0], mix.inputs[0])
    tree.links.new(own, mix.inputs[1])
    tree.links.new(lain.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])


def _cap(thing, white, thick, spare):
    """A layer on each level face: seen from below, snow is a white edge over a ledge."""
    if any(each and each.name in spare for each in thing.data.materials):
        return
    points, faces = [], []
    for side in thing.data.polygons:
        if side.normal.z < 0.85 or len(side.vertices) != 4 or side.area < 0.02:
            continue
        corners = [thing.matrix_world @ thing.data.vertices[each].co for each in side.vertices]
        middle = sum(corners, Vector()) / 4
        # It bulges over the edge, and rounds off above.
        rings = ((0.01, 0.0), (0.05, 0.3 * thick), (0.03, 0.8 * thick), (-0.04, thick))
        first = len(points)
        for out, up in rings:
            points += [tuple(c + (c - middle).normalized() * out * 1.4 + Vector((0, 0, up))) for c in corners]
        for ring in range(len(rings) - 1):
            at = first + 4 * ring
            faces += [(at + i, at + (i + 1) % 4, at + 4 + (i + 1) % 4, at + 4 + i) for i in range(4)]
        faces.append(tuple(range(len(points) - 4, len(points))))
    if not faces:
        return
    data = bpy.data.meshes.new("lying snow")
    data.from_pydata(points, [], faces)
    data.materials.append(white)
    bpy.context.collection.objects.link(bpy.data.objects.new("lying snow", data))


def view(path, shape, samples=96, exposure=0.0, grey=False):
    """What the scene's own camera sees, all of it covered."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device, scene.cycles.samples = "CPU", samples
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = 4, 1.5
    scene.cycles.sample_clamp_direct = 6.0
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.04
    scene.render.resolution_x, scene.render.resolution_y = shape
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform, scene.view_settings.exposure = "Standard", exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "BW" if grey else "RGB"
    scene.render.filepath = path
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    bpy.ops.render.render(write_still=True)


def air_over(colour, near, far, most=0.95):
    """The light of the air before all that stands further away than `near` metres; at `far` hardly anything else is seen."""
    for made in bpy.data.materials:
        if not made.use_nodes:
            continue
        tree = made.node_tree
        out = tree.nodes.get("Material Output")
        if out is None or not out.inputs[0].links:
            continue
        own = out.inputs[0].links[0].from_socket
        share = tree.nodes.new("ShaderNodeMapRange")
        for name, value in (("From Min", near), ("From Max", far), ("To Max", most)):
            share.inputs[name].default_value = value
        tree.links.new(tree.nodes.new("ShaderNodeCameraData").outputs["View Distance"], share.inputs["Value"])
        light = tree.nodes.new("ShaderNodeEmission")
        light.inputs[0].default_value = (*colour, 1)
        mix = tree.nodes.new("ShaderNodeMixShader")
        tree.links.new(share.outputs[0], mix.inputs[0])
        tree.links.new(own, mix.inputs[1])
        tree.links.new(light.outputs[0], mix.inputs[2])
        tree.links.new(mix.outputs[0], out.inputs[0])
        made.cycles.sample_as_light = False


def lie(path, shape, wide, sky, samples=96):
    """Seen straight from above, its longer side `wide` metres; nothing else is there but the shade that it throws below."""
    scene = bpy.context.scene
    world = bpy.data.worlds.new("sky")
    scene.world, world.use_nodes = world, True
    world.node_tree.nodes["Background"].inputs[0].default_value = (sky, sky, sky, 1)
    bpy.ops.mesh.primitive_plane_add(size=2, location=(0, 0, 0))
    bpy.context.object.is_shadow_catcher = True
    data = bpy.data.cameras.new("camera")
    data.type, data.ortho_scale = "ORTHO", wide
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    made.location = (0, 0, 1)
    scene.camera = made
    scene.cycles.max_bounces = 5
    _develop(path, shape, samples, threads=2)
