import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { type PasserBy, passersBy } from './passers-by.ts'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

/** On the far pavement, before the shops. */
const people: PasserBy[] = [
  { at: [118, 706], tall: 186, way: 1, stride: 0.1, coat: '#14161d', umbrella: '#4a1218' },
  { at: [176, 708], tall: 172, way: -1, stride: 0, coat: '#221a16', bag: '#6d2a20' },
  { at: [352, 710], tall: 182, way: 1, stride: 1, coat: '#11161c', umbrella: '#16283a' },
  { at: [990, 708], tall: 188, way: -1, stride: 0.9, coat: '#191512', umbrella: '#101216' },
  { at: [1088, 706], tall: 176, way: -1, stride: 0.8, coat: '#2a1d1a', hem: 0.33, bag: '#20323a' },
]

export default definePhotoFrame({
  name: 'pedestrian-crossing',
  summary: 'On a lit wall beyond a zebra crossing, in the rain',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'pedestrian_crossing'),
        slots: [{ input: 'url', treat: [surface], spill: { at: [0.53, 0.66], reach: [0.62, 0.42], strength: 4 } }],
      },
      ...passersBy(people, { soft: 0.0024, wet: 0.5 }),
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
