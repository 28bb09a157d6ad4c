"""Hair, brows, lashes and beards as strands that grow from the skin of `skull.py`. Needs python3-numpy."""

import bpy
import numpy as np

from .face import EYE, FACE, HALF, brow, lips, opening
from .nodes import Material
from .skull import skin_at, skin_distance


def strands(lines, colour, radius=0.00005, rough=0.32, vary=0.3, seed=1, root=0.8):
    """Hairs along lines (strands x points x 3), darker and lighter ones, their roots darker by `root`."""
    chance = np.random.default_rng(seed)
    count, steps = lines.shape[:2]
    data = bpy.data.meshes.new("hair")
    data.vertices.add(count * steps)
    data.vertices.foreach_set("co", lines.astype(np.float32).ravel())
    at = np.arange(count * steps).reshape(count, steps)
    data.edges.add(count * (steps - 1))
    data.edges.foreach_set("vertices", np.stack((at[:, :-1], at[:, 1:]), -1).astype(np.int32).ravel())
    taper = np.linspace(1, 0, steps) ** 0.5 * 0.8 + 0.2
    _numbers(data, "thick", radius * chance.uniform(0.8, 1.2, (count, 1)) * taper)
    # Locks differ as well as hairs.
    lock = 0.6 * _by_cell(lines[:, 0], 150, chance) + 0.7 * _by_cell(lines[:, 0], 430, chance)
    shade = np.exp(vary * (0.55 * chance.normal(size=(count, 1)) + lock)) * np.linspace(root, 1, steps)
    _numbers(data, "shade", shade)
    data.update()
    made = bpy.data.objects.new("hair", data)
    bpy.context.collection.objects.link(made)
    made.modifiers.new("curves", "NODES").node_group = _as_curves(_hair(colour, rough))
    for other in bpy.context.selected_objects:
        other.select_set(False)
    bpy.context.view_layer.objects.active = made
    made.select_set(True)
    # Cycles renders them as hairs only when they are of the type for hair.
    bpy.ops.object.convert(target="CURVES")
    return bpy.context.object


def _by_cell(roots, fine, chance):
    cells = (np.floor(roots * fine).astype(np.int64) @ np.array((73, 179, 283))) % 997
    return chance.normal(size=997)[cells][:, None]


def _numbers(data, name, values):
    data.attributes.new(name, "FLOAT", "POINT").data.foreach_set("value", values.astype(np.float32).ravel())


def _hair(colour, rough):
    """Fibres that mirror, and that light from behind goes through."""
    material = Material("hair", colour)
    shade = material.node("Attribute", 2, settings={"attribute_name": "shade"})
    tint = material.node("VectorMath", settings={"operation": "SCALE"}, i0=colour, Scale=shade)
    fibre = material.node("BsdfHairPrincipled", settings={"parametrization": "COLOR"}, Color=tint, Roughness=rough, Coat=0.15)
    fibre.node.inputs["Radial Roughness"].default_value = 0.5
    fibre.node.inputs["Random Roughness"].default_value = 0.2
    material.tree.links.new(fibre, material.output.inputs[0])
    return material


def _as_curves(material):
    group = bpy.data.node_groups.new("hair", "GeometryNodeTree")
    group.inputs.new("NodeSocketGeometry", "lines")
    group.outputs.new("NodeSocketGeometry", "hair")
    taken, given = group.nodes.new("NodeGroupInput"), group.nodes.new("NodeGroupOutput")
    kinds = ("MeshToCurve", "SetCurveRadius", "SetMaterial", "InputNamedAttribute")
    curve, radius, dress, thick = (group.nodes.new("GeometryNode" + kind) for kind in kinds)
    thick.data_type = "FLOAT"
    thick.inputs[0].default_value = "thick"
    dress.inputs["Material"].default_value = material.made
    value = next(output for output in thick.outputs if output.enabled)
    group.links.new(taken.outputs[0], curve.inputs[0])
    group.links.new(curve.outputs[0], radius.inputs["Curve"])
    group.links.new(value, radius.inputs["Radius"])
    group.links.new(radius.outputs[0], dress.inputs[0])
    group.links.new(dress.outputs[0], given.inputs[0])
    return group


