"""Granite setts: a street that has been walked on for a hundred years."""

import math

from mathutils import Matrix, Vector, noise

from .armour import shell
from .nodes import Material
from .shapes import surface
from .solid import again

TONES = ((0.2, 0.19, 0.185), (0.26, 0.245, 0.235), (0.16, 0.155, 0.155), (0.24, 0.215, 0.2))


def setts(chance, rows=15, reach=0.9):
    """Courses along x about (0, 0), worn round, grit in their joints; their tops are at z = 0. `chance` says how each lies."""
    granites = []
    for tone in TONES:
        stone = Material("granite", tone, 0.62, Specular=0.35)
        # In metres of the street: a stone's own are as long as it is.
        place = stone.node("NewGeometry")
        crystals = stone.mix(0.45, stone.noise(place, 620, 2, 0.7), stone.noise(place, 60, 8, 0.7))
        speckled = stone.ramp(
            crystals, (0.34, tuple(0.4 * part for part in tone)), (0.5, tone), (0.68, tuple(1.7 * part for part in tone))
        )
        # What the street's dirt has stained: clouds of brown.
        stains = stone.noise(place, 13, 6, 0.66)
        stained = stone.mix(stone.ramp(stains, (0.48, 0.0), (0.66, 0.6)), speckled, (0.1, 0.085, 0.066))
        stone.set("Base Color", stained)
        pits = stone.ramp(stone.node("TexVoronoi", Vector=place, Scale=230.0), (0.1, 0.0), (0.4, 1.0))
        stone.bump(stone.mix(0.4, stone.mix(0.4, crystals, pits), stone.noise(place, 120, 5, 0.7)), 0.7, 0.0035)
        granites.append(stone)
    kinds = []
    for number in range(8):
        made = shell((0.5, 0.5, 0.5), granites[number % 4], square=(0.3, 0.24), up=(-0.3, 1.0), columns=144, rows=72)
        for vertex in made.data.vertices:
            co = vertex.co
            worn = noise.noise(Vector((2.2 * co.x, 2.2 * co.y, 3.0 * number))) + 0.5 * noise.noise(
                Vector((6 * co.x, 6 * co.y, 7.0 * number))
            )
            # Split, not cast: facets that meet in blunt ridges, chips along the rim.
            cells, _ = noise.voronoi(Vector((3.1 * co.x, 3.1 * co.y, 5.0 * number)))
            chips = noise.noise(Vector((15 * co.x, 15 * co.y, 15 * co.z + 4.0 * number)))
            co.z += (0.15 * worn + 0.08 * (cells[1] - cells[0] - 0.25)) * max(0.0, co.z)
            rim = min(1.0, max(abs(co.x), abs(co.y)) / 0.5) ** 3
            co.x += 0.035 * chips * rim
            co.y += 0.03 * noise.noise(Vector((13 * co.y, 14 * co.x, 13 * co.z + 9.0 * number))) * rim
            co.x *= 1 + 0.07 * noise.noise(Vector((1.4 * co.x, 1.4 * co.y, 5.0 * number)))
            co.y *= 1 + 0.07 * noise.noise(Vector((1.4 * co.x, 1.4 * co.y, 9.0 * number)))
        made.location = (0, 0, -5)
        kinds.append(made)
    for row in range(rows):
        x, y = -reach + chance.uniform(-0.06, 0.0), -0.72 + 0.104 * row
        while x < reach:
            wide = chance.uniform(0.095, 0.15)
            lean = Matrix.Rotation(chance.gauss(0, 0.03), 4, "X") @ Matrix.Rotation(chance.gauss(0, 0.03), 4, "Y")
            spin = Matrix.Rotation(math.pi * chance.randrange(2) + chance.gauss(0, 0.025), 4, "Z")
            at = Matrix.Translation((x + wide / 2, y + chance.gauss(0, 0.003), -0.052 + chance.gauss(0, 0.003)))
            size = Matrix.Diagonal((0.93 * wide, 0.093 * chance.uniform(0.95, 1.04), 0.1, 1.0))
            again(chance.choice(kinds), at @ lean @ spin @ size)
            x += wide
    grit = Material("grit", (0.2, 0.165, 0.12), 0.95, Specular=0.1)
    grains = grit.noise(grit.place(), 260, 4, 0.7)
    grit.set("Base Color", grit.ramp(grains, (0.35, (0.1, 0.08, 0.06)), (0.66, (0.28, 0.235, 0.18))))
    grit.bump(grains, 0.8, 0.004)
    surface(
        lambda u, v: (2.2 * (u - 0.5), 1.9 * (v - 0.5), -0.028 + 0.006 * noise.noise(Vector((14 * u, 12 * v, 1)))),
        160,
        140,
        grit,
    )
