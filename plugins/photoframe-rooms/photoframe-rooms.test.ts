import { describe } from 'node:test'
import { describeFrames } from '../../test/photoframe/family.ts'
import { describeWords } from '../../test/photoframe/words.ts'
import effects from './plugin.ts'

const { frame } = await describeFrames(import.meta.dirname, effects, {
  required: {
    text: 'The Winter Garden',
    text2: 'Opening night',
  },
  unread: ['theatre.text'],
  // An old set shows greys.
  colourless: ['very_old_telly'],
})

describe('words', () => {
  describeWords(() => frame, 'theatre', 'text2', [0.1, 0.1, 0.86, 0.24])
})
