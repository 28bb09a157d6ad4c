"""The head of a clown before a ring of lamps, in a circus tent; letters stand below it."""

import math

from mathutils import Matrix, Vector

import bpy
from kit.armour import disc, lamp
from kit.bake import bake, begin
from kit.clown import greasepaint, wig
from kit.light import bulb, camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.party import fairy_lights, sagging
from kit.person import person, placed
from kit.shapes import ball, box, mesh, surface, tube, turned

begin(seed=37)
sky((0.9, 0.6, 0.4), 0.1, chosen=False)

WHERE = (0.0, 0.0, 0.132)


def clown():
    person(
        tone=(0.62, 0.4, 0.3),
        iris=(0.05, 0.2, 0.12),
        locks=(0.3, 0.08, 0.01),
        style="short",
        face={"smile": 2.2, "cheeks": 1.5, "lips": 1.0, "eyes": 1.12, "jaw": 0.96, "nose": 0.8},
        lip=(0.4, 0.02, 0.02),
        wear=(0.05, 0.05, 0.3),
        brow=0.15,
        shine=0.3,
        seed=4,
        covered=True,
    )
    greasepaint(next(made for made in bpy.data.objects if made.name.startswith("head")))
    nose = Material("nose", (0.6, 0.008, 0.01), 0.16, Clearcoat=0.8)
    ball(0.0205, (0, -0.117, -0.036), nose, 64)
    wig(((0.55, 0.1, 0.008), (0.66, 0.16, 0.012), (0.42, 0.06, 0.006)))
    # A ruff of two layers, pleated.
    for number, (reach, high, tone) in enumerate(((0.15, -0.175, (0.82, 0.6, 0.06)), (0.118, -0.155, (0.84, 0.82, 0.78)))):
        cloth = Material("ruff", tone, 0.75, Sheen=0.4)
        cloth.bump(cloth.noise(cloth.place(), 400, 3), 0.2, 0.001)

        def pleat(u, v, reach=reach, high=high, number=number):
            turn, wave = 2 * math.pi * u, math.sin(2 * math.pi * u * (17 + 3 * number))
            far = 0.05 + (reach - 0.05) * v
            return (far * math.sin(turn), 0.03 - far * math.cos(turn) * 0.95, high + 0.03 * v * wave - 0.03 * v * v + 0.01)

        surface(pleat, 900, 30, cloth, "ruff")
    for x, z in ((0.0, -0.3), (0.0, -0.38)):
        ball(0.022, (x, -0.075, z), Material("pompom", (0.7, 0.02, 0.02), 0.9, Sheen=1.0), 32)


placed(WHERE, 0.1, clown, tilt=0.07)

# The hat, aslant.
felt = Material("felt", (0.16, 0.025, 0.3), 0.85, Sheen=0.6)
felt.bump(felt.noise(felt.place(), 300, 4, 0.7), 0.3, 0.001)
band = Material("band", (0.78, 0.5, 0.03), 0.4, Sheen=0.3)
HAT = (
    Matrix.Translation((0.022, 0.012, WHERE[2] + 0.099))
    @ Matrix.Rotation(math.radians(11), 4, "Y")
    @ Matrix.Rotation(math.radians(-6), 4, "X")
)
for profile, tone in (
    (
        [
            (0.0, 0.002),
            (0.075, 0.0),
            (0.083, 0.003),
            (0.083, 0.006),
            (0.05, 0.006),
            (0.047, 0.012),
            (0.0475, 0.04),
            (0.051, 0.07),
            (0.0555, 0.084),
            (0.053, 0.088),
            (0.0, 0.089),
        ],
        felt,
    ),
    ([(0.0478, 0.009), (0.0492, 0.011), (0.0496, 0.027), (0.0482, 0.029)], band),
):
    turned(profile, tone).matrix_world = HAT
star = [
    (
        0.017 * (1.0 if at % 2 == 0 else 0.42) * math.sin(math.pi * at / 5),
        0.017 * (1.0 if at % 2 == 0 else 0.42) * math.cos(math.pi * at / 5),
    )
    for at in range(10)
]
points = [(0, -0.006, 0)] + [(px, 0.0, pz) for px, pz in star]
shape = mesh(points, [(0, 1 + at, 1 + (at + 1) % 10) for at in range(10)], metal((0.95, 0.72, 0.3), 0.2, 0.03), name="star")
shape.matrix_world = HAT @ Matrix.Translation((-0.006, -0.0535, 0.05))

