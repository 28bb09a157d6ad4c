"""A wall of white concrete with a mural in black just done: tins of paint, a roller in its tray, a drop cloth."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun
from kit.materials import concrete, metal
from kit.nodes import Material
from kit.shapes import box, cylinder, mesh, surface, tube, turned
from kit.solid import Solid, standing

begin(seed=89)
chance = random.Random(89)
sky((0.72, 0.82, 1.0), 0.75)


def cast_white():
    """Formwork's concrete, painted white long ago: stains below the joints, pits, a little green near the ground."""
    made = concrete((0.62, 0.61, 0.58), 0.85)
    made.set("Specular", 0.0)
    place = made.place()
    # Boards of the formwork left their grain and their steps; air left pits, some as wide as a finger.
    boards = made.noise(made.stretch(place, 0.6, 1.0, 9.0), 1.0, 3, 0.5)
    grain = made.noise(made.stretch(place, 3.0, 20.0, 90.0), 1.0, 5, 0.65)
    pits = made.ramp(made.node("TexVoronoi", Vector=place, Scale=17.0), (0.05, 0.0), (0.1, 1.0))
    few = made.ramp(made.noise(place, 2.3, 3), (0.44, 0.0), (0.6, 1.0))
    pits = made.mix(few, 1.0, pits)
    rough = made.noise(place, 70, 6, 0.7)
    heights = made.mix(0.4, made.mix(0.4, boards, made.mix(0.5, grain, rough)), pits)
    tone = made.shader.inputs["Base Color"].links[0].from_socket
    streaks = made.noise(made.stretch(place, 5.0, 1.0, 0.5), 1.0, 5, 0.62)
    tone = made.multiply(tone, made.ramp(streaks, (0.36, 0.8), (0.6, 1.04)))
    made.set("Base Color", made.multiply(tone, made.ramp(pits, (0.0, 0.45), (1.0, 1.0))))
    return made.bump(heights, 0.75, 0.02)


# The mural is painted on the wall itself: the same concrete in the same places.
WIDTH, HEIGHT, LEFT, LOW = 2.44, 2.62, -1.27, 0.24
corners = [(LEFT, 0.0, LOW), (LEFT + WIDTH, 0.0, LOW), (LEFT + WIDTH, 0.0, LOW + HEIGHT), (LEFT, 0.0, LOW + HEIGHT)]
wall = mesh(corners, [(0, 1, 2, 3)], None, [(0, 0), (1, 0), (1, 1), (0, 1)], name="mural")
slot(wall, "photo", "ink", aspect=WIDTH / HEIGHT, ground=cast_white())
around = Solid()
body = cast_white()
for low, high in (
    ((-7, 0, -0.2), (LEFT, 0.3, 4.2)),
    ((LEFT + WIDTH, 0, -0.2), (7, 0.3, 4.2)),
    ((LEFT, 0, -0.2), (LEFT + WIDTH, 0.3, LOW)),
    ((LEFT, 0, LOW + HEIGHT), (LEFT + WIDTH, 0.3, 4.2)),
):
    around.box(low, high, body)
around.made()

# Grooves of the formwork run beside the mural and above it, with the holes of its ties.
joint, hole = Material("joint", (0.2, 0.195, 0.185), 0.9, Specular=0.0), Material("hole", (0.07, 0.068, 0.065), 0.95)
for x in (-2.9, -1.45, 1.36, 2.8):
    box((0.014, 0.004, 4.4), (x, -0.0005, 2.0), joint, edge=0)
box((14, 0.004, 0.014), (0, -0.0005, 3.05), joint, edge=0)
for x in (-2.6, -1.75, 1.66, 2.5):
    for z in (0.5, 1.6, 2.75):
        cylinder(0.016, 0.004, (x, -0.0012, z), hole, turn=(math.pi / 2, 0, 0))

# Pavement: slabs with joints; a drop cloth with the paint of other walls on it.
slab = concrete((0.34, 0.33, 0.31), 0.85)
for column in range(-7, 8):
    for row in range(7):
        box(
            (0.595, 0.595, 0.06),
            (0.6 * column + 0.3 * (row % 2), -0.3 - 0.6 * row, -0.03 + chance.uniform(-0.003, 0.003)),
            slab,
            edge=0.006,
        )
cloth = Material("cloth", (0.62, 0.58, 0.5), 0.95, Sheen=0.3)
spots = cloth.noise(cloth.place("UV", (7, 4, 1)), 3.2, 5, 0.7, 0.4)
cloth.set(
    "Base Color",
    cloth.ramp(
        spots, (0.36, (0.05, 0.05, 0.052)), (0.385, (0.58, 0.54, 0.47)), (0.63, (0.64, 0.6, 0.52)), (0.66, (0.84, 0.83, 0.8))
    ),
)


