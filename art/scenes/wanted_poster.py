"""A bounty bill pasted over older ones on a wall of adobe, in the sun of a late afternoon. The wall lies in the plane of x and y."""

from mathutils import Vector, noise

from kit.bake import bake, begin
from kit.light import camera, sky, sun
from kit.nodes import Material
from kit.paper import glued
from kit.shapes import surface

begin(seed=149)
sky((0.62, 0.74, 1.0), 0.32)

adobe = Material("adobe", (0.4, 0.22, 0.12), 0.95, Specular=0.1)
place = adobe.place()
trowel = adobe.noise(adobe.stretch(place, 9, 14, 1), 1.0, 6, 0.6, 0.6)
sand = adobe.noise(place, 320, 4, 0.7)
stain = adobe.ramp(adobe.noise(adobe.stretch(place, 6, 1.6, 1), 1.0, 5, 0.6), (0.46, 0.0), (0.72, 0.75))
own = adobe.ramp(
    adobe.mix(0.3, trowel, sand), (0.3, (0.26, 0.125, 0.06)), (0.5, (0.42, 0.235, 0.13)), (0.72, (0.56, 0.36, 0.22))
)
adobe.set("Base Color", adobe.mix(stain, own, (0.17, 0.08, 0.042)))
cracks = adobe.node(
    "TexVoronoi",
    settings={"feature": "DISTANCE_TO_EDGE"},
    Vector=adobe.sum(place, adobe.scaled(adobe.noise(place, 12, 4), 0.12)),
    Scale=5.5,
)
split = adobe.ramp(cracks, (0.0, 0.0), (0.012, 1.0))
some = adobe.ramp(adobe.noise(place, 4, 2), (0.52, 1.0), (0.6, 0.0))
straw = adobe.ramp(adobe.noise(adobe.stretch(place, 40, 260, 1), 1.0, 2, 0.5, 1.5), (0.66, 0.0), (0.7, 1.0))
adobe.bump(
    adobe.mix(0.35, adobe.mix(0.3, adobe.mix(some, split, (1.0, 1.0, 1.0)), trowel), adobe.mix(0.3, sand, straw)), 0.9, 0.006
)


def wall(u, v):
    x, y = 1.1 * (u - 0.5), 1.3 * (v - 0.5)
    soft = 0.01 * noise.noise(Vector((3.2 * x, 3.2 * y, 1))) + 0.0035 * noise.noise(Vector((14 * x, 14 * y, 4)))
    return (x, y, soft)


def on_wall(x, y):
    return wall(x / 1.1 + 0.5, y / 1.3 + 0.5)[2]


surface(wall, 330, 390, adobe, "wall")


glued("circus", 0.3, 0.4, (-0.205, 0.13), 8, 0.0032, on_wall, 0.022, ((0, 1, 0.16, 0.02),))
glued("acrobats", 0.3, 0.4, (0.215, -0.145), -7, 0.0036, on_wall, 0.022, ((1, 0, 0.2, 0.024),))
glued("bill", 0.42, 0.56, (0.002, 0.002), -1.4, 0.0062, on_wall, 0.005, ((1, 1, 0.2, 0.034), (0, 0, 0.15, 0.026)))

sun((0.62, -0.5, -0.6), 3.4, 1.2, (1.0, 0.83, 0.6))
camera((0.0, -0.02, 1.28), (0.0, 0.0, 0.0), 73, aperture=11, focus=(0.0, 0.0, 0.008))
bake("photoframe-posters", samples=20, exposure=0.3, shape=(1040, 1280))
