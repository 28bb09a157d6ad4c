/** What lies nearer to the lens than the rest, or farther, is out of focus. */
import type { Frame } from '../frame.ts'
import { blur } from '../kernels/blur.ts'
import type { Area } from './raster.ts'
import { take } from './workspace.ts'

const CHANNELS = ['r', 'g', 'b'] as const

/**
 * Lays a body on a frame as a lens shows it that is not focused on it: light and cover run out over its outline.
 *
 * @param cover What share of each pixel the body covers
 * @param radius In pixels; 0 is sharp
 * @param lay Lays the body on the frame, sharp
 */
export function outOfFocus(frame: Frame, area: Area, cover: Float32Array, radius: number, lay: () => void): void {
  if (radius < 0.4) return lay()
  const { width, height } = area
  const befores = CHANNELS.map((channel) => {
    const before = take('f32', `before ${channel}`, width * height)
    eachRow(frame, area, (to, at) => before.set(frame[channel].subarray(to, to + width), at))
    return before
  })
  lay()
  const spread = blur(cover, width, height, radius)
  CHANNELS.forEach((channel, index) => {
    const before = befores[index]!
    const own = take('f32', 'own light', width * height)
    eachRow(frame, area, (to, from) => {
      for (let x = 0, at = from; x < width; x++, at++)
        own[at] = frame[channel][to + x]! - before[at]! * (1 - cover[at]!)
    })
    const light = blur(own, width, height, radius)
    eachRow(frame, area, (to, from) => {
      for (let x = 0, at = from; x < width; x++, at++) {
        frame[channel][to + x] = light[at]! + before[at]! * (1 - Math.min(1, spread[at]!))
      }
    })
  })
}

/** Calls for each row of an area: where it starts in the frame, and among the area's pixels. */
function eachRow(frame: Frame, area: Area, each: (to: number, at: number) => void): void {
  for (let y = 0; y < area.height; y++) each((y + area.y) * frame.width + area.x, y * area.width)
}
