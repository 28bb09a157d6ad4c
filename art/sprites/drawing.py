"""What lies beside a drawing, seen from above in the light of a window up to the left, with its shadow.

    PYTHONPATH=art blender -b --python-use-system-env -P art/sprites/drawing.py -- OUT [VARIANT ...]
"""

import math
import random
import sys

import bpy
from mathutils import Matrix

from kit.light import window
from kit.materials import metal
from kit.nodes import Material
from kit.shapes import curved, surface, turned
from kit.sketching import conte, crumbs, shaving, stump
from kit.solid import standing
from kit.table import pencil
from kit.watercolours import half_pan, paint_brush
from sprites.shot import lie

# Pixels of a metre.
SCALE = 3600


def dip_pen():
    """A pen that was dipped a moment ago: a turned holder, a cork grip, a ferrule of brass, a nib of steel with ink in it."""
    along = standing(-0.026, -0.0745, 0, 66) @ Matrix.Translation((0, 0, 0.0048)) @ Matrix.Rotation(math.radians(90), 4, "Y")
    lacquer = Material("lacquer", (0.075, 0.012, 0.008), 0.16, Clearcoat=1.0, Clearcoat_Roughness=0.04)
    rings = lacquer.noise(lacquer.stretch(lacquer.place(), 500, 500, 22), 1.0, 4, 0.6)
    lacquer.set("Base Color", lacquer.ramp(rings, (0.35, (0.022, 0.006, 0.005)), (0.7, (0.12, 0.02, 0.011))))
    cork = Material("cork", (0.4, 0.22, 0.1), 0.85, Specular=0.2)
    pores = cork.noise(cork.place(), 900, 5, 0.7)
    cork.set("Base Color", cork.ramp(pores, (0.36, (0.08, 0.035, 0.014)), (0.5, (0.34, 0.18, 0.08)), (0.7, (0.5, 0.31, 0.16))))
    cork.bump(pores, 0.7, 0.0005)
    brass = metal((0.8, 0.56, 0.24), 0.22, 0.06)
    holder = [(0.0043, 0.062), (0.0046, 0.066), (0.004, 0.078), (0.0036, 0.1), (0.0028, 0.14), (0.002, 0.172), (0.0, 0.176)]
    grip = [(0.0036, 0.031), (0.0043, 0.034), (0.0049, 0.044), (0.0045, 0.058), (0.0041, 0.0622), (0.003, 0.063)]
    ferrule = [(0.0026, 0.018), (0.0031, 0.019), (0.0031, 0.024), (0.0034, 0.025), (0.0031, 0.026), (0.0034, 0.0325)]
    for profile, material in ((holder, lacquer), (grip, cork), (ferrule, brass)):
        turned(curved(profile, 7), material, sides=64).matrix_world = along

    steel = metal((0.5, 0.5, 0.52), 0.2, 0.08)
    place = steel.place("UV")
    across = steel.math("ABSOLUTE", steel.math("SUBTRACT", steel.node("SeparateXYZ", 0, Vector=place), 0.5))
    far = steel.node("SeparateXYZ", 1, Vector=place)
    # The slit up to its hole, and ink as far as it was dipped, drying along an uneven edge.
    slit = steel.math("MULTIPLY", steel.math("LESS_THAN", across, 0.022), steel.math("GREATER_THAN", far, 0.42))
    away = steel.math("POWER", steel.math("MULTIPLY", steel.math("SUBTRACT", far, 0.42), 3.2), 2)
    hole = steel.math("LESS_THAN", steel.math("ADD", away, steel.math("POWER", across, 2)), 0.011)
    edge = steel.math("MULTIPLY_ADD", steel.noise(place, 7, 3), 0.24, 0.42)
    dipped = steel.math("GREATER_THAN", far, edge)
    ink = steel.math("MAXIMUM", steel.math("MAXIMUM", slit, hole), dipped)
    steel.set("Base Color", steel.mix(ink, (0.5, 0.5, 0.52), (0.006, 0.007, 0.012)))
    steel.set("Metallic", steel.math("SUBTRACT", 1.0, ink))
    steel.set("Roughness", steel.mix(ink, (0.2,) * 3, (0.06,) * 3))

    def blade(u, v):
        """From the ferrule to the point: shoulders, then a long hollow taper; curved like a gutter."""
        side = 2 * u - 1
        taper = max(0.0, (v - 0.3) / 0.7)
        half = 0.0029 * (1 + 0.14 * math.sin(math.pi * min(1, v / 0.5))) * (1 - taper) ** 1.25 + 0.00012
        deep = 0.0017 * (1 - 0.9 * v)
        # The holder's axis is z, away from the point; -x is up, towards the eye.
        return (-0.0024 + 0.0032 * v + deep * side * side, half * side, 0.022 - 0.031 * v)

    surface(blade, 40, 60, steel).matrix_world = along


