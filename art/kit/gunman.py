"""Somebody in battledress with a rifle, to be seen against the light: a figure in loose cloth, a vest with its pouches, a helmet.
Needs python3-numpy."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .figure import Figure, frame_of, towards
from .nodes import Material
from .shapes import ball, box, cylinder, mesh, tube

SHAPE = {"macrodetails/caucasian-male-young": 1.0, "macrodetails/universal-male-young-averagemuscle-averageweight": 1.0}
# Where hands hold a rifle, in metres ahead of its butt and below its barrel.
GRIP, FOREND = (0.27, -0.085), (0.56, -0.035)


class Gunman:
    """`aim` is the way his rifle looks, `butt` where it rests; he faces -y, his legs stand as `stride` says."""

    def __init__(self, aim, butt, stride=0.3, lean=0.12, look=None):
        self.body = Figure(SHAPE)
        self.aim, self.butt = _unit(np.array(aim, float)), np.array(butt, float)
        cloth = Material("cloth", (0.05, 0.048, 0.042), 0.85)
        self.cloth = cloth.bump(cloth.noise(cloth.place(), 160, 4, 0.6), 0.4, 0.004) or cloth
        self.gear = Material("gear", (0.03, 0.03, 0.028), 0.6)
        self.steel = Material("steel", (0.018, 0.018, 0.02), 0.34)
        self._stand(stride, lean, look)
        self._hold()
        self.parts = [self._dressed(), *self._helmet(), *self._vest(), *self._straps(), *self._rifle()]

    def _pose(self, name, way):
        self.body.pose(name, towards(self.body.rest(name), way))

    def _stand(self, stride, lean, look):
        for name, share in (("waist", 0.5), ("chest", 1.0)):
            self._pose(name, self.body.rest(name) + np.array((0, -lean * share, 0)))
        self._pose("head", self.body.rest("head") + np.array((-0.12, -0.2, 0)) if look is None else look)
        for side, way in (("l", 1), ("r", -1)):
            out = 0.12 if side == "l" else -0.12
            self._pose(f"thigh.{side}", (out, -0.25 - way * stride, -1))
            self._pose(f"shin.{side}", (0.3 * out, 0.16 - 0.55 * way * stride, -1))
            self._pose(f"foot.{side}", (0.3 * out, -1, -0.34))

    def _hold(self):
        """Both arms reach for the rifle; elbows hang."""
        down = _unit(np.array((0, 0, 1.0)) - self.aim * self.aim[2])
        for side, (ahead, below), pole in (("r", GRIP, (-0.7, 0.1, -0.9)), ("l", FOREND, (0.5, 0.0, -1.0))):
            at = self.butt + ahead * self.aim + below * down
            shoulder = self.body.moves()[f"arm.{side}"][1]
            arm, forearm = (np.linalg.norm(np.subtract(*self._ends(f"{name}.{side}"))) for name in ("arm", "forearm"))
            back = 0.055 * _unit(at - shoulder)
            elbow = _elbow(shoulder, at - back, arm, forearm, np.array(pole))
            self._pose(f"arm.{side}", elbow - shoulder)
            self._pose(f"forearm.{side}", at - back - elbow)
            for finger in "2345":
                self._curl(side, finger)

    def _ends(self, name):
        bone = next(each for each in self.body.bones if each[0] == name)
        return self.body.joints[bone[2]], self.body.joints[bone[3]]

    def _curl(self, side, finger):
        joints, turn = self.body.joints, self.body.moves()[f"forearm.{side}"][0]
        rest = frame_of(
            joints[f"{side}-finger-2-1"] - joints[f"{side}-finger-5-1"], joints[f"{side}-finger-3-1"] - joints[f"{side}-hand"]
        )
        out, palm = turn @ rest[:, 1], turn @ rest[:, 2] * (-1 if side == "l" else 1)
        for part, bend in enumerate((55, 120, 170), 1):
            way = math.cos(math.radians(bend)) * out + math.sin(math.radians(bend)) * palm
            self._pose(f"finger{finger}-{part}.{side}", way)

    def _share(self, *names):
        own = [number for number, (name, *_) in enumerate(self.body.bones) if name.split(".")[0].rstrip("12345-") in names]
        return self.body.weights[:, own].sum(1)

    def _dressed(self):
        """Loose cloth over all but head and hands, thicker where the vest is; folds where limbs bend."""
        made = mesh(self.body.skin().tolist(), self.body.faces.tolist(), self.cloth, smooth=True, name="gunman")
        bare = self._share("head", "neck", "finger", "palm")
        vest = np.clip(1.6 * self._share("chest", "waist") - 0.4, 0, 1)
        feet, legs = self._share("foot"), self._share("thigh", "shin")
        finer = made.modifiers.new("finer", "SUBSURF")
        finer.levels = finer.render_levels = 2
        loose = np.clip(1 - bare - feet, 0, 1)
        for name, shares, far in (("loose", loose, 0.018), ("baggy", legs, 0.016), ("vest", vest, 0.026), ("boots", feet, 0.012)):
            group = made.vertex_groups.new(name=name)
            for index, share in enumerate(shares.tolist()):
                group.add([index], min(1.0, max(0.0, share)), "REPLACE")
            out = made.modifiers.new(name, "DISPLACE")
            out.strength, out.mid_level, out.vertex_group = far, 0.0, name
        folds = bpy.data.textures.new("folds", "CLOUDS")
        folds.noise_scale, folds.noise_depth = 0.13, 2
        slack = made.modifiers.new("folds", "DISPLACE")
        slack.texture, slack.strength, slack.vertex_group, slack.texture_coords = folds, 0.05, "loose", "LOCAL"
        return made

    def _placed(self, parts, turn, at):
        world = Matrix.Translation(Vector(at.tolist())) @ Matrix(turn.tolist()).to_4x4()
        for part in parts:
            part.matrix_world = world @ part.matrix_world
        return parts

    def _helmet(self):
        turn, neck, top = self.body.moves()["head"]
        shell = ball(0.132, (0, 0.0, 0.0), self.gear, 48, (0.92, 1.1, 0.98))
        edit = bmesh.new()
        edit.from_mesh(shell.data)
        bmesh.ops.bisect_plane(
            edit, geom=[*edit.verts, *edit.edges, *edit.faces], plane_co=(0, 0, -0.02), plane_no=(0, 0.22, -1), clear_outer=True
        )
        edit.to_mesh(shell.data)
        edit.free()
        solid = shell.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = 0.012
        rim = [(0.121 * math.cos(a), 0.145 * math.sin(a), -0.02 + 0.033 * math.sin(a)) for a in np.linspace(0, math.tau, 40)]
        parts = [
            shell,
            tube(rim, 0.006, self.gear, closed=True),
            box((0.036, 0.03, 0.05), (0, -0.148, 0.045), self.steel),
            box((0.05, 0.075, 0.032), (0, -0.185, 0.066), self.steel),
            box((0.16, 0.05, 0.052), (0, -0.098, -0.062), self.gear, edge=0.016),
            tube([(0, -0.13, 0.0), (0.1, -0.02, -0.14), (0.03, -0.07, -0.19), (0, -0.08, -0.195)], 0.006, self.gear),
        ]
        for side in (-1, 1):
            parts.append(ball(0.043, (side * 0.104, 0.012, -0.048), self.gear, 24, (0.55, 1, 1.15)))
            parts.append(box((0.012, 0.11, 0.022), (side * 0.119, -0.03, 0.02), self.steel))
        bpy.context.view_layer.update()
        middle = neck + turn @ np.array((0, -0.012, 0.118))
        return self._placed(parts, turn, middle)

    def _vest(self):
        turn, foot, neck = self.body.moves()["chest"]
        parts = []
        for x in (-0.115, -0.04, 0.035, 0.11):
            parts.append(box((0.066, 0.045, 0.135), (x, -0.196 + 0.7 * abs(x) ** 1.4, -0.06), self.gear, edge=0.012))
        parts += [
            box((0.19, 0.04, 0.11), (0, -0.176, 0.09), self.gear, edge=0.012),
            box((0.06, 0.045, 0.12), (-0.2, -0.01, -0.08), self.gear, edge=0.014),
            box((0.07, 0.06, 0.16), (0.205, 0.01, -0.09), self.gear, edge=0.016),
            box((0.035, 0.03, 0.11), (0.12, -0.17, 0.12), self.steel, edge=0.006),
            tube([(0.12, -0.17, 0.17), (0.14, -0.12, 0.32), (0.15, -0.05, 0.46)], 0.003, self.steel),
            box((0.34, 0.13, 0.46), (0, 0.18, 0.03), self.gear, edge=0.035),
            box((0.25, 0.06, 0.22), (0, 0.265, -0.05), self.gear, edge=0.02),
            cylinder(0.05, 0.36, (0, 0.18, 0.3), self.cloth, (0, math.pi / 2, 0), edge=0.02),
        ]
        for side in (-1, 1):
            strap = [(side * 0.1, -0.14, 0.13), (side * 0.12, -0.04, 0.27), (side * 0.11, 0.1, 0.24)]
            parts.append(tube(strap, 0.026, self.gear))
        bpy.context.view_layer.update()
        middle = foot + 0.42 * (neck - foot)
        return self._placed(parts, turn, middle)

    def _straps(self):
        """A belt with its pouches, pockets on the thighs, pads on the knees."""
        turn, hips, _ = self.body.moves()["hips"]
        ring = [(0.185 * math.cos(a), 0.135 * math.sin(a), 0.0) for a in np.linspace(0, math.tau, 40)]
        belt = [tube(ring, 0.024, self.gear, closed=True)]
        flat, deep = (0.07, 0.05, 0.1), (0.05, 0.09, 0.14)
        for angle, size in ((-2.6, deep), (-2.1, flat), (-1.0, flat), (-0.5, deep), (0.1, deep)):
            at = (0.205 * math.cos(angle), 0.155 * math.sin(angle), -0.03)
            belt.append(box(size, at, self.gear, edge=0.014))
        bpy.context.view_layer.update()
        parts = self._placed(belt, turn, hips + turn @ np.array((0, -0.01, 0.07)))
        for side, out in (("l", 1), ("r", -1)):
            thigh, hip, knee = self.body.moves()[f"thigh.{side}"]
            pocket = [box((0.05, 0.14, 0.18), (out * 0.1, -0.01, 0), self.cloth, edge=0.02)]
            pad = [ball(0.07, (0, -0.05, 0.0), self.gear, 24, (0.85, 0.6, 1.15))]
            bpy.context.view_layer.update()
            parts += self._placed(pocket, thigh, hip + 0.52 * (knee - hip))
            parts += self._placed(pad, self.body.moves()[f"shin.{side}"][0], knee)
        return parts

    def _rifle(self):
        """Along -y from its butt: stock, receiver, magazine, grip, rails, sight, barrel and its brake."""
        parts = [
            box((0.035, 0.03, 0.13), (0, -0.012, -0.03), self.steel, edge=0.01),
            box((0.03, 0.15, 0.06), (0, -0.085, -0.012), self.steel, edge=0.01),
            cylinder(0.015, 0.1, (0, -0.19, 0.004), self.steel, (math.pi / 2, 0, 0)),
            box((0.036, 0.24, 0.062), (0, -0.33, 0.0), self.steel, edge=0.006),
            box((0.03, 0.045, 0.11), (0, -0.27, -0.07), self.steel, (-0.42, 0, 0), edge=0.008),
            box((0.026, 0.062, 0.1), (0, -0.375, -0.07), self.steel, (0.14, 0, 0), edge=0.005),
            box((0.026, 0.06, 0.09), (0, -0.394, -0.145), self.steel, (0.34, 0, 0), edge=0.005),
            box((0.05, 0.26, 0.052), (0, -0.575, 0.004), self.steel, edge=0.008),
            box((0.02, 0.42, 0.012), (0, -0.49, 0.037), self.steel, edge=0.002),
            box((0.044, 0.09, 0.05), (0, -0.35, 0.07), self.steel, edge=0.01),
            cylinder(0.024, 0.05, (0, -0.41, 0.073), self.steel, (math.pi / 2, 0, 0)),
            cylinder(0.011, 0.2, (0, -0.78, 0.006), self.steel, (math.pi / 2, 0, 0)),
            cylinder(0.02, 0.14, (0, -0.9, 0.006), self.steel, (math.pi / 2, 0, 0), edge=0.004),
            box((0.03, 0.07, 0.034), (0.04, -0.62, 0.012), self.steel, edge=0.006),
            box((0.012, 0.02, 0.04), (0, -0.69, 0.05), self.steel, edge=0.002),
        ]
        bpy.context.view_layer.update()
        side = _unit(np.cross(self.aim, (0, 0, 1.0)))
        turn = np.stack((side, -self.aim, np.cross(side, self.aim)), 1)
        return self._placed(parts, turn, self.butt)

    def turned(self, degrees, mirrored=False):
        """All of him, turned about where he stands; where his muzzle is then."""
        world = Matrix.Scale(-1 if mirrored else 1, 4, (1, 0, 0)) @ Matrix.Rotation(math.radians(degrees), 4, "Z")
        bpy.context.view_layer.update()
        for part in self.parts:
            part.matrix_world = world @ part.matrix_world
        return world @ Vector((self.butt + 0.98 * self.aim).tolist())


def _elbow(shoulder, hand, arm, forearm, pole):
    """Where a limb of two bones bends that reaches from one place to another."""
    way = hand - shoulder
    far = min(np.linalg.norm(way), 0.999 * (arm + forearm))
    along = (arm**2 - forearm**2 + far**2) / (2 * far)
    out = _unit(pole - _unit(way) * (pole @ _unit(way)))
    return shoulder + _unit(way) * along + out * math.sqrt(max(0.0, arm**2 - along**2))


def _unit(way):
    return way / np.linalg.norm(way)
