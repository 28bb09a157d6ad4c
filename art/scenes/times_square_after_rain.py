"""A square between towers at night, after rain: screens of all sizes, cabs, people, and their light in the asphalt."""

from kit.bake import bake, begin
from kit.facade import Rooms, Style, brickwork, facade, masonry, shops
from kit.light import camera, window
from kit.nodes import Material
from kit.outdoors import heaven, skyline, tower_skin
from kit.pedestrian import pedestrian
from kit.screens import artwork, screen
from kit.shapes import plane
from kit.signs import around, bulbs, letters
from kit.solid import Solid, standing
from kit.street import asphalt, lights_far, paint, pavement, slabs, street_lamp
from kit.traffic import saloon

begin(seed=61)
heaven(
    (0.16, 0.11, 0.13),
    (0.05, 0.045, 0.07),
    (0.015, 0.017, 0.03),
    1.2,
    clouds={"cover": 0.5, "shade": (0.03, 0.03, 0.045), "lit": (0.16, 0.11, 0.12), "even": 0.3, "soft": 0.4},
)

plane(140, 180, (0, 60, -0.02), asphalt(1.0, puddles=0.85, still=0.025, ripple=0.4, damp=0.17))
GROUND = (0.85, (0, 60))
for lane in (-4.2, 4.2):
    for number in range(7):
        y = -24 + 7.5 * number
        paint([(lane - 0.07, y), (lane + 0.07, y), (lane + 0.07, y + 3.4), (lane - 0.07, y + 3.4)], wet=1.0, film=GROUND)
kerb = Material("kerb", (0.14, 0.14, 0.135), 0.4)
wet = slabs(1.0, puddles=0.4)
pavement((-30, -40), (-9.5, 60), wet, kerb, front="+x")
pavement((9.5, -40), (30, 60), wet, kerb, front="-x")

rooms = Rooms(glow=1.1)
sash = Material("sash", (0.03, 0.035, 0.035), 0.4)
stone = masonry((0.4, 0.36, 0.3))
brick = Style(brickwork(), stone, sash, bay=2.4, storey=3.3, ground=4.4, opening=(1.2, 1.9))
pale = Style(masonry((0.42, 0.37, 0.31)), stone, sash, bay=2.6, storey=3.5, ground=4.6, surround=0.15)
# The sides of the square go away from the camera; a front along +x is turned to look across.
for start, bays, floors, style, seed in ((-22, 7, 8, brick, 1), (-5, 7, 10, pale, 2), (13.5, 8, 12, brick, 3)):
    facade(standing(-13, start, 0, 90), bays, floors, style, rooms, lit=0.6, seed=seed)
    shops(standing(-13, start, 0, 90), bays * style.bay, style, count=4, seed=seed, glow=1.7)
for start, bays, floors, style, seed in ((-4, 7, 9, pale, 4), (13, 7, 8, brick, 5), (32, 7, 11, pale, 6)):
    facade(standing(13, start, 0, -90), bays, floors, style, rooms, lit=0.6, seed=seed)
    shops(standing(13, start, 0, -90), bays * style.bay, style, count=4, seed=seed, glow=1.7)

# Both streets go on beside the narrow house, lower and lower, until they close.
for start, bays, floors, style, seed in ((14, 8, 4, pale, 11), (35, 8, 3, brick, 12), (56, 9, 4, pale, 13)):
    facade(standing(-13, start, 0, 90), bays, floors, style, rooms, lit=0.6, seed=seed)
    shops(standing(-13, start, 0, 90), bays * style.bay, style, count=5, seed=seed, glow=1.9)
for start, bays, floors, style, seed in ((52, 8, 3, brick, 14), (73, 8, 4, pale, 15), (94, 8, 3, brick, 16)):
    facade(standing(13, start, 0, -90), bays, floors, style, rooms, lit=0.6, seed=seed)
    shops(standing(13, start, 0, -90), bays * style.bay, style, count=5, seed=seed, glow=1.9)

