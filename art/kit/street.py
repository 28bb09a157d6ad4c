"""Streets: wet and dry ground, kerbs, lamps, and what posters hang on."""

import math
import random

from mathutils import Matrix

from .bake import slot
from .facade import courses
from .light import bulb, spot
from .materials import metal
from .nodes import Material
from .shapes import ball, mesh, plane, turned
from .solid import Solid, again


def asphalt(wet=0.0, colour=(0.05, 0.05, 0.052), puddles=0.45, cracks=0.5, ripple=0.0, still=0.03, damp=0.34):
    """Tar and stones, patched and cracked. `wet` from dry to rain; `puddles` is the share of ground below water, `still`
    how rough that is: wind and dirt make a mirror dull; `damp` how rough the film is between puddles. A `ripple` of 0.5
    bends mirrored edges by a few pixels."""
    made = Material("asphalt", colour, 0.9)
    place = made.place()
    stones, wide = made.noise(place, 130, 5, 0.75), made.noise(place, 0.35, 6, 0.6, 0.4)
    worn = made.noise(made.stretch(place, 0.5, 2.2, 1), 0.8, 5, 0.6)
    tone = made.multiply(colour, made.ramp(stones, (0.3, 0.5), (0.72, 1.9)))
    tone = made.multiply(tone, made.ramp(made.mix(0.5, wide, worn), (0.32, 0.65), (0.66, 1.3)))
    split = made.node(
        "TexVoronoi",
        settings={"feature": "DISTANCE_TO_EDGE"},
        Vector=made.mix(0.09, place, made.noise(place, 1.7, 6, 0.7), "ADD"),
        Scale=0.42,
    )
    some = made.ramp(made.noise(place, 0.3, 2), (0.48, 0.0), (0.56, cracks))
    line = made.mix(1.0, made.ramp(split, (0.0, 1.0), (0.011, 0.0)), some, "MULTIPLY")
    tone = made.mix(line, tone, (0.008, 0.008, 0.008))
    relief = made.mix(0.3, stones, made.ramp(line, (0.0, 1.0), (1.0, 0.0)))
    return _wetted(made, tone, relief, made.noise(place, 0.33, 3, 0.5, 0.4), wet, puddles, (0.85, damp), ripple, still)


def _wetted(made, tone, relief, hollows, wet, puddles, rough, ripple=0.0, still=0.03):
    """Ground below a film of water: darker, glossier, and flat where water stands."""
    dry, damp = rough
    if not wet:
        made.set("Base Color", tone).set("Roughness", dry)
        return made.bump(relief, 0.6, 0.006)
    edge = 0.36 + 0.28 * puddles
    pool = made.ramp(hollows, (edge - 0.05, 1.0), (edge + 0.07, 0.0))
    rough_now = dry + (damp - dry) * wet
    made.set("Base Color", made.multiply(tone, made.ramp(pool, (0.0, 1 - 0.45 * wet), (1.0, 0.35))))
    made.set("Roughness", made.ramp(pool, (0.0, rough_now), (0.6, max(still, rough_now * 0.4)), (1.0, still)))
    made.set("Specular", made.ramp(pool, (0.0, 0.5), (1.0, 0.75)))
    # The film fills what lies between stones: their slopes would throw far lamps about as specks.
    flat = made.mix(pool, made.mix(0.65 * wet, relief, (0.55, 0.55, 0.55)), (0.55, 0.55, 0.55))
    if ripple:
        flat = made.mix(ripple, flat, made.noise(made.stretch(made.place(), 1, 2, 1), 3.5, 2, 0.4), "ADD")
    return made.bump(flat, 0.5, 0.006)


def slabs(
    wet=0.0,
    size=(0.6, 0.4),
    tones=((0.2, 0.195, 0.185), (0.27, 0.26, 0.245), (0.23, 0.22, 0.215)),
    puddles=0.3,
    offset=0.5,
    ripple=0.0,
    still=0.03,
):
    """Paving stones, each a little unlike, with dirty joints, gum and stains."""
    made = Material("slabs", rough=0.85)
    place = made.place()
    own, joints = courses(made, place, *size, 0.006, offset)
    grain, stains = made.noise(place, 90, 6, 0.7), made.noise(place, 0.6, 7, 0.62)
    tone = made.ramp(own, (0.0, tones[0]), (0.5, tones[1]), (1.0, tones[2]))
    tone = made.multiply(tone, made.ramp(grain, (0.3, 0.75), (0.7, 1.2)))
    tone = made.multiply(tone, made.ramp(stains, (0.35, 0.62), (0.62, 1.08)))
    gum = made.ramp(made.node("TexVoronoi", Vector=place, Scale=1.9), (0.022, 1.0), (0.034, 0.0))
    tone = made.mix(made.mix(1.0, gum, 0.7, "MULTIPLY"), tone, (0.06, 0.058, 0.055))
    tone = made.mix(joints, tone, (0.035, 0.033, 0.03))
    relief = made.mix(0.16, made.ramp(joints, (0.0, 1.0), (1.0, 0.0)), grain)
    return _wetted(made, tone, relief, made.noise(place, 0.55, 3, 0.5), wet, puddles, (0.8, 0.22), ripple, still)


