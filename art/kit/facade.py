"""Fronts of houses: walls with real openings, windows with rooms behind them, shops below."""

import math
import random
from dataclasses import dataclass, field

from mathutils import Matrix

from .nodes import Material
from .shapes import crisp
from .solid import Solid, again


def along_wall(made):
    """Coordinates that run along a wall and up it, round the corners as well."""
    x, y, z = (made.node("SeparateXYZ", part, Vector=made.place()) for part in range(3))
    return made.node("CombineXYZ", X=made.math("ADD", x, y), Y=z)


def courses(made, place, width, height, joint, offset=0.5):
    """Bricks or blocks: a number from 0 to 1 for each, and where the joints are."""
    node = made.tree.nodes.new("ShaderNodeTexBrick")
    made.tree.links.new(place, node.inputs["Vector"])
    values = {"Scale": 1.0, "Mortar Size": joint, "Mortar Smooth": 0.35, "Brick Width": width, "Row Height": height}
    for key, value in values.items():
        node.inputs[key].default_value = value
    node.inputs["Color1"].default_value, node.inputs["Color2"].default_value = (0, 0, 0, 1), (1, 1, 1, 1)
    node.offset = offset
    return node.outputs["Color"], node.outputs["Fac"]


def brickwork(
    tones=((0.2, 0.055, 0.035), (0.32, 0.1, 0.055), (0.24, 0.075, 0.05), (0.13, 0.05, 0.04)), mortar=(0.3, 0.28, 0.25), soot=0.5
):
    """Bricks of four tones in uneven mortar, darker where rain and smoke have run."""
    made = Material("brickwork", rough=0.85)
    place = along_wall(made)
    shaken = made.mix(0.012, place, made.noise(place, 9, 3), "ADD")
    own, joints = courses(made, shaken, 0.235, 0.077, 0.0055)
    tone = made.ramp(own, *[(at / 3, colour) for at, colour in enumerate(tones)])
    grain = made.noise(made.place(), 55, 6, 0.7)
    tone = made.mix(0.6, tone, made.multiply(tone, made.ramp(grain, (0.3, 0.45), (0.7, 1.5))))
    colour = made.mix(joints, tone, made.multiply(mortar, made.ramp(made.noise(place, 3, 5), (0.3, 0.6), (0.7, 1.1))))
    dirt = made.noise(made.stretch(place, 0.9, 0.22, 1), 1.1, 7, 0.62)
    colour = made.multiply(colour, made.ramp(dirt, (0.32, 1 - soot), (0.62, 1.06)))
    made.set("Base Color", colour)
    relief = made.mix(0.22, made.ramp(joints, (0.0, 1.0), (1.0, 0.0)), grain)
    return made.bump(relief, 0.75, 0.012)


def masonry(colour=(0.55, 0.5, 0.42), block=(0.9, 0.42), joint=0.007, soot=0.45, unlike=0.12):
    """Sawn blocks of stone, or render with joints: each block a little unlike, dirt that ran down."""
    made = Material("masonry", rough=0.8)
    place = along_wall(made)
    own, joints = courses(made, place, *block, joint)
    grain = made.noise(made.place(), 24, 8, 0.7)
    tone = made.multiply(colour, made.ramp(own, (0.0, 1 - unlike), (1.0, 1 + unlike)))
    tone = made.multiply(tone, made.ramp(grain, (0.3, 0.85), (0.7, 1.1)))
    runs = made.noise(made.stretch(place, 2.2, 0.16, 1), 1.3, 7, 0.65)
    tone = made.multiply(tone, made.ramp(runs, (0.35, 1 - soot), (0.62, 1.04)))
    made.set("Base Color", made.mix(joints, tone, made.multiply(tone, (0.35, 0.33, 0.3))))
    return made.bump(made.mix(0.15, made.ramp(joints, (0.0, 1.0), (1.0, 0.0)), grain), 0.5, 0.012)


