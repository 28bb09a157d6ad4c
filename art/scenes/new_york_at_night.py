"""On a wet roof at night: a screen on it, two more on the houses beside, far towers behind, one of them in floodlight."""

from kit.bake import bake, begin
from kit.facade import Rooms, Style, brickwork, facade, masonry
from kit.light import bulb, camera, window
from kit.materials import metal
from kit.nodes import Material
from kit.outdoors import heaven, landmark, skyline, tower_skin
from kit.roofs import gravel, roof_things, water_tank
from kit.shapes import ball, curved, plane, tube, turned
from kit.solid import Solid, standing
from kit.street import asphalt, billboard

begin(seed=161)
heaven(
    (0.3, 0.2, 0.19),
    (0.1, 0.09, 0.14),
    (0.03, 0.035, 0.075),
    0.6,
    glow=(0.12, 0.06, 0.04),
    sun=(0.3, 1, 0.02),
    narrow=5,
    clouds={"cover": 0.55, "shade": (0.05, 0.05, 0.08), "lit": (0.3, 0.2, 0.18), "even": 0.35, "soft": 0.35, "move": (4, 2, 0)},
)
stone = masonry((0.42, 0.38, 0.32), soot=0.5)
rooms = Rooms(glow=0.9)
sash = Material("sash", (0.04, 0.045, 0.045), 0.4)
tar = asphalt(1.0, (0.11, 0.105, 0.1), puddles=1.0, still=0.025, ripple=0.4, damp=0.18)
brick = brickwork()

# The roof that the camera stands on, at height 0: tar, its low walls, a skylight, what stands about.
plane(30, 40, (0, 8, 0), tar)
# Loose stones along the edges, out of the water that stands in the middle.
gravel((-9.5, 0.5), (-4.6, 6.4), 5000, seed=3)
gravel((4.2, 1.5), (9.5, 6.0), 5000, seed=5)
wall = Solid()
for low, to in (((-11, -12), (-10.7, 17)), ((10.4, -12), (10.7, 17)), ((-11, 16.7), (10.7, 17))):
    wall.box((*low, -0.5), (*to, 0.75), brick)
    wall.box((low[0] - 0.06, low[1] - 0.06, 0.75), (to[0] + 0.06, to[1] + 0.06, 0.84), stone)
wall.made(None, 0.012)
# Lamps in cages along the far wall.
caged = Material("caged lamp", (1, 1, 1), 0.4, Emission=(1.0, 0.75, 0.45), Emission_Strength=9)
for x in (-9.2, -4.6, 4.4, 9.6):
    ball(0.075, (x, 16.6, 0.62), caged, 16)
    bulb((x, 16.3, 0.7), 45, (1.0, 0.72, 0.42), 0.1).visible_glossy = False
glow = Material("skylight", (0.2, 0.2, 0.2), 0.4, Emission_Strength=0.34)
soot = glow.noise(glow.stretch(glow.place(), 1, 3, 1), 1.6, 5, 0.65)
glow.set("Emission", glow.multiply((1.0, 0.62, 0.3), glow.ramp(soot, (0.32, 0.12), (0.68, 1.0))))
bars = metal((0.1, 0.1, 0.1), 0.5)
X, Y = -6.9, 7.2
light = Solid()
for side in (-1, 1):
    light.face([(X, Y, 1.3), (X + 2.6, Y, 1.3), (X + 2.6, Y + side * 0.85, 0.62), (X, Y + side * 0.85, 0.62)], glow)
light.face([(X, Y - 0.85, 0.62), (X, Y + 0.85, 0.62), (X, Y, 1.3)], glow).face(
    [(X + 2.6, Y - 0.85, 0.62), (X + 2.6, Y + 0.85, 0.62), (X + 2.6, Y, 1.3)], glow
)
light.box((X - 0.08, Y - 0.93, 0), (X + 2.68, Y + 0.93, 0.6), brick)
for number in range(6):
    x = X + 2.6 * number / 5
    for side in (-1, 1):
        light.bar((x, Y, 1.31), (x, Y + side * 0.87, 0.61), 0.05, bars)
