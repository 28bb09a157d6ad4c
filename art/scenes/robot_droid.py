"""The head of a robot before the wall of a workshop, seen from the front; letters stand to its right. A metre is the frame's
height."""

import math

from mathutils import Matrix, Vector

from kit.armour import bellows, bolt, disc, enamel, lamp, plate, plated_wall, shell, steel
from kit.bake import bake, begin
from kit.light import bulb, camera, sky, window
from kit.nodes import Material
from kit.shapes import ball, box, cylinder, tube
from kit.solid import Solid

begin(seed=41)
sky((0.5, 0.6, 0.7), 0.1)

white = enamel((0.74, 0.75, 0.74), worn=0.3, dirt=0.4)
orange = enamel((0.72, 0.14, 0.012), worn=0.42, dirt=0.3)
dark, bright = steel(0.09, 0.34), steel(0.62, 0.2)
rubber = Material("rubber", (0.012, 0.013, 0.015), 0.5)
visor = Material("visor", (0.006, 0.009, 0.012), 0.06, Clearcoat=1.0, Clearcoat_Roughness=0.02)
cyan = lamp((0.1, 0.78, 1.0), 7.0)
ember = lamp((1.0, 0.2, 0.03), 5.0)

HEAD = (
    Matrix.Translation((-0.655, 0.0, 0.075))
    @ Matrix.Rotation(math.radians(9), 4, "Z")
    @ Matrix.Rotation(math.radians(3), 4, "X")
)


def on_head(made):
    made.matrix_world = HEAD @ made.matrix_world
    return made


R = (0.215, 0.225, 0.255)
SQUARE = (0.62, 0.72)
# The skull above, the jaw below, and between them the visor.
on_head(shell(R, white, square=SQUARE, up=(0.3, 1.0), thick=0.016))
on_head(shell((0.205, 0.215, 0.235), white, square=SQUARE, up=(-0.97, -0.2), thick=0.016))
on_head(shell((0.196, 0.205, 0.235), visor, square=SQUARE, up=(-0.7, 0.7)))
on_head(shell((0.2185, 0.2285, 0.2585), dark, square=SQUARE, up=(0.27, 0.335), thick=0.02))
on_head(shell((0.211, 0.221, 0.239), dark, square=SQUARE, up=(-0.24, -0.18), thick=0.02))
# The crest: a band over the skull from the brow to the nape.
crest = shell(
    (R[2] * 1.035, R[1] * 1.035, R[0]), orange, square=(0.72, 0.66), up=(-0.3, 0.3), around=(0.735, 1.16), thick=0.022
)
crest.matrix_world = HEAD @ Matrix.Rotation(math.radians(-90), 4, "Y") @ Matrix.Rotation(math.pi, 4, "X")

# Eyes: a ring of steel, a dark cup, a ring of light around a lit pupil.
for side in (-1, 1):
    at = (side * 0.083, -0.196, 0.012)
    way = (side * 0.12, -1, 0.02)
    on_head(
        disc([(0.05, -0.03), (0.05, 0.006), (0.054, 0.012), (0.061, 0.012), (0.064, 0.004), (0.064, -0.03)], at, way, bright)
    )
    on_head(disc([(0.0, 0.0), (0.05, 0.001)], at, way, rubber))
    on_head(disc([(0.03, 0.002), (0.032, 0.006), (0.041, 0.006), (0.043, 0.002)], at, way, cyan))
    on_head(disc([(0.0, 0.009), (0.012, 0.008), (0.018, 0.003), (0.019, 0.0)], at, way, cyan))
    glow = bulb((at[0], at[1] - 0.07, at[2]), 0.55, (0.15, 0.75, 1.0), 0.02)
    glow.matrix_world = HEAD @ glow.matrix_world

# The mouth: bars before a dim glow, in a frame.
frame = on_head(box((0.2, 0.03, 0.088), (0, -0.214, -0.135), dark, edge=0.014))
on_head(box((0.168, 0.02, 0.056), (0, -0.223, -0.135), rubber, edge=0.006))
on_head(box((0.156, 0.004, 0.012), (0, -0.2335, -0.135), ember, edge=0))
for number in range(9):
    on_head(cylinder(0.0056, 0.062, (-0.072 + 0.018 * number, -0.237, -0.135), bright, edge=0.002))
for x in (-0.088, 0.088):
    for z in (-0.105, -0.165):
        made = bolt((x, -0.229, z), (0, -1, 0), 0.0055, bright, x + z)
        for part in made:
            on_head(part)

# Ears, with aerials.
for side in (-1, 1):
    at, way = (side * 0.19, -0.01, 0.02), (side, 0, 0)
    on_head(disc([(0.088, 0.0), (0.09, 0.03), (0.084, 0.036), (0.0, 0.036)], at, way, dark))
    on_head(disc([(0.07, 0.034), (0.07, 0.05), (0.062, 0.058), (0.04, 0.06), (0.036, 0.052), (0.0, 0.052)], at, way, orange))
    on_head(disc([(0.03, 0.05), (0.03, 0.064), (0.025, 0.07), (0.0, 0.07)], at, way, bright))
    on_head(tube([(side * 0.222, 0, 0.08), (side * 0.226, 0, 0.17), (side * 0.25, 0.0, 0.33)], 0.0055, bright))
    on_head(cylinder(0.011, 0.05, (side * 0.2235, 0, 0.105), dark, edge=0.003))
    on_head(ball(0.0145, (side * 0.25, 0.0, 0.335), ember))

