import type { Meter } from '../model.ts'
import type { Mode } from '../theory/pitch.ts'

/** What a prompt says; what it leaves open is undefined. */
export interface Wish {
  genre?: string
  mood?: string
  tonic?: number
  mode?: Mode
  bpm?: number
  /** −1.5 to 1.5: where the tempo lies in the genre's range. */
  pace?: number
  meter?: Meter['name']
  seconds?: number
  wanted: string[]
  without: string[]
  /** The genre was told by a word that says how rather than what. */
  loose?: boolean
  alone: boolean
  drums: boolean
  acoustic: boolean
  lyrics?: boolean
  theme?: string
  title?: string
  /** What was read from which words. */
  understood: { what: string; value: string; from: string }[]
}

export function note({ understood }: Wish, what: string, value: string, from: string): void {
  understood.push({ what, value, from })
}
