"""A card on paper lace with a print and a ribbon across it, a garden rose on its corner, on dusky pink cloth."""

import math

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.daisies import floret
from kit.lace import lace
from kit.light import camera, sky, sun, window
from kit.materials import paper
from kit.nodes import Material
from kit.paper import sheet
from kit.party import bow, satin
from kit.petals import blade, veined
from kit.shapes import ball, surface
from kit.stalks import facing, leaflet
from kit.table import pearls, spread

begin(seed=79)
sky((0.75, 0.82, 1.0), 0.4)
spread(0, 0.05, 1.1, 1.0, (0.42, 0.22, 0.24), waves=0.6, seed=6)

# Lace of 36 by 26 cm: an outline with round corners, scallops along it.
HALF, CORNER = (0.158, 0.108), 0.03
outline = []
for number, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
    for step in range(49):
        angle = math.pi / 2 * (number + step / 48)
        outline.append(
            (sx * (HALF[0] - CORNER) + CORNER * math.cos(angle), sy * (HALF[1] - CORNER) + CORNER * math.sin(angle))
        )
outline.reverse()
turn = Matrix.Rotation(math.radians(1.5), 4, "Z")


def slack(x, y):
    """Flat below the board, in waves around it."""
    free = min(1.0, max(0.0, max(abs(x) - 0.141, abs(y) - 0.093) / 0.016))
    wave = noise.noise(Vector((19 * x, 19 * y, 3))) + 0.3 * noise.noise(Vector((60 * x, 60 * y, 0)))
    # Never below the cloth, which is creased too.
    return 0.0052 + free * (0.0024 + 0.0042 * max(-0.35, wave))


worked = lace(outline, 0.4, lift=slack)
worked.matrix_world = turn
board = sheet(0.286, 0.19, (0.0, 0.0), 1.5, 0.0085, (0.006, 0.006), edge=(0.8, 0.74, 0.68))
board.data.materials.append(paper((0.8, 0.74, 0.66)).made)
# What bears the words is a leaf of its own: photos that touch each other in a place would mix at their edges.
slot(sheet(0.088, 0.124, (0.055, 0.002), 1.5, 0.0104, (0.006, 0.008)), "words", rough=0.6, aspect=0.088 / 0.124)
slot(
    sheet(0.136, 0.166, (-0.068, 0.002), -2.5, 0.0112, (0.01, 0.008)),
    "print",
    rough=0.3,
    coat=0.5,
    coat_rough=0.12,
    aspect=0.136 / 0.166,
)

# A ribbon of satin goes around the card on its right, tied in a bow.
ribbon = satin((0.6, 0.3, 0.33), 0.3)
at = 0.122


def band(u, v):
    """Across the face, around both edges of the card, and under it."""
    along, side = 2 * v - 1, 2 * u - 1
    turned = math.pi * max(0.0, abs(along) - 0.92) / 0.08
    y = math.copysign(min(0.0952, 0.0952 * abs(along) / 0.92) + 0.0017 * math.sin(turned), along)
    over = 0.0119 + 0.006 * (y / 0.19) ** 2 - 0.0017 * (1 - math.cos(turned))
    crease = 0.0003 * math.sin(70 * y + 2 * side) * side
    return (at + 0.0105 * side - 0.026 * y, y, over + crease + 0.0005 * side**2)


surface(band, 12, 160, ribbon)
bow(Matrix.Translation((at - 0.002, 0.058, 0.0122)) @ Matrix.Rotation(-0.1, 4, "Z"), 0.074, ribbon, seed=3, supple=0.6)

blush = blade((0.84, 0.62, 0.46), (0.85, 0.44, 0.44), (0.9, 0.6, 0.58), streaks=0.3, through=0.35, rough=0.55)
cream = blade((0.86, 0.76, 0.5), (0.93, 0.86, 0.7), (0.94, 0.9, 0.82), streaks=0.3, through=0.35, rough=0.55)
white = blade((0.8, 0.82, 0.6), (0.9, 0.89, 0.84), (0.92, 0.91, 0.87), streaks=0.3)
green = veined((0.03, 0.075, 0.025), (0.085, 0.16, 0.06))
sage = veined((0.08, 0.13, 0.09), (0.17, 0.24, 0.17), pairs=6, rough=0.5)


