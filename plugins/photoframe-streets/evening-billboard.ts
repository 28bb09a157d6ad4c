import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { type Eye, horizonOf } from './on-the-ground.ts'

/** As in `art/scenes/evening_billboard.py`. */
const EYE: Eye = { at: [-1.6, -13.2, 1.85], towards: [0.45, 2.2], lens: 27.5, shift: -0.04, ground: -0.02 }
/** The road before the nearest of the lights that cars left: what it mirrors may move, they may not. */
const ROAD = 'M0 686L430 678L880 664L1280 644V960H0Z'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

export default definePhotoFrame({
  name: 'evening-billboard',
  summary: 'On a lit screen at the corner of two wet streets, at blue hour',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    seed: 5,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'evening_billboard'),
        slots: [
          {
            input: 'url',
            gain: 0.72,
            spill: { at: [0.51, 0.5], reach: [0.62, 0.3], strength: 2.5, base: 0.02 },
            treat: [surface],
            headroom: 0.07,
            beyond: 0.3,
            small: 0.86,
          },
        ],
      },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: ROAD,
        horizon: horizonOf(EYE),
        puddles: 0.6,
        grain: 0.4,
        patch: 1.8,
        lit: 4,
        ripple: 0.0045,
        streak: 0.11,
        mirror: [0.95, 0.86],
        damp: [0.72, 0.5],
        colour: [0.05, 0.048, 0.052],
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.28, from: 0.95 } },
  },
})
