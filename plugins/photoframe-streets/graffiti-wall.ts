import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'graffiti_wall',
  summary: 'Sprayed in black and greys on a painted brick wall',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'graffiti_wall'),
        slots: [{ input: 'url', behind: 0.12, treat: [{ kind: 'mural' }] }],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
