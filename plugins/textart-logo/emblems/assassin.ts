import { both, corners, flip, oval, panel, star, whole } from './paths.ts'
import {
  cast,
  ink,
  lines,
  moulded,
  type Part,
  part,
  plated,
  ridged,
  type SceneStep,
  stand,
  type Stand,
} from './parts.ts'

const CLOTH = '#3a4149'
const DARK = '#22272e'
const LINING = '#6e0c16'
const LEATHER = '#4a2814'

const HOOD = whole('M50 -4C45 3 31 9 23 24C15.4 40 15 60 19 76C26 86 38 92 50 94')
const CAPE = whole('M50 62C38 62 26 64 17 72C6 80 -4 92 -10 112L50 112')
const OPENING = whole('M50 15C42 21 32.6 30 30 46C28 61 33 74 41 82L50 88')
const FACE = whole('M50 46C42 46 36 48 34.6 54C34.8 65 38.6 74 44.6 79.6C46.6 81.4 48.4 82 50 82')
const SCARF = whole('M50 80C43 80 36 77 31 71C27 76 26 82 28 88C34 95 42 98 50 98')

const cloth = (colour: string, height = 0.45) =>
  moulded(colour, {
    profile: { kind: 'inflate', height },
    bumps: [
      { kind: 'grain', amount: 0.0013, scale: 0.012 },
      { kind: 'waves', amount: 0.014, scale: 0.3 },
    ],
    material: { colour, metal: 0, rough: 0.9, sheen: 0.5 },
    bounce: 0,
  })
const leather = (colour: string, height = 0.5) =>
  moulded(colour, {
    profile: { kind: 'inflate', height },
    bumps: [{ kind: 'hammered', amount: 0.002, scale: 0.012 }],
    material: { colour, metal: 0, rough: 0.5, coat: 0.35, coatRough: 0.3 },
    bounce: 0,
  })
const steel = (colour: string, slope = 0.6) =>
  ridged(colour, slope, { material: { colour, metal: 1, rough: 0.16 }, bounce: 0.3 })

/** A crease: dark, with light along its far side. */
const crease = (path: string, width = 1.8): Part[] =>
  [path, flip(path)].flatMap((each) => [
    lines(each, width, ink('#05070a', { opacity: 0.7, blur: 0.009 })),
    lines(each, width * 0.4, ink('#a8b6c4', { opacity: 0.28, blur: 0.005, shift: [0.012, 0.008] })),
  ])

const STRAPS = [
  'M8 84C20 92 34 100 50 112L40 112C28 102 16 95 2 90Z',
  'M86 74C78 86 66 98 50 110L58 112C72 102 84 92 92 79Z',
]

