"""Stations below the ground: glazed tiles, vaults, platforms, tubes of light."""

import math

from .facade import along_wall, courses
from .light import window
from .nodes import Material
from .shapes import surface
from .solid import Solid


def tiles(colour=(0.74, 0.72, 0.64), size=(0.152, 0.076), joint=0.004, unlike=0.1, dirt=0.35, place=None, rough=0.12):
    """Glazed tiles with rounded edges: each leans a little, so that lamps break in each another way."""
    made = Material("tiles", colour, rough, Clearcoat=0.5, Clearcoat_Roughness=0.04)
    at = along_wall(made) if place is None else place(made)
    own, joints = courses(made, at, *size, joint)
    tone = made.multiply(colour, made.ramp(own, (0.0, 1 - unlike), (0.5, 1.0), (1.0, 1 + unlike / 2)))
    crazed = made.noise(made.place(), 2.1, 8, 0.65)
    tone = made.multiply(tone, made.ramp(crazed, (0.3, 1 - dirt), (0.6, 1.03)))
    made.set("Base Color", made.mix(joints, tone, (0.13, 0.12, 0.1)))
    made.set("Roughness", made.ramp(made.mix(0.5, joints, crazed), (0.25, rough), (0.6, 0.5)))
    lean = made.mix(0.3, made.ramp(joints, (0.0, 1.0), (0.7, 0.0)), own)
    return made.bump(made.mix(0.12, lean, made.noise(made.place(), 30, 2)), 0.5, 0.004)


def terrazzo(tone=(0.3, 0.29, 0.27), rough=0.22):
    """A floor of chips of stone, polished by feet."""
    made = Material("terrazzo", tone, rough)
    place = made.place()
    chips = made.node("TexVoronoi", "Color", Vector=place, Scale=75.0)
    grey = made.node("RGBToBW", i0=chips)
    speckled = made.multiply(tone, made.ramp(grey, (0.2, 0.7), (0.5, 1.0), (0.8, 1.35)))
    worn = made.noise(place, 0.7, 7, 0.62)
    own, joints = courses(made, place, 1.2, 1.2, 0.006, 0.0)
    speckled = made.multiply(speckled, made.ramp(worn, (0.3, 0.6), (0.62, 1.08)))
    made.set("Base Color", made.mix(joints, speckled, (0.04, 0.038, 0.035)))
    return made.set("Roughness", made.ramp(worn, (0.3, rough * 0.7), (0.65, min(1, rough * 2.2))))


def tube_lamps(x, to_x, y, z, count, power, colour=(0.93, 1.0, 0.93), target=None):
    """Fluorescent tubes in a row along x, below a tray of white metal; `target` is the y and z that they are turned to."""
    tray = Material("tray", (0.5, 0.5, 0.48), 0.5)
    glow = Material("tube", (0.9, 0.9, 0.9), 0.4, Emission=colour, Emission_Strength=9.0)
    glow.made.cycles.sample_as_light = False
    each, solid = (to_x - x) / count, Solid()
    for number in range(count):
        start, end = x + each * number + 0.12, x + each * (number + 1) - 0.12
        solid.box((start - 0.06, y - 0.09, z + 0.03), (end + 0.06, y + 0.09, z + 0.09), tray)
        solid.box((start, y - 0.018, z - 0.012), (end, y + 0.018, z + 0.024), glow)
        middle = (start + end) / 2
        lit = (middle, *(target or (y, 0)))
        window((middle, y, z - 0.03), lit, end - start, 0.12, power, colour).visible_glossy = False
    return solid.made(None, name="tubes")


def vault(x, to_x, y, to_y, spring, rise, material, rows=40):
    """A round ceiling over a platform, from the wall at `y` to the one at `to_y`."""
    middle, half = (y + to_y) / 2, (to_y - y) / 2

    def place(u, v):
        angle = math.pi * v
        return (x + (to_x - x) * u, middle - half * math.cos(angle), spring + rise * math.sin(angle))

    return surface(place, 2, rows, material, name="vault")
