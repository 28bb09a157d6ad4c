"""Under the open sky: skies by the hour, trees, towns far away."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from .nodes import Material
from .shapes import ball, mesh, surface
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


def moon(at, radius, seas, face, glow=0.9, grain=1.0, levels=(0.36, 0.6)):
    """A full moon that is looked at along +y: its dark seas, its bright face; `grain` is how many seas there are."""
    made = Material("moon", (0, 0, 0), 1.0)
    clouds = made.noise(made.place(), grain, 6, 0.62, 0.4)
    made.set("Emission", made.ramp(clouds, (levels[0], seas), (levels[1], face)))
    made.set("Emission Strength", glow)
    around = lambda u, v: (radius * v * math.cos(2 * math.pi * u), 0.0, radius * v * math.sin(2 * math.pi * u))
    disc = surface(around, 129, 6, made, "moon")
    disc.location = at
    return disc


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
        crown_of(chance, tips, size, crowded, leaves).location = at
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


def crown_of(chance, tips, size, crowded, material):
    """Leaves of `size` metres about the tips of twigs, each a place and a heading: one mesh, some five leaves a tip."""
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


def tower_skin(colour, lit=0.3, glow=(1.0, 0.75, 0.45), strength=1.0, cell=(2.2, 3.2), haze=(0, 0, 0), air=(200.0, 500.0)):
    """A building far away: piers, sills and rows of windows, some of them lit, each in its own tone, behind the light of the
    air, which lies thickest over the streets and hides what is further away: from `air[0]` to `air[1]` metres."""
    made = Material("tower", colour, 0.5)
    sum_of = made.math
    x, y, z = (made.node("SeparateXYZ", part, Vector=made.place()) for part in range(3))
    own = made.node("ObjectInfo", "Random")
    # No two towers have the same bays and floors.
    bay = sum_of("MULTIPLY", made.ramp(own, (0.0, 0.72), (1.0, 1.4)), cell[0])
    floor = sum_of("MULTIPLY", made.ramp(sum_of("FRACT", sum_of("MULTIPLY", own, 7.0)), (0.0, 0.85), (1.0, 1.2)), cell[1])
    around, up = sum_of("DIVIDE", sum_of("ADD", x, y), bay), sum_of("DIVIDE", z, floor)
    across, rise = sum_of("FRACT", around), sum_of("FRACT", up)
    # Two sashes with a bar between them, a sill below.
    wide = made.ramp(across, (0.2, 0.0), (0.22, 1.0), (0.48, 1.0), (0.5, 0.0), (0.52, 1.0), (0.78, 1.0), (0.8, 0.0))
    high = made.ramp(rise, (0.28, 0.0), (0.3, 1.0), (0.8, 1.0), (0.82, 0.0))
    # Some are all piers from the street to the roof, some all ribbons of glass, most have windows.
    kind = sum_of("FRACT", sum_of("MULTIPLY", own, 13.0))
    wide = sum_of("MAXIMUM", wide, made.ramp(kind, (0.2, 0.92), (0.21, 0.0)))
    high = sum_of("MAXIMUM", high, made.ramp(kind, (0.62, 0.0), (0.63, 0.8)))
    pane = sum_of("MULTIPLY", wide, high)
    floors = sum_of("FLOOR", up)
    noise = lambda what, place: made.node("TexWhiteNoise", what, {"noise_dimensions": "3D"}, Vector=place)
    window = made.node("CombineXYZ", X=sum_of("FLOOR", around), Y=floors, Z=own)
    # Offices are lit by the floor, flats by the window.
    storey = noise("Value", made.node("CombineXYZ", X=3.0, Y=floors, Z=own))
    chance = sum_of("ADD", noise("Value", window), made.ramp(storey, (0.86, 0.0), (0.88, 0.45)))
    chance = sum_of("SUBTRACT", chance, made.ramp(storey, (0.3, 0.25), (0.5, 0.0)))
    # Whole wings have gone home.
    wings = made.noise(made.sum(made.place(), made.scaled(made.node("CombineXYZ", X=own, Y=own, Z=own), 900.0)), 0.045, 2)
    chance = sum_of("SUBTRACT", chance, made.ramp(wings, (0.38, 0.5), (0.6, 0.0)))
    on = made.ramp(chance, (max(0.0, 1 - lit), 0.0), (min(1.0, 1 - lit + 0.04), 0.25), (1.0, 1.0))
    piers = made.ramp(across, (0.0, 1.25), (0.08, 1.25), (0.1, 0.9), (0.9, 0.9), (0.92, 1.25))
    sills = made.ramp(rise, (0.16, 1.0), (0.18, 1.45), (0.25, 1.45), (0.28, 0.6), (0.9, 1.0))
    stone = made.multiply(made.multiply(colour, piers), sills)
    stone = made.multiply(stone, made.ramp(made.noise(made.stretch(made.place(), 1, 1, 0.2), 0.5, 5, 0.6), (0.3, 0.6), (0.7, 1.25)))
    stone = made.multiply(stone, made.ramp(sum_of("FRACT", sum_of("MULTIPLY", own, 23.0)), (0.0, 0.6), (1.0, 1.25)))
    # By day panes show the sky, or what lies behind them.
    glass = made.multiply((0.06, 0.075, 0.095), made.ramp(noise("Value", window), (0.0, 0.25), (1.0, 1.3)))
    faced = made.mix(pane, stone, glass)
    away = made.node("CameraData", "View Distance")
    away = sum_of("DIVIDE", sum_of("SUBTRACT", away, air[0]), air[1] - air[0])
    # The air takes away what it hides before it adds its own light.
    made.set("Base Color", made.multiply(faced, made.ramp(away, (0.0, 1.0), (1.0, 0.3))))
    made.set("Roughness", made.ramp(pane, (0.0, 0.7), (1.0, 0.25)))
    # A lamp at the ceiling, a blind half down, a curtain at one side.
    inside = made.multiply(made.ramp(rise, (0.28, 0.35), (0.66, 0.8), (0.8, 1.0)), made.ramp(across, (0.2, 0.75), (0.45, 1.0), (0.8, 0.7)))
    blind = made.ramp(sum_of("SUBTRACT", rise, sum_of("MULTIPLY", noise("Value", made.scaled(window, 1.7)), 0.55)), (0.3, 1.0), (0.32, 0.55))
    lamps = made.multiply(made.mix(0.14, glow, noise("Color", window)), sum_of("MULTIPLY", on, pane))
    lamps = made.multiply(made.multiply(lamps, inside), blind)
    street = made.ramp(sum_of("DIVIDE", z, 110.0), (0.0, 2.6), (0.35, 1.2), (1.0, 0.7))
    street = made.multiply(street, made.ramp(away, (0.0, 1.0), (1.0, 3.0)))
    lamps = made.multiply(lamps, made.ramp(away, (0.0, 1.3 * strength), (1.0, 0.55 * strength)))
    made.set("Emission", made.mix(1.0, lamps, made.multiply(haze, street), "ADD"))
    made.set("Emission Strength", 1.0)
    made.made.cycles.sample_as_light = False
    return made


def skyline(skins, middle, width, deep, tallest, seed=1, gap=4.0):
    """A town of houses and towers along x around `middle`, three rows deep: set back as they rise, with cornices, tanks, masts."""
    chance = random.Random(seed)
    for row in range(3):
        x = middle[0] - width / 2
        while x < middle[0] + width / 2:
            wide = chance.uniform(7, 20)
            high = tallest * (1 + 0.12 * row) * chance.uniform(0.25, 1.0) ** 1.6
            y = middle[1] + row * deep + chance.uniform(0, deep / 2)
            solid, skin = Solid(), chance.choice(skins)
            low, to, front = 0.0, wide, 0.0
            for step in range(chance.choice((1, 2, 2, 3))):
                solid.box((low, front, 0), (to, 14, high), skin)
                solid.box((low - 0.3, front - 0.3, high - 0.5), (to + 0.3, 14.3, high + 0.35), skin)
                low, to = low + (to - low) * chance.uniform(0.08, 0.24), to - (to - low) * chance.uniform(0.08, 0.24)
                high, front = high * chance.uniform(1.08, 1.25), front + 1.6
            _crowned(chance, solid, skin, ((low + to) / 2, (high / 1.16)))
            solid.made(Matrix.Translation((x, y, 0)), name="tower")
            x += wide + chance.uniform(0, gap)


# Half the width of each storey of setbacks, where it begins and where it ends, as shares of the height.
TIERS = ((0.115, 0.0, 0.33), (0.092, 0.0, 0.5), (0.07, 0.0, 0.64), (0.052, 0.64, 0.73), (0.037, 0.73, 0.8), (0.024, 0.8, 0.85))


def landmark(at, height, skin, flood=(1.0, 0.82, 0.55), strength=1.0, clad=False):
    """A tower of the thirties: set back as it rises, its crown in floodlight, with a needle and a red lamp on it. By day it is
    `clad` like the rest."""
    crown = Material("crown", (0.5, 0.46, 0.4), 0.6)
    x, y, z = (crown.node("SeparateXYZ", part, Vector=crown.place()) for part in range(3))
    around = crown.math("ADD", x, y)
    ribs = crown.math("PINGPONG", around, 0.011 * height)
    ribs = crown.ramp(crown.math("DIVIDE", ribs, 0.011 * height), (0.3, 0.35), (0.5, 1.0))
    share = crown.math("DIVIDE", z, height)
    # Lamps stand on each setback and shine up: bright there, fading to the next.
    up = [(0.64, 1.0), (0.725, 0.25), (0.731, 1.0), (0.795, 0.3), (0.801, 1.0), (0.87, 0.5)]
    crown.set("Emission", crown.multiply(crown.multiply(flood, ribs), crown.ramp(share, *up)))
    crown.set("Emission Strength", strength)
    crown.made.cycles.sample_as_light = False
    solid = Solid()
    for half, low, to in TIERS:
        far, made = half * height, skin if clad or low < 0.6 else crown
        solid.box((-far, -far, low * height), (far, far, to * height), made)
        solid.box((-far - 0.4, -far - 0.4, to * height - 1), (far + 0.4, far + 0.4, to * height + 0.4), made)
    top, point = 0.024 * height, (0, 0, 0.91 * height)
    corners = [(-top, -top, 0.85 * height), (top, -top, 0.85 * height), (top, top, 0.85 * height), (-top, top, 0.85 * height)]
    for number, corner in enumerate(corners):
        solid.face([corner, corners[(number + 1) % 4], point], crown)
    solid.bar((0, 0, 0.9 * height), (0, 0, height), 0.006 * height, crown)
    lamp = Material("red lamp", (0, 0, 0), 0.5, Emission=(1, 0.05, 0.02), Emission_Strength=4)
    lamp.made.cycles.sample_as_light = False
    ball(0.005 * height, (at[0], at[1], height), lamp, 12)
    return solid.made(Matrix.Translation(at), name="landmark")


def _crowned(chance, solid, skin, at):
    """What stands on a roof: a stair's head, a tank on legs, a mast, a spire."""
    (x, high), roof = at, chance.random()
    solid.box((x - 1.4, 5, high * 0.9), (x + 1.2, 8, high + 2.4), skin)
    if roof < 0.3:
        solid.bar((x + 2.6, 6, high * 0.9), (x + 2.6, 6, high + 2.2), 0.9, skin)
        solid.box((x + 1.6, 5, high + 2.2), (x + 3.6, 7, high + 4.4), skin)
    elif roof < 0.5:
        solid.bar((x, 6, high), (x, 6, high * 1.28), 0.3, skin)
    elif roof < 0.62:
        solid.face([(x - 2, 4, high), (x + 2, 4, high), (x, 6, high * 1.22)], skin)
