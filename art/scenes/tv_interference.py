"""A television of the sixties on a sideboard at night, seen from the left; its tube lights the bezel, the wood and the wall."""

import math

from kit.bake import bake, begin, slot
from kit.light import bulb, camera, sky, window
from kit.materials import metal, wood
from kit.nodes import Material
from kit.shapes import ball, box, curved, cylinder, mesh, plane, tube, turned

begin(seed=67)
sky((0.07, 0.08, 0.1), 0.3)

# A wall in sage distemper, a picture rail, the panelling below it.
wall = Material("wall", (0.1, 0.13, 0.11), 0.85)
wall.bump(wall.noise(wall.place(), 60, 4), 0.1, 0.003)
plane(6, 3.4, (0, 0.42, 1.3), wall, (math.pi / 2, 0, 0))
panel = Material("panelling", (0.075, 0.1, 0.088), 0.5)
for x in range(-4, 5):
    box((0.03, 0.02, 1.4), (0.31 * x + 0.1, 0.41, 0.6), panel, edge=0.006)

teak = wood((0.1, 0.04, 0.016), (0.3, 0.14, 0.058), scale=2.2, rough=0.28, coat=0.5)
box((3.2, 0.95, 0.05), (0, -0.12, -0.025), teak, edge=0.008)
box((3.1, 0.9, 0.6), (0, -0.1, -0.36), wood((0.08, 0.03, 0.012), (0.24, 0.1, 0.04), scale=2), edge=0.01)

# The set: a cabinet of walnut, its front let in behind an edge of its own.
WIDE, HIGH, DEEP, FOOT = 0.86, 0.6, 0.42, 0.035
MIDDLE, FRONT = FOOT + HIGH / 2, -0.2
walnut = wood((0.05, 0.02, 0.009), (0.23, 0.1, 0.042), scale=2.6, rough=0.24, coat=0.8)
board = wood((0.075, 0.03, 0.012), (0.3, 0.135, 0.056), scale=3.1, rough=0.3, coat=0.6)
THICK = 0.026
for side in (-1, 1):
    box((THICK, DEEP, HIGH), (side * (WIDE - THICK) / 2, FRONT + DEEP / 2 - 0.02, MIDDLE), walnut, edge=0.007)
    box((WIDE, DEEP, THICK), (0, FRONT + DEEP / 2 - 0.021, MIDDLE + side * (HIGH - THICK) / 2), walnut, edge=0.007)
box((WIDE - THICK, DEEP - 0.05, HIGH - THICK), (0, FRONT + DEEP / 2, MIDDLE), board, edge=0)
brass = metal((0.78, 0.56, 0.27), 0.25, 0.08)
for side in (-1, 1):
    for y in (FRONT + 0.04, FRONT + 0.34):
        turned([(0, 0), (0.011, 0), (0.018, FOOT + 0.002)], brass, (0.36 * side, y, 0))

# The tube: the outline of its glass has sides that bow and round corners.
TUBE = (-0.118, MIDDLE)
HALF, TALL, POWER = 0.276, 0.215, 5.2
TURNS, RINGS = 192, 40


def outline(turn, out=0.0):
    """Where the tube's edge is in a direction, and further out."""
    c, s = math.cos(turn), math.sin(turn)
    a, b = HALF + out, TALL + out
    far = (abs(c / a) ** POWER + abs(s / b) ** POWER) ** (-1 / POWER)
    return far * c, far * s


GLASS = FRONT - 0.012
points, faces, uvs = [(TUBE[0], GLASS - 0.03, TUBE[1])], [], [(0.5, 0.5)]
turns = []
for at in range(TURNS):
    # Even steps along the edge, not round the middle.
    side = 2 * math.pi * at / TURNS
    turns.append(math.atan2(TALL * math.sin(side), HALF * math.cos(side)))
for ring in range(1, RINGS + 1):
    share = ring / RINGS
    for turn in turns:
        x, z = outline(turn)
        x, z = share * x, share * z
        bulge = 0.03 * (1 - 0.62 * (x / HALF) ** 2 - 0.38 * (z / TALL) ** 2)
        points.append((TUBE[0] + x, GLASS - bulge, TUBE[1] + z))
        uvs.append((0.5 + 0.5 * x / HALF, 0.5 + 0.5 * z / TALL))
