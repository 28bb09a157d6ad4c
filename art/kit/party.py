"""What is hung up and strewn at feasts: lights on a wire, clothes-pegs, baubles, presents, confetti."""

import math
import random

from mathutils import Matrix, Vector

from .nodes import Material
from .shapes import ball, box, curved, surface, tube, turned


def sagging(start, end, sag, count=24):
    """Points of a line that hangs between two others."""
    points = []
    for at in range(count + 1):
        t = at / count
        point = [a + (b - a) * t for a, b in zip(start, end)]
        point[2] -= 4 * sag * t * (1 - t)
        points.append(tuple(point))
    return points


def fairy_lights(points, pitch=0.09, colour=(1.0, 0.6, 0.26), strength=11.0, radius=0.0042, seed=3):
    """Small lamps on a thin wire, each in a socket that hangs its own way."""
    chance = random.Random(seed)
    wire = Material("wire", (0.3, 0.2, 0.09), 0.3, Metallic=0.9)
    # A bright thread within amber glass: the rim of a lamp keeps its colour.
    holder = Material("holder", (0.012, 0.03, 0.016), 0.4)
    lamp = Material("lamp", (0, 0, 0), 0.1, Emission_Strength=strength)
    facing = lamp.node("LayerWeight", 1, Blend=0.35)
    rim = tuple(0.35 * part**1.6 for part in colour)
    lamp.set("Emission", lamp.ramp(facing, (0.05, (1.6, 1.25, 0.8)), (0.3, colour), (0.75, rim)))
    tube(points, 0.0008, wire)
    last = None
    for point in curved(points, 12):
        if last is not None and math.dist(point, last) < pitch:
            continue
        last = point
        # Each in its socket, on a short lead of the wire.
        hangs = Vector((chance.uniform(-1.0, 1.0), -chance.uniform(0.7, 1.5), -0.55)).normalized()
        foot = Vector(point) + hangs * 1.1 * radius
        tube([tuple(point), tuple(Vector(point).lerp(foot, 0.5)), tuple(foot)], 0.0009, wire)
        tube([tuple(foot), tuple(foot + hangs * 1.1 * radius), tuple(foot + hangs * 2.0 * radius)], 0.55 * radius, holder)
        made = ball(radius, (0, 0, 0), lamp, 18)
        aimed = Matrix.Translation(foot + hangs * 2.9 * radius) @ hangs.to_track_quat("Z", "Y").to_matrix().to_4x4()
        made.matrix_world = aimed @ Matrix.Diagonal((0.8, 0.8, 1.35, 1.0))


def peg(place, tone=(0.55, 0.38, 0.2)):
    """A small clothes-peg of wood, its jaws around y = 0, pointing down."""
    wood = Material("peg", tone, 0.75, Specular=0.2)
    pale = tuple(min(1.0, 1.25 * part) for part in tone)
    grain = wood.noise(wood.stretch(wood.place("Object", move=(7 * place[0][3], 0, 0)), 900, 900, 36), 1.0, 4, 0.6)
    wood.set("Base Color", wood.ramp(grain, (0.3, tuple(0.6 * part for part in tone)), (0.55, tone), (0.75, pale)))
    wood.bump(grain, 0.4, 0.0006)
    steel = Material("spring", (0.6, 0.6, 0.62), 0.3, Metallic=1.0)
    parts = []
    for side in (-1, 1):
        parts.append(box((0.0075, 0.0042, 0.046), (0, side * 0.0034, 0.004), wood, (side * 0.06, 0, 0), edge=0.0008))
    for up in (-0.0012, 0.0, 0.0012):
        parts.append(
            tube(
                [
                    (-0.0046, -0.0062, 0.006 + up),
                    (0.0046, -0.0062, 0.006 + up),
                    (0.0046, 0.0062, 0.006 + up),
                    (-0.0046, 0.0062, 0.006 + up),
                ],
                0.0006,
                steel,
                closed=True,
            ),
        )
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    return parts


