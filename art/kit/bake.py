"""Renders a scene into the passes that a plate is made of.

A slot is an object whose texture coordinates, 0 to 1, are the photo's. The picture of the scene with a photo in it is

    light + weight x photo(u, v)

for each pixel, in linear light. `light` comes from a render with grey paper (or a black screen) in the slots. Where the
slots are seen, directly, through glass or mirrored in a wet floor, comes from renders with all lamps off and the slots
shining with (u, v, 1) and (u^2, v^2, slot): their quotients are the mean place in the photo, how blurred it is seen, and
which slot it is.
"""

import array
import json
import os
import random
import sys

import bpy

from .nodes import Material

# What paper in the slot throws back: about as much as a photo does, so that its surroundings get the right light.
GREY = 0.4
MOST_SLOTS = 8

_slots = []


def begin(seed=1):
    """An empty scene. First of all in each script."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)


def slot(made, name, kind="print", strength=1.0, rough=0.6, coat=0.0, coat_rough=0.03, aspect=1.0, ground=None):
    """Makes an object take a photo. `print`: paper that is lit; `screen`: it shines; `ink`: paint on `ground`, a material of
    its own that stays as it is where the photo is white. `aspect` is width by height."""
    paper = Material("slot " + name, (0, 0, 0), rough, Clearcoat=coat, Clearcoat_Roughness=coat_rough, Specular=0.4)
    material = ground or paper
    made.data.materials.clear()
    made.data.materials.append(material.made)
    _slots.append({"name": name, "kind": kind, "strength": strength, "aspect": aspect, "material": material, "made": made})
    return made


def bake(plugin, samples=32, bounces=4, exposure=0.0, shape=(1280, 960), seen=12, mirror=0):
    """Renders the passes. `samples` is for the light, `seen` for where photos are: more of them where rough ground mirrors
    them; `exposure` in stops; `shape` in pixels, for a plate as it is. `mirror`: photos are mirrored in standing water, with no
    more blur than so many 255ths of them."""
    if _slots and shape[0] % 8:
        raise ValueError(f"the plate is {shape[0]} pixels wide: at half its size it must fit four at once, choose a multiple of 8")
    out, size = _argument("out"), _argument("size")
    factor = {"preview": 0.25, "half": 0.5, "whole": 1.0, "double": 2.0}[size]
    width, height = (int(side * factor) for side in shape)
    _prepare(width, height, bounces)
    os.makedirs(out, exist_ok=True)
    # What is shrunk later needs fewer of them.
    fewer = {"preview": 0.5, "double": 0.4}.get(size, 1.0)
    _paper()
    full = {
        "image": "Image",
        "albedo": "DiffCol",
        "direct": "DiffDir",
        "indirect": "DiffInd",
        "normal": "Denoising Normal",
        "surface": "Denoising Albedo",
        "depth": "Denoising Depth",
        "cover": "cover",
    }
    # Twice half the samples: what differs is noise.
    for half in range(2):
        _render(f"{out}/light{half}", full, max(1, int(samples * fewer / 2)), 11 + 101 * half)
    if _slots:
        _darken()
        cycles = bpy.context.scene.cycles
        cycles.use_adaptive_sampling = False
        if not _has_screens():
            # What paper throws on the things around it is hardly seen, and would be noise of all places in the photo: grey will do.
            cycles.diffuse_bounces = 0
            for each in _slots:
                each["made"].visible_diffuse = False
        _shine("place")
        _narrow(out)
        _render(f"{out}/place", {"image": "Image"}, max(2, int(seen * fewer)), 5)
        _shine("blur")
        _render(f"{out}/blur", {"image": "Image"}, max(2, int(seen * fewer)), 5)
    described = [{key: each[key] for key in ("name", "kind", "strength", "aspect")} for each in _slots]
    facts = {"plugin": plugin, "width": width, "height": height, "grey": GREY, "exposure": exposure}
    facts |= {"mirror": mirror, "slots": described}
    # How large a pixel is one metre away, for films of 36 mm.
    facts["spread"] = 36 / bpy.context.scene.camera.data.lens / max(width, height)
    with open(f"{out}/passes.json", "w", encoding="utf-8") as file:
        json.dump(facts, file)


def _argument(name):
    rest = sys.argv[sys.argv.index("--") + 1 :]
    return rest[rest.index("--" + name) + 1]


def _prepare(width, height, bounces):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.015, 6
    cycles.max_bounces, cycles.glossy_bounces = bounces, min(3, bounces)
    # Petals throw light from one to the next: 8 for pale flowers.
    cycles.diffuse_bounces = max(2, bounces // 2)
    cycles.transmission_bounces, cycles.transparent_max_bounces = max(8, bounces), 12
    cycles.sample_clamp_indirect, cycles.blur_glossy = 5.0, 0.8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    layer = bpy.context.view_layer
    layer.use_pass_diffuse_color = layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
    layer.cycles.denoising_store_passes = True
    cover = layer.aovs.add()
    cover.name, cover.type = "cover", "VALUE"


def _paper():
    for each in _slots:
        material = each["material"]
        if each["kind"] != "ink":
            material.set("Base Color", (GREY,) * 3 if each["kind"] == "print" else (0.0, 0.0, 0.0))
        cover = material.tree.nodes.new("ShaderNodeOutputAOV")
        cover.name = "cover"
        cover.inputs["Value"].default_value = 1.0


def _has_screens():
    return any(each["kind"] == "screen" for each in _slots)


def _shine(what):
    for number, each in enumerate(_slots):
        material = each["material"]
        # As a lamp, paper would throw itself on the wall behind it: soot round each print, where little of it is sampled.
        material.made.cycles.sample_as_light = _has_screens()
        glow = material.tree.nodes.new("ShaderNodeEmission")
        material.tree.links.new(glow.outputs[0], material.output.inputs[0])
        place = material.tree.nodes.new("ShaderNodeUVMap").outputs[0]
        u = material.node("SeparateXYZ", 0, Vector=place)
        v = material.node("SeparateXYZ", 1, Vector=place)
        third = 1.0
        if what == "blur":
            square = {"operation": "MULTIPLY"}
            u, v = material.node("Math", settings=square, i0=u, i1=u), material.node("Math", settings=square, i0=v, i1=v)
            third = (number + 1) / MOST_SLOTS
        material.tree.links.new(material.node("CombineXYZ", X=u, Y=v, Z=third), glow.inputs[0])


def _darken():
    """All lamps off, the sky and everything that glows with them."""
    for made in bpy.data.objects:
        made.hide_render = made.hide_render or made.type == "LIGHT"
    trees = [material.node_tree for material in bpy.data.materials if material.use_nodes]
    world = bpy.context.scene.world
    for tree in trees + ([world.node_tree] if world else []):
        for node in tree.nodes:
            name = {"BSDF_PRINCIPLED": "Emission Strength", "EMISSION": "Strength", "BACKGROUND": "Strength"}.get(node.type)
            if not name:
                continue
            for link in [link for link in tree.links if link.to_socket == node.inputs[name]]:
                tree.links.remove(link)
            node.inputs[name].default_value = 0


def _narrow(out, margin=0.03):
    """Renders no more than the part of the frame in which slots are seen: a small look finds it."""
    render = bpy.context.scene.render
    width, height = render.resolution_x, render.resolution_y
    render.resolution_x, render.resolution_y = max(64, width // 6), max(48, height // 6)
    _render(f"{out}/look", {"image": "Image"}, 8, 3)
    values = array.array("f")
    with open(f"{out}/look-image.f32", "rb") as file:
        values.frombytes(file.read())
    os.remove(f"{out}/look-image.f32")
    columns, rows = render.resolution_x, render.resolution_y
    render.resolution_x, render.resolution_y = width, height
    seen = [divmod(at, columns) for at in range(columns * rows) if values[3 * at + 2] > 1e-4]
    if not seen:
        return
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x = max(0.0, min(x for _, x in seen) / columns - margin)
    render.border_max_x = min(1.0, (max(x for _, x in seen) + 1) / columns + margin)
    # Blender counts rows from below.
    render.border_min_y = max(0.0, 1 - (max(y for y, _ in seen) + 1) / rows - margin)
    render.border_max_y = min(1.0, 1 - min(y for y, _ in seen) / rows + margin)


def _render(path, passes, samples, seed):
    """Writes each pass as three 32-bit floats a pixel, rows from the top, to `<path>-<pass>.f32`."""
    scene = bpy.context.scene
    scene.cycles.samples, scene.cycles.seed, scene.use_nodes = samples, seed, True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    file = tree.nodes.new("CompositorNodeOutputFile")
    file.base_path = os.path.dirname(path)
    file.format.file_format, file.format.color_depth, file.format.exr_codec = "OPEN_EXR", "32", "NONE"
    file.file_slots.clear()
    for name, output in passes.items():
        file.file_slots.new(name)
        tree.links.new(layers.outputs[output], file.inputs[name])
    bpy.ops.render.render()
    for name in passes:
        written = f"{file.base_path}/{name}{scene.frame_current:04d}.exr"
        _unpack(written, f"{path}-{name}.f32")
        os.remove(written)


def _unpack(picture, target):
    image = bpy.data.images.load(picture)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = array.array("f", bytes(width * height * 16))
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    with open(target, "wb") as file:
        # Blender counts rows from below.
        for row in range(height - 1, -1, -1):
            line = values[row * width * 4 : (row + 1) * width * 4]
            rgb = array.array("f", bytes(width * 12))
            for part in range(3):
                rgb[part::3] = line[part::4]
            file.write(rgb.tobytes())
