import { randomFrom } from '../../random.ts'

/** Toy plates laid side by side on a grid. */
export interface PlateGrid {
  columns: number
  rows: number
  /** For each stud its colour, and the plate that it belongs to. */
  colour: Uint8Array
  plate: Uint32Array
}

/** Studs along a plate and across it, the larger ones first. */
const SIZES = [
  [8, 2],
  [6, 2],
  [2, 6],
  [4, 2],
  [2, 4],
  [3, 2],
  [2, 3],
  [2, 2],
  [4, 1],
  [1, 4],
  [1, 3],
  [2, 1],
  [1, 2],
] as const

/** Covers studs of like colours with plates: as large as fit, but not all of them. */
export function layPlates(colour: Uint8Array, columns: number, rows: number, seed: number): PlateGrid {
  const random = randomFrom(seed * 439 + 21)
  const plate = new Uint32Array(colour.length)
  let count = 0
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x
      if (plate[at] !== 0) continue
      count++
      const fits = ([wide, high]: readonly [number, number]): boolean => {
        if (x + wide > columns || y + high > rows) return false
        for (let dy = 0; dy < high; dy++) {
          for (let dx = 0; dx < wide; dx++) {
            const there = at + dy * columns + dx
            if (plate[there] !== 0 || colour[there] !== colour[at]) return false
          }
        }
        return true
      }
      const [wide, high] = SIZES.find((size) => random() < 0.8 && fits(size)) ?? [1, 1]
      for (let dy = 0; dy < high; dy++) plate.fill(count, at + dy * columns, at + dy * columns + wide)
    }
  }
  return { columns, rows, colour, plate }
}

/** Gives single studs among others of one colour that colour: they would be seen as dirt. */
export function withoutSpecks(
  colour: Uint8Array,
  columns: number,
  rows: number,
  /** Whether one colour may stand for another. */
  isNear: (from: number, to: number) => boolean,
): Uint8Array {
  const cleaned = colour.slice()
  for (let y = 1; y < rows - 1; y++) {
    for (let x = 1; x < columns - 1; x++) {
      const at = y * columns + x
      const own = colour[at]!
      const beside = [colour[at - 1]!, colour[at + 1]!, colour[at - columns]!, colour[at + columns]!]
      if (beside.includes(own)) continue
      const most = beside.find((each, index) => beside.indexOf(each) !== index)
      if (most !== undefined && isNear(own, most)) cleaned[at] = most
    }
  }
  return cleaned
}

/** How much lighter than a speck its neighbours are. */
const SPECK = 0.13

/** Lightens single dark studs of a face, and pairs of them: an eye has more, and what a lash or a crease left is a mole. */
export function withoutMoles(
  colour: Uint8Array,
  columns: number,
  face: readonly number[],
  /** How light a colour looks. */
  lightOf: (dye: number) => number,
): void {
  const beside = [-columns - 1, -columns, 1 - columns, -1, 1, columns - 1, columns, columns + 1]
  const inFace = new Set(face)
  const lights = Float32Array.from(colour, lightOf)
  for (const at of face) {
    const own = lights[at]!
    const around = beside.map((step) => at + step).filter((stud) => inFace.has(stud))
    const lighter = around.filter((stud) => lights[stud]! > own + SPECK)
    if (around.length < 8 || lighter.length < 7) continue
    const darkest = lighter.toSorted((one, other) => lights[one]! - lights[other]!)[1]!
    colour[at] = colour[darkest]!
  }
}
