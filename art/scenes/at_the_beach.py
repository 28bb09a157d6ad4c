"""A photo in a frame of driftwood, set up in the sand before the sea; shells, a rope, the sun still low."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sun
from kit.materials import wood
from kit.nodes import Material
from kit.outdoors import heaven
from kit.shapes import curved, mesh, plane, surface, tube, turned
from kit.solid import Solid

begin(seed=171)
heaven(
    (0.98, 0.82, 0.66),
    (0.46, 0.62, 0.8),
    (0.13, 0.3, 0.62),
    0.75,
    glow=(0.9, 0.55, 0.25),
    sun=(-0.75, 1, 0.28),
    narrow=6,
    clouds={
        "cover": 0.42,
        "shade": (0.55, 0.56, 0.64),
        "lit": (1.25, 1.08, 0.9),
        "soft": 0.3,
        "dense": 0.8,
        "even": 0.35,
        "scale": (0.5, 1.3, 0),
        "move": (1, 3, 0),
    },
)


def height(x, y):
    """Dunes, ripples of the wind, and trodden hollows; down to the water."""
    fall = -0.035 * max(0.0, y - 1.5) - 0.004 * max(0.0, y - 1.5) ** 2
    dunes = 0.05 * noise.noise(Vector((0.7 * x, 0.7 * y, 3)))
    lumps = 0.018 * noise.noise(Vector((3.1 * x, 3.1 * y, 7))) + 0.008 * noise.noise(Vector((9 * x, 9 * y, 1)))
    calm = max(0.0, min(1.0, (6.5 - y) / 3))
    ripples = 0.004 * math.sin(52 * (y + 0.1 * x + 0.05 * noise.noise(Vector((2 * x, 2 * y, 5)))))
    return fall + dunes * calm + (lumps + ripples) * calm


sand = Material("sand", rough=0.9)
place = sand.place()
grains, clouds = sand.noise(place, 420, 4, 0.8), sand.noise(place, 2.2, 6, 0.6)
dry = sand.ramp(sand.mix(0.45, grains, clouds), (0.3, (0.4, 0.28, 0.17)), (0.5, (0.56, 0.42, 0.27)), (0.7, (0.68, 0.54, 0.37)))
far = sand.node("SeparateXYZ", 1, Vector=place)
damp = sand.ramp(
    sand.mix(0.06, sand.math("MULTIPLY", far, 0.1), clouds), (0.52, 0.0), (0.62, 1.0)
)
sand.set("Base Color", sand.mix(damp, dry, sand.multiply(dry, (0.34, 0.33, 0.33))))
sand.set("Roughness", sand.ramp(damp, (0.0, 0.92), (1.0, 0.2)))
sand.bump(sand.mix(damp, grains, (0.5, 0.5, 0.5)), 0.35, 0.004)
COLUMNS, ROWS = 260, 320


def ground(u, v):
    x, y = 14 * (u - 0.5) * (0.25 + 1.4 * v), -3 + 15 * v**1.6
    return (x, y, height(x, y))


surface(ground, COLUMNS, ROWS, sand, name="sand")

LEVEL = -0.42
sea = Material("sea", (0.012, 0.06, 0.075), 0.08, Specular=0.7)
at = sea.place()
swell = sea.noise(sea.stretch(at, 0.16, 0.5, 1), 1.0, 3, 0.5)
waves = sea.mix(0.5, swell, sea.noise(sea.stretch(at, 0.9, 2.2, 1), 1.0, 6, 0.6))
sea.bump(waves, 0.9, 0.35)
near = sea.node("SeparateXYZ", 1, Vector=sea.place("Generated"))
edge = sea.mix(0.12, near, sea.noise(sea.stretch(at, 0.35, 0.35, 1), 1.0, 6, 0.6), "ADD")
lace = sea.noise(sea.stretch(at, 1.2, 2.6, 1), 1.6, 8, 0.7, 0.6)
foam = sea.multiply(
    sea.ramp(edge, (0.062, 1.0), (0.068, 0.2), (0.074, 0.7), (0.08, 0.0)), sea.ramp(lace, (0.47, 0.0), (0.6, 1.0))
)
sea.set("Base Color", sea.mix(foam, sea.ramp(edge, (0.06, (0.12, 0.2, 0.17)), (0.16, (0.012, 0.06, 0.075))), (0.85, 0.87, 0.88)))
sea.set("Roughness", sea.ramp(foam, (0.0, 0.06), (1.0, 0.8)))
plane(900, 420, (0, 217.4, LEVEL), sea)

# The frame: four boards that the sea has worn, bound at the corners.
WIDTH, HIGH, BAR = 0.84, 1.02, 0.13
LEAN = Matrix.Translation((0.03, 0.0, 0.02)) @ Euler((math.radians(-9), 0, math.radians(5))).to_matrix().to_4x4()
grey = [wood((0.16, 0.13, 0.1), (0.44, 0.38, 0.31), scale=1.6 + 0.3 * number, rough=0.85) for number in range(4)]


def board(length, wide, middle, upright, number):
    """A plank with uneven edges; its grain runs along it."""
    chance = random.Random(90 + number)
    rough = [(chance.uniform(-0.006, 0.006), chance.uniform(-0.006, 0.006)) for _ in range(17)]

    def face(u, v):
        at = u * 16
        low, to = rough[int(at)], rough[min(16, int(at) + 1)]
        share = at - int(at)
        bottom, top = (a + (b - a) * share for a, b in zip(low, to))
        angle = 2 * math.pi * v
        y, z = 0.02 * max(-1, min(1, 1.35 * math.cos(angle))), max(-1, min(1, 1.25 * math.sin(angle)))
        return (length * (u - 0.5), y, z * wide / 2 + (top if z > 0 else bottom))

    made = surface(face, 60, 24, grey[number])
    turn = Matrix.Rotation(-math.pi / 2, 4, "Y") if upright else Matrix()
    made.matrix_world = LEAN @ Matrix.Translation(middle) @ turn
    return made


UP = 0.33 + HIGH / 2
board(WIDTH + 0.42, BAR, (0.02, 0.012, UP + HIGH / 2 + BAR / 2 - 0.012), False, 0)
board(WIDTH + 0.34, BAR, (-0.02, 0.012, UP - HIGH / 2 - BAR / 2 + 0.012), False, 1)
board(HIGH + 0.62, BAR * 0.95, (-WIDTH / 2 - BAR / 2 + 0.012, -0.016, UP - 0.1), True, 2)
board(HIGH + 0.62, BAR * 0.95, (WIDTH / 2 + BAR / 2 - 0.012, -0.016, UP - 0.1), True, 3)
photo = plane(WIDTH, HIGH, (0, 0, 0), None)
photo.matrix_world = LEAN @ Matrix.Translation((0, 0.004, UP)) @ Matrix.Rotation(math.pi / 2, 4, "X")
slot(photo, "photo", rough=0.45, coat=0.25, coat_rough=0.15, aspect=WIDTH / HIGH)
back = Solid().box((-WIDTH / 2 - 0.03, 0.008, UP - HIGH / 2 - 0.03), (WIDTH / 2 + 0.03, 0.02, UP + HIGH / 2 + 0.03), grey[1])
back.made(LEAN)
# Cord around two corners, and a prop behind.
hemp = Material("cord", (0.5, 0.38, 0.22), 0.95)
strands = hemp.node("TexWave", settings={"bands_direction": "DIAGONAL"}, Vector=hemp.place(), Scale=55.0)
hemp.set("Base Color", hemp.ramp(strands, (0.15, (0.2, 0.14, 0.075)), (0.6, (0.55, 0.42, 0.26)))).bump(strands, 0.9, 0.004)


def lashed(x, z, seed):
    """A diagonal lashing: turns side by side across both boards, first one way, then the other, and a knot with its end."""
    chance = random.Random(seed)
    for lean in (-1, 1):
        across, along = Vector((0.707, 0, -0.707 * lean)), Vector((0.707, 0, 0.707 * lean))
        for number in range(5):
            off = 0.0145 * (number - 2) + chance.uniform(-0.0015, 0.0015)
            ring = []
            for step in range(16):
                angle = math.tau * step / 16
                out, deep = (math.copysign(abs(part) ** 0.55, part) for part in (math.cos(angle), math.sin(angle)))
                near = (0.047 if lean < 0 else 0.058) if deep < 0 else 0.047
                ring.append(tuple(LEAN @ (Vector((x, -0.002, z)) + across * off + along * 0.098 * out + Vector((0, near * deep, 0)))))
            tube(ring, 0.0078, hemp, closed=True)
    end = [(0.0, -0.068, 0.0), (0.022, -0.075, -0.01), (0.03, -0.064, -0.05), (0.022, -0.05, -0.11), (0.034, -0.048, -0.16)]
    tube([tuple(LEAN @ Vector((x + a, b, z + c))) for a, b, c in end], 0.0075, hemp)


for side in (-1, 1):
    for up in (-1, 1):
        lashed(side * (WIDTH / 2 + BAR / 2 - 0.012), UP + up * (HIGH / 2 + BAR / 2 - 0.012), 7 + 2 * side + up)
prop = Solid().bar((0.1, 0.85, -0.1), (0.02, 0.34, 1.0), 0.06, grey[2])
prop.made()

# Shells, pebbles, a starfish, a coil of rope.
shell = Material("shell", rough=0.45)
bands = shell.node(
    "TexWave", settings={"bands_direction": "Z", "wave_type": "RINGS"}, Vector=shell.place(), Scale=26.0, Distortion=2.0
)
shell.set("Base Color", shell.ramp(bands, (0.2, (0.6, 0.4, 0.3)), (0.7, (0.82, 0.74, 0.66))))


def scallop(x, y, size, turn, tilt):
    def face(u, v):
        angle = math.pi * (0.12 + 0.76 * u)
        ribs = 1 + 0.035 * math.cos(36 * angle) * v
        reach = size * v * ribs
        return (
            reach * math.cos(angle),
            reach * math.sin(angle) - 0.4 * size,
            0.3 * size * math.sin(math.pi * min(1, v * 0.62 + 0.05)) * (1 + 0.06 * math.cos(36 * angle)),
        )

    made = surface(face, 90, 16, shell)
    made.location = (x, y, height(x, y) + 0.002)
    made.rotation_euler = (tilt, 0.1, turn)


for x, y, size, turn, tilt in (
    (-0.62, -0.62, 0.06, 0.4, 0.1),
    (-0.5, -0.74, 0.042, 2.4, -0.15),
    (0.72, -0.5, 0.05, -0.8, 0.1),
    (0.3, -0.86, 0.035, 1.4, 0.0),
    (-0.95, -0.35, 0.045, 3.0, 0.1),
):
    scallop(x, y, size, turn, tilt)
stone = Material("pebble", rough=0.6)
stone.set(
    "Base Color",
    stone.ramp(stone.node("ObjectInfo", "Random"), (0.0, (0.1, 0.1, 0.105)), (0.5, (0.34, 0.32, 0.29)), (1.0, (0.6, 0.56, 0.5))),
)
for _ in range(46):
    x, y, size = random.gauss(0, 1.0), random.uniform(-1.3, 1.6), random.uniform(0.008, 0.024)
    if abs(x) > 0.1 or y < -0.2:
        pebble = turned(
            curved([(0.0, -0.5), (0.7, -0.35), (1.0, 0.0), (0.7, 0.35), (0.0, 0.5)], 4),
            stone,
            (x, y, height(x, y) + 0.2 * size),
            20,
        )
        pebble.scale, pebble.rotation_euler = (size, size * random.uniform(0.6, 0.9), size), (0, 0, random.uniform(0, 3))
# A coil of three layers, each turn on the ones below it, its end run out over the sand.
coil = []
for step in range(330):
    angle, share = step * 0.24, step / 330
    layer = int(3 * share)
    far_out = 0.17 - 0.026 * layer - 0.075 * abs(((3 * share) % 1) * 2 - 1) ** 1.5
    x, y = 0.84 + far_out * math.cos(angle), -0.2 + far_out * math.sin(angle)
    coil.append((x, y, height(0.84, -0.2) + 0.016 + 0.025 * layer + 0.003 * math.sin(5 * angle)))
tube(coil, 0.0135, hemp)
tail = [(0.84 + 0.16 + 0.05 * step, -0.26 - 0.012 * step + 0.035 * math.sin(step * 0.7)) for step in range(11)]
tube([(x, y, height(x, y) + 0.013) for x, y in tail], 0.0135, hemp)
straw = Material("marram", (0.24, 0.26, 0.1), 0.7)
points, faces = [], []
for _ in range(260):
    x, y = (-1.75 if random.random() < 0.6 else 1.9) + random.gauss(0, 0.22), 0.9 + random.gauss(0, 0.35)
    tall, lean, start = random.uniform(0.25, 0.7), random.gauss(0.1, 0.16), len(points)
    z = height(x, y) - 0.02
    points += [
        (x, y, z),
        (x + 0.006, y, z),
        (x + lean * 0.45 + 0.005, y, z + tall * 0.6),
        (x + lean * 0.45, y, z + tall * 0.6),
        (x + lean, y, z + tall),
    ]
    faces += [(start, start + 1, start + 2, start + 3), (start + 3, start + 2, start + 4)]
mesh(points, faces, straw, name="marram")

sun((0.72, 0.35, -0.46), 3.6, 1.0, (1, 0.8, 0.56))
camera((-0.4, -2.5, 0.98), (0.02, 0, 0.8), 36, aperture=2.2, focus=(0, 0, 0.8))
bake("photoframe-streets", samples=12, exposure=0.0)