def pane(tint=(0.75, 0.8, 0.82), waves=0.02):
    """Window glass: mirrors by the angle, lets the rest through, and no two are quite flat."""
    made = Material("pane")
    own = made.node("ObjectInfo", "Random")
    place = made.sum(made.place(), made.scaled(made.node("CombineXYZ", X=own, Y=own, Z=own), 40.0))
    bent = made.node("Bump", Height=made.noise(place, 0.9, 2), Strength=1.0, Distance=waves)
    gloss = made.node("BsdfGlossy", Color=(0.9, 0.95, 1.0), Roughness=0.015, Normal=bent)
    clear = made.node("BsdfTransparent", Color=tint)
    fresnel = made.node("Fresnel", IOR=1.75, Normal=bent)
    made.tree.links.new(made.node("MixShader", i0=fresnel, i1=clear, i2=gloss), made.output.inputs[0])
    return made


def room(name, colour, strength, rows=0.55):
    """The inside of a room, lit by itself: brighter at the ceiling, dim things along its walls."""
    made = Material(name, tuple(0.25 * part for part in colour), 0.9)
    own = made.node("ObjectInfo", "Random")
    place = made.place()
    shifted = made.sum(place, made.scaled(made.node("CombineXYZ", X=own, Y=own, Z=own), 31.0))
    height = made.node("SeparateXYZ", 2, Vector=place)
    grey = made.noise(made.stretch(shifted, 1.2, 1.2, 0.5), 1.3, 3, 0.4)
    low = made.ramp(
        made.math("MULTIPLY", height, rows), (0.05, 0.16), (0.5, 0.5), (1.0, 1.0)
    )
    made.set("Emission", made.multiply(made.multiply(colour, low), made.ramp(grey, (0.35, 0.3), (0.6, 1.0))))
    unlike = made.ramp(own, (0.0, 0.35 * strength), (1.0, 1.3 * strength))
    made.set("Emission Strength", unlike)
    made.made.cycles.sample_as_light = False
    return made


def curtain(colour=(0.6, 0.56, 0.5), glow=0.0, light=(1.0, 0.72, 0.42)):
    """Cloth in folds; with `glow` the lamp behind it shows."""
    made = Material("curtain", colour, 0.95)
    folds = made.noise(made.stretch(made.place(), 14, 1, 0.6), 1, 3, 0.5, 0.4)
    made.set("Base Color", made.multiply(colour, made.ramp(folds, (0.35, 0.4), (0.65, 1.1))))
    if glow:
        made.set("Emission", made.multiply(light, made.ramp(folds, (0.35, 0.45), (0.65, 1.0))))
        made.set("Emission Strength", glow)
        made.made.cycles.sample_as_light = False
    return made


@dataclass
class Rooms:
    """What is seen through windows: dark by day, lamps by night."""

    glow: float = 1.0
    # How bright curtains are in the light of the day.
    day: float = 0.0
    warm: tuple = (1.0, 0.66, 0.34)
    cool: tuple = (0.8, 0.9, 1.0)
    kinds: list = field(default_factory=list)
    glass: Material = None

    def __post_init__(self):
        self.glass = pane()
        dark = room("dark room", (0.12, 0.11, 0.1), 0.04)
        cloth, lit_cloth = curtain(), curtain((0.62, 0.5, 0.36), 0.55 * self.glow)
        blind, net = curtain((0.5, 0.5, 0.48), 0.6 * self.day, (0.8, 0.8, 0.78)), curtain((0.72, 0.7, 0.66), self.day, (0.85, 0.87, 0.88))
        lit = [room("lit room", self.warm, self.glow), room("bright room", self.cool, 0.8 * self.glow)]
        golden = room("golden room", (1.0, 0.52, 0.2), 0.75 * self.glow)
        # The room, its curtains, how far they are drawn, how far a blind hangs down.
        self.kinds = {
            "dark": [
                (dark, cloth, 0.2, 0.0),
                (dark, blind, 0.0, 0.35),
                (dark, cloth, 0.34, 0.0),
                (dark, blind, 0.0, 0.8),
                (dark, None, 0, 0),
                (dark, net, 0.5, 0.0),
                (dark, net, 0.27, 0.0),
                (dark, net, 0.0, 0.55),
                (dark, blind, 0.0, 0.15),
            ],
            "lit": [
                (lit[0], lit_cloth, 0.2, 0.0),
                (golden, lit_cloth, 0.3, 0.0),
                (lit[1], blind, 0.0, 0.3),
                (lit[0], None, 0, 0),
                (golden, lit_cloth, 0.5, 0.0),
            ],
        }


