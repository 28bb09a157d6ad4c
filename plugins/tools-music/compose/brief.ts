import type { Genre } from '../genres/genre.ts'
import type { Meter } from '../model.ts'
import type { Key } from '../theory/pitch.ts'

/** What is to be composed: everything the prompt decided, and defaults for the rest. */
export interface Brief {
  genre: Genre
  key: Key
  bpm: number
  /** The caller named the tempo: it is not bent to meet the length. */
  bpmFixed: boolean
  meter: Meter
  seconds: number
  /** Added to the energy of every section, −0.2 to 0.2. */
  drive: number
  /** Instruments asked for, by id, in the order they were named. */
  wanted: readonly string[]
  /** Only these play. */
  alone: boolean
  /** Instruments or families not to use; `drums` and `bass` count as families. */
  without: readonly string[]
  /** `drums` asked for by name. */
  drums: boolean
  acoustic: boolean
  title: string
  seed: string
}
