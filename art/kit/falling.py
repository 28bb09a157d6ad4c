"""Hair that falls: parted at one side, brushed back on the other, in locks of unlike width. Needs python3-numpy."""

import numpy as np

from .hair import _unit, frizzed, grown, strands
from .skull import HAIRLINE

# Where it is parted.
PART = 0.024
# What is grown before it is cut.
UNCUT = 0.46
STEPS = 46


def falling(end, head, colour, avoid, seed=1):
    """Hair to the height `end`. `head` is what it grows on, `avoid` what it falls around."""
    chance = np.random.default_rng(seed)
    roots, ways = head.scalp(760, seed + 1, 0.0)
    side = _sided(roots, chance, 0.0015)
    guides = _combed(roots, ways, side, avoid, chance, seed)
    guides = _cut(guides, _ends(guides, side, end, chance))
    guides = _drawn_in(_waved(guides, chance))
    hairs, _ = head.scalp(44000, seed, 0.002)
    # Thick beside the parting, where roots rise; bare skin along its line.
    parted = np.repeat(hairs[np.abs(hairs[:, 0] - PART) < 0.012], 2, 0)
    hairs = np.concatenate((hairs, parted + chance.normal(scale=0.0011, size=parted.shape)))
    # A chance of its own: the locks are the same however many hairs there are.
    along = np.random.default_rng(seed + 21)
    bare = np.abs(along.normal(scale=0.00025, size=len(hairs)))
    hairs = hairs[np.abs(hairs[:, 0] - parting(hairs[:, 1])) > bare]
    own = _sided(hairs, along, 0.0014)
    for each in (-1.0, 1.0):
        lines = _in_locks(guides[side == each], hairs[own == each], chance)
        thick = 0.00003 + 0.00004 * np.clip(_above(lines[:, 0]) / 0.012, 0, 1)[:, None]
        strands(lines, colour, thick, 0.22, 0.46, seed=seed + int(each), root=0.5, own=0.2)
        strands(_astray(lines[::55], chance), colour, 0.000034, vary=0.3, seed=seed + 5)
        strands(_wisps(guides[side == each], chance), colour, 0.00004, vary=0.4, seed=seed + 7)
    _down(colour, seed, head)


def _sided(roots, chance, mingled):
    """-1 or 1: on which side of the parting; few hairs of both sides mingle."""
    return np.where(roots[:, 0] + chance.normal(scale=mingled, size=len(roots)) > parting(roots[:, 1]), 1.0, -1.0)


def parting(y):
    """Drawn by hand: not quite straight."""
    return PART + 0.0013 * np.sin(80 * y + 1) + 0.0006 * np.sin(210 * y)


def _above(roots):
    return roots[:, 2] - np.interp(roots[:, 1], *HAIRLINE)


def _combed(roots, ways, side, avoid, chance, seed):
    """From the parting up, over to its side and down; on the small side back over the ear."""
    near = np.clip(1 - np.abs(roots[:, 0] - PART) / 0.06, 0, 1)
    back = np.where(roots[:, 1] < -0.02, 0.42, 0.30)
    # At the forehead roots stand up and are brushed back, before they fall aside: no cap with an edge.
    edge = np.clip(1 - _above(roots) / 0.022, 0, 1) * np.clip((-0.015 - roots[:, 1]) / 0.03, 0, 1)
    brushed = np.stack((side * (0.4 + 0.4 * near), back + 0.35 * edge, 0.40 * near + 0.30 * edge), -1)
    way = ways * (0.5 + 0.35 * edge)[:, None] + brushed
    layer = chance.uniform(0, 1, len(roots))
    tucked = side > 0

    def comb(at):
        x, y, z = at.T
        over = np.clip((z - 0.03) / 0.05, 0, 1)
        # Over the crown sideways; beside the forehead forwards and down on the large side, backwards on the small one.
        sweep = np.stack((side * 0.16 * over, 0.04 * over, np.zeros(len(at))), -1)
        ear = tucked & (y < 0.038) & (z < 0.085) & (z > -0.075)
        sweep[:, 1] += np.where(ear, 0.10, 0.0)
        return sweep

    keep = 0.0030 + 0.011 * layer + 0.006 * np.clip((roots[:, 2] - 0.03) / 0.07, 0, 1)
    keep = np.where(tucked, 0.8 * keep, keep)
    return grown(roots, _unit(way), UNCUT, STEPS, 0.46, 0.9, keep, avoid, seed, 0.02, comb, 0.13)


