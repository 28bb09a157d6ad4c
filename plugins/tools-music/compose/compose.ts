import type { Layer } from '../genres/genre.ts'
import { instrument } from '../instruments.ts'
import { balanced, type Place } from '../levels.ts'
import type { Control, Meter, Note, Part, Section, Song, Tempo } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import { intoRange } from '../theory/pitch.ts'
import { bassLine } from './bass.ts'
import type { Brief } from './brief.ts'
import { type Cast, castOf } from './cast.ts'
import { type Band, compLine, padLine } from './comp.ts'
import { drumLine, DRUMS } from './drums.ts'
import { chooseForm, sectionsOf } from './form.ts'
import { melodyLine, themesOf, type Words } from './melody.ts'
import { answers, doubled, harmonyVoice } from './voices.ts'

/** The form of a song before a note is written: words are fitted to it. */
export interface Plan {
  brief: Brief
  bpm: number
  sections: readonly Section[]
  random: Random
}

export function planOf(brief: Brief): Plan {
  const random = randomOf(brief.seed)
  const { blocks, bpm } = chooseForm(brief)
  return { brief, bpm, sections: sectionsOf(brief, blocks, random.fork('form')), random }
}

/** Composes every part of the song. The same plan gives the same song. */
export function compose({ brief, bpm, sections, random }: Plan, words?: Words): Song {
  const { genre, meter } = brief
  const cast = castOf(brief)
  const band: Band = { sections, meter, spans: sections.flatMap(({ spans }) => spans) }
  const strophic = sections.some(({ kind, bars }) => kind === 'verse' && bars === 12)
  const lifts = new Map(sections.map((section) => [section, (section.key.tonic - brief.key.tonic + 12) % 12]))
  const themes = themesOf(cast.melody, meter, random.fork('melody'), strophic)
  const tune = melodyLine({ melody: cast.melody, sections, meter, themes, lifts, ...(words ? { words } : {}) })
  const parts = [
    ...leads(cast, tune),
    ...layers(cast, band, tune, random.fork('layers')),
    ...ground(cast, band, random),
  ]
  const length = sections.at(-1)!.at + sections.at(-1)!.length
  for (const [index, part] of parts.entries()) {
    // Channel 9 is the drums'.
    if (part.role !== 'drums') part.channel = index < 9 ? index : index + 1
    part.controls.push(...swells(part, sections, meter))
  }
  finish(parts, sections, meter)
  const tempos = temposOf(genre.ending, bpm, sections.at(-1)!, meter)
  return { title: brief.title, key: brief.key, meter, bpm, tempos, sections, parts, length }
}

/** The tune's notes, given to the instrument that leads each section. */
function leads({ melody }: Cast, tune: ReadonlyMap<Section, readonly Note[]>): Part[] {
  const chorus = melody.chorus ?? melody.lead
  const leadOf = ({ kind }: Section) => {
    if (kind === 'chorus') return chorus
    return kind === 'solo' ? (melody.solo ?? chorus) : kind === 'bridge' ? (melody.solo ?? melody.lead) : melody.lead
  }
  const players = new Map<string, Note[]>()
  for (const [section, notes] of tune) {
    const id = leadOf(section)
    const { low, high } = instrument(id)
    const own = notes.map((note) => ({ ...note, pitch: intoRange(note.pitch, low, high) }))
    players.set(id, [...(players.get(id) ?? []), ...own])
  }
  return [...players].map(([id, notes]) =>
    partOf('melody', 'tune', id, notes, { volume: melody.volume ?? 98, pan: 64, reverb: 60 }),
  )
}

function layers({ layers }: Cast, band: Band, tune: ReadonlyMap<Section, readonly Note[]>, random: Random): Part[] {
  return layers.flatMap((layer) => {
    const { low, high } = instrument(layer.instrument)
    const range = [Math.max(low, layer.low ?? 58), Math.min(high, layer.high ?? 82)] as const
    const notes = (() => {
      switch (layer.play) {
        case 'pad':
          return padLine(layer, band)
        case 'fill':
          return answers(layer, range, band, tune, random)
        case 'harmony':
          return harmonyVoice(layer, band, tune)
        case 'double':
          return doubled(layer, [low, high], band, tune)
        default:
          return compLine(layer, band, random)
      }
    })()
    const own = notes.map((note) => ({ ...note, pitch: intoRange(note.pitch, low, high) }))
    return own.length === 0 ? [] : [partOf(layer.role, placeOf(layer, own), layer.instrument, own, layer)]
  })
}

