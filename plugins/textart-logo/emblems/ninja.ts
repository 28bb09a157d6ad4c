import { hatch, mark, tone } from './cel.ts'
import { eyeball, flesh } from './hide.ts'
import { both, flip, oval, star, whole } from './paths.ts'
import {
  cast,
  type Hue,
  ink,
  type Part,
  part,
  type PartStep,
  plated,
  type SceneStep,
  stand,
  type Stand,
} from './parts.ts'
import { blades, hilt, MOON_AT } from './weapons.ts'
import { wool } from './wool.ts'

const INK = '#07060e'

const HOOD = whole('M50 8C40 7 28 10 21.4 19C16.4 27 14.8 37 15.4 47L13.6 56L17 67L25 81L37 91L50 95')
/** The hood's cloth, that falls from behind the ears on the shoulders. */
const COWL = whole('M50 20C32 20 17 30 14 46C13 60 9 72 0 86L8 95L24 92L40 101L50 103')
const SHOULDERS = whole('M50 86L36 82L26 88L8 95C-2 100 -8 110 -10 126L50 126')
const COLLAR = 'M35 84L22 93L40 126L62 126L42 104Z'
const SLIT = whole('M50 46C41 44 29 43 20.4 46L19.4 50L24 58.6L36 63L50 61')
const BAND = whole('M50 23.4C38 23.4 26 26.4 17.6 31L14.6 42C26 38.4 38 36.8 50 36.8')
const PLATE = whole('M50 21.4L34 22.8L29.4 26.4L29.8 38L34.4 40.6L50 39.4')
const MASK = whole('M50 55.4L45.6 58L37 61.4L26 58.4L17 52L16.4 58L20 68L27 81L37 90L50 95')
const EYE = 'M28.4 52.8C34 52.4 40.4 54.4 44.6 58.4C39.4 59 32.6 58 28.4 52.8Z'
const BROW = 'M23 51C31 48.4 40 51 47.6 57.6L48.4 54C42 49 32 46.4 22.6 48.6Z'

/** Cloth wound round the head, and the mask's turns; each lies on the one before. */
const TURNS = [
  'M15 45C30 31 60 25 86 40L86 30C84 14 66 2 50 3C30 2.4 17 18 15.4 36Z',
  'M18 30C32 16 58 13 83 29C80 12 64 3 50 3C36 2.4 22 11 18 30Z',
  'M23 17C36 8 54 8 70 13C64 5.6 57 3 50 3C39 2.6 29 7 23 17Z',
]
const WRAPS = [
  'M16.4 57C28 68 52 76 84.6 56L84 62L78 74C56 84 34 80 19 65Z',
  'M20 68C36 82 58 84 78 72L73 82C58 92 42 91 28 82Z',
]
/** Folds of the cowl. */
const DROPS = ['M14 50C12 66 9 76 0 88L10 96C16 84 19 72 19 64Z', 'M19 66C19 78 17 88 12 97L28 96C27 88 26 82 24 78Z']
const CREASES = [
  'M22 62C30 68 40 71 50 71',
  'M79 61C71 66 64 68.6 58 69.4',
  'M27 75C35 81 45 83 54 82.4',
  'M34 86C41 90.6 50 91.6 58 90',
  'M21 35C31 26 44 22.6 58 23.6',
  'M26 20C35 13.6 46 12 58 13.6',
]

const TAILS = [
  'M82 33C91 28 97 34 108 25C108 33 112 36 116 35C109 45 97 43 88 41Z',
  'M82 37C89 40 93 48 102 49C101 53 103 57 107 59C97 62 88 54 82 42Z',
]

/** Wound cloth: each turn lies on the one before and keeps the light from it. */
function wound(path: string | string[], outline: string, colour: Hue, gain = 0.75): Part {
  return { path, within: outline, steps: [cast(0.9, 0.02, 0.012), cast(0.7, 0.006, 0.003), wool(colour, 0.5, gain)] }
}

/** A crease: dark, the roll of cloth above it lit. */
function crease(path: string): Part {
  return hatch(
    path,
    [HOOD],
    1.4,
    ink('#8c9cd0', { shift: [-0.004, -0.014], blur: 0.006, gain: 0.14, blend: 'add' }),
    ink(INK, { blur: 0.006, opacity: 0.9 }),
  )
}

/** The moon is behind: what is turned to its rim glows, and what looks at the viewer is dark. */
const BACKLIGHT: PartStep[] = [
  ink('#ff5a14', { line: 0.06, blur: 0.02, blend: 'add', gain: 0.5, facing: MOON_AT }),
  ink('#ffc070', { line: 0.012, blur: 0.003, blend: 'add', gain: 2, facing: MOON_AT }),
]

/** The moon's upper half, for the head: the chin is before the breast. */
const OVERHEAD = { at: [0.14, -0.2], reach: 1.4, size: 0.1, wrap: 0.8 } as const

const DARK = { blur: 0.004, grow: 0.002 } as const

