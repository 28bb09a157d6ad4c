"""A special agent's wallet of black leather, open on a desk of walnut: a gilt shield above, a card behind clear film below."""

import math

import bpy
from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.book import leather
from kit.crest import Shield, bowed, domed, enamel_field, feather, gilt, panel, plumage, rim, star, turned_to, wings
from kit.light import camera, sky, window
from kit.materials import ceramic, paper, wood
from kit.nodes import Material
from kit.paper import rounded, sheet
from kit.shapes import ball, box, cornered, curved, plane, surface, tube
from kit.signs import letters
from kit.table import pencil, teacup

begin(seed=163)
sky((0.7, 0.8, 1.0), 0.2)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood(
        (0.06, 0.024, 0.011), (0.25, 0.118, 0.054), scale=1.5, board=(2.4, 0.21), rough=0.34, coat=0.45, gap=0.0008, relief=0.05
    ),
)

# Whose case it is: a folder under the wallet, a pencil, a cup of the tea that is not missing yet.
manila = (0.42, 0.27, 0.115)
for at, turn, lift in (((-0.017, -0.034), 5, 0.0004), ((-0.021, -0.037), 7.5, 0.0016)):
    folder = sheet(0.172, 0.18, at, turn, lift, (0.003, 0.003), edge=manila)
    folder.data.materials.append(paper(manila).made)
pencil((0.093, -0.035, 0.0), math.radians(8), 0.13, (0.012, 0.035, 0.03))
teacup((0.133, 0.094, 0.0), 215, ceramic((0.05, 0.11, 0.13)), Material("tea", (0.14, 0.035, 0.006), 0.05))

hide = leather((0.012, 0.011, 0.011), 0.4)
thread = Material("thread", (0.2, 0.17, 0.12), 0.7)
WIDE, HALF = 0.13, 0.083
TURN = Matrix.Rotation(math.radians(1.2), 4, "Z")


def half(low, high, lift, fold_at):
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
    count = round((WIDE + high - low) * 2 / 0.0027)
    path = [tuple(0.5 + 0.945 * (part - 0.5) for part in point) for point in outline]
    fine = curved([(*point, 0) for point in path + path[:1]], 6)
    for number in range(count):
        ends = []
        # A machine's stitch, short and slack, is drawn into the hide at both ends.
        for share in (0.12, 0.5, 0.8):
            x, y, _ = fine[int((number + share) / count * (len(fine) - 1))]
            px, py = WIDE * (x - 0.5), (high - low) * (y - 0.5) + (low + high) / 2
            up = lift + 0.0042 + 0.004 * math.exp(-(((py - fold_at) / 0.012) ** 2)) + (0.00016 if share == 0.5 else -0.0002)
            ends.append(tuple(TURN @ Matrix.Translation((px, py, up)).translation))
        tube(ends, 0.00022, thread)
    return made


half(0.0, HALF, 0.0, 0.0)
half(-HALF, 0.0, 0.0, 0.0)
box((0.985 * WIDE, 0.02, 0.005), (0, 0, 0.0035), hide, edge=0.002).matrix_world = TURN @ Matrix.Translation((0, 0, 0.0035))

# The card behind its film, in a frame of leather.
CARD = (0.1105, 0.06207)
MIDDLE = -0.0432
frame = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
bar = [(1.012 * CARD[0] * x, MIDDLE + 1.03 * CARD[1] * y, 0.0052) for x, y in frame]
line = cornered(bar, (0.02, 0.25, 0.5, 0.75, 0.98))
tube([tuple(TURN @ Matrix.Translation(point).translation) for point in line], 0.0016, hide, closed=True)
at = TURN @ Matrix.Translation((0.0, MIDDLE, 0.0)).translation
card = sheet(*CARD, (at.x, at.y), 1.2, 0.0047, (0.0004, 0.0012), thick=0.0003)
slot(card, "card", rough=0.35, coat=1.0, coat_rough=0.03, aspect=470 / 264)

# The badge: a shield with a moulding, a seal of enamel in its middle, bars for the words above and below, an eagle on top. It
# faces -y and is built about half a metre high, then laid on the leather.
gold, blue = gilt(0.22, (0.9, 0.6, 0.2)), enamel_field((0.008, 0.035, 0.19))
UP = (
    Matrix.Translation(TURN @ Matrix.Translation((0.0, 0.0358, 0.0052)).translation)
    @ Matrix.Rotation(math.radians(-90), 4, "X")
    @ Matrix.Scale(0.0475, 4)
)
before = set(bpy.data.objects)
shield = Shield(
    0.0,
    [(0, 0.42), (0.1, 0.4), (0.2, 0.36), (0.29, 0.4), (0.36, 0.36)],
    [(0.36, 0.36), (0.385, 0.2), (0.37, -0.02), (0.3, -0.24), (0.17, -0.4), (0, -0.5)],
)
panel(shield.outline(1.0), -0.02, 0.04, gold, edge=0.012)
shield.field(0.985, -0.02, 0.05, gold)
rim(shield.outline(0.95), -0.045, 0.016, gold)
rim(shield.outline(0.86), -0.055, 0.006, gold)
# The seal.
for radius, thick, y in ((0.2, 0.017, -0.1), (0.145, 0.008, -0.1)):
    points = [(radius * math.cos(a), y, radius * math.sin(a) - 0.03) for a in (2 * math.pi * step / 72 for step in range(72))]
    tube(points, thick, gold, closed=True)
