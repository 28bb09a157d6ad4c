import type { Face, Size } from '../../../vision/index.ts'

/** What a pixel may be a part of by where it lies to faces, one bit each: see `partsOf`. */
export const Part = { ZONE: 1, SURE: 2, CORE: 4, HAIRY: 8, BESIDE: 16, SKULL: 32 } as const

/** How far about a face somebody and ground are told apart anew, in face widths, and how far below, in face heights. */
const [REACH, BODY] = [1.25, 3]
/** What is a face for sure, in face widths. */
const FACE = 0.36
/** Half the width of a skull, in face widths, and how far it reaches above the brows, in face heights. */
const SKULL = { half: 0.36, up: 0.56 } as const

/**
 * For each pixel the parts that it may be of.
 *
 * `ZONE`: where it is told anew who is there, about heads, and below them as far as anybody may be. `SKULL`: over a forehead,
 * where everybody has one, whatever covers it, a tilted head's, too. `SURE`: that or a face. `CORE`: where nothing but
 * somebody is, the hair over a face, the face, the trunk. `HAIRY`: where hair may be that was not found, dark hair by night
 * is told by its grain alone. `BESIDE`: between jaw and shoulders, where nothing is but long hair.
 */
export function partsOf(size: Size, persons: readonly Face[]): Uint8Array {
  const parts = new Uint8Array(size.width * size.height)
  for (const face of persons) {
    const [foot, last] = [1, 1 + BODY].map((far) => Math.round(face.y + far * face.height)) as [number, number]
    for (let y = 0; y < size.height; y++) {
      const row = parts.subarray(y * size.width, (y + 1) * size.width)
      const down = (y - face.y) / face.height
      const zone = y < foot ? headAt(down, REACH) : y < last ? Infinity : 0
      markRow(row, face, down, zone)
    }
  }
  return parts
}

/** @param down From the face's top, in its heights @param zone Half its width, in face widths */
function markRow(row: Uint8Array, face: Face, down: number, zone: number): void {
  const middle = face.x + face.width / 2
  const [core, hairy, skull] = [coreAt(down), hairyAt(down), skullAt(down)]
  const sure = Math.max(skull, headAt(down, FACE))
  const beside = down > 0.6 && down < 1.12 ? Math.max(0.3, 0.62 - 0.4 * down) : Infinity
  for (let x = 0; x < row.length; x++) {
    const aside = Math.abs(x - middle) / face.width
    let parts = row[x]!
    if (aside < zone) parts |= Part.ZONE
    if (aside < core) parts |= Part.CORE
    if (aside < hairy) parts |= Part.HAIRY
    if (aside < skull) parts |= Part.SKULL
    if (aside < sure) parts |= Part.SURE
    if (aside > beside && aside < 0.9) parts |= Part.BESIDE
    row[x] = parts
  }
}

/** Half the width of a circle of radius 1, so far from its middle. */
function within(away: number): number {
  return Math.sqrt(Math.max(0, 1 - away * away))
}

/** Half the width of an ellipse about a face. @param reach At its middle */
function headAt(down: number, reach: number): number {
  return reach * within((down - 0.5) / (1.25 * reach))
}

function coreAt(down: number): number {
  if (down < 0.3) return 0.5 * within((down - 0.3) / 0.75)
  if (down < 1) return 0.32 * within((down - 0.4) / 0.55)
  return down > 1.35 ? 0.28 + 0.55 * Math.min(1, down - 1) : 0
}

function hairyAt(down: number): number {
  return down < 0.3 ? 0.75 * within((down - 0.3) / 0.95) : 0
}

function skullAt(down: number): number {
  return down < 0.3 ? SKULL.half * within((0.3 - down) / SKULL.up) : 0
}