def pavement(low, high, stone, kerb, height=0.14, front="-y"):
    """A raised pavement from one corner to the other, with a kerb of single stones along its front."""
    (x, y), (to_x, to_y) = low, high
    plane(to_x - x, to_y - y, ((x + to_x) / 2, (y + to_y) / 2, height), stone)
    solid, long = Solid(), 1.0
    sideways = front[1] == "x"
    start, end = (y, to_y) if sideways else (x, to_x)
    edge = {"-y": y, "+y": to_y, "-x": x, "+x": to_x}[front]
    inward = 1 if front[0] == "-" else -1
    near, far = sorted((edge - 0.02 * inward, edge + 0.16 * inward))
    for number in range(int((end - start) / long) + 1):
        at, lift = start + number * long, height + 0.004 + random.uniform(-0.002, 0.002)
        to = min(end, at + long - 0.008)
        if sideways:
            solid.box((near, at, -0.05), (far, to, lift), kerb)
        else:
            solid.box((at, near, -0.05), (to, far, lift), kerb)
    return solid.made(None, 0.012, name="kerb")


def paint(points, height=0.004, worn=0.5, colour=(0.62, 0.61, 0.57), wet=0.0, film=None):
    """A road marking: flat paint that tyres have worn through. `film` is the puddles of wet ground and where its middle lies
    in x and y: paint in the ground itself, its grain through it, its edges frayed, the same water standing over both."""
    made = Material("road paint", colour, 0.6 - 0.42 * wet)
    clear = made.node("BsdfTransparent")
    if film:
        holes = _soaked(made, points, worn, colour, wet, *film)
        height = -0.0195
    else:
        holes = made.ramp(made.noise(made.place(), 26, 9, 0.75), (0.3 + 0.12 * worn, 0.0), (0.42 + 0.16 * worn, 1.0))
        made.set("Base Color", made.multiply(colour, made.ramp(made.noise(made.place(), 2, 6), (0.3, 0.55), (0.65, 1.0))))
    made.tree.links.new(made.node("MixShader", i0=holes, i1=clear, i2=made.shader.outputs[0]), made.output.inputs[0])
    ends = [(0, 0), (1, 0), (1, 1), (0, 1)] if film else None
    return mesh([(x, y, height) for x, y in points], [tuple(range(len(points)))], made, uvs=ends, name="paint")


def _soaked(made, points, worn, colour, wet, puddles, middle):
    """Paint as thin as the stones below it are rough; returns where there is any."""
    place = made.place(move=(-middle[0], -middle[1], 0.0))
    stones, patches = made.noise(place, 130, 5, 0.75), made.noise(place, 2.1, 7, 0.65)
    # Wheels run across the stripes along +x, each in its track.
    tracks = made.noise(made.stretch(place, 0.12, 1.0, 1), 1.1, 3, 0.5)
    (x, y), (to_x, to_y) = points[0], points[2]
    u, v = (made.node("SeparateXYZ", part, Vector=made.place("UV")) for part in range(2))
    inner = made.math("MINIMUM", _margin(made, u, abs(to_x - x)), _margin(made, v, abs(to_y - y)))
    frayed = made.mix(0.28, inner, made.mix(0.5, made.noise(place, 70, 4, 0.7), made.noise(place, 3.1, 4, 0.6)))
    sound = made.ramp(frayed, (0.15, 0.0), (0.26, 1.0))
    left = made.mix(0.45, made.mix(0.4, patches, tracks), stones)
    thick = made.multiply(sound, made.ramp(left, (0.3 + 0.12 * worn, 0.0), (0.4 + 0.2 * worn, 0.94)))
    dirty = made.ramp(made.mix(0.5, patches, tracks), (0.34, 0.5), (0.6, 1.0))
    tone = made.multiply(made.multiply(colour, dirty), made.ramp(stones, (0.3, 0.7), (0.65, 1.05)))
    _wetted(made, tone, stones, made.noise(place, 0.33, 3, 0.5, 0.4), wet, puddles, (0.85, 0.3))
    return thick