# Seams and rivets of the skull.
for side in (-1, 1):
    for number in range(4):
        turn = math.radians(20 + 17 * number)
        x, z = 0.205 * math.cos(turn) ** 0.7, 0.1 + 0.135 * math.sin(turn) ** 0.7
        on_head(ball(0.0058, (side * x, -0.13 - 0.02 * number, z), bright, scale=(1, 1, 1)))

# Neck, pistons, cables, shoulders.
X = -0.655
bellows(0.098, -0.34, -0.14, 6, rubber, at=(X, 0.02))
disc([(0.15, -0.36), (0.165, -0.35), (0.165, -0.315), (0.155, -0.305), (0.11, -0.3)], (X, 0.02, 0), (0, 0, 1), bright)
for side in (-1, 1):
    tube([(X + side * 0.15, -0.05, -0.36), (X + side * 0.105, -0.06, -0.1)], 0.0115, bright)
    tube([(X + side * 0.155, -0.05, -0.4), (X + side * 0.13, -0.055, -0.235)], 0.0185, dark)
for number, (start, end, tone) in enumerate([(-0.07, -0.1, orange), (0.035, 0.07, rubber), (0.075, 0.12, rubber)]):
    tube([(X + start, -0.09, -0.13), (X + start * 1.5, -0.14, -0.22), (X + end, -0.13, -0.36)], 0.009, tone)
shell((0.33, 0.2, 0.16), white, Matrix.Translation((X, 0.02, -0.5)), square=(0.5, 0.6), up=(-0.3, 1.0))
shell((0.338, 0.208, 0.16), orange, Matrix.Translation((X, 0.02, -0.51)), square=(0.5, 0.6), up=(0.15, 0.42), thick=0.01)
shell((0.12, 0.08, 0.11), dark, Matrix.Translation((X, -0.13, -0.45)), square=(0.4, 0.4))
for side in (-1, 1):
    pad = Matrix.Translation((X + side * 0.35, 0.02, -0.44)) @ Matrix.Rotation(math.radians(side * 24), 4, "Y")
    shell((0.15, 0.17, 0.14), white, pad, square=(0.6, 0.6), up=(-0.3, 1.0), thick=0.014)
    shell((0.155, 0.175, 0.145), orange, pad, square=(0.6, 0.6), up=(-0.32, -0.05), thick=0.014)
    disc(
        [(0.03, 0), (0.03, 0.012), (0.022, 0.018), (0, 0.018)],
        pad @ Matrix.Translation((side * 0.02, -0.168, 0.02)) @ Vector((0, 0, 0)),
        (0, -1, 0),
        bright,
    )

# The wall: sheets of painted steel with bolts, pipes, a louvre, lamps.
paint = enamel((0.035, 0.075, 0.09), below=(0.16, 0.16, 0.17), worn=0.2, dirt=0.5, rough=0.42)
paint2 = enamel((0.05, 0.095, 0.11), below=(0.16, 0.16, 0.17), worn=0.25, dirt=0.5, rough=0.42)
plated_wall(
    [(-0.86, 0.52), (-0.3, 0.58), (0.33, 0.66), (0.96, 0.58)], [(-0.34, 0.42), (0.13, 0.5), (0.52, 0.26)], (paint, paint2), bright
)
for number, z in enumerate((0.405, 0.46)):
    made = cylinder(0.02, 3.2, (0, 0.4, z), (steel(0.24, 0.36), rubber)[number], turn=(0, math.radians(90), 0))
    for x in (-0.42, 0.1, 0.72):
        cylinder(0.026, 0.03, (x + 0.1 * number, 0.4, z), dark, turn=(0, math.radians(90), 0), edge=0.004)
tube([(0.99, 0.4, 0.4), (0.97, 0.38, 0.2), (1.03, 0.36, 0.0), (0.96, 0.38, -0.25), (1.0, 0.4, -0.6)], 0.014, rubber)
for number in range(6):
    box((0.16, 0.02, 0.012), (0.86, 0.44, -0.4 + 0.022 * number), dark, turn=(math.radians(35), 0, 0), edge=0.002)
yellow, black = enamel((0.7, 0.36, 0.01), worn=0.4, dirt=0.5), enamel((0.012, 0.012, 0.012), worn=0.35)
hazard = Solid()
for number in range(12):
    x, lean = -0.27 + 0.058 * number, 0.034
    corners = [(x, -0.465), (x + 0.058, -0.465), (x + 0.058 + lean, -0.4), (x + lean, -0.4)]
    hazard.face([(px, 0.434, pz) for px, pz in corners], (yellow, black)[number % 2])
hazard.made()
plate((0.8, 0.012, 0.1), (0.09, 0.441, -0.4325), dark, bright, inset=0.016, radius=0.006)
for x, tone in ((0.66, cyan), (0.69, ember)):
    ball(0.008, (x, 0.435, -0.3), tone)

window((-1.7, -1.6, 1.9), (-0.3, 0, 0.0), 0.9, 0.9, 120, (1, 0.94, 0.86))
window((0.35, -0.4, 1.1), (-0.5, 0.1, 0.1), 0.35, 0.5, 16, (0.75, 0.88, 1.0))
window((-1.5, 0.35, 0.1), (-0.66, 0.0, 0.1), 0.15, 0.9, 14, (0.3, 0.8, 1.0))
window((0.3, -2.4, 0.1), (0.2, 0, 0.0), 1.6, 1.0, 12, (0.9, 0.95, 1.0)).visible_glossy = False

camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=2.2, focus=(-0.65, -0.2, 0.05))
bake("textart-logo", samples=24, exposure=0.2, shape=(1536, 768))
