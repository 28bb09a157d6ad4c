import { both, flip, oval, star, whole } from './paths.ts'
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
const INNER = whole('M50 30C44 33 39.4 40 37.6 50C36.4 60 37.6 72 43 80L50 86')
const FACE = whole('M50 36C42 36 35.4 43 34.2 52C34.4 64 38.6 74 44.6 79.6C46.6 81.4 48.4 82 50 82')
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

/** Cloth that falls in folds: the left half, from the outside to the middle. */
const HOOD_FOLDS = [
  'M45 0C33 8 24.6 20 21 36C18 52 18.4 66 22 80C24.6 82.4 27 83.6 29.6 84.4C25.4 70 23.8 54 26.6 40C29.4 26 36.6 12 45 0Z',
  'M47 1C37.6 11 30.6 24 28 40C26 54 27.4 70 33 86C35.4 87 37.4 87.4 40 87.6C33.8 74 30.4 60 31.8 46C33.6 32 40 17 48.6 6Z',
  'M34 20C27 31 24.4 44 24 56C23.8 66 25 75 28 83C26.6 72 26.4 60 27.6 50C28.8 40 31 30 34 20Z',
]
const CAPE_FOLDS = [
  'M22 70C12 76 2 88 -4 112L9 112C11 98 15.6 84 24 72Z',
  'M27 72C19 84 15 97 14 112L24 112C24 98 26 86 31 76Z',
  'M34 78C29.6 88 28.4 100 29 112L39 112C37.4 100 36.6 90 38 82Z',
]
const fold = (path: string, colour: string): Part => part(path, cast(0.9, 0.02, 0.016), cloth(colour, 0.8))
/** Light of the moon along an edge. */
const rim = (path: string, width: number, gain: number): Part =>
  lines(path, width, ink('#a8d4ff', { blur: 0.007, blend: 'add', gain }))

