"""Five pictures hung close on the dark red wall of an old salon: one large, four around it; lamps over them."""

import math

from kit.bake import bake, begin, slot
from kit.light import camera, sky, spot, window
from kit.materials import metal, wood
from kit.nodes import Material
from kit.room import back_wall, label, picture_lamp, rope
from kit.shapes import box, moulding, plane

begin(seed=21)
sky((0.05, 0.05, 0.06))

# Silk on the wall: a weave that shows at a glance only, darker where hands and years have been.
silk = Material("silk", rough=0.6, Sheen=0.6)
place = silk.place()
worn = silk.noise(place, 0.7, 6, 0.6)
silk.set("Base Color", silk.ramp(worn, (0.3, (0.17, 0.018, 0.02)), (0.65, (0.26, 0.03, 0.03))))
silk.bump(silk.noise(silk.stretch(place, 30, 30, 300), 1, 3), 0.12, 0.004)
parquet = wood((0.1, 0.045, 0.02), (0.3, 0.16, 0.075), board=(0.9, 0.11), rough=0.1, coat=0.4, gap=0.002)
back_wall(silk, parquet, Material("skirting", (0.16, 0.1, 0.055), 0.35, Clearcoat=0.4), width=11, height=4.6)
rail = metal((0.75, 0.56, 0.28), 0.3)
box((11, 0.03, 0.03), (0, -0.015, 3.35), rail, edge=0.004)

gilt = metal((0.83, 0.56, 0.22), 0.3, 0.1)
old_gilt = metal((0.62, 0.4, 0.16), 0.38, 0.12)
walnut = wood((0.03, 0.014, 0.007), (0.12, 0.06, 0.03), scale=2, rough=0.3, coat=0.5)


def hung(name, x, z, width, height, frame, bar):
    """A varnished canvas in its frame; the upper edge leans into the room as heavy pictures do."""
    tilt = math.radians(1.2)
    canvas = plane(width, height, (x, -0.05, z), None, (math.pi / 2 - tilt, 0, 0))
    slot(canvas, name, rough=0.45, coat=0.12, coat_rough=0.2, aspect=width / height)
    border = moulding(width - 0.02, height - 0.02, (x, -0.04, z), frame, bar, 0.6 * bar)
    border.rotation_euler = (-tilt, 0, 0)


hung("photo", 0, 1.88, 1.12, 1.4, gilt, 0.14)
hung("left above", -1.42, 2.34, 0.78, 0.62, old_gilt, 0.09)
hung("left below", -1.36, 1.42, 0.62, 0.78, walnut, 0.08)
hung("right above", 1.36, 2.28, 0.62, 0.78, walnut, 0.08)
hung("right below", 1.42, 1.36, 0.78, 0.62, old_gilt, 0.09)
for x, z in ((0.82, 1.24), (-0.835, 1.1)):
    label(x, z)

for x, z, wide in ((0, 2.82, 0.62), (-1.42, 2.86, 0.34), (1.36, 2.86, 0.3)):
    picture_lamp(x, z, -0.32, wide, gilt, 15 if wide > 0.5 else 5)

for x, power in ((-1.4, 260), (0, 480), (1.4, 260)):
    spot((x * 0.9, -2.6, 4.2), (x, 0, 1.75), power, 32, 0.8, (1, 0.86, 0.68))
spot((0.1, -2.2, 4.2), (0.1, -0.7, 0.0), 420, 60, 1, (1, 0.88, 0.72))
window((0, -2.2, 4.5), (0, -0.6, 0), 5, 2.2, 40, (0.75, 0.86, 1))
window((-4.5, -4, 2.5), (0, -0.5, 1.5), 2, 2.5, 18, (0.8, 0.9, 1))
rope(-2.3, -0.78, -0.95)
rope(0.78, 2.3, -0.95)
camera((0.36, -5.1, 1.6), (0.0, 0, 1.66), 43, aperture=5.6, focus=(0, 0, 1.8))
bake("photoframe-galleries", samples=44, exposure=0.55)
