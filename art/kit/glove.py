"""A hand in a thin black glove that holds a pen: fingers of round bones run into each other, wrinkled where they bend. Needs
python3-numpy."""

import math

import numpy as np
from mathutils import Vector

from .arm import hull
from .forms import rod, union
from .nodes import Material

# Each finger from its tip to its knuckle, and how thick it is at each joint: metres right, up and towards the camera from
# the pen's tip, as the camera sees it. The pen runs through the middle of them, along PEN.
PEN = Vector((0.72, -0.42, 0.55)).normalized()
ABOVE = (Vector((0, 1, 0)) - PEN.y * PEN).normalized()
BESIDE = ABOVE.cross(PEN)


def grip(along, turn, off=0.0175):
    """A place on the pen's grip for a finger's tip: `turn` in degrees from above it, towards the thumb's side."""
    angle = math.radians(turn)
    return tuple(along * PEN + off * (math.cos(angle) * ABOVE - math.sin(angle) * BESIDE))


FINGERS = [
    [(grip(0.043, -18), 0.0072), ((0.058, 0.006, 0.04), 0.0082), ((0.081, -0.001, 0.044), 0.0094), ((0.108, -0.04, 0.036), 0.0122)],
    [(grip(0.035, -150), 0.0074), ((0.053, -0.02, 0.012), 0.0084), ((0.079, -0.02, 0.02), 0.0098), ((0.114, -0.058, 0.022), 0.0126)],
    [((0.05, -0.044, -0.002), 0.0072), ((0.064, -0.036, 0.0), 0.0082), ((0.086, -0.042, 0.006), 0.0094), ((0.119, -0.078, 0.01), 0.0122)],
    [((0.062, -0.064, -0.006), 0.0064), ((0.074, -0.057, -0.006), 0.0072), ((0.092, -0.063, -0.002), 0.0083), ((0.121, -0.097, 0.0), 0.0112)],
]
THUMB = [(grip(0.047, 118), 0.0088), ((0.04, -0.055, 0.04), 0.0096), ((0.064, -0.08, 0.034), 0.011), ((0.1, -0.108, 0.014), 0.0155)]
WRIST = (0.165, -0.16, -0.012)


def _bones():
    """Round bones: those of the palm first, then the fingers'."""
    palm = [(finger[-1][0], WRIST, 0.0125, 0.019) for finger in FINGERS] + [(THUMB[-1][0], WRIST, 0.016, 0.019)]
    palm += [(FINGERS[at][-1][0], FINGERS[at + 1][-1][0], 0.0118, 0.0118) for at in range(3)]
    # The web between thumb and forefinger.
    palm += [(THUMB[-2][0], FINGERS[0][-1][0], 0.006, 0.007), (THUMB[-1][0], FINGERS[1][-1][0], 0.011, 0.011)]
    # Fingers that are closed lie against each other and the palm's flesh: nothing is seen between them.
    palm += [(FINGERS[at][-2][0], FINGERS[at + 1][-2][0], 0.0074, 0.0074) for at in range(1, 3)]
    palm += [(THUMB[-1][0], FINGERS[at][-2][0], 0.013, 0.0085) for at in (2, 3)]
    fingers = [[(a, b, thick, thin) for (a, thick), (b, thin) in zip(line, line[1:])] for line in [*FINGERS, THUMB]]
    return palm, fingers


def _far(p):
    palm, fingers = _bones()
    body = rod(p, *palm[0])
    for bone in palm[1:]:
        body = union(body, rod(p, *bone), 0.012)
    for line in fingers:
        finger = rod(p, *line[0])
        for bone in line[1:]:
            finger = union(finger, rod(p, *bone), 0.006)
        body = union(body, finger, 0.0075)
    return body - _wrinkles(p)


def _wrinkles(p):
    """Sharp folds across the fingers where they bend, crowded at the joints, and rubber that is slack or drawn between them."""
    folds = np.zeros(len(p))
    for line in [*FINGERS, THUMB]:
        for (before, _), (joint, thick), (after, _) in zip(line, line[1:], line[2:]):
            away = p - np.array(joint)
            along = np.array(after) - np.array(before)
            along /= np.linalg.norm(along)
            # Deepest on the side that the finger bends to.
            inner = np.array(before) + np.array(after) - 2 * np.array(joint)
            inner /= max(1e-9, np.linalg.norm(inner))
            t, bent = away @ along, 0.35 + 0.65 / (1 + np.exp(-(away @ inner) / (0.4 * thick)))
            near = np.exp(-((np.linalg.norm(away, axis=1) / (1.5 * thick)) ** 2)) * bent
            stray = 0.0011 * np.sin(310 * p[:, 0] + 190 * p[:, 1]) + 0.0008 * np.sin(420 * p[:, 2] - 260 * p[:, 1])
            folds += near * (0.00062 * _crease((t + stray) / 0.0043) + 0.0003 * _crease((t - 1.4 * stray) / 0.0027 + 0.3))
    slack = np.sin(150 * p[:, 0] + 90 * p[:, 1] + 2 * np.sin(70 * p[:, 2])) * np.sin(80 * p[:, 1] - 110 * p[:, 2] + 1)
    # Drawn between the thumb's ball and the knuckles: long folds that run with the hand.
    low = 1 / (1 + np.exp((p @ np.array((0.45, 0.9, 0.0)) - 0.005) / 0.008))
    bent = 0.004 * np.sin(60 * p[:, 0] + 45 * p[:, 2])
    drawn = low * 0.0005 * _crease((p @ np.array((0.62, 0.5, -0.6)) + bent) / 0.0125) * (0.5 + 0.5 * np.sin(95 * p[:, 0] - 40 * p[:, 1]))
    return folds + 0.00032 * slack + drawn


def _crease(turns):
    """From 0 to 1 and back with each turn: broad ridges, sharp valleys."""
    return 1 - np.abs(np.sin(math.pi * turns)) ** 0.6


def hand(place, fine=0.0008):
    """The gloved hand; `place` is a matrix: the pen's tip, right, up and towards the camera."""
    palm, fingers = _bones()
    lumps = []
    for start, end, thick, thin in [*palm, *(bone for line in fingers for bone in line)]:
        for t in np.linspace(0, 1, 12):
            lumps.append((tuple(a + (b - a) * t for a, b in zip(start, end)), (thick + (thin - thick) * t,) * 3))
    made = hull(lumps, _far, "glove", fine)
    rubber = Material("nitrile", (0.011, 0.012, 0.014), 0.3, Specular=0.6)
    spot = rubber.place()
    # Powder and skin's grease: dull and shining patches; a fine grain that was pressed in.
    rubber.set("Roughness", rubber.ramp(rubber.noise(spot, 70, 4, 0.6), (0.3, 0.22), (0.7, 0.4)))
    dust = rubber.ramp(rubber.noise(spot, 120, 6, 0.7), (0.45, 1.0), (0.75, 2.4))
    rubber.set("Base Color", rubber.multiply((0.011, 0.012, 0.014), dust))
    rubber.bump(rubber.mix(0.5, rubber.noise(spot, 330, 4, 0.6), rubber.noise(spot, 2200, 2)), 0.3, 0.0007)
    made.data.materials.append(rubber.made)
    made.matrix_world = place
    return made
