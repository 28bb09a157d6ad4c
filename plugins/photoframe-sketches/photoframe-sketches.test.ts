import { describeFrames } from '../../test/photoframe/family.ts'
import effects from './plugin.ts'

await describeFrames(import.meta.dirname, effects, {
  colourless: ['drawing-lesson', 'explorer-drawing', 'making_tattoo', 'sketch-practicing', 'street_artist'],
})
