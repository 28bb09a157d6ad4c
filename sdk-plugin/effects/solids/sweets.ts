/** Things of sugar. */
import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { lathe, moved, type Part, tube } from './mesh.ts'
import type { Random } from './turned.ts'

/** A sweet in twisted paper, along x. @param colours Of the paper and of its stripes */
export function wrapped(random: Random, colours: readonly [Rgb, Rgb]): Part[] {
  const clouds = noiseTile('clouds')
  const offset = random() * 200
  const striped: Part['paint'] = (u, v, out) => {
    const way = u * 7 + v * 1.2
    const stripe = smoothstep(0.3, 0.34, Math.abs(way - Math.floor(way) - 0.5))
    for (let part = 0; part < 3; part++) out[part] = mix(colours[0][part]!, colours[1][part]!, stripe)
  }
  const crease = (x: number, y: number) => noiseAt(clouds, x * 90 + offset, y * 90)
  const outline = [
    [0.06, -0.62],
    [0.13, -0.57],
    [0.4, -0.42],
    [0.5, -0.1],
    [0.5, 0.1],
    [0.4, 0.42],
    [0.13, 0.57],
    [0.06, 0.62],
  ] as const
  const body = moved(lathe(outline, 'cellophane', striped, 96), (place) => {
    // The paper is smooth over the sweet, and gathered in folds towards the twist.
    const way = Math.atan2(place[1], place[0])
    const drawn = smoothstep(0.16, 0.5, Math.abs(place[2]))
    const fold = Math.sin(way * 9 + 2.5 * crease(place[2] * 0.3, 1) + offset)
    const folds = 1 + 0.05 * crease(place[2], way * 2) + 0.13 * drawn * fold
    const [x, y, z] = place
    place[0] = z
    place[1] = y * folds
    place[2] = x * folds
  })
  const fan = (side: 1 | -1): Part => ({
    finish: 'cellophane',
    cells: [90, 14],
    place(u, v, out) {
      const across = (u - 0.5) * 2
      const wide = 0.08 + 0.4 * v ** 0.8
      const torn = 0.05 * v * crease(across * 0.9, side * 3)
      const bent = across * 11 + 2 * crease(across, v * 0.4) + offset
      out[0] = side * (0.58 + 0.46 * v - 0.07 * v * across * across + torn)
      out[1] = across * wide
      out[2] = (0.05 + 0.1 * v) * Math.sin(bent) + 0.04 * v * crease(across * 2, v)
    },
    paint: (u, v, out, back) => striped(u * 0.5, v * 0.2 + 0.3, out, back),
  })
  return [fan(1), fan(-1), body]
}

/** Two shells of meringue on their ruffled feet, cream between them. */
export function macaron(random: Random, shellTone: Rgb, cream: Rgb): Part[] {
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  const offset = random() * 300
  const dome = (z: number, up: 1 | -1): Part => {
    const part = lathe(
      [
        [0, z + 0.4 * up],
        [0.48, z + 0.37 * up],
        [0.8, z + 0.28 * up],
        [0.94, z + 0.17 * up],
        [0.965, z + 0.115 * up],
        [0.92, z + 0.09 * up],
      ],
      'crumb',
      (u, v, out) => {
        // Almonds that were not ground quite fine, and what the oven browned at the rim.
        const speck = noiseAt(grain, u * 300 + offset, v * 260) > 0.72 ? 0.82 : 1
        const tone = speck * (1 + 0.05 * noiseAt(clouds, u * 90 + offset, v * 60)) * (1 - 0.1 * smoothstep(0.6, 1, v))
        for (let part = 0; part < 3; part++) out[part] = shellTone[part]! * tone
      },
      64,
    )
    return moved(part, (place) => {
      place[2] += 0.012 * noiseAt(clouds, place[0] * 26 + offset, place[1] * 26)
    })
  }
  const foot = (z: number, up: 1 | -1): Part => ({
    finish: 'crumb',
    cells: [220, 14],
    place(u, v, out) {
      const way = u * 2 * Math.PI
      const ruffle = 0.075 * noiseAt(grain, u * 512 + offset, v * 26 + z * 90) + 0.05 * noiseAt(clouds, u * 512, v * 30)
      const far = 0.89 + 0.13 * Math.sin(Math.PI * Math.min(1, v * 1.15)) ** 0.7 + ruffle
      out[0] = Math.cos(way) * far
      out[1] = Math.sin(way) * far
      out[2] = z + up * mix(-0.09, 0.12, v)
    },
    paint(u, v, out) {
      const pit = 0.82 + 0.6 * noiseAt(grain, u * 512 + offset, v * 26 + z * 90)
      for (let part = 0; part < 3; part++) out[part] = mix(shellTone[part]!, 0.8, 0.12) * Math.min(1.12, pit)
    },
  })
  const filling = lathe(
    [
      [0.8, -0.1],
      [0.93, -0.04],
      [0.95, 0],
      [0.93, 0.04],
      [0.8, 0.1],
    ],
    'shell',
    (u, v, out) => {
      const swirl = 1 + 0.12 * noiseAt(clouds, u * 120 + offset, v * 20)
      for (let part = 0; part < 3; part++) out[part] = cream[part]! * swirl
    },
    56,
  )
  return [dome(-0.15, -1), foot(-0.15, -1), filling, foot(0.15, 1), dome(0.15, 1)]
}

/** A stick of sugar in stripes, bent to a crook. */
export function cane(_random: Random, first: Rgb, second: Rgb): Part[] {
  const crook = Array.from({ length: 9 }, (_, at) => {
    const angle = (at / 8) * Math.PI
    return [0.72 + 0.17 * Math.sin(angle), 0.17 * (Math.cos(angle) - 1), 0] as const
  })
  const straight = [0, 0.18, 0.36, 0.54].map((x) => [x, 0, 0] as const)
  return [
    tube(
      [...straight, ...crook],
      (t) => 0.052 * Math.sqrt(Math.max(0.02, Math.min(1, t * 40, (1 - t) * 40))),
      'sugar',
      (u, v, out) => {
        const way = u + v * 11
        const stripe = way - Math.floor(way)
        const share = smoothstep(0.03, 0.06, stripe) * smoothstep(0.47, 0.44, stripe)
        const thin = smoothstep(0.68, 0.7, stripe) * smoothstep(0.78, 0.76, stripe)
        const red = Math.max(share, thin)
        for (let part = 0; part < 3; part++) out[part] = mix(first[part]!, second[part]!, red)
      },
      20,
    ),
  ]
}
