"""Prints on a cord before a panelled wall, held by pegs; fairy lights above, dried flowers on a shelf below."""

import math
import random

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import bulb, camera, sky, window
from kit.materials import ceramic, metal, wood
from kit.nodes import Material
from kit.party import fairy_lights, peg, sagging
from kit.rangefinder import rangefinder
from kit.shapes import box, curved, cylinder, plane, surface, tube, turned
from kit.solid import Solid, again

begin(seed=59)
sky((0.78, 0.78, 0.85), 0.34)

# Tongue and groove, painted long ago: brush marks, knots that bled through, the coat chipped down to an older one and to wood.
# A dull wall: what it would mirror of the prints is a smear beside them.
painted, pitch = Material("painted", rough=0.8, Specular=0.0), 0.092
at = painted.place()
across = painted.math("ADD", painted.math("MULTIPLY", painted.node("SeparateXYZ", 0, Vector=at), 1 / pitch), 0.2)
board = painted.node("TexWhiteNoise", settings={"noise_dimensions": "1D"}, W=painted.math("FLOOR", across))
rim = painted.math("ABSOLUTE", painted.math("SUBTRACT", painted.math("FRACT", across), 0.5))
strokes = painted.noise(painted.stretch(at, 300, 300, 11), 1.0, 6, 0.7, 0.3)
worn = painted.noise(at, 5, 6, 0.65)
coat = painted.mix(painted.ramp(worn, (0.3, 0.0), (0.7, 1.0)), (0.2, 0.245, 0.235), (0.29, 0.335, 0.315))
boards = painted.ramp(board, (0.0, (0.84, 0.86, 0.85)), (0.5, (1.0, 0.98, 0.96)), (1.0, (1.06, 1.08, 1.1)))
coat = painted.multiply(coat, boards)
coat = painted.multiply(coat, painted.ramp(strokes, (0.34, 0.93), (0.66, 1.04)))
# Resin of a knot yellows whatever is painted over it; years run round it.
two = {"voronoi_dimensions": "2D"}
flat = painted.node("CombineXYZ", X=across, Y=painted.node("SeparateXYZ", 2, Vector=painted.stretch(at, 1, 1, 5.2)))
bent = painted.sum(flat, painted.scaled(painted.noise(at, 22, 3), 0.1))
cell = painted.node("TexVoronoi", settings=two, Vector=bent, Scale=0.9).node
some = painted.math("GREATER_THAN", painted.node("SeparateXYZ", 0, Vector=cell.outputs["Color"]), 0.42)
near = cell.outputs["Distance"]
bled = painted.math("MULTIPLY", painted.ramp(near, (0.05, 0.62), (0.11, 0.8), (0.15, 0.3), (0.28, 0.0)), some)
coat = painted.mix(bled, coat, (0.17, 0.15, 0.1))
years = painted.math("SINE", painted.math("MULTIPLY", near, 150.0))
knot = painted.math("MULTIPLY", painted.ramp(near, (0.02, 1.0), (0.14, 0.7), (0.3, 0.0)), some)
# Long cracks along the grain.
split = painted.noise(painted.stretch(at, 190, 190, 3.2), 1.0, 2, 0.5, 0.4)
crack = painted.multiply(painted.ramp(split, (0.735, 0.0), (0.76, 1.0)), painted.ramp(worn, (0.44, 0.0), (0.56, 1.0)))
# Most of it has chipped along the edges, where things knock.
chips = painted.noise(painted.stretch(at, 52, 52, 19), 1.0, 6, 0.72)
chips = painted.math("ADD", chips, painted.ramp(rim, (0.4, 0.0), (0.49, 0.16)))
chips = painted.math("ADD", chips, painted.ramp(worn, (0.42, -0.05), (0.66, 0.06)))
chipped = painted.ramp(chips, (0.7, 0.0), (0.712, 1.0))
coat = painted.mix(painted.ramp(chips, (0.672, 0.0), (0.684, 1.0)), coat, (0.36, 0.34, 0.28))
bare = painted.ramp(strokes, (0.3, (0.1, 0.066, 0.038)), (0.7, (0.24, 0.17, 0.1)))
coat = painted.mix(chipped, coat, bare)
painted.set("Base Color", painted.mix(painted.scaled(crack, 0.8), coat, (0.045, 0.04, 0.034)))
ringed = painted.math("MULTIPLY", years, painted.math("MULTIPLY", knot, 0.16))
felt = painted.math("MULTIPLY_ADD", strokes, 0.3, ringed)
gone = painted.math("MULTIPLY_ADD", crack, 0.8, painted.math("MULTIPLY", chipped, 0.7))
painted.bump(painted.math("SUBTRACT", felt, gone), 0.5, 0.0012)
wall = Solid()
for number in range(-12, 13):
    x = pitch * (number + 0.3)
    wall.box((x - pitch / 2 + 0.0012, 0.0, -0.3), (x + pitch / 2 - 0.0012, 0.02, 1.3), painted)
