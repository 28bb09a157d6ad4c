import { mix } from '../colour.ts'
import { box, disc, glow, gradient, lit, type Scene, type View } from './view.ts'

/** A table laid for the evening: candles of wax, strings of lamps, glasses that catch them. */
export const candles: Scene = (view) => {
  const { random, wide } = view
  gradient(view, 0, 1, [
    [0.02, 0.006, 0.008],
    [0.05, 0.016, 0.012],
    [0.07, 0.02, 0.012],
    [0.06, 0.02, 0.012],
  ])
  glow(view, wide * 0.25, 0.55, 0.3, [0.16, 0.05, 0.012], 1.6)
  glow(view, wide * 0.78, 0.5, 0.35, [0.18, 0.06, 0.014], 1.5)
  for (let row = 0; row < 4; row++) {
    for (let index = 0; index < 17; index++) {
      const u = ((index + random() * 0.7) / 16.5) * wide
      const sag = 0.07 * Math.sin((u / wide) * Math.PI * 2 + row * 2)
      const size = mix(0.0016, 0.003, random())
      const v = 0.07 + row * 0.1 + sag + random() * 0.012
      disc(view, { u, v, width: size, height: size }, lit([1, 0.5, 0.14], mix(20, 60, random())), 1, true)
    }
  }
  for (let index = 0; index < 15; index++) {
    candle(view, (wide * (index + 0.2 + 0.6 * random())) / 15, mix(0.4, 0.6, random()), mix(0.9, 1.3, random()))
  }
}

function candle(view: View, u: number, top: number, size: number): void {
  const half = 0.017 * size
  const wax = [0.75, 0.3, 0.12] as const
  for (let row = 0; row < 16; row++) {
    const v = top + row * 0.028
    box(view, u - half, v, u + half, v + 0.029, lit(wax, 1.5 * Math.exp(-row * 0.3) + 0.14))
  }
  // A stick of brass holds it.
  box(view, u - half * 1.8, top + 0.2 * size, u + half * 1.8, top + 0.212 * size, [0.5, 0.26, 0.1])
  box(view, u - half * 0.45, top + 0.212 * size, u + half * 0.45, 1, [0.16, 0.07, 0.03])
  glow(view, u, top - 0.02, 0.06 * size, [0.4, 0.13, 0.025])
  const flame = { u, v: top - 0.026 * size, width: 0.0055 * size, height: 0.02 * size, soft: 0.5 }
  disc(view, flame, [26, 11.5, 2.8], 1, true)
}
