import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'the-frame',
  summary: 'Framed on a desk, beside tulips in the afternoon',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'desk_frame'),
        slots: [
          {
            input: 'url',
            treat: [{ kind: 'glare', at: [0.87, 0.24], size: [0.4, 0.7], panes: [2, 3], strength: 0.13 }],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
