"""Iron nails in boards."""

from mathutils import Matrix

from .nodes import Material
from .shapes import turned


def iron(colour=(0.05, 0.04, 0.034)):
    made = Material("iron", colour, 0.55, Metallic=0.8)
    rust = made.noise(made.place(), 420, 6, 0.65)
    made.set("Base Color", made.ramp(rust, (0.42, colour), (0.62, (0.16, 0.06, 0.02))))
    made.set("Roughness", made.ramp(rust, (0.4, 0.4), (0.65, 0.9)))
    return made.bump(rust, 0.4, 0.001)


def nail(at, radius, material, lean=(0.0, 0.0), out=0.0):
    """A forged head on its shank, which stands out by `out`; `lean` in radians. It points to -z."""
    profile = [(0.34 * radius, -out - 0.004), (0.34 * radius, 0.0), (radius, 0.0), (1.04 * radius, 0.16 * radius)]
    profile += [(0.86 * radius, 0.42 * radius), (0.45 * radius, 0.58 * radius), (0, 0.62 * radius)]
    made = turned(profile, material, sides=40)
    made.matrix_world = (
        Matrix.Translation((at[0], at[1], at[2] + out)) @ Matrix.Rotation(lean[0], 4, "X") @ Matrix.Rotation(lean[1], 4, "Y")
    )
    return made
