"""A knitted jumper on MakeHuman's base mesh, which falls as cloth does. Needs python3-numpy."""

import bmesh
import bpy
import numpy as np

from .basemesh import ARM, SKIN, _subdivided
from .clothes import knitted
from .nodes import Material
from .shapes import dressed, mesh, surface

# Of the body it lies on: from the neck to the hips.
HEM, THROAT = -0.66, (-0.115, 0.066)


def fallen(body, colour, slack=0.007, frames=26, stitch=0.0024):
    """`body` is a `BaseMesh`; `slack` how far the cloth is from the skin before it falls, metres."""
    quads = body.quads[np.isin(body.kind, SKIN)]
    hands = sum(body.pull(("wrist", "metacarpal", "finger"), side) for side in "LR") > 0.5
    x, y, z = body.plain.T
    axis = np.hypot(x, y - 0.045)
    chin = (y < -0.012) & (z > -0.15)
    bare = hands | chin | (z > THROAT[0]) | ((axis < THROAT[1]) & (z > -0.2)) | (z < HEM)
    quads = quads[~bare[quads].any(1)]
    used, quads = np.unique(quads, return_inverse=True)
    form = _calmed(body)
    points, fine = _subdivided(form[used], quads.reshape(-1, 4), 1)
    plain, _ = _subdivided(body.plain[used], quads.reshape(-1, 4), 1)
    skin = body.quads[np.isin(body.kind, SKIN)]
    within, skin = np.unique(skin, return_inverse=True)
    under = mesh(form[within].tolist(), skin.reshape(-1, 4).tolist(), None, name="body")
    hit = under.modifiers.new("collision", "COLLISION")
    under.collision.thickness_outer, under.collision.cloth_friction = 0.004, 12
    made = mesh(points.tolist(), fine.tolist(), None, name="jumper")
    normals = np.empty(3 * len(points))
    made.data.vertices.foreach_get("normal", normals)
    made.data.vertices.foreach_set("co", (points + slack * normals.reshape(-1, 3)).ravel())
    made.data.update()
    throat = np.flatnonzero((np.hypot(plain[:, 0], plain[:, 1] - 0.045) < THROAT[1] + 0.03) & (plain[:, 2] > -0.22))
    made.vertex_groups.new(name="pinned").add(throat.tolist(), 1.0, "REPLACE")
    cloth = made.modifiers.new("cloth", "CLOTH").settings
    cloth.quality, cloth.mass, cloth.vertex_group_mass = 6, 0.35, "pinned"
    cloth.tension_stiffness = cloth.compression_stiffness = 12
    cloth.shear_stiffness, cloth.bending_stiffness = 4, 0.6
    cloth.shrink_min = -0.015
    collide = made.modifiers["cloth"].collision_settings
    collide.distance_min, collide.use_self_collision = 0.003, False
    for frame in range(1, frames):
        bpy.context.scene.frame_set(frame)
    done = made.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    at = np.empty(3 * len(points))
    done.vertices.foreach_get("co", at)
    bpy.data.objects.remove(made)
    bpy.data.objects.remove(under)
    at, finer = _subdivided(at.reshape(-1, 3), fine, 2)
    flat, _ = _subdivided(plain, fine, 2)
    worn = mesh(at.tolist(), finer.tolist(), None, name="jumper")
    layer = worn.data.uv_layers.new()
    layer.data.foreach_set("uv", _stitched(flat, finer, _sleeved(body, used, quads, fine)).astype(np.float32).ravel())
    dressed(worn, knitted(colour, stitch), smooth=True, name="jumper")
    _collar(at[_rim(finer, flat)], colour)


def _sleeved(body, used, quads, fine):
    """How much of each point of the worn cloth is a sleeve."""
    arms = sum(body.pull(ARM, side) for side in "LR")[used]
    column = np.stack((arms, arms, arms), -1)
    once, _ = _subdivided(column, quads.reshape(-1, 4), 1)
    return _subdivided(once, fine, 2)[0][:, 0]


