"""A city of towers in the haze of a morning, seen from a high window; green grows over its roofs. Grey.

    PYTHONPATH=art blender -b --python-use-system-env -P art/sprites/towers.py -- OUT
"""

import random
import sys

from kit.bake import begin
from kit.facade import Rooms, Style, brickwork, facade, masonry
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import bark, heaven, landmark, leafage, skyline, tower_skin, tree
from kit.roofs import roof_things, water_tank
from kit.solid import standing

from sprites.shot import air_over, view

begin(seed=97)
chance = random.Random(97)
heaven((0.9, 0.9, 0.9), (0.8, 0.82, 0.85), (0.42, 0.5, 0.6), 1.0, glow=(0.5, 0.45, 0.4), sun=(0.5, 1, 0.3), narrow=6)
sun((-0.75, -0.1, -0.62), 4.0, 1.2, (1, 0.93, 0.84))

skins = [
    tower_skin(tone, 0.04, (1.0, 0.8, 0.5), 1.2, (wide, 3.4), (0, 0, 0), (5000, 6000))
    for tone, wide in (((0.3, 0.29, 0.28), 2.6), ((0.2, 0.17, 0.15), 3.0), ((0.14, 0.15, 0.17), 2.2), ((0.42, 0.4, 0.37), 2.4))
]
skyline(skins, (0, 95), 190, 26, 92, seed=4, gap=3)
skyline(skins, (0, 190), 340, 46, 150, seed=8, gap=4)
skyline(skins, (10, 360), 620, 80, 205, seed=13, gap=4)
landmark((-30, 150, 0), 150, skins[3], clad=True)
landmark((62, 250, 0), 215, skins[0], clad=True)

# Houses before them, their roofs below the window; trees have taken the roofs.
stone, sash = masonry((0.42, 0.39, 0.34), soot=0.5), Material("sash", (0.05, 0.05, 0.05), 0.4)
tar, rooms = Material("tar", (0.07, 0.07, 0.07), 0.9), Rooms(glow=0.5)
wood, leaves = bark((0.06, 0.05, 0.04)), leafage((0.02, 0.045, 0.01), (0.09, 0.16, 0.03))
for number, (x, y, bays, floors, wall) in enumerate((
    (-32, 44, 7, 9, brickwork()), (-13, 52, 6, 10, stone), (4, 47, 7, 8, masonry((0.5, 0.46, 0.4), soot=0.4)), (22, 50, 6, 10, brickwork()),
    (38, 46, 5, 8, stone),
)):
    style = Style(wall, stone, sash, bay=2.7, storey=3.3, ground=4, opening=(1.3, 2.0), bands=(0, 4), roof=tar)
    top = facade(standing(x, y, 0), bays, floors, style, rooms, lit=0.05, seed=number + 3, deep=14)
    wide = bays * 2.7
    roof_things(x + 2, x + wide - 2, y + 3, y + 10, top, seed=number)
    if number % 2:
        water_tank(x + 0.7 * wide, y + 9, top, 6, 1.6)
    for each in range(4):
        at = (x + wide * (each + chance.uniform(0.2, 0.8)) / 4, y + chance.uniform(0.8, 3.5), top - 0.4)
        tree(at, chance.uniform(3.5, 7), wood, leaves, seed=31 * number + each, size=0.16, crowded=0.8)
for x, y, tall in ((-16, 26, 15), (13, 24, 14), (-27, 30, 17), (27, 30, 17), (-4, 30, 12)):
    tree((x, y, 14), tall, wood, leaves, seed=int(50 + x), size=0.17, crowded=0.9)
air_over((0.78, 0.8, 0.82), 60, 420, 0.86)
camera((0, -8, 44), (0, 90, 50), 27).data.shift_y = 0.02
view(sys.argv[sys.argv.index("--") + 1] + "/towers-1.png", (640, 556), samples=12, exposure=0.1, grey=True)
