import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

export default definePhotoFrame({
  name: 'pedestrian-crossing',
  summary: 'On a lit wall beyond a zebra crossing, in the rain',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'pedestrian_crossing'),
        slots: [{ input: 'url', treat: [surface], spill: { at: [0.53, 0.66], reach: [0.7, 0.42], strength: 11 } }],
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
