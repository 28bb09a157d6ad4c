"""A lit hoarding beside a wet road at blue hour: a brick house, bare trees and the town's lights behind."""

from kit.bake import bake, begin
from kit.facade import Rooms, Style, brickwork, facade, masonry, shops
from kit.light import camera
from kit.materials import concrete
from kit.nodes import Material
from kit.outdoors import bark, heaven, skyline, tower_skin, tree
from kit.pedestrian import pedestrian
from kit.shapes import plane
from kit.solid import Solid, standing
from kit.street import asphalt, billboard, lights_far, paint, pavement, slabs, street_lamp
from kit.traffic import saloon

begin(seed=41)
heaven(
    (0.7, 0.36, 0.24),
    (0.25, 0.25, 0.42),
    (0.05, 0.1, 0.27),
    0.55,
    glow=(0.8, 0.32, 0.1),
    sun=(0.55, 1, 0.05),
    narrow=9,
    clouds={"cover": 0.45, "shade": (0.06, 0.08, 0.17), "lit": (0.9, 0.4, 0.3), "soft": 0.3, "dense": 0.75, "even": 0.05},
)

plane(120, 140, (0, 52, -0.02), asphalt(1.0, puddles=1.3, still=0.03, ripple=0.4, damp=0.2))
GROUND = (1.3, (0, 52))
for start in (-26, -17, -8, 1, 10, 19):
    paint([(start, -9.6), (start + 4, -9.6), (start + 4, -9.48), (start, -9.48)], wet=1.0, worn=0.6, film=GROUND)
plane(1400, 600, (0, 420, -0.03), Material("far ground", (0.03, 0.03, 0.032)))
kerb = Material("kerb", (0.16, 0.16, 0.155), 0.5)
pavement((-40, -3.4), (40, 1.0), slabs(0.85, puddles=0.5), kerb)
Solid().box((-40, 0.95, 0), (40, 1.2, 0.95), concrete((0.2, 0.195, 0.185), 0.7)).made(None, 0.02)

stone = masonry((0.42, 0.38, 0.32), soot=0.5)
rooms = Rooms(glow=0.8)
sash = Material("sash", (0.035, 0.045, 0.042), 0.4)
brick = Style(brickwork(), stone, sash, bay=2.3, storey=3.2, ground=3.9, opening=(1.15, 1.9), bands=(0,))
facade(standing(-18.2, 4.5), 6, 3, brick, rooms, lit=0.42, seed=5)
shops(standing(-18.2, 4.5), 13.8, brick, count=4, seed=3)
ochre = Style(
    masonry((0.4, 0.33, 0.26), block=(40, 40), soot=0.4),
    stone,
    sash,
    bay=2.8,
    storey=3.4,
    opening=(1.15, 2.1),
    surround=0.15,
    sash="casement",
)
facade(standing(-10, 30), 8, 3, ochre, rooms, lit=0.4, seed=7)
dusk = (0.034, 0.026, 0.042)
skins = [
    tower_skin((0.03, 0.035, 0.05), lit, strength=0.9, cell=(wide, 3.1), haze=dusk, air=(240, 620))
    for lit, wide in ((0.26, 1.9), (0.36, 1.5))
]
skyline(skins, (20, 230), 300, 60, 50, seed=14, gap=1)

billboard("photo", standing(0.8, 2.2), width=6.6, height=5.5, up=1.5, lamps=3, power=330)
street_lamp(5.1, -1.5, 4.3, 520)
street_lamp(-12, -1.5, 4.3, 300)
# A car at the kerb, somebody on the way home below the lamp.
car = Material("car", (0.03, 0.06, 0.075), 0.2, Clearcoat=1.0, Clearcoat_Roughness=0.04)
saloon(standing(2.3, -4.6, -0.02, -90), car)
pedestrian(standing(3.9, -1.9, 0.14, 186), (0.22, 0.16, 0.1), umbrella=(0.3, 0.03, 0.05), scarf=(0.1, 0.12, 0.16))
tree((8.6, 9, 0), 9.5, bark(), seed=3)
tree((14, 22, 0), 11, bark(), seed=8)
lights_far(16, (10, 40, 0.7), (40, 70, 1.0), [(1.0, 0.85, 0.6), (1.0, 0.1, 0.04)], 10)
camera((-1.6, -13.2, 1.15), (-0.35, 2.2, 1.15), 27.5, aperture=2.4, focus=(0.8, 2.2, 3)).data.shift_y = 0.0
bake("photoframe-streets", samples=18, seen=12, exposure=0.8, mirror=1)
