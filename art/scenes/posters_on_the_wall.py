"""Three posters pasted on the flaking wall of an alley, in the light of one lamp; the cobbles are wet."""

import math

from kit.bake import bake, begin
from kit.facade import along_wall, courses
from kit.light import camera, sky, spot, window
from kit.nodes import Material
from kit.posters import pasted, remains, sheet
from kit.shapes import ball, box, cylinder, plane, tube, turned
from kit.solid import Solid
from kit.street import slabs

begin(seed=101)
sky((0.3, 0.42, 0.75), 0.16)

# Plaster that has come off the bricks in places, and above them old limewash in two colours.
wall = Material("wall", rough=0.9)
place = along_wall(wall)
own, joints = courses(wall, place, 0.235, 0.077, 0.006)
brick = wall.ramp(
    own, (0.0, (0.1, 0.048, 0.04)), (0.35, (0.22, 0.088, 0.058)), (0.7, (0.27, 0.13, 0.085)), (1.0, (0.15, 0.085, 0.07))
)
brick = wall.multiply(brick, wall.ramp(wall.noise(place, 15, 8, 0.7), (0.34, 0.45), (0.66, 1.15)))
brick = wall.mix(joints, brick, (0.25, 0.23, 0.2))
off = wall.noise(place, 0.75, 10, 0.58, 0.5)
bare = wall.ramp(off, (0.4, 1.0), (0.406, 0.0))
worn = wall.ramp(wall.noise(wall.stretch(place, 1, 0.55, 1), 1.9, 10, 0.66, 0.3), (0.47, 0.0), (0.55, 1.0))
wash = wall.mix(worn, (0.29, 0.31, 0.27), (0.38, 0.355, 0.285))
runs = wall.noise(wall.stretch(place, 2.4, 0.16, 1), 1.4, 7, 0.65)
wash = wall.multiply(wash, wall.ramp(runs, (0.34, 0.68), (0.62, 1.05)))
wall.set("Base Color", wall.mix(bare, wash, brick))
grain = wall.noise(place, 26, 8, 0.7)
raised = wall.mix(
    bare, wall.mix(0.08, (1, 1, 1), grain), wall.multiply(wall.ramp(joints, (0.0, 0.5), (1.0, 0.1)), (1, 1, 1))
)
wall.bump(wall.mix(0.12, raised, worn), 0.8, 0.018)
Solid().box((-7, 0, 0), (7, 0.4, 6), wall).made()

pasted("photo", 0.02, 1.53, 1.32, 1.69, seed=4, turn=-0.8, loose=1.1)
pasted("second", -1.27, 1.56, 0.98, 1.28, seed=9, turn=1.4, loose=0.8)
pasted("third", 1.3, 1.55, 0.98, 1.28, seed=14, turn=0.7, loose=1.2)
old = remains()
for x, z, width, height in ((-2.3, 1.6, 0.8, 1.2), (2.25, 1.7, 0.7, 1.1), (-0.66, 0.98, 0.8, 0.9), (0.72, 2.2, 0.9, 1.0)):
    sheet(old, x, z, width, height)

# The lamp on its bent arm.
enamel = Material("enamel", (0.02, 0.05, 0.04), 0.25, Clearcoat=0.6)
arm = tube([(-0.1, 0, 2.72), (-0.1, -0.2, 2.98), (-0.1, -0.62, 3.02), (-0.1, -0.8, 2.86)], 0.017, enamel)
cylinder(0.07, 0.04, (-0.1, -0.01, 2.7), enamel, (math.pi / 2, 0, 0), edge=0.006)
shade = turned(
    [(0.02, 0.12), (0.05, 0.1), (0.07, 0.05), (0.21, -0.03), (0.215, -0.04), (0.2, -0.035), (0.06, 0.04)],
    enamel,
    (-0.1, -0.8, 2.76),
    48,
)
globe = ball(
    0.055, (-0.1, -0.8, 2.74), Material("bulb", (1, 1, 1), 0.4, Emission=(1.0, 0.72, 0.38), Emission_Strength=30), 24
)
for part in (arm, shade, globe):
    part.visible_shadow = False
spot((-0.1, -0.85, 2.74), (0, -0.5, 0), 185, 165, 1.0, (1.0, 0.72, 0.42)).data.shadow_soft_size = 0.15
spot((-0.1, -2.4, 3.9), (0, 0, 1.3), 170, 80, 1.0, (1.0, 0.78, 0.52))
window((-6, -3.5, 3.2), (-1, 0, 1.2), 1.5, 2.5, 170, (0.5, 0.68, 1.0))
window((6, -5, 2.6), (1.5, 0, 1.2), 0.9, 1.6, 70, (1.0, 0.6, 0.34))

# Cobbles up to the wall, a granite gutter, a grating.
cobbles = slabs(1.0, size=(0.16, 0.13), tones=((0.09, 0.088, 0.085), (0.15, 0.145, 0.14), (0.12, 0.11, 0.105)), puddles=0.75)
plane(14, 9, (0, -4.5, 0), cobbles)
granite = Material("granite", (0.14, 0.138, 0.135), 0.35)
for number in range(14):
    box((0.98, 0.3, 0.1), (-6.5 + number, -0.17, -0.005), granite, edge=0.01)
iron = Material("pipe", (0.035, 0.037, 0.037), 0.4, Metallic=0.4)
cylinder(0.05, 7, (-2.05, -0.08, 3.2), iron)
for z in (0.7, 2.5):
    cylinder(0.062, 0.08, (-2.05, -0.08, z), iron)

camera((-0.4, -3.85, 1.5), (0.02, 0, 1.5), 32, aperture=4, focus=(0, 0, 1.6))
bake("photoframe-streets", samples=28, exposure=0.5)
