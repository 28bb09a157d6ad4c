"""A lithograph pasted around an advertising column of cast iron and plaster, older bills beside it, on a bright morning."""

import math
import random

from mathutils import Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sky, sun
from kit.materials import plaster
from kit.nodes import Material
from kit.shapes import surface

begin(seed=291)
chance = random.Random(291)
sky((0.62, 0.76, 1.0), 0.5)
R = 0.47


def around(name, middle, low, wide, tall, lift, material=None, turn=0.0, seed=0.0, torn=0.0):
    """A bill on the column: degrees from the front, its lower edge, its size."""
    lean = math.radians(turn)

    def place(u, v):
        rag = torn * noise.noise(Vector((30 * v, u, seed))) if u in (0, 1) else 0.0
        along, up = wide * (u - 0.5) + rag, tall * (v - 0.5)
        if v in (0, 1):
            up += torn * noise.noise(Vector((30 * u, v, seed + 7)))
        x, z = along * math.cos(lean) - up * math.sin(lean), along * math.sin(lean) + up * math.cos(lean)
        bubbles = 0.0022 * max(0.0, noise.noise(Vector((9 * u, 12 * v, seed)))) ** 1.4
        wrinkle = abs(noise.noise(Vector((4 * u + 2 * v, 5 * v - u, seed + 3))))
        far = math.hypot(u - 1, (v - 1) * tall / wide)
        off = 0.03 * max(0.0, 1 - far / 0.13) ** 2 if name else 0.0
        radius = R + lift + bubbles + 0.0009 * max(0.0, 1 - wrinkle / 0.03) + off
        angle = math.radians(middle) + x / R
        return (radius * math.sin(angle), -radius * math.cos(angle), low + tall / 2 + z)

    made = surface(place, 200, 220, material, name or "old")
    return slot(made, name, rough=0.75, coat=0.06, aspect=wide / tall) if name else made


stone = plaster((0.36, 0.37, 0.33), 0.3, 0.25)
surface(lambda u, v: (R * math.sin(6.283 * u), -R * math.cos(6.283 * u), 3 * v), 181, 3, stone, "column")


def old(tones):
    made = Material("old bill", rough=0.85)
    place = made.place("UV", move=(chance.random() * 9, 0, 0))
    blocks = made.noise(made.stretch(place, 0.2, 5, 1), 1.0, 1)
    made.set(
        "Base Color",
        made.mix(
            0.4,
            made.ramp(blocks, (0.44, tones[0]), (0.45, tones[1]), (0.52, tones[1]), (0.53, tones[2])),
            made.ramp(made.noise(place, 9, 8, 0.7), (0.35, tones[0]), (0.65, tones[2])),
        ),
    )
    torn = made.noise(place, 7, 8, 0.66, 0.4)
    shown = made.ramp(torn, (0.36, 0.0), (0.37, 1.0))
    clear = made.node("BsdfTransparent")
    made.tree.links.new(made.node("MixShader", i0=shown, i1=clear, i2=made.shader.outputs[0]), made.output.inputs[0])
    return made


around("", -52, 0.96, 0.5, 0.72, 0.0015, old(((0.3, 0.08, 0.05), (0.5, 0.42, 0.3), (0.36, 0.13, 0.08))), 3, 2.0, 0.01)
around("", 51, 1.3, 0.52, 0.7, 0.0015, old(((0.1, 0.16, 0.24), (0.48, 0.42, 0.3), (0.16, 0.24, 0.3))), -4, 5.0, 0.01)
around("", 46, 0.72, 0.46, 0.6, 0.0012, old(((0.35, 0.27, 0.1), (0.55, 0.48, 0.34), (0.42, 0.34, 0.14))), 2, 8.0, 0.01)
around("", -8, 0.5, 0.5, 0.62, 0.0012, old(((0.2, 0.22, 0.16), (0.5, 0.46, 0.36), (0.26, 0.3, 0.22))), -2, 9.0, 0.01)
around("bill", 0.5, 1.0, 0.6, 0.8, 0.004, None, -0.6, 1.0, 0.003)

# A leafy branch between the sun and the column.
leaf = Material("leaf", (0.05, 0.1, 0.03), 0.6)
for _ in range(70):
    x, y, z = chance.uniform(-1.5, -0.75), chance.uniform(-1.7, -1.2), chance.uniform(2.55, 3.1)
    size, a, b = chance.uniform(0.03, 0.06), chance.uniform(0, 6.28), chance.uniform(-0.7, 0.7)

    def lobe(u, v, x=x, y=y, z=z, size=size, a=a, b=b):
        px, py = size * 0.5 * math.sin(math.pi * v) * (2 * u - 1), size * (2 * v - 1)
        return (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), z + b * px)

    surface(lobe, 5, 9, leaf)
sun((0.62, 0.72, -0.62), 3.4, 1.0, (1.0, 0.9, 0.74))
camera((0.05, -3.4, 1.42), (0.0, 0.0, 1.4), 113, aperture=8, focus=(0.0, -R, 1.4))
bake("photoframe-posters", samples=20, exposure=0.2, shape=(1000, 1280))
