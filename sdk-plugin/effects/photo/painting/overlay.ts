import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from '../../../text/skia.ts'
import { LIGHT } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { byteOf } from '../../kernels/drawn.ts'
import { discBlur } from '../../kernels/lens.ts'
import { plane } from '../../kernels/memory.ts'
import { shelved, wordsOfBytes } from '../../shelf.ts'
import type { Part } from '../../sprite.ts'
import type { Print } from '../photo.ts'

/** Something drawn that stays the same: pixels of a part of the picture, straight alpha. */
export interface Overlay extends Part {
  data: Uint8ClampedArray
}

/** The layers of the scene that has most of them, at the usual size: with less, each call would draw them all again. */
const KEPT_BYTES = 28 * 1024 * 1024
const kept = new Kept<Overlay>(KEPT_BYTES, ({ data }) => data.byteLength)

/**
 * What is drawn on a part of a picture, once.
 *
 * @param name All that the drawing depends on, but for the part.
 * @param draw In pixels of the picture.
 * @param soft Default it is in focus
 */
export function overlayOf(
  name: string,
  part: Part,
  draw: (context: SKRSContext2D) => void,
  soft: Softness = 0,
): Overlay {
  return keptAs(name, part, soft, (whole) => drawn(whole, draw, soft))
}

/** The same for scenery, in whose name and drawing there is nothing of the caller's photo: on the shelf as well. */
export function sceneryOf(
  name: string,
  part: Part,
  draw: (context: SKRSContext2D) => void,
  soft: Softness = 0,
): Overlay {
  return keptAs(name, part, soft, (whole, full) => {
    const make = () => [wordsOfBytes(new Uint8Array(drawn(whole, draw, soft).buffer))]
    const { buffer, byteOffset, byteLength } = shelved(`overlay ${full}`, make)[0]!
    return new Uint8ClampedArray(buffer, byteOffset, byteLength)
  })
}

/** How far something is out of focus, in pixels; `disc` is the radius of what a lens makes of a point. */
type Softness = number | { disc: number }

/** @param make The pixels of a part with whole sides, by its full name */
function keptAs(
  name: string,
  part: Part,
  soft: Softness,
  make: (whole: Part, full: string) => Uint8ClampedArray,
): Overlay {
  const whole = {
    x: Math.floor(part.x),
    y: Math.floor(part.y),
    width: Math.max(1, Math.ceil(part.width)),
    height: Math.max(1, Math.ceil(part.height)),
  }
  const full = `${name} ${whole.x} ${whole.y} ${whole.width}x${whole.height} ${JSON.stringify(soft)}`
  return kept.get(full, () => ({ ...whole, data: make(whole, full) }))
}

function drawn(
  { x, y, width, height }: Part,
  draw: (context: SKRSContext2D) => void,
  soft: Softness,
): Uint8ClampedArray {
  const { createCanvas } = canvasModule()
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.translate(-x, -y)
  draw(context)
  if (typeof soft === 'object')
    return throughLens(context.getImageData(0, 0, width, height).data, width, height, soft.disc)
  if (soft <= 0) return context.getImageData(0, 0, width, height).data
  const lens = createCanvas(width, height).getContext('2d')
  lens.filter = `blur(${soft}px)`
  lens.drawImage(canvas, 0, 0)
  return lens.getImageData(0, 0, width, height).data
}

/** Every point becomes a disc of its light, as large before bright ground as before dark. */
function throughLens(data: Uint8ClampedArray, width: number, height: number, radius: number): Uint8ClampedArray {
  const seen = new Uint8ClampedArray(data.length)
  const tones = new Float32Array(width * height)
  for (let at = 0; at < tones.length; at++) tones[at] = data[at * 4 + 3]! / 255
  const shares = discBlur(tones, width, height, radius)
  for (let c = 0; c < 3; c++) {
    for (let at = 0; at < tones.length; at++) tones[at] = (LIGHT[data[at * 4 + c]!]! * data[at * 4 + 3]!) / 255
    const soft = discBlur(tones, width, height, radius)
    for (let at = 0; at < tones.length; at++) {
      if (shares[at]! > 0.002) seen[at * 4 + c] = byteOf(soft[at]! / shares[at]!)
    }
  }
  for (let at = 0; at < tones.length; at++) seen[at * 4 + 3] = 255 * shares[at]!
  return seen
}

export interface OverlayLight {
  /** Red, green and blue multiply what is drawn. */
  light?: readonly [number, number, number]
  /** How much of it is seen at each pixel of the picture, 0 to 1. */
  shown?: Float32Array
}

export function layOver(print: Print, overlay: Overlay, { light = [1, 1, 1], shown }: OverlayLight = {}): void {
  const { data, width } = overlay
  const [red, green, blue] = light
  const firstX = Math.max(0, -overlay.x)
  const lastX = Math.min(width, print.width - overlay.x)
  for (let y = Math.max(0, -overlay.y); y < Math.min(overlay.height, print.height - overlay.y); y++) {
    let from = (y * width + firstX) * 4
    let at = (y + overlay.y) * print.width + overlay.x + firstX
    for (let x = firstX; x < lastX; x++, at++, from += 4) {
      if (data[from + 3] === 0) continue
      const share = (data[from + 3]! / 255) * (shown ? shown[at]! : 1)
      print.r[at]! += (LIGHT[data[from]!]! * red - print.r[at]!) * share
      print.g[at]! += (LIGHT[data[from + 1]!]! * green - print.g[at]!) * share
      print.b[at]! += (LIGHT[data[from + 2]!]! * blue - print.b[at]!) * share
    }
  }
}

interface Shade {
  /** How far it lies from what throws it, and how soft its edge is. Pixels. */
  dx: number
  dy: number
  soft?: number
  strength: number
  /** How much of it is seen at each pixel. */
  shown?: Float32Array
}

/** The shadow of an overlay on what is below it. */
export function shadeUnder(print: Print, overlay: Overlay, { dx, dy, soft = 0, strength, shown }: Shade): void {
  const { width, height } = overlay
  const cover = coverOf(overlay, soft)
  const [left, top] = [overlay.x + Math.round(dx), overlay.y + Math.round(dy)]
  const [firstX, lastX] = [Math.max(0, -left), Math.min(width, print.width - left)]
  for (let y = Math.max(0, -top); y < Math.min(height, print.height - top); y++) {
    let from = y * width + firstX
    let at = (y + top) * print.width + firstX + left
    for (let x = firstX; x < lastX; x++, at++, from++) {
      const share = cover[from]!
      if (share === 0) continue
      const dim = 1 - strength * share * (shown ? shown[at]! : 1)
      print.r[at]! *= dim
      print.g[at]! *= dim
      print.b[at]! *= dim
    }
  }
}

/** How much of each pixel an overlay covers, 0 to 1. */
function coverOf({ data, width, height }: Overlay, soft: number): Float32Array {
  const cover = plane(width * height)
  for (let at = 0; at < cover.length; at++) cover[at] = data[4 * at + 3]! / 255
  return soft > 0 ? blur(cover, width, height, soft) : cover
}
