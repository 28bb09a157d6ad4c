export type Mode = 'major' | 'minor'

export interface Key {
  /** Pitch class of the tonic, C = 0. */
  tonic: number
  mode: Mode
}

/** Semitones over the tonic; minor is the natural one, its raised degrees come with the chords. */
export const SCALES: Record<Mode, readonly number[]> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
}

const FLAT_NAMES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']
const SHARP_NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']

/** Sharps (positive) or flats in the signature, by tonic: what a player would choose to read. */
const SIGNATURES: Record<Mode, readonly number[]> = {
  major: [0, -5, 2, -3, 4, -1, -6, 1, -4, 3, -2, 5],
  minor: [-3, 4, -1, -6, 1, -4, 3, -2, 5, 0, -5, 2],
}

export function mod12(value: number): number {
  return ((value % 12) + 12) % 12
}

/** Sharps, or flats as a negative number. */
export function signature({ tonic, mode }: Key): number {
  return SIGNATURES[mode][tonic]!
}

/** The pitch class as it is written in a key: `Bb` in F major, `A#` in B major. */
export function pitchClassName(pitchClass: number, key: Key): string {
  return (signature(key) < 0 ? FLAT_NAMES : SHARP_NAMES)[mod12(pitchClass)]!
}

/** @example "D minor" */
export function keyName(key: Key): string {
  return `${pitchClassName(key.tonic, key)} ${key.mode}`
}

export function transposed(key: Key, semitones: number): Key {
  return { ...key, tonic: mod12(key.tonic + semitones) }
}

/** The pitch of this class nearest to `near`. */
export function nearest(pitchClass: number, near: number): number {
  const distance = mod12(pitchClass - near)
  return near + (distance > 6 ? distance - 12 : distance)
}

/** Moves a pitch by octaves into `low`…`high`, as far as that goes. */
export function intoRange(pitch: number, low: number, high: number): number {
  let moved = pitch
  while (moved < low) moved += 12
  while (moved > high && moved - 12 >= low) moved -= 12
  return moved
}
