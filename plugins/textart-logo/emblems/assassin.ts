import { beyond, cel, hatch, mark, side, tone } from './cel.ts'
import { eyeball, flesh } from './hide.ts'
import { both, flip, oval, star, whole } from './paths.ts'
import { cast, ink, type Part, part, type PartStep, type SceneStep, stand, type Stand } from './parts.ts'
import { crossHilt } from './weapons.ts'
import { wool } from './wool.ts'

const INK = '#04060c'
const CLOTH = { own: '#33465c', lit: '#6486a4', dark: '#182432' } as const
const RED = { own: '#b01226', dark: '#5c0616' } as const
const LEATHER = { own: '#6a3c1c', lit: '#b06c34', dark: '#38190a' } as const
const MOON = '#d8f0ff'

/** The hood comes to a point over the brow, as a bird of prey's beak does. */
const HOOD = whole('M50 -4C44.6 3 34 7.6 25 18C15 30 10 47 10.6 64L14 80L24 92L36 98L50 101')
const RIM = whole('M50 16L43.6 23C36 30 29.6 37 27 46C24.6 57 26.6 70 33 80L41 88L50 92')
const INSIDE = whole('M50 24L45.6 29C39.4 35 33.6 41 31.6 49C29.6 59 31.6 70 37 78L44 84L50 86')
const FACE = whole('M50 36C43 38 37 44 35.6 53L36.6 66L41 77L46.4 83L50 84')
const EYE = 'M37 57C40.4 56.6 44 58.4 46.4 61.2C43 61.6 39.4 60.6 37 57Z'
const BROW = 'M34 54.6C39 53.6 44 56.4 48 61.4L48.6 57.6C44 52.6 39 51 34 51.6Z'
/** Cloth over nose and mouth. */
const MASK = whole('M50 61C48 61.4 46.4 64 43.6 65.4C40.4 66.6 37 64.4 34 61L36 74L44 86L50 88')
const NOSE = whole('M50 56L48 57.4L47.4 63L46 68.6L47.6 71L50 71.6')
const PULLS = ['M37 66C40.6 70 45 72.4 50 73', 'M62.6 66.6C59.6 70.4 57 72 54 73', 'M39 73.6C43 77.4 47 79 51 79']
const SCARF = whole('M50 74C43 76 36 74 31 69L22 78L21 90L32 98L50 102')
const CAPE = whole('M50 78L24 76C12 80 0 88 -8 98C-13 106 -16 116 -17 128L50 128')
const PAD = 'M12 84C0 86 -10 94 -15 106L-12 122C-2 112 12 104 26 100L24 88Z'
const STRAP = 'M14 96L86 132L74 136L8 104Z'

/** Folds that fall from the hood's point, and those of the cape. */
const FOLDS = [
  'M49 -4C38 10 27 24 22 42C19 54 19 68 24 84L31 90C26 76 24 62 26 50C29 34 40 18 50 6Z',
  'M40 6C27 16 18 30 15 46L14 62C18 44 27 24 40 6Z',
]
/** Where the cloth is drawn together: each line is dark, with a lit roll of cloth on its left. */
const CREASES = [
  'M47 2C36 14 28 26 22.6 42C19 54 19.4 68 22 84',
  'M41 9C28 24 20 38 17 54C15.4 64 15.6 74 17.6 84',
  'M44 10C36 20 31 28 27 39C24 48 23.6 56 24 64',
  'M53 4C62 14 70 24 75 36C78 46 79.6 58 79 72',
  'M59 8C72 22 79 36 82.6 52C84.6 62 84 74 82 86',
  'M56 12C64 21 69 28 72.4 38C75 47 76 55 76 63',
  'M24 86C29 92 35 95 41 97',
]
const DRAPES = [
  'M6 100C2 108 0 118 0 128L10 128C10 118 12 108 17 102Z',
  'M28 100C24 108 23 118 24 128L32 128C31 118 32 110 35 104Z',
]
const WINDINGS = [
  'M20 78C30 90 44 95 58 93C68 92 75 88 80 80L80 92C66 101 36 102 20 91Z',
  'M30 68C38 78 48 82 58 81C64 80 68 76 71 70L79 80C66 92 40 94 23 80Z',
]

