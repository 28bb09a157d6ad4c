"""Swords in their scabbards: a wrapped grip, a guard, a collar of gold."""

import math

from mathutils import Vector

from .armour import disc, steel
from .nodes import Material
from .shapes import tube


class Swords:
    """Straight ones; all have the same fittings."""

    def __init__(self, lacquer, cord=(0.5, 0.44, 0.33)):
        wrap = Material("wrap", (0.02, 0.02, 0.026), 0.7)
        spot = wrap.place("UV")
        cross = [
            wrap.node(
                "TexWave", settings={"bands_direction": "DIAGONAL"}, Vector=wrap.stretch(spot, 26 * way, 34, 0), Scale=0.5
            )
            for way in (1, -1)
        ]
        between = wrap.multiply(*cross)
        wrap.set("Base Color", wrap.ramp(between, (0.16, (0.018, 0.018, 0.024)), (0.3, cord)))
        wrap.bump(wrap.ramp(between, (0.1, 1.0), (0.34, 0.0)), 0.9, 0.003)
        self.wrap, self.gold, self.guard = wrap, Material("gold", (0.72, 0.46, 0.14), 0.28, Metallic=1.0), steel(0.1, 0.35)
        self.lacquer = Material("lacquer", lacquer, 0.12, Clearcoat=1.0)

    def lay(self, foot, way):
        """From where its scabbard comes out of what hides it, towards `way`; metres."""
        foot, way = Vector(foot), Vector(way).normalized()
        guard = foot + way * 0.285
        tube([tuple(foot), tuple(guard)], 0.0135, self.lacquer)
        disc(
            [(0.0, -0.003), (0.03, -0.003), (0.033, -0.001), (0.033, 0.001), (0.03, 0.003), (0.0, 0.003)],
            guard,
            way,
            self.guard,
        )
        disc([(0.0145, -0.012), (0.016, -0.009), (0.016, -0.003)], guard, way, self.gold)
        disc([(0.0145, 0.003), (0.0155, 0.006), (0.0145, 0.012)], guard, way, self.gold)
        grip = [(0.0128 + 0.0012 * math.cos(2 * math.pi * t / 40), 0.012 + 0.15 * t / 40) for t in range(41)]
        disc(grip, guard, way, self.wrap)
        disc([(0.0138, 0.158), (0.0148, 0.164), (0.0142, 0.178), (0.01, 0.183), (0.0, 0.184)], guard, way, self.gold)
