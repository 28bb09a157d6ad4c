import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { lathe, type Part } from './mesh.ts'
import type { Random } from './turned.ts'
import { hypot } from '../hypot.ts'

export type EggPattern = 'plain' | 'speckled' | 'bands' | 'dots' | 'zigzag' | 'flowers'

const EGG = Array.from({ length: 13 }, (_, at) => {
  const angle = (at / 12) * Math.PI
  const z = -Math.cos(angle)
  // Blunter below.
  return [0.74 * Math.sin(angle) * (1 - 0.16 * z), z] as const
})

/** Round the egg to places of a noise that meet where it closes: there and back, each half from its own side. */
function roundOf(u: number): number {
  return 120 + 60 * Math.cos(2 * Math.PI * u) + (u < 0.5 ? 0 : 140 * Math.sin(2 * Math.PI * u) ** 2)
}

/** An egg one unit long from its middle to each end, painted in up to four colours. */
export function egg(random: Random, colours: readonly Rgb[], pattern: EggPattern): Part[] {
  const [grain, clouds, cells] = [noiseTile('grain'), noiseTile('clouds'), noiseTile('cells')]
  const offset = random() * 400
  const tone = (index: number) => colours[index % colours.length]!
  const pick = (u: number, v: number): readonly [Rgb, number] => {
    const line = (middle: number, half: number) => smoothstep(half + 0.008, half, Math.abs(v - middle))
    if (pattern === 'speckled')
      return [
        tone(1),
        smoothstep(0.13, 0.05, noiseAt(cells, roundOf(u) * 2.4 + offset, v * 290)) *
          (0.5 + 0.5 * noiseAt(clouds, roundOf(u), v * 90)),
      ]
    if (pattern === 'dots') {
      const row = Math.floor(v * 9)
      const du = (u * 12 + (row % 2) / 2) % 1
      const dv = (v * 9) % 1
      return [tone(1 + (row % 3)), smoothstep(0.3, 0.26, hypot((du - 0.5) * Math.sin(Math.PI * v), dv - 0.5))]
    }
    if (pattern === 'flowers') {
      const du = ((u * 5 + (v < 0.5 ? 0.5 : 0)) % 1) - 0.5
      const dv = (v < 0.5 ? v - 0.36 : v - 0.62) * 3.6
      const far = hypot(du * 1.15 * Math.sin(Math.PI * v), dv)
      const rim = 0.27 + 0.09 * Math.cos(5 * Math.atan2(dv, du))
      if (far < 0.1) return [tone(2), 1]
      return far < rim ? [tone(1), 1] : [tone(3), Math.max(line(0.18, 0.014), line(0.83, 0.014))]
    }
    if (pattern === 'zigzag') {
      const tooth = Math.abs(((u * 12) % 1) - 0.5) * 0.1
      const inner = smoothstep(0.03, 0.022, Math.abs(v - 0.5 - tooth + 0.025))
      if (inner > 0) return [tone(1), inner]
      const outer = Math.max(line(0.36, 0.02), line(0.66, 0.02))
      return outer > 0 ? [tone(2), outer] : [tone(3), v < 0.24 || v > 0.78 ? 1 : 0]
    }
    if (pattern === 'bands') {
      const middle = line(0.5, 0.085)
      if (middle > 0) {
        const dot = smoothstep(0.34, 0.28, hypot(((u * 14) % 1) - 0.5, (v - 0.5) * 9))
        return dot > 0 ? [tone(0), dot] : [tone(1), middle]
      }
      return [tone(2), Math.max(line(0.36, 0.018), line(0.64, 0.018), line(0.26, 0.008), line(0.74, 0.008))]
    }
    return [tone(0), 0]
  }
  const paint: Part['paint'] = (u, v, out) => {
    const [over, share] = pick(u, v)
    const [base] = colours as [Rgb]
    // Laid by a brush: not even, the shell's pores below.
    const hand =
      1 + 0.07 * noiseAt(clouds, roundOf(u) * 0.4 + offset, v * 60) + 0.05 * noiseAt(grain, roundOf(u) * 2, v * 260)
    for (let part = 0; part < 3; part++) out[part] = mix(base[part]!, over[part]!, share) * hand
  }
  return [lathe(EGG, 'eggshell', paint, 56)]
}
