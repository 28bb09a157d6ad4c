import type { SectionKind, Span } from '../model.ts'
import type { Random } from '../random.ts'
import { chordOf } from '../theory/chord.ts'
import type { Key } from '../theory/pitch.ts'
import type { Brief } from './brief.ts'

interface Frame {
  kind: SectionKind
  bars: number
  at: number
  key: Key
  /** The key that follows, if it is another: prepared by its dominant. */
  next: Key | undefined
}

/**
 * Chooses one progression a kind of section, so that it returns, and gives each section its cadence: open where
 * the song
 * goes on, closed after choruses, final at the end.
 */
export function harmonies({ genre, meter, key }: Brief, random: Random) {
  const harmony = genre.harmony[key.mode]
  const verse = random.pick(harmony.verse)
  const chorus = random.pick(
    harmony.chorus
      .filter((line) => line !== verse)
      .concat(harmony.chorus)
      .slice(0, 3),
  )
  const lines: Record<SectionKind, string> = {
    intro: random.pick(harmony.intro ?? [random.chance(0.5) ? verse : chorus]),
    verse,
    pre: random.pick(harmony.pre ?? harmony.bridge),
    chorus,
    bridge: random.pick(harmony.bridge),
    solo: random.pick(harmony.solo ?? [random.chance(0.6) ? verse : chorus]),
    outro: chorus,
  }
  const half = random.pick(harmony.half)
  const full = random.pick(harmony.full)
  return ({ kind, bars, at, key: here, next }: Frame): Span[] => {
    const line = barsOf(lines[kind])
    const filled = Array.from({ length: bars }, (_, bar) => line[bar % line.length]!)
    const cadence = barsOf(kind === 'outro' ? harmony.end : kind === 'chorus' ? full : half)
    const kept = Math.max(kind === 'outro' ? 0 : 1, bars - cadence.length)
    const closed = [...filled.slice(0, kept), ...cadence.slice(Math.max(0, cadence.length - (bars - kept)))]
    return closed.flatMap((bar, index) => {
      const start = at + index * meter.beats
      if (next && index === bars - 1) return turned(start, meter.beats, here, next)
      return spansOf(bar, start, meter.beats, here)
    })
  }
}

function barsOf(line: string): string[] {
  return line.split('|').map((bar) => bar.trim())
}

function spansOf(bar: string, at: number, beats: number, key: Key): Span[] {
  const words = bar.split(' ')
  const length = beats / words.length
  return words.map((roman, index) => ({ at: at + index * length, length, chord: chordOf(roman, key) }))
}

/** The bar before a change of key: what both keys share, then the dominant of the new one. */
function turned(at: number, beats: number, from: Key, to: Key): Span[] {
  return [
    { at, length: beats / 2, chord: chordOf(from.mode === 'minor' ? 'iv7' : 'ii7', from) },
    { at: at + beats / 2, length: beats / 2, chord: chordOf('V7', to) },
  ]
}
