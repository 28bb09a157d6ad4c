"""The skin of a human head and its ears, of nobody in particular. Its form: `skull.py` and `face.py`. Needs python3-numpy."""

import bpy
import numpy as np

from .complexion import gloss, tones
from .face import FACE, bell, step
from .nodes import Material
from .shapes import dressed
from .skull import points_of


def head(face, skin, locks=None):
    """The skin of head and neck. `face` changes measures (see `FACE`), `skin` is `skin_of(...)`; below hair of the colour
    `locks` it is darker."""
    measures = {**FACE, **face}
    points, inside = points_of(measures)
    rows, columns = inside.shape
    made = grid(_lopsided(points.reshape(-1, 3)), columns, rows)
    painted(made, tones(points.reshape(-1, 3), inside.ravel(), measures, skin, locks))
    wet = made.data.attributes.new("wet", "FLOAT", "POINT")
    wet.data.foreach_set("value", gloss(points.reshape(-1, 3), measures).astype(np.float32))
    return dressed(made, skin["material"], smooth=True, name="head")


def _lopsided(points):
    """No face has two like halves: the mouth lies a little aslant, the tip of the nose beside the middle."""
    x, y, z = points.T
    front = y < -0.03
    slant = 0.016 * x * bell((z + 0.074) / 0.022) * front
    aside = 0.0004 * bell((z + 0.042) / 0.009) * bell(x / 0.02) * front
    return np.stack((x + aside, y, z + slant), -1)


def grid(points, columns, rows):
    at = np.arange(columns * rows).reshape(rows, columns)
    faces = np.stack((at[:-1, :-1], at[:-1, 1:], at[1:, 1:], at[1:, :-1]), -1).reshape(-1, 4)
    data = bpy.data.meshes.new("skin")
    data.vertices.add(len(points))
    data.vertices.foreach_set("co", points.ravel())
    data.loops.add(faces.size)
    data.loops.foreach_set("vertex_index", faces.ravel())
    data.polygons.add(len(faces))
    data.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4))
    data.polygons.foreach_set("loop_total", np.full(len(faces), 4))
    data.update(calc_edges=True)
    made = bpy.data.objects.new("skin", data)
    bpy.context.collection.objects.link(made)
    return made


def skin_of(tone, lip=None, blush=0.5, freckles=0.0, shine=0.45):
    """`tone` is linear red, green, blue; `shine` its roughness."""
    material = Material("skin", tone, shine, Specular=0.42, Sheen=0.16, Sheen_Tint=0.6)
    colour = material.node("Attribute", settings={"attribute_name": "tone"})
    place = material.place()
    mottled = material.ramp(material.noise(place, 85, 5, 0.7), (0.3, (0.92, 0.82, 0.79)), (0.7, (1.06, 1.06, 1.06)))
    # Blood shows in spots of a few millimetres, where skin is thin.
    flushed = material.ramp(material.noise(place, 270, 3, 0.6), (0.35, (0.985, 0.92, 0.90)), (0.65, (1.01, 1.03, 1.03)))
    colour = material.multiply(material.multiply(colour, mottled), flushed)
    if freckles:
        # One in each second cell of four millimetres, large and small, round but not quite.
        astray = material.sum(place, material.scaled(material.noise(place, 700, 2), 0.0013))
        cells = material.node("TexVoronoi", Vector=astray, Scale=230).node
        chance = material.node("SeparateXYZ", 0, Vector=cells.outputs["Color"])
        large = material.node("MapRange", i0=chance, i1=0.45, i2=1, i3=0.02, i4=0.44)
        inside = material.math("DIVIDE", cells.outputs["Distance"], large)
        spots = material.ramp(inside, (0.35, freckles), (1.0, 0.0))
        where = material.ramp(material.noise(place, 24, 2), (0.4, 0.15), (0.6, 1.0))
        spots = material.math("MULTIPLY", spots, where)
        colour = material.mix(spots, colour, tuple(part * f for part, f in zip(tone, (0.66, 0.5, 0.42))))
    material.set("Base Color", material.multiply(colour, (1.0, 0.93, 0.90)))
    # Light spreads below it when the photo is developed: `scripts/art/skin.ts` looks for what is covered here.
    material.node("OutputAOV", None, settings={"name": "cover"}, Value=1.0)
    # Pores are pits of half a millimetre, on a relief of some millimetres; both break the gloss.
    pores = material.node("TexVoronoi", Vector=material.sum(place, material.scaled(material.noise(place, 300, 2), 0.0016)), Scale=1250)
    pits = material.ramp(pores, (0.05, 0.0), (0.45, 1.0))
    material.bump(material.mix(0.5, pits, material.noise(place, 420, 4, 0.65)), 0.30, 0.0008)
    # Glossier on lips, lids, the tip of the nose and the forehead.
    wet = material.node("Attribute", 2, settings={"attribute_name": "wet"})
    oily = material.ramp(material.noise(place, 75, 5, 0.7), (0.34, shine * 0.80), (0.66, shine * 1.20))
    material.set("Roughness", material.math("MULTIPLY_ADD", wet, -0.26, oily))
    lip = lip or (tone[0] * 0.84, tone[1] * 0.48, tone[2] * 0.52)
    return {"material": material, "tone": np.array(tone), "lip": np.array(lip), "blush": blush}


def painted(made, tone):
    layer = made.data.color_attributes.new("tone", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", np.concatenate((tone, np.ones((len(tone), 1))), 1).astype(np.float32).ravel())


def ears(skin, columns=120, rows=70):
    """Two shells with a rolled rim."""
    turn, far = np.meshgrid(np.linspace(-np.pi, np.pi, columns), np.linspace(0, 1.45, rows))
    reach = np.where(far < 1, far, 1 - 0.75 * (far - 1))
    # Backwards and up, in the plane of the ear: broad above, a lobe below.
    lobe = step(0.1, 1.0, -np.sin(turn))
    round_ = np.sign(np.cos(turn)) * np.abs(np.cos(turn)) ** (0.75 - 0.12 * lobe)
    narrow = 1 - 0.3 * lobe * np.abs(np.sin(turn))
    back, up = 0.0165 * reach * round_ * narrow, 0.0305 * reach * np.sin(turn) * (1 - 0.06 * lobe)
    rear = step(-0.6, 0.5, np.cos(turn))
    out = 0.0036 * bell((far - 0.9) / 0.11) * (1 - 0.7 * bell((turn + 1.57) / 0.7)) + 0.0034 * bell((far - 0.55) / 0.14) * rear
    out -= 0.0075 * bell(np.hypot(back + 0.0035, up + 0.003) / 0.0085) - 0.0036 * bell(np.hypot((back + 0.0115) / 0.0045, (up + 0.006) / 0.0055))
    out -= 0.016 * np.clip(far - 1, 0, 1) ** 1.3
    flare, lean = 0.42, 0.16
    for side in (-1, 1):
        x = 0.0705 + out * np.cos(flare) + (back + 0.014) * np.sin(flare)
        y = 0.012 + back * np.cos(flare) - out * np.sin(flare) + lean * up
        points = np.stack((side * x, y, up - 0.02), -1).reshape(-1, 3)
        made = dressed(grid(points, columns, rows), skin["material"], smooth=True, name="ear")
        red = np.array((1.0, 0.78, 0.74))
        tone = np.repeat((skin["tone"] * (1 - skin["blush"] * (1 - red)))[None], len(points), 0)
        painted(made, tone)
