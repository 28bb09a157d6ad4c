"""A forearm in a knitted sleeve with its hand, posed on MakeHuman's base mesh. Red is what skin throws back, blue what cloth does,
green the gloss on both: whoever is in a photo has skin and clothes of their own. Needs python3-numpy."""

import math

import numpy as np

from .figure import Figure, frame_of, towards
from .nodes import Material
from .shapes import coloured, mesh, surface

SHAPE = {"macrodetails/caucasian-male-young": 1.0, "macrodetails/universal-male-young-averagemuscle-averageweight": 1.0}


class Forearm:
    """`arm` is the way from the elbow to the wrist, `up` from the little finger to the forefinger, `ahead` as near as can be the way
    out over the knuckles. `curls` are how far each bone of a finger is bent, in degrees, and how far it leans up; `thumb`
    the ways of its bones, ahead, up and into the palm."""

    def __init__(self, side, arm, up, ahead, curls, thumb):
        self.body, self.side, self.arm = Figure(SHAPE), side, _unit(np.array(arm, float))
        joints = self.body.joints
        joint = lambda name: joints[f"{side}-{name}"]
        rest = frame_of(joint("finger-2-1") - joint("finger-5-1"), joint("finger-3-1") - joint("hand"))
        turn = frame_of(up, ahead) @ rest.T
        up, out = turn @ rest[:, 0], turn @ rest[:, 1]
        into = turn @ rest[:, 2] * (-1 if side == "l" else 1)
        self.backs = {}
        self._pose("arm", (0.15 if side == "l" else -0.15, -0.2, -1))
        self._pose("forearm", arm)
        for finger, (*bends, lean) in curls.items():
            self.body.pose(f"palm{finger}.{side}", lambda before: turn)
            bent = 0.0
            for part, bend in enumerate(bends, 1):
                bent += math.radians(bend)
                way = math.cos(bent) * out + math.sin(bent) * into + lean * (1 if part == 1 else 0.3) * up
                self._pose(f"finger{finger}-{part}", way)
                self.backs[f"finger{finger}-{part}"] = math.sin(bent) * out - math.cos(bent) * into
        for part, (on, high, inside) in enumerate(thumb, 1):
            self._pose(f"finger1-{part}", on * out + high * up + inside * into)
            self.backs[f"finger1-{part}"] = 0.9 * up - 0.45 * into
        self.found = self.body.moves()
        self.wrist = self.found[f"palm3.{side}"][1]
        self._skin()
        self._nail("1")
        self._sleeve()

    def _pose(self, name, way):
        self.body.pose(f"{name}.{self.side}", towards(self.body.rest(f"{name}.{self.side}"), way))

    def _skin(self):
        points, parts = self.body.skin(), ("fing", "palm", "fore")
        own = [i for i, (name, *_) in enumerate(self.body.bones) if name.endswith(self.side) and name[:4] in parts]
        near = ((self.wrist - points) @ self.arm < 0.06) & (self.body.weights[:, own].sum(1) > 0.5)
        flesh = Material("skin", (0.8, 0.0, 0.0), 0.46)
        hand = mesh(points.tolist(), self.body.faces[near[self.body.faces].all(1)].tolist(), flesh, smooth=True)
        coloured(hand, "joints", self._joints(points))
        pores = flesh.noise(flesh.place(), 420, 5, 0.6)
        flesh.bump(flesh.math("ADD", flesh.math("MULTIPLY", pores, 0.12), self._creases(flesh)), 0.7, 0.0012)
        finer = hand.modifiers.new("finer", "SUBSURF")
        finer.levels = finer.render_levels = 2

    def _joints(self, points):
        """By points: how far along a finger its nearest joint is, in centimetres about 0.5, and how much it lies on the back there."""
        values = np.tile((0.5, 0.0, 0.0), (len(points), 1))
        for name, back in self.backs.items():
            if name.endswith("-1") and name[6] == "1":
                continue
            turn, head, tail = self.found[f"{name}.{self.side}"]
            along = (points - head) @ _unit(tail - head)
            aside = points - head - along[:, None] * _unit(tail - head)
            near = np.exp(-((along / 0.011) ** 2)) * np.exp(-((np.linalg.norm(aside, axis=1) / 0.016) ** 4))
            near *= np.clip(aside @ _unit(back) / 0.006, 0, 1)
            more = near > values[:, 1]
            values[more, 0], values[more, 1] = 0.5 + 100 * along[more], near[more]
        return [tuple(each) for each in values.tolist()]

    def _creases(self, flesh):
        """Skin over a joint has more than it needs as long as it is stretched: it lies in folds across."""
        joints = flesh.node("Attribute", settings={"attribute_name": "joints"})
        place, near = (flesh.node("SeparateRGB", output, Image=joints) for output in (0, 1))
        uneven = flesh.math("MULTIPLY", flesh.noise(flesh.place(), 160, 2, 0.5), 9.0)
        wave = flesh.math("SINE", flesh.math("ADD", flesh.math("MULTIPLY", place, 24.0), uneven))
        return flesh.math("MULTIPLY", flesh.math("MULTIPLY", wave, near), 0.3)

    def _nail(self, finger):
        """A plate that grows out of the back of a finger's end, a little raised at its sides."""
        name = f"finger{finger}-3"
        _, head, tail = self.found[f"{name}.{self.side}"]
        way = _unit(tail - head)
        back = _unit(self.backs[name] - way * (way @ self.backs[name]))
        across = np.cross(way, back)
        points = self.body.skin()
        along, out, wide = ((points - head) @ each for each in (way, back, across))
        long = np.linalg.norm(tail - head)
        horn = Material("nail", (0.86, 0.07, 0.07), 0.2)

        # As high as the finger is there, which falls towards its tip.
        places = np.linspace(0.25, 1.0, 9) * long
        near = [(np.abs(along - at) < 0.003) & (np.abs(wide) < 0.005) & (out > 0) & (out < 0.02) for at in places]
        top = np.poly1d(np.polyfit(places, [out[each].max() if each.any() else 0.006 for each in near], 2))
        radius = 0.0082

        def place(u, v):
            at = (0.3 + 0.52 * v) * long
            narrow = 1 - 0.6 * max(0.0, 0.3 - v) ** 1.5 - 0.5 * (max(0.0, v - 0.7) / 0.3) ** 2
            turn = math.radians(56 * narrow * (2 * u - 1))
            up = top(at) - radius + radius * math.cos(turn) - 0.0005 - 0.0026 * v ** 2
            return tuple(head + at * way + radius * math.sin(turn) * across + up * back)

        surface(place, 24, 24, horn, name="nail")

    def _sleeve(self):
        """Its cuff is ribbed, and cloth is pushed up in folds behind it."""
        wool = Material("wool", (0.0, 0.0, 0.8), 0.95, Specular=0.1, Sheen=0.3)
        wool.bump(wool.noise(wool.place(), 700, 3, 0.6), 0.35, 0.001)
        sides = frame_of(-self.arm, (0.0, -0.3, 1.0))

        def place(u, v):
            along, angle = 0.03 + 0.3 * v, 2 * math.pi * u
            cuff = max(0.0, min(1.0, (0.05 - (along - 0.03)) / 0.022))
            fold = (1 - abs(math.sin(58 * along + 1.3 * math.sin(angle + 1) + 0.6 * math.sin(3 * angle)))) ** 1.6
            radius = 0.035 + 0.009 * (1 - cuff) + 0.07 * max(0, along - 0.08) + 0.0011 * cuff * math.sin(70 * angle)
            radius += 0.006 * fold * (1 - cuff) * math.exp(-along / 0.2) - 0.004 * max(0.0, 0.036 - along) / 0.006
            return tuple(self.wrist + sides @ np.array((along, 0.86 * radius * math.cos(angle), radius * math.sin(angle))))

        surface(place, 720, 260, wool, name="sleeve")

    def within(self, finger):
        """The middle of what a bent finger is around."""
        parts = [self.found[f"finger{finger}-{part}.{self.side}"] for part in (1, 2, 3)]
        return np.mean([part[1] for part in parts] + [parts[2][2]], 0)


def _unit(way):
    return way / np.linalg.norm(way)
