"""A bottle of red wine on a barrel's head in a cellar, its label the photo's; a glass, grapes, corks, candlelight."""

import math
import random

from kit.bake import bake, begin, slot
from kit.candle import pillar
from kit.glass import wine_glass
from kit.light import bulb, camera, sky, window
from kit.materials import metal, wood
from kit.nodes import Material
from kit.shapes import ball, curved, cylinder, plane, surface, tube, turned
from kit.table import BORDEAUX, bottle, dark_glass, drip_tray

begin(seed=23)
sky((0.5, 0.55, 0.7), 0.05)

oak = wood((0.09, 0.045, 0.02), (0.33, 0.19, 0.09), board=(2.2, 0.13), rough=0.5, gap=0.002)
plane(2.4, 1.4, (0, 0.3, 0), oak)

# The bottle with its capsule and its label.
RADIUS = 0.038
bottle((0, 0, 0), BORDEAUX, dark_glass())
SPAN, LOW, TALL = math.radians(128), 0.034, 0.122
MIDDLE = math.radians(-93)


def around(u, v):
    angle = MIDDLE + (u - 0.5) * SPAN
    far = RADIUS + 0.0005
    return (far * math.cos(angle), far * math.sin(angle), LOW + TALL * v)


slot(surface(around, 90, 24), "label", rough=0.55, coat=0.1, coat_rough=0.3, aspect=SPAN * RADIUS / TALL)
foil = Material("capsule", (0.2, 0.012, 0.016), 0.3, Metallic=0.75)
capsule = [(0.0162, 0.232), (0.0164, 0.25), (0.0158, 0.283), (0.0168, 0.2855), (0.0171, 0.293), (0.0168, 0.3015), (0.0, 0.302)]
turned(curved(capsule, 5), foil)

# A fillet of gilt where the capsule ends.
turned([(0.0161, 0.2335), (0.01655, 0.2338), (0.01655, 0.2358), (0.0162, 0.2362)], metal((0.8, 0.56, 0.24), 0.25, 0.05))

wine_glass((0.088, 0.03, 0), 0.98, 0.42)

# Grapes, with the bloom on them, and a leaf.
skin = Material("grape", rough=0.3, Clearcoat=0.2, Clearcoat_Roughness=0.25)
own = skin.node("ObjectInfo", "Random")
elsewhere = skin.sum(skin.place(), skin.scaled(skin.node("CombineXYZ", X=own, Y=own, Z=own), 3.0))
# A pale dust lies on them, rubbed off where they were touched; some are still red.
bloom = skin.mix(0.35, skin.noise(elsewhere, 70, 4, 0.6), skin.noise(elsewhere, 420, 5, 0.7))
dust = skin.ramp(bloom, (0.38, 0.0), (0.6, 0.85))
under = skin.ramp(own, (0.0, (0.016, 0.005, 0.02)), (0.7, (0.035, 0.006, 0.022)), (1.0, (0.09, 0.012, 0.02)))
skin.set("Base Color", skin.mix(dust, under, (0.2, 0.19, 0.27)))
skin.set("Roughness", skin.ramp(dust, (0.0, 0.16), (0.85, 0.7))).set("Clearcoat", skin.ramp(dust, (0.0, 0.5), (0.6, 0.0)))
laid = []
for _ in range(1500):
    along = random.random()
    spread = 0.036 * (1 - 0.75 * along) + 0.004
    x, y = -0.105 - 0.035 * math.cos(0.5) + 0.1 * along, -0.035 - 0.03 * along + random.uniform(-spread, spread)
    radius = random.choice((random.uniform(0.0066, 0.0078), random.uniform(0.0084, 0.0102)))
    high = radius + random.random() * 0.036 * (1 - along) * (1 - ((y + 0.035 + 0.03 * along) / spread) ** 2)
    if all(math.dist((x, y, high), other[:3]) > 0.84 * (radius + other[3]) for other in laid):
        laid.append((x, y, high, radius))
for x, y, high, radius in laid:
    berry = ball(radius, (x, y, high), skin, 28, (1, 1, random.uniform(1.02, 1.16)))
    berry.rotation_euler = [random.uniform(-0.6, 0.6) for _ in range(3)]
stalk = Material("stalk", (0.16, 0.13, 0.05), 0.7)
tube(curved([(-0.07, -0.05, 0.03), (-0.1, -0.042, 0.046), (-0.125, -0.036, 0.052), (-0.15, -0.03, 0.056), (-0.168, -0.024, 0.05)], 5), 0.0017, stalk)
# A small stem from the stalk to each of the upper berries.
for x, y, high, radius in laid:
    if high > 0.017:
        near = (min(-0.07, max(-0.15, x - 0.006)), -0.04, 0.046)
        tube([(x, y, high + 0.9 * radius), ((x + near[0]) / 2, (y + near[1]) / 2, max(high + 1.3 * radius, near[2])), near], 0.0007, stalk)

cork = Material("cork", rough=0.9)
pores = cork.noise(cork.place(), 240, 5, 0.7)
cork.set("Base Color", cork.ramp(pores, (0.34, (0.16, 0.08, 0.035)), (0.5, (0.5, 0.32, 0.17)))).bump(pores, 0.5, 0.001)
for x, y, turn in ((0.05, -0.078, 0.7), (0.088, -0.066, 1.9)):
    cylinder(0.0105, 0.043, (x, y, 0.0107), cork, (math.pi / 2, 0, turn), 40, edge=0.0012)

# Barrels behind, on their sides, and a candle between.
staves = wood((0.06, 0.03, 0.014), (0.22, 0.12, 0.055), board=(1.2, 0.09), rough=0.6, gap=0.002)
hoop = metal((0.2, 0.19, 0.18), 0.5, 0.3)
for x, z in ((-0.52, 0.1), (0.42, 0.08)):
    head = turned(
        curved([(0.0, 0.012), (0.24, 0.012), (0.245, 0.0), (0.262, 0.0), (0.285, 0.12), (0.31, 0.35)], 5), staves, (x, 0.62, z),
    )
    head.rotation_euler = (-math.pi / 2, 0, 0)
    for far, radius in ((0.03, 0.2695), (0.13, 0.289)):
        ring = turned(
            [(radius, -0.016), (radius + 0.003, -0.016), (radius + 0.004, 0.016), (radius, 0.016)], hoop, (x, 0.62 + far, z),
        )
        ring.rotation_euler = (-math.pi / 2, 0, 0)
plane(6, 3, (0, 1.3, 1), Material("dark", (0.03, 0.024, 0.02), 0.9), (math.pi / 2, 0, 0))
drip_tray((-0.092, 0.075, 0), 0.031, metal((0.62, 0.42, 0.18), 0.3, 0.1))
pillar((-0.092, 0.075, 0.0035), 0.0165, 0.115, power=1.7, runs=5, seed=8)
bulb((0.75, 1.0, 0.62), 9, (1, 0.6, 0.3), 0.05)

window((-0.85, -0.75, 0.62), (0, 0, 0.09), 0.45, 0.75, 9.5, (1, 0.9, 0.76))
window((0.95, -0.2, 0.5), (0, 0, 0.1), 0.3, 0.8, 4.5, (0.75, 0.84, 1))

camera((0.0, -0.74, 0.185), (-0.002, 0, 0.143), 77, aperture=6.3, focus=(0.0, -0.036, 0.1))
bake("photoframe-tables", samples=18, bounces=12, exposure=0.5, shape=(1040, 1280))