def crumpled(u, v):
    x, y = -1.5 + 3.1 * u + 0.04 * math.sin(7 * v), -0.03 - 0.78 * v + 0.03 * math.sin(9 * u)
    fold = abs(math.sin(3.1 * x + 5.2 * y + noise.noise(Vector((2 * x, 2 * y, 1))) * 2))
    return (x, y, 0.006 + 0.028 * (1 - fold) ** 3 + 0.012 * noise.noise(Vector((6 * x, 6 * y, 4))) ** 2)


surface(crumpled, 260, 90, cloth)

# Tins, opened: black, grey, white; lids, a stick.
tin, black = metal((0.62, 0.62, 0.6), 0.3, 0.15), Material("black", (0.008, 0.008, 0.009), 0.16, Clearcoat=0.5)
paints = {
    "black": black,
    "grey": Material("grey", (0.24, 0.24, 0.24), 0.16, Clearcoat=0.5),
    "white": Material("white", (0.78, 0.77, 0.74), 0.16, Clearcoat=0.5),
}


def paint_tin(x, y, radius, tall, kind, full):
    printed = {"black": (0.03, 0.03, 0.035), "grey": (0.3, 0.3, 0.3), "white": (0.7, 0.69, 0.66)}
    label = Material("label " + kind, printed[kind], 0.4)
    # Thumbs and drips of other days.
    soiled = label.noise(label.place("Object", 9, move=(3 * x, 0, 0)), 1.0, 6, 0.7, 0.6)
    tone = label.shader.inputs["Base Color"].default_value[:3]
    spots = label.ramp(soiled, (0.34, (0.02, 0.02, 0.021)), (0.37, tone), (0.62, tone), (0.66, (0.42, 0.41, 0.39)))
    label.set("Base Color", spots)
    turned([(0, 0.0), (radius, 0.0), (1.02 * radius, 0.006), (radius, 0.012), (radius, 0.16 * tall)], tin, (x, y, 0.02))
    turned(
        [(radius, 0.16 * tall), (1.004 * radius, 0.17 * tall), (1.004 * radius, 0.82 * tall), (radius, 0.83 * tall)],
        label,
        (x, y, 0.02),
    )
    turned(
        [
            (radius, 0.83 * tall),
            (radius, 0.97 * tall),
            (1.03 * radius, tall),
            (0.92 * radius, tall),
            (0.9 * radius, 0.97 * tall),
            (0.95 * radius, 0.2 * tall),
        ],
        tin,
        (x, y, 0.02),
    )
    cylinder(0.94 * radius, 0.004, (x, y, 0.02 + full * tall), paints[kind])
    # What ran over the rim: one skin of paint whose lower edge hangs in drops, thickest there; and the handle.
    seed = chance.uniform(0, 99)

    def skin(u, v):
        turn = 2 * math.pi * u
        around = Vector((2.6 * math.cos(turn), 2.6 * math.sin(turn), seed))
        front = 0.5 - 0.5 * math.sin(turn)
        long = 0.05 + 0.1 * front + 0.95 * front * max(0, noise.noise(around) + 0.05) ** 1.3
        long += 0.3 * front * max(0, noise.noise(3.4 * around)) ** 2
        out = radius * (1.012 + 0.028 * math.sin(math.pi * min(1, v * 1.02)) ** 0.5 * v)
        return (x + out * math.cos(turn), y + out * math.sin(turn), 0.02 + tall * (1.004 - long * v))

    surface(skin, 420, 12, paints[kind])
    lip = [(1.03 * radius, 0.995 * tall), (1.035 * radius, 1.004 * tall), (0.9 * radius, 1.004 * tall)]
    turned(lip, paints[kind], (x, y, 0.02))
    arc = [
        (x + radius * math.cos(a), y - 0.9 * radius * math.sin(a), 0.02 + 0.8 * tall - 0.34 * tall * math.sin(a))
        for a in (math.pi * step / 12 for step in range(13))
    ]
    tube(arc, 0.0028, tin)


paint_tin(-1.12, -0.42, 0.105, 0.24, "black", 0.8)
paint_tin(-0.86, -0.56, 0.085, 0.2, "grey", 0.7)
paint_tin(0.98, -0.4, 0.115, 0.26, "white", 0.75)
for x, y, turn, kind in ((-1.3, -0.62, 20, "black"), (-0.62, -0.7, 60, "grey")):
    lid = turned([(0, 0.0), (0.07, 0.0), (0.078, 0.006), (0.084, 0.004), (0.084, 0.0)], paints[kind])
    lid.matrix_world = standing(x, y, 0.022, turn)
