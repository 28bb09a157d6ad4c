import type { Melody } from '../genres/genre.ts'
import { type Meter, type Note, type Section, type SectionKind, type Span, spanAt } from '../model.ts'
import type { Random } from '../random.ts'
import { fitLine, type Singable } from '../lyrics/fit.ts'
import { answered, closing, type Motif, motifOf, ornamented, UNIT } from './motif.ts'
import { type Slot, solve } from './solver.ts'

/** Lines to be sung, by section: syllables of each two-bar phrase. */
export type Words = ReadonlyMap<Section, readonly (readonly string[] | undefined)[]>

/** One phrase of two bars: its motif, and where it lies. */
interface Phrase {
  motif: Motif
  /** Scale steps up or down, as in a sequence. */
  shift: number
  ends?: 'open' | 'closed'
  rests?: boolean
}

/** How high a section lies in the range, from 0 to 1, and how close to the top it may come, in semitones. */
const PLACE: Record<SectionKind, readonly [place: number, below: number]> = {
  intro: [0.45, 4],
  verse: [0.34, 5],
  pre: [0.46, 4],
  chorus: [0.62, 2],
  bridge: [0.5, 3],
  solo: [0.58, 1],
  outro: [0.45, 4],
}
/** Degrees that phrases end on: open ones ask, closed ones answer. */
const OPEN = [7, 2, 11, 4, 3, 10, 9]
const CLOSED = { major: [0, 4, 7], minor: [0, 3, 7] } as const

/** Themes by kind of section: what a song is remembered by. */
export type Themes = (kind: SectionKind, phrases: number) => Phrase[]

export function themesOf(melody: Melody, meter: Meter, random: Random, strophic: boolean): Themes {
  const make = (label: string, kind: 'open' | 'hook' | 'busy') =>
    motifOf(kind, melody.rhythm, meter, random.fork(label))
  const [verse, second, hook, turn, bridge, pre] = [
    make('verse', 'open'),
    make('verse second', 'open'),
    make('hook', 'hook'),
    make('hook second', 'hook'),
    make('bridge', 'open'),
    make('pre', 'open'),
  ]
  const scheme = random.fork('scheme')
  const verseAnswer = answered(verse, scheme)
  const hookAnswer = answered(hook, scheme)
  const verseForm = scheme.pick(['aAbc', 'abac', 'aabc', 'aAac'])
  const hookForm = scheme.pick(['aAac', 'aabc', 'aAbc'])
  const laid = (form: string, letters: Record<string, Motif>, shifts: readonly number[] = []) =>
    [...form].map((letter, index): Phrase => ({ motif: letters[letter]!, shift: shifts[index] ?? 0 }))
  const verses = laid(verseForm, { a: verse, A: verseAnswer, b: second, c: closing(verse, meter) })
  const hooks = laid(hookForm, { a: hook, A: hookAnswer, b: turn, c: closing(hook, meter) })
  const bridges = laid('aaab', { a: bridge, b: closing(second, meter) }, [0, 1, 2, 3])
  const solos = Array.from({ length: 8 }, (_, index): Phrase => {
    const motif = index % 4 === 3 ? answered(verse, random.fork(`solo ${index}`)) : make(`solo ${index >> 1}`, 'busy')
    return { motif, shift: index % 2 === 1 ? 1 : 0 }
  })
  const rest: Phrase = { motif: verse, shift: 0, rests: true }
  const blues = laid('aab', { a: verse, b: second }).flatMap((phrase) => [phrase, rest])
  const phrases: Record<SectionKind, readonly Phrase[]> = {
    intro: [rest, { motif: hook, shift: 0 }],
    verse: strophic ? blues : verses,
    pre: laid('aA', { a: pre, A: answered(pre, scheme) }, [0, 1]),
    chorus: hooks,
    bridge: bridges,
    solo: solos,
    outro: [{ motif: hook, shift: 0 }, rest],
  }
  return (kind, count) => chosen(phrases[kind], count)
}

/** As many phrases as a section has; the last one of the theme always closes. */
function chosen(theme: readonly Phrase[], count: number): Phrase[] {
  const list = Array.from({ length: count }, (_, index) => theme[index % theme.length]!)
  if (count < theme.length) list.splice(-1, 1, theme.at(-1)!)
  return list.map((phrase, index): Phrase => {
    if (phrase.rests || index % 2 === 0) return phrase
    return { ...phrase, ends: index === count - 1 ? 'closed' : 'open' }
  })
}

