"""Cards and prints that lie on tables."""

import math

from mathutils import Matrix, Vector, noise

from .bake import slot
from .materials import paper
from .shapes import mesh, surface, welded


def flat(u, v):
    return 0.0


def sheet(
    wide,
    tall,
    at,
    turn=0.0,
    lift=0.003,
    bend=(0.01, 0.01),
    middle=(0.5, 0.5),
    thick=0.0007,
    edge=(0.85, 0.83, 0.78),
    outline=None,
    torn=0.0,
    margin=0.0,
    crease=flat,
):
    """
    Lies above z = 0, its corners bent up by `bend` across and along, from the line where it is lowest (`middle`, as shares).
    `at` is where its middle lies, `turn` in degrees; `outline` is another than a rectangle, in shares of it, seen from its
    middle; `torn` is how much is missing along its sides, in metres; `crease` adds metres of height. Slots must not meet in
    the picture: with a `margin`, in metres, the board shows around the face, five pixels at least. Returns the face, for a slot;
    below it is the board itself.
    """
    angle = math.radians(turn)
    fine = (40, 40) if crease is flat else (240, 200)

    def lying(u, v, below=0.0):
        x, y = wide * (u - 0.5), tall * (v - 0.5)
        up = lift + bend[0] * (u - middle[0]) ** 2 + bend[1] * (v - middle[1]) ** 2 + crease(u, v)
        return (
            at[0] + x * math.cos(angle) - y * math.sin(angle),
            at[1] + x * math.sin(angle) + y * math.cos(angle),
            up - below,
        )

    def laid(below, inset, material=None):
        across, along = inset / wide, inset / tall
        inner = lambda u, v: (across + u * (1 - 2 * across), along + v * (1 - 2 * along))
        here = lambda u, v: lying(u, v, below)
        if outline:
            return _cut([inner(*point) for point in outline], here, material)
        away = _torn(wide, tall, torn, turn) if torn else lambda u, v: (u, v)
        return _placed(lambda u, v: inner(*away(u, v)), here, material, *((260, 300) if torn else fine))

    body = laid(0.00015, 0.0, paper(edge))
    solid = body.modifiers.new("board", "SOLIDIFY")
    solid.thickness, solid.offset = thick, -1.0
    return laid(0.0, margin)


def glued(
    name,
    wide,
    tall,
    at,
    turn,
    lift,
    wall=flat,
    torn=0.004,
    lost=(),
    margin=0.0024,
    edge=(0.5, 0.4, 0.27),
    rough=0.9,
    wrinkled=0.0006,
):
    """
    A bill pasted on a wall that lies in the plane of x and y: it follows the wall (`wall(x, y)`, in metres), in bubbles and
    wrinkles as high as `wrinkled`. `lost` are corners that came off: u, v, how far in, how far up. A slot.
    """
    angle = math.radians(turn)

    def crease(u, v):
        x, y = wide * (u - 0.5), tall * (v - 0.5)
        px, py = at[0] + x * math.cos(angle) - y * math.sin(angle), at[1] + x * math.sin(angle) + y * math.cos(angle)
        bubbles = 0.0016 * max(0.0, noise.noise(Vector((11 * u, 13 * v, at[0] * 9)))) ** 1.5
        wrinkle = abs(noise.noise(Vector((4 * u + 2 * v, 5 * v - u, at[1] * 7))))
        off = sum(
            high * max(0.0, 1 - math.hypot(u - cu, (v - cv) * tall / wide) / reach) ** 2 for cu, cv, reach, high in lost
        )
        return 0.75 * wall(px, py) + bubbles + wrinkled * max(0.0, 1 - wrinkle / 0.03) + off

    made = sheet(wide, tall, at, turn, lift, (0, 0), thick=0.0003, edge=edge, torn=torn, crease=crease, margin=margin)
    return slot(made, name, rough=rough, aspect=wide / tall)


