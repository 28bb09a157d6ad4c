"""Old woods in the morning, the sun behind them on the right, its light in the haze; square, sharp, for a lens to blur.

    PYTHONPATH=art blender -b --python-use-system-env -P art/sprites/woods.py -- OUT
"""

import math
import random
import sys

from kit.bake import begin
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import bark, crown_of, heaven, leafage
from kit.shapes import surface
from mathutils import Vector, noise

from sprites.shot import air_over, view

begin(seed=71)
chance = random.Random(71)
SUN = Vector((0.5, 1, 0.42))
heaven((0.8, 0.76, 0.48), (0.5, 0.56, 0.4), (0.3, 0.42, 0.36), 0.55, glow=(1.5, 1.2, 0.6), sun=tuple(SUN), narrow=14)
# From further aside than its glow: a trunk has a side in the light, and is round.
sun((-1.1, -0.62, -0.5), 9.0, 1.5, (1, 0.84, 0.54))

moss = Material("forest floor", (0.05, 0.06, 0.02), 0.95)
moss.set("Base Color", moss.ramp(moss.noise(moss.place(), 1.3, 7, 0.7), (0.35, (0.05, 0.03, 0.014)), (0.62, (0.06, 0.1, 0.02))))


def floor(u, v):
    x, y = 70 * (u - 0.5), -3 + 85 * v
    return (x, y, 0.5 * noise.noise(Vector((x / 7, y / 7, 2))) + 0.12 * noise.noise(Vector((x, y, 5))) + 0.012 * y)


surface(floor, 160, 200, moss)
woods = [bark((0.15, 0.115, 0.075)), bark((0.1, 0.08, 0.055)), bark((0.19, 0.16, 0.11))]


def trunk(x, y, radius, lean):
    """Ridges of bark that run up, part and join; roots at its foot."""
    seed = chance.uniform(0, 90)

    def place(u, v):
        z = -0.4 + 44 * v**1.8
        turn = 2 * math.pi * u
        at = Vector((2.2 * math.cos(turn), 2.2 * math.sin(turn), 0.34 * z / radius * 0.3 + seed))
        ridge = abs(noise.noise(at * 1.6)) + 0.5 * abs(noise.noise(at * 3.7))
        foot = 0.7 * math.exp(-max(0.0, z) / 0.5) * (1 + 0.6 * math.sin(5 * turn + seed))
        own = radius * (1 - 0.016 * z) * (1 + 0.16 * min(0.5, ridge) + foot)
        sway = 0.5 * radius * noise.noise(Vector((seed, 0.25 * z, 1)))
        return (x + lean * z + sway + own * math.cos(turn), y + own * math.sin(turn), z)

    surface(place, 60, 110, chance.choice(woods))


spots = [(-3.9, 9.5, 0.34), (4.4, 11, 0.4), (-6.4, 12.5, 0.3), (6.9, 14, 0.34), (-2.9, 16, 0.24), (3.2, 18.5, 0.27)]
# Saplings among old ones, most of them not quite upright: gaps of one width between parallels would look like trunks.
for _ in range(120):
    y = chance.uniform(15, 66)
    spots.append((chance.uniform(-0.62, 0.62) * (y + 2), y, 0.07 + 0.45 * chance.random() ** 2))
for x, y, radius in spots:
    trunk(x, y, radius, chance.gauss(0, 0.06))

# Boughs of beech overhead, saplings and brambles between the trunks.
crown, young = leafage((0.03, 0.07, 0.01), (0.12, 0.22, 0.03)), leafage((0.03, 0.06, 0.012), (0.1, 0.17, 0.03))
tips, low = [], []
for _ in range(900):
    y = 6 + 54 * chance.random() ** 0.8
    middle = Vector((chance.uniform(-0.62, 0.62) * (y + 2), y, 1.55 + (y + 2) * (0.9 - 0.36 * chance.random() ** 2)))
    way = Vector((chance.gauss(0, 1), chance.gauss(0, 1), -0.25)).normalized()
    for step in range(9):
        tips.append((middle + way * 0.2 * step + Vector((0, 0, -0.01 * step * step)), way))
for _ in range(900):
    y = 9 + 60 * chance.random() ** 0.7
    middle = Vector((chance.uniform(-0.62, 0.62) * (y + 2), y, 0.012 * y))
    tall = chance.uniform(0.2, 1.0) * (0.8 + 0.06 * y if chance.random() < 0.4 else 0.7)
    for step in range(8):
        way = Vector((chance.gauss(0, 0.6), chance.gauss(0, 0.6), 1)).normalized()
        low.append((middle + way * tall * step / 7, way))
crown_of(chance, tips, 0.2, 1.0, crown)
crown_of(chance, low, 0.16, 0.8, young)
air_over((0.5, 0.53, 0.27), 10, 70, 0.9)
camera((0, -2, 1.55), (0, 40, 1.55), 27).data.shift_y = 0.16
view(sys.argv[sys.argv.index("--") + 1] + "/woods-1.png", (440, 440), samples=20, exposure=0.1)
