import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { type PasserBy, passersBy } from './passers-by.ts'

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3], strength: 1.9 } as const
/** The sun stands high at the left; the cornice keeps the upper edge darker than the middle. */
const sunny = { kind: 'lamplight', at: [0.2, 0.42], reach: 0.8, rest: 0.7, gain: 1.14, light: [1, 0.97, 0.9] } as const

const people: PasserBy[] = [
  { at: [292, 889], tall: 58, way: 1, stride: 1, coat: '#3c332b', legs: '#23252e', hair: '#2a1a10', hem: 0.46 },
  { at: [316, 890], tall: 55, way: 1, stride: 0.8, coat: '#4e2c27', legs: '#1f2026', hair: '#3a2413' },
  { at: [470, 887], tall: 58, way: -1, stride: 0.9, coat: '#2a313a', legs: '#1a1b20', hair: '#1d130d', bag: '#6a5a3c' },
  { at: [606, 888], tall: 56, way: 1, stride: 0, coat: '#575041', legs: '#2a2c34', hair: '#2a1a10', hem: 0.47 },
  { at: [624, 888], tall: 59, way: -1, stride: 0, coat: '#2a2b30', legs: '#1b1c22', hair: '#22160e' },
  { at: [818, 889], tall: 57, way: 1, stride: 1, coat: '#2f342c', legs: '#1d1e22', hair: '#1d130d', hem: 0.47 },
  {
    at: [1085, 888],
    tall: 57,
    way: -1,
    stride: 0.9,
    coat: '#43282d',
    legs: '#1d1d24',
    hair: '#402813',
    bag: '#2a3a44',
  },
]

export default definePhotoFrame({
  name: 'huge_billboard',
  summary: 'On a canvas of many storeys before a stone house, in the evening sun',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'huge_billboard'),
        slots: [{ input: 'url', treat: [surface, sunny] }],
      },
      ...passersBy(people, { soft: 0.001, wet: 0.18 }),
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
