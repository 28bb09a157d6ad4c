import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { ADVERTS_VIEW, coast, concert } from './underground-adverts.ts'

export default definePhotoFrame({
  name: 'underground-poster',
  summary: 'Framed in bronze on the tiles of an underground station',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'underground_poster'),
        slots: [
          {
            input: 'url',
            // The row of tubes over the platform: light from above, its long reflection along the upper edge of the glass.
            treat: [
              { kind: 'lamplight', at: [0.4, -0.05], reach: 0.8, rest: 0.55, gain: 1.24, light: [1, 0.97, 0.88] },
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.45, 0.045],
                size: [1.2, 0.1],
                lean: 0,
                strength: 0.34,
                light: [1, 0.98, 0.9],
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: ADVERTS_VIEW, marks: [...coast, ...concert], blend: 'over', opacity: 0.94, worn: 0.16 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
