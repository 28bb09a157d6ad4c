"""A cinema at a street's corner, at night after rain: two posters in lit cases below the board with its changeable letters."""

import math

from kit.bake import bake, begin, slot
from kit.facade import Rooms, Style, brickwork, courses, facade, masonry, pane, shops
from kit.light import camera, window
from kit.materials import metal
from kit.nodes import Material
from kit.outdoors import heaven
from kit.screens import artwork
from kit.shapes import ball, box, cylinder, moulding, plane, tube
from kit.signs import along, bulbs
from kit.solid import Solid, standing
from kit.street import asphalt, lights_far, pavement, slabs, street_lamp

begin(seed=231)
heaven((0.16, 0.11, 0.16), (0.05, 0.055, 0.12), (0.018, 0.026, 0.07), 0.7)

# Ground after rain, its kerb before the camera and round the corner.
CORNER = 2.05
TONES = ((0.07, 0.07, 0.075), (0.1, 0.1, 0.105), (0.085, 0.085, 0.09))
ground = slabs(1.0, size=(0.7, 0.7), tones=TONES, puddles=0.86, offset=0.0)
kerb = Material("kerb", (0.12, 0.12, 0.118), 0.4)
plane(60, 60, (10, 16, -0.02), asphalt(0.95, puddles=0.6))
pavement((-8, -5.2), (CORNER + 1.5, 30), ground, kerb, 0.1, front="+x")

# The house: black glass below, glazed blocks of cream above, chrome bands between them.
vitrolite = Material("black glass", (0.006, 0.007, 0.01), 0.06, Clearcoat=0.7, Clearcoat_Roughness=0.02)
own, joints = courses(vitrolite, vitrolite.place(turn=(math.pi / 2, 0, 0)), 0.9, 0.6, 0.003, 0.0)
vitrolite.set("Roughness", vitrolite.ramp(joints, (0.0, 0.07), (1.0, 0.6)))
waves = vitrolite.noise(vitrolite.place(), 1.4, 2)
vitrolite.bump(vitrolite.mix(0.4, waves, vitrolite.ramp(joints, (0.0, 1.0), (1.0, 0.0))), 0.12, 0.01)
cream = masonry((0.5, 0.44, 0.34), block=(0.6, 0.3), joint=0.005, soot=0.3)
chrome = metal((0.72, 0.72, 0.74), 0.24, 0.0)
DOORS, JAMB = -2.75, -1.38
Solid().box((-8, 0, 0), (DOORS, 0.4, 2.4), vitrolite).box((JAMB, 0, 0), (CORNER, 9, 2.4), vitrolite).made(None, 0.01)
Solid().box((-8, 0, 2.4), (CORNER, 9, 8), cream).made(None, 0.01)
bands = Solid()
for z in (0.34, 0.4, 2.28):
    for x, to_x in ((-8, DOORS), (JAMB, CORNER + 0.012)):
        bands.box((x, -0.012, z), (to_x, 0.02, z + 0.022), chrome)
    bands.box((CORNER - 0.01, -0.012, z), (CORNER + 0.012, 9, z + 0.022), chrome)
bands.made(None, 0.004)

# The cases: a chrome frame, a dark mat, paper lit from behind.
dark = Material("case", (0.012, 0.012, 0.014), 0.3, Clearcoat=0.4)
WIDE, TALL, UP = 1.36, 1.7, 1.38
for name, x in (("photo", -0.5), ("second", 1.05)):
    box((WIDE + 0.16, 0.07, TALL + 0.16), (x, -0.035, UP), dark, edge=0.008)
    poster = plane(WIDE, TALL, (x, -0.073, UP), None, (math.pi / 2, 0, 0))
    slot(poster, name, "screen", strength=0.82, rough=0.07, coat=0.6, coat_rough=0.02, aspect=WIDE / TALL)
    moulding(WIDE, TALL, (x, -0.07, UP), dark, 0.03, 0.012)
    moulding(WIDE + 0.06, TALL + 0.06, (x, -0.06, UP), chrome, 0.045, 0.045)

# The board: milk glass between chrome lips on a rounded canopy, tubes of neon along it, bulbs in rows below.
FACE, HIGH, LOW, OUT, LEFT = 3.8, 0.62, 2.5, 0.85, -2.03
MID, FRONT = LEFT + FACE / 2, -OUT - 0.012
board = plane(FACE, HIGH, (MID, FRONT, LOW + HIGH / 2), None, (math.pi / 2, 0, 0))
slot(board, "board", "screen", strength=1.0, rough=0.3, aspect=FACE / HIGH)
red = Material("enamel", (0.22, 0.012, 0.02), 0.22, Clearcoat=0.7)
Solid().box((LEFT - 0.22, -OUT, LOW - 0.16), (LEFT + FACE + 0.22, 0.02, LOW + HIGH + 0.16), red).made(None, 0.05)
moulding(FACE, HIGH, (MID, -OUT, LOW + HIGH / 2), chrome, 0.028, 0.035)


def neon(points, colour, glow=10.0):
    lit = Material("neon", (0, 0, 0), 0.4, Emission=colour, Emission_Strength=glow)
    lit.made.cycles.sample_as_light = False
    return tube(points, 0.011, lit)


PINK, TEAL = (1.0, 0.08, 0.22), (0.06, 0.75, 0.85)
ends = LEFT - 0.2, LEFT + FACE + 0.2
for z, colour in ((LOW - 0.1, PINK), (LOW + HIGH + 0.09, PINK), (LOW + HIGH + 0.2, TEAL)):
    y = -OUT - 0.03 if z < LOW + HIGH + 0.15 else -OUT + 0.06
    (left, right), half = ends, -OUT * 0.5
    line = [(left, -0.02), (left - 0.03, half), (left, y), (left + 0.05, y), (MID, y), (right - 0.05, y), (right, y)]
    neon([(x, deep, z) for x, deep in [*line, (right + 0.03, half), (right, -0.02)]], colour)
