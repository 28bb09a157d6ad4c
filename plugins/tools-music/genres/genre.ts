import type { Meter, SectionKind } from '../model.ts'
import type { VoicingKind } from '../theory/voicing.ts'
import type { Mode } from '../theory/pitch.ts'

/** Progressions, one chord or several a bar: `I | V/vi vi | IV | V7`. Each is repeated to fill its section. */
export interface Harmony {
  verse: readonly string[]
  chorus: readonly string[]
  pre?: readonly string[]
  bridge: readonly string[]
  intro?: readonly string[]
  solo?: readonly string[]
  /** Take the place of a section's last bars: open before the next section, closed after a chorus, and at the end. */
  half: readonly string[]
  full: readonly string[]
  end: string
}

/**
 * A bar of sixteenths for one drum. `X` accent, `x` hit, `o` ghost note, `?` a ghost note now and then, `r` a
 * roll of two,
 * `t` of three, `.` rest.
 */
export type DrumBar = Readonly<Record<string, string>>

export interface Drums {
  /** Program of the kit. */
  kit: number
  volume?: number
  /** From the calmest to the fullest; energy chooses. Two bars take turns. */
  levels: readonly (readonly DrumBar[])[]
  /** Last bars of a section; what they name replaces the pattern. */
  fills: readonly DrumBar[]
  /** Energy below which drums are silent. Default 0.3. */
  from?: number
  /** Default true. */
  crash?: boolean
}

/**
 * A bar of sixteenths for the bass. `R` root, `F` fifth, `L` fifth below, `O` octave, `T` third, `S` seventh, `A`
 * step into
 * the next chord's root, `N` that root itself, early; `-` holds, `.` rests. Lower case is soft. `walk` walks in
 * quarters.
 */
export interface Bass {
  instrument: string
  /** Low and high energy. */
  calm: readonly string[]
  busy: readonly string[]
  volume?: number
  low?: number
  /** Part of the written length that sounds. Default 0.9. */
  hold?: number
}

/**
 * An accompanying part. Rhythm bars: `X` accented chord, `x` chord, `o` soft chord, `d` and `u` strums down and
 * up, `n` the
 * next chord early, `1`…`9` one voice of the chord counted from below (over the top: an octave up), `b` the bass
 * note an
 * octave lower, `-` hold, `.` rest. `pad` holds chords instead, `fill` answers the melody in its rests, `harmony`
 * sings
 * thirds below it, `double` plays it an octave away.
 */
export interface Layer {
  role: string
  instrument: string
  play: readonly string[] | 'pad' | 'fill' | 'harmony' | 'double'
  /** Used from energy 0.65 up. */
  busy?: readonly string[]
  voicing?: VoicingKind
  low?: number
  high?: number
  volume: number
  pan: number
  reverb?: number
  chorus?: number
  /** Energy from which it plays, and up to which. Defaults 0 and 1. */
  from?: number
  to?: number
  /** Only in these. */
  only?: readonly SectionKind[]
  /** Default 0.95 of the written length. */
  hold?: number
}

export type Colour = 'diatonic' | 'pentatonic' | 'blues'

export interface Melody {
  /** Rhythms of `cells.ts`. */
  rhythm: string
  colour: Colour
  /** Verses and, if another, choruses and solos. */
  lead: string
  chorus?: string
  solo?: string
  low: number
  high: number
  volume?: number
  /** Default 0.92. */
  hold?: number
}

export interface Genre {
  id: string
  title: string
  /** Lowest, usual and highest tempo in beats a minute. */
  tempo: readonly [low: number, usual: number, high: number]
  meter?: Meter['name']
  /** Where the second of two eighths (8) or sixteenths (16) falls: 0.5 straight, 0.67 triplets. */
  swing?: readonly [unit: 8 | 16, ratio: number]
  /** Milliseconds that players stray, and that the melody lies behind the beat. */
  loose: number
  behind?: number
  /** What it is in when nothing is asked for. */
  mode: Mode | 'either'
  harmony: Readonly<Record<Mode, Harmony>>
  /** Sections with their bars, from long to short: `intro4 verse8 chorus8 outro2`. */
  forms: readonly string[]
  labels?: Partial<Record<SectionKind, string>>
  /** Energy of kinds where it is not the usual. */
  energy?: Partial<Record<SectionKind, number>>
  drums?: Drums
  bass: Bass
  layers: readonly Layer[]
  melody: Melody
  /** Semitones that the last chorus may rise. Default none. */
  lift?: number
  ending: 'ritardando' | 'hit' | 'ring'
}
