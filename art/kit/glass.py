"""Solid glass and what stands in it, as light goes through them."""

from .nodes import Material
from .shapes import curved, turned


def crystal(tint=(1, 1, 1), shadow=(0.93, 0.94, 0.95), bend=1.46):
    """
    Solid glass, or a fluid, that bends what is behind it; its shadow is `shadow`, as light that it gathers is not followed.
    A place with it needs some 14 `bounces`.
    """
    made = Material("crystal")
    bent = made.node("BsdfGlass", Color=tint, Roughness=0.0, IOR=bend)
    straight = made.node("BsdfTransparent", Color=shadow)
    ray = made.node("LightPath").node.outputs
    dim = made.math("MAXIMUM", ray["Is Shadow Ray"], ray["Is Diffuse Ray"])
    made.tree.links.new(made.node("MixShader", i0=dim, i1=bent, i2=straight), made.output.inputs[0])
    return made


def wine_glass(at, scale=1.0, full=0.35):
    """Blown in one piece, foot and stem solid, the bowl a millimetre thin; red wine that the light comes through."""
    bowl = [(0.0037, 0.082), (0.016, 0.088), (0.034, 0.108), (0.042, 0.135), (0.041, 0.165), (0.0345, 0.205)]
    inside = [(radius - 0.0011, height + 0.001 * (height < 0.1)) for radius, height in reversed(bowl[1:])]
    foot = [(0.0, 0.0004), (0.0355, 0.0002), (0.0366, 0.0011), (0.0355, 0.0021), (0.016, 0.0042), (0.0062, 0.0085)]
    foot.append((0.0038, 0.02))
    line = curved([*foot, (0.0034, 0.05), *bowl, *inside, (0.0, 0.0895)], 7)
    made = [turned([(max(0.0, r) * scale, h * scale) for r, h in line], crystal(), at, sides=160)]
    if full:
        top = 0.09 + full * 0.115
        side = [(radius - 0.0008, height + 0.0006) for radius, height in curved(bowl[1:], 10) if height <= top]
        # It climbs the glass a little all around.
        edge = side[-1][0]
        body = [(0.0, 0.0886), *side, (edge - 0.0006, top + 0.0002), (edge - 0.002, top - 0.0006), (0.0, top - 0.0008)]
        red = crystal((0.5, 0.012, 0.03), (0.62, 0.07, 0.08), 1.34)
        made.append(turned([(r * scale, h * scale) for r, h in body], red, at, sides=160))
    return made
