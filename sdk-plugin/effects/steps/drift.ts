import * as z from 'zod'
import { colour, mix, smoothstep } from '../colour.ts'
import { blur } from '../kernels/blur.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { operation, type Stage } from '../stage.ts'
import { heapsAlong } from '../surface/heaps.ts'
import { plane } from '../kernels/memory.ts'

/** Snow, sand or earth heaped up at the foot of standing letters, which sink into it. Comes after them. In em. */
export const drift = operation({
  name: 'drift',
  schema: z.strictObject({
    do: z.literal('drift'),
    /** How high it lies against the letters, and in the gaps between them. */
    height: z.number().min(0).max(0.5).default(0.1),
    gaps: z.number().min(0).max(0.5).default(0.035),
    /** Where the letters stand below their ink. */
    foot: z.number().min(-0.3).max(0.3).default(0),
    /** How far it runs out to the front. */
    spread: z.number().positive().max(1).default(0.28),
    colour: colour.default([0.86, 0.91, 0.98]),
    shade: colour.default([0.36, 0.48, 0.75]),
    grain: z.number().min(0).max(3).default(1),
    lumps: z.number().min(0).max(3).default(1),
    /** Light of the lamp that it mirrors, as slime and mud do. */
    gloss: z.number().min(0).max(5).default(0),
    /** How unevenly it lies along the letters: at 1 in heaps with bare ground between them. */
    heaps: z.number().min(0).max(1).default(0),
  }),
  apply(stage, options) {
    const { letters, frame } = stage
    const { em } = letters
    const ends = endsOf(stage)
    if (options.heaps > 0) heapUp(ends, stage, options.heaps)
    const crest = crestOf(stage, options, ends)
    const foot = letters.y + letters.ink.bottom + options.foot * em
    const first = Math.max(0, Math.floor(foot - (options.height * 2.2 + HIGHEST + 0.02) * em))
    const rows = Math.min(frame.height, Math.ceil(foot + options.spread * em)) - first
    if (rows < 3) return
    // What is uneven at the crest has run smooth further down.
    const smooth = blur(twoRows(crest), frame.width, 2, 0.16 * em)
    heap(stage, { crest, smooth, ends, foot, first, rows }, options)
  },
})

type Options = z.output<(typeof drift)['schema']>

/** The same line twice: the blur wants a plane. */
function twoRows(line: Float32Array): Float32Array {
  const rows = plane(line.length * 2)
  rows.set(line)
  rows.set(line, line.length)
  return rows
}

/** What ends higher than this above the lowest letter, in em, is no foot. */
const HIGHEST = 0.3

/** What is left of the heap in each column of the frame: it thins out beside the text. */
function endsOf({ letters, frame }: Stage): Float32Array {
  const { em } = letters
  const from = letters.x + letters.ink.left
  const to = letters.x + letters.ink.right
  const [first, last] = [from - 1.1 * em, to + 1.1 * em]
  return Float32Array.from({ length: frame.width }, (_, x) => smoothstep(first, from, x) * smoothstep(last, to, x))
}

/** Leaves less between heaps, and next to nothing beside the text. */
function heapUp(ends: Float32Array, { letters, seed }: Stage, heaps: number): void {
  const share = heapsAlong(letters.em, seed)
  for (let x = 0; x < ends.length; x++) ends[x]! *= mix(1, share(x) * ends[x]! ** 4, heaps)
}

/** Height of the heap above the foot for each column of the frame, in pixels. */
function crestOf(
  { letters, frame, seed }: Stage,
  { height, gaps: between }: Options,
  ends: Float32Array,
): Float32Array {
  const { em } = letters
  // Two rows alike: the blur wants a plane.
  const near = plane(frame.width * 2)
  const gap = plane(frame.width * 2)
  const lowest = Math.max(0, letters.ink.bottom - Math.round(HIGHEST * em))
  const last = Math.min(letters.height, letters.ink.bottom)
  const owners = letters.owners()
  const feet: number[] = []
  for (let y = lowest; y < last; y++) {
    for (let at = y * letters.width; at < (y + 1) * letters.width; at++) {
      if (letters.coverage[at]! >= 0.5) feet[owners[at]!] = y
    }
  }
  for (let y = lowest; y < last; y++) {
    for (let x = Math.max(0, -letters.x); x < Math.min(letters.width, frame.width - letters.x); x++) {
      const at = y * letters.width + x
      if (letters.coverage[at]! < 0.5) continue
      const to = x + letters.x
      near[to] = near[to + frame.width] = 1
      gap[to] = gap[to + frame.width] = letters.ink.bottom - feet[owners[at]!]! - 1
    }
  }
  const soft = blur(near, frame.width, 2, 0.07 * em)
  const gaps = blur(gap, frame.width, 2, 0.24 * em)
  const wide = blur(near, frame.width, 2, 0.24 * em)
  for (let x = 0; x < frame.width; x++) gaps[x] = (gaps[x]! / Math.max(0.2, wide[x]!)) * smoothstep(0, 0.35, wide[x]!)
  const [swirls, clouds] = [noiseTile('swirls'), noiseTile('clouds')]
  return Float32Array.from({ length: frame.width }, (_, x) => {
    const u = (x / em) * 100 + seed * 40
    const uneven = 0.8 + 1.1 * noiseAt(swirls, u * 1.6, 30) + 0.35 * noiseAt(clouds, u * 3, 90)
    // Letters that end higher than others stand on a higher heap.
    return (
      (em * mix(between, height, soft[x]!) * Math.min(1.5, Math.max(0.15 + 0.6 * soft[x]!, uneven)) + gaps[x]!) *
      ends[x]!
    )
  })
}

