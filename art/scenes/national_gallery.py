"""Three pictures in a sky-lit hall: blue damask, an arch to the next room, a parquet that mirrors, a bench of leather."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import damask, metal, plaster, wood
from kit.nodes import Material
from kit.room import label, picture_lamp, rope
from kit.shapes import box, moulding, plane

begin(seed=61)
sky((0.6, 0.7, 0.9), 0.06)

silk = damask((0.018, 0.042, 0.074), (0.05, 0.1, 0.155))
cream = plaster((0.74, 0.7, 0.6), 0.04, 0.04)

# The wall ends in an arch at the right, behind it a lit room with a picture of its own.
box((9.4, 0.3, 5), (-1.7, 0.15, 2.5), silk, edge=0)
box((9.4, 0.06, 0.9), (-1.7, -0.02, 0.45), cream, edge=0.008)
box((9.4, 0.1, 0.07), (-1.7, -0.04, 0.92), cream, edge=0.015)
box((9.4, 0.12, 0.2), (-1.7, -0.05, 0.1), cream, edge=0.015)
box((9.4, 0.34, 0.34), (-1.7, -0.1, 4.3), cream, edge=0.06)
box((9.4, 0.2, 0.14), (-1.7, -0.08, 3.98), cream, edge=0.05)
for x in (3.06, 5.1):
    box((0.36, 0.52, 3.05), (x, 0.05, 1.52), cream, edge=0.02)
    box((0.46, 0.62, 0.12), (x, 0.05, 3.05), cream, edge=0.03)
    box((0.44, 0.6, 0.24), (x, 0.05, 0.12), cream, edge=0.02)
box((2.8, 0.4, 1.2), (4.1, 0.1, 3.9), cream, edge=0.02)
box((4, 0.3, 5), (7.2, 0.15, 2.5), silk, edge=0)
box((7, 0.2, 5), (3.6, 4.6, 2.5), Material("red room", (0.2, 0.03, 0.03), 0.7, Sheen=0.4), edge=0)
far = Material("far picture", rough=0.6)
far.set(
    "Base Color",
    far.ramp(
        far.noise(far.place("UV"), 2.4, 4, 0.5, 1.0), (0.3, (0.05, 0.04, 0.03)), (0.5, (0.3, 0.24, 0.12)),
        (0.7, (0.5, 0.5, 0.45)),
    ),
)
plane(1.3, 1.7, (3.15, 4.44, 1.9), far, (math.pi / 2, 0, 0))
gilt = metal((0.83, 0.56, 0.22), 0.34, 0.3)
moulding(1.28, 1.68, (3.15, 4.46, 1.9), gilt, 0.14, 0.08)

parquet = wood((0.13, 0.06, 0.026), (0.4, 0.22, 0.1), board=(0.7, 0.1), rough=0.1, coat=0.5, gap=0.0015)
plane(18, 14, (0, -1, 0), parquet)

ebony = wood((0.015, 0.009, 0.006), (0.06, 0.035, 0.02), scale=2, rough=0.28, coat=0.5)


def hung(name, x, z, width, height, frame, bar):
    """A varnished canvas between a slip of gilt and its frame."""
    tilt = math.radians(1.0)
    canvas = plane(width, height, (x, -0.05, z), None, (math.pi / 2 - tilt, 0, 0))
    slot(canvas, name, rough=0.42, coat=0.14, coat_rough=0.16, aspect=width / height)
    for profile_bar, deep, wide in ((0.03, 0.035, 0.0), (bar, 0.6 * bar, 0.06)):
        border = moulding(
            width - 0.02 + wide, height - 0.02 + wide, (x, -0.035, z), gilt if profile_bar == 0.03 else frame, profile_bar,
            deep,
        )
        border.rotation_euler = (-tilt, 0, 0)


hung("photo", -1.0, 2.22, 1.52, 1.9, gilt, 0.18)
hung("second", 0.98, 2.22, 0.98, 1.23, ebony, 0.11)
hung("third", -2.98, 2.22, 0.98, 1.23, ebony, 0.11)
for x in (0.1, 1.72):
    label(x, 1.2)

for x, wide, power in ((-1.0, 0.8, 26), (0.98, 0.46, 11), (-2.98, 0.46, 11)):
    picture_lamp(x, 3.42 if wide > 0.5 else 3.1, -0.36, wide, gilt, power)
rope(-2.25, 0.25, -0.85)

for x, power in ((-2.98, 150), (-1.0, 330), (0.98, 150)):
    spot((x * 0.92, -2.5, 4.6), (x, 0, 2.1), power, 30, 0.85, (1, 0.9, 0.76))
window((-1, -2.6, 5.2), (-1, -0.9, 0), 7, 2.6, 150, (0.86, 0.93, 1))
window((3.2, 2.6, 4.4), (3.2, 3.4, 0), 3, 2, 150, (1, 0.93, 0.82))
spot((3.1, 2.2, 4.4), (3.15, 4.4, 1.9), 260, 40, 0.8)

camera((-0.55, -4.95, 1.62), (-0.9, 0, 1.68), 31.5, aperture=8, focus=(-1, 0, 2))
bake("photoframe-galleries", samples=16, exposure=0.35)
