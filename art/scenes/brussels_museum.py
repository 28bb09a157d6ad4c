"""A museum's hall of pale stone: columns, a round-arched niche with the picture, a marble floor that mirrors it, a bust."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import metal, plaster
from kit.nodes import Material
from kit.room import label
from kit.shapes import box, curved, mesh, moulding, plane, tube, turned

begin(seed=71)
sky((0.75, 0.82, 0.95), 0.16)

stone = plaster((0.68, 0.62, 0.51), 0.06, 0.07)
rose = plaster((0.36, 0.12, 0.085), 0.05, 0.08)


def marble(light, dark, vein, rough=0.14, size=1.0):
    """Breccia: stones of all sizes that lie in their own dust, each of its own tone, the joints between them fine and soft."""
    made = Material("marble", light, rough, Clearcoat=0.4, Clearcoat_Roughness=0.04)
    place = made.place(scale=1 / size)
    bent = made.mix(0.14, place, made.noise(place, 2.6, 5, 0.6), "ADD")
    fine = made.mix(0.03, bent, made.noise(place, 14, 4, 0.6), "ADD")
    middle = tuple((a + b) / 2 for a, b in zip(light, dark))
    tone = None
    for scale, share in ((4.2, 1.0), (11.0, 0.5), (31.0, 0.4)):
        cells = {"Vector": fine, "Scale": scale}
        own = made.node("SeparateXYZ", 0, Vector=made.node("TexVoronoi", "Color", **cells))
        edge = made.node("TexVoronoi", settings={"feature": "DISTANCE_TO_EDGE"}, **cells)
        stones = made.ramp(own, (0.0, dark), (0.5, middle), (1.0, light))
        where = made.ramp(made.noise(bent, 0.45 * scale, 4, 0.6), (0.46, 0.0), (0.58, share))
        tone = stones if tone is None else made.mix(where, tone, stones)
        joint = made.multiply(made.ramp(edge, (0.0, 0.7), (0.035, 0.0)), made.ramp(made.noise(bent, 1.7, 6, 0.7), (0.42, 0.0), (0.62, 1.0)))
        tone = made.mix(joint, tone, vein)
    clouds = made.noise(place, 5.0, 9, 0.7)
    made.set("Base Color", made.multiply(tone, made.ramp(clouds, (0.3, 0.72), (0.7, 1.15))))
    return made


# The floor: large flags, light and dark by turns.
floor = Material("floor", rough=0.09, Clearcoat=0.4)
place = floor.place(turn=(0, 0, math.radians(45)))
check = floor.node("TexChecker", Vector=place, Scale=1.25, Color1=(0.42, 0.38, 0.32), Color2=(0.075, 0.06, 0.055))
vein = floor.ramp(floor.noise(floor.place(), 5.4, 11, 0.72, 0.8), (0.4, 0.82), (0.5, 1.0), (0.6, 1.05))
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
box((14, 0.08, 0.42), (0, -0.04, 0.21), marble((0.1, 0.13, 0.11), (0.035, 0.055, 0.045), (0.26, 0.29, 0.25), size=0.6), edge=0.012)
box((14, 0.12, 0.08), (0, -0.06, 0.46), stone, edge=0.02)

# Columns to both sides, fluted below the eye as stone is, polished.
red = marble((0.3, 0.13, 0.09), (0.14, 0.05, 0.035), (0.46, 0.3, 0.22), 0.16, 0.75)
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
grey = marble((0.07, 0.11, 0.09), (0.025, 0.045, 0.036), (0.2, 0.23, 0.19), 0.12, 0.35)
urn = [
    (0.0, 0.0), (0.1, 0.0), (0.1, 0.03), (0.045, 0.07), (0.04, 0.1), (0.1, 0.16), (0.17, 0.3), (0.18, 0.4), (0.13, 0.48),
    (0.1, 0.52),
]
urn += [(0.12, 0.57), (0.16, 0.6), (0.16, 0.62), (0.12, 0.61)]
bronze = metal((0.72, 0.48, 0.2), 0.3, 0.2)
for x in (-1.72, 1.72):
    box((0.42, 0.42, 0.8), (x, -0.45, 0.4), stone, edge=0.012)
    box((0.5, 0.5, 0.07), (x, -0.45, 0.83), stone, edge=0.02)
    turned(curved(urn), grey, (x, -0.45, 0.865))
    # Bands of gilded bronze at its foot and lip, a handle to each side.
    for far, up in ((0.104, 0.885), (0.048, 0.95), (0.163, 1.478)):
        turned([(far, -0.012), (far + 0.008, -0.006), (far + 0.008, 0.006), (far, 0.012)], bronze, (x, -0.45, up))
    for side in (-1, 1):
        arc = [(0.175, 0.3), (0.25, 0.38), (0.24, 0.5), (0.16, 0.53), (0.11, 0.5)]
        tube(curved([(x + side * far, -0.45, 0.865 + up) for far, up in arc], 6), 0.012, bronze)

spot((-0.4, -3.0, 4.9), (0, 0, MIDDLE), 520, 34, 0.8, (1, 0.9, 0.75))
window((-5.5, -3.2, 4.2), (0, -0.3, 1.6), 1.6, 3.2, 330, (1, 0.93, 0.82))
window((5.5, -4, 3.5), (0, -0.5, 1.2), 2, 3, 120, (0.8, 0.88, 1))
window((0, -3.2, 5.8), (0, -1.5, 0), 6, 2, 110, (0.9, 0.95, 1))

camera((0.0, -5.7, 1.45), (0, 0, 1.72), 33, aperture=8, focus=(0, 0, 2))
bake("photoframe-galleries", samples=16, exposure=0.1)
