import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'heart_locket',
  summary: 'In an open locket of gold, two hearts on velvet',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'heart_locket'),
        slots: [
          { input: 'url', headroom: 0.24 },
          {
            // Lined with silk.
            sheet: [
              {
                do: 'plate',
                kind: 'brocade',
                scale: 0.5,
                colours: [
                  [0.42, 0.05, 0.08],
                  [0.62, 0.16, 0.17],
                ],
                spot: { rest: 1, power: 0 },
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.3, from: 0.9 } },
  },
})
