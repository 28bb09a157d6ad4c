import * as z from 'zod'
import { colour, type Rgb, ramp, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile, type NoiseTile } from '../kernels/noise.ts'
import { absorption } from '../light/absorption.ts'
import { toothAt } from '../plates/paper.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'

const STEPS = 128

/** Pigment that ran in water: dark rims, blooms, colours that flow into each other, grain in the paper's hollows. */
export const watercolour = operation({
  name: 'watercolour',
  schema: z.strictObject({
    do: z.literal('watercolour'),
    /** From left to right, or one for each character with `letters`; neighbours flow into each other. */
    colours: z.array(colour).min(1).max(12),
    by: z.enum(['place', 'letters']).default('place'),
    /** How far colours stray into each other, in em. */
    flow: z.number().min(0).max(2).default(0.35),
    grow: z.number().min(-0.1).max(0.2).default(0),
    /** Amount of pigment. */
    density: z.number().min(0).max(4).default(1),
    /** Pigment that dried at the rim. */
    rim: z.number().min(0).max(3).default(0.9),
    /** Share of the outline that ran out into wet paper, and how far in em. */
    wet: z.number().min(0).max(1).default(0.3),
    bleed: z.number().min(0).max(0.6).default(0.1),
    /** How uneven the outline is, in em. */
    ragged: z.number().min(0).max(0.3).default(0.012),
    /** Share of the pigment that stays wherever it was pushed away: letters that have to be read. */
    least: z.number().min(0).max(1).default(0.12),
    /** Late drops of water that pushed pigment away. */
    blooms: z.number().min(0).max(2).default(1),
    /** Pigment in the hollows of the paper. */
    grain: z.number().min(0).max(2).default(0.5),
    /** Drops flung from the brush. */
    spatter: z.number().int().min(0).max(200).default(0),
  }),
  apply(stage, options) {
    const tones = Array.from({ length: STEPS + 1 }, (_, step) => absorption(ramp(options.colours, step / STEPS)))
    paint(stage, options, tones)
    if (options.spatter > 0) fling(stage, options, tones)
  },
})

type Options = z.output<(typeof watercolour)['schema']>

function paint({ frame, letters, seed }: Stage, options: Options, tones: readonly Rgb[]): void {
  const { width, distance, em, ink, emoji } = letters
  const [clouds, swirls, grain] = [noiseTile('clouds'), noiseTile('swirls'), noiseTile('grain')]
  const k = 170 / em
  const ragged = options.ragged * em
  const bleed = Math.max(0.5, options.bleed * em)
  const [rim, soft] = [Math.max(1.1, 0.011 * em), Math.max(0.75, 0.004 * em)]
  const grow = options.grow * em
  const owners = options.by === 'letters' ? letters.owners() : undefined
  const span = 1 / Math.max(1, ink.right - ink.left)
  const drop = Math.max(1, Math.round(0.03 * em)) * width
  const last = Math.min(width, frame.width - letters.x)
  for (let y = Math.max(0, -letters.y); y < Math.min(letters.height, frame.height - letters.y); y++) {
    for (let x = Math.max(0, -letters.x), at = y * width + x; x < last; x++, at++) {
      const straight = distance[at]! + grow
      if (straight < -bleed * 2.2 - 2 * ragged - 2) continue
      const u = x * k + seed * 53
      const v = y * k + seed * 37.1
      const uneven = noiseAt(clouds, u * 1.7, v * 1.7) + 0.35 * noiseAt(grain, u * 1.4, v * 1.4)
      const far = straight + ragged * 2 * uneven
      const wetness = smoothstep(0.02, 0.3, noiseAt(swirls, u * 0.55 + 77, v * 0.55) + (options.wet - 0.5) * 0.9)
      const dry = smoothstep(-soft, soft, far)
      const run =
        wetness < 0.02 || options.bleed === 0 ? 0 : runAt(far, dry, bleed, wetness, u, v, options, clouds, grain)
      if (dry < 0.004 && run < 0.004) continue
      const body = dry < 0.004 ? 0 : pigment(far, rim, wetness, u, v, options, clouds, grain)
      // Water runs down: what lies towards a lower edge is darker.
      const below = at + drop < distance.length ? distance[at + drop]! : -em
      const pool = 1 + 0.1 * Math.max(-1, Math.min(1, (distance[at]! - below) / (0.03 * em)))
      const stray =
        options.flow * (noiseAt(swirls, u * 0.8, v * 0.8 + 190) + 0.5 * noiseAt(clouds, u * 1.2 + 60, v * 1.2))
      const place = owners
        ? mixedOwner(owners[at]!, tones.length, options.colours.length, stray)
        : ((x - ink.left) * span + stray * em * span) * STEPS
      const own = emoji && emoji.share[at]! > 0.3 ? absorption([emoji.r[at]!, emoji.g[at]!, emoji.b[at]!]) : undefined
      const tone = own ?? tones[clampStep(place)]!
      const most = own ? 1.1 : 99
      const px = x + letters.x
      const py = y + letters.y
      if (dry >= 0.004) lay(frame, px, py, tone, Math.min(most, body * pool), options.grain, dry)
      if (run >= 0.004) lay(frame, px, py, tone, Math.min(most, run * pool), options.grain, 1)
    }
  }
}

function clampStep(place: number): number {
  return place < 0 ? 0 : place > STEPS ? STEPS : Math.round(place)
}

