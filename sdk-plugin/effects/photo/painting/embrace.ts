import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { cropped } from '../../kernels/crop.ts'
import { plane } from '../../kernels/memory.ts'
import { randomFrom } from '../../random.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { steadied } from './afloat.ts'
import { inFaces } from './attire.ts'
import { cheekOf } from './cheek.ts'
import { drawArm } from './embrace-arm.ts'
import { drawHerHand } from './embrace-hand.ts'
import { drawCollar, drawHim, drawWreath } from './embrace-head.ts'
import { shadeBetween } from './embrace-shade.ts'
import { paintFinely } from './fine-paint.ts'
import { flowersInHair } from './hair-flowers.ts'
import { type Overlay, layOver, overlayOf, shadeUnder } from './overlay.ts'
import type { Box } from './silhouette.ts'

/** How far whoever is kissed leans to who bows, in radians. */
export const LEAN = -0.23

/** Whose shoulders carry the cloak beside hers, as a face. */
export function besideOf(face: Face): Face {
  return { ...face, x: face.x - 0.78 * face.width, y: face.y - 0.62 * face.height }
}

/** Left, top, right and lower side of a part, in face widths from the middle of a face. */
type Within = readonly [left: number, top: number, right: number, foot: number]

/** How far the one who is kissed shades whoever is behind, in widths of the face, and how much. */
const SHADE = { reach: 0.1, strength: 0.6 } as const

/** How far flowers and leaves are drawn again over the strokes that they were painted in. */
const REWORKED = 0.45

/**
 * Somebody bows over the one in the picture from the left and kisses the cheek: in profile, over the other's hair.
 *
 * @param parts How much of each pixel is flesh and hair, his and what they wear in it are added; and how much is people
 * @returns Lays what he wears over all that was painted since: a collar that goes behind the other's head, a sleeve
 */
export function bowOver(
  print: Print,
  found: Face,
  { head: heads, figure }: { head: Float32Array; figure: Float32Array },
  seed: number,
): () => void {
  const face = { ...found, ...steadied(found) }
  const middle = face.y + face.height / 2
  const name = `${seed} ${[face.x, face.y, face.width].map(Math.round).join(' ')}`
  const centre = face.x + face.width / 2
  const drawn = (what: string, within: Within, draw: (context: SKRSContext2D, random: () => number) => void) => {
    const [left, top, right, foot] = within.map((side) => side * face.width) as unknown as Within
    const part = { x: centre + left, y: middle + top, width: right - left, height: foot - top }
    return overlayOf(`${what} ${name}`, part, (context) => {
      inFaces(context, face, middle)
      context.lineCap = 'butt'
      context.lineJoin = 'round'
      draw(context, randomFrom(seed * 31 + 7))
    })
  }
  const beside = new Float32Array(heads.length)
  for (let at = 0; at < beside.length; at++) beside[at] = figure[at]! * (1 - heads[at]!)
  const skin = cheekOf(print, face)
  const him = drawn('kisses', [-1.9, -1.25, 0, 0.9], drawHim)
  const { width, height } = print
  // His face lies in her hair, his lips on her cheek: where it comes near hers, it is in her shade.
  const behind = besideOval(heads, print, face)
  const close = blur(heads, width, height, SHADE.reach * face.width)
  const before = overHair(behind, print, face)
  const free = plane(heads.length).fill(1)
  shadeUnder(print, him, { dx: 0.03 * face.width, dy: 0.05 * face.width, strength: 0.5, shown: heads })
  shadeBetween(print, heads, face)
  layOver(print, him, { shown: before.shown })
  eachOf(him, { width, height }, (at, share) => {
    const shade = Math.max(
      before.touched[at]!,
      behind[at]! * smoothstep(0.02, 0.6, close[at]!) * (1 - before.over[at]!),
    )
    const dim = 1 - SHADE.strength * share * shade
    print.r[at]! *= dim
    print.g[at]! *= dim * dim ** 0.3
    print.b[at]! *= dim * dim ** 0.4
    heads[at] = Math.max(heads[at]!, share * before.shown[at]!)
  })
  // What they wear in their hair is painted with it.
  const flowers = (shown: Float32Array) =>
    flowersInHair(print, [face], { count: 100, bound: true, shown, lean: LEAN, seed })
  addLit(print, heads, [middle - 1.3 * face.width, middle + 0.4 * face.width], () => flowers(free))
  const ivy = drawn('wreath', [-1.9, -1.25, 0, 0.5], drawWreath)
  layOver(print, ivy, { shown: before.shown })
  eachOf(ivy, { width, height }, (at, share) => {
    heads[at] = Math.max(heads[at]!, smoothstep(0.3, 0.7, share * before.shown[at]!))
  })
  return () => {
    // A fine brush goes once more over what the broad one has left of petals and leaves.
    flowers(free.map((share) => REWORKED * share))
    layOver(print, ivy, { shown: before.shown.map((share) => REWORKED * share) })
    layOver(print, drawn('collar', [-1.7, -0.1, -0.2, 0.6], drawCollar), { shown: beside })
    const tint = skin.map((light) => light.toFixed(1)).join(' ')
    const hand = drawn(`hand ${tint}`, [-1.2, 0.4, 0.8, 2], (context) => drawHerHand(context, skin))
    shadeUnder(print, hand, { dx: 0.015 * face.width, dy: 0.03 * face.width, strength: 0.6, shown: beside })
    layOver(print, hand, { shown: beside })
    strokeOver(print, hand, seed)
    const arm = drawn('arm', [-1.6, 0.4, 1.6, 2.2], drawArm)
    const drop = 0.05 * face.width
    shadeUnder(print, arm, { dx: 0.4 * drop, dy: drop, strength: 0.6, shown: beside })
    layOver(print, arm, { shown: beside })
  }
}

