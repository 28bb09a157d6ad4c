"""Stems, leaves and what fell: all that a flower is but its head."""

import math
import random

from mathutils import Matrix, Vector, noise

from .shapes import curved, surface, tube


def facing(at, way, spin=0.0):
    """Where a head stands: its foot at `at`, its face towards `way`, turned about that by `spin`."""
    looks = Vector(way).normalized().to_track_quat("Z", "Y").to_matrix().to_4x4()
    return Matrix.Translation(at) @ looks @ Matrix.Rotation(spin, 4, "Z")


def stalk(points, radius, material):
    """A round stem through points, a little thicker at its foot, nowhere quite straight."""
    line = curved(points, 10)
    last = len(line) - 1
    bent = []
    for number, (x, y, z) in enumerate(line):
        sway = noise.noise_vector(Vector((9 * x + 31 * radius, 9 * y, 9 * z))) * 0.0011
        bent.append((x + sway.x, y + sway.y, z + 0.5 * sway.z, 1 - 0.22 * number / last))
    return tube(bent, radius, material)


def thorns(points, radius, material, gap=0.016, seed=1):
    """Prickles along a rose's stem through these points: broad at their feet, bent down towards the stem's own foot."""
    chance, line, along = random.Random(seed), [Vector(point[:3]) for point in curved(points, 10)], 0.0
    for here, ahead in zip(line, line[1:]):
        along += (ahead - here).length
        if along < gap:
            continue
        along = chance.uniform(-0.5, 0.3) * gap
        way = (ahead - here).normalized()
        out = (way.orthogonal().normalized() if abs(way.z) > 0.9 else way.cross(Vector((0, 0, 1)))).normalized()
        out = Matrix.Rotation(chance.uniform(-0.6, 0.9) + (math.pi if chance.random() < 0.5 else 0.0), 3, way) @ out
        long = radius * chance.uniform(1.2, 1.9)
        spots = [(t, here + out * (0.7 * radius + long * t) - way * long * 0.7 * t * t) for t in (0, 0.3, 0.65, 1.0)]
        tube([(*spot, (1 - t) ** 0.8 + 0.03) for t, spot in spots], 0.52 * radius, material)


def long_leaf(points, width, material, fold=0.35, twist=0.0, waves=0.05, seed=1):
    """A blade along points from its foot to its tip, folded up along its middle; `width` in metres, `twist` in radians."""
    line = curved(points, 12)
    last = len(line) - 1
    chance = random.Random(seed)
    phase = chance.uniform(0, 9)

    def place(u, v):
        at = min(last - 1, int(v * last))
        here, ahead = Vector(line[at]), Vector(line[at + 1])
        spot = here.lerp(ahead, v * last - at)
        along = (Vector(line[min(last, at + 3)]) - Vector(line[max(0, at - 3)])).normalized()
        across = along.cross(Vector((0, 0, 1))).normalized()
        up = across.cross(along)
        turn = twist * (v - 0.3)
        across, up = across * math.cos(turn) + up * math.sin(turn), up * math.cos(turn) - across * math.sin(turn)
        side = 2 * u - 1
        half = 0.5 * width * min(1.0, 0.55 + 1.1 * v) * max(0.0, 1 - v**2.6) ** 0.8
        wave = waves * width * side * math.sin(7 * v + phase + side) * min(1.0, 3 * v)
        return tuple(spot + across * side * half + up * (fold * half * abs(side) ** 1.4 + wave))

    return surface(place, 17, 60, material, "leaf")


def leaflet(place, length, width, material, teeth=14, bend=0.5, fold=0.3, seed=1):
    """One blade with a toothed rim; `place` is a matrix: where it begins, +y the way it grows, +z its face."""
    chance = random.Random(seed)
    mark, sway = chance.uniform(0, 99), chance.uniform(-0.12, 0.12)

    def at(u, v):
        side = 2 * u - 1
        half = width * math.sin(math.pi * min(1.0, v**0.82)) ** 0.85
        # Teeth point to the tip, and are lost where the blade runs out: there they would be notches.
        deep = 0.085 * min(1.0, 5 * (1 - v)) if teeth and v > 0.08 else 0.0
        saw = 1 - deep * ((v * teeth) % 1.0) * abs(side) ** 6
        across = side * half * saw
        angle = bend * v
        along, down = length * math.sin(angle) / bend, -length * (1 - math.cos(angle)) / bend
        up = (
            fold * abs(across)
            # Its rims curl under here and there, in waves.
            - 0.16 * width * max(0.0, noise.noise(Vector((side, 2.2 * v, mark + 30)))) * side**4
            + 0.07 * width * math.sin(9 * v + mark) * abs(side) ** 2
            + 0.12 * width * noise.noise(Vector((2 * u, 2.5 * v, mark)))
        )
        return (across + sway * length * v * v, along, down + up)

    made = surface(at, 25, 99, material, "leaflet")
    made.matrix_world = place
    return made