function mixedOwner(owner: number, steps: number, colours: number, stray: number): number {
  const each = (steps - 1) / Math.max(1, colours - 1)
  return (Math.max(0, owner) % colours) * each + stray * each
}

/** How much pigment lies at a distance inside of the outline. */
function pigment(
  far: number,
  rim: number,
  wetness: number,
  u: number,
  v: number,
  options: Options,
  clouds: NoiseTile,
  grain: NoiseTile,
): number {
  const wash = 0.62 + 0.55 * noiseAt(clouds, u * 0.9 + 300, v * 0.9)
  const inner = far > 0 ? far : 0
  const edge =
    options.rim * (1 - 0.85 * wetness) * Math.exp(-inner / rim) * (0.75 + 0.7 * noiseAt(clouds, u * 1.3, v * 1.3))
  const bloom =
    options.blooms * backrun(noiseAt(clouds, u * 0.42 + 150, v * 0.42 + 20) + 0.05 * noiseAt(grain, u * 0.55, v * 0.55))
  return Math.max(options.least, wash + Math.max(0, edge) + bloom) * (1 - 0.2 * wetness) * options.density
}

/** Where the paper was wet there is no rim, but a fringe that follows the fibres. */
function runAt(
  far: number,
  dry: number,
  bleed: number,
  wetness: number,
  u: number,
  v: number,
  options: Options,
  clouds: NoiseTile,
  grain: NoiseTile,
): number {
  const fringe =
    far + bleed * (0.5 + 0.9 * noiseAt(clouds, u * 1.1 + 9, v * 1.1) + 0.4 * noiseAt(grain, u * 0.7, v * 0.7 + 50))
  const out = fringe > bleed ? 1 : fringe > 0 ? (fringe / bleed) * (fringe / bleed) : 0
  return wetness * out * 0.5 * (far < 0 ? 1 : 1 - dry * 0.6) * options.density
}

/** A late drop of water pushes pigment away, to a ragged line around it. */
function backrun(value: number): number {
  if (value < 0.12) return 0
  if (value > 0.24) return -0.24
  return value < 0.17 ? 0.32 * smoothstep(0.12, 0.165, value) : 0.32 - 0.56 * smoothstep(0.17, 0.2, value)
}

/** Takes from the light what the pigment absorbs; it covers a share of the pixel. */
function lay(
  { width, height, r, g, b }: Stage['frame'],
  x: number,
  y: number,
  tone: Rgb,
  amount: number,
  grain: number,
  share: number,
) {
  const tooth = grain > 0 ? toothAt(x / height, y / height) : 0
  const dense = amount * Math.max(0.2, 1 - grain * tooth)
  const at = y * width + x
  r[at]! *= 1 - share + share * Math.exp(-tone[0] * dense)
  g[at]! *= 1 - share + share * Math.exp(-tone[1] * dense)
  b[at]! *= 1 - share + share * Math.exp(-tone[2] * dense)
}

/** Drops of all sizes, mostly small, flung along a few directions. */
function fling(stage: Stage, options: Options, tones: readonly Rgb[]): void {
  const { frame, letters, seed } = stage
  const { ink, em } = letters
  const random = randomFrom(seed * 9176 + 3)
  for (let index = 0; index < options.spatter; index++) {
    const across = random()
    const spread = (random() + random() + random()) / 1.5 - 1
    const x = letters.x + ink.left + (across * 1.24 - 0.12) * (ink.right - ink.left)
    const y = letters.y + (ink.top + ink.bottom) / 2 + spread * 0.95 * (ink.bottom - ink.top)
    const size = random()
    const radius = Math.max(0.5, em * (0.004 + 0.032 * size * size * size * size))
    const place = clampStep((across + (random() - 0.5) * 0.2) * STEPS)
    const angle = Math.atan2(spread, across - 0.5) + (random() - 0.5)
    drop(
      frame,
      { x, y, radius, angle, long: 1 + 1.3 * random() * random(), tone: tones[place]!, seed: random() * 500 },
      options,
    )
  }
}

interface Drop {
  x: number
  y: number
  radius: number
  angle: number
  /** How much longer than wide. */
  long: number
  tone: Rgb
  seed: number
}

function drop(frame: Stage['frame'], { x, y, radius, angle, long, tone, seed }: Drop, options: Options): void {
  const clouds = noiseTile('clouds')
  const reach = Math.ceil(radius * long * 1.6 + 2)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const rim = Math.max(0.8, radius * 0.16)
  for (let py = Math.max(0, Math.floor(y - reach)); py <= Math.min(frame.height - 1, y + reach); py++) {
    for (let px = Math.max(0, Math.floor(x - reach)); px <= Math.min(frame.width - 1, x + reach); px++) {
      const along = ((px - x) * cos + (py - y) * sin) / long
      const across = (py - y) * cos - (px - x) * sin
      // Pointed towards where it came from.
      const lean = along < 0 ? 1 + 0.25 * (long - 1) * (-along / radius) : 1
      const round = Math.hypot(along, across * lean)
      const turn = Math.atan2(across, along)
      const ragged = 0.34 * noiseAt(clouds, 90 * Math.cos(turn) + seed, 90 * Math.sin(turn) + seed)
      const far = radius * (1 + ragged) - round
      const share = smoothstep(-0.7, 0.7, far)
      if (share < 0.004) continue
      const amount = (0.45 + 0.65 * Math.exp(-Math.max(0, far) / rim)) * options.density
      lay(frame, px, py, tone, amount, options.grain, share)
    }
  }
}
