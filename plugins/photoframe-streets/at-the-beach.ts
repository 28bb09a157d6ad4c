import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'at-the-beach',
  summary: 'In a frame of driftwood in the sand, the sea behind',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'at_the_beach'),
        slots: [
          {
            input: 'url',
            // Printed on canvas that salt and sun have paled; low sun from the right, warm, and light from the sand below.
            treat: [
              { kind: 'surface', of: 'canvas', strength: 0.45 },
              {
                kind: 'grade',
                darks: [1.3, 1.16, 1.02],
                lights: [1, 0.97, 0.9],
                contrast: -0.22,
                saturation: 0.8,
                grain: 0.3,
              },
              { kind: 'lamplight', at: [0.95, 0.12], reach: 0.95, rest: 0.66, gain: 1.3, light: [1, 0.92, 0.76] },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
