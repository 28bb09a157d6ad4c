import { smoothstep } from '../../colour.ts'
import { type Face, grow } from '../../../vision/index.ts'
import { copyBeside } from '../../kernels/memory.ts'
import { sampleAt } from '../../kernels/resample.ts'

interface Area {
  width: number
  height: number
}

/** Cells across a face that rags are looked for in. */
const CELLS = 30
/** What is thinner than twice this, in widths of the face, is no part of a body. */
const THIN = 0.12

/**
 * A subject without rags of the ground that hang beside a neck: between jaw and shoulders, what is thinner than a strand
 * of hair is wide goes.
 *
 * @param mask How much of each pixel is the subject, 0 to 1: width × height values; stays as it is
 */
export function withoutRags(mask: Float32Array, area: Area, faces: readonly Face[]): Float32Array {
  const clean = copyBeside(mask, mask)
  for (const face of faces) trim(clean, area, face)
  return clean
}

function trim(mask: Float32Array, { width, height }: Area, face: Face): void {
  const cell = Math.max(1, face.width / CELLS)
  const middle = face.x + face.width / 2
  const chin = face.y + face.height
  const [left, top] = [middle - 1.4 * face.width, face.y]
  const size = {
    width: Math.ceil((2.8 * face.width) / cell),
    height: Math.ceil((chin + 1.1 * face.width - top) / cell),
  }
  const is = new Uint8Array(size.width * size.height)
  for (let y = 0, at = 0; y < size.height; y++) {
    const row = Math.min(height - 1, Math.max(0, Math.round(top + y * cell))) * width
    for (let x = 0; x < size.width; x++, at++) {
      const column = Math.min(width - 1, Math.max(0, Math.round(left + x * cell)))
      is[at] = Number(mask[row + column]! > 0.5)
    }
  }
  const reach = Math.round((THIN * face.width) / cell)
  // A cell more than was shrunk: edges stay as they are.
  const body = new Float32Array(grow(grow(is, size, -reach), size, reach + 1))
  const [firstX, lastX] = [Math.max(0, middle - face.width), Math.min(width, middle + face.width)].map(Math.round)
  const lastY = Math.min(height, Math.round(chin + 0.42 * face.width))
  for (let y = Math.max(0, Math.round(chin - 0.35 * face.height)); y < lastY; y++) {
    for (let x = firstX!; x < lastX!; x++) {
      const aside = Math.abs(x - middle) / face.width
      if (aside < 0.34 || mask[y * width + x] === 0) continue
      const kept = sampleAt(body, size.width, size.height, (x - left) / cell, (y - top) / cell)
      if (kept < 1) mask[y * width + x]! *= Math.max(kept, smoothstep(0.4, 0.34, aside))
    }
  }
}
