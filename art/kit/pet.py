"""A cat by formula, in its fur. Needs python3-numpy."""

import bpy
import numpy as np

from .forms import ball, cast, directions, ellipsoid, rod, union
from .hair import _slope, _unit, grown, strands
from .head import grid
from .nodes import Material
from .shapes import dressed, tube

EYE = np.array((0.0200, -0.0318, 0.0065))
EYEBALL = 0.0112
CHEST = np.array((0.0, 0.03, -0.12))
NOSE = np.array((0.0, -0.0535, -0.0105))
MIDDLE = np.zeros(3)
# Base, tip, and half the width of an ear.
EAR = (np.array((0.0295, 0.008, 0.026)), np.array((0.041, 0.01, 0.075)), 0.0205)


def head_distance(p):
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = ellipsoid(q, (0, 0.004, 0.004), (0.049, 0.045, 0.040))
    d = union(d, ball(q, (0.026, -0.010, -0.014), 0.022), 0.014)
    d = union(d, rod(q, (0, -0.034, 0.014), (0, -0.0455, -0.006), 0.0085, 0.0075), 0.012)
    d = union(d, ellipsoid(q, (0.0092, -0.0415, -0.0185), (0.0128, 0.0125, 0.0098)), 0.005)
    d = union(d, ellipsoid(q, (0, -0.037, -0.0285), (0.010, 0.009, 0.0075)), 0.006)
    d = union(d, np.linalg.norm(q - EYE, axis=1) - EYEBALL - 0.0007, 0.006)
    opening = np.maximum(eye_edge(q), ball(q, EYE, EYEBALL + 0.004))
    return -union(-d, np.maximum(opening, EYEBALL - 0.0006 - np.linalg.norm(q - EYE, axis=1)), 0.0008)


def eye_edge(q):
    """Distance from the almond between the lids, as seen from before; negative inside."""
    x, z = q[:, 0] - EYE[0], q[:, 2] - EYE[2]
    z = z - 0.13 * x
    return np.maximum(_arc(x, z, 0.0114, 0.0086), _arc(x, -z, 0.0114, 0.0072))


def _arc(x, z, half, height):
    radius = (half * half + height * height) / (2 * height)
    return np.hypot(x, z - (height - radius)) - radius


def body_distance(p):
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = ellipsoid(q, (0, 0.05, -0.15), (0.066, 0.078, 0.115))
    d = union(d, rod(q, (0, 0.01, -0.03), (0, 0.012, -0.12), 0.036, 0.05), 0.03)
    return union(d, rod(q, (0.024, 0.0, -0.12), (0.026, -0.014, -0.26), 0.022, 0.02), 0.02)


def coat(p):
    """0 ginger, 1 its stripes, 2 cream: how much of each, by place."""
    x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
    crown = np.sin(520 * x + 0.6 + 60 * (z - 0.02)) * np.clip((z - 0.014) / 0.01, 0, 1)
    cheek = np.sin(330 * (z + 0.35 * x) + 1.0) * np.clip((x - 0.027) / 0.008, 0, 1) * (z < 0.016)
    flank = np.sin(105 * z + 40 * x + 1.6 * np.sin(35 * p[:, 1])) * (z < -0.055)
    dark = np.clip(crown + cheek + flank, 0, 1)
    muzzle = np.clip(1.5 - np.hypot(x / 0.0225, (z + 0.0215) / 0.0125), 0, 1) * (y < -0.025)
    bib = np.clip(1.6 - x / (0.02 + 0.1 * np.clip(-0.04 - z, 0, 0.2)), 0, 1) * (z < -0.036) * (y < 0.03)
    brow = np.clip(1.25 - np.abs(eye_edge(p * (1, 1, 1)) - 0.0035) / 0.003, 0, 1) * (y < -0.02) * 0.35
    return dark, np.clip(muzzle + bib + brow, 0, 1)


def cat(ginger=(0.42, 0.165, 0.042), cream=(0.78, 0.66, 0.5), iris=(0.34, 0.36, 0.06), seed=4):
    chance = np.random.default_rng(seed)
    skin = Material("skin", ginger, 0.9, Specular=0.1)
    skin.set("Base Color", skin.node("Attribute", settings={"attribute_name": "tone"}))
    ways = directions(np.linspace(-np.pi, np.pi, 560), np.linspace(-np.pi / 2, np.pi / 2, 420))
    for distance, middle, reach in ((head_distance, MIDDLE, 0.1), (body_distance, CHEST, 0.2)):
        points = cast(ways, distance, middle, 0.012, reach)
        made = dressed(grid(points, 560, 420), skin, smooth=True)
        _paint(made, points, np.array(ginger), np.array(cream))
    _fur(head_distance, MIDDLE, 70000, ginger, cream, chance, seed)
    _fur(body_distance, CHEST, 60000, ginger, cream, chance, seed)
    for side in (-1, 1):
        _ear(side, ginger, cream, chance, seed)
        _eye(side, iris)
    _nose()
    _whiskers(chance)


