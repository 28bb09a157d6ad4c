import { cel, hatch, locks, side, tone } from './cel.ts'
import { both, flip, oval, whole } from './paths.ts'
import { ink, lines, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'

const INK = '#1a0610'

/** The mane's left half from the crown to the chin: valleys and tips in turn. */
const OUTER = whole(
  locks(
    [
      [50, 4],
      [43, -9],
      [39, 5],
      [27, -6],
      [28, 9],
      [10, 3],
      [17, 19],
      [-2, 18],
      [9, 32],
      [-9, 37],
      [5, 45],
      [-10, 57],
      [7, 59],
      [-4, 77],
      [14, 72],
      [7, 94],
      [24, 84],
      [24, 105],
      [36, 92],
      [41, 113],
      [50, 100],
    ],
    -0.14,
  ),
)
const MIDDLE = whole(
  locks(
    [
      [50, 10],
      [46, 1],
      [42, 11],
      [33, 3],
      [33, 15],
      [18, 12],
      [23, 25],
      [8, 27],
      [17, 37],
      [2, 44],
      [15, 49],
      [2, 61],
      [17, 62],
      [9, 77],
      [23, 73],
      [20, 90],
      [33, 83],
      [36, 100],
      [50, 92],
    ],
    -0.14,
  ),
)
const FRINGE = whole(
  locks(
    [
      [50, 17],
      [44, 9],
      [42, 19],
      [33, 14],
      [34, 24],
      [21, 25],
      [28, 34],
      [13, 38],
      [25, 44],
      [11, 53],
      [25, 54],
      [15, 66],
      [29, 64],
      [23, 79],
      [36, 76],
      [50, 84],
    ],
    -0.14,
  ),
)
const HEAD = whole(
  'M50 13.6Q48.4 19 46.6 22.6Q44.6 19 42.2 15.6Q41.8 20.6 40.2 24.4Q37.4 21.6 34 20Q34.8 25 34 28.4L29.4 30' +
    'Q30 34 29.2 37L26.6 42L29 46.6L27.8 51L31 56L35 64L42 69L50 70',
)
const EARS = both('M36.5 24C30 25 23 20 20 8C27.6 6.4 35.4 9.6 39.4 17.6Z')
const JAW = whole('M50 62L33.4 68C31 79 34 91.4 42.4 97.6C45.4 99.6 48 100 50 100')
const MOUTH = whole('M50 64L35 70C33.8 78.6 36.6 87.6 42.6 91.6C45.4 93.4 48 93.8 50 93.8')
const MUZZLE = both(
  'M50 60C46.6 60.2 43 58.4 40.4 55.6L33 58.4L28.8 65.6C30 71 35.4 74.6 41 73.4C45.4 72.2 49 69.6 50 66.4Z',
)
const NOSE = whole('M50 52.4C45.4 52 40.8 52.8 39.6 55.8C41.8 60 46 62.6 48.6 63.4L49 67L50 67.4')
const BRIDGE = whole('M50 28C47.4 32 45.6 36 45.6 40.6C46.4 46 44.8 51 40.6 55.8L50 57')
const BROW = 'M49.2 40.4C45.6 33.6 38.6 28.8 30.6 29.2C28.4 32 27.6 35 27.8 38.4C34.6 36.4 41.6 39.4 46.8 46Z'
const SOCKET = 'M30.4 37.8C36.4 36 42.6 39.2 47.4 46.6C43.4 50 35.2 48.4 30.4 37.8Z'
const EYE = 'M33 40C37.6 38.8 42.2 41.4 45.4 46C41.6 47.6 35.8 46 33 40Z'
const FANG = 'M35.4 72C36.2 77.6 38 82.4 41 86.6C43.4 81.6 44.6 77 43.8 71.4C41.6 73 38.6 73.4 35.4 72Z'
const LOWER = 'M41.6 91.4C40.8 86.6 41.4 83 42.8 79.4C45.4 82.8 46.8 87.2 46.6 93.4Z'
const TEETH = [
  'M44.6 71.6C44.6 73.8 45.2 75.4 46.2 76.6C47.4 75.2 48 73.2 48 70Z',
  'M48.4 69.6C48.4 71.8 48.8 73.4 49.5 74.4L50 68.4Z',
]

/** Half of the frame of the view, to the right: what the lamp above left does not reach. */
const RIGHT = 'M50 -20L130 -20L130 130L50 130L49 96L53 74L50 66L54 54L50 44L55 30Z'

const parts: Part[] = [
  part([OUTER], {
    do: 'shadow',
    grow: 0.02,
    tint: [0, 0, 0.02],
    layers: [
      { blur: 0.03, lift: 0.05, strength: 0.9 },
      { blur: 0.1, lift: 0.12, strength: 0.7 },
    ],
  }),
  // The mane in three rows, each with its lit and its shaded side.
  ...cel(OUTER, INK, 1.5, ink('#6e1410')),
  ...side([OUTER], 2.4, 2.6, ink('#a8261a')),
  tone(RIGHT, OUTER, ink('#3c0814', { opacity: 0.55 })),
  // The arena's blue light on the edge that the lamp leaves in the dark.
  ...side([OUTER], -1.5, -1, ink('#4a7cff'), [RIGHT]),
  ...cel(MIDDLE, INK, 0.9, ink('#c8420e')),
  ...side([MIDDLE], 2.2, 2.4, ink('#f0701a')),
  tone(RIGHT, MIDDLE, ink('#6e1410', { opacity: 0.6 })),
  ...cel(EARS, INK, 1, ink('#d8641a')),
  part(both('M34.6 22.6C30.6 22.4 26 18.6 23.6 11C28.6 11 33.4 13.6 36 18.6Z'), ink('#4a0c12')),
  ...cel(FRINGE, INK, 0.9, ink('#f7931e')),
  ...side([FRINGE], 2.2, 2.4, ink('#ffc648')),
  tone(RIGHT, FRINGE, ink('#b03a10', { opacity: 0.65 })),
  // The open mouth, then what lies over it.
  ...cel(JAW, INK, 1.1, ink('#ffe3b0')),
  tone(RIGHT, JAW, ink('#d08a4c', { opacity: 0.8 })),
  ...cel(MOUTH, INK, 0.6, ink('#4a0612')),
  part(whole('M50 78C45.4 77.6 42.6 81 43 86C44.8 90.6 47.6 92 50 92'), ink('#d8262e')),
  part('M46.6 80.4C44.8 82 44.6 85 45.6 88.4C46 85.6 46.8 83 48.6 80.6Z', ink('#ff7a70')),
  lines('M50 80L50 91', 0.9, ink('#8a0c1c')),
  ...cel(both(LOWER), INK, 0.6, ink('#fff6e2')),
  ...cel(HEAD, INK, 0.8, ink('#f7931e')),
  tone(both('M28 40C30 52 33 60 38 68L28 68Z'), HEAD, ink('#c8560e')),
  tone(both('M44 12L46.4 24C47 30 48 33 49 36C44.6 30.6 38.6 27.8 31 28.4L33 18Z'), HEAD, ink('#ffc648')),
  tone(
    both(
      'M47 23C47.4 27 48.2 30 49.4 33C47 30.4 46 27 45.8 24Z',
      'M40.4 25C41 28 42.4 30.4 44.4 32C41.4 30.6 39.8 28.4 39.2 26Z',
    ),
    HEAD,
    ink(INK),
  ),
  part(
    both('M36.4 49.6C39.6 51 43 50.6 45.4 48.8C44.6 52 42.6 54.6 40 56.4C38.6 54 37.4 52 36.4 49.6Z'),
    ink('#ffb83a'),
  ),
  ...cel(BRIDGE, '#a83c0c', 0.5, ink('#ffcf5c')),
  tone('M50 20L70 20L70 60L50 60Z', BRIDGE, ink('#f0a030')),
  lines(both('M45.2 49.4L41 50.4', 'M44.4 52.2L40 53'), 0.8, ink('#a83c0c')),
  tone(RIGHT, HEAD, ink('#b03a10', { opacity: 0.55 })),
  ...cel(both(SOCKET), INK, 0.4, ink(INK)),
  part(both(EYE), ink('#fff27a')),
  tone(both('M31 38C37 38 43 41.6 46.6 46.4L46.6 44C42 40 37 37 31 37Z'), both(EYE), ink('#d88a0c')),
  part(both(oval(40.6, 43.9, 1.15, 1.9)), ink(INK)),
  part([oval(39.6, 42.8, 0.6), oval(58.4, 42.8, 0.6)], ink('#ffffff')),
  part(both(EYE), ink('#ffd02a', { blur: 0.025, gain: 0.9, blend: 'add' })),
  part([oval(39.4, 42.6, 0.7), oval(58.2, 42.6, 0.7)], ink('#ffffff', { gain: 2 })),
  ...cel(both(BROW), INK, 0.7, ink('#c8560e')),
  ...side([BROW], 0.4, 2.6, ink('#ff9c2a')),
  ...side([flip(BROW)], 0.4, 2.6, ink('#c8560e')),
  ...cel(MUZZLE, INK, 0.8, ink('#fff0d0')),
  ...side(MUZZLE, -0.6, -4, ink('#e0b078')),
  tone(RIGHT, MUZZLE, ink('#c88a58', { opacity: 0.6 })),
  part(both(oval(36, 64.4, 0.75), oval(39.4, 66.6, 0.75), oval(36.2, 68.4, 0.75)), ink('#7a2a14')),
  ...cel(both(FANG, ...TEETH), INK, 0.6, ink('#fffaf0')),
  hatch(both('M41.4 86L43.6 71'), both(FANG), 2.6, ink('#d8c4a8')),
  ...cel(NOSE, INK, 0.7, ink('#3a0c14')),
  part(both('M42 55.4C44 54.2 47 53.8 49.4 54.2L48.4 56.4C46 56 44 56.4 42 57Z'), ink('#a84a4a')),
  part('M42 55.4C44 54.2 47 53.8 49.4 54.2L49 55.2C46.6 55 44.4 55.4 42 56.4Z', ink('#ffb8a0')),
  part([OUTER], { do: 'emboss', pillow: 0.35, shading: 0.8, coat: 0.6, coatRough: 0.16 }),
]

/** The head of a roaring lion. */
export function lion(place: Stand): SceneStep[] {
  return stand(parts, place)
}
