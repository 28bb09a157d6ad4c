"""A camera for 35 mm film of the fifties: leatherette between two chromed plates, a lens with its rings."""

import math

from mathutils import Matrix

from .materials import metal
from .nodes import Material
from .shapes import box, cylinder, surface, tube, turned


def knurled(radius, low, high, teeth, material, deep=0.0004):
    """A ring about z whose side is milled for the fingers."""

    def place(u, v):
        wave = max(-1.0, min(1.0, 2.2 * math.sin(2 * math.pi * teeth * u)))
        out = radius + deep * wave - (0.0006 if v in (0.0, 1.0) else 0.0)
        angle = 2 * math.pi * u
        return (out * math.cos(angle), out * math.sin(angle), low + (high - low) * v)

    return surface(place, 6 * teeth + 1, 9, material, "knurl")


def worn_chrome(colour, rough, scratches):
    """Chrome on brass: hands have rubbed it off along the edges, dust and fine scratches dull the rest."""
    made = metal(colour, rough, scratches)
    place = made.place()
    soft, true = made.node("Bevel", Radius=0.0011), made.node("NewGeometry", 1)
    edge = made.math("SUBTRACT", 1.0, made.node("VectorMath", 1, {"operation": "DOT_PRODUCT"}, i0=soft, i1=true))
    often = made.ramp(made.noise(place, 150, 5, 0.7), (0.44, 0.0), (0.56, 1.0))
    rubbed = made.math("MULTIPLY", made.ramp(edge, (0.01, 0.0), (0.07, 1.0)), often)
    tarnish = made.ramp(made.noise(place, 60, 6, 0.7), (0.36, (0.74, 0.7, 0.62)), (0.6, (1.0, 1.0, 1.0)))
    made.set("Base Color", made.mix(rubbed, made.multiply(colour, tarnish), (0.46, 0.3, 0.11)))
    fine = made.noise(made.stretch(place, 90, 900, 900), 1.0, 3, 0.6)
    dull = made.mix(0.5, fine, made.noise(place, 45, 5, 0.7))
    return made.set("Roughness", made.ramp(dull, (0.36, 0.7 * rough), (0.62, min(1.0, 1.9 * rough))))


