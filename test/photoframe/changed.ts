import sharp from 'sharp'

/** Left, top, right and bottom, as shares of the picture. */
export type Box = readonly [number, number, number, number]

export interface Changed {
  box: Box
  /** How many pixels what has changed sinks for each to the right: the slant of a row of letters. */
  slope: number
}

/** Where two pictures differ by more than what JPEG adds; undefined when they are the same. */
export async function changedIn(first: Buffer, second: Buffer): Promise<Changed | undefined> {
  const read = (bytes: Buffer) => sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const [{ data: a, info }, { data: b }] = [await read(first), await read(second)]
  const [xs, ys]: [number[], number[]] = [[], []]
  a.forEach((value, at) => {
    if (Math.abs(value - b[at]!) < 48) return
    xs.push((at % info.width) / info.width)
    ys.push(Math.floor(at / info.width) / info.height)
  })
  if (xs.length === 0) return undefined
  const box = [smallest(xs), smallest(ys), largest(xs), largest(ys)] as const
  return { box, slope: (slopeOf(xs, ys) * info.height) / info.width }
}

const smallest = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b))
const largest = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b))

/** Of the straight line that comes nearest to points. */
function slopeOf(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(xs), mean(ys)]
  const along = xs.reduce((sum, value) => sum + (value - x) ** 2, 0)
  return xs.reduce((sum, value, at) => sum + (value - x) * (ys[at]! - y), 0) / along
}
