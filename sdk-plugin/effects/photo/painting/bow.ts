import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import type { FacePlace, Print } from '../photo.ts'

/** How paper bends that has lain about: a valley and a crest across it, its lower right corner up. The lamp is top left. */
export const bowFields = {
  /** Degrees, clockwise, of the way from the valley to the crest; 0 is to the right. */
  turn: z.number().min(0).max(90).default(14),
  /** Where along that way the crest is, 0 to 1. */
  crest: z.number().min(0.2).max(1).default(0.7),
  /** How much lighter the crest is than the valley, as a share of the light. */
  bend: z.number().min(0).max(1).default(0.3),
  /** The light of a window that its gloss shows at the crest. */
  gleam: z.number().min(0).max(1).default(0.11),
  /** How far the lower right corner stands up. */
  corner: z.number().min(0).max(1).default(0.8),
} as const

export const bowSchema = z.strictObject(bowFields)

export type Bow = z.output<typeof bowSchema>

/** The part of the bent sheet that a print covers, as shares: left, top, width, height. */
export type Part = readonly [number, number, number, number]

const WHOLE: Part = [0, 0, 1, 1]
/** Places along the way for which shade and gleam are known, and more of them at both ends: its side wavers. */
const STEPS = 512
const SPARE = 16
/** How soft the side of the gleam that faces the lamp is, and how far the other fades. */
const SHARP = 0.03
const FADING = 0.17
/** Steps by which the gleam's side wavers: paper is never quite even. */
const UNEVEN = 9
/** Steps for one of u + v, which is 2 in the lower right corner. */
const HALF = (STEPS - 1) / 2
/** The light that the fold before a lifted corner takes. */
const FOLD = -0.16

/** Shades a print by the bend of the sheet that it is part of, and lets its gloss gleam beside faces. */
export function bow(print: Print, how: Bow, seed: number, part: Part = WHOLE): void {
  const { width, height, r, g, b, faces = [] } = print
  const [shades, gleams] = profilesOf(how)
  const lifts = liftsOf(how.corner)
  const angle = (how.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const unit = (STEPS - 1) / (cos + sin)
  const [du, dv] = [part[2] / width, part[3] / height]
  const swirls = noiseTile('swirls')
  for (let y = 0, at = 0; y < height; y++) {
    const v = part[1] + dv * (y + 0.5)
    const wave = UNEVEN * noiseAt(swirls, seed * 7, (y * 24) / height)
    const way = SPARE + wave + (v * sin + (part[0] + 0.5 * du) * cos) * unit
    const near = (part[0] + 0.5 * du + v) * HALF
    const step = du * cos * unit
    const lifting = du * HALF
    for (let x = 0; x < width; x++, at++) {
      const place = (way + x * step) | 0
      const lift = lifts[(near + x * lifting) | 0]!
      const shade = shades[place]! * lift
      const gloss = gleams[place]! * lift
      const light = gloss > 0.002 ? gloss * besideFaces(faces, (x + 0.5) / width, (y + 0.5) / height) : 0
      // Daylight is a little cool.
      r[at] = r[at]! * shade + 0.95 * light
      g[at] = g[at]! * shade + 0.98 * light
      b[at] = b[at]! * shade + light
    }
  }
}

/** The light of the paper and what its gloss adds, along the way from the valley to the crest. */
function profilesOf({ crest, bend, gleam }: Bow): readonly [Float32Array, Float32Array] {
  const length = STEPS + 2 * SPARE
  const [shades, gleams] = [new Float32Array(length), new Float32Array(length)]
  for (let step = 0; step < length; step++) {
    const place = Math.min(1, Math.max(0, (step - SPARE) / (STEPS - 1)))
    const from = place - crest
    shades[step] = 1 + bend * (0.72 * rise(place, crest) - 0.5)
    gleams[step] = gleam * smoothstep(-SHARP, SHARP, from) * Math.exp(-Math.max(0, from) / FADING)
  }
  return [shades, gleams]
}

/** From 0 in the valley to 1 on the crest and down a little behind it. */
function rise(place: number, crest: number): number {
  const valley = 0.3 * crest
  return place < crest
    ? smoothstep(valley, crest, place) + 0.35 * smoothstep(valley, 0, place)
    : 1 - 0.5 * smoothstep(crest, 1.3, place)
}

/** What a lifted corner leaves of the light, from the upper left corner to the lower right one: a fold, then its slope. */
function liftsOf(corner: number): Float32Array {
  return Float32Array.from({ length: STEPS }, (_, step) => {
    const near = (2 * step) / STEPS - 1
    const slope = near < 0.72 ? FOLD * smoothstep(0.45, 0.72, near) : mix(FOLD, 0.22, smoothstep(0.72, 0.95, near))
    return 1 + corner * slope
  })
}

/** Where a gleam is whole beside a face, in halves of its size. */
const BESIDE = 1.9

/** How much of the gleam is left at a place: a fifth within a face, all of it beside the hair. */
function besideFaces(faces: readonly FacePlace[], x: number, y: number): number {
  let left = 1
  for (let number = 0; number < faces.length; number++) {
    const face = faces[number]!
    const dx = (x - face.x) / face.halfWidth
    const dy = (y - face.y) / face.halfHeight
    const far = dx * dx + dy * dy
    if (far < BESIDE * BESIDE) left *= mix(0.2, 1, smoothstep(0.9, BESIDE, Math.sqrt(far)))
  }
  return left
}
