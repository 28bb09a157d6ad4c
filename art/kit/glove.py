"""A hand in a thin black glove that holds a pen: MakeHuman's base mesh, its fingers bent until they reach the grip, rubber drawn
tight over it that wrinkles where they bend. Needs python3-numpy."""

import math

import numpy as np
from mathutils import Vector

from .basemesh import subdivided
from .figure import Figure, frame_of, towards
from .nodes import Material
from .shapes import mesh

SHAPE = {"macrodetails/caucasian-male-young": 1.0, "macrodetails/universal-male-young-averagemuscle-averageweight": 1.0}
# Metres right, up and towards the camera from the pen's tip, as the camera sees it. The pen runs along PEN.
PEN = Vector((0.72, -0.42, 0.55)).normalized()
ABOVE = (Vector((0, 1, 0)) - PEN.y * PEN).normalized()
BESIDE = ABOVE.cross(PEN)
# The way from the little finger to the forefinger, that out over the knuckles, the forearm's; where the forefinger's knuckle is.
UP, AHEAD, ARM = (0.05, 0.36, 0.93), (-0.78, 0.58, -0.2), (-0.7, 0.62, 0.1)
KNUCKLE = np.array((0.104, -0.022, 0.046))
# Fingers that hold nothing are bent so far at each joint, in degrees, and lean so far up.
CLOSED = {"4": (58, 74, 42, 0.02), "5": (66, 78, 44, 0.1)}


def grip(along, turn, off=0.0188):
    """A place beside the pen's grip for the end of a finger's bone: `turn` in degrees from above it, towards the thumb's side."""
    angle = math.radians(turn)
    return np.array(along * PEN + off * (math.cos(angle) * ABOVE - math.sin(angle) * BESIDE))


HELD = {"2": grip(0.05, -14, 0.0165), "3": grip(0.043, -128)}
THUMB = grip(0.06, 143, 0.0205)


class Holding:
    """The bones of a right hand whose thumb and two fingers meet on the grip."""

    def __init__(self):
        self.body = Figure(SHAPE)
        joint = lambda name: self.body.joints[f"r-{name}"]
        rest = frame_of(joint("finger-2-1") - joint("finger-5-1"), joint("finger-3-1") - joint("hand"))
        self.frame = frame_of(UP, AHEAD)
        turn = self.frame @ rest.T
        self._pose("forearm", ARM)
        for finger in "2345":
            self.body.pose(f"palm{finger}.r", lambda before: turn)
        found = self.body.moves()
        self.shift = KNUCKLE - found["palm2.r"][2]
        self.wrist = found["palm3.r"][1] + self.shift
        for finger in "2345":
            start = found[f"palm{finger}.r"][2] + self.shift
            bends = CLOSED.get(finger) or self._reaching(start, finger, HELD[finger])
            for part, way in enumerate(self._ways(*(np.array(bend) for bend in bends)), 1):
                self._pose(f"finger{finger}-{part}", way)
        self._oppose(found["finger1-1.r"][1] + self.shift)
        found = self.body.moves()
        ends = lambda finger, joint: [found[f"finger{finger}-{part}.r"][joint] + self.shift for part in (1, 2, 3)]
        self.lines = [ends(finger, 1)[:1] + ends(finger, 2) for finger in "12345"]

    def _pose(self, name, way):
        self.body.pose(f"{name}.r", towards(self.body.rest(f"{name}.r"), way))

    def _ways(self, first, second, third, lean):
        """The three ways of a finger's bones that is bent so far, in degrees."""
        up, out, into = self.frame.T
        ways = []
        for bent in (first, first + second, first + second + third):
            angle = np.radians(bent)[..., None]
            way = np.cos(angle) * out + np.sin(angle) * into + np.asarray(lean)[..., None] * up
            ways.append(way / np.linalg.norm(way, axis=-1, keepdims=True))
        return ways

    def _lengths(self, finger):
        joints = [self.body.joints[f"r-finger-{finger}-{part}"] for part in (1, 2, 3, 4)]
        return [np.linalg.norm(b - a) for a, b in zip(joints, joints[1:])]

    def _reaching(self, start, finger, target):
        """How far a finger is bent at each joint when its tip is at the target: the best of all that joints allow."""
        steps = np.linspace(-24, 95, 50), np.linspace(6, 110, 43), np.linspace(-0.45, 0.45, 31)
        first, second, lean = np.meshgrid(*steps, indexing="ij")
        third = 0.42 * second
        tip = start + sum(long * way for long, way in zip(self._lengths(finger), self._ways(first, second, third, lean)))
        best = np.argmin(np.linalg.norm(tip - target, axis=-1) + 2e-5 * np.abs(second - 45))
        return tuple(each.ravel()[best] for each in (first, second, third, lean))

    def _oppose(self, root):
        """Turns the thumb's root and bends its two other joints until its tip is at its place."""
        chance = np.random.default_rng(3)
        on, high, inside = (chance.uniform(low, most, 200000) for low, most in ((0.3, 1.0), (-0.2, 1.0), (-0.4, 0.9)))
        bends = [np.radians(chance.uniform(low, most, 200000)) for low, most in ((-5, 45), (0, 60))]
        up, out, into = self.frame.T
        first = on[:, None] * out + high[:, None] * up + inside[:, None] * into
        first /= np.linalg.norm(first, axis=1)[:, None]
        # Its own joints bend it towards the fingers.
        inward = 0.6 * out - 0.2 * up - 0.6 * into
        inward = inward - (first @ inward)[:, None] * first
        inward /= np.linalg.norm(inward, axis=1)[:, None]
        ways, angle = [first], 0
        for bend in bends:
            angle = angle + bend
            ways.append(np.cos(angle)[:, None] * first + np.sin(angle)[:, None] * inward)
        tip = root + sum(long * way for long, way in zip(self._lengths("1"), ways))
        best = np.argmin(np.linalg.norm(tip - THUMB, axis=1) + 0.002 * np.abs(bends[1] - 0.5))
        for part, way in enumerate(ways, 1):
            self._pose(f"finger1-{part}", way[best])

    def skin(self):
        """Points and faces of the hand and what is next of the forearm, finely divided."""
        points = self.body.skin() + self.shift
        own = [i for i, (name, *_) in enumerate(self.body.bones) if name.endswith(".r") and name[:4] in ("fing", "palm", "fore")]
        near = ((self.wrist - points) @ frame_of(ARM, UP)[:, 0] < 0.1) & (self.body.weights[:, own].sum(1) > 0.5)
        faces = self.body.faces[near[self.body.faces].all(1)]
        used, faces = np.unique(faces, return_inverse=True)
        return subdivided(points[used], faces.reshape(-1, 4), 3)


