"""A dark-room in red light: tongs lift a print by its corner out of the bath; another lies in the fixer, film on the worktop."""

import math
import random

from mathutils import Euler, Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.shapes import ball, box, curved, cylinder, mesh, plane, rounded, surface, turned
from kit.table import dark_glass

begin(seed=73)
sky((1.0, 0.2, 0.07), 0.03)
RED = (1.0, 0.17, 0.055)

# A worktop of laminate that has seen many baths: matt, with the sheen of rings that dried.
top = Material("worktop", (0.075, 0.062, 0.056), 0.4, Specular=0.4)
rings = top.noise(top.place(), 7, 5, 0.6)
top.set("Base Color", top.ramp(rings, (0.3, (0.05, 0.042, 0.038)), (0.7, (0.095, 0.08, 0.072))))
top.set("Roughness", top.ramp(top.noise(top.place(), 11, 6, 0.65), (0.35, 0.22), (0.62, 0.5)))
top.bump(top.noise(top.place(), 260, 3, 0.6), 0.05, 0.0012)
plane(3, 2.4, (0, 0.5, 0), top)


def tray(x, y, turn, width, depth, high, material):
    """An open dish with sloping sides and a rolled rim; its floor lies at 4 mm."""
    rings = [
        (0.0, 0.004, -0.02), (0.0, 0.004, 0.0), (0.012, high * 0.9, 0.0), (0.016, high, 0.0), (0.022, high, 0.0),
        (0.023, high - 0.004, 0.0), (0.016, high * 0.6, 0.0), (0.008, 0.0, 0.0),
    ]
    points, faces, corner, steps = [], [], 0.03, 10
    for out, up, shrink in rings:
        for side in range(4):
            for step in range(steps):
                angle = math.pi / 2 * (side + step / (steps - 1))
                sx, sy = (1, -1, -1, 1)[side], (1, 1, -1, -1)[side]
                far = corner + out + shrink
                points.append((
                    sx * (width / 2 - corner) + far * math.cos(angle),
                    sy * (depth / 2 - corner) + far * math.sin(angle),
                    up,
                ))
    count = 4 * steps
    faces = [
        (ring * count + i, ring * count + (i + 1) % count, (ring + 1) * count + (i + 1) % count, (ring + 1) * count + i)
        for ring in range(len(rings) - 1)
        for i in range(count)
    ]
    faces.append(tuple(range(count)))
    made = mesh(points, faces, material, smooth=False, name="tray")
    made.matrix_world = Matrix.Translation((x, y, 0)) @ Matrix.Rotation(turn, 4, "Z")
    return made


white = Material("tray", (0.78, 0.76, 0.72), 0.22, Clearcoat=0.5)
WIDTH, HEIGHT, TURN = 0.224, 0.281, math.radians(-7)
AT = (-0.03, 0.0, 0)
place = Matrix.Translation(AT) @ Matrix.Rotation(TURN, 4, "Z")
tray(*AT[:2], TURN, 0.3, 0.35, 0.05, white)
tray(0.37, 0.09, 0.07, 0.3, 0.36, 0.05, Material("second tray", (0.17, 0.16, 0.155), 0.25, Clearcoat=0.5))


def ring(x, y):
    """Waves that run out from the corner the tongs lift, and the slow swell of a tray that was rocked: height and slopes."""
    dx, dy = x - 0.085, y + 0.118
    far = math.hypot(dx, dy) + 1e-6
    high, fade = 0.00026, math.exp(-5.5 * far)
    up = high * math.sin(150 * far) * fade + 0.0002 * math.sin(38 * x + 21 * y) + 0.0001 * math.sin(61 * y - 30 * x)
    slope = high * fade * 150 * math.cos(150 * far) / far
    return up, slope * dx + 0.0076 * math.cos(38 * x + 21 * y), slope * dy + 0.0042 * math.cos(38 * x + 21 * y)


