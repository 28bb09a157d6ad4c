import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { BLOSSOMS, drawBlossom } from '../../plants/blossom.ts'
import { drawLeaf } from '../../plants/leaf.ts'
import { drawReed } from '../../plants/reed.ts'
import { randomFrom } from '../../random.ts'
import { drawDrift } from './drift.ts'
import { drawFarBank } from './far-bank.ts'
import { layOver, overlayOf, shadeUnder } from './overlay.ts'
import type { Print } from '../photo.ts'
import { type Box, clearAround, partOf } from './silhouette.ts'
import type { Subject } from './subject.ts'
import { BANK } from './water.ts'

export interface RiversideOptions {
  /** How many drift by. */
  flowers: number
  seed: number
  /** Flowers around a face in the water and on its hair, or on all the water below the bank. */
  afloat: boolean
  /** How far heads in the water lean, in radians. */
  lean: number
  /** What is above the water, 0 to 1: flowers drift behind it. */
  dry?: Float32Array
}

/** Willow above, flowers on the water, reeds in front; faces stay free. */
export function growRiverside(
  print: Print,
  { faces }: Pick<Subject, 'faces'>,
  { flowers, seed, afloat, lean, dry }: RiversideOptions,
): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const shown = plane(width * height)
  // A wreath may lie on the brow.
  const middles = faces.map((face) => partOf(face, { x: 0.1, y: 0.2, width: 0.8, height: 0.78 }))
  const clear = clearAround(print, middles)
  for (let at = 0; at < shown.length; at++) shown[at] = 1 - clear[at]!
  const whole = { x: 0, y: 0, width, height }
  const where = afloat ? JSON.stringify(faces) : 'bank'
  const open = dry && !(afloat && lean !== 0) ? shown.map((share, at) => share * (1 - dry[at]!)) : shown
  // Who lies back is seen from above: there is no other bank, and all flowers are as near.
  const isAbove = afloat && lean !== 0
  if (afloat && !isAbove) {
    const bank = overlayOf(`far bank ${seed}`, { ...whole, height: 0.5 * height }, (context) => {
      drawFarBank(context, width, height, seed)
    })
    layOver(print, bank, { shown: open })
  }
  const willow = overlayOf(`willow ${seed}`, { ...whole, height: 0.4 * height }, (context) => {
    drawWillow(context, { width, height, shorter, seed })
  })
  layOver(print, willow, { light: [0.8, 0.85, 0.7], shown })
  const drift = overlayOf(`drift ${seed} ${flowers} ${where}`, whole, (context) => {
    const water = afloat
      ? { horizon: -0.43 * height, first: (isAbove ? 0 : 0.12) * height, around: faces.slice(0, 4), isAbove }
      : { horizon: (BANK - 0.1) * height, first: (BANK + 0.03) * height, around: [] }
    drawDrift(context, { width, height, shorter, count: flowers, ...water }, randomFrom(seed * 313 + 7))
  })
  layOver(print, drift, { light: [0.9, 0.88, 0.82], shown: open })
  if (afloat) {
    const garlands = overlayOf(`garlands ${seed} ${where}`, above(faces), (context) => {
      const random = randomFrom(seed * 211 + 9)
      for (const each of faces.slice(0, 4)) {
        drawGarland(context, each, lean, random)
        if (isAbove) drawNecklace(context, each, lean, random)
      }
    })
    // Round a neck they touch the chin.
    const over = isAbove ? {} : { shown }
    shadeUnder(print, garlands, { dx: 0.004 * shorter, dy: 0.007 * shorter, strength: 0.6, ...over })
    layOver(print, garlands, { light: [0.9, 0.88, 0.82], ...over })
  }
  const banks = { x: 0, y: Math.max(0, height - 0.56 * shorter), width, height: Math.min(height, 0.56 * shorter) }
  const reeds = overlayOf(`reeds ${seed} ${height}`, banks, (context) =>
    drawReeds(context, { width, height, shorter, seed }),
  )
  shadeUnder(print, reeds, { dx: 0.006 * shorter, dy: 0.006 * shorter, strength: 0.35, shown })
  layOver(print, reeds, { light: [0.85, 0.85, 0.75], shown })
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

