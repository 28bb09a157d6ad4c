"""The crest of a football club before the floodlights of its ground: a leather ball on a green shield between laurel, a woven
ribbon for the name laid over its foot. A metre is the frame's height."""

import math
import random

from mathutils import Matrix, Vector

from kit.bake import bake, begin
from kit.bokeh import glows
from kit.crest import Shield, enamel_field, feather, gilt, rim, star, turned_to
from kit.crowd import crowd
from kit.light import camera, sky, window
from kit.nodes import Material
from kit.shapes import ball, box, coloured, curved, plane, surface, tube
from kit.turf import turf as grown

begin(seed=59)
chance = random.Random(59)
sky((0.2, 0.28, 0.42), 0.12)
gold = gilt(0.2)

# The shield.
CENTRE, LARGE = 0.122, 1.13
SHIELD = Shield(
    CENTRE,
    [(LARGE * x, LARGE * z) for x, z in ((0.0, 0.258), (0.07, 0.244), (0.14, 0.26), (0.206, 0.276))],
    [
        (LARGE * x, LARGE * z)
        for x, z in ((0.208, 0.27), (0.22, 0.13), (0.206, 0.0), (0.16, -0.132), (0.081, -0.225), (0.0, -0.276))
    ],
)
SHIELD.field(1.0, -0.016, 0.008, gold)
SHIELD.field(0.88, -0.034, 0.02, enamel_field((0.012, 0.24, 0.066)))
rim(SHIELD.outline(0.97), -0.03, 0.019, gold)
rim(SHIELD.outline(0.885), -0.036, 0.0085, gold)
# Stars, low and satin: each point is in the light, whichever way it looks.
satin = gilt(0.42, (0.95, 0.68, 0.27))
for x, z in ((-0.115, 0.199), (0.0, 0.212), (0.115, 0.199)):
    star((x, -0.046, CENTRE + z), 0.036, satin, high=0.15)

# The ball: twelve panels of five sides and twenty of six.
GOLDEN = (1 + math.sqrt(5)) / 2
corners = [Vector(c).normalized() for a in (-1, 1) for b in (-GOLDEN, GOLDEN) for c in ((0, a, b), (a, b, 0), (b, 0, a))]
near = corners[0].angle(sorted(corners, key=corners[0].angle)[1]) * 1.1
middles = {
    tuple(round(part, 4) for part in (a + b + c).normalized()): (a + b + c).normalized()
    for a in corners
    for b in corners
    for c in corners
    if 0 < a.angle(b) < near and 0 < b.angle(c) < near and 0 < a.angle(c) < near
}
PANELS = [(corner / 2.327, 0) for corner in corners] + [(middle / 2.267, 1) for middle in middles.values()]
leather = Material("leather", (0.8, 0.79, 0.76), 0.42, Specular=0.45, Clearcoat=0.3, Clearcoat_Roughness=0.25)
spot = leather.place()
tone = leather.node("Attribute", settings={"attribute_name": "panel"})
dirt = leather.ramp(leather.noise(spot, 26, 6, 0.62), (0.4, 1.0), (0.72, 0.72))
leather.set("Base Color", leather.multiply(tone, dirt))
pores = leather.node("TexVoronoi", settings={"feature": "SMOOTH_F1"}, Vector=spot, Scale=420.0)
leather.bump(leather.mix(0.5, pores, leather.noise(spot, 120, 3)), 0.25, 0.002)
RADIUS, tones = 0.158, []


def panelled(u, v):
    turn, rise = 2 * math.pi * u, math.pi * (v - 0.5)
    way = Vector((math.cos(rise) * math.cos(turn), math.cos(rise) * math.sin(turn), math.sin(rise)))
    first = second = -9.0
    kind = 0
    for middle, of in PANELS:
        value = way.dot(middle)
        if value > first:
            first, second, kind = value, first, of
        elif value > second:
            second = value
    seam = (first - second) / 0.03
    tones.append((0.016, 0.016, 0.018) if kind == 0 else (0.82, 0.81, 0.78))
    if seam < 0.12:
        tones[-1] = (0.05, 0.05, 0.05)
    swell = RADIUS * (1 + 0.012 * min(1.0, seam) ** 0.5 - 0.012)
    return tuple(swell * way)


made = surface(panelled, 420, 260, leather, "ball")
coloured(made, "panel", tones)
made.matrix_world = (
    Matrix.Translation((0.0, -0.1, CENTRE - 0.014))
    @ Matrix.Rotation(math.radians(20), 4, "Z")
    @ Matrix.Rotation(math.radians(34), 4, "X")
)

