import type { Rgb } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import type { Letters } from '../lettering.ts'
import type { Planes } from './paint.ts'
import { layThread, type Pile } from './pile.ts'

/** A unit vector for each pixel, either way round. */
export interface Directions {
  cos: Float32Array
  sin: Float32Array
}

/** The way across the stroke for each pixel: slopes of the distance, made alike over some of their surroundings. */
export function directionsOf({ distance, width, height, em }: Pick<Letters, 'distance' | 'width' | 'height' | 'em'>) {
  const c2 = new Float32Array(distance.length)
  const s2 = new Float32Array(distance.length)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      if (distance[at]! < -4) continue
      const gx = distance[at + 1]! - distance[at - 1]!
      const gy = distance[at + width]! - distance[at - width]!
      // Twice the angle: both sides of a stroke then agree.
      c2[at] = gx * gx - gy * gy
      s2[at] = 2 * gx * gy
    }
  }
  const cos = blur(c2, width, height, 0.06 * em)
  const sin = blur(s2, width, height, 0.06 * em)
  for (let at = 0; at < cos.length; at++) {
    if (distance[at]! < -3) continue
    const angle = 0.5 * Math.atan2(sin[at]!, cos[at]!)
    cos[at] = Math.cos(angle)
    sin[at] = Math.sin(angle)
  }
  return { cos, sin } satisfies Directions
}

/** Index of the pixel at a place of the letters' planes. */
export function indexAt({ width, height }: Letters, x: number, y: number): number {
  const px = x < 0 ? 0 : x > width - 1 ? width - 1 : Math.round(x)
  const py = y < 0 ? 0 : y > height - 1 ? height - 1 : Math.round(y)
  return py * width + px
}

/** Rows of short stitches for pictures of many colours: long threads would lose their features. */
export function fillEmoji(
  pile: Pile,
  outline: Letters,
  share: Float32Array,
  colours: Planes,
  pitch: number,
  random: () => number,
): void {
  const { width, height, em, ink } = outline
  // Finer than in letters: a face has to be known again.
  pitch = Math.max(1.5, pitch * 0.7)
  const length = Math.max(3, 0.034 * em)
  let isOdd = false
  for (let y = ink.top; y < Math.min(height, ink.bottom); y += pitch * 0.55) {
    isOdd = !isOdd
    for (let x = ink.left + (isOdd ? length / 2 : 0); x < Math.min(width, ink.right); x += length) {
      const middle = indexAt(outline, x + length / 2, y)
      if (share[middle]! < 0.5) continue
      const tone = 0.92 + 0.14 * random()
      layThread(pile, {
        x0: x + outline.x - 0.3 * pitch,
        y0: y + outline.y + 0.15 * length,
        x1: x + outline.x + length + 0.3 * pitch,
        y1: y + outline.y - 0.15 * length,
        radius: pitch * 0.6,
        // The sheen of silk makes pale what was bright: deeper dyes.
        colour: [deep(colours.r[middle]!) * tone, deep(colours.g[middle]!) * tone, deep(colours.b[middle]!) * tone],
        arch: 0.15,
      })
    }
  }
}

function deep(share: number): number {
  return share * (0.15 + 0.7 * share)
}

/** What shows between threads: the same colour, in the dark. */
export function underlay(pile: Pile, outline: Letters, colours: Planes | undefined, own: Rgb): void {
  const { width } = outline
  for (let y = 0; y < pile.height; y++) {
    const row = (y + pile.y - outline.y) * width + pile.x - outline.x
    for (let x = 0, at = y * pile.width; x < pile.width; x++, at++) {
      const share = outline.coverage[row + x]!
      const covered = pile.coverage[at]!
      if (share <= covered) continue
      const weight = covered / share
      const { normals, colour, open } = pile
      normals.x[at]! *= weight
      normals.y[at]! *= weight
      normals.z[at] = normals.z[at]! * weight + 1 - weight
      colour.r[at] = colour.r[at]! * weight + (colours ? colours.r[row + x]! : own[0]) * 0.5 * (1 - weight)
      colour.g[at] = colour.g[at]! * weight + (colours ? colours.g[row + x]! : own[1]) * 0.5 * (1 - weight)
      colour.b[at] = colour.b[at]! * weight + (colours ? colours.b[row + x]! : own[2]) * 0.5 * (1 - weight)
      open[at] = open[at]! * weight + 0.5 * (1 - weight)
      pile.coverage[at] = share
    }
  }
}

/** Where no thread lies yet; angles are far below. */
export const NONE = 99

/** Whether a thread that lies clearly another way passes here. */
export function isCrossed(pile: Pile, ways: Float32Array, x: number, y: number, angle: number): boolean {
  const px = Math.round(x - pile.x)
  const py = Math.round(y - pile.y)
  if (px < 1 || py < 1 || px >= pile.width - 1 || py >= pile.height - 1) return true
  const at = py * pile.width + px
  for (const near of [at, at + 1, at + pile.width]) {
    const way = ways[near]!
    if (way < NONE / 2 && Math.abs(Math.sin(way - angle)) > 0.42) return true
  }
  return false
}

/** Whether a thread of the upper layer lies here. */
export function isCovered(pile: Pile, top: Uint8Array, letters: Letters, x: number, y: number): boolean {
  const px = Math.round(x + letters.x - pile.x)
  const py = Math.round(y + letters.y - pile.y)
  if (px < 0 || py < 0 || px >= pile.width || py >= pile.height) return true
  return top[py * pile.width + px]! > 0
}
