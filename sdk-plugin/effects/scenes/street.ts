import { mix, type Rgb } from '../colour.ts'
import { box, disc, everywhere, glow, gradient, lit, type Scene, type View } from './view.ts'

const ROAD = 0.72
const COLOURS: readonly Rgb[] = [
  [1, 0.45, 0.1],
  [1, 0.6, 0.22],
  [1, 0.1, 0.05],
  [1, 0.85, 0.65],
  [0.15, 0.9, 0.55],
  [0.3, 0.6, 1],
]

/**
 * A street in the rain at dusk: lamps in two rows, shops, cars with their lights on, all of it again in the wet
 * road.
 */
export const street: Scene = (view) => {
  const { random, wide } = view
  gradient(view, 0, ROAD, [
    [0.012, 0.025, 0.075],
    [0.02, 0.04, 0.11],
    [0.06, 0.06, 0.14],
    [0.2, 0.11, 0.11],
  ])
  gradient(view, ROAD, 1, [
    [0.09, 0.08, 0.1],
    [0.03, 0.035, 0.06],
  ])
  houses(view)
  const lights: { u: number; v: number; size: number; tone: Rgb }[] = []
  for (let index = 0; index < 9; index++) {
    const far = 1 / (1 + index * 0.55)
    for (const side of [-1, 1]) {
      const u = wide * 0.5 + side * far * wide * 0.53
      lights.push({ u, v: ROAD - 0.6 * far, size: 0.011 * far + 0.002, tone: lit([1, 0.58, 0.2], 16) })
    }
  }
  for (let index = 0; index < 60; index++) {
    const far = mix(0.2, 1, random() ** 1.5)
    const u = wide * (0.5 + (random() - 0.5) * 1.05)
    const tone = COLOURS[Math.floor(random() * COLOURS.length)]!
    const v = ROAD - 0.05 * far - (random() < 0.6 ? 0.45 * random() : 0)
    lights.push({ u, v, size: 0.005 * far + 0.0016, tone: lit(tone, mix(7, 20, random())) })
  }
  for (const { u, v, size, tone } of lights) {
    glow(view, u, v, size * 5, lit(tone, 0.02))
    disc(view, { u, v, width: size, height: size }, tone, 1, true)
    glow(view, u, ROAD + (ROAD - v) * 0.35 + 0.03, 0.055, lit(tone, 0.012 + size * 1.6), Math.min(1, 0.1 + size * 12))
  }
}

function houses(view: View): void {
  const { random, wide } = view
  for (const side of [0, 1]) {
    for (let index = 0; index < 7; index++) {
      const far = 1 - index / 7.2
      const near = side === 0 ? wide * 0.5 * (1 - far) : wide * (0.5 + 0.5 * far)
      const width = wide * 0.085
      const [left, right] = side === 0 ? [near - width, near] : [near, near + width]
      const shade = mix(0.6, 0.12, far)
      box(view, left, ROAD - 0.3 - 0.4 * far, right, ROAD, [0.16 * shade, 0.15 * shade, 0.22 * shade])
      for (let v = ROAD - 0.26 - 0.38 * far; v < ROAD - 0.1; v += 0.07) {
        for (let u = left + 0.02; u < right - 0.03; u += 0.05) {
          if (random() < 0.45) box(view, u, v, u + 0.026, v + 0.042, lit([1, 0.6, 0.25], mix(0.3, 1.6, random())))
        }
      }
      box(view, left + 0.01, ROAD - 0.075, right - 0.01, ROAD - 0.01, lit(COLOURS[index % 4]!, mix(0.6, 1.6, random())))
    }
  }
  everywhere(view, keep(view))
}

/** A haze of rain over what is painted. */
function keep({ frame }: View): (u: number, v: number, spot: Float32Array) => void {
  const { width, height, r, g, b } = frame
  return (u, v, spot) => {
    const at = Math.min(height - 1, Math.floor(v * height)) * width + Math.min(width - 1, Math.floor(u * height))
    spot[0] = r[at]! * 0.85 + 0.02
    spot[1] = g[at]! * 0.85 + 0.022
    spot[2] = b[at]! * 0.85 + 0.035
  }
}
