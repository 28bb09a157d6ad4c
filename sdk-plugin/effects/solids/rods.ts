/** Long things that lie on the table, one unit long, from their blunt end to the right. */
import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { moved, type Part, tube } from './mesh.ts'
import { even, type Random, STEEL, turned } from './turned.ts'

/** A handle, a ferrule, hair that comes to a point, with what it was dipped in. */
export function brush(random: Random, lacquer: Rgb, pigment: Rgb, flat: boolean): Part[] {
  const hair = noiseTile('grain')
  const offset = random() * 300
  const handle = turned(
    [
      [0.002, 0],
      [0.007, 0.03],
      [0.011, 0.3],
      [0.02, 0.56],
      [0.017, 0.7],
      [0.014, 0.75],
    ],
    'paint',
    even(lacquer),
  )
  const ferrule = turned(
    [
      [0.0145, 0.735],
      [0.0155, 0.745],
      [0.0148, 0.76],
      [0.0165, 0.8],
      [0.019, 0.87],
    ],
    'metal',
    even(STEEL),
  )
  const tuft = turned(
    flat
      ? [
          [0.018, 0.865],
          [0.024, 0.92],
          [0.025, 0.985],
          [0.012, 1],
          [0, 1],
        ]
      : [
          [0.017, 0.865],
          [0.022, 0.9],
          [0.019, 0.95],
          [0.008, 0.985],
          [0, 1],
        ],
    'matt',
    (u, v, out) => {
      const wet = smoothstep(0.3, 0.55, v + 0.25 * noiseAt(hair, u * 300, offset))
      const strand = 1 + 0.5 * noiseAt(hair, u * 520 + offset, v * 12)
      const bristle = [0.3, 0.17, 0.08] as const
      for (let part = 0; part < 3; part++) out[part] = mix(bristle[part]!, pigment[part]!, wet) * strand
    },
    40,
  )
  return [handle, ferrule, tuft].map((part) =>
    flat ? moved(part, (place) => (place[1] *= place[0] > 0.78 ? 1 + (place[0] - 0.78) * 4.5 : 1)) : part,
  )
}

/** A stick of chalk, charcoal or pastel: broken at one end, worn at the other. */
export function stick(random: Random, tone: Rgb, radius: number): Part[] {
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  const offset = random() * 200
  const body = turned(
    [
      [0, 0.004],
      [radius * 0.9, 0],
      [radius, 0.03],
      [radius * 0.97, 0.4],
      [radius, 0.9],
      [radius * 0.85, 0.97],
      [radius * 0.3, 1],
      [0, 1],
    ],
    'matt',
    (u, v, out) => {
      const dust = 1 + 0.3 * noiseAt(grain, u * 90 + offset, v * 500) + 0.25 * noiseAt(clouds, u * 60, v * 90 + offset)
      for (let part = 0; part < 3; part++) out[part] = tone[part]! * dust
    },
    32,
  )
  return [
    moved(body, (place) => {
      const rough = 1 + 0.12 * noiseAt(clouds, place[0] * 120 + offset, (place[1] + place[2]) * 200)
      place[1] *= rough
      place[2] *= rough
    }),
  ]
}

/** A stalk, bent sideways by a share of its length. */
export function stem(random: Random, tones: readonly [Rgb, Rgb], radius: number, bend: number): Part[] {
  const grain = noiseTile('grain')
  const offset = random() * 90
  const points = Array.from({ length: 6 }, (_, at) => {
    const t = at / 5
    return [t, bend * 4 * t * (1 - t) * (0.85 + 0.3 * random()), 0.02 * Math.sin(t * 3)] as const
  })
  return [
    tube(
      points,
      (t) => radius * (1 - 0.25 * t),
      'leaf',
      (u, v, out) => {
        const line = 1 + 0.25 * noiseAt(grain, u * 80 + offset, v * 160)
        for (let part = 0; part < 3; part++) out[part] = mix(tones[0][part]!, tones[1][part]!, v) * line
      },
    ),
  ]
}