wall.made(Matrix.Identity(4), 0.0045, name="wall")
plane(3, 2, (0, 0.012, 0.5), Material("groove", (0.05, 0.06, 0.055), 0.9), (math.pi / 2, 0, 0))

# The cord bends where a peg pulls at it, and hangs between.
CORD = curved(
    [
        (x, -0.034, z) for x, z in (
            (-0.66, 0.41), (-0.42, 0.352), (-0.225, 0.306), (-0.21, 0.304), (-0.135, 0.3), (-0.06, 0.303), (0.0, 0.3), (0.06, 0.3),
            (0.135, 0.296), (0.21, 0.3), (0.225, 0.303), (0.42, 0.348), (0.66, 0.402),
        )
    ],
    6,
)
twine = Material("cord", (0.5, 0.37, 0.22), 0.9)
strands = twine.node("TexWave", settings={"bands_direction": "DIAGONAL"}, Vector=twine.place(), Scale=190.0)
twine.set("Base Color", twine.ramp(strands, (0.2, (0.26, 0.17, 0.09)), (0.7, (0.56, 0.42, 0.26)))).bump(strands, 0.8, 0.0012)
tube(CORD, 0.0019, twine)


def height_at(x):
    return min(CORD, key=lambda point: abs(point[0] - x))[2]


PRINT_WIDE, PRINT_HIGH = 0.205, 0.25


def hung(name, x, turn, swing, bow):
    """A print with its upper edge on the cord; it bows and swings a little from the wall."""

    def paper(u, v):
        down = 1 - v
        curl = 0.011 * bow * (2 * u - 1) ** 2 * (0.4 + 0.6 * down) + 0.014 * abs(bow) * down**2
        return (PRINT_WIDE * (u - 0.5), -curl, -PRINT_HIGH * down)

    made = surface(paper, 30, 36)
    z = height_at(x) + 0.004
    made.matrix_world = Matrix.Translation((x, -0.0385, z)) @ Matrix.Rotation(math.radians(turn), 4, "Y") @ Matrix.Rotation(math.radians(swing), 4, "Z")
    slot(made, name, rough=0.22, coat=0.5, coat_rough=0.08, aspect=PRINT_WIDE / PRINT_HIGH)
    # Each peg bites over the cord and the paper's edge, where the paper is.
    for side in (-0.074, 0.074):
        edge = paper(0.5 + side / PRINT_WIDE, 1)[1]
        grip = made.matrix_world @ Matrix.Translation((side, edge, -0.001)) @ Matrix.Rotation(math.radians(random.uniform(-5, 5)), 4, "Y")
        peg(grip @ Matrix.Scale(1.25, 4))


hung("photo", -0.135, 2.2, -1.2, 1.0)
hung("second", 0.135, -2.6, 1.6, 0.8)
fairy_lights(sagging((-0.62, -0.03, 0.47), (-0.05, -0.03, 0.43), 0.035), 0.075)
# The nail that both wires hang from.
brass = metal((0.62, 0.45, 0.2), 0.3, 0.1)
cylinder(0.0013, 0.034, (-0.05, -0.016, 0.4295), brass, (math.pi / 2, 0, 0), 16)
cylinder(0.0036, 0.0014, (-0.05, -0.0335, 0.4295), brass, (math.pi / 2, 0, 0), 24, edge=0.0005)
fairy_lights(sagging((-0.05, -0.03, 0.43), (0.62, -0.03, 0.46), 0.05), 0.075, seed=8)

