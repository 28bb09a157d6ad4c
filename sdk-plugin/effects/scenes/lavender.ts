import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { disc, everywhere, glow, lit, type Scene, type View } from './view.ts'

const HORIZON = 0.34

/** Rows of lavender that run to trees against a low sun, motes and insects in its light. */
export const lavender: Scene = (view) => paint(view, { motes: 90, broad: 0.42, hazy: 0.09 })

/** Broad rows in clear air, with narrow paths between them. */
export const lavenderRows: Scene = (view) => paint(view, { motes: 0, broad: 0.52, hazy: 0.055 })

interface Rows {
  /** Lights in the air. */
  motes: number
  /** Half the width of a row, paths and all being 1. */
  broad: number
  /** How far below the horizon haze reaches, in heights. */
  hazy: number
}

function paint(view: View, { motes, broad, hazy }: Rows): void {
  const { wide, random } = view
  const clouds = noiseTile('clouds')
  const grain = noiseTile('grain')
  everywhere(view, (u, v, spot) => {
    if (v < HORIZON) {
      const t = v / HORIZON
      const sky: Rgb = [mix(0.26, 1.3, t * t), mix(0.32, 0.7, t * t), mix(0.6, 0.42, t)]
      const trees = smoothstep(0.02, -0.004, HORIZON - 0.06 - 0.09 * noiseAt(clouds, u * 120 + 30, 9) - v)
      const leaf = 0.7 + 0.6 * noiseAt(grain, u * 160, v * 160)
      for (let c = 0; c < 3; c++) spot[c] = mix(sky[c]!, [0.16, 0.17, 0.05][c]! * leaf, trees)
      return
    }
    const far = 0.34 / (v - HORIZON + 0.03)
    const x = (u - wide * 0.56) * far
    const row = Math.abs(((x * 1.9) % 1) + 1) % 1
    const crest = smoothstep(broad, broad - 0.3, Math.abs(row - 0.5))
    const bloom = 0.6 + 0.8 * noiseAt(grain, u * 190, v * 190 + 30) + 0.6 * noiseAt(clouds, x * 200, far * 60)
    const rim = smoothstep(0.25, 0.05, Math.abs(row - 0.72)) * 0.9
    for (let c = 0; c < 3; c++) {
      const flower = [0.2, 0.1, 0.46][c]! * bloom + rim * [0.75, 0.42, 0.2][c]!
      const haze = Math.exp(-(v - HORIZON) / hazy)
      spot[c] = mix(mix([0.16, 0.19, 0.035][c]! * bloom, flower, crest), [1, 0.62, 0.26][c]!, haze * 0.8)
    }
  })
  glow(view, wide * 0.34, HORIZON - 0.05, 0.05, [9, 5.6, 2.2])
  glow(view, wide * 0.34, HORIZON - 0.03, 0.3, [0.9, 0.5, 0.16], 1.8)
  for (let index = 0; index < motes; index++) {
    const size = mix(0.0015, 0.0032, random())
    const place = { u: random() * wide, v: HORIZON - 0.1 + 0.5 * random() ** 1.6, width: size, height: size }
    disc(view, place, lit(random() < 0.6 ? [1, 0.72, 0.36] : [0.8, 0.5, 1], mix(8, 26, random())), 1, true)
  }
}
