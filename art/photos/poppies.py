"""A meadow of poppies below a hill with trees, a cottage at its foot. Square; hangs where nobody sent a photo."""

import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin
from kit.light import camera, sun
from kit.materials import plaster
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.shapes import box, coloured, mesh, surface
from kit.solid import again
from kit.turf import turf

begin(seed=17)
chance = random.Random(17)
heaven(
    (0.8, 0.82, 0.82),
    (0.4, 0.56, 0.8),
    (0.13, 0.28, 0.6),
    0.85,
    sun=(-0.8, 0.2, 0.6),
    narrow=3,
    clouds={
        "cover": 0.7,
        "shade": (0.56, 0.6, 0.68),
        "lit": (1.4, 1.32, 1.2),
        "soft": 0.22,
        "even": 0.3,
        "scale": (0.8, 1.3, 0),
        "move": (1.1, 5.2, 0),
    },
)


def height(x, y):
    near = 0.35 * noise.noise(Vector((x / 9, y / 11, 2))) + 0.012 * y
    hill = 21 * math.exp(-(((x - 40) / 70) ** 2) - ((y - 150) / 60) ** 2) + 15 * math.exp(
        -(((x + 70) / 60) ** 2) - ((y - 190) / 60) ** 2
    )
    return near + hill + 1.2 * noise.noise(Vector((x / 30, y / 30, 7))) * min(1.0, y / 60)


ground = Material("meadow", rough=0.95)
place = ground.place()
patches = ground.mix(0.5, ground.noise(place, 0.06, 5, 0.6), ground.noise(place, 2.2, 5, 0.7))
ground.set(
    "Base Color", ground.ramp(patches, (0.32, (0.05, 0.09, 0.02)), (0.5, (0.11, 0.15, 0.035)), (0.68, (0.26, 0.25, 0.07)))
)
ground.bump(ground.noise(place, 5, 6, 0.7), 1.0, 0.5)


def field(u, v):
    y = -2 + 240 * v * v
    x = (u - 0.5) * (16 + 1.25 * y)
    return (x, y, height(x, y))


surface(field, 320, 320, ground)
grass = turf(70_000, 0.2, 22, 3.4, 0.0, 0.34, ((0.03, 0.075, 0.012), (0.12, 0.17, 0.04)), 4)
for vertex in grass.data.vertices:
    vertex.co.z += height(vertex.co.x, vertex.co.y)

# Poppies: four crumpled petals each, a dark eye; drifts of them, denser far away as they stand behind each other.
red = Material("petal", (0.6, 0.02, 0.008), 0.5, Sheen=0.2)
red.set("Base Color", red.node("Attribute", settings={"attribute_name": "tone"}))
through = red.node("BsdfTranslucent", Color=red.node("Attribute", settings={"attribute_name": "tone"}))
red.tree.links.new(red.node("MixShader", i0=0.4, i1=red.shader.outputs[0], i2=through), red.output.inputs[0])
points, faces, tones = [], [], []
laid = 0
while laid < 3300:
    y = 0.5 + 46 * chance.random() ** 1.5
    x = chance.uniform(-1, 1) * (1.6 + 0.62 * y)
    drift = noise.noise(Vector((x / 2.4, y / 4.5, 12))) + 0.6 * noise.noise(Vector((x / 9, y / 15, 3)))
    if drift < chance.uniform(-0.25, 0.35):
        continue
    laid += 1
    at = Vector((x, y, height(x, y) + chance.uniform(0.26, 0.46)))
    look = (Vector((chance.gauss(-0.3, 0.5), chance.gauss(-0.35, 0.4), 1))).normalized()
    side = look.orthogonal().normalized()
    over = look.cross(side)
    size, cup, turn = chance.uniform(0.036, 0.058), chance.uniform(0.25, 0.95), chance.uniform(0, 6.28)
    tone = (chance.uniform(0.5, 0.78), chance.uniform(0.012, 0.06), chance.uniform(0.004, 0.02))
    for petal in range(4):
        start = len(points)
        middle = turn + petal * math.pi / 2
        for far, wide in ((0.08, 0.5), (0.6, 0.62), (1.0, 0.5)):
            for step in (-1, 0, 1):
                angle = middle + step * wide * 1.35
                ruffle = 1 + 0.12 * chance.uniform(-1, 1)
                reach = size * far * ruffle * (1 if petal % 2 else 0.9)
                up = size * (cup * far * far + 0.1 * chance.uniform(-1, 1) * far)
                points.append(tuple(at + side * reach * math.cos(angle) + over * reach * math.sin(angle) + look * up))
                dark = 0.12 if far < 0.1 else 1.0
                tones.append(tuple(part * dark for part in tone))
        faces += [
            (start + r * 3 + c, start + r * 3 + c + 1, start + r * 3 + c + 4, start + r * 3 + c + 3)
            for r in (0, 1)
            for c in (0, 1)
        ]
