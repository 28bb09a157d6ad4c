import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleFoilBalloon',
  summary: 'Purple foil balloons in a golden evening sky over the sea',
  recipe: {
    seed: 5,
    lettering: ROUND_LETTERS,
    light: 'party',
    steps: [
      {
        do: 'sunset',
        sky: ['#8fb4d8', '#f0cfae', '#ffc987', '#ffdca0'],
        sun: [0.5, 0.72],
        horizon: 0.84,
        power: 2,
        clouds: 0.35,
        shade: '#c99a8e',
        lit: '#ffe0b0',
        hills: '#b98a72',
        water: '#8a6a58',
      },
      { do: 'bokeh', count: 8, colours: ['#ffffff', '#ffe9bf'], size: [0.03, 0.11], strength: 0.08 },
      {
        do: 'confetti',
        shape: 'star',
        count: 44,
        colours: ['#8a4fd0', '#ffffff', '#c98a2a'],
        size: [0.008, 0.022],
        clear: 0.6,
      },
      ...balloons({
        strings: ['#a56be8'],
        shadow: '#7d4a2c',
        near: 0.2,
        seam: [0.2, 0.03, 0.5],
        foil: [0.42, 0.07, 0.9],
        gain: 1.35,
      }),
    ],
    finish: PARTY_FINISH,
  },
})
