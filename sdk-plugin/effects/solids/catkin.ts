import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { Part } from './mesh.ts'
import { scaled, type Tones } from './tones.ts'
import type { Random } from './turned.ts'

/** A willow's catkin along z, one unit long: silver fur that stands off in hairs, out of the brown scale of its bud. */
export function catkin(random: Random, colours: Tones): Part[] {
  const lean = (random() - 0.5) * 0.2
  const plump = 0.9 + 0.25 * random()
  // The body, and over it two coats of hairs that end in the air: what lies between hairs is seen.
  const coats = [0, 0.032, 0.06].map((hair, coat) => furOf(random, colours, { lean, plump, hair, coat }))
  return [...coats, scaleOf(random, colours)]
}

interface Coat {
  lean: number
  plump: number
  /** How far its hairs stand off. */
  hair: number
  coat: number
}

function furOf(random: Random, colours: Tones, { lean, plump, hair, coat }: Coat): Part {
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  const seed = random() * 300
  return {
    finish: 'fur',
    cells: coat === 0 ? [36, 24] : [110, 40],
    place(u, v, out) {
      const way = u * 2 * Math.PI
      const round = Math.sin(Math.PI * Math.min(1, (0.004 + 0.986 * v) ** 0.78)) ** 0.66
      // A hair is where the noise is high; between hairs this coat lies below the body.
      const strand = coat === 0 ? 0 : Math.max(0, noiseAt(grain, u * 260 + seed, v * 22)) ** 1.4
      const far = plump * 0.225 * round + hair * (strand * 2.1 - 0.2) * (0.4 + 0.6 * round)
      out[0] = Math.cos(way) * far + lean * v * v
      out[1] = Math.sin(way) * far
      out[2] = 0.06 + 0.94 * v + hair * strand * (0.3 + v)
    },
    paint(u, v, out) {
      // Hairs run to the tip, grey at their roots, a breath of yellow towards the light.
      const fine = 0.5 + 0.5 * noiseAt(grain, u * 260 + seed, v * 18)
      const root = smoothstep(0.08, 0.42, v)
      const share =
        (0.1 + 0.62 * root) * (0.86 + 0.2 * fine) +
        0.2 * v +
        0.14 * coat +
        0.08 * noiseAt(clouds, u * 40, v * 40 + seed)
      for (let part = 0; part < 3; part++) {
        out[part] = mix(colours[0][part]!, colours[1][part]!, Math.min(1.15, share)) * (part === 2 ? 0.95 : 1)
      }
    },
  }
}

/** The bud's scale: it holds the foot on one side. */
function scaleOf(random: Random, colours: Tones): Part {
  const turn = random() * 6
  const brown = scaled([0.16, 0.07, 0.03], 0.8 + 0.4 * colours[0][0])
  return {
    finish: 'leaf',
    cells: [28, 12],
    place(u, v, out) {
      const way = u * 2 * Math.PI
      const tongue = 0.3 + 0.2 * Math.cos(way - turn)
      const far = 0.03 + 0.235 * smoothstep(0, 0.8, v) ** 0.8
      out[0] = Math.cos(way) * far
      out[1] = Math.sin(way) * far
      out[2] = v * tongue
    },
    paint(_, v, out) {
      for (let part = 0; part < 3; part++) out[part] = brown[part]! * (0.7 + 0.8 * v)
    },
  }
}
