"""Three posters pasted on the flaking wall of an alley, in the light of one lamp; the cobbles are wet."""

import math

from kit.bake import bake, begin
from kit.facade import along_wall, courses
from kit.light import camera, sky, spot, window
from kit.nodes import Material
from kit.posters import pasted, remains, sheet
from kit.shapes import ball, box, cylinder, plane, surface, tube, turned
from kit.solid import Solid
from kit.street import slabs

begin(seed=101)
sky((0.3, 0.42, 0.75), 0.16)

# Two coats of plaster on bricks, limewash over them in two colours: where a coat has come off, its broken edge stands out.
wall = Material("wall", rough=0.9)
place = along_wall(wall)
shaken = wall.mix(0.01, place, wall.noise(place, 11, 3), "ADD")
own, joints = courses(wall, shaken, 0.235, 0.077, 0.006)
brick = wall.ramp(
    own, (0.0, (0.1, 0.048, 0.04)), (0.35, (0.22, 0.088, 0.058)), (0.7, (0.27, 0.13, 0.085)), (1.0, (0.15, 0.085, 0.07))
)
brick = wall.multiply(brick, wall.ramp(wall.noise(place, 15, 8, 0.7), (0.34, 0.45), (0.66, 1.15)))
brick = wall.mix(joints, brick, (0.25, 0.23, 0.2))
grain = wall.noise(place, 30, 8, 0.72)
off = wall.mix(0.16, wall.noise(place, 0.8, 4, 0.5, 0.5), wall.noise(place, 8, 7, 0.62))
bare = wall.ramp(off, (0.418, 1.0), (0.425, 0.0))
first = wall.ramp(off, (0.445, 1.0), (0.451, 0.0))
# Paint has scaled off in flakes, and rain has run over what is left.
flakes = wall.mix(0.3, wall.noise(wall.stretch(place, 1, 0.7, 1), 1.5, 5, 0.6, 0.3), wall.noise(place, 17, 6, 0.66))
scaled = wall.ramp(flakes, (0.44, 1.0), (0.448, 0.0))
older = wall.ramp(flakes, (0.485, 1.0), (0.49, 0.0))
wash = wall.mix(older, (0.34, 0.33, 0.285), (0.4, 0.345, 0.24))
wash = wall.mix(scaled, wash, (0.33, 0.31, 0.28))
wash = wall.mix(first, wash, (0.27, 0.245, 0.21))
wash = wall.multiply(wash, wall.ramp(wall.noise(place, 2.6, 8, 0.68), (0.32, 0.8), (0.66, 1.1)))
runs = wall.noise(wall.stretch(place, 5.0, 0.22, 1), 1.4, 7, 0.65)
wash = wall.multiply(wash, wall.ramp(runs, (0.36, 0.62), (0.5, 0.98), (0.62, 1.04)))
wash = wall.multiply(wash, wall.ramp(grain, (0.3, 0.86), (0.7, 1.06)))
split = wall.node(
    "TexVoronoi",
    settings={"feature": "DISTANCE_TO_EDGE"},
    Vector=wall.mix(0.12, place, wall.noise(place, 2.4, 6, 0.7), "ADD"),
    Scale=0.9,
)
some = wall.ramp(wall.noise(place, 0.7, 2), (0.52, 0.0), (0.58, 1.0))
crack = wall.math("MULTIPLY", wall.ramp(split, (0.0, 1.0), (0.006, 0.0)), some)
wash = wall.mix(crack, wash, (0.05, 0.045, 0.04))
wall.set("Base Color", wall.mix(bare, wash, brick))
# In metres, from the bricks outwards: joints, bricks, two coats, paint.
stones = wall.math("ADD", wall.ramp(joints, (0.0, 0.006), (1.0, 0.0)), wall.math("MULTIPLY", grain, 0.004))
coats = wall.math("ADD", wall.ramp(first, (0.0, 0.026), (1.0, 0.018)), wall.ramp(scaled, (0.0, 0.0016), (1.0, 0.0)))
coats = wall.math("ADD", coats, wall.math("MULTIPLY", wall.noise(place, 3.2, 4, 0.5), 0.006))
coats = wall.math("SUBTRACT", coats, wall.math("MULTIPLY", crack, 0.004))
outward = wall.mix(bare, coats, stones)
wall.bump(wall.mix(0.5, grain, wall.noise(place, 90, 4, 0.7)), 0.35, 0.004)
lifted = wall.node("Displacement", Height=outward, Midlevel=0.029, Scale=1.0)
wall.tree.links.new(lifted, wall.output.inputs["Displacement"])
wall.made.cycles.displacement_method = "BOTH"
Solid().box((-7, 0.05, 0), (7, 0.4, 6), wall).made()
surface(lambda u, v: (-2.6 + 5.0 * u, 0.0, -0.05 + 3.4 * v), 720, 480, wall)

pasted("photo", 0.02, 1.53, 1.32, 1.69, seed=4, turn=-0.8, loose=1.1)
pasted("second", -1.27, 1.56, 0.98, 1.28, seed=9, turn=1.4, loose=0.8)
pasted("third", 1.3, 1.55, 0.98, 1.28, seed=14, turn=0.7, loose=1.2)
old = remains()
for x, z, width, height in ((-2.3, 1.6, 0.8, 1.2), (2.25, 1.7, 0.7, 1.1), (-0.66, 0.98, 0.8, 0.9), (0.72, 2.2, 0.9, 1.0)):
    sheet(old, x, z, width, height)

# The lamp on its bent arm, bolted to the wall beside the middle poster: its light rakes over all three.
enamel = Material("enamel", (0.02, 0.05, 0.04), 0.25, Clearcoat=0.6)
LAMP = (-0.74, -0.62, 2.52)
arm = [(-0.74, -0.02, 2.62), (-0.74, -0.13, 2.66), (-0.74, -0.24, 2.86), (-0.74, -0.5, 2.9), (-0.74, -0.62, 2.74), LAMP]
arm = tube(arm, 0.014, enamel)
plate = box((0.09, 0.03, 0.2), (-0.74, -0.018, 2.62), enamel, edge=0.008)
bolts = [cylinder(0.011, 0.02, (-0.74, -0.036, z), enamel, (math.pi / 2, 0, 0)) for z in (2.54, 2.7)]
shade = turned(
    [(0.02, 0.13), (0.045, 0.11), (0.06, 0.06), (0.16, 0.0), (0.165, -0.012), (0.152, -0.006), (0.05, 0.05)],
    enamel,
    LAMP,
    48,
)
globe = ball(
    0.045, (-0.74, -0.62, 2.52), Material("bulb", (1, 1, 1), 0.4, Emission=(1.0, 0.72, 0.38), Emission_Strength=30), 24
)
for part in (arm, shade, globe, plate, *bolts):
    part.visible_shadow = False
spot((-0.74, -0.64, 2.48), (-0.3, -0.2, 0), 120, 168, 1.0, (1.0, 0.72, 0.42)).data.shadow_soft_size = 0.06
spot((-2.6, -2.0, 3.9), (0.4, 0, 1.3), 170, 80, 1.0, (1.0, 0.78, 0.52))
window((-6, -3.5, 3.2), (-1, 0, 1.2), 1.5, 2.5, 90, (0.6, 0.74, 1.0))
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
