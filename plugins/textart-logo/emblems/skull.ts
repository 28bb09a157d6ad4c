import { hatch, side, tone } from './cel.ts'
import { both, oval, panel, whole } from './paths.ts'
import { cast, type Hue, ink, type Part, part, type PartStep, type SceneStep, stand, type Stand } from './parts.ts'

const DARKNESS = '#050806'
const EMBER = '#3cff7c'

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
  return [part(all, cast(0.9, 0.03, 0.04), ivory(0.8))].map((each) => ({
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

/** Enamel: smoother and paler than bone, stained at its neck. */
const enamel = (colours: [Hue, Hue, Hue]): PartStep => ({
  do: 'surface',
  profile: { kind: 'inflate', height: 0.8 },
  soft: 0.004,
  paint: { kind: 'vertical', colours },
  material: { colour: '#efe4c2', metal: 0, rough: 0.3, coat: 0.7, coatRough: 0.12, scatter: 0.5 },
  hollows: 1.5,
  bounce: 0,
  gain: 0.72,
})

/** Shade that runs out softly on the bone. */
const hollow = (opacity: number, blur = 0.02): PartStep => ink('#1c140a', { opacity, blur, blend: 'multiply' })
/** A hole in the bone: its edge is rounded, and the dark in it is deep. */
const hole = (...paths: string[]): Part =>
  part(
    paths,
    ink('#2a1e10', { grow: 0.014, blur: 0.012, opacity: 0.85, blend: 'multiply' }),
    ink('#120c06', { grow: 0.004, blur: 0.005 }),
    ink(DARKNESS, { blur: 0.004 }),
  )

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
  part(JAW, cast(0.95, 0.04, 0.04), ivory(0.5, { soft: 0.012 })),
  tone('M14 60L86 60L86 92L62 84L38 84L14 92Z', JAW, hollow(0.75, 0.03)),
  tone('M32 108L44 112L56 112L68 108L66 126L34 126Z', JAW, hollow(0.4, 0.02)),
  hole(MOUTH),
  part(both(...LOWER), enamel(['#f3e8c6', '#e4d4a6', '#8c7850'])),
  part(CRANIUM, cast(0.9, 0.03, 0.03), ivory(0.85, { soft: 0.016 })),
  // Temples fall in, and the face below the cheekbones.
  tone('M10 26C17 28 20 36 19 46L15 56L6 50ZM90 26C83 28 80 36 81 46L85 56L94 50Z', CRANIUM, hollow(0.6, 0.03)),
  tone(
    'M23 71L31 75L38 72L42 67L44 75L40 82L30 84ZM77 71L69 75L62 72L58 67L56 75L60 82L70 84Z',
    CRANIUM,
    hollow(0.8, 0.016),
  ),
  part(both(...UPPER), ink(DARKNESS, { shift: [0.002, 0.012], blur: 0.006, opacity: 0.8 })),
  part(both(...UPPER), enamel(['#b8a274', '#f0e4c0', '#fbf4de'])),
  // Cheekbones stand out, and throw their shade below them.
  part(both(CHEEK), ink(DARKNESS, { shift: [0.004, 0.016], blur: 0.01, opacity: 0.75 })),
  part(both(CHEEK), ivory(0.7, { soft: 0.014 })),
  hole(...both(SOCKET)),
  hole(NOSE),
  part(both(BROW), ink(DARKNESS, { shift: [0, 0.014], blur: 0.008, opacity: 0.8 })),
  part(both(BROW), ivory(0.75, { soft: 0.016 })),
  tone(whole('M50 38L46 36L46.6 43L48.6 50L50 52'), CRANIUM, hollow(0.55, 0.012)),
  hatch(
    SUTURE,
    CRANIUM,
    0.7,
    ink('#fff8e0', { shift: [0.004, 0.006], opacity: 0.4, blur: 0.002 }),
    ink('#4c3c22', { opacity: 0.7, blur: 0.0015 }),
  ),
  ...CRACKS.map((path) => hatch(path, CRANIUM, 0.9, ink('#120c06', { blur: 0.0015 }))),
  part(
    PITS.map(([x, y, r]) => oval(x, y, r, r * 0.8)),
    ink('#fff8e0', { shift: [0.005, 0.007], opacity: 0.4, blur: 0.002 }),
    ink('#3c2e18', { opacity: 0.7, blur: 0.002 }),
  ),
  part([CRANIUM, JAW], { do: 'wear', dirt: 0.4, dirtColour: '#2c2010', chips: 0, scratches: 0, scale: 0.2 }),
  // The niche's light around the head.
  ...side([CRANIUM], -1.7, 0.2, ink(EMBER, { blend: 'add', gain: 0.55 }), ['M52 -20L150 -20L150 150L52 150Z']),
  ...side([CRANIUM], 1.2, 0.2, ink(EMBER, { blend: 'add', gain: 0.3 }), ['M-50 20L48 20L48 150L-50 150Z']),
  ...side([JAW], -1.6, -1, ink(EMBER, { blend: 'add', gain: 0.4 }), ['M62 70L150 70L150 150L62 150Z']),
  // Embers, and their light on the bone around them.
  part(
    both(oval(34, 50.6, 3.4)),
    ink(EMBER, { blur: 0.1, gain: 0.4, blend: 'add' }),
    ink(EMBER, { blur: 0.03, gain: 1.1, blend: 'add' }),
    ink(EMBER, { gain: 1.4 }),
  ),
  part(both(oval(34, 50.6, 1.8)), ink('#eafff0', { gain: 2.4, blur: 0.004 })),
]

/** A skull before crossed bones, embers in its eyes. */
export function skull(place: Stand): SceneStep[] {
  return stand(parts, place)
}
