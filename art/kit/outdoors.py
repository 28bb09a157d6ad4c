"""Under the open sky: skies by the hour, trees, towns far away."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from .nodes import Material
from .shapes import mesh
from .solid import Solid


class Sky(Material):
    """The sky as an expression of the direction that is looked into; +y is ahead."""

    def __init__(self):
        world = bpy.data.worlds.new("sky")
        bpy.context.scene.world = world
        world.use_nodes = True
        self.tree = world.node_tree
        self.toward = self.tree.nodes.new("ShaderNodeTexCoord").outputs["Generated"]
        self.up = self.node("SeparateXYZ", 2, Vector=self.toward)

    def math(self, operation, one, other=0.0):
        return self.node("Math", settings={"operation": operation}, i0=one, i1=other)

    def near(self, direction, narrow):
        """1 towards a direction, less and less away from it."""
        dot = self.node("VectorMath", 1, {"operation": "DOT_PRODUCT"}, i0=self.toward, i1=tuple(Vector(direction).normalized()))
        return self.math("POWER", self.math("MAXIMUM", dot, 0.0001), narrow)

    def show(self, colour, strength):
        background = self.tree.nodes["Background"]
        self.tree.links.new(colour, background.inputs[0])
        background.inputs[1].default_value = strength


def heaven(low, middle, top, strength=1.0, glow=None, sun=(0, 1, 0.1), narrow=6.0, clouds=None):
    """A sky from the horizon up, a glow around the sun, and clouds: `cover` 0 to 1, `shade`, `lit`, `scale`, `move`."""
    sky = Sky()
    colour = sky.ramp(sky.up, (0.0, low), (0.16, middle), (0.62, top))
    shine = sky.near(sun, narrow)
    if glow:
        colour = sky.mix(1.0, colour, sky.multiply(shine, glow), "ADD")
    if clouds:
        height = sky.math("ADD", sky.math("MAXIMUM", sky.up, 0.0), 0.13)
        flat = sky.node("VectorMath", settings={"operation": "DIVIDE"}, i0=sky.toward, i1=height)
        place = sky.node("Mapping", Vector=flat, Scale=clouds.get("scale", (0.5, 0.9, 0)), Location=clouds.get("move", (0, 0, 0)))
        heaps = sky.noise(place, 1.6, 9, 0.56, 0.35)
        edge = 0.72 - 0.44 * clouds["cover"]
        mask = sky.ramp(heaps, (edge, 0.0), (min(1, edge + clouds.get("soft", 0.2)), 1.0))
        rim = sky.ramp(heaps, (edge + 0.03, 1.0), (min(1, edge + 0.3), 0.0))
        bright = sky.math(
            "MULTIPLY", rim, sky.math("MINIMUM", sky.math("ADD", sky.near(sun, narrow / 3), clouds.get("even", 0.15)), 1.0)
        )
        tone = sky.mix(bright, clouds["shade"], clouds["lit"])
        colour = sky.mix(sky.math("MULTIPLY", mask, clouds.get("dense", 0.9)), colour, tone)
    sky.show(colour, strength)


def bark(colour=(0.07, 0.055, 0.042)):
    made = Material("bark", rough=0.9)
    place = made.place()
    ridges = made.noise(made.stretch(place, 9, 9, 1.4), 2.4, 6, 0.7, 0.6)
    made.set(
        "Base Color",
        made.ramp(ridges, (0.3, tuple(0.35 * part for part in colour)), (0.72, tuple(1.6 * part for part in colour))),
    )
    return made.bump(ridges, 0.7, 0.03)


def leafage(shadow=(0.03, 0.065, 0.012), lit=(0.09, 0.15, 0.03)):
    """Leaves by the thousand: a tone for each, some light comes through."""
    made = Material("leafage", shadow, 0.45, Specular=0.35)
    tone = made.node("TexWhiteNoise", settings={"noise_dimensions": "3D"}, Vector=made.place("UV"))
    colour = made.mix(tone, shadow, lit)
    made.set("Base Color", colour)
    through = made.node("BsdfTranslucent", Color=made.mix(1.0, colour, (1.6, 1.5, 0.8), "MULTIPLY"))
    made.tree.links.new(made.node("MixShader", i0=0.35, i1=made.shader.outputs[0], i2=through), made.output.inputs[0])
    return made


def tree(at, height, wood, leaves=None, seed=1, size=0.11, crowded=1.0, spread=1.0):
    """A tree of five orders of branches, bare or with leaves of `size` metres."""
    chance = random.Random(seed)
    lines, tips = [], []
    _grow(chance, Vector((0, 0, 0)), Vector((0, 0, 1)), height * 0.42, height * 0.017, 0, spread, lines, tips)
    curve = bpy.data.curves.new("tree", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", 1.0, 1
    for line in lines:
        spline = curve.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for made, (point, radius) in zip(spline.points, line):
            made.co, made.radius = (*point, 1), radius
    made = bpy.data.objects.new("tree", curve)
    bpy.context.collection.objects.link(made)
    curve.materials.append(wood.made)
    made.location = at
    if leaves:
        _leaves(chance, tips, size, crowded, leaves).location = at
    return made


def _grow(chance, start, along, length, radius, order, spread, lines, tips):
    steps = 6 if order < 2 else 4
    point, line = start.copy(), []
    heading = along.copy()
    for step in range(steps + 1):
        line.append((point.copy(), radius * (1 - 0.55 * step / steps)))
        if order >= 3:
            tips.append((point.copy(), heading.copy()))
        wander = Vector(chance.gauss(0, 0.1 + 0.05 * order) for _ in range(3))
        heading = (heading + wander + Vector((0, 0, 0.05 if order else 0.02))).normalized()
        point = point + heading * length / steps
    lines.append(line)
    if order == 4:
        return
    for child in range((5, 5, 4, 4)[order]):
        share = 1.0 if child == 0 else chance.uniform(0.42 if order else 0.62, 1.0)
        at, thick = line[min(steps, round(share * steps))]
        side = Vector(chance.gauss(0, 1) for _ in range(3))
        side = (side - heading * side.dot(heading)).normalized()
        lean = math.radians(chance.uniform(10, 25) if child == 0 else chance.uniform(28, 58)) * spread
        turned = (heading * math.cos(lean) + side * math.sin(lean)).normalized()
        _grow(chance, at, turned, length * chance.uniform(0.52, 0.78), thick * 0.72, order + 1, spread, lines, tips)


def _leaves(chance, tips, size, crowded, material):
    points, faces, uvs = [], [], []
    for point, heading in tips:
        for _ in range(int(5 * crowded + chance.random())):
            middle = point + Vector(chance.gauss(0, 1.6 * size) for _ in range(3))
            normal = (Vector(chance.gauss(0, 1) for _ in range(3)) + Vector((0, 0, 0.8))).normalized()
            along = (heading + Vector(chance.gauss(0, 0.8) for _ in range(3))).cross(normal).normalized()
            across = normal.cross(along)
            long, wide = size * chance.uniform(0.7, 1.3), 0.55 * size
            start, tone = len(points), (chance.random(), chance.random())
            points += [
                middle - along * long / 2,
                middle + across * wide / 2,
                middle + along * long / 2,
                middle - across * wide / 2,
            ]
            faces.append((start, start + 1, start + 2, start + 3))
            uvs += [tone] * 4
    return mesh([tuple(point) for point in points], faces, material, uvs, name="leaves")


def tower_skin(colour, lit=0.3, glow=(1.0, 0.75, 0.45), strength=1.0, cell=(2.2, 3.2), haze=(0, 0, 0)):
    """A building far away: rows of windows, some of them lit, each in its own tone, behind the light of the air."""
    made = Material("tower", colour, 0.5)
    x, y, z = (made.node("SeparateXYZ", part, Vector=made.place()) for part in range(3))
    step = lambda value, size: made.node("Math", settings={"operation": "DIVIDE"}, i0=value, i1=size)
    around = step(made.node("Math", settings={"operation": "ADD"}, i0=x, i1=y), cell[0])
    up = step(z, cell[1])
    floor = lambda value: made.node("Math", settings={"operation": "FLOOR"}, i0=value)
    part = lambda value: made.node("Math", settings={"operation": "FRACT"}, i0=value)
    many = lambda one, other: made.node("Math", settings={"operation": "MULTIPLY"}, i0=one, i1=other)
    wide = made.ramp(part(around), (0.12, 0.0), (0.16, 1.0), (0.84, 1.0), (0.88, 0.0))
    high = made.ramp(part(up), (0.22, 0.0), (0.26, 1.0), (0.84, 1.0), (0.88, 0.0))
    pane = many(wide, high)
    own = made.node("ObjectInfo", "Random")
    place = made.node("CombineXYZ", X=floor(around), Y=floor(up), Z=own)
    chance = made.node("TexWhiteNoise", "Value", {"noise_dimensions": "3D"}, Vector=place)
    tone = made.node("TexWhiteNoise", "Color", {"noise_dimensions": "3D"}, Vector=place)
    on = made.ramp(chance, (max(0.0, 1 - lit), 0.0), (min(1.0, 1 - lit + 0.3), 1.0))
    made.set("Base Color", made.mix(pane, colour, (0.015, 0.018, 0.022)))
    made.set("Roughness", made.ramp(pane, (0.0, 0.7), (1.0, 0.12)))
    lamps = made.multiply(made.mix(0.3, glow, tone), many(on, pane))
    made.set("Emission", made.mix(1.0, made.multiply(lamps, (strength,) * 3), haze, "ADD"))
    made.set("Emission Strength", 1.0)
    made.made.cycles.sample_as_light = False
    return made


def skyline(skins, middle, width, deep, tallest, seed=1, gap=4.0):
    """A town of houses and towers along x around `middle`, two rows deep: stepped roofs, tanks and masts on some."""
    chance = random.Random(seed)
    for row in range(2):
        x = middle[0] - width / 2
        while x < middle[0] + width / 2:
            wide = chance.uniform(7, 20)
            high = tallest * chance.uniform(0.25, 1.0) ** 1.6
            y = middle[1] + row * deep + chance.uniform(0, deep / 2)
            solid, skin = Solid(), chance.choice(skins)
            solid.box((0, 0, 0), (wide, 14, high), skin)
            if chance.random() < 0.6:
                low, to = chance.uniform(0.08, 0.35), chance.uniform(0.6, 0.92)
                high *= chance.uniform(1.08, 1.3)
                solid.box((wide * low, 2, 0), (wide * to, 12, high), skin)
            roof = chance.random()
            at = wide * chance.uniform(0.3, 0.6)
            if roof < 0.4:
                solid.box((at, 4, high), (at + 2.6, 7, high + 2.4), skin)
            elif roof < 0.6:
                solid.bar((at, 6, high), (at, 6, high * 1.3), 0.35, skin)
            solid.made(Matrix.Translation((x, y, 0)), name="tower")
            x += wide + chance.uniform(0, gap)
