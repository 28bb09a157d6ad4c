import { type Meter, type Note, type Section, type Span } from '../model.ts'
import type { Random } from '../random.ts'
import { intoRange, mod12, nearest } from '../theory/pitch.ts'

/**
 * A walking bass: a note a beat. The root on each change, then chord and scale notes in the direction of the next
 * root, and
 * on the last beat a semitone or a fifth that leads into it.
 */
export function walk(section: Section, spans: readonly Span[], meter: Meter, low: number, random: Random): Note[] {
  const notes: Note[] = []
  const high = low + 22
  let pitch = intoRange(section.spans[0]!.chord.bass, low + 4, low + 15)
  for (const span of section.spans) {
    const { chord } = span
    const next = (spans[spans.indexOf(span) + 1] ?? span).chord
    const root = within(nearest(chord.bass, pitch), low, high)
    const goal = within(nearest(next.bass, root + (root > low + 11 ? -3 : 3)), low, high)
    const beats = Math.max(1, Math.round(span.length))
    const line = [root]
    for (let beat = 1; beat < beats; beat++) {
      const from = line.at(-1)!
      line.push(
        beat === beats - 1 ? lead(from, goal, random) : between(from, goal, beats - beat, chord, low, high, random),
      )
    }
    for (const [beat, value] of line.entries()) {
      const strong = (span.at + beat) % meter.beats === 0
      notes.push({ at: span.at + beat, length: 0.9, pitch: value, velocity: strong ? 94 : 84 })
      // Now and then the foot skips: a muted note before the beat.
      if (random.chance(0.08)) notes.push({ at: span.at + beat + 0.5, length: 0.2, pitch: value, velocity: 58 })
    }
    pitch = line.at(-1)!
  }
  return notes.map((note) => ({ ...note, pitch: within(note.pitch, low, high) }))
}

function within(pitch: number, low: number, high: number): number {
  return intoRange(pitch, low, high)
}

/** The note before a change: a semitone from either side, or the goal's own fifth. */
function lead(from: number, goal: number, random: Random): number {
  const choices = [goal + 1, goal - 1, goal + 2, goal - 2].filter((pitch) => pitch !== from)
  const near = choices.filter((pitch) => Math.abs(pitch - from) <= 5)
  return random.pick(near.length > 0 ? near.slice(0, 2) : choices.slice(0, 2))
}

/** A step or a third on the way, on chord tones by preference; never the note before again. */
function between(
  from: number,
  goal: number,
  left: number,
  chord: Span['chord'],
  low: number,
  high: number,
  random: Random,
): number {
  const wanted = from + (goal - from) / left
  const moves = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map((move) => from + move)
  const usable = moves.filter((pitch) => pitch >= low && pitch <= high && chord.scale.includes(mod12(pitch)))
  const cost = (pitch: number) => Math.abs(pitch - wanted) + (chord.tones.includes(mod12(pitch)) ? 0 : 1.2)
  const best = usable.toSorted((a, b) => cost(a) - cost(b)).slice(0, 2)
  return best.length === 0 ? from : random.chance(0.75) ? best[0]! : best.at(-1)!
}
