import * as z from 'zod'
import { mix } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { copyOf, scratch } from '../../kernels/memory.ts'
import { Kept } from '../../kept.ts'
import { randomFrom } from '../../random.ts'
import { backdropFor } from '../painting/backdrop.ts'
import type { Face } from '../../../vision/index.ts'
import { coldOf, keepCold } from '../painting/cold-colours.ts'
import type { Print } from '../photo.ts'
import { litFrom } from '../painting/own-light.ts'
import { stepBack } from '../painting/half-figure.ts'
import { calmGlints } from '../painting/calm-glints.ts'
import { clearAround } from '../painting/silhouette.ts'
import { layHand, LEAN, ownerIn } from '../painting/rendered-hand.ts'
import { drawTrail, trailTo } from '../painting/light-trail.ts'
import { drawWire, shineSparkler, SPARKLER, type Tip } from '../painting/sparkler.ts'
import { type Pool, poolOf, shine } from '../painting/sparkler-pools.ts'
import { type Lamp, standBefore } from '../painting/stand.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** A night of lights, long exposed: the trail of a sparkler carried round who stands there, in its warm light. */
export const sparklers = treatment({
  name: 'sparklers',
  schema: z.strictObject({ kind: z.literal('sparklers') }),
  apply(print, _options, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const found = subjectOf(print)
    const people = found.faces.length > 0 && found.coverage > 0.02
    const subject = people ? stepBack(print, found, STAND) : found
    litFrom(print, subject, 1, ({ mask: body, faces }, own) => {
      const clear = clearAround(print, faces)
      const aside = Math.min(0.5 * width - ROOM * shorter, 0.46 * shorter)
      const tip: Tip = { x: 0.5 * width + aside, y: 0.6 * height }
      const held: Tip = { x: tip.x + LEAN * (HELD * height - tip.y), y: HELD * height }
      // Whoever stands next to it holds it.
      const near = people ? faces.toSorted((one, other) => other.x - one.x).slice(0, 1) : []
      const holder = ownerIn(print, body, near)
      // Where the trail began the light is as warm.
      const lights: Tip[] = [{ x: 0.5 * width - aside, y: 0.86 * height }, tip]
      const cold = coldOf(print, body)
      const mask = people ? stand(print, { found: body, faces, tips: lights, own }) : undefined
      if (people) keepCold(print, cold, EVENING_CLOTH)
      shine(print, { mask, clear, tips: lights })
      addLight(print, fireOf(print, tip, seed, -1), mask ?? body)
      drawWire(print, tip, { x: tip.x + LEAN * (WIRE * height - tip.y), y: WIRE * height })
      // The sleeve is of the cloth beside it, as that is lit.
      const { cloth } = ownerIn(print, mask ?? body, near)
      layHand(print, held, { ...holder, cloth }, ON_HAND)
      const fire = fireOf(print, tip, seed, 1)
      if (mask) lightBody(print, fire, mask)
      addLight(print, fire)
    })
  },
})

/** Light that falls on the pixels from `first` on. */
interface Fire {
  first: number
  /** Its green: how hot steel is says the rest. */
  green: Float32Array
  /** How brightly what is just behind it is lit: nothing is behind the far one. */
  spill: Float32Array
}

const KEPT_BYTES = 16 * 1024 * 1024
const kept = new Kept<Fire>(KEPT_BYTES, ({ green, spill }) => green.byteLength + spill.byteLength)

/** The trail behind who stands there, or the sparkler at its end: the same for each photo of a size. */
function fireOf({ width, height }: Print, tip: Tip, seed: number, side: 1 | -1): Fire {
  return kept.get(`${width}x${height} ${seed} ${side}`, () => {
    const isFar = side === -1
    const dark = () => new Float32Array(width * height)
    const night = { width, height, r: dark(), g: dark(), b: dark() }
    const random = randomFrom(seed * 811 + 7)
    if (isFar) drawTrail(night, trailTo(night, tip), random)
    glowAround(night)
    if (!isFar) shineSparkler(night, tip, seed, random)
    const first = Math.max(
      0,
      night.g.findIndex((light) => light > 0),
    )
    const spilt = () => blur(night.g, width, height, SPILL * Math.min(width, height)).slice(first)
    return { first, green: night.g.slice(first), spill: isFar ? new Float32Array() : scratch(spilt) }
  })
}

/** How far smoke about a trail glows, in shorter sides, and how brightly: near by and further off. */
const GLOWS = [
  [0.008, 0.5],
  [0.028, 0.34],
] as const

