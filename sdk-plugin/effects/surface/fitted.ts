import type { Rgb } from '../colour.ts'
import { layOver } from '../frame.ts'
import { sampleAt } from '../kernels/resample.ts'
import type { Stage } from '../stage.ts'
import { eachLetter } from './each-letter.ts'
import { strokesIn, type Stroke } from './strokes.ts'
import { uprights } from './uprights.ts'
import { levelFor, outlinedWords, type Words } from './words.ts'

interface Row {
  /** In em; all together are made to end where the letters end. */
  height: number
  ink: Rgb
  gap: number
  stretch: number
  style: 'solid' | 'outline' | 'bar'
  /** How far the top of the words leans to the right, as a share of their height. */
  lean: number
  /** Number of its face: 0 is that of the letters. */
  face: number
}

interface Options {
  rows: readonly Row[]
  leading: number
  opacity: number
  /** Share of the upright strokes whose words run up along them. */
  turned: number
  /** Pixels that a line has to be high. */
  least: number
  /** How many times what is left free is filled with lines half as high. */
  again: number
  /** Each letter begins with another row. */
  varied: boolean
}

interface Placed extends Row {
  /** Number of its face where it runs up along a stroke: there is room for any. */
  along: number
}

/** Least width of words as a share of their natural one, where they could be smaller and where not. */
const SQUEEZED = 0.62
const MOST_SQUEEZED = 0.52

/** Pixels that a line has to be high to be thought of: as nothing of it is cut off, less will do than in running rows. */
const LEAST_WHOLE = 8

/** Breadth of outlined words, in em of the letters. */
const OUTLINE = 0.055

/** Share of the letters that has to be filled: words here and there would look like dirt. */
const FILLED = 0.33

/** Sets words into the strokes of the letters, row by row; false, and nothing is set, if they fit into few of them. */
export function fitWords(stage: Stage, words: readonly Words[], coverage: Float32Array, options: Options): boolean {
  const found = placesFor(stage, words, coverage, options)
  let filled = 0
  for (const [, { left, right }] of found) for (let at = 0; at < left.length; at++) filled += right[at]! - left[at]!
  let all = 0
  for (let at = 0; at < coverage.length; at++) all += coverage[at]!
  if (filled < FILLED * all) return false
  fitRows(stage, words, coverage, options, found)
  return true
}

/** Parts of strokes that words fit into, each with its row. */
function placesFor(
  stage: Stage,
  faces: readonly Words[],
  coverage: Float32Array,
  options: Options,
): [Placed, Stroke][] {
  const { width, height, em, ink } = stage.letters
  const { rows, leading, varied } = options
  const once = rows.reduce((sum, row) => sum + row.height * (1 + leading), 0) * em
  const tall = ink.bottom - ink.top
  const times = Math.max(1, Math.round(tall / once))
  const unit = (em * tall) / (once * times)
  const narrow = faces.reduce((least, face) => (shapeOf(face) < shapeOf(least) ? face : least))
  const least = Math.max(LEAST_WHOLE, options.least) * narrow.lines
  const found: [Placed, Stroke][] = []
  for (const { own, from, to, turn } of varied
    ? eachLetter(stage.letters, coverage)
    : [{ own: coverage, from: 0, to: width, turn: 0 }]) {
    let y = ink.top
    for (let index = 0; index < rows.length * times; index++) {
      const row = rows[(index + turn) % rows.length]!
      const high = row.height * unit
      const natural = shapeOf(narrow) * row.stretch
      const band = { top: Math.round(y), bottom: Math.min(height, Math.round(y + high)), from, to }
      const fits = (wide: number, part: number) =>
        wide >= (part < 2 * least ? MOST_SQUEEZED : SQUEEZED) * natural * part
      for (const stroke of strokesIn({ coverage: own, width, height }, band, { least, fits })) {
        found.push([{ ...row, face: faceFor(faces, row, stroke), along: row.face }, stroke])
      }
      y += high * (1 + leading)
    }
  }
  return found
}

/** Width of words over their height. */
const shapeOf = ({ width, height }: Words): number => width / height

/** The face of the row if a stroke has the room for it, else the widest that it has room for, or the narrowest. */
function faceFor(faces: readonly Words[], row: Row, { top, bottom, left, right }: Stroke): number {
  const middle = (bottom - top) >> 1
  const room = (right[middle]! - left[middle]!) / (bottom - top) / row.stretch
  const order = faces.map((_, at) => at).toSorted((a, b) => shapeOf(faces[b]!) - shapeOf(faces[a]!))
  const fits = (at: number) => room >= SQUEEZED * shapeOf(faces[at]!)
  const own = row.face % faces.length
  return fits(own) ? own : (order.find(fits) ?? order.at(-1)!)
}

