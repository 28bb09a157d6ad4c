import { mark, plane, side } from './cel.ts'
import { both, corners, flip, oval, star, whole } from './paths.ts'
import { cast, ink, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'
import { katana } from './weapons.ts'

const INK = '#08050c'
const MOON = '#fff0c4'
/** Dark cloth by how far a plane is turned to the moon, which stands behind to the left. */
const CLOTH = {
  lit: ['#f09a48', '#b4582e', '#642c2c'],
  half: ['#4a2638', '#2a1a30'],
  shade: '#1b1426',
  dark: '#0e0a18',
} as const
const RED = { lit: ['#ff7a3c', '#f0402c'], half: '#b4141f', shade: '#6c0a18', dark: '#3a0614' } as const

const HOOD = whole('M50 3C39 2.4 28 7.6 21.6 17.6C16.6 26 15.4 36 16.4 46L14.8 57L19 70L29 84L39 92L50 95.4')
/** The cloth at the neck, that falls on the shoulders. */
const COWL = whole('M50 62L15.6 58L11 72L0 86L12 95L32 97L50 98')
const SHOULDERS = whole('M50 80L26 84L4 92C-8 97 -15 107 -18 126L50 126')
/** What is crossed on the breast. */
const COLLAR = 'M34 84L20 89L58 134L80 134Z'
const SLIT = whole('M50 46C41 44.4 29 43.6 19 46.4L18.6 51L24 59L36 63.4L50 61')
const BAND = whole('M50 23C38 22.8 26 25.6 16.6 30.6L14.4 42.4C26 38.6 38 37.2 50 37.4')
const PLATE = corners([33, 22.4], [67, 22.4], [71, 26.6], [70.4, 37], [66, 40.6], [34, 40.6], [29.6, 37], [29, 26.6])
const MASK = whole('M50 54L45.6 57.4L36.6 61.6L25.6 58.6L16.6 51.6L15 57.4L19 70L29 84L39 92L50 95.4')
const EYE = 'M28.6 52.4C34 52 40.4 54.4 44.8 59C39.6 59.4 32.6 57.8 28.6 52.4Z'

/** The head wound with cloth: each turn is lit on its upper left side and lies in the shade of the next below it. */
const WOUND = [
  plane('M50 -10L0 -10L0 100L30 100C22 84 20 66 22 48C24 28 34 12 52 3Z', HOOD, CLOTH.lit),
  plane('M46 2C34 8 26 18 22 31L14 36L14 33C20 20 30 8 46 2Z', HOOD, CLOTH.half),
  plane('M58 3C44 7 33 15 27 25.6L22 28C27 16 39 6 58 3Z', HOOD, CLOTH.shade),
  plane('M60 4C50 8 40 14.6 34 23L38 22.6C44 16 54 10 66 8Z', HOOD, CLOTH.half),
  plane('M54 -4C66 6 74 14 78 26L90 30L90 -6Z', HOOD, CLOTH.dark),
]

/** The mask, drawn over nose and jaw: its folds run from the bridge of the nose outwards. */
const MASK_PLANES = [
  plane('M10 48L26 59C26 70 30 80 36 91L10 90Z', MASK, CLOTH.lit),
  plane('M16 54L26 61.4L36 64.6L45 61C38 70 29 72 19.6 66Z', MASK, CLOTH.half),
  plane('M18 68C28 77 38 77 46 71C40 82 32 85 25 80Z', MASK, CLOTH.half),
  plane('M26 82C34 88 42 87 47 82C44 91 38 93 31 88Z', MASK, CLOTH.half),
  plane('M50 53L45.6 57.4L40.6 68L45.6 73.6L50 74.6Z', MASK, ['#7c4030', '#4a2638']),
  plane('M50 53L54.4 57.4L59.4 68L54.4 73.6L50 74.6Z', MASK, CLOTH.shade),
  plane('M45.6 73.6L50 74.6L54.4 73.6L56 84L50 96L44 84Z', MASK, CLOTH.shade),
  plane('M54.4 57.4L63 62L75 60L90 50L90 100L50 100L56 84L54.4 73.6L59.4 68Z', MASK, CLOTH.dark),
  plane('M62 64C70 67 78 65 83 60C80 69 71 72 60 69Z', MASK, '#22182e'),
  plane('M58 74C66 77 74 75 79 70C75 79 66 82 57 79Z', MASK, '#1f162a'),
]

/** The cowl and its folds. */
const COWL_PLANES = [
  plane('M20 54C20 72 14 84 4 92L-10 92L-10 50Z', COWL, CLOTH.lit),
  plane('M19 66C20 78 17 88 11 97L22 102C26 92 25 80 22 70Z', COWL, CLOTH.half),
  plane('M26 80C29 88 30 94 28 102L38 106C38 98 34 90 30 85Z', COWL, CLOTH.half),
  plane('M82 68C82 80 84 88 89 96L84 98C78 90 78 80 80 72Z', COWL, '#241a30'),
  plane('M76 78C74 88 74 94 76 102L70 104C69 96 71 86 73 82Z', COWL, '#241a30'),
]

const TAILS = [
  'M80 32C91 27 97 33 109 23C109 31 114 35 119 33C111 44 97 43 86 42Z',
  'M80 37C89 40 93 48 104 49C103 53 105 58 110 60C98 63 88 55 80 43Z',
]

/** A star in flight: where it was a moment ago is still seen, fainter the longer ago. */
function flying(x: number, y: number, size: number): Part[] {
  const at = (ago: number) => star(x - 4.4 * ago, y + 1.5 * ago, size * (1 - 0.04 * ago), size * 0.28, 4, 20 - 9 * ago)
  const now = at(0)
  return [
    ...[5, 4, 3, 2, 1].map((ago) => part(at(ago), ink('#ffb866', { opacity: 0.34 - 0.06 * ago, blur: 0.003 * ago }))),
    part(now, ink(INK, { grow: 0.007 }), ink('#5c5266')),
    // Each blade has one half that looks to the moon.
    ...[0, 1, 2, 3].map((blade) => {
      const [far, near] = [(20 + 90 * blade) * (Math.PI / 180), (20 + 90 * blade - 45) * (Math.PI / 180)]
      const tip = [x + size * Math.sin(far), y - size * Math.cos(far)] as const
      const root = [x + 0.28 * size * Math.sin(near), y - 0.28 * size * Math.cos(near)] as const
      return mark(corners([x, y], tip, root), now, ink(blade === 0 || blade === 3 ? '#fff0d4' : '#a89aa4'))
    }),
    part(oval(x, y, size * 0.13), ink(INK)),
  ]
}

const parts: Part[] = [
  part([SHOULDERS, HOOD], {
    do: 'shadow',
    grow: 0.02,
    tint: [0.03, 0, 0],
    layers: [{ blur: 0.05, lift: 0.04, strength: 0.8 }],
  }),
  ...katana(-32, 10, true),
  ...katana(32, 10, false),
  part(TAILS, ink(INK, { grow: 0.007 }), ink(RED.half)),
  ...side(TAILS, 0.8, 2.6, ink('#ff5a34')),
  mark('M74 30L92 30C90 37 88 43 92 52L74 50Z', TAILS, ink(RED.shade)),
  // Shoulders and the collar that crosses on the breast.
  part(SHOULDERS, ink(INK, { grow: 0.006 }), ink(CLOTH.shade)),
  plane('M-30 80L16 80C6 92 -4 100 -8 130L-30 130Z', SHOULDERS, CLOTH.lit),
  plane('M14 88C6 98 3 112 4 130L-6 130C-7 112 0 98 14 88Z', SHOULDERS, CLOTH.half),
  plane('M88 90C98 100 104 112 104 130L94 130C95 112 94 100 88 90Z', SHOULDERS, '#241a30'),
  ...side([SHOULDERS], 1.4, 1.5, ink(MOON), ['M-40 0L50 0L50 130L-40 130Z']),
  ...side([SHOULDERS], -0.4, 1.1, ink('#8c2c34'), ['M50 0L140 0L140 130L50 130Z']),
  part(flip(COLLAR), ink(INK, { grow: 0.006 }), ink(RED.shade)),
  part(COLLAR, cast(0.8, 0.02, 0.01), ink(INK, { grow: 0.006 }), ink(RED.half)),
  ...side([COLLAR], -1.2, 1.4, ink('#ff5a34')),
  part(COWL, cast(0.95, 0.04, 0.03), ink(INK, { grow: 0.006 }), ink(CLOTH.shade)),
  ...COWL_PLANES,
  ...side([COWL], 1.2, 1.4, ink(MOON), ['M-40 0L20 0L20 130L-40 130Z']),
  part(HOOD, cast(0.95, 0.05, 0.03), ink(INK, { grow: 0.006 }), ink(CLOTH.shade)),
  ...WOUND,
  // The face in the gap, in the band's shade but for one cheek and the nose.
  part(SLIT, ink('#1c0a0c')),
  plane('M50 49L47 56L45.6 62L38 64L26 60L21 52C28 56 40 60 47.6 55Z', SLIT, ['#8a3c20', '#c8683c']),
  plane('M50 47L52 54L54.6 59L50 63L46 60L48.4 54Z', SLIT, ['#5a2016', '#e08a54']),
  plane('M54.6 60L62 63L74 59.6L79 53C71 57 61 59.6 54 56.6Z', SLIT, '#3c1614'),
  part(both(EYE), ink(INK, { grow: 0.009 }), ink('#ffe9c4')),
  mark(both(oval(39, 55.6, 2.5)), both(EYE), ink('#c0240c')),
  mark(both(oval(39, 55.6, 1.2)), both(EYE), ink(INK)),
  part([oval(37.9, 54.6, 0.6), oval(59.9, 54.6, 0.6)], ink('#ffffff', { gain: 1.5 })),
  plane(both('M18 44L50 44L50 57.6C43 52.6 34 49.8 24 51.8Z'), SLIT, INK),
  part(MASK, ink(INK, { grow: 0.004 }), ink(CLOTH.shade)),
  ...MASK_PLANES,
  // The headband and its plate of steel.
  part(BAND, cast(0.95, 0.03, 0.03), ink(INK, { grow: 0.005 }), ink(RED.half)),
  plane('M10 20L28 20C24 30 23 36 24 44L10 46Z', BAND, RED.lit),
  plane('M56 20L90 20L90 46L56 46Z', BAND, RED.shade),
  plane('M74 24L79 26C77 32 77 38 79 44L74 44Z', BAND, RED.dark),
  part(PLATE, cast(0.8, 0.014, 0.012), ink(INK, { grow: 0.006 }), {
    do: 'fill',
    paint: { kind: 'horizontal', colours: ['#e6d2c0', '#9c8c94', '#5c5468', '#3a3448'] },
  }),
  mark('M20 20L80 20L72 25.6L33 25.6L32.6 37L28 40Z', PLATE, ink('#fff2dc')),
  mark('M80 20L67.4 25.6L67 37L34 37L28 44L80 44Z', PLATE, ink('#2a2434')),
  part(star(50, 31.2, 5.4, 1.5, 4), ink('#fff2dc', { shift: [0.005, 0.006] }), ink(INK)),
  part([oval(36, 31.2, 0.9), oval(64, 31.2, 0.9)], ink('#14101c')),
  // The moon on all that is turned to it.
  ...side([HOOD], 2, 1.3, ink(MOON), ['M-40 -20L50 -20L50 20L22 60L36 100L-40 130Z']),
  ...side([HOOD], -0.6, 0.6, ink('#a83438'), ['M56 -20L120 -20L120 130L56 130Z']),
  ...flying(122, 95, 12),
]

/** A masked face under a hood, cut in clear planes by the moon behind, swords on the back. */
export function ninja(place: Stand): SceneStep[] {
  return stand(parts, place)
}
