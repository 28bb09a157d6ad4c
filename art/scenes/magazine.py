"""A fashion magazine on a table of white marble in the morning's sun: a cup of coffee, sunglasses, a peony."""

import math

from mathutils import Matrix, Vector

from kit.bake import bake, begin
from kit.bloom import rose
from kit.light import camera, sky, sun, window
from kit.materials import ceramic, metal
from kit.nodes import Material
from kit.petals import blade
from kit.shapes import plane
from kit.softcover import softcover
from kit.stalks import facing
from kit.table import spectacles, teacup

begin(seed=231)
sky((0.72, 0.82, 1.0), 0.34)
marble = Material("marble", (0.72, 0.71, 0.69), 0.16, Clearcoat=0.4, Clearcoat_Roughness=0.05)
place = marble.place()
bent = marble.sum(place, marble.scaled(marble.noise(place, 5, 6, 0.6), 0.16))
clouds = marble.noise(place, 4, 7, 0.62, 0.4)
veins = marble.node("TexVoronoi", settings={"feature": "DISTANCE_TO_EDGE"}, Vector=bent, Scale=4.2)
thin = marble.ramp(veins, (0.0, 0.0), (0.03, 0.75), (0.12, 1.0))
stone = marble.ramp(clouds, (0.3, (0.5, 0.5, 0.5)), (0.52, (0.6, 0.59, 0.57)), (0.7, (0.7, 0.69, 0.66)))
marble.set("Base Color", marble.mix(thin, (0.28, 0.27, 0.27), stone))
plane(2, 2, (0, 0, 0), marble)

softcover("cover", 0.22, 0.28, 0.006, -2.2, tint=(0.1, 0.09, 0.1))

teacup((0.172, 0.19, 0.0), 200, ceramic(), Material("coffee", (0.035, 0.014, 0.006), 0.04, Clearcoat=1.0))
smoke = Material("smoke", (0.006, 0.005, 0.005), 0.04, Clearcoat=1.0)
frame = (
    Matrix.Translation((-0.132, -0.18, 0.004))
    @ Matrix.Rotation(math.radians(28), 4, "Z")
    @ Matrix.Rotation(math.radians(-72), 4, "X")
)
spectacles(frame, metal((0.85, 0.62, 0.3), 0.18, 0.04), smoke)
rose(
    facing(Vector((-0.152, 0.146, 0.008)), Vector((0.3, -0.2, 1.0)), 0.4),
    0.034,
    blade((0.8, 0.5, 0.45), (0.72, 0.3, 0.33), (0.86, 0.56, 0.55)),
    40,
    0.95,
    5,
)

sun((0.55, -0.62, -0.62), 2.4, 1.0, (1.0, 0.93, 0.82))
window((-0.35, 0.55, 0.6), (0, 0, 0), 0.12, 0.5, 1.6, (1, 0.97, 0.92))
camera((0.0, -0.06, 0.9), (0.0, -0.001, 0.0), 92, aperture=11, focus=(0.0, 0.0, 0.008))
bake("photoframe-covers", samples=20, exposure=0.3, shape=(1040, 1280))