ring = [(0.2 * math.cos(2 * math.pi * step / 96), 0.2 * math.sin(2 * math.pi * step / 96) - 0.03) for step in range(96)]
domed(ring, (0, -0.03), -0.085, 0.02, blue)
star((0, -0.104, -0.03), 0.11, gold, points=5, high=0.3)
for step in range(30):
    a = 2 * math.pi * step / 30
    ball(0.0085, (0.172 * math.cos(a), -0.1, 0.172 * math.sin(a) - 0.03), gold, 12)
# Bars with the letters' height, bowed: the upper one dips, the lower one rises.
for middle, high, reach, bow, text in ((0.27, 0.042, 0.29, 0.05, "SPECIAL AGENT"), (-0.32, 0.036, 0.17, 0.05, "41786")):
    outline = bowed(middle, high, reach, bow, notch=0.0)
    panel([(x, z) for x, z in outline], -0.085, 0.05, gold, edge=0.008)
    inner = bowed(middle, 0.7 * high, 0.95 * reach, bow, notch=0.0)
    panel([(x, z) for x, z in inner], -0.09, 0.03, blue, edge=0.003)
    # Raised letters, each where the bar has bowed to.
    for number, letter in enumerate(text):
        x = 0.84 * reach * (2 * (number + 0.5) / len(text) - 1)
        if letter == " ":
            continue
        lean = math.atan(2 * bow * x / reach**2)
        wide = {"I": 0.2, "1": 0.36}.get(letter, 0.66) * high
        where = Matrix.Translation((x, -0.1, middle + bow * (x / reach) ** 2)) @ Matrix.Rotation(-lean, 4, "Y")
        letters(letter, where, wide, gold, 0.012)
# Sprays of laurel beside the seal.
for side in (-1, 1):
    for leaf in range(7):
        a = math.radians(-62 + 21 * leaf)
        where = turned_to(side * 0.27 * math.cos(a), -0.09, 0.27 * math.sin(a) - 0.03, side * -(math.degrees(a) - 6), lean=6)
        feather(where, 0.09, 0.04, gold, bend=0.1)
# The eagle: wings spread, a body of feathers, its head to one side.
wing = plumage((0.88, 0.58, 0.2), 0.3)
wings(
    [
        (9, -0.06, (0.05, 0.0), (0.12, 0.1), (18, 118), (0.34, 0.2), 0.075, 0.12),
        (7, -0.085, (0.04, 0.01), (0.1, 0.1), (14, 112), (0.2, 0.13), 0.065, 0.1),
    ],
    0.4,
    wing,
)
for row in range(4):
    for number in range(5):
        where = turned_to(
            0.028 * (number - 2),
            -0.1 + 0.008 * row - 0.01 * (2 - abs(number - 2)),
            0.54 - 0.045 * row,
            180 + 7 * (number - 2),
            lean=-8,
        )
        feather(where, 0.085, 0.045, wing, bend=0.0)
body = ball(0.07, (0, -0.075, 0.48), gold, 32, scale=(0.9, 0.6, 1.5))
head = ball(0.042, (0.01, -0.105, 0.6), gold, 32, scale=(1.0, 0.9, 1.0))
tube([(0.04, -0.11, 0.608), (0.066, -0.11, 0.604), (0.076, -0.11, 0.586)], 0.011, gold)
ball(0.0075, (0.026, -0.139, 0.612), blue, 12)
for made in set(bpy.data.objects) - before:
    made.matrix_world = UP @ made.matrix_world

window((-0.5, 0.5, 0.55), (0, 0, 0), 0.2, 0.3, 5.5, (1, 0.94, 0.84))
window((0.5, 0.1, 0.5), (0, 0, 0), 0.25, 0.5, 1.6, (0.85, 0.92, 1))
window((0.0, -0.5, 0.35), (0, 0, 0), 0.5, 0.08, 0.8, (1, 0.9, 0.8))
camera((0.002, -0.12, 0.445), (0.002, -0.0035, 0.0), 71, aperture=9, focus=(0.0, 0.0, 0.005))
bake("photoframe-prints", samples=26, exposure=0.3)
