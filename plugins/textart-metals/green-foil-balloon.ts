import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'
import { before } from './daylight.ts'
import { twig } from './props.ts'

const LIGHT = before([0.36, 0.31, 0.25], [0.24, 0.19, 0.13], 'window')

/** Cream boards in the sun on the other side, broad and pale between their dark joints. */
const BOARDS = [0.16, 0.36, 0.56].map((y) => ({
  at: [0.2, y, 0.8] as const,
  width: 0.7,
  height: 0.075,
  power: 1.8,
  soft: 0.025,
  colour: [1, 0.93, 0.78] as const,
}))

export default defineTextArt({
  category: 'textart',
  name: 'greenFoilBalloon',
  summary: 'Green foil balloons before a white boarded wall in the sun, under leaves',
  recipe: {
    seed: 7,
    lettering: { ...ROUND_LETTERS, jitter: { turn: 6, shift: 0.09 } },
    light: { ...LIGHT, boxes: [...LIGHT.boxes, ...BOARDS] },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            colours: [
              [0.8, 0.76, 0.68],
              [0.64, 0.58, 0.48],
            ],
            scale: 1.25,
            spot: { at: [0.35, 0.3], size: 0.9, rest: 0.42, power: 0.7 },
          },
          { do: 'defocus', blur: 0.003 },
          { do: 'dapple', kind: 'leaves', tint: [0.42, 0.5, 0.45], strength: 0.8 },
        ],
      },
      {
        do: 'confetti',
        count: 60,
        colours: ['#2e9e44', '#ffffff', '#8fcf4a', '#e9a21c'],
        size: [0.006, 0.02],
        clear: 0.5,
      },
      ...balloons({
        strings: ['#3da653'],
        shadow: '#5f5a4a',
        seam: [0.02, 0.3, 0.06],
        foil: [0.1, 0.64, 0.17],
        gain: 1.25,
      }),
      // Nearer to the lens than the balloons.
      {
        do: 'foreground',
        soft: 0.008,
        steps: [
          twig([-0.02, 0.05], 8, 0.46, 34),
          twig([-0.02, 0.16], 48, 0.36, 30),
          twig([1.02, 0.99], 188, 0.44, 30),
          twig([1.01, 0.84], 232, 0.3, 20),
        ],
      },
    ],
    finish: PARTY_FINISH,
  },
})
