"""The front page of a newspaper, folded once, on a breakfast table: coffee, spectacles, a folded napkin."""

import math

from mathutils import Matrix, Vector, noise

from kit.bake import bake, begin, slot
from kit.light import camera, sky, window
from kit.materials import ceramic, metal, wood
from kit.nodes import Material
from kit.paper import sheet
from kit.shapes import plane, surface
from kit.table import pane, spectacles, teacup

begin(seed=131)
sky((0.75, 0.85, 1.0), 0.3)
oak = wood((0.12, 0.055, 0.026), (0.33, 0.18, 0.09), scale=1.8, board=(2.4, 0.22), rough=0.4, coat=0.15, gap=0.0016)
plane(1.6, 1.6, (0, 0.2, 0), oak)

WIDE, TALL, TURN = 0.36, 0.27, 1.8
AT = (-0.014, -0.006)


def waves(u, v):
    """News print never lies flat: it bellies between the fold and where it was held."""
    soft = 0.0024 * noise.noise(Vector((2.1 * u, 2.4 * v, 3))) + 0.001 * noise.noise(Vector((5 * u, 6 * v, 9)))
    crease = 0.0011 * max(0.0, 1 - abs(u - 0.266) / 0.03)
    return soft + crease + 0.004 * v * v


def lower(u, v):
    return 0.7 * waves(u, v)


sheet(
    WIDE * 1.004,
    TALL * 1.006,
    (AT[0] + 0.003, AT[1] - 0.003),
    TURN + 0.9,
    0.0052,
    (0, 0),
    thick=0.0008,
    edge=(0.6, 0.56, 0.47),
    crease=lower,
)
page = sheet(
    WIDE,
    TALL,
    AT,
    TURN,
    0.0085,
    (0.004, 0.0),
    thick=0.0004,
    edge=(0.66, 0.61, 0.52),
    torn=0.0012,
    crease=waves,
)
slot(page, "page", rough=0.9, aspect=WIDE / TALL)


def fold(u, v):
    """The foot of the page rolls under to its lower half."""
    turn = math.pi * v
    x = WIDE * (u - 0.5)
    y = -TALL / 2 - 0.003 * math.sin(turn)
    a = math.radians(TURN)
    up = 0.0062 + 0.0024 * math.cos(turn) + 0.004 * (u - 0.5) ** 2 + waves(u, 0.0)
    return (AT[0] + x * math.cos(a) - y * math.sin(a), AT[1] + x * math.sin(a) + y * math.cos(a), up)


surface(fold, 120, 20, Material("news", (0.66, 0.61, 0.52), 0.9))

coffee = Material("coffee", (0.03, 0.012, 0.005), 0.05, Clearcoat=1.0, Clearcoat_Roughness=0.02)
teacup((0.222, 0.146, 0.0), 215, ceramic((0.82, 0.8, 0.76)), coffee)
frames = (
    Matrix.Translation((0.19, -0.128, 0.0105))
    @ Matrix.Rotation(math.radians(-28), 4, "Z")
    @ Matrix.Rotation(math.radians(-78), 4, "X")
)
spectacles(frames, metal((0.7, 0.5, 0.26), 0.22, 0.05), pane(mirror=0.12))

window((-0.9, 0.75, 0.85), (0, 0, 0), 0.4, 0.55, 22, (1, 0.93, 0.82))
window((0.9, 0.1, 0.8), (0, 0, 0), 0.5, 0.7, 4, (0.86, 0.92, 1))
camera((0.0, -0.26, 0.86), (0.0, -0.004, 0.0), 76, aperture=9, focus=(0.0, -0.02, 0.008))
bake("photoframe-covers", samples=20, exposure=0.3)
