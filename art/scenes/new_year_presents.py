"""A print among presents, baubles and twigs of fir on dark boards, by candlelight and a string of small lamps."""

import math

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import bulb, camera, sky, window
from kit.materials import metal, wood
from kit.nature import Fir
from kit.nodes import Material
from kit.paper import sheet
from kit.party import bauble, bow, fairy_lights, present, satin
from kit.shapes import plane
from kit.spices import anise, bark, quill

begin(seed=61)
sky((0.45, 0.5, 0.7), 0.22)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood((0.05, 0.024, 0.012), (0.2, 0.11, 0.055), scale=1.4, board=(1.6, 0.12), rough=0.45, coat=0.1, gap=0.002),
)

WIDE, TALL = 0.216, 0.246
slot(
    sheet(WIDE, TALL, (0.074, 0.0), -3, 0.004, (0.012, 0.02)),
    "print",
    rough=0.3,
    coat=0.5,
    coat_rough=0.12,
    aspect=WIDE / TALL,
)


def wrapping(ground, figure, pattern):
    """Printed paper: dots in rows, stripes, or small stars; a little lacquered."""
    made = Material("wrapping", ground, 0.35, Clearcoat=0.25, Clearcoat_Roughness=0.25)
    number = made.math
    # Over the edges of a box the sheet goes on: each side shows it flat, from the lid's edge downwards.
    looks = made.node("TexCoord", 1)
    on = [number("GREATER_THAN", number("ABSOLUTE", made.node("SeparateXYZ", axis, Vector=looks)), 0.7) for axis in (0, 1)]
    along = [made.node("SeparateXYZ", axis, Vector=made.place()) for axis in (0, 1, 2)]
    x = made.mix(on[0], along[0], along[2])
    y = made.mix(on[1], along[1], along[2])
    if pattern == "stripes":
        wave = number("FRACT", number("MULTIPLY", number("ADD", x, y), 62.0))
        inside = made.ramp(wave, (0.46, 0.0), (0.5, 1.0))
    else:
        pitch = 62.0 if pattern == "dots" else 48.0
        row = number("FLOOR", number("MULTIPLY", y, pitch))
        shifted = number("ADD", number("MULTIPLY", x, pitch), number("MULTIPLY", number("MODULO", row, 2.0), 0.5))
        across, down = (number("SUBTRACT", number("FRACT", part), 0.5) for part in (shifted, number("MULTIPLY", y, pitch)))
        far = number("SQRT", number("ADD", number("MULTIPLY", across, across), number("MULTIPLY", down, down)))
        inside = made.ramp(far, (0.2, 1.0), (0.24, 0.0))
        if pattern == "stars":
            # Six needles about a middle: a crystal of snow.
            arm = number("ABSOLUTE", number("SINE", number("MULTIPLY", number("ARCTAN2", down, across), 3.0)))
            needle = made.ramp(number("MULTIPLY", arm, far), (0.03, 1.0), (0.045, 0.0))
            inside = number("MULTIPLY", needle, made.ramp(far, (0.3, 1.0), (0.34, 0.0)))
    made.set("Base Color", made.mix(inside, ground, figure))
    # Stiff paper, pulled tight: facets that end in sharp creases, most at the corners.
    facets = made.node("TexVoronoi", settings={"feature": "SMOOTH_F1"}, Vector=made.place("Object", (1, 1, 0.6)), Scale=34.0)
    creases = made.noise(made.place(), 60, 3, 0.5, 1.0)
    return made.bump(made.mix(0.4, facets, creases), 0.3, 0.0024)


