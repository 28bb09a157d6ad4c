"""An open locket of gold, two hearts on one hinge, on blue velvet: a photo, a lock of hair on silk; its chain, pearls, a rose."""

import math
import random

from mathutils import Euler, Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.drapery import Fold, brushed, draped, lying, silk
from kit.hearts import heart
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nature import open_rose
from kit.nodes import Material
from kit.party import bow, satin
from kit.shapes import ball, box, curved, cylinder, mesh, surface, tube
from kit.table import pearls

begin(seed=53)
sky((0.5, 0.5, 0.62), 0.16)

nap = brushed((0.016, 0.027, 0.115), (0.12, 0.19, 0.52))


# Folds somebody pushed together: long ones behind, two short ones that the locket lies against.
FOLDS = [
    Fold((-0.42, 0.06), (0.02, 0.22), 0.012, 0.02, 0.12),
    Fold((-0.12, 0.16), (0.3, 0.075), 0.01, 0.016, 0.16, -0.4),
    Fold((0.02, 0.25), (0.42, 0.16), 0.014, 0.022, 0.1, -0.4),
    Fold((0.1, 0.03), (0.34, 0.075), 0.006, 0.011, -0.1),
    Fold((-0.34, -0.03), (-0.11, 0.012), 0.005, 0.01, 0.14),
    Fold((0.03, -0.16), (0.26, -0.095), 0.006, 0.012, 0.1, -0.3),
    Fold((-0.3, -0.15), (-0.02, -0.13), 0.006, 0.012, -0.12),
]


def pressed(x, y):
    """Flat below the locket."""
    return math.exp(-((x / 0.125) ** 6) - (((y + 0.004) / 0.062) ** 6))


# As high as the shells' lowest points.
HIGH, above = 0.005, lying(FOLDS, pressed, 0.0026)
lies = lambda x, y: HIGH + above(x, y)
draped(1.1, 0.75, FOLDS, nap, high=lies, columns=420, rows=320)

gold = metal((0.86, 0.6, 0.25), 0.17, 0.06)
SIZE = 0.05


# From the photo's edge outwards: a rope of gold, a bevel, the shell's side.
RIM = [
    (0.8, 0.0012), (0.815, 0.0026), (0.85, 0.0031), (0.875, 0.0026), (0.9, 0.0034), (0.95, 0.0036), (0.985, 0.0026),
    (1.0, 0.0008), (0.98, -0.001), (0.9, -0.004), (0.6, -0.0065), (0.05, -0.0075),
]
STEPS = 160


def half(lean, shift, turn, name):
    """One half of the locket with what it holds; `lean` degrees about the hinge."""
    points, faces = [], []
    for step in range(STEPS):
        angle = 2 * math.pi * step / STEPS
        for grow, high in RIM:
            x, y = heart(angle, grow)
            points.append((SIZE * x, SIZE * y, high))
    size = len(RIM)
    for step in range(STEPS):
        to = (step + 1) % STEPS
        faces += [(step * size + i, to * size + i, to * size + i + 1, step * size + i + 1) for i in range(size - 1)]
    shell = mesh(points, faces, gold, smooth=True, name="shell")
    # Milled at even distances along the rim, each bead half sunk.
    parts = [shell, *(ball(0.00118, (SIZE * x, SIZE * y, 0.00345), gold, 14) for x, y in evenly(0.925, 104))]
    where = Matrix.Translation(shift) @ Euler(tuple(math.radians(part) for part in lean)).to_matrix().to_4x4()
    where = where @ Matrix.Rotation(math.radians(turn), 4, "Z")
    parts += keepsake() if name == "keepsake" else [framed(name)]
    for part in parts:
        part.matrix_world = where @ part.matrix_world


def evenly(grow, count):
    """So many points of the outline, as far from one another."""
    line = [Vector(heart(2 * math.pi * step / 4000, grow)) for step in range(4001)]
    gone = [0.0]
    for here, after in zip(line, line[1:]):
        gone.append(gone[-1] + (after - here).length)
    spots, at = [], 0
    for number in range(count):
        while gone[at] < gone[-1] * number / count:
            at += 1
        spots.append(line[at])
    return spots


