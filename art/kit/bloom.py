"""Large flowers, petal by petal. A head's matrix has its foot as its place and looks along +z."""

import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from .nodes import Material
from .petals import FINE, ragged
from .shapes import surface, tube
from .solid import again
from .stalks import facing


def tulip(head, size, material, opened=0.2, seed=1):
    """
    A cup of six petals, `size` is its height. `opened`: 0 is a bud whose tips close over it, 1 a star.
    """
    chance = random.Random(seed)
    for number in range(6):
        inner = number < 3
        tall = size * (1.0 if inner else 0.97) * chance.uniform(0.96, 1.04)
        wide = size * 0.36 * chance.uniform(0.95, 1.06)
        own = opened + chance.uniform(-0.07, 0.07)
        belly = size * (0.325 if inner else 0.36) * chance.uniform(0.97, 1.04)
        lean = 0.5 * own * (1.0 if inner else 1.15)
        mark, tips = chance.uniform(0, 99), chance.uniform(-0.05, 0.1)

        def petal(u, v, tall=tall, wide=wide, own=own, belly=belly, lean=lean, mark=mark, tips=tips, inner=inner):
            side = 2 * u - 1
            # Egg-shaped, drawn in to a blunt point with a small notch of its own.
            half = (
                wide
                * (0.46 + 0.54 * math.sin(math.pi * min(0.5, 0.85 * v)) ** 1.2)
                * max(0.0, 1 - max(0.0, (v - 0.35) / 0.65) ** 2.3) ** 0.62
            )
            across = side * half * (1 + 0.08 * noise.noise(Vector((3 * v, side, mark))))
            # The cup: out from the stalk in a round base, up, and in again at the top.
            far = belly * (1 - (1 - min(1.0, 2.1 * v)) ** 2.4) * (1 - (0.5 - 0.75 * own) * max(0.0, v - 0.5) ** 1.5 * 2.0)
            high = tall * (v - 0.06 * math.sin(math.pi * v))
            out = far + math.sin(lean) * high * v + size * tips * max(0.0, v - 0.75) ** 2 * 8 * (0.4 + own)
            up = high * math.cos(lean)
            # Curved about the axis, flatter where it opens; a crease along its middle, its rims turned out.
            round_by = max(0.2 * size, belly * (0.95 + 0.5 * own))
            turn = across / round_by
            crease = 0.02 * size * math.exp(-((side / 0.16) ** 2)) * min(1.0, 3 * v)
            curl = size * 0.05 * abs(side) ** 5 * (0.3 + own) * math.sin(math.pi * min(1.0, v + 0.1))
            depth = out - round_by * (1 - math.cos(turn)) - crease + curl + ragged(u, v, mark, size)
            wave = 0.012 * size * math.sin(9 * v + mark) * abs(side) ** 3
            return (round_by * math.sin(turn), -depth, up + wave + (0.0 if inner else -0.012 * size))

        made = surface(petal, *FINE, material, "petal")
        made.matrix_world = head @ Matrix.Rotation(
            number * 2 * math.pi / 3 + (math.pi / 3 if inner else 0) + chance.uniform(-0.12, 0.12), 4, "Z"
        )


