"""A left hand that holds a thin wire upright, and its sleeve, in the light of what burns at the wire's tip. Red is what skin
throws back, blue what cloth does, green the gloss on both: whoever holds the wire has skin and clothes of their own."""

import math
import os
import sys

import bpy
import numpy as np

from kit.figure import Figure, frame_of, towards
from kit.nodes import Material
from kit.shapes import mesh, surface
from sprites.shot import shoot

folder = sys.argv[sys.argv.index("--") + 1]
bpy.ops.wm.read_factory_settings(use_empty=True)

# The wire leans to the left, the arm comes from below on the right; what is seen is `WIDE` metres across.
WIRE, ARM = np.array((-0.25, -0.1, 0.96)), np.array((-0.5, -0.72, 0.36))
WIRE, ARM = WIRE / np.linalg.norm(WIRE), ARM / np.linalg.norm(ARM)
WIDE, SHAPE = 0.34, (816, 720)
# How far each bone of a finger is bent, in degrees, and how far it leans towards the forefinger.
CURLS = {"2": (54, 80, 48, -0.3), "3": (60, 92, 58, -0.06), "4": (64, 94, 60, 0.05), "5": (66, 92, 60, 0.2)}

body = Figure({"macrodetails/caucasian-male-young": 1.0, "macrodetails/universal-male-young-averagemuscle-averageweight": 1.0})
joints = body.joints
rest = frame_of(joints["l-finger-2-1"] - joints["l-finger-5-1"], joints["l-finger-3-1"] - joints["l-hand"])
turn = frame_of(WIRE, ARM) @ rest.T
# Towards the forefinger, out over the knuckles, into the palm.
up, out, into = turn @ rest[:, 0], turn @ rest[:, 1], -turn @ rest[:, 2]
body.pose("arm.l", towards(body.rest("arm.l"), (0.15, -0.2, -1)))
body.pose("forearm.l", towards(body.rest("forearm.l"), ARM))
for finger, (*bends, lean) in CURLS.items():
    body.pose(f"palm{finger}.l", lambda before: turn)
    bent = 0.0
    for part, bend in enumerate(bends, 1):
        bent += math.radians(bend)
        way = math.cos(bent) * out + math.sin(bent) * into + lean * (1 if part == 1 else 0.3) * up
        body.pose(f"finger{finger}-{part}.l", towards(body.rest(f"finger{finger}-{part}.l"), way))
# The thumb lies along the forefinger.
for part, (ahead, high, inside) in enumerate(((0.8, 0.42, 0.42), (0.85, 0.12, 0.52), (0.8, -0.2, 0.55)), 1):
    body.pose(f"finger1-{part}.l", towards(body.rest(f"finger1-{part}.l"), ahead * out + high * up + inside * into))

points, found = body.skin(), body.moves()
own = [number for number, (name, *_) in enumerate(body.bones) if name.endswith(".l") and name[:4] in ("fing", "palm", "fore")]
wrist = found["palm3.l"][1]
near = ((wrist - points) @ ARM < 0.06) & (body.weights[:, own].sum(1) > 0.5)
flesh = Material("skin", (0.8, 0.0, 0.0), 0.42)
place = flesh.place()
flesh.bump(flesh.noise(place, 420, 5, 0.6), 0.18, 0.0006)
hand = mesh(points.tolist(), body.faces[near[body.faces].all(1)].tolist(), flesh, smooth=True)
finer = hand.modifiers.new("finer", "SUBSURF")
finer.levels = finer.render_levels = 2

# A knitted sleeve: its cuff is ribbed, and cloth is pushed up in folds behind it.
wool = Material("wool", (0.0, 0.0, 0.8), 0.95, Specular=0.1, Sheen=0.3)
wool.bump(wool.noise(wool.place(), 700, 3, 0.6), 0.35, 0.001)
sides = frame_of(-ARM, (0.0, -0.3, 1.0))


def sleeve(u, v):
    along, angle = 0.03 + 0.3 * v, 2 * math.pi * u
    cuff = max(0.0, min(1.0, (0.05 - (along - 0.03)) / 0.022))
    fold = (1 - abs(math.sin(58 * along + 1.3 * math.sin(angle + 1) + 0.6 * math.sin(3 * angle)))) ** 1.6
    radius = 0.035 + 0.009 * (1 - cuff) + 0.07 * max(0, along - 0.08) + 0.0011 * cuff * math.sin(70 * angle)
    radius += 0.006 * fold * (1 - cuff) * math.exp(-along / 0.2) - 0.004 * max(0.0, 0.036 - along) / 0.006
    return tuple(wrist + sides @ np.array((along, 0.86 * radius * math.cos(angle), radius * math.sin(angle))))


surface(sleeve, 720, 260, wool, name="sleeve")


def bones(finger):
    parts = [found[f"finger{finger}-{part}.l"] for part in (1, 2, 3)]
    return np.mean([part[1] for part in parts] + [parts[2][2]], 0)


grip = (bones("2") + bones("3")) / 2
for at, power, size in ((0.3 * WIRE + np.array((0, -0.05, 0)), 3.2, 0.012), (np.array((-0.5, -0.9, 0.2)), 5.0, 0.5)):
    lamp = bpy.data.lights.new("fire", "POINT")
    lamp.energy, lamp.shadow_soft_size = power, size
    made = bpy.data.objects.new("fire", lamp)
    bpy.context.collection.objects.link(made)
    made.location = (grip + at).tolist()
bpy.context.scene.world = bpy.data.worlds.new("night")
bpy.context.scene.world.use_nodes = True
bpy.context.scene.world.node_tree.nodes["Background"].inputs[0].default_value = (0.02, 0.02, 0.02, 1)
# Its middle: the grip is at 0.29 of its width and 0.36 of its height.
middle = (grip[0] + (0.5 - 0.29) * WIDE, grip[2] - (0.5 - 0.36) * WIDE * SHAPE[1] / SHAPE[0])
shoot(os.path.join(folder, "hand-1.png"), SHAPE, WIDE, middle, int(os.environ.get("SAMPLES", 96)))
