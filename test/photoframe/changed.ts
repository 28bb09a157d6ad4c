import sharp from 'sharp'

/** Left, top, right and bottom, as shares of the picture. */
export type Box = readonly [number, number, number, number]

/** Where two pictures differ by more than what JPEG adds; undefined when they are the same. */
export async function changedBox(first: Buffer, second: Buffer): Promise<Box | undefined> {
  const read = (bytes: Buffer) => sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const [{ data: a, info }, { data: b }] = [await read(first), await read(second)]
  const [xs, ys]: [number[], number[]] = [[], []]
  a.forEach((value, at) => {
    if (Math.abs(value - b[at]!) < 48) return
    xs.push((at % info.width) / info.width)
    ys.push(Math.floor(at / info.width) / info.height)
  })
  if (xs.length === 0) return undefined
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
