import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { cabs } from './cabs.ts'
import { hotelFront } from './hotel-front.ts'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

export default definePhotoFrame({
  name: 'times-square-after-rain',
  summary: 'On the largest screen of a square at night, and in its wet ground',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'times_square_after_rain'),
        slots: [
          { input: 'url', treat: [surface] },
          { input: 'url2', treat: [surface], standIn: 'drink' },
        ],
      },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: 'M0 600L186 568L340 565L356 555V546L382 543V551H486V541H804V550H880L896 560H1056V552L1280 600V960H0Z',
        horizon: 0.51,
        puddles: 0.68,
        patch: 1.7,
        grain: 0.55,
        mirror: [0.97, 0.8],
        damp: [0.95, 0.75],
        streak: 0.1,
        ripple: 0.014,
      },
      ...hotelFront,
      ...cabs,
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
