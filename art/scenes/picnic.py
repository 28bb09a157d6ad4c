"""A cloth on a meadow, seen from above: daisies, tea, bread and a straw hat at its corners; letters lie in the middle."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin
from kit.daisies import daisy
from kit.light import camera, sky, sun
from kit.materials import ceramic, gingham
from kit.nodes import Material
from kit.petals import blade, herb, veined
from kit.shapes import crisp, surface, turned
from kit.stalks import facing, leaflet, stalk
from kit.table import spread, teacup

begin(seed=31)
chance = random.Random(31)
sky((0.62, 0.78, 1.0), 0.55)
spread(0, 0, 1.3, 0.85, None, waves=1.6, seed=9, material=gingham((0.14, 0.24, 0.42), (0.84, 0.82, 0.76), 0.03, (1.3, 0.85)))

# Tea in a cup on its saucer, a slice of lemon in it.
CUP = (0.287, -0.14)
tea = Material("tea", (0.19, 0.045, 0.006), 0.04, Specular=0.5)
teacup((*CUP, 0.003), 148, ceramic((0.84, 0.83, 0.79)), tea)
pith, pulp = Material("pith", (0.86, 0.78, 0.4), 0.5), Material("pulp", (0.82, 0.6, 0.06), 0.2)
cells = pulp.noise(pulp.stretch(pulp.place("UV"), 60, 5, 1), 1.0, 3)
pulp.set("Base Color", pulp.ramp(cells, (0.3, (0.8, 0.5, 0.03)), (0.7, (0.88, 0.74, 0.2))))
slice_at = (CUP[0] - 0.008, CUP[1] + 0.006, 0.0645)
turned([(0.019, 0.0), (0.0225, 0.0), (0.0232, 0.0014), (0.0225, 0.0024), (0.019, 0.0022), (0.0, 0.0022)], pith, slice_at)
for number in range(9):
    middle = (number + 0.5) * 2 * math.pi / 9

    def segment(u, v, middle=middle):
        turn, far = middle + (u - 0.5) * 0.56, 0.002 + 0.0172 * v
        return (
            far * math.cos(turn),
            far * math.sin(turn),
            0.0024 + 0.0012 * math.sin(math.pi * u) * math.sin(math.pi * min(1, v + 0.1)),
        )

    surface(segment, 10, 12, pulp).location = slice_at

# A loaf with a baker's cuts.
crust = Material("crust", (0.42, 0.19, 0.05), 0.55, Specular=0.35)
place = crust.place()
baked = crust.mix(0.5, crust.noise(place, 30, 6, 0.62), crust.noise(place, 140, 4, 0.6))
crust.set("Base Color", crust.ramp(baked, (0.34, (0.2, 0.07, 0.014)), (0.5, (0.47, 0.22, 0.06)), (0.68, (0.74, 0.5, 0.22))))
crust.bump(baked, 0.5, 0.004)
crumb = Material("crumb", (0.66, 0.46, 0.22), 0.8)
crumb.set(
    "Base Color", crumb.ramp(crumb.noise(crumb.place(), 90, 6, 0.65), (0.36, (0.5, 0.27, 0.09)), (0.6, (0.74, 0.54, 0.28)))
)
crumb.bump(crumb.noise(crumb.place(), 160, 5, 0.7), 0.7, 0.004)


def cut_at(x, turn):
    """How deep a baker's cut is: 1 in its middle; they run aslant over the loaf."""
    lean = x - 0.02 * turn
    way = math.remainder(lean, 0.062)
    return math.exp(-((way / 0.0125) ** 2)) * math.exp(-((turn / 0.78) ** 6))


def loaf(u, v):
    x, turn = 0.34 * (u - 0.5), math.pi * (v - 0.5)
    taper = max(0.0, 1 - abs(2 * u - 1) ** 3.2) ** 0.5
    radius = 0.034 * taper * (1 + 0.07 * noise.noise(Vector((14 * x, 2 * turn, 3))))
    open_ = cut_at(x, turn)
    radius *= (
        1
        - 0.09 * open_
        + 0.1 * math.exp(-((math.remainder(x - 0.02 * turn + 0.014, 0.062) / 0.006) ** 2)) * math.exp(-((turn / 0.8) ** 6))
    )
    return (x, radius * math.sin(turn) * 1.1, 0.004 + radius * (0.25 + math.cos(turn) * 0.95))


body = surface(loaf, 420, 130, crust, "loaf")
body.data.materials.append(crumb.made)
for face in body.data.polygons:
    x, y, z = face.center
    turn = math.asin(max(-1.0, min(1.0, y / 0.04)))
    if cut_at(x, turn) > 0.55:
        face.material_index = 1
body.matrix_world = Matrix.Translation((-0.226, -0.112, 0.002)) @ Matrix.Rotation(math.radians(-16), 4, "Z")
napkin = spread(-0.25, -0.15, 0.22, 0.15, (0.72, 0.66, 0.54), turn=0.35, waves=1.2, seed=4)
napkin.location.z = 0.006
body.location.z += 0.008

