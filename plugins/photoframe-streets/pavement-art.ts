import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'pavement_art',
  summary: 'Drawn in chalks on the slabs of a square',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'pavement_art'),
        slots: [{ input: 'url', treat: [{ kind: 'chalk' }] }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
