import { describeFrames } from '../../test/photoframe/family.ts'
import effects from './plugin.ts'

await describeFrames(import.meta.dirname, effects, {
  required: { text: 'Happy Birthday', text1: 'Anna', text2: 'Peter' },
  colourless: ['memories_of_paris'],
  unread: ['flowers.text'],
})
