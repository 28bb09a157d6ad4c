"""What lies on tables at Easter: eggs, nests, catkins of willow."""

import math
import random

from mathutils import Matrix, Vector

from .nodes import Material
from .shapes import curved, mesh, surface, tube


def dyed(colour, pattern="plain", second=(0.9, 0.88, 0.82), third=None):
    """A shell that took its dye unevenly; its pattern was painted on by hand."""
    made = Material(
        "shell", colour, 0.4, Specular=0.4, Subsurface=0.04, Subsurface_Radius=(0.004, 0.003, 0.002), Subsurface_Color=colour
    )
    place, flat = made.place(scale=30), made.place("UV")
    cloud = made.noise(place, 1.3, 4, 0.6)
    pits = made.noise(place, 60, 2, 0.5)
    colour_of = made.mix(
        made.ramp(cloud, (0.3, 0.0), (0.7, 1.0)),
        tuple(0.82 * part for part in colour),
        tuple(min(1.0, 1.12 * part) for part in colour),
    )
    number = made.math
    # A hand that paints trembles.
    wander = made.scaled(
        made.node(
            "VectorMath",
            settings={"operation": "SUBTRACT"},
            i0=made.node("TexNoise", 1, Vector=made.place(scale=140), Scale=1.0),
            i1=(0.5, 0.5, 0.5),
        ),
        0.012,
    )
    uneven = made.sum(flat, wander)
    u, v = (made.node("SeparateXYZ", axis, Vector=uneven) for axis in (0, 1))
    paint = None
    if pattern == "speckled":
        spots = made.noise(made.place(scale=420), 1.0, 4, 0.75)
        paint = made.ramp(spots, (0.6, 0.0), (0.66, 0.9))
    elif pattern == "bands":
        line = lambda at, half: made.ramp(number("ABSOLUTE", number("SUBTRACT", v, at)), (half, 1.0), (half + 0.006, 0.0))
        paint = number("MAXIMUM", number("MAXIMUM", line(0.5, 0.07), line(0.36, 0.012)), line(0.64, 0.012))
    elif pattern == "dots":
        row = number("FLOOR", number("MULTIPLY", v, 9.0))
        shifted = number("ADD", number("MULTIPLY", u, 12.0), number("MULTIPLY", number("MODULO", row, 2.0), 0.5))
        across = number(
            "MULTIPLY", number("SUBTRACT", number("FRACT", shifted), 0.5), number("SINE", number("MULTIPLY", v, math.pi))
        )
        down = number("SUBTRACT", number("FRACT", number("MULTIPLY", v, 9.0)), 0.5)
        far = number("SQRT", number("ADD", number("MULTIPLY", across, across), number("MULTIPLY", down, down)))
        paint = made.ramp(far, (0.24, 1.0), (0.29, 0.0))
    elif pattern == "waves":
        swing = number("MULTIPLY", number("SINE", number("MULTIPLY", u, 2 * math.pi * 11)), 0.022)
        wave = lambda at, half: made.ramp(
            number("ABSOLUTE", number("SUBTRACT", number("ADD", v, swing), at)), (half, 1.0), (half + 0.006, 0.0)
        )
        paint = number("MAXIMUM", number("MAXIMUM", wave(0.38, 0.016), wave(0.5, 0.026)), wave(0.62, 0.016))
    if paint is not None:
        brushed = made.ramp(made.noise(made.stretch(made.place(), 500, 500, 60), 1.0, 3), (0.25, 0.75), (0.6, 1.0))
        tone = (0.1, 0.06, 0.035) if pattern == "speckled" else second
        colour_of = made.mix(number("MULTIPLY", paint, brushed), colour_of, tone)
        if third and pattern == "bands":
            colour_of = made.mix(
                made.ramp(number("ABSOLUTE", number("SUBTRACT", v, 0.5)), (0.026, 1.0), (0.032, 0.0)), colour_of, third
            )
    made.set("Base Color", colour_of)
    return made.bump(made.mix(0.3, pits, made.noise(place, 6, 2)), 0.12, 0.0006)


def egg(place, size, material):
    """`size` is its length; its blunt end is down the z of `place`, its middle the origin."""

    def at(u, v):
        angle, way = math.pi * v, 2 * math.pi * u
        up = -math.cos(angle)
        far = 0.37 * size * math.sin(angle) * (1 - 0.15 * up)
        return (far * math.cos(way), far * math.sin(way), 0.5 * size * up)

    made = surface(at, 65, 49, material, "egg")
    made.matrix_world = place
    return made


