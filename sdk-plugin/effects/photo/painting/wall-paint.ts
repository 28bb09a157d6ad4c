import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import type { Print } from '../photo.ts'

/** Of the border, and of the sky behind people: azurite, which holds badly. */
const OCHRE = [0.27, 0.07, 0.032] as const
const AZURITE = [0.115, 0.205, 0.26] as const
/** Lime with coarse river sand. */
const MORTAR = [0.5, 0.42, 0.33] as const

/** A painted band with a white line within it, and bare plaster without. @param band How far in, in widths of it */
export function borderAt(line: ReturnType<typeof newLine>, x: number, band: number): void {
  line.border[x] = smoothstep(0.8, 0.86, band) * smoothstep(1.36, 1.3, band)
  line.edge[x] = Math.max(smoothstep(1.42, 1.46, band) * smoothstep(1.56, 1.52, band), smoothstep(0.82, 0.78, band))
}

/** What is the same for all channels of a row: how the brush lay, the outline, what faded, what is lost, the ground. */
export function newLine(width: number) {
  const row = () => new Float32Array(width)
  return {
    /** Where paint was taken from: a brush carries along what lies beside its way. */
    from: new Int32Array(width),
    stroke: row(),
    drawn: row(),
    pale: row(),
    gone: row(),
    bare: row(),
    deep: row(),
    grey: row(),
    tone: row(),
    behind: row(),
    border: row(),
    edge: row(),
  }
}

/** How much warmer and colder strokes are than the others, by how light they are beside the usual one. */
const [BROKEN, USUAL] = [0.5, 0.86] as const

interface Channel {
  /** How much of its colour paint has kept. */
  own: number
  /** Ochre and umber hold better than blue. */
  warm: number
  plaster: number
  outline: number
  c: 0 | 1 | 2
}

export function layRow(
  to: Float32Array,
  from: Float32Array,
  first: number,
  line: ReturnType<typeof newLine>,
  { own, warm, plaster, outline, c }: Channel,
): void {
  for (let x = 0; x < line.tone.length; x++) {
    // Lime has no deep black and no pure colour. Warm strokes lie between cold ones.
    const hue = 1 + (0.5 - 0.5 * c) * BROKEN * (line.stroke[x]! - USUAL)
    const earth = 0.018 + mix(line.grey[x]!, from[line.from[x]!]!, own) * warm * line.stroke[x]! * hue
    const sky = AZURITE[c] * (0.72 + 0.3 * line.stroke[x]! + 0.28 * Math.sqrt(line.grey[x]!))
    const behind = mix(mix(earth, sky, line.behind[x]!), OCHRE[c] * line.stroke[x]!, line.border[x]!)
    const drawn = mix(mix(behind, 0.92 * plaster, line.edge[x]!), outline, line.drawn[x]! * (1 - 0.7 * line.behind[x]!))
    const worn = mix(drawn, plaster * 1.12, line.pale[x]!)
    // Below the painted skin lies its own fine lime, below that the coarse mortar of the wall, browner.
    const ground = mix(plaster * (0.58 + 0.36 * line.bare[x]!), MORTAR[c] * line.bare[x]!, line.deep[x]!)
    to[first + x] = mix(worn, ground, line.gone[x]!) * line.tone[x]!
  }
}

/** A lamp that grazes the wall from the upper left, where the wall is lightest. */
export function rake({ width, height, r, g, b }: Print, relief: Float32Array, unit: number): void {
  const soft = blur(relief, width, height, Math.max(0.5, 0.55 * unit))
  for (let y = 0; y < height; y++) {
    const fall = 1.12 - (0.14 * y) / height
    const [up, down] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const slopeX = soft[y * width + Math.min(width - 1, x + 1)]! - soft[y * width + Math.max(0, x - 1)]!
      const slopeY = soft[down + x]! - soft[up + x]!
      const grazed = Math.min(0.34, Math.max(-0.6, 0.5 * (slopeX * 0.78 + slopeY * 0.62)))
      const lit = (1 + grazed) * (fall - (0.2 * x) / width)
      r[at]! *= lit
      g[at]! *= lit
      b[at]! *= lit * (1.02 - 0.02 * lit)
    }
  }
}
