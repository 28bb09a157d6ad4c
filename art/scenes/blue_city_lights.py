"""A tram stop at blue hour after rain: two lit posters below its roof, the lit name on the roof's edge, a city behind."""

import math

from kit.bake import bake, begin, slot
from kit.facade import Rooms, Style, brickwork, facade, masonry, shops
from kit.light import camera, window
from kit.materials import glazing, metal, wood
from kit.nodes import Material
from kit.outdoors import bark, heaven, skyline, tower_skin, tree
from kit.shapes import box, cylinder, plane, tube
from kit.solid import Solid, standing
from kit.street import asphalt, lights_far, pavement, slabs, street_lamp

begin(seed=241)
heaven(
    (0.55, 0.5, 0.62), (0.1, 0.22, 0.56), (0.02, 0.07, 0.27), 0.75, glow=(0.35, 0.2, 0.14), sun=(-0.5, 1, 0.02), narrow=8,
    clouds={"cover": 0.42, "shade": (0.05, 0.09, 0.2), "lit": (0.42, 0.4, 0.58), "soft": 0.35, "dense": 0.7, "even": 0.2},
)

# The road with its rails, the platform with a ribbed edge, a square and houses behind.
plane(160, 160, (0, 50, -0.15), asphalt(0.95, (0.075, 0.076, 0.08), puddles=0.6, damp=0.17, still=0.025, ripple=0.3))
rail = metal((0.5, 0.5, 0.52), 0.2, 0.05)
groove = Material("groove", (0.008, 0.008, 0.008), 0.8)
for y in (-1.62, -3.05):
    track = Solid().box((-30, y, -0.15), (30, y + 0.06, -0.144), rail)
    track.box((-30, y + 0.06, -0.149), (30, y + 0.1, -0.1465), groove).made()
pale = slabs(0.95, size=(0.6, 0.3), tones=((0.12, 0.12, 0.125), (0.16, 0.16, 0.165), (0.14, 0.14, 0.145)), puddles=0.7, ripple=0.3)
pavement((-30, -0.95), (30, 4.5), pale, Material("kerb", (0.2, 0.2, 0.2), 0.45), 0.0)
Solid().box((-30, -0.93, -0.3), (30, -0.7, -0.03), Material("edge", (0.17, 0.17, 0.17), 0.4)).made()
ribs = Material("ribs", (0.42, 0.42, 0.4), 0.4)
ridges = ribs.node("TexWave", settings={"bands_direction": "X"}, Vector=ribs.place(), Scale=8.0)
worn = ribs.noise(ribs.place(), 2.5, 7, 0.65)
ribs.set("Base Color", ribs.multiply((0.42, 0.42, 0.4), ribs.ramp(worn, (0.3, 0.4), (0.62, 1.0)))).bump(ridges, 0.6, 0.006)
box((60, 0.3, 0.012), (0, -0.62, 0.003), ribs, edge=0)

# The shelter: a thin roof on four posts, glass behind, light in a slot of its ceiling.
steel = Material("steel", (0.035, 0.042, 0.05), 0.35, Metallic=0.7)
bright = metal((0.6, 0.61, 0.63), 0.25, 0.05)
LEFT, RIGHT, BACK, FRONT, ROOF = -2.35, 2.35, 1.05, -0.42, 2.55
shelter = Solid()
for x in (LEFT, -0.47, 0.43, RIGHT - 0.08):
    shelter.box((x, BACK, 0), (x + 0.08, BACK + 0.1, ROOF), steel)
shelter.box((LEFT - 0.25, FRONT, ROOF), (RIGHT + 0.25, BACK + 0.35, ROOF + 0.1), steel)
shelter.box((LEFT, BACK + 0.02, 0.18), (RIGHT, BACK + 0.07, 0.24), steel).made(None, 0.008, name="shelter")
clear = glazing((0.93, 0.96, 0.97), 0.5)
plane(0.82, 2.2, (0, BACK + 0.05, 1.3), clear, (math.pi / 2, 0, 0))
cool = (0.72, 0.87, 1.0)
tube_light = Material("light", (1, 1, 1), 0.5, Emission=cool, Emission_Strength=5.0)
tube_light.made.cycles.sample_as_light = False
box((4.3, 0.09, 0.02), (0, 0.25, ROOF - 0.005), tube_light, edge=0)
window((0, 0.25, ROOF - 0.03), (0, 0.2, 0), 4.3, 0.09, 95, cool).visible_glossy = False

# Two cases in the back wall, a bench and the board of a timetable between them, which the recipe prints.
dark = Material("gasket", (0.01, 0.011, 0.012), 0.4)
WIDE, TALL, UP = 1.42, 1.8, 1.36
for name, x in (("photo", -1.37), ("second", 1.37)):
    box((WIDE + 0.2, 0.2, TALL + 0.26), (x, BACK + 0.02, UP - 0.01), steel, edge=0.015)
    box((WIDE + 0.06, 0.025, TALL + 0.06), (x, BACK - 0.0825, UP), dark, edge=0.004)
    poster = plane(WIDE, TALL, (x, BACK - 0.098, UP), None, (math.pi / 2, 0, 0))
    slot(poster, name, "screen", strength=1.4, rough=0.07, coat=0.6, coat_rough=0.015, aspect=WIDE / TALL)
