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
            treat: [{ kind: 'glare', at: [0.9, 0.14], size: [0.44, 0.46], panes: [2, 2], soft: 0.02, strength: 0.2 }],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