const parts: Part[] = [
  part([HOOD, CAPE], { do: 'fill', grow: 0.006, colour: '#04060a' }, cast(0.9, 0.05, 0.05)),
  part(CAPE, cloth(DARK, 0.5)),
  ...CAPE_FOLDS.flatMap((path) => both(path)).map((path) => fold(path, DARK)),
  ...STRAPS.map((path) => part(path, cast(0.9, 0.014, 0.014), leather(LEATHER))),
  ...STRAPS.map((path) => lines(path, 0.4, ink('#caa46a', { opacity: 0.5 }))),
  // The hood: cloth, its lining, and the dark within.
  part(HOOD, cast(0.9, 0.03, 0.03), cloth(CLOTH, 0.62)),
  ...HOOD_FOLDS.flatMap((path) => both(path)).map((path) => fold(path, CLOTH)),
  lines('M50 -3L50 15', 0.8, ink('#0a0d12', { opacity: 0.8, blur: 0.003 })),
  part(OPENING, cast(0.8, 0.012, 0.012), { ...cloth(CLOTH, 0.5), grow: 0.036 } as never),
  part(OPENING, { ...cloth(LINING, 0.4), grow: 0.018 } as never),
  // The inside of the hood, then the dark.
  part(OPENING, ink('#03050a', { blur: 0.006 }), { ...cloth('#2c333d', 0.3), gain: 0.55 } as never),
  ...both('M47 20C40 27 34.4 36 32.6 46C31.6 57 33.4 67 37.6 75C36.4 64 36 54 38 45C40 36 43.6 28 48.6 23Z').map(
    (path) => part(path, cast(0.9, 0.014, 0.012), { ...cloth('#2a313b', 0.7), gain: 0.5 } as never),
  ),
  part(INNER, ink('#03050a', { blur: 0.04 }), ink('#03050a', { blur: 0.03 })),
  part('M50 15C60 22 68 32 70 46C72 61 67 74 59 82L50 60Z', ink('#010308', { opacity: 0.6, blur: 0.03 })),
  // A face that the light hardly finds.
  part(
    FACE,
    moulded('#8a5c40', {
      profile: { kind: 'inflate', height: 0.6 },
      material: { colour: '#5a3a2a', metal: 0, rough: 0.6, coat: 0.2, coatRough: 0.4 },
      gain: 0.62,
    }),
  ),
  part(
    whole('M50 55C48.6 59 47.8 63 46.4 66.6C47.6 68 49 68.2 50 68.2'),
    cast(0.8, 0.01, 0.01),
    moulded('#5a3a2a', { gain: 0.5 }),
  ),
  part(both('M35 62C38 66 40 71 42.6 76C38 74 35 69 35 62Z'), ink('#000000', { opacity: 0.6, blur: 0.012 })),
  part(both('M50 64C44 66 39 64 35 60L36 70C40 78 46 82 50 82Z'), ink('#04060c', { opacity: 0.35, blur: 0.02 })),
  lines('M36.2 62C37.8 70 41 76 45.4 79.4', 2, ink('#86b4d8', { blur: 0.012, blend: 'add', gain: 0.34 })),
  // The middle of the face is lost in the hood's shadow: the moon finds a cheek, a jaw and the eyes.
  part(whole('M50 56C44 60 41 68 41.6 76C44 80.4 47 82.4 50 82.6'), ink('#02030a', { opacity: 0.93, blur: 0.026 })),
  part(whole('M50 60C46 63 43.6 70 44.6 78C46.6 81 48.4 82 50 82'), ink('#02030a', { opacity: 0.8, blur: 0.02 })),
  ...[0.85, 0.7, 0.5].map((opacity, at) =>
    part(
      whole(`M50 30L28 30L29 ${54 + at * 2.4}C37 ${49 + at * 2.4} 44 ${50 + at * 2.4} 50 ${52 + at * 2.4}`),
      ink('#020204', { opacity, blur: 0.022 }),
    ),
  ),
  part(both('M36.4 56.2C39.4 55.6 42.8 57 45.8 59.6C42.4 60 39 59.2 36.4 56.2Z'), ink('#3a4a58')),
  part(both('M37 56.4C39.8 56 42.6 57.2 45.2 59.3C42.2 59.6 39.4 58.8 37 56.4Z'), ink('#a8c4d6', { opacity: 0.9 })),
  part(both(oval(41.8, 57.9, 1.5)), ink('#1c4a66'), ink('#06121c', { grow: -0.007 })),
  part([oval(41.3, 57.3, 0.5), oval(57.7, 57.3, 0.5)], ink('#ffffff', { gain: 1.2 })),
  part(both('M35 54.2C39 53.4 43.4 55 46.8 59.2C43 57.6 39 56.8 36 57Z'), ink('#010102', { blur: 0.004 })),
  part(both('M34 53.4C38.6 51.6 43.6 54 47.6 58.8L47.4 55.4C43 50.6 38 49.8 34.4 50.6Z'), ink('#010102')),
  // The far side lies in the dark; the moon draws the edges.
  part(
    'M52 -2C68 5 80 20 83 40C85 56 84 70 80 77C72 86 62 90 66 80C74 60 72 34 52 14Z',
    ink('#010308', { opacity: 0.5, blur: 0.03 }),
  ),
  rim('M49.4 -1.6C45 5 31.6 11 24.4 25C17 40.4 16.4 60 20 75', 1.7, 0.75),
  rim('M50.6 -1.6C55 5 68.4 11 75.6 25C83 40.4 83.6 60 80 75', 0.9, 0.3),
  rim('M19 72C8 79 -2 91 -8 110', 1.8, 0.55),
  rim('M81 72C92 79 102 91 108 110', 1, 0.25),
  rim('M48.6 17C41.6 22.6 32.8 31 30.6 46C29.4 57 31.6 67 36 75', 0.7, 0.22),
  part('M52 34C60 38 66 46 66 54C65 66 60 76 51 82Z', ink('#010308', { opacity: 0.55, blur: 0.03 })),
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