def bauble(at, radius, colour, hook, rough=0.12, lean=0.0, turn=0.0):
    """
    A ball of blown glass, mirrored within: lacquer over metal. Its cap looks up, or leans by `lean` towards `turn`, both in
    degrees, as of a ball that lies as it rolled; then there is a hook in its ring.
    """
    glass = Material("bauble", colour, rough, Metallic=0.85, Clearcoat=1.0, Clearcoat_Roughness=0.02)
    ball(radius, at, glass, 64)
    lies = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(lean), 4, "Y")
    cap = [(0.0, 0.2), (0.2, 0.2), (0.22, 0.17), (0.21, 0.0), (0.25, -0.03)]
    made = turned([(r * radius, up * radius) for r, up in cap], hook, sides=32)
    made.matrix_world = lies @ Matrix.Translation((0, 0, 0.97 * radius))
    ring = [(0.1 * radius * math.cos(a), 0, 0.1 * radius * math.sin(a)) for a in (i * math.pi / 6 for i in range(12))]
    made = tube(ring, 0.022 * radius, hook, closed=True)
    made.matrix_world = lies @ Matrix.Translation((0, 0, 1.25 * radius))
    if lean:
        line = [(0.0, -0.08, 1.24), (0.0, 0.0, 1.34), (0.02, 0.1, 1.42), (0.05, 0.08, 1.72)]
        line += [(0.04, -0.12, 1.92), (0.0, -0.24, 1.8)]
        made = tube([tuple(radius * part for part in point) for point in line], 0.02 * radius, hook)
        made.matrix_world = lies
    return made


def bow(place, width, ribbon, seed=1, supple=0.0):
    """
    A bow of ribbon that lies on z = 0, `width` across: two loops gathered at the knot, the knot a band wound around them, and
    two ends cut to swallow's tails. No two of different `seed` are tied alike. `supple` is 0 for stiff ribbon and 1 for satin:
    its loops are round and full, its gathers run far out, its ends roll as they fall.
    """
    chance = random.Random(seed)
    parts = []
    broad = 0.3 * width
    for side in (0, 1):
        turn = math.pi * side + (0.2 if side == 0 else -0.2) + chance.uniform(-0.1, 0.1)
        long, tall, lean = chance.uniform(0.94, 1.06), chance.uniform(0.9, 1.1), chance.uniform(-0.25, 0.25)
        mark = chance.uniform(0, 9)

        def loop(u, v, turn=turn, long=long, tall=tall, lean=lean, mark=mark):
            angle = 2 * math.pi * u
            out = (1 - math.cos(angle)) / 2
            far = 0.5 * width * long * out**0.85
            across = (v - 0.5) * (1 + 0.12 * math.sin(mark + 5 * out))
            # Gathered where the knot holds it, spread and hollow where it turns.
            pleat = math.cos(2 * math.pi * (2.5 * v + 0.12 * mark + 0.12 * math.sin(4 * v + mark)))
            pleat = 1.7 * (1 - abs(pleat)) ** 1.5 - 0.7
            fold = -(1.1 + 0.5 * supple) * pleat * (1 - out) ** (1.2 - 0.65 * supple)
            # Round where it turns back, and narrower there than its middle.
            far *= 1 - 0.2 * supple * (2 * across) ** 2 * out**2
            side_way = broad * across * (0.3 + 0.7 * min(1.0, 1.3 * out) ** 0.8) * (1 - 0.16 * supple * out**4)
            lift = (0.17 + 0.13 * supple) * width * tall * math.sin(angle) * (0.25 + 0.75 * out)
            high = (
                0.115 * width
                + lift * 0.62
                + 0.022 * width * fold
                - 0.1 * width * across * across * out
                + lean * side_way * out
            )
            return (
                far * math.cos(turn) - side_way * math.sin(turn),
                far * math.sin(turn) + side_way * math.cos(turn),
                max(0.004 * width, high),
            )

        parts.append(surface(loop, 96, 26, ribbon))
    for turn in (-1.2 + chance.uniform(-0.12, 0.12), -1.95 + chance.uniform(-0.12, 0.12)):
        mark, long = chance.uniform(0, 6), chance.uniform(0.6, 0.74)

        def end(u, v, turn=turn, mark=mark, long=long):
            across = v - 0.5
            far = width * (long * u - 0.1 * (1 - abs(2 * across)) * u**6)
            heading = turn + 0.22 * u * math.sin(mark) + 0.3 * supple * u * math.sin(3.4 * u + mark)
            roll = supple * 0.85 * math.sin(3.1 * u + 1.7 * mark) * min(1.0, 1.6 * u)
            side_way = 0.86 * broad * across * (0.34 + 0.66 * min(1.0, 2.2 * u) ** 0.8)
            fold = math.cos(2 * math.pi * (2 * v + 0.1 * mark)) * max(0.4 * supple * (1 - u), 1 - 1.6 * u)
            wave = 0.045 * width * (0.5 + 0.5 * math.sin(mark + 6.5 * u + 1.2 * across)) * min(1.0, 2 * u)
            high = 0.006 * width + 0.085 * width * (1 - u) ** 3 + wave + 0.016 * width * fold
            high += side_way * math.sin(roll) + 0.4 * broad * abs(math.sin(roll))
            side_way *= math.cos(roll)
            return (
                far * math.cos(heading) - side_way * math.sin(heading),
                far * math.sin(heading) + side_way * math.cos(heading),
                high,
            )

        parts.append(surface(end, 60, 22, ribbon))

    def knot(u, v):
        angle, along = 2 * math.pi * u, 2 * v - 1
        crease = 0.006 * width * math.cos(9.5 * along + 1.3 * math.sin(angle))
        round_ = 0.075 * width * (1 - 0.3 * along * along) + crease
        return (
            round_ * math.cos(angle) * 0.9,
            0.072 * width * along + 0.01 * width * math.cos(angle),
            0.135 * width + round_ * math.sin(angle),
        )

    parts.append(surface(knot, 48, 22, ribbon))
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    return parts