function ground({ bass, drums }: Cast, { sections, meter }: Band, random: Random): Part[] {
  const parts: Part[] = []
  if (bass) {
    const notes = bassLine(bass, sections, meter, random.fork('bass'))
    parts.push(partOf('bass', 'bass', bass.instrument, notes, { volume: bass.volume ?? 100, pan: 64, reverb: 12 }))
  }
  if (drums) {
    const notes = drumLine(drums, sections, meter, random.fork('drums'))
    if (notes.length > 0) {
      const mix = {
        volume: balanced(drums.volume ?? 98, 'drums', `kit${drums.kit}`).volume,
        pan: 64,
        reverb: 30,
        chorus: 0,
      }
      parts.push({ role: 'drums', instrument: 'Drums', program: drums.kit, channel: 9, notes, controls: [], ...mix })
    }
  }
  return parts
}

interface Mix {
  volume: number
  pan: number
  reverb?: number
  chorus?: number
}

function partOf(role: string, place: Place, id: string, notes: Note[], mix: Mix): Part {
  const { pan, reverb = 40, chorus = 10 } = mix
  const { title, program } = instrument(id)
  const { volume, push } = balanced(mix.volume, place, id)
  const pushed = notes.map((note) => ({ ...note, velocity: note.velocity * push }))
  return { role, instrument: title, program, channel: 0, volume, pan, reverb, chorus, notes: pushed, controls: [] }
}

/** Chords add up: four notes at a time are louder than one. */
function placeOf({ play }: Layer, notes: readonly Note[]): Place {
  if (play === 'pad') return 'held'
  return notes.length / new Set(notes.map(({ at }) => at)).size > 1.6 ? 'chords' : 'line'
}

const EXPRESSION = 11

/** Expression for each section's energy; it grows into what follows when that is louder. */
function swells({ role }: Part, sections: readonly Section[], { beats }: Meter): Control[] {
  const level = ({ energy }: Section) => Math.round(90 + 34 * energy)
  return sections.flatMap((section, index): Control[] => {
    const start: Control = [section.at, EXPRESSION, level(section)]
    const next = sections[index + 1]
    if (!next || role === 'drums' || next.energy < section.energy + 0.1) return [start]
    const bars = Math.min(4, section.bars)
    const from = section.at + section.length - bars * beats
    const steps = bars * 2
    const rise = Array.from({ length: steps }, (_, step): Control => {
      const share = (step + 1) / steps
      return [
        from + (step * beats) / 2,
        EXPRESSION,
        Math.round(level(section) + (level(next) - level(section)) * share),
      ]
    })
    return [start, ...rise]
  })
}

/** The last bar: one chord for everyone who played, rung out, the tune on the tonic. */
function finish(parts: readonly Part[], sections: readonly Section[], { beats }: Meter): void {
  const outro = sections.at(-1)!
  const at = outro.at + outro.length - beats
  const { chord, key } = { chord: outro.spans.at(-1)!.chord, key: outro.key }
  let led = false
  for (const part of parts) {
    part.notes = part.notes.filter((note) => note.at < at - 0.01)
    for (const note of part.notes) note.length = Math.min(note.length, at - note.at)
    const last = part.notes.at(-1)
    if (!last || (last.at < outro.at - 8 * beats && part.role !== 'melody')) continue
    const ring = { at, length: beats * 1.5, velocity: 84 }
    if (part.role === 'drums') {
      part.notes.push({ ...ring, length: 1, pitch: DRUMS.kick! }, { ...ring, pitch: DRUMS.crash!, velocity: 88 })
    } else if (part.role === 'bass')
      part.notes.push({ ...ring, pitch: intoRange(chord.root, last.pitch - 6, last.pitch + 6) })
    else if (part.role === 'melody') {
      if (!led) part.notes.push({ ...ring, pitch: near(key.tonic, last.pitch) })
      led = true
    } else {
      const centre = part.notes.reduce((sum, { pitch }) => sum + pitch, 0) / part.notes.length
      const chordal = part.notes.some((note, index) => part.notes[index + 1]?.at === note.at)
      const tones = chordal ? chord.tones.slice(0, 4) : [chord.tones[1] ?? chord.root]
      for (const tone of tones) part.notes.push({ ...ring, pitch: near(tone, Math.round(centre)) })
    }
  }
}

function near(pitchClass: number, pitch: number): number {
  return intoRange(pitchClass, pitch - 6, pitch + 5)
}

/** The song's tempo, and where it slows down at the end. */
function temposOf(ending: 'ritardando' | 'hit' | 'ring', bpm: number, outro: Section, { beats }: Meter): Tempo[] {
  const tempos: Tempo[] = [[0, bpm]]
  if (ending === 'hit') return tempos
  const end = outro.at + outro.length - beats
  const from = end - beats * (ending === 'ritardando' ? 2 : 1)
  const slowest = ending === 'ritardando' ? 0.68 : 0.88
  for (let at = Math.max(outro.at, from); at < end; at += 0.5) {
    const share = (at - from + 0.5) / (end - from)
    tempos.push([at, Math.round(bpm * (1 - (1 - slowest) * share) * 100) / 100])
  }
  return tempos
}
