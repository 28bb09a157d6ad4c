import type { Layer } from '../genres/genre.ts'
import { type Meter, type Note, type Section, type Span, spanAt, STEP } from '../model.ts'
import type { Random } from '../random.ts'
import { voiceLead } from '../theory/voicing.ts'
import { barsIn } from './form.ts'
import { fit, hitsOf } from './pattern.ts'

const VELOCITY: Readonly<Record<string, number>> = { X: 98, x: 80, o: 56, d: 84, u: 66, n: 86, b: 82 }
/** Milliseconds between the strings of a strum. */
const STRUM_MS = 11

type Voicings = ReadonlyMap<Span, readonly number[]>

export interface Band {
  sections: readonly Section[]
  spans: readonly Span[]
  meter: Meter
}

export function plays({ from = 0, to = 1, only }: Layer, { energy, kind }: Section): boolean {
  return energy >= from && energy <= to && (only === undefined || only.includes(kind))
}

/** A layer's chords through the song, each led from the one before. */
export function voicingsOf(layer: Layer, spans: readonly Span[]): Voicings {
  const { voicing = 'close', low = 52, high = 76 } = layer
  const chords = voiceLead(
    spans.map(({ chord }) => chord),
    { kind: voicing, low, high },
  )
  return new Map(spans.map((span, index) => [span, chords[index]!]))
}

/** Rhythmic accompaniment: the layer's bars over the voicings. */
export function compLine(layer: Layer, { sections, spans, meter }: Band, random: Random): Note[] {
  if (!Array.isArray(layer.play)) return []
  const voicings = voicingsOf(layer, spans)
  return sections.flatMap((section) => {
    if (!plays(layer, section)) return []
    const bars = section.energy >= 0.65 && layer.busy ? layer.busy : (layer.play as readonly string[])
    const own = random.fork(`${section.kind} ${layer.role}`)
    const [first, second] = [own.pick(bars), own.pick(bars)]
    return barsIn(section, meter).flatMap((at, bar) => {
      // The end is one chord for all, added last.
      if (section.kind === 'outro' && bar === section.bars - 1) return []
      return barOf(fit(bar % 2 === 0 ? first : second, meter), at, spans, voicings, layer.hold ?? 0.95)
    })
  })
}

function barOf(bar: string, at: number, spans: readonly Span[], voicings: Voicings, hold: number): Note[] {
  return hitsOf(bar).flatMap(({ step, token, steps }) => {
    const start = at + step * STEP
    const here = spanAt(spans, start)
    const span = token === 'n' ? (spans[spans.indexOf(here) + 1] ?? here) : here
    // What is held does not sound into a chord that it does not belong to.
    const room = token === 'n' ? Infinity : Math.max(STEP, here.at + here.length - start)
    const length = Math.max(0.12, Math.min(steps * STEP * hold, hold > 1 ? Math.max(room, STEP) : room))
    return struck(token, voicings.get(span)!, span, { at: start, length })
  })
}

function struck(
  token: string,
  voicing: readonly number[],
  { chord }: Span,
  time: { at: number; length: number },
): Note[] {
  const digit = Number(token)
  if (digit > 0) {
    const pitch = voicing[(digit - 1) % voicing.length]! + 12 * Math.floor((digit - 1) / voicing.length)
    return [{ ...time, pitch, velocity: digit === 1 ? 78 : 68 + ((digit * 5) % 9) }]
  }
  const velocity = VELOCITY[token] ?? 76
  if (token === 'b') {
    const low = Math.min(...voicing)
    const bass = low - 12 - ((((low - chord.bass) % 12) + 12) % 12) + 12
    return [{ ...time, pitch: bass, velocity }]
  }
  const strum = token === 'd' || token === 'u'
  const strings = token === 'u' ? voicing.toReversed().slice(0, 3) : voicing
  return strings.map((pitch, string) => ({
    ...time,
    pitch,
    // The top voice is the one that is heard.
    velocity: velocity + (pitch === voicing.at(-1) ? 4 : 0) - (strum ? string * 2 : 0),
    ...(strum ? { late: string * STRUM_MS } : {}),
  }))
}

/** Held chords. A tone that the next chord shares is tied over, so that only what moves is heard to move. */
export function padLine(layer: Layer, { sections, spans }: Band): Note[] {
  const voicings = voicingsOf(layer, spans)
  const notes: Note[] = []
  for (const section of sections) {
    if (!plays(layer, section)) continue
    const held = new Map<number, Note>()
    for (const span of section.spans) {
      if (section.kind === 'outro' && span === section.spans.at(-1)) continue
      const pitches = voicings.get(span)!
      for (const pitch of held.keys()) if (!pitches.includes(pitch)) held.delete(pitch)
      for (const pitch of new Set(pitches)) {
        const tied = held.get(pitch)
        if (tied && span.at - tied.at < 15) tied.length = span.at + span.length - tied.at - 0.03
        else {
          const note = { at: span.at, length: span.length - 0.03, pitch, velocity: 70 }
          held.set(pitch, note)
          notes.push(note)
        }
      }
    }
  }
  return notes
}
