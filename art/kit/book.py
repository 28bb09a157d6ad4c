"""Books: bound ones that stand, lean or lie, and one that lies open."""

import math

from mathutils import Matrix

from .nodes import Material
from .shapes import box, mesh, surface


def cloth(colour, worn=0.3):
    """Bookbinder's cloth: a fine weave, paler where hands have been."""
    made = Material("book cloth", colour, 0.78, Sheen=0.3, Specular=0.3)
    place = made.place()
    pale = tuple(part + 0.12 * worn * (0.6 - part) for part in colour)
    dark = tuple(0.72 * part for part in colour)
    made.set("Base Color", made.ramp(made.noise(place, 14, 8, 0.65), (0.3, dark), (0.52, colour), (0.75, pale)))
    threads = made.mix(
        0.5, made.noise(made.stretch(place, 2600, 500, 500), 1, 1), made.noise(made.stretch(place, 500, 500, 2600), 1, 1),
    )
    return made.bump(threads, 0.35, 0.0004)


def leather(colour, rough=0.42):
    """Calf: a grain of small cells, polished by use."""
    made = Material("leather", colour, rough, Clearcoat=0.15, Clearcoat_Roughness=0.3)
    place = made.place()
    dark, light = tuple(0.5 * part for part in colour), tuple(min(1.0, 1.35 * part) for part in colour)
    made.set("Base Color", made.ramp(made.noise(place, 22, 9, 0.68), (0.3, dark), (0.55, colour), (0.78, light)))
    return made.bump(made.node("TexVoronoi", Vector=place, Scale=900.0), 0.25, 0.0005)


def page_edges(colour=(0.72, 0.64, 0.48)):
    """Leaf upon leaf along the book's thickness, which is y."""
    made = Material("page edges", rough=0.9, Specular=0.2)
    place = made.place()
    leaves = made.noise(made.stretch(place, 2, 1900, 2), 1, 3, 0.7)
    dark = tuple(0.6 * part for part in colour)
    browned = made.ramp(made.noise(place, 18, 5, 0.6), (0.3, 0.8), (0.6, 1.0))
    made.set("Base Color", made.multiply(made.ramp(leaves, (0.3, dark), (0.62, colour)), browned))
    return made.bump(leaves, 0.5, 0.0008)


def standing_book(width, height, thick, cover, pages, bands=0, back=None):
    """A bound book, all its parts in a list: it stands on z = 0, its front at y = 0 facing -y, its spine to the left, the
    middle of its front at x = 0. `bands` is the number of cords below the leather of the spine, `back` their material.
    The last of the list is the spine; its texture coordinates run from the back board to the front one, and up."""
    left, right, board, joint = -width / 2, width / 2, 0.0028, 0.009
    parts = []
    for y in (board / 2, thick - board / 2):
        size = (width - joint, board, height)
        parts.append(box(size, (left + joint + size[0] / 2, y, height / 2), cover, edge=0.0011))
    inset = 0.0036
    block = (width - inset - 0.003, thick - 2 * board, height - 2 * inset)
    parts.append(box(block, (left + 0.003 + block[0] / 2, thick / 2, height / 2), pages, edge=0.0008))
    groove = [(joint + 0.0006, 0.0003), (joint * 0.72, 0.0018), (joint * 0.45, 0.002), (0.0012, 0.0002), (-0.0008, 0.0012)]
    bulge = 0.18 * thick

    def across(u):
        """From the back board around the spine to the front one."""
        round_part = 0.62
        if abs(2 * u - 1) <= round_part:
            angle = math.pi * (0.5 - 0.5 * (2 * u - 1) / round_part)
            return (left - 0.0008 - bulge * math.sin(angle), thick / 2 - (thick / 2 - 0.0012) * math.cos(angle))
        share = (abs(2 * u - 1) - round_part) / (1 - round_part) * (len(groove) - 1)
        at = min(len(groove) - 2, int(share))
        (x, y), (to_x, to_y) = groove[len(groove) - 1 - at], groove[len(groove) - 2 - at]
        x, y = x + (to_x - x) * (share - at), y + (to_y - y) * (share - at)
        return (left + x, y if u > 0.5 else thick - y)

    def spine(u, v):
        x, y = across(u)
        raised = sum(math.exp(-(((v - (band + 1) / (bands + 1)) * height / 0.0032) ** 4)) for band in range(bands))
        swell = 0.0022 * raised * max(0.0, 1 - ((2 * u - 1) / 0.7) ** 6)
        end = 0.0012 * (1 - min(1.0, min(v, 1 - v) * height / 0.003)) ** 2
        return (x - swell + end, y, height * v)

    parts.append(surface(spine, 90, 120, back or cover))
    return parts


def placed(parts, place):
    for part in parts:
        part.matrix_world = place @ part.matrix_world
    return parts


def lying(x, y, z, turn, thick):
    """Where a book lies with its front up, its spine to the left of where `turn` (degrees) looks."""
    return (
        Matrix.Translation((x, y, z + thick))
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(-math.pi / 2, 4, "X")
    )


def open_pages(width, height, thick, rise=0.55):
    """The two sides of an open book as functions of u and v, 0 to 1: each gives a point. The gutter is x = 0, the lower
    edge y = 0; `thick` is how high the leaves lie on each side."""

    def page(side):
        def place(u, v):
            away = u if side > 0 else 1 - u
            lift = thick * (1 - math.exp(-away * 9)) * (1 - 0.18 * away) + rise * thick * math.exp(
                -(((away - 0.16) / 0.16) ** 2),
            )
            return (side * width * away * (1 - 0.03 * away), height * v, 0.001 + lift)

        return place

    return page(-1), page(1)


def leaves_below(page, edge_material, count=40):
    """The sides of the leaves from a page (see `open_pages`) down to the cover."""
    points, faces = [], []
    ring = [(i / count, 0) for i in range(count)] + [(1, i / count) for i in range(count)]
    ring += [(1 - i / count, 1) for i in range(count)] + [(0, 1 - i / count) for i in range(count)]
    for u, v in ring:
        x, y, z = page(u, v)
        points += [(x, y, z), (x, y, 0.0008)]
    size = len(ring)
    for at in range(size):
        to = (at + 1) % size
        faces.append((2 * at, 2 * to, 2 * to + 1, 2 * at + 1))
    return mesh(points, faces, edge_material, smooth=True, name="leaves")