interface Heap {
  crest: Float32Array
  /** The crest without what is small about it. */
  smooth: Float32Array
  ends: Float32Array
  foot: number
  first: number
  rows: number
}

/** How far below the foot the shadow is taken from for what is heaped above the foot, in em. */
const SHADE_FROM = 0.05

/** How small what is mirrored of the lamp is. */
const SHARP = 110

function heap(
  { frame, letters, environment, thrown }: Stage,
  { crest, smooth, ends, foot, first, rows }: Heap,
  options: Options,
): void {
  const { em } = letters
  const [kx, ky, kz] = environment.key
  const [clouds, fine] = [noiseTile('clouds'), noiseTile('grain')]
  const { colour: own, shade, grain, lumps, spread, gloss } = options
  const half = Math.hypot(kx, ky, kz + 1)
  const heights = plane(frame.width * rows)
  const shares = plane(frame.width * rows)
  const k = 100 / em
  // Farther above the crest than its lumps reach there is nothing to look at.
  const highest = 1 + (0.025 * lumps + 0.0075 * grain) * em
  for (let row = 0; row < rows; row++) {
    for (let x = 0, at = row * frame.width; x < frame.width; x++, at++) {
      const top = crest[x]!
      if (top < 0.4 || row + first < foot - top - highest) continue
      const u = x * k
      const v = (row + first - foot) * k
      const rough = noiseAt(clouds, u * 4, v * 6)
      const small = noiseAt(fine, u * 4.2, v * 5.4)
      const below = row + first - (foot - top) + lumps * 0.02 * em * rough + grain * 0.006 * em * small
      if (below < -1) continue
      const lower = mix(top, smooth[x]!, Math.min(1, Math.max(0, below / (0.12 * em))))
      const run = lower + spread * em * (0.55 + 0.9 * noiseAt(clouds, u * 0.6 + 50, 10)) * (0.4 + 0.6 * ends[x]!)
      const t = Math.min(1, Math.max(0, below / run))
      shares[at] = smoothstep(-0.8, 1.2, below) * smoothstep(1, 0.45, t) * smoothstep(0, 0.55, ends[x]!)
      // A round shoulder that runs out flat.
      heights[at] = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, t * 2.2)) ** 2)) * Math.min(lower, 0.16 * em)
      heights[at]! += lumps * 0.022 * em * rough + grain * 0.005 * em * small
    }
  }
  const { r, g, b, width } = frame
  const lastShade = thrown ? thrown.mask.length / width - 1 : 0
  const [tr, tg, tb] = thrown?.taken ?? [0, 0, 0]
  for (let row = 1; row < rows - 1; row++) {
    const fromFoot = Math.max(row + first - (thrown?.first ?? 0), Math.round(SHADE_FROM * em))
    const shadeLine = thrown && fromFoot <= lastShade ? fromFoot * width : -1
    for (let x = 0, at = row * width; x < width; x++, at++) {
      const share = shares[at]!
      if (share < 0.004) continue
      const dx = (heights[x < width - 1 ? at + 1 : at]! - heights[x > 0 ? at - 1 : at]!) / 2
      const dy = (heights[at + width]! - heights[at - width]!) / 2
      // Seen from the side: what slopes to the viewer looks up half way.
      const long = Math.sqrt(dx * dx + (dy + 0.35) * (dy + 0.35) + 1)
      const towards = -dx * kx - (dy + 0.35) * ky + kz
      const light = Math.min(1.15, Math.max(0, 0.12 + towards / long))
      // Single grains, too small to have a shape.
      const tone = 1 + 0.09 * grain * noiseAt(fine, x * k * 14, (row + first - foot) * k * 15)
      const to = (row + first) * width + x
      const dark = shadeLine < 0 ? 0 : thrown!.mask[shadeLine + x]!
      const shine = gloss > 0 ? gloss * ((towards + 1) / (long * half)) ** SHARP : 0
      r[to] = mix(r[to]!, own[0] * tone * mix(shade[0], 1, light) * (1 - dark * tr) + shine, share)
      g[to] = mix(g[to]!, own[1] * tone * mix(shade[1], 1, light) * (1 - dark * tg) + shine, share)
      b[to] = mix(b[to]!, own[2] * tone * mix(shade[2], 1, light) * (1 - dark * tb) + shine, share)
    }
  }
}
