/** Tools of those who draw. */
import { type Rgb, smoothstep } from '../colour.ts'
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

/** A box of watercolours, pans in two rows; its lid is off. @param pans Colours, dry and wet */
export function paintbox(random: Random, pans: readonly Rgb[]): Part[] {
  const clouds = noiseTile('clouds')
  const columns = Math.ceil(pans.length / 2)
  const wide = 1.8 / columns
  const tray = [
    ...box([1, 0.5, 0.1], 'paint', () => even([0.03, 0.03, 0.034])),
    ...box([0.96, 0.46, 0.115], 'paint', () => even([0.8, 0.8, 0.78])),
  ]
  const cakes = pans.flatMap((tone, index): Part[] => {
    const [x, y] = [-0.9 + wide * ((index % columns) + 0.5), index < columns ? -0.22 : 0.22]
    const offset = random() * 300
    const shift = (place: [number, number, number]) => {
      place[0] += x
      place[1] += y
    }
    const rim = box([wide * 0.45, 0.19, 0.17], 'paint', () => even([0.86, 0.86, 0.84]))
    const cake = box([wide * 0.38, 0.155, 0.185], 'shell', () => (u, v, out) => {
      // Worn to a hollow where the brush went, darker where it dried last.
      const used = noiseAt(clouds, u * 70 + offset, v * 70)
      const tones = 0.55 + 0.6 * smoothstep(-0.3, 0.4, used)
      for (let part = 0; part < 3; part++) out[part] = tone[part]! * tones
    })
    return [...rim, ...cake].map((part) => moved(part, shift))
  })
  return [...tray, ...cakes]
}