const parts: Part[] = [
  part([SHOULDERS, HOOD], {
    do: 'shadow',
    grow: 0.02,
    tint: [0.03, 0, 0],
    layers: [{ blur: 0.05, lift: 0.04, strength: 0.8 }],
  }),
  ...hilt(-40),
  ...hilt(40),
  part(TAILS, ink(INK, DARK), wool('#c4122a', 1, 0.9), ...BACKLIGHT.slice(1)),
  // Shoulders and the collar that crosses on the breast.
  part(SHOULDERS, ink(INK, DARK), wool('#232a44', 0.4, 0.6)),
  ...['M16 95C13 106 13 116 14 128', 'M27 90C25 100 26 112 30 128', 'M84 95C87 106 87 116 86 128'].map((path) =>
    hatch(
      path,
      SHOULDERS,
      2,
      ink('#8c9cd0', { shift: [-0.014, 0], blur: 0.01, gain: 0.2, blend: 'add' }),
      ink(INK, { blur: 0.01 }),
    ),
  ),
  wound(flip(COLLAR), SHOULDERS, '#8e0c20', 0.7),
  wound(COLLAR, SHOULDERS, '#b81026', 0.9),
  part(SHOULDERS, ink('#180a1c', { blend: 'multiply', opacity: 0.5 }), ...BACKLIGHT),
  part(COWL, cast(0.9, 0.04, 0.03), ink(INK, DARK), wool('#262e4a', 0.9, 0.75)),
  ...both(...DROPS).map((path) => wound(path, COWL, '#2c3658', 0.7)),
  part(COWL, ...BACKLIGHT),
  // The hood: three turns of cloth.
  part(HOOD, cast(0.9, 0.04, 0.04), ink(INK, DARK), wool('#2b3350', 0.4, 0.7)),
  ...TURNS.map((path) => wound(path, HOOD, '#33406a')),
  // The face in the gap, its upper half in the hood's shade.
  part(SLIT, ink(INK, DARK), flesh('#b0683c', 0.5, 0.2, 0.8)),
  part(whole('M50 63L45.6 62L47.8 55L48.4 50L50 48'), cast(0.6, 0.02, 0.012), flesh('#c07848', 0.8, 0.3, 0.9)),
  {
    ...tone(both('M10 36L50 36L50 51C40 46 31 46.6 26 52L26 60L10 60Z'), SLIT, ink('#1c0806', { opacity: 0.8 })),
    soft: 0.03,
  },
  part(both(EYE), ink('#1c0606', { grow: 0.01, blur: 0.006 }), eyeball('#7c6454', '#d8c8b4', '#e8dcc8')),
  mark(
    both(oval(38.4, 55.2, 2.7)),
    both(EYE),
    ink('#8c1408'),
    ink('#ff4a1a', { grow: -0.012, blur: 0.01, gain: 0.8, blend: 'add' }),
  ),
  mark(both(oval(38.4, 55.4, 1.3)), both(EYE), ink(INK)),
  {
    ...tone(
      both('M26 48C33 48 42 51 48 59L46 58.4C41 55.4 34 53.8 26 53.4Z'),
      both(EYE),
      ink('#120404', { opacity: 0.8 }),
    ),
    soft: 0.008,
  },
  part([oval(37.4, 54.4, 0.5), oval(60.4, 54.4, 0.5)], ink('#ffffff', { gain: 1.5 })),
  part(both(BROW), cast(0.9, 0.02, 0.024), wool('#12121c', 1)),
  // The mask, drawn over the bridge of the nose.
  part(MASK, cast(0.9, 0.016, 0.006), wool('#333e64', 0.6, 0.75)),
  ...WRAPS.map((path) => wound(path, MASK, '#37436e')),
  wound('M50 55.4L42 60L44 70L50 74L56 70L58 60Z', MASK, '#3c4876', 0.85),
  ...CREASES.map(crease),
  // The headband and its plate of steel.
  part(BAND, cast(0.9, 0.02, 0.02), cast(0.8, 0.008, 0.004), wool('#c01228', 0.7, 0.95)),
  part(
    PLATE,
    cast(0.9, 0.014, 0.01),
    plated('#b8c2d2', 0.02, {
      bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.012 }],
      paint: { kind: 'vertical', colours: ['#dfe6f0', '#aab6c8', '#5c687c'] },
      material: { like: 'steel', rough: 0.2 },
      gain: 1.5,
    }),
  ),
  part(star(50, 30.6, 6.6, 1.9, 4), ink('#ffffff', { shift: [0.004, 0.006], opacity: 0.5 }), ink('#0c0e18')),
  part(both(oval(33, 27, 1.1), oval(33.2, 36, 1.1)), ink('#14161e')),
  // What looks at the viewer lies in the head's own shade.
  {
    ...tone(
      whole('M50 8C38 10 29 22 26 40C25 62 34 82 50 92'),
      HOOD,
      ink('#180a1c', { blend: 'multiply', opacity: 0.8 }),
    ),
    soft: 0.1,
  },
  part(
    HOOD,
    ink('#ff5a14', { line: 0.05, blur: 0.018, blend: 'add', gain: 0.5, facing: OVERHEAD }),
    ink('#ffd088', { line: 0.011, blur: 0.003, blend: 'add', gain: 2, facing: OVERHEAD }),
  ),
  ...blades(95, 80, 17, 24),
  ...blades(7, 77, 11, 58),
]

/** A masked face under a hood, swords on the back, with throwing stars. */
export function ninja(place: Stand): SceneStep[] {
  return stand(parts, place)
}
