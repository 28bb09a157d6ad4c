"""A ball of crystal on a stand of old brass: the photo stands in it, bent as glass bends; cards, candles, velvet, smoke."""

import math

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.candle import pillar
from kit.light import camera, sky, window
from kit.materials import metal, wood
from kit.nodes import Material
from kit.shapes import ball, box, curved, plane, surface, tube, welded
from kit.table import candle, drip_tray, spread

begin(seed=79)
sky((0.4, 0.32, 0.7), 0.1)

velvet = Material("velvet", rough=0.9, Sheen=1.0, Sheen_Tint=0.9, Specular=0.1)
stroked = velvet.noise(velvet.place(), 20, 5, 0.6)
velvet.set("Base Color", velvet.ramp(stroked, (0.3, (0.03, 0.006, 0.045)), (0.7, (0.085, 0.014, 0.11))))
velvet.bump(velvet.noise(velvet.place(), 1100, 2), 0.5, 0.0006)
plane(3, 1.6, (0, 0.3, -0.002), wood((0.03, 0.015, 0.008), (0.12, 0.06, 0.03), rough=0.3, coat=0.4))
spread(0, 0.05, 1.5, 0.9, None, turn=0.0, waves=1.2, seed=6, material=velvet)

RADIUS, MIDDLE = 0.088, 0.142
# The photo lies on the half of the ball that looks to us: even within, pressed together towards the rim, as a lens shows it.
EDGE = math.radians(83)
# From here outwards, as a share of the radius, the photo is seen the wrong way round.
TURNS = 0.9


def facing(u, v):
    angle, far = 2 * math.pi * u, EDGE * v
    x, z = math.sin(far) * math.cos(angle), math.sin(far) * math.sin(angle)
    return (RADIUS * x, -RADIUS * math.cos(far), RADIUS * z)


view = surface(facing, 140, 60)
layer = view.data.uv_layers[0].data
for loop in view.data.loops:
    x, y, z = view.data.vertices[loop.vertex_index].co
    far = math.hypot(x, z) / RADIUS
    # Nearly even within, more and more of the photo in each step towards the rim, where the ball turns it round.
    press = 0.44 * far + 0.15 * far**3
    if far > TURNS:
        press = 0.44 * TURNS + 0.15 * TURNS**3 - 2.6 * (far - TURNS)
    share = press / max(far, 1e-6)
    layer[loop.index].uv = (0.5 + x / RADIUS * share, 0.5 + z / RADIUS * share)
tilt = Matrix.Translation((0, 0, MIDDLE)) @ Matrix.Rotation(math.radians(-9), 4, "X")
view.matrix_world = tilt
slot(view, "photo", "screen", strength=0.75, rough=0.03, coat=1.0, coat_rough=0.01)
ball(RADIUS * 0.998, (0, 0, MIDDLE), Material("crystal", (0.03, 0.03, 0.05), 0.03, Clearcoat=1.0), 96)

# Old, rubbed smooth where hands and rags reach: no grain that would glitter.
brass = metal((0.62, 0.42, 0.18), 0.27, 0.02)
# A cup holds it, as one holds an egg, on a stem with a ring: how far out, how high, how deep its lobes are there.
FOOT = curved(
    [
        (0.0, 0.0, 0), (0.082, 0.0, 0), (0.0885, 0.0012, 0), (0.0895, 0.004, 0), (0.0875, 0.0068, 0), (0.0835, 0.0074, 0.0002),
        (0.08, 0.0095, 0.0028), (0.066, 0.0165, 0.0042), (0.05, 0.0215, 0.0028), (0.0425, 0.0255, 0.0004), (0.0385, 0.0285, 0),
        (0.0405, 0.0315, 0), (0.0435, 0.0335, 0), (0.0405, 0.036, 0), (0.0385, 0.0385, 0), (0.0415, 0.043, 0.0012),
        (0.056, 0.0535, 0.0036), (0.0675, 0.0655, 0.0036), (0.0725, 0.0735, 0.0014), (0.0735, 0.077, 0), (0.0765, 0.0785, 0),
        (0.0782, 0.0815, 0), (0.0768, 0.085, 0), (0.0755, 0.0868, 0), (0.0745, 0.0885, 0), (0.0715, 0.0885, 0), (0.069, 0.084, 0),
        (0.06, 0.072, 0),
    ],
    5,
)
LOBES = 28


