"""A meeting room high over a city, late in the day: the slide on the screen's wall, a long table that mirrors it, chairs."""

import math

import bpy

from kit.bake import bake, begin, slot
from kit.glass import crystal
from kit.light import camera, sun, window
from kit.materials import glazing, metal, plaster, wood
from kit.nodes import Material
from kit.office import chair, conference_phone, filled, laptop, pad, potted, tumbler
from kit.outdoors import heaven, leafage, skyline, tower_skin
from kit.shapes import box, curved, plane, surface, turned
from kit.solid import Solid, standing
from kit.table import spectacles, teacup

begin(seed=223)
heaven(
    (1.25, 0.8, 0.5), (0.75, 0.66, 0.66), (0.3, 0.42, 0.66), 1.0, glow=(1.3, 0.75, 0.35), sun=(0.84, 0.4, 0.4), narrow=7,
    clouds={"cover": 0.4, "shade": (0.5, 0.45, 0.5), "lit": (1.5, 1.05, 0.75), "soft": 0.3, "dense": 0.7, "even": 0.3},
)
haze = (0.46, 0.33, 0.25)
skins = [
    tower_skin((0.16, 0.15, 0.16), 0.1, strength=0.5, cell=(wide, 3.4), haze=tuple(part * far for part in haze))
    for wide, far in ((1.7, 0.35), (2.4, 0.7), (3.1, 1.1))
]
skyline(skins, (150, 70), 260, 50, 95, seed=6, gap=9)
skyline(skins, (190, 190), 420, 70, 110, seed=9, gap=6)
for made in [made for made in bpy.data.objects if made.name.startswith("tower")]:
    made.location.z -= 52
plane(900, 900, (300, 300, -52), Material("town", (0.2, 0.17, 0.15), 1.0))

# The room: ribs of oak behind the screen, a ceiling with lines of light, glass from floor to ceiling at the right.
LEFT, RIGHT, NEAR, HIGH = -2.7, 1.95, -6.6, 2.9
white = plaster((0.72, 0.7, 0.67), 0.04, 0.04)
carpet = Material("carpet", (0.06, 0.062, 0.07), 0.95, Sheen=0.3)
fluff = carpet.noise(carpet.place(), 260, 3, 0.7)
carpet.set("Base Color", carpet.ramp(fluff, (0.3, (0.035, 0.037, 0.043)), (0.7, (0.1, 0.1, 0.112)))).bump(fluff, 0.5, 0.006)
Solid().box((LEFT, NEAR, -0.1), (RIGHT + 0.2, 0.1, 0), carpet).made()
Solid().box((LEFT, 0.04, 0), (RIGHT + 0.2, 0.2, HIGH), Material("felt", (0.02, 0.02, 0.022), 0.95)).made()
shell = Solid().box((LEFT - 0.1, NEAR, 0), (LEFT, 0.1, HIGH), white).box((LEFT, NEAR - 0.1, 0), (RIGHT, NEAR, HIGH), white)
shell.box((LEFT, NEAR, HIGH), (RIGHT + 0.2, 0.1, HIGH + 0.1), white).made()
oak = wood((0.2, 0.105, 0.05), (0.44, 0.27, 0.15), scale=1.1, rough=0.45, coat=0.1)
ribs, x = Solid(), LEFT
while x < RIGHT - 0.03:
    ribs.box((x, 0.0, 0.0), (x + 0.034, 0.04, HIGH), oak)
    x += 0.055
ribs.made(None, 0.003, name="ribs")
glow = Material("line", (1, 1, 1), 0.5, Emission=(1.0, 0.86, 0.68), Emission_Strength=3.0)
glow.made.cycles.sample_as_light = False
for x in (-0.75, 0.95):
    box((0.07, 4.4, 0.02), (x, -2.6, HIGH - 0.004), glow, edge=0)
    window((x, -2.6, HIGH - 0.03), (x, -2.6, 0), 0.07, 4.4, 26, (1.0, 0.84, 0.66)).visible_glossy = False
frame = Material("mullion", (0.03, 0.031, 0.033), 0.4, Metallic=0.6)
bars, clear = Solid(), glazing((0.93, 0.95, 0.96), 0.5)
for y in (-5.98, -4.8, -3.62, -2.44, -1.26, -0.08):
    bars.box((RIGHT, y - 0.03, 0), (RIGHT + 0.12, y + 0.03, HIGH), frame)
for z in (0.0, 0.42, HIGH - 0.1):
    bars.box((RIGHT + 0.02, NEAR, z), (RIGHT + 0.1, 0.05, z + (0.06 if z else 0.1)), frame)
bars.made(None, 0.004, name="mullions")
plane(-NEAR, HIGH, (RIGHT + 0.06, NEAR / 2, HIGH / 2), clear, (math.pi / 2, 0, -math.pi / 2))

# The screen: a thin black rim, its glass a little off the ribs.
WIDE, TALL, FOOT, AT = 1.72, 2.05, 0.72, -0.3
screen = plane(WIDE, TALL, (AT, -0.062, FOOT + TALL / 2), None, (math.pi / 2, 0, 0))
slot(screen, "slide", "screen", strength=1.15, rough=0.22, aspect=WIDE / TALL)
# Its glow is not seen in daylight, but for its mirrors: the plate is half the size without it.
screen.visible_diffuse = False
black = Material("rim", (0.008, 0.008, 0.009), 0.3)
rim = Solid().box((AT - WIDE / 2 - 0.02, -0.058, FOOT - 0.02), (AT + WIDE / 2 + 0.02, 0.0, FOOT + TALL + 0.02), black)
for x, to_x, low, high in (
    (-WIDE / 2 - 0.02, -WIDE / 2, -0.02, TALL + 0.02), (WIDE / 2, WIDE / 2 + 0.02, -0.02, TALL + 0.02),
    (-WIDE / 2, WIDE / 2, TALL, TALL + 0.02), (-WIDE / 2, WIDE / 2, -0.02, 0.0),
):
    rim.box((AT + x, -0.07, FOOT + low), (AT + to_x, -0.05, FOOT + high), black)
