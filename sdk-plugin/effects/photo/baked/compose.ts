import type { Frame } from '../../frame.ts'
import { composePlate, type Level } from '../../kernels/compose.ts'
import { scratch } from '../../kernels/memory.ts'
import { shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import type { Plate } from './plate.ts'

/** What is shown in a slot. */
export interface Shown {
  print: Print
  gain: number
  spill?: Spill | undefined
}

/** Light that a screen throws on the ground before it, in its own colour. */
export interface Spill {
  /** The middle of the screen's lower edge, as shares of the frame. */
  at: readonly [number, number]
  /** How far to both sides and down, in frame heights; beyond it there is none. */
  reach: readonly [number, number]
  /** How many times the light that is there a white screen adds. */
  strength: number
}

/**
 * The place with its photos, in linear light.
 *
 * @param frame Of the plate's size
 * @param shown By the number of the slot; a slot without anything stays dark
 */
export function compose(frame: Frame, plate: Plate, shown: readonly (Shown | undefined)[]): void {
  scratch(() => {
    const slots = shown.map((each) => each && { copies: copiesOf(each.print), gain: each.gain })
    composePlate(frame, plate, slots)
    for (const [number, each] of shown.entries()) {
      if (each?.spill) throwLight(frame, each.spill, meanOf(slots[number]!.copies.at(-1)!), each.gain)
    }
  })
}

function meanOf({ r, g, b }: Level): [number, number, number] {
  const mean = (values: Float32Array) => values.reduce((sum, value) => sum + value, 0) / values.length
  return [mean(r), mean(g), mean(b)]
}

/** Brightens what is there below the screen, so that slabs and water keep their relief. */
function throwLight(frame: Frame, { at, reach, strength }: Spill, mean: readonly number[], gain: number): void {
  const { width, height, r, g, b } = frame
  const [middle, top] = [at[0] * width, at[1] * height]
  const [farX, farY] = [reach[0] * height, reach[1] * height]
  const [red, green, blue] = mean.map((value) => value * strength * gain) as [number, number, number]
  const [left, right] = [Math.max(0, Math.ceil(middle - farX)), Math.min(width, middle + farX)]
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, top + farY); y++) {
    const down = (y - top) / farY
    // Its own foot keeps the light from the first of the ground.
    const begins = Math.min(1, down / BEGINS)
    for (let x = left; x < right; x++) {
      const across = (x - middle) / farX
      const near = 1 - across * across - down * down
      if (near <= 0) continue
      const share = begins * near * near
      const pixel = y * width + x
      r[pixel]! *= 1 + red * share
      g[pixel]! *= 1 + green * share
      b[pixel]! *= 1 + blue * share
    }
  }
}

/** The share of the way down in which thrown light comes up to its full strength. */
const BEGINS = 0.12

/** A photo and ever smaller copies of it, each half as wide and high as the one before. */
function copiesOf(print: Level): Level[] {
  const copies = [print]
  for (let last = print; last.width > 1 && last.height > 1; copies.push(last)) last = halved(last)
  return copies
}

function halved({ width, height, ...planes }: Level): Level {
  const [r, g, b] = [planes.r, planes.g, planes.b].map((plane) => shrink(plane, width, height))
  return { width: r!.width, height: r!.height, r: r!.plane, g: g!.plane, b: b!.plane }
}
