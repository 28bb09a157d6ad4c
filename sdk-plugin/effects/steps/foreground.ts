import * as z from 'zod'
import { Kept } from '../kept.ts'
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
    steps: sceneSteps,
  }),
  apply(stage, { steps }) {
    const { frame } = stage
    const name = `${frame.width}x${frame.height} ${sceneKey(stage, steps)}`
    lay(
      stage,
      kept.get(name, () => paintedBy(stage, steps)),
    )
  },
})

/** What steps do to any frame: `added` to `kept` times what was there, for red, green and blue, from a row on. */
interface Overlay {
  first: number
  added: Float32Array[]
  left: Float32Array[]
}

const KEPT_BYTES = 24 * 1024 * 1024
const kept = new Kept<Overlay>(KEPT_BYTES, ({ added }) => 6 * added[0]!.byteLength)

/** On black is seen what they add, on white what they let through. */
function paintedBy(stage: Stage, steps: z.output<typeof sceneSteps>): Overlay {
  const { width, height } = stage.frame
  const [black, white] = [0, 1].map((light) => {
    const plane = () => new Float32Array(width * height).fill(light)
    const frame = { width, height, r: plane(), g: plane(), b: plane() }
    runScene({ ...stage, frame }, steps)
    return [frame.r, frame.g, frame.b]
  }) as [Float32Array[], Float32Array[]]
  let first = height
  let last = -1
  for (let at = 0; at < width * height; at++) {
    if (black[1]![at]! < 0.002 && white[1]![at]! > 0.998) continue
    const y = Math.floor(at / width)
    if (y < first) first = y
    last = y
  }
  const rows = (plane: Float32Array) => plane.slice(first * width, (last + 1) * width)
  const added = black.map(rows)
  const left = white.map((plane, channel) => rows(plane).map((light, at) => light - added[channel]![at]!))
  return { first: Math.min(first, height - 1), added, left }
}

function lay({ frame }: Stage, { first, added, left }: Overlay): void {
  ;[frame.r, frame.g, frame.b].forEach((plane, channel) => {
    const [more, share] = [added[channel]!, left[channel]!]
    for (let from = 0, at = first * frame.width; from < more.length; from++, at++) {
      plane[at] = plane[at]! * share[from]! + more[from]!
    }
  })
}