@dataclass
class Style:
    wall: Material
    trim: Material
    frame: Material
    base: Material = None
    bay: float = 2.7
    storey: float = 3.4
    ground: float = 4.3
    opening: tuple = (1.2, 2.05)
    sill: float = 0.75
    reveal: float = 0.2
    sash: str = "sash"
    surround: float = 0.0
    bands: tuple = ()
    cornice: float = 0.55
    # A roof to be seen from above, behind a low wall.
    roof: Material = None


def window_of(style, rooms, kind):
    """One window with its frame and the room behind it, its lower left corner at the origin."""
    (wide, high), deep = style.opening, style.reveal
    inside, cloth, drawn, hung = kind
    solid, thick = Solid(), 0.06
    for low, to in (
        ((0, 0), (thick, high)),
        ((wide - thick, 0), (wide, high)),
        ((0, 0), (wide, thick)),
        ((0, high - thick), (wide, high)),
    ):
        solid.box((low[0], deep - 0.03, low[1]), (to[0], deep + 0.05, to[1]), style.frame)
    bars = {"sash": [(0, high * 0.5, wide)], "casement": [(0, high * 0.7, wide)], "plain": []}[style.sash]
    for x, z, to in bars:
        solid.box((x, deep - 0.02, z - 0.025), (to, deep + 0.05, z + 0.025), style.frame)
    if style.sash == "casement":
        solid.box((wide / 2 - 0.03, deep - 0.02, 0), (wide / 2 + 0.03, deep + 0.05, high), style.frame)
    solid.face([(0, deep, 0), (wide, deep, 0), (wide, deep, high), (0, deep, high)], rooms.glass)
    back, side, over = deep + 2.4, 0.35, 0.35
    solid.face(
        [(-side, back, -0.5), (wide + side, back, -0.5), (wide + side, back, high + over), (-side, back, high + over)], inside
    )
    solid.face(
        [
            (-side, deep, high + over),
            (wide + side, deep, high + over),
            (wide + side, back, high + over),
            (-side, back, high + over),
        ],
        inside,
    )
    for x in (-side, wide + side):
        solid.face([(x, deep, -0.5), (x, back, -0.5), (x, back, high + over), (x, deep, high + over)], inside)
    if cloth and drawn:
        for x, to in ((0, drawn * wide), (wide - drawn * wide, wide)):
            solid.face([(x, deep + 0.14, 0), (to, deep + 0.14, 0), (to, deep + 0.14, high), (x, deep + 0.14, high)], cloth)
    if cloth and hung:
        low = high * (1 - hung)
        solid.face([(0, deep + 0.1, low), (wide, deep + 0.1, low), (wide, deep + 0.1, high), (0, deep + 0.1, high)], cloth)
    return solid.made(name="window")


