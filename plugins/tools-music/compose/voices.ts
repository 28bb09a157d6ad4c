import type { Layer } from '../genres/genre.ts'
import { type Note, type Section, spanAt, STEP } from '../model.ts'
import type { Random } from '../random.ts'
import { mod12 } from '../theory/pitch.ts'
import { type Band, plays } from './comp.ts'
import { type Slot, solve } from './solver.ts'

type Tune = ReadonlyMap<Section, readonly Note[]>

/** A rest of the melody that is worth an answer, in quarter notes. */
const GAP = 0.9
const ANSWERS: readonly (readonly [at: number, length: number][])[] = [
  [
    [0, 0.5],
    [0.5, 0.5],
    [1, 1],
  ],
  [
    [0, 0.25],
    [0.25, 0.25],
    [0.5, 0.5],
    [1, 1],
  ],
  [
    [0, 0.75],
    [0.75, 0.25],
    [1, 1],
  ],
  [
    [0.5, 0.25],
    [0.75, 0.25],
    [1, 0.5],
    [1.5, 1],
  ],
  [
    [0, 1],
    [1, 1],
  ],
]

/** What an instrument says while the tune takes breath. */
export function answers(
  layer: Layer,
  range: readonly [low: number, high: number],
  band: Band,
  tune: Tune,
  random: Random,
): Note[] {
  const own = random.fork(`${layer.role} answers`)
  const figures = [own.pick(ANSWERS), own.pick(ANSWERS)]
  const downward = own.chance(0.5)
  return band.sections.flatMap((section, order) => {
    if (!plays(layer, section) || section.kind === 'outro') return []
    const slots: Slot[] = []
    for (const [index, [from, to]] of gaps(section, tune.get(section) ?? []).entries()) {
      if (index % 3 === 2) continue
      const figure = figures[(index + order) % 2]!
      for (const [place, [at, length]] of figure.entries()) {
        if (from + at + STEP > to) break
        const target = (range[0] + range[1]) / 2 + (downward ? figure.length - place : place) * 2.2 - 2
        const room = Math.min(length, to - from - at)
        slots.push({
          at: from + at,
          length: room,
          chord: spanAt(section.spans, from + at).chord,
          strong: at % 1 === 0 || length >= 1,
          target,
          low: range[0],
          high: range[1],
          ...(place === 0 ? { starts: true } : {}),
        })
      }
    }
    const pitches = solve(slots, 'pentatonic')
    return slots.map(({ at, length }, index) => ({ at, length: length * 0.9, pitch: pitches[index]!, velocity: 74 }))
  })
}

/** Silences of the tune within a section, begun on the next half beat. */
function gaps(section: Section, notes: readonly Note[]): [from: number, to: number][] {
  const found: [number, number][] = []
  let free = section.at
  for (const { at, length } of [...notes, { at: section.at + section.length, length: 0 }]) {
    const from = Math.ceil((free + 0.2) * 2) / 2
    // A section without a tune gets an answer every other bar, not one long speech.
    for (let start = from; at - start >= GAP; start += 6) found.push([start, Math.min(at - 0.25, start + 3)])
    free = Math.max(free, at + length)
  }
  return found
}

/** A second voice a third or a sixth below, on chord tones where the tune has them. */
export function harmonyVoice(layer: Layer, { sections }: Band, tune: Tune): Note[] {
  return sections.flatMap((section) => {
    if (!plays(layer, section)) return []
    return (tune.get(section) ?? []).map((note) => {
      const { chord } = spanAt(section.spans, note.at)
      const wanted = chord.tones.includes(mod12(note.pitch)) ? chord.tones : chord.scale
      const below = [3, 4, 5, 8, 9].map((interval) => note.pitch - interval)
      const pitch = below.find((value) => wanted.includes(mod12(value))) ?? note.pitch - 12
      return plain(note, pitch, note.velocity - 12)
    })
  })
}

/** The tune an octave higher, or lower where the instrument's range asks for it. */
export function doubled(
  layer: Layer,
  range: readonly [low: number, high: number],
  { sections }: Band,
  tune: Tune,
): Note[] {
  return sections.flatMap((section) => {
    if (!plays(layer, section)) return []
    const notes = tune.get(section) ?? []
    const top = Math.max(...notes.map(({ pitch }) => pitch))
    const shift = top + 12 <= range[1] ? 12 : top <= range[1] ? 0 : -12
    return notes.map((note) => plain(note, note.pitch + shift, note.velocity - 10))
  })
}

function plain({ at, length }: Note, pitch: number, velocity: number): Note {
  return { at, length, pitch, velocity }
}
