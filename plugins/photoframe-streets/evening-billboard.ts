import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

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
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
