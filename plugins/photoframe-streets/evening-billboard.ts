import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { type PasserBy, passersBy } from './passers-by.ts'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

const people: PasserBy[] = [
  { at: [196, 668], tall: 128, way: 1, stride: 1, coat: '#15121a', umbrella: '#1a1420' },
  { at: [1004, 664], tall: 122, way: -1, stride: 0.9, coat: '#141019', bag: '#2a1420' },
]

export default definePhotoFrame({
  name: 'evening-billboard',
  summary: 'On a lit hoarding beside a wet road, at blue hour',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'evening_billboard'),
        slots: [
          {
            input: 'url',
            spill: { at: [0.55, 0.53], reach: [0.55, 0.34], strength: 6 },
            treat: [surface],
            headroom: 0.14,
          },
        ],
      },
      ...passersBy(people, { soft: 0.0016, wet: 0.4 }),
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
