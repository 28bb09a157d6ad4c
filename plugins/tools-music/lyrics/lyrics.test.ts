import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeSong } from '../song.ts'
import { fitLine } from './fit.ts'
import { LINES } from './lines.ts'
import { nounPhrase } from './sheet.ts'
import { syllablesOf } from './syllables.ts'

describe('lyrics', () => {
  const words: readonly (readonly [line: string, divided: string])[] = [
    ['I keep a window open', 'I keep a win- dow o- pen'],
    ['going home, walked away', 'go- ing home, walked a- way'],
    ['little tables', 'lit- tle ta- bles'],
    ['roses, wanted', 'ro- ses, wan- ted'],
    ['homes', 'homes'],
    ['piano', 'pi- a- no'],
    ['Every evening', 'Ev- ery eve- ning'],
    ['the year', 'the year'],
    ['über Straße', 'ü- ber Stra- ße'],
    ['雨', '雨'],
  ]
  for (const [line, divided] of words) {
    it(`divides "${line}"`, () => assert.equal(syllablesOf(line).join(' '), divided))
  }

  it('loses no letter of a line', () => {
    for (const line of Object.values(LINES).flat()) {
      const joined = syllablesOf(line.slice(1))
        .map((part) => (part.endsWith('-') ? part.slice(0, -1) : `${part} `))
        .join('')
      assert.equal(joined.trim(), line.slice(1).trim())
    }
  })

  it('gives each syllable its note, and keeps the notes’ time', () => {
    const notes = [0, 1, 2, 3].map((at) => ({ at, length: 1, step: at }))
    for (const count of [1, 2, 3, 4, 5, 8, 14]) {
      const fitted = fitLine(
        notes,
        Array.from({ length: count }, (_, index) => `s${index}`),
      )
      assert.equal(fitted.length, count)
      assert.deepEqual(
        fitted.map(({ syllable }) => syllable),
        fitted.map((_, index) => `s${index}`),
      )
      for (const [index, { at, length }] of fitted.entries())
        assert.ok(at + length <= (fitted[index + 1]?.at ?? 4) + 1e-9)
      assert.equal(fitted.at(-1)!.at + fitted.at(-1)!.length, 4)
    }
    assert.equal(
      fitLine(
        notes,
        Array.from({ length: 40 }, () => 'la'),
      )
        .at(-1)!
        .syllable!.startsWith('lala'),
      true,
    )
  })

  it('rhymes as it says, on different words, and turns the chorus on one line', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { sheet } = makeSong({ prompt: 'pop with lyrics about the harbour', seed })
      for (const { section, lines, rhyme } of sheet!.sections) {
        assert.equal(rhyme.length, lines.length)
        for (const [index, letter] of [...rhyme].entries()) {
          for (const [other, same] of [...rhyme].entries()) {
            if (other <= index || same !== letter || section.startsWith('chorus')) continue
            const family = familyOf(lines[index]!)
            assert.equal(familyOf(lines[other]!), family, `${lines[index]} / ${lines[other]}`)
          }
        }
      }
      const choruses = sheet!.sections.filter(({ section }) => section.startsWith('chorus'))
      for (const { lines } of choruses) assert.deepEqual(lines, choruses[0]!.lines)
      assert.equal(choruses[0]!.lines[0], sheet!.hook)
    }
  })

  it('speaks of the subject in good English', () => {
    assert.equal(nounPhrase('rain'), 'the rain')
    assert.equal(nounPhrase('a rainy night'), 'the rainy night')
    assert.equal(nounPhrase('my dog'), 'my dog')
    assert.equal(nounPhrase('Anna'), 'Anna')
    assert.equal(nounPhrase('losing you'), 'losing you')
    const { sheet } = makeSong({ prompt: 'pop with lyrics about trucks and beer', seed: 3, seconds: 200 })
    assert.doesNotMatch(sheet!.sections.flatMap(({ lines }) => lines).join('\n'), /beer (?:is|was|has|keeps|comes)\b/)
  })
})

function familyOf(line: string): string | undefined {
  const last = line.split(' ').at(-1)
  return Object.entries(LINES).find(([, lines]) => lines.some((known) => known.split(' ').at(-1) === last))?.[0]
}