const TUCKS = [
  'M27 80C34 86 42 89 50 89',
  'M73 77C68 84 62 87.4 55 88.6',
  'M25 89C34 95 44 97 54 96.4',
  'M37 77C42 81 48 83 54 82.6',
  'M76 87C71 92 66 94.4 61 95.6',
]

const MOON_AT = { at: [0.17, -0.3], reach: 1.4, size: 0.3, wrap: 0 } as const

/** The moon stands behind: all that is turned up and out has an edge of cold light. */
const MOONLIGHT: PartStep[] = [
  ink('#54809c', { line: 0.04, blur: 0.016, blend: 'add', gain: 0.5, facing: MOON_AT }),
  ink(MOON, { line: 0.008, blur: 0.003, blend: 'add', gain: 1.1, facing: MOON_AT }),
]
const shoulder = (x: number): PartStep =>
  ink(MOON, { line: 0.007, blur: 0.003, blend: 'add', gain: 0.9, facing: { at: [x, -0.4], reach: 1.8, wrap: 0 } })

/** What is before the moon is dark towards us. */
const DIM: PartStep = ink('#02060e', { opacity: 0.2 })

/** What the moon, behind to the left, does not reach. */
const RIGHT = 'M54 -30L150 -30L150 150L48 150L52 104L47 92L56 78L50 60L55 44L50 26L57 12Z'

