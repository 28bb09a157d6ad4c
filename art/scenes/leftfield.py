"""A gig's poster pasted on a hoarding of raw boards, over the bills of other nights; afternoon sun from the left."""


from mathutils import Vector, noise

from kit.bake import bake, begin
from kit.light import camera, sky, sun
from kit.nodes import Material
from kit.paper import glued
from kit.shapes import surface

begin(seed=271)
sky((0.62, 0.74, 1.0), 0.36)

# Sheets of old plywood under coats of paint, with what is left of paste and paper.
ply = Material("ply", (0.12, 0.125, 0.13), 0.85, Specular=0.2)
place = ply.place()
coat = ply.noise(ply.stretch(place, 6, 3, 1), 1.0, 8, 0.66, 0.5)
bare = ply.ramp(ply.noise(place, 11, 9, 0.7, 0.3), (0.36, 1.0), (0.39, 0.0))
paste = ply.ramp(ply.noise(ply.stretch(place, 5, 9, 1), 1.0, 6, 0.62, 0.8), (0.56, 0.0), (0.64, 0.7))
grain = ply.noise(ply.stretch(place, 160, 5, 1), 1.0, 5, 0.6)
paint = ply.ramp(coat, (0.3, (0.05, 0.075, 0.085)), (0.6, (0.11, 0.145, 0.155)), (0.8, (0.17, 0.2, 0.2)))
wood = ply.ramp(grain, (0.3, (0.16, 0.1, 0.055)), (0.7, (0.4, 0.29, 0.18)))
ply.set("Base Color", ply.mix(paste, ply.mix(bare, paint, wood), (0.42, 0.4, 0.36)))
ply.bump(ply.mix(0.5, ply.mix(bare, (1.0, 1.0, 1.0), (0.2, 0.2, 0.2)), grain), 0.6, 0.002)


def on_wall(x, y):
    return 0.003 * noise.noise(Vector((4 * x, 4 * y, 6)))


surface(lambda u, v: (1.1 * (u - 0.5), 1.3 * (v - 0.5), on_wall(1.1 * (u - 0.5), 1.3 * (v - 0.5))), 200, 200, ply, "wall")
glued("noise", 0.24, 0.336, (-0.17, 0.17), -6, 0.0028, on_wall, 0.02, ((0, 1, 0.2, 0.02),), rough=0.85)
glued("static", 0.24, 0.336, (0.175, -0.13), 5, 0.003, on_wall, 0.02, ((1, 0, 0.22, 0.03),), rough=0.85)
glued("kino", 0.24, 0.336, (-0.17, -0.21), 4, 0.0034, on_wall, 0.02, ((0, 0, 0.2, 0.02),), rough=0.85)
glued(
    "poster",
    0.392,
    0.555,
    (0.0, 0.0),
    -1.2,
    0.0062,
    on_wall,
    0.0,
    ((1, 1, 0.16, 0.03), (0, 0, 0.1, 0.014)),
    0.0016,
    (0.7, 0.66, 0.56),
    0.6,
    0.0002,
)

sun((0.66, -0.5, -0.58), 3.2, 1.2, (1.0, 0.87, 0.68))
camera((0.0, -0.02, 1.28), (0.0, 0.0, 0.0), 75, aperture=11, focus=(0.0, 0.0, 0.008))
bake("photoframe-posters", samples=20, exposure=0.3, shape=(1000, 1280))
