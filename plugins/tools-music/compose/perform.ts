import { type MidiEvent, midi, midiFile, PPQ, secondsAt } from '../midi.ts'
import type { Genre } from '../genres/genre.ts'
import type { Note, Part, Section, Song } from '../model.ts'
import { type Random, randomOf } from '../random.ts'
import { signature } from '../theory/pitch.ts'

/** Parts that are placed as exactly as a machine would: looseness there sounds like a mistake. */
const STEADY: Readonly<Record<string, number>> = { drums: 0.5, bass: 0.7 }
const EXPRESSIVE = new Set(['melody'])

/**
 * Plays the written song into a MIDI file: swing, a little looseness in time and force, dynamics of the sections,
 * then
 * pan, volume, reverb and chorus of each channel, tempo, markers and sung syllables.
 */
export function perform(song: Song, genre: Genre, seed: string): Buffer {
  const random = randomOf(`${seed}/hands`)
  return midiFile([
    conductor(song),
    ...song.parts.map((part) => channelTrack(part, song, genre, random.fork(part.role + part.channel))),
  ])
}

function conductor({ title, key, meter, tempos, sections }: Song): MidiEvent[] {
  return [
    [0, midi.text('name', title)],
    [0, midi.meter(meter)],
    [0, midi.key(signature(key), key.mode === 'minor')],
    ...tempos.map(([at, bpm]): MidiEvent => [ticks(at), midi.tempo(bpm)]),
    ...sections.map(({ at, label }): MidiEvent => [ticks(at), midi.text('marker', label)]),
  ]
}

function channelTrack(part: Part, song: Song, genre: Genre, random: Random): MidiEvent[] {
  const { channel } = part
  const [volume, pan, reverb, chorus] = [7, 10, 91, 93]
  const events: MidiEvent[] = [
    [0, midi.text('name', `${part.role}: ${part.instrument}`)],
    [0, midi.program(channel, part.program)],
    [0, midi.control(channel, volume, part.volume)],
    [0, midi.control(channel, pan, part.pan)],
    [0, midi.control(channel, reverb, part.reverb)],
    [0, midi.control(channel, chorus, part.chorus)],
    ...part.controls.map(([at, controller, value]): MidiEvent => [ticks(at), midi.control(channel, controller, value)]),
  ]
  for (const { on, off, pitch, velocity, syllable } of played(part, song, genre, random)) {
    if (syllable !== undefined) events.push([on, midi.text('lyric', syllable)])
    events.push([on, midi.noteOn(channel, pitch, velocity)], [off, midi.noteOff(channel, pitch)])
  }
  return events
}

export interface PlayedNote {
  /** Ticks */
  on: number
  off: number
  pitch: number
  velocity: number
  syllable?: string
}

/** The notes of a part as they are played; one pitch never sounds twice at once. */
export function played(part: Part, song: Song, genre: Genre, random: Random): PlayedNote[] {
  const steady = STEADY[part.role] ?? 1
  const behind = EXPRESSIVE.has(part.role) ? (genre.behind ?? 0) : 0
  const sounding = new Map<number, PlayedNote>()
  return part.notes
    .toSorted((a, b) => a.at - b.at || a.pitch - b.pitch)
    .flatMap((note) => {
      const late = random.drift() * genre.loose * steady + behind + (note.late ?? 0)
      const on = Math.max(0, ticks(swung(note.at, genre), song, late))
      const off = Math.max(on + 12, ticks(swung(note.at + note.length, genre), song, late))
      const before = sounding.get(note.pitch)
      if (before && before.off > on) before.off = on
      // Two hits of one note at one time are one.
      if (before && before.off <= before.on) return []
      const force = forceOf(note, part, sectionAt(song.sections, note.at), random)
      const one: PlayedNote = {
        on,
        off,
        pitch: note.pitch,
        velocity: force,
        ...(note.syllable === undefined ? {} : { syllable: note.syllable }),
      }
      sounding.set(note.pitch, one)
      return [one]
    })
}

/** Velocity: as written, by the section's energy, the beat's weight, and chance. */
function forceOf(
  { velocity, at }: Note,
  { role }: Part,
  { energy, at: start, length }: Section,
  random: Random,
): number {
  const phrase = 1 + 0.05 * Math.sin(((at - start) / length) * Math.PI)
  const beat = role === 'melody' || role === 'drums' ? 1 : at % 1 === 0 ? 1.02 : 0.96
  const scaled = velocity * (0.8 + 0.22 * energy) * phrase * beat + random.drift() * 6
  return Math.round(Math.min(124, Math.max(14, scaled)))
}

function sectionAt(sections: readonly Section[], at: number): Section {
  return sections.findLast((section) => section.at <= at + 1e-6) ?? sections[0]!
}

/** Swing delays the second of two equal notes; what lies between moves along. */
export function swung(at: number, { swing }: Genre): number {
  if (!swing) return at
  const [unit, ratio] = swing
  const pair = unit === 8 ? 1 : 0.5
  const whole = Math.floor(at / pair + 1e-9) * pair
  const phase = (at - whole) / pair
  return whole + pair * (phase < 0.5 ? phase * 2 * ratio : ratio + (phase - 0.5) * 2 * (1 - ratio))
}

/** Quarter notes as ticks, moved by milliseconds at the song's tempo. */
function ticks(at: number, song?: Song, milliseconds = 0): number {
  return Math.round(at * PPQ + (song ? (milliseconds / 60_000) * song.bpm * PPQ : 0))
}

/** Seconds until the last chord has rung. */
export function secondsOf({ tempos, length }: Song): number {
  return secondsAt(tempos, length)
}
