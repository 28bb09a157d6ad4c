import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'easter-frame',
  summary: 'An oval portrait in willow twigs and spring flowers, above a nest with dyed eggs',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'easter_frame'),
        slots: [
          {
            input: 'url',
            headroom: 0.12,
            treat: [
              // The window is to the upper left: there what is wound around the photo keeps the light off it.
              { kind: 'lamplight', at: [0.6, 0.62], reach: 0.62, rest: 0.5, gain: 1.16, light: [1, 0.98, 0.94] },
              // Its panes in the glass.
              { kind: 'glare', at: [0.2, 0.26], size: [0.34, 0.52], lean: 0.4, strength: 0.15, foot: 0.12, soft: 0.02 },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.18, bloom: { strength: 0.1 } },
  },
})
