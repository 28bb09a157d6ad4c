"""A person on MakeHuman's base mesh: its skin, eyes, short hairs, hair and clothes. Needs python3-numpy."""

import numpy as np
from mathutils.bvhtree import BVHTree

from .basemesh import BaseMesh
from .bristle import beard, brows, lashes
from .clothes import NECK, body_distance, jumper
from .complexion import dyed, flushed, spotted
from .eyes import eyeball
from .face import EYE, EYEBALL, bell, brow, step
from .hair import _unit
from .hairdo import haired, hairdo
from .head import painted, skin_of
from .nodes import Material
from .person import placed, untwisted
from .shapes import dressed, mesh, tube
from .skull import HAIRLINE

# Heights of the base mesh's face, and the same in `face.py`.
HEIGHTS = ((-0.16, -0.108, -0.077, -0.067, -0.057, -0.039, 0.0, 0.05), (-0.163, -0.111, -0.079, -0.0692, -0.0602, -0.044, 0.0, 0.05))
STEP = 0.0025
# Where the ears of the plain face are: from front to back, from below.
EAR = ((-0.003, 0.034), (-0.053, 0.006))
LOW, HIGH = np.array((-0.125, -0.16, -0.26)), np.array((0.125, 0.16, 0.15))


def human(shape, mood, tone, iris, locks, style="bob", wear=(0.2, 0.25, 0.3), seed=1, **more):
    """One person: `shape` and `mood` are targets of the base mesh and how much of each, the rest is as of
    `person.person`."""
    head = Head(shape, mood)
    skin = skin_of(tone, more.get("lip"), more.get("blush", 0.5), more.get("freckles", 0.0), more.get("shine", 0.45))
    head.dress(skin, locks)
    for side in (-1, 1):
        made = eyeball(iris, more.get("look", (0, 0)), side, more.get("iris", 0.88))
        made.location = (side * EYE[0], EYE[1], EYE[2])
        made.scale = (head.mesh.eyeball / EYEBALL,) * 3
    head.weep()
    brows(tuple(part * 0.85 for part in locks), head, more.get("brow", 1.0), seed)
    lashes(head, length=more.get("lashes", 1.0))
    if more.get("beard"):
        beard(locks, head, more["beard"], seed)
    twist, broad = more.get("twist", 0.0), more.get("broad", 1.0)
    placed((NECK * np.sin(twist), NECK * (1 - np.cos(twist)), 0), twist, lambda: jumper(wear, broad))
    hairdo(style, locks, head, seed, lambda p: body_distance(untwisted(p, twist), broad))


def _within(corners, u, v):
    return corners[:, 0] * (1 - u) * (1 - v) + corners[:, 1] * u * (1 - v) + corners[:, 2] * u * v + corners[:, 3] * (1 - u) * v


