import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'xmas_tree',
  summary: 'On a bauble of red glass, among the lights of a fir',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'xmas_tree'),
        slots: [{ input: 'url', headroom: 0.18 }],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.45, from: 0.85 } },
  },
})
