"""Two gunmen in the smoke of a corridor, the light behind them: one fires to the right, one comes forward with his rifle low."""

import os
import sys

import bpy
from mathutils import Vector

from kit.gunman import Gunman
from sprites.shot import shoot

folder = sys.argv[sys.argv.index("--") + 1]
SAMPLES = int(os.environ.get("SAMPLES", 96))


def lamp(at, colour, power, size=0.3):
    made = bpy.data.lights.new("lamp", "POINT")
    made.energy, made.color, made.shadow_soft_size = power, colour, size
    thing = bpy.data.objects.new("lamp", made)
    bpy.context.collection.objects.link(thing)
    thing.location = at


def begin():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("smoke")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.1, 0.016, 0.007, 1)


begin()
muzzle = Gunman((0.05, -1, 0.02), (-0.11, -0.12, -0.2), stride=0.28, lean=0.16).turned(42)
lamp((-1.7, 1.9, 0.9), (1.0, 0.36, 0.14), 1500)
lamp((1.2, 2.4, 1.4), (1.0, 0.26, 0.1), 900)
lamp(muzzle + Vector((0.12, -0.12, 0.02)), (1.0, 0.6, 0.24), 9, 0.05)
shoot(os.path.join(folder, "gunman-1.png"), (660, 900), 1.46, (0.22, -0.72), SAMPLES)

begin()
Gunman((0.62, -0.62, -0.42), (-0.13, -0.14, -0.26), stride=-0.34, lean=0.2, look=(0.05, -0.25, 1)).turned(8, mirrored=True)
lamp((1.7, 1.9, 0.9), (1.0, 0.36, 0.14), 1500)
lamp((-1.4, 2.2, 1.4), (1.0, 0.26, 0.1), 900)
shoot(os.path.join(folder, "rifleman-1.png"), (660, 900), 1.46, (-0.18, -0.72), SAMPLES)