/** Smoke hangs along a trail and shines in its light: it has no border. */
function glowAround(night: Pick<Print, 'width' | 'height' | 'r' | 'g' | 'b'>): void {
  const { width, height, g } = night
  const shorter = Math.min(width, height)
  const soft = GLOWS.map(([far]) => blur(g, width, height, far * shorter).slice())
  for (const [c, to] of [night.r, night.g, night.b].entries()) {
    for (const [at, glow] of soft.entries()) {
      const much = GLOWS[at]![1] * SPARKLER[c]!
      for (let place = 0; place < to.length; place++) to[place]! += much * glow[place]!
    }
  }
}

/** What light has beside its green: red-hot steel, and steel that is white. */
const RED_HOT = { red: 1.6, blue: 0.42 } as const
const WHITE_HOT = { red: 1.07, blue: 0.8, from: 2.4 } as const

/** @param hidden Where it lies behind somebody, 0 to 1 */
function addLight({ r, g, b }: Print, { first, green }: Fire, hidden?: Float32Array): void {
  for (let from = 0, at = first; from < green.length; from++, at++) {
    if (green[from] === 0) continue
    const light = hidden ? green[from]! * (1 - hidden[at]!) : green[from]!
    const white = Math.min(1, green[from]! / WHITE_HOT.from)
    r[at]! += light * mix(RED_HOT.red, WHITE_HOT.red, white)
    g[at]! += light
    b[at]! += light * mix(RED_HOT.blue, WHITE_HOT.blue, white)
  }
}

/** How far a trail before a body lights it, as a share of the shorter side, how brightly, and the most of it. */
const [SPILL, LIT, MOST] = [0.03, 8, 0.2]

/** What burned close before a body lit its cloth. */
function lightBody(print: Print, { first, spill }: Fire, mask: Float32Array): void {
  const [red, green, blue] = SPARKLER.map((light) => LIT * light) as [number, number, number]
  for (let from = 0, at = first; from < spill.length; from++, at++) {
    const light = Math.min(MOST, spill[from]! * mask[at]!)
    if (light < 0.002) continue
    print.r[at]! *= 1 + red * light
    print.g[at]! *= 1 + green * light
    print.b[at]! *= 1 + blue * light
  }
}

/** How much of its light falls on the hand, and on the sleeve, which is further from it. */
const ON_HAND = { colour: [1, 0.84, 0.62], skin: 2.3, cloth: 2.6, gloss: 0.2 } as const

/** Room beside the tip for the hand and what flies, in shorter sides. */
const ROOM = 0.27
/** How far down the wire is held, in heights. */
const HELD = 0.815
/** Where it ends, below the fist. */
const WIRE = 0.985
/** Where who is photographed from near comes to stand. */
const STAND = { x: 0.46, chin: 0.64, tall: 0.36 } as const

const DARK = [0.2, 0.2, 0.27] as const
/** What cold colours have of that light's red, green and blue. */
const EVENING_CLOTH = [0.62, 0.96, 1.06] as const
/** The sparkler, which burns on one side only; what its trail left on the other, the night's cool light on a face. */
const LEFT: Lamp = { from: [-0.9, 0.5], colour: [0.5, 0.36, 0.26], rim: 1, front: 0.1 }
const RIGHT: Lamp = { from: [0.86, 0.4], colour: [2.7, 1.75, 0.9], rim: 2, front: 0.42 }
const FRONT: Lamp = { from: [0, 0.05], colour: [0.6, 0.58, 0.66], rim: 0 }

interface Stander {
  found: Float32Array
  faces: readonly Face[]
  tips: readonly Tip[]
  /** How much of the photo's own light stays. */
  own: number
}

/** Before lamps far behind, in the light of both, which glow in the air. */
function stand(print: Print, { found, faces, tips, own }: Stander): Float32Array {
  const lamps = backdropFor(print, { scene: 'city', variant: 7, blur: 0.034 })
  const far = { ...lamps, r: copyOf(lamps.r), g: copyOf(lamps.g), b: copyOf(lamps.b) }
  const planes = [far.r, far.g, far.b]
  const [left, right] = tips.map((tip) => poolOf(print, tip)) as [Pool, Pool]
  for (let y = 0, at = 0; y < print.height; y++) {
    for (let x = 0; x < print.width; x++, at++) {
      const warm = left.wideX[x]! * left.wideY[y]! + right.wideX[x]! * right.wideY[y]!
      for (let c = 0; c < 3; c++) planes[c]![at] = 0.24 * planes[c]![at]! + 0.016 * warm * SPARKLER[c]!
    }
  }
  const lit = { ambient: DARK, lamps: [LEFT, RIGHT, FRONT], wrap: 0.6, air: 0.04, round: 0.024, even: true, own }
  const mask = standBefore(print, { mask: found, faces, far, ...lit })
  calmGlints(print, mask, faces)
  return mask
}