def _paint(made, p, ginger, cream):
    dark, pale = (each[:, None] for each in coat(p))
    tone = ginger * (1 - 0.5 * dark)
    tone = (tone + pale * (cream - tone)) * 0.5
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    rim = np.clip(1 - eye_edge(q) / 0.0016, 0, 1)[:, None] * (p[:, 1:2] < -0.02)
    tone = tone + rim * (np.array((0.035, 0.018, 0.012)) - tone)
    layer = made.data.color_attributes.new("tone", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", np.concatenate((tone, np.ones((len(tone), 1))), 1).astype(np.float32).ravel())


def _fur(distance, middle, count, ginger, cream, chance, seed):
    ways = _unit(chance.normal(size=(count, 3)))
    # What is seen is in front.
    ways[:, 1] = np.where(chance.uniform(size=count) < 0.6, -np.abs(ways[:, 1]), ways[:, 1])
    roots = cast(ways, distance, middle, 0.012, 0.2, 50)
    out = _slope(roots, distance)
    on_head = middle is MIDDLE
    away = _unit(roots - NOSE) + np.array((0, 0.25, -0.25) if on_head else (0, 0.1, -1.4))
    way = _unit((0.34 if on_head else 0.3) * out + 0.95 * (away - np.sum(away * out, 1)[:, None] * out))
    q = np.stack((np.abs(roots[:, 0]), roots[:, 1], roots[:, 2]), -1)
    near = np.linalg.norm(roots - NOSE, axis=1)
    bare = ((eye_edge(q) < 0.0012) & (q[:, 1] < -0.015)) | (near < 0.0052)
    reach = 0.004 + 0.0105 * np.clip((near - 0.012) / 0.05, 0, 1) if on_head else np.full(count, 0.02)
    eye = np.clip(np.linalg.norm(q - EYE, axis=1) / 0.02, 0.35, 1)
    reach = reach * (eye if on_head else 1)
    dark, pale = coat(roots)
    part = np.where(pale > chance.uniform(0.25, 0.75, count), 2, (dark > chance.uniform(0.15, 0.9, count)).astype(int))
    for group, colour in enumerate((ginger, tuple(value * 0.5 for value in ginger), cream)):
        chosen = (part == group) & ~bare
        lines = grown(roots[chosen], way[chosen], reach[chosen], 6, 0.06, 0.92, 0.0003, distance, seed, 0.05)
        strands(lines, colour, 0.00007, 0.4, 0.2, seed, 0.75)


def _ear(side, ginger, cream, chance, seed):
    """A cup that opens to the front, thinly furred inside."""
    base, tip, half = EAR
    skin = Material("ear", (0.46, 0.2, 0.14), 0.7, Subsurface=0.3)
    skin.set("Subsurface Radius", (0.003, 0.001, 0.0008))
    columns, rows = 60, 60

    def at(u, v):
        wide = half * (1 - v) ** 0.72 * (1 + 0.35 * v)
        along = base + (tip - base) * v[..., None] if np.ndim(v) else base + (tip - base) * v
        across = np.stack((u * wide * 0.94, -0.004 + 0.0 * u, u * wide * -0.30), -1)
        cup = np.stack((0 * u, (0.011 * (1 - u * u) - 0.004) * (1 - v) ** 0.5, 0 * u), -1)
        return (along + across + cup) * np.array((side, 1, 1))

    u, v = np.meshgrid(np.linspace(-1, 1, columns), np.linspace(0, 1, rows))
    dressed(grid(at(u, v).reshape(-1, 3), columns, rows), skin, smooth=True)
    count = 9000
    u, v = chance.uniform(-1, 1, count), chance.uniform(0, 0.99, count) ** 1.1
    roots = at(u, v) + np.array((0, 0.0006, 0))
    up = _unit((tip - base) * np.array((side, 1, 1)) * np.ones((count, 3)))
    way = _unit(0.8 * up + np.stack((side * 0.75 * u, 0.5 + 0 * u, -0.1 * u), -1) + chance.normal(scale=0.1, size=(count, 3)))
    flat = lambda p: np.full(len(p), 1.0)
    strands(grown(roots, way, 0.0062, 5, 0.0, 0.95, 0.0, flat, seed), tuple(p * 0.8 for p in ginger), 0.00007, 0.4, 0.2, seed)
    # The pale tuft of the inner edge.
    count = 1500
    u, v = chance.uniform(-1, 0.2, count), chance.uniform(0.0, 0.6, count)
    roots = at(u, v) + np.array((0, -0.0004, 0))
    way = _unit(np.stack((side * (0.75 + 0 * u), -0.35 + 0 * u, 0.75 - 0.4 * v), -1) + chance.normal(scale=0.14, size=(count, 3)))
    strands(grown(roots, way, 0.02, 8, 0.03, 0.95, 0.0, flat, seed), cream, 0.00005, 0.4, 0.2, seed)


def _eye(side, iris):
    eye = Material("eye", iris, 0.1, Clearcoat=1.0, Clearcoat_Roughness=0.01)
    place = eye.place()
    x, z = (eye.node("SeparateXYZ", part, Vector=place) for part in (0, 2))

    def far(narrow, unit):
        wide = eye.math("MULTIPLY", x, narrow)
        square = eye.math("MULTIPLY", wide, wide)
        square = eye.math("MULTIPLY_ADD", z, z, square)
        return eye.math("DIVIDE", eye.math("SQRT", square), unit)

    rays = eye.ramp(eye.noise(eye.stretch(place, 380, 380, 380), 1, 3), (0.3, tuple(p * 0.7 for p in iris)), (0.7, tuple(p * 1.5 for p in iris)))
    warm = eye.mix(eye.ramp(far(1.0, 0.01), (0.25, 0.6), (0.75, 0.0)), rays, (iris[0] * 1.25, iris[1] * 0.8, iris[2] * 0.5))
    rimmed = eye.mix(eye.ramp(far(1.0, 0.01), (0.78, 0.0), (0.98, 1.0)), warm, tuple(p * 0.12 for p in iris))
    eye.set("Base Color", eye.mix(eye.ramp(far(1.55, 0.01), (0.66, 0.0), (0.71, 1.0)), (0.003, 0.003, 0.003), rimmed))
    at = (side * EYE[0], EYE[1], EYE[2])
    bpy.ops.mesh.primitive_uv_sphere_add(radius=EYEBALL, location=at, segments=64, ring_count=48)
    made = dressed(bpy.context.object, eye, smooth=True)
    made.rotation_euler = (0, 0, side * 0.14)


def _nose():
    nose = Material("nose", (0.5, 0.2, 0.17), 0.5, Specular=0.3, Subsurface=0.15)
    nose.set("Subsurface Radius", (0.002, 0.001, 0.0008))
    nose.bump(nose.noise(nose.place(), 1500, 2), 0.4, 0.0006)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.0054, segments=64, ring_count=48)
    made = dressed(bpy.context.object, nose, smooth=True)
    for vertex in made.data.vertices:
        x, y, z = (part / 0.0054 for part in vertex.co)
        # A heart: broad above, a point below, with two nostrils.
        hole = 0.55 * np.exp(-(((abs(x) - 0.52) / 0.24) ** 2) - (((z + 0.25) / 0.16) ** 2)) * (y < 0)
        vertex.co = (0.0056 * x * (0.62 + 0.42 * (z + 0.2)), 0.0042 * y * (1 - hole), 0.0040 * z)
    made.location = NOSE
    line = Material("mouth", (0.06, 0.025, 0.02), 0.7)
    tube([(0, -0.0555, -0.0135), (0, -0.0545, -0.0175), (0, -0.0525, -0.021)], 0.00042, line)
    for side in (-1, 1):
        tube([(0, -0.0525, -0.021), (side * 0.004, -0.0522, -0.0248), (side * 0.0095, -0.049, -0.0262), (side * 0.0145, -0.043, -0.0240)], 0.00042, line)


def _whiskers(chance):
    white = Material("whisker", (0.85, 0.83, 0.8), 0.4)
    for side in (-1, 1):
        for number in range(8):
            start = np.array((side * (0.011 + 0.0022 * (number % 2)), -0.0515, -0.0155 - 0.0021 * (number % 4)))
            along = _unit(np.array((side, -0.2 + 0.3 * (number // 4), 0.3 - 0.15 * (number % 4) + chance.uniform(-0.06, 0.06)))[None])[0]
            end = start + along * chance.uniform(0.05, 0.068)
            bow = np.array((0, -0.004, 0.0045))
            tube([(*start, 1.0), (*((start + end) / 2 + bow), 0.7), (*(end + np.array((0, 0, -0.004))), 0.1)], 0.00017, white)