def stamp(wide, tall, at, turn, lift, pitch, margin, edge=(0.8, 0.77, 0.68), thick=0.0002):
    """Lies flat, with the half holes of its perforation. Returns the face within its white margin, for a slot."""
    outline = [(wide * (x - 0.5), tall * (y - 0.5)) for x, y in _perforated(wide, tall, pitch)]
    count = len(outline)
    points = [(x, y, 0.0) for x, y in outline] + [(x, y, -thick) for x, y in outline]
    sides = [(at, count + at, count + (at + 1) % count, (at + 1) % count) for at in range(count)]
    body = mesh(points, [tuple(range(count)), tuple(range(count, 2 * count))[::-1], *sides], paper(edge), name="stamp")
    inside = (wide - 2 * margin, tall - 2 * margin)
    across, along = margin / wide, margin / tall
    face = surface(lambda u, v: (inside[0] * (u - 0.5), inside[1] * (v - 0.5), 0.00003), 2, 2)
    for loop in face.data.uv_layers[0].data:
        loop.uv = (across + loop.uv[0] * (1 - 2 * across), along + loop.uv[1] * (1 - 2 * along))
    for part in (body, face):
        part.matrix_world = Matrix.Translation((*at, lift)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    return face


def _perforated(wide, tall, pitch):
    line, radius = [], 0.31 * pitch
    corners = [(0, 0), (wide, 0), (wide, tall), (0, tall)]
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        long = abs(bx - ax) + abs(by - ay)
        dx, dy = (bx - ax) / long, (by - ay) / long
        holes = round(long / pitch)
        line.append((ax, ay))
        for hole in range(holes):
            middle = (hole + 0.5) * long / holes
            for step in range(7):
                turn = math.pi * step / 6
                along, deep = middle - radius * math.cos(turn), radius * math.sin(turn)
                line.append((ax + dx * along - dy * deep, ay + dy * along + dx * deep))
    return [(x / wide, y / tall) for x, y in line]


def _placed(moved, lying, material, columns, rows):
    """A grid whose points were moved within the rectangle; what is printed there stays where it is."""
    made = surface(lambda u, v: lying(*moved(u, v)), columns, rows, material)
    spots = [moved(i / (columns - 1), j / (rows - 1)) for j in range(rows) for i in range(columns)]
    layer = made.data.uv_layers[0].data
    for loop in made.data.loops:
        layer[loop.index].uv = spots[loop.vertex_index]
    return made


def _cut(outline, lying, material, rings=36):
    """Rings from the middle to the outline; where on the rectangle they lie are their coordinates."""
    count = len(outline)

    def spot(u, v):
        # With the clock, so that the face looks up.
        x, y = outline[-round(u * count) % count]
        return 0.5 + v * (x - 0.5), 0.5 + v * (y - 0.5)

    made = surface(lambda u, v: lying(*spot(u, v)), count + 1, rings, material)
    layer = made.data.uv_layers[0].data
    for loop in made.data.loops:
        at = loop.vertex_index
        layer[loop.index].uv = spot(at % (count + 1) / count, at // (count + 1) / (rings - 1))
    # One skin: gloss would show where it was closed.
    welded(made)
    return made


def rounded(wide, tall, radius):
    """A rectangle with round corners, as shares of its size."""
    line = []
    for x, y, first in ((1, 0, -90), (1, 1, 0), (0, 1, 90), (0, 0, 180)):
        for step in range(13):
            turn = math.radians(first + 7.5 * step)
            px = (x * wide - (2 * x - 1) * radius + radius * math.cos(turn)) / wide
            py = (y * tall - (2 * y - 1) * radius + radius * math.sin(turn)) / tall
            line.append((px, py))
    # Sides have points too, so that a bend shows along them.
    fine = []
    for one, other in zip(line, line[1:] + line[:1]):
        parts = max(1, round(math.dist(one, other) / 0.025))
        fine += [tuple(a + (b - a) * part / parts for a, b in zip(one, other)) for part in range(parts)]
    return fine


def _torn(wide, tall, depth, seed):
    """Where points of a rectangle come to lie whose sides were torn off, up to `depth` metres: only those near a side move."""

    def missing(along, side):
        rough = noise.noise(Vector((34 * along, 9 * side, seed))) + 0.6 * noise.noise(Vector((150 * along, 9 * side, seed)))
        # Single tears run deeper.
        tear = max(0.0, noise.noise(Vector((17 * along, 9 * side, seed + 40))) - 0.5) * 3
        return depth * min(1.0, max(0.0, 0.34 + 0.4 * rough + tear))

    def moved(u, v):
        near = lambda away: max(0.0, 1 - away / 0.03)
        return (
            u + (missing(v, 0) * near(u) - missing(v, 1) * near(1 - u)) / wide,
            v + (missing(u, 2) * near(v) - missing(u, 3) * near(1 - v)) / tall,
        )

    return moved
