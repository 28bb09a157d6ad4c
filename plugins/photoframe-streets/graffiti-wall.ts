import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'graffiti_wall',
  summary: 'Sprayed in five colours on a painted brick wall',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'graffiti_wall'),
        slots: [
          {
            input: 'url',
            behind: 0,
            treat: [
              {
                kind: 'mural',
                greys: 4,
                cans: ['#170d33', '#5a1a80', '#d4246e', '#ff8a3c', '#ffd23f'],
                cloud: '#35c4c8',
                runs: 14,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
