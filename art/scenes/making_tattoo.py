"""A forearm, palm up, on a paper towel under a studio's lamp; a gloved hand whose pen goes over the last stencil, inks."""

import math
import random

import numpy as np
from mathutils import Matrix, Vector, noise

from kit.arm import ALONG as ALONG_ARM
from kit.arm import HIGH, LIFT, WIDE, limb, round_arm, veins
from kit.bake import bake, begin, slot
from kit.glove import PEN, hand
from kit.hair import strands
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import coloured, curved, cylinder, plane, surface, tube, turned

begin(seed=61)
sky((0.5, 0.56, 0.62), 0.22)

TONE = (0.7, 0.45, 0.335)
# The design: its middle on the arm, how far it reaches along and around it.
CENTRE, ALONG = -0.036, 0.164
MIDDLE, AROUND = math.radians(117), math.radians(128)
HALF = 0.046


def skin():
    """Warm, with pores and fine creases; redder in the hand and where the needle has been, blue over the veins."""
    made = Material("skin", TONE, 0.42, Specular=0.4, Subsurface=0.2, Sheen=0.05)
    made.set("Subsurface Radius", (0.0052, 0.0019, 0.001))
    place = made.place()
    mottled = made.ramp(made.noise(place, 60, 4, 0.6), (0.3, (0.92, 0.87, 0.86)), (0.7, (1.06, 1.04, 1.03)))
    freckles = made.ramp(made.noise(place, 300, 1, 0.4), (0.7, 0.0), (0.76, 0.32))
    colour = made.multiply(TONE, mottled)
    colour = made.mix(freckles, colour, tuple(part * f for part, f in zip(TONE, (0.7, 0.55, 0.48))))
    blotched = made.ramp(
        made.noise(made.stretch(place, 1, 2.2, 1), 16, 3), (0.36, (0.94, 0.98, 1.0)), (0.66, (1.07, 0.97, 0.94))
    )
    colour = made.multiply(colour, blotched)
    x = made.node("SeparateXYZ", 0, Vector=place)
    hand = made.ramp(made.math("MULTIPLY", x, 4.0), (0.5, 0.0), (0.82, 0.6))
    patches = made.ramp(made.noise(place, 75, 3), (0.38, (0.66, 0.4, 0.3)), (0.62, (0.66, 0.33, 0.25)))
    colour = made.mix(hand, colour, patches)
    blue = made.math("MULTIPLY", made.node("Attribute", 2, settings={"attribute_name": "vein"}), 0.34)
    colour = made.mix(blue, colour, tuple(part * f for part, f in zip(TONE, (0.68, 0.84, 0.98))))
    about = made.place("Object", (1 / 0.09, 1 / 0.06, 1 / 0.075), move=(-CENTRE / 0.09, 0.35, -0.9))
    far = made.node("VectorMath", 1, {"operation": "LENGTH"}, i0=about)
    sore = made.multiply(
        made.ramp(far, (0.5, 0.8), (1.05, 0.0)), made.ramp(made.noise(place, 40, 3), (0.3, 0.4), (0.7, 1.0))
    )
    colour = made.mix(sore, colour, (TONE[0] * 1.02, TONE[1] * 0.66, TONE[2] * 0.62))
    # Ink that was wiped over the skin, and pores that kept some of it.
    wiped = made.noise(made.stretch(place, 14, 30, 30), 1.0, 5, 0.65, 0.6)
    smear = made.multiply(made.ramp(far, (0.45, 0.7), (1.0, 0.0)), made.ramp(wiped, (0.5, 0.0), (0.72, 0.3)))
    colour = made.mix(smear, colour, (0.13, 0.1, 0.12))
    pores = made.node("TexVoronoi", Vector=made.place("Object", (700, 900, 900)), Scale=1.0)
    colour = made.mix(made.ramp(pores, (0.1, 0.45), (0.28, 0.0)), colour, made.multiply(colour, (0.55, 0.42, 0.38)))
    made.set("Base Color", colour).set("Subsurface Color", made.multiply(colour, (1.0, 0.76, 0.68)))
    # A net of fine lines runs over all skin, finer across the arm than along it; pores sit where they meet.
    net = made.node("TexVoronoi", settings={"feature": "DISTANCE_TO_EDGE"}, Vector=made.place("Object", (560, 900, 900)), Scale=1.0)
    lines = made.ramp(net, (0.0, 0.0), (0.16, 1.0))
    grain = made.mix(0.45, made.noise(place, 1500, 2, 0.6), made.noise(made.place("Object", (260, 520, 520)), 1, 4, 0.6))
    made.bump(made.mix(0.42, grain, lines), 0.55, 0.0009)
    # Ointment shines where the design is.
    dull = made.ramp(made.noise(place, 34, 3), (0.35, 0.42), (0.7, 0.56))
    return made.set("Roughness", made.mix(made.ramp(far, (0.6, 0.7), (1.0, 0.0)), dull, (0.34, 0.34, 0.34)))


