import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'

/** Beads of a pane as tall as it is wide, and their radii in frame heights. */
const BEADS = 7600
const SIZES = [0.0014, 0.0058] as const
/** Trails of earlier drops, and half their width in frame heights. */
const TRAILS = 5
const TRAIL = 0.0045

let kept: { key: string; cover: Float32Array } | undefined

/**
 * How dense breath lies on a pane at each place, about 1: patches, fine mist, beads that are bright on their upper
 * left and dark on their lower right, and trails where drops have run before. The same for every text.
 */
export function condensationOf(width: number, height: number): Float32Array {
  const key = `${width}x${height}`
  if (kept?.key === key) return kept.cover
  const clouds = noiseTile('clouds')
  const grain = noiseTile('grain')
  const k = 512 / height
  const cover = new Float32Array(width * height)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const patch = 1 + 0.32 * noiseAt(clouds, x * k * 0.5, y * k * 0.5) + 0.12 * (y / height - 0.5)
      cover[at] = patch * (1 + 0.14 * noiseAt(grain, x * k * 2.7, y * k * 2.7))
    }
  }
  const random = randomFrom(7331)
  for (const smear of SMEARS) wipe(cover, width, height, smear)
  for (let index = 0; index < TRAILS; index++) wear(cover, width, height, random)
  for (let index = 0; index < (BEADS * width) / height; index++) bead(cover, width, height, random, clouds)
  kept = { key, cover }
  return cover
}

/** Where the pane has been touched: middle and width in frame heights, how it bends, and the share of mist that is gone. */
const SMEARS = [
  { x: 0.16, y: 0.84, length: 0.3, turn: -0.35, bend: 0.5, broad: 0.035, gone: 0.3 },
  { x: 0.2, y: 0.9, length: 0.26, turn: -0.3, bend: 0.5, broad: 0.03, gone: 0.24 },
  { x: 1.72, y: 0.2, length: 0.34, turn: 0.5, bend: -0.6, broad: 0.036, gone: 0.28 },
  { x: 1.77, y: 0.27, length: 0.28, turn: 0.55, bend: -0.6, broad: 0.03, gone: 0.22 },
  { x: 0.86, y: 0.08, length: 0.2, turn: 0.1, bend: 0.3, broad: 0.04, gone: 0.2 },
] as const

/** Thins the mist where a finger has brushed over it: streaks along its way, soft at both ends. */
function wipe(cover: Float32Array, width: number, height: number, smear: (typeof SMEARS)[number]): void {
  const grain = noiseTile('grain')
  const { x: left, y: top, length, turn, bend, broad, gone } = smear
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const u = (x + 0.5) / height - left
      const v = (y + 0.5) / height - top
      const along = (u * cos + v * sin) / length
      if (along < -1 || along > 1) continue
      const across = (v * cos - u * sin - bend * length * along * along * 0.5) / broad
      if (across < -1 || across > 1) continue
      const streak = 0.75 + 0.35 * noiseAt(grain, along * 30, across * 90)
      const share = smoothstep(1, 0.55, Math.abs(across)) * smoothstep(1, 0.5, Math.abs(along)) * streak
      cover[at]! *= 1 - gone * share
    }
  }
}

/** Thins the mist along the way of a drop that has run down. */
function wear(cover: Float32Array, width: number, height: number, random: () => number): void {
  let x = random() * width
  const [first, last] = [random() * 0.5 * height, mix(0.55, 1.1, random()) * height]
  const broad = TRAIL * height * mix(0.6, 1.3, random())
  const phase = random() * 6.28
  for (let y = Math.floor(first); y < Math.min(height, last); y++) {
    x += 0.12 * Math.sin(y / (0.05 * height) + phase)
    const wide = broad * (1 + 0.4 * Math.sin(y / (0.023 * height) + 2 * phase))
    const worn = 0.34 * smoothstep(first, first + 0.25 * height, y) * smoothstep(last, last - 0.12 * height, y)
    for (let px = Math.max(0, Math.floor(x - wide - 1)); px <= Math.min(width - 1, x + wide + 1); px++) {
      cover[y * width + px]! *= 1 - worn * smoothstep(wide + 0.8, wide - 0.8, Math.abs(px + 0.5 - x))
    }
  }
}

function bead(
  cover: Float32Array,
  width: number,
  height: number,
  random: () => number,
  clouds: ReturnType<typeof noiseTile>,
): void {
  const [x, y] = [random() * width, random() * height]
  // They have run together where it is dense; elsewhere mist is too fine to be seen as such.
  const k = 512 / height
  if (random() > smoothstep(-0.25, 0.4, noiseAt(clouds, x * k * 0.9 + 40, y * k * 0.9))) return
  const radius = Math.max(0.8, mix(SIZES[0], SIZES[1], random() ** 3) * height)
  for (let py = Math.max(0, Math.floor(y - radius)); py <= Math.min(height - 1, y + radius); py++) {
    for (let px = Math.max(0, Math.floor(x - radius)); px <= Math.min(width - 1, x + radius); px++) {
      const dx = (px + 0.5 - x) / radius
      const dy = (py + 0.5 - y) / radius
      const far = dx * dx + dy * dy
      if (far < 1) cover[py * width + px]! *= 1 - 0.28 * (1 - far) - 0.42 * (dx + dy) * (1 - far * far)
    }
  }
}