class Head:
    """A head of the base mesh: its skin, where things on it are, and how far places are from it."""

    def __init__(self, shape, mood):
        self.mesh = BaseMesh(shape, mood)
        self.plain, self.posed, self.quads = self.mesh.skin()
        self.tree = BVHTree.FromPolygons(self.posed.tolist(), self.quads.tolist())
        _, y, z = self.plain.T
        self.ears = (y > EAR[0][0]) & (y < EAR[0][1]) & (z > EAR[1][0]) & (z < EAR[1][1])
        self._plain = BVHTree.FromPolygons(self.plain.tolist(), self.quads.tolist())
        self._moved = self.posed - self.plain
        self._grid = None

    def distance(self, p):
        """How far places are from the skin, negative inside; looked up in a grid."""
        if self._grid is None:
            self._grid = self._measured()
        at = np.clip((p - LOW) / STEP, 0, np.array(self._grid.shape) - 1.001)
        i, f = at.astype(int), at - at.astype(int)
        total = 0
        for corner in np.ndindex(2, 2, 2):
            share = np.prod([f[:, axis] if on else 1 - f[:, axis] for axis, on in enumerate(corner)], 0)
            total = total + share * self._grid[tuple((i + corner).T)]
        return total + np.linalg.norm(np.maximum(0, np.maximum(LOW - p, p - HIGH)), axis=1)

    def _measured(self):
        axes = [np.arange(low, high, STEP) for low, high in zip(LOW, HIGH)]
        places = np.stack(np.meshgrid(*axes, indexing="ij"), -1)
        found = np.empty(places.shape[:3])
        flat, out = places.reshape(-1, 3), found.reshape(-1)
        for number, place in enumerate(flat):
            near, normal, _, far = self.tree.find_nearest(place.tolist())
            out[number] = far if np.dot(place - near, normal) > 0 else -far
        return found

    def on_face(self, x, z):
        """Where what lies at (x, z) of the plain face is on this one."""
        found = np.empty((len(x), 3))
        for number, (a, b) in enumerate(zip(x.tolist(), z.tolist())):
            hit = self._plain.ray_cast((a, -0.3, b), (0, 1, 0))
            if hit[0] is None:
                found[number] = np.nan
                continue
            place, quad = hit[0], hit[2]
            corners = self.quads[quad]
            # The posed quad is like the plain one but for where it is: its corners' moves, weighed by nearness.
            far = np.linalg.norm(self.plain[corners] - np.array(place), axis=1)
            weight = 1 / (far + 1e-6)
            found[number] = np.array(place) + (weight @ self._moved[corners]) / weight.sum()
        return found

    def surface(self, x, z):
        """The skin's y before (x, z)."""
        flat = np.stack((np.ravel(x), np.ravel(z)), -1)
        hits = [self.tree.ray_cast((a, -0.3, b), (0, 1, 0))[0] for a, b in flat.tolist()]
        return np.array([0.0 if hit is None else hit[1] for hit in hits]).reshape(np.shape(x))

    def scalp(self, count, seed=1, lower=0.0):
        """Roots over the scalp, and the directions in which they stand out."""
        chance = np.random.default_rng(seed)
        corners = self.posed[self.quads]
        a, b = corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1]
        normal = np.cross(a, b)
        area = np.linalg.norm(normal, axis=1)
        area = area * (corners[:, :, 2].mean(1) > -0.09) * ~self.ears[self.quads].any(1)
        number = chance.choice(len(area), count * 3, p=area / area.sum())
        u, v = chance.uniform(size=(2, count * 3, 1))
        points = _within(corners[number], u, v)
        ways = _unit(normal[number])
        kept = haired(_within(self.plain[self.quads][number], u, v), chance, lower)
        return points[kept][:count], ways[kept][:count]

    def dress(self, skin, locks):
        """Its skin, but for what clothes cover, which would come through them."""
        neck = np.hypot(self.posed[:, 0], self.posed[:, 1] - NECK)
        low = self.posed[:, 2]
        outside = (neck > 0.0625) & ((low < -0.15) | (low < -0.118) & (self.posed[:, 1] > 0))
        hidden = outside | (low < -0.19)
        quads = self.quads[~hidden[self.quads].any(1)]
        made = mesh(self.posed.tolist(), quads.tolist(), None, name="skin")
        painted(made, self._tones(skin, locks))
        wet = made.data.attributes.new("wet", "FLOAT", "POINT")
        wet.data.foreach_set("value", self._gloss().astype(np.float32))
        dressed(made, skin["material"], smooth=True, name="head")

    def _face(self):
        x, y, z = np.abs(self.plain[:, 0]), self.plain[:, 1], np.interp(self.plain[:, 2], *HEIGHTS)
        return x, y, z, (y < -0.03) & ~self.ears

    def _lips(self):
        """Of each point: 1 on the lips, 0 off them; above their line or below."""
        x, _, z, front = self._face()
        half = 0.0236
        u = np.clip(x / half, 0, 2)
        line = -0.0692 + 0.0012 * bell((x - 0.0115) / 0.006) - 0.0016 * u**2
        above = z - line
        inside = np.clip(1 - u, 0, 1)
        upper = 0.0078 * inside**0.7 + 0.0012 * bell((x - 0.0052) / 0.0034) * step(0, 0.2, inside)
        lower = 0.0098 * np.clip(1 - u**2.2, 0, 1) ** 0.7
        soft = 0.0008
        share = step(-soft, soft, upper - above) * step(-1.2 * soft, 1.2 * soft, lower + above) * (1 - step(0.93, 1.03, u)) * front
        return share, above, u, lower

    def _tones(self, skin, locks):
        x, y, z, front = self._face()
        tone = flushed(np.repeat(skin["tone"][None, :], len(x), 0), x, z, front, skin["blush"])
        share, above, u, lower = self._lips()
        own = skin["lip"] * np.where(above > 0, 0.85, 1.0)[:, None]
        own = own * (1 + 0.14 * (bell((above + 0.5 * lower) / 0.0030) * bell(u / 0.55)))[:, None]
        own = own * (1 + 0.10 * np.sin(4300 * x + 60 * np.sin(230 * x)) * bell((np.abs(above) - 0.004) / 0.004))[:, None]
        tone = tone + (own - tone) * (0.88 * share)[:, None]
        # Nostrils, inside of them; the mouth behind the lips.
        hole = bell((x - 0.0088) / 0.0042) * bell((self.plain[:, 2] + 0.0385) / 0.0030) * front
        tone = dyed(tone, hole, (0.35, 0.2, 0.18))
        tone = spotted(tone, np.stack((self.plain[:, 0], y, z), -1))
        # The edges of the lids, moist and pink; lashes shade their roots.
        far = np.linalg.norm(np.stack((x, y, self.plain[:, 2]), -1) - EYE, axis=1) - self.mesh.eyeball
        lid = bell(np.clip(far, 0, 1) / 0.0012) * (np.abs(x - EYE[0]) < 0.014) * front
        tone = dyed(tone, 0.6 * lid * step(-0.0005, 0.0005, self.plain[:, 2]), (0.3, 0.22, 0.2))
        tone = dyed(tone, 0.4 * lid * step(0.0005, -0.0005, self.plain[:, 2]), (0.95, 0.62, 0.6))
        # Skin is darker between the hairs of the brows.
        line = brow(np.linspace(0, 1, 40))
        at, middle, half = (np.interp(x, line[0], each) for each in line)
        along = step(0.011, 0.024, at) * (1 - step(0.044, 0.050, at)) * front
        tone = dyed(tone, 0.34 * bell((z - middle) / (0.9 * half)) * along, (0.62, 0.52, 0.46))
        if locks is not None:
            hairy = (step(0.003, 0.026, self.plain[:, 2] - np.interp(y, *HAIRLINE)) * ~self.ears)[:, None]
            dull = 0.6 * np.array(locks) + 0.4 * np.mean(locks)
            tone = tone + hairy * 0.86 * (0.14 * skin["tone"] + 0.5 * dull - tone)
        return dyed(tone, 0.6 * self.ears * skin["blush"], (1.0, 0.72, 0.68))

    def _gloss(self):
        x, y, z, front = self._face()
        share, above, _, _ = self._lips()
        lids = 0.5 * bell((x - 0.0318) / 0.013) * bell((self.plain[:, 2] - 0.004) / 0.005)
        nose = 0.45 * bell(x / 0.008) * bell((z + 0.034) / 0.008) + 0.10 * bell(x / 0.006) * bell((z + 0.012) / 0.016)
        oily = (
            0.3 * bell(x / 0.03) * bell((z - 0.042) / 0.02)
            + 0.25 * bell(x / 0.012) * bell((z + 0.104) / 0.008)
            + 0.15 * bell((x - 0.046) / 0.012) * bell((z + 0.022) / 0.008)
        )
        return np.clip(share * np.where(above > 0, 0.3, 0.55) + lids + nose + oily, 0, 1) * front

    def lid(self, u, up, chance):
        """Places along the right lid, from beside the nose (-1) outwards (1); `up` is 1 for the upper, -1 for the lower one."""
        root = self.mesh.lashes["upper" if up > 0 else "lower"]
        return np.stack([np.interp((u + 1) / 2, np.linspace(0, 1, len(root)), root[:, axis]) for axis in range(3)], -1)

    def mouth(self, x, z):
        """Which places are the mouth's, where no beard grows, and how far above its line places are."""
        arch = 0.010 * (x / 0.024) ** 2
        return (np.abs(x) < 0.027) & (z < -0.056 - arch) & (z > -0.0795 + arch), z + 0.068

    def bearded(self, roots):
        return roots[:, 1] < -0.01

    def weep(self):
        """Tears along the lower lids: a thread of light."""
        root = self.mesh.lashes["lower"]
        wet = Material("tears", (0.46, 0.29, 0.26), 0.05, Specular=1.0)
        for side in (-1, 1):
            tube([(side * each[0], each[1] + 0.0006, each[2] + 0.0004) for each in root[2:-1]], 0.0004, wet)
