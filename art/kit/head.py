"""The skin and the eyes of a human head, of nobody in particular. Its form: `skull.py` and `face.py`. Needs python3-numpy."""

import bpy
import numpy as np

from .face import EYE, EYEBALL, FACE, bell, lips, opening, step
from .nodes import Material
from .shapes import dressed
from .skull import HAIRLINE, points_of


def head(face, skin, locks=None):
    """The skin of head and neck. `face` changes measures (see `FACE`), `skin` is `skin_of(...)`; below hair of the colour
    `locks` it is darker."""
    measures = {**FACE, **face}
    points, inside = points_of(measures)
    rows, columns = inside.shape
    made = grid(points.reshape(-1, 3), columns, rows)
    _paint(made, points.reshape(-1, 3), inside.ravel(), measures, skin, locks)
    return dressed(made, skin["material"], smooth=True, name="head")


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
    material = Material("skin", tone, shine, Specular=0.36, Subsurface=0.22, Sheen=0.06)
    material.set("Subsurface Radius", (0.0052, 0.0019, 0.001))
    colour = material.node("Attribute", settings={"attribute_name": "tone"})
    place = material.place()
    mottled = material.ramp(material.noise(place, 70, 4, 0.6), (0.3, (0.95, 0.91, 0.9)), (0.7, (1.04, 1.03, 1.03)))
    colour = material.multiply(colour, mottled)
    if freckles:
        spots = material.ramp(material.noise(place, 430, 1, 0.4), (0.60, 0.0), (0.68, freckles))
        where = material.ramp(material.noise(place, 24, 2), (0.4, 0.2), (0.6, 1.0))
        spots = material.node("Math", settings={"operation": "MULTIPLY"}, i0=spots, i1=where)
        colour = material.mix(spots, colour, tuple(part * f for part, f in zip(tone, (0.66, 0.5, 0.42))))
    material.set("Base Color", colour)
    material.set("Subsurface Color", material.multiply(colour, (1.0, 0.78, 0.7)))
    pores = material.mix(0.4, material.noise(place, 1100, 2, 0.6), material.noise(place, 330, 4, 0.6))
    material.bump(pores, 0.16, 0.0009)
    oily = material.ramp(material.noise(place, 30, 3), (0.35, shine * 0.88), (0.7, shine * 1.2))
    material.set("Roughness", oily)
    lip = lip or (tone[0] * 0.82, tone[1] * 0.40, tone[2] * 0.46)
    return {"material": material, "tone": np.array(tone), "lip": np.array(lip), "blush": blush}


def _paint(made, points, inside, m, skin, locks):
    """The tone of each place: lips, cheeks and nose redder, the sockets darker, nostrils and lids' edges."""
    x, y, z = np.abs(points[:, 0]), points[:, 1], points[:, 2]
    front = y < -0.03
    tone = np.repeat(skin["tone"][None, :], len(points), 0)

    def spot(at, reach):
        return bell((x - at[0]) / reach[0]) * bell((z - at[1]) / reach[1]) * front

    def dyed(share, factor):
        return tone * (1 - np.clip(share, 0, 1)[:, None] * (1 - np.array(factor)))

    red = spot((0.044, -0.034), (0.019, 0.016)) + 0.75 * spot((0, -0.041), (0.014, 0.009)) + 0.4 * spot((0, -0.104), (0.016, 0.01))
    tone = dyed(red * skin["blush"], (1.03, 0.68, 0.64))
    tone = dyed(0.22 * spot((0, 0.05), (0.05, 0.02)), (1.0, 1.03, 0.95))
    tone = dyed(0.5 * spot((0.026, -0.0085), (0.013, 0.005)) + 0.3 * spot((0.033, 0.0085), (0.016, 0.006)), (0.86, 0.74, 0.72))
    tone = dyed(0.3 * spot((0.0175, -0.046), (0.004, 0.007)), (0.85, 0.62, 0.6))
    u, above, upper, lower = lips(x, z, m)
    soft = 0.0011
    share = step(-soft, soft, upper - above) * step(-soft, soft, lower + above) * (1 - step(0.9, 1.04, u)) * front
    tone = tone + (skin["lip"] - tone) * ((0.74 + 0.12 * (above > 0)) * share)[:, None]
    tone = dyed(0.62 * bell(above / 0.0008) * (1 - step(0.9, 1.08, u)) * front, (0.42, 0.2, 0.2))
    wide = m["nose_width"]
    hole = bell((x - 0.0058 * wide) / (0.0031 * wide)) * bell((z + 0.0496 - 0.1 * (x - 0.006)) / 0.0015) * front
    tone = dyed(1.15 * hole, (0.16, 0.07, 0.06))
    high, low, across = opening(x, m)
    rim = np.minimum(np.abs(z - high), np.abs(z - low))
    near = bell(rim / 0.0009) * (np.abs(across) < 1.03) * front
    tone = dyed(0.35 * near, (0.85, 0.62, 0.6))
    tone = dyed(0.85 * bell((z - high - 0.0002) / 0.0007) * (np.abs(across) < 1.0) * front, (0.22, 0.16, 0.15))
    tone[inside] = tone[inside] * np.array((0.75, 0.4, 0.38))
    if locks is not None:
        hairy = step(0.002, 0.016, points[:, 2] - np.interp(y, *HAIRLINE))[:, None]
        tone = tone + hairy * 0.9 * (0.04 * skin["tone"] + 0.55 * np.array(locks) - tone)
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
        x = 0.0735 + out * np.cos(flare) + (back + 0.014) * np.sin(flare)
        y = 0.012 + back * np.cos(flare) - out * np.sin(flare) + lean * up
        points = np.stack((side * x, y, up - 0.02), -1).reshape(-1, 3)
        made = dressed(grid(points, columns, rows), skin["material"], smooth=True, name="ear")
        red = np.array((1.0, 0.78, 0.74))
        tone = np.repeat((skin["tone"] * (1 - skin["blush"] * (1 - red)))[None], len(points), 0)
        layer = made.data.color_attributes.new("tone", "FLOAT_COLOR", "POINT")
        layer.data.foreach_set("color", np.concatenate((tone, np.ones((len(tone), 1))), 1).astype(np.float32).ravel())


