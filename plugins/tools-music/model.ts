import type { Chord } from './theory/chord.ts'
import type { Key } from './theory/pitch.ts'

/** Times are in quarter notes from the song's start, before swing and the player's looseness are put on. */
export interface Note {
  at: number
  length: number
  /** MIDI note number. */
  pitch: number
  /** 1 to 127 */
  velocity: number
  /** Milliseconds a finger comes late: strings of a strummed chord. */
  late?: number
  /** Sung here; ends in `-` where the word goes on. */
  syllable?: string
}

export type SectionKind = 'intro' | 'verse' | 'pre' | 'chorus' | 'bridge' | 'solo' | 'outro'

/** A chord and how long it sounds, in quarter notes. */
export interface Span {
  at: number
  length: number
  chord: Chord
}

export interface Section {
  kind: SectionKind
  /** What the genre calls it: a chorus of house is a drop. */
  label: string
  /** Which one of its kind, from 0. */
  nth: number
  /** The last of its kind. */
  last: boolean
  bars: number
  /** In quarter notes. */
  at: number
  length: number
  /** 0 to 1: who plays, how loud, how busy. */
  energy: number
  key: Key
  spans: readonly Span[]
}

export interface Meter {
  name: '4/4' | '3/4' | '6/8'
  /** Quarter notes a bar. */
  beats: number
  /** Sixteenths a bar: the grid of all patterns. */
  steps: number
  /** Quarter notes between strong beats. */
  pulse: number
}

/** Controllers besides notes: `[quarter note, controller, value]`. */
export type Control = readonly [at: number, controller: number, value: number]

export interface Part {
  /** What it does: `melody`, `bass`, `drums`, or a layer's role. */
  role: string
  /** @example "Electric piano" */
  instrument: string
  /** General MIDI program, or the kit's on channel 9. */
  program: number
  channel: number
  /** 0 to 127 each */
  volume: number
  pan: number
  reverb: number
  chorus: number
  notes: Note[]
  controls: Control[]
}

/** A tempo that holds from a quarter note on. */
export type Tempo = readonly [at: number, bpm: number]

export interface Song {
  title: string
  key: Key
  meter: Meter
  bpm: number
  tempos: readonly Tempo[]
  sections: readonly Section[]
  parts: readonly Part[]
  /** In quarter notes, the last note's ring included. */
  length: number
}

export const METERS: Record<Meter['name'], Meter> = {
  '4/4': { name: '4/4', beats: 4, steps: 16, pulse: 2 },
  '3/4': { name: '3/4', beats: 3, steps: 12, pulse: 3 },
  '6/8': { name: '6/8', beats: 3, steps: 12, pulse: 1.5 },
}

/** Quarter notes a step of the grid. */
export const STEP = 0.25

/** The chord that sounds at a time. */
export function spanAt(spans: readonly Span[], at: number): Span {
  const found = spans.findLast((span) => span.at <= at + 1e-6) ?? spans[0]
  if (!found) throw new RangeError('a song without chords')
  return found
}
