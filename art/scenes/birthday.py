"""A table with a cake and presents before a rosy wall, balloons and bunting; letters of balloons hang in the middle. A metre is the
frame's height."""

import math
import random

from mathutils import Matrix, Vector

from kit.bake import bake, begin
from kit.cake import cake
from kit.light import camera, sky, window
from kit.nodes import Material
from kit.party import present, sagging
from kit.petals import blade
from kit.shapes import box, plane, surface, tube
from kit.solid import standing

begin(seed=107)
chance = random.Random(107)
sky((1.0, 0.9, 0.88), 0.3)
TABLE = -0.415
wall = Material("wall", (0.72, 0.46, 0.48), 0.85, Specular=0.0)
wall.set("Base Color", wall.ramp(wall.noise(wall.place(), 1.2, 5, 0.6), (0.3, (0.66, 0.4, 0.43)), (0.7, (0.76, 0.5, 0.51))))
plane(8, 5, (0, 1.5, 0), wall, turn=(math.radians(90), 0, 0))
cloth = Material("cloth", (0.7, 0.64, 0.6), 0.9, Sheen=0.3)
cloth.bump(cloth.noise(cloth.place(), 240, 3), 0.2, 0.001)
box((5, 1.9, 0.5), (0, 0.6, TABLE - 0.25), cloth, edge=0.02)

cake(
    (-0.7, 0.28, TABLE),
    0.19,
    [(0.1, 0.4, 0.75), (0.75, 0.12, 0.24), (0.8, 0.5, 0.04), (0.2, 0.55, 0.2), (0.4, 0.2, 0.7), (0.1, 0.5, 0.6)],
    seed=3,
)


def gift(colour):
    made = Material("gift", colour, 0.4, Clearcoat=0.3)
    return made


def silk(colour):
    made = Material("silk", colour, 0.3, Sheen=0.5)
    return made


for x, y, turn, size, paper, ribbon in [
    (0.68, 0.34, 14, (0.26, 0.22, 0.18), (0.05, 0.3, 0.5), (0.85, 0.8, 0.72)),
    (0.92, 0.2, -18, (0.2, 0.2, 0.14), (0.75, 0.42, 0.05), (0.6, 0.06, 0.14)),
    (0.5, 0.12, -8, (0.15, 0.13, 0.1), (0.6, 0.1, 0.2), (0.85, 0.7, 0.3)),
]:
    present(standing(x, y, TABLE, turn), *size, gift(paper), silk(ribbon))


def balloon(at, radius, tone, lean=0.0):
    """Rubber that light goes through, its knot below, a string."""
    made = Material("rubber", tone, 0.14, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.04)
    through = made.node("BsdfTranslucent", Color=tuple(min(1.0, 1.2 * part + 0.05) for part in tone))
    made.tree.links.new(made.node("MixShader", i0=0.35, i1=made.shader.outputs[0], i2=through), made.output.inputs[0])

    def skin(u, v):
        turn, rise = 2 * math.pi * u, math.pi * (v - 0.5)
        far = math.cos(rise) * (1 - 0.16 * max(0.0, -math.sin(rise)) ** 2)
        return (
            radius * far * math.cos(turn),
            radius * far * math.sin(turn),
            radius * (1.12 * math.sin(rise) if rise > 0 else 1.28 * math.sin(rise)),
        )

    body = surface(skin, 96, 72, made, "balloon")
    knot = surface(
        lambda u, v: (
            radius * (0.02 + 0.07 * v) * math.cos(2 * math.pi * u),
            radius * (0.02 + 0.07 * v) * math.sin(2 * math.pi * u),
            -radius * (1.26 + 0.09 * v),
        ),
        24,
        6,
        made,
        "knot",
    )
    place = Matrix.Translation(at) @ Matrix.Rotation(math.radians(lean), 4, "Y")
    for part in (body, knot):
        part.matrix_world = place
    end = place @ Vector((0, 0, -1.34 * radius))
    tube(
        [tuple(end), (end.x + 0.02, end.y, end.z - 0.2), (end.x - 0.02, end.y, end.z - 0.5), (end.x, end.y, end.z - 1.0)],
        0.0022,
        Material("string", (0.8, 0.78, 0.74), 0.7),
    )


for at, radius, tone, lean in [
    ((-1.02, 0.55, 0.12), 0.2, (0.06, 0.36, 0.75), -6),
    ((1.03, 0.5, 0.14), 0.2, (0.8, 0.46, 0.03), 6),
    ((-0.72, 0.95, 0.36), 0.17, (0.75, 0.08, 0.2), 4),
    ((0.78, 1.0, 0.34), 0.18, (0.3, 0.12, 0.6), -5),
]:
    balloon(at, radius, tone, lean)

# Bunting: cloth flags on a cord.
tones = [(0.75, 0.14, 0.24), (0.84, 0.8, 0.72), (0.1, 0.42, 0.7), (0.82, 0.55, 0.08), (0.2, 0.55, 0.3), (0.42, 0.26, 0.66)]
cloths = [blade(tone, tone, tone, streaks=0.05, through=0.3, rough=0.8) for tone in tones]
cord = Material("cord", (0.8, 0.76, 0.68), 0.8)
for start, end, sag in (((-1.15, 0.35, 0.52), (0.02, 0.45, 0.5), 0.1), ((-0.02, 0.45, 0.5), (1.15, 0.35, 0.52), 0.1)):
    line = [Vector(point) for point in sagging(start, end, sag, 49)]
    tube([tuple(point) for point in line], 0.003, cord)
    for number in range(8):
        a, b = line[2 + 6 * number], line[min(48, 7 + 6 * number)]

        def flag(u, v, a=a, b=b, number=number):
            top = a.lerp(b, u)
            tip = (a + b) / 2 + Vector((0, 0, -0.125))
            point = top.lerp(tip, v)
            return (
                point.x,
                point.y
                - 0.01 * math.sin(3 * u + number) * math.sin(2.6 * v)
                - 0.006 * math.cos(9 * u + 2 * number) * v * (1 - v),
                point.z,
            )

        surface(flag, 14, 18, cloths[(number + (3 if start[0] > -1 else 0)) % 6], "flag")

window((-2.2, -1.9, 1.9), (0, 0.3, 0), 1.3, 1.2, 130, (1, 0.95, 0.9))
window((1.9, -0.6, 0.9), (0.2, 0.4, -0.1), 0.6, 1.2, 24, (1, 0.86, 0.84))
window((0, -2.4, 0.4), (0, 0.5, -0.1), 2.0, 1.2, 18, (1, 0.95, 0.93)).visible_glossy = False
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=0.9, focus=(-0.5, 0.15, -0.2))
bake("textart-food", samples=24, exposure=-0.1, shape=(1536, 768))
