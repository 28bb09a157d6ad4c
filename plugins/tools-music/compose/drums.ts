import type { DrumBar, Drums } from '../genres/genre.ts'
import { type Meter, type Note, type Section, STEP } from '../model.ts'
import type { Random } from '../random.ts'
import { barsIn } from './form.ts'
import { fit } from './pattern.ts'

/** General MIDI's drum notes by the names that patterns use. */
export const DRUMS: Readonly<Record<string, number>> = {
  bass: 35,
  kick: 36,
  rim: 37,
  snare: 38,
  clap: 39,
  floor: 41,
  hat: 42,
  pedal: 44,
  low: 45,
  open: 46,
  mid: 47,
  crash: 49,
  high: 50,
  ride: 51,
  china: 52,
  bell: 53,
  tambourine: 54,
  cowbell: 56,
  bongoHigh: 60,
  bongoLow: 61,
  congaMute: 62,
  congaHigh: 63,
  congaLow: 64,
  timbale: 65,
  low_timbale: 66,
  shell: 67,
  maracas: 70,
  guiro: 73,
  claves: 75,
  triangle: 81,
  shaker: 82,
}

const VELOCITY: Readonly<Record<string, number>> = { 'X': 112, 'x': 88, 'o': 44, '?': 34, 'r': 76, 't': 72 }
/** Played by these while a fill runs: the hands are elsewhere. */
const FEET = new Set(['kick', 'bass', 'pedal', 'claves', 'maracas', 'shaker'])
const DEFAULT_FROM = 0.3

/** The drums of a song: a level of the pattern for each section's energy, fills into the next, crashes on arrival. */
export function drumLine(drums: Drums, sections: readonly Section[], meter: Meter, random: Random): Note[] {
  const notes: Note[] = []
  for (const [index, section] of sections.entries()) {
    const next = sections[index + 1]
    const silent = section.energy < (drums.from ?? DEFAULT_FROM)
    const own = random.fork(`${section.label} drums`)
    const wakes = next !== undefined && next.energy >= (drums.from ?? DEFAULT_FROM)
    for (const [bar, at] of barsIn(section, meter).entries()) {
      const last = bar === section.bars - 1
      if (section.kind === 'outro' && last) continue
      if (silent && !(last && wakes)) continue
      const pattern = silent ? {} : patternOf(drums, section, bar)
      const fill =
        last && wakes
          ? own.pick(drums.fills)
          : midway(bar, section) && own.chance(0.5)
            ? own.pick(drums.fills)
            : undefined
      const played = fill ? filled(pattern, fill, last ? 0 : 12, meter) : pattern
      notes.push(...hits(played, at, meter, own))
    }
    const arrives = drums.crash !== false && section.energy >= 0.6 && section.kind !== 'intro'
    if (arrives && !silent) notes.push({ at: section.at, length: 1, pitch: DRUMS.crash!, velocity: 96 })
  }
  return notes
}

function patternOf({ levels }: Drums, { energy }: Section, bar: number): DrumBar {
  const wanted = energy < 0.5 ? 0 : energy < 0.74 ? 1 : 2
  const level = levels[Math.min(wanted, levels.length - 1)]!
  return level[bar % level.length]!
}

/** The fourth of eight bars breathes as well. */
function midway(bar: number, { bars }: Section): boolean {
  return bars >= 8 && bar % 4 === 3 && bar !== bars - 1
}

/** The pattern up to a step, then the fill, under which only the feet and the clave go on. */
function filled(pattern: DrumBar, fill: DrumBar, from: number, meter: Meter): DrumBar {
  const merged: Record<string, string> = {}
  const start = Math.min(from, meter.steps - 4)
  for (const name of new Set([...Object.keys(pattern), ...Object.keys(fill)])) {
    const before = fit(pattern[name] ?? '', meter).padEnd(meter.steps, '.')
    // A fill written for four-four keeps its end, which is what leads on.
    const after = (fill[name] ?? (FEET.has(name) ? before : '')).padEnd(meter.steps, '.').slice(-meter.steps)
    merged[name] = before.slice(0, start) + after.slice(start)
  }
  return merged
}

function hits(pattern: DrumBar, at: number, meter: Meter, random: Random): Note[] {
  return Object.entries(pattern).flatMap(([name, bar]) =>
    [...fit(bar, meter)].flatMap((token, step) => {
      const velocity = VELOCITY[token]
      if (velocity === undefined || (token === '?' && random.chance(0.5))) return []
      const count = token === 'r' ? 2 : token === 't' ? 3 : 1
      const length = STEP / count
      return Array.from({ length: count }, (_, part) => ({
        at: at + step * STEP + part * length,
        length: length * 0.9,
        pitch: DRUMS[name]!,
        // Rolls grow, and off-beats are lighter, as a hand plays them.
        velocity: velocity + part * 8 - (step % 4 === 0 || token === 'X' ? 0 : 6),
      }))
    }),
  )
}
