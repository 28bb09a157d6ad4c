"""The case of a shooter on the rusty steel of a workbench, under a red alarm lamp: spent cases, a dented tag on its chain."""

import math

from mathutils import Matrix, Vector

from kit.bake import bake, begin
from kit.case import CASE, game_case
from kit.light import camera, sky, window
from kit.materials import metal
from kit.nodes import Material
from kit.paper import rounded
from kit.shapes import ball, curved, mesh, plane, tube, turned

begin(seed=221)
sky((0.5, 0.6, 0.8), 0.14)
steel = Material("steel", (0.2, 0.205, 0.21), 0.42, Metallic=0.9)
place = steel.place()
worn = steel.noise(place, 22, 8, 0.68)
# Rust in the pits of old paint, rubbed bright where tools lay; scratches of all ways, few of them deep.
rust = steel.ramp(steel.noise(place, 34, 9, 0.72), (0.56, 0.0), (0.66, 1.0))
bright = steel.ramp(steel.noise(place, 9, 5, 0.6), (0.5, 0.0), (0.7, 1.0))
tone = steel.ramp(worn, (0.3, (0.05, 0.05, 0.052)), (0.55, (0.12, 0.12, 0.125)), (0.75, (0.2, 0.2, 0.2)))
tone = steel.mix(bright, tone, (0.26, 0.26, 0.265))
steel.set("Base Color", steel.mix(rust, tone, (0.09, 0.034, 0.014)))
steel.set("Metallic", steel.ramp(rust, (0.0, 0.85), (1.0, 0.05)))
steel.set("Roughness", steel.mix(rust, steel.ramp(worn, (0.35, 0.6), (0.65, 0.36)), 0.85))
fine = steel.mix(0.5, steel.noise(place, 260, 5, 0.7), steel.noise(place, 46, 7, 0.66))
marks = []
for number, turn in enumerate((0.35, 1.2, 2.3, 2.8)):
    lines = steel.noise(steel.stretch(steel.place(turn=(0, 0, turn), move=(number, 0.4, 0)), 5, 420, 1), 1.0, 2, 0.5, 0.3)
    marks.append(steel.ramp(lines, (0.2, 0.0), (0.235, 1.0)))
cut = steel.multiply(steel.multiply(marks[0], marks[1]), steel.multiply(marks[2], marks[3]))
steel.bump(steel.mix(0.4, steel.mix(0.5, fine, steel.ramp(rust, (0.0, 0.4), (1.0, 0.6))), cut), 0.5, 0.0008)
plane(1.2, 1.2, (0, 0, 0), steel)
game_case((0.09, 0.007, 0.006), 2.0)

# Fired brass: stained by heat towards the mouth, by fingers and powder all over, scuffed where it hit the ground.
brass, soot = metal((0.62, 0.4, 0.15), 0.3, 0.1), Material("soot", (0.008, 0.007, 0.006), 0.9)
body = brass.place()
stains = brass.mix(0.5, brass.noise(body, 160, 6, 0.68), brass.noise(body, 620, 4, 0.65))
dirty = brass.ramp(stains, (0.4, 0.0), (0.58, 1.0))
brass.set("Base Color", brass.mix(dirty, (0.3, 0.17, 0.065), (0.66, 0.44, 0.17)))
brass.set("Roughness", brass.mix(dirty, 0.55, brass.ramp(brass.noise(body, 90, 5, 0.6), (0.35, 0.34), (0.65, 0.22))))
brass.bump(stains, 0.15, 0.0003)
R, LONG = 0.0052, 0.021
profile = [
    (0, 0.0),
    (R - 0.0007, 0.0),
    (R, 0.0005),
    (R, 0.0016),
    (R - 0.0009, 0.0022),
    (R - 0.0009, 0.0034),
    (R - 0.0001, 0.0042),
]
profile += [(R - 0.0003, LONG), (R - 0.0009, LONG), (R - 0.0011, 0.006)]
for x, y, turn in (
    (-0.106, 0.084, 62),
    (-0.0975, -0.06, 80),
    (-0.076, -0.1165, -12),
    (0.082, 0.1165, 168),
    (0.1045, 0.08, 64),
    (0.0955, -0.119, 152),
    (-0.104, -0.096, 108),
):
    lying = (
        Matrix.Translation((x, y, R))
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(90), 4, "Y")
    )
    case = turned(profile, brass, sides=48)
    dark = turned([(0, 0.0065), (R - 0.0011, 0.0066)], soot, sides=32)
    for part in (case, dark):
        part.matrix_world = lying

# A tag, stamped and bent, on a chain of balls.
tin = metal((0.7, 0.7, 0.69), 0.3, 0.2)
outline = rounded(0.029, 0.05, 0.0142)
TAG = Matrix.Translation((0.1, -0.022, 0.0016)) @ Matrix.Rotation(math.radians(-9), 4, "Z")
points = [(0.029 * (x - 0.5), 0.05 * (y - 0.5), 0.0) for x, y in outline]
count = len(points)
solid = points + [(x, y, 0.0011) for x, y, _ in points]
sides = [(at, (at + 1) % count, count + (at + 1) % count, count + at) for at in range(count)]
tag = mesh(solid, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides], tin, name="tag")
edge = tube([(0.93 * x, 0.96 * y, 0.0011) for x, y, _ in points[::6]], 0.0005, tin, closed=True)
for part in (tag, edge):
    part.matrix_world = TAG
line = [(0.101, 0.001, 0.003), (0.103, 0.02, 0.0016), (0.096, 0.04, 0.0014), (0.106, 0.052, 0.0014), (0.13, 0.058, 0.0014)]
last = None
for point in curved(line, 90):
    if last is None or (Vector(point) - Vector(last)).length >= 0.0027:
        ball(0.00118, point, tin, 16)
        last = point

window((0.42, 0.42, 0.5), (0, 0, 0), 0.14, 0.5, 4.4, (1.0, 0.24, 0.14))
window((-0.45, 0.3, 0.6), (0, 0, 0), 0.25, 0.4, 3.6, (0.85, 0.92, 1.0))
window((-0.5, -0.4, 0.4), (0, 0, 0), 0.3, 0.3, 1.4, (1.0, 0.6, 0.4))
camera((0.0, -0.05, 0.62), (0.0, 0.0, 0.0), 86, aperture=11, focus=(0.0, 0.0, CASE[2]))
bake("photoframe-covers", samples=28, exposure=0.3, shape=(1056, 1280))
