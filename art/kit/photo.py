"""What stands behind people in photos, far out of focus: painted as a lens would draw it, in discs. Needs python3-numpy."""

import math

import bpy
import numpy as np

from .materials import plaster
from .nodes import Material
from .shapes import mesh, plane

SIZE = (600, 450)
LAMPS = ((1, 0.6, 0.24), (1, 0.74, 0.42), (1, 0.86, 0.64), (0.45, 0.68, 1), (1, 0.22, 0.14), (0.3, 0.9, 0.55))


def backdrop(pixels, width=4.6, at=(0, 4.2, -0.25), strength=1.0):
    """A shining picture (rows from the top, linear light) behind everything."""
    rows, columns = pixels.shape[:2]
    image = bpy.data.images.new("backdrop", columns, rows, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    full = np.concatenate((pixels[::-1], np.ones((rows, columns, 1))), 2)
    image.pixels.foreach_set(full.astype(np.float32).ravel())
    image.pack()
    back = Material("backdrop", (0, 0, 0), 1.0, Specular=0.0, Emission_Strength=strength)
    node = back.tree.nodes.new("ShaderNodeTexImage")
    node.image, node.extension = image, "EXTEND"
    back.tree.links.new(back.place("UV"), node.inputs[0])
    back.set("Emission", node.outputs[0])
    # It lights nothing: a lamp less to choose from is less noise.
    back.made.cycles.sample_as_light = False
    x, z = width / 2, width / 2 * rows / columns
    corners = [(at[0] + s * x, at[1], at[2] + t * z) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    made = mesh(corners, [(0, 1, 2, 3)], back, [(0, 0), (1, 0), (1, 1), (0, 1)])
    made.visible_diffuse = made.visible_shadow = False


class Blurred:
    """A picture of soft discs."""

    def __init__(self, top, bottom, seed=1):
        self.chance = np.random.default_rng(seed)
        share = np.linspace(0, 1, SIZE[1])[:, None, None] ** 0.8
        self.pixels = np.array(top) * (1 - share) + np.array(bottom) * share + np.zeros((SIZE[1], SIZE[0], 1))

    def disc(self, x, y, radius, colour, cover=1.0, rim=0.0, soft=1.6):
        """Laid over what is there; `rim` is how much brighter its edge is."""
        x0, x1 = int(max(0, x - radius - 3)), int(min(SIZE[0], x + radius + 4))
        y0, y1 = int(max(0, y - radius - 3)), int(min(SIZE[1], y + radius + 4))
        if x0 >= x1 or y0 >= y1:
            return
        far = np.hypot(*np.meshgrid(np.arange(x0, x1) - x, np.arange(y0, y1) - y))
        inside = np.clip((radius - far) / soft + 0.5, 0, 1) * cover
        bright = 1 + rim * np.clip(far / radius, 0, 1) ** 6
        part = self.pixels[y0:y1, x0:x1]
        part += inside[:, :, None] * (np.array(colour) * bright[:, :, None] - part)

    def added(self, x, y, radius, colour, soft=3.2, rim=0.3):
        """Light added to what is there: a lamp."""
        far = np.hypot(*np.meshgrid(np.arange(SIZE[0]) - x, np.arange(SIZE[1]) - y))
        inside = np.clip((radius - far) / soft + 0.5, 0, 1) * (1 + rim * np.clip(far / radius, 0, 1) ** 8)
        self.pixels += inside[:, :, None] * np.array(colour)

    def soften(self, reach):
        for axis in (0, 1):
            for _ in range(2):
                k = np.pad(self.pixels, [(reach + 1, reach) if a == axis else (0, 0) for a in range(3)], "edge").cumsum(axis)
                n = self.pixels.shape[axis]
                self.pixels = (np.take(k, range(2 * reach + 1, 2 * reach + 1 + n), axis) - np.take(k, range(0, n), axis)) / (2 * reach + 1)


def garden(green, light, seed=2, strength=1.0):
    """Hedges and trees, the sky between their leaves, a lawn."""
    back = Blurred(tuple(0.75 * p for p in light), green, seed)
    chance, (wide, tall) = back.chance, SIZE
    bushes = [(chance.uniform(0, wide), chance.uniform(0.1, 0.75) * tall, chance.uniform(50, 120)) for _ in range(15)]
    for layer in range(3):
        for x, y, reach in bushes:
            for _ in range(70):
                dx, dy = chance.normal(scale=reach * 0.5, size=2)
                lit = np.clip(0.55 - dy / reach * 0.55 + chance.normal(scale=0.22), 0.1, 1.6)
                hue = chance.uniform(-0.12, 0.25)
                colour = np.array((green[0] * (1 + hue), green[1], green[2] * (1 - hue))) * lit
                back.disc(x + dx, y + dy, chance.uniform(8, 20) - 3 * layer, colour, chance.uniform(0.35, 0.8), 0.08, 3)
    back.soften(6)
    # Sun between the leaves.
    for _ in range(150):
        x, y = chance.uniform(0, wide), abs(chance.normal(scale=0.32)) * tall
        colour = np.array(light) * chance.uniform(0.35, 1.0)
        back.disc(x, y, chance.uniform(5, 13), colour, chance.uniform(0.1, 0.55), 0.2, 1.5)
    lawn = np.clip((np.arange(tall) / tall - 0.78) / 0.1, 0, 1)[:, None, None]
    back.pixels += lawn * 0.75 * (np.array(green) * np.array((1.35, 1.25, 0.9)) - back.pixels)
    back.soften(1)
    backdrop(back.pixels, strength=strength)


def park(seed=2, strength=1.0, tint=(1, 1, 1)):
    """Late afternoon: trees with the sun in a few of their leaves, a meadow, all far out of focus. A cool `tint` keeps it
    apart from brown hair, for eyes and for whatever cuts out who stands before it."""
    back = Blurred((0.38, 0.31, 0.14), (0.14, 0.155, 0.055), seed)
    chance, (wide, tall) = back.chance, SIZE
    greens = ((0.024, 0.036, 0.018), (0.050, 0.062, 0.024), (0.095, 0.095, 0.032), (0.30, 0.235, 0.075), (0.045, 0.052, 0.03))
    for _ in range(26):
        x, y = chance.uniform(0, wide), chance.uniform(-0.05, 0.62) * tall
        back.disc(x, y, chance.uniform(36, 85), greens[chance.integers(0, 5)], chance.uniform(0.45, 0.85), 0, 34)
    # A trunk, and the shade of the wood.
    for x, half in ((0.635 * wide, 11), (0.27 * wide, 7)):
        for y in np.arange(0, 0.7 * tall, 6):
            back.disc(x + 4 * math.sin(y / 50), y, half, (0.030, 0.024, 0.016), 0.3, 0, 9)
    rows = np.arange(tall)[:, None, None] / tall
    for low, high, colour in ((0.58, 0.64, (0.035, 0.05, 0.02)), (0.66, 0.74, (0.36, 0.32, 0.11)), (0.78, 0.9, (0.085, 0.10, 0.034))):
        back.pixels += 0.85 * np.clip((rows - low) / (high - low), 0, 1) * (np.array(colour) - back.pixels)
    back.soften(9)
    for _ in range(46):
        x, y = chance.uniform(0, wide), abs(chance.normal(scale=0.32)) * tall
        colour = np.array((1.0, 0.74, 0.30)) * chance.uniform(0.3, 1.0)
        back.disc(x, y, chance.uniform(10, 24), colour, chance.uniform(0.06, 0.34), 0.1, 7)
    back.soften(3)
    backdrop(back.pixels * np.array(tint), strength=strength)


def wall(colour):
    plane(8, 5, (0, 1.6, 0), plaster(colour, 0.05), (math.pi / 2, 0, 0))


def evening(count=60, seed=4, strength=1.0):
    """A street at night: house fronts with lit windows, lamps, a wet road that mirrors them."""
    back = Blurred((0.006, 0.008, 0.018), (0.016, 0.016, 0.022), seed)
    chance, (wide, tall) = back.chance, SIZE
    for side in (-1, 1):
        for column in range(9):
            for row in range(7):
                if chance.uniform() < 0.42:
                    far = column / 9
                    x = wide * (0.56 + side * (0.62 - 0.5 * far))
                    y = tall * (0.52 - (row + 0.5) * 0.09 * (1.15 - 0.8 * far))
                    warm = np.array(((1, 0.62, 0.3), (1, 0.75, 0.5), (0.6, 0.75, 1))[chance.integers(0, 3)])
                    back.disc(x, y, 13 * (1.1 - 0.7 * far), warm * chance.uniform(0.03, 0.13), 0.8, 0, 6)
    back.soften(3)
    horizon = 0.56 * tall
    for _ in range(count):
        depth = chance.uniform(0, 1)
        x, y = chance.uniform(0, wide), horizon - chance.exponential(0.16) * tall * (1.1 - 0.6 * depth)
        colour = np.array(LAMPS[chance.choice(6, p=(0.3, 0.25, 0.15, 0.13, 0.12, 0.05))]) * chance.uniform(0.12, 0.85)
        radius = 6 + 9 * (1 - depth)
        back.added(x, y, radius, colour)
        # Its mirror on the road, drawn long.
        for part in range(6):
            back.added(x + chance.normal(scale=1.5), 2 * horizon - y + (part - 2.5) * radius * 0.8, radius * 0.9, colour * 0.035, 6, 0)
    backdrop(back.pixels, strength=strength)
