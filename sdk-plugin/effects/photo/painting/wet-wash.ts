import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Box } from './silhouette.ts'
import { bloomsOn, layRuns } from './water-marks.ts'
import { sparedRows } from './wet.ts'

interface WashOptions {
  width: number
  height: number
  /** Pixels that a picture of 900 would give one. */
  unit: number
  seed: number
  /** Where features of faces are, 0 to 1: there the brush is small and almost dry, and nothing ends in a dried rim. */
  near?: Float32Array
  /** Faces: water that fell there was dabbed off. Default none. */
  faces?: readonly Box[]
  /** Lights in hair, 0 to 1, that the brush went around. Default none. */
  lights?: Float32Array | undefined
}

/** How much ink a light is spared: a little ran into it. */
const SPARED = 0.8

/** How much of a bloom faces are spared. */
const DABBED = 0.75

/** How deep a face's shade is where its border was found, and how far it may have been: elsewhere water lost it. */
const FOUND = { at: 0.29, from: 0.24, to: 0.34 } as const

/** How much darker than the border of the first wash a second one begins. */
const SECOND = 0.14
/** Below this light the brush laid a first wash. */
const WASHED = 0.82

/**
 * One wash of diluted ink, laid wet: its edge dried in some places and ran out in others, darker ink was dropped into it
 * while it was wet, and where water fell on it later it bloomed.
 *
 * @param light How light each pixel is to be, 0 to 1
 * @returns How much ink lies there, 0 to 1
 */
export function wetWash(light: Float32Array, options: WashOptions): Float32Array {
  const { width, height, unit, seed, near, lights, faces = [] } = options
  const [broad, pool] = [blur(light, width, height, 9 * unit), blur(light, width, height, 22 * unit)]
  // Single bright pixels would each get a rim.
  const even = blur(light, width, height, 1.8 * unit)
  const fine = near && blur(light, width, height, 5.4 * unit)
  const wander = new NoiseRows('swirls', width, { scale: 1.5 / unit, left: seed * 37, top: 20 })
  const clouds = new NoiseRows('clouds', width, { scale: 0.3 / unit, left: seed * 31 })
  const swells = new NoiseRows('swirls', width, { scale: 0.75 / unit, left: 70, top: seed * 13 })
  // The hairs of a wide brush, pulled across.
  const hairs = new NoiseRows('grain', width, { scale: 0.035 / unit, scaleY: 0.5 / unit, left: seed * 7 })
  const laid = plane(light.length)
  const spared = faces.length > 0 ? sparedRows(faces, width) : undefined
  for (let y = 0, at = 0; y < height; y++) {
    const stray = wander.at(y)
    const cloudy = clouds.at(y)
    const swell = swells.at(y)
    const pulled = hairs.at(y)
    const kept = spared?.(y)
    for (let x = 0; x < width; x++, at++) {
      // A puddle ends at what is bright: no rim of it lies beside hair.
      const feature = near ? near[at]! : 0
      const brushed = fine && feature > 0 ? mix(broad[at]!, fine[at]!, feature) : broad[at]!
      const tone = Math.max(brushed, even[at]! - 0.2)
      const inside = WASHED - tone + (1 - 0.62 * feature) * (0.09 * stray[x]! + 0.02 * cloudy[x]!)
      const skin = kept ? kept[x]! : 0
      const form =
        mix(brushed, even[at]!, 0.45 * feature) + (1 - 0.8 * feature) * (0.035 * stray[x]! + 0.015 * cloudy[x]!)
      const graded = skin === 0 ? 0 : gradedAt(form, swell[x]!, cloudy[x]! + 0.4 * pulled[x]!)
      laid[at] = graded * skin
      if (inside <= -0.2 || skin === 1) continue
      const dry = mix(smoothstep(-0.4, -0.05, swell[x]!), mix(0.4, 0.92, smoothstep(-0.2, 0.2, swell[x]!)), feature)
      const soft = mix(mix(0.2, 0.1, feature), 0.012, dry)
      const rim = dry * (1 - 0.72 * feature) * driedAt(inside)
      const charged = smoothstep(0.78, 0.12, pool[at]! + 0.05 * cloudy[x]!)
      // It is stronger where more of it stood.
      // A second wash was laid when the first was dry: it ends in a line of its own.
      const second = inside - SECOND - 0.07 * swell[x]!
      const line = dry * (1 - 0.5 * feature) * driedAt(second)
      const stood = 0.05 * smoothstep(0, 0.4, inside) + 0.12 * smoothstep(-soft, soft, second) + 0.2 * line
      const pooled = stood * (1 + 0.12 * cloudy[x]! + 0.05 * pulled[x]!)
      const wet = smoothstep(-soft, soft, inside)
      laid[at]! +=
        (1 - skin) *
        wet *
        (0.1 +
          0.02 * cloudy[x]! +
          0.012 * pulled[x]! +
          0.42 * rim +
          pooled +
          0.4 * charged * charged * (1 + 0.14 * cloudy[x]! + 0.04 * pulled[x]!))
    }
  }
  run(laid, options)
  const bloomed = bloomsOn({ width, height, unit, seed, count: 22 })
  for (let y = 0, at = 0; y < height; y++) {
    const kept = spared?.(y)
    for (let x = 0; x < width; x++, at++) {
      if (lights) laid[at]! *= 1 - SPARED * lights[at]!
      if (bloomed[at] !== 1) laid[at]! *= kept ? mix(bloomed[at]!, 1, DABBED * kept[x]!) : bloomed[at]!
    }
  }
  return laid
}

/**
 * How much ink lies on a face, which was washed wet in wet: from paper where it shines, by a veil, into the shade. The
 * border of that is found in some places, where a little ink stood, and lost in others.
 *
 * @param form How light the face is there
 * @param swell Where it is positive the border is found
 */
function gradedAt(form: number, swell: number, cloud: number): number {
  const depth = 1 - form
  if (depth <= 0.03) return 0
  const found = smoothstep(-0.05, 0.2, swell)
  const half = mix(smoothstep(0.12, 0.56, depth), smoothstep(FOUND.from, FOUND.to, depth), 0.7 * found)
  const off = Math.abs(depth - FOUND.at)
  const pooled = off > 0.08 ? 0 : 0.09 * Math.exp(-off / 0.018) * found
  const laid = 0.07 * smoothstep(0.03, 0.16, depth) + 0.3 * half + 0.26 * smoothstep(0.36, 0.85, depth)
  return (laid + pooled) * (1 + 0.12 * cloud)
}

/** How much ink was carried to the line where a wash dried. @param inside How far from its end a place is */
function driedAt(inside: number): number {
  const off = Math.abs(inside - 0.01)
  return off > 0.06 ? 0 : Math.exp(-off / 0.012)
}

/** What stood at the foot of the puddle runs down in threads. */
function run(laid: Float32Array, options: WashOptions): void {
  const isWet = (at: number) => laid[at]! > 0.2
  layRuns({ ...options, count: 4 }, isWet, (at, wet, rim, down) => {
    laid[at] = Math.max(laid[at]!, wet * (0.13 + 0.1 * rim + 0.16 * smoothstep(0.8, 1, down)))
  })
}
