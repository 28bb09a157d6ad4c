import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { older, WALL_VIEW } from './old-posters.ts'

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3], strength: 1.5 } as const

export default definePhotoFrame({
  name: 'red-wall',
  summary: 'Pasted on an old brick wall, in the evening sun below trees',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'red_wall'),
        slots: [{ input: 'url', treat: [surface] }],
      },
      { do: 'artwork', view: WALL_VIEW, marks: older, blend: 'over', opacity: 0.93, worn: 0.42 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
