"""Flowers and twigs that lie or stand, petal by petal."""

import math
import random

from mathutils import Euler, Matrix, Vector

from .materials import foliage
from .nodes import Material
from .shapes import curved, leaf, mesh, surface, tube


def petal_material(colour, rough=0.6, through=0.3):
    """Velvet that light comes through: darker towards the foot, paler at the lip, with fine veins along it."""
    made = Material("petal", colour, rough, Sheen=0.8, Sheen_Tint=0.7, Specular=0.2)
    place = made.place("UV")
    veins = made.noise(made.stretch(place, 22, 1.2, 1), 2.4, 4, 0.6)
    tone = lambda factor: tuple(min(1.0, factor * part) for part in colour)
    along = made.ramp(made.node("SeparateXYZ", 1, Vector=place), (0.1, tone(0.45)), (0.75, colour), (1.0, tone(1.35)))
    made.set("Base Color", made.mix(0.5, along, made.multiply(along, made.ramp(veins, (0.3, 0.62), (0.7, 1.0)))))
    made.bump(veins, 0.16, 0.0006)
    glow = made.node("BsdfTranslucent", Color=tone(1.6))
    made.tree.links.new(made.node("MixShader", i0=through, i1=made.shader.outputs[0], i2=glow), made.output.inputs[0])
    return made


def blossom(place, size, colour, layers=(3, 4, 5, 6), open_angle=1.0, seed=1):
    """A rose's head that looks along +z: layers of petals, the inner ones upright, the outer ones bent back."""
    chance = random.Random(seed)
    material = petal_material(colour)
    for layer, count in enumerate(layers):
        share = (layer + 0.4) / len(layers)
        for number in range(count):
            turn = 2 * math.pi * (number + 0.37 * layer + chance.uniform(-0.08, 0.08)) / count
            flare = open_angle * (0.1 + 0.9 * share**1.3) + chance.uniform(-0.06, 0.06)
            tall, wide = size * (1.0 - 0.12 * share), size * (0.42 + 0.5 * share)

            def petal(u, v, flare=flare, tall=tall, wide=wide, share=share):
                side = (2 * u - 1) * (math.sin(math.pi * min(0.93, 0.1 + 0.85 * v)) ** 0.6)
                bend = flare * (0.25 + 0.75 * v) + 0.7 * share * max(0.0, v - 0.72) / 0.28
                far = 0.1 * size * share + 0.6 * tall * v * math.sin(bend)
                cup = 0.55 * wide * (1 - 0.35 * share)
                angle = side * wide * 0.5 / max(1e-4, cup)
                return (cup * math.sin(angle), -far - cup * (math.cos(angle) - 0.65), tall * v * math.cos(bend) * 0.9)

            made = surface(petal, 11, 12, material)
            made.matrix_world = place @ Matrix.Rotation(turn, 4, "Z")


def rose(at, colour, turn=0.0, size=0.026, length=0.2, green=((0.03, 0.06, 0.02), (0.08, 0.13, 0.045)), seed=1):
    """Lies on a table, its head at `at`, its stem going away at `turn`."""
    x, y, z = at
    away = (math.cos(turn), math.sin(turn))
    head = Matrix.Translation((x, y, z + 0.72 * size)) @ Euler((0, math.radians(-72), turn)).to_matrix().to_4x4()
    blossom(head, size, colour, seed=seed)
    stem = Material("stem", green[0], 0.6)
    points = [
        (x + away[0] * d * length, y + away[1] * d * length + 0.012 * d * d, z + 0.0035 + 0.7 * size * (1 - d) ** 4)
        for d in (0.02, 0.2, 0.45, 0.7, 1.0)
    ]
    tube(points, 0.0021, stem)
    green_leaf = foliage(*green)
    chance = random.Random(seed)
    for d, side in ((0.35, 1), (0.5, -1), (0.68, 1)):
        blade = leaf(0.045, 0.013, green_leaf, 0.7, 0.3)
        blade.location = (x + away[0] * d * length, y + away[1] * d * length, z + 0.006)
        blade.rotation_euler = (chance.uniform(0.05, 0.25), 0, turn - math.pi / 2 + side * chance.uniform(0.7, 1.0))
    for number in range(5):
        sepal = leaf(0.9 * size, 0.16 * size, green_leaf, 1.1, 0.2)
        sepal.matrix_world = head @ Matrix.Rotation(number * 2 * math.pi / 5, 4, "Z") @ Matrix.Rotation(0.9, 4, "X")


