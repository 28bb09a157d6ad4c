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
  'M50 4C31 4 15 17 14 38C13.6 47 16 53.6 20.4 58C22 63 23.6 67 27 69.6C30.6 71.4 34 72.4 35.6 75C36.4 78 36.6 80 37.4 82L50 83',
)
const SOCKET =
  'M45.4 47C46.6 53 42 60.6 34 61.6C26.4 62 21.8 56.6 22.4 48.6C23 42 30 38.8 36 39.6C40.8 40 44.4 42.4 45.4 47Z'
const CHEEK =
  'M16.4 51C22 55 27 62.6 35 64.6C39.6 65.6 41.6 68.6 40 73C36 75.6 29.6 73 25.6 69.4C20.6 65.4 16.6 58.6 16.4 51Z'
const BROW =
  'M48.6 44C45 38.4 36 36.4 30 38.2C25 39.8 21.4 43.6 20 49C17.6 41 21 33.4 29.6 31.4C38 29.8 46.4 34 49.4 40Z'
const NOSE = whole('M50 52.6C47.4 56 44 61.6 43.4 66.6C43 70.6 47.4 70 49 67L50 65.6')
const JAW = whole(
  'M50 88C44 88 39.6 87 37 84C34 81 29.6 75.6 24.6 70.6C22.4 80 24 92 32 99.4C38 103.6 44 104.4 50 104.4',
)
const UPPER = [48.4, 44, 39.8].map((x, at) =>
  panel(x - 3.6 + at * 0.4, 76.4 - at * 1.4, 3.9 - at * 0.3, 10.4 - at * 0.8, 1.5),
)
const LOWER = [48.2, 44.2, 40.4].map((x, at) =>
  panel(x - 3.3 + at * 0.4, 87 - at * 1.6, 3.6 - at * 0.3, 8.6 - at * 0.6, 1.4),
)

const bone = (height = 0.6, colour: string = BONE): PartStep =>
  moulded(colour, {
    profile: { kind: 'inflate', height },
    bumps: [
      { kind: 'waves', amount: 0.008, scale: 0.22 },
      { kind: 'grain', amount: 0.0009, scale: 0.014 },
    ],
    material: { colour, metal: 0, rough: 0.6, coat: 0.22, coatRough: 0.35, scatter: 0.45 },
  })

/** A long bone with two knobs at each end, lying across; the middle at x, y. */
function longBone(length: number, width: number, turn: number): Part[] {
  const [left, right] = [50 - length / 2, 50 + length / 2]
  const shaft =
    `M${left} ${54 - width * 0.42}C${left + length * 0.2} ${54 - width * 0.3} ${right - length * 0.2} ${54 - width * 0.3} ${right} ${54 - width * 0.42}` +
    `L${right} ${54 + width * 0.42}C${right - length * 0.2} ${54 + width * 0.3} ${left + length * 0.2} ${54 + width * 0.3} ${left} ${54 + width * 0.42}Z`
  const knobs = [left, right].flatMap((x) =>
    [-1, 1].map((side) => oval(x, 54 + side * width * 0.44, width * 0.56, width * 0.52)),
  )
  const made = part(
    [shaft, ...knobs],
    { do: 'fill', grow: 0.014, colour: '#0c0704' },
    cast(0.9, 0.03, 0.04),
    bone(0.8, '#d8c6a0'),
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
  part([CRANIUM, JAW], { do: 'fill', grow: 0.018, colour: '#0c0704' }, cast(0.9, 0.05, 0.05)),
  part(JAW, bone(0.6, '#d2bf98')),
  part(
    whole('M50 90C44 90 39 88 36.4 84.6C33.6 82 31 79 28.6 77C33 86 40 93 50 93.6'),
    ink('#2a180a', { blur: 0.012, opacity: 0.75 }),
  ),
  part(whole('M50 80C44 80 38 79 35 75C33 82 37 90 42 92C45 93 48 93.4 50 93.4'), ink('#120904')),
  ...both(...LOWER).map((path) => part(path, cast(0.5, 0.006), bone(0.6, '#e2d2a6'))),
  part(CRANIUM, cast(0.8, 0.02, 0.02), bone(0.62)),
  // Temples and the hollows of the cheeks.
  part(
    both('M17.6 34C20 30 24 30 25.4 34C26 40 23 46 19.6 50C16.6 46 16 39 17.6 34Z'),
    ink('#5a3c1c', { blur: 0.018, opacity: 0.6 }),
  ),
  part(
    both('M24 62C29 68 34 69 40 71C41 74 40 79 38 81C35 76 27 72 24 62Z'),
    ink('#3a220e', { blur: 0.012, opacity: 0.7 }),
  ),
  part(both(CHEEK), cast(0.8, 0.014, 0.016), bone(0.8)),
  part(both(BROW), cast(0.6, 0.014, 0.012), bone(0.75, '#eadbb8')),
  // Sockets: dark, deeper to the top, an ember within.
  part(both(SOCKET), ink('#4a2e14', { grow: 0.012, blur: 0.008, opacity: 0.8 }), ink('#0a0402')),
  part(
    both('M43.4 52C43 57 39 60 33.6 60.2C28.6 60.4 25 57 24.4 52.4C30 56.6 38 56.6 43.4 52Z'),
    ink('#6a4a26', { blur: 0.014, opacity: 0.55 }),
  ),
  part(
    both(oval(35, 50.4, 2.6)),
    ink('#3cff6a', { blur: 0.03, gain: 1.2, blend: 'add' }),
    ink('#c8ffd0', { gain: 1.6, blend: 'add', blur: 0.006 }),
  ),
  part(NOSE, ink('#5a3a1a', { grow: 0.01, blur: 0.006, opacity: 0.7 }), ink('#0e0603')),
  part(whole('M50 45C48 48 46.4 52 46 56L50 52'), ink('#fff6e0', { blur: 0.01, opacity: 0.45 })),
  ...both(...UPPER).map((path) => part(path, cast(0.6, 0.006), bone(0.6, '#f0e4c4'))),
  ...both('M46.4 70.6C46.2 73 46 75 45.8 76.6', 'M41.6 71.6C41.2 73.4 41 74.6 40.8 75.8').map((path) =>
    lines(path, 0.5, ink('#6a4a26', { opacity: 0.5, blur: 0.003 })),
  ),
  ...crack('M61 6.4L58.4 12L62 16.4L58 22.6L60.4 27M62 16.4L66.4 19.6M58 22.6L53.6 25'),
  ...crack('M22 26L27 28L29.4 25.4M27 28L27.6 31'),
  part(oval(33, 17, 11, 6), ink('#ffffff', { blur: 0.035, blend: 'add', gain: 0.14 })),
  part(CRANIUM, ink('#7dffa0', { line: 0.014, blur: 0.008, blend: 'add', gain: 0.1 })),
]

/** A skull before crossed bones, embers in its eyes. */
export function skull(place: Stand): SceneStep[] {
  return stand(parts, place)
}
