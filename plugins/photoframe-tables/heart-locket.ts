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
          {
            input: 'url',
            headroom: 0.2,
            small: 0.63,
            beyond: 0.4,
            // The candle in the dome of glass over it.
            treat: [
              { kind: 'lamplight', at: [0.2, 0.1], reach: 0.9, rest: 0.72, gain: 1.12, light: [1, 0.95, 0.86] },
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.22, 0.2],
                size: [0.2, 0.14],
                lean: -0.5,
                strength: 0.5,
                light: [1, 0.9, 0.72],
              },
            ],
          },
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