def present(place, width, depth, height, paper, ribbon, with_bow=True, edge=0.003):
    """A wrapped box on z = 0 with a ribbon both ways; `edge` is how round its corners are."""
    parts = [box((width, depth, height), (0, 0, height / 2), paper, edge=edge)]
    band, lift = 0.13 * min(width, depth), 0.0012
    parts.append(box((band, depth + 2 * lift, height + 2 * lift), (0, 0, height / 2), ribbon, edge=0.0008))
    parts.append(box((width + 2 * lift, band, height + 2 * lift), (0, 0, height / 2), ribbon, edge=0.0008))
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    if with_bow:
        at = place @ Matrix.Translation((0, 0, height + lift))
        # Each is tied by hand: no two alike.
        parts += bow(at, 0.66 * min(width, depth), ribbon, 1 + round(1000 * abs(at.translation.x + at.translation.y)) % 97, 0.5)
    return parts


def satin(colour, rough=0.28, gloss=0.0):
    """`gloss` is how much of it shines in long lights across its folds, as woven silk does: 0.3 to 0.5 seen from near."""
    # Its lights have the colour of its silk: white ones are those of plastic.
    made = Material("satin", colour, rough + 0.14, Sheen=0.9, Sheen_Tint=0.6, Anisotropic=0.8, Specular=0.26, Specular_Tint=0.95)
    place = made.place("UV")
    threads = made.noise(made.stretch(place, 8, 220, 1), 1, 3, 0.6)
    # Creases of how it was folded and gathered, and threads that took the dye unevenly.
    creased = made.noise(made.stretch(place, 9, 3.5, 1), 1.0, 4, 0.6, 0.4)
    gathered = made.noise(made.stretch(place, 3.4, 13, 1), 1.0, 3, 0.55, 0.6)
    tone = made.mix(0.4, made.mix(0.5, threads, creased), gathered)
    colour_of = made.multiply(made.ramp(tone, (0.32, 0.66), (0.68, 1.1)), colour)
    # Its woven edge: a cord of a paler tone, a groove beside it.
    across = made.node("SeparateXYZ", 1, Vector=place)
    off = made.math("ABSOLUTE", made.math("SUBTRACT", across, 0.5))
    edge = made.ramp(off, (0.43, 0.5), (0.45, 0.0), (0.466, 0.8), (0.49, 1.0))
    groove = made.ramp(off, (0.42, 0.0), (0.448, 0.6), (0.462, 0.0))
    colour_of = made.mix(groove, colour_of, tuple(0.45 * part for part in colour))
    pale = tuple(min(1.0, 0.1 + 1.15 * part) for part in colour)
    colour_of = made.mix(made.ramp(off, (0.456, 0.0), (0.475, 0.4)), colour_of, pale)
    made.set("Base Color", colour_of)
    made.set("Roughness", made.ramp(threads, (0.3, rough + 0.06), (0.7, min(1.0, rough + 0.28))))
    made.bump(made.mix(0.25, made.mix(0.5, made.mix(0.5, threads, creased), gathered), edge), 0.5, 0.0016)
    # It is thin: the far side of a loop glows.
    glow = made.node("BsdfTranslucent", Color=colour_of)
    body = made.node("MixShader", i0=0.16, i1=made.shader.outputs[0], i2=glow)
    if gloss:
        shine = tuple(min(1.0, 0.12 + 1.25 * part) for part in colour)
        lit = made.node("BsdfAnisotropic", Color=shine, Roughness=rough + 0.06, Anisotropy=0.6)
        body = made.node("MixShader", i0=0.7 * gloss, i1=body, i2=lit)
    made.tree.links.new(body, made.output.inputs[0])
    return made
