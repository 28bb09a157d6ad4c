"""A painted brick wall in a yard, with room for a mural: patches of older paint, cans on the ground, a leafy shadow."""

import math
import random

from mathutils import Vector, noise

from kit.bake import bake, begin, slot
from kit.facade import masonry, painted_bricks
from kit.light import camera, sun
from kit.materials import concrete
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.shapes import cylinder, curved, mesh, plane, surface, turned
from kit.solid import Solid
from kit.street import asphalt

begin(seed=131)
heaven((0.8, 0.84, 0.9), (0.5, 0.62, 0.82), (0.2, 0.36, 0.66), 0.8)

COAT = {"tone": (0.66, 0.645, 0.6), "worn": 0.22, "dirt": 0.22}
Solid().box((-9, 0, 0), (9, 0.4, 4.1), painted_bricks(**COAT)).made()
Solid().box((-9, -0.06, 4.1), (9, 0.46, 4.22), concrete((0.3, 0.29, 0.27))).made(None, 0.01)

# The mural is painted on the wall itself: the same bricks in the same places.
WIDTH, HEIGHT, LEFT, LOW = 3.5, 3.4, -1.85, 0.38
corners = [(LEFT, -0.001, LOW), (LEFT + WIDTH, -0.001, LOW), (LEFT + WIDTH, -0.001, LOW + HEIGHT), (LEFT, -0.001, LOW + HEIGHT)]
wall = mesh(corners, [(0, 1, 2, 3)], None, [(0, 0), (1, 0), (1, 1), (0, 1)], name="mural")
slot(wall, "photo", "ink", aspect=WIDTH / HEIGHT, ground=painted_bricks(**COAT))


def rolled(x, z, width, height, tone, seed):
    """A patch of paint that a roller has put over something."""
    made = Material("rolled", tone, 0.8)
    u, v = (made.node("SeparateXYZ", part, Vector=made.place("UV")) for part in range(2))
    near = lambda value: made.ramp(value, (0.0, 0.0), (0.12, 1.0), (0.88, 1.0), (1.0, 0.0))
    ragged = made.noise(made.place("UV", (6, 30, 1), move=(seed, 0, 0)), 1.0, 6, 0.6)
    inside = made.multiply(near(u), near(v))
    shown = made.ramp(made.mix(0.55, inside, ragged), (0.36, 0.0), (0.42, 1.0))
    clear = made.node("BsdfTransparent")
    made.tree.links.new(made.node("MixShader", i0=shown, i1=clear, i2=made.shader.outputs[0]), made.output.inputs[0])
    points = [(x, -0.002, z), (x + width, -0.002, z), (x + width, -0.002, z + height), (x, -0.002, z + height)]
    mesh(points, [(0, 1, 2, 3)], made, [(0, 0), (1, 0), (1, 1), (0, 1)])


rolled(-4.3, 0.7, 1.9, 1.1, (0.4, 0.42, 0.4), 3)
rolled(2.05, 0.5, 1.5, 1.5, (0.5, 0.46, 0.4), 8)
rolled(2.45, 2.7, 1.3, 0.6, (0.42, 0.45, 0.45), 21)
rolled(-3.7, 2.3, 1.2, 0.7, (0.52, 0.5, 0.46), 17)


plane(20, 14, (0, -7, 0), asphalt(colour=(0.09, 0.088, 0.085)))
Solid().box((-9, -0.3, -0.02), (9, 0, 0.03), masonry((0.3, 0.29, 0.27), block=(0.6, 0.3))).made(None, 0.01)

# Cans where they were put down, one of them over; a bucket and a roller's tray.
tin = Material("tin", (0.42, 0.41, 0.4), 0.45, Metallic=1.0)
for x, y, tone, lies in (
    (-0.75, -0.75, (0.5, 0.03, 0.03), 0),
    (-0.62, -0.88, (0.03, 0.03, 0.035), 0),
    (-0.9, -0.98, (0.05, 0.2, 0.45), 1),
    (1.5, -0.62, (0.6, 0.6, 0.58), 0),
):
    # Fingers full of paint held it; its own mist has settled on its top, the dust of the yard on its foot.
    label = Material("label", tone, 0.5)
    place = label.place("Object", 1.0, move=(7 * x, 3 * y, 0))
    held = label.noise(place, 42, 6, 0.7, 0.8)
    grime = label.noise(place, 16, 5, 0.6)
    printed = label.node("SeparateXYZ", 2, Vector=label.place("Object"))
    stripe = label.ramp(printed, (0.06, 0.0), (0.062, 1.0), (0.112, 1.0), (0.114, 0.0))
    coat = label.mix(stripe, tone, (0.62, 0.6, 0.54))
    coat = label.mix(label.ramp(held, (0.57, 0.0), (0.6, 0.9)), coat, (0.3, 0.02, 0.12))
    coat = label.mix(label.ramp(held, (0.36, 0.9), (0.39, 0.0)), coat, (0.03, 0.2, 0.22))
    coat = label.mix(label.ramp(grime, (0.5, 0.0), (0.7, 0.7)), coat, (0.13, 0.12, 0.11))
    label.set("Base Color", coat)
    label.set("Roughness", label.ramp(grime, (0.4, 0.35), (0.65, 0.85)))
    parts = [
        turned(
            [(0.0, 0.0), (0.032, 0.0), (0.033, 0.005), (0.033, 0.155), (0.031, 0.163), (0.02, 0.175), (0.012, 0.178)],
            label,
            (0, 0, 0),
            40,
        )
    ]
    parts.append(cylinder(0.0335, 0.012, (0, 0, 0.004), tin, edge=0.002))
    parts.append(cylinder(0.026, 0.007, (0, 0, 0.171), tin, edge=0.003))
    parts.append(cylinder(0.009, 0.018, (0, 0, 0.187), Material("cap", tone, 0.5), edge=0.003))
    for part in parts:
        if lies:
            part.rotation_euler = (math.pi / 2, 0, 0.9)
            up = part.location.z
            part.location = (x + math.sin(0.9) * up, y - math.cos(0.9) * up, 0.033)
        else:
            part.location = (x, y, part.location.z)