for at in range(TURNS):
    to = (at + 1) % TURNS
    faces.append((0, 1 + at, 1 + to))
    for ring in range(RINGS - 1):
        inner, outer = 1 + ring * TURNS, 1 + (ring + 1) * TURNS
        faces.append((inner + at, outer + at, outer + to, inner + to))
tubes = mesh(points, faces, None, uvs, smooth=True, name="tube")
slot(tubes, "photo", "screen", strength=1.7, rough=0.1, coat=1.0, coat_rough=0.02, aspect=HALF / TALL)


def rim(profile, material):
    """A moulding round the tube: how far out, and how far before the front."""
    count = len(profile)
    points, faces = [], []
    for turn in turns:
        for out, before in profile:
            x, z = outline(turn, out)
            points.append((TUBE[0] + x, FRONT - before, TUBE[1] + z))
    for at in range(TURNS):
        to = (at + 1) % TURNS
        for step in range(count - 1):
            faces.append((at * count + step, at * count + step + 1, to * count + step + 1, to * count + step))
    return mesh(points, faces, material, smooth=True, name="rim")


# A mask of satin plastic slopes in to the glass; a thin line of brass and a frame of darker plastic around it.
mask = Material("mask", (0.035, 0.036, 0.034), 0.34, Clearcoat=0.25)
mask.bump(mask.noise(mask.place(), 900, 2), 0.12, 0.0006)
rim([(-0.004, 0.006), (-0.002, 0.014), (0.006, 0.022), (0.016, 0.032), (0.022, 0.036), (0.025, 0.036)], mask)
rim(curved([(0.025, 0.034), (0.026, 0.039), (0.029, 0.04), (0.031, 0.037), (0.031, 0.03)], 4), brass)
rim(curved([(0.031, 0.034), (0.036, 0.034), (0.044, 0.026), (0.048, 0.012), (0.049, -0.006)], 5), mask)

# What the hand finds: two dials of ebonite on brushed metal, piano keys, cloth before the loudspeaker.
PLATE = 0.312
steel = metal((0.56, 0.53, 0.47), 0.3, 0.2)
box((0.15, 0.014, HIGH - 0.1), (PLATE, FRONT - 0.002, MIDDLE), Material("bed", (0.02, 0.018, 0.016), 0.4), edge=0.005)
box((0.138, 0.016, 0.27), (PLATE, FRONT - 0.005, MIDDLE + 0.107), steel, edge=0.004)
ebonite = Material("ebonite", (0.022, 0.02, 0.018), 0.22, Clearcoat=0.6)
ivory = Material("ivory", (0.72, 0.64, 0.47), 0.35, Clearcoat=0.3)


def dial(z, radius, turn):
    at = (PLATE, FRONT - 0.014, z)
    cylinder(1.1 * radius, 0.006, at, brass, (math.pi / 2, 0, 0), edge=0.002)
    cylinder(radius, 0.022, (PLATE, FRONT - 0.022, z), ebonite, (math.pi / 2, 0, 0), edge=0.004)
    for notch in range(36):
        angle = 2 * math.pi * notch / 36
        place = (PLATE + radius * math.sin(angle), FRONT - 0.024, z + radius * math.cos(angle))
        box((0.0032, 0.018, 0.003), place, ebonite, (0, angle, 0), edge=0.0008)
    cylinder(0.62 * radius, 0.03, (PLATE, FRONT - 0.026, z), brass, (math.pi / 2, 0, 0), edge=0.003)
    cylinder(0.54 * radius, 0.032, (PLATE, FRONT - 0.027, z), steel, (math.pi / 2, 0, 0), edge=0.002)
    reach = 0.8 * radius
    box((0.003, 0.004, 0.012), (PLATE + reach * math.sin(turn), FRONT - 0.033, z + reach * math.cos(turn)), ivory, (0, turn, 0))
    for hour in range(13):
        angle = math.radians(-140 + 280 * hour / 12)
        place = (PLATE + 1.22 * radius * math.sin(angle), FRONT - 0.0135, z + 1.22 * radius * math.cos(angle))
        box((0.0016, 0.001, 0.006), place, ebonite, (0, angle, 0), edge=0)


