import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'pasted', sheets: [3, 3], strength: 1.5 } as const

/** The strip of lamps over the track: on the upper edge, and as a sheen where the paper has a bubble. */
const lamps = [
  { kind: 'lamplight', at: [0.5, -0.1], reach: 0.8, rest: 0.62, gain: 1.14, light: [1, 0.98, 0.92] },
  {
    kind: 'glare',
    at: [0.78, 0.12],
    size: [0.5, 0.1],
    lean: 0.4,
    panes: [1, 1],
    soft: 0.05,
    strength: 0.13,
    light: [1, 0.97, 0.9],
    rough: 0.7,
  },
] as const

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
          { input: 'url', treat: [surface, ...lamps] },
          { input: 'url2', treat: [surface, ...lamps], standIn: 'sea' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
