import { hatch, mark, plane, side } from './cel.ts'
import { both, flip, oval, panel, whole } from './paths.ts'
import { cast, type Hue, ink, type Part, part, type PartStep, type SceneStep, stand, type Stand } from './parts.ts'

const DARKNESS = '#050806'
const EMBER = '#3cff7c'
/** Old ivory by how far a plane is turned to the lamp above on the left. */
const BONE = {
  lit: ['#fdf4d8', '#e6d6ac'],
  half: ['#d2c094', '#a48e62'],
  shade: ['#84704a', '#5c4c30'],
  dark: '#33291a',
} as const

const CRANIUM = whole(
  'M50 -3C33 -3 17 8 14.4 28C13.4 38 15.6 46 19.4 52.6L14.4 58L15.4 66L23.6 71.6L29.6 76.4L31.6 81.6L38 83L50 83.6',
)
const JAW = whole('M50 119L40.4 118L32.6 110L27.4 97L23 82L17.6 66L24 71L30 77L33 88L50 94')
const MOUTH = whole('M50 79L38 78.4L31 81L32.4 92L36.6 104.6L42 108L50 108.6')
const SOCKET = 'M46.4 52.6L43 42.6L31 37.4L21.4 41L19.4 50L24.6 59L35 62.4L43 58.6Z'
const NOSE = whole('M50 55L46.6 60L42.4 69.4L46.4 72.4L50 68.6')
const BROW = 'M48.6 50.6L44.4 39.4L31.6 32.6L19.6 36.4L16.4 44.6L21.4 41L31 37.4L43 42.6L46.4 52.6Z'
const CHEEK = 'M14.4 58L21 60.4L31 65L41 66L38 71.4L31 74.6L23.6 71.6L15.4 66Z'
const UPPER = [
  panel(44.8, 80, 5, 13, 1.2),
  panel(39.8, 79.6, 4.8, 12.6, 1.2),
  panel(35.4, 79.6, 4.2, 11.6, 1.2),
  panel(32, 80.4, 3.2, 9.6, 1.1),
]
const LOWER = [
  panel(45.9, 94, 4, 12.4, 1.1),
  panel(41.6, 93.6, 4.1, 12, 1.1),
  panel(37.6, 92.4, 3.8, 11.4, 1.1),
  panel(34.4, 90.6, 3, 9.4, 1),
]
/** Where the plates of the skull have grown together, and where it was struck. */
const SUTURE =
  'M16.6 22L21 20L22 23L26.4 19.4L28.4 22L33 17.6L35.6 20.6L41 16.4L44 19.6L49 15.6L53 18.6L58 15L61.6 18.4L66 15.6'
const CRACKS = ['M72 4L68.6 12L73 17L68 25L71 31M73 17L79 20M68 25L62 28', 'M17 34L22.6 35.6L25 32M22.6 35.6L23 41']
const PITS = [
  [30, 12, 1.1],
  [37, 26, 0.9],
  [25, 28, 1.2],
  [44, 8, 0.8],
  [57, 25, 1],
  [63, 9, 0.9],
  [53, 33, 0.8],
  [78, 31, 1],
  [35, 113, 0.9],
  [59, 113, 0.9],
] as const

/** A long bone with two knobs at each end, lying across the middle. */
function longBone(length: number, width: number, turn: number): Part[] {
  const [left, right, y] = [50 - length / 2, 50 + length / 2, 62]
  const [high, thin] = [width * 0.36, width * 0.24]
  const shaft =
    `M${left} ${y - high}C${left + 26} ${y - thin} ${right - 26} ${y - thin} ${right} ${y - high}` +
    `L${right} ${y + high}C${right - 26} ${y + thin} ${left + 26} ${y + thin} ${left} ${y + high}Z`
  const knobs = [left, right].flatMap((x) => [-1, 1].map((up) => oval(x, y + up * width * 0.46, width * 0.58)))
  const all = [shaft, ...knobs]
  return [part(all, cast(0.9, 0.03, 0.04), ink(DARKNESS, { grow: 0.008 }), ivory(0.8))].map((each) => ({
    ...each,
    turn,
  }))
}