def rose_leaf(foot, way, up, length, material, stem, leaflets=5, seed=1):
    """A stalk with leaflets in pairs and one at its tip. `foot` a point, `way` and `up` directions."""
    chance = random.Random(seed)
    foot, way = Vector(foot), Vector(way).normalized()
    across = way.cross(Vector(up)).normalized()
    face = across.cross(way)
    line = [foot + way * length * t - face * 0.12 * length * t * t for t in (0, 0.3, 0.6, 0.8)]
    tube([(*point, 1 - 0.5 * t) for point, t in zip(line, (0, 0.3, 0.6, 0.8))], 0.0011, stem)
    spots = [(3, 0.0, 1.0)] + [
        (1 + pair, way_to, 0.86 - 0.12 * (1 - pair)) for pair in range((leaflets - 1) // 2) for way_to in (-1.15, 1.15)
    ]
    for number, (spot, turn, scale) in enumerate(spots):
        ahead = way * math.cos(turn) + across * math.sin(turn)
        right = ahead.cross(face).normalized()
        basis = Matrix((right, ahead, face)).transposed().to_4x4()
        tilt = Matrix.Rotation(chance.uniform(-0.2, 0.25), 4, "Y") @ Matrix.Rotation(chance.uniform(-0.05, 0.2), 4, "X")
        size = 0.44 * length * scale * chance.uniform(0.92, 1.08)
        leaflet(
            Matrix.Translation(line[min(spot, 3)]) @ basis @ tilt,
            size,
            0.3 * size,
            material,
            seed=seed * 7 + number,
            bend=chance.uniform(0.3, 0.8),
        )


def fallen(at, turn, size, material):
    """A petal that fell, hollow side up, thin at its curling rim; `turn` in radians."""
    mark = 3.7 * turn + 90 * at[0]
    chance = random.Random(round(1000 * mark))
    cup, curl, tip = chance.uniform(0.35, 0.8), chance.uniform(0.1, 0.24), chance.uniform(-0.05, 0.05)

    def place(u, v):
        side = (2 * u - 1) * (1.5 - 0.5 * (2 * u - 1) ** 2)
        half = 0.54 * size * (0.24 + 0.76 * math.sin(0.5 * math.pi * min(1.0, 1.45 * v)) ** 1.2)
        rim = 0.6 + 0.4 * max(0.0, 1 - abs(side) ** 2.5) ** 0.46 + tip * math.exp(-((side / 0.24) ** 2))
        rim += 0.05 * noise.noise(Vector((2.4 * side, mark, 7.0))) + 0.012 * noise.noise(Vector((10 * side, mark, 3.0)))
        long = v * (1 + (rim - 1) * v**1.4)
        outside = max(0.0, max(abs(side), v) - 0.6) / 0.4
        uneven = noise.noise(Vector((2.0 * side, 1.6 * v, mark)))
        # Folds fan out from its foot; of its rim some rolls back, some stands up.
        fan = 0.03 * noise.noise(Vector((4.5 * side, 0.7 * v, mark + 9))) * v
        high = cup / size * (side * half) ** 2 + 0.22 * size * (v - 0.42) ** 2 + size * fan + 0.03 * size
        high += size * (0.07 * uneven * (0.3 + outside) + curl * outside**2 * (uneven - 0.1))
        # Nowhere does it go through what it lies on.
        high = 0.5 * (high + math.hypot(high, 0.04 * size))
        return (side * half + 0.04 * size * uneven, size * long, high)

    made = surface(place, 36, 40, material, "petal")
    made.location, made.rotation_euler = at, (0.12 * math.sin(7 * turn), 0.16 * math.sin(mark), turn)
    return made