# The narrow house at the end, with the largest screen.
front = Solid()
dark = Material("cladding", (0.03, 0.032, 0.036), 0.35)
front.box((-6.4, 26.4, 4.4), (6.4, 40, 34), dark).box((-6.4, 29.2, 0), (6.4, 40, 4.4), dark).made(None, 0.1)
screen("photo", standing(0, 26.1, 4.7), 9.6, 11.4, strength=1.5)
red = ((0.5, 0.012, 0.02), (0.36, 0.006, 0.02), (0.6, 0.03, 0.02))
artwork(standing(0, 26.1, 16.55), 9.2, 1.5, red, 0.8, seed=3, words="BROADWAY", ink=(1.0, 0.86, 0.5))
bulbs(around(-4.75, 4.75, 16.42, 18.18, 25.9, 0.38), 0.06, glow=7.0)
artwork(standing(0, 26.1, 19.6), 9.4, 6.4, ((0.02, 0.3, 0.9), (0.05, 0.75, 0.9), (0.5, 0.9, 1.0)), 0.6, seed=4)
for x, tones, words, seed in (
    (-5.62, ((0.0, 0.1, 0.25), (0.0, 0.3, 0.5), (0.1, 0.6, 0.7)), "S\nH\nO\nW\nS", 12),
    (5.62, ((0.35, 0.02, 0.1), (0.5, 0.06, 0.02), (0.7, 0.2, 0.04)), "L\nI\nV\nE", 13),
):
    artwork(standing(x, 26.15, 5.0), 1.0, 10.8, tones, 0.5, seed=seed, words=words, ink=(1.0, 0.9, 0.7))
shops(standing(-6.4, 26.2), 12.8, brick, count=3, seed=7, glow=2.0, open_share=1.0)

screen("second", standing(10.2, 15.5, 5.4, -52), 6.0, 7.6, strength=0.95)
artwork(standing(-11.0, 12.5, 9.6, 58), 4.4, 8.0, ((0.8, 0.02, 0.15), (1.0, 0.25, 0.03), (1.0, 0.7, 0.2)), 0.7, seed=6, words="JAZZ\nNIGHT", up=0.26)
artwork(standing(-11.6, 21.5, 5.4, 60), 7.0, 4.0, ((0.0, 0.22, 0.2), (0.02, 0.6, 0.42), (0.6, 0.95, 0.5)), 0.6, seed=7, words="TICKETS")
artwork(standing(11.2, 17, 14.6, -56), 5.4, 6.4, ((1.0, 0.75, 0.1), (1.0, 0.4, 0.05), (0.6, 0.1, 0.02)), 0.65, seed=9, words="REVUE", up=0.24, ink=(0.1, 0.01, 0.01))
artwork(standing(-10.6, 20, 12.5, 58), 4.2, 5.2, ((0.75, 0.8, 1.0), (0.12, 0.3, 1.0), (0.02, 0.04, 0.4)), 0.55, seed=10)
for y in (-2, 10, 22):
    for x in (-10.6, 10.6):
        street_lamp(x, y, 5.2, 160)
haze = (0.02, 0.015, 0.018)
skins = [
    tower_skin((0.03, 0.035, 0.045), lit, glow, 0.8, (wide, 3.4), haze, (180, 420))
    for lit, wide, glow in ((0.4, 2.6, (1.0, 0.8, 0.5)), (0.5, 2.1, (0.85, 0.92, 1.0)))
]
skyline(skins, (0, 200), 420, 80, 150, seed=4, gap=2)
# The screens' light from before them, on paint and coats.
window((0, 4, 11), (0, 12, 0), 14, 6, 900, (1.0, 0.86, 0.8)).visible_glossy = False
# And what each of them throws on the houses around it.
for at, target, power, tone in (
    ((8.2, 12.5, 9.5), (13, 6, 8), 800, (1.0, 0.2, 0.5)),
    ((-8.5, 19.5, 7.5), (-13, 12, 6), 700, (0.2, 1.0, 0.75)),
    ((-8.8, 11.5, 12), (-13, 5, 10), 700, (1.0, 0.3, 0.12)),
    ((0, 22, 10), (-13, 32, 6), 900, (0.6, 0.7, 1.0)),
    ((0, 22, 10), (13, 34, 6), 900, (0.6, 0.7, 1.0)),
):
    window(at, target, 4, 5, power, tone).visible_glossy = False
