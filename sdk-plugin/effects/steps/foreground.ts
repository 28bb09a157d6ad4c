import * as z from 'zod'
import { type Frame, newFrame } from '../frame.ts'
import { Kept } from '../kept.ts'
import { blur } from '../kernels/blur.ts'
import { packed, unpackInto } from '../kernels/compact.ts'
import { plane, scratch } from '../kernels/memory.ts'
import { shelved } from '../shelf.ts'
import { operation, type Stage } from '../stage.ts'
import { runScene, sceneKey, sceneSteps } from './scene.ts'

/**
 * Things before the letters that are the same for every text: twigs in a corner, a lamp. Painted once and laid over from
 * then on. Its steps may cover, darken and lighten what is there, but not move or blur it.
 */
export const foreground = operation({
  name: 'foreground',
  schema: z.strictObject({
    do: z.literal('foreground'),
    /** How far it is out of focus, in frame heights: nearer to the lens than the letters. */
    soft: z.number().min(0).max(0.1).default(0),
    steps: sceneSteps,
  }),
  apply(stage, { steps, soft }) {
    const { frame } = stage
    const name = `${frame.width}x${frame.height} ${sceneKey(stage, steps)}${soft > 0 ? ` soft ${soft}` : ''}`
    const overlay = kept.get(name, () => {
      const [runs, added, left] = shelved(`foreground ${name}`, () => paintedBy(stage, steps, soft))
      return { runs: runs!, added: added!, left: left! }
    })
    lay(stage, overlay)
  },
})

/** What steps do to any frame: `added` to `left` times what was there, where that is anything. */
interface Overlay {
  /** First pixel and number of pixels of each stretch, one after the other. */
  runs: Int32Array
  /** Light, packed, of the pixels of all stretches. */
  added: Int32Array
  left: Int32Array
}

const KEPT_BYTES = 20 * 1024 * 1024
const kept = new Kept<Overlay>(KEPT_BYTES, ({ runs, added }) => runs.byteLength + 2 * added.byteLength)

/** The runs, what is added and what is left: on black is seen what they add, on white what they let through. */
function paintedBy(stage: Stage, steps: z.output<typeof sceneSteps>, soft: number): Int32Array[] {
  return scratch(() => {
    const { width, height } = stage.frame
    const black = newFrame(width, height)
    const white = newFrame(width, height)
    for (const channel of [white.r, white.g, white.b]) channel.fill(1)
    for (const step of steps) {
      if (step.do === 'solids') runScene({ ...stage, frame: black, twin: white }, [step])
      else for (const frame of [black, white]) runScene({ ...stage, frame }, [step])
    }
    if (soft > 0) {
      for (const frame of [black, white]) {
        for (const name of ['r', 'g', 'b'] as const) frame[name].set(blur(frame[name], width, height, soft * height))
      }
    }
    const runs = runsOf(black, white)
    const added = gathered(black, runs)
    const left = gathered(white, runs)
    for (const channel of ['r', 'g', 'b'] as const) {
      left[channel].forEach((light, at) => (left[channel][at] = Math.max(0, light - added[channel][at]!)))
    }
    return [runs, packed(added), packed(left)]
  })
}

/** Stretches of pixels that are changed by as much as can be seen. */
function runsOf(black: Frame, white: Frame): Int32Array {
  const runs: number[] = []
  let isIn = false
  for (let at = 0; at < black.g.length; at++) {
    const changed = black.g[at]! >= 0.002 || white.g[at]! <= 0.998 || black.r[at]! >= 0.004 || white.b[at]! <= 0.996
    if (changed && isIn) runs[runs.length - 1]!++
    else if (changed) runs.push(at, 1)
    isIn = changed
  }
  return Int32Array.from(runs)
}

/** The pixels of all stretches. */
function gathered({ r, g, b }: Frame, runs: Int32Array) {
  let count = 0
  for (let run = 1; run < runs.length; run += 2) count += runs[run]!
  // Kernels work on four pixels at once.
  const from = (whole: Float32Array) => {
    const to = new Float32Array(Math.ceil(count / 4) * 4)
    for (let run = 0, at = 0; run < runs.length; run += 2) {
      const first = runs[run]!
      const length = runs[run + 1]!
      to.set(whole.subarray(first, first + length), at)
      at += length
    }
    return to
  }
  return { r: from(r), g: from(g), b: from(b) }
}

function lay({ frame }: Stage, { runs, added, left }: Overlay): void {
  if (runs.length === 0) return
  const planes = () => ({ r: plane(added.length), g: plane(added.length), b: plane(added.length) })
  const [more, share] = [planes(), planes()]
  unpackInto(more, added)
  unpackInto(share, left)
  for (const channel of ['r', 'g', 'b'] as const) {
    const to = frame[channel]
    const adding = more[channel]
    const leaving = share[channel]
    for (let run = 0, from = 0; run < runs.length; run += 2) {
      const end = runs[run]! + runs[run + 1]!
      for (let at = runs[run]!; at < end; at++, from++) to[at] = to[at]! * leaving[from]! + adding[from]!
    }
  }
}