def _wrinkles(p, lines):
    """Sharp folds across the fingers where they bend, crowded at the joints, and rubber that is slack or drawn between them."""
    folds = np.zeros(len(p))
    for line in lines:
        for before, joint, after in zip(line, line[1:], line[2:]):
            thick, away = 0.0095, p - joint
            along = (after - before) / np.linalg.norm(after - before)
            # Deepest on the side that the finger bends to.
            inner = before + after - 2 * joint
            inner /= max(1e-9, np.linalg.norm(inner))
            t, bent = away @ along, 0.4 + 0.6 / (1 + np.exp(-(away @ inner) / (0.4 * thick)))
            near = np.exp(-((np.linalg.norm(away, axis=1) / (1.6 * thick)) ** 2)) * bent
            stray = 0.0012 * np.sin(310 * p[:, 0] + 190 * p[:, 1]) + 0.0009 * np.sin(420 * p[:, 2] - 260 * p[:, 1])
            folds += near * (0.00065 * _crease((t + stray) / 0.0046) + 0.00035 * _crease((t - 1.4 * stray) / 0.0029 + 0.3))
    slack = np.sin(150 * p[:, 0] + 90 * p[:, 1] + 2 * np.sin(70 * p[:, 2])) * np.sin(80 * p[:, 1] - 110 * p[:, 2] + 1)
    return folds + 0.0003 * slack


def _crease(turns):
    """From 0 to 1 and back with each turn: broad ridges, sharp valleys."""
    return 1 - np.abs(np.sin(math.pi * turns)) ** 0.6


def hand(place):
    """The gloved hand; `place` is a matrix: the pen's tip, right, up and towards the camera."""
    holding = Holding()
    points, faces = holding.skin()
    made = mesh(points.tolist(), faces.tolist(), None, smooth=True, name="glove")
    out = np.empty(3 * len(points))
    made.data.vertices.foreach_get("normal", out)
    worn = points + out.reshape(-1, 3) * (0.0004 - _wrinkles(points, holding.lines))[:, None]
    made.data.vertices.foreach_set("co", worn.ravel())
    made.data.update()
    rubber = Material("nitrile", (0.011, 0.012, 0.014), 0.3, Specular=0.6)
    spot = rubber.place()
    # Powder and skin's grease: dull and shining patches; a fine grain that was pressed in.
    rubber.set("Roughness", rubber.ramp(rubber.noise(spot, 70, 4, 0.6), (0.3, 0.26), (0.7, 0.44)))
    dust = rubber.ramp(rubber.noise(spot, 120, 6, 0.7), (0.45, 1.0), (0.75, 2.2))
    rubber.set("Base Color", rubber.multiply((0.011, 0.012, 0.014), dust))
    rubber.bump(rubber.mix(0.5, rubber.noise(spot, 330, 3, 0.5), rubber.noise(spot, 1500, 2)), 0.2, 0.0005)
    made.data.materials.append(rubber.made)
    made.matrix_world = place
    return made
