"""A journal of far journeys on an expedition's desk: a map, a pencil, a rope and its karabiner, pebbles."""

import math

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import metal, wood
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import ball, curved, plane, tube
from kit.softcover import softcover
from kit.table import pencil

begin(seed=251)
sky((0.7, 0.8, 1.0), 0.2)
plane(
    2,
    2,
    (0, 0.2, 0),
    wood((0.05, 0.025, 0.012), (0.2, 0.11, 0.055), scale=1.4, board=(1.4, 0.12), rough=0.45, coat=0.1, gap=0.002),
)


def folded(u, v):
    ridges = sum(0.0022 * max(0.0, 1 - abs(u - at) / 0.06) for at in (1 / 3, 2 / 3))
    return ridges + 0.002 * max(0.0, 1 - abs(v - 0.5) / 0.06) + 0.001 * noise.noise(Vector((5 * u, 4 * v, 1)))


chart = sheet(0.3, 0.225, (-0.075, -0.085), 17, 0.001, (0.0, 0.0), thick=0.0002, crease=folded, margin=0.001)
slot(chart, "map", rough=0.85, aspect=0.3 / 0.225)
softcover("cover", 0.22, 0.285, 0.0065, 1.8, tint=(0.02, 0.03, 0.035), margin=0.0016)

# A climber's rope in a bight, two strands of its mantle in another colour.
rope = Material("rope", (0.6, 0.1, 0.02), 0.8, Sheen=0.3)
# A mantle braided of two sets of strands, a marker among them.
u, v = (rope.node("SeparateXYZ", axis, Vector=rope.place("UV")) for axis in (0, 1))
strand = lambda way: rope.math(
    "PINGPONG", rope.math("ADD", rope.math("MULTIPLY", u, 150.0), rope.math("MULTIPLY", v, way)), 0.5
)
braid = rope.math("MAXIMUM", strand(7.0), strand(-7.0))
marked = rope.math("LESS_THAN", rope.math("FRACT", rope.math("ADD", rope.math("MULTIPLY", u, 21.0), v)), 0.2)
dyed = rope.mix(marked, (0.55, 0.085, 0.02), (0.02, 0.03, 0.05))
rope.set("Base Color", rope.multiply(dyed, rope.ramp(braid, (0.2, 0.45), (0.46, 1.1)))).bump(braid, 0.7, 0.0009)
tube(
    curved(
        [(0.16, 0.24, 0.004), (0.108, 0.172, 0.0045), (0.142, 0.128, 0.0045), (0.122, 0.07, 0.0045), (0.17, 0.03, 0.004)], 14
    ),
    0.0042,
    rope,
)

# A karabiner.
alloy = metal((0.62, 0.64, 0.68), 0.22, 0.1)
loop = curved(
    [
        (0.0, 0.0, 0),
        (0.016, 0.004, 0),
        (0.0235, 0.022, 0),
        (0.02, 0.052, 0),
        (0.0065, 0.058, 0),
        (-0.0012, 0.047, 0),
        (-0.002, 0.012, 0),
        (0.0, 0.0, 0),
    ],
    10,
)
CLIP = Matrix.Translation((0.112, -0.17, 0.0042)) @ Matrix.Rotation(math.radians(24), 4, "Z")
tube([tuple(CLIP @ Vector(point)) for point in loop[:-1]], 0.0038, alloy, closed=True)
pencil((-0.134, 0.06, 0.0), math.radians(6), 0.12, (0.55, 0.3, 0.02))
stone = Material("pebble", (0.12, 0.12, 0.125), 0.8)
stone.set(
    "Base Color",
    stone.ramp(stone.noise(stone.place(), 60, 8, 0.7), (0.35, (0.05, 0.052, 0.056)), (0.65, (0.24, 0.24, 0.24))),
)
for x, y, size in ((-0.127, 0.158, 0.012), (0.127, -0.06, 0.008)):
    ball(size, (x, y, 0.6 * size), stone, 40, (1.0, 0.78, 0.62))

window((-0.5, 0.4, 0.6), (0, 0, 0), 0.16, 0.5, 5.2, (1, 0.93, 0.82))
window((0.5, 0.5, 0.5), (0, 0, 0), 0.3, 0.3, 2.4, (1, 0.84, 0.6))
window((0.55, -0.2, 0.6), (0, 0, 0), 0.35, 0.5, 1.4, (0.82, 0.9, 1))
camera((0.0, -0.06, 0.9), (0.0, -0.001, 0.0), 96, aperture=11, focus=(0.0, 0.0, 0.008))
bake("photoframe-covers", samples=20, exposure=0.3, shape=(1040, 1280))
