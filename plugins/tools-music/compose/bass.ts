import type { Bass } from '../genres/genre.ts'
import { type Meter, type Note, type Section, type Span, spanAt, STEP } from '../model.ts'
import type { Random } from '../random.ts'
import type { Chord } from '../theory/chord.ts'
import { intoRange, mod12, nearest } from '../theory/pitch.ts'
import { barsIn } from './form.ts'
import { fit, hitsOf } from './pattern.ts'
import { walk } from './walking.ts'

/** Energy below which the bass waits. */
const SILENT = 0.28

/** The bass line of a song: root movement in one register, with steps that lead into the next chord. */
export function bassLine(bass: Bass, sections: readonly Section[], meter: Meter, random: Random): Note[] {
  const spans = sections.flatMap((section) => section.spans)
  const low = bass.low ?? 28
  const notes: Note[] = []
  for (const section of sections) {
    if (section.energy < SILENT) continue
    const bars = section.energy >= 0.6 ? bass.busy : bass.calm
    const pattern = random.fork(`${section.kind} bass`).pick(bars)
    if (pattern === 'walk') notes.push(...walk(section, spans, meter, low, random))
    else notes.push(...patterned(pattern, section, spans, meter, low, bass.hold ?? 0.9))
  }
  return notes
}

function patterned(pattern: string, section: Section, spans: readonly Span[], meter: Meter, low: number, hold: number) {
  const notes: Note[] = []
  let root = intoRange(section.spans[0]!.chord.bass, low, low + 11)
  for (const bar of barsIn(section, meter)) {
    for (const { step, token, steps } of hitsOf(withChanges(fit(pattern, meter), bar, section.spans))) {
      const at = bar + step * STEP
      const span = spanAt(spans, at)
      const following = spans[spans.indexOf(span) + 1] ?? span
      // Roots stay in one register, so that the line does not jump about.
      root = register(span.chord.bass, low, root)
      const pitch = tokenPitch(token.toUpperCase(), span.chord, following.chord, root, low)
      const velocity = (token === token.toLowerCase() ? 62 : 88) + (step === 0 ? 8 : 0)
      notes.push({ at, length: Math.max(STEP * 0.6, steps * STEP * hold), pitch, velocity })
    }
  }
  return notes
}

/** Where a chord changes while a note is held, its own root is struck. */
function withChanges(pattern: string, bar: number, spans: readonly Span[]): string {
  const tokens = [...pattern]
  for (const { at } of spans) {
    const step = Math.round((at - bar) / STEP)
    if (step > 0 && step < tokens.length && !'RNAOr'.includes(tokens[step]!) && !early(tokens, step)) tokens[step] = 'R'
  }
  return tokens.join('')
}

/** The new root came already, held over the change. */
function early(tokens: readonly string[], step: number): boolean {
  let before = step
  while (before > 0 && tokens[before] === '-') before--
  return tokens[before] === 'N'
}

function register(pitchClass: number, low: number, before: number): number {
  const near = nearest(pitchClass, before)
  return near < low || near > low + 14 ? intoRange(pitchClass, low, low + 11) : near
}

function tokenPitch(token: string, chord: Chord, following: Chord, root: number, low: number): number {
  const over = (pitchClass: number) => root + mod12(pitchClass - root)
  const fifth = over(chord.tones[2] ?? chord.tones[1] ?? chord.root)
  switch (token) {
    case 'F':
      return fifth
    case 'L':
      return fifth - 12 >= low - 2 ? fifth - 12 : fifth
    case 'O':
      return root + 12
    case 'T':
      return over(chord.tones[1] ?? chord.root)
    case 'S':
      return over(chord.tones[3] ?? mod12(chord.root + 10))
    case 'N':
      return register(following.bass, low, root)
    case 'A':
      return approach(register(following.bass, low, root), root, chord)
    default:
      return root
  }
}

/** A step below or above the goal, from the side the line comes from; a scale note where there is one. */
function approach(goal: number, from: number, { scale }: Chord): number {
  const side = from > goal ? 1 : -1
  if (goal === from) return goal - (scale.includes(mod12(goal - 1)) ? 1 : 2)
  return [1, 2].map((distance) => goal + side * distance).find((pitch) => scale.includes(mod12(pitch))) ?? goal + side
}