def grown(roots, ways, length, steps=16, gravity=0.5, stiff=0.75, keep=0.003, avoid=None, seed=1, wild=0.05, comb=None):
    """Strands from roots along their ways, bent by gravity, kept off the skin by `keep`; numbers for all or for each.
    `comb(places)` are ways that they are brushed."""
    chance = np.random.default_rng(seed)
    avoid = avoid or (lambda p: skin_distance(p, FACE))
    length = np.broadcast_to(length, len(roots)) * chance.uniform(0.85, 1.06, len(roots))
    keep = np.broadcast_to(keep, len(roots))
    step = (length / steps)[:, None]
    way, at = ways.copy(), roots.copy()
    lines = [at]
    for number in range(steps):
        way = stiff * way + gravity * np.array((0, 0, -1.0)) + chance.normal(scale=wild, size=way.shape)
        way = _unit(way if comb is None else way + comb(at))
        at = at + way * step
        # Hair rises from the skin within its first third.
        away = keep * min(1.0, (number + 1) / steps * 4) - avoid(at)
        close = away > 0
        if close.any():
            out = _slope(at[close], avoid)
            at[close] += out * np.minimum(away[close], 0.02)[:, None]
            # What lies on the skin goes along it.
            way[close] = _unit(way[close] - out * np.minimum(0, np.sum(way[close] * out, 1))[:, None])
        lines.append(at)
    return np.stack(lines, 1)


def between(guides, roots, locks=0.55, width=0.004, seed=1):
    """A strand for each root, after the three nearest guides, drawn to locks towards its end."""
    chance = np.random.default_rng(seed)
    made = np.empty((len(roots), guides.shape[1], 3))
    t = np.linspace(0, 1, guides.shape[1])[None, :, None]
    for start in range(0, len(roots), 2000):
        some = roots[start : start + 2000]
        far = np.square(some[:, None] - guides[None, :, 0]).sum(2)
        near = np.argsort(far, 1)[:, :3]
        weight = 1 / (np.take_along_axis(far, near, 1) + 4e-6) ** 1.5
        weight = weight / weight.sum(1, keepdims=True)
        first = guides[near[:, 0]] - guides[near[:, 0], :1]
        mean = np.einsum("nk,nkpc->npc", weight, guides[near] - guides[near][:, :, :1])
        # Locks keep to one guide; loose hairs follow the mean of three.
        shape = mean + (first - mean) * 0.5 * locks
        gathered = (guides[near[:, 0], :1] - some[:, None]) * locks * t**1.2
        loose = chance.normal(scale=width, size=(len(some), 1, 3)) * t**0.8
        made[start : start + 2000] = some[:, None] + shape + gathered + loose
    return made


def frizzed(lines, reach, seed=1):
    """Each hair strays a little, smoothly, on its own."""
    chance = np.random.default_rng(seed)
    t = np.linspace(0, 1, lines.shape[1])[None, :, None]
    size = (len(lines), 1, 3)
    stray = sum(chance.normal(size=size) * np.sin(chance.uniform(3, 9, size) * t + chance.uniform(0, 6, size)) for _ in range(2))
    return lines + reach * t**0.7 * stray


def waved(lines, radius, turns, seed=1):
    """Lines with waves or curls, one phase for neighbours."""
    chance = np.random.default_rng(seed)
    t = np.linspace(0, 1, lines.shape[1])[None, :]
    phase = lines[:, 0, 0] * 60 + lines[:, 0, 1] * 45 + chance.normal(scale=0.5, size=len(lines))
    angle = 2 * np.pi * turns * t + phase[:, None]
    grow = np.clip(3 * t - 0.5, 0, 1)
    return lines + radius * grow[:, :, None] * np.stack((np.cos(angle), np.sin(angle), 0.4 * np.cos(angle + 1.3)), -1)


def _unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=1), 1e-9)[:, None]


def _slope(p, distance, reach=0.001):
    shifts = np.eye(3) * reach
    return _unit(np.stack([distance(p + shift) - distance(p - shift) for shift in shifts], 1))


def brows(colour, thick=1.0, face=None, seed=4):
    """Fine hairs, upright beside the nose, then lying outwards; the upper ones lean down, the lower ones up."""
    chance = np.random.default_rng(seed)
    measures = {**FACE, **(face or {})}
    count = int(820 * thick**0.5)
    for side in (-1, 1):
        # Fewer where it begins, beside the nose; some astray around it.
        t = chance.uniform(0, 1, count) ** 0.60
        place = chance.normal(scale=0.55, size=count) * np.where(chance.uniform(size=count) < 0.08, 2.0, 1)
        x, middle, half = brow(t)
        z = middle + half * thick**0.5 * place
        x = x + chance.normal(scale=0.0006, size=count)
        roots = np.stack((x, skin_at(x, z, measures), z), -1)
        lean = np.interp(t, (0, 0.15, 0.4, 0.7, 1), (1.5, 0.9, 0.42, -0.12, -0.5)) - 0.42 * place
        way = np.stack((np.interp(t, (0, 0.2, 1), (0.30, 1, 1)), -0.28 + 0.55 * t, lean), -1)
        way += chance.normal(scale=0.13, size=way.shape)
        reach = np.interp(t, (0, 0.3, 1), (0.0058, 0.0078, 0.0052)) * chance.uniform(0.6, 1.1, count)
        k = np.linspace(0, 1, 6)[None, :, None]
        lines = roots[:, None] + _unit(way)[:, None] * k * reach[:, None, None] + np.array((0.0006, 0.0012, -0.0008)) * k**2
        skin = skin_at(lines[:, :, 0], lines[:, :, 2], measures)
        lines[:, :, 1] = np.minimum(lines[:, :, 1], skin - 0.0002)
        lines[:, :, 0] *= side
        strands(lines, tuple(0.42 * part for part in colour), 0.000040, 0.7, 0.45, seed + side)