interface Tune {
  melody: Melody
  sections: readonly Section[]
  meter: Meter
  themes: Themes
  words?: Words
  /** Semitones over the first key, so that a lifted chorus is the same tune higher. */
  lifts: ReadonlyMap<Section, number>
}

/** The melody of a song: themes over the chords they meet, with one highest note in the last chorus. */
export function melodyLine(tune: Tune): Map<Section, Note[]> {
  const peakAt =
    tune.sections.findLast(({ kind }) => kind === 'chorus') ?? tune.sections.findLast(({ kind }) => kind !== 'outro')
  const slots = new Map(tune.sections.map((section) => [section, slotsOf(section, tune)]))
  const peak = crown(slots.get(peakAt!) ?? [], tune.melody.high)
  return new Map(
    [...slots].map(([section, own]) => {
      for (const slot of own) if (slot.peak === undefined) slot.high = Math.min(slot.high, peak - 1)
      const pitches = solve(own, tune.melody.colour)
      return [section, own.map((slot, index) => noteOf(slot, pitches[index]!, section, tune))]
    }),
  )
}

function noteOf({ at, length, strong, syllable }: Slot, pitch: number, section: Section, { melody }: Tune): Note {
  const place = (pitch - melody.low) / (melody.high - melody.low)
  const velocity = 76 + place * 20 + (strong ? 6 : 0) + (section.kind === 'chorus' ? 6 : 0)
  const sounding = Math.max(0.12, length * (melody.hold ?? 0.92))
  return { at, length: sounding, pitch, velocity, ...(syllable === undefined ? {} : { syllable }) }
}

function slotsOf(section: Section, tune: Tune): Slot[] {
  const { meter, themes, melody, words } = tune
  const count = Math.max(1, Math.floor(section.bars / UNIT))
  const lines = words?.get(section)
  const lift = tune.lifts.get(section) ?? 0
  const [place, below] = PLACE[section.kind]
  const anchor = melody.low + (melody.high - melody.low - below) * place + lift
  return themes(section.kind, count).flatMap((phrase, index) => {
    if (phrase.rests && !lines?.[index]) return []
    const start = section.at + index * UNIT * meter.beats
    const varied = section.nth > 0 && section.kind === 'verse' && index % 4 === 2
    const motif = varied ? ornamented(phrase.motif) : phrase.motif
    const notes: Singable[] = motif.onsets.map((onset, note) => ({ ...onset, step: motif.contour[note]! }))
    const line = lines?.[index]
    const sung = line ? fitLine(notes, line) : notes
    return sung.map((note, place): Slot => {
      const span = heardOver(section.spans, start + note.at, note.length)
      const strong = note.at % meter.pulse === 0 || note.length >= 1
      return {
        at: start + note.at,
        length: note.length,
        chord: span.chord,
        strong,
        target: anchor + (note.step + phrase.shift) * (12 / 7),
        low: melody.low,
        high: melody.high - below + Math.min(lift, below - 1),
        ...(place === 0 ? { starts: true } : {}),
        ...(place === sung.length - 1 ? endOf(phrase, section) : {}),
        ...(note.syllable === undefined ? {} : { syllable: note.syllable }),
      }
    })
  })
}

function endOf({ ends }: Phrase, { kind, key }: Section): { ends?: readonly number[] } {
  if (ends === undefined) return {}
  return { ends: ends === 'closed' && (kind === 'chorus' || kind === 'outro') ? CLOSED[key.mode] : OPEN }
}

/** An early note belongs to the chord that it is held into. */
function heardOver(spans: readonly Span[], at: number, length: number): Span {
  const here = spanAt(spans, at)
  const left = here.at + here.length - at
  return left < length / 2 ? spanAt(spans, at + length * 0.75) : here
}

/** Puts the highest note on a strong beat of the second half, as high as a chord tone can be, and returns it. */
function crown(slots: readonly Slot[], high: number): number {
  const places = slots.filter(({ strong, ends }, index) => index >= slots.length / 2 && strong && ends === undefined)
  const topOf = ({ chord }: Slot) =>
    [0, 1, 2, 3, 4, 5].map((down) => high - down).find((pitch) => chord.tones.includes(pitch % 12))
  let best: Slot | undefined
  for (const slot of places) if ((topOf(slot) ?? 0) > (best === undefined ? 0 : topOf(best)!)) best = slot
  if (!best) return high + 1
  best.peak = topOf(best)!
  return best.peak
}