def afloat(u, v):
    """The print, below no more than a film of the bath: it moves with the waves, and its lower right corner is out of it."""
    x, y = WIDTH * (u - 0.5), HEIGHT * (v - 0.5)
    lift = 0.03 * max(0.0, (u - v) - 0.38) ** 1.6
    return (x, y, 0.0281 + ring(x, y)[0] + lift)


def bent(u, v):
    """Where the photo is seen to be through the waves: nothing moves at its rim and where it is out of the bath."""
    x, y, z = afloat(u, v)
    _, sx, sy = ring(x, y)
    calm = min(1.0, 12 * min(u, 1 - u), 12 * min(v, 1 - v)) * max(0.0, min(1.0, (0.031 - z) / 0.003))
    return (u - 0.06 * sx * calm, v - 0.06 * sy * calm)


ticks = [(i / 119, j / 149) for j in range(150) for i in range(120)]
quads = [(j * 120 + i, j * 120 + i + 1, (j + 1) * 120 + i + 1, (j + 1) * 120 + i) for j in range(149) for i in range(119)]
photo = mesh([afloat(*tick) for tick in ticks], quads, None, [bent(*tick) for tick in ticks], smooth=True, name="photo")
photo.matrix_world = place @ photo.matrix_world
slot(photo, "photo", rough=0.3, coat=1.0, coat_rough=0.02, aspect=WIDTH / HEIGHT)

# The bath: clear; it mirrors the safelight.
fluid = Material("fluid", rough=0.02)
fresnel = fluid.node("Fresnel", IOR=1.33)
shine = fluid.node("BsdfGlossy", Color=(1, 1, 1), Roughness=0.01)
clear = fluid.node("BsdfTransparent", Color=(0.97, 0.95, 0.93))
fluid.tree.links.new(fluid.node("MixShader", i0=fresnel, i1=clear, i2=shine), fluid.output.inputs[0])


def waves(u, v):
    x, y = 0.318 * (u - 0.5), 0.368 * (v - 0.5)
    return (x, y, 0.027 + ring(x, y)[0])


bath = surface(waves, 240, 260, fluid)
bath.matrix_world = place @ bath.matrix_world

# Tongs of sprung steel, one strip bent in two; tips of rubber hold the paper's corner between them.
steel = metal((0.72, 0.71, 0.69), 0.24, 0.12)
LONG = 0.19
grip = place @ Matrix.Translation((0.098, -0.128, 0.0405))
grip = grip @ Euler((0.0, math.radians(-13), math.radians(-24))).to_matrix().to_4x4()


def strip(u, v):
    """From the upper tip (v = 0) along the arm, round the bend, to the lower one."""
    side = 1 if v < 0.5 else -1
    along = 1 - abs(2 * v - 1)
    wide = 0.0062 + 0.0035 * math.exp(-((along / 0.1) ** 2)) - 0.0015 * along
    apart = 0.0013 + 0.0135 * math.sin(0.5 * math.pi * min(1.0, along / 0.62)) ** 2
    close = max(0.0, (along - 0.93) / 0.07)
    return (LONG * along, wide * (2 * u - 1), side * apart * math.sqrt(max(0.0, 1 - close * close)))


arms = surface(strip, 9, 241, steel, "tongs")
thick = arms.modifiers.new("thick", "SOLIDIFY")
thick.thickness, thick.offset = 0.0011, 0.0
rounded(arms, 0.0004, 2)
arms.matrix_world = grip
rubber = Material("rubber", (0.14, 0.03, 0.022), 0.5)
for side in (-1, 1):
    tip = box((0.026, 0.021, 0.0032), (0.011, 0, side * 0.0022), rubber, (0, -side * 0.09, 0), edge=0.0014)
    tip.matrix_world = grip @ tip.matrix_world

# Another print, in the fixer.
second = surface(lambda u, v: (0.2 * (u - 0.5), 0.25 * (v - 0.5), 0.009 + 0.006 * (2 * u - 1) ** 2 + 0.006 * v**3), 30, 36)
second.matrix_world = Matrix.Translation((0.365, 0.1, 0)) @ Matrix.Rotation(math.radians(-7), 4, "Z")
slot(second, "second", rough=0.2, coat=0.6, coat_rough=0.05, aspect=0.8)


