"""An oval portrait in a gilt ring on a wall of pale plaster, in a wreath of garden roses, blossom and leaves."""

import random

from kit.bake import bake, begin, slot
from kit.bloom import Roses
from kit.daisies import daisy, floret
from kit.light import camera, sky, window
from kit.materials import metal, plaster
from kit.petals import blade, veined
from kit.shapes import plane
from kit.stalks import facing, leaflet
from kit.wreath import along, leaning, oval, portrait, ring

begin(seed=101)
chance = random.Random(101)
sky((0.85, 0.88, 0.95), 0.28)
plane(1.2, 1.2, (0, 0, 0), plaster((0.74, 0.7, 0.63), relief=0.25, stains=0.06))
slot(portrait(), "photo", rough=0.25, coat=0.6, coat_rough=0.1, aspect=0.102 / 0.134)
ring(
    [(0.0, 0.002), (0.0, 0.006), (0.0015, 0.008), (0.004, 0.0085), (0.0065, 0.007), (0.008, 0.004), (0.008, 0.0)],
    metal((0.86, 0.6, 0.28), 0.26, 0.06),
)

silken = {"streaks": 0.6, "through": 0.4, "rough": 0.5}
blush = blade((0.88, 0.7, 0.54), (0.88, 0.5, 0.48), (0.92, 0.66, 0.62), rim=(0.93, 0.8, 0.72), **silken)
coral = blade((0.84, 0.5, 0.36), (0.74, 0.17, 0.22), (0.8, 0.3, 0.32), rim=(0.86, 0.44, 0.4), **silken)
cream = blade((0.84, 0.7, 0.42), (0.9, 0.79, 0.63), (0.93, 0.86, 0.76), rim=(0.9, 0.7, 0.62), **silken)
wine = blade((0.5, 0.12, 0.14), (0.4, 0.02, 0.07), (0.5, 0.05, 0.12), rim=(0.56, 0.1, 0.16), **silken)
# Full blown, open, half open, cups, and buds that are about to.
OPEN = ((38, 1.1), (30, 0.92), (26, 0.72), (20, 0.45), (13, 0.22))
kinds = [Roses(tone, OPEN, seed=3 + 9 * number) for number, tone in enumerate((blush, coral, cream, wine))]
white = blade((0.8, 0.84, 0.6), (0.92, 0.9, 0.86), (0.93, 0.92, 0.9), streaks=0.2)
lilac = blade((0.9, 0.88, 0.7), (0.5, 0.42, 0.74), (0.6, 0.52, 0.82), streaks=0.3)
greens = [veined((0.025, 0.07, 0.02), (0.075, 0.15, 0.045)), veined((0.06, 0.12, 0.075), (0.16, 0.24, 0.15), through=0.3)]

# All around, leaves; thick where the roses are.
for first, last, gap, out, long, tone in (
    (0, 360, 0.01, 0.012, (0.024, 0.036), 0),
    (0, 360, 0.012, 0.008, (0.02, 0.032), 1),
    (-215, -20, 0.0095, 0.026, (0.028, 0.042), 0),
    (20, 75, 0.0105, 0.024, (0.026, 0.038), 0),
    (-25, 160, 0.013, 0.022, (0.02, 0.03), 1),
    # These lie under the small ones along the ring.
    (-205, -25, 0.012, 0.006, (0.018, 0.026), 0),
):
    for spot, away in along(first, last, gap, out, chance):
        place = leaning(spot, away, chance.uniform(-70, 70), chance.uniform(0.02, 0.4))
        place.translation.z = chance.uniform(0.004, 0.011)
        size = chance.uniform(*long)
        leaflet(place, size, chance.uniform(0.2, 0.33) * size, greens[tone], seed=chance.randrange(99))

# Below and at the upper right, roses: large ones in a row, others look out between them.
for first, last, gap, out, sizes, high, apart, opened in (
    (-205, -28, 0.044, 0.016, (0.022, 0.031), 0.015, 0.25, (0, 1, 2, 3)),
    (28, 64, 0.044, 0.016, (0.021, 0.029), 0.014, 0.25, (0, 1, 2)),
    (-196, -32, 0.03, 0.037, (0.013, 0.018), 0.01, 0.9, (2, 3, 4)),
    (-190, -36, 0.042, 0.008, (0.011, 0.013), 0.009, -0.4, (3, 4)),
    (20, 74, 0.032, 0.035, (0.012, 0.017), 0.01, 0.9, (2, 3, 4)),
    (80, 150, 0.03, 0.014, (0.01, 0.015), 0.01, 0.4, (2, 3, 4)),
    (-22, 18, 0.03, 0.016, (0.01, 0.015), 0.01, 0.5, (2, 3, 4)),
):
    last_tone = None
    for spot, away in along(first, last, gap, out, chance):
        way = (apart * away.x + chance.uniform(-0.5, 0.5), apart * away.y + chance.uniform(-0.5, 0.5), 1.0)
        # No two neighbours are of one colour.
        shares = [share * (kind is not last_tone) for kind, share in zip(kinds, (4, 3, 4, 1.6))]
        tone = last_tone = chance.choices(kinds, shares)[0]
        tone.lay((spot.x, spot.y, high), way, chance.uniform(*sizes), chance.choice(opened), chance.uniform(0, 6))

# Marguerites between the roses, one over the ring.
rays = blade((0.75, 0.78, 0.5), (0.9, 0.89, 0.86), (0.92, 0.91, 0.89), streaks=0.35, through=0.3)
PLACES = ((-186, 0.036), (-152, 0.034), (-118, 0.006), (-74, 0.036), (-46, 0.008), (20, 0.02), (70, 0.02), (112, 0.014))
for angle, out in PLACES:
    spot = oval(angle, out)
    way = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), 1.0)
    daisy(facing((spot.x, spot.y, 0.026), way, angle), chance.uniform(0.011, 0.0145), rays, 21, seed=angle + 200)

# Blossom in between.
for first, last, gap, out in (
    (-215, -15, 0.026, 0.03),
    (5, 85, 0.03, 0.026),
    (85, 150, 0.03, 0.014),
    (-15, 10, 0.02, 0.016),
):
    for spot, away in along(first, last, gap, out, chance, 0.01):
        way = (0.5 * away.x + chance.uniform(-0.4, 0.4), 0.5 * away.y + chance.uniform(-0.4, 0.4), 1.0)
        tone = white if chance.random() < 0.6 else lilac
        where = facing((spot.x, spot.y, chance.uniform(0.016, 0.024)), way, chance.uniform(0, 6))
        floret(where, chance.uniform(0.0075, 0.0105), tone, seed=chance.randrange(99))

window((-0.7, 0.65, 0.75), (0, 0, 0), 0.24, 0.26, 17, (1, 0.94, 0.86))
window((0.7, -0.1, 0.6), (0, 0, 0), 0.3, 0.6, 2.2, (0.88, 0.92, 1))
camera((0.0, 0.0, 0.74), (0.0, 0.0, 0.0), 63, aperture=8, focus=(0.0, 0.0, 0.012))
bake("photoframe-moods", samples=16, exposure=0.3, bounces=8, shape=(1024, 1280))
