import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { type Eye, horizonOf, joints } from './on-the-ground.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** As in `art/scenes/two_citylights.py`. */
const EYE: Eye = { at: [-0.12, -4.35, 1.05], towards: [0.05, 0], lens: 33, shift: -0.045, ground: 0.14 }
/** The pavement, without what stands on it. */
const OPEN = [
  'M0 566H171V618H260V652L217 657V677L525 666V641H486V610H565V566H698V591H768V619L737 622V641L1003 651V624',
  'L966 619V592H1042V566H1280V960H0Z',
].join('')
/** Puddles lie over the joints, ripples do not move them. */
const paving: Mark[] = [
  { draw: 'path', path: joints(EYE, { from: [0, -2.4], size: 0.5, low: [-6, -4], high: [6, 3.2] }), fill: '#171614' },
]

/** Tubes behind the paper: brighter in the middle than at the sides. */
const backlit = {
  kind: 'lamplight',
  at: [0.5, 0.45],
  reach: 0.75,
  rest: 0.66,
  gain: 1.14,
  light: [0.98, 0.99, 1],
} as const

export default definePhotoFrame({
  name: 'two_citylights',
  summary: 'In two lit poster cases on a wet pavement at night',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'two_citylights'),
        slots: [
          {
            input: 'url',
            gain: 1.3,
            spill: { at: [0.29, 0.66], reach: [0.55, 0.42], strength: 11, base: 0.004 },
            halo: {
              corners: [
                [0.155, 0.122],
                [0.423, 0.133],
                [0.423, 0.588],
                [0.155, 0.598],
              ],
              reach: 0.3,
              walls: 20,
              air: 0.1,
            },
            treat: [backlit],
          },
          {
            input: 'url2',
            standIn: 'stars',
            gain: 1.3,
            spill: { at: [0.68, 0.64], reach: [0.46, 0.38], strength: 10, base: 0.004 },
            halo: {
              corners: [
                [0.564, 0.164],
                [0.795, 0.161],
                [0.795, 0.576],
                [0.564, 0.576],
              ],
              reach: 0.26,
              walls: 18,
              air: 0.1,
            },
            treat: [backlit],
          },
        ],
      },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: OPEN,
        horizon: horizonOf(EYE),
        puddles: 0.78,
        patch: 2.2,
        ripple: 0.009,
        streak: 0.075,
        grain: 0.3,
        mirror: [0.95, 0.85],
        damp: [1.1, 0.8],
        lit: 7,
      },
      { do: 'artwork', view: [1280, 960], marks: paving, clip: OPEN, opacity: 0.7, soft: 0.0008 },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
