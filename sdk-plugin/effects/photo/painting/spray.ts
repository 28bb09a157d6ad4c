import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { Print } from '../photo.ts'
import { paintBlack } from './join-tones.ts'
import { subjectOf } from './subject.ts'
import { hypot } from '../../hypot.ts'

/** Steps between the wall and all of the paint. */
export const STEPS = 255

/** What is seen of the wall under more and more paint: from none to what the first can holds. */
export function rampOf(cans: readonly Rgb[]): Float32Array {
  const ramp = new Float32Array((STEPS + 1) * 3)
  const tones: readonly Rgb[] = [[1, 1, 1], ...cans.toReversed()]
  for (let step = 0; step <= STEPS; step++) {
    const place = (step / STEPS) * (tones.length - 1)
    const from = Math.min(tones.length - 2, Math.floor(place))
    for (let c = 0; c < 3; c++) ramp[step * 3 + c] = mix(tones[from]![c]!, tones[from + 1]![c]!, place - from)
  }
  return ramp
}

/** A cloud from the can on what is still bare beside the subject: full in its middle, mist and a few fat drops at its border. */
export function sprayBehind(print: Print, laid: Float32Array, cloud: Rgb, seed: number): void {
  const { mask } = subjectOf(print)
  const { width, height } = print
  const k = 900 / Math.min(width, height)
  const [wide, grain] = [noiseTile('clouds'), noiseTile('grain')]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      // It lies below the paint along outlines, and in nobody.
      const bare = (1 - Math.min(1, laid[at]!)) * smoothstep(1, 0.6, mask[at]!)
      if (bare === 0) continue
      const far = hypot((2 * x) / width - 1, (2 * y) / height - 0.95)
      const full = smoothstep(1.12, 0.5, far + 0.3 * noiseAt(wide, x * k * 0.4 + seed * 7, y * k * 0.4))
      if (full === 0) continue
      const fine = noiseAt(grain, x * k * 1.3, y * k * 1.3 + 40)
      const mist = full * smoothstep(0, 1, full) * (1 + 0.5 * fine * (1 - full))
      const fat = smoothstep(0.5, 0.58, noiseAt(grain, x * k * 0.34 + 11, y * k * 0.34)) * full * (1 - full)
      const share = Math.min(0.92, 0.92 * mist + 1.6 * fat)
      const much = share * bare
      print.r[at]! *= 1 - much * (1 - cloud[0])
      print.g[at]! *= 1 - much * (1 - cloud[1])
      print.b[at]! *= 1 - much * (1 - cloud[2])
    }
  }
}

/**
 * The cans' colours. Where a stroke ends its own colour thins out, as mist does: it does not turn into the colour that the
 * ramp has for less paint.
 *
 * @param whole How much of the wall is covered there
 */
function sprayOver(print: Print, laid: Float32Array, whole: Float32Array, over: Float32Array): void {
  for (let at = 0; at < laid.length; at++) {
    const share = whole[at]!
    const bare = 1 - share
    const much = share > 0.004 ? Math.min(1, laid[at]! / share) : 0
    const step = Math.round(much * STEPS) * 3
    print.r[at] = bare + share * over[step]!
    print.g[at] = bare + share * over[step + 1]!
    print.b[at] = bare + share * over[step + 2]!
  }
}

/** How far in from an outline its paint is that the outline is sprayed with, in parts of 900 of the shorter side. */
const RIM = [2, 4] as const

/**
 * An outline in the colour that lies along it: where somebody ends, paint is no thinner, or the ramp would run through all
 * cans in a line around them. Beyond it nothing is painted.
 *
 * @param laid How much paint is there, changed along the outline
 * @param whole How much of the wall is covered there, ends at the outline
 */
export function sprayRims(print: Print, laid: Float32Array, whole: Float32Array): void {
  const { mask, coverage, faces } = subjectOf(print)
  if (faces.length === 0 || coverage < 0.02) return
  const { width, height } = print
  const unit = Math.min(width, height) / 900
  const near = blur(mask, width, height, RIM[1] * unit)
  const own = laid.slice()
  const taps = RIM.flatMap((far) => [-far, far].map((way) => Math.round(way * unit))).flatMap((far) => [
    far,
    far * width,
  ])
  for (let at = 0; at < own.length; at++) {
    if (near[at]! > 0.98) continue
    const edge = smoothstep(0.3, 0.7, mask[at]!)
    let most = own[at]!
    if (edge > 0) for (const tap of taps) most = Math.max(most, own[at + tap] ?? 0)
    laid[at] = most * edge
    whole[at]! *= edge
  }
}

/** The paint in the colours of its cans, or black. */
export function paintIn(
  print: Print,
  laid: Float32Array,
  whole: Float32Array,
  { cans, cloud, seed }: { cans: readonly Rgb[] | undefined; cloud: Rgb | undefined; seed: number },
): void {
  if (cans) sprayOver(print, laid, whole, rampOf(cans))
  else paintBlack(print, laid)
  if (cloud) sprayBehind(print, laid, cloud, seed)
}

/**
 * A can that is lifted off while it still sprays leaves loose strokes that thin out, and at their ends single drops.
 *
 * @param inside How far from where the strokes end, as a share of the shorter side
 */
export function mistAt(inside: number, speck: number, sprayed: number): number {
  const full = smoothstep(-0.018, 0.026, inside + 0.03 * sprayed + 0.014 * speck)
  const mist = 0.22 * smoothstep(-0.09, 0.02, inside + 0.03 * speck) ** 1.5
  const drops = 0.7 * smoothstep(0.5, 0.62, speck + 0.35 * sprayed) * smoothstep(-0.1, 0, inside)
  return Math.max(full, Math.min(0.8, mist + drops))
}
