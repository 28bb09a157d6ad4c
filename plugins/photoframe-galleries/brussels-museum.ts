import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'brussels-museum',
  summary: 'Below an arch of a museum of pale stone, between columns of red marble',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'brussels_museum'),
        slots: [{ input: 'url', headroom: 0.13 }],
      },
    ],
    finish: { tone: 'film', vignette: 0.22 },
  },
})
