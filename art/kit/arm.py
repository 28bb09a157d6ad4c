"""A forearm with its hand, palm up, as one body without seams: bones and flesh by formula, run into each other. Needs
python3-numpy."""

import math

import bpy
import numpy as np

from .forms import rod, union
from .shapes import curved, mesh

# Where along the arm, half as wide, half as high: from the elbow to the wrist.
SECTIONS = curved(
    [
        (-0.42, 0.046, 0.043), (-0.27, 0.0555, 0.0485), (-0.17, 0.0565, 0.048), (-0.08, 0.0525, 0.0435), (0.0, 0.0445, 0.0358),
        (0.07, 0.0362, 0.0272), (0.118, 0.0312, 0.0208), (0.15, 0.0318, 0.0188), (0.19, 0.034, 0.018),
    ],
    10,
)
ALONG, WIDE, HIGH = (np.array(column) for column in zip(*SECTIONS))
END = 0.165
# How much of an arm lies above its middle: its underside is pressed flat.
LIFT = 0.86
# Knuckles from the little finger to the forefinger; how long each bone is and how steeply it rises, in degrees.
FINGERS = [
    ((0.219, -0.033, 0.026), (0.036, 0.022, 0.019), (30, 74, 104), 0.0085),
    ((0.231, -0.0115, 0.0265), (0.045, 0.028, 0.021), (24, 64, 92), 0.0096),
    ((0.237, 0.011, 0.028), (0.048, 0.031, 0.022), (19, 54, 80), 0.0099),
    ((0.231, 0.0335, 0.031), (0.044, 0.027, 0.021), (13, 42, 62), 0.0096),
]
THUMB = [((0.16, 0.03, 0.03), 0.0165), ((0.2, 0.054, 0.043), 0.0135), ((0.23, 0.061, 0.055), 0.0108), ((0.254, 0.056, 0.063), 0.0082)]
CREASES = [
    ((0.128, -0.03), (0.13, 0.0), (0.127, 0.03)),
    ((0.134, -0.03), (0.1365, 0.0), (0.1335, 0.03)),
    ((0.222, 0.044), (0.2, 0.03), (0.178, 0.012), (0.163, 0.006)),
    ((0.221, 0.04), (0.206, 0.014), (0.19, -0.036)),
    ((0.223, 0.004), (0.214, -0.018), (0.211, -0.044)),
]


def round_arm(x, y, z):
    """Where around the arm a point lies: 90 degrees is uppermost, 180 towards -y."""
    wide, high = np.interp(x, ALONG, WIDE), np.interp(x, ALONG, HIGH)
    return np.arctan2((z - LIFT * high) / high, (y - _bend(x)) / wide)


def limb(name="arm", fine=0.0015):
    """The body as a mesh; `fine` is the size of its faces."""
    lumps = []
    for x in np.arange(-0.4, END, 0.008):
        wide, high = np.interp(x, ALONG, WIDE), np.interp(x, ALONG, HIGH)
        lumps.append(((x, _bend(x), LIFT * high), (0.016, wide, 0.94 * high)))
    for start, end, thick, thin in _bones():
        for t in np.linspace(0, 1, 9):
            lumps.append((tuple(a + (b - a) * t for a, b in zip(start, end)), (thick + (thin - thick) * t,) * 3))
    return _hull(lumps, name, fine)


