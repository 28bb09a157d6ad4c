"""A fence of bamboo, lashed with rope."""

import math

from .armour import disc
from .nodes import Material
from .shapes import tube

TONES = ((0.2, 0.15, 0.055), (0.15, 0.125, 0.05), (0.24, 0.17, 0.07))
# How far along a joint, metres up to 0.1 and shares of it from there, and how thick the cane is: it swells, with a groove above.
JOINT = ((0.0, 1.05), (0.004, 1.12), (0.008, 1.03), (0.011, 0.955), (0.02, 0.985), (0.5, 0.99), (0.96, 1.0))


def cane(tone):
    """What bamboo is that has weathered: streaks along it, grime."""
    made = Material("culm", tone, 0.34, Specular=0.5, Clearcoat=0.25, Clearcoat_Roughness=0.3)
    place = made.place()
    streaks = made.noise(made.stretch(made.place("UV"), 26, 3, 1), 1.0, 5, 0.6)
    spots = made.noise(place, 34, 6, 0.66)
    clean = made.ramp(streaks, (0.3, tuple(0.55 * part for part in tone)), (0.62, tone))
    made.set("Base Color", made.multiply(clean, made.ramp(spots, (0.36, 0.35), (0.56, 1.0))))
    made.set("Roughness", made.ramp(spots, (0.3, 0.62), (0.6, 0.28)))
    return made.bump(made.mix(0.4, streaks, spots), 0.18, 0.002)


def culm(at, way, long, radius, apart, material, chance):
    """A cane from `at` towards `way`, its joints about `apart`."""
    line, z = [], 0.0
    while z < long:
        line += [(radius * grow, min(long, z + (step if step < 0.1 else step * apart))) for step, grow in JOINT]
        z += apart * chance.uniform(0.94, 1.08)
    disc([(0.0, 0.0), *line, (0.0, line[-1][1])], at, way, material, sides=48)


def fence(near, top, reach, ties, chance):
    """Two rails along x, the upper one's top at `top`, before uprights; `ties` are the places of its lashings."""
    canes = [cane(tone) for tone in TONES]
    culm((-reach, near, top - 0.024), (1, 0, 0.004), 2 * reach, 0.024, 0.152, canes[0], chance)
    culm((reach, near + 0.002, top - 0.068), (-1, 0, -0.002), 2 * reach, 0.018, 0.138, canes[1], chance)
    x = 0.06 - reach
    while x < reach - 0.06:
        radius = chance.uniform(0.0125, 0.0155)
        foot = (x, near + 0.034, top - 0.012 + chance.gauss(0, 0.003))
        way = (chance.gauss(0, 0.006), 0, -1)
        culm(foot, way, 0.16, radius, chance.uniform(0.05, 0.12), chance.choice(canes), chance)
        x += 2 * radius + 0.0015
    rope = Material("rope", (0.03, 0.02, 0.013), 0.85, Sheen=0.4)
    along = rope.stretch(rope.place("UV"), 220, 6, 1)
    rope.bump(rope.node("TexWave", settings={"bands_direction": "DIAGONAL"}, Vector=along, Scale=0.5), 0.9, 0.003)
    for x in ties:
        for turn in range(6):
            lashed(x, near, top - 0.046, turn, rope)


def lashed(x, y, z, turn, rope):
    """One of six turns of rope around both rails, which cross in front."""
    lean = 0.0168 if turn < 3 else -0.0168
    x += 0.0058 * (turn - 2.5) * (0.9 if turn < 3 else 0.8)
    ring = []
    for step in range(24):
        angle = 2 * math.pi * step / 24
        across, up = math.cos(angle), math.sin(angle)
        ring.append((x + lean * up, y - 0.0285 * across, z + 0.0515 * up * (1 - 0.06 * across * across)))
    tube(ring, 0.0031, rope, closed=True)
