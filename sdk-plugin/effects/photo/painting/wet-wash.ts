import { mix, smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import type { Face } from '../../../vision/index.ts'
import { skinTone } from './sketch.ts'
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
  faces?: readonly Face[]
  /** Lights in hair, 0 to 1, that the brush went around. Default none. */
  lights?: Float32Array | undefined
}

/** How much ink a light is spared: a little ran into it. */
const SPARED = 0.8

/** How much of a bloom faces are spared. */
const DABBED = 0.75

/** How far skin is drawn by its forms alone, however dark it is. */
const KEYED = 0.78
/** How far forms of a face are run together, in its widths. */
const FORMS = 0.035

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
  // A face is washed in with few large forms, however much more a lens saw.
  const [face] = faces
  const forms = face ? blur(light, width, height, FORMS * face.width) : broad
  const key = face ? mix(1, skinTone(light, options, face), KEYED) : 1
  const fine = near && blur(light, width, height, 5.4 * unit)
  const features = fine ?? even
  const wander = new NoiseRows('swirls', width, { scale: 1.5 / unit, left: seed * 37, top: 20 })
  const clouds = new NoiseRows('clouds', width, { scale: 0.3 / unit, left: seed * 31 })
  const swells = new NoiseRows('swirls', width, { scale: 0.75 / unit, left: 70, top: seed * 13 })
  // The hairs of a wide brush, pulled across.
  const hairs = new NoiseRows('grain', width, { scale: 0.035 / unit, scaleY: 0.5 / unit, left: seed * 7 })
  const laid = plane(light.length)
  const chin = faces.length > 0 ? Math.max(...faces.map((face) => face.y + face.height)) : height
  const spared = faces.length > 0 ? sparedRows(faces, width) : undefined
  for (let y = 0, at = 0; y < height; y++) {
    const stray = wander.at(y)
    const cloudy = clouds.at(y)
    const swell = swells.at(y)
    const pulled = hairs.at(y)
    const kept = spared?.(y)
    // A brush as broad as the one for clothes goes over whatever is small there.
    const below = smoothstep(chin, 1.06 * chin, y)
    for (let x = 0; x < width; x++, at++) {
      // A puddle ends at what is bright: no rim of it lies beside hair.
      const feature = near ? near[at]! : 0
      const brushed = fine && feature > 0 ? mix(broad[at]!, fine[at]!, feature) : broad[at]!
      const tone = Math.max(mix(brushed, pool[at]!, below), even[at]! - mix(0.2, 0.4, below))
      const inside = WASHED - tone + (1 - 0.62 * feature) * (0.09 * stray[x]! + 0.02 * cloudy[x]!)
      const skin = kept ? kept[x]! : 0
      const form = feature === 0 ? forms[at]! : mix(forms[at]!, features[at]!, smoothstep(0.55, 0.95, feature))
      const graded = skin === 0 ? 0 : gradedAt(key - form + 0.014 * stray[x]!, swell[x]!, cloudy[x]! + 0.4 * pulled[x]!)
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
 * Washes that a brush lays on a face one over the other, each when the one below is dry: how much deeper than skin is on
 * the whole the form is where it begins, how much ink it leaves, and above which swell its border is found.
 */
const GLAZES = [
  { past: -0.05, ink: 0.1, found: 0.4 },
  { past: 0.15, ink: 0.2, found: -0.14 },
  { past: 0.4, ink: 0.26, found: 0 },
] as const
/** Half of what a border is wide where it dried and where water lost it, in depth of the form. */
const [DRIED, LOST] = [0.012, 0.12]

/**
 * How much ink lies on a face: paper where it shines, then wash over wash into the shade. The border of each is found in
 * some places, where ink stood and dried in a line, and lost in others.
 *
 * @param depth How much darker the face is there than skin is on the whole
 * @param swell Where it is high borders are found
 */
function gradedAt(depth: number, swell: number, cloud: number): number {
  let laid = 0
  for (const { past, ink, found } of GLAZES) {
    const over = depth - past
    if (over < -LOST) break
    const dry = smoothstep(found - 0.12, found + 0.12, swell)
    const soft = mix(LOST, DRIED, dry)
    const rim = dry === 0 || over < -DRIED || over > 0.07 ? 0 : dry * Math.exp(-Math.abs(over - DRIED) / 0.013)
    laid += ink * (smoothstep(-soft, soft, over) * (1 + 0.3 * cloud) + 0.55 * rim)
  }
  return laid
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
