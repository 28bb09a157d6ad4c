import { cel, hatch, mark, side, tone } from './cel.ts'
import { both, corners, flip, moved, oval, panel, star, whole } from './paths.ts'
import { ink, lines, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'

const INK = '#07060e'
const CLOTH = { own: '#2b3350', lit: '#465584', dark: '#161a2c' } as const
const RED = { own: '#c4122a', lit: '#f23a44', dark: '#74081c' } as const
const MOONLIT = '#ff9a3c'

const HOOD = whole('M50 3C40 2.4 29 6 22 16C16.4 25 14.6 36 15.4 47L13.6 56L18 66L24 79L35 90L50 96')
const SHOULDERS = whole('M50 86L36 82L26 88L8 95C-2 100 -8 110 -10 126L50 126')
const COLLAR = 'M35 84L22 93L40 126L62 126L42 104Z'
const SLIT = whole('M50 42C41 40 29 39 20 43L19.4 50L24 58.6L36 63L50 61')
const BAND = whole('M50 23.4C38 23.4 26 26.4 17.6 31L14.6 42C26 38.4 38 36.8 50 36.8')
const PLATE = whole('M50 21.4L34 22.8L29.4 26.4L29.8 38L34.4 40.6L50 39.4')
const MASK = whole('M50 55.4L45.6 58L37 61.4L26 58.4L17 52L16.4 58L20 68L27 81L37 90L50 95')
const EYE = 'M26.6 50.6C33 49.8 41 52.4 46 58C40 59 31.6 57.4 26.6 50.6Z'
const BROW = 'M22 50C31 46.6 41 49.6 48 57.4L49 52C42.6 46 31 43 21.6 46.4Z'

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
const CREASES = [
  'M22 62C30 68 40 71 50 71',
  'M79 61C71 66 64 68.6 58 69.4',
  'M27 75C35 81 45 83 54 82.4',
  'M34 86C41 90.6 50 91.6 58 90',
  'M21 35C31 26 44 22.6 58 23.6',
  'M26 20C35 13.6 46 12 58 13.6',
]

/** What the lamp above left does not reach. */
const RIGHT = 'M58 -30L140 -30L140 140L46 140L52 100L46 84L55 72L50 58L54 44L56 30L52 16Z'
const TAILS = [
  'M82 33C91 28 97 34 108 25C108 33 112 36 116 35C109 45 97 43 88 41Z',
  'M82 37C89 40 93 48 102 49C101 53 103 57 107 59C97 62 88 54 82 42Z',
]

/** The hilt of a sword that is carried on the back, its point to the middle. */
function hilt(turn: number): Part[] {
  const grip = panel(45.6, -32, 8.8, 36, 2)
  const bands = Array.from({ length: 6 }, (_, at) => {
    const y = -28 + at * 5.6
    return corners([50, y], [53, y + 2.8], [50, y + 5.6], [47, y + 2.8])
  })
  const guard = panel(39, 4, 22, 4.4, 1.6)
  const made: Part[] = [
    ...cel(panel(46, 8, 8, 70, 1), INK, 1.2, ink('#1c2034')),
    ...cel([grip, guard], INK, 1.6, ink(RED.dark)),
    part(grip, ink('#8e0f22')),
    part(bands, ink('#e8dcc0')),
    tone('M51 -40L70 -40L70 80L51 80Z', [grip], ink('#1c0414', { opacity: 0.5 })),
    part(panel(45, -34.6, 10, 5, 1.4), ink('#d89a2c')),
    part(guard, ink('#d89a2c')),
    part(panel(39, 4, 22, 1.7, 0.8), ink('#ffe08a')),
    part([grip, guard], { do: 'emboss', width: 0.03, height: 0.025, swell: 0 }),
  ]
  return made.map((each) => ({ ...each, turn }))
}

/** A throwing star: each blade has a lit and a shaded half. */
function blades(x: number, y: number, size: number, turn: number): Part[] {
  const outline = star(x, y, size, size * 0.3, 4, turn)
  const halves = [0, 1, 2, 3].map((at) => {
    const to = (angle: number, radius: number): readonly [number, number] => [
      x + radius * Math.cos(((angle + turn - 90) * Math.PI) / 180),
      y + radius * Math.sin(((angle + turn - 90) * Math.PI) / 180),
    ]
    return corners([x, y], to(at * 90, size), to(at * 90 + 45, size * 0.3))
  })
  return [
    ...cel(outline, INK, 1.4, ink('#e8eef6')),
    part(halves, ink('#76829c')),
    part(oval(x, y, size * 0.15), ink(INK)),
    part(outline, { do: 'emboss', width: 0.03, height: 0.03, swell: 0 }),
  ]
}

const parts: Part[] = [
  part([SHOULDERS, HOOD], {
    do: 'shadow',
    grow: 0.02,
    tint: [0.03, 0, 0],
    layers: [{ blur: 0.05, lift: 0.04, strength: 0.8 }],
  }),
  ...hilt(-40),
  ...hilt(40),
  ...cel(TAILS, INK, 1.2, ink(RED.own)),
  ...side(TAILS, 0.6, -3, ink(RED.dark)),
  // Shoulders and the collar that crosses on the breast.
  ...cel(SHOULDERS, INK, 1.6, ink(CLOTH.dark)),
  ...side([SHOULDERS], 2, 3, ink(CLOTH.own)),
  tone(['M10 98C8 106 8 114 10 126L16 126C14 114 14 106 16 97Z', 'M86 98L92 126L84 126Z'], SHOULDERS, ink(INK)),
  tone(COLLAR, SHOULDERS, ink(INK)),
  ...cel([flip(COLLAR)], INK, 1, ink(RED.dark)),
  ...cel([COLLAR], INK, 1, ink(RED.own)),
  ...side([COLLAR], 2.6, 0.6, ink(RED.lit)),
  ...side([SHOULDERS], 1.4, 0.8, ink(MOONLIT)),
  ...side([SHOULDERS], -1.4, 0.8, ink(MOONLIT)),
  // The hood: three turns of cloth.
  lines(HOOD, 2.2, ink(INK)),
  part(HOOD, ink(CLOTH.dark)),
  ...TURNS.flatMap((path) => [
    hatch(path, HOOD, 1.4, ink(INK)),
    tone(path, HOOD, ink(CLOTH.own)),
    ...side([path], 1.6, 3, ink(CLOTH.lit), [HOOD]),
  ]),
  tone(RIGHT, HOOD, ink('#0a0c1c', { opacity: 0.55 })),
  // The face in the gap, its upper half in the hood's shade.
  ...cel(SLIT, INK, 1.2, ink('#c47848')),
  tone('M56 40L90 40L90 70L52 70Z', SLIT, ink('#94512c')),
  tone(whole('M50 62L46.6 62L47.6 53L44 48.6L50 50'), SLIT, ink('#e0a070')),
  tone('M50 50L56 48.6L52.4 53L53.4 62L50 62Z', SLIT, ink('#7a3c20')),
  tone(both('M14 40L50 40L50 49C40 44.4 31 44.6 26 50L26 60L14 60Z'), SLIT, ink('#5a2414')),
  ...cel(both(EYE), INK, 1.1, ink('#f6efe2')),
  tone(both('M26 50C33 49 42 53 47 59L47 56C41 50 33 48 26 48.4Z'), both(EYE), ink('#b08a84')),
  mark(both(oval(39.6, 54.4, 3.1)), both(EYE), ink('#c41a14')),
  mark(both(oval(39.6, 54.6, 1.4)), both(EYE), ink(INK)),
  part([oval(38.4, 53.4, 0.6), oval(59.2, 53.4, 0.6)], ink('#ffffff')),
  part(both(EYE), ink('#ff5a1e', { blur: 0.02, gain: 0.3, blend: 'add' })),
  ...cel(both(BROW), INK, 0.4, ink(INK)),
  // The mask, drawn over the bridge of the nose.
  ...cel(MASK, INK, 1.3, ink(CLOTH.own)),
  ...side([MASK], 1, 3, ink(CLOTH.lit)),
  ...WRAPS.flatMap((path) => [
    hatch(path, MASK, 1.2, ink(INK)),
    tone(path, MASK, ink(CLOTH.own)),
    ...side([path], 1, 2.6, ink(CLOTH.lit), [MASK]),
  ]),
  tone('M50 55.4L42 60L44 70L50 74L54 72Z', MASK, ink(CLOTH.lit)),
  tone(RIGHT, MASK, ink('#0a0c1c', { opacity: 0.55 })),
  ...CREASES.map((path) => hatch(path, [HOOD], 0.9, ink(INK))),
  // The headband and its plate of steel.
  ...cel(BAND, INK, 1.2, ink(RED.own)),
  ...side([BAND], 0, 3, ink(RED.lit)),
  tone(RIGHT, BAND, ink(RED.dark, { opacity: 0.75 })),
  ...cel(PLATE, INK, 1.2, ink('#aab6ca')),
  tone(['M26 44L38 18L48 18L36 44Z', 'M40 44L52 18L55 18L43 44Z'], PLATE, ink('#f2f6fc')),
  tone('M60 18L80 18L80 44L54 44Z', PLATE, ink('#6a7690')),
  ...side([PLATE], 0, -2, ink('#56617c')),
  part(star(50, 30.6, 6.6, 1.9, 4), ink(INK)),
  part(both(oval(33, 27, 1.1), oval(33.2, 36, 1.1)), ink(INK)),
  // The moon behind finds the edges.
  ...side([HOOD], 1.5, 0.6, ink(MOONLIT)),
  ...side([HOOD], -1.5, 0.6, ink(MOONLIT)),
  part([HOOD, SHOULDERS, ...TAILS], { do: 'emboss', pillow: 0.3, shading: 0.75, coat: 0.5, coatRough: 0.26 }),
  ...blades(95, 80, 17, 24),
  ...blades(7, 77, 11, 58),
]

/** A masked face under a hood, swords on the back, with throwing stars. */
export function ninja(place: Stand): SceneStep[] {
  return stand(parts, place)
}
