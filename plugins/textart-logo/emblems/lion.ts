import { hatch, tone } from './cel.ts'
import { flesh, fur, IVORY, LOCKS, ROUND } from './hide.ts'
import { FRINGE, MIDDLE, OUTER } from './mane.ts'
import { both, oval, whole } from './paths.ts'
import { cast, ink, lines, type Part, part, type PartStep, type SceneStep, stand, type Stand } from './parts.ts'

const INK = '#1a0610'

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

/** The lamp stands above: what lies low and what lies below a brow, a cheek or the muzzle is in shade. */
const SHADE = '#3a0a14'
/** Behind, the arena's blue light. */
const BEHIND = { at: [0.5, 1.1], reach: 1.4, wrap: 0.1 } as const
const ABOVE = { at: [0.42, -0.5], reach: 2.4, wrap: 0 } as const

/** Light on the tips that are turned to the lamp. */
const RIM: PartStep[] = [
  ink('#ffe2a0', { line: 0.01, blur: 0.003, blend: 'add', gain: 0.75, facing: ABOVE }),
  ink('#4a7cff', { line: 0.014, blur: 0.004, blend: 'add', gain: 0.45, facing: BEHIND }),
]

const parts: Part[] = [
  part([OUTER], {
    do: 'shadow',
    grow: 0.01,
    tint: [0, 0, 0.02],
    layers: [
      { blur: 0.016, lift: 0.04, strength: 0.85 },
      { blur: 0.05, lift: 0.12, strength: 0.9 },
      { blur: 0.12, lift: 0.24, strength: 0.85 },
    ],
  }),
  // The mane in three rows: each keeps the lamp from the one behind it.
  part(OUTER, fur(['#7a1c14', '#a8301a', '#8a2416', '#4c0c10'], LOCKS, 1.45), ...RIM),
  part(
    MIDDLE,
    cast(0.9, 0.02, 0.02),
    cast(0.95, 0.04, 0.06),
    fur(['#d8560e', '#e0681a', '#a8340e'], LOCKS, 1.45),
    RIM[0]!,
  ),
  part(EARS, cast(0.9, 0.02, 0.02), fur(['#b8480e', '#e07a20', '#d06a18'], ROUND, 1.2)),
  part(both('M34.6 22.6C30.6 22.4 26 18.6 23.6 11C28.6 11 33.4 13.6 36 18.6Z'), ink('#3a080e', { blur: 0.008 })),
  part(
    FRINGE,
    cast(0.9, 0.02, 0.02),
    cast(0.95, 0.04, 0.06),
    fur(['#f09020', '#f8b03c', '#d87c18'], LOCKS, 1.4),
    RIM[0]!,
  ),
  // The open mouth, then what lies over it.
  part(JAW, cast(0.9, 0.016, 0.02), cast(0.9, 0.05, 0.08), flesh('#e0b27a', 0.5, 0, 0.75)),
  part(MOUTH, ink('#1c0208', { grow: 0.004, blur: 0.005 }), ink('#4a0612', { grow: -0.03, blur: 0.02 })),
  part(
    whole('M50 77C44.4 76.6 41.6 81 42.4 86C44.2 91 47.2 92.4 50 92.4'),
    cast(0.8, 0.012, 0.004),
    flesh('#c02430', 0.8, 1.4),
  ),
  lines('M50 79L50 90.6', 1, ink('#4a0410', { blur: 0.004, opacity: 0.8 })),
  part(both(LOWER), cast(0.9, 0.01, 0.006), IVORY),
  // The muzzle keeps the lamp from the mouth.
  { ...tone('M20 60L80 60L80 79Q50 84 20 79Z', JAW, ink('#12020a', { opacity: 0.6 })), soft: 0.06 },
  part(
    HEAD,
    cast(0.9, 0.014, 0.012),
    cast(0.7, 0.04, 0.03),
    fur(['#b4500e', '#f0942a', '#f8a838'], { kind: 'inflate', height: 0.4 }, 1.3),
  ),
  { ...tone(both('M26 40C30 50 34 60 39 69L24 69Z'), HEAD, ink('#5c1a0a', { opacity: 0.75 })), soft: 0.04 },
  // Furrows on the forehead, wrinkles beside the nose.
  ...both(
    'M47.6 20C47.8 26 48.6 31 49.4 36',
    'M41.6 23C42.4 28 44.2 32 46.6 35',
    'M36 24.6C37.4 28 39.4 30 42 31.4',
  ).map((path) =>
    hatch(
      path,
      HEAD,
      1,
      ink('#ffd890', { shift: [0.004, 0.012], blur: 0.004, opacity: 0.5 }),
      ink('#5c1a0a', { blur: 0.004, opacity: 0.85 }),
    ),
  ),
  part(BRIDGE, cast(0.6, 0.03, 0.016), fur(['#d88420', '#f8bc4c', '#ffd070'], { kind: 'inflate', height: 0.6 }, 1.2)),
  ...both('M45.6 48.6L40 50.6', 'M44.8 51.4L39.4 53.6').map((path) =>
    hatch(
      path,
      HEAD,
      1,
      ink('#ffd890', { shift: [0, 0.01], blur: 0.004, opacity: 0.6 }),
      ink('#5c1a0a', { blur: 0.004, opacity: 0.85 }),
    ),
  ),
  // Eyes lie deep: lids, a wet ball, the brow's shadow on it.
  part(both(SOCKET), ink('#2a060a', { grow: 0.006, blur: 0.008 }), ink(INK)),
  part(both(EYE), {
    do: 'surface',
    profile: { kind: 'inflate', height: 0.6 },
    paint: { kind: 'vertical', colours: ['#8a4a04', '#f0c020', '#fff08a'] },
    material: { colour: '#f0c020', metal: 0, rough: 0.3, coat: 1.6, coatRough: 0.04 },
    gain: 1.3,
    bounce: 0,
  }),
  part(both(oval(40.6, 44, 1.1, 1.9)), ink(INK, { blur: 0.002 })),
  tone(both('M28 34C37 36 44 41 48 47L46 45.4C41 41.6 37 39.8 31 39Z'), both(EYE), ink(INK, { opacity: 0.85 })),
  part([oval(39.4, 43, 0.7), oval(58.2, 43, 0.7)], ink('#ffffff', { gain: 1.6, blur: 0.002 })),
  part(
    both(BROW),
    cast(0.9, 0.012, 0.012),
    cast(0.7, 0.03, 0.04),
    fur(['#a8440c', '#f0901e', '#f8a030'], { kind: 'inflate', height: 1 }, 1.3),
  ),
  part(MUZZLE, cast(0.9, 0.012, 0.014), cast(0.7, 0.03, 0.05), flesh('#fbe6bc', 0.9, 0, 1.15)),
  { ...tone(both('M26 63C32 70 42 70 50 63L50 80L26 80Z'), MUZZLE, ink('#7a3c1c', { opacity: 0.6 })), soft: 0.04 },
  part(both(oval(36, 64.4, 0.75), oval(39.4, 66.6, 0.75), oval(36.2, 68.4, 0.75)), ink('#4a160a', { blur: 0.004 })),
  part(both(FANG, ...TEETH), cast(0.9, 0.01, 0.012), IVORY),
  { ...tone('M20 66L80 66L80 75L20 75Z', both(FANG, ...TEETH), ink('#4a1a10', { opacity: 0.6 })), soft: 0.03 },
  part(NOSE, cast(0.8, 0.012, 0.014), flesh('#3a1014', 0.9, 1.8)),
  // What is low and turned away from the lamp.
  {
    ...tone('M-40 64C10 56 90 56 140 64L140 140L-40 140Z', OUTER, ink(SHADE, { blend: 'multiply', opacity: 0.62 })),
    soft: 0.16,
  },
]

/** The head of a roaring lion. */
export function lion(place: Stand): SceneStep[] {
  return stand(parts, place)
}
