import { packed } from './kernels/compact.ts'
import { scratch } from './kernels/memory.ts'
import { loadSharp } from '../picture/decode.ts'
import { DECODED, glowingGreen } from './light-codes.ts'

/** Red from which a pixel may be a lamp of more light than codes hold. */
const LAMP = 4

/**
 * The light of a rendered picture at a size, packed (`kernels/compact.ts`).
 *
 * @param file A JPEG in codes of `light-codes.ts`
 * @throws Error when there is no picture
 */
export async function readLight(file: string, width: number, height: number): Promise<Int32Array> {
  return lightOf(await readCodes(file, width, height))
}

/** The codes of a rendered picture as they are, three for each pixel. */
export async function readCodes(file: string, width: number, height: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(file).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}

function lightOf(codes: Buffer): Int32Array {
  const pixels = codes.length / 3
  return scratch(() => {
    const plane = (part: number) => {
      const values = new Float32Array(pixels)
      for (let at = 0; at < pixels; at++) values[at] = DECODED[codes[at * 3 + part]!]!
      return values
    }
    const r = plane(0)
    const g = plane(1)
    const b = plane(2)
    for (let at = 0; at < pixels; at++) if (r[at]! > LAMP) g[at] = glowingGreen(r[at]!, g[at]!, b[at]!)
    return packed({ r, g, b })
  })
}
