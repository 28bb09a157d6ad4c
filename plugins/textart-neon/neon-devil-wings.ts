import { defineTextArt } from '@gateway/sdk-plugin/text-art'

type Point = readonly [number, number]

const WRIST: Point = [288.1, 18]
/** Tips of the fingers from the outermost inwards, the last at the shoulder; between two the skin hangs in a bow. */
const TIPS: readonly Point[] = [
  [392, 6],
  [382.1, 46],
  [354.1, 66],
  [314.5, 78],
  [268.3, 86],
  [236, 85],
]
const BOWS: readonly Point[] = [
  [370.6, 28],
  [355.8, 48],
  [327.7, 58],
  [291.4, 66],
  [251.8, 77],
]

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

/** Tubes of a wing: each ends before the next one begins, where the glass is painted black. */
function wing(place: (x: number) => number): string[] {
  const at = ([x, y]: Point) => `${place(x).toFixed(1)} ${y.toFixed(1)}`
  const bows = BOWS.map((bow, index) => {
    const [from, to] = [TIPS[index]!, TIPS[index + 1]!]
    return `M${at(between(from, bow, 0.13))}Q${at(bow)} ${at(between(to, bow, 0.13))}`
  })
  const fingers = TIPS.slice(1, 4).map(
    (tip, index) => `M${at(between(WRIST, tip, 0.14 + 0.04 * index))}L${at(between(WRIST, tip, 0.93))}`,
  )
  return [
    `M${at([238.6, 76])}C${at([246.4, 57])} ${at([261.7, 34])} ${at([284, 19])}`,
    `M${at([292, 14])}C${at([284, 12])} ${at([280, 7])} ${at([286.4, 1])}`,
    `M${at([297, 19.4])}C${at([322, 23])} ${at([356, 21])} ${at([387, 8])}`,
    ...bows,
    ...fingers,
  ]
}

const WINGS = [...wing((x) => x), ...wing((x) => 400 - x)]
/** Horns between the wings, curved outwards, and the forehead that they grow from. */
const HORNS = [
  'M200 84C210 84 216 78 217 68C218 58 224 48 236 41C231 54 235 76 219 93',
  'M200 84C190 84 184 78 183 68C182 58 176 48 164 41C169 54 165 76 181 93',
  'M181 93Q200 101 219 93',
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
  core: 0.26,
  lift: 0.03,
  wash: 20,
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
            relief: 0.8,
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
      { do: 'neon', radius: 0.042, colours: ['#ff3d86'], core: 0.36, wash: 12, fittings: 'all' },
    ],
    finish: { bloom: { strength: 0.5, from: 1 }, vignette: 0.45 },
  },
})
