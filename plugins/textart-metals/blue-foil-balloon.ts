import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'
import { before } from './daylight.ts'
import { far } from './props.ts'

const LIGHT = before([0.42, 0.43, 0.48], [1, 0.72, 0.3])

/** The golden balloons around them, in their lower curves. */
const GOLD = [-0.4, 0.02, 0.4].map((x, ball) => ({
  at: [x, 0.5 + 0.08 * (ball % 2), 0.7] as const,
  width: 0.13,
  height: 0.13,
  power: 10,
  soft: 0.06,
  colour: [1, 0.66, 0.18] as const,
}))

export default defineTextArt({
  category: 'textart',
  name: 'blueFoilBalloon',
  summary: 'Blue foil balloons and golden stars before marble',
  recipe: {
    seed: 9,
    lettering: { ...ROUND_LETTERS, case: 'upper', spacing: 0.05, heighten: 1.35, jitter: { turn: 4, shift: 0.02 } },
    light: { ...LIGHT, boxes: [...LIGHT.boxes, ...GOLD] },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'marble',
            colours: ['#efe6d8', '#b9a98c', '#8a5c10'],
            spot: { at: [0.3, 0.12], size: 0.8, rest: 0.4, power: 0.75 },
          },
          { do: 'defocus', blur: 0.0015 },
          // The sun through a window, on the wall.
          { do: 'dapple', kind: 'window', tint: [0.66, 0.62, 0.66], strength: 0.6 },
          ...far([0.03, 0.9], 0.5, [0.9, 0.62, 0.2]),
          ...far([0.13, 1.04], 0.34, [0.05, 0.17, 0.95]),
          ...far([0.96, 0.94], 0.46, [0.05, 0.17, 0.95]),
          ...far([0.87, 1.06], 0.3, [0.9, 0.62, 0.2]),
          ...far([0.99, 0.02], 0.26, [0.9, 0.62, 0.2]),
          // The wall is in focus where the word is; what hangs at the corners is not.
          { do: 'defocus', blur: 0.016, focus: { at: 0.45, depth: 0.42 } },
        ],
      },
      {
        do: 'confetti',
        shape: 'star',
        count: 50,
        colours: ['#e3ab2f', '#f4d58a', '#3a66c9'],
        size: [0.008, 0.026],
        soft: 0.012,
        clear: 0.7,
      },
      ...balloons({
        strings: ['#d9a93a'],
        shadow: '#5b6b95',
        seam: [0.01, 0.05, 0.4],
        foil: [0.025, 0.14, 1],
        gain: 1.35,
      }),
    ],
    finish: PARTY_FINISH,
  },
})
