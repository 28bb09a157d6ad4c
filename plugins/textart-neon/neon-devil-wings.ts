import { defineTextArt } from '@gateway/sdk-plugin/text-art'

type Point = readonly [number, number]
/** A bow from where the pen is: two handles and its end. */
type Bow = readonly [Point, Point, Point]

// The right wing; x is counted from the middle of the word, above which both begin, clear of the letters.
const ROOT: Point = [5, 98]
const WRIST: Point = [72, 17]
/** Upper arm and forearm to the wrist, the elbow turned outwards; and the arm's lower side, back from there. */
const ARM: readonly Bow[] = [
  [
    [14, 84],
    [28, 76],
    [42, 68],
  ],
  [[57, 58], [66, 40], WRIST],
]
const INNER: readonly Bow[] = [
  [
    [77, 42],
    [72, 66],
    [58, 84],
  ],
]
/** The thumb's claw, hooked outwards. */
const CLAW: Bow = [
  [69, 9],
  [72, 1],
  [81, 1],
]
/** Fingers from the wrist to their tips, the leading one first: it sags before it rises to its tip. */
const FINGERS: readonly Bow[] = [
  [
    [96, 36],
    [152, 34],
    [199, 6],
  ],
  [
    [92, 44],
    [140, 54],
    [180, 60],
  ],
  [
    [86, 44],
    [108, 68],
    [132, 94],
  ],
]
/** The skin's lower edge hangs in bows from tip to tip, and from the last one to the arm. */
const SKIN: readonly (readonly [Point, Point])[] = [
  [
    [162, 36],
    [180, 60],
  ],
  [
    [136, 62],
    [132, 94],
  ],
  [
    [102, 76],
    [84, 94],
  ],
  [
    [70, 80],
    [58, 84],
  ],
  [
    [36, 84],
    [15, 88],
  ],
]

/** Tubes of a wing: arm, leading finger and skin in one, the arm's other side with the claw, fingers. */
function wing(place: (x: number) => number): string[] {
  const at = ([x, y]: Point) => `${place(x).toFixed(1)} ${y.toFixed(1)}`
  const bow = (points: readonly Point[]) => `C${points.map(at).join(' ')}`
  const skin = SKIN.map((points) => `Q${points.map(at).join(' ')}`).join('')
  return [
    `M${at(ROOT)}${ARM.map(bow).join('')}${bow(FINGERS[0]!)}${skin}`,
    `M${at(WRIST)}${INNER.map(bow).join('')}`,
    `M${at(WRIST)}${bow(CLAW)}`,
    ...FINGERS.slice(1).map((finger) => `M${at(WRIST)}${bow(finger)}`),
  ]
}

const WINGS = [...wing((x) => 200 + 1.06 * x), ...wing((x) => 200 - 1.06 * x)]
/** A horn of the first letter, and a tail, both mirrored at the last letter: it runs back below the word to its barb. */
const HORN = 'M4 45C-9 30 -7 12 6 -2C9 14 22 26 38 32Q24 36 4 45'
const TAIL = [
  'M10 2C8 34 28 50 70 48C114 46 138 24 186 28C218 31 238 44 270 40',
  'M254 22L300 36L262 58Q270 48 270 40Q267 31 254 22',
]

const tube = (radius: number) => ({
  do: 'neon' as const,
  colours: ['#ff1020'],
  radius,
  wall: 0,
  soft: 0.008,
  power: 2.7,
  core: 0.14,
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
      height: 0.35,
      heighten: 1.3,
      centre: [0.5, 0.64],
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
            at: [0.5, 0.235],
            height: 0.385,
            steps: [tube(0.031)],
          },
        ],
      },
      {
        do: 'neon',
        radius: 0.048,
        wall: 0.14,
        colours: ['#ff2f7c'],
        power: 3,
        core: 0.2,
        electrodes: true,
        fade: 0.5,
        clips: 'standoffs',
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
        height: 0.34,
        sizes: [1, 1],
        sway: 0,
        at: 'sides',
        shift: [-0.045, 0.004],
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