# A shelf with what a summer left: a jar with lavender, two books, a snapshot camera.
shelf = wood((0.12, 0.06, 0.028), (0.34, 0.2, 0.1), scale=2, rough=0.6)
shelf.set("Specular", 0.1)
box((1.6, 0.16, 0.026), (0, -0.08, -0.045), shelf, edge=0.004)
TOP = -0.032
jar = [
    (0, 0), (0.03, 0), (0.036, 0.006), (0.04, 0.05), (0.034, 0.085), (0.018, 0.1), (0.02, 0.112), (0.017, 0.112), (0.015, 0.1),
]
turned(curved(jar), ceramic((0.26, 0.34, 0.34)), (-0.315, -0.085, TOP))
straw = Material("straw", (0.5, 0.38, 0.2), 0.9)
seed_head = Material("seeds", (0.55, 0.42, 0.24), 0.95)
lilac = Material("lavender", (0.2, 0.13, 0.32), 0.9)
tones = lilac.node("ObjectInfo", "Random")
lilac.set("Base Color", lilac.ramp(tones, (0.0, (0.09, 0.066, 0.12)), (0.5, (0.16, 0.112, 0.23)), (1.0, (0.27, 0.22, 0.31))))
# A calyx with the tips of petals at its mouth.
calyx = curved([(0.15, -1.0), (0.62, -0.55), (0.8, 0.1), (0.62, 0.7), (0.95, 1.0), (0.5, 1.15), (0.0, 1.0)], 3)
floret = {kind: turned(calyx, made, (0, 0, -9), 9) for kind, made in (("lavender", lilac), ("grass", seed_head))}
for number in range(25):
    angle, lean = random.uniform(0, 6.28), random.uniform(0.02, 0.12)
    root = (-0.315, -0.085, TOP + 0.09)
    tip = (-0.315 + lean * math.cos(angle), -0.085 + 0.5 * lean * math.sin(angle), TOP + random.uniform(0.2, 0.3))
    bow = (-0.315 + 0.3 * lean * math.cos(angle), -0.085, TOP + 0.17)
    tube([root, bow, tip], 0.0008, straw)
    kind = "lavender" if number % 3 else "grass"
    long = random.uniform(0.034, 0.05)
    away = [(a - b) / math.dist(tip, bow) for a, b in zip(tip, bow)]
    # Whorls of buds with a gap here and there; they are smaller towards the tip.
    for whorl in range(9):
        t = whorl / 8
        if whorl == 7 and number % 2:
            continue
        for bud in range(8 if kind == "lavender" else 3):
            turn, wide = 2.4 * bud + whorl + random.uniform(-0.4, 0.4), (0.0012 + 0.0021 * math.sin(math.pi * (0.12 + 0.75 * t)))
            at = [tip[axis] - long * t * away[axis] for axis in range(3)]
            spot = (at[0] + wide * math.cos(turn), at[1] + wide * math.sin(turn), at[2] + random.uniform(-0.0012, 0.0012))
            size = random.uniform(0.0009, 0.0016)
            tilt = random.uniform(0.35, 0.95)
            lean_out = Matrix.Rotation(tilt * math.cos(turn), 4, "Y") @ Matrix.Rotation(-tilt * math.sin(turn), 4, "X")
            again(floret[kind], Matrix.Translation(spot) @ lean_out @ Matrix.Diagonal((size, size, 1.9 * size, 1)))
rangefinder(Matrix.Translation((0.268, -0.09, TOP)) @ Matrix.Rotation(-0.3, 4, "Z") @ Matrix.Scale(0.93, 4))
# Its strap, from the lug over the edge of the shelf.
hide = Material("strap", rough=0.5, Specular=0.4)
rubbed = hide.noise(hide.place(), 130, 5, 0.65)
hide.set("Base Color", hide.ramp(rubbed, (0.3, (0.06, 0.026, 0.011)), (0.55, (0.13, 0.06, 0.025)), (0.75, (0.3, 0.17, 0.085))))
hide.bump(rubbed, 0.4, 0.0008)
STRAP = [
    (0.205, -0.072, 0.026), (0.198, -0.078, 0.018), (0.193, -0.09, -0.006), (0.19, -0.105, -0.026), (0.189, -0.125, -0.0285),
    (0.192, -0.148, -0.0285), (0.193, -0.1615, -0.031), (0.191, -0.1655, -0.05), (0.186, -0.166, -0.09),
]
tube(curved(STRAP, 6), 0.0032, hide)
for number, (width, colour) in enumerate([(0.15, (0.3, 0.13, 0.06)), (0.135, (0.1, 0.17, 0.18))]):
    box(
        (width, 0.1, 0.02), (0.44, -0.085, TOP + 0.01 + 0.02 * number), Material("book", colour, 0.7),
        (0, 0, 0.1 * number - 0.04), edge=0.002,
    )

# What the bulbs throw on the boards and the prints below them.
for x, z in ((-0.45, 0.45), (-0.22, 0.42), (0.08, 0.41), (0.3, 0.4), (0.52, 0.44)):
    bulb((x, -0.115, z), 0.95, (1.0, 0.56, 0.22), 0.02).visible_glossy = False
window((-1.0, -1.4, 1.1), (0, 0, 0.2), 0.8, 0.8, 12, (1, 0.88, 0.7))
window((0.7, -1.7, 0.8), (0, 0, 0.2), 1.6, 1.2, 7, (0.75, 0.85, 1))

# What chrome and glaze mirror: a dim room behind the camera, its floor.
room = Material("room", (0.05, 0.04, 0.034), 0.9)
for made in (plane(6, 3, (0, -2.6, 0.6), room, (math.pi / 2, 0, 0)), plane(6, 3, (0, -1.75, -0.8), room)):
    made.visible_camera = made.visible_diffuse = made.visible_shadow = False

camera((0.05, -1.05, 0.2), (0.0, 0, 0.192), 51, aperture=3.5, focus=(0, -0.06, 0.22))
bake("photoframe-tables", samples=28, exposure=0.3)
