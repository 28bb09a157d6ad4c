"""A special agent's wallet of black leather, open on a desk of walnut: a gilt star above, a card behind clear film below."""

import math

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.book import leather
from kit.crest import enamel_field, gilt, star
from kit.light import camera, sky, window
from kit.materials import wood
from kit.nodes import Material
from kit.paper import rounded, sheet
from kit.shapes import ball, box, cornered, curved, plane, surface, tube

begin(seed=163)
sky((0.7, 0.8, 1.0), 0.2)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood((0.09, 0.04, 0.02), (0.27, 0.14, 0.072), scale=2.2, board=(2.0, 0.22), rough=0.36, coat=0.25, gap=0.0014),
)

hide = leather((0.012, 0.011, 0.011), 0.4)
thread = Material("thread", (0.2, 0.17, 0.12), 0.7)
WIDE, HALF = 0.13, 0.083
TURN = Matrix.Rotation(math.radians(1.2), 4, "Z")


def panel(low, high, lift, fold_at):
    """A padded half; it rises towards the fold."""
    outline = rounded(WIDE, high - low, 0.006)

    def place(u, v):
        # From the middle outwards, full and then down at the rim.
        x, y = outline[-round(u * len(outline)) % len(outline)]
        px, py = WIDE * v * (x - 0.5), (high - low) * v * (y - 0.5)
        edge = max(0.0, v - 0.93) / 0.07
        up = lift + 0.0042 * (1 - edge**2.4) + 0.004 * math.exp(-(((py + (low + high) / 2 - fold_at) / 0.012) ** 2))
        return (px, (low + high) / 2 + py, up)

    made = surface(place, len(outline) + 1, 46, hide, "panel")
    made.matrix_world = TURN
    # Stitches along the rim.
    count = round((WIDE + high - low) * 2 / 0.0034)
    path = [tuple(0.5 + 0.945 * (part - 0.5) for part in point) for point in outline]
    fine = curved([(*point, 0) for point in path + path[:1]], 6)
    for number in range(count):
        ends = []
        for share in (0.14, 0.5, 0.86):
            x, y, _ = fine[int((number + share) / count * (len(fine) - 1))]
            px, py = WIDE * (x - 0.5), (high - low) * (y - 0.5) + (low + high) / 2
            up = (
                lift
                + 0.0042
                + 0.004 * math.exp(-(((py - fold_at) / 0.012) ** 2))
                + (0.0004 if share == 0.5 else -0.0001)
            )
            ends.append(tuple(TURN @ Matrix.Translation((px, py, up)).translation))
        tube(ends, 0.00034, thread)
    return made


panel(0.0, HALF, 0.0, 0.0)
panel(-HALF, 0.0, 0.0, 0.0)
box((0.985 * WIDE, 0.02, 0.005), (0, 0, 0.0035), hide, edge=0.002).matrix_world = TURN @ Matrix.Translation(
    (0, 0, 0.0035)
)

# The card behind its film, in a frame of leather.
CARD = (0.1105, 0.06207)
MIDDLE = -0.0432
frame = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
bar = [(1.012 * CARD[0] * x, MIDDLE + 1.03 * CARD[1] * y, 0.0052) for x, y in frame]
line = cornered(bar, (0.02, 0.25, 0.5, 0.75, 0.98))
rim = tube([tuple(TURN @ Matrix.Translation(point).translation) for point in line], 0.0016, hide, closed=True)
at = TURN @ Matrix.Translation((0.0, MIDDLE, 0.0)).translation
card = sheet(*CARD, (at.x, at.y), 1.2, 0.0047, (0.0004, 0.0012), thick=0.0003)
slot(card, "card", rough=0.35, coat=1.0, coat_rough=0.03, aspect=470 / 264)

# The star: seven points with a ball on each, a ring, enamel, a smaller star.
gold, blue = gilt(0.2, (0.9, 0.6, 0.2)), enamel_field((0.008, 0.035, 0.19))
UP = Matrix.Translation(TURN @ Matrix.Translation((0.0, 0.042, 0.006)).translation) @ Matrix.Rotation(
    math.radians(-90), 4, "X"
)
R = 0.0315
big = star((0, 0, 0), R, gold, points=7, inner=0.5, high=0.14)
parts = [big]
for number in range(7):
    angle = 2 * math.pi * number / 7
    parts.append(ball(0.0019, (1.0 * R * math.sin(angle), -0.0006, R * math.cos(angle)), gold, 32))
for radius, thick, y in ((0.0152, 0.0011, -0.0042), (0.0098, 0.0008, -0.0046)):
    points = [(radius * math.cos(a), y, radius * math.sin(a)) for a in (2 * math.pi * step / 72 for step in range(72))]
    parts.append(tube(points, thick, gold, closed=True))
for step in range(44):
    a = 2 * math.pi * step / 44
    parts.append(ball(0.00062, (0.0125 * math.cos(a), -0.0046, 0.0125 * math.sin(a)), gold, 16))
disc = surface(
    lambda u, v: (
        0.0152 * v * math.cos(2 * math.pi * u),
        -0.0042 - 0.0008 * (1 - v * v),
        -0.0152 * v * math.sin(2 * math.pi * u),
    ),
    97,
    16,
    blue,
    "enamel",
)
parts += [disc, star((0, -0.0052, 0), 0.0082, gold, points=5, high=0.25)]
for part in parts:
    part.matrix_world = UP @ part.matrix_world

window((-0.5, 0.5, 0.55), (0, 0, 0), 0.2, 0.3, 5.5, (1, 0.94, 0.84))
window((0.5, 0.1, 0.5), (0, 0, 0), 0.25, 0.5, 1.6, (0.85, 0.92, 1))
window((0.0, -0.5, 0.35), (0, 0, 0), 0.5, 0.08, 0.8, (1, 0.9, 0.8))
camera((0.0, -0.12, 0.44), (0.0, -0.0015, 0.0), 77, aperture=9, focus=(0.0, 0.0, 0.005))
bake("photoframe-prints", samples=26, exposure=0.3)