const parts: Part[] = [
  part([CAPE, HOOD], {
    do: 'shadow',
    grow: 0.02,
    tint: [0, 0.01, 0.03],
    layers: [{ blur: 0.06, lift: 0.03, strength: 0.8 }],
  }),
  ...crossHilt(-33),
  ...crossHilt(33),
  part([CAPE, HOOD], cast(0.9, 0.04, 0.04)),
  part(CAPE, ink(CLOTH.dark)),
  tone(both(...DRAPES), CAPE, ink('#0c131d')),
  ...side([CAPE], 2, 2, ink(CLOTH.own), ['M-30 60L50 60L50 130L-30 130Z']),
  part(CAPE, shoulder(0.18)),
  // Plates of leather on the shoulders, straps over the breast.
  ...cel([flip(STRAP), STRAP], INK, 0.4, ink(LEATHER.dark)),
  ...side([STRAP], 0.6, 4, ink(LEATHER.own)),
  ...cel(both(PAD), INK, 0.4, ink(LEATHER.dark)),
  tone(PAD, PAD, ink(LEATHER.own)),
  ...side([PAD], 1.4, 4, ink(LEATHER.lit)),
  ...both('M-12 112C-2 104 10 98 25 94').map((path) => hatch(path, both(PAD), 1.1, ink(INK))),
  part(both(oval(-6, 102, 1.3), oval(4, 95.6, 1.3), oval(14, 91.4, 1.3)), ink('#e8c070')),
  ...side(both(PAD), 1.2, 0.6, ink(MOON), ['M-40 0L50 0L50 130L-40 130Z']),
  // The hood, its folds and the lining that shows along the opening.
  part(HOOD, wool(CLOTH.own, 0.5)),
  ...both(...FOLDS).map((path) => ({ ...part(path, cast(0.9, 0.024, 0.014), wool(CLOTH.own, 1.3)), within: HOOD })),
  ...CREASES.map((path) =>
    hatch(
      path,
      HOOD,
      2.2,
      ink('#9cc4e4', { shift: [-0.016, -0.004], blur: 0.008, gain: 0.4, blend: 'add' }),
      ink('#03060c', { blur: 0.01 }),
    ),
  ),
  { ...tone(RIGHT, HOOD, ink('#070c16', { opacity: 0.58 })), soft: 0.06 },
  hatch('M50 -12L50 20', HOOD, 0.8, ink(INK, { opacity: 0.6 })),
  part(RIM, cast(0.9, 0.03, 0.01), wool(CLOTH.dark, 0.8)),
  ...cel(INSIDE, RED.own, 0.8, ink('#02030a')),
  hatch(INSIDE, RIGHT, 1.6, ink(RED.dark)),
  part(INSIDE, ink('#02030a')),
  // A face that the light hardly finds: cheek, jaw, the line of the nose.
  { ...part(FACE, flesh('#8c7670', 0.6, 0.1, 1)), within: INSIDE },
  part(both(BROW), cast(0.9, 0.016, 0.016), flesh('#3a3a46', 0.9, 0.1, 0.5)),
  part(both(EYE), ink('#04060c', { grow: 0.008, blur: 0.005 }), eyeball('#48545e', '#b8c6cc', '#d4e4ea')),
  mark(both(oval(42.4, 59, 1.9)), both(EYE), ink('#1c5c80'), ink('#04060c', { grow: -0.009 })),
  // The upper lid, and its shade on the eye.
  {
    ...tone(
      both('M35 54C40 53 44 56 48 62L46.6 61C43 58.8 40 58 36 57.6Z'),
      both(EYE),
      ink('#04060c', { opacity: 0.85 }),
    ),
    soft: 0.006,
  },
  part([oval(41.8, 58.6, 0.4), oval(57, 58.6, 0.4)], ink('#ffffff', { gain: 1.4 })),
  { ...part(MASK, cast(0.9, 0.014, 0.004), wool('#24344c', 0.8, 0.8)), within: FACE },
  { ...part(NOSE, cast(0.7, 0.02, 0.012), wool('#24344c', 0.5, 0.8)), within: FACE },
  ...PULLS.map((path) => hatch(path, FACE, 1, ink(INK, { blur: 0.006, opacity: 0.8 }))),
  // The hood keeps the light from the brow and from the side away from the moon.
  { ...tone(whole('M50 20L20 34L20 54L40 52L50 55'), INSIDE, ink('#02030a')), soft: 0.04 },
  { ...tone('M54 20L80 20L80 100L52 100L56 70Z', INSIDE, ink('#02030a', { opacity: 0.75 })), soft: 0.05 },
  // The scarf over the breast, and its clasp.
  part(SCARF, cast(0.9, 0.03, 0.02), ink(INK, { grow: 0.003 }), wool(RED.dark, 0.6)),
  ...WINDINGS.map((path) => ({ ...part(path, cast(0.9, 0.024, 0.014), wool(RED.own, 0.9, 1)), within: SCARF })),
  ...TUCKS.map((path) =>
    hatch(
      path,
      SCARF,
      1.4,
      ink('#ff8c84', { shift: [-0.004, -0.014], blur: 0.008, gain: 0.2, blend: 'add' }),
      ink('#2c0008', { blur: 0.008, opacity: 0.9 }),
    ),
  ),
  tone(RIGHT, SCARF, ink('#16020c', { opacity: 0.55 })),
  ...cel(oval(50, 103, 9.4), INK, 0.5, ink('#c8963c')),
  ...side([oval(50, 103, 9.4)], 1.6, 1.8, ink('#ffe6a0')),
  ...cel(oval(50, 103, 6.6), INK, 0.6, ink('#101a28')),
  part(star(50, 103, 6, 1.6, 4), ink('#e8f4ff')),
  part(
    [
      'M50 97L51.2 101.8L50 103Z',
      'M56 103L51.2 104.2L50 103Z',
      'M50 109L48.8 104.2L50 103Z',
      'M44 103L48.8 101.8L50 103Z',
    ],
    ink('#6a88a4'),
  ),
  part(both(PAD), { do: 'emboss', pillow: 0.4, shading: 0.8, coat: 0.12, coatRough: 0.4 }),
  part(oval(50, 103, 9.4), { do: 'emboss', pillow: 0.3 }),
  tone(HOOD, beyond(INSIDE), DIM),
  part(HOOD, ...MOONLIGHT),
  part(PAD, shoulder(-0.5)),
  part(flip(PAD), shoulder(0.86)),
]

/** A hooded figure whose face lies in shadow. */
export function assassin(place: Stand): SceneStep[] {
  return stand(parts, place)
}