oak = wood((0.1, 0.06, 0.035), (0.26, 0.17, 0.1), scale=1.4, rough=0.3, coat=0.3)
for number in range(4):
    box((0.78, 0.075, 0.035), (-0.02, BACK - 0.16 - 0.09 * number, 0.46), oak, edge=0.008)
for x in (-0.32, 0.28):
    box((0.05, 0.4, 0.04), (x, BACK - 0.28, 0.42), bright, edge=0.006)
    box((0.05, 0.06, 0.42), (x, BACK - 0.24, 0.21), bright, edge=0.006)
board = Material("timetable", (0.7, 0.72, 0.74), 0.4, Emission=(0.7, 0.8, 0.9), Emission_Strength=0.18)
box((0.5, 0.03, 0.72), (-0.02, BACK, 1.5), steel, edge=0.006)
box((0.45, 0.01, 0.66), (-0.02, BACK - 0.018, 1.5), board, edge=0.002)
# The name on the roof's edge.
SIGN, HIGH = 3.9, 0.4
AT = ROOF + 0.06 + HIGH / 2
face = plane(SIGN, HIGH, (0, FRONT - 0.012, AT), None, (math.pi / 2, 0, 0))
slot(face, "name", "screen", strength=1.15, rough=0.25, aspect=SIGN / HIGH)
Solid().box((-SIGN / 2 - 0.06, FRONT - 0.008, ROOF), (SIGN / 2 + 0.06, FRONT + 0.16, ROOF + HIGH + 0.12), steel).made(None, 0.012)
window((0, FRONT - 0.1, AT), (0, -4, 0), 3.8, 0.35, 22, (0.5, 0.75, 1.0)).visible_glossy = False

# The wire over the tracks and its masts.
for y in (-2.1, -3.4):
    tube([(-30, y, 5.4), (0, y, 5.25), (30, y, 5.4)], 0.008, dark)
for x in (-7.5, 9.5):
    cylinder(0.09, 8, (x, 4.0, 4), steel)

# The city: a row of houses across a park, towers far behind them, lamps and cars.
stone = masonry((0.36, 0.36, 0.36), soot=0.45)
sash = Material("sash", (0.03, 0.035, 0.04), 0.4)
rooms = Rooms(glow=0.9)
brick = Style(brickwork(), stone, sash, bay=2.4, storey=3.3, ground=4.0, opening=(1.15, 1.9))
light = Style(masonry((0.42, 0.41, 0.4), block=(40, 40)), stone, sash, bay=2.6, storey=3.4, surround=0.15, sash="casement")
for x, bays, floors, style, seed in ((-34, 8, 2, light, 2), (-12, 6, 1, brick, 3), (9, 9, 2, light, 6)):
    facade(standing(x, 52), bays, floors, style, rooms, lit=0.35, seed=seed)
    shops(standing(x, 52), bays * style.bay, style, count=bays // 2, seed=seed, glow=1.5)
haze = (0.022, 0.042, 0.1)
skins = [
    tower_skin((0.02, 0.03, 0.055), lit, glow, 1.5, (wide, 3.6), haze, (300, 620))
    for lit, wide, glow in ((0.35, 2.6, (0.75, 0.88, 1.0)), (0.45, 3.4, (1.0, 0.8, 0.5)), (0.3, 3.0, (0.55, 0.78, 1.0)))
]
skyline(skins, (0, 340), 620, 80, 176, seed=12, gap=9)
for x in (-12, -4.6, 0.2, 5.2, 13):
    street_lamp(x, 17, 4.6, 130, (0.8, 0.9, 1.0) if x < 0 else (1.0, 0.74, 0.42), z=-0.2)
tree((-5.2, 16, -0.2), 6, bark(), seed=5)
tree((7.4, 15, -0.2), 6.5, bark(), seed=8)
lights_far(6, (-12, 8.5, 0.4), (-2.5, 12, 0.55), [(1.0, 0.1, 0.03)], 9, 0.085, seed=2)
lights_far(6, (1, 8, 0.4), (10, 12, 0.55), [(0.9, 0.95, 1.0)], 9, 0.1, seed=4)

window((-4, -6, 5), (0, 0, 1), 3, 3, 130, (0.4, 0.58, 1.0)).visible_glossy = False
camera((-0.95, -6.2, 1.08), (0.02, BACK, 1.08), 42, aperture=0.9, focus=(0, BACK, 1.4)).data.shift_y = 0.062
bake("photoframe-streets", samples=30, seen=20, exposure=0.6)
