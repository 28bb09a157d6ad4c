"""A museum's hall of pale stone: columns, a round-arched niche with the picture, a marble floor that mirrors it, a bust."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import metal, plaster
from kit.nodes import Material
from kit.room import label
from kit.shapes import box, curved, mesh, moulding, plane, turned

begin(seed=71)
sky((0.75, 0.82, 0.95), 0.16)

stone = plaster((0.68, 0.62, 0.51), 0.06, 0.07)
rose = plaster((0.36, 0.12, 0.085), 0.05, 0.08)


def marble(light, dark, vein, rough=0.14):
    made = Material("marble", light, rough, Clearcoat=0.3)
    place = made.place()
    clouds = made.noise(place, 1.6, 8, 0.6, 0.6)
    lines = made.ramp(made.noise(place, 1.1, 9, 0.62, 1.6), (0.47, 0.0), (0.5, 1.0), (0.53, 0.0))
    made.set("Base Color", made.mix(lines, made.ramp(clouds, (0.35, dark), (0.65, light)), vein))
    return made


# The floor: large flags, light and dark by turns.
floor = Material("floor", rough=0.09, Clearcoat=0.4)
place = floor.place(turn=(0, 0, math.radians(45)))
check = floor.node("TexChecker", Vector=place, Scale=1.25, Color1=(0.42, 0.38, 0.32), Color2=(0.075, 0.06, 0.055))
vein = floor.ramp(floor.noise(floor.place(), 1.4, 9, 0.62, 1.6), (0.46, 1.0), (0.5, 0.7), (0.54, 1.0))
cloud = floor.ramp(floor.noise(floor.place(), 0.9, 7, 0.6), (0.3, 0.75), (0.7, 1.08))
floor.set("Base Color", floor.multiply(floor.multiply(check, vein), cloud))
plane(16, 12, (0, -3, 0), floor)

# The wall, with a panel of rose plaster below a round arch.
box((14, 0.3, 6), (0, 0.15, 3), stone, edge=0)
HALF, SPRING = 1.36, 2.75
arch = [(-HALF, 0.5), (HALF, 0.5)] + [(HALF * math.cos(a), SPRING + HALF * math.sin(a)) for a in (i * math.pi / 40 for i in range(41))]
mesh([(x, -0.006, z) for x, z in arch], [tuple(range(len(arch)))], rose)
rib = []
for at in range(61):
    angle = math.pi * at / 60
    for far, out in ((0, 0.0), (0, 0.05), (0.03, 0.075), (0.08, 0.07), (0.11, 0.1), (0.17, 0.1), (0.19, 0.06), (0.2, 0.0)):
        rib.append(((HALF + far) * math.cos(angle), -out, SPRING + (HALF + far) * math.sin(angle)))
count = 8
faces = [(at * count + i, (at + 1) * count + i, (at + 1) * count + i + 1, at * count + i + 1) for at in range(60) for i in range(count - 1)]
mesh(rib, faces, stone, smooth=True)
box((0.3, 0.16, 0.5), (0, -0.07, SPRING + HALF + 0.16), stone, (0, 0, 0), edge=0.02)
for side in (-1, 1):
    box((0.22, 0.1, SPRING - 0.5), (side * (HALF + 0.1), -0.05, 0.5 + (SPRING - 0.5) / 2), stone, edge=0.015)
    box((0.3, 0.16, 0.12), (side * (HALF + 0.1), -0.07, SPRING), stone, edge=0.025)
box((14, 0.08, 0.42), (0, -0.04, 0.21), marble((0.1, 0.13, 0.11), (0.035, 0.055, 0.045), (0.4, 0.42, 0.38)), edge=0.012)
box((14, 0.12, 0.08), (0, -0.06, 0.46), stone, edge=0.02)

# Columns to both sides, fluted below the eye as stone is, polished.
red = marble((0.3, 0.13, 0.09), (0.14, 0.05, 0.035), (0.55, 0.45, 0.36), 0.16)
shaft = [(0.0, 0.0), (0.3, 0.0), (0.3, 0.12), (0.27, 0.14), (0.29, 0.19), (0.25, 0.23), (0.245, 0.26)]
for x in (-2.35, 2.35, -4.0, 4.0):
    box((0.66, 0.66, 0.16), (x, -0.5, 0.08), stone, edge=0.015)
    turned(curved([(r, z + 0.16) for r, z in shaft[1:]], 6), stone, (x, -0.5, 0))
    turned(curved([(0.235, 0.42), (0.232, 1.5), (0.215, 2.9), (0.2, 3.9)], 10), red, (x, -0.5, 0))
    turned(curved([(0.2, 3.9), (0.23, 3.94), (0.21, 3.98), (0.3, 4.12), (0.3, 4.2)], 6), stone, (x, -0.5, 0))
    box((0.7, 0.7, 0.14), (x, -0.5, 4.27), stone, edge=0.02)

gilt = metal((0.83, 0.57, 0.24), 0.32, 0.3)
WIDTH, HEIGHT, MIDDLE = 1.42, 1.78, 2.22
canvas = plane(WIDTH, HEIGHT, (0, -0.055, MIDDLE), None, (math.pi / 2, 0, 0))
slot(canvas, "photo", rough=0.45, coat=0.12, coat_rough=0.18, aspect=WIDTH / HEIGHT)
moulding(WIDTH - 0.02, HEIGHT - 0.02, (0, -0.045, MIDDLE), gilt, 0.04, 0.03)
moulding(WIDTH + 0.06, HEIGHT + 0.06, (0, -0.03, MIDDLE), gilt, 0.15, 0.1)
label(1.1, 1.3)

# Urns on plinths before the columns' feet.
grey = marble((0.62, 0.6, 0.56), (0.48, 0.46, 0.43), (0.3, 0.29, 0.28), 0.2)
urn = [
    (0.0, 0.0), (0.1, 0.0), (0.1, 0.03), (0.045, 0.07), (0.04, 0.1), (0.1, 0.16), (0.17, 0.3), (0.18, 0.4), (0.13, 0.48),
    (0.1, 0.52),
]
urn += [(0.12, 0.57), (0.16, 0.6), (0.16, 0.62), (0.12, 0.61)]
for x in (-1.72, 1.72):
    box((0.42, 0.42, 0.8), (x, -0.45, 0.4), stone, edge=0.012)
    box((0.5, 0.5, 0.07), (x, -0.45, 0.83), stone, edge=0.02)
    turned(curved(urn), grey, (x, -0.45, 0.865))

spot((-0.4, -3.0, 4.9), (0, 0, MIDDLE), 520, 34, 0.8, (1, 0.9, 0.75))
window((-5.5, -3.2, 4.2), (0, -0.3, 1.6), 1.6, 3.2, 330, (1, 0.93, 0.82))
window((5.5, -4, 3.5), (0, -0.5, 1.2), 2, 3, 120, (0.8, 0.88, 1))
window((0, -3.2, 5.8), (0, -1.5, 0), 6, 2, 110, (0.9, 0.95, 1))

camera((0.0, -5.7, 1.45), (0, 0, 1.72), 33, aperture=8, focus=(0, 0, 2))
bake("photoframe-galleries", samples=16, exposure=0.1)
