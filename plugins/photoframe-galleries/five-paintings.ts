import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'canvas', strength: 0.9 } as const
/** The largest hangs nearest to the eye: its strokes are seen, the lamp over it, a window in its varnish. */
const painted = [
  { kind: 'surface', of: 'canvas', strength: 1.4 },
  { kind: 'lamplight', at: [0.5, -0.1], reach: 0.75, rest: 0.5, gain: 0.94, light: [1, 0.94, 0.82] },
  {
    kind: 'glare',
    at: [0.14, 0.14],
    size: [0.34, 0.5],
    lean: -0.3,
    panes: [2, 3],
    soft: 0.05,
    strength: 0.12,
    rough: 1,
  },
] as const

export default definePhotoFrame({
  name: 'five_paintings',
  summary: 'Up to five pictures on the red wall of an old salon',
  samples: [
    { url: '{samples}/portrait.jpg' },
    { url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg', url5: '{samples}/landscape.jpg' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'salon'),
        slots: [
          { input: 'url', treat: [...painted] },
          { input: 'url2', treat: [surface], standIn: 'sea' },
          { input: 'url3', treat: [surface], standIn: 'street' },
          { input: 'url4', treat: [surface], standIn: 'poppies' },
          { input: 'url5', treat: [surface], standIn: 'hills' },
        ],
      },
    ],
    finish: { exposure: 1.05, tone: 'film', vignette: 0.2 },
  },
})
