"""A human head by formula, of nobody in particular: smooth unions of ellipsoids, cast from its middle to its skin.

Metres; between the ears is (0, 0, 0), the face looks along -y, z is up. Needs python3-numpy.
"""

import bpy
import numpy as np

from .nodes import Material
from .shapes import dressed

MIDDLE = np.array((0.0, -0.012, 0.022))
EYE = np.array((0.0315, -0.0705, 0.0))
EYEBALL = 0.0124


def head(face, skin, columns=560, rows=460):
    """The skin of head and neck. `face` changes measures (see `FACE`), `skin` is `skin_of(...)`."""
    measures = {**FACE, **face}
    # More directions where the features are.
    turn = np.linspace(-np.pi, np.pi, columns)
    turn = turn - 0.62 * np.sin(turn)
    rise = np.linspace(-1, 1, rows)
    rise = (rise * 0.72 + 0.28 * rise**3) * np.pi / 2
    points = cast(directions(turn, rise), lambda p: skin_distance(p, measures))
    made = grid(points, columns, rows)
    _paint(made, points, measures, skin)
    return dressed(made, skin["material"], smooth=True, name="head")


def directions(turn, rise):
    """All pairs of turns about z (0 looks along -y) and rises, as vectors; radians."""
    a, b = np.meshgrid(turn, rise)
    return np.stack((np.sin(a) * np.cos(b), -np.cos(a) * np.cos(b), np.sin(b)), -1).reshape(-1, 3)


def cast(ways, distance, middle=MIDDLE, start=0.03, furthest=0.26, steps=70):
    """Where rays from a middle first leave a body."""
    far = np.full(len(ways), start)
    for _ in range(steps):
        far = np.minimum(far + np.clip(-distance(middle + ways * far[:, None]), 0, None) * 0.8, furthest)
    return middle + ways * far[:, None]


FACE = {
    "jaw": 1.0,  # width of the lower face
    "cheeks": 1.0,
    "nose": 1.0,  # length and width
    "nose_width": 1.0,
    "lips": 1.0,
    "brow": 1.0,
    "eyes": 1.0,  # how open
    "smile": 0.0,  # metres that the corners of the mouth rise
    "long": 1.0,
}


def skin_distance(p, m):
    """Metres to the skin, negative inside."""
    x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
    q = np.stack((x, y, z), -1)
    d = _ellipsoid(q, (0, 0.015, 0.03), (0.0735, 0.097, 0.086))
    d = _union(d, _ellipsoid(q, (0, -0.024, -0.03), (0.06 * m["jaw"], 0.061, 0.082 * m["long"])), 0.02)
    d = _union(d, _ball(q, (0, -0.07, -0.0985 * m["long"]), 0.0195), 0.022)
    d = _union(d, _rod(q, (0.046 * m["jaw"], -0.006, -0.055), (0.014, -0.066, -0.099 * m["long"]), 0.015, 0.011), 0.03)
    d = _union(d, _ball(q, (0.034, -0.058, -0.026), 0.0265 * m["cheeks"]), 0.022)
    d = _union(d, _rod(q, (0, 0.022, -0.07), (0, 0.04, -0.26), 0.046, 0.052), 0.022)
    d = _union(d, _rod(q, (0.01, -0.0815, 0.0215), (0.044, -0.068, 0.0225), 0.0072 * m["brow"], 0.0055), 0.012)
    d = _without(d, _ellipsoid(q, (0.031, -0.1035, 0.0005), (0.021, 0.022, 0.013)), 0.02)
    # The nose.
    tip = -0.1045 - 0.003 * (m["nose"] - 1)
    d = _union(d, _rod(q, (0, -0.0825, 0.017), (0, tip + 0.004, -0.038), 0.006, 0.0088), 0.012)
    d = _union(d, _ball(q, (0, tip, -0.0415), 0.0112 * m["nose"]), 0.009)
    d = _union(d, _rod(q, (0, tip + 0.003, -0.047), (0, -0.092, -0.058), 0.0048, 0.004), 0.006)
    wing = 0.0108 * m["nose_width"]
    d = _union(d, _ellipsoid(q, (wing, -0.0975, -0.0442), (0.0066 * m["nose_width"], 0.0095, 0.0066)), 0.007)
    # The mouth.
    lift = m["smile"] * np.clip(x / 0.024, 0, 1.3) ** 2
    r = np.stack((x, y + 6 * lift * x, z - lift), -1)
    d = _union(d, _ellipsoid(r, (0, -0.076, -0.073), (0.033, 0.021, 0.025)), 0.018)
    d = _union(d, _upper_lip(r, m), 0.0035)
    d = _union(d, _lower_lip(r, m), 0.0035)
    d = _without(d, _ellipsoid(r, (0, -0.1035, -0.0727), (0.0225, 0.0085, 0.0006)), 0.0026)
    d = _without(d, _ellipsoid(r, (0, -0.104, -0.06), (0.0026, 0.006, 0.006)), 0.004)
    d = _without(d, _ellipsoid(r, (0, -0.102, -0.0885), (0.012, 0.008, 0.0035)), 0.008)
    # Ears.
    d = _union(d, _ellipsoid(q, (0.0765, 0.016, -0.012), (0.0085, 0.018, 0.031)), 0.006)
    d = _without(d, _ellipsoid(q, (0.0855, 0.01, -0.012), (0.0075, 0.0105, 0.018)), 0.005)
    return _eyelids(q, d, m)


