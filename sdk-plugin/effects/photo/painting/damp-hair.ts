import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Flow } from './flow.ts'
import { hatchAll, type Stroke } from './hatching.ts'

/** A loaded brush along the locks, its point after it, and a thirsty one that lifts lights between them. */
const LOADED: readonly Stroke[] = [
  { apart: 34, length: 300, half: [1.5, 9], press: [0.3, 0.62], from: 0.1, full: 1, past: 4, least: 50, even: true },
  { apart: 40, length: 240, half: [0.6, 1.9], press: [0.3, 0.6], from: 0.2, full: 1, past: 10, least: 60, even: true },
]
const THIRSTY: readonly Stroke[] = [
  { apart: 40, length: 230, half: [1, 6], press: [0.3, 0.75], from: 0.3, full: 1, past: 2, least: 50, even: true },
]

/** How much thicker paint lies where a brush went, and how much of it was lifted. */
const [MORE, LESS] = [0.55, 0.5]

/**
 * Strokes in hair on damp paper, whose edges have run a little: a wash alone makes a hood of it.
 *
 * @param hair How much of each pixel is hair, `face` how much it belongs to a face: there shade is no hair. 0 to 1
 * @returns How much paint is left of what the wash laid: about 1, and 1 where there is no hair
 */
export function dampHair(
  flow: Flow,
  { hair, face }: { hair: Float32Array; face: Float32Array },
  { width, height, unit, seed }: { width: number; height: number; unit: number; seed: number },
): Float32Array {
  const [more, less] = [plane(hair.length), plane(hair.length)]
  // In places the brush left the wash alone.
  const wanted = plane(hair.length)
  const patches = new NoiseRows('clouds', width, { scale: 0.42 / unit, left: seed * 19, top: 310 })
  for (let y = 0, at = 0; y < height; y++) {
    const patch = patches.at(y)
    for (let x = 0; x < width; x++, at++) {
      wanted[at] = hair[at] === 0 ? 0 : hair[at]! * (1 - face[at]!) * smoothstep(-0.24, 0.2, patch[x]!)
    }
  }
  hatchAll(flow, wanted, more, { strokes: LOADED, unit, seed: seed + 131 })
  hatchAll(flow, wanted, less, { strokes: THIRSTY, unit, seed: seed + 151 })
  for (let at = 0; at < more.length; at++) more[at] = (1 + MORE * more[at]!) * (1 - LESS * less[at]!)
  return blur(more, width, height, 0.9 * unit)
}
