import { both, oval, panel, star, whole } from './paths.ts'
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

const HOOD = whole('M50 5C38 3.6 25 9 19 23C14.6 35 14.6 48 16.4 58C18 70 22 80 29 87.6C36 94.6 44 98.6 50 99')
const SHOULDERS = whole('M50 84C38 84 24 84 10 92C2 97 -4 106 -8 124L50 124')
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

/** Cloth wound round the head, the lowest first; each lies on the one before. */
const CAP = [
  'M16.4 32C27 21 44 17 62 19C72 20.4 79 24 83.8 31L85 44C72 37 58 34.6 46 35.4C34 36 24 39 15 44Z',
  'M50 5C36 3.6 23 10 18 24.6C29 19 41 17.4 53 20C64 22.4 75 26 83 29C79 12 64 3.8 50 5Z',
  'M52 5C41 4.6 28 9 21 19C31 14.4 42 12.6 52 14.4C60 15.8 66 17.4 71 17.2C66 9 59 5.2 52 5Z',
]
const WRAPS = [
  'M23 77C34 87 52 90 77.6 78C74 87 64 95 50 95.8C38 95.2 28 88.6 23 77Z',
  'M20.4 66C31 77 45 81 58 78.4C67 76.8 75 72.4 79.8 65.6C80 74 77.6 81 73.6 85.4' +
    'C60 89.6 42 88.4 27.4 82.6C22.6 78 20.6 72.4 20.4 66Z',
  'M24 53C31 58.6 42 60 50 56.4C58 60 69 58.6 76 53C79.4 58 80.4 64 79.8 70.4' +
    'C69 75.6 58 74.4 49 71.2C40 74.8 30 75.4 20.4 71C19.8 64 20.6 58 24 53Z',
]
const COWL = [
  whole('M50 98C40 97 28 92 20 80C14 86 11 95 10 104C22 112 38 116 50 117'),
  'M21 79.6C31 92 42 96.4 54 96.8C64 96.6 73 92 79.4 80.4C83.4 84 86 88.4 87.6 93.4' +
    'C78 102 64 106.4 50 105.6C36 104.8 24 99.6 15.4 91.4C16.4 87 18.4 83 21 79.6Z',
]
/** Where the cloth is drawn together. */
const CREASES = [
  'M22.6 58C28 63 34 65.6 41 66.6',
  'M77.4 58C72 63 67 65.6 61 66',
  'M23 70.6C31 77 40 79.4 49 79',
  'M77 72C70 78 62 81.4 54 82',
  'M28 83C35 89 43 91.4 52 91.4',
  'M22 26C30 22.4 39 21.6 48 23.4',
  'M30 11.6C37 9.4 45 9 52 10.4',
  'M17 90C27 98 39 101.6 52 101.4',
  'M84 90C78 96 70 99.6 62 100.6',
]

/** A strip of cloth that is laid over what is there. */
const strip = (path: string, colour: string, height = 0.5): Part =>
  part(path, cast(0.85, 0.018, 0.012), cloth(colour, height))

const parts: Part[] = [
  ...sword(-30).map((each) => ({ ...each, mirror: true })),
  ...sword(30),
  // Shoulders.
  part(SHOULDERS, { do: 'fill', grow: 0.005, colour: '#05060a' }, cloth('#10131c', 0.5)),
  part(both('M50 118C40 108 30 98 18 90C26 86 40 86 50 100Z'), cast(0.7), cloth(CLOTH, 0.3)),
  part([TAIL], cast(0.8, 0.02, 0.03), cloth(RED)),
  ...TIE.split('M')
    .filter(Boolean)
    .map((path) => lines(`M${path}`, 1, ink('#2a0004', { opacity: 0.6, blur: 0.006 }))),
  part(HOOD, { do: 'fill', grow: 0.005, colour: '#05060a' }, cast(0.9, 0.04, 0.04), cloth(CLOTH, 0.5)),
  ...CAP.map((path) => strip(path, CLOTH)),
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
    moulded('#a8927e', { profile: { kind: 'inflate', height: 0.5 }, gain: 0.8 }),
  ),
  part(
    both('M34.4 48.2C36.8 48 39.4 49 41 50.8C41.4 53 40.4 54.8 38.2 54.9C35.6 54.8 33.8 52 34.4 48.2Z'),
    ink('#3a0c06'),
    ink('#d8481c', { blur: 0.008, gain: 0.3, blend: 'add' }),
  ),
  part(both(oval(38, 51.6, 1.25)), ink('#0a0000')),
  part([oval(37.2, 50.3, 0.55), oval(61.2, 50.3, 0.55)], ink('#fff4e4', { opacity: 0.9 })),
  // The lid's shade, and the brow's.
  part(both('M26 47C32 44 41 45 47 52C40 50.6 32 50 27 51.6Z'), ink('#1a0a05', { blur: 0.01, opacity: 0.9 })),
  part(both('M26.4 50.4C31.4 44.6 40 45.4 46.2 53.4C40 49 32.4 47.8 26.4 50.4Z'), ink('#080303')),
  part(both('M25 46C31 41.6 40 42.6 47.4 50L47.6 46.4C41 40 32 38.8 25.6 42Z'), ink('#0c0706')),
  // Mask over nose and mouth, wound of strips.
  part(
    whole('M50 56.6C47 57 43 60 36 58.8C31 58 27 56 24.6 53C20.6 60 20 70 24 79C29.4 88.6 39.4 95 50 95.6'),
    cast(0.9, 0.02, 0),
    cloth(MASK, 0.4),
  ),
  ...WRAPS.map((path) => strip(path, MASK, 0.55)),
  part(whole('M50 57.4C48 59.6 46.4 63.6 45.4 67.4L50 70.6'), ink('#7d8aa8', { opacity: 0.13, blur: 0.014 })),
  ...COWL.map((path) => strip(path, CLOTH, 0.6)),
  ...CREASES.flatMap((path) => [
    lines(path, 1, ink('#010205', { opacity: 0.65, blur: 0.006 })),
    lines(path, 0.7, ink('#7683a0', { opacity: 0.32, blur: 0.005, shift: [0.002, 0.012] })),
  ]),
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
  // The moon behind finds the edge of all the cloth, most of all at the sides.
  part([HOOD, ...CAP, SHOULDERS, ...COWL], {
    do: 'fill',
    line: 0.012,
    blur: 0.006,
    paint: { kind: 'horizontal', colours: ['#ff8a4c', '#ff8a4c', '#7a2a10', '#a8481c', '#ffa060', '#ffa060'] },
    blend: 'add',
    gain: 0.9,
  }),
  blades(95, 78, 15, 24),
  blades(9.5, 74, 9, 58),
]

/** A masked face under a hood before two crossed swords, with throwing stars. */
export function ninja(place: Stand): SceneStep[] {
  return stand(parts, place)
}
