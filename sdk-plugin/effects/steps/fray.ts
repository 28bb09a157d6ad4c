import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { outlinesOf, type Place, placesAlong } from '../kernels/walk.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { randomFrom } from '../random.ts'
import { operation } from '../stage.ts'
import { describedMaterial } from '../surface/material.ts'
import { layThread, lightPile, type Pile, pileOver, shadowOf } from '../surface/pile.ts'

/** Loose fibres where cloth was torn: in tufts of unlike length, along the threads of the weave. Lengths in em. */
export const fray = operation({
  name: 'fray',
  schema: z.strictObject({
    do: z.literal('fray'),
    colours: z.array(colour).min(1).max(8),
    /** Longest fibre. */
    length: z.number().positive().max(0.5).default(0.07),
    /** Where the fibres begin, inside of the outline. */
    inset: z.number().min(-0.1).max(0.2).default(0.012),
    /** Fibres for each em of outline. */
    density: z.number().positive().max(400).default(130),
    radius: z.number().positive().max(0.02).default(0.0032),
    /** How much fibres keep to the warp and the weft; 0 stand straight out. */
    woven: z.number().min(0).max(1).default(0.7),
    /** How much fibres keep to corners and a few torn places, where they are long and curl; 0 is alike all round. */
    torn: z.number().min(0).max(1).default(0),
    shadow: z.number().min(0).max(1).default(0.45),
    gain: z.number().min(0).max(5).default(1),
  }),
  apply(stage, options) {
    const { letters } = stage
    const { em } = letters
    const pile = pileOver(stage)
    const smooth = blur(letters.distance, letters.width, letters.height, Math.max(0.8, 0.008 * em))
    const random = randomFrom(stage.seed * 613 + 77)
    for (const line of outlinesOf(smooth, letters.width, letters.height, options.inset * em)) {
      const stride = Math.max(1.1, em / options.density)
      const steps = placesAlong(line, stride)
      const torn = options.torn > 0 ? tornAlong(steps, stride, em) : undefined
      steps.forEach((step, index) => {
        const share = torn ? mix(1, torn[index]!, options.torn) : 1
        if (share < 1 && random() > share * 1.3) return
        pull(pile, { ...step, x: step.x + letters.x, y: step.y + letters.y }, em, options, random, share)
      })
    }
    const radius = Math.max(0.5, options.radius * em)
    if (options.shadow > 0) shadowOf(stage, pile, { lift: radius * 3, soft: radius * 1.5, strength: options.shadow })
    const material = describedMaterial({ colour: [1, 1, 1], metal: 0, rough: 0.8, sheen: 0.4 })
    lightPile(stage, pile, material, options.gain, 0)
  },
})

/** Over how much of the outline it is told whether it turns, to both sides, in em. */
const CORNER = 0.045

/** How torn each place of an outline is: where it turns outwards, and in tufts elsewhere. */
function tornAlong(steps: readonly Place[], stride: number, em: number): number[] {
  const ahead = Math.max(1, Math.round((CORNER * em) / stride))
  const clouds = noiseTile('clouds')
  const k = 42 / em
  return steps.map(({ x, y }, index) => {
    const before = steps[(index + steps.length - (ahead % steps.length)) % steps.length]!
    const after = steps[(index + ahead) % steps.length]!
    const turn = before.dx * after.dy - before.dy * after.dx
    const tuft = smoothstep(0.16, 0.42, noiseAt(clouds, x * k + 11, y * k + 63))
    return Math.min(1, smoothstep(0.25, 0.8, turn < 0 ? -turn * 0.55 : turn) + 0.9 * tuft + 0.035)
  })
}

const SEGMENTS = 3

function pull(
  pile: Pile,
  { x, y, dx, dy }: Place,
  em: number,
  { colours, length, radius, woven, torn }: z.output<(typeof fray)['schema']>,
  random: () => number,
  share: number,
): void {
  const k = 90 / em
  const tuft = 0.62 + 1.05 * noiseAt(noiseTile('clouds'), x * k + 31, y * k)
  const chance = random()
  const long = length * em * Math.max(0.32, tuft) * (0.18 + 0.82 * chance * chance) * (0.35 + 0.65 * share)
  // Outwards, then towards whichever thread of the weave runs that way.
  const [ox, oy] = [-dy, dx]
  const isWeft = Math.abs(ox) + (random() - 0.5) * 0.7 > Math.abs(oy)
  const [wx, wy] = isWeft ? [Math.sign(ox) || 1, 0] : [0, Math.sign(oy) || 1]
  let angle = Math.atan2(oy + (wy - oy) * woven, ox + (wx - ox) * woven) + (random() - 0.5) * 0.9
  const curl = (random() - 0.5) * (1.1 + 1.2 * torn)
  const tone = 0.75 + 0.4 * random()
  const base = colours[Math.floor(random() * colours.length)]!
  const shade = [base[0] * tone, base[1] * tone, base[2] * tone] as const
  let [px, py] = [x, y]
  const thick = Math.max(0.5, radius * em * (0.7 + 0.6 * random()))
  for (let segment = 0; segment < SEGMENTS; segment++) {
    const nx = px + (Math.cos(angle) * long) / SEGMENTS
    const ny = py + (Math.sin(angle) * long) / SEGMENTS
    layThread(pile, {
      x0: px,
      y0: py,
      x1: nx,
      y1: ny,
      radius: thick * (1 - segment * 0.22),
      colour: shade,
      taper: segment === SEGMENTS - 1 ? 0.3 : 0.85,
      opacity: 0.9 - 0.15 * segment,
    })
    ;[px, py] = [nx, ny]
    angle += curl * (0.4 + random())
  }
}