def laid(made):
    """Gives each corner its place in the design; beyond it the paper is white, which is bare skin."""
    places = np.empty(len(made.data.vertices) * 3)
    made.data.vertices.foreach_get("co", places)
    x, y, z = places.reshape(-1, 3).T
    u = 0.5 + (x - CENTRE) / ALONG
    # The seam is below the arm, opposite to the design.
    v = 0.5 + ((MIDDLE - round_arm(x, y, z) + math.pi) % (2 * math.pi) - math.pi) / AROUND
    corners = np.empty(len(made.data.loops), dtype=int)
    made.data.loops.foreach_get("vertex_index", corners)
    both = np.stack([np.clip(u, 0.004, 0.996), np.clip(v, 0.004, 0.996)], axis=1)[corners]
    made.data.uv_layers.new().data.foreach_set("uv", both.ravel())
    return coloured(made, "vein", [float(value) for value in veins(x, round_arm(x, y, z))])


arm = laid(limb())
TURN = Matrix.Rotation(math.radians(-5), 4, "Z")
arm.matrix_world = TURN
slot(arm, "photo", "ink", aspect=ALONG / (AROUND * HALF), ground=skin())



def down(count=420, steps=6):
    """Fine hairs on both flanks of the arm, none on its inner side; they lie towards the wrist."""
    chance = np.random.default_rng(4)
    x = chance.uniform(-0.17, 0.1, count)
    far = chance.random(count) < 0.6
    turn = np.radians(np.where(far, chance.normal(28, 17, count), chance.normal(176, 11, count)))
    long = chance.uniform(0.006, 0.014, count) * np.interp(x, (-0.1, 0.1), (1, 0.7))
    lines = np.empty((count, steps, 3))
    for step in range(steps):
        share = step / (steps - 1)
        at, out = x + long * share * 0.9, 0.0001 + 0.22 * long * math.sin(2.2 * share)
        around = turn + np.where(far, -1, 1) * 0.16 * share * chance.uniform(0.2, 1.4, count) * (share > 0)
        wide, high = np.interp(at, ALONG_ARM, WIDE) + out, np.interp(at, ALONG_ARM, HIGH) + out
        lines[:, step, 0] = at
        lines[:, step, 1] = 0.02 * np.sin(3 * at) + wide * np.cos(around)
        lines[:, step, 2] = LIFT * np.interp(at, ALONG_ARM, HIGH) + high * np.sin(around)
    return lines


strands(down(), (0.16, 0.085, 0.045), 0.00004, 0.4, root=0.9).matrix_world = TURN

# What the arm lies on: black leather, and a paper towel over it.
leather = Material("leather", (0.012, 0.012, 0.014), 0.42, Specular=0.5)
leather.bump(leather.noise(leather.place(), 420, 3, 0.6), 0.4, 0.0008)
plane(3, 3, (0, 0.3, -0.004), leather)
paper = Material("towel", (0.58, 0.6, 0.63), 0.9)
dots = paper.noise(paper.place("Object", (260, 260, 1)), 1, 1, 0.3)
creased = paper.noise(paper.place("Object", (9, 15, 1)), 1, 4, 0.6)
paper.bump(paper.mix(0.5, dots, creased), 0.35, 0.0016)


def towel(u, v):
    x, y = -0.27 + 0.56 * u + 0.012 * math.sin(5 * v), -0.15 + 0.27 * v + 0.008 * math.sin(6 * u + 1)
    away = min(1.0, max(0.0, (abs(y - 0.01) - 0.035) / 0.05))
    high = 0.0012 + away * (0.003 * math.sin(21 * x + 4 * y) ** 2 + 0.002 * math.sin(17 * y - 9 * x) ** 2)
    return (x, y, high)


surface(towel, 120, 90, paper)

