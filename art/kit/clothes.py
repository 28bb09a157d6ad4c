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


def body_distance(p, broad=1.0, fold=0.0):
    # No crease down the middle.
    q = np.stack((np.hypot(p[:, 0], 0.012) / broad, p[:, 1], p[:, 2]), -1)
    d = ellipsoid(q, (0, 0.05, -0.40), (0.145, 0.1, 0.22))
    d = union(d, rod(q, (0.015, 0.052, -0.135), (0.125, 0.055, -0.215), 0.036, 0.03), 0.04)
    d = union(d, rod(q, (0.03, 0.03, -0.215), (0.15, 0.046, -0.236), 0.042, 0.041), 0.04)
    d = union(d, rod(q, (0.156, 0.047, -0.238), (0.188, 0.05, -0.5), 0.043, 0.041), 0.03)
    d = union(d, ellipsoid(q, (0.065, -0.01, -0.36), (0.075, 0.06, 0.085)), 0.05)
    # Collarbones and the muscles beside the neck carry the collar.
    d = union(d, ellipsoid(q, (0, 0.045, -0.235), (0.092, 0.064, 0.076)), 0.03)
    if fold:
        # Flat below the collar.
        d = d + fold * _folds(p) * np.clip((np.hypot(p[:, 0], p[:, 1] - NECK) - 0.075) / 0.03, 0, 1)
    return d


def _folds(p):
    """Creases that run from the armpits, and where the sleeves are sewn on."""
    x, y, z = np.abs(p[:, 0]), p[:, 1], p[:, 2]
    away = np.hypot(x - 0.15, z + 0.31)
    angle = np.arctan2(z + 0.31, 0.15 - x)
    drawn = np.sin(3 * angle + 30 * away + 1.5 * np.sin(9 * p[:, 0])) * away / 0.05 * np.exp(-away / 0.05) * np.clip((0.05 - y) / 0.02, 0, 1)
    soft = np.sin(23 * p[:, 0] + 31 * z + 2.2 * np.sin(15 * z + 8 * p[:, 0])) + 0.6 * np.sin(52 * p[:, 0] - 24 * z)
    seam = np.exp(-np.square((x - 0.158 + 0.22 * (z + 0.3)) / 0.006)) * np.clip((z + 0.34) / 0.08, 0, 1)
    # From the collar over the shoulders, and around the sleeves.
    from_neck = np.hypot(x - 0.04, z + 0.17)
    round_neck = np.arctan2(x - 0.04, -z - 0.17)
    fan = (1 - np.abs(np.sin(2.6 * round_neck + 11 * from_neck + 5 * p[:, 0]))) ** 2 * np.exp(-np.square((from_neck - 0.10) / 0.045))
    sleeve = (0.5 + 0.5 * np.sin(70 * z + 50 * x + 1.2 * np.sin(40 * y))) ** 2 * np.clip((x - 0.145) / 0.03, 0, 1)
    return 0.9 * drawn + 0.6 * soft + 0.55 * seam - 0.8 * fan - 0.9 * sleeve


def jumper(colour, broad=1.0, stitch=0.0042):
    """A knitted jumper with a ribbed collar."""
    cloth = knitted(colour, stitch)
    columns, rows = 520, 420
    ways = directions(np.linspace(-np.pi, np.pi, columns), np.linspace(-1.1, np.pi / 2, rows))
    points = cast(ways, lambda p: body_distance(p, broad, 0.0036) - 0.006, CHEST, furthest=0.5)
    made = grid(points, columns, rows)
    # Stitches are counted along the cloth, so that they follow its form.
    across = np.unwrap(np.arctan2(points[:, 0], 0.25 - points[:, 1])) * 0.30
    layer = made.data.uv_layers.new()
    corners = np.empty(len(made.data.loops), np.int32)
    made.data.loops.foreach_get("vertex_index", corners)
    layer.data.foreach_set("uv", np.stack((across, points[:, 2]), -1)[corners].astype(np.float32).ravel())
    turn, x, y, z = _neckline(broad)
    about = np.arctan2(points[:, 0], NECK - points[:, 1])
    high = points[:, 2] > np.interp(np.abs(about), turn, z) - 0.003
    within = np.hypot(points[:, 0], points[:, 1] - NECK) < np.interp(np.abs(about), turn, np.hypot(x, y - NECK)) + 0.004
    cut(made, high & within)
    dressed(made, cloth, smooth=True, name="jumper")
    _collar(colour, broad)


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
    cloth = Material("knit", colour, 0.92, Sheen=0.4, Specular=0.2)
    place = cloth.place("UV")
    u, v = (cloth.node("SeparateXYZ", part, Vector=place) for part in (0, 1))

    def number(how, one, other=0.0):
        return cloth.node("Math", settings={"operation": how}, i0=one, i1=other)

    column = number("PINGPONG", number("DIVIDE", u, stitch), 0.5)
    slope = number("ADD", number("DIVIDE", v, stitch * 0.78), number("MULTIPLY", column, 1.5))
    loop = number("PINGPONG", slope, 0.5)
    legs = number("SINE", number("MULTIPLY", column, 2 * np.pi))
    height = number("MULTIPLY", number("ADD", number("MULTIPLY", loop, 1.2), 0.5), number("POWER", number("ABSOLUTE", legs), 0.6))
    fuzz = cloth.noise(cloth.place(), 800, 3)
    cloth.bump(number("ADD", height, number("MULTIPLY", fuzz, 0.4)), 0.8, 0.0016)
    worn = cloth.ramp(cloth.noise(cloth.place(), 14, 3), (0.3, tuple(p * 0.9 for p in colour)), (0.7, colour))
    cloth.set("Base Color", cloth.multiply(cloth.ramp(height, (0.0, 0.58), (0.55, 1.0)), worn))
    return cloth


def cut(made, drop):
    edit = bmesh.new()
    edit.from_mesh(made.data)
    edit.verts.ensure_lookup_table()
    bmesh.ops.delete(edit, geom=[edit.verts[at] for at in np.flatnonzero(drop)], context="VERTS")
    edit.to_mesh(made.data)
    edit.free()