def _lipped(lean, cup, roll, steps=160):
    """How far out and up a petal is along its length, as shares of it: it swells from the calyx, stands up, rolls over."""
    far, up, line = 0.0, 0.0, []
    for step in range(steps + 1):
        along = step / steps
        angle = lean + cup * math.cos(math.pi * min(1.0, 1.35 * along)) + roll * max(0.0, (along - 0.6) / 0.4) ** 2
        line.append((far, up))
        far, up = far + math.sin(angle) / steps, up + math.cos(angle) / steps
    return line


def open_rose(head, foot, colour, size=0.026, petals=30, green=((0.03, 0.06, 0.02), (0.08, 0.13, 0.045)), seed=1):
    """
    A rose in full bloom and its stem: petals in one spiral, broad cups with lips that roll outwards. `head` is a matrix:
    where the bloom sits, and +z the way it looks; the stem bends from there to `foot`.
    """
    chance = random.Random(seed)
    material = petal_material(colour)
    for number in range(petals):
        out = number / (petals - 1)
        wide = math.radians(165 - 55 * out)
        lean = 0.06 + 0.7 * out**1.2 + chance.uniform(-0.06, 0.06)
        tall = size * (0.9 + 0.34 * out + chance.uniform(-0.04, 0.04))
        base = size * (0.02 + 0.1 * out)
        line = _lipped(lean, 0.75 - 0.2 * out, 0.25 + 1.35 * out + chance.uniform(-0.15, 0.15))
        ripple, dip = chance.uniform(0, 6), chance.uniform(-0.05, 0.07)

        def petal(u, v, wide=wide, tall=tall, base=base, line=line, ripple=ripple, dip=dip, out=out):
            side = 2 * u - 1
            # Broad to its lip, which is round and a little notched.
            high = v * (1 - 0.42 * abs(side) ** 2.8 - dip * math.exp(-((side / 0.3) ** 2)))
            far, up = line[min(len(line) - 1, round(high * (len(line) - 1)))]
            radius = base + tall * far + 0.05 * size * out * math.sin(4.5 * side + ripple) * high**4
            angle = side * wide * 0.5 * min(1.0, 0.3 + 1.1 * v) * (1 - 0.16 * out * v)
            return (radius * math.sin(angle), -radius * math.cos(angle), tall * up)

        made = surface(petal, 31, 29, material)
        made.matrix_world = head @ Matrix.Rotation(number * 2.39996 + chance.uniform(-0.12, 0.12), 4, "Z")
    green_leaf = foliage(*green)
    for number in range(5):
        sepal = leaf(0.95 * size, 0.17 * size, green_leaf, 1.3, 0.2)
        sepal.matrix_world = head @ Matrix.Rotation(number * 2 * math.pi / 5, 4, "Z") @ Matrix.Rotation(-0.5, 4, "X")
    start = head @ Vector((0, 0, 0.03 * size))
    end = Vector(foot)
    # What it lies on is about as high as its foot.
    behind = head @ Vector((0, 0, -0.7 * size))
    behind.z = max(behind.z, end.z - 0.004)
    line = [start, behind, *(behind.lerp(end, t) + Vector((0, 0, 0.012 * math.sin(math.pi * t))) for t in (0.35, 0.7)), end]
    tube([tuple(point) for point in line], 0.0019, Material("stem", green[0], 0.55))
    for t, side in ((0.3, 1), (0.52, -1), (0.66, 1)):
        at, ahead = behind.lerp(end, t), (end - behind).normalized()
        turn = math.atan2(ahead.y, ahead.x)
        blade = leaf(0.05, 0.0145, green_leaf, 0.8, 0.35)
        blade.location = at + Vector((0, 0, 0.002 + 0.012 * math.sin(math.pi * t)))
        blade.rotation_euler = (chance.uniform(0.1, 0.3), 0, turn - math.pi / 2 + side * chance.uniform(0.7, 1.0))