def _margin(made, along, long):
    """How far from both ends, 0 to 1 over twelve centimetres."""
    from_middle = made.math("ABSOLUTE", made.math("SUBTRACT", along, 0.5))
    inner = made.math("SUBTRACT", 0.5, from_middle)
    return made.node("Math", settings={"operation": "MULTIPLY", "use_clamp": True}, i0=inner, i1=long / 0.12)


IRON = ((0.025, 0.027, 0.028), 0.42)


def street_lamp(x, y, height=4.6, power=120, colour=(1.0, 0.72, 0.4), glow=9.0, z=0.14):
    """An iron post with a globe."""
    iron = Material("iron", *IRON, Metallic=0.4)
    profile = [(0.0, 0.0), (0.16, 0.0), (0.16, 0.1), (0.11, 0.18), (0.12, 0.5), (0.07, 0.62), (0.055, 0.9), (0.045, height - 0.5)]
    turned([*profile, (0.07, height - 0.4), (0.05, height - 0.3), (0.1, height - 0.22), (0.0, height - 0.2)], iron, (x, y, z), 24)
    glass = Material("globe", (0.9, 0.88, 0.82), 0.4, Emission=colour, Emission_Strength=glow)
    glass.made.cycles.sample_as_light = False
    ball(0.22, (x, y, z + height), glass, 24)
    ball(0.1, (x, y, z + height + 0.24), iron, 16, (1, 1, 0.5))
    if power:
        bulb((x, y, z + height), power, colour, 0.24).visible_glossy = False


