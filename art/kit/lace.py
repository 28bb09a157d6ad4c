"""
Lace of thread, worked along an outline: net, flowers and leaves, scallops with picots at its rim. What is drawn goes by how far
a place is from the outline and how far along it, so that it turns corners and meets itself in a notch as a lacemaker's does.
"""

import math

import bpy
import numpy as np

from .nodes import Material
from .shapes import surface


# Of a side of the square.
PIXELS = 2400


def lace(outline, span, pitch=0.0165, lift=None):
    """
    A square of `span` metres about (0, 0), lying: cloth within a closed outline (clockwise from above), lace around it, one
    scallop every `pitch` metres. `lift(x, y)` is how high each place of it is.
    """
    rows = Worked(outline, span, PIXELS, pitch).height
    side = len(rows)
    colour = (0.84, 0.82, 0.77)
    image = bpy.data.images.new("lace", side, side, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(np.repeat(rows.astype(np.float32)[..., None], 4, axis=2).ravel())
    thread = Material("lace", colour, 0.85, Specular=0.2, Sheen=0.25)
    twist = thread.noise(thread.stretch(thread.place(), 1900, 1500, 1), 1.0, 2, 0.6)
    height = thread.node("TexImage", settings={"image": image, "extension": "CLIP"}, Vector=thread.place("UV"))
    shaded = thread.multiply(thread.ramp(height, (0.25, 0.62), (0.9, 1.0)), thread.ramp(twist, (0.3, 0.84), (0.7, 1.06)))
    thread.set("Base Color", thread.multiply(shaded, colour)).bump(thread.mix(0.22, height, twist), 0.75, 0.0009)
    there = thread.ramp(height, (0.12, 0.0), (0.3, 1.0))
    clear = thread.node("BsdfTransparent")
    thread.tree.links.new(thread.node("MixShader", i0=there, i1=clear, i2=thread.shader.outputs[0]), thread.output.inputs[0])
    high = lift or (lambda x, y: 0.0)

    def place(u, v):
        x, y = span * (u - 0.5), span * (v - 0.5)
        return (x, y, high(x, y))

    return surface(place, 120, 120, thread, "lace")


def along(outline, span, side, pitch):
    """
    For each pixel of a square of `span` metres about (0, 0): how far outside of a closed outline it is, and how far along it,
    both in multiples of a `pitch` that fits round a whole number of times.
    """
    points = np.asarray(outline, dtype=np.float64)
    ends = np.roll(points, -1, axis=0)
    lengths = np.hypot(*(ends - points).T)
    pitch = lengths.sum() / max(8, round(lengths.sum() / pitch))

    def measured(x, y):
        nearest, far, inside = np.full(x.shape, np.inf), np.zeros(x.shape), np.zeros(x.shape, dtype=bool)
        gone = 0.0
        for (x0, y0), (x1, y1), long in zip(points, ends, lengths):
            share = np.clip(((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / max(long, 1e-12) ** 2, 0.0, 1.0)
            away = (x - x0 - share * (x1 - x0)) ** 2 + (y - y0 - share * (y1 - y0)) ** 2
            closer = away < nearest
            nearest[closer], far[closer] = away[closer], (gone + share * long)[closer]
            if y0 != y1:
                inside ^= ((y0 > y) != (y1 > y)) & (x < x0 + (y - y0) * (x1 - x0) / (y1 - y0))
            gone += long
        away = np.sqrt(nearest)
        return np.where(inside, -away, away) / pitch, far / pitch

    # Only what is near the outline is measured pixel by pixel.
    block = 20
    grid = lambda count: np.meshgrid(*[((np.arange(count) + 0.5) / count - 0.5) * span] * 2)
    coarse, _ = measured(*grid(side // block))
    out = np.kron(coarse, np.ones((block, block)))
    far = np.zeros(out.shape)
    near = np.abs(out) < 1.5 + 0.75 * span / side * block / pitch
    x, y = grid(len(out))
    out[near], far[near] = measured(x[near], y[near])
    return out, far


class Worked:
    """How high thread lies on each pixel, from 0 (none) to 1, in rows from the bottom up."""

    # In pitches from the outline: where cloth begins, where net does, the foot and the crown of a scallop.
    CLOTH, EYELETS, FOOT, CROWN = -1.25, -0.89, 0.1, 0.46

    def __init__(self, outline, span, side, pitch):
        self.out, self.far = along(outline, span, side, pitch)
        self.f = np.mod(self.far, 1.0)
        centred = 2 * self.f - 1
        arc = np.sqrt(np.clip(1 - 0.94 * centred**2, 0, 1))
        # The outline of a scallop is steep at its foot: distances to it are shorter than heights above it.
        steep = np.hypot(1.0, self.CROWN * 2 * 0.94 * centred / np.maximum(arc, 0.25))
        self.rim = (self.out - self.FOOT - self.CROWN * arc) / steep
        self.height = np.zeros(self.out.shape)
        self._net()
        self._scallops(centred)
        self._flower()
        self._leaves()
        self._eyelets()
        self.height = np.where(self.out <= self.CLOTH, 0.8, self.height)
        self.height = np.where(self.rim < 0.09, self.height, 0.0)

    def _cord(self, distance, half, high=1.0):
        """A round thread of which `distance` is how far its middle line is."""
        self.height = np.maximum(self.height, high * np.sqrt(np.clip(1 - (distance / half) ** 2, 0, 1)))

    def _net(self):
        cell = 0.082
        ways = ((1.0, 0.0), (0.5, 0.866), (0.5, -0.866))
        lines = [np.abs(np.mod((self.f * c + self.out * s) / cell, 1.0) - 0.5) for c, s in ways]
        net = 0.42 * np.clip(1 - np.minimum.reduce(lines) / 0.17, 0, 1) ** 0.6
        self.height = np.where((self.rim < 0) & (self.out > self.CLOTH), net, 0.0)

    def _scallops(self, centred):
        """Two cords, bars between them, picots outside."""
        ladder = np.abs(np.mod(np.arctan2(self.out - self.FOOT, 0.5 * centred) * 5.2, 1.0) - 0.5)
        between = (self.rim < 0) & (self.rim > -0.14) & (self.out > 0.06)
        self.height = np.where(between, 0.7 * np.clip(1 - ladder / 0.2, 0, 1) ** 0.5, self.height)
        self._cord(self.rim + 0.03, 0.036)
        self._cord(self.rim + 0.145, 0.022, 0.9)
        for number in range(9):
            angle = math.pi * (number + 0.5) / 9
            up = self.FOOT + self.CROWN * math.sqrt(max(0.0, 1 - 0.94 * math.cos(angle) ** 2)) + 0.035
            self._cord(np.hypot(self.f - 0.5 - 0.5 * math.cos(angle), self.out - up) - 0.026, 0.017, 0.8)

    def _flower(self):
        dx, dy = self.f - 0.5, self.out - 0.08
        reach, turn = np.hypot(dx, dy), np.arctan2(dy, dx)
        petal = 0.15 + 0.085 * np.abs(np.cos(3 * turn))
        ribbed = np.clip((0.78 + 0.22 * np.cos(36 * turn)) * (0.6 + 3.0 * reach), 0, 1)
        self.height = np.where(reach < petal, ribbed, self.height)
        self._cord(reach - petal, 0.022)
        self.height = np.where(reach < 0.07, 0.0, self.height)
        self._cord(reach - 0.075, 0.022)
        self._cord(reach, 0.03)

    def _leaves(self):
        """A spray between two scallops: three leaves up, two down."""
        near = np.mod(self.f + 0.5, 1.0) - 0.5
        for tilt, foot, long in (
            (0.95, -0.5, 0.34),
            (-0.95, -0.5, 0.34),
            (0, -0.42, 0.36),
            (1.9, -0.62, 0.26),
            (-1.9, -0.62, 0.26),
        ):
            ax, ay = math.sin(tilt), math.cos(tilt)
            u = (near * ax + (self.out - foot) * ay) / long
            v = np.abs((self.out - foot) * ax - near * ay) / long
            half = 0.27 * np.sin(math.pi * np.clip(u, 0, 1)) ** 0.8
            inside = (u > 0) & (u < 1) & (v < half)
            self.height = np.where(inside, 0.72 + 0.26 * np.cos(60 * (u - 0.6 * v)), self.height)
            self._cord(np.where((u > -0.02) & (u < 1.02), (v - half) * long, 1.0), 0.017)
            self._cord(np.where((u > 0) & (u < 0.9), v * long, 1.0), 0.014)

    def _eyelets(self):
        """Holes in a woven band between two cords."""
        band = np.abs(self.out - self.EYELETS) < 0.11
        hole = np.hypot((np.mod(self.far * 5 + 0.5, 1.0) - 0.5) / 5, self.out - self.EYELETS)
        woven = np.where(hole < 0.062, 0.0, 0.62 + 0.2 * np.cos(120 * self.far))
        self.height = np.where(band, woven, self.height)
        self._cord(hole - 0.066, 0.02)
        for at in (-0.13, 0.13):
            self._cord(self.out - self.EYELETS - at, 0.026)
