import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'photo_exhibition',
  summary: 'Two framed prints in a white hall of concrete and oak',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'exhibition'),
        // A window in the glass of each.
        slots: [
          {
            input: 'url',
            treat: [{ kind: 'glare', at: [0.94, 0.06], size: [0.4, 0.4], panes: [2, 2], soft: 0.035, strength: 0.2 }],
          },
          {
            input: 'url2',
            standIn: 'shapes',
            treat: [{ kind: 'glare', at: [0.72, 0.16], size: [0.44, 0.5], panes: [2, 2], soft: 0.035, strength: 0.2 }],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.15 },
  },
})
