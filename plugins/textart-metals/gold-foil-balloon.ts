import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'
import { before } from './daylight.ts'

const LIGHT = before([0.56, 0.34, 0.26], [1, 0.1, 0.14])

/** Folds of the curtain, as rosy streaks in the foil. */
const FOLDS = [-0.5, -0.1, 0.3, 0.62].map((x, fold) => ({
  at: [x, 0.42 + 0.06 * (fold % 2), 0.75] as const,
  width: 0.06,
  height: 0.4,
  power: 2.2,
  soft: 0.04,
  colour: [1, 0.22, 0.36] as const,
}))

export default defineTextArt({
  category: 'textart',
  name: 'goldFoilBalloon',
  summary: 'Golden foil balloons before crimson satin',
  recipe: {
    seed: 3,
    lettering: { ...ROUND_LETTERS, centre: [0.5, 0.42] },
    light: { ...LIGHT, boxes: [...LIGHT.boxes, ...FOLDS] },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'charmeuse',
            colours: [[0.52, 0.05, 0.09]],
            scale: 1.1,
            relief: 0.6,
            spot: { at: [0.35, 0.25], size: 0.9, rest: 0.5, power: 0.9 },
          },
          { do: 'defocus', blur: 0.007 },
        ],
      },
      { do: 'confetti', count: 60, colours: ['#e0b040', '#ffffff', '#e2567a'], soft: 0.01 },
      ...balloons({
        strings: ['#f7d9a0'],
        shadow: '#b04a62',
        seam: [0.85, 0.5, 0.12],
        foil: [1, 0.7, 0.22],
        gain: 1.35,
        weight: [1, 0.7, 0.22],
      }),
    ],
    finish: PARTY_FINISH,
  },
})
