import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, before, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'foilBalloon',
  summary: 'A foil balloon of another colour for each letter, in a summer sky',
  recipe: {
    seed: 10,
    lettering: ROUND_LETTERS,
    light: before([0.36, 0.43, 0.52], [0.18, 0.29, 0.44]),
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#1f74cc', '#4fa2e4', '#a8d6f4'], clouds: 0 },
          { do: 'clouds', horizon: 1.15, cover: 0.36, size: 0.8 },
          { do: 'defocus', blur: 0.006 },
        ],
      },
      {
        do: 'confetti',
        shape: 'strip',
        count: 70,
        colours: ['#e8304a', '#f6b323', '#2fae57', '#2f6fe0', '#ffffff'],
        size: [0.008, 0.02],
        clear: 0.5,
      },
      ...balloons({
        strings: ['#e8304a', '#f6b323', '#2fae57', '#2f6fe0', '#a04be0'],
        shadow: '#4f7f9f',
        seam: [0.9, 0.9, 0.9],
        foil: [0.95, 0.95, 0.95],
        gain: 1.5,
        open: true,
        paint: { kind: 'letters', colours: ['#ea1030', '#ff9c12', '#16b04a', '#1660ee', '#a32be6', '#ff4a9c'] },
      }),
    ],
    finish: PARTY_FINISH,
  },
})
