import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

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
    ],
    finish: { tone: 'film', exposure: 1.1, vignette: 0.2 },
  },
})
