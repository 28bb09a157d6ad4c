import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describeFrames, evenPhoto } from '../../test/photoframe/family.ts'
import { describeWords } from '../../test/photoframe/words.ts'
import effects from './plugin.ts'

const required = { text: 'Velvet Harbour', text1: 'Wanted', text2: 'Dead or alive' }
const { frame, call } = await describeFrames(import.meta.dirname, effects, {
  required,
  colourless: ['actress', 'miss', 'wanted', 'wanted_poster'],
  unread: ['miss.text', 'wanted.signed', 'wanted_poster.Name'],
})
const host = () => frame

describe('words', () => {
  describeWords(host, 'wanted', 'text1', [0.05, 0.05, 0.95, 0.28])
  describeWords(host, 'wanted', 'name', [0.05, 0.64, 0.95, 0.8])
  describeWords(host, 'wanted_poster', 'Name', [0.05, 0.75, 0.95, 0.9])
  describeWords(host, 'wanted_poster', 'Reward', [0.52, 0.15, 0.95, 0.28])
  describeWords(host, 'actress', 'text', [0.05, 0.7, 0.95, 0.88])

  test('a bill that names nobody has a name and a sum of its own', async () => {
    const photo = await evenPhoto(60, 80, '#8899aa')
    const [own, empty] = [
      await frame('wanted_poster', photo),
      await frame('wanted_poster', photo, { Name: 'Ann', Reward: '1' }),
    ]
    assert.notDeepEqual(own.bytes, empty.bytes)
  })

  test('a bill without its headline is refused', async () => {
    const { status } = await call('wanted', await evenPhoto(9, 9, '#444444'), { text1: '' })
    assert.equal(status, 400)
  })
})
