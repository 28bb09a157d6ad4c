"""Persons of nobody in particular: a head, hair, clothes and what they wear, for the photos that frames are tried with."""

import bpy
import numpy as np

from .bristle import Formed, beard, brows, lashes
from .clothes import NECK, body_distance, jumper
from .eyes import eyes
from .falling import parting
from .hairdo import Skull, hairdo
from .head import ears, head, skin_of
from .worn import glasses, scarf

# How much higher the body sits than its formulas say: no long neck.
RAISED = 0.013


def person(tone, iris, locks, style="bob", face=None, wear=(0.2, 0.25, 0.3), seed=1, **more):
    """One person. `locks` is the colour of the hair; `more`: lip, blush, freckles, shine, brow, lashes, beard, scarf, glasses, look, broad,
    covered (hair hides the ears), and `twist`, how far the body is turned against the head, radians."""
    face, broad, twist = face or {}, more.get("broad", 1.0), more.get("twist", 0.0)
    skin = skin_of(tone, more.get("lip"), more.get("blush", 0.5), more.get("freckles", 0.0), more.get("shine", 0.45))
    if style in ("bob", "long"):
        skin["part"] = parting
    head(face, skin, locks)
    eyes(iris, more.get("look", (0, 0)), face)
    formed = Formed(face)
    brows(tuple(part * 0.85 for part in locks), formed, more.get("brow", 1.0), seed)
    lashes(formed, length=more.get("lashes", 1.0))
    if more.get("beard"):
        beard(locks, formed, more["beard"], seed)
    placed((NECK * np.sin(twist), NECK * (1 - np.cos(twist)), RAISED), twist, lambda: jumper(wear, broad))

    def body(p):
        return body_distance(untwisted(p, twist), broad)

    if more.get("scarf"):
        scarf(more["scarf"], body)
    else:
        if not more.get("covered"):
            ears(skin)
        hairdo(style, locks, Skull(face), seed, body)
    if more.get("glasses"):
        glasses()


def untwisted(p, twist):
    """Places as the body's formulas count them."""
    c, s = np.cos(twist), np.sin(twist)
    x, y = p[:, 0], p[:, 1] - NECK
    return np.stack((c * x + s * y, NECK - s * x + c * y, p[:, 2] - RAISED), -1)


def placed(at, turn, make, tilt=0.0):
    """What `make` adds to the scene, moved and turned about z as one, and tilted to a side (radians)."""
    before = set(bpy.data.objects)
    make()
    stand = bpy.data.objects.new("stand", None)
    bpy.context.collection.objects.link(stand)
    for made in set(bpy.data.objects) - before - {stand}:
        if made.parent is None:
            made.parent = stand
    stand.location, stand.rotation_euler = at, (0, tilt, turn)
    return stand
