"""Persons of nobody in particular: a head, hair, clothes and what they wear, for the photos that frames are tried with."""

import bmesh
import bpy
import numpy as np

from .hair import beard, brows, grown, lashes, scalp, strands
from .head import FACE, _ellipsoid, _rod, _union, cast, directions, eyes, grid, head, skin_distance, skin_of
from .nodes import Material
from .shapes import dressed, tube

CHEST = np.array((0.0, 0.045, -0.36))


def body_distance(p, fold=0.0):
    q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
    d = _ellipsoid(q, (0, 0.05, -0.4), (0.15, 0.095, 0.23))
    d = _union(d, _rod(q, (0.02, 0.045, -0.19), (0.13, 0.045, -0.248), 0.03, 0.046), 0.05)
    d = _union(d, _rod(q, (0.14, 0.05, -0.26), (0.18, 0.06, -0.5), 0.046, 0.042), 0.03)
    d = _union(d, _rod(q, (0.0, 0.048, -0.16), (0.06, 0.05, -0.21), 0.036, 0.03), 0.04)
    d = _union(d, _ellipsoid(q, (0, 0.024, -0.225), (0.085, 0.058, 0.056)), 0.04)
    if fold:
        x, y, z = p[:, 0], p[:, 1], p[:, 2]
        d = d + fold * (np.sin(34 * x + 21 * z + 3 * np.sin(17 * z)) + 0.6 * np.sin(58 * z - 40 * np.abs(x) + 2))
    return d


def clothes(colour, kind="knit", collar=True):
    """A jumper (`knit`), or smooth cloth."""
    cloth = Material("cloth", colour, 0.9, Sheen=0.4, Specular=0.25)
    place = cloth.place()
    if kind == "knit":
        rows = cloth.node("TexWave", settings={"bands_direction": "Z"}, Vector=place, Scale=42, Distortion=1.2)
        loops = cloth.node("TexWave", settings={"bands_direction": "X"}, Vector=place, Scale=55, Distortion=1.5)
        weave = cloth.mix(0.5, rows, loops)
        cloth.bump(weave, 0.5, 0.003)
        cloth.set("Base Color", cloth.mix(weave, tuple(part * 0.72 for part in colour), colour))
    else:
        weave = cloth.noise(place, 700, 2)
        cloth.bump(weave, 0.15, 0.001)
    columns, rows = 260, 200
    ways = directions(np.linspace(-np.pi, np.pi, columns), np.linspace(-1.1, np.pi / 2, rows))
    points = cast(ways, lambda p: body_distance(p, 0.0016) - 0.004, CHEST, furthest=0.5)
    dressed(grid(points, columns, rows), cloth, smooth=True, name="clothes")
    if collar:
        ring = []
        for step in range(24):
            angle = step / 24 * 2 * np.pi
            ring.append((0.056 * np.sin(angle), 0.036 - 0.058 * np.cos(angle), -0.156 - 0.02 * np.cos(angle)))
        tube(ring, 0.0085, cloth, closed=True)


def scarf(colour):
    """A headscarf: cloth around head and neck, the face free."""
    cloth = Material("scarf", colour, 0.75, Sheen=0.5, Specular=0.3)
    weave = cloth.noise(cloth.place(), 420, 3)
    cloth.bump(weave, 0.2, 0.001)

    def distance(p):
        q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
        d = _ellipsoid(q, (0, 0.014, 0.02), (0.09, 0.108, 0.105))
        d = _union(d, _ellipsoid(q, (0, -0.018, -0.035), (0.076, 0.078, 0.095)), 0.03)
        d = _union(d, _rod(q, (0, 0.012, -0.09), (0, 0.03, -0.26), 0.06, 0.12), 0.03)
        x, z = p[:, 0], p[:, 2]
        low = np.clip((-z - 0.03) / 0.1, 0, 1)
        return d + 0.0022 * low * np.sin(70 * z + 26 * x) + 0.0009 * np.sin(90 * x + 40 * z)

    columns, rows = 420, 320
    turn, rise = np.linspace(-np.pi, np.pi, columns), np.linspace(-1.45, np.pi / 2, rows)
    points = cast(directions(turn, rise), distance, furthest=0.3)
    a, b = np.meshgrid(turn, rise)
    face = (np.hypot(np.sin(a.ravel()) / 0.62, (b.ravel() + 0.2) / 0.98) < 1) & (np.cos(a.ravel()) > 0)
    made = grid(points, columns, rows)
    _cut(made, face)
    dressed(made, cloth, smooth=True, name="scarf")
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.0035, -1