rim.made(None, 0.003, name="rim")

# The table: walnut below lacquer, its sides bowed.
walnut = wood((0.045, 0.022, 0.012), (0.17, 0.09, 0.05), scale=0.9, rough=0.16, coat=0.6)
TOP, MIDDLE, FAR, CLOSE = 0.74, 0.18, -0.95, -4.0


def rounded_end(share):
    return max(0.0, 1 - abs(2 * share - 1) ** 7) ** 0.5 * (0.6 + 0.09 * math.sin(math.pi * share))


def top(u, v, drop=0.0, inward=0.0):
    share = 0.5 - 0.5 * math.cos(math.pi * v)
    return (MIDDLE + (2 * u - 1) * (rounded_end(share) - inward), CLOSE + (FAR - CLOSE) * share, TOP - drop)


edge = [(0.0, 0.004), (0.004, 0.0), (0.02, 0.0), (0.03, 0.012), (0.034, 0.05)]
surface(lambda u, v: top(u, v, 0, 0.004), 12, 90, walnut)
for side in (0.0, 1.0):
    surface(lambda u, v: top(side, v, *edge[round(u * 4)]), 5, 90, walnut)
for y in (-3.3, -1.65):
    box((0.62, 0.08, TOP - 0.05), (MIDDLE, y, TOP / 2 - 0.02), black, edge=0.01)
    box((0.8, 0.3, 0.02), (MIDDLE, y, 0.012), black, edge=0.006)

# Chairs: a shell of dark cloth, arms and runners of steel.
cloth = Material("cloth", (0.03, 0.045, 0.07), 0.9, Sheen=0.6)
weave = cloth.noise(cloth.place(), 480, 2)
cloth.bump(weave, 0.35, 0.002)
steel = metal((0.62, 0.62, 0.63), 0.18, 0.05)
for y, turn in ((-3.15, 84), (-2.3, 97), (-1.45, 88)):
    chair(standing(MIDDLE + 0.92, y, 0, turn), cloth, steel, black)
for y, turn in ((-2.45, -80), (-1.55, -96)):
    chair(standing(MIDDLE - 0.94, y, 0, turn), cloth, steel, black)

# On the table: a laptop, pads with pens, glasses, a carafe, a plant in the corner.
laptop(standing(MIDDLE + 0.3, -3.1, TOP, -78), black)
for x, y, turn in ((-0.24, -3.25, 12), (-0.32, -2.4, 84), (0.34, -2.25, -82), (-0.3, -1.55, 96)):
    pad(standing(MIDDLE + x, y, TOP, turn), black, x)
for x, y, full in ((-0.42, -2.92, 0.5), (0.14, -2.62, 0.62), (-0.1, -1.9, 0.35), (0.42, -1.75, 0.55)):
    tumbler((MIDDLE + x, y, TOP), full)
carafe = [(0.0, 0.0005), (0.046, 0.0005), (0.054, 0.006), (0.058, 0.03), (0.055, 0.12), (0.03, 0.19), (0.027, 0.23)]
carafe.append((0.036, 0.265))
blown = [(0.0348, 0.2655), (0.0257, 0.23), (0.0286, 0.189), (0.0535, 0.119), (0.0563, 0.031), (0.051, 0.0105), (0.0, 0.0085)]
turned(curved(carafe, 6) + curved(blown, 6), crystal(), (MIDDLE + 0.02, -2.2, TOP), 128)
filled((MIDDLE + 0.02, -2.2, TOP), [(radius - 0.0004, height + 0.0004) for radius, height in reversed(blown[2:])], 0.115)
lit = Material("ready", (0.02, 0.05, 0.04), 0.4, Emission=(0.3, 0.95, 0.75), Emission_Strength=1.6)
conference_phone(standing(MIDDLE, -2.78, TOP, 20), black, lit)
# Somebody was here before: coffee, and spectacles on a pad.
china, coffee = Material("china", (0.78, 0.76, 0.72), 0.14, Clearcoat=0.5), Material("coffee", (0.03, 0.012, 0.005), 0.06)
teacup((MIDDLE - 0.3, -2.68, TOP), 40, china, coffee)
spectacles(standing(-0.3, -2.36, TOP + 0.0115, 150), black)

potted((1.42, -0.5), leafage((0.015, 0.05, 0.012), (0.05, 0.12, 0.03)), white)

sun((-0.84, -0.4, -0.5), 24, 1.0, (1.0, 0.66, 0.36))
window((RIGHT - 0.05, -2.8, 1.5), (-1, -2.6, 1.0), 5.2, 2.4, 75, (1.0, 0.86, 0.76)).visible_glossy = False
window((-1.6, -5.6, 2.6), (0, 0, 1.2), 1.4, 0.8, 30, (0.8, 0.88, 1.0)).visible_glossy = False
camera((-1.15, -4.3, 1.42), (0.5, 0, 1.42), 29, aperture=9, focus=(0.3, -1.6, 1.0)).data.shift_y = -0.015
bake("photoframe-rooms", samples=30, bounces=12, exposure=0.15)
