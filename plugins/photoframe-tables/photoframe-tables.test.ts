import { describe } from 'node:test'
import { describeFrames } from '../../test/photoframe/family.ts'
import { describeWords } from '../../test/photoframe/words.ts'
import effects from './plugin.ts'

const texts = { text: 'The Long Summer', text1: 'Lakeside', text2: 'A. Winter' }
const { frame } = await describeFrames(import.meta.dirname, effects, { required: texts, unread: ['classic_book.text'] })

describe('words', () => {
  // On the spine as well.
  describeWords(() => frame, 'classic_book', 'text', [0.26, 0.18, 0.66, 0.76])
  describeWords(() => frame, 'bottle_of_wine', 'text1', [0.36, 0.66, 0.64, 0.84])
})
