import { describeFrames } from '../../test/photoframe/family.ts'
import effects from './plugin.ts'

await describeFrames(import.meta.dirname, effects, { text: 'Happy Birthday', text1: 'Anna', text2: 'Peter' })
