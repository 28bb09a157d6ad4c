"""An avenue late in autumn, the sun low at its end in the mist, leaves on the ground; square, sharp, for a lens to blur.

    PYTHONPATH=art blender -b --python-use-system-env -P art/sprites/avenue.py -- OUT
"""

import random
import sys

from kit.bake import begin
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.shapes import mesh, surface
from mathutils import Vector, noise

from sprites.shot import air_over, view

begin(seed=83)
chance = random.Random(83)
SUN = Vector((0.34, 1, 0.2))
heaven((1.0, 0.72, 0.42), (0.86, 0.72, 0.54), (0.42, 0.5, 0.6), 0.55, glow=(1.8, 1.1, 0.45), sun=tuple(SUN), narrow=16)
sun(tuple(-SUN), 5.5, 2.0, (1, 0.68, 0.34))

ground = Material("turf", (0.1, 0.08, 0.02), 0.95)
ground.set("Base Color", ground.ramp(ground.noise(ground.place(), 1.6, 7, 0.7), (0.35, (0.1, 0.055, 0.02)), (0.62, (0.13, 0.12, 0.03))))


def rise(x, y):
    return 0.16 * noise.noise(Vector((x / 5, y / 5, 2))) + 0.05 * noise.noise(Vector((x, y, 5)))


surface(lambda u, v: (60 * (u - 0.5), -3 + 95 * v, rise(60 * (u - 0.5), -3 + 95 * v)), 140, 220, ground)

# Leaves that have come down, thick under the trees, few on the way between.
COLOURS = [leafage(*each) for each in (
    ((0.3, 0.1, 0.015), (0.85, 0.42, 0.05)), ((0.3, 0.05, 0.01), (0.8, 0.17, 0.03)), ((0.35, 0.17, 0.02), (0.95, 0.62, 0.08)),
    ((0.14, 0.055, 0.02), (0.34, 0.15, 0.05)),
)]
for colour in COLOURS:
    points, faces, uvs = [], [], []
    for _ in range(5200):
        y = 2 + 50 * chance.random() ** 1.6
        x = chance.choice((-1, 1)) * abs(chance.gauss(5, 3.2))
        size = chance.uniform(0.05, 0.12)
        middle = Vector((x, y, rise(x, y) + chance.uniform(0.01, 0.06)))
        along = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.4))).normalized() * size
        across = along.cross(Vector((0, 0.3, 1))).normalized() * size * 0.6
        start, tone = len(points), (chance.random(), chance.random())
        points += [tuple(middle - along), tuple(middle + across), tuple(middle + along), tuple(middle - across)]
        faces.append((start, start + 1, start + 2, start + 3))
        uvs += [tone] * 4
    mesh(points, faces, colour, uvs, name="fallen")

wood = bark((0.06, 0.045, 0.033))
for number, (x, y, tall) in enumerate((
    (-4.6, 9, 8.4), (5.0, 11.5, 9.2), (-5.4, 16, 9.8), (5.3, 18, 9), (-5.2, 24, 9.6), (5.6, 26, 10), (-5.5, 34, 10), (5.4, 37, 9.6),
    (-5.4, 47, 10), (5.5, 52, 10), (-11, 20, 10), (11.5, 24, 10), (-13, 38, 11), (13, 42, 11),
)):
    tree((x, y, -0.1), tall, wood, COLOURS[(0, 2, 0, 1, 2, 0, 2, 0)[number % 8]], seed=29 + 5 * number, size=0.13, crowded=0.8)
air_over((0.86, 0.55, 0.26), 10, 62, 0.94)
camera((0, -2, 1.55), (0, 40, 1.55), 27).data.shift_y = 0.16
view(sys.argv[sys.argv.index("--") + 1] + "/avenue-1.png", (440, 440), samples=20, exposure=0.25)