# Laurel on both sides, its stems tied below the shield.
laurel = Material("laurel", (0.84, 0.57, 0.2), 0.26, Metallic=1.0)
laurel.bump(laurel.noise(laurel.stretch(laurel.place("UV"), 9, 1.5, 1), 1.0, 3), 0.35, 0.003)
for side in (1, -1):
    line = [(0.02, -0.17), (0.14, -0.12), (0.26, -0.02), (0.325, 0.12), (0.338, 0.26), (0.31, 0.39)]
    stem = [Vector((x, 0.0, z)) for x, z in curved(line, 10)]
    tube([(side * point.x, 0.0, point.z, 1 - 0.5 * at / len(stem)) for at, point in enumerate(stem)], 0.006, gold)
    mirror = Matrix.Scale(side, 4, (1, 0, 0))
    for number in range(4, len(stem) - 1, 3):
        point, ahead = stem[number], stem[number + 1] - stem[number]
        angle = math.degrees(math.atan2(ahead.x, ahead.z))
        long = 0.085 * (1 - 0.35 * number / len(stem))
        for way, y in ((34, -0.006), (-34, 0.0)):
            where = turned_to(point.x, y - 0.004, point.z, angle + way, lean=14)
            feather(where, long, 0.42 * long, laurel, 0.1 if way > 0 else -0.1).matrix_world = mirror @ where
            if number % 2 == 0 and way > 0:
                ball(0.009, (side * (point.x + 0.016), -0.02, point.z), gold, 24)
    where = turned_to(stem[-1].x, -0.004, stem[-1].z, -12, lean=14)
    feather(where, 0.06, 0.026, laurel, -0.1).matrix_world = mirror @ where

# The ribbon, woven with ribs across it, hangs before the shield's foot; its tails are folded behind it and notched.
cloth = Material("cloth", (0.3, 0.006, 0.016), 0.4, Sheen=0.12, Sheen_Tint=1.0, Specular=0.4)
spot = cloth.place("UV")
ribs = cloth.node("TexWave", settings={"bands_direction": "X"}, Vector=cloth.stretch(spot, 92, 1, 1), Scale=1.0)
warp = cloth.node("TexWave", settings={"bands_direction": "Y"}, Vector=cloth.stretch(spot, 1, 30, 1), Scale=1.0)
threads = cloth.mix(0.35, ribs, warp)
worn = cloth.ramp(cloth.noise(cloth.place(), 14, 5, 0.6), (0.32, (0.26, 0.003, 0.008)), (0.68, (0.42, 0.006, 0.016)))
cloth.set("Base Color", cloth.multiply(worn, cloth.ramp(threads, (0.1, 0.55), (0.7, 1.05))))
cloth.bump(threads, 0.5, 0.0016)
inside = Material("inside", (0.1, 0.002, 0.006), 0.8, Sheen=0.3)


def band(u, v, lift=0.0):
    x = 0.77 * (2 * u - 1)
    # Held by the shield and at both ends, it sags between; where it is folded back it is gathered a little.
    held = math.exp(-((x / 0.2) ** 2))
    ends = math.exp(-(((0.77 - abs(x)) / 0.13) ** 2))
    drape = 0.04 * math.sin(7.3 * x + 1.3 * v + 0.6) + 0.02 * math.sin(15 * x - 2.6 * v)
    drape += 0.012 * ends * math.sin(17 * abs(x) + 1.6 * v + (1.4 if x > 0 else 0.0))
    # Gathers that run down from where the shield holds it, and the upper edge rolls back.
    drape += 0.012 * (v**1.5) * math.sin(38 * abs(x) + 6 * (1 - v) - 1.2) * math.exp(-((abs(x) / 0.42) ** 2))
    belly = 0.034 * math.sin(math.pi * v) - 0.03 * max(0.0, (v - 0.86) / 0.14) ** 2
    return (
        x,
        -0.095 + lift + drape * (1 - 0.5 * held) - belly - 0.016 * math.exp(-((x / 0.24) ** 2)),
        -0.292
        + 0.052 * (x / 0.77) ** 2
        + 0.306 * (v - 0.5)
        + 0.007 * math.sin(7.3 * x + 1.9)
        + 0.004 * math.sin(15 * x + 1),
    )


surface(band, 400, 60, cloth, "ribbon")
for v in (0.07, 0.93):
    tube([Vector(band(step / 120, v)) + Vector((0, -0.005, 0)) for step in range(121)], 0.0042, gold)
