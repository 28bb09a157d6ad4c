import { mix, type Rgb } from '../colour.ts'
import { box, disc, everywhere, glow, gradient, lit, type Scene, type View } from './view.ts'

const SHORE = 0.6
const WARM: readonly Rgb[] = [
  [1, 0.42, 0.08],
  [1, 0.56, 0.18],
  [1, 0.3, 0.05],
  [1, 0.74, 0.4],
]
const OTHERS: readonly Rgb[] = [
  [1, 0.07, 0.04],
  [0.2, 0.62, 1],
  [0.12, 1, 0.4],
  [1, 0.12, 0.5],
]

/** A city across the water after sunset, its lamps mirrored. */
export const city: Scene = (view) => {
  gradient(view, 0, SHORE, [
    [0.018, 0.035, 0.11],
    [0.03, 0.06, 0.19],
    [0.06, 0.08, 0.22],
    [0.24, 0.14, 0.2],
    [0.7, 0.3, 0.1],
  ])
  glow(view, view.wide * 0.62, SHORE, 0.3, [0.7, 0.3, 0.08], 2.2)
  towers(view, 0.09, 0.3, [0.09, 0.075, 0.13], 0.5)
  towers(view, 0.03, 0.24, [0.035, 0.035, 0.07], 1)
  lamps(view)
  water(view)
}

function towers(view: View, low: number, high: number, tone: Rgb, power: number): void {
  const { random, wide } = view
  for (let u = -0.05; u < wide;) {
    const width = mix(0.05, 0.15, random())
    const top = SHORE - mix(low, high, random() ** 1.6)
    box(view, u, top, u + width, SHORE, tone)
    for (let v = top + 0.012; v < SHORE - 0.01; v += 0.018) {
      for (let x = u + 0.006; x < u + width - 0.008; x += 0.0145) {
        if (random() < 0.6) continue
        const colour = random() < 0.12 ? OTHERS[1]! : WARM[Math.floor(random() * WARM.length)]!
        box(view, x, v, x + 0.0075, v + 0.009, lit(colour, power * mix(0.5, 3.4, random() ** 2)))
      }
    }
    u += width + mix(-0.01, 0.05, random())
  }
}

function lamps(view: View): void {
  const { random, wide } = view
  for (let index = 0; index < 110; index++) {
    const colours = random() < 0.2 ? OTHERS : WARM
    const tone = colours[Math.floor(random() * colours.length)]!
    const v = SHORE - 0.3 * random() ** 3 - 0.004
    const size = mix(0.0016, 0.0042, random())
    disc(view, { u: random() * wide, v, width: size, height: size }, lit(tone, mix(14, 46, random())), 1, true)
  }
}

/** The picture above the shore upside down, drawn out by waves. */
function water(view: View): void {
  const { frame } = view
  const { width, height } = frame
  const copy = { r: frame.r.slice(), g: frame.g.slice(), b: frame.b.slice() }
  everywhere(view, (u, v, spot) => {
    const x = Math.min(width - 1, Math.floor(u * height))
    if (v < SHORE) {
      const at = Math.min(height - 1, Math.floor(v * height)) * width + x
      spot[0] = copy.r[at]!
      spot[1] = copy.g[at]!
      spot[2] = copy.b[at]!
      return
    }
    const depth = v - SHORE
    spot.fill(0)
    for (let tap = 0; tap < 9; tap++) {
      const wave = Math.sin(v * 310 + u * 9 + tap * 2.1) * 0.006 * (1 + depth * 6)
      const from = Math.max(0, SHORE - depth * (0.25 + 0.22 * tap) - 0.004)
      const px = Math.min(width - 1, Math.max(0, Math.floor((u + wave) * height)))
      const at = Math.floor(from * height) * width + px
      spot[0]! += copy.r[at]! / 9
      spot[1]! += copy.g[at]! / 9
      spot[2]! += copy.b[at]! / 9
    }
    const dark = 0.75 - 0.3 * depth
    spot[0]! *= dark * 0.9
    spot[1]! *= dark * 0.95
    spot[2] = spot[2]! * dark + 0.01
  })
}