def _stitched(plain, quads, sleeve):
    """Where the corners of each quad lie on the cloth, metres: rows of stitches run around the body, and around the sleeves, which the
    plain body holds off at half a right angle. A sleeve is sewn on: its rows meet those of the front in a seam."""
    x, y, z = plain.T
    along = (np.abs(x) - 0.16 - z - 0.2) * np.sqrt(0.5)
    across = np.arctan2(y - 0.05, (np.abs(x) - 0.16 + z + 0.2) * np.sqrt(0.5)) * 0.05
    front = np.stack((np.arctan2(x, 0.25 - y) * 0.3, z), -1)
    return np.where((sleeve[quads].mean(1) > 0.5)[:, None, None], np.stack((across, along), -1)[quads], front[quads])


def _calmed(body, rounds=70):
    """Its posed form without what no cloth shows: the relief of the chest, the navel."""
    edges = np.concatenate([body.quads[:, (a, (a + 1) % 4)] for a in range(4)])
    points = body.posed.copy()
    arms = sum(body.pull(ARM, side) for side in "LR")
    soft = (np.clip((-0.22 - body.plain[:, 2]) / 0.06, 0, 1) * (1 - arms))[:, None]
    degree = np.bincount(edges[:, 0], minlength=len(points))[:, None] + np.bincount(edges[:, 1], minlength=len(points))[:, None]
    # Where the mesh is dense, each round reaches less far.
    long = np.linalg.norm(np.diff(points[edges], axis=1)[:, 0], axis=1)
    mean = np.bincount(edges.ravel(), np.repeat(long, 2), len(points)) / np.maximum(degree[:, 0], 1)
    dense = soft * (mean < 0.011)[:, None]
    for round_ in range(6 * rounds):
        total = np.zeros_like(points)
        np.add.at(total, edges[:, 0], points[edges[:, 1]])
        np.add.at(total, edges[:, 1], points[edges[:, 0]])
        points = points + 0.6 * (soft if round_ < rounds else dense) * (total / np.maximum(degree, 1) - points)
    return points


def _rim(quads, plain):
    """Numbers of the points along the neck, where the cloth ends."""
    edges = np.sort(np.concatenate([quads[:, (a, (a + 1) % 4)] for a in range(4)]), 1)
    _, first, times = np.unique(edges, axis=0, return_index=True, return_counts=True)
    rim = np.unique(edges[first[times == 1]])
    return rim[(plain[rim, 2] > -0.25) & (np.abs(plain[rim, 0]) < 0.1)]


def _collar(rim, colour, ribs=120, tall=0.022, thick=0.0034):
    """A ribbed band along the points of a rim around the neck."""
    middle = rim.mean(0)
    turn = np.arctan2(rim[:, 0] - middle[0], middle[1] - rim[:, 1])
    grid = np.linspace(-np.pi, np.pi, 241)[:-1]
    order = np.argsort(turn)
    line = np.stack([np.interp(grid, turn[order], rim[order, axis], period=2 * np.pi) for axis in range(3)], -1)
    # A band is drawn tight: it does not follow the steps of the mesh.
    for _ in range(40):
        line = 0.5 * line + 0.25 * (np.roll(line, 1, 0) + np.roll(line, -1, 0))
    rib = Material("rib", colour, 0.92, Sheen=0.35, Specular=0.2)
    rib.bump(rib.noise(rib.place(), 900, 3), 0.35, 0.0012)

    def place(u, v):
        angle = (u * 2 - 1) * np.pi
        at = np.array([np.interp(angle, grid, line[:, axis], period=2 * np.pi) for axis in range(3)])
        out = np.array((np.sin(angle), -np.cos(angle), 0.0))
        round_ = 2 * np.pi * v
        up, side = -np.cos(round_), np.sin(round_)
        rise = np.sign(up) * abs(up) ** 0.5 * tall / 2 + tall / 2 - 0.009
        wave = 0.00085 * np.cos(ribs * angle) * (side > -0.4)
        return tuple(at + out * (side * thick + wave - 0.34 * (rise + 0.006)) + np.array((0, 0, rise)))

    surface(place, 900, 20, rib)
