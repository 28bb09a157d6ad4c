import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const INK = '#15120f'
const RED = '#d4281c'
const YELLOW = '#f0b429'
const CREAM = '#efe6d2'
/** The small words within the letters: a little less clear than the letters on the paper. */
const PALE = '#d9cfba'

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
      width: 0.92,
      heighten: 1.3,
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
            at: [0.5, 0.5],
            height: 0.94,
            steps: [
              { do: 'fill', colour: RED, blend: 'multiply' },
              { do: 'halftone', colour: '#a3140f', cell: 0.016, along: 'down', span: [0.25, 1.2], tones: [0, 0.75] },
              { do: 'halftone', screen: 'stipple', colour: CREAM, cell: 0.008, tones: [0.05, 0.03], opacity: 0.7 },
            ],
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
      { do: 'fill', colour: CREAM, grow: 0.02 },
      { do: 'fill', colour: YELLOW, shift: [0.014, 0.012], blend: 'multiply', emoji: false },
      { do: 'fill', colour: INK },
      {
        do: 'typeset',
        fit: true,
        turned: 0.7,
        grow: -0.014,
        rows: [
          { height: 0.16, ink: PALE },
          { height: 0.1, ink: YELLOW },
          { height: 0.22, ink: PALE },
          { height: 0.09, ink: '#e8503c' },
          { height: 0.16, ink: PALE },
          { height: 0.1, ink: YELLOW },
          { height: 0.2, ink: PALE },
        ],
        leading: 0.03,
      },
      { do: 'halftone', screen: 'stipple', colour: CREAM, cell: 0.009, tones: [0.015, 0.04], opacity: 0.4 },
    ],
    finish: { tone: 'soft', vignette: 0.1, bloom: { strength: 0 } },
  },
})
