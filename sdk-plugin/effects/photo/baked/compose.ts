import type { Frame } from '../../frame.ts'
import { composePlate, type Level } from '../../kernels/compose.ts'
import { scratch } from '../../kernels/memory.ts'
import { shrink } from '../../kernels/resample.ts'
import type { Print } from '../photo.ts'
import type { Plate } from './plate.ts'
import { type Spill, throwLight } from './spill.ts'

/** What is shown in a slot. */
export interface Shown {
  print: Print
  gain: number
  spill?: Spill | undefined
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
      if (each?.spill) throwLight(frame, each.spill, slots[number]!.copies.at(-1)!, each.gain)
    }
  })
}

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