below = [along((LEFT, y, LOW - 0.19), (LEFT + FACE, y, LOW - 0.19), 0.31) for y in (-0.16, -0.4, -0.64)]
bulbs(sum(below, []), 0.028, (1.0, 0.7, 0.4), 9.0)
window((MID, -0.45, LOW - 0.24), (MID, -0.5, 0), 4.2, 0.6, 120, (1.0, 0.7, 0.42)).visible_glossy = False
window((MID, FRONT - 0.1, LOW + 0.3), (MID, -4, 0.4), 4.2, 0.5, 36, (1.0, 0.93, 0.82)).visible_glossy = False
window((MID, -OUT - 0.1, LOW - 0.1), (MID, -3, 0), 4.2, 0.1, 10, PINK).visible_glossy = False
window((MID, -0.5, LOW + HIGH + 0.35), (MID, 0.2, 4.2), 4.4, 0.2, 26, TEAL).visible_glossy = False

# The doors: chrome and glass; in the foyer a counter, a pillar, lamps before warm walls.
foyer = Material("foyer", (0.62, 0.34, 0.2), 0.8)
Solid().face([(-4.4, 4.5, 0), (JAMB, 4.5, 0), (JAMB, 4.5, 3), (-4.4, 4.5, 3)], foyer).face(
    [(-4.4, 0.4, 0), (-4.4, 4.5, 0), (-4.4, 4.5, 3), (-4.4, 0.4, 3)], foyer
).made()
plane(4, 4.4, (-3, 2.4, 0.12), Material("carpet", (0.14, 0.02, 0.025), 0.95))
oak = Material("counter", (0.12, 0.05, 0.02), 0.3, Clearcoat=0.4)
Solid().box((-3.6, 3.2, 0.1), (-1.6, 3.9, 1.15), oak).box((-3.7, 3.1, 1.15), (-1.5, 4.0, 1.21), dark).made(None, 0.01)
glow = Material("lit", (1, 1, 1), 0.5, Emission=(1.0, 0.74, 0.42), Emission_Strength=3.2)
glow.made.cycles.sample_as_light = False
for x in (-3.4, -2.75, -2.1):
    ball(0.11, (x, 3.0, 2.1), glow, 20)
    cylinder(0.004, 0.5, (x, 3.0, 2.4), chrome)
for number, x in enumerate((-3.5, -2.8, -2.1)):
    artwork(standing(x, 4.4, 1.36), 0.46, 0.66, ((0.5, 0.1, 0.04), (0.75, 0.42, 0.12), (0.06, 0.12, 0.2)), 0.5, 3 + number, 0.03)
window((-2.7, 2.2, 2.36), (-2.7, 3.0, 0), 2.6, 2.0, 130, (1.0, 0.66, 0.38))
leaves = Solid()
for x, to_x in ((DOORS, (DOORS + JAMB) / 2 - 0.005), ((DOORS + JAMB) / 2 + 0.005, JAMB)):
    for a, b, c, d in ((x, x + 0.06, 0.12, 2.3), (to_x - 0.06, to_x, 0.12, 2.3), (x, to_x, 0.12, 0.32), (x, to_x, 2.2, 2.3)):
        leaves.box((a, 0.1, c), (b, 0.15, d), chrome)
leaves.box((DOORS, 0.08, 2.3), (JAMB, 0.2, 2.4), chrome).made(None, 0.005)
for side in (-0.1, 0.1):
    x = (DOORS + JAMB) / 2 + side
    tube([(x, 0.1, 0.85), (x, 0.03, 0.87), (x, 0.03, 1.5), (x, 0.1, 1.52)], 0.016, chrome)
plane(JAMB - DOORS, 2.1, ((DOORS + JAMB) / 2, 0.125, 1.25), pane((0.96, 0.97, 0.97), 0.003), (math.pi / 2, 0, 0))

# Round the corner: a street with shops and lamps, out of focus.
stone = masonry((0.42, 0.37, 0.3), soot=0.4)
sash = Material("sash", (0.03, 0.035, 0.035), 0.4)
rooms = Rooms(glow=1.1)
brick = Style(brickwork(), stone, sash, bay=2.4, storey=3.3, ground=4.0, opening=(1.15, 1.9))
facade(standing(9.5, 31, 0, -90), 11, 3, brick, rooms, lit=0.45, seed=3)
shops(standing(9.5, 31, 0, -90), 26.4, brick, count=6, seed=8, glow=1.8)
facade(standing(-2, 33), 6, 4, brick, rooms, lit=0.4, seed=5)
shops(standing(-2, 33), 14.4, brick, count=4, seed=5, glow=1.7)
for x, y in ((3.2, 7), (3.2, 18), (8.6, 12), (8.6, 24)):
    street_lamp(x, y, 4.4, 120)
lights_far(5, (4.2, 14, 0.6), (7.5, 30, 0.8), [(1.0, 0.08, 0.03), (1.0, 0.9, 0.72)], 16, 0.09, seed=2)

window((-3.5, -6.5, 4.5), (0, 0, 1), 2.5, 2.5, 60, (0.42, 0.56, 1.0)).visible_glossy = False
camera((-0.75, -6.6, 1.0), (0.05, 0, 1.0), 41, aperture=2.8, focus=(0, -0.1, 1.4)).data.shift_y = 0.084
bake("photoframe-streets", samples=24, exposure=0.45)
