import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Flow } from './flow.ts'
import { hatchAll, type Stroke } from './hatching.ts'
import type { Box } from './silhouette.ts'

/** A loaded brush along the locks, its point after it, and a thirsty one that lifts lights between them. */
const LOADED: readonly Stroke[] = [
  { apart: 26, length: 300, half: [1.5, 9], press: [0.3, 0.62], from: 0.1, full: 1, past: 4, least: 50, even: true },
  { apart: 40, length: 240, half: [0.6, 1.9], press: [0.3, 0.6], from: 0.2, full: 1, past: 10, least: 60, even: true },
]
const THIRSTY: readonly Stroke[] = [
  { apart: 30, length: 230, half: [1, 6], press: [0.3, 0.75], from: 0.3, full: 1, past: 2, least: 50, even: true },
]

/** How much thicker paint lies where a brush went, and how much of it was lifted. */
const [MORE, LESS] = [1.15, 0.56]
/** How far from the middle of a face its hair lies, in widths of it: beside the face and below the chin. */
const [BESIDE, BELOW] = [1.1, 0.66] as const
/** Over how much more of them it ends. */
const FADING = 0.16
/** Where the noise is below the first the brush left the wash alone; from the second on it went over all of it. */
const WASHED = [-0.24, 0.2] as const

interface HairOptions {
  width: number
  height: number
  /** Pixels that a picture of 900 would give one. */
  unit: number
  seed: number
  /** Whose hair it is: cloth as brown as it, far beside a chin, is none. */
  faces: readonly Box[]
  /** How much more red than blue a pixel has, as shares of both: where hair is warm, what is cold is cloth below its tips. */
  warmth: (at: number) => number
}

/**
 * Strokes in hair on damp paper, whose edges have run a little: a wash alone makes a hood of it.
 *
 * @param hair How much of each pixel is hair, `face` how much it belongs to a face: there shade is no hair. 0 to 1
 * @returns How much paint is left of what the wash laid: about 1, and 1 where there is no hair
 */
export function dampHair(
  flow: Flow,
  { hair, face }: { hair: Float32Array; face: Float32Array },
  { width, height, unit, seed, faces, warmth }: HairOptions,
): Float32Array {
  const [more, less] = [plane(hair.length), plane(hair.length)]
  const wanted = plane(hair.length)
  const patches = new NoiseRows('clouds', width, { scale: 0.42 / unit, left: seed * 19, top: 310 })
  const hangs = new Float32Array(width)
  for (let y = 0, at = 0; y < height; y++) {
    const patch = patches.at(y)
    hangRow(hangs, y, faces)
    for (let x = 0; x < width; x++, at++) {
      const share = hair[at]! * hangs[x]! * (1 - face[at]!)
      if (share === 0 || patch[x]! < WASHED[0]) continue
      wanted[at] = share * smoothstep(WASHED[0], WASHED[1], patch[x]!) * smoothstep(-0.12, 0, warmth(at))
    }
  }
  hatchAll(flow, wanted, more, { strokes: LOADED, unit, seed: seed + 131 })
  hatchAll(flow, wanted, less, { strokes: THIRSTY, unit, seed: seed + 151 })
  for (let at = 0; at < more.length; at++) more[at] = (1 + MORE * more[at]!) * (1 - LESS * less[at]!)
  return blur(more, width, height, 1.8 * unit)
}

/** How likely what looks like hair hangs from a head, 0 to 1: for each pixel of a row. */
function hangRow(row: Float32Array, y: number, faces: readonly Box[]): void {
  row.fill(0)
  for (const face of faces) {
    const middle = face.x + 0.5 * face.width
    const reach = mix(BESIDE, BELOW, smoothstep(0.95, 1.1, (y - face.y) / face.height))
    const far = (reach + FADING) * face.width
    const last = Math.min(row.length - 1, Math.floor(middle + far))
    for (let x = Math.max(0, Math.ceil(middle - far)); x <= last; x++) {
      row[x] = Math.max(row[x]!, smoothstep(reach + FADING, reach, Math.abs(x - middle) / face.width))
    }
  }
}