# The ring of lamps behind.
gilt = metal((0.86, 0.56, 0.2), 0.28, 0.12)
navy = Material("board", (0.02, 0.03, 0.09), 0.5)
RING = (0.0, 0.14, 0.122)
disc([(0.0, 0.0), (0.178, 0.0)], RING, (0, -1, 0), navy)
disc(
    [
        (0.172, 0.0),
        (0.172, 0.02),
        (0.176, 0.026),
        (0.184, 0.026),
        (0.188, 0.02),
        (0.188, 0.012),
        (0.206, 0.012),
        (0.206, 0.02),
        (0.21, 0.026),
        (0.218, 0.026),
        (0.222, 0.02),
        (0.222, -0.02),
    ],
    RING,
    (0, -1, 0),
    gilt,
)
glow = lamp((1.0, 0.56, 0.2), 9.0)
for number in range(30):
    turn = 2 * math.pi * number / 30
    at = (0.197 * math.cos(turn), RING[1] - 0.018, RING[2] + 0.197 * math.sin(turn))
    ball(0.0088, at, glow, 24)
    disc([(0.0115, -0.006), (0.0115, 0.002), (0.009, 0.004)], at, (0, -1, 0), gilt)

# The tent: webs of cloth that hang between their seams, lamps on wires.
stripes = [Material("cloth", tone, 0.9, Sheen=0.3) for tone in ((0.4, 0.016, 0.016), (0.72, 0.5, 0.28))]
for made in stripes:
    made.bump(made.noise(made.place(), 60, 5, 0.6), 0.15, 0.003)
APEX, WEBS = Vector((0.0, 1.5, 0.62)), 34
for number in range(WEBS):

    def web(u, v, number=number):
        turn, far = 2 * math.pi * (number + u) / WEBS, 0.02 + 2.2 * v
        sag = 0.16 * far * math.sin(math.pi * u) * 0.5
        return (APEX.x + far * math.cos(turn), APEX.y - 0.42 * far + sag, APEX.z + far * math.sin(turn))

    surface(web, 14, 60, stripes[number % 2], "web")
for start, end, sag in (
    ((-0.82, 0.5, 0.36), (0.02, 0.6, 0.46), 0.13),
    ((0.82, 0.5, 0.36), (-0.02, 0.6, 0.46), 0.13),
    ((-0.84, 0.35, 0.2), (-0.2, 0.3, 0.1), 0.08),
    ((0.84, 0.35, 0.2), (0.2, 0.3, 0.1), 0.08),
):
    fairy_lights(sagging(start, end, sag), 0.06, (1.0, 0.62, 0.26), 12.0, 0.0065)

# The curb of the ring.
plush = Material("plush", (0.34, 0.008, 0.016), 0.95, Sheen=1.0)
plush.bump(plush.noise(plush.place(), 300, 3), 0.3, 0.001)
box((3.0, 0.08, 0.3), (0, -0.17, -0.33), plush, edge=0.03)
for z in (-0.2, -0.235):
    tube([(-1.5, -0.213, z), (0.0, -0.213, z), (1.5, -0.213, z)], 0.0055, gilt)
for number in range(-9, 10):
    ball(0.011, (0.085 * number, -0.213, -0.2175), gilt, 24)

window((-0.8, -0.9, 0.9), (0, 0, 0.1), 0.5, 0.5, 13, (1, 0.9, 0.78))
window((0.8, -0.3, 0.5), (0, 0, 0.1), 0.25, 0.6, 7, (1, 0.7, 0.42))
window((0.0, 0.05, -0.32), (0, 0.3, 0.2), 0.8, 0.1, 2, (1, 0.6, 0.3)).visible_glossy = False
bulb((0.0, 0.7, 0.1), 8, (1.0, 0.66, 0.36), 0.2)

camera((0, -3.0, 0.0), (0, 0, 0.0), 76, aperture=5, focus=(0.0, -0.09, 0.13))
bake("textart-logo", samples=32, exposure=0.2, shape=(1536, 768))
