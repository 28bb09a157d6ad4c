"""A delivery bicycle with a poster on its load, parked in a cobbled street in the morning sun; shops and trees behind."""

import math
import random

from kit.bake import bake, begin, slot
from kit.facade import Rooms, Style, facade, masonry, shops
from kit.light import camera, sun
from kit.materials import wood
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.shapes import box, curved, moulding, plane, tube
from kit.solid import Solid, standing
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
# Loaves of the morning stand in it, and a rod from the bars steers the small wheel.
crust = Material("crust", rough=0.75)
baked = crust.noise(crust.place(), 22, 5, 0.6)
crust.set("Base Color", crust.ramp(baked, (0.3, (0.2, 0.08, 0.025)), (0.5, (0.42, 0.2, 0.065)), (0.7, (0.66, 0.42, 0.2)))).bump(baked, 0.5, 0.006)
for number in range(4):
    x, long = X + 0.02 + 0.088 * number, 0.3 - 0.03 * (number % 2) - 0.02 * number
    foot, high = LOW + TALL - 0.06, 0.78
    bow = [(0.0, 1.0), (0.3, 1.08), (0.7, 1.06), (0.92, 0.8), (1.0, 0.35)]
    line = [(x + 0.62 * long * t + 0.03 * t * t, 0.03 - 0.04 * t, foot + high * long * t, thick) for t, thick in bow]
    tube(curved(line, 4), 0.034, crust)
tube([(0.15, -0.09, 0.36), (-0.3, -0.1, 0.34), (-0.98, -0.07, 0.42)], 0.007, paint)
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

# A tree behind the camera dapples the stones, not the poster.
tree((-2.9, -7.2, 0), 6.5, bark(), green, seed=6, crowded=0.6)
sun((0.72, 0.62, -0.62), 5.6, 0.8, (1.0, 0.84, 0.62))
camera((-0.8, -4.3, 1.1), (-0.06, 0, 1.1), 47, aperture=2.4, focus=(X, -0.2, 0.9)).data.shift_y = -0.075
bake("photoframe-streets", samples=14, exposure=0.0)
