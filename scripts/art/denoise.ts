import type { Pass } from './passes.ts'

export interface Guides {
  width: number
  height: number
  normal: Pass
  /** Colour of the surfaces. */
  surface: Pass
  /** The distance in the first of three. */
  depth: Pass
}

export interface DenoiseOptions {
  /** Pixels that are looked at around each. */
  reach: number
  /** How different two places may be, in multiples of their noise. */
  strength: number
  /** Whether a change of the surface's colour parts two places: not where that colour has been divided out. */
  bySurface: boolean
}

const PATCH = 2
const NORMAL = 0.16
const SURFACE = 0.045
const SKY = 1e4
/** Two places that differ more are not mixed at all. */
const MOST = 9

/**
 * Two renders of the same light with different noise become one without it: non-local means, each half weighted by the
 * likeness of patches in the other, within the limits of the guides (after Rousselle and others, 2012).
 */
export function denoise(one: Pass, other: Pass, guides: Guides, options: DenoiseOptions): Pass {
  const { width, height } = guides
  const pixels = width * height
  const [a, b] = [despiked(one, width, height), despiked(other, width, height)]
  const noise = boxed(noiseOf(a, b), width, height, 4)
  const slopes = depthSlopes(guides)
  const sums = { a: new Float32Array(pixels * 3), b: new Float32Array(pixels * 3) }
  const weights = { a: new Float32Array(pixels), b: new Float32Array(pixels) }
  const [unlikeA, unlikeB] = [new Float32Array(pixels), new Float32Array(pixels)]
  const { reach, strength } = options
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      if (dx * dx + dy * dy > reach * reach + reach) continue
      const shift = { dx, dy, width, height }
      unlikeness(a, noise, strength, shift, unlikeA)
      unlikeness(b, noise, strength, shift, unlikeB)
      const patches = { a: boxed(unlikeA, width, height, PATCH), b: boxed(unlikeB, width, height, PATCH) }
      gather(a, b, patches, { shift, guides, slopes, bySurface: options.bySurface }, sums, weights)
    }
  }
  return sums.a.map((sum, at) => {
    const pixel = (at / 3) | 0
    return 0.5 * (sum / (weights.a[pixel]! + 1e-9) + sums.b[at]! / (weights.b[pixel]! + 1e-9))
  })
}

interface Shift {
  dx: number
  dy: number
  width: number
  height: number
}

interface Gathering {
  shift: Shift
  guides: Guides
  slopes: Float32Array
  bySurface: boolean
}

interface Halves {
  a: Float32Array
  b: Float32Array
}

/** Adds to each pixel the one a shift away, of the other half, as much as the two belong together. */
function gather(a: Pass, b: Pass, patches: Halves, gathering: Gathering, sums: Halves, weights: Halves): void {
  const { shift, guides, slopes, bySurface } = gathering
  const { dx, dy, width, height } = shift
  const far = Math.hypot(dx, dy)
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      const at = y * width + x
      const least = Math.min(patches.a[at]!, patches.b[at]!)
      if (least > MOST) continue
      const to = at + dy * width + dx
      const parted = partedBy(guides, slopes, bySurface, at, to, far)
      if (parted > MOST) continue
      const weightA = Math.exp(-Math.max(0, patches.a[at]!, parted))
      const weightB = Math.exp(-Math.max(0, patches.b[at]!, parted))
      weights.a[at]! += weightA
      weights.b[at]! += weightB
      for (let c = 0; c < 3; c++) {
        sums.a[at * 3 + c]! += weightA * b[to * 3 + c]!
        sums.b[at * 3 + c]! += weightB * a[to * 3 + c]!
      }
    }
  }
}

/** How far two pixels differ beyond their noise. */
function unlikeness(pass: Pass, noise: Float32Array, strength: number, shift: Shift, out: Float32Array): void {
  const { dx, dy, width, height } = shift
  const square = strength * strength
  out.fill(0)
  for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
    for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
      const at = y * width + x
      const to = at + dy * width + dx
      const [here, there] = [noise[at]!, noise[to]!]
      const r = pass[at * 3]! - pass[to * 3]!
      const g = pass[at * 3 + 1]! - pass[to * 3 + 1]!
      const b = pass[at * 3 + 2]! - pass[to * 3 + 2]!
      const beyond = (r * r + g * g + b * b) / 3 - here - Math.min(here, there)
      out[at] = beyond / (1e-6 + square * (here + there))
    }
  }
}

