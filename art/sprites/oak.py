"""The trunk of an old oak from near: plates of bark between furrows that run up, part and join, moss on its shady side; the sun is
behind it on the right. Needs python3-numpy."""

import math
import os
import sys

import bpy
import numpy as np
from mathutils import Vector, noise

from kit.nodes import Material
from kit.shapes import coloured, mesh
from sprites.shot import lit, shoot

folder = sys.argv[sys.argv.index("--") + 1]
bpy.ops.wm.read_factory_settings(use_empty=True)
COLUMNS, ROWS, RADIUS, TALL = 420, 1300, 0.36, 3.3


def smooth(low, high, value):
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def bark(x, y, z):
    """How far the bark stands out, 0 to 1, and how deep in a furrow a place is."""
    bend = noise.noise_vector(Vector((5 * x, 5 * y, 1.4 * z + 7)))
    at = Vector((13 * x, 13 * y, 3.1 * z)) + 0.75 * bend + 0.25 * noise.noise_vector(Vector((34 * x, 34 * y, 11 * z)))
    near = noise.voronoi(at)[0]
    plate = smooth(0.02, 0.34, near[1] - near[0])
    crack = 1 - 0.55 * (1 - smooth(0.0, 0.05, abs(noise.noise(Vector((19 * x, 19 * y, 16 * z))))))
    rough = noise.fractal(Vector((60 * x, 60 * y, 22 * z)), 0.8, 2.0, 4)
    return plate * crack * (0.86 + 0.2 * rough) + 0.05 * rough, plate


points, tones = [], []
for row in range(ROWS):
    z = TALL * row / (ROWS - 1)
    lean, girth = 0.05 * math.sin(0.9 * z + 1), 1 - 0.045 * z + 0.5 * math.exp(-z / 0.28)
    for column in range(COLUMNS):
        turn = math.radians(-190 + 200 * column / (COLUMNS - 1))
        c, s = math.cos(turn), math.sin(turn)
        own, plate = bark(RADIUS * c, RADIUS * s, z)
        buttress = 1 + 0.1 * math.sin(3 * turn + 0.6 * z) + 0.05 * math.sin(7 * turn + 2 + 0.9 * z)
        radius = RADIUS * girth * buttress + 0.042 * own
        points.append((lean + radius * c, radius * s, z))
        patch = noise.fractal(Vector((3 * c, 3 * s, 1.5 * z + 3)), 0.8, 2.0, 5)
        moss = smooth(-0.05, 0.35, patch - 0.75 * c - 0.16 * z + 0.1) * smooth(0.1, 0.55, own)
        lichen = smooth(0.16, 0.34, noise.fractal(Vector((7 * c, 7 * s, 5 * z + 31)), 0.8, 2.0, 5)) * plate
        grey = 0.35 + 0.75 * own
        tone = np.array((0.135, 0.102, 0.072)) * grey
        tone = tone + (np.array((0.26, 0.27, 0.2)) - tone) * 0.5 * lichen
        tone = tone + (np.array((0.075, 0.115, 0.016)) * (0.5 + 0.9 * own) - tone) * 0.9 * moss
        tones.append(tuple(tone.tolist()))
faces = [
    (row * COLUMNS + column, row * COLUMNS + column + 1, (row + 1) * COLUMNS + column + 1, (row + 1) * COLUMNS + column)
    for row in range(ROWS - 1)
    for column in range(COLUMNS - 1)
]
wood = Material("bark", rough=0.9, Specular=0.15)
wood.set("Base Color", wood.node("VertexColor", settings={"layer_name": "own"}))
fine = wood.noise(wood.stretch(wood.place(), 1, 1, 0.35), 240, 5, 0.65)
wood.bump(fine, 0.5, 0.004)
coloured(mesh(points, faces, wood, smooth=True, name="oak"), "own", tones)
# Low and behind on the right; the open sky over the clearing is before it.
lit(
    (((-0.9, -0.28, -0.35), 20.0, 2.5, (1.0, 0.82, 0.5)), ((0.3, 0.9, -0.4), 0.9, 60, (0.8, 0.95, 0.85))),
    (0.16, 0.19, 0.13),
)
shoot(os.path.join(folder, "oak-1.png"), (330, 1060), 0.96, (0.02, 1.62), int(os.environ.get("SAMPLES", 64)))
