import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { disc, everywhere, glow, lit, type Scene } from './view.ts'

const LEAVES: readonly Rgb[] = [
  [0.06, 0.16, 0.02],
  [0.14, 0.3, 0.03],
  [0.34, 0.5, 0.06],
  [0.75, 0.85, 0.2],
]

/** Leaves against the morning sun, with sky between them. */
export const garden: Scene = (view) => {
  const { random, wide } = view
  const clouds = noiseTile('clouds')
  everywhere(view, (u, v, spot) => {
    const open = smoothstep(-0.1, 0.4, noiseAt(clouds, u * 100 + 50, v * 100 + 10) + 0.45 - v * 1.1)
    for (let c = 0; c < 3; c++) spot[c] = mix([0.16, 0.28, 0.06][c]!, [1.5, 1.6, 1.25][c]!, open)
  })
  glow(view, wide * 0.3, 0.12, 0.35, [1.6, 1.4, 0.7], 1.3)
  for (let index = 0; index < 420; index++) {
    const v = random() ** 0.8 * 1.1 - 0.05
    const size = mix(0.012, 0.035, random())
    const tone = LEAVES[Math.min(3, Math.floor(random() * 4.4 - v * 0.8 + 0.3))] ?? LEAVES[0]!
    const place = {
      u: random() * wide,
      v,
      width: size,
      height: size * mix(0.3, 0.6, random()),
      turn: random() * Math.PI,
    }
    disc(view, place, lit(tone, mix(0.6, 1.3, random())), 0.9)
  }
  for (let index = 0; index < 120; index++) {
    const size = mix(0.0016, 0.0036, random())
    const place = { u: random() * wide, v: random() ** 1.3 * 0.9, width: size, height: size }
    disc(view, place, lit([1, 0.95, 0.6], mix(8, 30, random())), 1, true)
  }
}