def daffodil(head, size, star, trumpet, seed=1):
    """Six petals in two rings about a trumpet with a frilled mouth; `size` is from the middle to a petal's tip."""
    chance = random.Random(seed)
    for number in range(6):
        inner = number % 2
        long = size * chance.uniform(0.93, 1.05)
        wide = size * (0.36 if inner else 0.4) * chance.uniform(0.94, 1.06)
        lean, curl = chance.uniform(-0.12, 0.26) + (0.1 if inner else 0.0), chance.uniform(-0.25, 0.35)
        twist, mark = chance.uniform(-0.35, 0.35), chance.uniform(0, 99)

        def petal(u, v, long=long, wide=wide, lean=lean, curl=curl, twist=twist, mark=mark, inner=inner):
            side = 2 * u - 1
            half = wide * (0.3 + 0.7 * math.sin(math.pi * min(0.5, 0.78 * v + 0.06))) * max(0.0, 1 - v**3.4) ** 0.62
            across = side * half * (1 + 0.08 * noise.noise(Vector((3 * v, side, mark))))
            angle = lean + curl * v * v
            out, up = long * (0.09 + 0.91 * v) * math.cos(angle), long * v * math.sin(angle)
            up += 0.5 * half * side * side * 0.35 + 0.03 * size * math.exp(-((side / 0.14) ** 2)) * v * (1 - v)
            up += (
                across * math.sin(twist * v)
                + 0.9 * ragged(u, v, mark, size)
                + 0.018 * size * math.sin(8 * v + mark) * abs(side) ** 2
            )
            return (across * math.cos(twist * v), -out, up + (0.012 * size if inner else 0.0))

        made = surface(petal, *FINE, star, "petal")
        made.matrix_world = head @ Matrix.Rotation(number * math.pi / 3 + chance.uniform(-0.08, 0.08), 4, "Z")
    tall, mark = size * chance.uniform(0.62, 0.76), chance.uniform(0, 99)

    def mouth(u, v):
        way = 2 * math.pi * u
        ring = Vector((math.cos(way), math.sin(way), 0.0))
        frill = v**6
        fold = noise.noise(ring * 3.2 + Vector((0, 0, mark))) + 0.6 * math.sin(
            13 * way + 3 * noise.noise(ring * 1.5 + Vector((0, 0, mark + 9)))
        )
        rib = 0.012 * size * math.cos(18 * way) * min(1.0, 2 * v)
        # It closes at its foot: nothing is seen through it.
        far = size * (0.17 * min(1.0, 9 * v) ** 0.5 + 0.13 * v + 0.13 * frill) + rib * min(1.0, 6 * v)
        far += 0.045 * size * frill * fold
        return (
            far * ring.x,
            far * ring.y,
            tall * v + 0.02 * size + size * frill * (0.05 * noise.noise(ring * 2.1 + Vector((0, 0, mark + 5))) - 0.03),
        )

    surface(mouth, 181, 46, trumpet, "trumpet").matrix_world = head
    pollen = Material("pollen", (0.75, 0.42, 0.02), 0.9)
    for number in range(7):
        way = number * math.pi / 3
        far = 0.07 * size if number < 6 else 0.0
        foot, top = Vector((0.5 * far * math.cos(way), 0.5 * far * math.sin(way), 0)), Vector(
            (far * math.cos(way), far * math.sin(way), (0.46 if number < 6 else 0.58) * size)
        )
        tube(
            [
                tuple(head @ foot.lerp(top, t)) + (thick,)
                for t, thick in ((0, 0.5), (0.6, 0.5), (0.72, 1.4), (0.95, 1.4), (1, 0.6))
            ],
            0.022 * size,
            pollen,
        )


def rose(head, size, material, petals=34, opened=1.0, seed=1, fine=FINE):
    """
    Petals in one spiral: furled to a cone in the middle, then broad cups that lean out, the outermost rolled back at their
    rims. `size` is the height of a petal; the bloom is about twice as broad. `opened` from 0, a bud, to 1; `fine` are a petal's
    columns and rows.
    """
    chance = random.Random(seed)
    for number in range(petals):
        # More of them lie outside than a spiral gives: there one sees between them.
        out = ((number + 0.5) / petals) ** 0.82
        tall = size * (0.84 + 0.3 * out + chance.uniform(-0.05, 0.05))
        span = math.radians(215 - 112 * out)
        lean = opened * (0.0 + 1.0 * out**1.35) + chance.uniform(-0.05, 0.05) * (1 + 2 * out)
        roll = 0.25 + opened * (0.1 + 1.75 * out**1.2)
        base, mark = size * (0.01 + 0.135 * out), chance.uniform(0, 99)
        # Of one rim some stretches stand, others have rolled back: a petal lies between two lines.
        lines = [_cupped(lean, 0.66 - 0.32 * out, part * roll) for part in (0.3, 1.7)]
        petal = _rose_petal(size, out, tall, span, base, lines, mark, chance)
        made = surface(petal, *fine, material, "petal")
        made.pass_index = 1 + round(99 * out)
        # None grew quite upright.
        tilt = Matrix.Rotation(chance.uniform(-0.06, 0.06) * out, 4, "Y")
        made.matrix_world = head @ Matrix.Rotation(number * 2.39996 + chance.uniform(-0.2, 0.2), 4, "Z") @ tilt