/** The words as a row sets them. */
const faceOf = (words: readonly Words[], { face }: Row): Words => words[face % words.length]!

/** Sets a word into each place, then smaller ones into what is left. */
function fitRows(
  stage: Stage,
  words: readonly Words[],
  coverage: Float32Array,
  options: Options,
  found = placesFor(stage, words, coverage, options),
): void {
  const { rows, opacity, turned } = options
  const { letters } = stage
  const { width } = letters
  const aspect = ({ along }: Placed) => shapeOf(words[along % words.length]!)
  const { up, across } = uprights(found, { aspect, share: turned, seed: stage.seed })
  const isOutlined = rows.some(({ style }) => style === 'outline')
  const outlined = isOutlined ? [letters, ...(letters.faces ?? [])].map((face) => outlinedWords(face, OUTLINE)) : words
  const shown = across.filter(([row, { top, bottom }]) => bottom - top >= options.least * faceOf(words, row).lines)
  const taken = [...shown, ...up]
  for (const [row, stroke] of taken) {
    const isUp = up.some(([, other]) => other === stroke)
    const own = faceOf(row.style === 'outline' ? outlined : words, isUp ? { ...row, face: row.along } : row)
    setWords(stage, own, coverage, { ...row, opacity, up: isUp }, stroke)
  }
  if (options.again > 0) {
    const free = coverage.slice()
    for (const [, stroke] of taken) takeOut(free, width, stroke)
    fitRows(stage, words, free, {
      ...options,
      rows: [...rows.slice(1), rows[0]!].map((row) => ({ ...row, height: row.height / 2 })),
      again: options.again - 1,
    })
  }
}

/** Leaves a stroke, and a pixel around it, to the words it has. */
function takeOut(free: Float32Array, width: number, { top, bottom, left, right }: Stroke): void {
  for (let y = top; y < bottom; y++) {
    free.fill(0, y * width + Math.floor(left[y - top]!) - 1, y * width + Math.ceil(right[y - top]!) + 1)
  }
}

/** Space above and below words in a stroke, as a share of their height. */
const BETWEEN = 0.07

/** Space before and after words that run upwards, as a share of their length: others may follow. */
const ENDS = 0.025

type Setting = Row & { opacity: number; up?: boolean }

/** Words from side to side of a stroke, bent as its sides are; or once from its foot up to its top. */
function setWords(
  { frame, letters }: Stage,
  words: Words,
  coverage: Float32Array,
  { ink, gap, stretch, opacity, style, lean, up = false }: Setting,
  { top, bottom, left, right }: Stroke,
): void {
  const high = bottom - top
  const middle = high >> 1
  const wide = right[middle]! - left[middle]!
  const [line, run] = up ? [wide, high] : [high, wide]
  const count = up ? 1 : Math.max(1, Math.round(run / ((words.width / words.height) * stretch * line)))
  // In widths of one repetition, with half the space of a running row: there is little room.
  const period = 1 + (0.5 * gap * line * count) / run
  const all = (count - 1) * period + 1
  const level = levelFor(words, Math.sqrt((line / words.height) * (run / count / words.width)))
  const { plane, width, height } = words.levels[level]!
  const toLevel = 1 / 2 ** level
  const tilt = (lean * words.height) / words.width
  for (let y = Math.max(top, -letters.y); y < Math.min(bottom, frame.height - letters.y); y++) {
    const from = left[y - top]!
    const to = right[y - top]!
    const down = (y + 0.5 - top) / high
    for (let x = Math.max(from, -letters.x); x < Math.min(to, frame.width - letters.x); x++) {
      const over = (x + 0.5 - from) / (to - from)
      const part = ((up ? over : down) - BETWEEN) / (1 - 2 * BETWEEN)
      const along = up ? (1 - down - ENDS) / (1 - 2 * ENDS) : over * all
      const place = along - Math.floor(along / period) * period
      if (along < 0 || along > all || place > 1 || part < 0 || part > 1) continue
      const sx = ((place + tilt * (part - 0.5)) * words.width + words.left) * toLevel - 0.5
      const sy = (part * words.height + words.top) * toLevel - 0.5
      const drawn = sampleAt(plane, width, height, sx, sy)
      const share = (style === 'bar' ? 1 - drawn : drawn) * coverage[y * letters.width + x]! * opacity
      if (share < 0.003) continue
      const at = (y + letters.y) * frame.width + x + letters.x
      layOver(frame.r, at, ink[0], share)
      layOver(frame.g, at, ink[1], share)
      layOver(frame.b, at, ink[2], share)
    }
  }
}