def facade(place, bays, floors, style, rooms, lit=0.3, seed=1, deep=9.0, blank=()):
    """A house with its front along +x at `place`, facing -y; the ground floor is left open for `shops`. Returns its height.

    `blank` are pairs of bay and floor that have no window."""
    chance = random.Random(seed)
    width, (wide, high) = bays * style.bay, style.opening
    wall, trim = Solid(), Solid()
    windows = {kind: [window_of(style, rooms, each) for each in kinds] for kind, kinds in rooms.kinds.items()}
    for floor in range(floors):
        for bay in range(bays):
            x, z = bay * style.bay, style.ground + floor * style.storey
            if (bay, floor) in blank:
                wall.face(
                    [(x, 0, z), (x + style.bay, 0, z), (x + style.bay, 0, z + style.storey), (x, 0, z + style.storey)], style.wall
                )
                continue
            left, low = x + (style.bay - wide) / 2, z + style.sill
            _opening(wall, (x, z, x + style.bay, z + style.storey), (left, low, left + wide, low + high), style)
            _dress(trim, left, low, style)
            made = chance.choice(windows["lit" if chance.random() < lit else "dark"])
            again(made, place @ Matrix.Translation((left, 0, low)))
        if floor in style.bands:
            trim.box((-0.02, -0.1, z + 0.1), (width + 0.02, 0.05, z + 0.32), style.trim)
    for made in [made for kind in windows.values() for made in kind]:
        made.hide_render = True
    top = style.ground + floors * style.storey
    for x in (0, width):
        wall.face([(x, 0, 0), (x, deep, 0), (x, deep, top + 0.3), (x, 0, top + 0.3)], style.wall)
    wall.face([(0, deep, 0), (width, deep, 0), (width, deep, top), (0, deep, top)], style.wall)
    inset = 0.004 if style.roof else 0.0
    wall.box((inset, inset, top), (width - inset, deep - inset, top + 0.3), style.roof or style.wall)
    if style.roof:
        # Walls that ran through one another at the corners would be black there.
        for low, to, over in (
            ((0, 0), (width, 0.3), 0.05),
            ((0, deep - 0.3), (width, deep), 0.05),
            ((0, 0.3), (0.3, deep - 0.3), -0.05),
            ((width - 0.3, 0.3), (width, deep - 0.3), -0.05),
        ):
            wall.box((*low, top + 0.3), (*to, top + 0.85), style.wall)
            trim.box((low[0] - 0.05, low[1] - over, top + 0.85), (to[0] + 0.05, to[1] + over, top + 0.93), style.trim)
    _cornice(trim, width, top, style)
    wall.made(place, name="wall")
    trim.made(place, 0.012, name="trim")
    return top + 0.3


def _opening(wall, cell, hole, style):
    (x, z, to_x, to_z), (left, low, right, up), deep = cell, hole, style.reveal
    for a, b, c, d in ((x, z, left, to_z), (right, z, to_x, to_z), (left, z, right, low), (left, up, right, to_z)):
        wall.face([(a, 0, b), (c, 0, b), (c, 0, d), (a, 0, d)], style.wall)
    for a, b, c, d in ((left, low, left, up), (right, up, right, low), (right, low, left, low), (left, up, right, up)):
        wall.face([(a, 0, b), (a, deep, b), (c, deep, d), (c, 0, d)], style.wall)


def _dress(trim, left, low, style):
    (wide, high), out = style.opening, style.surround
    trim.box((left - 0.1, -0.07, low - 0.12), (left + wide + 0.1, style.reveal, low), style.trim)
    if out:
        for x in (left - out, left + wide):
            trim.box((x, -0.045, low), (x + out, 0.02, low + high), style.trim)
        trim.box((left - out - 0.06, -0.09, low + high), (left + wide + out + 0.06, 0.02, low + high + 0.2), style.trim)
        trim.box((left - out - 0.12, -0.15, low + high + 0.2), (left + wide + out + 0.12, 0.02, low + high + 0.27), style.trim)
    else:
        trim.box((left - 0.12, -0.02, low + high), (left + wide + 0.12, 0.05, low + high + 0.24), style.trim)


