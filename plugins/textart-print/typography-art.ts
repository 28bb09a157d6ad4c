import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

const INK = '#15120f'
const RED = '#d4281c'
const YELLOW = '#f0b429'
const CREAM = '#efe6d2'
/** The small words within the letters: a little less clear than the letters on the paper. */
const PALE = '#f1e8d4'

type Sun = Extract<Recipe['steps'][number], { do: 'shape' }>

const sun = (steps: Sun['steps']): Sun => ({
  do: 'shape',
  path: 'M50 0A50 50 0 1 1 49.9 0Z',
  at: [0.7, 0.44],
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
      faces: [
        { font: 'serif', weight: 900 },
        { font: 'sans', weight: 900 },
        { font: 'western', weight: 400 },
        { font: 'deco', weight: 400 },
      ],
      case: 'upper',
      spacing: 0.012,
      width: 0.91,
      heighten: 1.75,
      height: 0.77,
      centre: [0.5, 0.465],
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
          // The sun: its screen, and red over it.
          sun([
            { do: 'halftone', colour: '#d8705c', cell: 0.016, along: 'down', span: [0.2, 1.1], tones: [0, 0.7] },
            { do: 'halftone', screen: 'stipple', colour: '#fff8ea', cell: 0.008, tones: [0.05, 0.03], opacity: 0.8 },
            { do: 'fill', colour: RED, blend: 'multiply' },
          ]),
          // The rule above the imprint.
          {
            do: 'shape',
            path: 'M0 0H910V2H0Z',
            view: [910, 2],
            at: [0.5, 0.9],
            height: 0.004,
            steps: [{ do: 'fill', colour: INK, opacity: 0.85 }],
          },
        ],
      },
      {
        do: 'typeset',
        within: 'frame',
        box: [0.045, 0.922, 0.6, 0.962],
        rows: [{ height: 0.036, ink: INK }],
        once: true,
        opacity: 0.85,
      },
      { do: 'fill', colour: YELLOW, shift: [0.016, 0.013], blend: 'multiply', emoji: false },
      // The red plate lay a little aside.
      { do: 'fill', colour: '#ff7a68', shift: [-0.005, 0.003], blend: 'multiply', emoji: false },
      { do: 'fill', colour: INK },
      {
        do: 'typeset',
        fit: true,
        turned: 0.9,
        again: 2,
        varied: true,
        least: 9,
        grow: -0.009,
        rows: [
          { height: 0.3, ink: YELLOW, face: 2 },
          { height: 0.12, ink: PALE, face: 4 },
          { height: 0.2, ink: '#f59a72', face: 1 },
          { height: 0.46, ink: PALE },
          { height: 0.15, ink: YELLOW, face: 3 },
          { height: 0.26, ink: PALE, face: 2 },
        ],
        leading: 0.03,
      },
      { do: 'halftone', screen: 'stipple', colour: CREAM, cell: 0.009, tones: [0.015, 0.04], opacity: 0.4 },
    ],
    finish: { tone: 'soft', vignette: 0.1, bloom: { strength: 0 } },
  },
})
