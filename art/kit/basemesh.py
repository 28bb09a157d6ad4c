"""MakeHuman's base mesh (CC0) and the shapes that it can take: heads with the proportions of people, of nobody in particular.
`npm run art` fetches it (see `art/README.md`). Needs python3-numpy.
"""

import json
import os

import bpy
import numpy as np

from .face import EYE

# What of the mesh is what, by the number of its material.
SKIN, EYES, LASHES = (0,), (6, 7), {"upper": 13, "lower": 10}
PLAIN = {"macrodetails/caucasian-female-young": 1.0, "macrodetails/universal-female-young-averagemuscle-averageweight": 1.0}
# Below it nothing of a bust is seen.
FOOT = -0.26


class BaseMesh:
    """Its head as `shape` (targets and how much of each) makes it, with the look `mood`. Metres; the eyes where `face.py` has them.
    `plain` are the places of its vertices in a face that is always the same: whatever lies somewhere on a face is looked up there.
    `posed` are their places in this one."""

    def __init__(self, shape, mood=None):
        folder = os.environ["ART_BASE_MESH"]
        with open(f"{folder}/public/data/models/human_full_size.json", encoding="utf-8") as file:
            model = json.load(file)
        with open(f"{folder}/src/json/targets/target-list.json", encoding="utf-8") as file:
            names = sorted(json.load(file)["targets"])
        faces = np.array(model["faces"]).reshape(-1, 10)
        self.quads, self.kind = faces[:, 1:5], faces[:, 5]
        moves = np.memmap(f"{folder}/public/data/targets/targets.bin", np.int16, "r").reshape(len(names), -1, 3)
        self._moves = lambda name: moves[names.index(f"data/targets/{name}.target")] * 1e-3
        points = np.array(model["vertices"]).reshape(-1, 3)
        plain, rest = points + self._moved(PLAIN), points + self._moved(shape)
        self.plain, self.posed = self._placed(plain, plain), self._placed(rest + self._moved(mood or {}), rest)
        own = self.posed[self._of(EYES)]
        self.eyeball = np.ptp(own[own[:, 0] > 0], 0)[0] / 2
        self.lashes = {lid: self._rooted(kind) for lid, kind in LASHES.items()}

    def _moved(self, targets):
        return sum((share * self._moves(name) for name, share in targets.items()), 0)

    def _of(self, kinds):
        return np.unique(self.quads[np.isin(self.kind, kinds)])

    def _placed(self, points, like):
        """From decimetres, y up, to metres, z up."""
        points, like = (np.stack((each[:, 0], -each[:, 2], each[:, 1]), -1) for each in (points, like))
        left, right = (like[self._of((kind,))].mean(0) for kind in EYES)
        return (points - (left + right) / 2) * (2 * EYE[0] / abs(left[0] - right[0])) + np.array((0, EYE[1], EYE[2]))

    def _rooted(self, kind):
        """Where the lashes of the right lid grow (at +x), from the nose outwards."""
        points = self.posed[self._of((kind,))]
        far = np.linalg.norm(points - EYE, axis=1)
        near = points[far < (far.min() + far.max()) / 2]
        return near[np.argsort(near[:, 0])]

    def skin(self, levels=3):
        """The skin of head, neck and shoulders: its points in the plain face and posed, and quads of them, smooth."""
        quads = self.quads[np.isin(self.kind, SKIN)]
        quads = quads[self.plain[quads][:, :, 2].min(1) > FOOT]
        used, quads = np.unique(quads, return_inverse=True)
        quads = quads.reshape(-1, 4)
        plain, _ = subdivided(self.plain[used], quads, levels)
        posed, fine = subdivided(self.posed[used], quads, levels)
        return plain, posed, fine


def subdivided(points, quads, levels):
    data = bpy.data.meshes.new("coarse")
    data.from_pydata(points.tolist(), [], quads.tolist())
    made = bpy.data.objects.new("coarse", data)
    bpy.context.collection.objects.link(made)
    finer = made.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = levels
    done = made.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points, corners = np.empty(3 * len(done.vertices)), np.empty(len(done.loops), np.int32)
    done.vertices.foreach_get("co", points)
    done.loops.foreach_get("vertex_index", corners)
    made.to_mesh_clear()
    bpy.data.objects.remove(made)
    return points.reshape(-1, 3), corners.reshape(-1, 4)