def _cornice(trim, width, top, style):
    tall, out = style.cornice, style.cornice * 0.9
    trim.box((-0.03, -0.06, top - tall * 0.9), (width + 0.03, 0.1, top - tall * 0.55), style.trim)
    for number in range(int(width / 0.42)):
        x = 0.1 + 0.42 * number
        trim.box((x, -out * 0.62, top - tall * 0.55), (x + 0.17, 0.05, top - tall * 0.1), style.trim)
    trim.box((-0.05, -out * 0.75, top - tall * 0.1), (width + 0.05, 0.1, top + tall * 0.15), style.trim)
    trim.box((-0.1, -out, top + tall * 0.15), (width + 0.1, 0.1, top + tall * 0.4), style.trim)


def shops(place, width, style, count=2, seed=1, light=(1.0, 0.8, 0.55), glow=0.8, open_share=0.75, awnings=None):
    """Shop windows along the ground floor: piers of stone, a fascia, behind the glass lit shelves, lamps and displays.

    `awnings` is a material for each shop by its number."""
    chance = random.Random(seed)
    solid, stone = Solid(), style.base or style.trim
    high, pier, each = style.ground - 0.75, 0.42, width / count
    glass, shut = pane((0.9, 0.93, 0.95), 0.006), shelves(light, 0.05 * glow)
    for number in range(count + 1):
        x = number * each
        solid.box((x - pier / 2, -0.12, 0), (x + pier / 2, 0.5, high), stone)
        solid.box((x - pier / 2 - 0.05, -0.17, 0), (x + pier / 2 + 0.05, 0.5, 0.35), stone)
    solid.box((-0.1, -0.1, high), (width + 0.1, 0.5, style.ground - 0.15), style.frame)
    solid.box((-0.15, -0.26, style.ground - 0.15), (width + 0.15, 0.1, style.ground), style.trim)
    for number in range(count):
        x, to = number * each + pier / 2, (number + 1) * each - pier / 2
        door = chance.choice((x, to - 1.05))
        solid.box((x, 0.12, 0), (to, 0.3, 0.5), style.frame)
        for at in sorted({x, to - 0.06, door, door + 1.05, (x + to) / 2}):
            solid.box((at, 0.1, 0), (at + 0.06, 0.22, high), style.frame)
        solid.box((x, 0.1, 2.45), (to, 0.22, 2.52), style.frame)
        is_open = chance.random() < open_share
        warmth = chance.uniform(-0.1, 0.12)
        tint = tuple(part * (1 + warmth * lean) for part, lean in zip(light, (0.3, 0.0, -1.0)))
        inside = shelves(tint, glow * chance.uniform(0.5, 1.1)) if is_open else shut
        _shop(place @ Matrix.Translation((x, 0, 0)), to - x, high, inside, glass, tint if is_open else None, chance, glow)
        if awnings and number in awnings:
            out, drop = -1.2, high - 0.7
            solid.face([(x, -0.1, high), (to, -0.1, high), (to, out, drop), (x, out, drop)], awnings[number])
            solid.face([(x, out, drop), (to, out, drop), (to, out, drop - 0.2), (x, out, drop - 0.2)], awnings[number])
    return solid.made(place, 0.006, name="shops")