coloured(mesh(points, faces, red, smooth=True, name="poppies"), "tone", tones)

# Trees along the foot of the hill, and a cottage between them.
wood = bark()
for seed in (3, 8, 12):
    tree((0, 0, -60), 7.5, wood, leafage((0.03, 0.06, 0.012), (0.13, 0.17, 0.04)), seed, 0.34, 0.9)
leaves = [each for each in bpy.data.objects if each.name.startswith("leaves")]
trunks = [each for each in bpy.data.objects if each.name.startswith("tree")]
for number in range(64):
    y = chance.choice((62, 70, 84, 110, 135, 160)) + chance.uniform(-6, 6)
    x = chance.uniform(-0.62, 0.62) * y
    if y < 80 and abs(x - 9) < 9:
        continue
    kind = chance.randrange(3)
    stood = (
        Matrix.Translation((x, y, height(x, y) - 0.2))
        @ Matrix.Rotation(chance.uniform(0, 6.28), 4, "Z")
        @ Matrix.Scale(chance.uniform(0.6, 1.3), 4)
    )
    again(leaves[kind], stood)
    again(trunks[kind], stood)
wall, roof = plaster((0.72, 0.66, 0.55), 0.2, 0.2), Material("tiles", (0.24, 0.075, 0.04), 0.85)
tiles = roof.noise(roof.stretch(roof.place(), 1, 1, 9), 3.0, 4, 0.7)
roof.set("Base Color", roof.ramp(tiles, (0.3, (0.13, 0.045, 0.03)), (0.7, (0.34, 0.12, 0.06))))
low = height(9, 66)
box((9, 5, 3.6), (9, 66, low + 1.7), wall, edge=0.05)
for lean in (-1, 1):
    box((9.8, 3.9, 0.2), (9, 66 + 1.45 * lean, low + 4.6), roof, (-lean * 0.72, 0, 0), edge=0.03)
for side in (-1, 1):
    mesh(
        [(9 + side * 4.5, 63.5, low + 3.5), (9 + side * 4.5, 68.5, low + 3.5), (9 + side * 4.5, 66, low + 5.7)],
        [(0, 1, 2)],
        wall,
    )
box((0.9, 0.9, 2.2), (6.6, 66.5, low + 6.0), wall, edge=0.03)
dark = Material("window", (0.02, 0.024, 0.03), 0.15)
for x in (6.4, 9.0, 11.6):
    box((0.9, 0.1, 1.2 if x != 9.0 else 2.0), (x, 63.5, low + (2.0 if x != 9.0 else 1.3)), dark, edge=0.01)

sun((0.75, 0.45, -0.62), 4.4, 0.6, (1, 0.92, 0.76))
camera((0.0, -2.6, 1.62), (0.6, 30, 2.3), 34)
bake("pictures", samples=22, exposure=0.1, shape=(400, 400))
