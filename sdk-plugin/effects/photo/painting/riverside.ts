import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { plane } from '../../kernels/memory.ts'
import { BLOSSOMS, drawBlossom } from '../../plants/blossom.ts'
import { drawLeaf } from '../../plants/leaf.ts'
import { drawReed } from '../../plants/reed.ts'
import { randomFrom } from '../../random.ts'
import { layOver, overlayOf, shadeUnder } from './overlay.ts'
import type { Print } from '../photo.ts'
import { type Box, clearAround } from './silhouette.ts'
import type { Subject } from './subject.ts'
import { BANK } from './water.ts'

export interface RiversideOptions {
  /** How many drift by. */
  flowers: number
  seed: number
  /** Flowers around a face in the water and on its hair, or on all the water below the bank. */
  afloat: boolean
}

/** Willow above, flowers on the water, reeds in front; faces stay free. */
export function growRiverside(print: Print, { faces }: Subject, { flowers, seed, afloat }: RiversideOptions): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const shown = plane(width * height)
  // A wreath may lie on the brow.
  const middles = faces.map((face) => ({
    x: face.x + 0.1 * face.width,
    y: face.y + 0.2 * face.height,
    width: 0.8 * face.width,
    height: 0.78 * face.height,
  }))
  const clear = clearAround(print, middles)
  for (let at = 0; at < shown.length; at++) shown[at] = 1 - clear[at]!
  const whole = { x: 0, y: 0, width, height }
  const face = faces[0] ?? { x: 0.3 * width, y: 0.1 * height, width: 0.4 * width, height: 0.2 * height }
  const where = afloat ? JSON.stringify(face) : 'bank'
  const willow = overlayOf(`willow ${seed}`, { ...whole, height: 0.4 * height }, (context) => {
    drawWillow(context, { width, height, shorter, seed })
  })
  layOver(print, willow, { light: [0.8, 0.85, 0.7], shown })
  const drift = overlayOf(`drift ${seed} ${flowers} ${where}`, whole, (context) => {
    const random = randomFrom(seed * 313 + 7)
    if (afloat) faces.slice(0, 4).forEach((each) => drawGarland(context, each, random))
    for (let each = 0; each < flowers; each++) {
      const [x, y] = afloat ? floating(print, face, random) : [random() * width, mix(BANK + 0.05, 1, random()) * height]
      const near = y / height
      const size = shorter * mix(0.012, 0.03, random()) * mix(0.7, 1.25, near)
      const kind = BLOSSOMS[Math.floor(random() * BLOSSOMS.length)]!
      const small = kind === 'violet' ? 0.75 : kind === 'rose' ? 1.25 : 1
      drawBlossom(
        context,
        { kind, x, y, size: size * small, turn: random() * 6.28, tilt: mix(0.62, 0.95, random()) },
        random,
      )
    }
  })
  shadeUnder(print, drift, { dx: 0.004 * shorter, dy: 0.007 * shorter, strength: 0.7 })
  layOver(print, drift, { light: [0.9, 0.88, 0.82], shown })
  const reeds = overlayOf(`reeds ${seed}`, whole, (context) => drawReeds(context, { width, height, shorter, seed }))
  shadeUnder(print, reeds, { dx: 0.006 * shorter, dy: 0.006 * shorter, strength: 0.35 })
  layOver(print, reeds, { light: [0.85, 0.85, 0.75], shown })
}

/** One of them within the picture, if that is soon found. */
function floating({ width, height }: Print, face: Box, random: () => number): [number, number] {
  let place = around(face, random)
  for (let more = 0; more < 6; more++) {
    const [x, y] = place
    if (x > 0 && x < width && y > 0 && y < height) break
    place = around(face, random)
  }
  return place
}

/** A place on the water beside and below a face, nearer ones more often. */
function around(face: Box, random: () => number): [number, number] {
  const angle = mix(-0.3, 1.3, random()) * Math.PI
  const far = mix(1.06, 2.1, random() ** 1.4)
  return [
    face.x + face.width / 2 + Math.cos(angle) * far * face.width * 1.02,
    face.y + 0.36 * face.height + Math.sin(angle) * far * face.height * 1.05,
  ]
}

/** A wreath on the hair, from temple to temple: leaves below, blossoms close to one another on them. */
function drawGarland(context: SKRSContext2D, { x, y, width, height }: Box, random: () => number): void {
  const place = (t: number, out: number): [number, number] => {
    const angle = -Math.PI * mix(0.94, 0.06, t)
    return [
      x + width / 2 + Math.cos(angle) * mix(0.5, 0.6, out) * width,
      y + 0.16 * height + Math.sin(angle) * mix(0.36, 0.46, out) * height,
    ]
  }
  for (let leaf = 0; leaf < 46; leaf++) {
    const [px, py] = place((leaf + random()) / 46, random())
    const colours: readonly [Rgb, Rgb] = [
      [0.03, 0.07, 0.018],
      [0.14, 0.22, 0.06],
    ]
    const [angle, length] = [random() * 6.28, width * mix(0.07, 0.13, random())]
    const form = { kind: 'willow', open: 1, light: mix(0.6, 1.1, random()) } as const
    drawLeaf(context, { ...form, x: px, y: py, length, angle, colours }, random)
  }
  const count = 23
  for (let each = 0; each < count; each++) {
    const [px, py] = place((each + 0.5 * random()) / (count - 0.5), random())
    const kind = (['daisy', 'forgetMeNot', 'rose', 'violet', 'daisy', 'forgetMeNot'] as const)[each % 6]!
    const size = width * mix(0.04, 0.068, random())
    drawBlossom(context, { kind, x: px, y: py, size, turn: random() * 6.28, tilt: mix(0.75, 1, random()) }, random)
  }
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