def rangefinder(place):
    """Stands on its base; it looks along -y, 134 mm wide."""
    hide = Material("leatherette", (0.018, 0.017, 0.017), 0.55, Specular=0.4)
    pebbles = hide.node("TexVoronoi", Vector=hide.place(), Scale=620.0)
    hide.bump(hide.mix(0.35, pebbles, hide.noise(hide.place(), 900, 3, 0.6)), 0.9, 0.0008)
    chrome, bright = worn_chrome((0.68, 0.67, 0.64), 0.3, 0.06), worn_chrome((0.8, 0.79, 0.76), 0.13, 0.04)
    black = Material("enamel", (0.012, 0.012, 0.013), 0.3, Clearcoat=0.4)
    glass = Material("coated", (0.012, 0.006, 0.03), 0.03, Clearcoat=1.0, Clearcoat_Roughness=0.01, Specular=0.9)
    white = Material("engraved", (0.75, 0.73, 0.68), 0.6)
    parts = [
        box((0.134, 0.033, 0.048), (0, 0, 0.032), hide, edge=0.012),
        box((0.136, 0.035, 0.009), (0, 0, 0.0048), chrome, edge=0.004),
        box((0.136, 0.035, 0.02), (0, 0, 0.065), chrome, edge=0.006),
        box((0.1, 0.03, 0.004), (-0.004, 0.001, 0.0765), chrome, edge=0.0018),
        # The windows of finder and range, and the light that is let in between.
        box((0.017, 0.004, 0.0115), (0.046, -0.0165, 0.0655), bright, edge=0.0012),
        box((0.0138, 0.004, 0.0083), (0.046, -0.0177, 0.0655), glass, edge=0.0008),
        box((0.02, 0.004, 0.009), (0.014, -0.0165, 0.0655), black, edge=0.0012),
        box((0.0165, 0.004, 0.006), (0.014, -0.0174, 0.0655), white, edge=0.0008),
        box((0.0085, 0.004, 0.0085), (-0.024, -0.0165, 0.0655), bright, edge=0.0012),
        box((0.0058, 0.004, 0.0058), (-0.024, -0.0176, 0.0655), glass, edge=0.0008),
        # A shoe for a flash, the lever that winds the self-timer.
        box((0.019, 0.018, 0.001), (0.0, 0.0, 0.0795), bright, edge=0.0003),
        box((0.0022, 0.018, 0.003), (-0.0088, 0.0, 0.0805), bright, edge=0.0006),
        box((0.0022, 0.018, 0.003), (0.0088, 0.0, 0.0805), bright, edge=0.0006),
        box((0.006, 0.003, 0.021), (-0.044, -0.0185, 0.037), bright, (0, 0.12, 0), edge=0.0014),
    ]
    for x, radius, high, teeth in ((-0.047, 0.0115, 0.009, 44), (0.05, 0.0105, 0.0075, 40), (0.028, 0.0075, 0.006, 32)):
        ring = [knurled(radius, 0, high, teeth, bright), cylinder(radius - 0.0004, high, (0, 0, 0.5 * high), chrome, edge=0.0008)]
        for made in ring:
            made.matrix_world = Matrix.Translation((x, 0, 0.0775)) @ made.matrix_world
        parts += ring
    parts.append(cylinder(0.0042, 0.005, (-0.028, -0.002, 0.08), bright, edge=0.0012))
    for side in (-1, 1):
        turns = [i * math.pi / 5 for i in range(10)]
        at = [(side * (0.0695 + 0.003 * math.sin(a)), -0.004 + 0.0035 * math.cos(a), 0.062) for a in turns]
        parts.append(tube(at, 0.0007, bright, closed=True))
    forward = Matrix.Translation((0.006, -0.0165, 0.036)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    for made in _lens(chrome, bright, black, white, glass):
        made.matrix_world = forward @ made.matrix_world
        parts.append(made)
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    return parts


def _lens(chrome, bright, black, white, glass):
    """About z, from its mount outwards: flange, scale of apertures, focusing ring, bezel, glass."""
    parts = [
        turned([(0.0, 0.0), (0.0262, 0.0), (0.0265, 0.0014), (0.0262, 0.0032), (0.024, 0.0034)], bright),
        turned([(0.0238, 0.003), (0.0238, 0.0108), (0.0228, 0.011)], chrome),
        knurled(0.0248, 0.0108, 0.0176, 64, bright, 0.0005),
        turned([(0.0252, 0.0176), (0.022, 0.0182), (0.0222, 0.0182), (0.0222, 0.0262)], chrome),
        knurled(0.0226, 0.0212, 0.0256, 56, black, 0.0005),
        turned([(0.0222, 0.0256), (0.0222, 0.0296), (0.0214, 0.0304), (0.0204, 0.0302), (0.0196, 0.0288)], bright),
        turned([(0.0198, 0.029), (0.0125, 0.0262), (0.0121, 0.0256)], black),
        turned([(0.0124, 0.0262), (0.0121, 0.0274), (0.0115, 0.0274), (0.0112, 0.0262)], bright),
        turned([(0.0001, 0.0292), (0.004, 0.0288), (0.008, 0.0276), (0.0115, 0.0258)], glass),
    ]
    for number in range(22):
        angle = 0.9 + 0.2 * number
        if number % 8 == 7:
            continue
        dot = box((0.0011, 0.0007, 0.0003), (0, 0.0158, 0.0277), white, (0.36, 0, 0), edge=0)
        dot.matrix_world = Matrix.Rotation(angle, 4, "Z") @ dot.matrix_world
        parts.append(dot)
    for number in range(11):
        mark = box((0.0004, 0.0004, 0.0026), (0, 0.0239, 0.0068), black, edge=0)
        mark.matrix_world = Matrix.Rotation(0.22 * (number - 5), 4, "Z") @ mark.matrix_world
        parts.append(mark)
    return parts
