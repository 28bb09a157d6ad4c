"""A torso by formula, and what covers it. Needs python3-numpy."""

import bmesh
import bpy
import numpy as np

from .forms import cast, directions, ellipsoid, rod, union
from .head import grid
from .nodes import Material
from .shapes import dressed, surface

CHEST = np.array((0.0, 0.045, -0.34))
# How far back the middle of the neck lies where the collar goes around it.
NECK = 0.032


def body_distance(p, broad=1.0):
    """Torso and arms, bare."""
    q = _half(p, broad)
    return union(_torso(q, broad), _arm(q), 0.02)


def _half(p, broad):
    # No crease down the middle.
    return np.stack((np.hypot(p[:, 0], 0.012) / broad, p[:, 1], p[:, 2]), -1)


def _torso(q, broad):
    """Ribs and chest, flatter in broad bodies, the slope of the shoulders, collarbones and the muscles beside the neck."""
    d = ellipsoid(q, (0, 0.05, -0.42), (0.148, 0.1, 0.24))
    d = union(d, rod(q, (0.02, 0.05, -0.168), (0.142, 0.056, -0.232), 0.036, 0.037), 0.05)
    d = union(d, rod(q, (0.03, 0.02, -0.232), (0.135, 0.044, -0.246), 0.036, 0.034), 0.04)
    d = union(d, ellipsoid(q, (0.062, -0.012 + 0.32 * max(0.0, broad - 0.93), -0.375), (0.074, 0.062, 0.095)), 0.06)
    return union(d, ellipsoid(q, (0, 0.042, -0.240), (0.088, 0.062, 0.078)), 0.04)


def _arm(q):
    d = rod(q, (0.150, 0.054, -0.244), (0.176, 0.056, -0.33), 0.040, 0.044)
    return union(d, rod(q, (0.176, 0.056, -0.33), (0.200, 0.05, -0.6), 0.044, 0.036), 0.03)


def _ridges(phase):
    """Folds as cloth has them: narrow backs, wide hollows."""
    return (1 - np.abs(np.sin(phase))) ** 1.7


def _drawn(p):
    """Folds of the front: up from the armpits, out from the collar, and the slack of a wide cloth."""
    x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
    side = np.sign(p[:, 0])
    front = np.clip((0.07 - y) / 0.03, 0, 1)
    away = np.hypot(x - 0.150, z + 0.335)
    angle = np.arctan2(z + 0.335, 0.150 - x) + 1.7 * away
    pulled = _ridges(2.7 * angle + 0.5 * side + 0.35 * np.sin(40 * away)) * np.exp(-np.square((away - 0.082) / 0.048)) * front
    neck = np.hypot(p[:, 0], p[:, 1] - NECK)
    turn = np.arctan2(x, -z - 0.13)
    fan = _ridges(3.4 * turn + 0.9 * side + 9 * neck) * np.exp(-np.square((neck - 0.105) / 0.03))
    slack = np.sin(21 * p[:, 0] + 27 * z + 2.2 * np.sin(15 * z + 8 * p[:, 0])) + 0.5 * np.sin(47 * p[:, 0] - 24 * z)
    # Flat below the collar.
    return (0.0048 * pulled + 0.0026 * fan + 0.0012 * slack) * np.clip((neck - 0.074) / 0.03, 0, 1)


def _gathered(p):
    """Folds of a sleeve: slanting around it, closer to the body more of them."""
    x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
    side = np.sign(p[:, 0])
    inner = np.clip((0.205 - x) / 0.05, 0.12, 1) * np.clip((-z - 0.245) / 0.04, 0, 1)
    wound = _ridges(44 * z + 34 * (x - 0.15) + 16 * y + 0.8 * side + 0.8 * np.sin(28 * y + 9 * z))
    soft = np.sin(31 * z - 22 * y + 2 * side)
    return 0.0042 * wound * inner + 0.0018 * soft


def jumper(colour, broad=1.0, stitch=0.0024):
    """A knitted jumper with set-in sleeves and a ribbed collar."""
    cloth = knitted(colour, stitch)
    columns, rows = 420, 340
    ways = directions(np.linspace(-np.pi, np.pi, columns), np.linspace(-0.9, np.pi / 2, rows))

    def front(p):
        q = _half(p, broad)
        return union(_torso(q, broad), _arm(q) + 0.012, 0.012) - 0.005 - _drawn(p)

    points = cast(ways, front, CHEST, furthest=0.5, steps=48)
    made = _laid(points, columns, rows, np.unwrap(np.arctan2(points[:, 0], 0.25 - points[:, 1])) * 0.30)
    turn, x, y, z = _neckline(broad)
    about = np.arctan2(points[:, 0], NECK - points[:, 1])
    high = points[:, 2] > np.interp(np.abs(about), turn, z) - 0.003
    within = np.hypot(points[:, 0], points[:, 1] - NECK) < np.interp(np.abs(about), turn, np.hypot(x, y - NECK)) + 0.004
    cut(made, high & within)
    dressed(made, cloth, smooth=True, name="jumper")
    for side in (-1, 1):
        _sleeve(side, cloth, broad)
    _collar(colour, broad)


