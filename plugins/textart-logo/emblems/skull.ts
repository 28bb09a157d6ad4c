import { both, oval, panel, whole } from './paths.ts'
import {
  cast,
  ink,
  lines,
  moulded,
  type Part,
  part,
  type PartStep,
  type SceneStep,
  stand,
  type Stand,
} from './parts.ts'

const BONE = '#e6d6b4'

const CRANIUM = whole(
  'M50 4C31 4 15 17 14 38C13.6 47 16 53.6 20.4 58' +
    'C22 63 23.6 67 27 69.6C30.6 71.4 34 72.4 35.6 75C36.4 78 36.6 80 37.4 82L50 83',
)
const SOCKET =
  'M45.4 47C46.6 53 42 60.6 34 61.6C26.4 62 21.8 56.6 22.4 48.6C23 42 30 38.8 36 39.6C40.8 40 44.4 42.4 45.4 47Z'
const CHEEK =
  'M16.4 51C22 55 27 62.6 35 64.6C39.6 65.6 41.6 68.6 40 73C36 75.6 29.6 73 25.6 69.4C20.6 65.4 16.6 58.6 16.4 51Z'
const BROW =
  'M48.6 44C45 38.4 36 36.4 30 38.2C25 39.8 21.4 43.6 20 49C17.6 41 21 33.4 29.6 31.4C38 29.8 46.4 34 49.4 40Z'
const NOSE = whole('M50 52.6C47.4 56 44 61.6 43.4 66.6C43 70.6 47.4 70 49 67L50 65.6')
const JAW = whole('M50 91C44 91 40.6 90 38.6 87C36 83 30 76.6 24.6 70.6C23 79 25 89 31.6 96.6C37 102.6 43 106 50 106')
const UPPER = [
  [45.5, 76.6, 4.3, 9.4],
  [41.2, 76, 4.1, 8.8],
  [37.4, 75, 3.7, 8],
  [34.6, 73.6, 3, 6.6],
].map(([x, y, width, height]) => panel(x!, y!, width!, height!, 1.3))
const LOWER = [
  [46.2, 86.8, 3.7, 7.6],
  [42.5, 86.2, 3.6, 7.4],
  [39.1, 85, 3.3, 7],
  [36.4, 83, 2.8, 6.2],
].map(([x, y, width, height]) => panel(x!, y!, width!, height!, 1.2))

const bone = (height = 0.6, colour: string = BONE): PartStep =>
  moulded(colour, {
    profile: { kind: 'inflate', height },
    bumps: [
      { kind: 'waves', amount: 0.008, scale: 0.22 },
      { kind: 'grain', amount: 0.0009, scale: 0.014 },
    ],
    material: { colour, metal: 0, rough: 0.6, coat: 0.3, coatRough: 0.3, scatter: 0.15 },
    gain: 0.8,
  })

/** Stains of years in the earth. */
export const EARTH = {
  do: 'fill',
  paint: {
    kind: 'mottled',
    colours: ['#e8c890', '#ffffff', '#b08a54', '#fff4dc'],
    width: 0.3,
    scale: 0.13,
    spread: 0.9,
  },
  blend: 'multiply',
  opacity: 0.6,
} satisfies PartStep

/** A long bone with two knobs at each end, lying across; the middle at x, y. */
function longBone(length: number, width: number, turn: number): Part[] {
  const [left, right] = [50 - length / 2, 50 + length / 2]
  const [a, b] = [left + length * 0.2, right - length * 0.2]
  const [high, low] = [54 - width * 0.42, 54 + width * 0.42]
  const [upper, lower] = [54 - width * 0.3, 54 + width * 0.3]
  const shaft =
    `M${left} ${high}C${a} ${upper} ${b} ${upper} ${right} ${high}` +
    `L${right} ${low}C${b} ${lower} ${a} ${lower} ${left} ${low}Z`
  const knobs = [left, right].flatMap((x) =>
    [-1, 1].map((side) => oval(x, 54 + side * width * 0.44, width * 0.56, width * 0.52)),
  )
  const made = part(
    [shaft, ...knobs],
    { do: 'fill', grow: 0.003, colour: '#0c0704' },
    cast(0.9, 0.03, 0.04),
    bone(0.8, '#d8c6a0'),
    EARTH,
  )
  return [{ ...made, turn }]
}

const crack = (path: string) => [
  lines(path, 0.7, ink('#1c0f06', { opacity: 0.9, blur: 0.001 })),
  lines(path, 0.5, ink('#fff4dc', { opacity: 0.5, shift: [0.007, 0.006] })),
]

