"""Two lit poster cases on a wet pavement at night; behind them, out of focus, shops and the lamps of a street."""

from kit.bake import bake, begin
from kit.facade import Rooms, Style, brickwork, facade, masonry, shops
from kit.light import camera, window
from kit.nodes import Material
from kit.outdoors import bark, heaven, tree
from kit.shapes import plane
from kit.solid import standing
from kit.street import asphalt, lights_far, pavement, poster_case, slabs, street_lamp
from kit.traffic import saloon
from kit.pedestrian import pedestrian

begin(seed=52)
heaven((0.09, 0.07, 0.09), (0.03, 0.035, 0.06), (0.014, 0.019, 0.04), 0.9)

plane(120, 120, (0, 40, -0.02), asphalt(0.9, puddles=0.5))
kerb = Material("kerb", (0.14, 0.14, 0.135), 0.45)
pavement(
    (-12, -8), (12, 3.2), slabs(1.0, size=(0.5, 0.5), puddles=1.7, offset=0.0, ripple=0.3, still=0.022), kerb, front="+y"
)

stone = masonry((0.42, 0.37, 0.3), soot=0.4)
sash = Material("sash", (0.03, 0.035, 0.035), 0.4)
rooms = Rooms(glow=1.1)
brick = Style(brickwork(), stone, sash, bay=2.4, storey=3.3, ground=4.0, opening=(1.15, 1.9))
light = Style(masonry((0.5, 0.44, 0.36), block=(40, 40)), stone, sash, bay=2.6, storey=3.4, surround=0.15, sash="casement")
facade(standing(-16, 15), 6, 3, light, rooms, lit=0.4, seed=2)
shops(standing(-16, 15), 15.6, light, count=4, seed=2, glow=1.8)
facade(standing(-0.4, 15), 7, 3, brick, rooms, lit=0.4, seed=3)
shops(standing(-0.4, 15), 16.8, brick, count=4, seed=8, glow=1.9, light=(1.0, 0.74, 0.46))
pavement((-30, 12), (30, 15), slabs(0.8), kerb)
for x in (-9, -0.2, 7.6):
    street_lamp(x, 12.6, 4.4, 320)
tree((3.1, 12.4, 0.1), 7, bark(), seed=5)
lights_far(7, (-11, 7.5, 0.6), (-3.2, 10.5, 0.75), [(1.0, 0.1, 0.03)], 14, 0.07, seed=2)
lights_far(6, (1, 7, 0.6), (9, 10.5, 0.75), [(1.0, 0.9, 0.72)], 22, 0.08, seed=4)

POSTER = {"width": 1.24, "height": 1.66, "up": 0.36, "strength": 0.95, "finish": ((0.55, 0.56, 0.57), 0.3)}
poster_case("photo", standing(-0.93, 0.0, 0.14, 9), **POSTER)
poster_case("second", standing(1.02, 0.5, 0.14, -7), **POSTER)
window((-3.5, -3.5, 4.2), (0, 0, 0.6), 0.5, 0.5, 110, (1.0, 0.7, 0.42))
window((3.2, -2.2, 3.8), (1, 0, 0.6), 0.5, 0.5, 75, (0.75, 0.85, 1.0))

pedestrian(standing(0.25, 6.4, -0.02), (0.16, 0.12, 0.08), umbrella=(0.3, 0.03, 0.04), scarf=(0.3, 0.26, 0.2))
pedestrian(standing(3.2, 8.2, -0.02, 184), (0.05, 0.07, 0.12), tall=1.78, bag=(0.1, 0.05, 0.03))
# A car waits across the street, another one passes.
body = [Material("car", tone, 0.2, Clearcoat=1.0, Clearcoat_Roughness=0.04) for tone in ((0.12, 0.02, 0.02), (0.05, 0.08, 0.13))]
saloon(standing(-2.6, 9.6, -0.02, 90), body[1])
saloon(standing(2.4, 9.9, -0.02, -90), body[0])
camera((-0.12, -4.35, 1.05), (0.05, 0, 1.05), 33, aperture=0.95, focus=(0, 0.05, 1)).data.shift_y = -0.045
bake("photoframe-streets", samples=18, seen=12, exposure=0.6, mirror=1)
