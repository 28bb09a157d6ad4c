"""A tram stop at blue hour after rain: two lit posters below its roof, the lit name on the roof's edge, a city behind."""

import math

from kit.bake import bake, begin, slot
from kit.facade import Rooms, Style, brickwork, facade, masonry, shops
from kit.light import camera, window
from kit.materials import glazing, metal, wood
from kit.nodes import Material
from kit.outdoors import bark, heaven, skyline, tower_skin, tree
from kit.shapes import box, cylinder, plane, surface, tube, turned
from kit.solid import Solid, standing
from kit.street import asphalt, lights_far, slabs, street_lamp
from kit.traffic import tram

begin(seed=241)
heaven(
    (0.55, 0.5, 0.62), (0.1, 0.22, 0.56), (0.02, 0.07, 0.27), 0.75, glow=(0.35, 0.2, 0.14), sun=(-0.5, 1, 0.02), narrow=8,
    clouds={"cover": 0.42, "shade": (0.05, 0.09, 0.2), "lit": (0.42, 0.4, 0.58), "soft": 0.35, "dense": 0.7, "even": 0.2},
)

# A square that trams cross: rails in wet paving, a ribbed line for who cannot see where the platform ends.
plane(160, 160, (0, 84.5, -0.02), asphalt(0.95, (0.075, 0.076, 0.08), puddles=0.6, damp=0.17, still=0.025, ripple=0.3))
rail = metal((0.5, 0.5, 0.52), 0.2, 0.05)
groove = Material("groove", (0.008, 0.008, 0.008), 0.8)
for y in (-1.5, -2.93, 6.6, 8.03):
    track = Solid().box((-30, y, -0.1), (30, y + 0.06, 0.002), rail)
    track.box((-30, y + 0.06, -0.1), (30, y + 0.1, 0.001), groove).made()
pale = slabs(1.0, size=(0.6, 0.3), tones=((0.12, 0.12, 0.125), (0.16, 0.16, 0.165), (0.14, 0.14, 0.145)), puddles=1.7, still=0.022)
plane(60, 14, (0, -2.5, 0), pale)
ribs = Material("ribs", (0.42, 0.42, 0.4), 0.4)
ridges = ribs.node("TexWave", settings={"bands_direction": "X"}, Vector=ribs.place(), Scale=8.0)
worn = ribs.noise(ribs.place(), 2.5, 7, 0.65)
ribs.set("Base Color", ribs.multiply((0.42, 0.42, 0.4), ribs.ramp(worn, (0.3, 0.3), (0.62, 0.9)))).bump(ridges, 0.6, 0.006)
ribs.set("Roughness", ribs.ramp(worn, (0.35, 0.06), (0.6, 0.35)))
box((60, 0.3, 0.012), (0, -0.82, 0.001), ribs, edge=0)

# The shelter: painted steel that rain has run down, plates on the ground, a roof of sheets with seams and a bright gutter.
steel = Material("steel", (0.05, 0.058, 0.068), 0.35, Metallic=0.55)
wet = steel.noise(steel.stretch(steel.place(), 26, 26, 0.9), 1.0, 5, 0.65)
steel.set("Base Color", steel.multiply((0.05, 0.058, 0.068), steel.ramp(wet, (0.3, 0.55), (0.68, 1.7))))
steel.set("Roughness", steel.ramp(wet, (0.34, 0.18), (0.62, 0.5))).bump(wet, 0.12, 0.003)
bright = metal((0.6, 0.61, 0.63), 0.25, 0.05)
LEFT, RIGHT, BACK, FRONT, ROOF = -2.35, 2.35, 1.05, -0.42, 2.55
POSTS = (LEFT, -0.47, 0.43, RIGHT - 0.08)
shelter, plates = Solid(), Solid()
for x in POSTS:
    shelter.box((x, BACK, 0), (x + 0.08, BACK + 0.1, ROOF), steel)
    plates.box((x - 0.07, BACK - 0.06, 0), (x + 0.15, BACK + 0.16, 0.018), bright)
    plates.box((x - 0.012, BACK - 0.012, 0.018), (x + 0.092, BACK + 0.112, 0.1), steel)
    for dx, dy in ((-0.045, -0.035), (0.125, -0.035)):
        cylinder(0.014, 0.03, (x + dx, BACK + dy, 0.028), bright, sides=6)
    # A bracket carries the roof out over who waits.
    shelter.box((x + 0.015, FRONT + 0.1, ROOF - 0.07), (x + 0.065, BACK, ROOF), steel)
    shelter.bar((x + 0.04, BACK, ROOF - 0.34), (x + 0.04, BACK - 0.42, ROOF - 0.05), 0.035, steel)
