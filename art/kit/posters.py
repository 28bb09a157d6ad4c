"""Paper on walls: posters pasted up by hand, and what is left of older ones."""

import math
import random

from mathutils import Matrix, Vector, noise

from .bake import slot
from .nodes import Material
from .shapes import plane, surface
from .screens import UPRIGHT


def pasted(name, x, z, width, height, seed=1, turn=0.0, loose=1.0, y=-0.012, rough=0.55, ragged=1.0):
    """A poster on a wall that faces -y, its middle at x and z, turned by degrees. Its paper is creased where the paste dried
    unevenly, a corner has come off as far as `loose` says, its edges are as uneven as `ragged`."""
    chance = random.Random(seed)
    creases = [(chance.random(), chance.random(), chance.uniform(0.03, 0.12), chance.uniform(0, math.pi)) for _ in range(26)]
    tall = height / width

    def paper(u, v):
        bulge = 0.0
        for at, up, size, lean in creases:
            across = (u - at) * math.cos(lean) + tall * (v - up) * math.sin(lean)
            along = -(u - at) * math.sin(lean) + tall * (v - up) * math.cos(lean)
            bulge += 0.003 * width * math.exp(-((across / (0.12 * size)) ** 2) - (along / size) ** 2)
        corner = max(0.0, (u - 0.9) / 0.1 + (0.08 - v) / 0.08 - 0.35) if u > 0.9 and v < 0.08 else 0.0
        wave = 0.0015 * math.sin(9 * u + 5 * v) + 0.001 * math.sin(23 * v)
        near = lambda away: max(0.0, 1 - away / 0.06)
        inward = ragged * width * (near(u) * _frayed(v, seed) - near(1 - u) * _frayed(v, seed + 1))
        upward = ragged * width * (near(v) * _frayed(u, seed + 7) - near(1 - v) * _frayed(u, seed + 8))
        return (
            width * (u - 0.5) + inward,
            y - wave - bulge - 0.05 * loose * corner**1.6,
            height * (v - 0.5) + 0.03 * loose * corner**1.5 + upward,
        )

    made = surface(paper, 120, 140)
    made.matrix_world = Matrix.Translation((x, 0, z)) @ Matrix.Rotation(math.radians(turn), 4, "Y")
    return slot(made, name, rough=rough, coat=0.12, coat_rough=0.35, aspect=width / height)


def _frayed(along, mark):
    """How much of a side is missing, as a share of its width: hardly any, but for a few short tears."""
    fine = 0.0007 * noise.noise(Vector((60 * along, mark, 1.0)))
    tear = min(0.3, max(0.0, noise.noise(Vector((9 * along, mark, 4.0))) - 0.22))
    return fine + 0.06 * tear * (1 + 0.6 * noise.noise(Vector((50 * along, mark, 9.0))))


def remains(tones=((0.4, 0.34, 0.22), (0.48, 0.44, 0.36), (0.2, 0.25, 0.26)), left=0.5):
    """Paper that has been torn off but for `left` of it."""
    made = Material("old paper", rough=0.8)
    own = made.node("ObjectInfo", "Random")
    elsewhere = made.scaled(made.node("CombineXYZ", X=own, Y=own), 60.0)
    torn = made.noise(made.sum(made.place("UV", (1.4, 1.0, 1)), elsewhere), 3.2, 9, 0.62, 0.5)
    tone = made.ramp(
        made.noise(made.sum(made.place(), elsewhere), 1.3, 3), (0.35, tones[0]), (0.5, tones[1]), (0.62, tones[2])
    )
    made.set("Base Color", tone).bump(torn, 0.3, 0.003)
    edge = 0.35 + 0.24 * left
    shown = made.ramp(torn, (edge, 1.0), (edge + 0.005, 0.0))
    clear = made.node("BsdfTransparent")
    made.tree.links.new(made.node("MixShader", i0=shown, i1=clear, i2=made.shader.outputs[0]), made.output.inputs[0])
    return made


def sheet(material, x, z, width, height, y=-0.004):
    """Old paper flat on the wall."""
    made = plane(width, height, (0, 0, 0), material)
    made.matrix_world = Matrix.Translation((x, y, z)) @ UPRIGHT
    return made