def _shop(place, width, high, inside, glass, light, chance, glow):
    solid, deep = Solid(), 2.7
    solid.face([(0, 0.16, 0.5), (width, 0.16, 0.5), (width, 0.16, high), (0, 0.16, high)], glass)
    solid.face([(-0.3, deep, 0), (width + 0.3, deep, 0), (width + 0.3, deep, high), (-0.3, deep, high)], inside)
    ceiling = Material(
        "ceiling", (0.3, 0.28, 0.25), 0.9, Emission=light or (1, 1, 1), Emission_Strength=0.35 * glow if light else 0.01
    )
    ceiling.made.cycles.sample_as_light = False
    solid.face([(0, 0.3, high), (width, 0.3, high), (width, deep, high), (0, deep, high)], ceiling)
    sides = within((0.42, 0.36, 0.29), 0.5 * glow if light else 0.02, light or (1, 1, 1))
    for x in (0, width):
        solid.face([(x, 0.3, 0), (x, deep, 0), (x, deep, high), (x, 0.3, high)], sides)
    lamp = Material("pendant", (0.9, 0.9, 0.9), 0.4, Emission=light or (0, 0, 0), Emission_Strength=6.0 * glow)
    lamp.made.cycles.sample_as_light = False
    shade = Material("lamp shade", (0.03, 0.03, 0.03), 0.4)
    count = max(2, round(width / 1.5))
    for number in range(count):
        x, y, z = width * (number + 0.5) / count, 1.0, high - 0.55
        solid.box((x, y, z), (x + 0.012, y + 0.012, high), shade)
        lathe(solid, ((0.05, 0.1), (0.16, -0.04), (0.15, -0.05)), (x, y, z), shade)
        lathe(solid, ((0.075, 0.0), (0.07, -0.07), (0.0, -0.1)), (x, y, z), lamp)
    displays(solid, width, chance, glow if light else 0.03, light or (1, 1, 1))
    crisp(solid.made(place, name="shop"), 50)


def lathe(solid, profile, at, material, sides=14, flat=1.0):
    """A turned body among the faces of a solid; the profile goes from its foot to its top or back, `flat` is depth by width."""
    x, y, z = at
    ring = [(math.cos(math.tau * i / sides), flat * math.sin(math.tau * i / sides)) for i in range(sides)]
    for (one, low), (other, up) in zip(profile, profile[1:]):
        for (c, s), (d, t) in zip(ring, [*ring[1:], ring[0]]):
            corners = [
                (x + one * c, y + one * s, z + low),
                (x + one * d, y + one * t, z + low),
                (x + other * d, y + other * t, z + up),
                (x + other * c, y + other * s, z + up),
            ]
            solid.face(corners, material)
    return solid


def within(tone, glow, light=(1.0, 0.8, 0.55)):
    """What stands in a lit shop: its own tone in the light of lamps above and before it, without a lamp to be sampled."""
    made = Material("display", tone, 0.6)
    normal = made.node("NewGeometry", "Normal")
    above = made.node("VectorMath", 1, {"operation": "DOT_PRODUCT"}, i0=normal, i1=(0.35, -0.45, 0.82))
    height = made.math("MULTIPLY", made.node("SeparateXYZ", 2, Vector=made.place()), 0.3)
    lit = made.multiply(made.ramp(above, (0.0, 0.16), (1.0, 1.0)), made.ramp(height, (0.05, 0.35), (0.5, 0.8), (0.85, 1.3)))
    made.set("Emission", made.multiply(made.multiply(tone, light), lit)).set("Emission Strength", glow)
    made.made.cycles.sample_as_light = False
    return made


VASE = ((0.0, 0.0), (0.09, 0.0), (0.15, 0.14), (0.14, 0.26), (0.06, 0.38), (0.05, 0.44), (0.07, 0.48))
JAR = ((0.0, 0.0), (0.12, 0.0), (0.14, 0.1), (0.13, 0.26), (0.08, 0.3), (0.08, 0.34), (0.0, 0.36))
BUST = (
    (0.17, 0.0), (0.2, 0.06), (0.165, 0.22), (0.15, 0.32), (0.19, 0.5), (0.215, 0.62), (0.2, 0.7), (0.08, 0.76), (0.05, 0.8),
    (0.05, 0.86), (0.0, 0.88),
)
SKIRT = ((0.36, 0.0), (0.3, 0.25), (0.2, 0.62), (0.17, 0.72))
TONES = ((0.5, 0.1, 0.07), (0.62, 0.55, 0.42), (0.1, 0.2, 0.26), (0.55, 0.34, 0.12), (0.05, 0.05, 0.06), (0.2, 0.3, 0.2))


