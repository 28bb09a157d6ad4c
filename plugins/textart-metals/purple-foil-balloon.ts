import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'

export default defineTextArt({
  category: 'textart',
  name: 'purpleFoilBalloon',
  summary: 'Purple foil balloons in a golden evening sky over the sea',
  recipe: {
    seed: 5,
    lettering: { ...ROUND_LETTERS, arc: 16, jitter: { turn: 5, shift: 0.06 } },
    // The sun stands low behind: fronts are dark, their rims are not.
    light: {
      sky: [0.3, 0.3, 0.42],
      horizon: [0.5, 0.32, 0.22],
      ground: [0.1, 0.07, 0.06],
      key: [0, 0.4, 0.6],
      boxes: [
        { at: [-0.2, -0.9, 0.3], width: 1.4, height: 0.3, power: 2.6, soft: 0.3, colour: [0.7, 0.8, 1] },
        // The bright evening sky on the viewer's side.
        { at: [-0.45, -0.6, 0.66], width: 0.42, height: 0.26, power: 9, soft: 0.06, colour: [1, 0.93, 0.9] },
        // The sun behind and below: lower rims catch fire, fronts see its path on the water.
        { at: [0, 0.8, -0.35], width: 0.9, height: 0.35, power: 12, soft: 0.3, colour: [1, 0.74, 0.3] },
        { at: [0, 0.9, 0.3], width: 0.5, height: 0.12, power: 5, soft: 0.15, colour: [1, 0.64, 0.28] },
        { at: [0.97, 0.12, -0.05], width: 0.25, height: 0.7, power: 4, soft: 0.25, colour: [1, 0.7, 0.36] },
        { at: [-0.97, 0.12, -0.05], width: 0.25, height: 0.7, power: 4, soft: 0.25, colour: [1, 0.7, 0.36] },
      ],
    },
    steps: [
      {
        do: 'sunset',
        sky: ['#8fb4d8', '#f0cfae', '#ffc987', '#ffdca0'],
        sun: [0.5, 0.74],
        horizon: 0.84,
        size: 0.1,
        power: 5,
        clouds: 0.35,
        shade: '#c99a8e',
        lit: '#ffe0b0',
        hills: '#b98a72',
        water: '#8a6a58',
      },
      { do: 'defocus', blur: 0.006 },
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
        open: true,
        seam: [0.15, 0.02, 0.42],
        foil: [0.5, 0.16, 0.9],
        gain: 1.25,
        coat: 2,
      }),
    ],
    // The low sun outshines the sky around it.
    finish: { ...PARTY_FINISH, bloom: { strength: 0.36, from: 1.2 } },
  },
})