def film(at, turn, frames, curl):
    """A strip of negatives of 35 mm, perforated, that curls as it lies."""
    base = Material("film", (0.022, 0.012, 0.008), 0.12, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    edges = (0.0, 0.002, 0.0048, 0.0055, 0.0295, 0.0302, 0.033, 0.035)
    pitch, half = 0.00238, 16 * frames
    rows = [(row * pitch, 0.5 * half * pitch) for row in range(half + 1)]
    points = [(x - 0.0175, s - m, 0.0008 + curl * (s - m) ** 2 + 3 * (x - 0.0175) ** 2) for s, m in rows for x in edges]
    kept, pictures = [], []
    for row in range(half):
        for column in range(7):
            face = tuple(row * 8 + column + step for step in (0, 1, 9, 8))
            if column in (1, 5) and row % 2:
                continue
            (pictures if column == 3 and 1 <= row % 16 < 15 else kept).append(face)
    made = [mesh(points, kept, base, name="film")]
    for frame in range(frames):
        tone = Material("negative", (0.1 + 0.05 * (frame % 3), 0.05 + 0.02 * (frame % 2), 0.03), 0.12, Clearcoat=1.0)
        clouds = tone.noise(tone.place(), 70 + 17 * frame, 3, 0.55)
        tone.set("Base Color", tone.ramp(clouds, (0.36, (0.05, 0.025, 0.016)), (0.62, (0.26, 0.15, 0.1))))
        made.append(mesh(points, pictures[14 * frame : 14 * frame + 14], tone, name="negative"))
    for part in made:
        part.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z")


film((-0.13, 0.262, 0.0), -74, 5, 4.5)
film((-0.2, 0.31, 0.004), -97, 4, 3.0)

# Drops beside the tray, where a print was lifted over.
drop = Material("drop", (0.03, 0.025, 0.022), 0.03, Clearcoat=1.0, Specular=0.8)
for _ in range(46):
    x, y = random.gauss(0.19, 0.03), random.gauss(-0.03, 0.1)
    size = random.uniform(0.0012, 0.0045)
    ball(size, (x, y, 0.0002), drop, 20, scale=(1, random.uniform(0.8, 1.25), 0.32))

# Bottles of brown glass, a measuring jug, the lamp itself.
brown = dark_glass((0.05, 0.014, 0.004))
flask = [
    (0, 0.001), (0.036, 0.001), (0.042, 0.008), (0.042, 0.11), (0.034, 0.135), (0.016, 0.15), (0.0155, 0.175), (0.0, 0.175),
]
paper_label = Material("label", (0.62, 0.58, 0.5), 0.8)
for x, y, scale in ((0.06, 0.36, 1.15), (0.16, 0.4, 1.0), (0.42, 0.44, 1.2)):
    turned(curved([(r * scale, h * scale) for r, h in flask], 6), brown, (x, y, 0))
    turned([(0.0425 * scale, 0.03 * scale), (0.0425 * scale, 0.09 * scale)], paper_label, (x, y, 0))
    cylinder(0.018 * scale, 0.03 * scale, (x, y, 0.185 * scale), Material("cap", (0.02, 0.02, 0.02), 0.4), edge=0.003)
shade = Material("safelight", (0, 0, 0), Emission=RED, Emission_Strength=22.0)
cylinder(0.07, 0.012, (0.13, 0.84, 0.6), shade, (math.pi / 2, 0, 0))

for at, size, power in (((-0.6, 0.35, 0.75), 0.3, 10), ((0.7, -0.3, 0.9), 0.5, 2.6), ((0.1, 0.75, 0.75), 0.25, 4.5)):
    window(at, (0, 0, 0), size, size, power, RED).visible_glossy = False

camera((0.045, -0.47, 0.56), (0.05, 0.018, 0.02), 50, aperture=5.6, focus=(-0.02, 0.0, 0.02))
bake("photoframe-rooms", samples=20, exposure=0.5)
