import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

/** Tubes behind the paper: brighter in the middle than at the sides. */
const backlit = {
  kind: 'lamplight',
  at: [0.5, 0.45],
  reach: 0.75,
  rest: 0.66,
  gain: 1.14,
  light: [0.98, 0.99, 1],
} as const

export default definePhotoFrame({
  name: 'two_citylights',
  summary: 'In two lit poster cases on a wet pavement at night',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'two_citylights'),
        slots: [
          { input: 'url', spill: { at: [0.29, 0.66], reach: [0.4, 0.36], strength: 5 }, treat: [backlit] },
          {
            input: 'url2',
            standIn: 'stars',
            gain: 1.3,
            spill: { at: [0.68, 0.64], reach: [0.34, 0.3], strength: 4 },
            treat: [backlit],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
