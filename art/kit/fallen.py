"""Leaves that fell in autumn."""

import math
import random

from mathutils import Matrix, Vector, noise

from .nodes import Material
from .shapes import coloured, curved, mesh, surface
from .solid import again

# Half of a maple's leaf, from its stem to its tip.
HALF = [
    (0.03, 0),
    (0.2, -0.07),
    (0.19, 0.05),
    (0.46, 0.08),
    (0.38, 0.18),
    (0.54, 0.38),
    (0.37, 0.37),
    (0.34, 0.45),
    (0.19, 0.37),
    (0.24, 0.62),
    (0.13, 0.58),
    (0.0, 0.95),
]
OUTLINE = HALF + [(-x, y) for x, y in HALF[-2::-1]]
# An oak's leaf has round lobes, a beech's none.
OAK = [
    (0.025, 0), (0.06, 0.1), (0.15, 0.16), (0.17, 0.24), (0.1, 0.29), (0.12, 0.35), (0.24, 0.4), (0.27, 0.49), (0.16, 0.54),
    (0.17, 0.59), (0.27, 0.66), (0.26, 0.76), (0.15, 0.77), (0.14, 0.83), (0.14, 0.92), (0.07, 0.98), (0.0, 1.0),
]
BEECH = [(0.02, 0), (0.1, 0.07), (0.22, 0.22), (0.275, 0.4), (0.26, 0.58), (0.19, 0.76), (0.09, 0.91), (0.0, 1.0)]


def autumn(tones=((0.34, 0.06, 0.01), (0.42, 0.15, 0.015), (0.16, 0.06, 0.02), (0.26, 0.035, 0.01))):
    """Materials of dry leaves, blotched."""
    made = []
    for tone in tones:
        leaf = Material("leaf", tone, 0.6, Specular=0.25)
        blotches = leaf.noise(leaf.place(), 40, 4)
        leaf.set("Base Color", leaf.ramp(blotches, (0.35, tuple(0.5 * part for part in tone)), (0.65, tone)))
        made.append(leaf)
    return made


def maple(place, size, tone, bend):
    """Lies on the ground of `place`, its tip towards +y; `bend` is how far it has curled."""
    points = [(0, 0.25 * size, 0)]
    for share in (0.5, 1.0):
        for x, y in OUTLINE:
            px, py = size * share * x, size * (0.25 + share * (y - 0.25))
            points.append(
                (px, py, bend * (px * px + (py - 0.3 * size) ** 2) / size + 0.03 * size * share * math.sin(9 * x + 7 * y))
            )
    count = len(OUTLINE)
    faces = [(0, 1 + at, 1 + (at + 1) % count) for at in range(count)]
    faces += [(1 + at, 1 + count + at, 1 + count + (at + 1) % count, 1 + (at + 1) % count) for at in range(count)]
    leaf = mesh(points, faces, tone, smooth=True, name="leaf")
    leaf.matrix_world = place
    return leaf


# From the foot of the blade to the tips of its lobes, the middle one first.
VEINS = [((0.0, 0.0), tip) for tip in ((0.0, 0.93), (0.54, 0.38), (-0.54, 0.38), (0.46, 0.08), (-0.46, 0.08))]


def turning(dark, light, vein, rough=0.5, relief=0.5):
    """A leaf that loses its green from the rim: blotched, its veins the last to turn."""
    made = Material("turning", dark, rough, Specular=0.35)
    place = made.place()
    lines = made.node("Attribute", settings={"attribute_name": "vein"})
    rim = made.node("Attribute", 2, settings={"attribute_name": "rim"})
    cloud = made.noise(place, 5, 6, 0.65, 0.4)
    share = made.math("ADD", made.math("MULTIPLY", cloud, 1.3), made.math("MULTIPLY", rim, -0.55))
    own = made.ramp(share, (0.2, dark), (0.5, light))
    spots = made.ramp(made.noise(place, 34, 4, 0.7), (0.64, 0.0), (0.7, 0.55))
    own = made.mix(spots, own, tuple(0.25 * part for part in dark))
    own = made.mix(made.math("MULTIPLY", lines, 0.6), own, vein)
    made.set("Base Color", own)
    made.bump(made.mix(0.35, lines, made.noise(place, 60, 4, 0.6)), relief, 0.02)
    glow = made.node("BsdfTranslucent", Color=own)
    made.tree.links.new(made.node("MixShader", i0=0.28, i1=made.shader.outputs[0], i2=glow), made.output.inputs[0])
    return made


