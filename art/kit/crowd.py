"""Rows of people in the stands of a ground or a hall, far enough away to be heads and coats."""

from mathutils import Matrix

from .nodes import Material
from .shapes import ball, box
from .solid import again


def crowd(tones, first, step, rows, seats, pitch, head, chance, share=0.88):
    """`first` is depth and height of the lowest row, `step` those of the next one; `share` of the seats are taken."""
    dark = Material("stand", (0.012, 0.015, 0.022), 0.8)
    people = [ball(head, (0, 0, -50 - at), Material("person", tone, 0.9), 12, (1, 1, 1.45)) for at, tone in enumerate(tones)]
    wide = pitch * seats
    for row in range(rows):
        y, z = first[0] + step[0] * row, first[1] + step[1] * row
        box((wide + 20 * head, 1.1 * step[0], step[1]), (0, y, z - step[1]), dark, edge=0)
        for seat in range(seats):
            if chance.random() < share:
                x = pitch * seat - wide / 2 + chance.gauss(0, 0.14 * pitch)
                again(chance.choice(people), Matrix.Translation((x, y, z + chance.gauss(0, 0.25 * head))))
    return dark
