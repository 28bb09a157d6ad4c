import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { midi, midiFile, PPQ, secondsAt } from './midi.ts'
import { readMidi } from './testing/read-midi.ts'

describe('midi', () => {
  it('writes a file that reads back event by event', () => {
    const text = 'Grüße 🎵'
    const file = midiFile([
      [
        [0, midi.text('name', text)],
        [0, midi.tempo(120)],
      ],
      [
        [300_000, midi.noteOff(2, 60)],
        [0, midi.program(2, 33)],
        [480, midi.noteOn(2, 60, 99)],
      ],
    ])
    const { ppq, tracks } = readMidi(file)
    assert.equal(ppq, PPQ)
    assert.equal(Buffer.from(tracks[0]![0]!.data).toString('utf8'), text)
    assert.deepEqual(tracks[0]![1]!.data, [0x07, 0xa1, 0x20])
    assert.deepEqual(
      tracks[1]!.map(({ tick, status, data }) => [tick, status, ...data]),
      [
        [0, 0xc2, 33],
        [480, 0x92, 60, 99],
        [300_000, 0x92, 60, 0],
        [300_000, 0xff],
      ],
    )
  })

  it('leaves out a status that stays the same, and ends a note before it begins anew', () => {
    const bytes = midiFile([
      [
        [10, midi.noteOn(0, 60, 80)],
        [10, midi.noteOff(0, 60)],
        [0, midi.noteOn(0, 60, 90)],
      ],
    ]).subarray(22)
    assert.deepEqual([...bytes], [0, 0x90, 60, 90, 10, 60, 0, 0, 60, 80, 0, 0xff, 0x2f, 0])
  })

  it('counts seconds through changes of tempo', () => {
    const tempos = [
      [0, 120],
      [4, 60],
    ] as const
    assert.equal(secondsAt(tempos, 2), 1)
    assert.equal(secondsAt(tempos, 6), 4)
  })
})
