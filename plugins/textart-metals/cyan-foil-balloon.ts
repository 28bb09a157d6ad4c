import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'
import { before } from './daylight.ts'

export default defineTextArt({
  category: 'textart',
  name: 'cyanFoilBalloon',
  summary: 'Cyan foil balloons before a coral wall in the sun, under palms',
  recipe: {
    seed: 8,
    lettering: { ...ROUND_LETTERS, arc: -12 },
    light: before([0.55, 0.34, 0.28], [1.8, 0.34, 0.16]),
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
          { do: 'dapple', kind: 'palm', tint: [0.62, 0.42, 0.45], strength: 0.5 },
        ],
      },
      { do: 'confetti', count: 60, colours: ['#1fc3d6', '#ffffff', '#ffe08a'], clear: 0.5 },
      ...balloons({
        strings: ['#7fe6ee'],
        shadow: '#b04536',
        seam: [0.02, 0.42, 0.5],
        foil: [0.04, 0.74, 0.88],
        gain: 1.45,
      }),
      // The palm stands between the sun and all of it.
      { do: 'foreground', steps: [{ do: 'dapple', kind: 'palm', tint: [0.62, 0.42, 0.45], strength: 0.45 }] },
    ],
    finish: PARTY_FINISH,
  },
})
