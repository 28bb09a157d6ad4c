import type { Rgb } from '../../colour.ts'
import type { Print } from '../photo.ts'
import type { Box } from './silhouette.ts'
import { halves, washesOf } from './smooth.ts'

/** Each stud's share of a plane, at its middle. */
export function gridOf(plane: Float32Array, { width, height }: Print, columns: number, rows: number): Float32Array {
  return Float32Array.from({ length: columns * rows }, (_, stud) => {
    const x = Math.floor((((stud % columns) + 0.5) * width) / columns)
    return plane[Math.floor(((Math.floor(stud / columns) + 0.5) * height) / rows) * width + x]!
  })
}

/** What each stud stands for: a wash of what is there, in faces all that is there. */
export function meansOf(print: Print, columns: number, rows: number, faces: readonly Box[]): Rgb[] {
  const { width, height, planes: washed } = washesOf(print, Math.min(print.width / columns, 9), 1)
  const { planes: own } = halves(print, FINE * (print.width / columns))
  const isFace = inFaces(faces, print, columns, rows)
  const means: Rgb[] = []
  for (let row = 0; row < rows; row++) {
    const top = Math.floor((row * height) / rows)
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows))
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * width) / columns)
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / columns))
      const [r, g, b] = isFace[row * columns + column] ? own : washed
      let sr = 0
      let sg = 0
      let sb = 0
      for (let y = top; y < bottom; y++) {
        for (let x = left, at = y * width + x; x < right; x++, at++) {
          sr += r[at]!
          sg += g[at]!
          sb += b[at]!
        }
      }
      const count = (bottom - top) * (right - left)
      means.push([sr / count, sg / count, sb / count])
    }
  }
  return means
}

/** How far eyes and lips are softened before they are built, in studs: less than a wash would. */
const FINE = 0.12

/** Which studs are of a face. */
function inFaces(faces: readonly Box[], { width, height }: Print, columns: number, rows: number): boolean[] {
  return Array.from({ length: columns * rows }, (_, stud) => {
    const px = (((stud % columns) + 0.5) * width) / columns
    const py = ((Math.floor(stud / columns) + 0.5) * height) / rows
    return faces.some(({ x, y, width: w, height: h }) => px > x && px < x + w && py > y && py < y + h)
  })
}

/** Makes more of what a stud's light differs from those around it: a brow or a mouth is one stud high. */
export function sharpened(means: readonly Rgb[], columns: number, rows: number): Rgb[] {
  const at = (x: number, y: number) => {
    return means[Math.min(rows - 1, Math.max(0, y)) * columns + Math.min(columns - 1, Math.max(0, x))]!
  }
  return means.map((own, index) => {
    const x = index % columns
    const y = Math.floor(index / columns)
    const around = [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)]
    const light = lightOf(own)
    const rest = around.reduce((sum, each) => sum + lightOf(each), 0) / 4
    const gain = (Math.max(0, light + 0.7 * (light - rest)) / Math.max(0.01, light)) ** 2
    return [own[0] * gain, own[1] * gain, own[2] * gain]
  })
}

/** How light a colour looks, 0 to 1. */
export function lightOf([r, g, b]: Rgb): number {
  return Math.sqrt(0.2126 * r + 0.7152 * g + 0.0722 * b)
}