/** How much of each pixel is no part of a head: nothing ever lies on the face itself. */
function besideOval(heads: Float32Array, { width, height }: Print, face: Box): Float32Array {
  const behind = plane(heads.length)
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y - cy) / (0.56 * face.height)
    for (let x = 0; x < width; x++, at++) {
      const u = (x - cx) / (0.46 * face.width)
      behind[at] = (1 - heads[at]!) * smoothstep(0.9, 1.05, u * u + v * v)
    }
  }
  return behind
}

/** How near his lips come to her face: in half sides of its oval, squared. */
const TOUCH = 0.84

/**
 * Where he is seen though she is there: over her hair, on the side that he comes from, as far as her cheek.
 *
 * @returns What is seen of him; where that is over her hair; and how near her cheek it is, 0 to 1 each
 */
function overHair(behind: Float32Array, { width, height }: Print, face: Box) {
  const over = plane(behind.length)
  const touched = plane(behind.length)
  const shown = new Float32Array(behind.length)
  const [cx, cy] = [face.x + face.width / 2, face.y + face.height / 2]
  for (let y = 0, at = 0; y < height; y++) {
    const v = (y - cy) / (0.62 * face.height)
    for (let x = 0; x < width; x++, at++) {
      const u = (x - cx) / (0.46 * face.width)
      const far = u * u + v * v
      over[at] = u < 0 ? smoothstep(TOUCH - 0.06, TOUCH + 0.04, far) : 0
      touched[at] = u < 0 ? 0.55 * smoothstep(TOUCH + 0.75, TOUCH, far) : 0
      shown[at] = Math.max(behind[at]!, over[at]!)
    }
  }
  return { over, touched, shown }
}

/** Adds to the heads what is laid on some rows and is lighter than what was there: flowers, and not the shade that they throw. */
function addLit(print: Print, heads: Float32Array, [top, foot]: readonly [number, number], lay: () => void): void {
  const { width, height } = print
  const from = width * Math.max(0, Math.floor(top))
  const to = width * Math.min(height, Math.ceil(foot))
  if (from >= to) return lay()
  const planes = [print.r, print.g, print.b].map((plane) => plane.subarray(from, to))
  const before = planes.map((plane) => plane.slice())
  lay()
  const laid = plane(to - from)
  for (const [c, now] of planes.entries()) {
    for (let at = 0; at < laid.length; at++) {
      if (now[at]! > before[c]![at]! + 0.012) laid[at] = 1
    }
  }
  const closed = blur(laid, width, (to - from) / width, Math.min(width, height) / 500)
  for (let at = 0; at < laid.length; at++)
    heads[from + at] = Math.max(heads[from + at]!, smoothstep(0.3, 0.6, closed[at]!))
}

/** What was drawn over a painting is worked over in strokes like those of the heads. */
function strokeOver(print: Print, drawn: Overlay, seed: number): void {
  let [left, right, top, foot] = [print.width, 0, print.height, 0]
  eachOf(drawn, print, (at) => {
    const y = Math.floor(at / print.width)
    left = Math.min(left, at - y * print.width)
    right = Math.max(right, at - y * print.width + 1)
    top = Math.min(top, y)
    foot = Math.max(foot, y + 1)
  })
  const [width, height] = [(right - left) & ~1, (foot - top) & ~1]
  if (width < 16 || height < 16) return
  const planes = [print.r, print.g, print.b]
  const area = { left, top, width, height }
  const [r, g, b] = planes.map((from) => cropped(from, print.width, area)) as [Float32Array, Float32Array, Float32Array]
  const unit = Math.min(print.width, print.height) / 900
  paintFinely({ ...print, width, height, r, g, b }, [], {
    seed,
    kept: 0.52,
    bristles: 0.4,
    agreed: 11,
    blended: 0.55,
    unit,
  })
  for (const [c, part] of [r, g, b].entries()) {
    const to = planes[c]!
    eachOf(drawn, print, (at, share) => {
      const y = Math.floor(at / print.width) - top
      const x = at - (y + top) * print.width - left
      if (x < width && y < height) to[at] = mix(to[at]!, part[y * width + x]!, share)
    })
  }
}

/** All pixels of a picture that something drawn lies on, and how much of them it covers. */
function eachOf(
  { x: left, y: top, width: w, height: h, data }: Overlay,
  { width, height }: { width: number; height: number },
  take: (at: number, share: number) => void,
): void {
  for (let y = Math.max(0, -top); y < Math.min(h, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(w, width - left); x++) {
      const share = data[(y * w + x) * 4 + 3]! / 255
      if (share > 0) take((y + top) * width + x + left, share)
    }
  }
}