for side in (-1, 1):

    def tail(u, v, side=side):
        x = 0.6 + 0.36 * u
        notch = 0.075 * (1 - abs(2 * v - 1)) * u
        return (
            side * (x - notch),
            0.05 + 0.03 * math.sin(14 * x + 2.4 * v + side),
            -0.33 + 0.05 * (x / 0.77) ** 2 + 0.285 * (v - 0.5),
        )

    def turn(u, v, side=side):
        x = 0.77 - 0.17 * u
        low = -0.292 + 0.052 - 0.153 - 0.04 * u
        return (side * x, -0.018 + 0.063 * u, low + 0.05 * v * (1 - u) + 0.02 * v)

    surface(tail, 60, 40, cloth, "tail")
    surface(turn, 30, 20, inside, "turn")

# The ground, just below the ribbon: turf, hoardings, rows of people, floodlights.
LOW = -0.458
turf = Material("turf", (0.02, 0.09, 0.016), 0.9, Specular=0.1)
turf.set(
    "Base Color",
    turf.ramp(
        turf.noise(turf.place(), 40, 4, 0.7),
        (0.35, (0.012, 0.05, 0.008)),
        (0.65, (0.03, 0.13, 0.022)),
    ),
)
plane(60, 44, (0, 19, LOW), turf)
# Blades where the lens is sharp: the ribbon's lower edge hangs into them.
grown(110000, -0.75, 3.2, 0.86, LOW, 0.038, tones=((0.03, 0.13, 0.018), (0.085, 0.24, 0.04)), seed=3)
dark = crowd(
    ((0.12, 0.13, 0.17), (0.2, 0.035, 0.035), (0.03, 0.08, 0.05), (0.2, 0.16, 0.13), (0.05, 0.06, 0.1), (0.09, 0.08, 0.08)),
    (26.0, -0.1),
    (0.62, 0.36),
    18,
    124,
    0.31,
    0.105,
    chance,
)
box((60, 0.1, 0.8), (0, 25.0, -0.45), Material("hoarding", (0.02, 0.03, 0.05), 0.4), edge=0)
box((60, 0.6, 0.3), (0, 38, 7.2), dark, edge=0)
# Two masts of floodlights: lamps close together, some of them brighter than others, in the haze that they light.
banks = [
    (
        x + 0.42 * column + chance.gauss(0, 0.02) - 0.84,
        20.0 - 0.01 * column,
        z + 0.37 * row + chance.gauss(0, 0.015) - 0.37,
        chance.uniform(0.05, 0.1),
    )
    for x, z in ((-5.35, 2.72), (5.5, 2.5))
    for column in range(5)
    for row in range(3)
]
glows([((0.92, 0.96, 1.0), 3.0), ((0.88, 0.94, 1.0), 1.7), ((1.0, 0.97, 0.9), 2.3)], banks, chance)
haze = Material("haze", (0, 0, 0), 1.0)
glow = haze.ramp(haze.node("SeparateXYZ", 1, Vector=haze.place("UV")), (0.0, (0.34, 0.4, 0.5)), (1.0, (0.0, 0.0, 0.0)))
clear = haze.node("BsdfTransparent")
shine = haze.node("Emission", Color=glow, Strength=0.5)
haze.tree.links.new(haze.node("AddShader", i0=clear, i1=shine), haze.output.inputs[0])
for x, z in ((-5.35, 2.72), (5.5, 2.5)):
    around = lambda u, v: (3.4 * v**1.6 * math.cos(2 * math.pi * u), 0.0, 2.6 * v**1.6 * math.sin(2 * math.pi * u))
    halo = surface(around, 65, 24, haze, "haze")
    halo.location = (x, 20.4, z)
    halo.visible_glossy = halo.visible_diffuse = False

window((-2.6, -1.1, 1.7), (0, 0, 0.0), 0.7, 0.6, 135, (0.95, 0.97, 1.0))
window((2.5, -0.9, 1.5), (0, 0, 0.0), 0.6, 0.6, 62, (0.86, 0.93, 1.0))
window((-0.9, -2.6, 1.9), (0, 0, 0.1), 1.4, 0.7, 56, (0.96, 0.97, 1.0))
window((0.0, -2.6, -1.2), (0, 0, 0.0), 2.2, 0.5, 14, (0.8, 1.0, 0.8))
window((0.0, 1.0, 1.5), (0, 0, 0.2), 1.6, 0.3, 30, (0.9, 0.95, 1.0))
window((0.0, 24.0, 9.0), (0, 30, 2.0), 9.0, 2.0, 1000, (0.7, 0.8, 1.0))
window((0.0, 10.0, 9.0), (0, 12, -0.9), 9.0, 4.0, 1600, (0.9, 0.95, 1.0)).visible_glossy = False
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=1.3, focus=(0.0, -0.06, 0.1))
bake("textart-logo", samples=24, exposure=0.2, shape=(1536, 768))
