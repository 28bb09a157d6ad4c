import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'xmas_tree',
  summary: 'On a bauble of red glass, among the lights of a fir',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'xmas_tree'),
        slots: [
          {
            input: 'url',
            headroom: 0.18,
            // The dome over it: a window at its shoulder, the lights of the tree along its lower rim, warm and small.
            treat: [
              // Where the dome turns away it is darker, and takes the warmth of the lamps below.
              { kind: 'lamplight', at: [0.46, 0.42], reach: 0.62, rest: 0.2, gain: 1.16, light: [1, 0.96, 0.9] },
              {
                kind: 'glare',
                at: [0.24, 0.2],
                size: [0.2, 0.2],
                lean: -0.5,
                panes: [2, 2],
                soft: 0.012,
                strength: 0.3,
              },
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.84, 0.72],
                size: [0.09, 0.3],
                lean: 0.75,
                strength: 0.5,
                light: [1, 0.76, 0.42],
              },
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.2, 0.82],
                size: [0.12, 0.1],
                lean: -0.8,
                strength: 0.32,
                light: [1, 0.76, 0.42],
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.45, from: 0.85 } },
  },
})
