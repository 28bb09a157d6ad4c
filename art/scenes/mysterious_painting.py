"""An old portrait in a carved and gilded frame on a wall of striped silk, by candles that are not seen."""

import math

from mathutils import Matrix

from kit.bake import bake, begin, slot
from kit.light import bulb, camera, sky, spot, window
from kit.materials import damask
from kit.nodes import Material
from kit.shapes import ball, moulding, plane, surface, tube

begin(seed=361)
sky((0.5, 0.45, 0.5), 0.06)
plane(4, 4, (0, 0, 0), damask((0.05, 0.007, 0.008), (0.13, 0.02, 0.018), size=(0.42, 0.6)), (math.pi / 2, 0, 0))

# Gold leaf on red bole: rubbed through on the heights, brown in the depths.
gilt = Material("gilt", (0.82, 0.52, 0.17), 0.26, Metallic=1.0)
place = gilt.place()
rubbed = gilt.noise(place, 26, 8, 0.66, 0.3)
gilt.set("Base Color", gilt.ramp(rubbed, (0.3, (0.24, 0.1, 0.03)), (0.42, (0.72, 0.42, 0.12)), (0.6, (0.88, 0.6, 0.22))))
gilt.set("Roughness", gilt.ramp(rubbed, (0.3, 0.6), (0.55, 0.24)))
gilt.bump(gilt.noise(place, 160, 5, 0.65), 0.16, 0.001)

WIDE, TALL = 0.688, 0.944
canvas = plane(WIDE + 0.012, TALL + 0.012, (0, -0.02, 0), None, (math.pi / 2, 0, 0))
slot(canvas, "canvas", rough=0.5, coat=0.75, coat_rough=0.07, aspect=WIDE / TALL)
# From the sight edge outwards: a bead's bed, a hollow, the torus that is carved, a hollow again, the back edge.
profile = [(0, 0.1), (0, 0.3), (0.06, 0.36), (0.14, 0.36), (0.17, 0.3), (0.24, 0.32), (0.32, 0.5), (0.4, 0.72), (0.5, 0.92)]
profile += [(0.6, 1.0), (0.7, 0.95), (0.78, 0.8), (0.82, 0.66), (0.86, 0.72), (0.94, 0.72), (1, 0.6), (1, 0)]
BAR, DEEP = 0.125, 0.07
moulding(WIDE, TALL, (0, 0, 0), gilt, BAR, DEEP, profile)


def sides(inset, pitch):
    """Places along a line around the opening, at equal distances: where, and which way the line runs."""
    half = (WIDE / 2 + inset, TALL / 2 + inset)
    corners = [(-half[0], -half[1]), (half[0], -half[1]), (half[0], half[1]), (-half[0], half[1])]
    for (ax, az), (bx, bz) in zip(corners, corners[1:] + corners[:1]):
        long = math.hypot(bx - ax, bz - az)
        count = max(1, round(long / pitch))
        for step in range(count):
            t = (step + 0.5) / count
            yield ax + (bx - ax) * t, az + (bz - az) * t, math.atan2(bz - az, bx - ax), t


for x, z, _, _ in sides(0.012, 0.0145):
    ball(0.0062, (x, -0.029, z), gilt, 24)
for x, z, turn, _ in sides(0.113, 0.026):
    egg = ball(0.0085, (x, -0.052, z), gilt, 24, (1.25, 0.8, 0.8))
    egg.rotation_euler = (0, -turn, 0)