def _rose_petal(size, out, tall, span, base, lines, mark, chance):
    """One petal, `out` from 0 at the heart to 1: rows of it follow its rim, which is round, pinched to a point, and wavy."""
    tip, nick, at_side = chance.uniform(-0.03, 0.1), max(0.0, chance.uniform(-0.12, 0.07)), chance.uniform(-0.7, 0.7)
    wide, flaps = chance.uniform(0.92, 1.06), chance.uniform(0.1, 0.5)

    def petal(u, v):
        # Columns stand closer where the rim turns down to the petal's sides.
        side = (2 * u - 1) * (1.5 - 0.5 * (2 * u - 1) ** 2)
        broad = wide * (0.3 + 0.7 * math.sin(0.5 * math.pi * min(1.0, 1.5 * v)) ** 1.1)
        rim = 0.56 + 0.44 * max(0.0, 1 - abs(side) ** 2.5) ** 0.46
        # It runs in and out all along, and is torn a little here and there.
        rim += tip * math.exp(-((side / 0.17) ** 2)) - nick * math.exp(-(((side - at_side) / 0.05) ** 2))
        rim += 0.026 * noise.noise(Vector((3.0 * side, mark, 7.0))) + 0.009 * noise.noise(Vector((11 * side, mark, 3.0)))
        high = min(1.0, v * (1 + (rim - 1) * v**1.5) / (1 + max(0.0, tip)))
        at = high * (len(lines[0]) - 1)
        low = min(len(lines[0]) - 2, int(at))
        rolled = 0.3 + flaps * side * side + 0.9 * noise.noise(Vector((1.4 * side, 0.4 * v, mark + 20)))
        rolled = min(1.0, max(0.0, rolled))
        far, up = 0.0, 0.0
        for line, part in zip(lines, (1 - rolled, rolled)):
            far += part * (line[low][0] + (line[low + 1][0] - line[low][0]) * (at - low))
            up += part * (line[low][1] + (line[low + 1][1] - line[low][1]) * (at - low))
        # The sides of the rim roll back more than its middle does.
        back = 0.24 * size * out * side**4 * max(0.0, v - 0.35) ** 1.5
        # Soft folds run down from the rim, which is wavy; one side of a petal is tucked below the next.
        fold = 0.026 * size * noise.noise(Vector((4.2 * side, 0.9 * v, mark + 60))) * v * v * (0.3 + 0.7 * out)
        wave = 0.03 * size * out * math.sin(5.5 * side + mark) * noise.noise(Vector((1.3 * side, mark, 1.0))) * v**3
        tuck = 0.08 * size * side * (1 - 0.75 * out) * min(1.0, 2 * v)
        radius = base + tall * far + 1.2 * ragged(u, v, mark, size) * (0.3 + 0.7 * out) + fold + tuck
        angle = side * 0.5 * span * broad
        return (radius * math.sin(angle), -radius * math.cos(angle) - back, tall * up - 0.7 * back + 0.6 * fold + 2 * wave)

    return petal


class Roses:
    """Roses of one colour grown once in a few kinds, from open to nearly shut, and laid as often as wanted."""

    def __init__(self, material, kinds=((30, 0.95), (26, 0.75), (20, 0.5)), seed=1, fine=FINE):
        self.kinds = []
        for number, (petals, opened) in enumerate(kinds):
            before = set(bpy.data.objects)
            rose(Matrix.Translation((0, 0, -50)), 1.0, material, petals, opened, seed + 7 * number, fine)
            self.kinds.append([made for made in bpy.data.objects if made not in before])

    def lay(self, at, way, size, kind=0, spin=0.0):
        """A rose of `size` as a petal is high, whose foot is at a point and whose face looks along `way`."""
        where = facing(at, way, spin) @ Matrix.Scale(size, 4) @ Matrix.Translation((0, 0, 50))
        for petal in self.kinds[kind]:
            again(petal, where @ petal.matrix_basis)


def _cupped(lean, cup, roll, steps=120):
    """How far out and up a petal is along its length, as shares of it: it swells, stands up, rolls over at its rim."""
    far, up, line = 0.0, 0.0, []
    for step in range(steps + 1):
        along = step / steps
        angle = lean + cup * math.cos(math.pi * min(1.0, 1.3 * along)) + roll * max(0.0, (along - 0.62) / 0.38) ** 2.2
        line.append((far, up))
        far, up = far + math.sin(angle) / steps, up + math.cos(angle) / steps
    return line
