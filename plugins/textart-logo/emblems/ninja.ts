import { both, flip, oval, panel, star, whole } from './paths.ts'
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

const CLOTH = '#1d2230'
const MASK = '#141824'
const RED = '#b80f1c'

const HOOD = whole('M50 6C35 5 21 13 16 29C12.4 42 13.6 60 18 73C21.6 84 30 92 38 96.6C42 98.6 46 99.4 50 99.4')
const SLIT = whole('M50 41C42 39 32 38.4 23.6 41C21.8 46 22.8 52.6 26 57.4C34 60.6 43 61.6 50 62')
const BAND = whole('M50 24.6C37 24 25 26.8 15.6 31.6C14.6 35.4 14 39.4 14 43C24 39.2 37 38 50 38')
const PLATE = whole('M50 23.2C42 23 34 24 27.4 26C26.6 30.4 26.8 35.4 27.6 39.6C35 38 42.6 37.4 50 37.4')
const TAIL = 'M82 33C90 30 97 34 105 27C108 35 101 43 92 41.6C99 47 106 48 111 57C101 60 91 52 83 42Z'
const TIE = 'M83 36C89 37 94 37 100 33.4M84 40C90 44 96 47 102 53'

const cloth = (colour: string, height = 0.4) =>
  moulded(colour, {
    profile: { kind: 'inflate', height },
    bumps: [
      { kind: 'grain', amount: 0.0012, scale: 0.012 },
      { kind: 'waves', amount: 0.01, scale: 0.35 },
    ],
    material: { colour, metal: 0, rough: 0.85, sheen: 0.9 },
    bounce: 0,
  })
const steel = (colour: string, slope = 0.5) =>
  ridged(colour, slope, { material: { colour, metal: 1, rough: 0.16 }, bounce: 0.3 })

/** A sword with its point up and to the right. */
function sword(turn: number): Part[] {
  const blade = 'M46.2 70L46.2 -12C46.4 -22 49 -32 54 -40C54.8 -31 54 -22 53.8 -12L53.8 70Z'
  const edge = 'M51.4 70L51.4 -11C51.6 -22 52.6 -31 54 -40C54.8 -31 54 -22 53.8 -12L53.8 70Z'
  const made: Part[] = [
    part(blade, cast(0.8, 0.02, 0.03), steel('#c6ccd6', 0.9)),
    part(edge, ink('#ffffff', { opacity: 0.6, blend: 'add', blur: 0.002 })),
    part(panel(45.4, 84, 9.2, 40, 3), cast(0.8), moulded('#1a1014', { bounce: 0 })),
    part(panel(40, 80, 20, 4.6, 2), cast(0.7), plated('#d6a23a', 0.02, { material: 'gold' })),
  ]
  return made.map((each) => ({ ...each, turn }))
}

/** A throwing star with four blades and a hole. */
function blades(x: number, y: number, size: number, turn: number): Part {
  const outline = star(x, y, size, size * 0.3, 4, turn) + oval(x, y, size * 0.13)
  return part(outline, cast(0.7, 0.025, 0.04), steel('#9fa7b4', 0.75))
}

const FOLDS = [
  'M27 60C33 68 41 72 49 73',
  'M24 68C31 78 40 83 48 84',
  'M27 78C33 85 40 90 46 91',
  'M46 64C43 66 38 67 33 66',
]
const CREASES = [
  'M22 24C19 33 18 44 19.6 54',
  'M30 14C24 19 21 24 19.6 30',
  'M40 9C34 11 30 14 27 17',
  'M17 60C19 70 23 79 29 86',
]

