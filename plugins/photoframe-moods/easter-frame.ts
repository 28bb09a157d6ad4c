import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'easter-frame',
  summary: 'An oval portrait in willow twigs and spring flowers, above a nest with dyed eggs',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'easter_frame'),
        slots: [{ input: 'url', headroom: 0.12 }],
      },
    ],
    finish: { tone: 'soft', vignette: 0.18, bloom: { strength: 0.1 } },
  },
})
