import * as z from 'zod'
import { mix, smoothstep } from '../colour.ts'
import type { Frame } from '../frame.ts'
import { sampleAt } from '../kernels/resample.ts'
import { lettersOf, type Mass, massOf } from '../mass.ts'
import { cellValue } from '../plates/plate.ts'
import { randomFrom } from '../random.ts'
import { operation } from '../stage.ts'
import type { Fracture } from '../surface/fracture.ts'
import { innerSteps, runInner } from './inner.ts'
import { fractureKept, isLost } from './shatter.ts'
import { addShard } from './strew.ts'

/**
 * The letters broken by a blow: each piece moved a little, with gaps of their own between them. The steps below it work
 * on the pieces in place of the letters. `at`, `rays` and `rings` as in `shatter`.
 */
export const shards = operation({
  name: 'shards',
  schema: z.strictObject({
    do: z.literal('shards'),
    at: z.tuple([z.number(), z.number()]).readonly().default([0.6, 0.4]),
    rays: z.number().int().min(5).max(60).default(19),
    rings: z.number().int().min(1).max(14).default(8),
    /** Width of the widest gaps, and how far pieces move, in em. */
    gap: z.number().min(0).max(0.2).default(0.03),
    shift: z.number().min(0).max(0.2).default(0.03),
    /** How far pieces turn, in radians. */
    turn: z.number().min(0).max(0.5).default(0),
    /** Share of the small pieces around the blow that have fallen out. */
    lost: z.number().min(0).max(1).default(0),
    /** Splinters of the same stuff that fall beside the letters, and the radius of the largest, in em. */
    splinters: z.number().int().min(0).max(200).default(0),
    largest: z.number().positive().max(0.5).default(0.1),
    steps: innerSteps,
  }),
  apply(stage, { at, rays, rings, gap, shift, turn, lost, splinters, largest, steps }) {
    const { frame, letters, seed } = stage
    const { em } = letters
    // Pieces do not grow with the letters: thrown far, those of a short word could not be read.
    const size = Math.min(em, LARGEST * frame.height)
    const pad = Math.ceil(shift * size) + 2
    const room = splinters > 0 ? Math.ceil(pad + ROOM * em) : pad
    const mass = massOf(letters, { sides: pad, above: room, below: room })
    const fracture = fractureKept(frame.width, frame.height, at, rays, rings, seed)
    const pieces = Array.from({ length: rays * (rings + 1) }, (_, own) => ({
      x: (cellValue(own, 3) - 0.5) * 2 * shift * size,
      y: (cellValue(own, 11) - 0.5) * 2 * shift * size,
      lost: isLost(own, rings, lost),
      gap: (0.15 + 0.85 * cellValue(own, 23) ** 2) * 0.5 * gap * size,
      turn: (cellValue(own, 31) - 0.5) * 2 * turn,
    }))
    const middles = turn > 0 ? middlesOf(mass, fracture, frame, pieces.length) : undefined
    for (let row = 0; row < mass.height; row++) {
      const y = row + mass.y
      if (y < 0 || y >= frame.height) continue
      for (let column = 0, to = row * mass.width; column < mass.width; column++, to++) {
        const x = column + mass.x
        if (x < 0 || x >= frame.width || mass.field[to]! < -3 * pad) continue
        const from = y * frame.width + x
        const number = fracture.piece[from]!
        const piece = pieces[number]!
        // Where pieces are smaller than strokes, what is left must still be read.
        const small = smoothstep(0.02, 0.5, (fracture.far[from]! * frame.height) / size)
        if (piece.lost) {
          mass.field[to] = -fracture.gap[from]!
          continue
        }
        // Nearer to the blow they lie further apart, but for the smallest.
        const closer = (0.3 + 0.9 / (1 + 3 * fracture.far[from]!)) * (0.25 + 0.75 * small)
        let u = x - letters.x - piece.x * closer
        let v = y - letters.y - piece.y * closer
        if (middles) {
          const turned = piece.turn * small
          u -= turned * (y - middles.y[number]!)
          v += turned * (x - middles.x[number]!)
        }
        const inside = sampleAt(letters.distance, letters.width, letters.height, u, v)
        mass.field[to] = Math.min(inside, fracture.gap[from]! + (1 - small) * size * 0.05 - piece.gap * closer * small)
      }
    }
    if (splinters > 0) addSplinters(mass, splinters, largest * size, seed)
    const broken = lettersOf(mass, letters, true)
    if (broken) runInner(stage, broken, steps)
  },
})

/** Where the middle of each piece of the letters is, in pixels of the frame. */
function middlesOf(mass: Mass, { piece }: Fracture, frame: Frame, count: number): { x: Float64Array; y: Float64Array } {
  const [x, y, seen] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
  for (let row = 0; row < mass.height; row += 2) {
    const down = row + mass.y
    if (down < 0 || down >= frame.height) continue
    for (let column = 0; column < mass.width; column += 2) {
      const across = column + mass.x
      if (across < 0 || across >= frame.width || mass.field[row * mass.width + column]! < 0) continue
      const number = piece[down * frame.width + across]!
      x[number]! += across
      y[number]! += down
      seen[number]!++
    }
  }
  const mean = (sums: Float64Array) => sums.map((sum, number) => sum / Math.max(1, seen[number]!))
  return { x: mean(x), y: mean(y) }
}

/** How far above and below the letters splinters fall, in em. */
const ROOM = 0.2

function addSplinters(mass: Mass, count: number, largest: number, seed: number): void {
  const random = randomFrom(seed * 7211 + count)
  for (let index = 0; index < count; index++) {
    const radius = mix(0.16, 1, random() ** 2) * largest
    const shape = { x: random() * mass.width, y: random() * mass.height, radius, turn: random() * 6.28, long: 1 }
    const sides = Array.from({ length: 5 }, random)
    // One before a letter could not be told from it, and close beside one it would read as a mark.
    if (mass.field[Math.floor(shape.y) * mass.width + Math.floor(shape.x)]! > -2.6 * radius) continue
    addShard(mass, shape, sides)
  }
}

/** Em up to which pieces move the farther the larger the letters are, in frame heights. */
const LARGEST = 0.36
