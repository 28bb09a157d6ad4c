import { addressOf, inPlace, kernel, output } from './memory.ts'
import type { Plane } from './resample.ts'
import { wasm } from './wasm.ts'

/** How a form turns away from the viewer at each pixel: right and down, at most of length 1. */
export interface Form {
  x: Float32Array
  y: Float32Array
}

/** The same outline blurred a little and far, and how much the slopes of both count. */
export interface Outlines {
  near: Float32Array
  wide: Float32Array
  close: number
  far: number
  /** How many pixels away slopes are taken, each way. */
  step: number
}

/** How an outline turns away. */
export function turnOutline(
  { near, wide, close, far, step }: Outlines,
  { width, height }: { width: number; height: number },
): Form {
  return kernel((temporary) => {
    const [x, y] = [output(width * height, temporary), output(width * height, temporary)]
    const [sharp, soft] = [addressOf(near, temporary), addressOf(wide, temporary)]
    wasm.turnOutline(sharp, soft, x.at, y.at, width, height, step, close, far)
    return { x: x.done(), y: y.done() }
  })
}

/** A ball on a picture, and what stands out of it. */
export interface Ball {
  middle: readonly [x: number, y: number]
  radius: readonly [x: number, y: number]
  /** How much its roundness counts, and how much of that does above its middle, up and down. */
  round: number
  upright: number
  /** How far what is light stands out, and how much that turns at the most. */
  relief: number
  steep: number
  /** How many pixels away slopes of the light are taken, each way. */
  step: number
}

/** Makes a form as round as a ball is where that is, in place. */
export function roundBall(form: Form, { plane, width, height }: Plane, ball: Ball): void {
  const { round, upright, relief, steep, step } = ball
  const [cx, cy] = ball.middle
  const [rx, ry] = ball.radius
  const [from, to] = [Math.max(step, Math.floor(cx - rx)), Math.min(width - step, Math.ceil(cx + rx))]
  kernel((temporary) => {
    const light = addressOf(plane, temporary)
    inPlace([form.x, form.y], ([x, y]) => {
      for (let row = Math.max(step, Math.floor(cy - ry)); row < Math.min(height - step, cy + ry); row++) {
        const first = 4 * row * width
        const v = (row - cy) / ry
        const much = v < 0 ? upright : 1
        // prettier-ignore
        wasm.roundRow(light + first, x! + first, y! + first, width, from, to, step, cx, rx, v, round, much, relief, steep)
      }
    })
  })
}
