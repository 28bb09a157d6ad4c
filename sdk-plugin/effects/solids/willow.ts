/** Twigs of willow in spring, and nests of straw. */
import { mix, mixed } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { catkin } from './catkin.ts'
import { lathe, moved, type Part, tube, turn } from './mesh.ts'
import { scaled, type Tones } from './tones.ts'
import type { Random } from './turned.ts'

/**
 * A twig from its thick end along x, one unit long, catkins to both sides.
 *
 * @param bend How far its middle lies aside, as a share of its length
 * @param long Of a catkin, as a share of the twig
 */
export function willow(random: Random, bark: Tones, fur: Tones, { bend, count, long }: WillowLook): Part[] {
  const aside = (t: number) => bend * 4 * t * (1 - t)
  const sway = random() * 6
  const spot = (t: number) => [t, aside(t) + 0.008 * Math.sin(t * 11 + sway), 0.05] as const
  const grain = noiseTile('grain')
  const thick = long * 0.11
  const branch = tube(
    Array.from({ length: 12 }, (_, at) => spot(at / 11)),
    (t) => thick * (1.1 - 0.6 * t) * (1 + 0.12 * Math.max(0, Math.cos(t * count * 2 * Math.PI)) ** 8),
    'wood',
    (u, v, out) => {
      const line = 1 + 0.35 * noiseAt(grain, u * 60 + sway * 20, v * 300)
      for (let part = 0; part < 3; part++) out[part] = mix(bark[0][part]!, bark[1][part]!, v) * line
    },
    10,
  )
  const catkins = Array.from({ length: count }, (_, index): Part[] => {
    const isLast = index === count - 1
    const t = isLast ? 0.985 : 0.1 + (0.86 * (index + 0.3 * random())) / count
    const [x, y, z] = spot(t)
    const way = Math.atan2(bend * 4 * (1 - 2 * t), 1)
    const side = isLast ? 0 : (index % 2 === 0 ? 1 : -1) * (0.5 + 0.24 * random())
    const size = long * (0.84 + 0.3 * random()) * (1 - 0.22 * t)
    return catkin(random, fur).map((part) =>
      moved(part, (place) => {
        for (let axis = 0; axis < 3; axis++) place[axis]! *= size
        // It stands off the twig sideways, a little towards the viewer, its foot in the bark.
        turn(place, 1, Math.PI / 2 - 0.16)
        turn(place, 2, way + side)
        place[0] += x
        place[1] += y
        place[2] += z
      }),
    )
  })
  return [branch, ...catkins.flat()]
}

export interface WillowLook {
  bend: number
  count: number
  long: number
}

/** A nest one unit in radius: straw laid round and round, a hollow in its middle. @param colours Of the straw */
export function nest(random: Random, colours: Tones): Part[] {
  const clouds = noiseTile('clouds')
  const bed = lathe(
    [
      [0.02, 0.1],
      [0.4, 0.12],
      [0.66, 0.26],
      [0.82, 0.3],
      [0.94, 0.12],
      [0.9, 0],
    ],
    'matt',
    (u, v, out) => {
      const dark = 0.42 + 0.3 * noiseAt(clouds, u * 160, v * 60)
      for (let part = 0; part < 3; part++) out[part] = colours[0][part]! * dark
    },
  )
  return [bed, ...Array.from({ length: 150 }, () => straw(random, colours))]
}

function straw(random: Random, colours: Tones): Part {
  const [from, long] = [random() * 2 * Math.PI, 0.5 + 1.1 * random()]
  const ring = random()
  // Those in the middle of the wall lie highest; ends stick out.
  const [start, end] = [0.58 + 0.36 * ring, 0.58 + 0.4 * (ring + (random() - 0.5) * 0.7)]
  const high = 0.1 + 0.26 * Math.sin(Math.PI * Math.min(1, ring + 0.12)) * (0.5 + 0.5 * random())
  const light = 0.6 + 0.75 * random()
  const tone = scaled(mixed(...colours, random()), light)
  return tube(
    Array.from({ length: 6 }, (_, at) => {
      const t = at / 5
      const way = from + long * t
      const far = mix(start, end, t) + 0.05 * (t - 0.5) ** 2 * 4
      return [Math.cos(way) * far, Math.sin(way) * far, high + 0.06 * Math.sin(t * 5 + from)] as const
    }),
    (t) => 0.027 * (1.1 - 0.5 * t),
    'wood',
    (_u, v, out) => {
      for (let part = 0; part < 3; part++) out[part] = tone[part]! * (0.85 + 0.3 * v)
    },
    5,
  )
}
