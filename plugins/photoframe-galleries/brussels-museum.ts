import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'canvas', strength: 1.5 } as const

export default definePhotoFrame({
  name: 'brussels-museum',
  summary: 'Below an arch of a museum of pale stone, between columns of red marble',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'brussels_museum'),
        slots: [
          {
            input: 'url',
            headroom: 0.13,
            // The skylight in the varnish.
            treat: [
              surface,
              { kind: 'lamplight', at: [0.55, 0], reach: 0.9, rest: 0.52, gain: 0.86, light: [1, 0.97, 0.9] },
              {
                kind: 'glare',
                at: [0.92, 0.1],
                size: [0.26, 0.4],
                panes: [2, 3],
                soft: 0.06,
                strength: 0.06,
                rough: 0.8,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.22 },
  },
})