plates.made(None, 0.006, name="plates")
shelter.box((LEFT - 0.25, FRONT, ROOF), (RIGHT + 0.25, BACK + 0.35, ROOF + 0.1), steel)
shelter.box((LEFT, BACK + 0.02, 0.18), (RIGHT, BACK + 0.07, 0.24), steel).made(None, 0.008, name="shelter")
lining = Material("lining", (0.2, 0.21, 0.225), 0.4, Metallic=0.4)
damp = lining.noise(lining.place(), 1.6, 6, 0.65)
lining.set("Base Color", lining.multiply((0.2, 0.21, 0.225), lining.ramp(damp, (0.34, 0.55), (0.62, 1.1))))
under = Solid()
for number in range(7):
    x = LEFT - 0.23 + 0.74 * number
    for y, to in ((FRONT + 0.05, 0.14), (0.37, BACK + 0.3)):
        under.box((x, y, ROOF - 0.012), (x + 0.725, to, ROOF + 0.01), lining)
under.made(None, 0.005, name="ceiling")
gutter = Solid().box((LEFT - 0.27, FRONT - 0.03, ROOF - 0.02), (RIGHT + 0.27, FRONT + 0.01, ROOF + 0.035), bright)
gutter.made(None, 0.008, name="gutter")
clear = glazing((0.93, 0.96, 0.97), 0.5)
plane(0.82, 2.2, (0, BACK + 0.05, 1.3), clear, (math.pi / 2, 0, 0))
# Two rows of dots, so that nobody walks into the glass.
dots = Solid()
for number in range(15):
    for z in (0.86, 0.92):
        dots.box((-0.36 + 0.052 * number, BACK + 0.04, z), (-0.34 + 0.052 * number, BACK + 0.044, z + 0.02), lining)
dots.made(name="dots")
cool = (0.72, 0.87, 1.0)
tube_light = Material("light", (1, 1, 1), 0.5, Emission=cool, Emission_Strength=4.0)
tube_light.made.cycles.sample_as_light = False
for x in (-1.44, 0.0, 1.44):
    box((1.36, 0.09, 0.03), (x, 0.25, ROOF - 0.005), tube_light, edge=0.012)
window((0, 0.25, ROOF - 0.03), (0, 0.2, 0), 4.3, 0.09, 95, cool).visible_glossy = False

# Two cases in the back wall; a bench and the board of a timetable between them.
dark = Material("gasket", (0.01, 0.011, 0.012), 0.4)
WIDE, TALL, UP = 1.42, 1.8, 1.36
for name, x in (("photo", -1.37), ("second", 1.37)):
    box((WIDE + 0.2, 0.2, TALL + 0.26), (x, BACK + 0.02, UP - 0.01), steel, edge=0.03)
    box((WIDE + 0.09, 0.025, TALL + 0.09), (x, BACK - 0.0835, UP), bright, edge=0.008)
    box((WIDE + 0.06, 0.026, TALL + 0.06), (x, BACK - 0.085, UP), dark, edge=0.004)
    for side in (-1, 1):
        cylinder(0.013, 0.02, (x + 0.5 * side, BACK - 0.085, UP - TALL / 2 - 0.085), bright, (math.pi / 2, 0, 0), 24)
    poster = plane(WIDE, TALL, (x, BACK - 0.1, UP), None, (math.pi / 2, 0, 0))
    slot(poster, name, "screen", strength=1.4, rough=0.07, coat=0.6, coat_rough=0.015, aspect=WIDE / TALL)
oak = wood((0.12, 0.07, 0.04), (0.34, 0.22, 0.13), scale=1.4, rough=0.3, coat=0.3)
SEAT = 1.02
for number in range(4):
    box((2 * SEAT, 0.085, 0.035), (0, BACK - 0.17 - 0.1 * number, 0.445), oak, edge=0.008)
for x in (-0.82, 0.0, 0.82):
    box((0.05, 0.44, 0.04), (x, BACK - 0.3, 0.405), bright, edge=0.006)
    box((0.05, 0.07, 0.4), (x, BACK - 0.3, 0.2), bright, edge=0.006)
    box((0.16, 0.2, 0.014), (x, BACK - 0.3, 0.007), bright, edge=0.004)
