"""Flowers of spring, petal by petal, with their stalks and leaves. A head's matrix has its foot as its place and looks along +z."""

import math
import random

from mathutils import Matrix, Vector, noise

from .nodes import Material
from .shapes import curved, mesh, surface, tube

# Columns and rows of a petal: its rim is a line of its own.
FINE = (36, 44)


def blade(foot, middle, tip, rim=None, flame=None, streaks=0.5, through=0.45, rough=0.42):
    """
    What petals are made of: cells in rows along it, which make it silken, fine streaks of colour, light that comes through.
    Colours from its foot to its tip; `rim` along its sides, `flame` up its middle.
    """
    made = Material("blade", middle, rough, Specular=0.32, Sheen=0.25, Sheen_Tint=0.6)
    place = made.place("UV")
    own = made.node("ObjectInfo", "Random")
    elsewhere = made.sum(place, made.scaled(made.node("CombineXYZ", X=own, Y=own, Z=own), 7.0))
    rows = made.noise(made.stretch(elsewhere, 95, 3.2, 1), 1.0, 4, 0.62)
    lines = made.noise(made.stretch(elsewhere, 26, 1.1, 1), 1.0, 3, 0.55, 0.3)
    cloud = made.noise(elsewhere, 2.6, 3)
    along = made.node("SeparateXYZ", 1, Vector=place)
    # The colour climbs farther along some streaks than along others.
    uneven = made.node("Math", settings={"operation": "MULTIPLY_ADD"}, i0=lines, i1=0.42, i2=along)
    climbs = made.node("Math", settings={"operation": "SUBTRACT", "use_clamp": True}, i0=uneven, i1=0.21)
    colour = made.ramp(climbs, (0.02, foot), (0.3, tuple(0.5 * (a + b) for a, b in zip(foot, middle))), (0.52, middle), (1.0, tip))
    side = made.node("SeparateXYZ", 0, Vector=place)
    off = made.node("Math", settings={"operation": "ABSOLUTE"}, i0=made.node("Math", settings={"operation": "SUBTRACT"}, i0=side, i1=0.5))
    ragged = made.node("Math", settings={"operation": "MULTIPLY_ADD"}, i0=lines, i1=0.22, i2=off)
    if flame:
        colour = made.mix(made.ramp(ragged, (0.12, 0.9), (0.36, 0.0)), colour, flame)
    if rim:
        colour = made.mix(made.ramp(ragged, (0.44, 0.0), (0.6, 0.85)), colour, rim)
    shades = made.ramp(rows, (0.3, 1 - 0.34 * streaks), (0.7, 1.0))
    blotches = made.ramp(cloud, (0.3, 0.8), (0.7, 1.08))
    each = made.ramp(own, (0.0, 0.82), (1.0, 1.1))
    toned = made.multiply(made.multiply(made.multiply(colour, shades), blotches), each)
    made.set("Base Color", toned)
    made.set("Roughness", made.ramp(rows, (0.3, rough * 0.85), (0.7, rough * 1.3)))
    made.bump(made.mix(0.45, rows, lines), 0.34, 0.0011)
    # What comes through is purer than what is thrown back.
    deep = made.node("Gamma", Color=toned, Gamma=1.25)
    glow = made.node("BsdfTranslucent", Color=made.mix(1.0, deep, (1.5, 1.4, 1.3), "MULTIPLY"))
    made.tree.links.new(made.node("MixShader", i0=through, i1=made.shader.outputs[0], i2=glow), made.output.inputs[0])
    return made


