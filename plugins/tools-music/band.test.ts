import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { STEP } from './model.ts'
import { GENRES } from './genres/index.ts'
import { instrument, INSTRUMENTS } from './instruments.ts'
import { makeSong } from './song.ts'
import { readMidi } from './testing/read-midi.ts'
import { partsOf, SEEDS, SONGS, within } from './testing/songs.ts'

describe('the band', () => {
  it('knows at least twenty genres, whose patterns are whole bars and whose players exist', () => {
    assert.ok(GENRES.size >= 20)
    assert.equal(SONGS.length, GENRES.size * SEEDS.length)
    for (const { id, drums, bass, layers, melody, meter } of GENRES.values()) {
      const steps = meter === undefined || meter === '4/4' ? 16 : 12
      const played = layers.flatMap(({ play, busy = [] }) => [
        ...(Array.isArray(play) ? (play as string[]) : []),
        ...busy,
      ])
      const drummed = (drums?.levels.flat() ?? []).flatMap((bar) => Object.values(bar))
      const bars = [...bass.calm, ...bass.busy, ...played, ...drummed].filter((bar) => bar !== 'walk')
      for (const bar of bars) assert.equal(bar.length, steps, `${id}: ${bar}`)
      for (const name of [melody.lead, bass.instrument, ...layers.map((layer) => layer.instrument)])
        assert.ok(instrument(name))
    }
  })

  it('plays in the ranges of its instruments', () => {
    const ranges = new Map([...INSTRUMENTS.values()].map((one) => [one.title, one]))
    for (const { name, song } of SONGS) {
      for (const { role, instrument: title, notes } of song.parts.filter((part) => part.role !== 'drums')) {
        const { low, high } = ranges.get(title)!
        const outside = notes.filter(({ pitch }) => pitch < low - 3 || pitch > high + 3)
        assert.deepEqual(
          outside.map(({ pitch }) => pitch),
          [],
          `${name} ${role}`,
        )
      }
    }
  })

  it('hits drums on the grid, with fills, and with several strengths', () => {
    for (const { name, song } of SONGS) {
      const [drums] = partsOf(song, 'drums')
      if (!drums) continue
      const off = drums.notes.filter(({ at }) => Math.abs((at / STEP) * 6 - Math.round((at / STEP) * 6)) > 1e-6)
      assert.equal(off.length, 0, name)
      assert.ok(new Set(drums.notes.map(({ velocity }) => velocity)).size >= 4, name)
    }
  })

  it('differs from section to section: who plays, how much, how loud', () => {
    for (const { name, song } of SONGS) {
      const density = song.sections.map((section) => {
        const notes = song.parts.flatMap((part) => within(part.notes, section))
        return Math.round((notes.length / section.bars) * 10)
      })
      assert.ok(new Set(density).size >= Math.min(4, density.length - 1), `${name}: ${density.join(', ')}`)
      const most = Math.max(...density)
      assert.ok(most >= 1.5 * Math.min(...density.slice(0, -1)), `${name}: ${density.join(', ')}`)
    }
  })

  it('ends every note that it begins, and has human strengths and times', () => {
    for (const { name, midi } of SONGS) {
      for (const track of readMidi(midi).tracks.slice(1)) {
        const open = new Map<number, number>()
        for (const { status, data, tick } of track) {
          if (status >> 4 !== 9) continue
          const [pitch, velocity] = data as [number, number]
          if (velocity > 0) {
            assert.ok(!open.has(pitch), `${name}: ${pitch} sounds twice at ${tick}`)
            open.set(pitch, tick)
          } else {
            assert.ok(tick - open.get(pitch)! < 480 * 40, `${name}: ${pitch} is stuck`)
            open.delete(pitch)
          }
        }
        assert.equal(open.size, 0, `${name}: notes without an end`)
      }
    }
  })

  it('gives the same bytes for the same order, others for another seed or prompt', () => {
    for (const prompt of ['jazz', 'sad piano ballad with lyrics about the sea', 'trap']) {
      const first = makeSong({ prompt, seed: 5 }).midi
      assert.ok(first.equals(makeSong({ prompt, seed: 5 }).midi), prompt)
      assert.ok(!first.equals(makeSong({ prompt, seed: 6 }).midi), prompt)
    }
    const tunes = SONGS.map(({ midi }) => midi.toString('latin1'))
    assert.equal(new Set(tunes).size, SONGS.length)
  })

  it('keeps a twelve-bar form for blues, ii–V–I for jazz, one-drop for reggae, four on the floor for house', () => {
    const of = (id: string) => SONGS.filter(({ name }) => name.startsWith(`${id} `))
    for (const { song } of of('blues')) assert.ok(song.sections.some(({ bars }) => bars === 12))
    for (const { song } of of('jazz')) {
      const romans = song.sections.flatMap(({ spans }) => spans.map(({ chord }) => chord.roman)).join(' ')
      assert.match(romans, /ii\S* V\S* [Ii]/)
    }
    for (const { song } of of('reggae')) {
      const kicks = partsOf(song, 'drums')[0]!.notes.filter(({ pitch }) => pitch === 36)
      assert.ok(kicks.filter(({ at }) => at % 4 === 2).length > kicks.length * 0.6)
    }
    for (const { song } of of('house')) {
      const drop = song.sections.find(({ kind }) => kind === 'chorus')!
      const kicks = new Set(
        within(partsOf(song, 'drums')[0]!.notes, drop)
          .filter(({ pitch }) => pitch === 36)
          .map(({ at }) => at),
      )
      assert.ok(kicks.size >= (drop.bars - 2) * 4)
    }
  })
})
