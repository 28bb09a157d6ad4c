import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { sampleAt } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import { flowOf, strokesAlong } from './flow.ts'
import { lightnessOf } from './tone.ts'

/** Pixels of a print from one thread of the canvas to the next: two or three of the place it is shown in. */
const THREAD = 3.6
/** How far a brush drags paint across its way and along it, as shares of the height: eyes and mouths stay where they are. */
const [DRAGGED, DRAWN] = [0.0052, 0.006]

/**
 * A picture as it is painted on canvas and seen from near: paint is dragged along the forms, each stroke is a tone of its
 * own, bristles leave furrows along it that the lamp on the upper left catches, and where paint is thin the canvas shows.
 */
export function paintOnCanvas(print: Print, strength: number, seed: number): void {
  const { width, height, r, g, b } = print
  const seen = lightnessOf(print)
  const flow = flowOf(seen, width, height, Math.max(1.3, height / 110), 1.5)
  const loose = looseOf(seen, width, height)
  const stroke = { turn: 0, length: Math.max(16, 0.11 * height) }
  const dabs = strokesAlong(flow, { ...stroke, scale: Math.max(1.8, height / 85), seed: seed + 3 })
  const bristles = strokesAlong(flow, { ...stroke, scale: Math.max(0.8, height / 330), seed: seed + 17 })
  const [red, green, blue] = [copy(r), copy(g), copy(b)]
  const across = 2 * DRAGGED * strength * height
  const along = DRAWN * Math.min(1.4, strength) * height
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const cell = Math.min(flow.height - 1, y >> 1) * flow.width + Math.min(flow.width - 1, x >> 1)
      const wayX = flow.x[cell]!
      const wayY = flow.y[cell]!
      const free = loose[at]!
      const off = across * (0.12 + 0.88 * free) * (dabs[at]! - 0.5)
      const fromX = x - wayY * off
      const fromY = y + wayX * off
      const dx = wayX * along * free
      const dy = wayY * along * free
      const tint = 1 + 0.24 * Math.min(1, strength) * (dabs[at]! - 0.5)
      for (const [from, to] of [
        [red, r],
        [green, g],
        [blue, b],
      ] as const) {
        const sum =
          2 * sampleAt(from, width, height, fromX, fromY) +
          sampleAt(from, width, height, fromX + dx, fromY + dy) +
          sampleAt(from, width, height, fromX - dx, fromY - dy)
        to[at] = (tint * sum) / 4
      }
    }
  }
  light(print, { dabs, bristles, loose }, strength)
}

/** The lamp on the ridges: light paint is laid on thicker, shade is a thin glaze. */
function light(
  { width, height, r, g, b }: Print,
  { dabs, bristles, loose }: Record<'dabs' | 'bristles' | 'loose', Float32Array>,
  strength: number,
): void {
  const threads = Float32Array.from({ length: width }, (_, x) => Math.cos((x * Math.PI * 2) / THREAD))
  const ridges = plane(width * height)
  for (let at = 0; at < ridges.length; at++) {
    const body = (0.35 + 0.65 * Math.min(1, Math.sqrt(g[at]!))) * (0.4 + 0.6 * loose[at]!)
    ridges[at] = body * (0.5 * bristles[at]! + 0.55 * dabs[at]!)
  }
  for (let y = 0, at = 0; y < height; y++) {
    const weft = Math.cos((y * Math.PI * 2) / THREAD)
    const up = y > 0 ? -width : 0
    for (let x = 0; x < width; x++, at++) {
      const slope = ridges[at]! - ridges[at + up - (x > 0 ? 1 : 0)]!
      const lit = Math.max(-0.24, Math.min(0.26, 0.62 * slope))
      const thin = 0.05 * (1 - Math.min(1, 1.3 * Math.sqrt(g[at]!)))
      const gain = 1 + strength * (lit + thin * threads[x]! * weft)
      const shine = 0.03 * strength * Math.max(0, lit - 0.08)
      r[at] = r[at]! * gain + shine
      g[at] = g[at]! * gain + shine
      b[at] = b[at]! * gain + shine
    }
  }
}

/** Where a broad brush may go: not over eyes, lips and other small things, which a fine one has painted. 0 to 1. */
function looseOf(light: Float32Array, width: number, height: number): Float32Array {
  const around = blur(light, width, height, Math.max(1, height / 60))
  for (let at = 0; at < around.length; at++) around[at] = Math.abs(light[at]! - around[at]!)
  const small = blur(around, width, height, Math.max(0.8, height / 130))
  for (let at = 0; at < small.length; at++) small[at] = smoothstep(0.085, 0.025, small[at]!)
  return small
}

function copy(of: Float32Array): Float32Array {
  const made = plane(of.length)
  made.set(of)
  return made
}