def herb(dark, light, lines=44, through=0.3, rough=0.42, bloom=0.25):
    """Leaves of bulbs: veins run along them, and a pale wax lies on them."""
    made = Material("herb", dark, rough, Specular=0.35)
    place = made.place("UV")
    own = made.node("ObjectInfo", "Random")
    elsewhere = made.sum(place, made.scaled(made.node("CombineXYZ", X=own, Y=own, Z=own), 7.0))
    veins = made.noise(made.stretch(elsewhere, lines, 0.6, 1), 1.0, 3, 0.6)
    cloud = made.noise(made.stretch(elsewhere, 2, 4, 1), 1.0, 4, 0.6)
    colour = made.mix(made.ramp(made.mix(0.5, veins, cloud), (0.36, 0.0), (0.64, 1.0)), dark, light)
    waxy = made.mix(made.ramp(cloud, (0.35, 0.0), (0.75, bloom)), colour, (0.3, 0.42, 0.38))
    made.set("Base Color", waxy).bump(veins, 0.4, 0.0012)
    made.set("Roughness", made.ramp(cloud, (0.3, rough * 0.8), (0.7, rough * 1.4)))
    glow = made.node("BsdfTranslucent", Color=made.mix(1.0, colour, (1.9, 2.1, 0.9), "MULTIPLY"))
    made.tree.links.new(made.node("MixShader", i0=through, i1=made.shader.outputs[0], i2=glow), made.output.inputs[0])
    return made


def stalk(points, radius, material):
    """A round stem through points, a little thicker at its foot, nowhere quite straight."""
    line = curved(points, 10)
    last = len(line) - 1
    bent = []
    for number, (x, y, z) in enumerate(line):
        sway = noise.noise_vector(Vector((9 * x + 31 * radius, 9 * y, 9 * z))) * 0.0011
        bent.append((x + sway.x, y + sway.y, z + 0.5 * sway.z, 1 - 0.22 * number / last))
    return tube(bent, radius, material)


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


def _ragged(u, v, seed, size):
    """Soft folds along a petal, and what is uneven about every one of them."""
    soft = noise.noise(Vector((5.0 * u, 1.3 * v, seed * 3.7)))
    broad = noise.noise(Vector((1.7 * u, 1.7 * v, seed * 5.1 + 40)))
    return size * (0.011 * soft + 0.03 * broad)


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
            half = wide * (0.46 + 0.54 * math.sin(math.pi * min(0.5, 0.85 * v)) ** 1.2) * max(0.0, 1 - max(0.0, (v - 0.35) / 0.65) ** 2.3) ** 0.62
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
            depth = out - round_by * (1 - math.cos(turn)) - crease + curl + _ragged(u, v, mark, size)
            wave = 0.012 * size * math.sin(9 * v + mark) * abs(side) ** 3
            return (round_by * math.sin(turn), -depth, up + wave + (0.0 if inner else -0.012 * size))

        made = surface(petal, *FINE, material, "petal")
        made.matrix_world = head @ Matrix.Rotation(number * 2 * math.pi / 3 + (math.pi / 3 if inner else 0) + chance.uniform(-0.12, 0.12), 4, "Z")


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
            up += across * math.sin(twist * v) + 0.9 * _ragged(u, v, mark, size) + 0.018 * size * math.sin(8 * v + mark) * abs(side) ** 2
            return (across * math.cos(twist * v), -out, up + (0.012 * size if inner else 0.0))

        made = surface(petal, *FINE, star, "petal")
        made.matrix_world = head @ Matrix.Rotation(number * math.pi / 3 + chance.uniform(-0.08, 0.08), 4, "Z")
    tall, mark = size * chance.uniform(0.62, 0.76), chance.uniform(0, 99)

    def mouth(u, v):
        way = 2 * math.pi * u
        ring = Vector((math.cos(way), math.sin(way), 0.0))
        frill = v**6
        fold = noise.noise(ring * 3.2 + Vector((0, 0, mark))) + 0.6 * math.sin(13 * way + 3 * noise.noise(ring * 1.5 + Vector((0, 0, mark + 9))))
        rib = 0.012 * size * math.cos(18 * way) * min(1.0, 2 * v)
        far = size * (0.17 + 0.13 * v + 0.13 * frill) + rib + 0.045 * size * frill * fold
        return (far * ring.x, far * ring.y, tall * v + 0.02 * size + size * frill * (0.05 * noise.noise(ring * 2.1 + Vector((0, 0, mark + 5))) - 0.03))

    surface(mouth, 181, 46, trumpet, "trumpet").matrix_world = head
    pollen = Material("pollen", (0.75, 0.42, 0.02), 0.9)
    for number in range(7):
        way = number * math.pi / 3
        far = 0.07 * size if number < 6 else 0.0
        foot, top = Vector((0.5 * far * math.cos(way), 0.5 * far * math.sin(way), 0)), Vector((far * math.cos(way), far * math.sin(way), (0.46 if number < 6 else 0.58) * size))
        tube([tuple(head @ foot.lerp(top, t)) + (thick,) for t, thick in ((0, 0.5), (0.6, 0.5), (0.72, 1.4), (0.95, 1.4), (1, 0.6))], 0.022 * size, pollen)


