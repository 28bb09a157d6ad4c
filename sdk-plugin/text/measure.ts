import type { SKRSContext2D } from '@napi-rs/canvas'
import { LRUCache } from 'lru-cache'
import { type Face, useFace } from './faces.ts'
import { canvasModule } from './skia.ts'

/** Advance and ink of a shaped run, as multiples of the size. Ink: how far it reaches from its origin each way. */
export interface Extent {
  width: number
  left: number
  right: number
  above: number
  below: number
}

/** Pixels at which runs are measured. Skia's widths are linear; its ink is in whole pixels, so a large one. */
const REFERENCE = 256

let ctx: SKRSContext2D | undefined

const known = new LRUCache<string, Extent>({ max: 20_000 })

/** Shapes a run of one face and direction. */
export function measureRun(face: Face, text: string, direction: 'ltr' | 'rtl'): Extent {
  const key = `${face.alias} ${face.weight} ${direction} ${text}`
  const found = known.get(key)
  if (found) return found
  const parts = ASIAN.test(text) ? stretches(text) : [text]
  const extent = parts.map((part) => measure(face, part, direction)).reduce(beside)
  known.set(key, extent)
  return extent
}

function measure(face: Face, text: string, direction: 'ltr' | 'rtl'): Extent {
  const context = measuring(face)
  context.direction = direction
  const measured = context.measureText(text)
  return {
    width: measured.width / REFERENCE,
    left: -leftOf(measured) / REFERENCE,
    right: measured.actualBoundingBoxRight / REFERENCE,
    above: measured.actualBoundingBoxAscent / REFERENCE,
    below: measured.actualBoundingBoxDescent / REFERENCE,
  }
}

/** The library lays text from right to left out at the far end of a line of 100,000 pixels, and tells its ink there. */
function leftOf({ actualBoundingBoxLeft: left, width }: { actualBoundingBoxLeft: number; width: number }): number {
  return left > FAR / 2 ? left - FAR + width : left
}

const FAR = 100_000

/** The library tells the ink of the first script alone when a run has several, as Japanese does. */
const SCRIPTS = /\p{Script=Han}+|\p{Script=Hiragana}+|\p{Script=Katakana}+|\p{Script=Hangul}+|\p{Script=Bopomofo}+/u
const ASIAN = new RegExp(`${SCRIPTS.source}|[\\u3000-\\u303f\\uff00-\\uffef]`, 'u')

/** A text as stretches of one script each. */
function stretches(text: string): string[] {
  return text.split(new RegExp(`(${SCRIPTS.source})`, 'u')).filter((part) => part !== '')
}

function beside(first: Extent, second: Extent): Extent {
  return {
    width: first.width + second.width,
    left: Math.min(first.left, first.width + second.left),
    right: Math.max(first.right, first.width + second.right),
    above: Math.max(first.above, second.above),
    below: Math.max(first.below, second.below),
  }
}

/** Ascent, descent and height of capitals of a face, as multiples of the size. */
export function faceMetrics(face: Face): { ascent: number; descent: number; capHeight: number } {
  const measured = measuring(face).measureText('H')
  return {
    ascent: measured.fontBoundingBoxAscent / REFERENCE,
    descent: measured.fontBoundingBoxDescent / REFERENCE,
    capHeight: measured.actualBoundingBoxAscent / REFERENCE,
  }
}

let current: Face | undefined

function measuring(face: Face): SKRSContext2D {
  if (!ctx) {
    ctx = canvasModule().createCanvas(1, 1).getContext('2d')
    ctx.textAlign = 'left'
  }
  if (current !== face) useFace(ctx, face, REFERENCE)
  current = face
  return ctx
}
