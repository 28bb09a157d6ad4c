import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'
import { before } from './daylight.ts'

const LIGHT = before([0.55, 0.34, 0.28], [1.8, 0.34, 0.16])

/** What the wall in the sun throws back at the lower sides. */
const WALL = { at: [0.1, 0.62, 0.6], width: 0.9, height: 0.16, power: 1.7, soft: 0.06, colour: [1, 0.45, 0.3] } as const

export default defineTextArt({
  category: 'textart',
  name: 'cyanFoilBalloon',
  summary: 'Cyan foil balloons before a coral wall in the sun, under palms',
  recipe: {
    seed: 8,
    lettering: { ...ROUND_LETTERS, arc: -12 },
    light: { ...LIGHT, boxes: [...LIGHT.boxes, WALL] },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'paper',
            colours: [
              [0.74, 0.29, 0.19],
              [0.66, 0.25, 0.17],
            ],
            relief: 1,
            spot: { at: [0.35, 0.25], size: 0.95, rest: 0.52, power: 0.62 },
          },
          { do: 'defocus', blur: 0.0016 },
          { do: 'dapple', kind: 'palm', soft: 0.005, tint: [0.52, 0.34, 0.4], strength: 0.5 },
        ],
      },
      { do: 'confetti', count: 60, colours: ['#1fc3d6', '#ffffff', '#ffe08a'], clear: 0.5 },
      ...balloons({
        strings: ['#7fe6ee'],
        shadow: '#b04536',
        seam: [0.06, 0.6, 0.68],
        foil: [0.02, 0.78, 0.92],
        gain: 1.9,
      }),
      // The palm stands between the sun and all of it.
      {
        do: 'foreground',
        steps: [{ do: 'dapple', kind: 'palm', soft: 0.005, tint: [0.52, 0.34, 0.4], strength: 0.45 }],
      },
    ],
    finish: PARTY_FINISH,
  },
})
