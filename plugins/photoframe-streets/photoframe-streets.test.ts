import { describeFrames } from '../../test/photoframe/family.ts'
import effects from './plugin.ts'

await describeFrames(import.meta.dirname, effects, {
  required: { text: 'Harbour & Sons', text1: 'Saturday, 3 May', text2: 'Market Square 12' },
  // On the board and on the poster.
  unread: ['vue.title'],
  colourless: ['graffiti_wall', 'pavement_art'],
})
