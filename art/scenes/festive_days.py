"""Two prints side by side, among twigs of fir, baubles, candy canes and small lamps, on dark boards in the evening."""

import math

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import bulb, camera, sky, window
from kit.materials import metal, wood
from kit.nature import Fir
from kit.paper import sheet
from kit.party import bauble, bow, fairy_lights, satin
from kit.shapes import plane
from kit.sweets import cane, striped

begin(seed=73)
sky((0.45, 0.5, 0.7), 0.2)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood((0.035, 0.016, 0.009), (0.14, 0.07, 0.035), scale=1.4, board=(1.6, 0.13), rough=0.45, coat=0.12, gap=0.002),
)

WIDE, TALL = 0.192, 0.226
for name, x, y, turn, lift in (("second", 0.113, -0.008, -3.5, 0.003), ("first", -0.102, 0.003, 3, 0.004)):
    face = sheet(WIDE, TALL, (x, y), turn, lift, (0.014, 0.024), (0.5, 0.35))
    slot(face, name, rough=0.3, coat=0.5, coat_rough=0.12, aspect=WIDE / TALL)


# Two canes that cross, tied together with green ribbon.
stick = striped((0.5, 0.006, 0.012), (0.88, 0.86, 0.83), 9, rough=0.28)
for foot, turn, way, up in ((0.03, 24, -1, 0.0006), (-0.027, -23, 1, 0.0095)):
    lies = Matrix.Translation((foot, -0.168, up)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    cane(lies @ Matrix.Scale(way, 4, (1, 0, 0)), 0.1, 0.006, stick, hook=0.25)
bow(Matrix.Translation((0.001, -0.116, 0.0165)), 0.046, satin((0.012, 0.1, 0.05), 0.3), seed=4, supple=0.5)

brass = metal((0.85, 0.62, 0.28), 0.2, 0.05)
for x, y, radius, colour, rough, lean, turn in (
    (-0.212, -0.124, 0.029, (0.72, 0.46, 0.14), 0.16, 62, 50),
    (-0.158, -0.146, 0.021, (0.5, 0.012, 0.022), 0.1, 78, 205),
    (-0.115, -0.156, 0.014, (0.72, 0.7, 0.68), 0.12, 50, -20),
    (0.21, -0.126, 0.028, (0.5, 0.012, 0.022), 0.1, 70, 120),
    (0.162, -0.148, 0.02, (0.72, 0.46, 0.14), 0.2, 74, -35),
    (0.004, 0.136, 0.023, (0.5, 0.012, 0.022), 0.1, 72, 95),
    (0.226, 0.132, 0.022, (0.03, 0.11, 0.08), 0.12, 66, 70),
    (-0.222, 0.14, 0.021, (0.72, 0.7, 0.68), 0.14, 58, 110),
):
    bauble((x, y, radius + 0.003), radius, colour, brass, rough, lean, turn)
# Tied to the print's corner, clear of who is in it.
bow(
    Matrix.Translation((-0.183, 0.104, 0.019)) @ Matrix.Rotation(0.5, 4, "Z"),
    0.05,
    satin((0.42, 0.01, 0.018), 0.36),
)

fir = Fir(seed=12)
above = [(-0.33, 0.128, 0.016), (-0.2, 0.163, 0.02), (-0.1, 0.178, 0.018), (0.0, 0.165, 0.02)]
above += [(0.07, 0.165, 0.02), (0.2, 0.15, 0.02), (0.34, 0.16, 0.016)]
# Two layers: long twigs, and short ones with closer needles that fill them.
fir.garland(above, 0.05, 0.0085, pitch=0.00062)
fir.garland([(x, y + 0.006, z + 0.006) for x, y, z in above], 0.036, 0.0058, length=0.0108, pitch=0.0006)
for side in (-1, 1):
    below = [(0.33 * side, -0.08, 0.012), (0.25 * side, -0.133, 0.014), (0.155 * side, -0.174, 0.014), (0.06 * side, -0.2, 0.012)]
    fir.garland(below, 0.046, 0.009, pitch=0.00062)
    fir.garland([(x, y - 0.005, z + 0.004) for x, y, z in below], 0.034, 0.0065, length=0.0108, pitch=0.0006)
fir.made((0.01, 0.04, 0.018), (0.055, 0.125, 0.045))
fairy_lights(
    [
        (-0.3, 0.162, 0.03),
        (-0.22, 0.16, 0.03),
        (-0.15, 0.17, 0.028),
        (-0.09, 0.152, 0.03),
        (-0.04, 0.166, 0.028),
        (0.03, 0.172, 0.03),
        (0.09, 0.15, 0.03),
        (0.16, 0.164, 0.028),
        (0.22, 0.152, 0.03),
        (0.3, 0.16, 0.03),
    ],
    0.05,
    radius=0.0034,
    strength=4.2,
)
for x in (-0.2, -0.1, 0.02, 0.12, 0.21):
    bulb((x, 0.14, 0.055), 0.16, (1, 0.6, 0.25), 0.01).visible_glossy = False
window((-0.6, 0.5, 0.6), (0, 0, 0), 0.35, 0.45, 8, (1, 0.82, 0.6)).visible_glossy = False
window((0.65, -0.1, 0.6), (0, 0, 0), 0.35, 0.5, 3.2, (0.75, 0.84, 1)).visible_glossy = False
window((0.0, 0.9, 0.6), (0, 0, 0), 0.9, 0.3, 4, (1, 0.86, 0.66))
window((0.0, -0.7, 0.9), (0, 0, 0), 0.5, 0.4, 2.2, (1, 0.9, 0.78)).visible_glossy = False

camera((0.0, -0.24, 0.6), (0.0, -0.006, 0.01), 52, aperture=8, focus=(0.0, 0.0, 0.012))
bake("photoframe-cards", samples=16, exposure=0.5)
