import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'

/** What dripped from letters into the snow before them: stains that ran out, melted in, and drops around them. Lengths in em. */
export const soak = operation({
  name: 'soak',
  schema: z.strictObject({
    do: z.literal('soak'),
    colour: colour.default([0.12, 0.004, 0.006]),
    /** What is left of the light where it has run out thin. */
    halo: colour.default([0.95, 0.42, 0.46]),
    /** Half the width of a stain. */
    size: z.number().positive().max(1).default(0.19),
    /** How far below the foot of a letter stains lie. */
    below: z.number().min(-0.3).max(0.5).default(0.06),
    /** How flat the ground is seen. */
    flat: z.number().min(0.1).max(1).default(0.34),
    /** Share of the letters that have one. */
    share: z.number().min(0).max(1).default(0.7),
  }),
  apply(stage, options) {
    const { letters, seed } = stage
    const random = randomFrom(seed * 1511 + 3)
    for (const { x, y } of feetOf(stage)) {
      const isThere = random() < options.share
      const size = options.size * letters.em * (0.35 + random())
      const px = x + letters.x
      const py = y + letters.y + options.below * letters.em
      const drops = 2 + Math.floor(4 * random())
      if (isThere) stain(stage, { x: px, y: py, size, deep: 1 }, options)
      for (let drop = 0; drop < drops; drop++) {
        const aside = (random() - 0.5) * 3.4 * size
        const ahead = (0.1 + random()) * 0.9 * size
        const small = size * (0.07 + 0.2 * random() * random())
        if (isThere) stain(stage, { x: px + aside, y: py + ahead, size: small, deep: 0.9 }, options)
      }
    }
  },
})

type Options = z.output<(typeof soak)['schema']>

interface Stain {
  x: number
  y: number
  /** Half its width in pixels. */
  size: number
  deep: number
}

/** Where each letter of the lowest line touches the ground: a place of its lowest edge. */
function feetOf({ letters, seed }: Stage): { x: number; y: number }[] {
  const { width, height, distance, em } = letters
  const owners = letters.owners()
  const feet: { y: number; xs: number[] }[] = []
  let lowest = 0
  for (let y = height - 1; y >= 0; y--) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      if (distance[at]! < 0.5) continue
      const foot = (feet[owners[at]!] ??= { y, xs: [] })
      if (foot.y - y < 0.06 * em) foot.xs.push(x)
      if (y > lowest) lowest = y
    }
  }
  const random = randomFrom(seed * 31 + 7)
  const standing = feet.filter((foot) => foot && foot.y > lowest - 0.5 * em)
  return standing.map(({ y, xs }) => ({ x: xs[Math.floor(random() * xs.length)]!, y }))
}

/** Half the width of the smallest drops, in pixels. */
const SMALLEST = 2.2

/** Blood in snow: deep in its middle, thinner and thinner outwards along the grains, sunken where it was warm. */
function stain({ frame, seed }: Stage, { x, y, size: wanted, deep }: Stain, options: Options): void {
  const { r, g, b, width, height } = frame
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  // Drops of a pixel or two would be dashes.
  const size = Math.max(SMALLEST, wanted)
  const high = Math.max(0.7 * SMALLEST, wanted * options.flat)
  const fine = 900 / height
  const fieldAt = (px: number, py: number) => {
    const u = (px - x) / size
    const v = (py - y) / high
    const uneven = 0.85 * noiseAt(clouds, u * 62 + seed * 7 + x, v * 38 + y)
    return 1 - Math.sqrt(u * u + v * v) + uneven + 0.12 * noiseAt(grain, px * fine, py * fine)
  }
  for (let py = Math.max(0, Math.floor(y - 1.6 * high)); py <= Math.min(height - 1, y + 1.6 * high); py++) {
    for (let px = Math.max(0, Math.floor(x - 1.6 * size)); px <= Math.min(width - 1, x + 1.6 * size); px++) {
      const field = fieldAt(px, py)
      if (field <= 0) continue
      const at = py * width + px
      const thin = smoothstep(0, 0.55, field)
      const core = deep * smoothstep(0.38, 0.72, field)
      // The pit's far wall is in the dark, its near lip catches the light.
      const pit = 1 + 0.9 * (fieldAt(px, py - 1.5) - field) * Math.min(1, thin * 2)
      const left = options.halo.map((share) => mix(1, share, thin) * Math.max(0.4, pit))
      r[at] = mix(r[at]! * left[0]!, options.colour[0], 0.88 * core)
      g[at] = mix(g[at]! * left[1]!, options.colour[1], 0.88 * core)
      b[at] = mix(b[at]! * left[2]!, options.colour[2], 0.88 * core)
    }
  }
}