def displays(solid, width, chance, glow, light):
    """A shop's window is dressed: busts in coats, or low tables with jars and vases, in one order of few tones."""
    tones = [within(tone, glow, light) for tone in chance.sample(TONES, 3)]
    oak, iron = within((0.4, 0.26, 0.14), glow, light), within((0.03, 0.03, 0.03), glow, light)
    clothes = chance.random() < 0.5
    x = chance.uniform(0.4, 0.8)
    while x < width - 0.4:
        y = chance.uniform(0.6, 0.95)
        if clothes:
            solid.bar((x, y, 0.5), (x, y, 1.2), 0.035, iron)
            lathe(solid, ((0.2, 0.5), (0.2, 0.53), (0.0, 0.55)), (x, y, 0), iron)
            cloth = chance.choice(tones)
            if chance.random() < 0.5:
                lathe(solid, SKIRT, (x, y, 0.62), cloth, flat=0.7)
            lathe(solid, BUST, (x, y, 1.06), cloth, flat=0.62)
            x += chance.uniform(0.8, 1.6)
        else:
            wide = chance.uniform(0.7, 1.1)
            solid.box((x - 0.2, y - 0.25, 0.86), (x - 0.2 + wide, y + 0.3, 0.91), oak)
            for leg in (x - 0.15, x - 0.25 + wide):
                solid.box((leg, y, 0), (leg + 0.05, y + 0.05, 0.86), oak)
            at = x
            while at < x - 0.3 + wide:
                size = chance.uniform(0.7, 1.25)
                form = [(size * radius, size * up) for radius, up in chance.choice((VASE, JAR))]
                lathe(solid, form, (at, y + chance.uniform(-0.08, 0.1), 0.91), chance.choice(tones))
                at += chance.uniform(0.26, 0.36)
            x += wide + chance.uniform(0.3, 0.7)


def shelves(light=(1.0, 0.8, 0.55), glow=1.2):
    """The far wall of a shop in the light of lamps: boards of things, each row lit from under the board above it, beside
    plain wall."""
    made = Material("shelves", (0.2, 0.18, 0.15), 0.8)
    sum_of = made.math
    place = along_wall(made)
    x = made.node("SeparateXYZ", 0, Vector=made.node("Mapping", Vector=place, Location=(_elsewhere(light), 0, 0)))
    height = made.node("SeparateXYZ", 2, Vector=made.place())
    row = sum_of("DIVIDE", height, 0.44)
    rise, number = sum_of("FRACT", row), sum_of("FLOOR", row)
    noise = lambda what, vector: made.node("TexWhiteNoise", what, {"noise_dimensions": "3D"}, Vector=vector)
    # Things of a kind stand together, each as wide and as tall as its kind in this row.
    kind = made.node("CombineXYZ", X=sum_of("FLOOR", sum_of("DIVIDE", x, 0.62)), Y=number, Z=1.0)
    wide = sum_of("ADD", sum_of("MULTIPLY", noise("Value", kind), 0.13), 0.05)
    own = sum_of("DIVIDE", x, wide)
    each = made.node("CombineXYZ", X=sum_of("FLOOR", own), Y=number, Z=noise("Value", kind))
    tall = sum_of("ADD", sum_of("MULTIPLY", noise("Value", made.scaled(kind, 1.3)), 0.38), sum_of("MULTIPLY", noise("Value", each), 0.14))
    tall = sum_of("ADD", tall, 0.28)
    side = sum_of("ABSOLUTE", sum_of("SUBTRACT", sum_of("FRACT", own), 0.5))
    body = made.ramp(side, (0.4, 1.0), (0.46, 0.0))
    there = made.multiply(body, made.ramp(sum_of("SUBTRACT", tall, rise), (0.0, 0.0), (0.03, 1.0)))
    tones = ((0.32, 0.06, 0.04), (0.7, 0.6, 0.44), (0.06, 0.12, 0.17), (0.5, 0.28, 0.09), (0.75, 0.7, 0.6), (0.1, 0.16, 0.1))
    toned = made.ramp(noise("Value", made.scaled(kind, 2.1)), *[(at / 5, tone) for at, tone in enumerate(tones)])
    toned = made.multiply(toned, made.ramp(noise("Value", made.scaled(each, 1.9)), (0.0, 0.65), (1.0, 1.2)))
    toned = made.multiply(toned, made.ramp(side, (0.1, 1.15), (0.46, 0.5)))
    things = made.mix(there, (0.2, 0.14, 0.09), toned)
    things = made.multiply(things, made.ramp(rise, (0.05, 0.55), (0.88, 1.5)))
    board = made.ramp(rise, (0.0, 1.0), (0.06, 1.0), (0.065, 0.0), (0.9, 0.0), (0.905, 1.0))
    things = made.mix(board, things, (0.46, 0.32, 0.19))
    where = made.node("Mapping", Vector=place, Scale=(1, 0.0, 0), Location=(_elsewhere(light), 0, 0))
    shelved = made.ramp(made.noise(where, 0.4, 1), (0.44, 0.0), (0.445, 1.0))
    up = sum_of("MULTIPLY", height, 0.27)
    band = made.ramp(up, (0.112, 0.0), (0.117, 1.0), (0.592, 1.0), (0.597, 0.0))
    wall = made.mix(made.multiply(shelved, band), (0.5, 0.41, 0.31), things)
    fall = made.ramp(up, (0.0, 0.25), (0.5, 0.75), (0.78, 1.1), (0.95, 0.8))
    pools = made.ramp(sum_of("ABSOLUTE", sum_of("SUBTRACT", sum_of("FRACT", sum_of("DIVIDE", x, 1.5)), 0.5)), (0.0, 1.2), (0.5, 0.7))
    made.set("Emission", made.multiply(wall, made.multiply(made.multiply(light, fall), pools)))
    made.set("Emission Strength", glow)
    made.made.cycles.sample_as_light = False
    return made