dial(MIDDLE + 0.168, 0.046, 0.7)
dial(MIDDLE + 0.05, 0.037, 2.1)
lamp = Material("pilot", (0.8, 0.1, 0.02), 0.2, Emission=(1, 0.16, 0.04), Emission_Strength=5)
ball(0.005, (PLATE, FRONT - 0.014, MIDDLE - 0.012), lamp, 24, (1, 0.7, 1))
for key in range(4):
    place = (PLATE - 0.045 + 0.03 * key, FRONT - 0.012 + 0.004 * (key == 1), MIDDLE - 0.056)
    box((0.026, 0.026, 0.034), place, ivory, edge=0.004)
felt = Material("cloth", (0.3, 0.22, 0.12), 0.95)
weave = felt.math("SINE", felt.node("SeparateXYZ", 0, Vector=felt.place("Object", 2400)))
weft = felt.math("SINE", felt.node("SeparateXYZ", 2, Vector=felt.place("Object", 2400)))
thread = felt.math("MULTIPLY", weave, weft)
felt.set("Base Color", felt.mix(felt.ramp(thread, (0.0, 0.0), (1.0, 1.0)), (0.1, 0.07, 0.04), (0.34, 0.26, 0.15)))
box((0.138, 0.012, 0.158), (PLATE, FRONT - 0.003, MIDDLE - 0.163), felt, edge=0.003)
for bar in range(6):
    box((0.008, 0.016, 0.158), (PLATE - 0.0575 + 0.023 * bar, FRONT - 0.01, MIDDLE - 0.163), walnut, edge=0.003)
box((0.1, 0.004, 0.016), (TUBE[0] + 0.2, FRONT - 0.0, FOOT + 0.047), brass, edge=0.002)

# A bad aerial on it, tinfoil round one of its rods.
TOP = FOOT + HIGH
chrome = metal((0.78, 0.77, 0.74), 0.16, 0.03)
turned(curved([(0, 0.03), (0.02, 0.03), (0.04, 0.02), (0.055, 0.0), (0, 0.0)]), ebonite, (-0.1, -0.02, TOP), 64)
for side in (-1, 1):
    foot, tip = (-0.1 + 0.014 * side, -0.02, TOP + 0.02), (-0.1 + 0.34 * side, 0.02, TOP + 0.5)
    tube([foot, tip], 0.0032, chrome)
    half = tuple((a + b) / 2 for a, b in zip(foot, tip))
    tube([half, tip], 0.0022, chrome)
crumple = metal((0.84, 0.84, 0.86), 0.2, 0.0)
cells = crumple.node("TexVoronoi", Vector=crumple.place(), Scale=70.0)
crumple.bump(cells, 1.0, 0.012)
foil = ball(0.02, (-0.048, -0.012, TOP + 0.075), crumple, 48, (0.9, 0.9, 1.5))
foil.rotation_euler = (0, 0.6, 0)

# Beside it: a lamp that is on behind it, a programme, a cup.
shade = Material("shade", (0.75, 0.55, 0.3), 0.9, Emission=(1, 0.52, 0.2), Emission_Strength=2.2)
turned([(0.09, 0.62), (0.16, 0.38)], shade, (-0.72, 0.16, 0), sides=64)
stand = [(0, 0.0), (0.075, 0.0), (0.08, 0.014), (0.026, 0.05), (0.05, 0.14), (0.045, 0.22), (0.014, 0.3), (0.01, 0.42)]
turned(curved(stand), Material("stand", (0.35, 0.1, 0.03), 0.15, Clearcoat=0.9), (-0.72, 0.16, 0), sides=64)
bulb((-0.72, 0.16, 0.5), 13, (1, 0.62, 0.3), 0.06)
spines = [(0.21, 0.03, (0.24, 0.04, 0.025)), (0.185, 0.024, (0.04, 0.1, 0.1)), (0.2, 0.034, (0.36, 0.26, 0.1))]
for number, (height, thick, colour) in enumerate(spines):
    box((thick, 0.14, height), (0.53 + 0.037 * number, 0.1, height / 2), Material("book", colour, 0.6), edge=0.003)

window((-1.5, -2.4, 1.9), (0, 0, 0.3), 1.0, 1.3, 40, (0.62, 0.75, 1)).visible_glossy = False
window((1.5, -1.7, 1.5), (0.1, 0, 0.3), 0.8, 0.8, 26, (1, 0.78, 0.55)).visible_glossy = False
camera((-0.34, -1.62, 0.55), (-0.006, -0.1, 0.345), 47, aperture=5, focus=(-0.1, FRONT, 0.34))
bake("photoframe-screens", samples=24)