def rose(head, size, material, petals=34, opened=1.0, seed=1):
    """
    Petals in one spiral: furled to a cone in the middle, then broad cups that lean out, the outermost rolled back at their
    rims. `size` is the height of a petal; the bloom is about twice as broad. `opened` from 0, a bud, to 1.
    """
    chance = random.Random(seed)
    for number in range(petals):
        out = (number + 0.5) / petals
        tall = size * (0.86 + 0.3 * out + chance.uniform(-0.05, 0.05))
        span = math.radians(190 - 88 * out)
        lean = opened * (0.03 + 0.92 * out**1.35) + chance.uniform(-0.07, 0.07)
        roll = opened * (0.15 + 1.5 * out**1.3) * chance.uniform(0.7, 1.25)
        base, mark, tip = size * (0.03 + 0.12 * out), chance.uniform(0, 99), chance.uniform(-0.05, 0.1)
        line = _cupped(lean, 0.62 - 0.3 * out, roll)

        def petal(u, v, tall=tall, span=span, base=base, mark=mark, tip=tip, line=line, out=out):
            side = 2 * u - 1
            broad = (0.34 + 0.66 * math.sin(math.pi * min(0.5, 0.72 * v))) * max(0.0, 1 - max(0.0, (v - 0.58) / 0.42) ** 2.6) ** 0.55
            # A small point where the rim has been pinched.
            high = min(1.0, v * (1 - 0.05 * side * side + tip * math.exp(-((side / 0.22) ** 2)) * v))
            at = high * (len(line) - 1)
            low = min(len(line) - 2, int(at))
            far = line[low][0] + (line[low + 1][0] - line[low][0]) * (at - low)
            up = line[low][1] + (line[low + 1][1] - line[low][1]) * (at - low)
            # The sides of the rim roll back more than its middle does.
            back = 0.16 * size * out * side**4 * max(0.0, v - 0.35) ** 1.5
            radius = base + tall * far + 1.3 * _ragged(u, v, mark, size) + 0.02 * size * math.sin(6 * side + mark) * out * v**4
            angle = side * 0.5 * span * broad
            return (radius * math.sin(angle), -radius * math.cos(angle) - back, tall * up - 0.7 * back)

        made = surface(petal, *FINE, material, "petal")
        made.matrix_world = head @ Matrix.Rotation(number * 2.39996 + chance.uniform(-0.15, 0.15), 4, "Z")


def _cupped(lean, cup, roll, steps=120):
    """How far out and up a petal is along its length, as shares of it: it swells, stands up, rolls over at its rim."""
    far, up, line = 0.0, 0.0, []
    for step in range(steps + 1):
        along = step / steps
        angle = lean + cup * math.cos(math.pi * min(1.0, 1.3 * along)) + roll * max(0.0, (along - 0.62) / 0.38) ** 2.2
        line.append((far, up))
        far, up = far + math.sin(angle) / steps, up + math.cos(angle) / steps
    return line


