"""A knitted jumper on MakeHuman's base mesh. Needs python3-numpy."""

import bpy
import numpy as np

from .basemesh import ARM, SKIN, subdivided
from .clothes import drawn, gathered, knitted
from .nodes import Material
from .shapes import dressed, mesh, surface

# Of the body it lies on: from the neck to the hips.
HEM, THROAT = -0.66, (-0.115, 0.058)
# How much deeper its folds are than those of a jumper that is seen to the shoulders.
FOLDS = 1.5


def pullover(body, colour, slack=0.010, stitch=0.0024):
    """`body` is a `BaseMesh`; `slack` how far the cloth is from the skin, metres."""
    quads = body.quads[np.isin(body.kind, SKIN)]
    hands = sum(body.pull(("wrist", "metacarpal", "finger"), side) for side in "LR") > 0.5
    x, y, z = body.plain.T
    throat = (np.hypot(x, y - 0.045) < THROAT[1]) & (z > -0.2)
    chin = (y < 0.03) & (z > -0.162)
    bare = hands | throat | chin | (z > THROAT[0]) | (z < HEM)
    quads = quads[~bare[quads].any(1)]
    used, quads = np.unique(quads, return_inverse=True)
    quads = quads.reshape(-1, 4)
    points, fine = subdivided(_calmed(body)[used], quads, 3)
    plain, _ = subdivided(body.plain[used], quads, 3)
    arms = sum(body.pull(ARM, side) for side in "LR")[used]
    sleeve = subdivided(np.stack((arms, arms, arms), -1), quads, 3)[0][:, 0]
    made = mesh(points.tolist(), fine.tolist(), None, name="jumper")
    normals = np.empty(3 * len(points))
    made.data.vertices.foreach_get("normal", normals)
    out = slack + FOLDS * (drawn(points) * (1 - sleeve) + gathered(points) * sleeve)
    points = points + out[:, None] * normals.reshape(-1, 3)
    made.data.vertices.foreach_set("co", points.ravel())
    made.data.update()
    layer = made.data.uv_layers.new()
    layer.data.foreach_set("uv", _stitched(plain, fine, sleeve).astype(np.float32).ravel())
    dressed(made, knitted(colour, stitch), smooth=True, name="jumper")
    _collar(points[_rim(fine, plain)], colour)


def _stitched(plain, quads, sleeve):
    """Where the corners of each quad lie on the cloth, metres: rows of stitches run around the body, and around the sleeves, which the
    plain body holds off at half a right angle. A sleeve is sewn on: its rows meet those of the front in a seam."""
    x, y, z = plain.T
    along = (np.abs(x) - 0.16 - z - 0.2) * np.sqrt(0.5)
    across = np.arctan2(y - 0.05, (np.abs(x) - 0.16 + z + 0.2) * np.sqrt(0.5)) * 0.05
    front = np.stack((np.arctan2(x, 0.25 - y) * 0.3, z), -1)
    return np.where((sleeve[quads].mean(1) > 0.5)[:, None, None], np.stack((across, along), -1)[quads], front[quads])


def _calmed(body, rounds=150, more=1200):
    """Its posed form without what no cloth shows: the relief of the chest, the navel."""
    skin = body.quads[np.isin(body.kind, SKIN)]
    edges = np.concatenate([skin[:, (a, (a + 1) % 4)] for a in range(4)])
    points = body.posed.copy()
    arms = sum(body.pull(ARM, side) for side in "LR")
    soft = np.clip((-0.22 - body.plain[:, 2]) / 0.06, 0, 1) * (1 - arms)
    degree = np.maximum(np.bincount(edges.ravel(), minlength=len(points)), 1)
    long = np.linalg.norm(np.diff(points[edges], axis=1)[:, 0], axis=1)
    # Where the mesh is dense, a round reaches less far.
    dense = soft * (np.bincount(edges.ravel(), np.repeat(long, 2), len(points)) / degree < 0.012)
    for number in range(rounds + more):
        share = 0.6 * (soft if number < rounds else dense)
        total = np.stack([np.bincount(edges.ravel(), points[edges[:, ::-1].ravel(), axis], len(points)) for axis in range(3)], -1)
        points = points + share[:, None] * (total / degree[:, None] - points)
    return points


def _rim(quads, plain):
    """Numbers of the points along the neck, where the cloth ends."""
    edges = np.sort(np.concatenate([quads[:, (a, (a + 1) % 4)] for a in range(4)]), 1)
    _, first, times = np.unique(edges, axis=0, return_index=True, return_counts=True)
    rim = np.unique(edges[first[times == 1]])
    return rim[(plain[rim, 2] > -0.25) & (np.abs(plain[rim, 0]) < 0.1)]


def _collar(rim, colour, ribs=120, tall=0.026, thick=0.0038):
    """A ribbed band along the points of a rim around the neck."""
    middle = rim.mean(0)
    turn = np.arctan2(rim[:, 0] - middle[0], middle[1] - rim[:, 1])
    grid = np.linspace(-np.pi, np.pi, 241)[:-1]
    order = np.argsort(turn)
    line = np.stack([np.interp(grid, turn[order], rim[order, axis], period=2 * np.pi) for axis in range(3)], -1)
    # A band is drawn tight: it does not follow the steps of the mesh.
    waves = np.fft.rfft(line, axis=0)
    waves[4:] = 0
    line = np.fft.irfft(waves, len(grid), axis=0)
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
