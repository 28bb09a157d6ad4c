import { mix, smoothstep } from '../colour.ts'
import { disc, glow, gradient, lit, type Scene, type View } from './view.ts'

/** Row that the candles stand on, in frame heights: tables before them hide it. */
const FOOT = 1
const WAX = [1, 0.5, 0.2] as const

/** A dark room with thick candles of unlike heights, from far to near, and one string of lamps above them. */
export const pillars: Scene = (view) => {
  const { random, wide } = view
  gradient(view, 0, 1, [
    [0.014, 0.006, 0.008],
    [0.034, 0.012, 0.01],
    [0.04, 0.014, 0.01],
    [0.03, 0.01, 0.008],
  ])
  glow(view, wide * 0.24, 0.56, 0.26, [0.09, 0.03, 0.008], 1.7)
  glow(view, wide * 0.76, 0.52, 0.28, [0.1, 0.034, 0.008], 1.6)
  for (let index = 0; index < 26; index++) {
    const u = ((index + 0.8 * random()) / 26) * wide
    const size = mix(0.0014, 0.0034, random())
    const v = 0.06 + 0.09 * Math.sin((u / wide) * Math.PI) + 0.05 * random()
    disc(view, { u, v, width: size, height: size }, lit([1, 0.5, 0.16], mix(10, 44, random() ** 2)), 1, true)
  }
  for (let index = 0; index < COUNT; index++) {
    const near = index / (COUNT - 1)
    // Each next one stands in another part of the row.
    const u = wide * ((((index * 5) % COUNT) + 0.25 + 0.5 * random()) / COUNT)
    pillar(view, u, 0.66 - mix(0.12, 0.38, random()), mix(0.016, 0.05, near ** 2))
  }
}

const COUNT = 17

/** A candle whose wax glows below its flame. */
function pillar(view: View, u: number, top: number, half: number): void {
  const { frame, random } = view
  const { width, height, r, g, b } = frame
  const lip = 0.26 * half
  const runs = [random() * 6, random() * 6] as const
  for (let y = Math.max(0, Math.floor((top - lip) * height)); y < Math.min(height, FOOT * height); y++) {
    const v = (y + 0.5) / height
    for (let x = Math.max(0, Math.floor((u - half) * height)); x < Math.min(width, (u + half) * height + 1); x++) {
      const side = ((x + 0.5) / height - u) / half
      const share = smoothstep(1.04, 1 - 1.2 / (half * height), Math.abs(side))
      const bow = Math.sqrt(Math.max(0, 1 - side * side))
      const wave = 0.5 * lip * (Math.sin(side * 4 + runs[0]) + Math.sin(side * 9 + runs[1]))
      const down = v - (top + lip * bow + wave)
      if (share === 0 || v < top - lip * bow) continue
      // Wax that ran down stands out, and glows as far as light goes into it.
      const run = 1 + 0.16 * Math.sin(side * 7 + runs[1]) * Math.exp(-down / (5 * half))
      const wall = (0.2 + 1.3 * Math.exp(-down / (1.6 * half))) * (0.55 + 0.45 * bow) * run
      const light = down < 0 ? 2.6 - 0.8 * Math.abs(side) : wall
      const at = y * width + x
      r[at] = mix(r[at]!, WAX[0] * light, share)
      g[at] = mix(g[at]!, WAX[1] * light * (down < 0 ? 1.1 : 0.8), share)
      b[at] = mix(b[at]!, WAX[2] * light * (down < 0 ? 1.1 : 0.6), share)
    }
  }
  glow(view, u, top - 0.03, 0.03 + half, [0.3, 0.1, 0.022])
  flame(view, u, top, 0.012 + 0.2 * half)
}

/** A flame on its wick: blue at its foot, white within, amber towards its tip. */
function flame({ frame }: View, u: number, foot: number, size: number): void {
  const { width, height, r, g, b } = frame
  const tall = 3 * size
  for (let y = Math.max(0, Math.floor((foot - tall) * height)); y < foot * height; y++) {
    const up = Math.min(1, (foot - (y + 0.5) / height) / tall)
    const half = Math.max(0.7 / height, 0.78 * size * Math.sqrt(Math.max(0, up)) * (1 - up) ** 0.75 * 1.5)
    for (let x = Math.max(0, Math.floor((u - 2 * half) * height)); x < Math.min(width, (u + 2 * half) * height); x++) {
      const side = Math.abs((x + 0.5) / height - u) / half
      const share = smoothstep(1.15, 0.5, side) * smoothstep(0, 0.22, up)
      const core = smoothstep(0.95, 0.1, side) * smoothstep(1, 0.5, up)
      const at = y * width + x
      r[at]! += share * mix(9, 26, core)
      g[at]! += share * mix(3, 14, core)
      b[at]! += share * mix(0.5, 5, core) + 0.5 * smoothstep(1.1, 0.4, side) * smoothstep(0.24, 0.06, up)
    }
  }
}
