import type { Chord } from './chord.ts'
import { intoRange, mod12 } from './pitch.ts'

/**
 * How an instrument lays out chords: `close` three or four voices led smoothly, `rootless` the same without the root
 * (the bass has it), `shell` third and seventh, `open` root and fifth below with the colour above, `power` root,
 * fifth
 * and octave, `guitar` five strings.
 */
export type VoicingKind = 'close' | 'rootless' | 'shell' | 'open' | 'power' | 'guitar'

export interface VoicingStyle {
  kind: VoicingKind
  low: number
  high: number
}

/** A leap that a voice of a pad or choir should not make. */
const LEAP = 5

/** One list of pitches a chord, low to high, each as near to the one before as its style allows. */
export function voiceLead(chords: readonly Chord[], style: VoicingStyle): number[][] {
  const voicings: number[][] = []
  for (const chord of chords) voicings.push(voicingOf(chord, style, voicings.at(-1)))
  return voicings
}

function voicingOf(chord: Chord, style: VoicingStyle, before: readonly number[] | undefined): number[] {
  if (style.kind === 'power') return power(chord, style)
  if (style.kind === 'guitar') return guitar(chord, style)
  if (style.kind === 'open') {
    const root = intoRange(chord.bass + 12, style.low, style.low + 11)
    const upper = led(colours(chord, 3), root + 7, style.high, before?.slice(1))
    return [root, ...upper]
  }
  const classes = style.kind === 'close' ? body(chord) : colours(chord, style.kind === 'shell' ? 2 : 4)
  return led(classes, style.low, style.high, before)
}

function power({ root, tones }: Chord, { low }: VoicingStyle): number[] {
  const bottom = intoRange(root, low, low + 11)
  // Diminished and augmented fifths stay what they are.
  const fifth = tones.map((tone) => mod12(tone - root)).find((semitones) => semitones >= 6 && semitones <= 8) ?? 7
  return [bottom, bottom + fifth, bottom + 12]
}

/** Strings from the lowest root upwards: each takes the next chord tone at least a third higher. */
function guitar(chord: Chord, { low, high }: VoicingStyle): number[] {
  const strings = [intoRange(chord.bass, low, low + 11)]
  while (strings.length < 5) {
    const from = strings.at(-1)! + (strings.length < 3 ? 4 : 3)
    const next = [0, 1, 2, 3, 4, 5, 6, 7].map((up) => from + up).find((pitch) => chord.tones.includes(mod12(pitch)))
    if (next === undefined || next > high) break
    strings.push(next)
  }
  return strings
}

/** Up to four tones: the fifth gives way to sevenths and ninths. */
function body({ tones }: Chord): number[] {
  return tones.length <= 4 ? [...tones] : [tones[0]!, tones[1]!, tones[3]!, tones[4]!]
}

/** What tells the chord's colour: third, seventh, ninth or fifth, and the root only where tones are short. */
function colours({ tones }: Chord, count: number): number[] {
  const [root, third, fifth, seventh, ninth] = tones as [number, number, number?, number?, number?]
  const wanted = [third, seventh, ninth, fifth, root].filter((tone) => tone !== undefined)
  return wanted.slice(0, Math.max(2, Math.min(count, wanted.length)))
}

/** Every layout of the classes in the range, and the one that moves least. */
function led(classes: readonly number[], low: number, high: number, before?: readonly number[]): number[] {
  const middle = (low + high) / 2
  let best: number[] = []
  let least = Infinity
  for (const layout of layouts(classes, low, high)) {
    const cost = spread(layout) + Math.abs(mean(layout) - middle) * 0.4 + (before ? motion(before, layout) : 0)
    if (cost < least) [best, least] = [layout, cost]
  }
  return best
}

function* layouts(classes: readonly number[], low: number, high: number): Generator<number[]> {
  const [first, ...rest] = classes
  if (first === undefined) return
  for (let pitch = low + mod12(first - low); pitch <= high; pitch += 12) {
    if (rest.length === 0) yield [pitch]
    for (const others of layouts(rest, low, high)) yield [pitch, ...others].toSorted((a, b) => a - b)
  }
}

/** Wide gaps sound hollow, seconds at the bottom muddy. */
function spread(layout: readonly number[]): number {
  let cost = 0
  for (let voice = 1; voice < layout.length; voice++) {
    const gap = layout[voice]! - layout[voice - 1]!
    if (gap > 9) cost += (gap - 9) * 1.5
    if (gap < 2 || (gap < 3 && voice === 1 && layout[0]! < 55)) cost += 4
  }
  return cost
}

function motion(before: readonly number[], layout: readonly number[]): number {
  return layout.reduce(
    (sum, pitch) => {
      const move = Math.min(...before.map((other) => Math.abs(pitch - other)))
      return sum + move + (move > LEAP ? 12 : 0)
    },
    outer(before, layout),
  )
}

/** The top voice is heard as a line of its own. */
function outer(before: readonly number[], layout: readonly number[]): number {
  return Math.abs((layout.at(-1) ?? 0) - (before.at(-1) ?? 0)) * 0.8
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
