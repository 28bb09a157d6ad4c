import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { type PasserBy, passersBy } from './passers-by.ts'

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3], strength: 1.35 } as const
/** The sun rakes over the sheets from the left. */
const sunny = { kind: 'lamplight', at: [0, 0], reach: 1.2, rest: 0.74, gain: 1.16, light: [1, 0.96, 0.88] } as const

const people: PasserBy[] = [
  { at: [338, 850], tall: 112, way: 1, stride: 0.9, coat: '#28221d', legs: '#1c1e26', hair: '#2a1a10', bag: '#3c241c' },
  { at: [486, 852], tall: 118, way: -1, stride: 1, coat: '#1f242c', legs: '#16171c', hair: '#1c130e', hem: 0.47 },
  { at: [522, 851], tall: 108, way: -1, stride: 0.8, coat: '#3c2421', legs: '#1b1a20', hair: '#3a2212' },
  {
    at: [905, 849],
    tall: 114,
    way: 1,
    stride: 0.2,
    coat: '#24262a',
    legs: '#191a1c',
    hair: '#241810',
    hem: 0.46,
    bag: '#4c4230',
  },
  { at: [1130, 852], tall: 116, way: -1, stride: 1, coat: '#1c2228', legs: '#15161a', hair: '#2c1c12' },
]

export default definePhotoFrame({
  name: 'city-billboard',
  summary: 'On the gable of a town house, on a bright day',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'city_billboard'),
        slots: [{ input: 'url', treat: [surface, sunny] }],
      },
      ...passersBy(people, { soft: 0.0015, wet: 0.4 }),
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
