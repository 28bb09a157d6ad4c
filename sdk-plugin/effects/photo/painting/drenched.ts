import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { randomFrom } from '../../random.ts'
import { addSpot } from '../../tubes/spark.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import { cheekOf } from './cheek.ts'
import { fleshOf } from './flesh.ts'

/** Where hair hangs about a face, and the neck where it does not, in its widths and heights. */
const ABOUT = { wide: 1.3, up: 1.1, down: 1.7 } as const
const NECK = { half: 0.5, from: 0.84, all: 1 } as const
/** How light, beside a cheek, a forehead is and hair is not; what lies above a face may be nearly as light. */
const FOREHEAD = [0.8, 0.52] as const
const FAIR = [0.95, 0.74] as const

/** Where hair is, or dark cloth that is as wet: all above a face, and what is darker than a cheek beside it. */
export function soakedHair(print: Print, faces: readonly Face[]): Float32Array {
  const { width, height, r, g, b } = print
  const hair = plane(r.length)
  const flesh = fleshOf({ faces: [...faces] }, print)
  for (const face of faces) {
    const cheek = cheekOf(print, face)
    const light = 0.3 * cheek[0] + 0.6 * cheek[1] + 0.1 * cheek[2] + 0.001
    const middle = face.x + 0.5 * face.width
    const [left, right] = [middle - ABOUT.wide * face.width, middle + ABOUT.wide * face.width]
    const [first, last] = [Math.max(0, Math.floor(left)), Math.min(width, Math.ceil(right))]
    const foot = face.y + ABOUT.down * face.height
    for (let y = Math.max(0, Math.floor(face.y - ABOUT.up * face.height)); y < Math.min(height, foot); y++) {
      const v = (y - face.y) / face.height
      const above = smoothstep(0.02, -0.12, v)
      const ends = smoothstep(ABOUT.down, ABOUT.down - 0.3, v)
      const below = smoothstep(NECK.from, NECK.all, v)
      for (let x = first, at = y * width + first; x < last; x++, at++) {
        const aside = Math.abs(x - middle) / face.width
        const neck = below * smoothstep(NECK.half, NECK.half - 0.2, aside)
        const own = (0.3 * r[at]! + 0.6 * g[at]! + 0.1 * b[at]!) / light
        const like = Math.max(above * smoothstep(FAIR[0], FAIR[1], own), smoothstep(FOREHEAD[0], FOREHEAD[1], own))
        hair[at] = Math.max(hair[at]!, like * ends * (1 - neck) * (1 - flesh[at]!))
      }
    }
  }
  return hair
}

interface Drenched {
  /** How much of each pixel belongs to somebody, and how much is hair, 0 to 1. */
  mask: Float32Array
  hair: Float32Array
  faces: readonly Face[]
  /** Height of the water at each column, in pixels from the top. */
  line: Float32Array
  seed: number
}

/** How much light wet hair throws back, and how much more strands of it differ; how far a lock counts, in shorter sides. */
const [WET, STRANDS, LOCK] = [0.42, 1.3, 0.007] as const
/** How fine a strand is that gleams, in shorter sides: what is finer is the photo's grain. */
const STRAND = 0.0014
/** From how much lighter than its lock a strand gleams, how brightly, and in which light. */
const GLEAM = { from: 1.02, much: 0.8, colour: [0.62, 0.5, 0.44] } as const
/** How far up the light that waves throw is seen, in shorter sides, and what it adds. */
const THROWN = { far: 0.34, colour: [0.5, 0.62, 0.5] } as const
/** How far above the water cloth and skin are soaked, and how dark. */
const SOAKED = { far: 0.035, dark: 0.42 } as const

/** Whoever came up from the sea: hair in wet locks that gleam, drops on the skin, the light of the waves from below. */
export function drench(print: Print, { mask, hair, faces, line, seed }: Drenched): void {
  const { width, height, r, g, b } = print
  const shorter = Math.min(width, height)
  const k = 900 / shorter
  const lock = blur(g, width, height, LOCK * shorter)
  const strands = blur(g, width, height, STRAND * shorter)
  const waves = new NoiseRows('swirls', width, { scale: 1.05 * k, scaleY: 2.1 * k, left: seed * 53 })
  const fine = new NoiseRows('clouds', width, { scale: 1.6 * k, left: seed * 31 })
  const [red, green, blue] = THROWN.colour
  const [shineR, shineG, shineB] = GLEAM.colour
  const [highest, lowest] = [Math.min(...line), Math.max(...line)]
  for (let y = 0, at = 0; y < Math.min(height, lowest + 1); y++) {
    const isNear = (highest - y) / shorter < THROWN.far
    const wave = isNear ? waves.at(y) : undefined
    const patch = isNear ? fine.at(y) : undefined
    for (let x = 0; x < width; x++, at++) {
      const own = mask[at]!
      if (own === 0) continue
      const up = (line[x]! - y) / shorter
      const soaked = SOAKED.dark * smoothstep(SOAKED.far, 0, up)
      const strand = strands[at]! / (lock[at]! + 0.004)
      const wet = hair[at]! * own
      const left = (1 - soaked * own) * (1 - wet * (1 - WET * Math.min(2.4, strand ** STRANDS)))
      const gleam = wet * GLEAM.much * lock[at]! * Math.max(0, strand - GLEAM.from)
      const near = smoothstep(THROWN.far, 0, up)
      const folded = wave && patch ? Math.max(0, 1 - 4.2 * Math.abs(wave[x]! + 0.14 * patch[x]!)) : 0
      const net = folded * folded * near * near * (1 - 0.7 * wet)
      r[at] = r[at]! * left * (1 + red * net) + shineR * gleam
      g[at] = g[at]! * left * (1 + green * net) + shineG * gleam
      b[at] = b[at]! * left * (1 + blue * net) + shineB * gleam
    }
  }
  for (const face of faces) bead(print, { mask, hair, face, random: randomFrom(seed * 211 + 5) })
}

interface Beads extends Pick<Drenched, 'mask' | 'hair'> {
  face: Face
  random: () => number
}

const BEADS = 90

/** Drops that stand on skin: each a glint on the side of the low sun, a little shade on the other one, dark below. */
function bead(print: Print, { mask, hair, face, random }: Beads): void {
  const { width, height, r, g, b } = print
  for (let each = 0; each < BEADS; each++) {
    const u = random()
    const v = random() * 1.1 - 0.05
    const radius = face.height * (0.003 + 0.0075 * random() ** 3)
    // Eyes and lips stay clear.
    const isFeature =
      Math.abs(u - 0.5) < 0.36 && ((v > 0.3 && v < 0.5) || (v > 0.7 && v < 0.86 && Math.abs(u - 0.5) < 0.24))
    const x = Math.round(face.x + u * face.width)
    const y = Math.round(face.y + v * face.height)
    if (isFeature || x < 2 || y < 2 || x >= width - 2 || y >= height - 2) continue
    const at = y * width + x
    if (mask[at]! < 0.98 || hair[at]! > 0.12) continue
    const light = 0.3 * r[at]! + 0.6 * g[at]! + 0.1 * b[at]!
    addSpot(print, x - 0.3 * radius, y + 0.9 * radius, 0.8 * radius, [r[at]!, g[at]!, b[at]!], -0.42)
    addSpot(print, x + 0.35 * radius, y - 0.4 * radius, Math.max(0.55, 0.3 * radius), [1, 0.9, 0.8], 0.2 + 1.1 * light)
    addSpot(print, x - 0.4 * radius, y + 0.35 * radius, 0.4 * radius, [r[at]!, g[at]!, b[at]!], 0.4)
  }
}
