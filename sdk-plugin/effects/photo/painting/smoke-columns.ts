import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { enlarge } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import { shelvedThing } from '../../shelf.ts'
import type { Print } from '../photo.ts'
import { curled } from './curl.ts'
import { type Heap, heapsOf } from './heaps.ts'
import type { Vapour } from './vapour.ts'

const columns = new Kept<Vapour>(2)

/** Two columns that rise from the flares and meet over the picture, each in its colour, lit from below where it burns. */
export function billow(print: Print, mask: Float32Array, colours: readonly [Rgb, Rgb], seed: number): void {
  const { width, height } = print
  const { density, lit } = columnsFor(width, height, seed)
  const planes = [print.r, print.g, print.b]
  const clouds = new NoiseRows('clouds', width, { scale: 260 / Math.min(width, height), left: seed * 7 })
  for (let y = 0, at = 0; y < height; y++) {
    const cloud = clouds.at(y)
    const fire = 0.5 * smoothstep(0.55, 1, y / height)
    for (let x = 0; x < width; x++, at++) {
      const thick = density[at]! * (1 - mask[at]!)
      if (thick < 0.004) continue
      const share = smoothstep(0.34, 0.66, x / width + 0.12 * cloud[x]!)
      const light = lit[at]!
      const gain = 0.07 + 1.45 * light * light + fire * light
      const pale = 0.45 * light ** 4
      for (let c = 0; c < 3; c++) {
        const tone = mix(colours[0][c]!, colours[1][c]!, share) * gain + pale
        planes[c]![at]! += (tone - planes[c]![at]!) * thick
      }
    }
  }
}

function columnsFor(width: number, height: number, seed: number): Vapour {
  const name = `${width}x${height} ${seed}`
  const make = () => columnsOf(width, height, seed)
  return columns.get(name, () => shelvedThing(`smoke ${name}`, ['density', 'lit'], make))
}

/** How far curls carry smoke, in shorter sides. */
const CARRIED = 0.085

/** Heads of smoke from each flare upwards, curled and torn by the air. */
function columnsOf(width: number, height: number, seed: number): Vapour {
  const random = randomFrom(seed * 643 + 1)
  const heaps = Array.from({ length: 30 }, (_, each): Heap => {
    const up = each / 29
    const side = each % 2
    const aside = mix(0.06, 0.22, up) + mix(-0.1, 0.16, random())
    const tall = mix(0.2, 0.42, up) * mix(0.7, 1.2, random())
    const x = side === 0 ? aside : 1 - aside
    const y = mix(1.02, 0.24, up) + 0.1 * random()
    return { x, y, wide: 1.3 * tall, tall, dense: mix(0.95, 0.6, up), soft: 0.9 }
  })
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const torn = curled(heapsOf(w, h, heaps, seed + 3), w, h, { seed, carried: CARRIED })
  const large = (plane: Float32Array) => enlarge(plane, w, h, width, height).slice()
  return { density: large(torn.density), lit: large(torn.lit) }
}