const parts: Part[] = [
  ...longBone(128, 13, 33),
  ...longBone(128, 13, -33),
  part([CRANIUM, JAW], { do: 'fill', grow: 0.004, colour: '#0c0704' }, cast(0.9, 0.05, 0.05)),
  part(JAW, bone(0.6, '#d2bf98')),
  part(
    whole('M50 92C44 92 39 90 36 86C33 82 30 79 27.6 76C31 86 38 96.6 50 97'),
    ink('#2a180a', { blur: 0.014, opacity: 0.7 }),
  ),
  part(whole('M50 80C44 80 37 79 33.6 73.6C31.6 80 34.6 88 40 91C43 92.4 47 93 50 93'), ink('#0c0603')),
  part(
    both('M30 80C31.6 88 36 95 42 98.6C36.6 98 30.6 92 28.4 84C28.2 81 29 79 30 80Z'),
    ink('#3a220e', { blur: 0.012, opacity: 0.5 }),
  ),
  part(oval(50, 101, 7, 3), ink('#fff4da', { blur: 0.014, opacity: 0.3 })),
  ...both(...LOWER).map((path) => part(path, cast(0.5, 0.006), bone(0.6, '#e2d2a6'))),
  part(CRANIUM, cast(0.8, 0.02, 0.02), bone(0.75)),
  part(CRANIUM, ink('#4a2c10', { line: 0.05, blur: 0.03, opacity: 0.5 })),
  part(whole('M50 26C44 27 34 27 27 33C33 31 44 32 50 37'), ink('#5a3c1c', { blur: 0.016, opacity: 0.5 })),
  // Temples and the hollows of the cheeks.
  part(
    both('M17.6 34C20 30 24 30 25.4 34C26 40 23 46 19.6 50C16.6 46 16 39 17.6 34Z'),
    ink('#5a3c1c', { blur: 0.018, opacity: 0.6 }),
  ),
  part(
    both('M24 62C29 68 34 69 40 71C41 74 40 79 38 81C35 76 27 72 24 62Z'),
    ink('#3a220e', { blur: 0.012, opacity: 0.7 }),
  ),
  part(both(CHEEK), cast(0.9, 0.016, 0.02), bone(0.95)),
  part(both(BROW), cast(0.7, 0.014, 0.014), bone(0.9, '#eadbb8')),
  // Sockets: dark, deeper to the top, an ember within.
  part(both(SOCKET), ink('#4a2e14', { grow: 0.012, blur: 0.008, opacity: 0.8 }), ink('#0a0402')),
  part(
    both('M43.4 52C43 57 39 60 33.6 60.2C28.6 60.4 25 57 24.4 52.4C30 56.6 38 56.6 43.4 52Z'),
    ink('#6a4a26', { blur: 0.014, opacity: 0.55 }),
  ),
  part(
    both(oval(35, 50.4, 2)),
    ink('#3cff6a', { blur: 0.035, gain: 0.8, blend: 'add' }),
    ink('#c8ffd0', { gain: 1.6, blend: 'add', blur: 0.006 }),
  ),
  part(NOSE, ink('#5a3a1a', { grow: 0.01, blur: 0.006, opacity: 0.7 }), ink('#0e0603')),
  part(whole('M50 45C48 48 46.4 52 46 56L50 52'), ink('#fff6e0', { blur: 0.01, opacity: 0.45 })),
  part(whole('M50 76C44 76 38 75.6 33.6 73L34 71.4L50 74'), ink('#3a220e', { blur: 0.008, opacity: 0.6 })),
  ...both(...UPPER).map((path) => part(path, cast(0.6, 0.006), bone(0.6, '#f0e4c4'))),
  ...both(
    'M45.6 70.6C45.5 73 45.4 75 45.3 76.6',
    'M41.4 71.6C41.2 73.4 41.1 74.6 41 75.8',
    'M37.6 72C37.4 73.4 37.3 74.4 37.2 75.2',
  ).map((path) => lines(path, 0.5, ink('#6a4a26', { opacity: 0.5, blur: 0.003 }))),
  ...crack('M61 6.4L58.4 12L62 16.4L58 22.6L60.4 27M62 16.4L66.4 19.6M58 22.6L53.6 25'),
  ...crack('M22 26L27 28L29.4 25.4M27 28L27.6 31'),
  part(oval(33, 17, 11, 6), ink('#ffffff', { blur: 0.035, blend: 'add', gain: 0.14 })),
  part(CRANIUM, ink('#7dffa0', { line: 0.014, blur: 0.008, blend: 'add', gain: 0.1 })),
  // One lamp from the left for all of it, and the slime's light on the other side.
  part(
    [CRANIUM, JAW],
    EARTH,
    {
      do: 'fill',
      paint: { kind: 'horizontal', colours: ['#fff4e0', '#ffffff', '#ecd8b4', '#8a7450', '#3c4a34'] },
      blend: 'multiply',
      opacity: 0.85,
    },
    {
      do: 'fill',
      line: 0.012,
      blur: 0.008,
      paint: { kind: 'horizontal', colours: ['#000000', '#000000', '#1a6a34'] },
      blend: 'add',
    },
  ),
]

/** A skull before crossed bones, embers in its eyes. */
export function skull(place: Stand): SceneStep[] {
  return stand(parts, place)
}