brush_wood = Material("handle", (0.5, 0.26, 0.09), 0.35, Clearcoat=0.4)
for x, y, lean, turn in ((-1.12, -0.42, 0.42, 40), (-0.86, -0.56, -0.36, -20)):
    place = standing(x, y, 0.16, turn) @ Matrix.Rotation(lean, 4, "Y")
    turned(
        [(0.0, 0.0), (0.006, 0.0), (0.011, 0.05), (0.007, 0.12), (0.01, 0.2), (0.0, 0.215)], brush_wood
    ).matrix_world = place

# A roller in its tray, its pole against the wall.
# It is pressed of tin: a well that is full, a ramp with ribs that the roller was rolled out on.
tray = Material("tray", (0.42, 0.42, 0.42), 0.35, Metallic=0.6)
v = tray.node("SeparateXYZ", 1, Vector=tray.place("UV"))
smears = tray.noise(tray.place("UV", (16, 2.2, 1)), 1.0, 6, 0.65, 0.5)
blots = tray.noise(tray.place("UV", (5, 6, 1)), 1.0, 5, 0.6)
height = tray.math("MULTIPLY_ADD", v, 0.5, tray.math("MULTIPLY", tray.mix(0.5, smears, blots), 0.5))
wet = tray.ramp(height, (0.5, 1.0), (0.545, 0.0))
tray.set("Base Color", tray.mix(wet, (0.42, 0.42, 0.42), (0.01, 0.01, 0.011)))
tray.set("Metallic", tray.mix(wet, 0.6, 0.0))
tray.set("Roughness", tray.mix(wet, 0.38, 0.14))


def pressed(u, v):
    """From the well at its foot to the upper end of the ramp, walls that lean outwards around both."""
    x, y = 0.34 * (u - 0.5), 0.46 * (v - 0.5)
    side = min(u, 1 - u) * 0.34
    end = min(v, 1 - v) * 0.46
    floor = 0.006 + 0.05 * max(0.0, (v - 0.36) / 0.64)
    if v > 0.42:
        floor += 0.0025 * math.sin(110 * v) * min(1, 12 * side)
    wall = max(0.0, 1 - min(side, end) / 0.018)
    return (x, y, floor + (0.075 - floor) * wall ** 0.7)


made = surface(pressed, 120, 160, tray)
made.matrix_world = standing(0.42, -0.62, 0.02, 14)
puddle = cylinder(0.1, 0.002, (0, 0, 0), black)
well = Matrix.Translation((0, -0.118, 0)) @ Matrix.Diagonal((1.46, 0.78, 1, 1))
puddle.matrix_world = standing(0.42, -0.62, 0.034, 14) @ well
# Its nap is matted with paint, in tufts; the ends stick out.
wool = Material("wool", (0.012, 0.012, 0.013), 0.6, Sheen=0.4)
wool.set("Roughness", wool.ramp(wool.noise(wool.place("UV", (9, 14, 1)), 1.0, 4), (0.4, 0.16), (0.62, 0.8)))
wool.bump(wool.noise(wool.place("UV", (90, 160, 1)), 1.0, 4, 0.7), 0.9, 0.004)


def nap(u, v):
    turn, along = 2 * math.pi * u, 0.25 * (v - 0.5)
    at = Vector((math.cos(turn), math.sin(turn), 26 * along))
    thick = 0.034 + 0.005 * noise.noise(2.2 * at) + 0.0035 * noise.noise(7 * at)
    thick *= min(1, 0.62 + 9 * min(v, 1 - v))
    return (thick * math.cos(turn), thick * math.sin(turn), along + 0.004 * noise.noise(5 * at))


roller = surface(nap, 150, 150, wool)
roller.matrix_world = standing(1.32, -0.06, 0.9, 0) @ Matrix.Rotation(math.radians(90), 4, "Y")
grip = Material("grip", (0.36, 0.03, 0.02), 0.6)
stains = grip.noise(grip.place("Object", 40), 1.0, 5, 0.7)
grip.set("Base Color", grip.ramp(stains, (0.42, (0.02, 0.02, 0.02)), (0.47, (0.36, 0.03, 0.02))))
pole = metal((0.75, 0.76, 0.78), 0.25, 0.1)
tube([(1.45, -0.06, 0.9), (1.47, -0.06, 0.9), (1.47, -0.075, 0.84), (1.33, -0.09, 0.78), (1.33, -0.1, 0.72)], 0.0045, pole)
tube([(1.33, -0.1, 0.74), (1.36, -0.34, 0.03)], 0.013, pole)
tube([(1.332, -0.102, 0.72), (1.337, -0.145, 0.6)], 0.019, grip)

sun((0.86, 0.5, -0.56), 4.0, 0.8, (1, 0.91, 0.78))
camera((0.15, -5.2, 1.5), (-0.08, 0, 1.42), 41, aperture=5.6, focus=(0, 0, 1.6))
bake("photoframe-drawings", samples=22, exposure=-0.25)
