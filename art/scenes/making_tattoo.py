"""A forearm on a paper towel under a studio's lamp, the design just wiped clean; the machine, inks and a stained towel."""

import math
import random

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.shapes import cylinder, curved, plane, surface, tube, turned
from kit.table import spread

begin(seed=61)
sky((0.5, 0.56, 0.62), 0.16)

# Where along the arm, half as wide, half as high: from below the elbow to the wrist.
ARM = [
    (-0.32, 0.050, 0.044), (-0.24, 0.0525, 0.046), (-0.15, 0.0525, 0.0455), (-0.06, 0.049, 0.042),
    (0.03, 0.0435, 0.0362), (0.11, 0.0368, 0.029), (0.18, 0.0312, 0.0228), (0.24, 0.0295, 0.0202), (0.32, 0.033, 0.0195),
]
LINE = curved(ARM, 12)
TONE = (0.56, 0.31, 0.205)
# The design: its middle on the arm, how far it reaches along and around it.
MIDDLE, ALONG, AROUND = math.radians(121), 0.116, math.radians(124)
CENTRE = -0.012


def measures(x):
    near = min(range(len(LINE) - 1), key=lambda at: abs((LINE[at][0] + LINE[at + 1][0]) / 2 - x))
    (a, wide, high), (b, wider, higher) = LINE[near], LINE[near + 1]
    t = max(0.0, min(1.0, (x - a) / (b - a)))
    return wide + (wider - wide) * t, high + (higher - high) * t


def bell(value):
    return math.exp(-value * value)


def on_arm(x, angle, out=0.0):
    """A point of the skin; 90 degrees is uppermost, 180 towards the camera."""
    wide, high = measures(x)
    wrist = max(0.0, min(1.0, (x - 0.06) / 0.12))
    sinews = sum(0.0016 * bell((math.degrees(angle) - at) / 6) for at in (84, 101))
    vein = 0.0007 * bell((math.degrees(angle) - 66 - 9 * math.sin(17 * x + 1)) / 3.4)
    vein += 0.0006 * bell((math.degrees(angle) - 148 + 8 * math.sin(13 * x)) / 3.4) * (1 - wrist)
    out += wrist * sinews + vein
    y, z = math.cos(angle), math.sin(angle)
    flat = 0.86 if z < 0 else 1.0
    return (x, (wide + out) * y + 0.02 * math.sin(3 * x), high * 0.86 + (high * flat + out) * z)


def skin():
    """Warm, with pores and fine creases; redder where the needle has been."""
    made = Material("skin", TONE, 0.42, Specular=0.4, Subsurface=0.2, Sheen=0.05)
    made.set("Subsurface Radius", (0.0052, 0.0019, 0.001))
    place = made.place()
    mottled = made.ramp(made.noise(place, 60, 4, 0.6), (0.3, (0.93, 0.89, 0.88)), (0.7, (1.05, 1.03, 1.03)))
    freckles = made.ramp(made.noise(place, 260, 1, 0.4), (0.66, 0.0), (0.72, 0.5))
    colour = made.multiply(TONE, mottled)
    colour = made.mix(freckles, colour, tuple(part * f for part, f in zip(TONE, (0.7, 0.55, 0.48))))
    about = made.place("Object", (1 / 0.076, 1 / 0.06, 1 / 0.075), move=(-CENTRE / 0.076, 0.35, -0.9))
    far = made.node("VectorMath", 1, {"operation": "LENGTH"}, i0=about)
    sore = made.multiply(made.ramp(far, (0.55, 0.85), (1.05, 0.0)), made.ramp(made.noise(place, 40, 3), (0.3, 0.5), (0.7, 1.0)))
    colour = made.mix(sore, colour, (TONE[0] * 1.02, TONE[1] * 0.66, TONE[2] * 0.62))
    made.set("Base Color", colour).set("Subsurface Color", made.multiply(colour, (1.0, 0.76, 0.68)))
    pores = made.mix(0.45, made.noise(place, 1500, 2, 0.6), made.noise(made.place("Object", (260, 520, 520)), 1, 4, 0.6))
    made.bump(pores, 0.2, 0.0008)
    # Ointment shines where the design is.
    dull = made.ramp(made.noise(place, 34, 3), (0.35, 0.38), (0.7, 0.52))
    return made.set("Roughness", made.mix(made.ramp(far, (0.6, 0.75), (1.0, 0.0)), dull, (0.26, 0.26, 0.26)))


surface(lambda u, v: on_arm(-0.31 + 0.62 * u, 2 * math.pi * v), 220, 160, skin(), "arm")
design = surface(
    lambda u, v: on_arm(CENTRE + ALONG * (u - 0.5), MIDDLE + AROUND * (0.5 - v), 0.00003), 120, 100, name="design"
)
wide, high = measures(CENTRE)
slot(design, "photo", "ink", aspect=ALONG / (AROUND * (wide + high) / 2), ground=skin())

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
used.set("Base Color", used.ramp(spots, (0.55, (0.72, 0.73, 0.75)), (0.64, (0.5, 0.5, 0.53)), (0.78, (0.07, 0.065, 0.08))))