def veined(dark, light, pairs=8, through=0.22, rough=0.42):
    """Leaves of roses and shrubs: a midrib, veins that leave it in pairs, a lacquered face."""
    made = Material("veined", dark, rough, Specular=0.45)
    place = made.place("UV")
    own = made.node("ObjectInfo", "Random")
    elsewhere = made.sum(place, made.scaled(made.node("CombineXYZ", X=own, Y=own, Z=own), 7.0))
    number = lambda how, one, other=0.0, third=0.0: made.node("Math", settings={"operation": how}, i0=one, i1=other, i2=third)
    side = number("ABSOLUTE", number("MULTIPLY_ADD", made.node("SeparateXYZ", 0, Vector=place), 2.0, -1.0))
    wander = number("MULTIPLY", made.noise(elsewhere, 5, 2), 1.2)
    climb = number("ADD", number("MULTIPLY_ADD", side, -0.32 * pairs, number("MULTIPLY", made.node("SeparateXYZ", 1, Vector=place), pairs)), wander)
    wave = number("ABSOLUTE", number("SINE", number("MULTIPLY", climb, math.pi)))
    veins = made.ramp(wave, (0.0, 1.0), (0.16, 0.0))
    rib = made.ramp(side, (0.02, 1.0), (0.07, 0.0))
    lines = number("MAXIMUM", made.mix(0.0, veins, veins), rib)
    cloud = made.noise(elsewhere, 3.4, 4, 0.6)
    colour = made.mix(made.ramp(cloud, (0.35, 0.0), (0.68, 1.0)), dark, light)
    pale = tuple(min(1.0, 1.7 * part + 0.02) for part in light)
    made.set("Base Color", made.mix(number("MULTIPLY", lines, 0.5), colour, pale))
    puffed = made.ramp(wave, (0.0, 0.0), (0.6, 1.0))
    made.bump(made.mix(0.4, puffed, made.noise(made.stretch(elsewhere, 40, 40, 1), 1.0, 3)), 0.5, 0.0014)
    made.set("Roughness", made.ramp(cloud, (0.3, rough * 0.8), (0.7, rough * 1.5)))
    glow = made.node("BsdfTranslucent", Color=made.mix(1.0, colour, (1.9, 2.2, 0.9), "MULTIPLY"))
    made.tree.links.new(made.node("MixShader", i0=through, i1=made.shader.outputs[0], i2=glow), made.output.inputs[0])
    return made