class Maples:
    """Leaves of one colour with their veins in relief, grown once in a few curls and laid as often as wanted."""

    def __init__(self, material, kinds=4, seed=1, half=HALF):
        """`half` is the outline of the leaf's right half, from its foot to its tip: a maple's, or one with a midrib."""
        chance = random.Random(seed)
        self.kinds = [self._grown(material, chance, half) for _ in range(kinds)]

    def lay(self, place, size, kind=0):
        """A leaf of `size` from foot to tip; `place` is its foot, +y the way it grows, +z its face."""
        again(self.kinds[kind % len(self.kinds)], place @ Matrix.Scale(size, 4))

    @staticmethod
    def _grown(material, chance, half):
        outline = half + [(-x, y) for x, y in half[-2::-1]]
        # Between two points a rim swells: a leaf is no star of straight cuts.
        fine = curved([*outline, outline[0]], 8)[:-1]
        lines = VEINS if half is HALF else _feathered(half)
        veins, rims = [], []
        mark, bend, fold = chance.uniform(0, 99), chance.uniform(0.1, 0.5), chance.uniform(-0.15, 0.3)
        curl = chance.uniform(-0.1, 0.5)

        def at(u, v):
            x, y = fine[round(u * len(fine)) % len(fine)]
            # Rims are not cut with a knife.
            y += 0.012 * noise.noise(Vector((22 * x, 22 * y, mark)))
            px, py = v * x, 0.16 + v * (y - 0.16)
            near = min(_beside(px, py, *vein) for vein in lines)
            ribs = abs(math.sin(34 * (py + 0.7 * abs(px))))
            line = max(0.0, 1 - near / (0.016 * (1.2 - 0.8 * v))) + 0.3 * (1 - ribs) ** 8
            veins.append(min(1.0, line))
            rims.append(v**3)
            far = px * px + (py - 0.3) ** 2
            waves = 0.05 * math.sin(11 * px + 7 * py + mark) * v + 0.05 * noise.noise(Vector((4 * px, 4 * py, mark)))
            # A dry rim rolls up, one side more than the other.
            rolled = curl * v**4 * (0.16 + 0.14 * noise.noise(Vector((2 * px, 2 * py, mark + 30))))
            high = bend * far * 0.9 + fold * abs(px) * 0.5 + waves * 0.6 - 0.015 * (1 - min(1.0, near / 0.1)) + rolled
            return (px * (1 - 0.3 * abs(rolled)), py, high)

        leaf = surface(at, len(fine) + 1, 26, material, "leaf")
        coloured(coloured(leaf, "vein", veins), "rim", rims)
        leaf.location.z = -50
        return leaf


def _feathered(half):
    """A midrib, and side veins that leave it in pairs."""
    lines = [((0.0, 0.0), (0.0, 0.97))]
    for number in range(7):
        foot = 0.1 + 0.11 * number
        tip = foot + 0.16
        wide = max(x for x, y in half if abs(y - tip) < 0.14)
        lines += [((0.0, foot), (side * 0.9 * wide, tip)) for side in (-1, 1)]
    return lines


def _beside(x, y, start, end):
    along, apart = Vector(end) - Vector(start), Vector((x, y)) - Vector(start)
    share = min(1.0, max(0.0, apart.dot(along) / along.dot(along)))
    return (apart - share * along).length
