import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { drawBlossom } from '../../plants/blossom.ts'
import { randomFrom } from '../../random.ts'
import type { Print } from '../photo.ts'
import { drawDrift } from './drift.ts'
import { drawFarBank } from './far-bank.ts'
import { layOver, overlayOf, sceneryOf, shadeUnder } from './overlay.ts'
import { steadied } from './afloat.ts'
import { drawRafts } from './rafts.ts'
import { cover, openAround } from './riverside.ts'
import type { Box } from './silhouette.ts'
import { sprig } from './sprig.ts'
import { BANK } from './water.ts'

export interface Strewing {
  /** Whose heads are in the water; the water below the bank without any. */
  faces: readonly Box[]
  /** How many drift by. */
  flowers: number
  seed: number
  /** How far heads in the water lean, in radians: who leans is seen from above. */
  lean: number
  /** What is above the water, 0 to 1: flowers drift behind it. */
  dry?: Float32Array
}

/** Flowers in petals' own colours are brighter than anything else on dark water. */
const MUTED = [0.7, 0.66, 0.57] as const

/**
 * Strews flowers on the water, and wreaths on who lies in it.
 *
 * @param dry Grows to what the flowers cover.
 */
export function strewFlowers(print: Print, { faces: found, flowers, seed, lean, dry }: Strewing): void {
  const faces = found.map(steadied)
  const { width, height } = print
  const shorter = Math.min(width, height)
  const afloat = faces.length > 0
  const isAbove = lean !== 0
  const shown = openAround(print, faces)
  const whole = { x: 0, y: 0, width, height }
  const where = afloat ? JSON.stringify(faces) : 'bank'
  const open = dry ? shown.map((share, at) => share * (1 - dry[at]!)) : shown
  if (afloat && !isAbove) {
    const bank = sceneryOf(`far bank ${seed}`, { ...whole, height: 0.5 * height }, (context) => {
      drawFarBank(context, width, height, seed)
    })
    layOver(print, bank, { shown: open })
  }
  // From above they drift in the same places for all who lie there.
  const about = isAbove ? usual(faces[0]!) : undefined
  const drift = overlayOf(`drift ${seed} ${flowers} ${about ? JSON.stringify(about) : where}`, whole, (context) => {
    const random = randomFrom(seed * 313 + 7)
    if (about) return drawRafts(context, { face: about, lean, count: flowers }, random)
    const water = afloat
      ? { horizon: -0.43 * height, first: 0.12 * height, around: faces.slice(0, 4) }
      : { horizon: (BANK - 0.1) * height, first: (BANK + 0.03) * height, around: [] }
    drawDrift(context, { width, height, shorter, count: flowers, ...water }, random)
  })
  layOver(print, drift, { light: MUTED, shown: isAbove ? shown : open })
  if (dry) cover(dry, drift, width, isAbove ? shown : open)
  if (!afloat) return
  const garlands = overlayOf(`garlands ${seed} ${where}`, above(faces), (context) => {
    const random = randomFrom(seed * 211 + 9)
    for (const each of faces.slice(0, 4)) drawGarland(context, each, lean, random)
  })
  shadeUnder(print, garlands, { dx: 0.003 * shorter, dy: 0.005 * shorter, strength: 0.5, shown })
  layOver(print, garlands, { light: MUTED, shown })
  if (dry) cover(dry, garlands, width, shown)
}

/** A face as broad as most are for its height. */
function usual({ x, y, width, height }: Box): Box {
  const wide = 0.98 * height
  return { x: Math.round((x + width / 2 - wide / 2) / 16) * 16, y, width: wide, height }
}

/** Where the wreaths of all of them are. */
function above(faces: readonly Box[]): Box {
  const left = Math.min(...faces.map(({ x, width }) => x - 0.8 * width))
  const right = Math.max(...faces.map(({ x, width }) => x + 1.8 * width))
  const top = Math.min(...faces.map(({ y, height }) => y - 0.5 * height))
  const foot = Math.max(...faces.map(({ y, height }) => y + 2.7 * height))
  return { x: left, y: top, width: right - left, height: foot - top }
}

/** A wreath on the hair, from temple to temple: leaves below, blossoms close to one another on them. */
function drawGarland(context: SKRSContext2D, { x, y, width, height }: Box, lean: number, random: () => number): void {
  context.save()
  context.translate(x + width / 2, y + height / 2)
  context.rotate(lean)
  context.translate(-x - width / 2, -y - height / 2)
  const place = (t: number, out: number): [number, number] => {
    const angle = -Math.PI * mix(0.94, 0.06, t)
    return [
      x + width / 2 + Math.cos(angle) * mix(0.42, 0.54, out) * width,
      y + 0.3 * height + Math.sin(angle) * mix(0.32, 0.42, out) * height,
    ]
  }
  for (let leaf = 0; leaf < 46; leaf++) {
    const [px, py] = place((leaf + random()) / 46, random())
    sprig(context, px, py, width * mix(0.07, 0.13, random()), random)
  }
  const count = 23
  for (let each = 0; each < count; each++) {
    const [px, py] = place((each + 0.5 * random()) / (count - 0.5), random())
    const kind = (['daisy', 'forgetMeNot', 'rose', 'violet', 'daisy', 'forgetMeNot'] as const)[each % 6]!
    const size = width * mix(0.04, 0.068, random())
    drawBlossom(context, { kind, x: px, y: py, size, turn: random() * 6.28, tilt: mix(0.75, 1, random()) }, random)
  }
  context.restore()
}
