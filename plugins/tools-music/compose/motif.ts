import { CELLS } from '../genres/cells.ts'
import { type Meter, STEP } from '../model.ts'
import type { Random } from '../random.ts'
import { fit, hitsOf } from './pattern.ts'

/** A tune's seed: two bars of rhythm and the shape that goes with it. */
export interface Motif {
  /** In quarter notes from the start of its two bars. */
  onsets: readonly { at: number; length: number }[]
  /** Scale steps over the anchor, one a note. */
  contour: readonly number[]
}

export type MotifKind = 'open' | 'hook' | 'busy'

const SHAPES: readonly ((phase: number) => number)[] = [
  (phase) => Math.sin(phase * Math.PI), // an arch
  (phase) => 0.9 - phase * 1.3, // falling
  (phase) => phase - 0.3, // rising
  (phase) => Math.sin(phase * Math.PI * 2) * 0.8, // up and down
  (phase) => (phase < 0.2 ? 0 : 1.1 - phase), // a leap, then home by steps
  (phase) => (phase < 0.55 ? 0 : Math.sin((phase - 0.55) * Math.PI * 2.2)), // one note insisted on, then away
]

/** Bars of a motif. */
export const UNIT = 2

export function motifOf(kind: MotifKind, rhythm: string, meter: Meter, random: Random): Motif {
  const cells = CELLS[rhythm] ?? CELLS.straight!
  const first = random.pick(kind === 'hook' ? cells.hook : kind === 'busy' ? cells.busy : cells.open)
  const second = kind === 'busy' && random.chance(0.55) ? random.pick(cells.busy) : random.pick(cells.rest)
  const onsets = [first, second].flatMap((bar, index) =>
    hitsOf(fit(bar, meter)).map(({ step, steps }) => ({ at: index * meter.beats + step * STEP, length: steps * STEP })),
  )
  return { onsets, contour: contourOf(kind, onsets.length, random) }
}

/** A hook stays within a few steps and repeats notes; a solo covers more ground. */
function contourOf(kind: MotifKind, count: number, random: Random): number[] {
  const shape = random.pick(SHAPES)
  const reach =
    kind === 'hook' ? random.between(3, 4.6) : kind === 'busy' ? random.between(4, 6) : random.between(2.6, 4.4)
  const contour: number[] = []
  for (let note = 0; note < count; note++) {
    const wanted = shape(count === 1 ? 0 : note / (count - 1)) * reach + random.drift() * 0.8
    const before = contour.at(-1)
    const insists = kind === 'hook' ? 0.18 : 0.12
    contour.push(before !== undefined && random.chance(insists) ? before : Math.round(wanted))
  }
  return contour
}

/** The same idea told again with another ending: the rest moves elsewhere. */
export function answered({ onsets, contour }: Motif, random: Random): Motif {
  const turn = Math.max(1, contour.length - random.whole(2, 3))
  const shift = random.pick([-2, -1, 1, 2])
  return { onsets, contour: contour.map((step, note) => (note < turn ? step : step + shift)) }
}

/** A return with an ornament: its longest note but the last becomes two. */
export function ornamented({ onsets, contour }: Motif): Motif {
  const inner = onsets.slice(0, -1)
  const longest = inner.reduce((best, { length }, index) => (length > inner[best]!.length ? index : best), 0)
  const note = inner[longest]
  if (!note || note.length < 0.75) return { onsets, contour }
  const cut = Math.floor((note.length / 2) * 4) / 4
  const halves = [
    { at: note.at, length: cut },
    { at: note.at + cut, length: note.length - cut },
  ]
  const passing = Math.round((contour[longest]! + (contour[longest + 1] ?? contour[longest]!)) / 2) + 1
  return { onsets: onsets.toSpliced(longest, 1, ...halves), contour: contour.toSpliced(longest + 1, 0, passing) }
}

/** Comes to rest: the opening bar, then one long note. */
export function closing({ onsets, contour }: Motif, meter: Meter): Motif {
  const opening = onsets.filter(({ at }) => at < meter.beats)
  const last = { at: meter.beats, length: meter.beats * 0.75 }
  // What would ring over the bar line ends before it.
  const kept = opening.map(({ at, length }) => ({ at, length: Math.min(length, meter.beats - at) }))
  return { onsets: [...kept, last], contour: [...contour.slice(0, kept.length), 0] }
}
