import { unpackInto } from '../compact.ts'
import { type Level, SHARP, type Shown } from '../compose.ts'
import type { Frame } from '../../frame.ts'
import { DECODED } from '../../light-codes.ts'
import { CELL } from '../../photo/baked/grid.ts'
import type { Plate } from '../../photo/baked/plate.ts'

/** Below this code a photo adds nothing that is seen. */
const LEAST = 2

/** The place with its photos: `light + weight × photo(u, v)` for each pixel, in linear light. */
export function compose(frame: Frame, plate: Plate, shown: readonly (Shown | undefined)[]): void {
  unpackInto(frame, plate.light)
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
      const picture = shown[look.slot]
      if (!picture) continue
      sample(picture.copies, look, tone)
      const at = (box.top + y) * frame.width + box.left + x
      frame.r[at]! += DECODED[r]! * tone[0] * picture.gain
      frame.g[at]! += DECODED[g]! * tone[1] * picture.gain
      frame.b[at]! += DECODED[b]! * tone[2] * picture.gain
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
function sample(copies: readonly Level[], { u, v, blur }: Look, out: [number, number, number]): void {
  let level = 0
  for (let spread = blur * copies[0]!.width; spread > SHARP && level < copies.length - 1; spread /= 2) level++
  sampleLevel(copies[level]!, u, v, out)
}

/** Between the four pixels around a place given as shares of the photo; beyond its border it goes on. */
function sampleLevel({ width, height, r, g, b }: Level, u: number, v: number, out: [number, number, number]): void {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5))
  const left = x | 0
  const top = y | 0
  const right = x - left
  const below = y - top
  const at = top * width + left
  const next = left + 1 < width ? at + 1 : at
  const under = top + 1 < height ? width : 0
  const a = (1 - right) * (1 - below)
  const e = right * (1 - below)
  const c = (1 - right) * below
  const d = right * below
  out[0] = a * r[at]! + e * r[next]! + c * r[at + under]! + d * r[next + under]!
  out[1] = a * g[at]! + e * g[next]! + c * g[at + under]! + d * g[next + under]!
  out[2] = a * b[at]! + e * b[next]! + c * b[at + under]! + d * b[next + under]!
}
