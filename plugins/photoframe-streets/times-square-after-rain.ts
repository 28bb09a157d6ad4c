import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { cabs } from './cabs.ts'
import { hotelFront } from './hotel-front.ts'
import { steam } from './steam.ts'

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
        puddles: 0.8,
        grain: 0.4,
        mirror: [0.97, 0.85],
        ripple: 0.012,
      },
      ...hotelFront,
      ...cabs,
      // Steam from the covers in the road, in the light of the shops and of the screens.
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [
          ...steam({ from: [330, 556], rise: 300, drift: 90, wide: [16, 74], ink: '#c9b59a' }),
          ...steam({ from: [866, 566], rise: 210, drift: 70, wide: [14, 60], ink: '#d9a6b4' }),
        ],
        clip: 'M0 0H444V960H0ZM772 356H1280V960H772Z',
        blend: 'light',
        opacity: 0.8,
        soft: 0.007,
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
