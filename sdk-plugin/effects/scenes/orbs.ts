import { mix, type Rgb, smoothstep } from '../colour.ts'
import { everywhere, type Scene } from './view.ts'
import { hypot } from '../hypot.ts'

interface Orb {
  /** Share of the frame's width, and of its height. */
  at: readonly [number, number]
  size: number
  lit: Rgb
  dark: Rgb
}

const ORBS: readonly Orb[] = [
  { at: [0.13, 0.3], size: 0.25, lit: [1, 0.42, 0.3], dark: [0.62, 0.06, 0.22] },
  { at: [0.38, 0.72], size: 0.2, lit: [1, 0.74, 0.3], dark: [0.85, 0.22, 0.1] },
  { at: [0.55, 0.26], size: 0.16, lit: [0.4, 0.85, 1], dark: [0.06, 0.22, 0.75] },
  { at: [0.77, 0.68], size: 0.29, lit: [1, 0.4, 0.72], dark: [0.45, 0.04, 0.5] },
  { at: [0.94, 0.22], size: 0.17, lit: [0.55, 1, 0.8], dark: [0.05, 0.45, 0.55] },
  { at: [0.04, 0.85], size: 0.14, lit: [0.6, 0.55, 1], dark: [0.16, 0.08, 0.6] },
]

/** Matt balls of many colours before a pale wall, as in a studio. */
export const orbs: Scene = (view) => {
  const { wide } = view
  everywhere(view, (u, v, spot) => {
    const wall = 0.95 - 0.2 * hypot(u - wide * 0.35, v - 0.25)
    let shadow = 0
    for (const { at, size } of ORBS) {
      const far = hypot(u - wide * at[0] - 0.05, (v - at[1] - 0.09) * 1.1) / size
      shadow = Math.max(shadow, 0.45 * smoothstep(1.5, 0.55, far))
    }
    spot[0] = wall * mix(0.8, 0.62, v) * (1 - shadow)
    spot[1] = wall * mix(0.74, 0.5, v) * (1 - shadow * 1.1)
    spot[2] = wall * mix(0.98, 0.86, v) * (1 - shadow * 0.6)
    for (const { at, size, lit, dark } of ORBS) {
      const dx = (u - wide * at[0]) / size
      const dy = (v - at[1]) / size
      const far = hypot(dx, dy)
      if (far > 1.02) continue
      const share = smoothstep(1.01, 0.99, far)
      const z = Math.sqrt(Math.max(0, 1 - far * far))
      const light = smoothstep(-0.5, 1, -0.5 * dx - 0.62 * dy + 0.6 * z)
      const shine = 0.5 * Math.max(0, -0.42 * dx - 0.55 * dy + 0.72 * z) ** 24
      for (let c = 0; c < 3; c++) spot[c] = mix(spot[c]!, mix(dark[c]!, lit[c]!, light) + shine, share)
    }
  })
}
