"""A heart of gathered pink satin set with pearls on pale linen, roses at two corners, a card with a greeting below."""

import math

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.bloom import rose
from kit.hearts import heart, heart_picture
from kit.light import camera, sky, window
from kit.nodes import Material
from kit.paper import sheet
from kit.party import bow
from kit.petals import blade, veined
from kit.shapes import ball, surface
from kit.solid import again
from kit.stalks import facing, fallen, leaflet
from kit.table import spread

begin(seed=83)
sky((0.85, 0.85, 0.95), 0.35)
spread(0, 0, 0.8, 0.62, (0.7, 0.63, 0.56), waves=0.3, seed=8, threads=150)

SIZE, CENTRE = 0.104, (0.0, 0.026)
WHERE = Matrix.Translation((*CENTRE, 0.006))
satin = Material("satin", (0.62, 0.16, 0.27), 0.34, Sheen=0.5, Specular=0.5)
satin.bump(satin.noise(satin.stretch(satin.place("UV"), 900, 30, 1), 1.0, 2), 0.1, 0.0006)


# How far along the outline each of its steps is, as a share.
OUTLINE = [heart(2 * math.pi * step / 2400) for step in range(2401)]
FAR = [0.0]
for one, other in zip(OUTLINE, OUTLINE[1:]):
    FAR.append(FAR[-1] + math.dist(one, other))


def puffed(u, v):
    """Cloth drawn together along both edges: deep pleats there, smooth and full between them."""
    angle = 2 * math.pi * u
    along = FAR[round(2400 * u)] / FAR[-1]
    pleats = 96 * along + 0.9 * math.sin(40 * along) + 0.5 * math.sin(97 * along + 1)
    drawn = abs(2 * v - 1) ** 1.5
    fold = math.sin(2 * math.pi * pleats) * (0.35 + 0.65 * drawn) + 0.5 * noise.noise(Vector((60 * along, 2 * v, 1)))
    full = math.sin(math.pi * v) ** 0.62
    out = 0.9 + 0.42 * v + 0.012 * fold * drawn
    x, y = heart(angle, out)
    # Less at the cleft, where both halves meet.
    return (SIZE * x, SIZE * y, 0.026 * full + 0.0022 * fold * (0.25 + 0.75 * full))


surface(puffed, 2400, 60, satin).matrix_world = WHERE
picture = heart_picture(SIZE * 0.93)
slot(picture, "photo", rough=0.4, coat=0.15, coat_rough=0.2)
picture.matrix_world = WHERE @ Matrix.Translation((0, 0, 0.0035))

# Pearls along the inner edge.
pearl = Material("pearl", (0.82, 0.75, 0.69), 0.24, Specular=0.5, Sheen=0.3)
first, last, RADIUS = None, None, 0.0036
line = [heart(2 * math.pi * step / 4000, 0.905) for step in range(4000)]
for x, y in line:
    at = (SIZE * x, SIZE * y)
    if last is None or math.dist(at, last) >= 2.0 * RADIUS:
        last = at
        place = WHERE @ Matrix.Translation((*at, 0.009))
        if first is None:
            first = ball(RADIUS, (0, 0, 0), pearl, 32)
            first.matrix_world = place
        elif math.dist(at, (SIZE * line[0][0], SIZE * line[0][1])) > 1.6 * RADIUS or y > 0:
            again(first, place)

# The card, a bow of ribbon on its corner.
CARD = (0.0, -0.142)
slot(sheet(0.2, 0.044, CARD, -1.5, 0.0085, (0.006, 0.002), edge=(0.82, 0.76, 0.68)), "text", rough=0.6, aspect=0.2 / 0.044)
ribbon = Material("ribbon", (0.66, 0.2, 0.3), 0.4, Sheen=0.4)
ribbon.bump(ribbon.noise(ribbon.stretch(ribbon.place("UV"), 4, 120, 1), 1.0, 2), 0.1, 0.0006)
bow(Matrix.Translation((-0.103, -0.124, 0.012)) @ Matrix.Rotation(0.5, 4, "Z"), 0.046, ribbon)

pink = blade((0.86, 0.62, 0.5), (0.8, 0.26, 0.36), (0.84, 0.38, 0.46), streaks=0.3, through=0.35, rough=0.55)
cream = blade((0.82, 0.7, 0.42), (0.9, 0.8, 0.66), (0.92, 0.84, 0.74), streaks=0.3, through=0.35, rough=0.55)
green = veined((0.03, 0.075, 0.02), (0.08, 0.16, 0.05))


def leaf(x, y, turn, long, seed):
    place = Matrix.Translation((x, y, 0.01)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(0.15, 4, "X")
    leaflet(place, long, 0.3 * long, green, seed=seed)


for number, (x, y, turn, long) in enumerate(
    [
        (-0.14, 0.112, -60, 0.055),
        (-0.17, 0.07, -140, 0.055),
        (-0.21, 0.06, 170, 0.05),
        (-0.115, 0.15, -40, 0.045),
        (0.15, -0.08, 50, 0.055),
        (0.2, -0.06, -10, 0.055),
        (0.13, -0.135, 110, 0.045),
        (0.225, -0.075, -50, 0.045),
    ]
):
    leaf(x, y, turn, long, number + 2)
for number, (x, y, z, way, size, tone) in enumerate(
    [
        (-0.172, 0.118, 0.034, (0.15, -0.2, 1), 0.04, pink),
        (-0.218, 0.092, 0.026, (-0.4, -0.3, 1), 0.027, cream),
        (-0.136, 0.148, 0.026, (0.4, 0.2, 1), 0.026, cream),
        (-0.206, 0.14, 0.024, (-0.3, 0.4, 1), 0.022, pink),
        (0.182, -0.102, 0.034, (-0.1, 0.1, 1), 0.04, pink),
        (0.222, -0.128, 0.026, (0.5, -0.3, 1), 0.028, cream),
        (0.146, -0.146, 0.024, (-0.3, -0.5, 1), 0.024, cream),
        (0.214, -0.07, 0.024, (0.4, 0.4, 1), 0.021, pink),
    ]
):
    rose(
        facing((x, y, z), way, number * 1.7),
        size,
        tone,
        32 if size > 0.03 else 24,
        0.95 if size > 0.024 else 0.6,
        seed=number + 11,
    )
for x, y, turn, size in [
    (-0.19, -0.06, 0.4, 0.022),
    (-0.2, -0.1, 2.2, 0.02),
    (0.17, 0.12, 4.0, 0.021),
    (0.2, 0.06, 1.0, 0.019),
]:
    fallen((x, y, 0.008), turn, size, pink)

window((-0.65, 0.5, 0.7), (0, 0, 0), 0.45, 0.5, 11, (1, 0.93, 0.84))
window((0.7, 0.1, 0.6), (0, 0, 0), 0.3, 0.6, 3.5, (0.88, 0.92, 1))
camera((0.0, -0.2, 0.66), (0.0, -0.004, 0.008), 53, aperture=8, focus=(0.0, 0.0, 0.014))
bake("photoframe-cards", samples=20, exposure=0.3)
