import type { Colour } from '../genres/genre.ts'
import type { Chord } from '../theory/chord.ts'
import { mod12 } from '../theory/pitch.ts'

/** A note of a melody before it has its pitch. */
export interface Slot {
  at: number
  length: number
  chord: Chord
  /** Begins on a strong beat, or is long enough to be heard as one. */
  strong: boolean
  /** The pitch that the motif's shape points to. */
  target: number
  low: number
  high: number
  /** First of a phrase: any leap into it is fair. */
  starts?: boolean
  /** Degrees of the key, in semitones over its tonic, that a phrase may end on; the first is best. */
  ends?: readonly number[]
  /** The one highest note of the song. */
  peak?: number
  syllable?: string
}

const PENTATONIC = { major: [0, 2, 4, 7, 9], minor: [0, 3, 5, 7, 10] } as const
const BLUE_NOTES = [3, 6, 10]
/** By semitones up to the octave: steps are free, thirds nearly, wide and dissonant leaps dear. */
const LEAPS = [0.7, 0, 0, 0.6, 0.7, 1.6, 5, 2, 3, 3.5, 7, 9, 3.5]

/**
 * Finds the pitches of a melody: of all ways through the candidates the cheapest, where chord tones on strong beats,
 * the motif's shape, small steps and resolved dissonances are what counts (Viterbi over slots).
 */
export function solve(slots: readonly Slot[], colour: Colour): number[] {
  let columns: { pitch: number; cost: number; from: number }[][] = []
  for (const [index, slot] of slots.entries()) {
    const before = columns.at(-1)
    const previous = slots[index - 1]
    const column = candidates(slot, colour).map((pitch) => {
      const own = standing(slot, pitch, colour)
      if (!before || !previous) return { pitch, cost: own, from: -1 }
      let [best, from] = [Infinity, -1]
      for (const [other, state] of before.entries()) {
        const cost = state.cost + moving(previous, state.pitch, slot, pitch)
        if (cost < best) [best, from] = [cost, other]
      }
      return { pitch, cost: best + own, from }
    })
    columns = [...columns, column]
  }
  return traced(columns)
}

function traced(columns: readonly { pitch: number; cost: number; from: number }[][]): number[] {
  const pitches: number[] = []
  let at = (columns.at(-1) ?? []).reduce((best, { cost }, index, all) => (cost < all[best]!.cost ? index : best), 0)
  for (const column of columns.toReversed()) {
    const state = column[at]!
    pitches.unshift(state.pitch)
    at = state.from
  }
  return pitches
}

function candidates({ low, high, chord, peak }: Slot, colour: Colour): number[] {
  if (peak !== undefined) return [peak]
  const pitches: number[] = []
  for (let pitch = low; pitch <= high; pitch++) {
    const blue = colour === 'blues' && BLUE_NOTES.includes(mod12(pitch - chord.key.tonic))
    if (blue || chord.scale.includes(mod12(pitch))) pitches.push(pitch)
  }
  return pitches
}

/** What a pitch costs where it stands. */
function standing({ chord, strong, length, target, ends, at }: Slot, pitch: number, colour: Colour): number {
  const inChord = chord.tones.includes(mod12(pitch))
  const degree = mod12(pitch - chord.key.tonic)
  let cost = Math.abs(pitch - target) * 0.42
  if (!inChord) cost += strong ? 5 : at % 1 === 0 ? 1.6 : 0.5
  // A semitone over a chord tone grates when it stays.
  if (!inChord && length >= 0.5 && chord.tones.includes(mod12(pitch - 1))) cost += 3.5
  if (colour !== 'diatonic' && !inChord && !(PENTATONIC[chord.key.mode] as readonly number[]).includes(degree))
    cost += 1.4
  if (colour === 'blues' && BLUE_NOTES.includes(degree) && !strong) cost -= 0.9
  if (ends) {
    const place = ends.indexOf(degree)
    cost += place === -1 ? 6 : place * 0.8
  }
  return cost
}

/** What it costs to go from one pitch to the next. */
function moving(before: Slot, from: number, slot: Slot, to: number): number {
  const interval = to - from
  const size = Math.abs(interval)
  if (size > 12) return 40 + size
  const shape = Math.abs(interval - (slot.target - before.target)) * 0.36
  if (slot.starts) return LEAPS[size]! * 0.5
  let cost = LEAPS[size]! + shape
  // Where the motif moves, a note that stays is no motif.
  if (size === 0 && Math.abs(slot.target - before.target) >= 1.5) cost += 0.4
  // Dissonances go on by step.
  if (size > 2 && !before.chord.tones.includes(mod12(from))) cost += 3
  if (size === 0 && !before.chord.tones.includes(mod12(from))) cost += 1
  return cost
}
