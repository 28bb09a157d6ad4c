import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { balloons, PARTY_FINISH, ROUND_LETTERS } from './balloons.ts'

/** Behind the word, a little to the right. */
const SUN = [0.55, 0.6] as const

export default defineTextArt({
  category: 'textart',
  name: 'purpleFoilBalloon',
  summary: 'Purple foil balloons in a golden evening sky over the sea',
  recipe: {
    seed: 5,
    lettering: { ...ROUND_LETTERS, arc: 16, jitter: { turn: 5, shift: 0.06 } },
    // The sun stands low behind: fronts are dark, their rims are not.
    light: {
      sky: [0.26, 0.28, 0.42],
      horizon: [0.05, 0.035, 0.05],
      ground: [0.07, 0.04, 0.05],
      key: [0, 0.4, 0.6],
      boxes: [
        // The bright evening sky on the viewer's side.
        { at: [-0.45, -0.6, 0.66], width: 0.5, height: 0.3, power: 4.6, soft: 0.05, colour: [1, 0.86, 0.95] },
        // The sun behind and below: lower rims catch fire, fronts see its path on the water.
        // Purple foil takes most of the green out of what it mirrors: the light has more, so that orange is seen.
        { at: [0, 0.75, -0.45], width: 0.8, height: 0.4, power: 1.6, soft: 0.25, colour: [0.95, 0.8, 0.03] },
        { at: [0, 0.85, 0.5], width: 0.16, height: 0.3, power: 1.2, soft: 0.05, colour: [0.95, 0.8, 0.06] },
        { at: [0, 0.5, -1], width: 1.2, height: 0.7, power: 0.6, soft: 0.6, colour: [1, 0.6, 0.22] },
        { at: [0, -0.9, -0.6], width: 1.6, height: 0.5, power: 1.1, soft: 0.5, colour: [0.6, 0.66, 1] },
      ],
    },
    steps: [
      {
        do: 'sunset',
        sky: ['#5f7fc0', '#c890a8', '#f59a62', '#ffc070'],
        sun: SUN,
        horizon: 0.8,
        size: 0.11,
        power: 7,
        clouds: 0.35,
        shade: '#a06a80',
        lit: '#ffc08a',
        hills: '#b98a72',
        water: '#8a6a58',
      },
      { do: 'defocus', blur: 0.0022 },
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
        gain: 0.8,
      }),
      // The sun through two sheets of foil, which are thin, and round their edges.
      {
        do: 'fill',
        colour: '#ff5a3a',
        line: 0.2,
        blur: 0.05,
        facing: { at: SUN, reach: 0.24, size: 0.12, wrap: 0.45 },
        blend: 'add',
        gain: 1.1,
        emoji: false,
      },
      {
        do: 'fill',
        grow: 0.024,
        colour: '#ffab52',
        line: 0.034,
        blur: 0.01,
        facing: { at: SUN, reach: 0.2, size: 0.05, wrap: 0 },
        blend: 'add',
        gain: 7,
        emoji: false,
      },
    ],
    // The low sun outshines the sky around it.
    finish: { ...PARTY_FINISH, bloom: { strength: 0.48, from: 1.1, size: 0.014 } },
  },
})
