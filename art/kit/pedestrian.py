"""People in a street who are seen from nearer than a `walker`: heads with faces, scarves, coats that fall open, arms that bend."""

import math

from .nodes import Material
from .shapes import ball, curved, surface, tube
from .walker import COAT, SKIN, bag_of, cloth_of, put, umbrella_of


def pedestrian(
    place, coat, legs=(0.02, 0.02, 0.025), hair=(0.03, 0.02, 0.015), tall=1.72, stride=0.62, hem=0.62, umbrella=None, bag=None, scarf=None
):
    """Somebody who walks along +x of `place`, or stands with a stride of 0. `hem` is how high the coat ends, in metres."""
    cloth, trousers = cloth_of(coat), cloth_of(legs)
    skin, parts, top, half = Material("skin", SKIN, 0.55), [], 1.5, stride / 2
    sections = curved([(hem + (top - hem) * up, ahead, deep, wide) for up, ahead, deep, wide in COAT], 4)
    last = len(sections) - 1
    # Shoulders turn against the hips, the body leans into its way.
    turn, lean = 0.5 * stride, 0.07 * stride

    def body(u, v):
        z, ahead, deep, wide = sections[round(v * last)]
        low = 1 - min(1.0, (z - hem) / 0.5)
        fold = 1 + 0.07 * math.sin(7 * math.tau * u + 5 * z) * (1 - v) + 0.025 * math.sin(3 * math.tau * u + 19 * z)
        # The coat falls open in front below its last button, and its tails swing after.
        opened = 0.22 * low * math.exp(-((min(u, 1 - u) / 0.05) ** 2))
        c, s = math.cos(math.tau * u), math.sin(math.tau * u)
        x, y = (deep + 0.12 * stride * low) * (fold - opened) * c - 0.1 * stride * low, wide * fold * s
        angle = turn * (v - 0.35)
        return (ahead + lean * (z - hem) + x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle), z)

    parts.append(surface(body, 49, len(sections), cloth, name="coat"))
    # A collar that stands up, a scarf, a belt.
    shift = lean * (top - hem)
    parts.append(tube([(shift + 0.075, 0.05, 1.44), (shift + 0.02, 0.1, 1.5), (shift - 0.06, 0.05, 1.545), (shift - 0.06, -0.05, 1.545),
                       (shift + 0.02, -0.1, 1.5), (shift + 0.075, -0.05, 1.44)], 0.034, cloth))
    if scarf:
        wool = cloth_of(scarf)
        ring = [(shift + 0.085 * math.cos(a), 0.082 * math.sin(a), 1.515 - 0.02 * math.cos(a)) for a in [0.6 * i for i in range(11)]]
        parts += [tube(ring, 0.036, wool), tube([(shift + 0.09, 0.05, 1.5), (shift + 0.16, 0.06, 1.36), (shift + 0.15, 0.07, 1.18)], 0.042, wool)]
    for side, forward in ((1, half), (-1, -half)):
        parts += _leg(side, forward, stride, trousers) + _arm(side, forward, shift, cloth, skin, umbrella)
    parts += _head(shift + 0.012, skin, Material("hair", hair, 0.5))
    if umbrella:
        parts += umbrella_of(umbrella)
    if bag:
        parts += bag_of(bag, half)
    return put(parts, place, tall)


def _leg(side, forward, stride, trousers):
    """The leg before is straight on its heel, the one behind bends over its toes."""
    ahead = forward > 0
    lift = 0.0 if forward >= 0 else 0.16 * stride
    knee = (0.62 * forward + 0.05 if ahead else 0.3 * forward + 0.05, 0.075 * side, 0.48)
    ankle = (forward - 0.03, 0.07 * side, 0.1 + lift)
    shin = tuple((a + b) / 2 for a, b in zip(knee, ankle))
    leg = [(0.0, 0.085 * side, 0.88, 1.3), (*knee, 0.9), (*shin, 0.78), (*ankle, 0.66)]
    parts = [tube(leg, 0.078, trousers)]
    # A shoe is a low last with its sole; the heel of the leg before comes down first.
    leather = Material("shoe", (0.02, 0.017, 0.015), 0.55)
    turn = (0, -0.24 if forward > 0.1 else 0.62 if lift else 0, 0)
    for far, up, size in ((0.07, 0.034, (1.9, 0.78, 0.56)), (-0.005, 0.05, (0.95, 0.72, 0.95))):
        shoe = ball(0.05, (forward + far, 0.072 * side, up + 0.62 * lift), leather, 20, size)
        shoe.rotation_euler = turn
        parts.append(shoe)
    return parts


def _arm(side, forward, shift, cloth, skin, umbrella):
    """One arm swings, the other hand is in its pocket, or holds the umbrella."""
    reach = -0.6 * forward
    shoulder, elbow, hand = (shift, 0.19 * side, 1.41), (shift + 0.5 * reach - 0.06, 0.26 * side, 1.13), (reach + 0.1, 0.235 * side, 0.92)
    if umbrella and side > 0:
        elbow, hand = (0.06, 0.24, 1.14), (0.2, 0.14, 1.28)
    elif side < 0:
        elbow, hand = (shift - 0.12, -0.29, 1.14), (0.06, -0.215, 0.98)
    arm = tube([(*shoulder, 1.35), (*elbow, 1.12), (*hand, 0.9)], 0.058, cloth)
    if side < 0:
        return [arm]
    fist = ball(0.042, (hand[0] + 0.015, hand[1], hand[2] - 0.03), skin, 16, (1, 0.7, 1.25))
    return [arm, fist]


def _head(x, skin, hair):
    """A skull with a jaw, a nose and ears, hair that leaves the face free and falls to the collar."""
    return [
        tube([(x - 0.014, 0, 1.45), (x + 0.002, 0, 1.58)], 0.048, skin),
        ball(0.088, (x + 0.008, 0, 1.655), skin, 32, (1.0, 0.8, 1.12)),
        ball(0.06, (x + 0.034, 0, 1.598), skin, 24, (0.9, 0.84, 0.95)),
        ball(0.0125, (x + 0.094, 0, 1.63), skin, 12, (1.0, 0.8, 1.5)),
        *[ball(0.021, (x + 0.0, 0.07 * side, 1.635), skin, 12, (0.8, 0.35, 1.3)) for side in (-1, 1)],
        ball(0.097, (x - 0.017, 0, 1.678), hair, 32, (1.0, 0.86, 0.98)),
        ball(0.076, (x - 0.05, 0, 1.595), hair, 24, (0.62, 0.94, 1.3)),
        ball(0.05, (x + 0.03, 0.02, 1.735), hair, 20, (1.1, 1.1, 0.55)),
    ]
