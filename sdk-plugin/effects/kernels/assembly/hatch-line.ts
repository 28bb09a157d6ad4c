/** A stroke of a pen, drawn; see `../hatch.ts`. Of all numbers 64 bits: where a stroke ends hangs on them. */

import { numberAt } from './block'

/** One after another, `MOST_POINTS` of each: places across and down, and how much is wanted there. */
export const MOST_POINTS = 128
export const LINE_BYTES: usize = (2 * MOST_POINTS + 1) << 2

/** How strokes of a layer look; see `Hatching` in `../hatch.ts`. */
export const enum Look {
  ThinHalf,
  WideHalf,
  FaintPress,
  FullPress,
}

// @ts-ignore: a decorator of AssemblyScript
@inline
function pointAt(line: usize, part: usize, point: i32): f64 {
  return <f64>load<f32>(line + part * LINE_BYTES + ((<usize>point) << 2))
}

/** Spans across the line, one a pixel of its longer way, so that no pixel is covered twice by one stroke. */
export function drawLine(laid: usize, width: i32, height: i32, line: usize, count: i32, look: usize, strength: f64): void {
  for (let point = 0; point + 1 < count; point++) {
    const x0 = pointAt(line, 0, point)
    const y0 = pointAt(line, 1, point)
    const dx = pointAt(line, 0, point + 1) - x0
    const dy = pointAt(line, 1, point + 1) - y0
    const isFlat = abs(dx) >= abs(dy)
    const start = isFlat ? x0 : y0
    const end = isFlat ? pointAt(line, 0, point + 1) : pointAt(line, 1, point + 1)
    const far = sqrt(dx * dx + dy * dy)
    const length = far > 0 ? far : 1
    const ahead = isFlat ? dx : dy
    const slope = (isFlat ? dy : dx) / (ahead != 0 ? ahead : 1)
    // Across the line a span is longer than straight across.
    const lean = length / max(1e-6, abs(ahead))
    const place = (<f64>point + 0.5) / <f64>(count - 1)
    const swell = min(1, 3.2 * min(place, 1 - place) + 0.12)
    const much = pointAt(line, 2, point)
    const thin = numberAt(look, Look.ThinHalf)
    const faint = numberAt(look, Look.FaintPress)
    const wide = (thin + (numberAt(look, Look.WideHalf) - thin) * much) * (0.35 + 0.65 * swell)
    const tone = (faint + (numberAt(look, Look.FullPress) - faint) * much) * strength * (0.3 + 0.7 * swell)
    const reach = wide * lean + 0.5
    const stride = <usize>(isFlat ? width << 2 : 4)
    const lastAcross = (isFlat ? height : width) - 1
    const cover = min(1, 2 * wide)
    const to = max(start, end)
    for (let along = <i32>ceil(min(start, end)); <f64>along < to; along++) {
      const middle = (isFlat ? y0 : x0) + (<f64>along - start) * slope
      const first = max(0, <i32>ceil(middle - reach))
      const last = min(lastAcross, <i32>floor(middle + reach))
      let at = laid + (<usize>(isFlat ? first * width + along : along * width + first) << 2)
      for (let across = first; across <= last; across++, at += stride) {
        const within = wide + 0.5 - abs(<f64>across - middle) / lean
        if (within <= 0) continue
        const was = <f64>load<f32>(at)
        store<f32>(at, <f32>(was + (1 - was) * tone * (within < 1 ? within : 1) * cover))
      }
    }
  }
}
