import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3] } as const
/** The low sun rakes over each from the left, the nearest catches most of it; the one that is turned away is in cool shade. */
const sunny = { kind: 'lamplight', at: [0, 0.1], reach: 1.1, rest: 0.72, gain: 1.16, light: [1, 0.95, 0.84] } as const
const shaded = { kind: 'lamplight', at: [1, 0], reach: 1.2, rest: 0.8, gain: 0.93, light: [0.86, 0.94, 1] } as const

/** The sky in glossy vinyl, broken where its sheets hang in waves. */
const gloss = {
  kind: 'glare',
  at: [0.12, 0.3],
  size: [0.5, 1.1],
  lean: 0.3,
  panes: [1, 1],
  soft: 0.1,
  strength: 0.09,
  rough: 0.9,
} as const

export default definePhotoFrame({
  name: 'nyc_billboards',
  summary: 'Up to three hoardings above roofs of brick and water tanks',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url3: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'nyc_billboards'),
        slots: [
          { input: 'url', treat: [{ ...surface, strength: 1.5 }, sunny, gloss] },
          { input: 'url2', treat: [surface, sunny], standIn: 'drink' },
          { input: 'url3', treat: [surface, shaded], standIn: 'coast' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
