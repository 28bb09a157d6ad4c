import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'mysterious_painting',
  summary: 'An old master by candlelight: craquelure, yellowed varnish, a carved and gilded frame on red silk',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'mysterious_painting'),
        slots: [{ input: 'url', headroom: 0.14, treat: [{ kind: 'oldMaster', cracks: 0.5 }] }],
      },
    ],
    finish: { tone: 'film', exposure: 1.1, vignette: 0.35, bloom: { strength: 0.15 } },
  },
})
