"""A glossy print signed by its star, on the envelope that it came in and dark walnut, a silver pen beside it."""

import math

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import paper, wood
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import box, plane, turned

begin(seed=157)
sky((0.7, 0.8, 1.0), 0.18)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood((0.034, 0.016, 0.008), (0.115, 0.058, 0.031), scale=3.2, rough=0.5, relief=0.03),
)

envelope = sheet(
    0.33, 0.24, (0.075, -0.075), 24, 0.0016, (0.004, 0.004), thick=0.0012, edge=(0.44, 0.31, 0.17), margin=0.001
)
# No slot: a second one below the print would end in steps where the pen lies over both.
envelope.data.materials.append(paper((0.44, 0.31, 0.17)).made)
WIDE, TALL = 0.203, 0.254
bow = lambda u, v: 0.0022 * math.sin(2.6 * u + 1.4 * v)
photo = sheet(WIDE, TALL, (-0.004, 0.0), -2.2, 0.0062, (0.012, 0.016), (0.45, 0.5), thick=0.0003, margin=0.0012, crease=bow)
slot(photo, "print", rough=0.16, coat=1.0, coat_rough=0.035, aspect=WIDE / TALL)

# Beside the print, satin: a mirror on it would show the print's border again, in steps.
silver, black = (
    Material("silver", (0.5, 0.51, 0.53), 0.38, Metallic=0.6, Specular=0.4),
    Material("cap", (0.012, 0.012, 0.014), 0.28, Specular=0.6),
)
tip = Material("tip", (0.5, 0.5, 0.52), 0.6)
PEN = (
    Matrix.Translation((0.1105, -0.05, 0.0074))
    @ Matrix.Rotation(math.radians(-1.5), 4, "Z")
    @ Matrix.Rotation(math.radians(-90), 4, "X")
)
R = 0.0056
for profile, material in (
    (
        [
            (0, -0.056),
            (0.003, -0.0558),
            (R - 0.0009, -0.0545),
            (R - 0.0002, -0.052),
            (R, -0.046),
            (R, -0.0405),
            (R - 0.0003, -0.04),
        ],
        black,
    ),
    ([(R - 0.0005, -0.04), (R - 0.0001, -0.0395), (R, -0.02), (R, 0.01), (R, 0.036), (R - 0.0002, 0.0395)], silver),
    (
        [(R - 0.0006, 0.0395), (R - 0.0006, 0.041), (R - 0.001, 0.0415), (0.0043, 0.05), (0.0036, 0.054), (0.0032, 0.0545)],
        black,
    ),
    ([(0.0025, 0.0545), (0.0024, 0.057), (0.0021, 0.0572)], silver),
    ([(0.00165, 0.0572), (0.0016, 0.0592), (0.0013, 0.0605), (0.0006, 0.0611), (0, 0.0612)], tip),
):
    turned(profile, material).matrix_world = PEN
CAP = (
    Matrix.Translation((0.1, 0.075, 0.0062))
    @ Matrix.Rotation(math.radians(-48), 4, "Z")
    @ Matrix.Rotation(math.radians(-90), 4, "X")
)
turned(
    [
        (0, 0.043),
        (0.003, 0.0428),
        (R - 0.0006, 0.0415),
        (R + 0.0004, 0.039),
        (R + 0.0005, 0.02),
        (R + 0.0005, 0.0),
        (R, 0.0),
        (R - 0.0004, 0.036),
    ],
    black,
).matrix_world = CAP
clip = box((0.0026, 0.0012, 0.036), (0, -R - 0.0016, 0.021), silver, edge=0.0005)
clip.matrix_world = CAP @ Matrix.Rotation(math.radians(65), 4, "Z") @ clip.matrix_world

# A long window whose gleam crosses the print.
window((-0.5, 0.42, 0.62), (0, 0, 0), 0.1, 0.55, 6, (1, 0.95, 0.88))
window((-0.2, 0.6, 0.8), (0, 0, 0), 0.3, 0.3, 5.5, (1, 0.94, 0.86))
window((0.6, -0.1, 0.6), (0, 0, 0), 0.35, 0.5, 1.6, (0.85, 0.92, 1))
camera((0.0, -0.05, 0.6), (0.0, 0.0, 0.0), 75, aperture=9, focus=(0.0, 0.0, 0.006))
bake("photoframe-prints", samples=20, exposure=0.3, shape=(1040, 1280))