def chased(u, v):
    """Its bowl and its foot are chased with lobes, round on top and sharp between."""
    radius, high, deep = FOOT[round(v * (len(FOOT) - 1))]
    angle = 2 * math.pi * u
    radius -= max(0.0, deep) * (1 - abs(math.sin(0.5 * LOBES * angle)) ** 0.7)
    return (radius * math.cos(angle), radius * math.sin(angle), high)


stand = welded(surface(chased, 28 * LOBES + 1, len(FOOT), brass, "stand"), outward=True)
stand.location = (0, 0, 0.002)

# Cards of the teller, candles, a string of stones.
back = Material("card", rough=0.35, Clearcoat=0.3)
rings = back.node("TexVoronoi", Vector=back.place("UV", (9, 14, 1)), Scale=1.0, Randomness=0.0)
lines = back.ramp(rings, (0.28, 0.0), (0.34, 1.0), (0.4, 0.0))
back.set("Base Color", back.mix(lines, (0.02, 0.035, 0.11), (0.55, 0.4, 0.16)))
white = Material("card edge", (0.75, 0.7, 0.58), 0.5)
for number, (x, y, turn) in enumerate([(-0.2, -0.1, 0.5), (-0.165, -0.118, 0.22), (-0.13, -0.125, -0.1)]):
    level = 0.011 + 0.0012 * number
    box((0.07, 0.115, 0.0009), (x, y, level), white, (0.02, 0.02, turn), edge=0)
    plane(0.063, 0.108, (x, y, level + 0.0007), back, (0.02, 0.02, turn))
second = plane(0.066, 0.11, (0.165, -0.118, 0.0135), None, (0.03, 0.02, -0.3))
slot(second, "second", rough=0.3, coat=0.4, coat_rough=0.08, aspect=0.6)
box((0.07, 0.115, 0.0009), (0.165, -0.118, 0.0128), white, (0.03, 0.02, -0.3), edge=0)
for x, y, radius, tall, power in (
    (-0.2, 0.13, 0.024, 0.16, 2.6),
    (0.185, 0.1, 0.021, 0.12, 2.2),
    (0.255, 0.21, 0.024, 0.2, 2.6),
):
    drip_tray((x, y, 0.006), 1.75 * radius, brass)
    pillar((x, y, 0.009), radius, tall - 0.009, (0.7, 0.62, 0.5), power, runs=6, low=-1.3 + 2 * x, seed=round(100 * tall))
stone = Material("stone", (0.12, 0.03, 0.2), 0.08, Clearcoat=1.0)
string = [(-0.082 + 0.17 * t / 60, -0.155 + 0.02 * math.sin(t / 10), 0.0115) for t in range(61)]
tube([(x, y, z, 1) for x, y, z in string], 0.0007, Material("thread", (0.3, 0.2, 0.1), 0.8))
for number, at in enumerate(range(0, 61, 4)):
    ball((0.0058, 0.0046, 0.0052)[number % 3], string[at], brass if number % 5 == 2 else stone, 24)

drape = Material("drape", (0.03, 0.006, 0.012), 0.9, Sheen=0.8)


def curtain(u, v):
    return (2.6 * (u - 0.5), 0.62 + 0.035 * math.sin(70 * u + 2 * math.sin(9 * u)) * (0.6 + 0.4 * v), 1.3 * v)


surface(curtain, 400, 4, drape)

# Light of the room, which has no window for the ball to mirror.
for at, wide, tall, power, colour in (
    ((-0.7, -0.5, 0.75), 0.28, 0.4, 4.0, (1, 0.86, 0.68)),
    ((0.8, 0.0, 0.5), 0.2, 0.6, 3.0, (0.55, 0.5, 1)),
    ((0, 0.5, 0.9), 0.8, 0.2, 3.0, (0.7, 0.55, 1)),
):
    window(at, (0, 0, 0.13), wide, tall, power, colour).visible_glossy = False
# Candles on this side of the table, beyond the frame: small in the ball, long in the brass.
for x, y in ((-0.42, -0.3), (0.5, -0.2)):
    candle((x, y, 0), 0.024, 0.2, (0.7, 0.62, 0.5), power=1.6)

camera((0.0, -0.74, 0.26), (0.0, 0, 0.106), 61, aperture=5.6, focus=(0, -0.07, 0.14))
bake("photoframe-tables", samples=22, exposure=0.4)
