import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'mug',
  summary: 'Printed on a mug in the morning sun',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'mug'),
        slots: [{ input: 'url', gain: 1.25 }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
