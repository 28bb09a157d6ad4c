import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3] } as const

export default definePhotoFrame({
  name: 'underground',
  summary: 'Two posters across the tracks, below a tiled vault',
  samples: [{ url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'underground'),
        slots: [
          { input: 'url', treat: [surface] },
          { input: 'url2', treat: [surface], standIn: 'sea' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
