import * as z from 'zod'
import { colour, type Rgb } from '../colour.ts'
import { layOver } from '../frame.ts'
import { sampleAt } from '../kernels/resample.ts'
import { randomFrom } from '../random.ts'
import { operation, type Stage } from '../stage.ts'
import { fitWords } from '../surface/fitted.ts'
import { levelFor, type Words, wordsOf } from '../surface/words.ts'
import { outlineOf } from '../surface/outline.ts'

const row = z.strictObject({
  /** Height in em, or in frame heights on the frame. */
  height: z.number().positive().max(1),
  ink: colour,
  /** Colour of the bar behind the words; none leaves the ground. */
  bar: colour.optional(),
  /** Space between repetitions as a share of the height. */
  gap: z.number().min(0).max(4).default(0.35),
  /** Width of the words as a share of their natural one. */
  stretch: z.number().min(0.3).max(3).default(1),
  /** With `fit`: as they are, their outline only, or cut out of a bar of the ink. */
  style: z.enum(['solid', 'outline', 'bar']).default('solid'),
  /** With `fit`: how far their top leans to the right, as a share of their height. */
  lean: z.number().min(-0.4).max(0.4).default(0),
  /** Which of the style's faces: 0 is that of the letters, then come the others of `lettering.faces`. */
  face: z.number().int().min(0).max(4).default(0),
})

/** Rows of the same words in small, over and over: within the letters, or in a box of the frame. */
export const typeset = operation({
  name: 'typeset',
  schema: z.strictObject({
    do: z.literal('typeset'),
    within: z.enum(['letters', 'frame']).default('letters'),
    /** Left, top, right and bottom of the box as shares of the frame. */
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]).readonly().default([0, 0, 1, 1]),
    /** Again from the first when all are set. */
    rows: z.array(row).min(1).max(16),
    /** Space between rows as a share of their height. */
    leading: z.number().min(0).max(2).default(0.06),
    grow: z.number().min(-0.1).max(0.1).default(0),
    opacity: z.number().min(0).max(1).default(1),
    /** In letters: words fill each stroke from side to side, smaller where it is thin, and are cut by nothing. */
    fit: z.boolean().default(false),
    /** With `fit`: share of the upright strokes whose words run up along them, where they have the room. */
    turned: z.number().min(0).max(1).default(0),
    /** With `fit`: pixels that a line has to be high; lower ones are left out. */
    least: z.number().min(4).max(40).default(8),
    /** With `fit`: how many times what is left free is filled with lines half as high. */
    again: z.number().int().min(0).max(3).default(0),
    /** With `fit`: each letter begins with another row, so that none is set as the one beside it. */
    varied: z.boolean().default(false),
    /** In a box: the first row only, and its words only once, at the left. */
    once: z.boolean().default(false),
  }),
  apply(stage, options) {
    const { frame, letters } = stage
    const words = [letters, ...(letters.faces ?? [])].map(wordsOf)
    if (options.within === 'letters') {
      const { coverage } = outlineOf(letters, options.grow)
      const { x, y, width, height, em, ink } = letters
      const { emoji } = letters
      // Pictures of many colours would lose their features.
      const free = emoji ? coverage.map((share, at) => share * (1 - emoji.share[at]!)) : coverage
      if (options.fit && fitWords(stage, words, free, options)) return
      // Long texts find no stroke that they fit into. What is cut has to be fainter, or nothing could be read.
      const opacity = options.opacity * (options.fit ? CUT : 1)
      set(
        stage,
        words,
        { ...options, opacity },
        { x, y, width, height, unit: em, top: ink.top - 0.1 * em, coverage: free },
      )
      return
    }
    const [left, top, right, bottom] = options.box
    const x = Math.round(left * frame.width)
    const y = Math.round(top * frame.height)
    const width = Math.round(right * frame.width) - x
    const height = Math.round(bottom * frame.height) - y
    set(stage, words, options, { x, y, width, height, unit: frame.height, top: 0 })
  },
})

/** Clearness of words that were to fit and do not, as a share. */
const CUT = 0.5

type Options = z.output<(typeof typeset)['schema']>

interface Area {
  x: number
  y: number
  width: number
  height: number
  unit: number
  /** Where the first row begins. */
  top: number
  coverage?: Float32Array
}

function set(stage: Stage, words: readonly Words[], options: Options, area: Area): void {
  const random = randomFrom(stage.seed * 401 + 6)
  let y = area.top
  for (let index = 0; y < area.height; index++) {
    const each = options.rows[index % options.rows.length]!
    const high = Math.max(4, each.height * area.unit)
    const shift = options.once ? 0 : random()
    setRow(stage, words[each.face % words.length]!, area, {
      ...each,
      high,
      y,
      shift,
      once: options.once,
      opacity: options.opacity,
    })
    if (options.once) return
    y += high * (1 + options.leading)
  }
}

interface Row {
  high: number
  y: number
  /** Share of a repetition that the row begins with. */
  shift: number
  once: boolean
  ink: Rgb
  bar?: Rgb | undefined
  gap: number
  stretch: number
  opacity: number
}

/** Share of a row's height that words leave free above and below within a bar. */
const INSET = 0.11

/** Pixels that a line of words has to be high: smaller ones would be noise. */
const LEAST = 11

function setRow(
  { frame }: Stage,
  words: Words,
  area: Area,
  { high, y, shift, once, ink, bar, gap, stretch, opacity }: Row,
): void {
  const inset = bar ? INSET * high : 0
  const scale = (high - 2 * inset) / words.height
  // Smaller ones would be noise.
  const isLegible = high >= LEAST * words.lines
  const wide = words.width * scale * stretch
  const period = wide + gap * high
  const level = levelFor(words, scale)
  const { plane, width, height } = words.levels[level]!
  const toLevel = 1 / 2 ** level
  const first = Math.max(0, Math.floor(y), -area.y)
  const last = Math.min(area.height, Math.ceil(y + high), frame.height - area.y)
  const right = Math.min(area.width, frame.width - area.x, once ? Math.ceil(period) : Infinity)
  for (let py = first; py < last; py++) {
    const within = Math.min(1, py + 1 - y, y + high - py)
    if (within <= 0) continue
    const sy = ((py + 0.5 - y - inset) / scale + words.top) * toLevel - 0.5
    const isText = isLegible && py + 0.5 >= y + inset && py + 0.5 <= y + high - inset
    for (let px = Math.max(0, -area.x); px < right; px++) {
      const covered = (area.coverage ? area.coverage[py * area.width + px]! : 1) * within * opacity
      if (covered < 0.01) continue
      const along = px + shift * period
      const place = along - Math.floor(along / period) * period
      const sx = (place / (scale * stretch) + words.left) * toLevel - 0.5
      const share = isText && place < wide ? sampleAt(plane, width, height, sx, sy) : 0
      const at = (py + area.y) * frame.width + px + area.x
      if (bar) {
        frame.r[at]! += (bar[0] + (ink[0] - bar[0]) * share - frame.r[at]!) * covered
        frame.g[at]! += (bar[1] + (ink[1] - bar[1]) * share - frame.g[at]!) * covered
        frame.b[at]! += (bar[2] + (ink[2] - bar[2]) * share - frame.b[at]!) * covered
      } else {
        layOver(frame.r, at, ink[0], covered * share)
        layOver(frame.g, at, ink[1], covered * share)
        layOver(frame.b, at, ink[2], covered * share)
      }
    }
  }
}
