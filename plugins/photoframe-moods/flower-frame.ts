import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'flower_frame',
  summary: 'An oval portrait in a wreath of garden roses, blossom and leaves',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'flower_frame'),
        slots: [{ input: 'url', headroom: 0.12 }],
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0.1 } },
  },
})