# Who crosses far off, who comes nearer, who waits at the kerb: each in the light of another screen.
for x, y, way, coat, shade, tall in (
    (-3.6, 21.0, 0, (0.02, 0.02, 0.025), None, 1.8),
    (-2.7, 21.5, 0, (0.1, 0.02, 0.02), (0.12, 0.015, 0.02), 1.66),
    (3.4, 23.4, 200, (0.06, 0.05, 0.035), None, 1.74),
    (-8.1, 9.5, 250, (0.035, 0.04, 0.055), (0.02, 0.05, 0.07), 1.76),
    (-10.2, 16.0, 90, (0.09, 0.07, 0.045), None, 1.7),
    (10.4, 5.2, 100, (0.03, 0.028, 0.035), (0.16, 0.02, 0.05), 1.7),
    (11.2, 11.0, 270, (0.05, 0.055, 0.06), None, 1.78),
    (10.6, 11.6, 272, (0.12, 0.03, 0.03), None, 1.64),
    (0.9, 22.6, 12, (0.16, 0.13, 0.08), (0.3, 0.22, 0.02), 1.7),
    (-1.6, 23.6, 188, (0.02, 0.05, 0.07), None, 1.76),
    (4.6, 21.8, 175, (0.14, 0.03, 0.05), (0.02, 0.02, 0.03), 1.68),
    (-10.1, 12.4, 95, (0.05, 0.04, 0.04), (0.2, 0.03, 0.03), 1.72),
    (-11.0, 20.5, 268, (0.1, 0.09, 0.08), None, 1.8),
    (-10.4, 6.0, 262, (0.12, 0.1, 0.07), None, 1.78),
    (10.2, 15.5, 88, (0.03, 0.06, 0.09), (0.05, 0.1, 0.2), 1.74),
    (11.4, 19.5, 268, (0.14, 0.12, 0.1), None, 1.7),
):
    up = 0.14 if abs(x) > 9.5 else -0.02
    pedestrian(standing(x, y, up, way), coat, umbrella=shade, tall=tall, bag=None if shade else (0.08, 0.03, 0.02))
# Cabs on both sides: one stands with its tail to the camera, one has just come round the house.
cab = Material("cab", (0.75, 0.36, 0.015), 0.22, Clearcoat=1.0, Clearcoat_Roughness=0.04)
car = Material("car", (0.03, 0.035, 0.05), 0.18, Clearcoat=1.0, Clearcoat_Roughness=0.04)
saloon(standing(6.6, 9.0, -0.02, 2), cab, (1.0, 0.72, 0.3))
saloon(standing(7.0, 24.0, -0.02), car)
saloon(standing(-5.6, 22.5, -0.02, 176), cab, (1.0, 0.72, 0.3))
saloon(standing(-6.9, 36.0, -0.02, 180), car)
saloon(standing(-7.4, 13.5, -0.02, 178), cab, (1.0, 0.72, 0.3))
neon = Material("neon", (0, 0, 0), 0.4, Emission=(1.0, 0.1, 0.25), Emission_Strength=5.0)
letters("DINER", standing(11.4, 16.6, 4.6, -62), 3.4, neon)
letters("HOTEL", standing(-11.4, 13.0, 3.9, 62), 3.2, Material("neon", (0, 0, 0), 0.4, Emission=(0.2, 0.75, 1.0), Emission_Strength=4.0))
# Cars wait far down both streets beside the house: no more than their lamps in the haze.
lights_far(5, (-9.0, 44, 0.6), (-7.2, 70, 0.8), [(1.0, 0.9, 0.7)], 16, 0.13, seed=2)
lights_far(5, (7.2, 40, 0.6), (9.0, 70, 0.8), [(1.0, 0.08, 0.03)], 14, 0.13, seed=5)

camera((-0.8, -10.5, 1.5), (0.2, 26, 1.5), 30, aperture=2.0, focus=(0, 26, 8)).data.shift_y = 0.008
bake("photoframe-streets", samples=18, exposure=0.6, seen=12, mirror=1)
