"""A cat by formula, in its fur. Needs python3-numpy."""

import bpy
import numpy as np

from .hair import _slope, _unit, grown, strands
from .head import _ball, _ellipsoid, _rod, _union, cast, directions, grid
from .nodes import Material
from .shapes import dressed, tube

EYE = np.array((0.0198, -0.0318, 0.0075))
CHEST = np.array((0.0, 0.03, -0.12))
NOSE = np.array((0.0, -0.0535, -0.008))


def head_distance(p):
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = _ellipsoid(q, (0, 0.004, 0.004), (0.05, 0.044, 0.0405))
    d = _union(d, _ball(q, (0.026, -0.012, -0.014), 0.022), 0.014)
    d = _union(d, _rod(q, (0, -0.034, 0.014), (0, -0.046, -0.004), 0.0075, 0.0068), 0.012)
    d = _union(d, _ellipsoid(q, (0.0105, -0.041, -0.0175), (0.0145, 0.0145, 0.0115)), 0.007)
    d = _union(d, _ball(q, (0, -0.036, -0.027), 0.0085), 0.007)
    flat = q * np.array((1, 1.9, 1))
    d = _union(d, _rod(flat, (0.03, 0.006, 0.022), (0.043, 0.012, 0.068), 0.0235, 0.003) * 0.6, 0.008)
    return np.maximum(d, -(np.linalg.norm(q - EYE, axis=1) - 0.0103))


def body_distance(p):
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = _ellipsoid(q, (0, 0.05, -0.15), (0.066, 0.078, 0.115))
    d = _union(d, _rod(q, (0, 0.01, -0.03), (0, 0.012, -0.12), 0.036, 0.05), 0.03)
    return _union(d, _rod(q, (0.024, 0.0, -0.12), (0.026, -0.014, -0.26), 0.022, 0.02), 0.02)


def cat(ginger=(0.36, 0.14, 0.035), cream=(0.72, 0.56, 0.38), iris=(0.3, 0.36, 0.05), seed=4):
    chance = np.random.default_rng(seed)
    skin = Material("skin", tuple(part * 0.5 for part in ginger), 0.9)
    ways = directions(np.linspace(-np.pi, np.pi, 240), np.linspace(-np.pi / 2, np.pi / 2, 160))
    middle = np.zeros(3)
    dressed(grid(cast(ways, head_distance, middle, 0.012, 0.1), 240, 160), skin, smooth=True)
    dressed(grid(cast(ways, body_distance, CHEST, 0.012, 0.2), 240, 160), skin, smooth=True)
    for distance, origin, count, length in ((head_distance, middle, 26000, 0.0105), (body_distance, CHEST, 30000, 0.024)):
        roots = cast(_unit(chance.normal(size=(count, 3))), distance, origin, 0.012, 0.2, 50)
        out = _slope(roots, distance)
        away = _unit(roots - NOSE) + np.array((0, 0.2, -0.35))
        way = _unit(0.5 * out + 0.9 * (away - np.sum(away * out, 1)[:, None] * out))
        x, y, z = np.abs(roots[:, 0]), roots[:, 1], roots[:, 2]
        bare = (np.linalg.norm(np.stack((x, y, z), -1) - EYE, axis=1) < 0.0116) | (np.linalg.norm(roots - NOSE, axis=1) < 0.006)
        inner = (z > 0.036) & (y < 0.002) & (x > 0.024) & (np.abs(x - 0.033) < 0.011)
        bare |= inner & (chance.uniform(size=count) < 0.75)
        short = np.clip(np.linalg.norm(roots - NOSE, axis=1) / 0.035, 0.22, 1) if origin is middle else 1.0
        wave = np.sin(170 * z + 46 * np.abs(x) + 2.4 * np.sin(60 * y) + 1.2 * np.sin(90 * x))
        pale = np.clip(1.35 - np.hypot(x / 0.024, (z + 0.023) / 0.017), 0, 1) * (y < -0.02) + (z < -0.05) * np.clip(1.15 - x / 0.03, 0, 1) * (y < 0.02)
        part = np.where(pale > chance.uniform(0.2, 0.6, count), 2, (wave > chance.uniform(-0.5, 0.6, count)).astype(int))
        dark = tuple(value * 0.4 for value in ginger)
        for group, colour in enumerate((ginger, dark, cream)):
            chosen = (part == group) & ~bare
            reach = (length * short if np.isscalar(short) is False else np.full(count, length))[chosen]
            lines = grown(roots[chosen], way[chosen], reach, 6, 0.1, 0.9, 0.25, keep=0.0004, avoid=distance, seed=seed)
            strands(lines, colour, 0.00021, 0.45, 0.45, seed)
    _face(iris, chance)


def _face(iris, chance):
    nose = Material("nose", (0.42, 0.13, 0.11), 0.62, Specular=0.2, Subsurface=0.1)
    bpy.ops.mesh.primitive_uv_sphere_add(radius=0.0052, location=(0, -0.0525, -0.0075), segments=32, ring_count=16)
    bpy.context.object.scale = (1.15, 0.7, 0.75)
    dressed(bpy.context.object, nose, smooth=True)
    for side in (-1, 1):
        eye = Material("eye", iris, 0.06, Clearcoat=1.0, Clearcoat_Roughness=0.01)
        place = eye.place()
        x, z = (eye.node("SeparateXYZ", part, Vector=place) for part in (0, 2))
        wide = eye.node("Math", settings={"operation": "MULTIPLY"}, i0=x, i1=2.6)
        square = eye.node("Math", settings={"operation": "MULTIPLY"}, i0=wide, i1=wide)
        far = eye.node("Math", settings={"operation": "MULTIPLY_ADD"}, i0=z, i1=z, i2=square)
        far = eye.node("Math", settings={"operation": "SQRT"}, i0=far)
        far = eye.node("Math", settings={"operation": "DIVIDE"}, i0=far, i1=0.01)
        pupil = eye.ramp(far, (0.66, 0.0), (0.7, 1.0))
        glow = eye.ramp(eye.noise(eye.stretch(place, 200, 200, 200), 1, 3), (0.3, tuple(p * 0.6 for p in iris)), (0.7, tuple(p * 1.6 for p in iris)))
        eye.set("Base Color", eye.mix(pupil, (0.003, 0.003, 0.003), glow))
        bpy.ops.mesh.primitive_uv_sphere_add(radius=0.0103, location=(side * EYE[0], EYE[1], EYE[2]), segments=48, ring_count=24)
        made = dressed(bpy.context.object, eye, smooth=True)
        made.rotation_euler = (0, 0, side * 0.32)
        white = Material("whisker", (0.85, 0.83, 0.8), 0.4)
        for number in range(6):
            start = np.array((side * 0.014, -0.047, -0.014 - 0.0022 * (number % 3)))
            along = np.array((side, -0.25 + 0.2 * (number // 3), 0.22 - 0.17 * number + chance.uniform(-0.05, 0.05)))
            end = start + along * 0.062
            tube([tuple(start), tuple((start + end) / 2 + np.array((0, -0.003, 0.003))), (*end, 0.15)], 0.00022, white)
