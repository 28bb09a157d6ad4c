/** A rose about the axis z, one unit in radius: a bud that winds about itself, petals in rings around it. */
import { mix, mixed, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { lathe, type Part } from './mesh.ts'
import { FORMS, petal } from './petal.ts'
import { scaled, type Tones, varied } from './tones.ts'
import type { Random } from './turned.ts'

interface Ring {
  count: number
  length: number
  /** Half the width of a petal, and the radius that it is curved to, as shares of its length. */
  wide: number
  cup: number
  /** Distance of the feet from the axis, and below the first ring. */
  foot: readonly [number, number]
  /** Degrees from the axis at the foot, in full bloom, and what the tip turns beyond that. */
  leaves: number
  open: number
  curl: number
  roll: number
}

/** From the innermost: each stands further open than the one before. */
const RINGS: readonly Ring[] = [
  { count: 3, length: 0.64, wide: 0.44, cup: 0.3, foot: [0.1, 0], leaves: 22, open: 5, curl: 30, roll: 0.02 },
  { count: 4, length: 0.7, wide: 0.52, cup: 0.36, foot: [0.1, -0.03], leaves: 36, open: 15, curl: 48, roll: 0.05 },
  { count: 4, length: 0.78, wide: 0.57, cup: 0.42, foot: [0.1, -0.06], leaves: 54, open: 28, curl: 58, roll: 0.09 },
  { count: 5, length: 0.86, wide: 0.58, cup: 0.52, foot: [0.1, -0.09], leaves: 72, open: 43, curl: 58, roll: 0.12 },
  { count: 5, length: 0.95, wide: 0.58, cup: 0.66, foot: [0.1, -0.12], leaves: 84, open: 60, curl: 46, roll: 0.13 },
  { count: 5, length: 1.02, wide: 0.58, cup: 0.9, foot: [0.09, -0.16], leaves: 94, open: 76, curl: 30, roll: 0.13 },
]

/** @param open 0 is a bud, 1 in full bloom */
export function rose(random: Random, given: Tones, open: number): Part[] {
  const colours = varied(random, given)
  // A bud is wound tightly, and its rims have not turned out yet.
  const bloom = Math.min(1, Math.max(0, open))
  const petals = RINGS.flatMap((ring, index) => {
    const out = index / (RINGS.length - 1)
    const first = random() * 360
    return Array.from({ length: ring.count }, (_, place) => {
      const foot = scaled(colours[0], mix(0.5, 0.9, out))
      const tip = scaled(colours[1], mix(0.84, 1.04, out))
      return petal({
        around: first + ((place + (random() - 0.5) * 0.34) * 360) / ring.count,
        length: ring.length * (0.94 + 0.12 * random()),
        wide: ring.wide * (0.94 + 0.12 * random()),
        form: FORMS.blunt,
        leaves: ring.leaves,
        open: mix(-9, ring.open, open) + (random() - 0.5) * (2 + 4 * bloom + 10 * out * bloom),
        curl: ring.curl * (0.6 + 0.7 * random()) * (0.05 + 0.95 * bloom ** 1.3),
        foot: ring.foot,
        cup: mix(0.24 + 0.025 * index, ring.cup, bloom),
        roll: ring.roll * (0.5 + random()) * bloom,
        ruffle: mix(0.006, 0.024, out) * (0.3 + 0.7 * bloom),
        seed: random(),
        look: {
          colours: [foot, tip],
          rim: mixed(scaled(tip, 1.2), [1, 0.88, 0.86], 0.06),
          veins: 0.16,
          deep: 0.5,
        },
      })
    })
  })
  return [heart(colours), scroll(random, colours), ...petals, ...sepals(random)]
}

/** What holds the blossom below, seen of those that look aside. */
function sepals(random: Random): Part[] {
  const first = random() * 360
  return Array.from({ length: 5 }, (_, index) =>
    petal({
      around: first + index * 72 + (random() - 0.5) * 12,
      length: 0.62 + 0.14 * random(),
      wide: 0.17,
      form: FORMS.pointed,
      leaves: 84,
      open: 40 + 50 * random(),
      curl: 40 + 50 * random(),
      foot: [0.04, -0.26],
      cup: 0.5,
      seed: random(),
      cells: [8, 18],
      finish: 'leaf',
      look: {
        colours: [
          [0.07, 0.16, 0.03],
          [0.05, 0.13, 0.03],
        ],
        veins: 0.1,
      },
    }),
  )
}

/** What closes the bud below: between its turns there is red in the dark, not the table. */
function heart([foot]: Tones): Part {
  const dark = scaled(foot, 0.4)
  return lathe(
    [
      [0.08, -0.1],
      [0.14, 0.05],
      [0.19, 0.2],
      [0.12, 0.3],
      [0, 0.32],
    ],
    'petal',
    (_u, _v, out) => out.splice(0, 3, ...dark),
    20,
  )
}

const TURNS = 2.7
const CORE = 0.2

/** The innermost petals: one sheet wound about itself, its upper edge leaning out a little. */
function scroll(random: Random, [foot, tip]: Tones): Part {
  const start = random() * 6
  const grain = noiseTile('clouds')
  return {
    finish: 'petal',
    cells: [110, 9],
    place(u, v, out) {
      const way = start + u * TURNS * 2 * Math.PI
      // Later turns lie outside; each leans over the one within.
      const far = 0.018 + CORE * u ** 0.85 + (0.055 + 0.03 * u) * (v - 0.35) ** 2 * Math.sign(v - 0.35)
      const wave = 0.02 * Math.sin(way * 0.9 + 1) * v
      const round = 1 + 0.05 * Math.sin(way * 2 + start)
      out[0] = Math.cos(way) * far * round
      out[1] = Math.sin(way) * far * round
      out[2] = 0.1 + (0.58 - 0.08 * u * u) * v + wave
    },
    paint(u, v, out, back) {
      const light = mix(0.5, 0.94, smoothstep(0.2, 1, v)) * (back ? 0.92 : 1)
      const tone = light * (1 + 0.08 * noiseAt(grain, u * 120, v * 20 + start * 20))
      for (let part = 0; part < 3; part++) out[part] = mix(foot[part]!, tip[part]!, 0.5 + 0.4 * v) * tone
    },
  }
}
