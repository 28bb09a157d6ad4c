import * as z from 'zod'
import { colour } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { agePlanes, type Years } from '../../kernels/aged.ts'
import { bytesOf, shelved, wordsOfBytes } from '../../shelf.ts'
import { operation } from '../../stage.ts'
import { yearsOf } from './years.ts'

const share = z.number().min(0).max(1)

/** What years have done to paper and to all that is printed on it: brown edges, folds, creases, stains, foxing. */
export const aged = operation({
  name: 'aged',
  schema: z.strictObject({
    do: z.literal('aged'),
    /** Of old paper, multiplied with what is there. */
    tint: colour.default([0.72, 0.52, 0.3]),
    /** How brown it is all over, and towards the edges. */
    yellow: share.default(0.2),
    edges: share.default(0.6),
    /** Folds from top to bottom (`x`) and from side to side (`y`), as shares of the frame, and how worn they are. */
    folds: z.strictObject({ x: z.array(share).max(8).default([]), y: z.array(share).max(8).default([]) }).prefault({}),
    wear: share.default(0.5),
    /** Fine crumples over the sheet. */
    creases: share.default(0.2),
    /** Rings and runs of water. */
    stains: z.number().int().min(0).max(12).default(2),
    /** Brown specks. */
    foxing: share.default(0.3),
  }),
  apply(stage, options) {
    const { frame, seed } = stage
    const { width, height } = frame
    const key = JSON.stringify([width, height, seed, options])
    const years = kept.get(key, () => {
      const parts = shelved(`aged ${key}`, () => {
        const { light, age, bare } = yearsOf(width, height, seed, options)
        return [light, age, bare].map(wordsOfBytes)
      })
      return yearsFrom(parts, width * height)
    })
    const planes = [frame.r, frame.g, frame.b]
    const lost = options.tint.map((tint) => tint - 1)
    const fibre = lost.map((less) => FIBRE * (1 + 0.5 * less))
    agePlanes(planes, years, lost, fibre)
  },
})

function yearsFrom(parts: readonly Int32Array[], pixels: number): Years {
  const [light, age, bare] = parts.map((part) => bytesOf(part, pixels))
  return { light: light!, age: age!, bare: bare! }
}

/** The light of bare fibres, before age. */
const FIBRE = 0.82
const KEPT_BYTES = 12 * 1024 * 1024
const kept = new Kept<Years>(KEPT_BYTES, ({ light }) => 3 * light.byteLength)
