import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import type { Part } from './mesh.ts'
import { scaled, type Tones } from './tones.ts'
import type { Random } from './turned.ts'

/** A willow's catkin along z, one unit long: silver fur that stands off in tufts, out of the brown scale of its bud. */
export function catkin(random: Random, colours: Tones): Part[] {
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  const seed = random() * 300
  const lean = (random() - 0.5) * 0.16
  const fur: Part = {
    finish: 'petal',
    cells: [44, 30],
    place(u, v, out) {
      const way = u * 2 * Math.PI
      const round = Math.sin(Math.PI * Math.min(1, v ** 0.8)) ** 0.62
      const tuft = 1 + 0.16 * noiseAt(grain, u * 150 + seed, v * 46) + 0.06 * noiseAt(clouds, u * 40, v * 60 + seed)
      const far = 0.235 * round * tuft
      out[0] = Math.cos(way) * far + lean * v * v
      out[1] = Math.sin(way) * far
      out[2] = 0.06 + 0.94 * v
    },
    paint(u, v, out) {
      // Hairs run to the tip, grey at their roots.
      const hair = 0.5 + 0.5 * noiseAt(grain, u * 230 + seed, v * 22)
      const share = 0.35 + 0.5 * hair + 0.25 * v
      for (let part = 0; part < 3; part++) out[part] = mix(colours[0][part]!, colours[1][part]!, Math.min(1, share))
    },
  }
  return [fur, scaleOf(random, colours)]
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
      const tongue = 0.24 + 0.16 * Math.cos(way - turn)
      const far = 0.05 + 0.185 * smoothstep(0, 0.8, v) ** 0.8
      out[0] = Math.cos(way) * far
      out[1] = Math.sin(way) * far
      out[2] = v * tongue
    },
    paint(_, v, out) {
      for (let part = 0; part < 3; part++) out[part] = brown[part]! * (0.7 + 0.8 * v)
    },
  }
}
