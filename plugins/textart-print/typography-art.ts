import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const INK = '#15120f'
const RED = '#d4281c'
const CREAM = '#efe6d2'

export default defineTextArt({
  category: 'texteffect',
  name: 'typographyArt',
  summary: 'A printed poster: letters set of rows of their own words',
  samples: ['Gateway', 'Type'],
  recipe: {
    seed: 6,
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.012,
      width: 0.9,
      height: 0.7,
      centre: [0.5, 0.5],
    },
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'paper',
            colours: [CREAM, '#e6dac0'],
            relief: 0.35,
            spot: { at: [0.4, 0.3], size: 1.4, rest: 0.75, power: 0.3 },
          },
          {
            do: 'shape',
            path: 'M50 0A50 50 0 1 1 49.9 0Z',
            at: [0.71, 0.47],
            height: 0.9,
            steps: [{ do: 'fill', colour: RED, blend: 'multiply' }],
          },
          {
            do: 'shape',
            path: 'M0 0H200V1.6H0ZM0 2.6H200V3.2H0ZM0 97H200V97.6H0ZM0 98.4H200V100H0Z',
            view: [200, 100],
            at: [0.5, 0.5],
            width: 0.92,
            height: 0.86,
            steps: [{ do: 'fill', colour: INK, opacity: 0.92 }],
          },
        ],
      },
      { do: 'fill', colour: CREAM, grow: 0.012 },
      {
        do: 'typeset',
        rows: [
          { height: 0.2, ink: CREAM, bar: INK },
          { height: 0.07, ink: INK, stretch: 1.3 },
          { height: 0.055, ink: CREAM, bar: INK },
          { height: 0.13, ink: CREAM, bar: INK, stretch: 0.8 },
          { height: 0.1, ink: INK },
          { height: 0.05, ink: CREAM, bar: INK, stretch: 1.4 },
          { height: 0.16, ink: CREAM, bar: INK, stretch: 1.2 },
          { height: 0.06, ink: INK },
        ],
        leading: 0.08,
      },
      { do: 'fill', colour: INK, line: 0.018 },
    ],
    finish: { tone: 'soft', vignette: 0.1, bloom: { strength: 0 } },
  },
})
