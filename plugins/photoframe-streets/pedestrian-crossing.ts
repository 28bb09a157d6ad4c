import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { type Eye, horizonOf, onGround } from './on-the-ground.ts'

/** As in `art/scenes/pedestrian_crossing.py`. */
const EYE: Eye = { at: [-0.95, -7, 1], towards: [0.2, 1], lens: 29, shift: -0.0375, ground: -0.02 }
const stripe = (left: number, right: number): string => {
  return onGround(EYE, [
    [left, -6.6],
    [left, -0.45],
    [right, -0.45],
    [right, -6.6],
  ])
}
const STRIPES = Array.from({ length: 11 }, (_, at) => stripe(-4.9 + 0.98 * at, -4.4 + 0.98 * at)).join('')
/** The asphalt between the stripes, beside them and along the kerb. */
const ROAD = [
  ...Array.from({ length: 10 }, (_, at) => stripe(-4.4 + 0.98 * at, -3.92 + 0.98 * at)),
  onGround(EYE, [
    [-8, -0.45],
    [-8, -0.03],
    [8, -0.03],
    [8, -0.45],
  ]),
].join('')

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

export default definePhotoFrame({
  name: 'pedestrian-crossing',
  summary: 'On a lit wall beyond a zebra crossing, in the rain',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'pedestrian_crossing'),
        slots: [
          {
            input: 'url',
            gain: 1.3,
            treat: [surface],
            spill: { at: [0.5, 0.62], reach: [0.6, 0.46], strength: 12, base: 0.01 },
            halo: {
              corners: [
                [0.333, 0.097],
                [0.67, 0.124],
                [0.67, 0.52],
                [0.333, 0.525],
              ],
              reach: 0.3,
              walls: 14,
              air: 0.06,
            },
          },
        ],
      },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: ROAD,
        horizon: horizonOf(EYE),
        puddles: 0.6,
        patch: 1.6,
        ripple: 0.012,
        streak: 0.07,
        grain: 0.5,
        mirror: [0.98, 0.9],
        damp: [0.85, 0.7],
        lit: 6,
      },
      // The film on the paint mirrors it as well: smoother than asphalt, and long.
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: STRIPES,
        horizon: horizonOf(EYE),
        puddles: 0.6,
        patch: 1.6,
        ripple: 0.008,
        streak: 0.05,
        grain: 0.2,
        mirror: [1, 1],
        damp: [0.95, 0.95],
        lit: 0,
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
