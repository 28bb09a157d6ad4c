import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describeFrames, evenPhoto } from '../../test/photoframe/family.ts'
import { describeWords } from '../../test/photoframe/words.ts'
import effects from './plugin.ts'

const { frame, call } = await describeFrames(import.meta.dirname, effects, {
  required: { text: 'Blue Hours' },
  colourless: ['back_cover', 'daily_news', 'horror_game', 'music_shop', 'the_three_musketeers'],
  unread: ['horror_game_shooting.name'],
})
const host = () => frame

describe('words', () => {
  describeWords(host, 'daily_news', 'text', [0.01, 0.17, 0.97, 0.45])
  describeWords(host, 'magazine', 'title', [0.01, 0.02, 0.97, 0.25])
  describeWords(host, 'music_shop', 'text', [0.1, 0.74, 0.72, 0.91])

  test('a page without a headline is refused, one without a date has that of the day', async () => {
    const photo = await evenPhoto(60, 80, '#8899aa')
    assert.equal((await call('daily_news', photo, { text: '' })).status, 400)
    const [today, other] = [await frame('daily_news', photo), await frame('daily_news', photo, { date: '1 May 1926' })]
    assert.notDeepEqual(today.bytes, other.bytes)
  })
})
