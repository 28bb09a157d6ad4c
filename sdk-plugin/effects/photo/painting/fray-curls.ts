import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { cropped } from '../../kernels/crop.ts'
import { slopesWithin } from '../../kernels/hair-edge.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { hypot } from '../../hypot.ts'

/** How far curls stand loose at the edge of hair, their clumps and single ones, in face widths. */
const [LOOSE, CLUMP, CURL] = [0.045, 0.045, 0.013]
/** How much locks lie along each other: curls less than the first, sleek hair more than the second. */
const [CURLY, SLEEK] = [0.12, 0.22]

/**
 * The edge of curly hair, clump by clump. A mask goes round such hair where its last curls end, as a smooth line: what is
 * there is half ground. Sleek hair keeps its edge.
 *
 * @param sure Where the edge is known hair by hair, 0 to 1: there it stays. Default nowhere
 * @returns Whose hair is curls rather than locks
 */
export function frayCurls(
  print: Print,
  mask: Float32Array,
  faces: readonly Face[],
  sure: Float32Array = plane(mask.length),
): Face[] {
  return faces.filter((face) => {
    const curly = smoothstep(SLEEK, CURLY, sleeknessOf(print, mask, face))
    if (curly > 0.01) fray(print, mask, face, { curly, sure })
    return curly > 0.5
  })
}

/** From the crown to the brows, and as wide as hair stands. */
function headOf({ width, height }: Print, face: Face) {
  const cx = face.x + face.width / 2
  const cy = face.y + face.height / 2
  const left = Math.max(0, Math.floor(cx - face.width))
  const top = Math.max(0, Math.floor(cy - 1.2 * face.height))
  const right = Math.min(width, Math.ceil(cx + face.width))
  return { left, top, width: right - left, height: Math.min(height, Math.ceil(cy + 0.8 * face.height)) - top }
}

/**
 * How much locks of the hair over a face lie along each other, from 0 (they turn every way) to 1: what the slopes of its
 * light have in common.
 */
export function sleeknessOf(print: Print, mask: Float32Array, face: Face): number {
  const { left, top, width, height } = headOf(print, face)
  const rows = Math.min(height, Math.max(0, Math.ceil(face.y + 0.08 * face.height) - top))
  if (width < 8 || rows < 8) return 1
  const slopes = slopesWithin(print, mask, { left, top, width, height: rows })
  const near = Math.max(2, 0.04 * face.width)
  const [xx, yy, xy] = slopes.map((each) => blur(each, width, rows, near))
  let [along, all] = [0, 1e-9]
  // They are smooth: every third tells as much.
  for (let at = 0; at < width * rows; at += 3) {
    along += hypot(xx![at]! - yy![at]!, 2 * xy![at]!)
    all += xx![at]! + yy![at]!
  }
  return along / all
}

interface Edge {
  curly: number
  sure: Float32Array
}

function fray(print: Print, mask: Float32Array, face: Face, { curly, sure }: Edge): void {
  const head = headOf(print, face)
  const { left, top, width, height } = head
  const soft = blur(cropped(mask, print.width, head), width, height, LOOSE * face.width)
  const clumps = new NoiseRows('clouds', width, { scale: 1 / Math.max(1.2, CLUMP * face.width), left: 31 })
  const curls = new NoiseRows('grain', width, { scale: 1 / Math.max(1.2, CURL * face.width), top: 57 })
  const brows = face.y + 0.42 * face.height
  for (let y = 0, from = 0; y < height; y++) {
    const below = (top + y - brows) / face.height
    const hair = smoothstep(0.12, -0.2, below)
    // Cheeks and jaw have a plain edge; thorns of ground that were taken for skin are thinner than the blur.
    const how = curly * smoothstep(0.95, 0.7, below)
    const clump = clumps.at(y)
    const curl = curls.at(y)
    for (let x = 0, at = (top + y) * print.width + left; x < width; x++, at++, from++) {
      if (mask[at]! < 0.01 || soft[from]! > 0.97 || how === 0) continue
      const ragged = 0.1 * clump[x]! + 0.16 * curl[x]!
      const keep = smoothstep(0.5, 0.74, soft[from]! + hair * ragged)
      mask[at]! *= mix(1, keep, how * (1 - sure[at]!))
    }
  }
}