/** How much the guides hold two pixels apart: 0 the same surface, above `MOST` never mixed. */
function partedBy(
  { normal, surface, depth }: Guides,
  slopes: Float32Array,
  bySurface: boolean,
  at: number,
  to: number,
  far: number,
): number {
  const own = Math.min(SKY, depth[at * 3]!)
  const distance = own - Math.min(SKY, depth[to * 3]!)
  const scale = 0.004 * own + slopes[at]! * far + 1e-4
  const byDepth = (distance * distance) / (2 * scale * scale)
  if (byDepth > MOST) return byDepth
  const parted = Math.max(byDepth, apart(normal, at, to, NORMAL))
  return bySurface ? Math.max(parted, apart(surface, at, to, SURFACE)) : parted
}

function apart(guide: Pass, at: number, to: number, scale: number): number {
  const x = guide[at * 3]! - guide[to * 3]!
  const y = guide[at * 3 + 1]! - guide[to * 3 + 1]!
  const z = guide[at * 3 + 2]! - guide[to * 3 + 2]!
  return (x * x + y * y + z * z) / (2 * scale * scale)
}

/** What the distance may change from one pixel to the next on a slanted surface. */
function depthSlopes({ width, height, depth }: Guides): Float32Array {
  const slopes = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const own = depth[at * 3]!
      const right = x + 1 < width ? Math.abs(depth[(at + 1) * 3]! - own) : 0
      const below = y + 1 < height ? Math.abs(depth[(at + width) * 3]! - own) : 0
      slopes[at] = Math.min(0.03 * Math.min(SKY, own), Math.max(right, below))
    }
  }
  return slopes
}

/** The variance that two halves show of their mean. */
function noiseOf(a: Pass, b: Pass): Float32Array {
  const noise = new Float32Array(a.length / 3)
  for (let at = 0; at < noise.length; at++) {
    let sum = 0
    for (let c = 0; c < 3; c++) sum += (a[at * 3 + c]! - b[at * 3 + c]!) ** 2
    noise[at] = sum / 6
  }
  return noise
}

/** Single pixels far brighter than the second brightest neighbour are cut to it. */
function despiked(pass: Pass, width: number, height: number): Pass {
  const out = pass.slice()
  const light = (at: number) => pass[at * 3]! + pass[at * 3 + 1]! + pass[at * 3 + 2]!
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      let [first, second] = [0, 0]
      for (const to of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
        const value = light(at + to)
        if (value > first) [first, second] = [value, first]
        else if (value > second) second = value
      }
      const most = 1.5 * second + 0.02
      const own = light(at)
      if (own > most) for (let c = 0; c < 3; c++) out[at * 3 + c]! *= most / own
    }
  }
  return out
}

/** The mean over a square of 2 × radius + 1 pixels; beyond the border its pixels go on. */
export function boxed(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = new Float32Array(plane.length)
  const out = new Float32Array(plane.length)
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += plane[y * width + clamp(x, width - 1)]!
    for (let x = 0; x < width; x++) {
      across[y * width + x] = sum
      sum += plane[y * width + clamp(x + radius + 1, width - 1)]! - plane[y * width + clamp(x - radius, width - 1)]!
    }
  }
  const sums = new Float32Array(width)
  const share = 1 / (2 * radius + 1) ** 2
  for (let y = -radius; y <= radius; y++) {
    for (let x = 0; x < width; x++) sums[x]! += across[clamp(y, height - 1) * width + x]!
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      out[y * width + x] = sums[x]! * share
      const [leaves, enters] = [clamp(y - radius, height - 1), clamp(y + radius + 1, height - 1)]
      sums[x]! += across[enters * width + x]! - across[leaves * width + x]!
    }
  }
  return out
}
