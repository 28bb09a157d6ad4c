"""A hand in a suede glove and the cuff of a coat, that hold a thin wire: lit by what burns at the wire's end, up to the left.

    PYTHONPATH=art blender -b --python-use-system-env -P art/sprites/glove.py -- OUT
"""

import math
import sys

import bpy
from mathutils import Matrix, Vector

from kit.glove import PEN, WRIST, hand
from sprites.shot import lit, shoot

# The wire runs down to the right, this far below level as it is seen, and pixels of a metre.
FALL, SCALE = 53.5, 1700
WIDE, TALL = 0.24, 0.24

arguments = sys.argv[sys.argv.index("--") + 1 :]
bpy.ops.wm.read_factory_settings(use_empty=True)
# As the camera sees it: right, up and towards it.
seen = Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
turn = Matrix.Rotation(-math.radians(FALL) - math.atan2(PEN.y, PEN.x), 4, (0, 0, 1))
place = seen @ turn
glove = hand(place)
# Suede: polished leather so close to a fire would shine like metal.
suede = glove.data.materials[0].node_tree.nodes["Principled BSDF"].inputs
suede["Base Color"].default_value, suede["Roughness"].default_value = (0.085, 0.045, 0.026, 1), 0.9
suede["Specular"].default_value, suede["Clearcoat"].default_value, suede["Sheen"].default_value = 0.12, 0.0, 0.5


def cloth(name, colour, rough):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value, shader.inputs["Roughness"].default_value = (*colour, 1), rough
    return made


def sleeve():
    """From the wrist on, out of the picture: ribs of a cuff, then a coat's folds."""
    wrist = place @ Vector(WRIST)
    knuckles = place @ Vector((0.115, -0.07, 0.015))
    along = (wrist - knuckles).normalized()
    across = along.orthogonal().normalized()
    up = along.cross(across)
    points, faces, sides, rings = [], [], 96, 60
    for ring in range(rings):
        t = ring / (rings - 1)
        middle = wrist + along * (-0.012 + 0.2 * t)
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            rib = 0.0012 * math.cos(22 * angle) * (1 if t < 0.22 else 0)
            fold = 0.0035 * math.sin(46 * t + 2 * math.sin(angle)) * max(0, t - 0.22) / 0.78
            cuff = 0.029 if t < 0.22 else 0.031 + 0.018 * min(1, (t - 0.22) * 5)
            radius = cuff + rib + fold
            points.append(tuple(middle + radius * (math.cos(angle) * across + math.sin(angle) * up)))
    for ring in range(rings - 1):
        for side in range(sides):
            at, beside = ring * sides + side, ring * sides + (side + 1) % sides
            faces.append((at, beside, beside + sides, at + sides))
    data = bpy.data.meshes.new("sleeve")
    data.from_pydata(points, [], faces)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(cloth("wool", (0.05, 0.055, 0.075), 0.9))
    bpy.context.collection.objects.link(bpy.data.objects.new("sleeve", data))


sleeve()
lit([((0.62, 0.42, -0.66), 7, 9, (1, 0.64, 0.32)), ((-0.5, 0.8, -0.3), 0.25, 60, (0.6, 0.7, 1))], (0.018, 0.018, 0.026))
grip = place @ (0.045 * PEN)
middle = (grip.x + 0.3 * WIDE, grip.z - 0.3 * TALL)
shape = (round(WIDE * SCALE), round(TALL * SCALE))
shoot(f"{arguments[0]}/glove-1.png", shape, WIDE, middle, 48)
