import { defineTextArt } from '@gateway/sdk-plugin/text-art'

type Point = readonly [number, number]

const WRIST: Point = [288.1, 18]
const SHOULDER: Point = [236, 85]
const ROOT: Point = [231, 101]
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
  const arm = `M${at(ROOT)}L${at(SHOULDER)}C${at([246, 62])} ${at([262, 36])} ${at(WRIST)}`
  const edge = `C${at([322, 24])} ${at([358, 21])} ${at(TIPS[0]!)}`
  const skin = BOWS.map((bow, index) => `Q${at(bow)} ${at(TIPS[index + 1]!)}`).join('')
  const fingers = TIPS.slice(1, 4).map((tip) => `M${at(WRIST)}L${at(tip)}`)
  return [arm + edge + skin, `M${at(WRIST)}C${at([283, 14])} ${at([279, 9])} ${at([285, 2])}`, ...fingers]
}

/** Their shoulders stand on the word. */
const WINGS = [...wing((x) => x - 8), ...wing((x) => 408 - x)]
/** A horn of the first letter, and a tail, both mirrored at the last letter: it runs back below the word to its barb. */
const HORN = 'M8 44C-4 30 -3 12 7 2C9 20 20 28 34 36'
const TAIL = [
  'M10 2C8 34 28 50 70 48C114 46 138 24 186 28C218 31 238 44 270 40',
  'M254 22L300 36L262 58Q270 48 270 40Q267 31 254 22',
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
  wash: 9,
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
            kind: 'brick',
            scale: 0.8,
            relief: 1.5,
            colours: ['#8a7a76', '#2a2220', '#6a605a'],
            spot: { at: [0.5, 0.3], size: 1.1, rest: 0.25, power: 0.2 },
          },
          {
            do: 'shape',
            path: WINGS,
            view: [400, 100],
            stroke: 2,
            at: [0.5, 0.262],
            height: 0.43,
            steps: [tube(0.031)],
          },
        ],
      },
      {
        do: 'neon',
        radius: 0.048,
        wall: 0.28,
        colours: ['#ff3d86'],
        core: 0.4,
        wash: 8,
        fittings: 'all',
        feed: false,
      },
      {
        do: 'perch',
        path: HORN,
        view: [40, 46],
        stroke: 2,
        foot: [21, 42],
        height: 0.44,
        sizes: [1, 1],
        sway: 0,
        at: 'sides',
        shift: [0, 0.05],
        steps: [{ ...tube(0.1), wash: 0, halo: 0, fittings: 'none' }],
      },
      {
        do: 'perch',
        path: TAIL,
        view: [310, 62],
        stroke: 2,
        foot: [10, 2],
        height: 0.36,
        sizes: [1, 1],
        sway: 0,
        on: 'bottom',
        at: 'right',
        shift: [0, -0.05],
        steps: [{ ...tube(0.1), wash: 0, halo: 0, fittings: 'none' }],
      },
    ],
    finish: { bloom: { strength: 0.5, from: 1 }, vignette: 0.45 },
  },
})
