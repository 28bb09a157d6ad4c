"""What machines and armour are made of: shells between ball and box, enamel on steel, bolts, bellows."""

import math

from mathutils import Matrix

from .materials import metal
from .nodes import Material
from .shapes import box, crisp, cylinder, surface
from .stalks import facing


def enamel(colour, below=(0.3, 0.31, 0.33), worn=0.18, dirt=0.35, rough=0.32):
    """Paint baked on steel: chipped down to the metal in spots, grey with grease in places, clear lacquer over it."""
    made = Material("enamel", colour, rough, Clearcoat=0.55, Clearcoat_Roughness=0.12, Specular=0.5)
    place = made.place()
    chips = made.mix(0.5, made.noise(place, 34, 9, 0.72), made.noise(place, 7, 6, 0.6))
    bare = made.ramp(chips, (0.64 - 0.2 * worn, 0.0), (0.652 - 0.2 * worn, 1.0))
    grease = made.ramp(made.noise(place, 5, 8, 0.68, 0.6), (0.42, 0.0), (0.74, 1.0))
    dull = tuple(part * (1 - dirt) * 0.82 for part in colour)
    made.set("Base Color", made.mix(bare, made.mix(grease, colour, dull), below))
    made.set("Metallic", bare)
    made.set("Roughness", made.mix(bare, made.mix(grease, rough, min(1.0, rough * 1.7)), 0.4))
    scratches = made.noise(made.stretch(place, 8, 90, 8), 2.5, 3, 0.6)
    made.bump(made.mix(0.6, scratches, made.ramp(chips, (0.6 - 0.2 * worn, 1.0), (0.66 - 0.2 * worn, 0.0))), 0.1, 0.003)
    return made


def lamp(colour, power):
    """What glows: a lens before a lit chip."""
    made = Material("lamp", colour, 0.2)
    made.set("Emission", colour)
    made.set("Emission Strength", power)
    return made


def power_of(value, exponent):
    return math.copysign(abs(value) ** exponent, value)


def shell(
    radii, material, place=None, square=(0.6, 0.6), up=(-1.0, 1.0), around=(0.0, 1.0), thick=0.0, columns=160, rows=96
):
    """A part of a body between a ball (`square` 1) and a box (0) about z: its heights and its turn as shares (0 looks along
    +x, 0.75 along -y), with the edge of a sheet `thick`."""
    first, last = (math.asin(max(-1.0, min(1.0, power_of(high, 1 / square[0])))) for high in up)

    def at(u, v):
        turn = 2 * math.pi * (around[0] + u * (around[1] - around[0]))
        rise = first + v * (last - first)
        ring = power_of(math.cos(rise), square[0])
        return (
            radii[0] * ring * power_of(math.cos(turn), square[1]),
            radii[1] * ring * power_of(math.sin(turn), square[1]),
            radii[2] * power_of(math.sin(rise), square[0]),
        )

    made = surface(at, columns, rows, material, name="shell")
    if thick:
        solid = made.modifiers.new("sheet", "SOLIDIFY")
        solid.thickness, solid.offset = thick, -1
        bevel = made.modifiers.new("bevel", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = thick * 0.3, 3, "ANGLE"
        crisp(made, 50)
    made.matrix_world = place or Matrix()
    return made


def disc(profile, at, axis, material, sides=96):
    """A turned part whose axis points anywhere; the profile is radius and height along it."""

    def place(u, v):
        radius, high = profile[min(len(profile) - 1, round(v * (len(profile) - 1)))]
        return (radius * math.cos(2 * math.pi * u), radius * math.sin(2 * math.pi * u), high)

    made = crisp(surface(place, sides + 1, len(profile), material, name="disc"), 35)
    made.matrix_world = facing(at, axis)
    return made


def bolt(at, axis, radius, material, turn=0.0):
    """A hexagon head on its washer: both parts."""
    where = facing(at, axis, turn)
    washer = cylinder(1.35 * radius, 0.3 * radius, (0, 0, 0), material, edge=0.08 * radius)
    washer.matrix_world = where @ Matrix.Translation((0, 0, 0.15 * radius))
    head = cylinder(radius, 0.8 * radius, (0, 0, 0), material, sides=6, edge=0.14 * radius)
    head.matrix_world = where @ Matrix.Translation((0, 0, 0.6 * radius))
    return washer, head


def bellows(radius, low, high, rings, material, at=(0, 0)):
    """A ribbed rubber tube about the upright."""
    steps = rings * 14
    profile = [
        (radius * (1 + 0.09 * abs(math.sin(math.pi * rings * step / steps)) ** 0.6), low + (high - low) * step / steps)
        for step in range(steps + 1)
    ]
    return disc(profile, (at[0], at[1], 0), (0, 0, 1), material)


def plate(size, at, material, bolts=None, inset=0.03, edge=0.006, radius=0.008):
    """A sheet on a wall that faces -y, with a bolt in each corner."""
    made = box(size, at, material, edge=edge)
    if bolts:
        for x in (-1, 1):
            for z in (-1, 1):
                corner = (at[0] + x * (size[0] / 2 - inset), at[1] - size[1] / 2, at[2] + z * (size[2] / 2 - inset))
                bolt(corner, (0, -1, 0), radius, bolts, turn=corner[0] * 9 + corner[2] * 5)
    return made


def plated_wall(columns, rows, paints, bolts):
    """Sheets before a dark wall, `columns` of middle and width by `rows` of middle and height, painted by turns."""
    box((3.0, 0.05, 1.6), (0, 0.5, 0), Material("behind", (0.01, 0.012, 0.014), 0.6))
    for column, (x, wide) in enumerate(columns):
        for row, (z, tall) in enumerate(rows):
            odd = (column + row) % 2
            plate((wide - 0.012, 0.03, tall - 0.012), (x, 0.46 - 0.006 * odd, z), paints[odd], bolts, radius=0.009)


def steel(dark=0.5, rough=0.28, scratches=0.12):
    return metal((dark, dark * 1.02, dark * 1.05), rough, scratches)
