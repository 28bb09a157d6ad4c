import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from './written.ts'

const today = new Date('2027-03-07T23:30:00Z')

test('what the caller wrote stands, whatever the default', () => {
  const texts = { date: 'Yesterday' }
  assert.equal(wordsOf({ input: 'date', default: { today: 'long' } }, { texts, today }), 'Yesterday')
})

test('a default stands for what is missing', () => {
  assert.equal(wordsOf({ input: 'name', default: 'Nobody' }, { texts: {} }), 'Nobody')
})

test('an empty default is nothing', () => {
  assert.equal(wordsOf({ input: 'name', default: '' }, { texts: {} }), undefined)
})

for (const [form, expected] of [
  ['long', /^7 March 2027$/],
  ['full', /^Sunday,? 7 March 2027$/],
  ['year', /^2027$/],
] as const) {
  test(`the day of the call, ${form}, is that of UTC`, () => {
    assert.match(wordsOf({ input: 'date', default: { today: form } }, { texts: {}, today })!, expected)
  })
}
