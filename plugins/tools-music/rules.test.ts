import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { spanAt } from './model.ts'
import { SONGS, partsOf, tuneOf, within } from './testing/songs.ts'
import { isDominant } from './theory/chord.ts'
import { mod12 } from './theory/pitch.ts'

describe('rules of the tune', () => {
  it('stands on chord tones on strong beats, at least four times in five', () => {
    for (const { name, song } of SONGS) {
      const strong = tuneOf(song).filter(({ at }) => at % song.meter.pulse === 0)
      const right = strong.filter(({ at, pitch }) => chordAt(song, at).tones.includes(mod12(pitch)))
      assert.ok(right.length / strong.length >= 0.8, `${name}: ${right.length} of ${strong.length}`)
    }
  })

  it('moves by small steps, and by no leap beyond an octave within a phrase', () => {
    for (const { name, song } of SONGS) {
      for (const { notes } of partsOf(song, 'melody')) {
        const moves = notes.slice(1).flatMap((note, index) => {
          const before = notes[index]!
          return note.at - before.at - before.length < 0.5 ? [Math.abs(note.pitch - before.pitch)] : []
        })
        const small = moves.filter((move) => move <= 4).length
        assert.ok(moves.length === 0 || small / moves.length >= 0.65, `${name}: ${small} of ${moves.length}`)
        assert.ok(Math.max(0, ...moves) <= 12, `${name}: a leap of ${Math.max(...moves)}`)
      }
    }
  })

  it('stays within two octaves, and breathes', () => {
    for (const { name, song } of SONGS) {
      for (const section of song.sections) {
        const pitches = within(tuneOf(song), section).map(({ pitch }) => pitch)
        if (pitches.length > 0) assert.ok(Math.max(...pitches) - Math.min(...pitches) <= 24, `${name} ${section.label}`)
      }
      const tune = tuneOf(song)
      const rests = tune.slice(1).filter((note, index) => note.at - tune[index]!.at - tune[index]!.length >= 0.45)
      assert.ok(rests.length >= song.sections.length - 2, `${name}: ${rests.length} rests`)
    }
  })

  it('brings its motifs back: a returning section has the rhythm of the first, and phrases within it recur', () => {
    for (const { name, song } of SONGS) {
      const choruses = song.sections.filter(({ kind }) => kind === 'chorus')
      const [first, ...others] = choruses.map((section) => rhythms(song, section))
      for (const other of others) {
        const shared = other.filter((phrase) => first!.includes(phrase)).length
        assert.ok(shared / other.length >= 0.5, `${name}: ${shared} of ${other.length} phrases return`)
      }
      if (first && first.length >= 4) assert.ok(new Set(first).size < first.length, `${name}: no phrase recurs`)
    }
  })

  it('has its highest note once, in the last chorus where there are several', () => {
    for (const { name, song } of SONGS) {
      const choruses = song.sections.filter(({ kind }) => kind === 'chorus')
      if (choruses.length < 2) continue
      const sung = choruses.map((section) => Math.max(...within(tuneOf(song), section).map(({ pitch }) => pitch)))
      assert.equal(Math.max(...sung), sung.at(-1), `${name}: ${sung.join(', ')}`)
    }
  })

  it('does not run in octaves with the bass', () => {
    for (const { name, song } of SONGS) {
      const bass = partsOf(song, 'bass')[0]?.notes ?? []
      let [run, before] = [0, undefined as number | undefined]
      for (const note of tuneOf(song)) {
        const under = bass.find(({ at }) => at === note.at)
        const octave = under !== undefined && mod12(under.pitch - note.pitch) === 0
        run = octave && note.pitch !== before ? run + 1 : 0
        before = note.pitch
        assert.ok(run < 6, `${name}: six octaves in a row at ${note.at}`)
      }
    }
  })
})

describe('rules of harmony', () => {
  it('ends sections on a cadence, and the song on its tonic', () => {
    for (const { name, song } of SONGS) {
      for (const [index, section] of song.sections.entries()) {
        const { chord } = section.spans.at(-1)!
        const degree = mod12(chord.root - section.key.tonic)
        if (index === song.sections.length - 1) assert.equal(degree, 0, `${name} ends on ${chord.symbol}`)
        else {
          const next = song.sections[index + 1]!.key.tonic
          const open = isDominant(chord) || [7, 10, 2, 5, 8, 1].includes(degree) || mod12(chord.root - next) === 7
          assert.ok(
            open || degree === 0 || degree === 9 || degree === 3 || degree === 4,
            `${name} ${section.label}: ${chord.symbol}`,
          )
          if (['verse', 'pre', 'bridge'].includes(section.kind))
            assert.ok(open, `${name} ${section.label}: ${chord.symbol}`)
        }
      }
    }
  })

  it('leads the voices of pads without leaps', () => {
    for (const { name, song } of SONGS) {
      for (const part of song.parts.filter(({ role }) => /pad|strings|choir/.test(role))) {
        const chords = Map.groupBy(part.notes, ({ at }) => at)
        const onsets = [...chords.keys()].toSorted((a, b) => a - b)
        const moves = onsets.slice(1).map((at, index) => {
          const before = part.notes.filter((note) => note.at <= onsets[index]! && note.at + note.length > at - 0.1)
          if (before.length === 0) return 0
          return Math.max(
            ...chords.get(at)!.map(({ pitch }) => Math.min(...before.map((other) => Math.abs(other.pitch - pitch)))),
          )
        })
        const leaps = moves.filter((move) => move > 7).length
        assert.ok(leaps <= moves.length * 0.05, `${name} ${part.role}: ${leaps} leaps in ${moves.length}`)
      }
    }
  })

  it('puts the root under most chords', () => {
    for (const { name, song } of SONGS) {
      const bass = partsOf(song, 'bass')[0]?.notes ?? []
      const spans = song.sections.flatMap((section) => section.spans)
      const grounded = spans.map((span) => ({
        span,
        note: bass.find(({ at }) => at >= span.at - 1.01 && at < span.at + span.length),
      }))
      const played = grounded.filter(({ span }) => bass.some(({ at }) => at >= span.at && at < span.at + span.length))
      const right = played.filter(({ span }) =>
        bass.some(
          ({ at, pitch }) => at >= span.at - 1.01 && at < span.at + span.length && mod12(pitch) === span.chord.bass,
        ),
      )
      assert.ok(right.length / played.length >= 0.9, `${name}: ${right.length} of ${played.length}`)
    }
  })
})

function chordAt(song: (typeof SONGS)[number]['song'], at: number) {
  return spanAt(
    song.sections.flatMap(({ spans }) => spans),
    at,
  ).chord
}

/** The rhythm of each two-bar phrase of a section, as text. */
function rhythms(song: (typeof SONGS)[number]['song'], section: (typeof song)['sections'][number]): string[] {
  const length = 2 * song.meter.beats
  const notes = within(tuneOf(song), section)
  return Array.from({ length: Math.floor(section.bars / 2) }, (_, index) => {
    const from = section.at + index * length
    return notes
      .filter(({ at }) => at >= from && at < from + length)
      .map(({ at }) => (at - from).toFixed(2))
      .join(' ')
  })
}
