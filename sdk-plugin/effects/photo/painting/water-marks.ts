import { mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { ToothRows } from '../../plates/paper.ts'
import { randomFrom } from '../../random.ts'

interface Marks {
  width: number
  height: number
  /** Pixels that a picture of 900 would give one. */
  unit: number
  seed: number
  count: number
}

/** The fringe of a bloom: lobes of lobes. */
const WAVES = [2, 5, 11, 23] as const
/** Angles at which it is worked out. */
const ANGLES = 1024
/** Further out than this, in sizes of a bloom, all its paint is there. */
const BEYOND = 1.7

const blooms = new Kept<Float32Array>(12 * 1024 * 1024, ({ byteLength }) => byteLength)

/**
 * Drops of water that fell on wet paint push it aside: it is thin where they fell and lies in ragged fringes around.
 *
 * @returns How much of its paint each pixel has then: the same for every photo of a size, not to be changed
 */
export function bloomsOn(marks: Marks): Float32Array {
  return blooms.get(JSON.stringify(marks), () => layBlooms(marks))
}

function layBlooms({ width, height, unit, seed, count }: Marks): Float32Array {
  const shares = new Float32Array(width * height).fill(1)
  const random = randomFrom(seed * 119 + 41)
  for (let each = 0; each < count; each++) {
    const cx = random() * width
    const cy = mix(0.25, 1, random()) * height
    const size = unit * mix(14, 78, random() ** 1.5)
    const turns = WAVES.map(() => 6.28 * random())
    const fringes = fringesOf(turns)
    const sideX = Math.cos(turns[0]!)
    const sideY = Math.sin(turns[0]!)
    const reach = 1.5 * size
    for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(height, cy + reach); y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(width, cx + reach); x++) {
        const dx = x - cx
        const dy = y - cy
        const away = Math.sqrt(dx * dx + dy * dy)
        if (away > BEYOND * size) continue
        const place = (Math.atan2(dy, dx) / (2 * Math.PI) + 0.5) * ANGLES
        const before = fringes[place | 0]!
        const far = away / size - 1 - before - (fringes[(place | 0) + 1]! - before) * (place - (place | 0))
        const thin = smoothstep(0.04, -0.6, far) * 0.5
        const pushed = Math.exp(-Math.max(0, far) / 0.07) * smoothstep(-0.14, 0, far)
        // It ran back from one side: there the fringe is dark, on the other the water was lost in the wash.
        const side = smoothstep(-0.7, 0.8, (dx * sideX + dy * sideY) / (away + 1e-9))
        shares[y * width + x]! *= 1 - thin * (0.5 + 0.5 * side) + 0.46 * side * pushed
      }
    }
  }
  return shares
}

/** How far out the fringe of a bloom is at each angle, from -π on and beyond π, as a share of its size. */
function fringesOf(turns: readonly number[]): Float32Array {
  return Float32Array.from({ length: ANGLES + 2 }, (_, at) => {
    const angle = (at / ANGLES - 0.5) * 2 * Math.PI
    return turns.reduce((sum, turn, wave) => sum + Math.sin(WAVES[wave]! * angle + turn) / (14 + 9 * wave), 0)
  })
}

/** Where a brush was nearly dry: paint lies on the crests of the paper alone. Patches of it, in shares of what noise reaches. */
const DRY = [0.3, 0.52] as const

/** How much of a bloom faces are spared: one that dried in a cheek belongs to the medium, one in full would hide an eye. */
const FACES_SPARED = 0.6

/**
 * How much paint is left at each pixel by blooms, and by a brush that ran dry; faces are spared.
 *
 * @param isSpared How far a place is kept as it is, 0 to 1
 */
