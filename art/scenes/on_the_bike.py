"""A delivery bicycle with a poster on its load, parked in a cobbled street in the morning sun; shops and trees behind."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.facade import Rooms, Style, facade, masonry, shops
from kit.light import camera, sun
from kit.materials import metal, wood
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.shapes import ball, box, curved, cylinder, moulding, plane, tube
from kit.solid import Solid, again, standing
from kit.street import pavement, slabs, street_lamp
from kit.vehicle import delivery_bike

begin(seed=251)
heaven(
    (0.9, 0.84, 0.74), (0.46, 0.6, 0.8), (0.14, 0.3, 0.6), 0.65, glow=(0.8, 0.6, 0.35), sun=(-0.8, -0.5, 0.5), narrow=5,
    clouds={"cover": 0.4, "shade": (0.6, 0.62, 0.68), "lit": (1.2, 1.12, 1.0), "soft": 0.3, "dense": 0.8, "even": 0.4},
)

# Cobbles: near the bicycle each is a stone of its own, farther off they are a texture.
TONES = ((0.19, 0.18, 0.165), (0.25, 0.235, 0.21), (0.15, 0.145, 0.14), (0.22, 0.2, 0.175))
tones = [Material("stone", tone, 0.62) for tone in TONES]
for each in tones:
    grain = each.noise(each.place(), 34, 6, 0.7)
    base = each.shader.inputs["Base Color"].default_value[:3]
    dust = each.noise(each.place(), 0.8, 5, 0.6)
    speckled = each.multiply(tuple(base), each.ramp(grain, (0.3, 0.6), (0.7, 1.3)))
    each.set("Base Color", each.multiply(speckled, each.ramp(dust, (0.35, 0.72), (0.65, 1.12))))
    each.bump(grain, 0.35, 0.006)
stones = Solid()
for row in range(54):
    y, shift, x = -2.4 + 0.115 * row, 0.07 * (row % 2), -3.2
    x += shift
    while x < 3.4:
        wide, up = random.uniform(0.12, 0.165), random.uniform(-0.005, 0.004)
        stones.box((x, y, -0.07), (x + wide - 0.011, y + 0.104 + random.uniform(-0.004, 0.003), up), random.choice(tones))
        x += wide
stones.made(None, 0.013, name="cobbles")
sand = Material("sand", (0.16, 0.14, 0.11), 0.95)
plane(8, 8, (0, 0, -0.018), sand)
FAR = ((0.17, 0.165, 0.155), (0.24, 0.225, 0.2), (0.2, 0.19, 0.175))
plane(80, 60, (0, 10, -0.03), slabs(0.0, size=(0.15, 0.115), tones=FAR))

# The bicycle, in bottle green with brown leather, and its load: a box of boards that bears the poster.
paint = Material("paint", (0.008, 0.05, 0.035), 0.22, Clearcoat=0.8, Clearcoat_Roughness=0.04)
leather = Material("leather", (0.16, 0.07, 0.03), 0.45)
leather.bump(leather.noise(leather.place(), 120, 3), 0.15, 0.002)
delivery_bike(paint, leather)
WIDE, TALL, LOW, DEEP, X = 0.92, 1.2, 0.36, 0.19, -0.37
pine = wood((0.3, 0.18, 0.09), (0.56, 0.39, 0.22), scale=2.2, rough=0.5, coat=0.15)
box((WIDE + 0.04, 2 * DEEP, 0.025), (X, 0, LOW - 0.018), pine, edge=0.004)
box((WIDE + 0.02, 2 * DEEP - 0.012, TALL + 0.02), (X, 0, LOW + TALL / 2), pine, edge=0.006)
poster = plane(WIDE - 0.02, TALL - 0.02, (X, -DEEP - 0.001, LOW + TALL / 2), None, (math.pi / 2, 0, 0))
slot(poster, "poster", rough=0.4, coat=0.2, coat_rough=0.15, aspect=(WIDE - 0.02) / (TALL - 0.02))
# Iron at its corners, stays to the beam and to the bars' tube, straps down to the rails: nothing shakes loose on cobbles.
iron = Material("iron", (0.03, 0.032, 0.034), 0.45, Metallic=0.6)
steel = metal((0.6, 0.6, 0.62), 0.25, 0.05)
held = Solid()
for side in (-1, 1):
    x = X + side * (WIDE / 2 + 0.018)
    for z, up in ((LOW - 0.004, 1), (LOW + TALL + 0.006, -1)):
        held.box((x - 0.012, -DEEP - 0.018, min(z, z + 0.13 * up)), (x + 0.006, DEEP, max(z, z + 0.13 * up)), iron)
        held.box((min(x, x - 0.11 * side), -DEEP - 0.019, z - 0.008), (max(x, x - 0.11 * side), DEEP, z + 0.008), iron)
for x in (X - 0.3, X + 0.02, X + 0.34):
    held.box((x - 0.02, -DEEP - 0.012, 0.3), (x + 0.02, -DEEP - 0.004, LOW + 0.012), iron)
held.made(None, 0.003, name="irons")
for x in (X - 0.3, X + 0.02, X + 0.34):
    cylinder(0.009, 0.012, (x, -DEEP - 0.016, LOW - 0.028), steel, (math.pi / 2, 0, 0), 16)
tube([(X - WIDE / 2 - 0.01, -0.05, 0.86), (-0.9, -0.045, 0.7), (-0.985, -0.03, 0.6)], 0.008, iron)
tube([(X + WIDE / 2 + 0.01, -0.06, 0.98), (0.2, -0.05, 0.93), (0.285, -0.03, 0.88)], 0.008, iron)
# A rod from the foot of the bars to the arm of the fork steers the small wheel.
tube([(0.13, -0.06, 0.3), (0.13, -0.1, 0.25)], 0.011, steel)
tube([(0.13, -0.1, 0.25), (-0.5, -0.1, 0.235), (-0.95, -0.095, 0.275), (-1.07, -0.075, 0.36)], 0.008, steel)
for at in ((0.13, -0.1, 0.25), (-1.07, -0.075, 0.36)):
    ball(0.014, at, steel, 16)
# The loaves of the morning stand in a crate of slats on the rack, a strap around it.
crust = Material("crust", rough=0.75)
baked = crust.noise(crust.place(), 22, 5, 0.6)
crust.set("Base Color", crust.ramp(baked, (0.3, (0.2, 0.08, 0.025)), (0.5, (0.42, 0.2, 0.065)), (0.7, (0.66, 0.42, 0.2))))
crust.bump(baked, 0.5, 0.006)
flour = Material("slash", (0.72, 0.55, 0.33), 0.9)
CRATE, SIDE, FOOT = 1.05, 0.18, 0.75
slats = Solid()
for z in (FOOT + 0.005, FOOT + 0.09, FOOT + 0.175):
    for y in (-0.155, 0.143):
        slats.box((CRATE - SIDE, y, z), (CRATE + SIDE, y + 0.012, z + 0.07), pine)
    for x in (CRATE - SIDE, CRATE + SIDE - 0.012):
        slats.box((x, -0.143, z), (x + 0.012, 0.143, z + 0.07), pine)
for x in (CRATE - SIDE + 0.012, CRATE + SIDE - 0.04):
    for y in (-0.143, 0.115):
        slats.box((x, y, FOOT), (x + 0.028, y + 0.028, FOOT + 0.25), pine)
slats.box((CRATE - SIDE, -0.15, FOOT - 0.002), (CRATE + SIDE, 0.15, FOOT + 0.01), pine).made(None, 0.003, name="crate")
for x in (CRATE - 0.11, CRATE + 0.11):
    strap = [(x, -0.16, FOOT - 0.01), (x, -0.166, FOOT + 0.05), (x, -0.163, FOOT + 0.24), (x, -0.14, FOOT + 0.25)]
    tube(strap, 0.009, leather)
for number in range(9):
    x, y = CRATE - 0.13 + 0.13 * (number % 3), -0.1 + 0.1 * (number // 3)
    lean, back = random.uniform(-0.16, 0.2), random.uniform(-0.12, 0.08)
    long = random.uniform(0.36, 0.5)
    bow = [(0.0, 1.0), (0.3, 1.08), (0.7, 1.06), (0.92, 0.8), (1.0, 0.35)]
    place = lambda t: (x + lean * long * t + 0.03 * t * t, y + back * long * t, FOOT + 0.03 + long * t)
    tube(curved([(*place(t), thick) for t, thick in bow], 4), 0.036, crust)
    for t in (0.52, 0.66, 0.8):
        (sx, sy, sz), wide = place(t), 0.034
        cut = [(sx - 0.7 * wide, sy - 0.7 * wide, sz - 0.022), (sx, sy - 1.02 * wide, sz), (sx + 0.7 * wide, sy - 0.7 * wide, sz + 0.022)]
        tube(cut, 0.0055, flour)
LIST = [(0, 0), (0, 0.8), (0.15, 1), (0.85, 1), (1, 0.8), (1, 0)]
moulding(WIDE - 0.04, TALL - 0.04, (X, -DEEP, LOW + TALL / 2), pine, 0.04, 0.014, LIST)

# Across the street: a pavement, shops with awnings, trees.
kerb = Material("kerb", (0.3, 0.29, 0.27), 0.7)
flags = slabs(0.0, size=(0.6, 0.4), tones=((0.3, 0.285, 0.26), (0.36, 0.34, 0.31), (0.33, 0.315, 0.29)))
pavement((-40, 7), (40, 10), flags, kerb)
stone, white = masonry((0.55, 0.5, 0.42), soot=0.35), Material("sash", (0.6, 0.58, 0.53), 0.5)
rooms = Rooms(glow=0.3)
ochre, rose = (masonry(tone, block=(40, 40), soot=0.3) for tone in ((0.62, 0.46, 0.24), (0.6, 0.36, 0.27)))
dark = [Material("joinery", tone, 0.4) for tone in ((0.02, 0.06, 0.09), (0.09, 0.02, 0.02), (0.02, 0.05, 0.03))]
awnings = [Material("awning", tone, 0.9) for tone in ((0.5, 0.08, 0.05), (0.62, 0.55, 0.42), (0.04, 0.18, 0.14))]
for x, bays, wall, seed in ((-16, 5, ochre, 3), (-2.5, 4, rose, 5), (8.3, 5, ochre, 8)):
    house = Style(wall, stone, white, bay=2.7, storey=3.3, ground=3.9, surround=0.15, sash="casement", bands=(0,))
    facade(standing(x, 10), bays, 2, house, rooms, lit=0.05, seed=seed)
    front = Style(wall, stone, dark[seed % 3], ground=3.9)
    covers = {0: awnings[seed % 3], 2: awnings[(seed + 1) % 3]}
    # Piers of neighbours would lie in one another.
    shops(standing(x, 10 + 0.004 * seed), 2.7 * bays, front, count=3, seed=seed, glow=0.7, awnings=covers)
green = leafage((0.04, 0.1, 0.015), (0.16, 0.24, 0.05))
for x, y, seed in ((-5.4, 7.8, 5), (4.6, 7.9, 9)):
    tree((x, y, 0.1), 5.6, bark(), green, seed=seed, size=0.11, crowded=0.8)
street_lamp(1.1, 7.5, 3.6, 0, glow=0.0)
# Tubs of flowers before the shops.
tub = Material("tub", (0.3, 0.13, 0.08), 0.8)
petals = [leafage((0.5, 0.05, 0.1), (0.75, 0.2, 0.25)), leafage((0.6, 0.45, 0.05), (0.8, 0.7, 0.2))]
for number, x in enumerate((-3.1, -1.4, 2.6, 3.4)):
    box((0.5, 0.4, 0.4), (x, 8.9, 0.34), tub, edge=0.03)
    tree((x, 8.9, 0.45), 0.5, bark(), green, seed=20 + number, size=0.07, crowded=1.2, spread=1.4)
    tree((x, 8.85, 0.5), 0.55, bark(), petals[number % 2], seed=30 + number, size=0.05, crowded=0.7, spread=1.5)

# Crates of fruit on trestles before the shop.
fruit = [(0.75, 0.26, 0.02), (0.55, 0.04, 0.03), (0.3, 0.42, 0.06), (0.8, 0.55, 0.08)]
for x, tone in zip((-2.55, -2.1, 5.3, 5.75), fruit):
    first = None
    stall = Solid().box((x - 0.2, 8.62, 0.72), (x + 0.2, 8.66, 0.8), pine).box((x - 0.2, 9.05, 0.86), (x + 0.2, 9.09, 0.98), pine)
    stall.face([(x - 0.2, 8.62, 0.74), (x + 0.2, 8.62, 0.74), (x + 0.2, 9.09, 0.9), (x - 0.2, 9.09, 0.9)], pine)
    for side in (x - 0.21, x + 0.19):
        stall.face([(side, 8.62, 0.72), (side, 9.09, 0.86), (side, 9.09, 0.98), (side, 8.62, 0.8)], pine)
        stall.box((side, 8.7, 0.14), (side + 0.03, 8.74, 0.76), pine).box((side, 9.0, 0.14), (side + 0.03, 9.04, 0.86), pine)
    stall.made(None, 0.004, name="stall")
    for at in range(48):
        z = random.uniform(0, 1)
        here = Matrix.Translation((x + random.uniform(-0.16, 0.16), 8.66 + 0.38 * z, 0.79 + 0.14 * z + random.uniform(0, 0.05)))
        first = again(first, here) if first else ball(0.045, here.translation, Material("fruit", tone, 0.4), 16)

# A tree behind the camera dapples the stones, not the poster.
tree((-2.9, -7.2, 0), 6.5, bark(), green, seed=6, crowded=0.6)
sun((0.72, 0.62, -0.62), 5.6, 0.8, (1.0, 0.84, 0.62))
camera((-0.8, -4.3, 1.1), (-0.06, 0, 1.1), 47, aperture=1.5, focus=(X, -0.2, 0.9)).data.shift_y = -0.075
bake("photoframe-streets", samples=12, exposure=0.0, seen=8)