def nest(at, radius, high, twigs=330, seed=1):
    """Straw and thin twigs wound to a ring with a hollow in its middle."""
    chance = random.Random(seed)
    straws = []
    for tone in ((0.3, 0.19, 0.09), (0.46, 0.33, 0.17), (0.2, 0.12, 0.06), (0.36, 0.29, 0.17)):
        straw = Material("straw", tone, 0.7, Specular=0.3)
        fibres = straw.noise(straw.stretch(straw.place("UV"), 3, 30, 1), 1.0, 3, 0.6)
        straw.set(
            "Base Color",
            straw.mix(fibres, tuple(0.55 * part for part in tone), tuple(min(1.0, 1.25 * part) for part in tone)),
        )
        straws.append(straw)
    x, y, z = at
    for number in range(twigs):
        layer = chance.random()
        ring = radius * (0.62 + 0.36 * layer**0.7) * chance.uniform(0.92, 1.08)
        level = high * (0.12 + 0.86 * math.sin(math.pi * min(1.0, 0.15 + 0.75 * layer))) * chance.uniform(0.4, 1.0)
        start, span = chance.uniform(0, 6.28), chance.uniform(0.5, 2.1)
        tilt, out = chance.uniform(-0.007, 0.007), chance.uniform(-0.08, 0.11)
        phase = chance.uniform(0, 6.28)
        points = []
        for step in range(9):
            t = step / 8
            angle = start + span * t
            # Stiff straw does not follow the ring: its ends stand off.
            far = ring * (1 + out * (2 * t - 1) ** 2 + 0.03 * math.sin(7 * t + phase))
            up = max(0.001, level + tilt * (2 * t - 1) + 0.0025 * math.sin(5 * t + phase))
            points.append((x + far * math.cos(angle), y + far * math.sin(angle), z + up, 1 - 0.5 * abs(2 * t - 1)))
        tube(points, chance.choice((0.0006, 0.0008, 0.0011, 0.0016)), chance.choice(straws))
    # What lines it: a bed of dry moss, then much fine straw.
    moss = Material("moss", (0.15, 0.11, 0.05), 0.95)
    moss.bump(moss.noise(moss.place(), 900, 3, 0.7), 0.8, 0.002)

    def bed(u, v):
        far, way = 0.78 * radius * v, 2 * math.pi * u
        return (x + far * math.cos(way), y + far * math.sin(way), z + high * (0.1 + 0.34 * v * v))

    surface(bed, 49, 12, moss, "bed")
    for number in range(twigs):
        angle, far = chance.uniform(0, 6.28), radius * 0.6 * math.sqrt(chance.random())
        way, long = chance.uniform(0, 6.28), chance.uniform(0.3, 0.7) * radius
        up = high * (0.13 + 0.34 * (far / (0.78 * radius)) ** 2 + 0.08 * chance.random())
        spot = Vector((x + far * math.cos(angle), y + far * math.sin(angle), z + up))
        go = Vector((math.cos(way), math.sin(way), 0)) * long * 0.5
        bow = Vector((-go.y, go.x, 0)) * chance.uniform(-0.4, 0.4)
        tube([tuple(spot - go), tuple(spot + bow), tuple(spot + go)], chance.choice((0.0006, 0.0009)), chance.choice(straws))


def willow(points, buds, seed=1):
    """A twig of willow along points, silver catkins at `buds` places in turn on its sides."""
    chance = random.Random(seed)
    bark = Material("willow", (0.14, 0.075, 0.03), 0.5, Specular=0.35)
    husk = Material("husk", (0.09, 0.035, 0.014), 0.4, Specular=0.5)
    fur = Material("catkin", (0.62, 0.61, 0.57), 0.95, Sheen=0.6, Specular=0.1)
    # Silver fur over a green and grey core: darker where it parts.
    down = fur.noise(fur.place("Object", 900), 1.0, 3, 0.6)
    fur.set("Base Color", fur.ramp(down, (0.3, (0.3, 0.3, 0.25)), (0.62, (0.66, 0.65, 0.6))))
    line = [Vector(point) for point in curved(points, 12)]
    last = len(line) - 1
    tube([(*point, 1 - 0.55 * number / last) for number, point in enumerate(line)], 0.0021, bark)
    hairs = []
    for number in range(buds):
        at = int(last * (0.22 + 0.78 * (number + 1) / buds))
        along = (line[min(last, at + 2)] - line[max(0, at - 2)]).normalized()
        side = along.cross(Vector((0, 0, 1))).normalized() * (1 if number % 2 else -1)
        way = (
            along * 0.85 + side * (0.55 if number < buds - 1 else 0.0) + Vector((0, 0, chance.uniform(0.05, 0.3)))
        ).normalized()
        long = chance.uniform(0.0105, 0.0145)
        # Its foot is in the bark, the last one's at the very end.
        place = Matrix.Translation(line[at] + way * 0.1 * long) @ way.to_track_quat("Z", "Y").to_matrix().to_4x4()

        def body(u, v, long=long):
            angle, turn = math.pi * v, 2 * math.pi * u
            far = 0.27 * long * math.sin(angle) * (1 - 0.2 * math.cos(angle))
            return (far * math.cos(turn), far * math.sin(turn), 0.5 * long * (1 - math.cos(angle)) - 0.12 * long)

        surface(body, 25, 21, fur, "catkin").matrix_world = place
        for _ in range(900):
            v, turn = chance.random(), chance.uniform(0, 2 * math.pi)
            foot = Vector(body(turn / (2 * math.pi), 0.12 + 0.86 * v))
            out = Vector((math.cos(turn), math.sin(turn), 0.0)) * math.sin(math.pi * v) + Vector((0, 0, 0.9))
            hairs.append((place @ foot, place.to_3x3() @ out.normalized() * 0.0013 * chance.uniform(0.5, 1.2)))
        scale = lambda u, v, long=long: (
            0.24 * long * math.sin(math.pi * v) * (2 * u - 1),
            -0.26 * long * math.cos(1.2 * (2 * u - 1)),
            long * (0.55 * v - 0.2),
        )
        for turn in (0.0, math.pi):
            surface(scale, 9, 9, husk, "scale").matrix_world = place @ Matrix.Rotation(turn, 4, "Z")
    points, faces = [], []
    for foot, go in hairs:
        across = go.cross(Vector((0.3, 0.5, 0.8))).normalized() * 0.00005
        first = len(points)
        points += [tuple(foot - across), tuple(foot + across), tuple(foot + go)]
        faces.append((first, first + 1, first + 2))
    mesh(points, faces, fur, name="hairs")