# The machine is a pen: needle, cartridge, ribbed grip, the motor in its red case, a cap with the cable; all along z.
steel = metal((0.66, 0.66, 0.68), 0.22, 0.05)
black = Material("grip", (0.016, 0.016, 0.018), 0.5)
case = Material("case", (0.34, 0.012, 0.016), 0.3, Metallic=0.8, Clearcoat=0.3)
# The cartridge is milky plastic, ink stands in its tip.
milk = Material("cartridge", rough=0.3, Clearcoat=0.6)
down = milk.node("SeparateXYZ", 2, Vector=milk.place())
filled = [(0.16, (0.02, 0.02, 0.024)), (0.3, (0.2, 0.2, 0.21)), (0.46, (0.46, 0.47, 0.48))]
milk.set("Base Color", milk.ramp(milk.math("MULTIPLY", down, 20.0), *filled))
ribs = [(0.0112 + 0.0005 * abs(math.sin(math.pi * at / 8)) ** 0.5, 0.039 + 0.0007 * at) for at in range(65)]
along_z = [
    # Five needles in a row, soldered together, stand out of the tip.
    *(
        turned([(0.00008, 0.0), (0.00024, 0.0022), (0.00026, 0.012)], steel, (0.00042 * (at - 2), 0, 0.0004 * abs(at - 2)), 12)
        for at in range(5)
    ),
    turned(
        [
            (0.0012, 0.0046), (0.0019, 0.0046), (0.0021, 0.005), (0.0024, 0.0115), (0.0029, 0.0122), (0.0031, 0.0185),
            (0.0048, 0.021), (0.0062, 0.0226), (0.0064, 0.0236), (0.0064, 0.0268), (0.0058, 0.0272), (0.0058, 0.0284),
            (0.0064, 0.0288), (0.0064, 0.037),
        ],
        milk,
    ),
    turned([(0.0064, 0.0355), (0.0104, 0.037), *ribs, (0.0116, 0.085), (0.0075, 0.086)], black),
    turned(
        [(0.0075, 0.085), (0.0122, 0.0858), (0.0126, 0.0864), (0.0126, 0.0884), (0.0122, 0.089), (0.0075, 0.0895)], steel
    ),
    turned([(0.0075, 0.089), (0.0134, 0.0897), (0.0142, 0.0912), (0.0142, 0.129), (0.0134, 0.1305), (0.0075, 0.1312)], case),
    turned([(0.0075, 0.131), (0.0124, 0.1315), (0.0128, 0.132), (0.0128, 0.134), (0.0075, 0.135)], steel),
    turned([(0.0075, 0.1345), (0.0132, 0.135), (0.0136, 0.136), (0.0136, 0.146), (0.0122, 0.149), (0.0, 0.1496)], black),
    cylinder(0.0034, 0.016, (0, 0, 0.156), steel, edge=0.0006),
]
# Its needle is at the rim of the rose that is still a stencil; what lies from there right, up and towards the camera.
EYE, AIM = Vector((0.008, -0.235, 0.272)), Vector((0.0, -0.02, 0.03))
wide, high, round_by = np.interp(0.024, ALONG_ARM, WIDE), np.interp(0.024, ALONG_ARM, HIGH), math.radians(131)
needle = Vector((0.024, 0.0014 + wide * math.cos(round_by), high * (LIFT + math.sin(round_by)) - 0.0008))
seen = (AIM - EYE).to_track_quat("-Z", "Y").to_matrix().to_4x4()
TIP = Matrix.Translation(TURN @ needle) @ seen
hand(TIP)
upright = PEN.to_track_quat("Z", "Y").to_matrix().to_4x4()
for part in along_z:
    part.matrix_world = TIP @ upright @ part.matrix_world
