"""Persons of nobody in particular: a head, hair, clothes and what they wear, for the photos that frames are tried with."""

import bpy

from .clothes import jumper
from .eyes import eyes
from .hair import beard, brows, lashes
from .hairdo import hairdo
from .head import ears, head, skin_of
from .worn import glasses, scarf


def person(tone, iris, locks, style="bob", face=None, wear=(0.2, 0.25, 0.3), seed=1, **more):
    """One person. `locks` is the colour of the hair; `more`: lip, blush, freckles, shine, brow, lashes, beard, scarf, glasses, look, broad."""
    face = face or {}
    skin = skin_of(tone, more.get("lip"), more.get("blush", 0.5), more.get("freckles", 0.0), more.get("shine", 0.45))
    head(face, skin, locks)
    eyes(iris, more.get("look", (0, 0)), face)
    brows(tuple(part * 0.85 for part in locks), more.get("brow", 1.0), face, seed)
    lashes(face=face, length=more.get("lashes", 1.0))
    if more.get("beard"):
        beard(locks, more["beard"], face, seed)
    jumper(wear, more.get("broad", 1.0))
    if more.get("scarf"):
        scarf(more["scarf"])
    else:
        ears(skin)
        hairdo(style, locks, seed, face)
    if more.get("glasses"):
        glasses()


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
