import { brushedHair } from './brushed-hair.ts'
import type { Flow } from './flow.ts'
import { partLocks } from './hand.ts'
import type { Print } from '../photo.ts'
import type { Strands } from './strands.ts'
import type { Subject } from './subject.ts'

export interface DrawnHair {
  /** Pixels that a picture of 900 would give one. */
  unit: number
  /** How much lighter the lights between locks are, 0 to 1. */
  strength: number
  seed: number
}

interface Planned {
  flow: Flow
  dark: Float32Array
  strands: Strands | undefined
}

/**
 * Draws hair as a hand does, in place of the one dark that a lens sees: broad locks that turn to the light and away
 * from it; thin ones where no broad ones are found. Changes how dark each pixel is to be drawn, 0 to 1, in place.
 *
 * @returns How much of each pixel loose strands beside the head cover; undefined where there are none
 */
export function drawHair(
  print: Print,
  subject: Subject,
  { flow, dark, strands, unit, strength, seed }: DrawnHair & Planned,
): Float32Array | undefined {
  const { faces } = subject
  let parted = false
  if (strands) {
    const locks = brushedHair(print, subject, { colour: strands.colour, seed })
    for (let at = 0; at < dark.length; at++) {
      const lock = locks[at]!
      if (lock === 1) continue
      parted = true
      dark[at] = Math.min(1, dark[at]! * (lock < 1 ? 1 + 1.5 * strength * (lock - 1) : 0.86 + 0.14 * lock))
    }
  }
  // Who is cut out keeps them.
  const { share } = print
  if (strands && share) for (let at = 0; at < share.length; at++) share[at] = Math.max(share[at]!, strands.laid[at]!)
  if (!parted) partLocks(flow, dark, { faces, unit, strength, seed })
  return strands?.laid
}
