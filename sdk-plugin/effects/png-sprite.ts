import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** A small picture that was rendered once: one byte of grey for each pixel, or four of straight RGBA. */
export interface PngSprite {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Bytes of a PNG before its first chunk, and of a chunk before and after its data. */
const SIGNATURE = 8
const HEAD = 8
const CHECKSUM = 4
/** Kinds of colour, as the format numbers them. */
const GREY = 0
const PALETTE = 3

/**
 * Reads a sprite at once: treatments do not wait. Takes what `art/sprites` writes, which is grey or has a palette, eight bits
 * a pixel, in one pass.
 *
 * @throws Error when the file is another kind of picture
 */
export function readSprite(file: string): PngSprite {
  const bytes = readFileSync(file)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth, kind, interlaced] = [bytes[24]!, bytes[25]!, bytes[28]!]
  if (depth !== 8 || (kind !== GREY && kind !== PALETTE) || interlaced) throw new Error(`No sprite: ${file}`)
  const parts: Buffer[] = []
  let colours = Buffer.alloc(0)
  let alphas = Buffer.alloc(0)
  for (let at = SIGNATURE; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const data = bytes.subarray(at + HEAD, at + HEAD + length)
    const name = bytes.toString('latin1', at + 4, at + HEAD)
    if (name === 'IDAT') parts.push(data)
    else if (name === 'PLTE') colours = data
    else if (name === 'tRNS') alphas = data
    at += HEAD + length + CHECKSUM
  }
  const values = unfiltered(inflateSync(Buffer.concat(parts)), width, height)
  if (kind === GREY) return { width, height, data: values }
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0, to = 0; at < values.length; at++, to += 4) {
    const entry = values[at]!
    data[to] = colours[3 * entry]!
    data[to + 1] = colours[3 * entry + 1]!
    data[to + 2] = colours[3 * entry + 2]!
    data[to + 3] = entry < alphas.length ? alphas[entry]! : 255
  }
  return { width, height, data }
}

/** Takes off what each row was foreseen from: its left neighbour, the row above, both. */
function unfiltered(rows: Buffer, width: number, height: number): Uint8ClampedArray {
  const values = new Uint8ClampedArray(width * height)
  for (let y = 0, from = 0; y < height; y++) {
    const filter = rows[from++]!
    for (let x = 0, at = y * width; x < width; x++, at++, from++) {
      const left = x > 0 ? values[at - 1]! : 0
      const above = y > 0 ? values[at - width]! : 0
      const corner = x > 0 && y > 0 ? values[at - width - 1]! : 0
      values[at] = (rows[from]! + foreseen(filter, left, above, corner)) & 255
    }
  }
  return values
}

function foreseen(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  const sum = left + above - corner
  const fromLeft = Math.abs(sum - left)
  const fromAbove = Math.abs(sum - above)
  const fromCorner = Math.abs(sum - corner)
  if (fromLeft <= fromAbove && fromLeft <= fromCorner) return left
  return fromAbove <= fromCorner ? above : corner
}
