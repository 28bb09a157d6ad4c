import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleFoilBalloon',
  summary: 'Purple foil balloons in a golden evening sky over the sea',
  recipe: {
    seed: 5,
    lettering: { ...ROUND_LETTERS, arc: 16, jitter: { turn: 5, shift: 0.06 } },
    // The sun stands low behind: a warm sky all around, the lamp of the photographer weak.
    light: {
      sky: [0.5, 0.46, 0.5],
      horizon: [0.8, 0.5, 0.24],
      ground: [0.16, 0.1, 0.06],
      boxes: [
        { at: [-0.45, -0.75, 0.55], width: 0.5, height: 0.3, power: 8, colour: [1, 0.96, 1] },
        { at: [0.95, 0.1, 0.12], width: 0.3, height: 0.8, power: 1.6, soft: 0.3, colour: [1, 0.72, 0.36] },
        { at: [-0.95, 0.1, 0.12], width: 0.3, height: 0.8, power: 1.6, soft: 0.3, colour: [1, 0.72, 0.36] },
        { at: [0, 0.95, 0.2], width: 0.9, height: 0.14, power: 6, soft: 0.15, colour: [1, 0.6, 0.22] },
      ],
    },
    steps: [
      {
        do: 'sunset',
        sky: ['#8fb4d8', '#f0cfae', '#ffc987', '#ffdca0'],
        sun: [0.5, 0.72],
        horizon: 0.84,
        power: 3,
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
        seam: [0.15, 0.02, 0.42],
        foil: [0.48, 0.13, 0.86],
        gain: 1.35,
        coat: 0.25,
      }),
      // Its light comes round the edges.
      {
        do: 'fill',
        grow: 0.02,
        line: 0.009,
        blur: 0.004,
        blend: 'add',
        emoji: false,
        paint: {
          kind: 'radial',
          at: [0.5, 1.25],
          radius: 2.6,
          colours: [
            [2, 0.95, 0.28],
            [0.8, 0.33, 0.12],
            [0.14, 0.05, 0.04],
            [0, 0, 0],
          ],
        },
      },
    ],
    // The low sun outshines the sky around it.
    finish: { ...PARTY_FINISH, bloom: { strength: 0.5, from: 1.05 } },
  },
})
