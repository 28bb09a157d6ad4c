import { cel, hatch, locks, mark, side, tone } from './cel.ts'
import { both, corners, flip, oval, star, whole } from './paths.ts'
import { ink, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'

const INK = '#1a0612'
const LAMP = '#ffd078'

const FACE = whole('M50 13C40 13 31.4 18 28.4 28C25.8 37 25 48 26.6 57L30.4 72L38 86L45 92.6L50 94')
const EARS = both('M28 44C24 40 19.6 42 20 48C20.6 55 24 60 28 60Z')
const DIAMOND = 'M36.4 18.6L43.4 38L39 63L32 40Z'
const EYE = 'M29 40.4C33.6 35.6 41.6 37 46.8 45C42 49.4 33 48.4 29 40.4Z'
const BROW = 'M25.6 36C29.4 26.4 40.4 25.6 47 39.6L48.6 34.4C43.6 21.6 29 20.4 25.6 36Z'
const LIPS = whole('M50 66.4C42 67.6 33.4 64 27.4 55.4C23.6 54.4 22.4 58.4 24 62C27.6 77 38 89.6 50 89.6')
const MOUTH = whole('M50 70.6C41.6 71.6 34.4 68.4 29.2 62C31.4 73.6 39.4 84.4 50 84.4')
const NOSE = oval(50, 54, 8.2)

/** The wig's left side in three rows: valleys and tips in turn, closed behind the head. */
const WIG = [
  {
    path: `${locks(
      [
        [34, 18],
        [25, 3],
        [21, 14],
        [8, 4],
        [10, 19],
        [-8, 14],
        [-1, 29],
        [-18, 34],
        [-6, 44],
        [-21, 56],
        [-5, 59],
        [-14, 76],
        [2, 72],
        [2, 90],
        [14, 79],
        [23, 92],
        [30, 74],
      ],
      -0.2,
    )}Z`,
    own: '#a81c0c',
    lit: '#dc3a10',
  },
  {
    path: `${locks(
      [
        [34, 22],
        [24, 11],
        [22, 21],
        [8, 16],
        [12, 29],
        [-4, 30],
        [5, 41],
        [-9, 49],
        [5, 55],
        [-5, 67],
        [8, 67],
        [8, 80],
        [18, 72],
        [27, 80],
        [31, 66],
      ],
      -0.2,
    )}Z`,
    own: '#e2480e',
    lit: '#ff7a1e',
  },
  {
    path: `${locks(
      [
        [34, 27],
        [23, 20],
        [23, 30],
        [10, 29],
        [15, 40],
        [4, 47],
        [15, 52],
        [7, 62],
        [18, 62],
        [19, 71],
        [29, 60],
      ],
      -0.2,
    )}Z`,
    own: '#ff7e1c',
    lit: '#ffb040',
  },
] as const

/** Points of the collar around the chin, `far` at the tips. */
const collar = (far: number, near: number, count: number) =>
  corners(
    [50, 80],
    ...Array.from({ length: count * 2 + 1 }, (_, at): [number, number] => {
      const angle = (Math.PI * (at - 0.4)) / (count * 2 - 0.8)
      const radius = at % 2 === 1 ? far : near
      return [50 - radius * Math.cos(angle), 80 + radius * 0.64 * Math.sin(angle)]
    }),
  )
const RUFF = [
  { path: collar(62, 46, 9), own: '#f2a412', lit: '#ffd84a' },
  { path: collar(50, 37, 8), own: '#e8dcd0', lit: '#fffaf0' },
] as const

const BRIM = 'M27 9C38 15 62 15 73 9C76 12 74 16 69 17.4C57 21.4 43 21.4 31 17.4C26 16 24 12 27 9Z'
const CROWN = 'M35.4 12L32 -11C42 -7.4 58 -7.4 68 -11L64.6 12C56 15.4 44 15.4 35.4 12Z'
const RIBBON = 'M34.4 4.6C44 8 56 8 65.6 4.6L64.6 12C56 15.4 44 15.4 35.4 12Z'

/** What the lamps above left do not reach. */
const RIGHT = 'M52 -30L150 -30L150 150L48 150L50 96L47 90L54 76L51 62L57 54L52 44L54 30Z'

/** A small top hat, worn askew. */
const HAT: Part[] = [
  ...cel([CROWN, BRIM], INK, 1.3, ink('#6a22b8')),
  ...side([CROWN], 4, 0.6, ink('#a05cf0')),
  tone('M56 -20L90 -20L90 14L52 20Z', CROWN, ink('#3c0e78')),
  ...cel(RIBBON, INK, 0.8, ink('#ffc42c')),
  tone('M56 -20L90 -20L90 20L52 20Z', RIBBON, ink('#c87c0c')),
  ...cel(BRIM, INK, 0.9, ink('#6a22b8')),
  ...side([BRIM], 0.6, 2.4, ink('#a05cf0')),
  part(star(50, 9.4, 6.4, 2.7, 5), ink(INK, { grow: 0.01 }), ink('#fffaf0')),
  part([CROWN, BRIM], { do: 'emboss', pillow: 0.3, shading: 0.8, coat: 0.6, coatRough: 0.18 }),
].map((each) => ({ ...each, turn: 9 }))

const parts: Part[] = [
  part([FACE, ...WIG.flatMap(({ path }) => both(path)), RUFF[0].path], {
    do: 'shadow',
    grow: 0.03,
    tint: [0.04, 0, 0],
    layers: [
      { blur: 0.03, lift: 0.04, strength: 0.8 },
      { blur: 0.12, lift: 0.1, strength: 0.5 },
    ],
  }),
  ...RUFF.flatMap(({ path, own, lit }) => [
    ...cel(path, INK, 1, ink(own)),
    ...side([path], 1.4, 3.4, ink(lit)),
    tone(RIGHT, path, ink('#7a1a3c', { opacity: 0.4 })),
    ...Array.from({ length: 9 }, (_, at) => {
      const angle = (Math.PI * (at + 0.5)) / 9
      return hatch(
        `M50 80L${(50 - 64 * Math.cos(angle)).toFixed(2)} ${(80 + 41 * Math.sin(angle)).toFixed(2)}`,
        path,
        0.7,
        ink(INK),
      )
    }),
  ]),
  ...WIG.flatMap(({ path, own, lit }, at) => [
    ...cel(both(path), INK, at === 0 ? 1.1 : 0.8, ink(own)),
    ...side(both(path), 2.2, 2.6, ink(lit)),
    tone(RIGHT, [flip(path)], ink('#5c0420', { opacity: 0.4 })),
    // The sign's lamps find the wig's edge.
    ...(at === 0 ? [...side([path], 1.2, 1.2, ink(LAMP)), ...side([flip(path)], -1.2, 1.2, ink(LAMP))] : []),
  ]),
  ...cel(EARS, INK, 1.2, ink('#f2c4a4')),
  part(both('M26.6 47C24 45 22.4 47 22.8 50C23.4 53 25 55.6 26.6 56.4Z'), ink('#b86a54')),
  // White greasepaint; what is turned away from the lamps is cooler.
  ...cel(FACE, INK, 1, ink('#fff4e8')),
  tone(RIGHT, FACE, ink('#dcbcc4')),
  ...side([FACE], -2.6, -2.6, ink('#b88aa0')),
  tone(both('M27 52C31 60 34 68 44 92L30 92Z'), FACE, ink('#cfa6b2', { opacity: 0.7 })),
  ...cel(both(DIAMOND), INK, 0.5, ink('#0f9cb4')),
  ...side([DIAMOND], 2, 0, ink('#4fd8e4')),
  ...side([flip(DIAMOND)], 2, 0, ink('#0a6480')),
  tone(both('M36 14L44 20L44 34L36 40L28 36L28 20Z'), both(DIAMOND), ink('#0a6480', { opacity: 0.6 })),
  part(both(oval(31.4, 61, 4.6, 3.8)), ink('#ff5a66', { opacity: 0.85 })),
  // Eyes under raised brows.
  ...cel(both(EYE), INK, 1.1, ink('#fffbe0')),
  tone(both('M27 40C34 36 42 40 48 47L48 44C42 34 34 32 27 36Z'), both(EYE), ink('#c8a888')),
  mark(both(oval(39.6, 43, 4)), both(EYE), ink('#1c7a1c'), ink('#7ee02c', { grow: -0.008 })),
  mark(both(oval(39.8, 43, 1.9)), both(EYE), ink(INK)),
  part([oval(38, 41, 1), oval(58.8, 41, 1)], ink('#ffffff')),
  ...cel(both(BROW), INK, 0.3, ink(INK)),
  hatch(both('M47.6 31C48 28 48.4 26 48 23.6', 'M41 21.6C44 20 47 19.8 49 20'), FACE, 0.8, ink('#b88a90')),
  // The grin: lips, two rows of teeth.
  ...cel(LIPS, INK, 1, ink('#d8101e')),
  ...side([LIPS], 1, 3, ink('#ff5a50')),
  tone(RIGHT, LIPS, ink('#7a0420', { opacity: 0.5 })),
  ...cel(MOUTH, INK, 1, ink('#fff6dc')),
  tone('M20 60L80 60L80 90L62 84L55 79L50 82L44 79L38 82L33 76Z', MOUTH, ink('#ead2a4')),
  tone(RIGHT, MOUTH, ink('#b07a60', { opacity: 0.55 })),
  hatch([...both('M33.6 60L35.6 76', 'M39 60L40.4 84', 'M44.6 60L45.2 88'), 'M50 60L50 90'], MOUTH, 0.8, ink(INK)),
  hatch(both('M50 78.6L47.6 77.4L45 79L42.4 76.6L40 77.6L37.4 74L35 74.4L31 66'), MOUTH, 0.9, ink(INK)),
  hatch(both('M25.4 60C22.4 58.6 21.8 55 23.4 52.4'), FACE, 1.1, ink(INK)),
  hatch(both('M42 59.6C37.6 62.4 33 62.8 29.6 61.4'), FACE, 0.9, ink('#b86a74')),
  ...cel(NOSE, INK, 1.2, ink('#e4101e')),
  ...side([NOSE], -2.4, -2.6, ink('#8a0420')),
  part(oval(47, 50.4, 2.9, 2.1), ink('#ffd8d0')),
  part(oval(53.4, 57.6, 1.6, 1), ink('#ff6a60')),
  part([FACE, ...EARS, ...WIG.flatMap(({ path }) => both(path)), ...RUFF.map(({ path }) => path)], {
    do: 'emboss',
    pillow: 0.3,
  }),
  ...HAT,
]

/** A grinning clown with a wig, a ruff and a small hat. */
export function clown(place: Stand): SceneStep[] {
  return stand(parts, place)
}
