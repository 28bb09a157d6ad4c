"""Three hoardings above the roofs of an old quarter of brick: water tanks, fire escapes, towers in the morning haze."""

from kit.bake import bake, begin
from kit.facade import Rooms, Style, brickwork, facade, masonry
from kit.light import camera, sun
from kit.nodes import Material
from kit.outdoors import heaven, landmark, skyline, tower_skin
from kit.roofs import fire_escape, roof_things, water_tank
from kit.shapes import plane
from kit.signs import letters
from kit.solid import Solid, standing
from kit.street import asphalt, billboard

begin(seed=151)
heaven(
    (0.95, 0.82, 0.68),
    (0.5, 0.64, 0.82),
    (0.16, 0.32, 0.62),
    0.75,
    glow=(0.45, 0.3, 0.14),
    sun=(-0.8, 0.9, 0.3),
    narrow=4,
    clouds={
        "cover": 0.45,
        "shade": (0.5, 0.53, 0.62),
        "lit": (1.2, 1.06, 0.9),
        "soft": 0.28,
        "dense": 0.9,
        "even": 0.35,
        "move": (2, 6, 0),
    },
)
plane(1400, 1200, (0, 500, 0), Material("ground", (0.08, 0.08, 0.08)))

stone = masonry((0.48, 0.43, 0.35), soot=0.5)
rooms = Rooms(glow=0.4, day=0.42)
white = Material("sash", (0.5, 0.49, 0.45), 0.5)
green = Material("sash", (0.05, 0.08, 0.065), 0.5)
iron = Material("iron", (0.03, 0.03, 0.032), 0.6, Metallic=0.3)
tar = asphalt(0.0, (0.1, 0.098, 0.095))
red = Style(brickwork(), stone, white, bay=2.5, storey=3.3, ground=4.2, opening=(1.15, 1.95), bands=(1,), cornice=0.7, roof=tar)
brown = Style(
    brickwork(((0.16, 0.085, 0.055), (0.24, 0.13, 0.085), (0.2, 0.1, 0.065))),
    stone,
    green,
    bay=2.4,
    storey=3.3,
    ground=4.2,
    opening=(1.1, 1.9),
    roof=tar,
)
buff = Style(
    brickwork(((0.36, 0.27, 0.17), (0.45, 0.34, 0.22), (0.4, 0.3, 0.2))),
    stone,
    green,
    bay=2.5,
    storey=3.4,
    ground=4.2,
    opening=(1.15, 1.95),
    bands=(3,),
    cornice=0.8,
    roof=tar,
)

first = facade(standing(-9.6, 7), 7, 2, red, rooms, lit=0.14, seed=3, deep=12)
fire_escape(standing(-6.9, 7), 4.6, 3.3, 2, start=4.75)
billboard("photo", standing(-1.3, 9.2, first), width=9.0, height=8.2, up=1.3, lamps=4, power=0)
water_tank(5.9, 11.6, first, 5.6, 1.45)
roof_things(-8, 7, 9, 17, first, seed=4)

second = facade(standing(7.9, 12), 6, 3, brown, rooms, lit=0.14, seed=6, deep=10)
fire_escape(standing(10.35, 12), 4.4, 3.3, 3, start=4.75)
billboard("second", standing(12.0, 14, second, -16), width=5.2, height=6.2, up=1.2, lamps=2, power=0)
third = facade(standing(-27, 21), 7, 3, buff, rooms, lit=0.14, seed=8, deep=10)
billboard("third", standing(-14.0, 23, third, 15), width=7.4, height=6.0, up=1.2, lamps=3, power=0)
water_tank(-19.6, 24.5, third, 6.0, 1.5)
# A lower house before the left one, its roof of tar.
low = facade(standing(-25.6, 10.5, -7.2), 6, 3, brown, rooms, lit=0.14, seed=15, deep=9.5)
roof_things(-16, -11.5, 12, 18, low - 7.2, seed=12)
facade(standing(-9.2, 27), 9, 4, brown, rooms, lit=0.14, seed=11, deep=10)
facade(standing(13.8, 30), 8, 5, red, rooms, lit=0.14, seed=12, deep=10)
# A hotel's name on its rack, as stood on every second roof.
rack, red_paint = Solid(), Material("sign", (0.5, 0.035, 0.03), 0.4)
letters("HOTEL", standing(9.6, 27.6, 19.9), 5.0, red_paint, 0.12)
for x in (7.2, 8.4, 9.6, 10.8, 12.0):
    rack.bar((x, 27.75, 17.7), (x, 27.75, 21.0), 0.07, iron).bar((x, 27.75, 20.6), (x, 29.2, 17.7), 0.05, iron)
for z in (19.1, 20.9):
    rack.bar((7.0, 27.72, z), (12.2, 27.72, z), 0.06, iron)
rack.made(name="rack")
# The same sun as on the roofs; the air takes the shade out of what is further away.
air = (0.1, 0.115, 0.15)
skins = [
    tower_skin(tone, 0.0, cell=(wide, 3.6), haze=air, air=(230, 760))
    for wide, tone in (
        (2.2, (0.42, 0.3, 0.2)), (3.0, (0.5, 0.47, 0.42)), (2.5, (0.2, 0.24, 0.3)), (1.7, (0.4, 0.22, 0.15)), (3.6, (0.55, 0.5, 0.4)),
    )
]
skyline(skins, (20, 340), 640, 110, 120, seed=6, gap=3)
landmark((118, 360, 0), 175, skins[1], (1, 0.98, 0.94), 0.3, clad=True)
sun((0.8, 0.55, -0.55), 3.6, 0.7, (1, 0.84, 0.62))
camera((-2.2, -13.5, 15.2), (-0.2, 9, 15.2), 30, aperture=11, focus=(0, 9, 15)).data.shift_y = 0.02
bake("photoframe-streets", samples=14, exposure=0.0)