def eyes(iris, look=(0, 0)):
    """Two eyeballs; `iris` is linear red, green, blue, `look` turns them: to the right and up, radians."""
    for side in (-1, 1):
        ball = Material("eye", (0.72, 0.68, 0.65), 0.16, Clearcoat=1.0, Clearcoat_Roughness=0.015, Specular=0.4)
        place = ball.place()
        x, z = (ball.node("SeparateXYZ", part, Vector=place) for part in (0, 2))
        far = ball.node("Math", settings={"operation": "MULTIPLY"}, i0=x, i1=x)
        far = ball.node("Math", settings={"operation": "MULTIPLY_ADD"}, i0=z, i1=z, i2=far)
        far = ball.node("Math", settings={"operation": "SQRT"}, i0=far)
        far = ball.node("Math", settings={"operation": "DIVIDE"}, i0=far, i1=0.0104)
        rays = ball.noise(ball.stretch(place, 420, 420, 420), 1, 3)
        pale = tuple(min(1, part * 1.9) for part in iris)
        deep = tuple(part * 0.3 for part in iris)
        coloured = ball.mix(ball.ramp(rays, (0.35, 0.0), (0.65, 1.0)), iris, pale)
        warm = ball.mix(ball.ramp(far, (0.22, 0.55), (0.4, 0.0)), coloured, (iris[0] * 1.6 + 0.03, iris[1] * 1.0 + 0.01, iris[2] * 0.5))
        ring = ball.ramp(far, (0.225, 0.0), (0.255, 1.0))
        coloured = ball.mix(ring, (0.003, 0.003, 0.003), warm)
        coloured = ball.mix(ball.ramp(far, (0.46, 0.0), (0.58, 1.0)), coloured, deep)
        veined = ball.mix(ball.ramp(far, (0.8, 0.0), (1.4, 0.65)), (0.76, 0.72, 0.7), (0.66, 0.42, 0.38))
        ball.set("Base Color", ball.mix(ball.ramp(far, (0.575, 0.0), (0.65, 1.0)), coloured, veined))
        bpy.ops.mesh.primitive_uv_sphere_add(radius=EYEBALL, segments=96, ring_count=64)
        made = dressed(bpy.context.object, ball, smooth=True)
        _cornea(made)
        made.location = (side * EYE[0], EYE[1], EYE[2] - 0.0003)
        made.rotation_euler = (-look[1], 0, -look[0])


def _cornea(made, reach=0.0068, out=0.0009):
    """The bulge before the iris, which catches the light of the window."""
    for vertex in made.data.vertices:
        x, y, z = vertex.co
        if y < 0:
            grow = 1 + out / EYEBALL * max(0.0, 1 - (x * x + z * z) / reach**2) ** 1.4
            vertex.co = (x * grow, y * grow, z * grow)
