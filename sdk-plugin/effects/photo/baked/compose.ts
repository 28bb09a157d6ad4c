import type { Frame } from '../../frame.ts'
import { composePlate, type Level, SHARP } from '../../kernels/compose.ts'
import { scratch } from '../../kernels/memory.ts'
import { shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import type { Plate } from './plate.ts'
import { type Halo, throwHalo } from './halo.ts'
import { type Spill, throwLight } from './spill.ts'

/** What is shown in a slot. */
export interface Shown {
  print: Print
  gain: number
  spill?: Spill | undefined
  halo?: Halo | undefined
}

/**
 * The place with its photos, in linear light.
 *
 * @param frame Of the plate's size
 * @param shown By the number of the slot; a slot without anything stays dark
 */
export function compose(frame: Frame, plate: Plate, shown: readonly (Shown | undefined)[]): void {
  scratch(() => {
    const slots = shown.map((each, slot) => {
      return each && { copies: copiesOf(each.print, (plate.softest[slot]! / 255) * each.print.width), gain: each.gain }
    })
    composePlate(frame, plate, slots)
    for (const [number, each] of shown.entries()) {
      if (!each?.spill && !each?.halo) continue
      const colours = smallest(slots[number]!.copies.at(-1)!)
      if (each.spill) throwLight(frame, each.spill, colours, each.gain)
      if (each.halo) throwHalo(frame, each.halo, colours, each.gain)
    }
  })
}

/** A photo and as many ever smaller copies of it, each half as wide and high as the one before, as a look is blurred for. */
function copiesOf(print: Level, blurred: number): Level[] {
  const copies = [print]
  for (let left = blurred; left > SHARP && isLarge(copies.at(-1)!); left /= 2) copies.push(halved(copies.at(-1)!))
  return copies
}

/** For its colours alone. */
function smallest(print: Level): Level {
  let last = print
  while (isLarge(last)) last = halved(last)
  return last
}

function isLarge({ width, height }: Level): boolean {
  return width > 1 && height > 1
}

function halved({ width, height, ...planes }: Level): Level {
  const [r, g, b] = [planes.r, planes.g, planes.b].map((plane) => shrink(plane, width, height))
  return { width: r!.width, height: r!.height, r: r!.plane, g: g!.plane, b: b!.plane }
}
