"""The skin and the eyes of a human head, of nobody in particular. Its form: `skull.py` and `face.py`. Needs python3-numpy."""

import bpy
import numpy as np

from .complexion import tones
from .face import EYE, EYEBALL, FACE, HALF, bell, step
from .nodes import Material
from .shapes import ball as sphere
from .shapes import dressed
from .skull import points_of


def head(face, skin, locks=None):
    """The skin of head and neck. `face` changes measures (see `FACE`), `skin` is `skin_of(...)`; below hair of the colour
    `locks` it is darker."""
    measures = {**FACE, **face}
    points, inside = points_of(measures)
    rows, columns = inside.shape
    made = grid(_lopsided(points.reshape(-1, 3)), columns, rows)
    _painted(made, tones(points.reshape(-1, 3), inside.ravel(), measures, skin, locks))
    return dressed(made, skin["material"], smooth=True, name="head")


def _lopsided(points):
    """No face has two like halves: the mouth lies a little aslant, the tip of the nose beside the middle."""
    x, y, z = points.T
    front = y < -0.03
    slant = 0.03 * x * bell((z + 0.074) / 0.022) * front
    aside = 0.0005 * bell((z + 0.042) / 0.009) * bell(x / 0.02) * front
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
    material = Material("skin", tone, shine, Specular=0.36, Sheen=0.06)
    material.set("Subsurface Radius", (0.0052, 0.0019, 0.001))
    colour = material.node("Attribute", settings={"attribute_name": "tone"})
    place = material.place()
    mottled = material.ramp(material.noise(place, 85, 5, 0.7), (0.3, (0.93, 0.87, 0.85)), (0.7, (1.05, 1.04, 1.04)))
    colour = material.multiply(colour, mottled)
    if freckles:
        spots = material.ramp(material.noise(place, 430, 1, 0.4), (0.60, 0.0), (0.68, freckles))
        where = material.ramp(material.noise(place, 24, 2), (0.4, 0.2), (0.6, 1.0))
        spots = material.node("Math", settings={"operation": "MULTIPLY"}, i0=spots, i1=where)
        colour = material.mix(spots, colour, tuple(part * f for part, f in zip(tone, (0.66, 0.5, 0.42))))
    material.set("Base Color", colour)
    # Dark lines, at lashes and lips, stay dark: no light of the skin beside them.
    grey = material.node("RGBToBW", Color=colour)
    material.set("Subsurface", material.ramp(grey, (0.03, 0.0), (0.16, 0.22)))
    material.set("Subsurface Color", material.multiply(colour, (1.0, 0.78, 0.7)))
    pores = material.mix(0.4, material.noise(place, 1100, 2, 0.6), material.noise(place, 330, 4, 0.6))
    material.bump(pores, 0.22, 0.0009)
    oily = material.ramp(material.noise(place, 30, 3), (0.35, shine * 0.88), (0.7, shine * 1.2))
    material.set("Roughness", oily)
    lip = lip or (tone[0] * 0.82, tone[1] * 0.40, tone[2] * 0.46)
    return {"material": material, "tone": np.array(tone), "lip": np.array(lip), "blush": blush}


def _painted(made, tone):
    layer = made.data.color_attributes.new("tone", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", np.concatenate((tone, np.ones((len(tone), 1))), 1).astype(np.float32).ravel())


def ears(skin, columns=120, rows=70):
    """Two shells with a rolled rim."""
    turn, far = np.meshgrid(np.linspace(-np.pi, np.pi, columns), np.linspace(0, 1.45, rows))
    reach = np.where(far < 1, far, 1 - 0.75 * (far - 1))
    # Backwards and up, in the plane of the ear: broad above, a lobe below.
    narrow = 1 - 0.3 * step(0.1, 1.0, -np.sin(turn)) * np.abs(np.sin(turn))
    back, up = 0.0165 * reach * np.cos(turn) * narrow, 0.0305 * reach * np.sin(turn)
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
        _painted(made, tone)


def eyes(iris, look=(0, 0)):
    """Two eyeballs; `iris` is linear red, green, blue, `look` turns them: to the right and up, radians."""
    for side in (-1, 1):
        ball = Material("eye", (0.72, 0.68, 0.65), 0.05, Clearcoat=1.0, Clearcoat_Roughness=0.015, Specular=0.9)
        place = ball.place()
        x, z = (ball.node("SeparateXYZ", part, Vector=place) for part in (0, 2))
        far = ball.node("Math", settings={"operation": "MULTIPLY"}, i0=x, i1=x)
        far = ball.node("Math", settings={"operation": "MULTIPLY_ADD"}, i0=z, i1=z, i2=far)
        far = ball.node("Math", settings={"operation": "SQRT"}, i0=far)
        far = ball.node("Math", settings={"operation": "DIVIDE"}, i0=far, i1=0.0097)
        rays = ball.noise(ball.stretch(place, 420, 420, 420), 1, 3)
        pale = tuple(min(1, part * 1.9) for part in iris)
        deep = tuple(part * 0.3 for part in iris)
        coloured = ball.mix(ball.ramp(rays, (0.35, 0.0), (0.65, 1.0)), iris, pale)
        warm = ball.mix(ball.ramp(far, (0.22, 0.55), (0.4, 0.0)), coloured, (iris[0] * 1.6 + 0.03, iris[1] * 1.0 + 0.01, iris[2] * 0.5))
        ring = ball.ramp(far, (0.225, 0.0), (0.255, 1.0))
        coloured = ball.mix(ring, (0.003, 0.003, 0.003), warm)
        coloured = ball.mix(ball.ramp(far, (0.46, 0.0), (0.58, 1.0)), coloured, deep)
        veined = ball.mix(ball.ramp(far, (0.8, 0.0), (1.4, 0.65)), (0.66, 0.62, 0.60), (0.52, 0.32, 0.28))
        whole = ball.mix(ball.ramp(far, (0.575, 0.0), (0.65, 1.0)), coloured, veined)
        # Lid and lashes keep the sky from its upper part.
        high = ball.node("MapRange", i0=z, i1=0.0005, i2=0.0048)
        ball.set("Base Color", ball.multiply(whole, ball.ramp(high, (0.0, 1.0), (1.0, (0.36, 0.32, 0.32)))))
        bpy.ops.mesh.primitive_uv_sphere_add(radius=EYEBALL, segments=96, ring_count=64)
        made = dressed(bpy.context.object, ball, smooth=True)
        _cornea(made)
        made.location = (side * EYE[0], EYE[1], EYE[2] - 0.0003)
        made.rotation_euler = (-look[1], 0, -look[0])
        _tear_duct(side)


def _tear_duct(side):
    """The pink flesh in the inner corner."""
    flesh = Material("tear duct", (0.50, 0.22, 0.19), 0.25, Specular=0.6, Subsurface=0.2)
    x = EYE[0] - 0.93 * HALF
    place = (side * x, EYE[1] - np.sqrt(EYEBALL**2 - (0.80 * HALF) ** 2) + 0.0012, -0.0009)
    sphere(0.0022, place, flesh, sides=24, scale=(1.3, 1, 0.8))


def _cornea(made, reach=0.0068, out=0.0009):
    """The bulge before the iris, which catches the light of the window."""
    for vertex in made.data.vertices:
        x, y, z = vertex.co
        if y < 0:
            grow = 1 + out / EYEBALL * max(0.0, 1 - (x * x + z * z) / reach**2) ** 1.4
            vertex.co = (x * grow, y * grow, z * grow)