/** Bone, moulded: its own colour, worn and stained in patches. */
const ivory = (height: number, more: Partial<Extract<PartStep, { do: 'surface' }>> = {}): PartStep => ({
  do: 'surface',
  profile: { kind: 'inflate', height },
  soft: 0.006,
  bumps: [
    { kind: 'waves', amount: 0.006, scale: 0.16 },
    { kind: 'grain', amount: 0.0016, scale: 0.02 },
  ],
  paint: {
    kind: 'mottled',
    width: 0.08,
    scale: 0.16,
    spread: 1.2,
    colours: ['#6c5434', '#a48a5c', '#d2c094', '#e0d0a4', '#d8c698', '#b49c6c'],
  },
  material: { colour: '#e6d8b4', metal: 0, rough: 0.46, coat: 0.35, coatRough: 0.24, scatter: 0.4 },
  hollows: 2.4,
  bounce: 0,
  gain: 0.72,
  ...more,
})

/** What lies on both halves: the left one looks to the lamp, the right one lies in its shade. */
function halves(
  path: string,
  outline: string | string[],
  left: Hue | readonly Hue[],
  right: Hue | readonly Hue[],
): Part[] {
  return [plane(path, outline, left), plane(flip(path), outline, right)]
}

const tooth: PartStep = { do: 'fill', paint: { kind: 'vertical', colours: ['#b8a274', '#f4e8c4', '#fbf4de'] } }
const root: PartStep = { do: 'fill', paint: { kind: 'vertical', colours: ['#efe2bc', '#dcc998', '#8c7850'] } }