for number, (x, y, size, way, tone) in enumerate(
    [
        (0.142, -0.098, 0.031, (0.2, -0.3, 1), blush),
        (0.105, -0.122, 0.021, (-0.3, -0.7, 1), cream),
        (0.178, -0.072, 0.02, (0.7, 0.2, 1), cream),
        (-0.176, 0.118, 0.026, (-0.4, 0.3, 1), blush),
        (-0.142, 0.136, 0.018, (0.2, 0.7, 1), cream),
    ]
):
    rose(
        facing((x, y, 0.015 if size > 0.025 else 0.012), way, 1.3 * number),
        size,
        tone,
        34 if size > 0.025 else 26,
        (0.95 if size > 0.022 else 0.66) - 0.12 * (number == 3),
        seed=number + 31,
    )
for number, (x, y, degrees, long) in enumerate(
    [
        (0.12, -0.09, 60, 0.05),
        (0.11, -0.1, 110, 0.05),
        (0.16, -0.08, 10, 0.045),
        (0.17, -0.1, -60, 0.05),
        (0.15, -0.12, -110, 0.045),
        (0.1, -0.13, 150, 0.04),
        (0.17, -0.06, 30, 0.045),
        (-0.16, 0.11, -80, 0.05),
        (-0.18, 0.1, -140, 0.045),
        (-0.15, 0.12, -40, 0.045),
        (-0.19, 0.13, 60, 0.045),
        (-0.15, 0.14, 0, 0.04),
    ]
):
    place = (
        Matrix.Translation((x, y, 0.0115)) @ Matrix.Rotation(math.radians(degrees), 4, "Z") @ Matrix.Rotation(0.15, 4, "X")
    )
    leaflet(
        place,
        long,
        long * (0.27 if number % 3 else 0.2),
        green if number % 3 else sage,
        teeth=12 if number % 3 else 0,
        seed=number + 4,
    )
for number, (x, y) in enumerate(
    [
        (0.112, -0.078),
        (0.122, -0.07),
        (0.168, -0.122),
        (0.182, -0.112),
        (0.088, -0.108),
        (-0.15, 0.102),
        (-0.142, 0.112),
        (-0.2, 0.096),
        (0.158, -0.058),
    ]
):
    floret(
        facing((x, y, 0.0145), (0.4 * math.sin(9 * number), -0.3 + 0.4 * math.cos(7 * number), 1.0), number),
        0.0085,
        white,
        seed=number,
    )

nacre = Material("pearl", rough=0.24, Metallic=0.35, Clearcoat=1.0, Clearcoat_Roughness=0.05)
turning = nacre.node("LayerWeight", 1, Blend=0.45)
nacre.set("Base Color", nacre.ramp(turning, (0.0, (0.85, 0.78, 0.72)), (0.45, (0.66, 0.56, 0.53)), (0.85, (0.4, 0.4, 0.38))))
pearls(
    [
        (-0.24, -0.09, 0.0052),
        (-0.2, -0.126, 0.0052),
        (-0.14, -0.14, 0.0052),
        (-0.08, -0.148, 0.0052),
        (-0.02, -0.143, 0.0052),
        (0.04, -0.158, 0.0052),
    ],
    0.0038,
    nacre,
)
for x, y in ((0.21, 0.03), (0.222, 0.048), (0.207, 0.1)):
    ball(0.0034, (x, y, 0.005), nacre, 24)

sun((0.5, -0.6, -0.78), 3.2, 1.8, (1, 0.93, 0.84))
window((-0.6, 0.6, 0.8), (0, 0, 0), 0.6, 0.6, 4, (1, 0.95, 0.9))
window((0.5, -0.9, 0.8), (0, 0, 0), 0.9, 0.7, 2.0, (0.8, 0.88, 1)).visible_glossy = False

camera((0.0, -0.22, 0.6), (0.002, -0.006, 0.008), 51.5, aperture=9, focus=(0.0, 0.0, 0.012))
bake("photoframe-cards", samples=14, exposure=0.1, bounces=7)