def _hull(lumps, name, fine):
    """Lumps (a middle and three radii each) as one body whose skin is where `_far` is nothing, creased in its palm."""
    made = _heaped(lumps, name)
    skin = made.modifiers.new("hull", "REMESH")
    skin.mode, skin.voxel_size = "VOXEL", fine
    made.data = bpy.data.meshes.new_from_object(made.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    made.modifiers.clear()
    _settle(made.data)
    made.data.polygons.foreach_set("use_smooth", [True] * len(made.data.polygons))
    return made


def _heaped(lumps, name):
    """Ellipsoids in one mesh, each closed by itself."""
    columns, rows = 28, 18
    turn, rise = np.meshgrid(np.arange(columns) * 2 * math.pi / columns, np.linspace(-1.53, 1.53, rows))
    ball = np.stack([np.cos(turn) * np.cos(rise), np.sin(turn) * np.cos(rise), np.sin(rise)], axis=-1).reshape(-1, 3)
    sides = [
        (j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns)
    ]
    sides += [tuple(reversed(range(columns))), tuple(range((rows - 1) * columns, rows * columns))]
    points = np.concatenate([np.array(at) + np.array(size) * ball for at, size in lumps])
    faces = [tuple(lump * len(ball) + corner for corner in side) for lump in range(len(lumps)) for side in sides]
    return mesh(points.tolist(), faces, name=name)


def _settle(data):
    """Draws each point of the hull to the surface that `_far` says, and presses the palm's creases in."""
    flat = np.empty(len(data.vertices) * 3)
    data.vertices.foreach_get("co", flat)
    places, step = flat.reshape(-1, 3), 2e-4
    far = _far(places)
    slopes = np.stack([(_far(places + step * axis) - far) / step for axis in np.eye(3)], axis=1)
    slopes /= np.maximum(0.2, (slopes**2).sum(axis=1))[:, None]
    for _ in range(3):
        places = places - np.clip(far, -0.003, 0.003)[:, None] * slopes
        far = _far(places)
    places = places - _palm(places)[:, None] * slopes
    data.vertices.foreach_set("co", places.ravel())
    data.update()


def _palm(places):
    """How deep the creases of wrist and palm are."""
    x, y, z = places.T
    palm = (x > 0.08) & (z > LIFT * np.interp(x, ALONG, HIGH) - 0.004)
    return 0.0006 * palm * _creased(x, y)


def _far(p):
    """Distance from the skin, less than nothing within."""
    x, y, z = p.T
    wide, high = np.interp(x, ALONG, WIDE), np.interp(x, ALONG, HIGH)
    above = z - LIFT * high
    rho = np.hypot((y - _bend(x)) / wide, above / (high * np.where(above < 0, LIFT, 1)))
    body = np.maximum((rho - 1) * (0.5 * (wide + high)) - _sinews(x, round_arm(x, y, z)), x - END)
    near = x > 0.08
    body[near] = _with_hand(p[near], body[near])
    return body


def _with_hand(p, arm):
    bones = [rod(p, *bone) for bone in _bones()]
    palm = bones[0]
    for bone in bones[1:PALM]:
        palm = union(palm, bone, 0.011)
    return union(union(arm, palm, 0.02), np.minimum.reduce(bones[PALM:]), 0.0055)


def _bones():
    """Round bones with flesh: the palm's, its two balls, then thumb and fingers."""
    wrist = [((0.145, 0.55 * knuckle[1], 0.019), knuckle, 0.0165, 0.0118) for knuckle, *_ in FINGERS]
    balls = [((0.15, 0.017, 0.027), (0.196, 0.045, 0.036), 0.018, 0.0145), ((0.152, -0.017, 0.025), (0.204, -0.033, 0.0265), 0.0165, 0.0135)]
    bones = [*wrist, *balls]
    for (start, thick), (end, thin) in zip(THUMB, THUMB[1:]):
        bones.append((start, end, thick, thin))
    for knuckle, lengths, rises, thick in FINGERS:
        at = knuckle
        for part, (length, rise) in enumerate(zip(lengths, rises)):
            angle = math.radians(rise)
            to = (at[0] + length * math.cos(angle), at[1] - 0.05 * length * at[1] / 0.03, at[2] + length * math.sin(angle))
            bones.append((at, to, thick * (1.02 - 0.09 * part), thick * (0.93 - 0.09 * part)))
            at = to
    return bones


PALM = 6


def _bell(value):
    return np.exp(-value * value)


def _bend(x):
    return 0.02 * np.sin(3 * x)


def _sinews(x, angle):
    """What stands out of the arm: two sinews at the wrist, a muscle's edge, veins."""
    turn = np.degrees(angle)
    wrist = np.clip((x - 0.045) / 0.06, 0, 1) * np.clip((0.15 - x) / 0.03, 0, 1)
    raised = 0.0036 * wrist * (_bell((turn - 99) / 5.5) + 0.75 * _bell((turn - 80) / 6) + 0.4 * _bell((turn - 122) / 7))
    raised = raised + 0.0034 * np.clip(-x / 0.15, 0, 1) * (_bell((turn - 60) / 26) - _bell((turn - 100 - 60 * (x + 0.1)) / 15))
    # A flat hollow between the two bones, muscles that end in it.
    hollow = 0.0026 * _bell((x - 0.03) / 0.075) * _bell((turn - 90) / 16)
    return raised - hollow + 0.0013 * veins(x, angle)


def veins(x, angle):
    """How near to a vein below the skin a point is, 1 over its middle: two long ones, and two that join them."""
    turn = np.degrees(angle)
    paths = [
        (128 + 11 * np.sin(19 * x + 1), 3.0, 1.0),
        (66 + 9 * np.sin(17 * x + 1), 3.2, 0.8),
        (98 + 260 * (x - 0.02) + 5 * np.sin(60 * x), 2.8, 0.75 * np.clip(1 - np.abs(x - 0.06) / 0.07, 0, 1)),
        (147 - 150 * (x + 0.06) + 4 * np.sin(48 * x), 2.8, 0.8 * np.clip(1 - np.abs(x + 0.07) / 0.1, 0, 1)),
    ]
    return np.minimum(1, sum(share * _bell((turn - path) / wide) for path, wide, share in paths))


def _creased(x, y):
    """1 in the creases of palm and wrist."""
    deep = np.zeros_like(x)
    for line in CREASES:
        points = np.array(curved(line, 3))
        for a, b in zip(points, points[1:]):
            along = b - a
            t = np.clip(((x - a[0]) * along[0] + (y - a[1]) * along[1]) / (along @ along), 0, 1)
            deep = np.maximum(deep, _bell(np.hypot(x - a[0] - t * along[0], y - a[1] - t * along[1]) / 0.0019))
    return deep
