"""Lace punched out of paper: a sheet whose holes are drawn from rows of scallops around an outline."""

import math

import bpy

from .nodes import Material
from .shapes import surface


def scallops(outline, pitch):
    """Places along a closed outline of points, evenly some `pitch` apart: where each is, and the direction outwards."""
    points = [*outline, outline[0]]
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:])]
    whole = sum(lengths)
    count = max(8, round(whole / pitch))
    found, at, gone = [], 0, 0.0
    for number in range(count):
        target = whole * number / count
        while gone + lengths[at] < target:
            gone += lengths[at]
            at += 1
        t = (target - gone) / lengths[at]
        (x0, y0), (x1, y1) = points[at], points[at + 1]
        far = math.hypot(x1 - x0, y1 - y0)
        found.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, (y1 - y0) / far, -(x1 - x0) / far))
    return found, whole / count


class Lace:
    """A square of `span` metres about (0, 0). Holes and scallops are added first, then the sheet is `made`."""

    def __init__(self, span, side=1400):
        self.span, self.side = span, side
        self.cover = bytearray(side * side)

    def polygon(self, outline):
        """Paper within an outline of points: row by row, from where it is entered to where it is left."""
        step = self.span / self.side
        ends = [*outline[1:], outline[0]]
        for row in range(self.side):
            y = (row + 0.5) * step - self.span / 2
            cuts = sorted(
                x0 + (y - y0) * (x1 - x0) / (y1 - y0) for (x0, y0), (x1, y1) in zip(outline, ends) if (y0 > y) != (y1 > y)
            )
            for left, right in zip(cuts[::2], cuts[1::2]):
                first, last = (round((x + self.span / 2) / step) for x in (left, right))
                self.cover[row * self.side + first : row * self.side + last] = b"\xff" * max(0, last - first)
        return self

    def disc(self, x, y, radius, paper=True, long=1.0, turn=0.0):
        """Adds a disc of paper, or punches one out; `long` stretches it along `turn`."""
        step, reach = self.span / self.side, radius * max(1.0, long)
        column, row = (x + self.span / 2) / step, (y + self.span / 2) / step
        wide = reach / step + 2
        cos, sin = math.cos(turn), math.sin(turn)
        for to in range(max(0, int(row - wide)), min(self.side, int(row + wide) + 1)):
            for over in range(max(0, int(column - wide)), min(self.side, int(column + wide) + 1)):
                dx, dy = (over + 0.5 - column) * step, (to + 0.5 - row) * step
                far = math.hypot((dx * cos + dy * sin) / long, dy * cos - dx * sin)
                share = max(0.0, min(1.0, 0.5 + (radius - far) / step))
                at = to * self.side + over
                now = self.cover[at]
                self.cover[at] = int(max(now, 255 * share)) if paper else int(min(now, 255 * (1 - share)))

    def border(self, outline, pitch=0.017):
        """Scallops along an outline, clockwise seen from above, each with a flower, a fan of holes and a row of beads."""
        row, pitch = scallops(outline, pitch)
        for x, y, nx, ny in row:
            self.disc(x, y, 0.56 * pitch)
        tangent = lambda nx, ny: math.atan2(ny, nx)
        for x, y, nx, ny in row:
            at = lambda out, along: (x + out * pitch * nx - along * pitch * ny, y + out * pitch * ny + along * pitch * nx)
            for number in range(6):
                angle = tangent(nx, ny) + math.pi * number / 3 + math.pi / 6
                cx, cy = at(-0.06, 0)
                self.disc(
                    cx + 0.16 * pitch * math.cos(angle),
                    cy + 0.16 * pitch * math.sin(angle),
                    0.062 * pitch,
                    False,
                    1.5,
                    angle,
                )
            for number in range(7):
                angle = tangent(nx, ny) + (number - 3) * 0.42
                cx, cy = at(0.0, 0)
                self.disc(cx + 0.42 * pitch * math.cos(angle), cy + 0.42 * pitch * math.sin(angle), 0.05 * pitch, False)
            for along in (-0.25, 0.25):
                self.disc(*at(-0.62, along), 0.075 * pitch, False)
            self.disc(*at(-0.44, 0.5), 0.1 * pitch, False, 1.6, tangent(nx, ny))
            for along in (-0.5, -0.17, 0.17):
                self.disc(*at(-0.9, along), 0.05 * pitch, False)
        return self

    def made(self, colour=(0.88, 0.87, 0.85), lift=None):
        """The sheet, lying; `lift(x, y)` is how high each place of it is."""
        image = bpy.data.images.new("lace", self.side, self.side, float_buffer=True)
        image.colorspace_settings.name = "Non-Color"
        image.pixels.foreach_set([part for tone in self.cover for part in (tone / 255, tone / 255, tone / 255, 1.0)])
        paper = Material("lace", colour, 0.75, Specular=0.3)
        paper.bump(paper.noise(paper.place(), 900), 0.1, 0.0004)
        cover = paper.node("TexImage", settings={"image": image, "extension": "CLIP"}, Vector=paper.place("UV"))
        clear = paper.node("BsdfTransparent")
        paper.tree.links.new(paper.node("MixShader", i0=cover, i1=clear, i2=paper.shader.outputs[0]), paper.output.inputs[0])
        high = lift or (lambda x, y: 0.0)

        def place(u, v):
            x, y = self.span * (u - 0.5), self.span * (v - 0.5)
            return (x, y, high(x, y))

        return surface(place, 90, 90, paper, "lace")