class Fir:
    """Twigs of fir as one object, needle by needle: `twig` adds one, `made` gives the object."""

    def __init__(self, seed=1):
        self.chance = random.Random(seed)
        self.points, self.faces = [], []

    def twig(self, start, end, length=0.016, pitch=0.0011, droop=0.1, spread=1.0):
        """Needles along a line from where it grows to its tip; lengths in metres."""
        start, end = Vector(start), Vector(end)
        axis = (end - start).normalized()
        side = axis.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
        up = side.cross(axis)
        count = max(4, int((end - start).length / pitch))
        for number in range(count):
            t = number / count
            foot = start + (end - start) * t - Vector((0, 0, droop * (end - start).length * t * t))
            turn = self.chance.uniform(0, 2 * math.pi)
            out = side * math.cos(turn) * spread + up * math.sin(turn) * 0.6
            long = length * self.chance.uniform(0.75, 1.1) * (1 - 0.45 * t**3)
            self._needle(foot, (out + axis * self.chance.uniform(0.5, 1.0)).normalized() * long, 0.00055)
        return self

    def branch(self, start, end, twigs=7, reach=0.5, **needles):
        """A twig with others to both sides, shorter towards its tip."""
        self.twig(start, end, **needles)
        start, end = Vector(start), Vector(end)
        axis = end - start
        side = axis.cross(Vector((0, 0, 1))).normalized()
        for number in range(twigs):
            t = (number + 0.6) / (twigs + 0.5)
            foot = start + axis * t
            for way in (-1, 1):
                go = (
                    axis.normalized() * 0.75
                    + side * way * self.chance.uniform(0.6, 0.9)
                    + Vector(
                        (0, 0, self.chance.uniform(-0.2, 0.1)),
                    )
                )
                self.twig(foot, foot + go * axis.length * reach * (1 - 0.75 * t) * self.chance.uniform(0.8, 1.1), **needles)
        return self

    def garland(self, points, reach, every, length=0.0125, pitch=0.0008):
        """Twigs bound along a line of points, each over the foot of the one before it, so that none shows where it was cut."""
        line = [Vector(point) for point in curved(points, 30)]
        last, number = None, 0
        for at, after in zip(line, line[1:]):
            if last is not None and (at - last).length < every:
                continue
            last, number = at, number + 1
            axis = (after - at).normalized()
            side = axis.cross(Vector((0, 0, 1))).normalized()
            for way in (-1, 1) if number % 2 else (-0.35, 0.5):
                lean = side * way * self.chance.uniform(0.55, 1.15) + Vector((0, 0, self.chance.uniform(-0.12, 0.3)))
                go = (axis * self.chance.uniform(0.55, 1.0) + lean).normalized() * reach * self.chance.uniform(0.65, 1.15)
                self.twig(at, at + go, length, pitch)
        tube(points, 0.0021, Material("bark", (0.06, 0.035, 0.02), 0.8))
        return self

    def made(self, dark=(0.01, 0.035, 0.014), light=(0.045, 0.1, 0.035)):
        needle = Material("needles", dark, 0.45, Specular=0.4)
        needle.set("Base Color", needle.ramp(needle.noise(needle.place(), 70, 3), (0.35, dark), (0.65, light)))
        return mesh(self.points, self.faces, needle, smooth=True, name="fir")

    def _needle(self, foot, along, thick):
        """A spike of three sides."""
        across = along.cross(Vector((0.3, 0.5, 0.8))).normalized() * thick
        other = along.normalized().cross(across)
        at = len(self.points)
        ring = [across, other * 0.87 - across * 0.5, -other * 0.87 - across * 0.5]
        self.points += [tuple(foot + part) for part in ring]
        self.points += [tuple(foot + along * 0.8 + part * 0.8) for part in ring] + [tuple(foot + along)]
        for number in range(3):
            to = (number + 1) % 3
            self.faces += [(at + number, at + to, at + 3 + to, at + 3 + number), (at + 3 + number, at + 3 + to, at + 6)]
