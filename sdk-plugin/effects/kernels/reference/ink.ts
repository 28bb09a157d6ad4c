import { LIGHT, smoothstep } from '../../colour.ts'
import { type Frame, layOver } from '../../frame.ts'
import type { Layer } from '../../photo/artwork/draw.ts'
import type { Inking } from '../ink.ts'

/** Lays a drawing of the frame's width on the frame. */
export function layInk(frame: Frame, { first, pixels }: Layer, { blend, opacity, wear, drag }: Inking): void {
  const { width } = frame
  for (let from = 0, y = first; from < pixels.length; from += 4 * width, y++) {
    for (let x = 0; x < width; x++) {
      let share = (pixels[from + 4 * x + 3]! / 255) * opacity
      if (wear) {
        const noise = 0.6 * wear.grain.at(y)[x]! + 0.6 * wear.clouds.at(y)[x]!
        share *= smoothstep(-0.1, 0.16, wear.left - noise)
      }
      if (drag) {
        const pressed = 0.6 * drag.press.at(y)[x]! + 0.5 * (share - 0.5)
        const taken = smoothstep(-0.5, 0.35, drag.ridges.at(y)[x]! + 0.5 - drag.tooth + pressed)
        share *= 1 - drag.tooth * (1 - taken)
      }
      if (share === 0) continue
      for (const [channel, plane] of [frame.r, frame.g, frame.b].entries()) {
        LAY[blend](plane, y * width + x, LIGHT[pixels[from + 4 * x + channel]!]!, share)
      }
    }
  }
}

const LAY = {
  over: layOver,
  ink(plane: Float32Array, at: number, light: number, share: number): void {
    plane[at]! *= 1 - share + light * share
  },
  light(plane: Float32Array, at: number, light: number, share: number): void {
    plane[at]! += light * share
  },
} as const
