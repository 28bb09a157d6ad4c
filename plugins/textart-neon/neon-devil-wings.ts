import { defineTextArt } from '@gateway/sdk-plugin/text-art'

type Point = readonly [number, number]

const WRIST: Point = [288.1, 18]
const SHOULDER: Point = [236, 85]
/** Tips of the fingers from the outermost inwards, the last at the shoulder; between two the skin hangs in a bow. */
const TIPS: readonly Point[] = [[392, 6], [382.1, 46], [354.1, 66], [314.5, 78], [268.3, 86], SHOULDER]
const BOWS: readonly Point[] = [
  [370.6, 28],
  [355.8, 48],
  [327.7, 58],
  [291.4, 66],
  [251.8, 77],
]

/** Tubes of a wing: one bent all around it, fingers from the wrist to their tips, and a claw. */
function wing(place: (x: number) => number): string[] {
  const at = ([x, y]: Point) => `${place(x).toFixed(1)} ${y.toFixed(1)}`
  const arm = `M${at(SHOULDER)}C${at([246, 62])} ${at([262, 36])} ${at(WRIST)}`
  const edge = `C${at([322, 24])} ${at([358, 21])} ${at(TIPS[0]!)}`
  const skin = BOWS.map((bow, index) => `Q${at(bow)} ${at(TIPS[index + 1]!)}`).join('')
  const fingers = TIPS.slice(1, 4).map((tip) => `M${at(WRIST)}L${at(tip)}`)
  return [arm + edge + skin, `M${at(WRIST)}C${at([283, 14])} ${at([279, 9])} ${at([285, 2])}`, ...fingers]
}

const WINGS = [...wing((x) => x), ...wing((x) => 400 - x)]
/** Horns between the wings, curved outwards, and the forehead that they grow from and that joins the wings. */
const HORNS = [
  'M200 86C210 86 216 78 217 68C218 58 224 48 236 40C232 54 236 76 222 92',
  'M200 86C190 86 184 78 183 68C182 58 176 48 164 40C168 54 164 76 178 92',
  'M236 85Q222 96 200 97Q178 96 164 85',
]
/** A tail that hangs from the middle of the text and swings out to the right. */
const TAIL = [
  'M200 34C200 56 188 63 150 64C94 66 56 66 56 80C56 97 140 96 206 88C262 81 300 74 346 76',
  'M330 52L396 79L324 103Q346 90 346 77Q346 64 330 52',
]

const tube = (radius: number) => ({
  do: 'neon' as const,
  colours: ['#ff1020'],
  radius,
  wall: 0.28,
  soft: 0.008,
  power: 3,
  core: 0.3,
  lift: 0.04,
  wash: 20,
  fittings: 'clips' as const,
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
            relief: 1,
            colours: ['#8f827e', '#1c1714', '#4a4a2c', '#4a403c'],
            spot: { at: [0.5, 0.3], size: 1.1, rest: 0.25, power: 0.2 },
          },
          {
            do: 'shape',
            path: [...WINGS, ...HORNS],
            view: [400, 100],
            stroke: 2,
            at: [0.5, 0.235],
            height: 0.43,
            steps: [tube(0.031)],
          },
          {
            do: 'shape',
            path: TAIL,
            view: [400, 100],
            stroke: 2,
            at: [0.5, 0.836],
            height: 0.29,
            steps: [tube(0.044)],
          },
        ],
      },
      {
        do: 'neon',
        radius: 0.048,
        wall: 0.28,
        colours: ['#ff3d86'],
        core: 0.4,
        wash: 12,
        fittings: 'all',
        feed: false,
      },
    ],
    finish: { bloom: { strength: 0.5, from: 1 }, vignette: 0.45 },
  },
})
