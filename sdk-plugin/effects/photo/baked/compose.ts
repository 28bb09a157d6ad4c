import type { Frame } from '../../frame.ts'
import { unpackInto } from '../../kernels/compact.ts'
import type { Print } from '../photo.ts'
import { CELL, DECODED } from './codec.ts'
import { type Levels, levelsOf, sampleLevel } from './levels.ts'
import type { Plate } from './plate.ts'

/** What is shown in a slot. */
export interface Shown {
  print: Print
  gain: number
}

/** Below this code a photo adds nothing that is seen. */
const LEAST = 2

/**
 * The place with its photos: `light + weight × photo(u, v)` for each pixel, in linear light.
 *
 * @param frame Of the plate's size
 * @param shown By the number of the slot; a slot without anything stays dark
 */
export function compose(frame: Frame, plate: Plate, shown: readonly (Shown | undefined)[]): void {
  unpackInto(frame, plate.light)
  const levels = shown.map((each) => each && levelsOf(each.print))
  const { box, weight, grid, scale } = plate
  const tone: [number, number, number] = [0, 0, 0]
  const look: Look = { u: 0, v: 0, blur: 0, slot: 0 }
  for (let y = 0; y < box.height && box.top + y < frame.height; y++) {
    for (let x = 0; x < box.width && box.left + x < frame.width; x++) {
      const from = (y * box.width + x) * 3
      const r = weight[from]!
      const g = weight[from + 1]!
      const b = weight[from + 2]!
      if (r < LEAST && g < LEAST && b < LEAST) continue
      lookAt(grid, (x + 0.5) / scale, (y + 0.5) / scale, look)
      const picture = levels[look.slot]
      if (!picture) continue
      sample(picture, look, tone)
      const at = (box.top + y) * frame.width + box.left + x
      const { gain } = shown[look.slot]!
      frame.r[at]! += DECODED[r]! * tone[0] * gain
      frame.g[at]! += DECODED[g]! * tone[1] * gain
      frame.b[at]! += DECODED[b]! * tone[2] * gain
    }
  }
}

interface Look {
  u: number
  v: number
  blur: number
  slot: number
}

/** Between the four cells around a place, as far as they look into the same photo as the nearest. */
function lookAt({ columns, rows, u, v, blur, slot }: Plate['grid'], x: number, y: number, out: Look): void {
  const cellX = Math.min(columns - 1, Math.max(0, x / CELL - 0.5))
  const cellY = Math.min(rows - 1, Math.max(0, y / CELL - 0.5))
  const nearest = Math.round(cellY) * columns + Math.round(cellX)
  const left = Math.floor(cellX)
  const top = Math.floor(cellY)
  const right = cellX - left
  const below = cellY - top
  let sumU = 0
  let sumV = 0
  let sumBlur = 0
  let total = 0
  for (let corner = 0; corner < 4; corner++) {
    const column = Math.min(columns - 1, left + (corner & 1))
    const row = Math.min(rows - 1, top + (corner >> 1))
    const at = row * columns + column
    if (slot[at] !== slot[nearest]) continue
    const share = ((corner & 1) === 1 ? right : 1 - right) * (corner >> 1 === 1 ? below : 1 - below)
    total += share
    sumU += share * u[at]!
    sumV += share * v[at]!
    sumBlur += share * blur[at]!
  }
  out.u = sumU / total / 65535
  out.v = sumV / total / 65535
  out.blur = sumBlur / total / 255
  out.slot = slot[nearest]!
}

/** Blurred looks read a smaller copy of the photo, where their spread is less than a pixel. */
function sample(levels: Levels, { u, v, blur }: Look, out: [number, number, number]): void {
  let level = 0
  for (let spread = blur * levels[0]!.width; spread > 0.75 && level < levels.length - 1; spread /= 2) level++
  sampleLevel(levels[level]!, u, v, out)
}
