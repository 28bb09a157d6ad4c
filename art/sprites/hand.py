"""A hand of whoever is in a photo: it holds a thin wire upright, in the light of what burns at its tip. Where that is in the
picture, `painting/rendered-hand.ts` has to know."""

import os
import sys

import bpy
import numpy as np

from kit.forearm import Forearm
from sprites.shot import shoot

folder = sys.argv[sys.argv.index("--") + 1]
SAMPLES = int(os.environ.get("SAMPLES", 110))


def begin(sky):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("air")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (sky, sky, sky, 1)


def lamp(at, power, size):
    made = bpy.data.lights.new("lamp", "POINT")
    made.energy, made.shadow_soft_size = power, size
    thing = bpy.data.objects.new("lamp", made)
    bpy.context.collection.objects.link(thing)
    thing.location = at


def shot(name, at, share, wide, shape):
    """With the place `at` at a share of the picture's width and height from above, `wide` metres across."""
    middle = (at[0] + (0.5 - share[0]) * wide, at[2] - (0.5 - share[1]) * wide * shape[1] / shape[0])
    shoot(os.path.join(folder, name), shape, wide, middle, SAMPLES)


# The wire leans to the left, the arm comes from below on the right.
begin(0.02)
WIRE = np.array((-0.25, -0.1, 0.96))
holding = Forearm(
    "l",
    (-0.5, -0.72, 0.36),
    WIRE,
    (-0.5, -0.72, 0.36),
    {"2": (54, 80, 48, -0.38), "3": (60, 92, 58, -0.09), "4": (64, 94, 60, 0.11), "5": (66, 92, 60, 0.32)},
    # The thumb lies along the forefinger.
    ((0.8, 0.42, 0.42), (0.85, 0.12, 0.52), (0.8, -0.2, 0.55)),
)
grip = (holding.within("2") + holding.within("3")) / 2
lamp(grip + 0.3 * WIRE + np.array((0, -0.05, 0)), 3.2, 0.012)
lamp(grip + np.array((-0.5, -0.9, 0.2)), 5.0, 0.5)
shot("hand-1.png", grip, (0.29, 0.36), 0.34, (816, 720))
