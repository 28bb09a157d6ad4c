"""A dark-room in red light: a print comes up in its bath, another drips on the line; tongs, bottles, a clock."""

import math

from mathutils import Euler, Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import plaster, wood
from kit.nodes import Material
from kit.party import peg, sagging
from kit.shapes import box, curved, cylinder, mesh, plane, surface, tube, turned
from kit.table import dark_glass

begin(seed=73)
sky((1.0, 0.12, 0.06), 0.03)
RED = (1.0, 0.11, 0.045)

plane(3, 1.6, (0, 0.3, 0), wood((0.06, 0.04, 0.03), (0.17, 0.12, 0.09), scale=1.2, rough=0.25, coat=0.4))
plane(6, 3, (0, 0.85, 0.8), plaster((0.5, 0.46, 0.42), 0.06, 0.1), (math.pi / 2, 0, 0))


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
WIDTH, HEIGHT, TURN = 0.215, 0.27, math.radians(-9)
place = Matrix.Translation((-0.035, 0.0, 0)) @ Matrix.Rotation(TURN, 4, "Z")
tray(-0.035, 0.0, TURN, 0.31, 0.36, 0.05, white)
tray(0.42, 0.1, 0.1, 0.3, 0.36, 0.05, Material("second tray", (0.3, 0.05, 0.04), 0.25, Clearcoat=0.5))
tray(-0.5, 0.12, -0.05, 0.3, 0.36, 0.05, Material("third tray", (0.16, 0.17, 0.18), 0.25, Clearcoat=0.5))


def sunk(u, v):
    """The print, afloat in the bath: it bows, one corner is nearer to the surface."""
    curl = 0.006 * (2 * u - 1) ** 2 + 0.008 * u * v * v
    return (WIDTH * (u - 0.5), HEIGHT * (v - 0.5), 0.008 + curl)


photo = surface(sunk, 30, 36)
photo.matrix_world = place @ photo.matrix_world
slot(photo, "photo", rough=0.35, coat=0.2, coat_rough=0.1, aspect=WIDTH / HEIGHT)

# The bath: clear, with slow rings where the tongs have just been.
fluid = Material("fluid", rough=0.02)
fresnel = fluid.node("Fresnel", IOR=1.33)
shine = fluid.node("BsdfGlossy", Color=(1, 1, 1), Roughness=0.01)
clear = fluid.node("BsdfTransparent", Color=(0.97, 0.95, 0.93))
fluid.tree.links.new(fluid.node("MixShader", i0=fresnel, i1=clear, i2=shine), fluid.output.inputs[0])


def waves(u, v):
    x, y = 0.326 * (u - 0.5), 0.376 * (v - 0.5)
    far = math.hypot(x - 0.09, y + 0.1)
    ring = 0.00022 * math.sin(190 * far) * math.exp(-11 * far)
    return (x, y, 0.027 + ring + 0.00018 * math.sin(38 * x + 21 * y) + 0.0001 * math.sin(61 * y - 30 * x))


bath = surface(waves, 150, 160, fluid)
bath.matrix_world = place @ bath.matrix_world

# Tongs of bamboo, on the tray's rim.
bamboo = wood((0.38, 0.24, 0.1), (0.6, 0.42, 0.22), scale=6, rough=0.5)
lean = Matrix.Translation((0.15, -0.1, 0.048)) @ Euler((0.0, math.radians(-10), math.radians(28))).to_matrix().to_4x4()
for side in (-1, 1):
    part = box((0.2, 0.011, 0.0035), (0, side * 0.009, 0), bamboo, (0, 0, side * 0.07), edge=0.001)
    part.matrix_world = lean @ part.matrix_world
cap = box((0.02, 0.016, 0.012), (0.098, 0, 0), Material("rubber", (0.3, 0.02, 0.02), 0.6), edge=0.003)
cap.matrix_world = lean @ cap.matrix_world

# The line with prints that dry.
CORD = sagging((-0.9, 0.3, 0.42), (0.9, 0.3, 0.41), 0.03, 40)
tube(CORD, 0.0016, Material("cord", (0.6, 0.55, 0.5), 0.9))
level = min(CORD, key=lambda point: abs(point[0] - 0.24))[2]


def dries(u, v):
    down = 1 - v
    return (0.2 * (u - 0.5), -0.012 * (2 * u - 1) ** 2 * (0.3 + down) - 0.02 * down**3, -0.25 * down)


second = surface(dries, 30, 36)
second.matrix_world = Matrix.Translation((0.235, 0.292, level + 0.005)) @ Matrix.Rotation(math.radians(2.5), 4, "Y")
slot(second, "second", rough=0.2, coat=0.6, coat_rough=0.05, aspect=0.8)
for x in (0.165, 0.305):
    peg(Matrix.Translation((x, 0.296, level - 0.004)), (0.6, 0.45, 0.3))
for x in (-0.36, -0.06):
    box(
        (0.024, 0.0006, 0.3), (x, 0.295, 0.262), Material("film", (0.05, 0.03, 0.02), 0.1, Clearcoat=1.0),
        (0, 0.03 * math.sin(9 * x), 0.3), edge=0,
    )
    peg(Matrix.Translation((x, 0.296, 0.405)), (0.6, 0.45, 0.3))

# Bottles of brown glass, a measuring jug, the lamp itself.
brown = dark_glass((0.05, 0.014, 0.004))
flask = [
    (0, 0.001), (0.036, 0.001), (0.042, 0.008), (0.042, 0.11), (0.034, 0.135), (0.016, 0.15), (0.0155, 0.175), (0.0, 0.175),
]
paper_label = Material("label", (0.62, 0.58, 0.5), 0.8)
for x, y, scale in ((-0.36, 0.42, 1.15), (-0.26, 0.46, 1.0), (0.5, 0.48, 1.2)):
    turned(curved([(r * scale, h * scale) for r, h in flask], 6), brown, (x, y, 0))
    turned([(0.0425 * scale, 0.03 * scale), (0.0425 * scale, 0.09 * scale)], paper_label, (x, y, 0))
    cylinder(0.018 * scale, 0.03 * scale, (x, y, 0.185 * scale), Material("cap", (0.02, 0.02, 0.02), 0.4), edge=0.003)
shade = Material("safelight", (0, 0, 0), Emission=RED, Emission_Strength=7.0)
box((0.3, 0.03, 0.2), (-0.85, 0.8, 0.72), Material("lamp case", (0.03, 0.03, 0.03), 0.5), edge=0.008)
box((0.26, 0.012, 0.16), (-0.85, 0.782, 0.72), shade, edge=0.004)

window((-0.55, -0.75, 0.85), (0, 0, 0), 0.35, 0.35, 9, RED)
window((0.7, -0.7, 0.9), (0, 0.1, 0), 0.5, 0.5, 2.4, (1.0, 0.16, 0.06))
window((0.3, 0.05, 0.95), (0.2, 0.35, 0.2), 0.2, 0.2, 2.2, (1.0, 0.2, 0.08))

camera((0.07, -0.66, 0.52), (0.03, 0.065, 0.108), 45, aperture=5.6, focus=(-0.02, 0.0, 0.03))
bake("photoframe-rooms", samples=16, exposure=0.5)
