import { smoothstep } from '../../colour.ts'
import type { Area } from '../crop.ts'
import { type Between, type Foreign, STEPS } from '../strays.ts'

interface Colours {
  width: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

const levelOf = (light: number) => Math.min(STEPS - 1, Math.max(0, Math.floor(Math.sqrt(light) * STEPS)))

function stepOf({ r, g, b }: Colours, at: number): number {
  return (levelOf(r[at]!) * STEPS + levelOf(g[at]!)) * STEPS + levelOf(b[at]!)
}

/** Colours of somebody and of nobody, pixel by pixel. */
export function tallyColours(
  picture: Colours,
  mask: Float32Array,
  { left, top, width, height }: Area,
  counted: Between,
) {
  const [body, ground] = [new Float32Array(STEPS ** 3), new Float32Array(STEPS ** 3)]
  for (let y = top; y < top + height; y += 2) {
    const [from, to] = counted(y)
    for (let x = left; x < left + width; x += 2) {
      const at = y * picture.width + x
      if (mask[at]! < 0.1) ground[stepOf(picture, at)]!++
      else if (mask[at]! > 0.9 && x >= from && x <= to) body[stepOf(picture, at)]!++
    }
  }
  return { body, ground }
}

export function foreignIn(
  picture: Colours,
  mask: Float32Array,
  { left, top, width, height }: Area,
  { colours, lamp }: Foreign,
  spared: Between,
): Float32Array {
  return new Float32Array(width * height).map((_, index) => {
    const y = top + Math.floor(index / width)
    const x = left + (index % width)
    const at = y * picture.width + x
    const [from, to] = spared(y)
    if (mask[at]! < 0.02 || (x > from && x < to) || colours[stepOf(picture, at)] === 0) return 0
    return Number((Math.sqrt(picture.r[at]!) + Math.sqrt(picture.g[at]!) + Math.sqrt(picture.b[at]!)) / 3 > lamp)
  })
}

export function fadeMarked(
  mask: Float32Array,
  stride: number,
  { left, top, width }: Area,
  marks: Float32Array,
  [none, all]: readonly [number, number],
): void {
  for (const [index, mark] of marks.entries()) {
    mask[(top + Math.floor(index / width)) * stride + left + (index % width)]! *= 1 - smoothstep(none, all, mark)
  }
}