def _upper_lip(r, m):
    return _ellipsoid(r, (0.0068, -0.0925, -0.0685), (0.0158, 0.0078, 0.0048 * m["lips"]))


def _lower_lip(r, m):
    return _ellipsoid(r, (0, -0.091, -0.0785), (0.0188, 0.0082, 0.0064 * m["lips"]))


def _eyelids(q, d, m):
    """Lids over the eyeball, parted to an almond."""
    e = q - EYE
    d = _union(d, np.linalg.norm(e, axis=1) - 0.0142, 0.005)
    tilt = e[:, 2] - 0.07 * e[:, 0]
    part = np.maximum(_arc(e[:, 0], tilt, 0.0152, 0.0049 * m["eyes"]), _arc(e[:, 0], -tilt, 0.0152, 0.0041 * m["eyes"]))
    opening = np.maximum(part, (EYEBALL - 0.0005) - np.linalg.norm(e, axis=1))
    opening = np.maximum(opening, e[:, 1] + 0.004)
    return _without(d, opening, 0.0011)


def _arc(x, z, half, height):
    """Distance to a circle through (+-half, 0) that rises by `height`."""
    radius = (half * half + height * height) / (2 * height)
    return np.hypot(x, z - (height - radius)) - radius


def _ball(p, centre, radius):
    return np.linalg.norm(p - np.array(centre), axis=1) - radius


def _ellipsoid(p, centre, radii):
    q = p - np.array(centre)
    one = np.linalg.norm(q / np.array(radii), axis=1)
    two = np.linalg.norm(q / np.square(radii), axis=1)
    return one * (one - 1) / np.maximum(two, 1e-9)


def _rod(p, start, end, first, last):
    start, along = np.array(start), np.array(end) - np.array(start)
    t = np.clip((p - start) @ along / (along @ along), 0, 1)
    return np.linalg.norm(p - start - t[:, None] * along, axis=1) - (first + (last - first) * t)


def _union(a, b, soft):
    h = np.clip(0.5 + 0.5 * (b - a) / soft, 0, 1)
    return b * (1 - h) + a * h - soft * h * (1 - h)


def _without(a, b, soft):
    return -_union(-a, b, soft)


def grid(points, columns, rows):
    at = np.arange(columns * rows).reshape(rows, columns)
    faces = np.stack((at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]), -1).reshape(-1, 4)
    data = bpy.data.meshes.new("skin")
    data.vertices.add(len(points))
    data.vertices.foreach_set("co", points.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4))
    data.polygons.foreach_set("loop_total", np.full(len(faces), 4))
    data.update(calc_edges=True)
    made = bpy.data.objects.new("skin", data)
    bpy.context.collection.objects.link(made)
    return made


def skin_of(tone, lip=None, blush=0.5, freckles=0.0, shine=0.42):
    """`tone` is linear red, green, blue."""
    material = Material("skin", tone, shine, Specular=0.42, Subsurface=0.14)
    material.set("Subsurface Radius", (0.0055, 0.0019, 0.0009))
    colour = material.node("Attribute", settings={"attribute_name": "tone"})
    place = material.place()
    mottled = material.ramp(material.noise(place, 55, 4, 0.6), (0.3, (0.9, 0.86, 0.85)), (0.7, (1.06, 1.04, 1.03)))
    colour = material.multiply(colour, mottled)
    if freckles:
        spots = material.ramp(material.noise(place, 520, 1, 0.4), (0.62, 0.0), (0.7, freckles))
        colour = material.mix(spots, colour, tuple(part * f for part, f in zip(tone, (0.5, 0.36, 0.3))))
    material.set("Base Color", colour)
    material.set("Subsurface Color", material.multiply(colour, (1.0, 0.72, 0.6)))
    pores = material.mix(0.35, material.noise(place, 900, 3, 0.6), material.noise(place, 240, 4, 0.6))
    material.bump(pores, 0.16, 0.0012)
    oily = material.ramp(material.noise(place, 26, 3), (0.35, shine * 0.8), (0.7, shine * 1.3))
    material.set("Roughness", oily)
    lip = lip or (tone[0] * 0.82, tone[1] * 0.42, tone[2] * 0.44)
    return {"material": material, "tone": np.array(tone), "lip": np.array(lip), "blush": blush}


