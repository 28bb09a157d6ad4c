"""Strawberries: dimpled flesh, a seed in each dimple, a calyx."""

import math
import random

from mathutils import Matrix, Vector, noise

from .nodes import Material
from .shapes import curved, mesh, surface, tube
from .solid import again
from .stalks import facing, leaflet

# Radius and height from the tip to the calyx, as shares of the length.
OUTLINE = curved(
    [
        (0, 0),
        (0.13, 0.012),
        (0.25, 0.09),
        (0.345, 0.24),
        (0.405, 0.42),
        (0.425, 0.6),
        (0.4, 0.77),
        (0.31, 0.9),
        (0.16, 0.955),
        (0, 0.93),
    ],
    16,
)
GOLDEN = math.pi * (3 - math.sqrt(5))


def flesh(ripe=(0.52, 0.012, 0.012), pale=(0.72, 0.2, 0.08)):
    """Wet and red, paler below the calyx; light goes a little way into it."""
    made = Material("flesh", ripe, 0.24, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.1)
    place = made.place("UV")
    along = made.node("SeparateXYZ", 1, Vector=place)
    cloud = made.noise(made.stretch(place, 7, 3, 1), 1.0, 4, 0.6)
    uneven = made.math("MULTIPLY_ADD", cloud, 0.22, along)
    made.set(
        "Base Color", made.ramp(uneven, (0.0, tuple(0.7 * part for part in ripe)), (0.3, ripe), (0.86, ripe), (1.06, pale))
    )
    made.set("Subsurface", 0.22)
    made.set("Subsurface Color", (0.75, 0.06, 0.03))
    made.set("Subsurface Radius", (0.006, 0.0012, 0.0006))
    return made.bump(made.noise(made.place(), 900, 2), 0.12, 0.0004)


class Strawberries:
    """Berries of a few kinds, each made once and laid down many times."""

    def __init__(self, kinds=3, length=0.052, seed=1):
        self.skin = flesh()
        self.seed = Material("seed", (0.62, 0.36, 0.07), 0.3)
        self.green = Material("calyx", (0.06, 0.17, 0.03), 0.45, Sheen=0.2)
        self.green.set(
            "Base Color",
            self.green.ramp(
                self.green.noise(self.green.place("UV"), 4, 4), (0.3, (0.045, 0.14, 0.02)), (0.7, (0.16, 0.3, 0.07))
            ),
        )
        self.kinds = [self._grown(length, random.Random(seed * 31 + number)) for number in range(kinds)]
        self.used = set()

    def lay(self, at, tip, spin=0.0, size=1.0, kind=0):
        """A berry whose middle is at a point and whose tip looks along `tip`; `spin` about that in radians."""
        where = facing(at, -Vector(tip), spin) @ Matrix.Scale(size, 4)
        for part, own in self.kinds[kind]:
            if kind in self.used:
                again(part, where @ own)
            else:
                part.matrix_world = where @ own
        self.used.add(kind)

    def _grown(self, length, chance):
        mark, broad = chance.uniform(0, 99), chance.uniform(0.92, 1.12)
        last = len(OUTLINE) - 1
        seeds = _lattice(int(150 * broad), chance)

        def at(u, v):
            spot = min(last - 1, int(v * last))
            share = v * last - spot
            radius, high = (a + (b - a) * share for a, b in zip(OUTLINE[spot], OUTLINE[spot + 1]))
            turn = 2 * math.pi * u
            lumps = 1 + 0.09 * noise.noise(Vector((1.6 * math.cos(turn), 1.6 * math.sin(turn), 1.4 * v + mark)))
            radius *= broad * lumps
            deep = 0.0
            for v_seed, turn_seed in seeds:
                if abs(v_seed - v) < 0.05:
                    across = (math.remainder(turn - turn_seed, 2 * math.pi)) * radius
                    deep += math.exp(-((across / 0.03) ** 2) - ((v_seed - v) * 1.2 / 0.03) ** 2)
            radius -= 0.017 * min(1.2, deep)
            return (length * radius * math.cos(turn), length * radius * math.sin(turn), length * (high - 0.5))

        body = surface(at, 150, 130, self.skin, "strawberry")
        points, faces = [], []
        for v_seed, turn in seeds:
            _seed_at(
                points,
                faces,
                Vector(at(turn / (2 * math.pi), v_seed)),
                Vector(at(turn / (2 * math.pi), min(1, v_seed + 0.03))),
                turn,
                length,
            )
        parts = [(body, Matrix()), (mesh(points, faces, self.seed, smooth=True, name="seeds"), Matrix())]
        for number in range(11):
            turn = number * 2 * math.pi / 11 + chance.uniform(-0.15, 0.15)
            sepal = leaflet(
                Matrix(),
                length * chance.uniform(0.44, 0.62),
                length * 0.1,
                self.green,
                teeth=0,
                bend=chance.uniform(0.7, 1.5),
                seed=chance.randrange(99),
            )
            own = (
                Matrix.Translation((0, 0, 0.445 * length))
                @ Matrix.Rotation(turn, 4, "Z")
                @ Matrix.Rotation(chance.uniform(0.0, 0.6), 4, "X")
            )
            parts.append((sepal, own))
        stem = tube(
            [(0, 0, 0.44 * length), (0.02 * length, 0, 0.56 * length), (0.09 * length, 0.02 * length, 0.75 * length)],
            0.03 * length,
            self.green,
        )
        return [*parts, (stem, Matrix())]


def _lattice(count, chance):
    """Where seeds sit: v and turn, evenly over the body as leaves stand about a stem."""
    return [
        (0.05 + 0.83 * ((number + 0.5) / count) ** 0.62 + chance.uniform(-0.006, 0.006), number * GOLDEN % (2 * math.pi))
        for number in range(count)
    ]


def _seed_at(points, faces, at, ahead, turn, length, rings=6, sides=8):
    """An ellipsoid that lies in its dimple, along the way to the calyx."""
    along = (ahead - at).normalized()
    across = Vector((-math.sin(turn), math.cos(turn), 0))
    out = across.cross(along).normalized()
    start = len(points)
    for ring in range(rings + 1):
        rise = math.pi * ring / rings
        for side in range(sides):
            way = 2 * math.pi * side / sides
            reach = math.sin(rise)
            points.append(
                tuple(
                    at
                    + along * (0.02 * length * math.cos(rise))
                    + across * (0.0115 * length * reach * math.cos(way))
                    + out * (0.009 * length * reach * math.sin(way) + 0.004 * length)
                )
            )
    for ring in range(rings):
        for side in range(sides):
            a, b = start + ring * sides + side, start + ring * sides + (side + 1) % sides
            faces.append((a, b, b + sides, a + sides))