def acanthus(x, z, turn, long, wide, y, curl=0.4, sag=0.009):
    """A leaf: lobes along its sides, a rib, its tip rolled up; its sides hang down by `sag`, as what it lies on does."""

    def at(u, v):
        side = 2 * u - 1
        lobes = 0.74 + 0.26 * abs(math.sin(math.pi * 4.5 * v)) ** 0.7
        half = wide * math.sin(math.pi * min(1.0, 0.14 + 0.86 * v) ** 0.85) ** 0.7 * lobes
        rise = 0.012 * math.sin(math.pi * min(1.0, 1.15 * v)) + curl * long * max(0.0, v - 0.7) ** 1.6
        # Veins part from the rib and run out into the lobes; the rib itself is a ridge.
        veins = 0.0026 * math.cos(2 * math.pi * (4.5 * v - 1.6 * abs(side))) * min(1.0, 3 * abs(side))
        groove = veins * (1 - 0.6 * v) + 0.004 * math.exp(-((side / 0.1) ** 2)) - sag * side * side
        return (half * side, -(rise + groove + 0.004), long * v)

    leaf = surface(at, 49, 80, gilt, "acanthus")
    leaf.matrix_world = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Y")
    return leaf


# Along the sides, over the whole torus: leaf upon leaf, each from below the tip of the one before, from a shell in the
# middle of the side out to its corners.
for x, z, turn, t in sides(0.076, 0.062):
    way = 1 if t < 0.5 else -1
    if 0.05 < t < 0.95:
        near = abs(t - 0.5)
        # The outermost leaves lie lowest, the next ones over them.
        acanthus(x, z, math.pi / 2 * way - turn, 0.104, 0.04, -0.058 - 0.003 * near, 0.36, 0.021)
        for lean in (-0.62, 0.62):
            acanthus(x, z, math.pi / 2 * way - turn + lean, 0.062, 0.014, -0.051, 0.2, 0.006)
for x, z, turn in ((0, TALL / 2 + 0.076, 0), (0, -TALL / 2 - 0.076, 0), (WIDE / 2 + 0.076, 0, 1), (-WIDE / 2 - 0.076, 0, 1)):
    for number in range(-3, 4):
        for end in (0, math.pi):
            acanthus(x, z, turn * math.pi / 2 + end + 0.42 * number, 0.056, 0.014, -0.074, 0.5, 0.006)
    ball(0.014, (x, -0.088, z), gilt, 32, (1, 0.8, 1))
# At the corners: a shell of leaves around a boss.
bosses = [(sx * (WIDE / 2 + 0.068), sz * (TALL / 2 + 0.068)) for sx in (-1, 1) for sz in (-1, 1)]
for x, z in bosses:
    out = math.atan2(x, z)
    for number in range(-3, 4):
        acanthus(x, z, out + math.pi + 0.62 * number, 0.115 - 0.012 * abs(number), 0.026, -0.058 - 0.002 * abs(number), 0.5)
    for number in range(5):
        acanthus(x, z, out + 0.5 * (number - 2), 0.07, 0.02, -0.062, 0.4)
    ball(0.021, (x, -0.078, z), gilt, 40, (1, 0.7, 1))
    ring = [
        (x + 0.025 * math.cos(a), -0.075, z + 0.025 * math.sin(a)) for a in (2 * math.pi * step / 32 for step in range(32))
    ]
    tube(ring, 0.0036, gilt, closed=True)

# The candle that stands before the lower left corner: it rakes over canvas and carving.
bulb((-0.44, -0.34, -0.3), 5.5, (1.0, 0.58, 0.26), 0.025)
for x in (-0.85, -0.62):
    bulb((x, -0.75, 0.75), 4.5, (1.0, 0.62, 0.3), 0.03)
spot((0.5, -1.6, 1.6), (0, 0, -0.05), 22, 50, 0.9, (1.0, 0.8, 0.55))
window((-1.6, -1.6, 0.6), (0, 0, 0), 0.5, 1.2, 13, (1.0, 0.78, 0.5))
window((1.7, -1.4, -0.2), (0, 0, 0), 0.3, 1.2, 3.5, (0.6, 0.7, 1.0))
camera((0.0, -2.8, 0.02), (0.0, 0.0, 0.0), 75, aperture=8, focus=(0.0, -0.02, 0.0))
bake("photoframe-crafts", samples=24, exposure=0.25, shape=(1024, 1280))