def lashes(colour=(0.006, 0.005, 0.005), face=None, seed=5, length=1.0):
    """Single hairs that lean together in tufts, curved upwards, with skin between them; those below short and apart."""
    chance = np.random.default_rng(seed)
    measures = {**FACE, **(face or {})}
    for side in (-1, 1):
        for up, tufts, long in ((1, 40, 0.0070), (-1, 26, 0.0034)):
            # Of each tuft: its place, and the two to five hairs whose tips meet.
            hairs = chance.integers(2, 6, tufts)
            count = int(hairs.sum())
            middle = np.repeat(np.linspace(-0.80, 0.98, tufts) + chance.normal(scale=0.012, size=tufts), hairs)
            u = np.clip(middle + chance.normal(scale=0.020, size=count), -0.86, 0.99)
            x = EYE[0] + HALF * u
            high, low, _ = opening(x, measures)
            z = high if up > 0 else low
            roots = np.stack((x, skin_at(x, z + up * 0.0003, measures) - 0.0001, z + up * chance.uniform(-0.0001, 0.0004, count)), -1)
            lean = np.repeat(chance.normal(size=tufts), hairs)
            way = np.stack((0.12 + 0.85 * u + 0.13 * lean, np.full(count, -1.0), np.full(count, -0.12 if up > 0 else -0.3)), -1)
            way = _unit(way + chance.normal(scale=0.03, size=way.shape))
            bend = np.linspace(0, 1, 9)[None, :, None]
            reach = long * length * (0.66 + 0.34 * np.interp(u, (-0.9, 0.6), (0, 1)))[:, None, None] * chance.uniform(0.65, 1.1, (count, 1, 1))
            lines = roots[:, None] + way[:, None] * bend * reach + np.array((0, 0, up)) * bend**1.8 * reach * (0.85 if up > 0 else 0.25)
            lines[:, :, 0] += 0.8 * HALF * (middle - u)[:, None] * bend[:, :, 0]
            lines[:, :, 0] *= side
            strands(lines, colour, 0.000050 if up > 0 else 0.00003, 0.6, 0.1, seed)


def beard(colour, length=0.005, face=None, seed=6, count=9000):
    """A short beard along jaw, chin and upper lip."""
    chance = np.random.default_rng(seed)
    measures = {**FACE, **(face or {})}
    x, z = chance.uniform(-0.066, 0.066, count), chance.uniform(-0.116, -0.005, count)
    across = np.abs(x)
    cheek = np.interp(across, (0, 0.012, 0.03, 0.045, 0.058, 0.066), (-0.0555, -0.0575, -0.070, -0.064, -0.045, -0.005))
    u, above, upper, lower = lips(across, z, measures)
    mouth = (u < 1.12) & (above < upper + 0.0016) & (above > -lower - 0.0018)
    bare = (across > 0.008) & (across < 0.024) & (above < 0) & (above > -0.022)
    kept = (z < cheek + chance.normal(scale=0.0018, size=count)) & ~mouth & (~bare | (chance.uniform(size=count) < 0.35))
    x, z = x[kept], z[kept]
    y = skin_at(x, z, measures)
    roots = np.stack((x, y, z), -1)
    # Beside the jaw there is nothing to grow on.
    roots = roots[np.abs(skin_distance(roots, measures)) < 0.006]
    way = _unit(_unit(roots - np.array((0, -0.02, -0.05))) + np.array((0, -0.1, -0.75)) + chance.normal(scale=0.15, size=roots.shape))
    k = np.linspace(0, 1, 5)[None, :, None]
    reach = length * chance.uniform(0.7, 1.1, (len(roots), 1, 1))
    strands(roots[:, None] + way[:, None] * k * reach + np.array((0, 0.0006, -0.0006)) * k**2, colour, 0.00006, 0.5, 0.2, seed)
