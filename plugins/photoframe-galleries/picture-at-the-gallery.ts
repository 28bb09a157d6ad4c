import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'canvas', strength: 1.5 } as const

export default definePhotoFrame({
  name: 'picture_at_the_gallery',
  summary: 'In a gilded frame under the spotlights of a gallery',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'gallery'),
        slots: [
          {
            input: 'url',
            // A window in the varnish.
            treat: [
              surface,
              { kind: 'lamplight', at: [0.5, 0.05], reach: 0.75, rest: 0.48, gain: 0.92, light: [1, 0.95, 0.86] },
              {
                kind: 'glare',
                at: [0.08, 0.14],
                size: [0.2, 0.4],
                lean: -0.3,
                panes: [2, 3],
                soft: 0.06,
                strength: 0.05,
                rough: 0.8,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.25 },
  },
})