def wad(u, v):
    x, y = -0.052 + 0.104 * u, -0.036 + 0.072 * v
    high = 0.012 + 0.006 * math.sin(58 * x + 1) * math.sin(67 * y) + 0.005 * abs(math.sin(95 * x - 41 * y)) - 0.004 * abs(math.sin(70 * y + 30 * x))
    edge = min(u, 1 - u, v, 1 - v)
    return (x, y, max(0.003, high * min(1.0, edge * 7)))


folded = surface(wad, 90, 70, used)
folded.location, folded.rotation_euler = (-0.094, -0.112, 0.002), (0, 0, 0.42)

# The machine: a pen of turned metal with a soft grip, its needle's tip, a cable that leaves the picture.
body, dark = metal((0.62, 0.06, 0.05), 0.24, 0.05), metal((0.05, 0.05, 0.055), 0.3, 0.05)
grip = Material("grip", (0.016, 0.016, 0.018), 0.55)
clear = Material("cartridge", (0.55, 0.57, 0.6), 0.15, Clearcoat=1.0)
ribs = [(0.0118 + 0.0006 * (at % 2), 0.024 + 0.0021 * at) for at in range(18)]
pen = [
    turned([(0, 0), (0.0011, 0.001), (0.0035, 0.012), (0.0062, 0.018), (0.0064, 0.024)], clear),
    turned([(0.006, 0.022), (0.0112, 0.0235), *ribs, (0.0116, 0.062), (0.009, 0.064)], grip),
    turned(curved([(0.009, 0.063), (0.0128, 0.066), (0.0134, 0.09), (0.0134, 0.118), (0.0122, 0.121)], 6), body),
    turned(curved([(0.012, 0.1205), (0.0123, 0.124), (0.0116, 0.132), (0.006, 0.134), (0, 0.134)], 6), dark),
    cylinder(0.0138, 0.004, (0, 0, 0.1), dark, edge=0.0008),
]
TURN = math.radians(62)
for part in pen:
    along = part.location.z
    part.rotation_euler = (math.pi / 2, 0, TURN)
    part.location = (0.062 + along * math.sin(TURN), -0.074 - along * math.cos(TURN), 0.0155)
end = (0.062 + 0.133 * math.sin(TURN), -0.074 - 0.133 * math.cos(TURN))
cable = [(end[0], end[1], 0.0155), (end[0] + 0.02, end[1] - 0.008, 0.012), (0.26, -0.12, 0.004), (0.3, -0.03, 0.004), (0.42, 0.02, 0.004)]
tube(cable, 0.0022, Material("cable", (0.012, 0.012, 0.013), 0.4))

# Caps of ink in a row behind the arm, and a bottle out of focus.
cup = Material("cap", (0.62, 0.63, 0.65), 0.3, Clearcoat=0.5)
for at, tone in enumerate([(0.01, 0.01, 0.012), (0.22, 0.012, 0.012), (0.01, 0.07, 0.035), (0.45, 0.2, 0.012)]):
    x, y, size = 0.085 + 0.031 * at + random.uniform(-0.003, 0.003), 0.088 + 0.012 * (at % 2), 0.0105
    turned([(0, 0), (size * 0.72, 0), (size, 0.014), (size * 1.12, 0.0145), (size * 0.95, 0.0143), (size * 0.8, 0.004)], cup, (x, y, 0.001))
    turned([(0, 0.0112), (size * 0.92, 0.0112), (size * 0.93, 0.0116)], Material("ink", tone, 0.06), (x, y, 0.001))
soap = Material("bottle", (0.07, 0.3, 0.12), 0.12, Clearcoat=1.0)
turned(curved([(0, 0), (0.03, 0), (0.034, 0.006), (0.034, 0.1), (0.028, 0.12), (0.012, 0.13), (0.012, 0.145), (0, 0.145)], 6), soap, (-0.17, 0.19, 0))
spread(0.2, 0.21, 0.16, 0.1, (0.02, 0.02, 0.023), turn=0.3, seed=5)

window((-0.35, -0.15, 0.62), (0, 0, 0.03), 0.3, 0.3, 7.0, (1, 0.97, 0.92))
window((0.7, -0.5, 0.5), (0, 0, 0.03), 0.5, 0.5, 2.2, (0.82, 0.9, 1))
window((0.15, 0.9, 0.45), (0, 0.05, 0.03), 0.6, 0.3, 9, (1, 0.88, 0.74))
camera((0.016, -0.235, 0.262), (0.013, -0.02, 0.031), 41, aperture=5.0, focus=(-0.01, -0.035, 0.07))
bake("photoframe-sketches", samples=28, exposure=-0.12)
