import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { initialsOf, toneOf } from './kit/avatar.ts'
import { inDigitsOf, readProgress } from './types/progress.ts'

describe('what cards are made of', () => {
  it('takes initials from names of every kind', () => {
    const initials = {
      'Ada Berg': 'AB',
      'ada maria berg': 'AB',
      'x': 'X',
      'user_name': 'UN',
      '田中 太郎': '田',
      '🦊 Fox': '🦊',
      'سارة': 'س',
      '…': '?',
    }
    for (const [name, expected] of Object.entries(initials)) assert.equal(initialsOf(name), expected, name)
    assert.equal(toneOf('Ada'), toneOf('Ada'))
  })

  it('writes numbers in the digits of the text', () => {
    assert.equal(inDigitsOf('المستوى ١٢', '12'), '١٢')
    assert.equal(inDigitsOf('स्तर ७', '7%'), '७%')
    for (const text of ['Level 12', 'المستوى 12', 'x']) assert.equal(inDigitsOf(text, '12'), '12')
  })

  const progress: [text: string, level: number | undefined, share: number | undefined][] = [
    ['Level 12 · 340/1000 XP', 12, 0.34],
    ['lvl 3 (87%)', 3, 0.87],
    ['المستوى ١٢ · ٣٤٠/١٠٠٠', 12, 0.34],
    ['1,500 / 2,000 XP', undefined, 0.75],
    ['You reached 7!', 7, undefined],
    ['2000/1000', undefined, 1],
    ['5/0', undefined, undefined],
    ['no numbers', undefined, undefined],
  ]
  for (const [text, level, share] of progress) {
    it(`reads "${text}"`, () => assert.deepEqual(readProgress(text), { level, share }))
  }
})