def leaflet(place, length, width, material, teeth=14, bend=0.5, fold=0.3, seed=1):
    """One blade with a toothed rim; `place` is a matrix: where it begins, +y the way it grows, +z its face."""
    chance = random.Random(seed)
    mark, sway = chance.uniform(0, 99), chance.uniform(-0.12, 0.12)

    def at(u, v):
        side = 2 * u - 1
        half = width * math.sin(math.pi * min(1.0, v**0.82)) ** 0.85
        saw = 1 - (0.11 * ((v * teeth) % 1.0) if teeth and 0.08 < v < 0.95 else 0.0) * abs(side) ** 6
        across = side * half * saw
        angle = bend * v
        along, down = length * math.sin(angle) / bend, -length * (1 - math.cos(angle)) / bend
        up = fold * abs(across) + 0.05 * width * math.sin(9 * v + mark) * abs(side) ** 2 + 0.12 * width * noise.noise(Vector((2 * u, 2.5 * v, mark)))
        return (across + sway * length * v * v, along, down + up)

    made = surface(at, 25, 57, material, "leaflet")
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
    spots = [(3, 0.0, 1.0)] + [(1 + pair, way_to, 0.86 - 0.12 * (1 - pair)) for pair in range((leaflets - 1) // 2) for way_to in (-1.15, 1.15)]
    for number, (spot, turn, scale) in enumerate(spots):
        ahead = way * math.cos(turn) + across * math.sin(turn)
        right = ahead.cross(face).normalized()
        basis = Matrix((right, ahead, face)).transposed().to_4x4()
        tilt = Matrix.Rotation(chance.uniform(-0.2, 0.25), 4, "Y") @ Matrix.Rotation(chance.uniform(-0.05, 0.2), 4, "X")
        size = 0.44 * length * scale * chance.uniform(0.92, 1.08)
        leaflet(Matrix.Translation(line[min(spot, 3)]) @ basis @ tilt, size, 0.3 * size, material, seed=seed * 7 + number, bend=chance.uniform(0.3, 0.8))


def jute(colour=(0.4, 0.27, 0.14)):
    """Twine: two strands that turn about each other, and hairs of the fibre."""
    made = Material("jute", colour, 0.9, Sheen=0.4)
    place = made.place("UV")
    strands = made.node("TexWave", settings={"bands_direction": "DIAGONAL"}, Vector=made.stretch(place, 190, 2, 1), Scale=0.5, Distortion=0.6)
    fibres = made.noise(made.stretch(place, 700, 5, 1), 1.0, 3, 0.7)
    made.set("Base Color", made.mix(made.mix(0.4, strands, fibres), tuple(0.45 * part for part in colour), tuple(min(1.0, 1.25 * part) for part in colour)))
    return made.bump(made.mix(0.25, strands, fibres), 0.9, 0.0007)


def twine_bow(place, across, deep, material, radius=0.0011, turns=5, loops=0.03, seed=1):
    """Twine wound about a bunch whose section is `across` by `deep` (half widths, about z = 0) and tied in a bow on its top."""
    chance = random.Random(seed)
    wound = []
    for step in range(turns * 28 + 8):
        angle = step * 2 * math.pi / 28 + math.pi / 2
        along = (step / 28 - turns / 2) * 2.05 * radius + 0.3 * radius * math.sin(0.9 * step)
        wound.append((across * math.cos(angle), along, deep * math.sin(angle)))
    lines = [wound]
    for side in (-1, 1):
        wide = loops * chance.uniform(0.9, 1.12)
        loop = [(0, 0, 1.0), (0.35, 0.24, 1.16), (0.8, 0.34, 1.1), (1.0, 0.1, 0.72), (0.82, -0.16, 0.6), (0.4, -0.1, 0.92), (0, 0, 1.08)]
        lines.append([(side * wide * x, wide * (y - 0.1 * side * x), deep * z + 0.002) for x, y, z in loop])
        tail = [(0, 0, 1.05), (0.3, -0.3, 1.12), (0.5, -0.75, 0.8), (0.72, -1.2, 0.35), (0.66, -1.55, 0.18)]
        lines.append([(side * wide * x * chance.uniform(0.8, 1.2), wide * y, deep * z + 0.002) for x, y, z in tail])
    knot = [(-0.003, 0.001, deep + 0.0015), (0, 0.0022, deep + 0.0036), (0.003, 0.0, deep + 0.0026), (0.0, -0.0024, deep + 0.0036), (-0.003, 0.001, deep + 0.0015)]
    for line in [*lines, knot]:
        made = tube(curved(line, 6), radius, material)
        made.matrix_world = place


def daisy(head, size, ray, rays=21, eye=(0.85, 0.5, 0.02), seed=1):
    """A marguerite: narrow rays in two rings about a cushion of florets; `size` is from the middle to a ray's tip."""
    chance = random.Random(seed)
    for number in range(rays):
        long = size * chance.uniform(0.9, 1.05)
        wide = 0.115 * size * chance.uniform(0.9, 1.15) * 21 / rays
        lean, curl, twist = chance.uniform(-0.06, 0.3), chance.uniform(-0.5, 0.25), chance.uniform(-0.5, 0.5)
        mark, high = chance.uniform(0, 99), 0.03 * size * (number % 2)

        def petal(u, v, long=long, wide=wide, lean=lean, curl=curl, twist=twist, mark=mark, high=high):
            side = 2 * u - 1
            notch = 0.035 * (1 + math.cos(3 * math.pi * side)) * v**6
            half = wide * (0.5 + 0.5 * math.sin(math.pi * min(0.5, 0.8 * v))) * max(0.0, 1 - v**7) ** 0.5
            angle = lean + curl * v * v
            out, up = long * (0.2 + (0.8 - notch) * v) * math.cos(angle), long * v * math.sin(angle) + high
            across = side * half
            # Two folds run along a ray.
            up += 0.3 * half * side * side - 0.16 * half * math.cos(2.5 * math.pi * side) + across * math.sin(twist * v) + _ragged(u, v, mark, size)
            return (across * math.cos(twist * v), -out, up)

        made = surface(petal, 17, 26, ray, "petal")
        made.matrix_world = head @ Matrix.Rotation(number * 2 * math.pi / rays + chance.uniform(-0.05, 0.05), 4, "Z")
    _cushion(head, 0.27 * size, eye, chance)


def floret(head, size, petal_of, petals=5, eye=(0.9, 0.62, 0.05), seed=1):
    """A small open flower of broad petals, as of forget-me-nots, primroses, blossom of fruit trees."""
    chance = random.Random(seed)
    for number in range(petals):
        long = size * chance.uniform(0.93, 1.06)
        wide = 2.3 * size / petals * chance.uniform(0.92, 1.08)
        lean, curl, mark = chance.uniform(0.1, 0.42), chance.uniform(-0.5, 0.2), chance.uniform(0, 99)

        def petal(u, v, long=long, wide=wide, lean=lean, curl=curl, mark=mark, number=number):
            side = 2 * u - 1
            half = wide * (0.22 + 0.78 * math.sin(math.pi * min(0.5, 0.7 * v))) * max(0.0, 1 - max(0.0, (v - 0.55) / 0.45) ** 2.4) ** 0.5
            notch = 0.05 * math.exp(-((side / 0.3) ** 2)) * v**5
            angle = lean + curl * v * v
            out, up = long * (0.06 + (0.94 - notch) * v) * math.cos(angle), long * v * math.sin(angle)
            up += 0.35 * half * side * side + 1.6 * _ragged(u, v, mark, size) + 0.05 * size * math.sin(5 * side + mark) * v**3 + 0.01 * size * number
            return (side * half, -out, up)

        made = surface(petal, 21, 24, petal_of, "petal")
        made.matrix_world = head @ Matrix.Rotation(number * 2 * math.pi / petals + chance.uniform(-0.08, 0.08), 4, "Z")
    _cushion(head, 0.16 * size, eye, chance)


def _cushion(head, radius, colour, chance):
    """The florets in a flower's middle: beads in a spiral on a dome."""
    material = Material("cushion", colour, 0.75, Sheen=0.3)
    material.set("Base Color", material.mix(material.noise(material.place(scale=1 / radius), 3.0, 2), tuple(0.6 * part for part in colour), colour))
    beads = max(30, int(150 * min(1.0, radius / 0.004)))
    points, faces = [], []
    for number in range(beads):
        share = (number + 0.5) / beads
        angle, far = number * 2.39996, radius * math.sqrt(share)
        tall = radius * (0.5 * (1 - share) ** 0.7 - 0.16 * math.exp(-((share / 0.1) ** 2)) + 0.1)
        size = 0.95 * radius / math.sqrt(beads) * chance.uniform(0.85, 1.2)
        middle = Vector((far * math.cos(angle), far * math.sin(angle), tall))
        first = len(points)
        rings = [(0.0, 1.1), (0.6, 0.85), (1.0, 0.2), (1.0, -0.6)]
        for out, up in rings:
            points += [tuple(middle + size * Vector((out * math.cos(a), out * math.sin(a), up))) for a in (k * math.pi / 3 for k in range(6))]
        faces += [(first + 6 * r + k, first + 6 * (r + 1) + k, first + 6 * (r + 1) + (k + 1) % 6, first + 6 * r + (k + 1) % 6) for r in range(3) for k in range(6)]
    mesh(points, faces, material, smooth=True, name="cushion").matrix_world = head


def fallen(at, turn, size, material):
    """A petal that fell, hollow side up; `turn` in radians."""

    def place(u, v):
        side = 2 * u - 1
        half = 0.5 * size * (0.4 + 0.6 * math.sin(math.pi * min(0.5, 0.75 * v))) * max(0.0, 1 - max(0.0, (v - 0.55) / 0.45) ** 2.6) ** 0.55
        return (side * half, size * v, 1.4 / size * (side * half) ** 2 + 0.2 * size * (v - 0.45) ** 2)

    made = surface(place, 30, 34, material, "petal")
    made.location, made.rotation_euler = at, (0.06 * math.sin(7 * turn), 0.1, turn)
    return made
