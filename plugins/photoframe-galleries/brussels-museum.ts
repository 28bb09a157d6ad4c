import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

const surface = { kind: 'surface', of: 'canvas', strength: 1.8 } as const

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
              { kind: 'lamplight', at: [0.55, 0], reach: 0.9, rest: 0.66, gain: 1.16, light: [1, 0.97, 0.9] },
              {
                kind: 'glare',
                at: [0.86, 0.14],
                size: [0.42, 0.5],
                panes: [2, 3],
                soft: 0.03,
                strength: 0.11,
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
