import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describeFrames, evenPhoto } from '../../test/photoframe/family.ts'
import { describeWords } from '../../test/photoframe/words.ts'
import effects from './plugin.ts'

const { frame, call } = await describeFrames(import.meta.dirname, effects, {
  required: { text: 'Riley', text2: 'Harbour Herons' },
  colourless: ['cash', 'playing_cards', 'star_autograph', 'vintage_photo', 'vintage-photos'],
  unread: ['basketball_player.text', 'cash.text'],
})
const host = () => frame

describe('words', () => {
  describeWords(host, 'cash', 'text', [0.28, 0.6, 0.72, 0.95])
  describeWords(host, 'basketball_player', 'text', [0.08, 0.64, 0.92, 0.86])
  describeWords(host, 'vintage_photo', 'text', [0.04, 0.77, 0.96, 0.93])
  describeWords(host, 'fbi_agent', 'name', [0.3, 0.6, 0.9, 0.8])
})

describe('calendar', () => {
  test('shows the month that was asked for', async () => {
    const photo = await evenPhoto(60, 80, '#8899aa')
    const [march, again, may] = [
      await frame('calendar', photo, { month: '2027-03' }),
      await frame('calendar', photo, { month: '2027-03' }),
      await frame('calendar', photo, { month: '2027-05' }),
    ]
    assert.deepEqual(march.bytes, again.bytes)
    assert.notDeepEqual(march.bytes, may.bytes)
  })

  test('what is no month is refused', async () => {
    assert.equal((await call('calendar', await evenPhoto(9, 9, '#444444'), { month: '2027-13' })).status, 400)
  })
})
