import { mix, type Rgb } from '../colour.ts'
import { disc, glow, gradient, lit, type Scene } from './view.ts'

const TONES: readonly Rgb[] = [
  [1, 0.74, 0.42],
  [1, 0.9, 0.78],
  [1, 0.66, 0.34],
  [1, 0.55, 0.25],
]

/** A hall at night with chandeliers: tiers of lamps and crystals. */
export const hall: Scene = (view) => {
  const { random, wide } = view
  gradient(view, 0, 1, [
    [0.02, 0.011, 0.014],
    [0.04, 0.022, 0.026],
    [0.032, 0.016, 0.021],
    [0.025, 0.012, 0.016],
  ])
  for (const [at, size] of [
    [0.5, 1.1],
    [0.14, 0.75],
    [0.87, 0.8],
  ] as const) {
    glow(view, wide * at, 0.25, 0.3 * size, [0.15, 0.085, 0.06], 1.3)
    for (let tier = 0; tier < 6; tier++) {
      const reach = size * (0.14 + 0.3 * Math.sin((tier / 5) * 2.6 + 0.3))
      const count = 12 + tier * 3
      for (let index = 0; index < count; index++) {
        const angle = (index / count) * 2 * Math.PI + tier
        const u = wide * at + Math.cos(angle) * reach + (random() - 0.5) * 0.09
        const v = 0.06 + tier * 0.07 * size + Math.sin(angle) * 0.03 * size + random() * 0.05
        const radius = mix(0.0012, 0.003, random())
        const tone = lit(TONES[Math.floor(random() * 4)]!, mix(10, 60, random() ** 2))
        disc(view, { u, v, width: radius, height: radius }, tone, 1, true)
      }
    }
  }
  // Smaller ones hang further down the hall, and sconces along its walls: one field of lamps, not three heads.
  for (let index = 0; index < 260; index++) {
    const radius = mix(0.001, 0.0021, random())
    const v = 0.02 + 0.68 * random() ** 1.15
    const place = { u: random() * wide, v, width: radius, height: radius }
    disc(view, place, lit(TONES[Math.floor(random() * 4)]!, mix(6, 44, random() ** 2)), 1, true)
  }
}
