import * as z from 'zod'
import { signedDistance } from '../kernels/distance.ts'
import { plane } from '../kernels/memory.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { Letters } from '../lettering.ts'
import { operation, type Stage } from '../stage.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * The letters as a pen writes them that is broad one way: strokes along `angle` keep their width, those across it are
 * thin, for the steps below it. Emoji stay as they are.
 */
export const nib = operation({
  name: 'nib',
  schema: z.strictObject({
    do: z.literal('nib'),
    /** Degrees of the strokes that stay broad, up from the right: 90 is upright, less leans to the right. */
    angle: z.number().min(0).max(180).default(72),
    /** How much of their width the others lose, as a share. */
    thin: z.number().min(0).max(0.85).default(0.6),
    /** How unlike the hand presses, from place to place. */
    uneven: z.number().min(0).max(1).default(0.35),
    /** How far beyond the letters' edges its strokes reach, as those of a broad felt tip do, in em. */
    grow: z.number().min(0).max(0.1).default(0),
    steps: innerSteps,
  }),
  apply(stage, options) {
    runInner(stage, written(stage, options), options.steps)
  },
})

type Options = z.output<(typeof nib)['schema']>

function written({ letters, seed }: Stage, { angle, thin, uneven, grow }: Options): Letters {
  const { width, height, emoji, em } = letters
  const distance = grow > 0 ? letters.distance.map((far) => far + grow * em) : letters.distance
  const half = halfStroke({ ...letters, distance })
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), -Math.sin((angle * Math.PI) / 180)]
  const swirls = noiseTile('swirls')
  const k = 60 / em
  const coverage = plane(letters.coverage.length)
  const read = (x: number, y: number) => {
    const left = x < 0 ? 0 : x > width - 2 ? width - 2 : Math.floor(x)
    const top = y < 0 ? 0 : y > height - 2 ? height - 2 : Math.floor(y)
    const tx = Math.min(1, Math.max(0, x - left))
    const ty = Math.min(1, Math.max(0, y - top))
    const at = top * width + left
    const upper = distance[at]! + (distance[at + 1]! - distance[at]!) * tx
    const lower = distance[at + width]! + (distance[at + width + 1]! - distance[at + width]!) * tx
    return upper + (lower - upper) * ty
  }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const own = distance[at]!
      if (own < -1) continue
      const far = half * thin * (1 + uneven * noiseAt(swirls, x * k + seed * 29, y * k))
      let least = own
      if (own < far + 1) {
        for (const t of TIMES) {
          const there = read(x + dx * far * t, y + dy * far * t)
          if (there < least) least = there
        }
      }
      const share = least < -0.5 ? 0 : least > 0.5 ? 1 : least + 0.5
      coverage[at] = emoji && emoji.share[at]! > 0.3 ? letters.coverage[at]! : share
    }
  }
  return { ...letters, coverage, ...signedDistance(coverage, width, height) }
}

/** Where along the nib is looked. */
const TIMES = [-1, -0.6, -0.3, 0.3, 0.6, 1]

/** Half the width that most strokes have, in pixels. */
function halfStroke({ distance, emoji }: Letters): number {
  const inside: number[] = []
  // Some of them tell as much as all.
  for (let at = 0; at < distance.length; at += 7) {
    if (distance[at]! > 0.5 && !(emoji && emoji.share[at]! > 0.3)) inside.push(distance[at]!)
  }
  const sorted = Float32Array.from(inside).sort()
  return (sorted[Math.floor(sorted.length * 0.9)] ?? 0) / 0.9
}