const parts: Part[] = [
  ...sword(-44).map((each) => ({ ...each, mirror: true })),
  ...sword(44),
  // Shoulders.
  part(
    whole('M50 84C38 84 24 84 10 92C2 97 -4 106 -8 118L50 118'),
    { do: 'fill', grow: 0.022, colour: '#05060a' },
    cloth('#10131c', 0.5),
  ),
  part(both('M50 118C40 108 30 98 18 90C26 86 40 86 50 100Z'), cast(0.7), cloth(CLOTH, 0.3)),
  part([TAIL], cast(0.8, 0.02, 0.03), cloth(RED)),
  ...TIE.split('M')
    .filter(Boolean)
    .map((path) => lines(`M${path}`, 1, ink('#2a0004', { opacity: 0.6, blur: 0.006 }))),
  part(HOOD, { do: 'fill', grow: 0.022, colour: '#05060a' }, cast(0.9, 0.04, 0.04), cloth(CLOTH, 0.5)),
  ...CREASES.flatMap((path) =>
    both(path).flatMap((each) => [
      lines(each, 1.6, ink('#020306', { opacity: 0.75, blur: 0.008 })),
      lines(each, 0.7, ink('#6b7894', { opacity: 0.5, blur: 0.003, shift: [0.012, 0.004] })),
    ]),
  ),
  // Face in the shade of the hood.
  part(
    SLIT,
    ink('#050608', { grow: 0.012 }),
    moulded('#a8714e', {
      profile: { kind: 'inflate', height: 0.3 },
      material: { colour: '#9a6240', metal: 0, rough: 0.6, scatter: 0.3 },
    }),
  ),
  part(both('M23 40C33 38 43 40 49.6 46C42 45.6 33 44.4 24 47Z'), ink('#120806', { blur: 0.012, opacity: 0.85 })),
  part(both('M22 42C23 50 24 55 27 58.6C32 58 28 48 30 42Z'), ink('#120806', { blur: 0.016, opacity: 0.8 })),
  part(whole('M50 44C48.4 48 47.4 53 46.2 58L50 62'), ink('#d99a70', { opacity: 0.4, blur: 0.008 })),
  part(both('M44.4 47C46.4 50 47 54 46 60C43.6 57 43 52 44.4 47Z'), ink('#3a1a0c', { opacity: 0.6, blur: 0.008 })),
  part(both('M27.4 50.6C31.4 45.4 39.4 46.6 45.4 53.6C40.4 57 32 56.4 27.4 50.6Z'), ink('#0a0404')),
  part(
    both('M29.4 50.8C32.8 47.8 39 48.8 43.6 53.2C39.4 55.2 33 54.8 29.4 50.8Z'),
    moulded('#d9cbbb', { profile: { kind: 'inflate', height: 0.5 } }),
  ),
  part(
    both('M34.4 48.2C36.8 48 39.4 49 41 50.8C41.4 53 40.4 54.8 38.2 54.9C35.6 54.8 33.8 52 34.4 48.2Z'),
    ink('#c40d12'),
    ink('#ff5a30', { blur: 0.01, gain: 0.5, blend: 'add' }),
  ),
  part(both(oval(38, 51.6, 1.25)), ink('#0a0000')),
  part(both(oval(37.3, 50.5, 0.6)), ink('#ffffff')),
  part(both('M26.4 50.4C31.4 44.6 40 45.4 46.2 53.4C40 49 32.4 47.8 26.4 50.4Z'), ink('#080303')),
  part(both('M25 46C31 41.6 40 42.6 47.4 50L47.6 46.4C41 40 32 38.8 25.6 42Z'), ink('#0c0706')),
  // Mask over nose and mouth.
  part(
    whole('M50 56.6C47 57 43 60 36 58.8C31 58 27 56 24.6 53C20.6 60 20 70 24 79C29.4 88.6 39.4 95 50 95.6'),
    cast(0.9, 0.02, 0),
    cloth(MASK, 0.6),
  ),
  ...FOLDS.flatMap((path) =>
    [path, flip(path)].flatMap((each) => [
      lines(each, 1.4, ink('#010205', { opacity: 0.8, blur: 0.007 })),
      lines(each, 0.6, ink('#7683a0', { opacity: 0.55, blur: 0.003, shift: [0.004, 0.013] })),
    ]),
  ),
  part(whole('M50 58.4C48.6 60 47.6 64 46.6 68L50 72'), ink('#6d7a98', { opacity: 0.3, blur: 0.01 })),
  // Headband with a plate of steel.
  part(BAND, cast(0.8, 0.016, 0.02), cloth(RED, 0.3)),
  part(
    PLATE,
    cast(0.9, 0.012, 0.014),
    plated('#b9c1cc', 0.022, {
      bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.03 }],
      material: { colour: '#aab2be', metal: 1, rough: 0.24 },
    }),
  ),
  ...both('M37 27.4C42.6 26.4 47 28.4 49 34.4C44 35 39 33 37 27.4Z').map((path) =>
    part(
      path,
      plated('#1a1d24', 0.012, {
        profile: { kind: 'bevel', width: 0.01, height: -0.008 },
        material: { colour: '#101218', metal: 0.6, rough: 0.4 },
      }),
    ),
  ),
  part(
    both(oval(30.2, 29.4, 1.3), oval(30.6, 36, 1.3)),
    cast(0.7, 0.006),
    moulded('#dfe4ea', { material: { colour: '#c8ced6', metal: 1, rough: 0.2 } }),
  ),
  // Rim light of the moon.
  part(HOOD, ink('#ff5040', { line: 0.012, blur: 0.006, blend: 'add', gain: 0.35 })),
  blades(95, 78, 15, 24),
  blades(1, 86, 10, 58),
]

/** A masked face under a hood before two crossed swords, with throwing stars. */
export function ninja(place: Stand): SceneStep[] {
  return stand(parts, place)
}
