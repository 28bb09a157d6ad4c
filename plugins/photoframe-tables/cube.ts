import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

/** Paper with a satin face, the window at the left in it. */
const satin = [
  { kind: 'lamplight', at: [0, 0], reach: 1.3, rest: 0.8, gain: 1.1, light: [1, 0.99, 0.96] },
  { kind: 'glare', shape: 'lamp', at: [0.04, 0.16], size: [0.7, 0.5], lean: 0.6, strength: 0.4, rough: 0.3 },
] as const

export default definePhotoFrame({
  name: 'cube',
  summary: 'Photos on the sides of a wooden cube, by a window',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'cube'),
        slots: [
          { input: 'url', treat: [...satin] },
          { input: 'url2', standIn: 'poppies', treat: [...satin] },
          { input: 'url3', standIn: 'alps' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
