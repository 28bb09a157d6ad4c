import { cel, hatch, mark, plane, side } from './cel.ts'
import { both, oval, star, whole } from './paths.ts'
import { cast, ink, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'
import { scabbard } from './weapons.ts'

const INK = '#03060c'
const MOON = '#e4f6ff'
/** Cloth by how far a plane is turned to the moon, which stands behind to the left. */
const CLOTH = {
  lit: ['#a8d2ec', '#5c8eb2', '#2c5072'],
  half: ['#25425c', '#172c42'],
  shade: '#0c1826',
  dark: '#060d16',
} as const
const RED = { lit: '#ee3c4c', half: '#a81228', shade: '#560a18', dark: '#260510' } as const

/** The hood comes to a point over the brow, as a bird of prey's beak does, and falls on the shoulders. */
const HOOD = whole('M50 -7C44 -3 36 5 30 14C22 26 17.6 39 17 53L18.6 64L15 76L28 92L50 99')
const LIP = whole('M50 15C45 20 38 26 33.6 34C29 43 27.4 54 30 66C32 75 40 85 50 90')
const INSIDE = whole('M50 23C46.4 27.6 41 32.6 37.6 39.4C34 47 33 57 35.4 66C37.4 74 43 80.6 50 84')
const CAPE = whole('M50 66L20 66C15 75 5 82 -7 87C-15 91 -20 100 -22 116L-22 130L50 130')
const SCARF = whole('M50 79.6C44 79 37 75 31 66L26 68L19 77L17.6 88L27 98L39 103L50 105')
/** The upper lids and what joins them over the nose. */
const LIDS =
  'M36 53C41 53.6 45 56.4 48.6 61.4L51.4 61.4C55 56.4 59 53.6 64 53' +
  'L64 56.4C59 57 55 59.6 51.4 63L48.6 63C45 59.4 41 56.6 36 56Z'
const EYE = 'M38.6 56.4C42 56.4 45.4 58.6 47.6 61.6C44 62 40.6 60.4 38.6 56.4Z'

/** The hood's planes from the left to the right: outer side, brow, brow in shade, outer side in shade. */
const HOOD_PLANES = [
  plane('M50 -20L0 -20L0 110L31 110C26 92 23.6 78 24.4 62C25 44 33 22 50 -7Z', HOOD, CLOTH.lit),
  plane('M50 -7C58 16 72 36 76 58C78 76 76 92 70 110L110 110L110 -20Z', HOOD, CLOTH.dark),
]
/** Folds: the far side of each is dark, and the next one's near side takes the moon again. */
const FOLDS = [
  plane(
    'M46 -3C37 10 29 24 25.6 40C24 48 23.4 56 23.8 66L21 84C19.6 70 19.6 54 22.4 42C26 26 35 10 46 -3Z',
    HOOD,
    CLOTH.half,
  ),
  plane(
    'M38 5C29 15 22.6 28 20 44C18.8 54 19 62 19.6 70L18 60C17.8 46 20 33 25.6 22C29 15 33.6 9 38 5Z',
    HOOD,
    '#122334',
  ),
  plane(
    'M48 2C40 16 33.4 28 30.4 42C28 52 27.4 62 28 72L31 86C27.6 78 25.4 66 26 56C27 38 36 18 48 2Z',
    HOOD,
    CLOTH.shade,
  ),
  plane('M44 14C38 21 33.6 28 31.4 36C34 31 39.6 25.6 44 21Z', HOOD, '#2c4c68'),
]
const FOLDS_IN_SHADE = [
  plane('M53 2C62 16 70 30 73 48C74.4 58 74 68 72.6 78C71.4 66 70.6 56 68.4 46C65 30 59 16 53 2Z', HOOD, '#16283a'),
  plane('M60 8C70 18 77 32 79.6 48C80.4 56 80.4 64 79.4 72C78.6 58 76 44 71.4 32C68 22 64 15 60 8Z', HOOD, '#101e2e'),
]

/** The cape over the shoulders: lit where it lies on them, dark where it hangs. */
const CAPE_PLANES = [
  plane('M24 60C20 72 8 84 -4 90C-12 94 -16 104 -17 120L-40 120L-40 60Z', CAPE, CLOTH.lit),
  plane('M18 80C12 88 6 92 2 100C-1 108 -1 116 0 130L-9 130C-10 118 -9 108 -5 100C0 92 10 86 18 80Z', CAPE, CLOTH.half),
  plane('M24 88C18 94 14 102 13 112L13 130L6 130C5 116 8 104 24 88Z', CAPE, '#1c3348'),
  plane('M80 84C90 92 95 104 96 130L88 130C88 112 86 98 80 84Z', CAPE, '#14283a'),
  plane('M100 86C108 94 112 106 112 130L106 130C106 112 105 98 100 86Z', CAPE, '#14283a'),
]

/** Turns of the scarf: the upper side of each is lit, its lower lies in shade. */
const SCARF_PLANES = [
  plane('M14 78C26 92 44 97 60 93C70 90 77 83 82 75L86 84C76 99 52 108 24 94Z', SCARF, RED.half),
  plane('M22 68C30 80 42 85.6 56 83.6C66 82 71 76 74 68L80 76C74 89 60 95 45 92C32 89 23 81 18 74Z', SCARF, RED.half),
  plane('M20 72C28 84 40 90 54 88.6C46 90.4 34 88 26 82.6C22.6 80 20 76 20 72Z', SCARF, RED.lit),
  plane('M30 68.6C34 76 42 80.6 50 80.6C44 82.6 36 80.6 31 75.6C29 73.4 28.6 71 30 68.6Z', SCARF, RED.lit),
  plane('M18 82C24 92 36 99 50 99.4C40 102 26 97.6 20 91Z', SCARF, RED.lit),
  plane('M28 78C36 85 46 87.4 58 85L52 91C42 91 33 86 28 78Z', SCARF, RED.shade),
  plane('M26 92C34 97 44 98 54 96L48 101C38 101 30 98 26 92Z', SCARF, RED.shade),
  plane('M62 60L100 60L100 110L52 110C58 104 60 98 58 93C63 88 64 84 61 79C65 74 65 68 62 60Z', SCARF, RED.dark),
  plane('M76 70C72 80 66 85 61 87C69 86 75 81 79 75Z', SCARF, '#5c0c1c'),
  plane('M82 82C76 91 68 96 60 98C70 98 78 93 83 87Z', SCARF, '#4a0a18'),
]

/** The ends of the scarf in the wind. */
const TAILS = [
  'M74 82C88 78 96 86 108 80C116 76 122 78 128 72C127 81 120 88 111 91C98 95 88 90 76 92Z',
  'M74 86C86 90 92 98 104 97C110 97 116 100 121 97C117 106 106 109 97 105C88 101 82 96 74 94Z',
]

/** Cloth over nose and mouth: the nose and the cheek that looks to the opening are all that the light finds. */
const FACE_PLANES = [
  plane('M36 62C42 64 46 63 50 58C54 63 58 64 65 61L60 76L50 84L41 77Z', INSIDE, '#0f1c2c'),
  plane('M50.4 54L54.4 64L57 69.6L53.6 72.6L52.6 79L50 84L48.4 75L50 66Z', INSIDE, '#22405c'),
  plane('M58.6 62.6L64 60C63.4 67 61.4 73 57 78.6L54 80L55.4 74L60 70Z', INSIDE, '#2c4f70'),
  plane('M52 60L54.4 64L57 69.6L53.6 72.2L52 70Z', INSIDE, '#6c9cc0'),
  plane('M56.6 57.6L64.6 54L65 58L59 61.6Z', INSIDE, '#4a3a3c'),
]

const parts: Part[] = [
  part([CAPE, HOOD], {
    do: 'shadow',
    grow: 0.02,
    tint: [0, 0.01, 0.03],
    layers: [{ blur: 0.06, lift: 0.03, strength: 0.8 }],
  }),
  ...scabbard(-27, 13.4, true),
  ...scabbard(27, 13.4, false),
  // The scarf's ends fly behind the shoulder.
  part(TAILS, ink(INK, { grow: 0.006 }), {
    do: 'fill',
    paint: { kind: 'horizontal', colours: [RED.dark, RED.half, RED.half] },
  }),
  ...side(TAILS, 0.6, 2.4, ink(RED.lit)),
  part(CAPE, cast(0.9, 0.04, 0.03), ink(CLOTH.shade)),
  ...CAPE_PLANES,
  // The strap that carries the scabbards.
  ...['M-4 94L10 87L66 130L50 130Z'].flatMap((path) => [
    ...cel(path, INK, 0.5, ink('#20130c')),
    ...side([path], -0.8, 1.4, ink('#8a5c38')),
  ]),
  ...side([CAPE], 1.3, 1.5, ink(MOON), ['M-40 0L50 0L50 130L-40 130Z']),
  ...side([CAPE], -0.3, 1, ink('#6f9ec0'), ['M80 0L140 0L140 130L80 130Z']),
  part(HOOD, cast(0.95, 0.05, 0.03), ink(INK, { grow: 0.005 }), ink(CLOTH.shade)),
  plane('M50 -7C44 6 36 22 34 34L50 15Z', HOOD, CLOTH.half),
  ...HOOD_PLANES,
  ...FOLDS,
  ...FOLDS_IN_SHADE,
  hatch('M50 -12L50 16', HOOD, 0.7, ink(INK)),
  // The turned edge, and the lining: its right half looks to the moon.
  part(LIP, cast(0.8, 0.02, 0.012), ink(CLOTH.shade)),
  plane(
    'M50 15C45 20 38 26 33.6 34C29 43 27.4 54 30 66C31 70 33 75 36 79L38 76C34 68 32 56 34 47C36 39 43 29 50 23Z',
    LIP,
    CLOTH.half,
  ),
  plane('M50 14L50 22C57 29 64 38 66 47C68 57 66 68 62 76L67 80C73 66 73 46 66 34C61 25 55 20 50 14Z', LIP, '#142638'),
  ...side([LIP], 0.9, 0.8, ink('#7fb4d8'), ['M-40 0L50 0L50 130L-40 130Z']),
  ...cel(INSIDE, INK, 0.4, ink(RED.dark)),
  plane('M50 22C58 29 64 38 66 48C68 60 65 70 60 78L56 80C63 68 64 56 61.6 47C59.6 39 55 31 50 25Z', INSIDE, RED.half),
  plane('M58 31C63 38 65.6 47 65 58L63.4 64C64 54 62 44 58 36Z', INSIDE, RED.lit),
  { ...part(whole('M50 27C46 32 41.6 37 39 43C36 50 35.4 58 37.4 66L43 77L50 82'), ink('#05090f')), within: INSIDE },
  ...FACE_PLANES,
  part(both(EYE), ink('#bfe6ff', { blur: 0.03, gain: 0.35, blend: 'add' }), ink('#cfeaf8')),
  mark(both(oval(44, 58.8, 1.7)), both(EYE), ink('#0d3a5c')),
  plane(LIDS, INSIDE, '#05090f'),
  part([oval(43.2, 58.4, 0.5), oval(55.2, 58.4, 0.5)], ink('#ffffff', { gain: 1.6 })),
  // The scarf in the hood's shade, and its clasp.
  part(SCARF, cast(0.95, 0.03, 0.02), ink(INK, { grow: 0.005 }), ink(RED.shade)),
  ...SCARF_PLANES,
  plane('M16 50L25 71C32 81 42 87 53 86.4C63 85.6 71 79 75 70L86 78L86 50Z', SCARF, '#1a040c'),
  ...cel(oval(50, 103, 8.4), INK, 0.6, ink('#7a5418')),
  ...side([oval(50, 103, 8.4)], 1.8, 2, ink('#ffe2a0')),
  ...cel(oval(50, 103, 6), INK, 0.5, ink('#0c1826')),
  part(star(50, 103, 5.6, 1.5, 4), ink('#8fb4cc')),
  part(['M50 97.4L48.9 101.9L50 103Z', 'M44.4 103L48.9 101.9L50 103Z'], ink('#f4fbff')),
  // The moon on all that is turned to it.
  ...side([HOOD], 1.5, 1.2, ink(MOON), ['M-40 -20L48 -20L20 70L20 130L-40 130Z']),
  ...side([HOOD], -0.5, 0.9, ink('#6f9ec0'), ['M51 -20L120 -20L120 40L51 40Z']),
]

/** A hooded figure whose face lies in shadow, cut in clear planes by the moon behind. */
export function assassin(place: Stand): SceneStep[] {
  return stand(parts, place)
}
