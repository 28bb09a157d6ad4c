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
            treat: [
              {
                kind: 'glare',
                at: [1.0, 0.08],
                size: [0.5, 0.56],
                lean: 0.5,
                panes: [2, 3],
                soft: 0.012,
                strength: 0.26,
              },
              {
                kind: 'glare',
                at: [0.06, 0.84],
                size: [0.34, 0.7],
                lean: 0.5,
                panes: [1, 1],
                soft: 0.05,
                strength: 0.1,
              },
            ],
          },
          {
            input: 'url2',
            standIn: 'shapes',
            treat: [
              {
                kind: 'glare',
                at: [0.72, 0.16],
                size: [0.5, 0.62],
                lean: 0.5,
                panes: [2, 3],
                soft: 0.012,
                strength: 0.22,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.15 },
  },
})
