import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

const INK = '#15120f'
const RED = '#d4281c'
const YELLOW = '#f0b429'
const CREAM = '#efe6d2'
/** The small words within the letters: a little less clear than the letters on the paper. */
const PALE = '#d9cfba'

type Sun = Extract<Recipe['steps'][number], { do: 'shape' }>

const sun = (steps: Sun['steps']): Sun => ({
  do: 'shape',
  path: 'M50 0A50 50 0 1 1 49.9 0Z',
  at: [0.7, 0.42],
  height: 0.98,
  steps,
})

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
          // The screen of the sun; its red is printed last.
          sun([
            { do: 'halftone', colour: '#d8705c', cell: 0.016, along: 'down', span: [0.2, 1.1], tones: [0, 0.7] },
            { do: 'halftone', screen: 'stipple', colour: '#fff8ea', cell: 0.008, tones: [0.05, 0.03], opacity: 0.8 },
          ]),
        ],
      },
      ...[0.055, 0.912].map((top) => ({
        do: 'typeset' as const,
        within: 'frame' as const,
        box: [0, top, 1, top + 0.04] as const,
        rows: [{ height: 0.036, ink: INK, gap: 1.5 }],
        opacity: 0.8,
      })),
      { do: 'fill', colour: YELLOW, shift: [0.016, 0.013], blend: 'multiply', emoji: false },
      { do: 'fill', colour: INK },
      {
        do: 'typeset',
        fit: true,
        turned: 0.95,
        least: 11,
        grow: -0.014,
        rows: [
          { height: 0.16, ink: PALE },
          { height: 0.1, ink: YELLOW },
          { height: 0.2, ink: PALE, lean: 0.2 },
          { height: 0.1, ink: '#f0785c' },
          { height: 0.2, ink: PALE },
          { height: 0.12, ink: PALE },
          { height: 0.18, ink: PALE, style: 'outline' },
        ],
        leading: 0.03,
      },
      { do: 'halftone', screen: 'stipple', colour: CREAM, cell: 0.009, tones: [0.015, 0.04], opacity: 0.4 },
      // Red over all that lies in the sun: pale words there burn.
      sun([{ do: 'fill', colour: RED, blend: 'multiply' }]),
    ],
    finish: { tone: 'soft', vignette: 0.1, bloom: { strength: 0 } },
  },
})