def framed(name):
    """The photo, a little domed."""

    def photo(u, v):
        grow, angle = v, 2 * math.pi * u
        x, y = heart(angle, 0.806 * grow)
        return (SIZE * x, SIZE * y, 0.0013 + 0.0006 * (1 - grow * grow))

    picture = surface(photo, STEPS + 1, 14)
    layer = picture.data.uv_layers.new().data if not picture.data.uv_layers else picture.data.uv_layers[0].data
    for loop in picture.data.loops:
        x, y, _ = picture.data.vertices[loop.vertex_index].co
        layer[loop.index].uv = (0.5 + x / (2 * 0.82 * SIZE), 0.5 + (y - 0.0008) / (2 * 0.82 * SIZE))
    return slot(picture, name, rough=0.12, coat=0.9, coat_rough=0.03)


# Its way over the lining, from where it is tied to its tip, as shares of the heart's size; two fifths wide of it a curl.
CURL = [(-0.36, -0.2), (-0.3, 0.06), (-0.08, 0.27), (0.22, 0.25), (0.38, 0.02), (0.28, -0.24), (0.04, -0.32), (-0.1, -0.14)]
CURL += [(0.02, 0.04), (0.16, 0.02)]


def keepsake():
    """A lining of silk, gathered along the rim and padded, and a lock of hair on it, hair by hair."""
    chance = random.Random(9)

    def pad(x, y):
        wave = noise.noise(Vector((34 * x + 20 * y, 60 * y - 18 * x, 3.0)))
        return 0.0011 * (1 - abs(wave)) ** 5 + 0.0006 * noise.noise(Vector((50 * x, 50 * y, 8.0)))

    def lining(u, v):
        x, y = heart(2 * math.pi * u, 0.806 * v)
        near = noise.noise(Vector((24 * math.cos(2 * math.pi * u), 24 * math.sin(2 * math.pi * u), 1.5 * v)))
        high = 0.0024 * (1 - v**4) + 0.0007 * near * v**3 + pad(SIZE * x, SIZE * y) * (1 - v**6)
        return (SIZE * x, SIZE * y, 0.0008 + high)

    cloth = surface(lining, 481, 60, silk((0.2, 0.006, 0.02), (0.6, 0.05, 0.09), 0.3), "lining")
    brown = Material("hair", (0.1, 0.045, 0.018), 0.34, Specular=0.5, Anisotropic=0.6)
    own = brown.node("ObjectInfo", "Random")
    brown.set("Base Color", brown.ramp(own, (0.0, (0.045, 0.018, 0.008)), (0.6, (0.13, 0.058, 0.024)), (1.0, (0.3, 0.155, 0.07))))
    middle = curved(CURL, 9)
    parts = [cloth]
    for number in range(260):
        stray = number % 20 == 0
        across, deep = chance.gauss(0, 0.42), chance.random()
        mark, drift = chance.uniform(0, 99), chance.uniform(-1, 1) * (0.11 if stray else 0.014)
        ends = len(middle) - chance.choice((0, 1, 2, 4, 7, 12))
        strand = []
        for at in range(0, ends, 2):
            t = at / (len(middle) - 1)
            here, ahead = Vector(middle[at]), Vector(middle[min(len(middle) - 1, at + 1)]) - Vector(middle[max(0, at - 1)])
            side = Vector((-ahead.y, ahead.x)).normalized()
            # Held where it is tied, broad in the curl, thin at its tip.
            wide = (0.02 + 0.085 * math.sin(math.pi * min(1.0, 0.12 + 0.9 * t)) ** 0.8) * min(1.0, 0.32 + 7 * abs(t - 0.05))
            wave = 0.012 * noise.noise(Vector((2.6 * t, mark, 5.0))) + drift * t * t
            x, y = here + side * (across * wide + wave)
            lift = 0.0034 + 0.0012 * deep * (1 - min(1.0, abs(across))) + 0.0006 * math.sin(9 * t + mark) * (1 if stray else 0.2)
            strand.append((SIZE * x, SIZE * y, lift, 1.0 - 0.55 * (at / ends) ** 3))
        parts.append(tube(strand, 0.00012, brown))
    x, y = (SIZE * part for part in middle[5])
    tied = Matrix.Translation((x, y, 0.0036)) @ Matrix.Rotation(-0.25, 4, "Z")
    return parts + bow(tied, 0.021, satin((0.7, 0.58, 0.4), 0.34), seed=6)


