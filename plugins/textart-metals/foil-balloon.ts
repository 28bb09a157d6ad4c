import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'
import { far } from './props.ts'

export default defineTextArt({
  category: 'texteffect',
  name: 'foilBalloon',
  summary: 'A foil balloon of another colour for each letter, in a summer sky',
  recipe: {
    seed: 10,
    // Each hangs at a height and a distance of its own.
    lettering: { ...ROUND_LETTERS, jitter: { turn: 7, shift: 0.06, size: 0.09 } },
    // Blue above, pale towards the horizon, fields below it; the sun, and a white cloud.
    light: {
      sky: [0.36, 0.48, 0.75],
      horizon: [0.95, 0.93, 0.9],
      ground: [0.1, 0.16, 0.2],
      blend: 0.2,
      boxes: [
        { at: [-0.5, -0.7, 0.6], width: 0.2, height: 0.2, power: 22, soft: 0.05, colour: [1, 0.97, 0.9] },
        // Clouds, none of them with an edge, and below one's own feet fields in haze.
        { at: [0.65, -0.5, 0.45], width: 0.42, height: 0.16, power: 3, soft: 0.22, turn: 0.2 },
        { at: [0.2, -0.8, 0.5], width: 0.2, height: 0.1, power: 2.4, soft: 0.2, turn: -0.3 },
        { at: [-0.95, 0, 0.3], width: 0.22, height: 0.34, power: 2, soft: 0.24, turn: 0.3 },
        { at: [0.85, 0.3, 0.3], width: 0.3, height: 0.1, power: 1.4, soft: 0.2 },
        { at: [-0.2, 0.8, 0.4], width: 0.9, height: 0.16, power: 0.9, soft: 0.3, colour: [0.75, 0.95, 0.7] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#1f74cc', '#4fa2e4', '#a8d6f4'], clouds: 0 },
          { do: 'clouds', horizon: 1.15, cover: 0.36, size: 0.8 },
          ...far([0.085, 0.13], 0.13, [0.1, 0.36, 0.95]),
          ...far([0.905, 0.16], 0.19, [0.95, 0.06, 0.1]),
          ...far([0.955, 0.24], 0.12, [1, 0.6, 0.08]),
          ...far([0.62, 0.1], 0.07, [0.08, 0.6, 0.2]),
          ...far([0.03, 0.62], 0.22, [1, 0.55, 0.06]),
          ...far([0.985, 0.72], 0.26, [0.55, 0.12, 0.85]),
          { do: 'defocus', blur: 0.007 },
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
        strings: ['#e8304a', '#f6b323', '#2fae57', '#2f6fe0', '#a04be0', '#f070a8'],
        shadow: '#4f7f9f',
        seam: [0.9, 0.9, 0.9],
        foil: [0.95, 0.95, 0.95],
        gain: 1.75,
        coat: 1.6,
        open: true,
        paint: { kind: 'letters', colours: ['#f0102c', '#ffa010', '#14b848', '#1464f4', '#a32be6', '#ff4a9c'] },
      }),
    ],
    finish: PARTY_FINISH,
  },
})
