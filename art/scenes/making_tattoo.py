"""A forearm, palm up, on a paper towel under a studio's lamp, the design just wiped clean; the pen that drew it, inks."""

import math
import random

import numpy as np
from mathutils import Matrix

from kit.arm import limb, round_arm
from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.shapes import curved, cylinder, plane, surface, tube, turned
from kit.table import spread

begin(seed=61)
sky((0.5, 0.56, 0.62), 0.22)

TONE = (0.62, 0.37, 0.262)
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
    about = made.place("Object", (1 / 0.09, 1 / 0.06, 1 / 0.075), move=(-CENTRE / 0.09, 0.35, -0.9))
    far = made.node("VectorMath", 1, {"operation": "LENGTH"}, i0=about)
    sore = made.multiply(
        made.ramp(far, (0.5, 0.8), (1.05, 0.0)), made.ramp(made.noise(place, 40, 3), (0.3, 0.4), (0.7, 1.0))
    )
    colour = made.mix(sore, colour, (TONE[0] * 1.02, TONE[1] * 0.66, TONE[2] * 0.62))
    made.set("Base Color", colour).set("Subsurface Color", made.multiply(colour, (1.0, 0.76, 0.68)))
    pores = made.mix(0.45, made.noise(place, 1500, 2, 0.6), made.noise(made.place("Object", (260, 520, 520)), 1, 4, 0.6))
    made.bump(pores, 0.36, 0.0008)
    # Ointment shines where the design is.
    dull = made.ramp(made.noise(place, 34, 3), (0.35, 0.4), (0.7, 0.54))
    return made.set("Roughness", made.mix(made.ramp(far, (0.6, 0.75), (1.0, 0.0)), dull, (0.26, 0.26, 0.26)))


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
    return made


arm = laid(limb())
arm.rotation_euler = (0, 0, math.radians(-5))
slot(arm, "photo", "ink", aspect=ALONG / (AROUND * HALF), ground=skin())

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

# A wad that ink has been wiped off with.
used = Material("used towel", (0.8, 0.8, 0.8), 0.9)
spots = used.noise(used.place("Object"), 34, 4, 0.65)
used.set("Base Color", used.ramp(spots, (0.55, (0.72, 0.73, 0.75)), (0.66, (0.6, 0.6, 0.63)), (0.78, (0.16, 0.15, 0.18))))


def wad(u, v):
    x, y = -0.052 + 0.104 * u, -0.036 + 0.072 * v
    high = (
        0.012
        + 0.006 * math.sin(58 * x + 1) * math.sin(67 * y)
        + 0.005 * abs(math.sin(95 * x - 41 * y))
        - 0.004 * abs(math.sin(70 * y + 30 * x))
    )
    edge = min(u, 1 - u, v, 1 - v)
    return (x, y, max(0.003, high * min(1.0, edge * 7)))


folded = surface(wad, 90, 70, used)
folded.location, folded.rotation_euler, folded.scale = (-0.104, -0.094, 0.0015), (0, 0, 0.42), (0.6, 0.6, 0.7)

# The machine is a pen: needle, cartridge, ribbed grip, the motor in its red case, a cap with the cable; all along x.
steel = metal((0.66, 0.66, 0.68), 0.22, 0.05)
black = Material("grip", (0.016, 0.016, 0.018), 0.5)
case = Material("case", (0.34, 0.012, 0.016), 0.3, Metallic=0.8, Clearcoat=0.3)
smoke = Material("cartridge", (0.05, 0.052, 0.056), 0.12, Clearcoat=1.0)
ribs = [(0.0112 + 0.0007 * (at % 2), 0.039 + 0.0015 * at) for at in range(30)]
along_x = [
    turned([(0.0003, 0.0), (0.0005, 0.0012), (0.0005, 0.008)], steel),
    turned(curved([(0.0009, 0.0055), (0.0016, 0.006), (0.0042, 0.021), (0.0064, 0.028), (0.0064, 0.037)], 6), smoke),
    turned([(0.0064, 0.0355), (0.0104, 0.037), *ribs, (0.0116, 0.085), (0.0075, 0.086)], black),
    turned(
        [(0.0075, 0.085), (0.0122, 0.0858), (0.0126, 0.0864), (0.0126, 0.0884), (0.0122, 0.089), (0.0075, 0.0895)], steel
    ),
    turned([(0.0075, 0.089), (0.0134, 0.0897), (0.0142, 0.0912), (0.0142, 0.129), (0.0134, 0.1305), (0.0075, 0.1312)], case),
    turned([(0.0075, 0.131), (0.0124, 0.1315), (0.0128, 0.132), (0.0128, 0.134), (0.0075, 0.135)], steel),
    turned([(0.0075, 0.1345), (0.0132, 0.135), (0.0136, 0.136), (0.0136, 0.146), (0.0122, 0.149), (0.0, 0.1496)], black),
    cylinder(0.0034, 0.016, (0, 0, 0.156), steel, edge=0.0006),
]
TIP = Matrix.Translation((-0.034, -0.079, 0.0158)) @ Matrix.Rotation(math.radians(-13), 4, "Z")
for part in along_x:
    part.matrix_world = TIP @ Matrix.Rotation(math.pi / 2, 4, "Y") @ part.matrix_world
tube(
    [(0.1165, -0.1138, 0.0158), (0.135, -0.118, 0.014), (0.17, -0.128, 0.004), (0.24, -0.15, 0.004), (0.34, -0.14, 0.004)],
    0.002,
    Material("cable", (0.012, 0.012, 0.013), 0.4),
)

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
spread(0.2, 0.21, 0.16, 0.1, (0.02, 0.02, 0.023), turn=0.3, seed=5)

window((-0.35, -0.15, 0.62), (0, 0, 0.03), 0.3, 0.3, 7.0, (1, 0.97, 0.92))
window((0.7, -0.5, 0.5), (0, 0, 0.03), 0.5, 0.5, 2.2, (0.82, 0.9, 1))
window((0.15, 0.9, 0.6), (0, 0.05, 0.03), 0.8, 0.5, 6, (1, 0.88, 0.74))
# Light from the front below the arm, where it meets the towel.
window((0.0, -0.75, 0.22), (0, 0, 0.02), 0.7, 0.3, 1.7, (0.94, 0.96, 1)).visible_glossy = False
camera((0.008, -0.235, 0.272), (0.0, -0.02, 0.03), 41, aperture=6.3, focus=(-0.03, -0.035, 0.07))
bake("photoframe-sketches", samples=22, exposure=0.18)