const parts: Part[] = [
  part([CRANIUM, JAW], {
    do: 'shadow',
    grow: 0.02,
    tint: [0, 0.02, 0],
    layers: [
      { blur: 0.04, lift: 0.06, strength: 0.85 },
      { blur: 0.14, lift: 0.16, strength: 0.7 },
    ],
  }),
  ...longBone(142, 19, 30),
  ...longBone(142, 19, -30),
  // The lower jaw, in the shade of the cheekbones, and the dark behind the teeth.
  part(JAW, cast(0.95, 0.04, 0.04), ink(DARKNESS, { grow: 0.01 }), {
    do: 'fill',
    paint: { kind: 'vertical', colours: [...BONE.half] },
  }),
  plane('M50 60L100 60L100 130L50 130Z', JAW, BONE.shade),
  ...halves('M50 109L42 108.6L36.6 105L33 110L40.4 118L50 119Z', JAW, BONE.lit, BONE.half),
  ...halves('M17 66L24 71L30 77L33 88L36 104L32.6 110L26.6 95Z', JAW, BONE.shade, BONE.dark),
  ...halves('M17.6 66L22 72L27 88L32 104L32.6 110L26.6 97Z', JAW, BONE.half, BONE.shade),
  part(MOUTH, ink(DARKNESS, { grow: 0.006 })),
  part(both(...LOWER), root),
  mark('M50 70L100 70L100 112L50 112Z', both(...LOWER), ink('#5c4c30', { opacity: 0.6 })),
  part(CRANIUM, cast(0.9, 0.03, 0.03), ink(DARKNESS, { grow: 0.01 }), {
    do: 'fill',
    paint: { kind: 'vertical', colours: [...BONE.half] },
  }),
  // Brow and temples.
  plane('M50 -3C34 -2 21 8 18.4 25C26 29 36 32 44.4 39L50 49Z', CRANIUM, BONE.lit),
  plane('M50 -10L64 -10C72 8 76 22 79 40L84 60L100 60L100 -10Z', CRANIUM, BONE.shade),
  plane('M76 4C82 12 86 22 86 30C86 40 84 46 80 52L79 42L81 30Z', CRANIUM, BONE.dark),
  plane('M13 28C13 38 15 46 19.4 52.6L20 44L17.6 36L19 25Z', CRANIUM, BONE.shade),
  plane(whole('M50 40L45.4 37L46.6 44L48.6 51L50 53'), CRANIUM, BONE.shade),
  part(both(...UPPER), ink(DARKNESS, { shift: [0.002, 0.012], blur: 0.004, opacity: 0.8 }), tooth),
  mark('M50 70L100 70L100 112L50 112Z', both(...UPPER), ink('#5c4c30', { opacity: 0.55 })),
  // Below the cheekbone it is hollow.
  ...halves('M23 70L31 74.6L38 71.4L41 66L43 74L40 80L33 84L29 77Z', CRANIUM, BONE.shade, BONE.dark),
  ...halves('M50 70L46.4 72.4L42 70L39 79L50 80.6Z', CRANIUM, BONE.half, BONE.shade),
  part(both(CHEEK), ink(DARKNESS, { shift: [0.004, 0.014], blur: 0.006, opacity: 0.7 })),
  ...halves(CHEEK, [CHEEK, flip(CHEEK)].join(''), BONE.half, BONE.shade),
  ...halves('M14.4 58L21 60.4L31 65L41 66L39.4 69L30 69.6L15 62Z', [CHEEK, flip(CHEEK)].join(''), BONE.lit, BONE.half),
  part(both(SOCKET), ink(BONE.dark, { grow: 0.012 }), ink(DARKNESS)),
  part(NOSE, ink(BONE.dark, { grow: 0.01 }), ink(DARKNESS)),
  part(both(BROW), ink(DARKNESS, { shift: [0, 0.014], blur: 0.006, opacity: 0.8 })),
  ...halves(BROW, [BROW, flip(BROW)].join(''), BONE.lit, BONE.half),
  ...halves(
    'M48.6 50.6L44.8 43L31 37.6L21 41L16.4 44.6L20 39.6L31 35L43.6 40.6Z',
    [BROW, flip(BROW)].join(''),
    BONE.half,
    BONE.shade,
  ),
  hatch(
    SUTURE,
    CRANIUM,
    0.9,
    ink('#fff8e0', { shift: [0.004, 0.006], opacity: 0.6 }),
    ink('#4c3c22', { opacity: 0.85 }),
  ),
  ...CRACKS.map((path) => hatch(path, CRANIUM, 1.2, ink('#120c06'))),
  part(
    PITS.map(([x, y, r]) => oval(x, y, r, r * 0.8)),
    ink('#fff8e0', { shift: [0.005, 0.007], opacity: 0.5 }),
    ink('#3c2e18', { opacity: 0.85 }),
  ),
  part([CRANIUM, JAW], { do: 'wear', dirt: 0.3, dirtColour: '#2c2010', chips: 0, scratches: 0, scale: 0.2 }),
  // The niche's light around the head.
  ...side([CRANIUM], -1.7, 0.2, ink(EMBER, { blend: 'add', gain: 0.8 }), ['M52 -20L150 -20L150 150L52 150Z']),
  ...side([CRANIUM], 1.2, 0.2, ink(EMBER, { blend: 'add', gain: 0.35 }), ['M-50 20L48 20L48 150L-50 150Z']),
  ...side([JAW], -1.6, -1, ink(EMBER, { blend: 'add', gain: 0.6 }), ['M62 70L150 70L150 150L62 150Z']),
  // Embers, and their light on the bone around them.
  part(
    both(oval(34, 50.6, 3.4)),
    ink(EMBER, { blur: 0.1, gain: 0.4, blend: 'add' }),
    ink(EMBER, { blur: 0.03, gain: 1.1, blend: 'add' }),
    ink(EMBER, { gain: 1.4 }),
  ),
  part(both(oval(34, 50.6, 1.8)), ink('#eafff0', { gain: 2.4, blur: 0.004 })),
]

/** A skull before crossed bones, cut in planes, embers in its eyes. */
export function skull(place: Stand): SceneStep[] {
  return stand(parts, place)
}
