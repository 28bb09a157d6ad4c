import * as z from 'zod'
import { colour, mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { blur } from '../kernels/blur.ts'
import { plane } from '../kernels/memory.ts'
import type { Letters } from '../lettering.ts'
import { lettersOf } from '../mass.ts'
import { cellValue } from '../plates/plate.ts'
import { operation, type Stage } from '../stage.ts'
import { border } from '../surface/border.ts'
import { cutsOf } from '../surface/cuts.ts'
import { broken, found, quarry, scatterPoints } from '../surface/pieces.ts'
import { seedsAt } from '../surface/seeds.ts'
import { innerSteps, runInner } from './inner.ts'

/**
 * A window of coloured pieces in lead: what is behind shines through streaky glass, in the letters or all over
 * the frame. The
 * steps below it make the lead, in place of the letters, one em being a quarter of the frame's height. In frame
 * heights.
 */
export const leaded = operation({
  name: 'leaded',
  schema: z.strictObject({
    do: z.literal('leaded'),
    on: z.enum(['letters', 'frame']),
    /** `frame`: for each piece one; `letters`: for each character one, its pieces lighter and darker. */
    colours: z.array(colour).min(1).max(12),
    /** Colours of a border of this width along the frame. */
    border: z.number().min(0).max(0.3).default(0),
    borderColours: z
      .array(colour)
      .min(1)
      .max(12)
      .default([[1, 1, 1]]),
    /**
     * Diamonds, pieces as they were broken, or, in letters, strokes cut across at right angles to their outline, or
     * each character of one piece.
     */
    pattern: z.enum(['quarries', 'broken', 'cuts', 'whole']).default('quarries'),
    size: z.number().positive().max(1).default(0.14),
    /** Width of the lead between pieces, and along the outline of the letters. */
    lead: z.number().positive().max(0.1).default(0.011),
    outline: z.number().min(0).max(0.1).default(0.016),
    /** `letters`: size of the diamonds of a window around them, whose leads are soldered to their outline; 0: none. */
    join: z.number().min(0).max(1).default(0),
    /** `letters`: softness of what shines through, so that leads behind do not show. */
    even: z.number().min(0.01).max(0.4).default(0.04),
    /** Streaks and bubbles of the glass. */
    streaks: z.number().min(0).max(2).default(1),
    /** Bubbles and fine reams of blown glass. */
    seeds: z.number().min(0).max(2).default(0),
    /** How uneven it is: what is behind is shifted by it. */
    uneven: z.number().min(0).max(0.1).default(0.012),
    /** Multiplies what shines through. */
    gain: z.number().min(0).max(10).default(1),
    steps: innerSteps,
  }),
  apply(stage, options) {
    const lead = glaze(stage, options)
    const body = lettersOf(lead, { ...stage.letters, em: EM * stage.frame.height })
    if (body) runInner(stage, body, options.steps)
  },
})

type Options = z.output<(typeof leaded)['schema']>

/** An em of its steps in frame heights. */
const EM = 0.25

function glaze(stage: Stage, options: Options) {
  const { frame, letters } = stage
  const { width, height } = frame
  const area = options.on === 'letters' ? boxOf(letters, width, height) : { x: 0, y: 0, width, height }
  const field = plane(area.width * area.height).fill(-height)
  // Through the letters, the lead of a window behind them must not show: they are one with it.
  const sigma = options.on === 'letters' ? options.even * height : 0
  const behind = {
    r: blur(frame.r, width, height, sigma),
    g: blur(frame.g, width, height, sigma),
    b: blur(frame.b, width, height, sigma),
  }
  const isLetters = options.on === 'letters'
  const cuts = isLetters && options.pattern === 'cuts' ? cutsOf(letters, options.size * height, stage.seed) : undefined
  const owners = isLetters ? letters.owners() : undefined
  const isWhole = isLetters && options.pattern === 'whole'
  const find = options.pattern === 'quarries' ? quarry : broken
  const outline = options.outline * height * 0.5
  const lead = options.lead * height * 0.5
  scatterPoints(Math.ceil(width / height / options.size) + 3, Math.ceil(1 / options.size) + 3)
  const tone: [number, number, number] = [0, 0, 0]
  for (let y = area.y, to = 0; y < area.y + area.height; y++) {
    for (let x = area.x, at = y * width + x; x < area.x + area.width; x++, at++, to++) {
      const inside = isLetters ? insideAt(letters, x, y) : height
      if (inside < -outline - 2) continue
      const u = (x + 0.5) / height
      const v = (y + 0.5) / height
      const place = (y - letters.y) * letters.width + x - letters.x
      if (cuts) {
        found.id = inside > 0 ? cuts.piece[place]! : 0
        found.gap = (inside > 0 ? cuts.gap[place]! : height) / height
        found.isBorder = false
      } else if (isWhole) {
        found.id = owners![place]!
        found.gap = 1
        found.isBorder = false
      } else find(u, v, options.size)
      if (options.border > 0) border(u, v, width / height, options.border)
      field[to] = Math.max(inside > 0 ? lead - found.gap * height : -height, outline - Math.abs(inside))
      if (options.join > 0 && Math.abs(inside) < 4 * outline) solder(field, to, u, v, inside, outline, options, height)
      if (inside < -1) continue
      toneAt(options, owners ? owners[place]! : -1, tone)
      if (isLetters) enamel(letters, place, tone)
      shineThrough(frame, behind, at, u, v, tone, inside, options)
    }
  }
  return { ...area, field }
}

/** A blob of solder where a lead of the window around meets the outline; `found` stays as it is. */
function solder(
  field: Float32Array,
  to: number,
  u: number,
  v: number,
  inside: number,
  outline: number,
  { join }: Options,
  height: number,
): void {
  const { id, gap, isBorder } = found
  quarry(u, v, join)
  const out = inside + 0.6 * outline
  const away = Math.sqrt(out * out + (found.gap * height) ** 2)
  field[to] = Math.max(field[to]!, SOLDER * outline - away)
  Object.assign(found, { id, gap, isBorder })
}

/** Radius of a blob of solder, in those of the lead along the outline. */
const SOLDER = 1.2

/** The letters' planes, cut to the frame. */
function boxOf(letters: Letters, width: number, height: number) {
  const x = Math.max(0, letters.x)
  const y = Math.max(0, letters.y)
  const right = Math.min(width, letters.x + letters.width)
  const bottom = Math.min(height, letters.y + letters.height)
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

/** Pixels into the letters. */
function insideAt({ x: left, y: top, width, height, distance }: Letters, x: number, y: number): number {
  const px = x - left
  const py = y - top
  return px < 0 || py < 0 || px >= width || py >= height ? -width : distance[py * width + px]!
}

function toneAt({ colours, borderColours }: Options, owner: number, tone: [number, number, number]): void {
  const value = cellValue(found.id, 5)
  const list: readonly Rgb[] = found.isBorder ? borderColours : colours
  const chosen = owner >= 0 ? list[owner % list.length]! : list[Math.floor(value * list.length)]!
  const light = owner >= 0 ? 0.7 + 0.75 * cellValue(found.id, 9) : 0.8 + 0.4 * cellValue(found.id, 9)
  // Pieces of one colour are never quite of one melt.
  const turn = owner >= 0 ? 0.1 * (value - 0.5) : 0
  tone[0] = chosen[0] * light + turn * chosen[1]
  tone[1] = chosen[1] * light + turn * chosen[2]
  tone[2] = chosen[2] * light + turn * chosen[0]
}

/** Emoji are painted on their pieces. */
function enamel({ emoji }: Letters, place: number, tone: [number, number, number]): void {
  const share = emoji ? emoji.share[place]! : 0
  if (!emoji || share === 0) return
  tone[0] = mix(tone[0], emoji.r[place]!, share)
  tone[1] = mix(tone[1], emoji.g[place]!, share)
  tone[2] = mix(tone[2], emoji.b[place]!, share)
}

function shineThrough(
  { width, height, r, g, b }: Stage['frame'],
  behind: { r: Float32Array; g: Float32Array; b: Float32Array },
  at: number,
  u: number,
  v: number,
  tone: readonly [number, number, number],
  inside: number,
  { streaks, seeds, uneven, gain }: Options,
): void {
  const swirls = noiseTile('swirls')
  const clouds = noiseTile('clouds')
  const turn = found.id * 1.7
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const along = cos * u + sin * v
  const across = cos * v - sin * u
  const wave = noiseAt(swirls, along * 500 + found.id * 31, across * 1500)
  const cloud = noiseAt(clouds, u * 900 + found.id * 57, v * 900)
  const x = Math.min(width - 1, Math.max(0, Math.round((u + uneven * wave) * height)))
  const y = Math.min(height - 1, Math.max(0, Math.round((v + uneven * cloud * 2) * height)))
  const from = y * width + x
  // Thicker towards the edges, where dirt gathers as well.
  const edge = 0.4 + 0.6 * smoothstep(0, 0.05, Math.min(found.gap, inside / height))
  // Where it is thin, in the middle of a piece, more white comes through.
  const pale = 0.03 * edge * edge
  // Ripples of the melt gather light in lines.
  const line = smoothstep(0.16, 0.02, Math.abs(noiseAt(swirls, along * 420 + found.id * 13, across * 1000)))
  const seeded = seeds === 0 ? 0 : seeds * seedsAt(u, v, found.id)
  const light = gain * edge * Math.max(0.1, 0.9 + streaks * (0.3 * wave + 0.2 * cloud + 0.14 * line) + seeded)
  r[at] = (behind.r[from]! + 0.05) * (tone[0] + pale) * light
  g[at] = (behind.g[from]! + 0.05) * (tone[1] + pale) * light
  b[at] = (behind.b[from]! + 0.05) * (tone[2] + pale) * light
}
