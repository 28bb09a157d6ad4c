import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'autumn-frame',
  summary: 'An oval portrait in a wreath of maple leaves, late roses, rowan berries and pumpkins',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'autumn_frame'),
        // A low October sun, and greens that have turned.
        slots: [
          {
            input: 'url',
            headroom: 0.12,
            treat: [
              {
                kind: 'grade',
                contrast: 0.12,
                saturation: 0.82,
                darks: [1.1, 0.93, 0.74],
                lights: [1.06, 0.98, 0.84],
                grain: 0.1,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.24, bloom: { strength: 0.1 } },
  },
})