def _cut(made, drop):
    edit = bmesh.new()
    edit.from_mesh(made.data)
    edit.verts.ensure_lookup_table()
    bmesh.ops.delete(edit, geom=[edit.verts[at] for at in np.flatnonzero(drop)], context="VERTS")
    edit.to_mesh(made.data)
    edit.free()


def glasses(colour=(0.02, 0.015, 0.012), radius=0.0215):
    rim = Material("rim", colour, 0.25, Clearcoat=0.6)
    for side in (-1, 1):
        ring = []
        for step in range(28):
            angle = step / 28 * 2 * np.pi
            x, z = radius * 1.06 * np.cos(angle), radius * 0.92 * np.sin(angle)
            ring.append((side * 0.0325 + x, -0.1005 + 0.35 * (abs(side * 0.0325 + x) - 0.03) ** 2 * 20, z - 0.003))
        tube(ring, 0.0013, rim, closed=True)
        tube([(side * 0.0545, -0.098, 0.002), (side * 0.07, -0.085, 0.002), (side * 0.08, -0.02, 0.004), (side * 0.082, 0.012, 0.0)], 0.0013, rim)
    tube([(-0.0105, -0.1015, 0.002), (0.0, -0.1035, 0.005), (0.0105, -0.1015, 0.002)], 0.0013, rim)


def hair(style, colour, seed=1):
    if style == "bald":
        return
    count = {"afro": 15000, "short": 13000}.get(style, 13000)
    roots, ways = scalp(count, seed)

    def avoid(p):
        # The face stays free.
        q = np.stack((np.abs(p[:, 0]), p[:, 1], p[:, 2]), -1)
        free = _ellipsoid(q, (0, -0.1, -0.03), (0.058, 0.075, 0.1))
        return np.minimum(np.minimum(skin_distance(p, FACE), body_distance(p) - 0.006), free)

    if style == "short":
        comb = np.array((0.25, 0.75, 0.35)) * np.where(roots[:, 2] > 0.06, 1, 0.3)[:, None]
        front = (roots[:, 1] < -0.03) & (roots[:, 2] > 0.05)
        comb[front] = (0.5, 0.25, 0.9)
        lines = grown(roots, _way(ways * 0.5 + comb), np.where(roots[:, 2] > 0.055, 0.05, 0.018), 10, 0.12, 0.85, 0.6, seed=seed)
    elif style == "afro":
        lines = grown(roots, ways, 0.058, 22, 0.0, 0.9, 0.25, (0.0045, 6), keep=0.001, seed=seed)
    elif style == "curly":
        side = np.sign(roots[:, 0] - 0.015)[:, None] * np.array((0.6, 0, 0))
        lines = grown(roots, _way(ways * 0.8 + side), 0.24, 34, 0.3, 0.8, 0.8, (0.009, 6.5), 0.01, avoid, seed)
    else:
        # Parted on one side, falling along the face.
        part = 0.018
        side = np.where(roots[:, 0] > part, 1.0, -1.0)[:, None] * np.array((1.0, 0.1, 0.15))
        back = np.array((0, 0.5, 0)) * (roots[:, 1] < 0.0)[:, None]
        length = {"bob": 0.21, "long": 0.36}[style]
        lines = grown(roots, _way(ways * 0.35 + side + back), length, 26, 0.34, 0.85, 0.72, (0.0016, 2.2), 0.006, avoid, seed)
    strands(lines, colour, 0.0003, seed=seed)


def _way(v):
    return v / np.linalg.norm(v, axis=1)[:, None]


def person(tone, iris, locks, style="bob", face=None, wear=(0.2, 0.25, 0.3), knit="knit", seed=1, **more):
    """One person. `locks` is the colour of the hair; `more`: lip, blush, freckles, scarf, glasses, beard, brow."""
    face = face or {}
    skin = skin_of(tone, more.get("lip"), more.get("blush", 0.5), more.get("freckles", 0.0), more.get("shine", 0.42))
    head(face, skin)
    eyes(iris)
    brows(tuple(part * 0.7 for part in locks), more.get("brow", 1.0), face, seed)
    lashes(face=face)
    if more.get("beard"):
        beard(locks, more["beard"], face=face)
    if more.get("scarf"):
        scarf(more["scarf"])
    else:
        hair(style, locks, seed)
    if more.get("glasses"):
        glasses()
    clothes(wear, knit, collar=not more.get("scarf"))


def placed(at, turn, make):
    """What `make` adds to the scene, moved and turned about z (radians) as one."""
    before = set(bpy.data.objects)
    make()
    stand = bpy.data.objects.new("stand", None)
    bpy.context.collection.objects.link(stand)
    for made in set(bpy.data.objects) - before - {stand}:
        if made.parent is None:
            made.parent = stand
    stand.location, stand.rotation_euler = at, (0, 0, turn)
    return stand
