"""A portrait in chalks on the slabs of a square: the box of chalks, a tin with coins; leafy morning light."""

import math
import random

from kit.bake import bake, begin, slot
from kit.facade import courses
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import bark, heaven, leafage, tree
from kit.shapes import curved, cylinder, mesh, plane, turned
from kit.solid import Solid

begin(seed=141)
heaven((0.86, 0.84, 0.82), (0.6, 0.67, 0.78), (0.3, 0.42, 0.62), 0.62)

WIDTH, HEIGHT = 1.9, 2.2
SLABS = (0.75, 0.5)


def stone(primed=False):
    """Slabs of sandstone; `primed` where white chalk has been rubbed in: thick in the middle, gone at the rim."""
    made = Material("stone", rough=0.85)
    place = made.place()
    own, joints = courses(made, place, *SLABS, 0.007)
    grain, stains = made.noise(place, 70, 8, 0.72), made.noise(place, 0.8, 7, 0.62)
    tone = made.ramp(own, (0.0, (0.25, 0.235, 0.21)), (0.5, (0.31, 0.295, 0.265)), (1.0, (0.27, 0.26, 0.24)))
    tone = made.multiply(tone, made.ramp(grain, (0.3, 0.72), (0.7, 1.2)))
    tone = made.multiply(tone, made.ramp(stains, (0.35, 0.66), (0.62, 1.08)))
    gum = made.ramp(made.node("TexVoronoi", Vector=place, Scale=1.7), (0.02, 1.0), (0.03, 0.0))
    tone = made.mix(made.mix(1.0, gum, 0.6, "MULTIPLY"), tone, (0.08, 0.076, 0.07))
    tone = made.mix(joints, tone, (0.05, 0.047, 0.042))
    relief = made.mix(0.25, made.ramp(joints, (0.0, 1.0), (1.0, 0.0)), grain)
    if primed:
        u, v = (made.node("SeparateXYZ", part, Vector=made.place("UV")) for part in range(2))
        near = lambda value: made.ramp(value, (0.0, 0.0), (0.05, 1.0), (0.95, 1.0), (1.0, 0.0))
        inside = made.multiply(near(u), near(v))
        strokes = made.noise(made.node("Mapping", Vector=made.place("UV"), Scale=(9, 46, 1), Rotation=(0, 0, 0.7)), 1.0, 5, 0.6)
        laid = made.ramp(made.mix(0.5, inside, made.mix(0.5, strokes, grain)), (0.44, 0.0), (0.56, 1.0))
        held = made.ramp(grain, (0.3, 0.45), (0.42, 1.0))
        # Joints take chalk too, here more and there less.
        filled = made.ramp(made.noise(place, 16, 5, 0.7), (0.36, 0.25), (0.6, 0.96))
        share = made.multiply(made.multiply(laid, held), made.mix(joints, 1.0, filled))
        tone = made.mix(made.mix(1.0, share, 0.94, "MULTIPLY"), tone, (0.8, 0.785, 0.75))
    made.set("Base Color", tone)
    return made.bump(relief, 0.55, 0.007)


plane(16, 16, (0, 3, 0), stone())
corners = [
    (-WIDTH / 2, -HEIGHT / 2, 0.0006),
    (WIDTH / 2, -HEIGHT / 2, 0.0006),
    (WIDTH / 2, HEIGHT / 2, 0.0006),
    (-WIDTH / 2, HEIGHT / 2, 0.0006),
]
# The plane's slabs begin where its middle is.
drawn = mesh([(x, y - 3, z) for x, y, z in corners], [(0, 1, 2, 3)], None, [(0, 0), (1, 0), (1, 1), (0, 1)], name="drawing")
drawn.location = (0, 3, 0)
slot(drawn, "photo", "ink", aspect=WIDTH / HEIGHT, ground=stone(True))

TONES = [
    (0.75, 0.74, 0.7),
    (0.6, 0.06, 0.05),
    (0.75, 0.3, 0.03),
    (0.8, 0.6, 0.06),
    (0.1, 0.35, 0.08),
    (0.04, 0.2, 0.5),
    (0.2, 0.06, 0.35),
    (0.6, 0.3, 0.36),
    (0.02, 0.02, 0.022),
    (0.3, 0.14, 0.06),
]


