import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** Wings of a bat: shoulder, arm with the claw, scalloped skin, and the fingers from the wrist; then the left one. */
const WINGS = [
  'M235.3 84C245.2 60 261.7 34 288.1 18C281.5 13 279.9 7 286.4 3',
  'M288.1 18C317.8 24 354.1 22 392 6Q370.6 28 382.1 46Q355.8 48 354.1 66Q327.7 58 314.5 78Q291.4 66 268.3 86Q251.8 78 235.3 84',
  'M288.1 18C324.4 28 357.4 34 382.1 46',
  'M288.1 18C314.5 32 337.6 46 354.1 66',
  'M288.1 18C301.3 38 311.2 58 314.5 78',
  'M164.7 84C154.8 60 138.3 34 111.9 18C118.5 13 120.1 7 113.6 3',
  'M111.9 18C82.2 24 45.9 22 8 6Q29.4 28 17.9 46Q44.2 48 45.9 66Q72.3 58 85.5 78Q108.6 66 131.7 86Q148.2 78 164.7 84',
  'M111.9 18C75.6 28 42.6 34 17.9 46',
  'M111.9 18C85.5 32 62.4 46 45.9 66',
  'M111.9 18C98.7 38 88.8 58 85.5 78',
]
/** Horns between the wings, and the neck that joins all. */
const HORNS = [
  'M228 87C240 70 242 54 233 34C229 56 214 66 205 92',
  'M172 87C160 70 158 54 167 34C171 56 186 66 195 92',
  'M164 84.6Q200 98 236 84.6',
]
/** A tail that hangs below the text and swings out to the right. */
const TAIL = [
  'M200 47C200 60 188 63 150 64C94 66 56 66 56 80C56 97 140 96 206 88C262 81 300 72 344 76',
  'M330 52L396 79L324 103Q346 90 346 77Q346 64 330 52',
]

const tube = (radius: number) => ({
  do: 'neon' as const,
  colours: ['#ff1020'],
  radius,
  soft: 0.008,
  power: 3,
  core: 0.4,
  lift: 0.03,
  wash: 16,
  fittings: 'ends' as const,
})
export default defineTextArt({
  category: 'texteffect',
  name: 'neonDevilWings',
  summary: 'Red neon with horns, a tail and the wings of a bat on the stones of a dungeon',
  samples: ['Gateway', 'BAD\nANGEL'],
  recipe: {
    lettering: {
      font: 'round',
      weight: 400,
      case: 'upper',
      spacing: 0.04,
      width: 0.86,
      height: 0.38,
      heighten: 1.3,
      centre: [0.5, 0.63],
    },
    light: 'night',
    gain: 0.5,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'dungeon',
            relief: 1.3,
            spot: { at: [0.5, 0.3], size: 1.1, rest: 0.2, power: 0.16 },
          },
          {
            do: 'shape',
            path: [...WINGS, ...HORNS],
            view: [400, 100],
            stroke: 2,
            at: [0.5, 0.235],
            height: 0.43,
            steps: [tube(0.027)],
          },
          { do: 'shape', path: TAIL, view: [400, 100], stroke: 2, at: [0.5, 0.84], height: 0.3, steps: [tube(0.038)] },
        ],
      },
      { do: 'neon', radius: 0.042, colours: ['#ff3d86'], core: 0.5, wash: 9, fittings: 'clips' },
    ],
    finish: { bloom: { strength: 0.5, from: 1 }, vignette: 0.45 },
  },
})