def _paint(made, points, m, skin):
    """The tone of each place: lips, cheeks, nose and ears redder, the sockets darker."""
    x, y, z = np.abs(points[:, 0]), points[:, 1], points[:, 2]
    tone = np.repeat(skin["tone"][None, :], len(points), 0)
    q = np.stack((x, y, z), -1)

    def near(centre, reach):
        return np.exp(-np.square(np.linalg.norm((q - np.array(centre)) / np.array(reach), axis=1)))

    red = near((0.043, -0.075, -0.03), (0.022, 0.03, 0.018)) + 0.8 * near((0, -0.112, -0.044), (0.013, 0.014, 0.011))
    red += 0.9 * near((0.08, 0.012, -0.01), (0.012, 0.03, 0.03)) + 0.35 * near((0, -0.08, -0.105), (0.02, 0.02, 0.015))
    red = np.clip(red, 0, 1)[:, None] * skin["blush"]
    tone = tone * (1 - red * (1 - np.array((1.08, 0.68, 0.66))))
    dark = 0.42 * near((0.031, -0.083, -0.008), (0.017, 0.014, 0.008)) + 0.3 * near((0.022, -0.08, 0.012), (0.018, 0.02, 0.008))
    tone = tone * (1 - np.clip(dark, 0, 1)[:, None] * (1 - np.array((0.78, 0.66, 0.66))))
    lift = m["smile"] * np.clip(x / 0.024, 0, 1.3) ** 2
    r = np.stack((x, y + 6 * lift * x, z - lift), -1)
    lips = np.minimum(_upper_lip(r, m), _lower_lip(r, m))
    share = np.clip(1 - lips / 0.0011, 0, 1)[:, None] * (points[:, 1] < -0.08)[:, None]
    tone = tone + (skin["lip"] - tone) * share * 0.92
    nostril = near((0.0062 * m["nose_width"], -0.1005, -0.0512), (0.0034, 0.0048, 0.0019))
    tone = tone * (1 - np.clip(1.25 * nostril, 0, 1)[:, None] * (1 - np.array((0.16, 0.08, 0.07))))
    line = np.exp(-np.square((r[:, 2] + 0.0727) / 0.0009)) * (x < 0.0235) * (points[:, 1] < -0.085)
    tone = tone * (1 - 0.75 * line[:, None])
    layer = made.data.color_attributes.new("tone", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", np.concatenate((tone, np.ones((len(tone), 1))), 1).astype(np.float32).ravel())


def eyes(iris, look=(0, 0, 0)):
    """Two eyeballs; `iris` is linear red, green, blue, `look` turns them (radians)."""
    for side in (-1, 1):
        white = Material("eye", (0.72, 0.68, 0.65), 0.12, Clearcoat=1.0, Clearcoat_Roughness=0.02, Specular=0.5)
        place = white.place()
        x, z = (white.node("SeparateXYZ", part, Vector=place) for part in (0, 2))
        far = white.node("Math", settings={"operation": "MULTIPLY"}, i0=x, i1=x)
        far = white.node("Math", settings={"operation": "MULTIPLY_ADD"}, i0=z, i1=z, i2=far)
        far = white.node("Math", settings={"operation": "SQRT"}, i0=far)
        far = white.node("Math", settings={"operation": "DIVIDE"}, i0=far, i1=0.01)
        rays = white.noise(white.stretch(place, 260, 260, 260), 1, 3)
        pale = tuple(min(1, part * 1.9) for part in iris)
        deep = tuple(part * 0.28 for part in iris)
        coloured = white.mix(white.ramp(rays, (0.35, 0.0), (0.65, 1.0)), iris, pale)
        ring = white.ramp(far, (0.2, 0.0), (0.215, 1.0))
        coloured = white.mix(ring, (0.002, 0.002, 0.002), coloured)
        rim = white.ramp(far, (0.47, 0.0), (0.57, 1.0))
        coloured = white.mix(rim, coloured, deep)
        outer = white.ramp(far, (0.575, 0.0), (0.625, 1.0))
        veined = white.mix(white.ramp(far, (0.7, 0.0), (1.15, 0.5)), (0.74, 0.7, 0.67), (0.6, 0.38, 0.34))
        white.set("Base Color", white.mix(outer, coloured, veined))
        bpy.ops.mesh.primitive_uv_sphere_add(radius=EYEBALL, location=(side * EYE[0], EYE[1], EYE[2]), segments=64, ring_count=32)
        made = dressed(bpy.context.object, white, smooth=True)
        made.rotation_euler = look