def _sleeve(side, cloth, broad, columns=260, rows=240):
    """Sewn to the front where it comes out of it."""

    def around(p):
        q = _half(p, broad)
        # Its seam is a shallow groove.
        away = _torso(q, broad) - 0.005
        seam = 0.0022 * np.exp(-np.square(away / 0.0035))
        return _arm(q) - 0.0062 - _gathered(p) + seam

    ways = directions(np.linspace(-np.pi, np.pi, columns), np.linspace(-1.2, np.pi / 2, rows))
    middle = np.array((side * 0.166 * broad, 0.055, -0.29))
    points = cast(ways, around, middle, 0.02, 0.26, 40)
    made = _laid(points, columns, rows, np.arctan2(points[:, 0] - middle[0], middle[1] - points[:, 1]) * 0.05)
    dressed(made, cloth, smooth=True, name="sleeve")


def _laid(points, columns, rows, across):
    """A surface whose stitches are counted along the cloth, so that they follow its form."""
    made = grid(points, columns, rows)
    layer = made.data.uv_layers.new()
    corners = np.empty(len(made.data.loops), np.int32)
    made.data.loops.foreach_get("vertex_index", corners)
    layer.data.foreach_set("uv", np.stack((across, points[:, 2]), -1)[corners].astype(np.float32).ravel())
    return made


def _neckline(broad, count=60):
    """Turns from the front (0) to the back, and the line around the neck where the collar begins."""
    turn = np.linspace(0, np.pi, count)
    x, y = 0.064 * np.sin(turn), NECK - 0.064 * np.cos(turn)
    z = np.full(count, -0.09)
    for _ in range(160):
        p = np.stack((x, y, z), -1)
        z = np.maximum(z - 0.5 * np.clip(body_distance(p, broad) - 0.0065, 0, None), -0.2)
    # Cloth runs straighter than the shoulders do.
    for _ in range(3):
        z[1:-1] = (z[:-2] + z[1:-1] + z[2:]) / 3
    return turn, x, y, z


def _collar(colour, broad, ribs=120, tall=0.020, thick=0.0032):
    turn, x, y, z = _neckline(broad)
    rib = Material("rib", colour, 0.92, Sheen=0.35, Specular=0.2)
    fibre = rib.noise(rib.place(), 900, 3)
    rib.bump(fibre, 0.35, 0.0012)

    def place(u, v):
        angle = (u * 2 - 1) * np.pi
        at = [np.interp(abs(angle), turn, each) for each in (x, y, z)]
        out = np.array((np.sin(angle), -np.cos(angle), 0.0))
        round_ = 2 * np.pi * v
        up, side = -np.cos(round_), np.sin(round_)
        rise = np.sign(up) * abs(up) ** 0.5 * tall / 2 + tall / 2 - 0.006
        wave = 0.00085 * np.cos(ribs * angle) * (side > -0.4)
        lean = -0.34 * (rise + 0.006)
        reach = side * thick + wave + lean
        return (np.sign(angle) * at[0] + out[0] * reach, at[1] + out[1] * reach, at[2] + rise)

    surface(place, 900, 20, rib)


def knitted(colour, stitch):
    """Stocking stitch: columns of small Vs."""
    cloth = Material("knit", colour, 0.94, Sheen=0.7, Specular=0.15)
    place = cloth.place("UV")
    # No two stitches are drawn equally tight: rows wander by a third of one, and some stand out.
    wander = cloth.noise(cloth.scaled(place, 0.16 / stitch), 1.0, 3, 0.7)
    astray = cloth.node("TexNoise", 1, Vector=cloth.scaled(place, 0.16 / stitch), Scale=1.0, Detail=3, Roughness=0.7)
    place = cloth.sum(place, cloth.scaled(cloth.sum(astray, (-0.5, -0.5, -0.5)), 1.3 * stitch))
    u, v = (cloth.node("SeparateXYZ", part, Vector=place) for part in (0, 1))

    number = cloth.math

    column = number("PINGPONG", number("DIVIDE", u, stitch), 0.5)
    slope = number("ADD", number("DIVIDE", v, stitch * 0.78), number("MULTIPLY", column, 1.5))
    loop = number("PINGPONG", slope, 0.5)
    legs = number("SINE", number("MULTIPLY", column, 2 * np.pi))
    height = number("MULTIPLY", number("ADD", number("MULTIPLY", loop, 1.2), 0.5), number("POWER", number("ABSOLUTE", legs), 0.6))
    fuzz = cloth.noise(cloth.place(), 800, 3)
    height = number("MULTIPLY", height, cloth.ramp(wander, (0.3, 0.6), (0.7, 1.25)))
    fuzz = number("MULTIPLY_ADD", fuzz, 0.5, number("MULTIPLY", cloth.noise(cloth.place(), 2200, 2), 0.4))
    cloth.bump(number("ADD", height, fuzz), 0.8, 0.0011)
    worn = cloth.ramp(cloth.noise(cloth.place(), 14, 3), (0.3, tuple(p * 0.9 for p in colour)), (0.7, colour))
    cloth.set("Base Color", cloth.multiply(cloth.ramp(height, (0.0, 0.66), (0.55, 1.0)), worn))
    return cloth


def cut(made, drop):
    edit = bmesh.new()
    edit.from_mesh(made.data)
    edit.verts.ensure_lookup_table()
    bmesh.ops.delete(edit, geom=[edit.verts[at] for at in np.flatnonzero(drop)], context="VERTS")
    edit.to_mesh(made.data)
    edit.free()
