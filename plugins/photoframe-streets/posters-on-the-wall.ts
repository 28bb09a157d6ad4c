import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3], strength: 1.6 } as const
/** Light of the one lamp, which hangs over the middle poster; `u` is where it is, as a share of a poster's width. */
const below = (u: number) => {
  return { kind: 'lamplight', at: [u, -0.2], reach: 1.05, rest: 0.62, gain: 1.12, light: [1, 0.93, 0.8] } as const
}

export default definePhotoFrame({
  name: 'posters-on-the-wall',
  summary: 'Up to three posters pasted on a flaking wall, by lamplight',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'posters_on_the_wall'),
        slots: [
          { input: 'url', treat: [surface, below(0.5)], gain: 0.6 },
          { input: 'url2', treat: [surface, below(1.4)], gain: 0.85, standIn: 'market' },
          { input: 'url3', treat: [surface, below(-0.4)], gain: 0.85, standIn: 'exhibition' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
