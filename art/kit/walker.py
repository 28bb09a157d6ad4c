"""People in a street, to be seen from afar: a coat of sections, legs and arms that swing, an umbrella or a bag."""

import math

from mathutils import Matrix, Vector

from .nodes import Material
from .shapes import ball, box, curved, surface, tube

# Height, how far forward, half the depth and half the width of a coat, from its hem to the collar.
COAT = (
    (0.0, 0.0, 0.175, 0.2), (0.2, 0.0, 0.155, 0.19), (0.45, 0.0, 0.13, 0.165), (0.6, 0.0, 0.125, 0.175), (0.78, 0.005, 0.13, 0.205),
    (0.9, 0.0, 0.115, 0.205), (0.95, -0.005, 0.09, 0.15), (0.985, -0.005, 0.065, 0.08), (1.0, 0.0, 0.05, 0.055),
)
SKIN = (0.42, 0.25, 0.17)


def walker(place, coat, legs=(0.02, 0.02, 0.025), hair=(0.03, 0.02, 0.015), tall=1.72, stride=0.62, hem=0.62, umbrella=None, bag=None):
    """Somebody who walks along +x of `place`, or stands with a stride of 0. `hem` is how high the coat ends, in metres."""
    cloth = cloth_of(coat)
    trousers, skin = cloth_of(legs), Material("skin", SKIN, 0.55)
    parts, top, half = [], 1.5, stride / 2
    sections = curved([(hem + (top - hem) * up, ahead, deep, wide) for up, ahead, deep, wide in COAT], 4)
    last = len(sections) - 1

    def body(u, v):
        z, ahead, deep, wide = sections[round(v * last)]
        swing = (1 - min(1.0, (z - hem) / 0.5)) * 0.1 * stride
        fold = 1 + 0.05 * math.sin(7 * math.tau * u + 5 * z) * (1 - v)
        c, s = math.cos(math.tau * u), math.sin(math.tau * u)
        return (ahead + (deep + swing) * fold * c, wide * fold * s, z)

    parts.append(surface(body, 33, len(sections), cloth, name="coat"))
    for side, forward in ((1, half), (-1, -half)):
        knee = (0.12 + 0.35 * forward if forward > 0 else 0.02 + 0.4 * forward, 0.085 * side, 0.48)
        lift = 0.0 if forward >= 0 else 0.12 * stride
        ankle = (forward - 0.02, 0.08 * side, 0.09 + lift)
        parts.append(tube([(0, 0.09 * side, 0.88, 1.25), (*knee, 0.9), (*ankle, 0.62)], 0.072, trousers))
        shoe = ball(0.05, (forward + 0.06, 0.08 * side, 0.05 + 0.7 * lift), Material("shoe", (0.012, 0.011, 0.01), 0.35), 20, (2.5, 0.9, 0.95))
        shoe.rotation_euler = (0, -0.28 if forward > 0.1 else 0.5 * lift / 0.12 if lift else 0, 0)
        parts.append(shoe)
        reach = -0.75 * forward
        shoulder, elbow, hand = (0.0, 0.2 * side, top - 0.1), (0.5 * reach - 0.03, 0.245 * side, 1.12), (reach + 0.06, 0.22 * side, 0.9)
        if umbrella and side > 0:
            elbow, hand = (0.06, 0.24, 1.14), (0.2, 0.14, 1.28)
        parts.append(tube([(*shoulder, 1.15), (*elbow, 0.95), (*hand, 0.75)], 0.056, cloth))
        parts.append(ball(0.04, hand, skin, 16, (1, 0.7, 1.3)))
    parts.append(tube([(0.0, 0, 1.46), (0.015, 0, 1.58)], 0.05, skin))
    parts.append(ball(0.1, (0.02, 0, 1.635), skin, 28, (0.94, 0.76, 1.16)))
    parts.append(ball(0.108, (-0.012, 0, 1.655), Material("hair", hair, 0.5), 28, (0.96, 0.82, 1.06)))
    if umbrella:
        parts += umbrella_of(umbrella)
    if bag:
        parts += bag_of(bag, half)
    return put(parts, place, tall)


def put(parts, place, tall):
    """Parts of somebody of 1.75 m, as tall as `tall`, at `place`."""
    scale = Matrix.Scale(tall / 1.75, 4)
    for part in parts:
        part.matrix_world = place @ scale @ part.matrix_basis
    return parts


def bag_of(colour, half):
    """A bag in the right hand of somebody at 0, whose foot is `half` a stride before it."""
    at = 0.75 * half
    return [
        box((0.3, 0.09, 0.22), (at - 0.01, -0.27, 0.69), Material("bag", colour, 0.5, Specular=0.4), edge=0.028),
        tube([(at - 0.09, -0.265, 0.79), (at, -0.25, 0.93), (at + 0.07, -0.265, 0.79)], 0.009, cloth_of(colour)),
    ]


def cloth_of(colour):
    """What coats are made of, in soft folds."""
    made = Material("cloth", colour, 0.9, Sheen=0.4)
    folds = made.noise(made.stretch(made.place(), 9, 9, 2.2), 1.3, 4, 0.5)
    return made.set("Base Color", made.multiply(colour, made.ramp(folds, (0.3, 0.6), (0.7, 1.2))))


def umbrella_of(colour):
    """An open umbrella, held in the left hand of somebody at 0."""
    made = Material("umbrella", colour, 0.35, Clearcoat=0.3)
    middle = Vector((0.12, 0.06, 1.78))

    def dome(u, v):
        turn, out = math.tau * u, math.sin(v * 1.18) / math.sin(1.18)
        rib = abs(math.sin(4 * turn))
        radius = 0.56 * out * (1 - 0.07 * rib * v)
        return (middle.x + radius * math.cos(turn), middle.y + radius * math.sin(turn), middle.z + 0.42 * (math.cos(v * 1.18) - 0.38) + 0.03 * rib * v * v)

    steel = Material("stick", (0.2, 0.2, 0.2), 0.3, Metallic=1.0)
    stick = tube([(0.2, 0.14, 1.24), (0.12, 0.06, 2.02)], 0.009, steel)
    return [surface(dome, 65, 9, made, name="umbrella"), stick]
