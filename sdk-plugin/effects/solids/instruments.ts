/** Tools of those who draw. */
import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { box } from './boxes.ts'
import { moved, type Part, tube } from './mesh.ts'
import { even, type Random, STEEL } from './turned.ts'

/** Rings of wire along x that hold the sheets of a pad, each through a hole. @param rings Along its length of one */
export function coil(_random: Random, rings: number): Part[] {
  const radius = 0.45 / rings
  return Array.from({ length: rings }, (_, ring) => {
    const x = (ring + 0.5) / rings - 0.5
    const points = Array.from({ length: 9 }, (_each, step) => {
      const angle = (step / 8) * Math.PI * 1.25 - 0.35
      return [
        x + 0.16 * radius * (step / 8 - 0.5),
        radius * 1.3 * Math.cos(angle),
        radius * (0.25 + Math.sin(angle)),
      ] as const
    })
    return tube(points, () => 0.13 * radius, 'metal', even(STEEL), 8)
  })
}

/** A box of watercolours that has been used, pans in two rows; its lid is off. @param pans Colours, dry and wet */
export function paintbox(random: Random, pans: readonly Rgb[]): Part[] {
  const columns = Math.ceil(pans.length / 2)
  const wide = 1.8 / columns
  const tray = [
    ...box([1, 0.5, 0.1], 'paint', () => even([0.03, 0.03, 0.034])),
    ...box([0.96, 0.46, 0.115], 'paint', () => stained([0.8, 0.8, 0.78], pans, 300 * random(), 0.5)),
  ]
  const cakes = pans.flatMap((tone, index): Part[] => {
    const x = -0.9 + wide * ((index % columns) + 0.5)
    const y = index < columns ? -0.22 : 0.22
    const offset = random() * 300
    const lean = 0.05 * (random() - 0.5)
    const high = mix(0.13, 0.16, random())
    const shift = (dx: number, dy: number) => (place: [number, number, number]) => {
      const px = place[0] + dx
      const py = place[1] + dy
      place[0] = x + px - lean * py
      place[1] = y + py + lean * px
    }
    const beside = pans[(index + 1) % pans.length]!
    const enamel = () => stained([0.86, 0.86, 0.84], [tone, beside], offset, 0.85)
    const walls = [-1, 1].flatMap((side) => [
      ...box([wide * 0.035, 0.19, 0.2], 'paint', enamel).map((part) => moved(part, shift(side * wide * 0.415, 0))),
      ...box([wide * 0.45, 0.02, 0.2], 'paint', enamel).map((part) => moved(part, shift(0, side * 0.17))),
    ])
    // Paint lies lower than the walls of its pan, which shade it.
    const cake = box([wide * 0.4, 0.165, high], 'shell', () => usedPan(tone, beside, offset))
    return [...walls, ...cake.map((part) => moved(part, shift(0, 0)))]
  })
  return [...tray, ...cakes]
}

/** Enamel that paint of several pans has dried on, in puddles with dark rims. @param share How much of it, 0 to 1 */
function stained(own: Rgb, paints: readonly Rgb[], offset: number, share: number) {
  const clouds = noiseTile('clouds')
  return (u: number, v: number, out: [number, number, number]) => {
    const pool = noiseAt(clouds, u * 46 + offset, v * 46)
    const wet = smoothstep(0.28 - 0.34 * share, 0.34 - 0.34 * share, pool)
    const rim = wet * smoothstep(0.46 - 0.34 * share, 0.32 - 0.34 * share, pool)
    const which = 0.5 + 0.9 * noiseAt(clouds, u * 20 + offset + 90, v * 20)
    const paint = paints[Math.min(paints.length - 1, Math.max(0, Math.floor(which * paints.length)))]!
    const strength = 0.5 * wet + 0.4 * rim
    for (let part = 0; part < 3; part++) out[part] = own[part]! * mix(1, 0.12 + 0.88 * paint[part]!, strength)
  }
}

/** A cake of paint worn to a hollow where the brush went: darker where water stood last, with a touch of its neighbour. */
function usedPan(tone: Rgb, beside: Rgb, offset: number) {
  const clouds = noiseTile('clouds')
  return (u: number, v: number, out: [number, number, number]) => {
    const worn = noiseAt(clouds, u * 60 + offset, v * 60)
    const foreign = 0.7 * smoothstep(0.12, 0.34, noiseAt(clouds, u * 44 + offset + 51, v * 44 + 17))
    const tones = 0.4 + 0.85 * smoothstep(-0.3, 0.35, worn) - 0.3 * smoothstep(0.06, 0, Math.abs(worn - 0.05))
    for (let part = 0; part < 3; part++) out[part] = mix(tone[part]!, beside[part]!, foreign) * tones
  }
}