end = [TIP @ (PEN * far + Vector(aside)) for far, aside in (
    (0.163, (0, 0, 0)), (0.185, (0.0, -0.002, -0.002)), (0.21, (0.02, -0.03, -0.03)), (0.21, (0.09, -0.1, -0.1)),
)]
cable = Material("cable", (0.2, 0.008, 0.01), 0.36)
tube([tuple(point) for point in end], 0.002, cable)
# The rest of it lies in loops behind the arm; its plug beside them.
loops = [
    (
        0.205 + (0.034 + 0.0016 * at) * math.cos(0.42 * at),
        0.2 + (0.026 + 0.001 * at) * math.sin(0.42 * at),
        -0.0015 + 0.0011 * (at // 15),
    )
    for at in range(44)
]
tube([(0.36, 0.16, 0.0), (0.29, 0.185, -0.001), *loops, (0.17, 0.165, 0.0), (0.138, 0.17, 0.0)], 0.0023, cable)
for (low, long, wide), stuff in (((0.0, 0.026, 0.0048), black), ((0.026, 0.012, 0.0034), steel)):
    along = low + long / 2
    cylinder(wide, long, (0.138 - along, 0.17 + 0.16 * along, 0.001), stuff, (0, math.pi / 2, -0.16), 28, edge=0.0008)

# Caps of ink in a row behind the arm, and a bottle out of focus.
cup = Material("cap", (0.62, 0.63, 0.65), 0.3, Clearcoat=0.5)
for at, tone in enumerate([(0.01, 0.01, 0.012), (0.22, 0.012, 0.012), (0.01, 0.07, 0.035), (0.45, 0.2, 0.012)]):
    x, y, size = 0.085 + 0.031 * at + random.uniform(-0.003, 0.003), 0.088 + 0.012 * (at % 2), 0.0105
    turned(
        [(0, 0), (size * 0.72, 0), (size, 0.014), (size * 1.12, 0.0145), (size * 0.95, 0.0143), (size * 0.8, 0.004)],
        cup,
        (x, y, 0.001),
    )
    turned([(0, 0.0112), (size * 0.92, 0.0112), (size * 0.93, 0.0116)], Material("ink", tone, 0.06), (x, y, 0.001))
soap = Material("bottle", (0.07, 0.3, 0.12), 0.12, Clearcoat=1.0)
turned(
    curved([(0, 0), (0.03, 0), (0.034, 0.006), (0.034, 0.1), (0.028, 0.12), (0.012, 0.13), (0.012, 0.145), (0, 0.145)], 6),
    soap,
    (-0.17, 0.19, 0),
)

# The stencil that the design was rubbed down from, peeled off and laid aside, still bent by the arm. It lies so low that
# the towel comes through its middle, in an oval: its portrait was cut out.
STENCIL = (0.1, 0.075)
bent = {"edge": (0.6, 0.58, 0.5), "crease": lambda u, v: 0.0016 * math.sin(5 * u + 3 * v) * v}
peeled = sheet(*STENCIL, (-0.07, -0.108), 7, 0.0052, (0.03, 0.012), (0.42, 0.5), 0.0003, **bent)
slot(peeled, "stencil", rough=0.5, aspect=STENCIL[0] / STENCIL[1])
# Tissue that ink was wiped with, crumpled in a fist: soft, thin enough for light, dots pressed into it.
tissue = Material("tissue", rough=1.0, Specular=0.1, Sheen=0.3)
woven = tissue.place("UV", (1, 1, 1))
stain = tissue.noise(woven, 3.4, 6, 0.62, 0.5)
tissue.set(
    "Base Color",
    tissue.ramp(
        stain, (0.3, (0.035, 0.03, 0.045)), (0.36, (0.2, 0.17, 0.22)), (0.4, (0.6, 0.36, 0.35)), (0.45, (0.78, 0.68, 0.66)),
        (0.52, (0.8, 0.8, 0.79)),
    ),
)
pressed = tissue.node("TexVoronoi", Vector=woven, Scale=52.0)
tissue.bump(tissue.mix(0.4, pressed, tissue.noise(woven, 160, 4, 0.7)), 0.4, 0.0006)
through = tissue.node("BsdfTranslucent", Color=(0.8, 0.78, 0.76))
tissue.tree.links.new(tissue.node("MixShader", i0=0.3, i1=tissue.shader.outputs[0], i2=through), tissue.output.inputs[0])
CREASES = [
    (random.uniform(0, math.tau), often, random.random(), random.uniform(0.6, 1.0)) for often in (1.3, 1.8, 2.3, 3.1, 3.9, 5.2, 6.7, 9.0)
]


def heap(u, v):
    """Each crease is sharp, and folds the sheet up and together across it; none runs from edge to edge."""
    x, y, z = 0.0, 0.0, 0.0
    bent = 0.2 * noise.noise(Vector((2.6 * u, 2.6 * v, 4.0)))
    for number, (turn, often, start, strength) in enumerate(CREASES):
        c, s = math.cos(turn + 2 * bent), math.sin(turn + 2 * bent)
        along = often * (c * u + s * v) + start + 0.25 * bent
        ridge = 1 - 4 * abs(along - math.floor(along) - 0.5)
        here = strength * (0.45 + 0.9 * noise.noise(Vector((1.7 * u, 1.7 * v, 7.0 * number))))
        x, y, z = x + here * c * ridge / often, y + here * s * ridge / often, z + here * ridge / often
    away = 2 * math.hypot(u - 0.5, v - 0.5)
    drawn = 0.6 + 0.16 * noise.noise(Vector((3 * u, 3 * v, 9.0)))
    high = 0.011 + 0.02 * z * max(0.15, 1.2 - away) + 0.012 * max(0.0, 1 - away**2)
    return (0.024 + 0.105 * drawn * (u - 0.5) - 0.008 * x, -0.108 + 0.095 * drawn * (v - 0.5) - 0.008 * y, max(0.0015, high))


surface(heap, 200, 200, tissue)

window((-0.35, -0.15, 0.62), (0, 0, 0.03), 0.3, 0.3, 7.0, (1, 0.97, 0.92))
window((0.7, -0.5, 0.5), (0, 0, 0.03), 0.5, 0.5, 2.2, (0.82, 0.9, 1))
window((0.15, 0.9, 0.6), (0, 0.05, 0.03), 0.8, 0.5, 6, (1, 0.88, 0.74))
# Light from the front below the arm, where it meets the towel.
window((0.0, -0.75, 0.22), (0, 0, 0.02), 0.7, 0.3, 1.7, (0.94, 0.96, 1)).visible_glossy = False
camera(EYE, AIM, 41, aperture=6.3, focus=(-0.03, -0.035, 0.07))
bake("photoframe-sketches", samples=14, exposure=0.36)