def chalk(x, y, z, turn, tone, long=0.085, radius=0.0085):
    made = Material("chalk", tone, 0.95)
    made.bump(made.noise(made.place(), 160, 4), 0.4, 0.001)
    cylinder(radius, long, (x, y, z + radius), made, (math.pi / 2, 0, turn), 20, edge=0.002)


for _ in range(17):
    side = random.choice((-1, 1))
    x, y = side * (WIDTH / 2 + random.uniform(0.06, 0.34)), random.uniform(-0.95, 0.4)
    chalk(x, y, 0.0, random.uniform(0, math.pi), random.choice(TONES), random.uniform(0.03, 0.085))
# The box: a tray of beech with rows of chalks.
beech = Material("beech", (0.45, 0.28, 0.14), 0.55)
X, Y = 1.32, -0.55
tray = Solid().box((X - 0.19, Y - 0.14, 0), (X + 0.19, Y + 0.14, 0.008), beech)
for low, to in (
    ((-0.19, -0.14), (0.19, -0.13)),
    ((-0.19, 0.13), (0.19, 0.14)),
    ((-0.19, -0.14), (-0.18, 0.14)),
    ((0.18, -0.14), (0.19, 0.14)),
    ((-0.19, -0.005), (0.19, 0.005)),
):
    tray.box((X + low[0], Y + low[1], 0), (X + to[0], Y + to[1], 0.036), beech)
tray.made(None, 0.002)
for row in (-0.067, 0.067):
    for number in range(16):
        if random.random() < 0.8:
            chalk(
                X - 0.168 + 0.0224 * number,
                Y + row + random.uniform(-0.01, 0.01),
                0.008,
                random.uniform(-0.06, 0.06),
                TONES[(number + (3 if row > 0 else 0)) % 10],
                random.uniform(0.06, 0.105),
                0.0095,
            )

# A tin with coins.
tin = Material("tin", (0.5, 0.47, 0.42), 0.32, Metallic=1.0)
profile = [
    (0.0, 0.004),
    (0.085, 0.004),
    (0.105, 0.008),
    (0.112, 0.034),
    (0.115, 0.036),
    (0.116, 0.032),
    (0.108, 0.005),
    (0.09, 0.0),
]
turned(curved(profile, 5), tin, (-1.3, 0.25, 0.001), 64)
for _ in range(15):
    angle, far = random.uniform(0, 6.28), 0.08 * math.sqrt(random.random())
    tone = random.choice(((0.8, 0.6, 0.28), (0.72, 0.7, 0.66), (0.6, 0.33, 0.18)))
    cylinder(
        random.uniform(0.009, 0.012),
        0.002,
        (-1.3 + far * math.cos(angle), 0.25 + far * math.sin(angle), 0.007 + random.uniform(0, 0.008)),
        Material("coin", tone, 0.3, Metallic=1.0),
        (random.gauss(0, 0.2), random.gauss(0, 0.2), 0),
        24,
    )

fallen = leafage((0.25, 0.14, 0.02), (0.4, 0.26, 0.06))
for _ in range(36):
    x, y, size = random.uniform(-3, 3), random.uniform(-1.2, 5), random.uniform(0.03, 0.055)
    if abs(x) > WIDTH / 2 + 0.05 or abs(y) > HEIGHT / 2 + 0.05:
        plane(size, 0.6 * size, (x, y, 0.006), fallen, (random.gauss(0, 0.3), random.gauss(0, 0.3), random.uniform(0, 6)))
tree((3.3, 7.8, 0), 8, bark(), leafage(), seed=17, crowded=0.55)
sun((-0.6, -0.75, -0.86), 4.7, 0.7, (1, 0.82, 0.58))
camera((0.12, -2.35, 2.35), (0.0, 0.02, 0), 34, aperture=5.6, focus=(0, 0, 0))
bake("photoframe-streets", samples=20, exposure=-0.05)
