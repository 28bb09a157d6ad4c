import { type Meter, type Tempo } from './model.ts'

/** Ticks a quarter note. */
export const PPQ = 480

/** `[tick, bytes of the event]`; among events of one tick, note-offs come first. */
export type MidiEvent = readonly [tick: number, bytes: readonly number[]]

export const midi = {
  noteOn: (channel: number, pitch: number, velocity: number) => [0x90 | channel, pitch, velocity],
  /** A note-on with velocity 0: running status then goes on through whole phrases. */
  noteOff: (channel: number, pitch: number) => [0x90 | channel, pitch, 0],
  control: (channel: number, controller: number, value: number) => [0xb0 | channel, controller, value],
  program: (channel: number, program: number) => [0xc0 | channel, program],
  text: (kind: TextKind, text: string) => {
    const bytes = [...Buffer.from(text, 'utf8')]
    return [0xff, TEXTS[kind], ...variable(bytes.length), ...bytes]
  },
  tempo: (bpm: number) => {
    const micros = Math.round(60_000_000 / bpm)
    return [0xff, 0x51, 3, (micros >> 16) & 0xff, (micros >> 8) & 0xff, micros & 0xff]
  },
  meter: ({ name }: Meter) => {
    const [beats, unit] = name.split('/').map(Number) as [number, number]
    return [0xff, 0x58, 4, beats, Math.log2(unit), unit === 8 ? 36 : 24, 8]
  },
  key: (signature: number, minor: boolean) => [0xff, 0x59, 2, signature & 0xff, minor ? 1 : 0],
}

const TEXTS = { text: 1, name: 3, lyric: 5, marker: 6 }
type TextKind = keyof typeof TEXTS

/** A standard MIDI file of format 1: the first track is the conductor's. */
export function midiFile(tracks: readonly (readonly MidiEvent[])[]): Buffer {
  const header = Buffer.alloc(14)
  header.write('MThd', 'latin1')
  header.writeUInt32BE(6, 4)
  header.writeUInt16BE(1, 8)
  header.writeUInt16BE(tracks.length, 10)
  header.writeUInt16BE(PPQ, 12)
  return Buffer.concat([header, ...tracks.map(track)])
}

function track(events: readonly MidiEvent[]): Buffer {
  const bytes: number[] = []
  let now = 0
  let status = 0
  for (const [tick, event] of events.toSorted(inOrder)) {
    bytes.push(...variable(tick - now))
    now = tick
    const first = event[0]!
    // Running status: the status byte is left out while it stays the same; meta events end it.
    bytes.push(...(first === status ? event.slice(1) : event))
    status = first < 0xf0 ? first : 0
  }
  bytes.push(0, 0xff, 0x2f, 0)
  const header = Buffer.alloc(8)
  header.write('MTrk', 'latin1')
  header.writeUInt32BE(bytes.length, 4)
  return Buffer.concat([header, Buffer.from(bytes)])
}

function inOrder([a, first]: MidiEvent, [b, second]: MidiEvent): number {
  return a - b || rank(first) - rank(second)
}

/** Set-up before sound, ends before beginnings, words before the note they are sung on. */
function rank(event: readonly number[]): number {
  const status = event[0]! & 0xf0
  if (status !== 0x90) return event[0] === 0xff && event[1] === TEXTS.lyric ? 2 : 0
  return event[2] === 0 ? 1 : 3
}

/** A number in groups of seven bits, as MIDI files count. */
function variable(value: number): number[] {
  const groups = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 0x7f) | 0x80)
  return groups
}

/** Seconds from the start to a time in quarter notes. */
export function secondsAt(tempos: readonly Tempo[], time: number): number {
  let seconds = 0
  for (const [index, [at, bpm]] of tempos.entries()) {
    const until = Math.min(time, tempos[index + 1]?.[0] ?? Infinity)
    if (until > at) seconds += ((until - at) * 60) / bpm
  }
  return seconds
}
