import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** Wings of a bat: arm, outer edge with the scalloped skin, the fingers in it, claw; then the left one. */
const WINGS = [
  'M117.9 51C120.4 36.5 126.4 20.5 136.9 12',
  'M138.4 9.5C151.4 17 169.4 16.5 183.9 7.5Q171.9 18.5 178.9 30Q165.4 31.5 164.9 44Q151.4 38.5 146.4 51Q134.4 41.5 119.4 52.5',
  'M141.4 14C157.4 18.5 168.4 22.5 175.9 28.5',
  'M140.9 16C149.4 22.5 157.4 31.5 162.9 41',
  'M139.4 17.5C142.9 27.5 145.4 36.5 145.9 47',
  'M135.9 9.5C132.9 7.5 132.4 5 134.9 4',
  'M82.1 51C79.6 36.5 73.6 20.5 63.1 12',
  'M61.6 9.5C48.6 17 30.6 16.5 16.1 7.5Q28.1 18.5 21.1 30Q34.6 31.5 35.1 44Q48.6 38.5 53.6 51Q65.6 41.5 80.6 52.5',
  'M58.6 14C42.6 18.5 31.6 22.5 24.1 28.5',
  'M59.1 16C50.6 22.5 42.6 31.5 37.1 41',
  'M60.6 17.5C57.1 27.5 54.6 36.5 54.1 47',
  'M64.1 9.5C67.1 7.5 67.6 5 65.1 4',
]
/** Horns between the wings. */
const HORNS = [
  'M104.1 46.1C101.5 38.6 105 30.3 116.4 25.7C112.9 31.6 111.6 37.3 114.7 44.4',
  'M95.9 46.1C98.5 38.6 95 30.3 83.6 25.7C87.1 31.6 88.4 37.3 85.3 44.4',
]
/** A tail beside the text. */
const TAIL = [
  'M170.4 89.2C181.2 96.4 191.3 89.2 187.7 80.6C185.6 74.8 187 72 189.5 69.8',
  'M192.8 61.2L184.1 67.6Q189.2 67.6 189.9 70.5Q192.8 68.4 195.6 71.2L192.8 61.2',
]

export default defineTextArt({
  category: 'texteffect',
  name: 'neonDevilWings',
  summary: 'Red neon with horns, a tail and the wings of a bat on black bricks',
  samples: ['Gateway', 'BAD\nANGEL'],
  recipe: {
    lettering: {
      font: 'round',
      weight: 400,
      case: 'upper',
      spacing: 0.04,
      width: 0.7,
      height: 0.32,
      centre: [0.49, 0.77],
    },
    light: 'night',
    gain: 0.5,
    steps: [
      {
        do: 'plate',
        kind: 'brick',
        relief: 1.3,
        colours: ['#7a6a6a', '#4a4042', '#857a7a'],
        spot: { at: [0.5, 0], size: 0.7, rest: 0.04, power: 0.07 },
      },
      {
        do: 'shape',
        path: [...WINGS, ...HORNS, ...TAIL],
        view: [200, 100],
        stroke: 1.1,
        height: 1,
        steps: [
          {
            do: 'neon',
            colours: ['#ff1020'],
            radius: 0.0086,
            soft: 0.008,
            power: 3,
            core: 0.4,
            lift: 0.03,
            wash: 11,
            fittings: 'clips',
          },
        ],
      },
      { do: 'neon', radius: 0.036, colours: ['#ff3d86'], core: 0.75, wash: 9, fittings: 'clips' },
    ],
    finish: { bloom: { strength: 0.5, from: 1 }, vignette: 0.45 },
  },
})
