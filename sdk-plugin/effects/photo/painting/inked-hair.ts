import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Flow } from './flow.ts'
import { hatchAll, type Stroke } from './hatching.ts'
import { litOf } from './key-block.ts'
import { plane } from '../../kernels/memory.ts'

/** Locks of hair with the tip of the brush, each from where it parts to where it ends. */
const LOCKS: readonly Stroke[] = [
  {
    apart: 8,
    length: 340,
    half: [0.4, 2],
    press: [0.65, 0.95],
    from: 0.16,
    full: 0.95,
    past: 16,
    least: 60,
    even: true,
  },
  { apart: 12, length: 240, half: [0.5, 3.4], press: [0.7, 0.98], from: 0.5, full: 0.95, past: 14, least: 50 },
]
/** Lights along locks: the brush left them out, and water softened their sides. */
const LIGHTS: readonly Stroke[] = [
  { apart: 5, length: 280, half: [0.6, 2.3], press: [0.5, 0.95], from: 0.14, full: 0.85, past: 26, least: 60 },
]
/** How much less the locks in a light are. */
const SPARED = 0.6

/** Lights in hair, along its flow, 0 to 1; what is to be drawn there becomes lighter. */
export function sparedLights(
  hair: Float32Array,
  light: Float32Array,
  dark: Float32Array,
  { width, height }: { width: number; height: number },
  { flow, unit, seed }: { flow: Flow; unit: number; seed: number },
): Float32Array {
  const strokes = plane(hair.length)
  hatchAll(flow, litOf(light, hair), strokes, { strokes: LIGHTS, unit, seed: seed + 90 })
  const lights = blur(strokes, width, height, Math.max(0.8, 1.7 * unit))
  for (let at = 0; at < lights.length; at++) if (lights[at] !== 0) dark[at]! *= 1 - SPARED * lights[at]!
  return lights
}

/** How much less is hatched where locks are drawn. */
const INSTEAD = 0.85

/**
 * Brushes the locks of hair along their flow.
 *
 * @param dark How dark each pixel is to be drawn
 * @param brush How much ink lies on each pixel; changed in place
 * @returns How dark is left to be hatched
 */
export function inkLocks(
  hair: Float32Array,
  dark: Float32Array,
  brush: Float32Array,
  { flow, unit, seed }: { flow: Flow; unit: number; seed: number },
): Float32Array {
  const locks = new Float32Array(hair.length)
  for (let at = 0; at < locks.length; at++) locks[at] = hair[at]! * dark[at]!
  hatchAll(flow, locks, brush, { strokes: LOCKS, unit, seed: seed + 60 })
  return dark.map((tone, at) => tone - INSTEAD * locks[at]!)
}

interface Lines {
  /** How much each place is looked at: the paper is left empty where it is not. */
  attention: Float32Array
  hair: Float32Array | undefined
  seed: number
}

/** Lays lines with the brush; those around hair are lost in places: a head in one whole line wears a hood. */
export function layLines(
  brush: Float32Array,
  lines: Float32Array,
  { width, height }: { width: number; height: number },
  { attention, hair, seed }: Lines,
): void {
  const unit = Math.min(width, height) / 900
  const near = hair && blur(hair, width, height, 7 * unit)
  const breaks = new NoiseRows('clouds', width, { scale: 0.9 / unit, left: seed * 53, top: 8 })
  for (let y = 0, at = 0; y < height; y++) {
    const gap = breaks.at(y)
    for (let x = 0; x < width; x++, at++) {
      if (lines[at] === 0) continue
      const lost = near ? smoothstep(0.1, 0.3, near[at]!) * smoothstep(-0.42, -0.04, gap[x]!) : 0
      const line = 0.95 * lines[at]! * smoothstep(0.05, 0.4, attention[at]!) * (1 - lost)
      brush[at]! += (1 - brush[at]!) * line
    }
  }
}