def poster_case(
    name, place, width=1.2, height=1.75, up=0.75, kind="screen", strength=1.1, deep=0.2, finish=((0.3, 0.31, 0.32), 0.32)
):
    """A lit poster behind glass in a case of aluminium on a foot, as stands on pavements. Faces -y at `place`."""
    steel = Material("aluminium", finish[0], finish[1], Metallic=1.0)
    dark = Material("gasket", (0.012, 0.012, 0.013), 0.5)
    out, back = 0.09, deep
    body = Solid()
    bottom, top = up, up + height
    for low, to in (
        ((-width / 2 - out, bottom - 0.16), (-width / 2, top + 0.12)),
        ((width / 2, bottom - 0.16), (width / 2 + out, top + 0.12)),
        ((-width / 2, top), (width / 2, top + 0.12)),
        ((-width / 2, bottom - 0.16), (width / 2, bottom)),
    ):
        body.box((low[0], 0, low[1]), (to[0], back, to[1]), steel)
    body.made(place, 0.014, name="case")
    inner = Solid()
    for low, to in (
        ((-width / 2, bottom), (-width / 2 + 0.022, top)),
        ((width / 2 - 0.022, bottom), (width / 2, top)),
        ((-width / 2, top - 0.022), (width / 2, top)),
        ((-width / 2, bottom), (width / 2, bottom + 0.022)),
    ):
        inner.box((low[0], 0.012, low[1]), (to[0], 0.05, to[1]), dark)
    inner.box((-width / 2, 0.06, bottom), (width / 2, back, top), dark)
    inner.box((-width * 0.33, 0.05, 0), (width * 0.33, back - 0.05, bottom - 0.16), steel)
    inner.made(place, 0.004, name="inside")
    # A foot of cast iron, bolted down, wider than what it carries.
    iron = Material("foot", (0.03, 0.031, 0.033), 0.5, Metallic=0.5)
    foot = Solid().box((-width * 0.44, -0.05, 0), (width * 0.44, back + 0.05, 0.035), iron)
    foot.box((-width * 0.36, 0.02, 0.035), (width * 0.36, back - 0.02, 0.075), iron)
    foot.made(place, 0.012, name="foot")
    seen = (width - 0.044, height - 0.044)
    poster = plane(*seen, (0, 0, 0), None)
    poster.matrix_world = place @ Matrix.Translation((0, 0.045, (bottom + top) / 2)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    return slot(poster, name, kind, strength=strength, rough=0.06, coat=0.7, coat_rough=0.015, aspect=seen[0] / seen[1])


def billboard(
    name,
    place,
    width=6.4,
    height=4.0,
    up=5.0,
    lamps=4,
    power=160,
    kind="print",
    strength=1.0,
    legs=2,
    colour=(1.0, 0.86, 0.66),
    gloss=0.45,
):
    """A hoarding on steel posts: sheet in a frame, catwalk with a rail, lamps on arms before it. Faces -y at `place`."""
    steel = metal((0.16, 0.165, 0.17), 0.5, 0.1)
    frame = Material("frame", (0.05, 0.055, 0.06), 0.45, Metallic=0.6)
    solid = Solid()
    half, top, bar = width / 2, up + height, 0.14
    for low, to in (
        ((-half - bar, up - bar), (-half, top + bar)),
        ((half, up - bar), (half + bar, top + bar)),
        ((-half, top), (half, top + bar)),
        ((-half, up - bar), (half, up)),
    ):
        solid.box((low[0], -0.07, low[1]), (to[0], 0.16, to[1]), frame)
    solid.box((-half, 0.03, up), (half, 0.14, top), frame)
    for leg in range(legs):
        x = -half + width * (leg + 0.5) / legs
        for y in (0.2, 0.46):
            solid.box((x - 0.13, y, 0), (x + 0.13, y + 0.03, top - 0.1), steel)
        solid.box((x - 0.02, 0.2, 0), (x + 0.02, 0.49, top - 0.1), steel)
        solid.bar((x, 0.5, up - 0.2), (x, 1.9, 0), 0.12, steel)
    for z in (up + 0.3, (up + top) / 2, top - 0.3):
        solid.box((-half, 0.14, z - 0.05), (half, 0.22, z + 0.05), steel)
    # The catwalk: a grating on brackets, a rail.
    floor, out = up - 0.42, 0.85
    for number in range(int(out / 0.07)):
        solid.box((-half, -out + 0.07 * number, floor), (half, -out + 0.07 * number + 0.02, floor + 0.03), steel)
    count = max(3, round(width / 1.6))
    for post in range(count + 1):
        x = -half + width * post / count
        solid.bar((x, 0.2, floor - 0.03), (x, -out, floor - 0.03), 0.06, steel)
        solid.bar((x, -out, floor), (x, 0.1, floor - 0.75), 0.04, steel)
    solid.bar((-half, -out, floor - 0.02), (half, -out, floor - 0.02), 0.05, steel)
    head = Material("lamp", (0.03, 0.03, 0.032), 0.4)
    lens = Material("lens", (0.9, 0.9, 0.9), 0.3, Emission=colour, Emission_Strength=14.0 if power else 0.0)
    lens.made.cycles.sample_as_light = False
    for lamp in range(lamps):
        x, far, low = -half + width * (lamp + 0.5) / lamps, -out - 0.28 * height, floor - 0.1
        solid.bar((x, -out, floor), (x, far, low), 0.045, steel)
        solid.box((x - 0.22, far - 0.12, low), (x + 0.22, far + 0.1, low + 0.1), head)
        solid.face(
            [
                (x - 0.2, far - 0.08, low + 0.102),
                (x + 0.2, far - 0.08, low + 0.102),
                (x + 0.2, far + 0.09, low + 0.102),
                (x - 0.2, far + 0.09, low + 0.102),
            ],
            lens,
        )
        if power:
            lamp_at = place @ Matrix.Translation((x, far, low + 0.16))
            lit = place @ Matrix.Translation((x, 0, up + 0.62 * height))
            spot(lamp_at.translation, lit.translation, power, 130, 1.0, colour)
    solid.made(place, name="billboard")
    sheet = plane(width, height, (0, 0, 0), None)
    sheet.matrix_world = place @ Matrix.Translation((0, -0.012, (up + top) / 2)) @ Matrix.Rotation(math.pi / 2, 4, "X")
    return slot(sheet, name, kind, strength=strength, rough=gloss, coat=0.15, coat_rough=0.2, aspect=width / height)


def lights_far(number, low, high, colours, strength=14.0, size=0.12, seed=1):
    """Lamps of cars and signs far behind, in pairs, to be out of focus."""
    chance = random.Random(seed)
    for at in range(number):
        glow = Material(
            "far lamp", (0, 0, 0), 0.5, Emission=chance.choice(colours), Emission_Strength=strength * chance.uniform(0.5, 1.3)
        )
        glow.made.cycles.sample_as_light = False
        x, y, z = (chance.uniform(a, b) for a, b in zip(low, high))
        lamp = ball(size, (x, y, z), glow, 12)
        again(lamp, Matrix.Translation((x + 1.25, y, z)))
