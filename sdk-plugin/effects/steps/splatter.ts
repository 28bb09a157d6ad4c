import * as z from 'zod'
import { mix } from '../colour.ts'
import { plane } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'
import { addRun, joined, lettersOf, type Mass } from '../mass.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * Something liquid thrown at the scene: blots with tongues, droplets that flew on from them, and runs. The steps below
 * it work on it in place of the letters, one em being a quarter of the frame's height. Lengths in frame heights.
 */
export const splatter = operation({
  name: 'splatter',
  schema: z.strictObject({
    do: z.literal('splatter'),
    /** Blots; each throws droplets. */
    count: z.number().int().min(1).max(60).default(7),
    /** Radius of the smallest and the largest blot. */
    size: z.tuple([z.number().positive(), z.number().positive()]).readonly().default([0.008, 0.035]),
    /** Droplets of a blot. */
    droplets: z.number().int().min(0).max(80).default(22),
    /** How far droplets fly, in radii of the blot. */
    throw: z.number().min(0).max(20).default(6),
    /** Left, top, right, bottom of where it hits, as shares of the frame. */
    within: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly().default([0, 0, 1, 1]),
    /** Longest run down from a blot; 0 for none. */
    run: z.number().min(0).max(1).default(0.12),
    /** Tells apart two splatters of a recipe. */
    salt: z.number().int().min(0).max(99).default(0),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const body = thrown(stage, options)
    if (body) runInner(stage, body, options.steps)
  },
})

type Options = z.output<(typeof splatter)['schema']>

function thrown({ frame, letters, seed }: Stage, options: Options): Letters | undefined {
  const { width, height } = frame
  const [left, top, right, bottom] = options.within
  const random = randomFrom(seed * 9973 + options.salt * 131 + 5)
  const mass: Mass = { x: 0, y: 0, width, height, field: plane(width * height).fill(-height) }
  for (let index = 0; index < options.count; index++) {
    const x = mix(left, right, random()) * width
    const y = mix(top, bottom, random()) * height
    const radius = mix(options.size[0], options.size[1], random() ** 2) * height
    const heading = random() * 2 * Math.PI
    addBlot(mass, x, y, radius, heading, random)
    for (let drop = 0; drop < options.droplets; drop++) {
      // Most fly the way the blow came from.
      const angle = heading + (random() + random() + random() - 1.5) * 2.2
      const far = radius * (1.1 + options.throw * random() ** 1.7)
      const small = radius * mix(0.04, 0.3, random() ** 3) * (1 - (0.4 * far) / (radius * (2 + options.throw)))
      addDrop(
        mass,
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far,
        Math.max(0.5, small),
        angle,
        1 + random() * 1.8,
      )
    }
    if (options.run > 0 && random() < 0.7) {
      const length = options.run * height * random() ** 1.5
      const thick = radius * mix(0.12, 0.3, random())
      addRun(mass, {
        x: x + (random() - 0.5) * radius,
        y,
        length: length + radius,
        radius: thick,
        drop: 1.2,
        swing: thick,
        phase: random() * 6,
      })
    }
  }
  // Measured by the frame: the same splatter for every text.
  return lettersOf(mass, { ...letters, em: EM * height })
}

/** An em of its steps in frame heights. */
const EM = 0.25

/** A blot, longer the way the blow came from, whose rim bulges where a few tongues leave it: most of them that way. */
function addBlot(mass: Mass, x: number, y: number, radius: number, heading: number, random: () => number): void {
  addDrop(mass, x, y, radius * 0.8, heading, 1.1 + 0.35 * random())
  const lobes = 3 + Math.floor(random() * 3)
  for (let lobe = 0; lobe < lobes; lobe++) {
    const angle = random() * 2 * Math.PI
    const far = radius * mix(0.3, 0.62, random())
    addDrop(mass, x + Math.cos(angle) * far, y + Math.sin(angle) * far, radius * mix(0.3, 0.55, random()), angle, 1.1)
  }
  const tongues = 3 + Math.floor(random() * 5)
  for (let tongue = 0; tongue < tongues; tongue++) {
    const angle = heading + (random() + random() - 1) * 2.4
    const far = radius * mix(0.75, 1.5, random() ** 1.6)
    const size = radius * mix(0.07, 0.22, random() ** 2)
    addDrop(mass, x + Math.cos(angle) * far, y + Math.sin(angle) * far, size, angle, mix(1.2, 2.6, random()))
  }
}

/** An ellipse, `long` times as long as it is wide, joined to what is there. */
function addDrop(
  { width, height, field }: Mass,
  x: number,
  y: number,
  radius: number,
  angle: number,
  long: number,
): void {
  const reach = radius * long + 2 * radius + 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const soft = radius * 0.4
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(width - 1, x + reach); px++) {
      const u = (cos * (px - x) + sin * (py - y)) / long
      const v = cos * (py - y) - sin * (px - x)
      const far = radius - Math.sqrt(u * u + v * v)
      const at = py * width + px
      if (far > -2 * radius - 1) field[at] = joined(field[at]!, far, soft)
    }
  }
}