/** Flowers round the neck, close to one another, and more of them strewn over the breast. */
function drawNecklace(context: SKRSContext2D, { x, y, width, height }: Box, lean: number, random: () => number): void {
  context.save()
  context.translate(x + width / 2, y + height / 2)
  context.rotate(lean)
  const chin = 0.5 * height
  const place = (t: number, low: number): [number, number] => [
    0.5 * t * width * (1 + 0.12 * low),
    chin + (0.15 - 0.24 * t * t + 0.1 * low) * width,
  ]
  for (let leaf = 0; leaf < 60; leaf++) {
    const [px, py] = place(2 * random() - 1, 2 * random() - 0.7)
    sprig(context, px, py, width * mix(0.08, 0.15, random()), random)
  }
  for (let each = 0; each < 72; each++) {
    const t = (2 * (each + random())) / 72 - 1
    bloom(context, place(t, mix(-1.3, 1, (each % 4) / 3)), width * mix(0.034, 0.062, random()), random)
  }
  // A posy that has come apart where hands let it go.
  for (let each = 0; each < 34; each++) {
    const [out, way] = [0.62 * Math.sqrt(random()), random() * 6.28]
    const at = [width * (0.04 + 0.8 * out * Math.cos(way)), chin + width * (0.78 + 0.7 * out * Math.sin(way))] as const
    for (let leaf = 0; leaf < 3; leaf++) sprig(context, at[0], at[1], width * mix(0.1, 0.2, random()), random)
    bloom(context, at, width * mix(0.036, 0.085, random() ** 1.5), random)
  }
  context.restore()
}

function sprig(context: SKRSContext2D, x: number, y: number, length: number, random: () => number): void {
  const colours: readonly [Rgb, Rgb] = [
    [0.03, 0.07, 0.018],
    [0.14, 0.22, 0.06],
  ]
  const form = { kind: 'willow', open: 1, light: mix(0.6, 1.1, random()) } as const
  drawLeaf(context, { ...form, x, y, length, angle: random() * 6.28, colours }, random)
}

function bloom(context: SKRSContext2D, [x, y]: readonly [number, number], size: number, random: () => number): void {
  const kind = BLOSSOMS[Math.floor(random() * BLOSSOMS.length)]!
  drawBlossom(context, { kind, x, y, size, turn: random() * 6.28, tilt: mix(0.8, 1, random()) }, random)
}

interface Place {
  width: number
  height: number
  shorter: number
  seed: number
}

function drawWillow(context: SKRSContext2D, { width, shorter, seed }: Place): void {
  const random = randomFrom(seed * 617 + 3)
  for (let twig = 0; twig < 26; twig++) {
    const side = random() < 0.5 ? random() * 0.36 : 1 - random() * 0.36
    let [x, y] = [side * width, -0.02 * shorter]
    const long = shorter * mix(0.1, 0.32, random()) * (0.35 + 1.3 * Math.abs(side - 0.5))
    let way = Math.PI / 2 + (random() - 0.5) * 0.7
    for (let far = 0; far < long; far += shorter * 0.011) {
      x += Math.cos(way) * shorter * 0.011
      y += Math.sin(way) * shorter * 0.011
      way += (random() - 0.5) * 0.12
      for (const turn of [-0.6, 0.6]) {
        const light = mix(0.5, 1.2, random())
        const angle = way + turn + (random() - 0.5) * 0.4
        const colours: readonly [Rgb, Rgb] = [
          [0.05, 0.1, 0.025],
          [0.2, 0.26, 0.07],
        ]
        const length = shorter * mix(0.03, 0.055, random())
        drawLeaf(context, { kind: 'willow', x, y, length, angle, open: mix(0.5, 1, random()), colours, light }, random)
      }
    }
  }
}

function drawReeds(context: SKRSContext2D, { width, height, shorter, seed }: Place): void {
  const random = randomFrom(seed * 419 + 5)
  for (let each = 0; each < 74; each++) {
    // In clumps at both sides, a few between.
    const between = each % 9 === 0
    const u = between ? random() : random() < 0.5 ? 0.2 * random() ** 1.4 : 1 - 0.2 * random() ** 1.4
    const tall = shorter * mix(0.16, 0.52, random()) * (between ? 0.3 : 1) * (0.6 + 0.8 * Math.abs(u - 0.5))
    const lean = (u < 0.5 ? 1 : -1) * mix(-0.12, 0.36, random())
    const wide = shorter * mix(0.008, 0.017, random())
    drawReed(context, { x: u * width, y: height + 0.02 * shorter, tall, wide, lean }, random)
  }
}
