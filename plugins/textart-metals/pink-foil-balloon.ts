import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'
import { before } from './daylight.ts'
import { posies } from './props.ts'

export default defineTextArt({
  category: 'textart',
  name: 'pinkFoilBalloon',
  summary: 'Pink foil balloons before tiles of mint, in the light of a window',
  recipe: {
    seed: 6,
    lettering: { ...ROUND_LETTERS, jitter: { turn: 9, shift: 0.06, size: 0.13 } },
    light: before([0.58, 0.3, 0.42], [0.1, 1.3, 1.05], 'window'),
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'tiles',
            colours: ['#a9e0d2', '#9ad6c8'],
            spot: { at: [0.35, 0.3], size: 0.95, rest: 0.5, power: 0.75 },
          },
          { do: 'dapple', kind: 'window', tint: [0.5, 0.62, 0.62], strength: 0.5 },
          { do: 'defocus', blur: 0.004 },
        ],
      },
      {
        do: 'confetti',
        shape: 'strip',
        count: 60,
        colours: ['#ff6fa8', '#ffffff', '#ffc94d', '#6fb8ff'],
        size: [0.008, 0.02],
        clear: 0.5,
      },
      ...balloons({
        strings: ['#ff8fbc'],
        shadow: '#3f8c84',
        seam: [1, 0.16, 0.42],
        foil: [1, 0.12, 0.4],
        gain: 1.5,
      }),
      {
        do: 'foreground',
        steps: [
          posies([
            { kind: 'rose', colours: ['#c8286c', '#ff9cc0'] },
            { kind: 'daisy' },
            { kind: 'rose', colours: ['#e8b48c', '#fdebd8'], open: 0.6 },
          ]),
        ],
      },
    ],
    finish: PARTY_FINISH,
  },
})
