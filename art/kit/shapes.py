"""Things made of points and faces. Each function returns the Blender object."""

import math

import bmesh
import bpy
from mathutils import Matrix


def dressed(made, material=None, smooth=False, name=None):
    if name:
        made.name = name
    if material:
        made.data.materials.clear()
        made.data.materials.append(material.made)
    if smooth:
        for face in made.data.polygons:
            face.use_smooth = True
    return made


def rounded(made, width, segments=3):
    """Edges that catch light, as all real ones do."""
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = width, segments, "ANGLE"
    return crisp(made)


def crisp(made, angle=40):
    """Smooth faces, sharp edges above the angle."""
    for face in made.data.polygons:
        face.use_smooth = True
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = math.radians(angle)
    return made


def box(size, at, material, turn=(0, 0, 0), edge=0.004):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    if edge:
        rounded(made, edge)
    return dressed(made, material)


def plane(width, depth, at, material, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_plane_add(size=1, location=at, rotation=turn)
    made = bpy.context.object
    made.scale = (width, depth, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return dressed(made, material)


def cylinder(radius, height, at, material, turn=(0, 0, 0), sides=64, edge=0.0):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=height, location=at, rotation=turn, vertices=sides)
    made = bpy.context.object
    return dressed(rounded(made, edge) if edge else crisp(made), material)


def ball(radius, at, material, sides=48, scale=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=sides, ring_count=sides // 2)
    made = bpy.context.object
    made.scale = scale
    return dressed(made, material, smooth=True)


def mesh(points, faces, material=None, uvs=None, smooth=False, name="mesh"):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    if uvs:
        layer = data.uv_layers.new().data
        for face in data.polygons:
            for loop in face.loop_indices:
                layer[loop].uv = uvs[data.loops[loop].vertex_index]
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return dressed(made, material, smooth)


def coloured(made, name, values):
    """Gives each point a colour, or a grey, that materials find as the attribute `name`. Not `heat`: surfaces have none."""
    layer = made.data.color_attributes.new(name, "FLOAT_COLOR", "POINT")
    tones = (value if isinstance(value, tuple) else (value, value, value) for value in values)
    layer.data.foreach_set("color", [part for tone in tones for part in (*tone, 1.0)])
    return made


def surface(place, columns, rows, material=None, name="surface"):
    """`place(u, v)` from 0 to 1 gives a point; u and v stay as the coordinates of a photo or a texture."""
    ticks = [(i / (columns - 1), j / (rows - 1)) for j in range(rows) for i in range(columns)]
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1)
        for i in range(columns - 1)
    ]
    return mesh([place(u, v) for u, v in ticks], faces, material, ticks, smooth=True, name=name)


def turned(profile, material, at=(0, 0, 0), sides=96):
    """A body of revolution about z; the profile is a list of radius and height."""
    last = len(profile) - 1

    def place(u, v):
        radius, height = profile[min(last, round(v * last))]
        return (radius * math.cos(2 * math.pi * u), radius * math.sin(2 * math.pi * u), height)

    made = surface(place, sides + 1, len(profile), material)
    welded(made, outward=True)
    made.location = at
    return made


def welded(made, near=1e-6, outward=False):
    """Corners nearer to one another than `near` become one; `outward` turns all faces to look out."""
    edit = bmesh.new()
    edit.from_mesh(made.data)
    bmesh.ops.remove_doubles(edit, verts=edit.verts, dist=near)
    if outward:
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(made.data)
    edit.free()
    return made


def curved(points, steps=8):
    """More points on the smooth line through these (Catmull-Rom)."""
    ends = [points[0], *points, points[-1]]
    line = []
    for at in range(1, len(ends) - 2):
        for step in range(steps):
            t = step / steps
            line.append(tuple(_between(*(p[axis] for p in ends[at - 1 : at + 3]), t) for axis in range(len(points[0]))))
    return [*line, tuple(points[-1])]


def _between(a, b, c, d, t):
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def tube(points, radius, material, closed=False):
    """A round bar along points, which may have their own thickness as a fourth number."""
    line = bpy.data.curves.new("tube", "CURVE")
    line.dimensions, line.bevel_depth, line.bevel_resolution, line.resolution_u = "3D", radius, 4, 8
    line.use_fill_caps = not closed
    spline = line.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for made, point in zip(spline.points, points):
        made.co = (*point[:3], 1)
        made.radius = point[3] if len(point) > 3 else 1
    spline.use_endpoint_u, spline.use_cyclic_u, spline.order_u = True, closed, min(4, len(points))
    made = bpy.data.objects.new("tube", line)
    bpy.context.collection.objects.link(made)
    line.materials.append(material.made)
    return made


def cornered(corners, shares):
    """Points of a closed line of straight sides, at `shares` of each: two near both ends keep a tube's corners sharp."""
    line = []
    for one, other in zip(corners, corners[1:] + corners[:1]):
        line += [tuple(a + (b - a) * share for a, b in zip(one, other)) for share in shares]
    return line


def leaf(length, width, material, bend=0.6, fold=0.25):
    """Lies along +y from its stem."""

    def place(u, v):
        side = 2 * u - 1
        half = width * math.sin(math.pi * min(1, v**0.8)) ** 0.9
        down = -length * (1 - math.cos(v * bend)) / bend
        return (side * half, length * math.sin(v * bend) / bend, down + abs(side) * fold * width * math.sin(math.pi * v))

    return surface(place, 7, 10, material)


# Across from the opening outwards, and how far it stands out; both as shares.
MOULDING = [(0, 0), (0, 0.35), (0.1, 0.5), (0.22, 0.52), (0.3, 0.75), (0.5, 0.95), (0.68, 1), (0.84, 0.9), (1, 0.6), (1, 0)]


def mitred(width, height, at, material, bar=0.06, deep=0.04, profile=None):
    """A `moulding` of four bars: the x of each runs along it, as grain does, and each is another piece of the tree."""
    bars = []
    for side in range(4):
        long, off = (width, height)[side % 2], (height, width)[side % 2] / 2
        away, line = 0.7 * side, profile or MOULDING
        points = [(away + end * (long / 2 + out * bar), off + out * bar, up * deep) for end in (-1, 1) for out, up in line]
        faces = [(i, i + 1, len(line) + i + 1, len(line) + i) for i in range(len(line) - 1)]
        made = mesh(points, faces, material, name="bar")
        stood = Matrix.Rotation(side * math.pi / 2, 4, "Y") @ Matrix.Rotation(math.pi / 2, 4, "X")
        made.matrix_world = Matrix.Translation(at) @ stood @ Matrix.Translation((-away, 0, 0))
        bars.append(crisp(welded(made, outward=True)))
    return bars


def moulding(width, height, at, material, bar=0.06, deep=0.04, profile=None):
    """A mitred frame around an opening of width by height that faces -y."""
    line = profile or MOULDING
    points = []
    for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        points += [(x * (width / 2 + out * bar), -up * deep, z * (height / 2 + out * bar)) for out, up in line]
    size = len(line)
    faces = [
        (side * size + i, side * size + i + 1, (side + 1) % 4 * size + i + 1, (side + 1) % 4 * size + i)
        for side in range(4)
        for i in range(size - 1)
    ]
    made = mesh(points, faces, material, name="moulding")
    edit = bmesh.new()
    edit.from_mesh(made.data)
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    edit.to_mesh(made.data)
    edit.free()
    made.location = at
    return rounded(made, 0.0015, 2)
