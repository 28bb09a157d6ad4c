import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3], strength: 1.6 } as const
/** Light of the one lamp, which hangs to the left of the middle poster; `u` is where it is, as a share of a poster's width. */
const below = (u: number) => {
  return { kind: 'lamplight', at: [u, -0.1], reach: 1.3, rest: 0.66, gain: 1.1, light: [1, 0.93, 0.8] } as const
}

/** A bill beside the photo: folded before it was pasted, rained on, yellowed at its edges. */
const bill = (input: 'url2' | 'url3', standIn: 'market' | 'exhibition', lamp: number) => {
  const photo = { do: 'photo' as const, input, standIn, treat: [surface, below(lamp)] }
  const years = {
    do: 'aged' as const,
    yellow: 0.3,
    edges: 0.8,
    stains: 3,
    foxing: 0.2,
    creases: 1,
    folds: { x: [0.5], y: [0.33, 0.67] },
    wear: 0.3,
  }
  return { sheet: [photo, years], gain: 0.8 }
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
          { input: 'url', treat: [surface, below(-0.05)], gain: 0.8 },
          bill('url2', 'market', 1.08),
          bill('url3', 'exhibition', -1.5),
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
