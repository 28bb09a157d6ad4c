import * as z from 'zod'
import { colour, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import type { Letters } from '../lettering.ts'
import { operation, type Stage } from '../stage.ts'
import { plane } from '../kernels/memory.ts'

/**
 * The shadow that standing letters throw on the ground before them, and the dark where they touch it. Comes after the
 * ground and before the letters.
 */
export const cast = operation({
  name: 'cast',
  schema: z.strictObject({
    do: z.literal('cast'),
    /** What is left of the light. */
    tint: colour.default([0.3, 0.4, 0.7]),
    /** Length of the shadow as a share of the letters' height; below 0 it falls behind them, under a sun in front. */
    length: z.number().min(-2).max(2).default(0.55),
    /** Share of the frame's height that ground ends at behind them. */
    horizon: z.number().min(0).max(1).default(0.55),
    /** How far the far end is moved to the right, as a share of the letters' height. */
    lean: z.number().min(-2).max(2).default(0.35),
    strength: z.number().min(0).max(1).default(0.75),
    /** Softness at the far end, in em; half of it is lost towards the letters. */
    soft: z.number().min(0).max(0.5).default(0.05),
    /** Where the letters stand below their ink, in em. */
    foot: z.number().min(-0.3).max(0.3).default(0),
    /** Strength of the narrow dark along the foot. */
    contact: z.number().min(0).max(1).default(0.7),
  }),
  apply(stage, options) {
    const { letters, frame } = stage
    const foot = letters.y + letters.ink.bottom + options.foot * letters.em
    if (options.length < 0) throwBehind(stage, foot, options)
    else throwShadow(stage, foot, options)
    if (options.contact === 0) return
    const reach = 0.05 * letters.em
    darken(frame, dense(stage, foot, reach), Math.max(0, Math.floor(foot - 5 * reach)), options.contact, options.tint)
  },
})

type Options = z.output<(typeof cast)['schema']>

function throwShadow(stage: Stage, foot: number, options: Options): void {
  const { letters, frame } = stage
  const { width, coverage, em, ink } = letters
  const { length, lean, soft, strength, tint } = options
  if (length === 0) return
  const first = Math.max(0, Math.floor(foot))
  const rows = Math.min(frame.height, Math.ceil(foot + (ink.bottom - ink.top) * length + 3 * soft * em)) - first
  if (rows < 2) return
  const thrown = plane(frame.width * rows)
  const top = lastLine(letters)
  for (let row = 0; row < rows; row++) {
    const up = (row + first - foot) / length
    const from = Math.round(foot - letters.y - up)
    // Of lines above the last no shadow: they would be seen to hang in the air.
    if (from < top || from >= letters.height) continue
    const shift = Math.round(letters.x + lean * up)
    const last = Math.min(width, frame.width - shift)
    const line = row * frame.width + shift
    for (let x = Math.max(0, -shift); x < last; x++) thrown[line + x] = coverage[from * width + x]!
  }
  const near = blur(thrown, frame.width, rows, 0.3 * soft * em)
  const far = blur(thrown, frame.width, rows, soft * em)
  const reach = Math.max(1, (ink.bottom - ink.top) * length)
  for (let row = 0; row < rows; row++) {
    const t = Math.min(1, row / reach)
    for (let x = 0, at = row * frame.width; x < frame.width; x++, at++) {
      near[at] = (near[at]! + (far[at]! - near[at]!) * t) * (1 - 0.45 * t)
    }
  }
  darken(frame, near, first, strength, tint)
  const [r, g, b] = tint.map((value) => (1 - Math.min(1, value)) * strength) as [number, number, number]
  stage.thrown = { first, mask: near.slice(), taken: [r, g, b] }
}

/** Behind the letters it lies flat on ground that is seen at a slant: short, and at an end where that ends. */
function throwBehind({ letters, frame }: Stage, foot: number, options: Options): void {
  const { width, coverage, em, ink } = letters
  const tall = ink.bottom - ink.top
  const length = -options.length
  const first = Math.max(0, Math.ceil(options.horizon * frame.height), Math.floor(foot - tall * length))
  const rows = Math.min(frame.height, Math.ceil(foot)) - first
  if (rows < 2) return
  const thrown = plane(frame.width * rows)
  const top = lastLine(letters)
  for (let row = 0; row < rows; row++) {
    const up = (foot - row - first) / length
    const from = Math.round(foot - letters.y - up)
    if (from < top || from >= letters.height) continue
    const shift = Math.round(letters.x + options.lean * up)
    const last = Math.min(width, frame.width - shift)
    const line = row * frame.width + shift
    for (let x = Math.max(0, -shift); x < last; x++) thrown[line + x] = coverage[from * width + x]!
  }
  const mask = blur(thrown, frame.width, rows, 0.5 * options.soft * em)
  fadeOut(mask, frame.width, first - options.horizon * frame.height, FADE * frame.height)
  darken(frame, mask, first, options.strength, options.tint)
}

/** Over which share of the frame's height a shadow is lost towards the horizon: cut off there it would be a line. */
const FADE = 0.04

function fadeOut(mask: Float32Array, width: number, fromHorizon: number, reach: number): void {
  for (let row = 0; row + fromHorizon < reach && row * width < mask.length; row++) {
    const left = smoothstep(0, reach, row + fromHorizon)
    for (let at = row * width; at < (row + 1) * width; at++) mask[at]! *= left
  }
}

/** The row that the last line of the text begins at: below the lowest row without ink that is no gap in a letter. */
function lastLine({ width, coverage, em, ink }: Letters): number {
  const bare = (y: number) => coverage.subarray(y * width, (y + 1) * width).every((share) => share < 0.5)
  for (let y = ink.bottom - Math.round(0.5 * em); y > ink.top; y--) if (bare(y)) return y
  return Math.max(0, Math.round(ink.bottom - 1.15 * em))
}

/** A narrow band along the line the letters stand on, as wide as they are. */
function dense({ letters, frame }: Stage, foot: number, reach: number): Float32Array {
  const first = Math.max(0, Math.floor(foot - 5 * reach))
  const rows = Math.max(2, Math.min(frame.height, Math.ceil(foot + 5 * reach)) - first)
  const columns = plane(frame.width)
  const lowest = Math.max(0, letters.ink.bottom - Math.round(0.16 * letters.em))
  for (let y = lowest; y < Math.min(letters.height, letters.ink.bottom); y++) {
    for (let x = Math.max(0, -letters.x); x < Math.min(letters.width, frame.width - letters.x); x++) {
      const share = letters.coverage[y * letters.width + x]!
      if (share > columns[x + letters.x]!) columns[x + letters.x] = share
    }
  }
  const band = plane(frame.width * rows)
  for (let row = 0; row < rows; row++) {
    const far = Math.abs(row + first - foot) / reach
    if (far < 1) for (let x = 0; x < frame.width; x++) band[row * frame.width + x] = columns[x]!
  }
  return blur(band, frame.width, rows, 0.9 * reach)
}

function darken(
  { width, height, r, g, b }: Stage['frame'],
  mask: Float32Array,
  first: number,
  strength: number,
  tint: readonly [number, number, number],
): void {
  const [tr, tg, tb] = tint.map((value) => (1 - Math.min(1, value)) * strength) as [number, number, number]
  const pixels = Math.min(mask.length, (height - first) * width)
  for (let from = 0, at = first * width; from < pixels; from++, at++) {
    const share = mask[from]!
    if (share < 0.002) continue
    r[at]! *= 1 - share * tr
    g[at]! *= 1 - share * tg
    b[at]! *= 1 - share * tb
  }
}
