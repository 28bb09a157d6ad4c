"""Hair as strands that grow from the skin of `skull.py`. Needs python3-numpy."""

import bpy
import numpy as np

from .face import FACE
from .nodes import Material
from .skull import skin_distance


def strands(lines, colour, radius=0.00005, rough=0.32, vary=0.3, seed=1, root=0.8, own=0.55):
    """Hairs along lines (strands x points x 3), darker and lighter ones, their roots darker by `root`, their tips paler. `own` is
    how much of that is each hair's, not its lock's: as much of it as of locks is grain from afar."""
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
    along = np.interp(np.linspace(0, 1, steps), (0, 0.12, 0.4, 1), (root, root + 0.4 * (1 - root), 1, 1.12))
    shade = np.exp(vary * (own * chance.normal(size=(count, 1)) + lock)) * along
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


def grown(roots, ways, length, steps=16, gravity=0.5, stiff=0.75, keep=0.003, avoid=None, seed=1, wild=0.05,
          comb=None, rise=0.25):
    """Strands from roots along their ways, bent by gravity, kept off the skin by `keep`; numbers for all or for each.
    `comb(places)` are ways that they are brushed; `rise` is the share of a strand on which it leaves the skin."""
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
        away = keep * min(1.0, (number + 1) / steps / rise) - avoid(at)
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
