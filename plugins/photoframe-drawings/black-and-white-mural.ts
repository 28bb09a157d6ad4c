import { join } from 'node:path'
import { area, definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

/** The sun comes over a roof across the street: the shadow of its eaves and chimney lies on the wall and the paint. */
const SHADOW = 'M1280 -60V560L1010 262L1010 178L954 178L954 200L700 -60ZM300 -60L0 236V-60Z'

export default definePhotoFrame({
  name: 'black-and-white-mural',
  summary: 'Painted in black on a wall of white concrete, the cans and the roller still before it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'white_wall'),
        slots: [
          {
            input: 'url',
            behind: 0.15,
            headroom: 0.05,
            beyond: 0.2,
            small: 0.9,
            treat: [{ kind: 'mural', margin: 0.02, runs: 16 }],
          },
        ],
      },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [area(SHADOW, '#7f8694')],
        soft: 0.006,
        opacity: 0.85,
      },
    ],
    finish: { tone: 'film', exposure: 1.1, vignette: 0.2 },
  },
})