gold, cream, red = satin((0.72, 0.46, 0.12), 0.25), satin((0.85, 0.8, 0.7), 0.3), satin((0.5, 0.012, 0.02), 0.28)
pine, crimson, ivory = (0.016, 0.06, 0.05), (0.46, 0.016, 0.022), (0.82, 0.79, 0.7)
wraps = (
    ((-0.168, 0.096), 9, (0.104, 0.096, 0.05), wrapping(pine, (0.75, 0.68, 0.5), "stars"), gold, (0.5, 0.35, 14)),
    ((-0.128, -0.012), -8, (0.088, 0.08, 0.058), wrapping(crimson, (0.88, 0.85, 0.8), "dots"), cream, (0.78, -0.3, 5)),
    ((-0.176, -0.106), 24, (0.1, 0.082, 0.046), wrapping(ivory, (0.06, 0.2, 0.1), "stripes"), red, (0.56, 1.2, 27)),
)
for at, turn, size, paper, ribbon, (wide, spin, seed) in wraps:
    lies = Matrix.Translation((*at, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    present(lies, *size, paper, ribbon, with_bow=False, edge=0.0013)
    bow(lies @ Matrix.Translation((0, 0, size[2] + 0.0012)) @ Matrix.Rotation(spin, 4, "Z"), wide * min(size[:2]), ribbon, seed)

brass = metal((0.85, 0.62, 0.28), 0.2, 0.05)
for x, y, radius, colour, rough in (
    (-0.058, 0.122, 0.023, (0.5, 0.012, 0.022), 0.1),
    (0.215, 0.122, 0.026, (0.05, 0.12, 0.2), 0.14),
    (0.212, -0.118, 0.027, (0.5, 0.012, 0.022), 0.1),
    (0.172, -0.142, 0.018, (0.72, 0.46, 0.14), 0.2),
    (-0.062, -0.132, 0.024, (0.72, 0.46, 0.14), 0.16),
    (-0.1, -0.152, 0.015, (0.72, 0.7, 0.68), 0.12),
):
    bauble((x, y, radius), radius, colour, brass, rough)

fir = Fir(seed=8)
fir.garland(
    [
        (-0.34, 0.19, 0.016),
        (-0.21, 0.168, 0.02),
        (-0.08, 0.156, 0.022),
        (0.05, 0.166, 0.02),
        (0.17, 0.152, 0.02),
        (0.24, 0.1, 0.018),
        (0.262, 0.02, 0.014),
    ],
    0.05,
    0.0085,
    length=0.013,
)
fir.garland(
    [(0.29, -0.06, 0.012), (0.24, -0.12, 0.014), (0.16, -0.168, 0.014), (0.06, -0.19, 0.014), (-0.05, -0.17, 0.012)],
    0.046,
    0.009,
    length=0.013,
)
fir.made((0.01, 0.04, 0.018), (0.055, 0.125, 0.045))

# Cinnamon and anise, a wire with lamps.
stick = bark()
for number, (x, y, z, turn, long) in enumerate(
    ((0.02, -0.148, 0.0, 78, 0.082), (0.026, -0.163, 0.0, 96, 0.074), (0.022, -0.156, 0.0085, 84, 0.088))
):
    quill(Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z"), long, 0.0078, stick, number + 3)
pod = bark()
for x, y, size, turn in ((-0.022, -0.141, 0.0125, 0.3), (0.088, -0.158, 0.0105, 1.1)):
    anise(Matrix.Translation((x, y, 0.001)) @ Matrix.Rotation(turn, 4, "Z"), size, pod, round(900 * x))
fairy_lights(
    [
        (-0.28, 0.17, 0.03),
        (-0.16, 0.16, 0.055),
        (-0.06, 0.155, 0.03),
        (0.04, 0.152, 0.03),
        (0.13, 0.15, 0.03),
        (0.24, 0.16, 0.03),
    ],
    0.055,
    radius=0.0034,
    strength=4.2,
)
for x, y in ((-0.22, 0.15), (-0.09, 0.14), (0.06, 0.14), (0.19, 0.14)):
    bulb((x, y, 0.06), 0.16, (1, 0.6, 0.25), 0.01).visible_glossy = False

window((-0.6, 0.5, 0.6), (0, 0, 0), 0.35, 0.45, 8.5, (1, 0.8, 0.56)).visible_glossy = False
window((0.65, -0.1, 0.6), (0, 0, 0), 0.35, 0.5, 3.0, (0.7, 0.8, 1)).visible_glossy = False
window((0.0, 0.9, 0.6), (0, 0, 0), 0.9, 0.3, 4, (1, 0.86, 0.66))
window((-0.2, -0.7, 0.9), (0, 0, 0), 0.4, 0.4, 1.6, (1, 0.88, 0.72))

camera((0.0, -0.24, 0.6), (0.004, -0.006, 0.01), 51.5, aperture=8, focus=(0.03, 0.0, 0.012))
bake("photoframe-cards", samples=16, exposure=0.5)