const parts: Part[] = [
  part([HOOD, CAPE], { do: 'fill', grow: 0.006, colour: '#04060a' }, cast(0.9, 0.05, 0.05)),
  part(CAPE, cloth(DARK, 0.5)),
  ...crease('M14 78C12 90 10 100 8 112'),
  ...crease('M26 74C26 88 24 100 24 112', 1.5),
  ...crease('M36 78C38 92 38 102 38 112', 1.3),
  ...STRAPS.map((path) => part(path, cast(0.9, 0.014, 0.014), leather(LEATHER))),
  ...STRAPS.map((path) => lines(path, 0.4, ink('#caa46a', { opacity: 0.5 }))),
  // The hood: cloth, its lining, and the dark within.
  part(HOOD, cast(0.9, 0.03, 0.03), cloth(CLOTH, 0.62)),
  ...crease('M46 4C36 12 27 24 23 40'),
  ...crease('M42 3C34 8 28 14 24.6 22', 1.2),
  ...crease('M21 44C20 58 21.6 70 25 80', 1.6),
  ...crease('M26 42C24.6 56 26 70 32 82', 1.2),
  lines('M50 -3L50 15', 0.8, ink('#0a0d12', { opacity: 0.8, blur: 0.003 })),
  part(OPENING, cast(0.8, 0.012, 0.012), { ...cloth(CLOTH, 0.5), grow: 0.036 } as never),
  part(OPENING, { ...cloth(LINING, 0.4), grow: 0.018 } as never),
  part(OPENING, ink('#020204', { blur: 0.006 }), ink('#020204')),
  // A face that the light hardly finds.
  part(
    FACE,
    moulded('#8a5c40', {
      profile: { kind: 'inflate', height: 0.6 },
      material: { colour: '#7a4e36', metal: 0, rough: 0.6, coat: 0.2, coatRough: 0.4 },
      gain: 0.55,
    }),
  ),
  part(
    whole('M50 55C48.6 59 47.8 63 46.4 66.6C47.6 68 49 68.2 50 68.2'),
    cast(0.8, 0.01, 0.01),
    moulded('#8a5c40', { gain: 0.55 }),
  ),
  part(
    whole('M50 72.4C47 72 45 72.8 43 73.4C45.4 75.6 48 76.2 50 76.2'),
    ink('#3a1410', { opacity: 0.85, blur: 0.003 }),
  ),
  part(both('M35 62C38 66 40 71 42.6 76C38 74 35 69 35 62Z'), ink('#000000', { opacity: 0.6, blur: 0.012 })),
  ...[0.9, 0.85, 0.7].map((opacity, at) =>
    part(
      whole(`M50 40L28 40L29 ${60 + at * 3.4}C37 ${57 + at * 3.4} 44 ${59 + at * 3.4} 50 ${62 + at * 3.4}`),
      ink('#020204', { opacity, blur: 0.022 }),
    ),
  ),
  part(both('M36.4 56.2C39.4 55.6 42.8 57 45.8 59.6C42.4 60 39 59.2 36.4 56.2Z'), ink('#3a4a58')),
  part(both('M37 56.4C39.8 56 42.6 57.2 45.2 59.3C42.2 59.6 39.4 58.8 37 56.4Z'), ink('#a8c4d6', { opacity: 0.9 })),
  part(both(oval(41.8, 57.9, 1.5)), ink('#1c4a66'), ink('#06121c', { grow: -0.007 })),
  part([oval(41.3, 57.3, 0.5), oval(57.7, 57.3, 0.5)], ink('#ffffff', { gain: 1.2 })),
  part(both('M35 54.2C39 53.4 43.4 55 46.8 59.2C43 57.6 39 56.8 36 57Z'), ink('#010102', { blur: 0.004 })),
  part(both('M34 53.4C38.6 51.6 43.6 54 47.6 58.8L47.4 55.4C43 50.6 38 49.8 34.4 50.6Z'), ink('#010102')),
  // Light of the moon along the left of the hood.
  part(HOOD, ink('#9fd0ff', { line: 0.01, blur: 0.006, blend: 'add', gain: 0.16 })),
  // Scarf and clasp.
  part(SCARF, cast(0.9, 0.02, 0), cloth('#5a0a12', 0.7)),
  ...crease('M30 78C35 86 42 89.6 49 90.4', 1.4),
  ...crease('M28.6 84C34 91 41 94.6 48 95.6', 1.4),
  part(
    oval(50, 98, 8.6),
    cast(0.9, 0.016, 0.016),
    plated('#c9a25a', 0.02, { profile: { kind: 'round', width: 0.02, height: 0.02 }, material: 'brass' }),
  ),
  part(
    oval(50, 98, 6.2),
    plated('#12161c', 0.012, {
      profile: { kind: 'dish', width: 0.02, height: 0.012 },
      material: { colour: '#0e1216', metal: 0.4, rough: 0.3, coat: 1 },
    }),
  ),
  part(star(50, 98, 5.2, 1.3, 4), cast(0.6, 0.006), steel('#dfe4ea', 0.8)),
]

/** A hooded figure whose face lies in shadow. */
export function assassin(place: Stand): SceneStep[] {
  return stand(parts, place)
}

const BLADE = corners([78, 50], [84, 41.6], [250, 43.6], [288, 50], [250, 56.4], [84, 58.4])
const daggerParts: Part[] = [
  part(
    BLADE,
    cast(0.9, 0.1, 0.16),
    ridged('#c8d0d8', 0.9, { material: { colour: '#c0c8d0', metal: 1, rough: 0.14 }, bounce: 0.3 }),
  ),
  part(corners([92, 48.6], [214, 49.3], [214, 50.7], [92, 51.4]), ink('#10161c', { opacity: 0.7, blur: 0.004 })),
  part(panel(24, 44, 50, 12, 4), cast(0.8, 0.1, 0.1), leather(LEATHER, 0.8)),
  ...[30, 37, 44, 51, 58, 65].map((x) =>
    lines(`M${x} 44.8L${x + 3} 55.2`, 1.2, ink('#120804', { opacity: 0.8, blur: 0.004 })),
  ),
  part(
    'M72 26C78 29 82 35 82 41L82 59C82 65 78 71 72 74C68 69 72 61 72 56L72 44C72 39 68 31 72 26Z',
    cast(0.8, 0.06, 0.06),
    plated('#c9a25a', 0.03, { profile: { kind: 'round', width: 0.03, height: 0.03 }, material: 'brass' }),
  ),
  part(
    oval(20, 50, 9),
    cast(0.8, 0.06, 0.06),
    plated('#c9a25a', 0.03, { profile: { kind: 'round', width: 0.04, height: 0.04 }, material: 'brass' }),
  ),
  part(
    oval(20, 50, 4.6),
    moulded('#a00f1c', {
      profile: { kind: 'inflate', height: 1 },
      material: { colour: '#a00f1c', metal: 0, rough: 0.1, coat: 1.6 },
    }),
  ),
]

/** A dagger that lies across; its view is 300 wide. */
export function dagger(place: Stand): SceneStep[] {
  return stand(
    daggerParts.map((each) => ({ ...each, view: [300, 100] as const })),
    place,
  )
}