LEAN = 12
REACH = 1.02 * SIZE
half((14, LEAN, 0), (-REACH, 0, 0.018), 0, "photo")
half((14, -LEAN, 0), (REACH, 0, 0.018), 0, "keepsake")
# The hinge joins the halves where their sides come nearest: knuckles in turn of the one and of the other.
RISE = math.radians(14)
for number in range(5):
    along = 0.375 * SIZE + 0.0037 * (number - 2)
    y, z = along * math.cos(RISE), 0.0082 + along * math.sin(RISE)
    side = 1 if number % 2 else -1
    cylinder(0.0027, 0.0035, (0, y, z), gold, (math.pi / 2 + RISE, 0, 0), 40, edge=0.0005)
    tilt = math.radians(-side * LEAN)
    box((0.0085, 0.0033, 0.0016), (side * 0.0042, y, z + 0.0012), gold, (RISE, tilt, 0), edge=0.0005)

# A ring stands in the left half's cleft, an eye of gold soldered below it; the chain hangs in it and lies in a loose curve.
def loop(radius, thick, at, turn):
    line = [(radius * math.cos(a), radius * math.sin(a), 0) for a in (i * math.pi / 8 for i in range(16))]
    tube(line, thick, gold, closed=True).matrix_world = Matrix.Translation(at) @ Euler(turn).to_matrix().to_4x4()


loop(0.0028, 0.00075, (-0.0485, 0.0335, 0.0235), (0.5, 0.2, 0.3))
loop(0.0044, 0.0008, (-0.0515, 0.0385, 0.0235), (1.2, 0, 1.2))
laid = [(-0.0545, 0.0425), (-0.066, 0.062), (-0.1, 0.074), (-0.14, 0.066), (-0.168, 0.03), (-0.15, -0.03), (-0.09, -0.066)]
laid += [(-0.02, -0.062), (0.015, -0.085), (-0.03, -0.11)]
line = [(x, y, max(lies(x, y) + 0.0017, 0.0235 - 0.9 * math.hypot(x + 0.0545, y - 0.0425))) for x, y in curved(laid, 60)]
link, last, number = 0.0042, None, 0
for at in range(len(line) - 1):
    point = line[at]
    if last is not None and math.dist(point, last) < 0.9 * link:
        continue
    last, number = point, number + 1
    ahead = line[min(len(line) - 1, at + 3)]
    turn = math.atan2(ahead[1] - point[1], ahead[0] - point[0])
    ring = [(0.0031 * math.cos(a), 0.0019 * math.sin(a), 0) for a in (i * math.pi / 6 for i in range(12))]
    made = tube(ring, 0.00062, gold, closed=True)
    made.matrix_world = Matrix.Translation(point) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(
        math.radians(75 * (number % 2) - 10), 4, "X",
    )

nacre = Material("pearl", rough=0.24, Metallic=0.35, Clearcoat=1.0, Clearcoat_Roughness=0.05)
turning = nacre.node("LayerWeight", 1, Blend=0.45)
nacre.set("Base Color", nacre.ramp(turning, (0.0, (0.8, 0.72, 0.64)), (0.45, (0.6, 0.5, 0.46)), (0.85, (0.36, 0.38, 0.34))))
# They sink into the pile and lie against one another on their thread, which ends in a clasp.
PEARL = 0.0046
row = [(0.035, -0.062), (0.062, -0.068), (0.1, -0.062), (0.13, -0.046), (0.19, -0.056)]
string = [(x, y, lies(x, y) + 0.82 * PEARL) for x, y in curved(row, 40)]
pearls(string, PEARL, nacre)
tube(string[::6], 0.0005, Material("thread", (0.6, 0.55, 0.46), 0.8))
x, y, z = string[0]
ball(0.0033, (x - 0.0068, y + 0.0016, z - 0.001), gold, 28, (1.25, 0.8, 0.8))
loop(0.0022, 0.0005, (x - 0.0125, y + 0.003, z - 0.002), (0.4, 0, 0))
bloom = Matrix.Translation((-0.05, 0.096, 0.032)) @ Euler((math.radians(42), math.radians(-22), 0)).to_matrix().to_4x4()
open_rose(bloom, (0.13, 0.122, 0.036), (0.36, 0.012, 0.02), size=0.032, seed=4)

window((-0.5, -0.35, 0.62), (0, 0, 0), 0.35, 0.4, 6.2, (1, 0.88, 0.7))
window((0.6, 0.1, 0.5), (0, 0, 0), 0.25, 0.6, 2.6, (0.8, 0.87, 1))
window((0.0, 0.75, 0.55), (0, 0, 0.02), 0.9, 0.3, 2.6, (1, 0.9, 0.78))

camera((0.012, -0.24, 0.295), (0.0, 0.008, 0.014), 61, aperture=7, focus=(0, -0.01, 0.02))
bake("photoframe-tables", samples=14, exposure=0.35)
