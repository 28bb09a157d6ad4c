"""An old cloth-bound book leans on others on a reading table, beside a candle, spectacles and a dried rose."""

import math

from mathutils import Euler, Matrix, Vector

from kit.bake import bake, begin, slot
from kit.book import cloth, leather, lying, page_edges, placed, standing_book
from kit.light import camera, sky, window
from kit.materials import metal, plaster, wood
from kit.nature import open_rose
from kit.shapes import plane
from kit.table import brass_stick, candle, spectacles

begin(seed=17)
sky((0.5, 0.55, 0.7), 0.12)

plane(3, 2, (0, 0.4, 0), wood((0.06, 0.026, 0.012), (0.22, 0.105, 0.05), scale=1.3, rough=0.3, coat=0.35))
plane(6, 3, (0, 1.2, 1), plaster((0.13, 0.115, 0.1), 0.08), turn=(math.pi / 2, 0, 0))

# The book: 15 by 22 cm, its cover one sheet with cloth, gilt and photo on it.
WIDTH, HEIGHT, THICK = 0.158, 0.226, 0.034
GREEN = (0.022, 0.055, 0.04)
pages = page_edges()
parts = standing_book(WIDTH, HEIGHT, THICK, cloth(GREEN), pages)
front, tall = WIDTH - 0.0105, HEIGHT - 0.002
cover = plane(front, tall, (0.0047, -0.0004, HEIGHT / 2), None, (math.pi / 2, 0, 0))
slot(cover, "cover", rough=0.62, coat=0.06, coat_rough=0.35, aspect=front / tall)
slot(parts[-1], "spine", rough=0.62, coat=0.06, coat_rough=0.35, aspect=0.3)
lean = Matrix.Translation((0.005, 0, 0.0012)) @ Euler((math.radians(-13), 0, math.radians(13))).to_matrix().to_4x4()
placed([*parts, cover], lean)

# What it leans on, and books behind.
calf, red, blue = leather((0.13, 0.05, 0.022)), leather((0.11, 0.016, 0.012)), cloth((0.03, 0.05, 0.09))
ochre = cloth((0.3, 0.17, 0.05))
stack = [
    (0.21, 0.29, 0.05, calf, 84, 4), (0.19, 0.26, 0.042, blue, 96, 0), (0.17, 0.24, 0.036, red, 80, 4),
    (0.15, 0.22, 0.03, ochre, 93, 0),
]
level = 0.0
for width, height, thick, cover_of, turn, bands in stack:
    book = standing_book(width, height, thick, cover_of, pages, bands)
    placed(book, lying(0.27 - 0.1 * level, 0.19, level, turn, thick))
    level += thick + 0.0005
for x, turn, (width, height, thick), cover_of, bands in [
    (-0.33, 8, (0.15, 0.23, 0.045), red, 4),
    (-0.27, 4, (0.14, 0.21, 0.035), calf, 4),
    (-0.215, 6, (0.15, 0.24, 0.04), blue, 0),
]:
    book = standing_book(width, height, thick, cover_of, pages, bands)
    placed(book, Matrix.Translation((x, 0.34, 0)) @ Matrix.Rotation(math.radians(90 + turn), 4, "Z"))

brass = metal((0.72, 0.48, 0.2), 0.24, 0.15)
brass_stick((-0.157, 0.07, 0), brass, 0.13)
candle((-0.157, 0.07, 0.128), 0.0105, 0.1, power=2.2)
wire = metal((0.75, 0.55, 0.28), 0.2, 0.03)
spectacles(Matrix.Translation((-0.108, -0.09, 0.0012)) @ Euler((math.radians(-20), 0, -0.42)).to_matrix().to_4x4(), wire)
toward = Vector((-0.25, -0.75, 0.62)).normalized()
bloom = Matrix.Translation((0.092, -0.118, 0.014)) @ toward.to_track_quat("Z", "Y").to_matrix().to_4x4()
open_rose(bloom, (0.27, -0.02, 0.003), (0.34, 0.014, 0.022), size=0.026, seed=6)

window((-1.3, -0.7, 0.95), (0, 0, 0.1), 0.7, 1.0, 17, (1, 0.92, 0.8))
window((1.3, -0.5, 0.9), (0, 0.05, 0.1), 0.9, 0.9, 3.5, (0.6, 0.74, 1))
window((0.2, 0.9, 1.1), (0, 0, 0.15), 0.8, 0.4, 4, (0.8, 0.86, 1))

camera((-0.05, -0.8, 0.25), (0.0, 0.02, 0.117), 70, aperture=4.5, focus=(0.0, -0.01, 0.12))
bake("photoframe-tables", samples=30, exposure=0.35)