def _ends(lines, side, end, chance):
    """How low each lock reaches: shorter ones before, and layers."""
    roots = lines[:, 0]
    layer = chance.uniform(0, 1, len(roots)) ** 2
    framing = np.clip((-0.045 - roots[:, 1]) / 0.03, 0, 1) * chance.uniform(0.2, 1, len(roots))
    return end + 0.035 * layer + 0.060 * framing + chance.normal(scale=0.006, size=len(roots))


def _cut(lines, ends):
    """Each line as far as it stays above its end."""
    steps = lines.shape[1]
    # Not along the shoulders either.
    below = (lines[:, :, 2] < ends[:, None]) | ((lines[:, :, 2] < -0.1) & (np.abs(lines[:, :, 0]) > 0.118))
    below[:, : steps // 4] = False
    last = np.where(below.any(1), below.argmax(1), steps - 1).astype(float)
    return _resampled(lines, last / (steps - 1))


def _resampled(lines, share):
    steps = lines.shape[1]
    at = np.linspace(0, 1, steps)[None, :] * np.clip(share, 0.05, 1)[:, None] * (steps - 1)
    low = np.minimum(at.astype(int), steps - 2)[:, :, None]
    part = at[:, :, None] - low
    return np.take_along_axis(lines, low, 1) * (1 - part) + np.take_along_axis(lines, low + 1, 1) * part


def _waved(lines, chance, length=0.125, reach=0.0065):
    """Slack waves, each lock's its own, that grow towards the ends."""
    along = np.concatenate((np.zeros((len(lines), 1)), np.linalg.norm(np.diff(lines, axis=1), axis=2).cumsum(1)), 1)
    phase = chance.uniform(0, 1.4, len(lines)) + 14 * lines[:, 0, 0] + 12 * lines[:, 0, 1]
    angle = 2 * np.pi * along / (length * chance.uniform(0.85, 1.2, (len(lines), 1))) + phase[:, None]
    grow = np.clip((along - 0.06) / 0.12, 0, 1) * chance.uniform(0.4, 1.3, (len(lines), 1)) * reach
    turn = chance.normal(scale=0.5, size=(len(lines), 1))
    return lines + grow[:, :, None] * np.stack((np.cos(angle), np.sin(angle + turn), 0.25 * np.cos(angle + 1.3)), -1)


def _drawn_in(lines):
    """Below the jaw the ends bend towards the neck."""
    t = np.linspace(0, 1, lines.shape[1])[None, :]
    low = np.clip((-0.05 - lines[:, :, 2]) / 0.13, 0, 1) ** 1.4 * np.clip((t - 0.4) / 0.5, 0, 1)
    lines[:, :, 0] *= 1 - 0.20 * low * np.clip(np.abs(lines[:, :, 0]) / 0.07, 0, 1)
    # What was brushed back over the ear lies behind the neck: no daylight between the two, which a cut-out would show as a hole.
    tucked = (lines[:, :1, 0] > PART) & (lines[:, :1, 1] > 0.0)
    fill = np.clip((-0.015 - lines[:, :, 2]) / 0.05, 0, 1) * np.clip((lines[:, :, 1] - 0.005) / 0.025, 0, 1) * tucked
    lines[:, :, 0] *= 1 - fill * np.random.default_rng(5).uniform(0.05, 0.85, (len(lines), 1))
    return lines


def _in_locks(guides, roots, chance):
    """A hair for each root: it leaves the skin among its neighbours, and joins its lock on the way."""
    steps = guides.shape[1]
    t = np.linspace(0, 1, steps)[None, :, None]
    draw = np.exp(chance.normal(scale=0.45, size=len(guides)))
    made = np.empty((len(roots), steps, 3))
    tight = chance.uniform(0.55, 0.98, len(guides))
    wide = np.exp(chance.uniform(np.log(0.0007), np.log(0.0042), len(guides)))
    for start in range(0, len(roots), 4000):
        some = roots[start : start + 4000]
        far = np.square(some[:, None] - guides[None, :, 0]).sum(2)
        near = np.argpartition(far, 3, 1)[:, :3]
        weight = 1 / (np.take_along_axis(far, near, 1) + 8e-6)
        weight /= weight.sum(1, keepdims=True)
        shapes = guides[near] - guides[near][:, :, :1]
        free = some[:, None] + np.einsum("nk,nkpc->npc", weight, shapes)
        # Some locks draw hairs from farther than others.
        lock = (far / draw[None]).argmin(1)
        open_ = 0.16 + 0.84 * np.sin(np.pi * np.clip(t, 0, 1) ** 0.8)
        spread = chance.normal(size=(len(some), 1, 3)) * wide[lock][:, None, None] * open_
        share = tight[lock] * chance.uniform(0.7, 1.0, len(some))
        made[start : start + 4000] = free + (guides[lock] + spread - free) * share[:, None, None] * np.clip(2.8 * t, 0, 1) ** 1.3
    # No two end at one height: locks run out thin.
    broken = (chance.uniform(size=len(roots)) < 0.06) * chance.uniform(size=len(roots))
    short = 1 - 0.30 * chance.uniform(size=len(roots)) ** 2.2 - 0.3 * broken
    return frizzed(_resampled(made, short), 0.0003, int(chance.integers(1 << 30)))


def _astray(lines, chance):
    """Single hairs that stand off the others, where the light behind finds them."""
    t = np.linspace(0, 1, lines.shape[1])[None, :, None]
    middle = np.array((0, 0.01, 0.0))
    out = lines - middle
    out[:, :, 2] = np.maximum(out[:, :, 2], 0)
    out /= np.maximum(np.linalg.norm(out, axis=2, keepdims=True), 1e-6)
    off = np.abs(chance.normal(scale=0.008, size=(len(lines), 1, 1))) + 0.001
    lines = lines + out * off * np.clip(4 * t, 0, 1)
    return frizzed(_resampled(lines, chance.uniform(0.35, 1.0, len(lines))), 0.004, int(chance.integers(1 << 30)))


def _wisps(guides, chance, count=13, most=12):
    """A few strands that came loose before the face, of three hairs or a dozen."""
    before = np.flatnonzero(guides[:, 0, 1] < -0.05)
    lines = guides[chance.choice(before, min(count, len(before)), replace=False)]
    t = np.linspace(0, 1, lines.shape[1])[None, :]
    off = np.sin(np.pi * t**0.7) * chance.uniform(0.3, 1, (len(lines), 1))
    lines = np.stack((lines[:, :, 0] * (1 - 0.24 * off), lines[:, :, 1] - 0.014 * off, lines[:, :, 2]), -1)
    hairs = (3 + most * chance.uniform(0, 1, len(lines)) ** 2).astype(int)
    lines = np.repeat(_resampled(lines, chance.uniform(0.4, 0.9, len(lines))), hairs, 0)
    lines = lines + chance.normal(scale=0.0014, size=(len(lines), 1, 3)) * (0.35 + np.sin(np.pi * t)[:, :, None])
    return frizzed(_resampled(lines, chance.uniform(0.7, 1, len(lines))), 0.0012, int(chance.integers(1 << 30)))


def _down(colour, seed, head):
    """Short soft hairs along the forehead, where the hairline would else be an edge."""
    chance = np.random.default_rng(seed + 9)
    roots, ways = head.scalp(90000, seed + 9, 0.008)
    edge = (_above(roots) < 0.009) & (roots[:, 1] < -0.02) & (chance.uniform(size=len(roots)) < 0.42)
    roots, ways = roots[edge], ways[edge]
    outwards = np.sign(roots[:, 0] - PART)[:, None] * np.array((0.7, 0, 0))
    way = _unit(ways * 0.4 + outwards + np.array((0, 0.45, 0.30)) + chance.normal(scale=0.3, size=ways.shape))
    reach = chance.uniform(0.006, 0.03, len(roots)) * (0.5 + chance.uniform(0, 1, len(roots)) ** 3)
    # Some fell out of their order, over the temples; in the middle of a forehead they would be fur.
    loose = chance.uniform(size=len(roots)) < 0.05 * np.clip(np.abs(roots[:, 0] - PART) / 0.05 - 0.2, 0, 1)
    fallen = ways * 0.5 + outwards * 1.5 + np.array((0, -0.1, 0.1)) + chance.normal(scale=0.3, size=ways.shape)
    way[loose] = _unit(fallen[loose])
    reach = np.where(loose, chance.uniform(0.025, 0.075, len(roots)), reach)
    # They may hang before the face, which locks are kept out of.
    pull, keep = np.where(loose, 0.2, 0.12)[:, None], np.where(loose, 0.0035, 0.0014)
    lines = grown(roots, way, reach, 10, pull, 0.95, keep, head.distance, seed, 0.09)
    # Those hang in twos and threes, or they would hardly be seen.
    few = np.repeat(lines[loose], 3, 0)
    few = few + chance.normal(scale=0.0009, size=(len(few), 1, 3)) * np.linspace(0, 1, few.shape[1])[None, :, None]
    strands(frizzed(few, 0.0012, seed + 3), colour, 0.00004, vary=0.3, seed=seed + 3)
    strands(lines[~loose], tuple(1.4 * part for part in colour), 0.00003, vary=0.3, seed=seed + 9)