export function marked(
  { width, height, unit, seed, count }: Marks,
  isSpared: (x: number, y: number) => number,
): Float32Array {
  const left = plane(width * height).fill(1)
  const bloomed = bloomsOn({ width, height, unit, seed, count })
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (bloomed[at] !== 1) left[at] = mix(bloomed[at]!, 1, FACES_SPARED * isSpared(x, y))
    }
  }
  const patches = new NoiseRows('swirls', width, { scale: 0.85 / unit, scaleY: 1.3 / unit, left: seed * 29, top: 210 })
  const teeth = new ToothRows(width, 1 / (900 * unit))
  const hairs = new NoiseRows('grain', width, { scale: 0.34 / unit, scaleY: 1.1 / unit, top: seed * 3 })
  for (let y = 0, at = 0; y < height; y++) {
    const patch = patches.at(y)
    const tooth = teeth.at(y)
    const hair = hairs.at(y)
    for (let x = 0; x < width; x++, at++) {
      const dry = patch[x]! <= DRY[0] ? 0 : smoothstep(DRY[0], DRY[1], patch[x]!)
      if (dry === 0) continue
      const bare = smoothstep(0.05, 0.4, 0.6 * tooth[x]! + 0.9 * hair[x]! + 0.5 * (dry - 0.8))
      left[at]! *= 1 - 0.3 * dry * bare * (1 - isSpared(x, y))
    }
  }
  return left
}

/**
 * Paint that stood at the lower edge of what is wet runs down in threads; a bead dries at the end of each.
 *
 * @param isWet Whether there is paint at a pixel before it runs
 * @param lay Gets a pixel's index, how much of it is wet, how near it is to the thread's side, and how far down: 0 to 1 each
 */
export function layRuns(
  { width, height, unit, seed, count }: Marks,
  isWet: (at: number) => boolean,
  lay: (at: number, wet: number, rim: number, down: number) => void,
): void {
  const random = randomFrom(seed * 83 + 7)
  const footAt = (x: number) => {
    let foot = Math.floor(0.94 * height)
    while (foot > 0.6 * height && !isWet(foot * width + x)) foot--
    return isWet(foot * width + x) ? foot : 0
  }
  for (let each = 0; each < count; each++) {
    const about = mix(0.14, 0.86, random()) * width
    const long = unit * mix(16, 150, random() ** 2.4)
    const half = unit * mix(1.1, 5.4, random() ** 1.8)
    const run = {
      long,
      half,
      bead: half * mix(1.25, 1.9, random()),
      sway: unit * mix(-11, 11, random()),
      turn: 6 * random(),
    }
    // Paint gathers where the edge hangs lowest.
    const near = [-16, -8, 0, 8, 16].map((off) => Math.min(width - 1, Math.max(0, Math.round(about + off * unit))))
    const x = near.reduce((best, other) => (footAt(other) > footAt(best) ? other : best))
    const foot = footAt(x)
    if (foot > 0) runFrom({ width, height }, { x, foot, ...run }, lay)
  }
}

interface Run {
  x: number
  foot: number
  long: number
  /** Half its width, and the size of the bead at its end. */
  half: number
  bead: number
  sway: number
  turn: number
}

/** A thread: wide where it leaves the wash, as thin as it ran fast, round at its end, where the rest of it stands. */
function runFrom(
  { width, height }: { width: number; height: number },
  { x, foot, long, half, bead, sway, turn }: Run,
  lay: (at: number, wet: number, rim: number, down: number) => void,
): void {
  const begin = 2.5 * half
  for (let y = Math.max(0, Math.floor(foot - begin)); y < Math.min(height, foot + long); y++) {
    const down = y - foot
    const t = down / long
    const left = long - down
    const thread = half * (0.5 + 0.22 * Math.sin(turn + 7 * t) + 2.2 * Math.exp(-Math.max(0, down) / (3 * half)))
    // The bead is a drop that hangs: pointed above, round below.
    const drop = left < 2 * bead ? Math.sqrt(Math.max(0, bead * bead - (left - bead) ** 2)) : 0
    const neck = left >= bead ? bead * Math.exp(-(((left - bead) / (2 * bead)) ** 2)) : 0
    const wide = left < bead ? drop : Math.max(Math.min(thread, half * 2.7), neck)
    if (wide <= 0) continue
    const middle = x + sway * Math.sin(2.2 * Math.max(0, t)) + 0.12 * sway * Math.sin(turn + 11 * t)
    const last = Math.min(width - 1, middle + wide + 1)
    for (let px = Math.max(0, Math.floor(middle - wide - 1)); px <= last; px++) {
      const off = Math.abs(px - middle)
      const wet = Math.min(1, Math.max(0, wide - off + 0.5)) * smoothstep(-begin, 0, down)
      lay(y * width + px, wet, smoothstep(0.4, 0.9, off / wide), Math.max(0, t))
    }
  }
}