def _elsewhere(light):
    """Another part of the wall for each tint."""
    return 97.0 * sum(light)


def painted_bricks(tone=(0.62, 0.61, 0.57), under=(0.24, 0.09, 0.06), worn=0.3, dirt=0.35):
    """Bricks below many coats of paint: thick in the joints, scaled off here and there, grey from below."""
    made = Material("painted bricks", rough=0.75)
    place = along_wall(made)
    shaken = made.mix(0.012, place, made.noise(place, 9, 3), "ADD")
    own, joints = courses(made, shaken, 0.235, 0.077, 0.0065)
    coat = made.multiply(tone, made.ramp(own, (0.0, 0.94), (1.0, 1.04)))
    coat = made.multiply(coat, made.ramp(made.noise(place, 0.7, 7, 0.6), (0.3, 1 - dirt), (0.65, 1.03)))
    scaled = made.noise(place, 3.4, 10, 0.68, 0.4)
    edge = 0.24 + 0.2 * worn
    off = made.ramp(scaled, (edge, 1.0), (edge + 0.012, 0.0))
    height = made.node("SeparateXYZ", 2, Vector=made.place())
    foot = made.ramp(made.mix(0.35, height, made.noise(place, 1.2, 6)), (0.12, 0.5), (0.55, 1.0))
    coat = made.multiply(made.mix(made.mix(1.0, joints, 0.22, "MULTIPLY"), coat, (0.2, 0.19, 0.17)), foot)
    made.set("Base Color", made.mix(off, coat, made.multiply(under, made.ramp(own, (0.0, 0.6), (1.0, 1.3)))))
    relief = made.mix(0.12, made.mix(off, made.ramp(joints, (0.0, 1.0), (1.0, 0.35)), 0.2), made.noise(made.place(), 40, 5, 0.7))
    return made.bump(relief, 0.55, 0.01)
