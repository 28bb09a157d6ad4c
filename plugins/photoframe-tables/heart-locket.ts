import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { gloss, keptHair, LINING, LOCK, sheen } from './locket-hair.ts'
import { BESIDE_BOW, strands } from './locket-strands.ts'
import { milgrain } from './milgrain.ts'

export default definePhotoFrame({
  name: 'heart_locket',
  summary: 'In an open locket of gold, two hearts on velvet',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'heart_locket'),
        slots: [
          {
            input: 'url',
            headroom: 0.15,
            small: 0.8,
            beyond: 1,
            // The candle in the dome of glass over it.
            treat: [
              { kind: 'lamplight', at: [0.2, 0.1], reach: 0.9, rest: 0.72, gain: 1.12, light: [1, 0.95, 0.86] },
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.22, 0.2],
                size: [0.2, 0.14],
                lean: -0.5,
                strength: 0.5,
                light: [1, 0.9, 0.72],
              },
              // And the window, bent along its right side.
              {
                kind: 'glare',
                at: [0.9, 0.3],
                size: [0.15, 0.34],
                lean: 0.5,
                panes: [2, 2],
                soft: 0.012,
                strength: 0.2,
                foot: 0.5,
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: milgrain, blend: 'over', soft: 0.0007 },
      { do: 'artwork', view: [1280, 960], marks: [sheen], clip: LINING, blend: 'over', soft: 0.003, opacity: 0.72 },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [...keptHair, ...strands],
        clip: BESIDE_BOW,
        blend: 'over',
        soft: 0.0007,
      },
      { do: 'artwork', view: [1280, 960], marks: gloss, clip: LOCK, blend: 'light', opacity: 0.13 },
    ],
    finish: { exposure: 1.12, tone: 'film', vignette: 0.3, bloom: { strength: 0.3, from: 0.9 } },
  },
})
