"""A skull before crossed bones in the niche of a crypt, lit green from within; letters lie on the wall below it. A metre is the
frame's height."""

import math
import random

from mathutils import Matrix, Vector, noise

from kit.armour import lamp
from kit.bake import bake, begin
from kit.bones import bone_material, long_bone, skull
from kit.light import bulb, camera, sky, window
from kit.nodes import Material
from kit.shapes import box, surface

begin(seed=73)
chance = random.Random(73)
sky((0.4, 0.6, 0.5), 0.05)

stone = Material("stone", (0.06, 0.066, 0.06), 0.82, Specular=0.3)
place = stone.place()
grain = stone.mix(0.5, stone.noise(place, 9, 8, 0.66), stone.noise(place, 70, 5, 0.62))
own = stone.ramp(grain, (0.34, (0.016, 0.02, 0.018)), (0.5, (0.05, 0.056, 0.05)), (0.7, (0.15, 0.155, 0.135)))
damp = stone.ramp(stone.noise(place, 3.2, 5, 0.6), (0.52, 0.0), (0.66, 0.8))
moss = stone.ramp(stone.noise(place, 26, 6, 0.7), (0.5, 0.0), (0.62, 0.7))
hollow = stone.ramp(stone.node("AmbientOcclusion", 1, {"samples": 8}, Distance=0.04), (0.3, 1.0), (0.9, 0.0))
stone.set(
    "Base Color", stone.mix(stone.multiply(moss, stone.ramp(hollow, (0.0, 0.15), (0.6, 1.0))), own, (0.016, 0.03, 0.008))
)
stone.set("Roughness", stone.mix(damp, (0.85, 0.85, 0.85), (0.3, 0.3, 0.3)))
stone.bump(grain, 0.6, 0.012)


def block(corners, out, mark):
    """A stone whose face is a quadrangle of x and z, its rims worn; it stands out by `out`."""
    (ax, az), (bx, bz), (cx, cz), (dx, dz) = corners

    def at(u, v):
        # Points gather at the rims.
        s, t = (0.5 - 0.5 * math.cos(math.pi * w) for w in (u, v))
        x = (ax * (1 - s) + bx * s) * (1 - t) + (dx * (1 - s) + cx * s) * t
        z = (az * (1 - s) + bz * s) * (1 - t) + (dz * (1 - s) + cz * s) * t
        near = max(
            0.0,
            1
            - min(
                s * math.hypot(bx - ax, bz - az),
                (1 - s) * math.hypot(bx - ax, bz - az),
                t * math.hypot(dx - ax, dz - az),
                (1 - t) * math.hypot(dx - ax, dz - az),
            )
            / 0.016,
        )
        rough = 0.02 * noise.noise(Vector((5 * x, 5 * z, mark))) + 0.007 * noise.noise(Vector((19 * x, 19 * z, mark)))
        chip = 0.006 * noise.noise(Vector((40 * x, 40 * z, mark)))
        return (x + chip * near, -(out + rough) + (out + 0.02) * near**2.6 + chip * near, z + chip * near)

    surface(at, 70, 46, stone, "stone")


# The niche: its sill at SILL, an arch of stones about it, courses of blocks around.
MIDDLE, SILL, WITHIN, WITHOUT = 0.0, -0.095, 0.43, 0.56
STONES = 13
for number in range(STONES):
    first, last = (math.pi * (number + share) / STONES for share in (0.012, 0.988))
    far = WITHOUT + chance.uniform(-0.012, 0.018)
    ring = [(WITHIN, first), (far, first), (far, last), (WITHIN, last)]
    block(
        [(MIDDLE + r * 1.12 * math.cos(a), SILL + r * math.sin(a)) for r, a in ring],
        0.045 + chance.uniform(0, 0.012),
        number,
    )
x = -0.7
for number, wide in enumerate((0.3, 0.26, 0.33, 0.25, 0.26)):
    block(
        [(x + 0.004, SILL - 0.075), (x + wide - 0.004, SILL - 0.075), (x + wide - 0.004, SILL), (x + 0.004, SILL)],
        0.07,
        50 + number,
    )
    x += wide
for course in range(6):
    low = -0.56 + 0.195 * course
    # The courses end behind the stones of the arch.
    above = low + 0.06 - SILL
    gap = 1.12 * math.sqrt(max(0.0, (WITHOUT - 0.05) ** 2 - above**2)) if above > -0.1 else 0.0
    for left, right in ((-1.25, -gap), (gap, 1.25)) if gap else ((-1.25, 1.25),):
        x = left - chance.uniform(0, 0.25) * (left < -1)
        while x < right - 0.02:
            end = x + chance.uniform(0.26, 0.46)
            end = right if right - end < 0.14 else end
            corners = [
                (x + 0.005, low + 0.005),
                (end - 0.005, low + 0.005),
                (end - 0.005, low + 0.19),
                (x + 0.005, low + 0.19),
            ]
            block(corners, chance.uniform(0.0, 0.02), 100 * course + x)
            x = end
mortar = Material("mortar", (0.012, 0.014, 0.012), 0.95)
for low, high, left, right in (
    (-0.7, SILL, -1.4, 1.4),
    (SILL, 0.7, -1.4, -0.46),
    (SILL, 0.7, 0.46, 1.4),
    (0.36, 0.7, -0.5, 0.5),
):
    box((right - left, 0.02, high - low), ((left + right) / 2, 0.03, (low + high) / 2), mortar, edge=0)


def vault(u, v):
    """The hollow of the niche: half a barrel."""
    a = math.pi * u
    return (WITHIN * 1.12 * math.cos(a), -0.03 + 0.3 * v, SILL + WITHIN * math.sin(a))


surface(vault, 120, 40, stone, "vault")
surface(
    lambda u, v: (1.1 * (u - 0.5), 0.27 + 0.02 * noise.noise(Vector((9 * u, 9 * v, 4))), SILL - 0.05 + 0.6 * v),
    120,
    90,
    stone,
    "back",
)
surface(lambda u, v: (1.2 * (u - 0.5), 0.3 * v - 0.02, SILL), 60, 30, stone, "sill")

bone = bone_material()
ember = lamp((0.06, 1.0, 0.25), 2.4)
WHERE = Matrix.Translation((0.0, 0.0, 0.142)) @ Matrix.Rotation(math.radians(7), 4, "X")
skull(WHERE, 0.128, bone, ember)
for side in (-1, 1):
    long_bone((-side * 0.3, 0.15 + 0.02 * side, -0.045), (side * 0.31, 0.15 + 0.02 * side, 0.25), 0.027, bone)

for side in (-1, 1):
    bulb((side * 0.054, -0.08, 0.127), 0.006, (0.15, 1.0, 0.35), 0.008)
bulb((0.0, 0.2, 0.02), 3.0, (0.12, 1.0, 0.34), 0.05)
bulb((-0.26, 0.2, 0.06), 1.2, (0.12, 1.0, 0.34), 0.05)
bulb((0.26, 0.2, 0.06), 1.2, (0.12, 1.0, 0.34), 0.05)
window((-1.8, -1.3, 1.6), (0, 0, 0.0), 0.42, 0.42, 104, (1, 0.93, 0.82))
window((1.7, -0.9, 0.4), (0, 0, 0.0), 0.3, 1.0, 10, (0.6, 0.8, 1.0))
camera((0, -4.0, 0.0), (0, 0, 0), 72, aperture=3, focus=(0, -0.1, 0.1))
bake("textart-logo", samples=24, exposure=0.2, shape=(1536, 768))