# Somebody has just run for the tram: a rucksack and a cup are left.
canvas = Material("canvas", (0.42, 0.12, 0.03), 0.85, Sheen=0.3)
weave = canvas.noise(canvas.place(), 46, 4, 0.6)
sagging = canvas.noise(canvas.place(), 9, 3, 0.5)
canvas.set("Base Color", canvas.multiply((0.42, 0.12, 0.03), canvas.ramp(sagging, (0.3, 0.6), (0.7, 1.2)))).bump(weave, 0.3, 0.004)
strap = Material("strap", (0.05, 0.03, 0.02), 0.6)


def sack(u, v):
    angle = 2 * math.pi * u
    bulge = (1 - abs(2 * v - 0.84) ** 3.2) ** 0.5 if v < 0.92 else 0.36 * (1 - (v - 0.92) / 0.08) ** 0.5
    bulge *= 1 + 0.035 * math.sin(5 * angle + 7 * v)
    square = (abs(math.cos(angle)) ** 4 + abs(math.sin(angle)) ** 4) ** -0.25
    return (-0.2 + 0.14 * bulge * square * math.cos(angle), BACK - 0.3 + 0.09 * bulge * square * math.sin(angle), 0.462 + 0.33 * v)


surface(sack, 49, 40, canvas, name="rucksack")
box((0.2, 0.06, 0.14), (-0.2, BACK - 0.4, 0.56), canvas, edge=0.025)
tube([(-0.26, BACK - 0.3, 0.78), (-0.24, BACK - 0.3, 0.83), (-0.16, BACK - 0.3, 0.83), (-0.14, BACK - 0.3, 0.78)], 0.01, strap)
for x in (-0.27, -0.13):
    tube([(x, BACK - 0.33, 0.78), (x, BACK - 0.4, 0.73), (x, BACK - 0.425, 0.64)], 0.009, strap)
paper = Material("paper cup", (0.7, 0.68, 0.62), 0.6)
turned([(0.0, 0.0), (0.028, 0.0), (0.04, 0.115), (0.041, 0.12)], paper, (0.62, BACK - 0.36, 0.463), 32)
turned([(0.042, 0.0), (0.043, 0.008), (0.038, 0.016), (0.0, 0.016)], strap, (0.62, BACK - 0.36, 0.58), 32)
box((0.5, 0.03, 0.72), (-0.02, BACK, 1.5), steel, edge=0.006)
board = plane(0.45, 0.66, (-0.02, BACK - 0.018, 1.5), None, (math.pi / 2, 0, 0))
slot(board, "times", "screen", strength=0.5, rough=0.1, coat=0.5, coat_rough=0.02, aspect=0.45 / 0.66)
# A bin for who is tidier, bolted down beside the shelter.
turned([(0.0, 0.0), (0.2, 0.0), (0.2, 0.02), (0.17, 0.03), (0.17, 0.1), (0.2, 0.12), (0.215, 0.74), (0.22, 0.76), (0.16, 0.84), (0.1, 0.85)], steel, (2.86, 0.75, 0), 48)
for z in (0.2, 0.68):
    turned([(0.212, -0.015), (0.223, 0.0), (0.218, 0.015)], bright, (2.86, 0.75, z), 48)
# The name on the roof's edge.
SIGN, HIGH = 3.9, 0.4
AT = ROOF + 0.06 + HIGH / 2
face = plane(SIGN, HIGH, (0, FRONT - 0.012, AT), None, (math.pi / 2, 0, 0))
slot(face, "name", "screen", strength=1.15, rough=0.25, aspect=SIGN / HIGH)
Solid().box((-SIGN / 2 - 0.06, FRONT - 0.008, ROOF), (SIGN / 2 + 0.06, FRONT + 0.16, ROOF + HIGH + 0.12), steel).made(None, 0.02)
trim = Solid()
for z in (ROOF + 0.045, ROOF + HIGH + 0.06):
    trim.box((-SIGN / 2 - 0.02, FRONT - 0.022, z), (SIGN / 2 + 0.02, FRONT, z + 0.016), bright)
trim.made(None, 0.004, name="trim")
window((0, FRONT - 0.1, AT), (0, -4, 0), 3.8, 0.35, 22, (0.5, 0.75, 1.0)).visible_glossy = False

# The tram behind it is about to leave.
tram(standing(-7.2, 7.3), 24, (0.03, 0.1, 0.22), (0.62, 0.58, 0.48))

# The wire over the tracks and its masts.
for y in (-2.2, 7.3):
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
camera((-0.95, -7.1, 1.08), (0.02, BACK, 1.08), 42, aperture=0.62, focus=(0, BACK, 1.4)).data.shift_y = 0.03
bake("photoframe-streets", samples=26, seen=16, exposure=0.6, mirror=1)