# A straw hat, its brim over the corner.
straw = Material("straw", (0.62, 0.43, 0.17), 0.6, Sheen=0.2)
spot = straw.place("UV")
plait = straw.node("TexWave", settings={"bands_direction": "X"}, Vector=straw.stretch(spot, 150, 1, 1), Scale=1.0)
rows = straw.node("TexWave", settings={"bands_direction": "Y"}, Vector=straw.stretch(spot, 1, 13, 1), Scale=1.0)
fibre = straw.noise(straw.stretch(spot, 240, 40, 1), 1.0, 3)
straw.set("Base Color", straw.ramp(straw.mix(0.5, fibre, rows), (0.3, (0.4, 0.24, 0.075)), (0.7, (0.78, 0.58, 0.27))))
straw.bump(straw.mix(0.5, plait, rows), 0.7, 0.004)
HAT = (0.348, 0.187)
PROFILE = [
    (0.0, 0.088),
    (0.03, 0.087),
    (0.055, 0.081),
    (0.067, 0.07),
    (0.071, 0.045),
    (0.073, 0.016),
    (0.08, 0.009),
    (0.1, 0.0075),
    (0.125, 0.009),
    (0.132, 0.012),
    (0.1335, 0.013),
    (0.132, 0.0105),
]
smooth = []
for (r0, z0), (r1, z1) in zip(PROFILE, PROFILE[1:]):
    smooth += [(r0 + (r1 - r0) * t / 10, z0 + (z1 - z0) * t / 10) for t in range(10)]


def hat(u, v):
    radius, high = smooth[min(len(smooth) - 1, round(v * (len(smooth) - 1)))]
    turn = 2 * math.pi * u
    wave = 0.006 * math.sin(2 * turn + 1) * max(0.0, (radius - 0.075) / 0.06)
    return (radius * math.cos(turn), 0.93 * radius * math.sin(turn), high + wave + 0.004)


surface(hat, 200, len(smooth), straw, "hat").location = (*HAT, 0.0)
band = Material("band", (0.36, 0.02, 0.03), 0.45, Sheen=0.4)
band.bump(band.noise(band.stretch(band.place("UV"), 4, 90, 1), 1.0, 2), 0.2, 0.001)
ring = crisp(turned([(0.0735, 0.012), (0.0755, 0.015), (0.0735, 0.038), (0.0725, 0.04)], band, (*HAT, 0.004)))
ring.scale.y = 0.93

# Daisies picked on the way.
ray = blade((0.85, 0.84, 0.62), (0.92, 0.92, 0.9), (0.93, 0.93, 0.92), streaks=0.3, through=0.35)
green = veined((0.03, 0.09, 0.02), (0.1, 0.2, 0.05))
stem = herb((0.07, 0.16, 0.045), (0.16, 0.28, 0.08), through=0.0)
for number, (x, y, way, size) in enumerate(
    [
        (-0.268, 0.112, (0.1, -0.1, 1), 0.026),
        (-0.222, 0.132, (0.5, 0.2, 1), 0.023),
        (-0.292, 0.072, (-0.3, -0.5, 1), 0.022),
        (-0.196, 0.1, (0.7, -0.4, 0.9), 0.019),
        (-0.25, 0.076, (0.2, -0.7, 0.9), 0.02),
    ]
):
    at = Vector((x, y, 0.022 + 0.004 * (number % 2)))
    daisy(facing(at, way, number), size, ray, seed=number + 3)
    stalk(
        [
            (-0.36 + 0.01 * number, 0.19, 0.01),
            (0.5 * (x - 0.34), 0.5 * (y + 0.19), 0.014),
            (at.x - 0.004, at.y + 0.004, 0.016),
            tuple(at),
        ],
        0.0013,
        stem,
    )
for number, (x, y, turn, long) in enumerate(
    [(-0.3, 0.14, -2.2, 0.05), (-0.255, 0.15, -1.9, 0.045), (-0.31, 0.1, -2.8, 0.045)]
):
    leaflet(Matrix.Translation((x, y, 0.012)) @ Matrix.Rotation(turn, 4, "Z"), long, 0.26 * long, green, seed=number)
for x, y, turn in [(0.19, -0.152, 0.4), (0.18, 0.13, 2.0), (-0.11, -0.16, 3.4)]:
    daisy(facing((x, y, 0.008), (math.cos(turn) * 0.4, math.sin(turn) * 0.4, 1), turn), 0.017, ray, seed=int(turn * 10))

# The shade of a twig over it all, which nobody sees.
SUN = Vector((0.62, -0.62, -0.95))
for number in range(150):
    high = chance.uniform(0.5, 0.75)
    x, y = chance.choice([(-0.2, 0.16), (0.1, 0.19), (0.02, -0.17), (-0.33, -0.02), (0.34, 0.02)])
    x, y = x + chance.gauss(0, 0.075), y + chance.gauss(0, 0.04)
    above = Vector((x, y, 0)) - SUN * high / abs(SUN.z)
    shade = leaflet(
        Matrix.Translation(above)
        @ Matrix.Rotation(chance.uniform(0, 6.3), 4, "Z")
        @ Matrix.Rotation(chance.uniform(-0.7, 0.7), 4, "X"),
        0.07,
        0.02,
        green,
        seed=number,
    )
    shade.visible_camera = False

sun(tuple(SUN), 2.7, 1.1, (1, 0.93, 0.82))
camera((0, 0, 2.0), (0, 0, 0.0), 122, aperture=4, focus=(0, 0, 0.02))
bake("textart-fabric", samples=24, exposure=0.1, shape=(1536, 768))