light.bar((X - 0.05, Y, 1.32), (X + 2.65, Y, 1.32), 0.07, bars)
light.made()
roof_things(4.5, 9.5, 5, 15, 0, seed=9)
# Pipes along the wall, a vent with its hood, a hatch with a lamp on it.
zinc = metal((0.34, 0.35, 0.36), 0.38, 0.15)
for y, z, thick in ((3.6, 0.3, 0.1), (3.95, 0.3, 0.06)):
    tube(curved([(10.4, y, z), (5.6, y, z), (5.2, y + 0.1, z), (5.1, y + 0.5, z), (5.1, y + 5, z)], 6), thick, zinc)
for x in (6.4, 8.2):
    Solid().box((x, 3.4, 0), (x + 0.14, 4.15, 0.2), stone).made(None, 0.01)
turned([(0.16, 0.0), (0.16, 0.9), (0.17, 0.92), (0.17, 0.98)], zinc, (4.1, 4.6, 0), 40)
turned([(0.0, 0.22), (0.1, 0.2), (0.3, 0.02), (0.29, 0.0)], zinc, (4.1, 4.6, 1.02), 40)
for x in (-0.12, 0.12):
    Solid().bar((4.1 + x, 4.6, 0.9), (4.1 + x, 4.6, 1.12), 0.02, zinc).made()
# A stair's head with a lamp over its door.
Solid().box((6.2, 11.5, 0), (9.4, 15.5, 2.5), brick).box((6.05, 11.35, 2.5), (9.55, 15.6, 2.62), stone).made(None, 0.01)
Solid().box((6.9, 11.42, 0), (7.9, 11.5, 2.1), Material("door", (0.05, 0.09, 0.08), 0.5)).made(None, 0.01)
ball(0.09, (7.4, 11.3, 2.28), Material("lamp", (1, 1, 1), 0.4, Emission=(1.0, 0.72, 0.4), Emission_Strength=14), 16)
bulb((7.4, 11.1, 2.25), 60, (1.0, 0.7, 0.4), 0.1)

billboard("photo", standing(0.1, 11.0, 0, 2), width=7.0, height=6.2, up=1.15, lamps=0, kind="screen", strength=0.8)

second = Style(brick, stone, sash, bay=2.5, storey=3.3, ground=4.2, opening=(1.15, 1.95), roof=tar)
facade(standing(11.5, 20, -14.1), 6, 3, second, rooms, lit=0.35, seed=4, deep=10)
billboard("second", standing(11.6, 22, 0.3, -6), width=6.2, height=6.4, up=3.3, lamps=0, kind="screen", strength=0.62)
third = Style(
    masonry((0.4, 0.34, 0.27), block=(40, 40)),
    stone,
    sash,
    bay=2.6,
    storey=3.4,
    ground=4.2,
    surround=0.15,
    sash="casement",
    roof=tar,
)
facade(standing(-31, 22, -11), 8, 3, third, rooms, lit=0.35, seed=6, deep=10)
billboard("third", standing(-15.2, 24, 3.7, 8), width=7.2, height=5.6, up=1.2, lamps=0, kind="screen", strength=0.6)
water_tank(17.5, 26, 0.3, 6.4, 1.6)
water_tank(-22.5, 27, 3.7, 6.0, 1.5)
haze = (0.017, 0.012, 0.016)
skins = [
    tower_skin(tone, lit, glow, 0.9, (wide, 3.4), haze, (230, 460))
    for tone, lit, wide, glow in (
        ((0.03, 0.034, 0.045), 0.36, 2.6, (1.0, 0.8, 0.5)), ((0.06, 0.045, 0.036), 0.42, 3.0, (1.0, 0.7, 0.38)),
        ((0.045, 0.045, 0.05), 0.5, 2.2, (0.85, 0.9, 1.0)),
    )
]
skyline(skins, (0, 250), 620, 80, 92, seed=8, gap=2)
landmark((-66, 235, 0), 116, skins[1])
# The street behind the roofs shines up between the houses.
bulb((-6, 60, -6), 5000, (1.0, 0.66, 0.36), 3)
bulb((30, 70, -6), 5000, (1.0, 0.7, 0.42), 3)
# The town's own glow on the roof.
window((-3, 0, 12), (0, 7, 0), 9, 9, 260, (0.75, 0.7, 0.85)).visible_glossy = False
camera((-1.2, -2.6, 1.3), (-0.1, 11, 1.3), 25.5, aperture=1.2, focus=(0, 11, 4)).data.shift_y = 0.0
bake("photoframe-streets", samples=26, exposure=0.75, seen=24, mirror=1)
