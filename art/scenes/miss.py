"""A pageant's poster tacked to the painted boards of a beach hut, in the sun: a palm's shadow, shells on the ledge below."""

import math
import random

from mathutils import Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import surface, turned

begin(seed=281)
chance = random.Random(281)
sky((0.6, 0.78, 1.0), 0.42)
for number in range(9):
    left = -0.46 + 0.104 * number
    paint = Material("board", (0.4, 0.6, 0.58), 0.6, Specular=0.3)
    place = paint.place("Object", move=(5 * number, 9 * number, 0))
    grain = paint.noise(paint.stretch(place, 90, 4, 1), 1.0, 6, 0.62, 0.6)
    off = paint.ramp(
        paint.mix(0.35, paint.noise(paint.stretch(place, 16, 4.5, 1), 1.0, 9, 0.7, 0.4), grain), (0.4, 1.0), (0.425, 0.0)
    )
    shade = chance.uniform(0.9, 1.06)
    coat = paint.ramp(
        paint.noise(place, 7, 5),
        (0.3, tuple(shade * part for part in (0.26, 0.5, 0.49))),
        (0.7, tuple(shade * part for part in (0.38, 0.63, 0.61))),
    )
    bare = paint.ramp(grain, (0.3, (0.2, 0.16, 0.12)), (0.7, (0.46, 0.4, 0.33)))
    paint.set("Base Color", paint.mix(off, coat, bare))
    paint.bump(paint.mix(0.45, paint.mix(off, (1.0, 1.0, 1.0), (0.0, 0.0, 0.0)), grain), 0.55, 0.0012)
    high = chance.uniform(-0.0015, 0.0015)

    def board(u, v, left=left, high=high, number=number):
        edge = max(0.0, abs(2 * u - 1) - 0.93) / 0.07
        x = left + 0.1015 * u + 0.0008 * noise.noise(Vector((0, 5 * v, number)))
        return (x, -0.55 + 1.1 * v, high - 0.006 * edge**2 + 0.0005 * noise.noise(Vector((9 * u, 30 * v, number))))

    surface(board, 60, 200, paint, "board")
dark = Material("behind", (0.01, 0.014, 0.014), 1.0)
surface(lambda u, v: (-0.6 + 1.2 * u, -0.6 + 1.2 * v, -0.008), 2, 2, dark)

WIDE, TALL, TURN = 0.42, 0.56, 1.1


def curl(u, v):
    belly = 0.005 * math.sin(math.pi * u) * math.sin(math.pi * v) * (1 + 0.4 * noise.noise(Vector((3 * u, 3 * v, 5))))
    off = 0.0
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        far = math.hypot(u - x, (v - y) * 1.33)
        off += (0.03 if y == 0 else 0.016) * max(0.0, 1 - far / 0.1) ** 2
    folds = 0.0012 * max(0.0, 1 - abs(v - 0.5) / 0.02) + 0.001 * max(0.0, 1 - abs(u - 0.5) / 0.024)
    return belly + off + folds + 0.0008 * noise.noise(Vector((6 * u, 7 * v, 2)))


bill = sheet(
    WIDE, TALL, (0.0, 0.0), TURN, 0.003, (0.0, 0.0), thick=0.0003, edge=(0.8, 0.74, 0.62), crease=curl, margin=0.001
)
slot(bill, "bill", rough=0.55, coat=0.1, coat_rough=0.3, aspect=WIDE / TALL)
red = Material("tack", (0.62, 0.03, 0.025), 0.2, Clearcoat=0.8)
a = math.radians(TURN)
for u, v in ((0.05, 0.965), (0.95, 0.965), (0.05, 0.035), (0.95, 0.035)):
    x, y = WIDE * (u - 0.5), TALL * (v - 0.5)
    at = (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), 0.0033 + curl(u, v))
    turned([(0.0072, 0.0), (0.0074, 0.0008), (0.0062, 0.0026), (0.0034, 0.0036), (0, 0.0039)], red, at, 48)

# A palm's fronds between the sun and the wall; they are out of the picture.
frond = Material("frond", (0.05, 0.12, 0.03), 0.6)
for foot, way, count in (((-0.98, 0.80, 0.4), -0.75, 26), ((-1.12, 0.30, 0.42), -0.3, 22)):
    for number in range(count):
        t = number / count
        bx, by = foot[0] + 0.62 * t * math.cos(way), foot[1] + 0.62 * t * math.sin(way) - 0.1 * t * t
        for side in (-1, 1):
            long, lean = 0.19 * (1 - 0.6 * t) + 0.03, way + side * (1.05 - 0.45 * t)

            def blade(u, v, bx=bx, by=by, long=long, lean=lean, z=foot[2]):
                wide = 0.0065 * math.sin(math.pi * min(1.0, 0.12 + 0.88 * v)) * (2 * u - 1)
                return (
                    bx + long * v * math.cos(lean) - wide * math.sin(lean),
                    by + long * v * math.sin(lean) + wide * math.cos(lean),
                    z - 0.05 * v * v,
                )

            surface(blade, 3, 10, frond)

sun((0.6, -0.46, -0.66), 3.0, 1.5, (1.0, 0.92, 0.78))
camera((0.0, -0.02, 1.28), (0.0, 0.0, 0.0), 74, aperture=11, focus=(0.0, 0.0, 0.008))
bake("photoframe-posters", samples=20, exposure=0.25, shape=(1000, 1280))
