"""A large poster pasted on an old wall of red brick, in the evening sun and the shadow of a tree."""

import random

from kit.bake import bake, begin
from kit.facade import brickwork, masonry
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.posters import pasted, remains, sheet
from kit.shapes import box, cylinder, plane, tube
from kit.solid import Solid
from kit.street import asphalt, pavement, slabs

begin(seed=81)
heaven((0.75, 0.66, 0.55), (0.42, 0.52, 0.68), (0.16, 0.28, 0.52), 0.75)

wall = brickwork(
    ((0.26, 0.06, 0.035), (0.4, 0.115, 0.06), (0.3, 0.08, 0.05), (0.17, 0.055, 0.04)), mortar=(0.34, 0.31, 0.27), soot=0.42
)
Solid().box((-9, 0, 0.55), (9, 0.4, 7), wall).made()
plinth = masonry((0.4, 0.36, 0.31), block=(1.1, 0.55), soot=0.6)
Solid().box((-9, -0.05, -0.1), (9, 0.4, 0.55), plinth).made(None, 0.015)
Solid().box((-9, -0.07, 0.55), (9, 0.0, 0.61), plinth).made(None, 0.015)

# The poster, and what is left of older ones below it.
pasted("photo", 0, 2.26, 2.1, 2.62, seed=81)
old = remains()
for x, z, width, height in ((-1.75, 1.9, 1.1, 1.7), (1.62, 2.2, 0.9, 1.3), (1.3, 1.2, 0.8, 0.7)):
    sheet(old, x, z, width, height)

# A drain pipe with its bands, and a house lamp's cable.
iron = Material("pipe", (0.05, 0.052, 0.05), 0.5, Metallic=0.3)
rusted = iron.noise(iron.place(), 5, 7, 0.65)
iron.set("Base Color", iron.ramp(rusted, (0.45, (0.045, 0.05, 0.05)), (0.62, (0.13, 0.055, 0.025))))
cylinder(0.055, 7, (2.62, -0.09, 3.5), iron)
for z in (0.5, 2.3, 4.1):
    cylinder(0.068, 0.09, (2.62, -0.09, z), iron)
    box((0.2, 0.1, 0.03), (2.62, -0.03, z), iron, edge=0.003)
tube([(2.62, -0.09, 0.3), (2.62, -0.1, 0.18), (2.62, -0.24, 0.1), (2.62, -0.3, 0.09)], 0.055, iron)

pavement((-9, -3.1), (9, 0), slabs(0.0, size=(0.8, 0.5)), Material("kerb", (0.26, 0.255, 0.24), 0.8))
plane(18, 14, (0, -9, 0), asphalt())
# Leaves that have blown against the wall.
litter = leafage((0.2, 0.09, 0.02), (0.36, 0.2, 0.05))
for _ in range(110):
    x, y = random.uniform(-4, 4), -0.06 - abs(random.gauss(0, 0.28))
    size = random.uniform(0.03, 0.06)
    plane(
        size,
        0.6 * size,
        (x, y, 0.15 + random.uniform(0, 0.012)),
        litter,
        (random.gauss(0, 0.35), random.gauss(0, 0.35), random.uniform(0, 6)),
    )

# The trees stand behind the camera: only their shadows are seen.
tree((5.3, -7.4, 0), 7.5, bark(), leafage(), seed=6, crowded=0.55)
tree((1.0, -8.2, 0), 8, bark(), leafage(), seed=9, crowded=0.5)
sun((-0.62, 1, -0.42), 4.2, 1.0, (1, 0.76, 0.48))
camera((-1.0, -5.0, 1.62), (0.1, 0, 1.62), 31, aperture=5.6, focus=(0, 0, 2)).data.shift_y = 0.075
bake("photoframe-streets", samples=16, exposure=0.0)