def graphite():
    """A pencil, its point out of the picture, and what was sharpened off it."""
    pencil((0.012, 0.014, 0), 2.82, 0.13, (0.012, 0.05, 0.034))
    cedar, paint = Material("cedar", (0.5, 0.3, 0.15), 0.8), Material("lacquer", (0.012, 0.05, 0.034), 0.3)
    fibres = cedar.noise(cedar.place(), 2600, 3, 0.6)
    cedar.set("Base Color", cedar.ramp(fibres, (0.3, (0.44, 0.25, 0.12)), (0.7, (0.66, 0.45, 0.26))))
    shaving(Matrix.Translation((0.0, -0.066, 0)), 0.0062, 1, cedar, paint)
    tilted = Matrix.Rotation(2.0, 4, "Z") @ Matrix.Rotation(0.5, 4, "X")
    shaving(Matrix.Translation((0.017, -0.072, 0)) @ tilted, 0.0048, 4, cedar, paint)
    crumbs(random.Random(3), (-0.002, -0.06), 0.011, 46, [(0.035, 0.035, 0.04), (0.5, 0.33, 0.2)])


def brush():
    """A brush that was put down wet, and two pans that it was filled from."""
    paint_brush(standing(-0.028, -0.07, 0, 248), 0.17, (0.02, 0.028, 0.06), (0.2, 0.09, 0.035), (0.02, 0.05, 0.14), 0.0042)
    half_pan(standing(0.012, -0.062, 0, 14), (0.02, 0.05, 0.2), 3)
    half_pan(standing(0.021, -0.036, 0, -9), (0.22, 0.06, 0.02), 8)


def chalks():
    """Three sticks, as many as the drawing has colours, and the stump that they were rubbed with."""
    sanguine, black, white = (0.24, 0.055, 0.026), (0.028, 0.026, 0.026), (0.74, 0.72, 0.67)
    conte(standing(-0.03, 0.006, 0, -27), 0.06, sanguine, seed=3)
    conte(standing(-0.034, -0.026, 0, 12), 0.05, black, seed=5)
    conte(standing(0.018, -0.034, 0, 48), 0.036, white, seed=8, soiled=0.3)
    stump(standing(0.041, 0.001, 0, 136), 0.064, 0.0032)
    crumbs(random.Random(5), (-0.004, -0.012), 0.017, 90, (sanguine, sanguine, black, black, white))


# Of each: width and height of its picture in metres.
THINGS = {"pen": (dip_pen, 0.15, 0.19), "pencil": (graphite, 0.1, 0.18), "brush": (brush, 0.13, 0.2), "chalks": (chalks, 0.11, 0.1)}

arguments = sys.argv[sys.argv.index("--") + 1 :]
for name, (make, wide, tall) in THINGS.items():
    if arguments[1:] and name not in arguments[1:]:
        continue
    bpy.ops.wm.read_factory_settings(use_empty=True)
    make()
    window((-0.42, 0.4, 0.62), (0, 0, 0), 0.2, 0.28, 9, (1, 0.95, 0.88))
    window((0.5, -0.1, 0.7), (0, 0, 0), 0.6, 0.6, 2.2, (0.86, 0.92, 1))
    lie(f"{arguments[0]}/{name}-1.png", (round(wide * SCALE), round(tall * SCALE)), max(wide, tall), 0.35)