pail = Material("pail", (0.62, 0.6, 0.56), 0.45)
dirt = pail.noise(pail.place("Object", 11), 1.0, 6, 0.7, 0.4)
low = pail.node("SeparateXYZ", 2, Vector=pail.place("Object"))
WHITE = (0.6, 0.58, 0.54)
tone = pail.ramp(dirt, (0.36, (0.16, 0.15, 0.13)), (0.5, WHITE), (0.63, WHITE), (0.66, (0.32, 0.03, 0.13)))
pail.set("Base Color", pail.mix(pail.ramp(low, (0.0, 0.85), (0.05, 0.0)), tone, (0.1, 0.095, 0.085)))
PAIL = (1.85, -0.55)
turned(
    curved([(0.0, 0.0), (0.12, 0.0), (0.125, 0.01), (0.148, 0.25), (0.155, 0.255), (0.15, 0.262), (0.142, 0.25), (0.13, 0.1)], 4),
    pail,
    (*PAIL, 0),
    64,
)
teal = Material("paint", (0.025, 0.24, 0.26), 0.2, Clearcoat=0.3)
cylinder(0.14, 0.005, (*PAIL, 0.2), teal)


def skin(u, v):
    """What ran over its rim, in one skin that ends in drops."""
    turn = 2 * math.pi * u
    around = Vector((2.4 * math.cos(turn), 2.4 * math.sin(turn), 5.0))
    front = max(0.0, 0.6 - 0.5 * math.sin(turn + 0.5))
    long = 0.1 + 0.75 * front * max(0, noise.noise(around) + 0.14) ** 1.2 + 0.25 * front * max(0, noise.noise(3 * around)) ** 2
    z = 0.262 - 0.26 * min(0.96, long) * v
    out = 0.125 + 0.024 * z / 0.25 + 0.003 + 0.004 * v
    return (PAIL[0] + out * math.cos(turn), PAIL[1] + out * math.sin(turn), z)


surface(skin, 360, 10, teal)


def spilt(x, y, width, tone, seed, share=0.5):
    """Mist and drops on the ground, where a can was tried out or put down wet."""
    made = Material("spilt", tone, 0.6)
    place = made.place("UV", 2.0, move=(-1.0, -1.0, 0))
    far = made.node("VectorMath", 1, {"operation": "LENGTH"}, i0=place)
    flecks = made.noise(made.place("UV", 34, move=(seed, 0, 0)), 1.0, 4, 0.7)
    blots = made.noise(made.place("UV", 5, move=(0, seed, 0)), 1.0, 5, 0.6)
    near = made.ramp(far, (0.1, 1.0), (0.95, 0.0))
    much = made.math("ADD", made.math("MULTIPLY", near, share), made.math("MULTIPLY_ADD", blots, 0.7, -0.4))
    shown = made.ramp(made.math("ADD", much, made.math("MULTIPLY_ADD", flecks, 0.9, -0.5)), (0.28, 0.0), (0.44, 0.85))
    shown = made.math("MULTIPLY", shown, made.ramp(far, (0.7, 1.0), (0.98, 0.0)))
    clear = made.node("BsdfTransparent")
    made.tree.links.new(made.node("MixShader", i0=shown, i1=clear, i2=made.shader.outputs[0]), made.output.inputs[0])
    plane(width, width, (x, y, 0.004), made)


spilt(-0.55, -0.8, 0.9, (0.3, 0.02, 0.1), 3, 0.56)
spilt(-0.95, -0.62, 0.5, (0.5, 0.2, 0.03), 11, 0.6)
spilt(1.72, -0.78, 0.7, (0.025, 0.24, 0.26), 23, 0.58)
straw = leafage((0.07, 0.12, 0.02), (0.16, 0.22, 0.05))
points, faces, uvs = [], [], []
for _ in range(420):
    x = random.choice((-3.4, -2.4, 2.5, 3.2, 0.6)) + random.gauss(0, 0.28)
    tall, lean = random.uniform(0.05, 0.26), random.gauss(0, 0.1)
    y, start, tone = -0.03 - abs(random.gauss(0, 0.04)), len(points), (random.random(), random.random())
    points += [(x, y, 0), (x + 0.008, y, 0), (x + lean, y - 0.05, tall)]
    faces.append((start, start + 1, start + 2))
    uvs += [tone] * 3
mesh(points, faces, straw, uvs, name="weeds")

tree((7.4, -7.2, 0), 8, bark(), leafage(), seed=12, crowded=0.5)
sun((-0.66, 0.8, -0.55), 3.1, 0.9, (1, 0.9, 0.74))
camera((-0.9, -5.6, 1.55), (0.02, 0, 1.55), 30, aperture=5.6, focus=(0, 0, 1.8)).data.shift_y = 0.045
bake("photoframe-streets", samples=12, exposure=-0.1)
