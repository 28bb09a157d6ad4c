import { DARK, enamel, LAMPLIT, LIGHT, rust, SHELL, SIGNAL, steel } from './armour.ts'
import { mark } from './cel.ts'
import { both, oval, panel, whole } from './paths.ts'
import { cast, ink, lines, moulded, type Part, part, plated, type SceneStep, stand, type Stand } from './parts.ts'

const HEAD = whole('M50 15C35 15 22 19 18.5 30C15.5 42 15.5 57 18.5 68C21 77 28 83 37 85L50 86')
const VISOR = whole('M50 36C39 35.4 28 36.4 23.4 40C21.4 45.6 21.8 53 25 58.4C31.6 61.8 41.6 62.4 50 62.4')
const EARS = both(panel(5, 36, 14, 28, 6))
const BOLTS = both(oval(25.4, 28, 1.7), oval(22.8, 68, 1.7), oval(33.4, 80.6, 1.5))
const JAW = whole('M50 64.6C42 64.6 35.6 65 33.4 66.4C32.4 71 33.6 77 36.4 80.6C41 82 46 82.4 50 82.4')

const BRACKET = panel(-6, 30, 112, 44, 4)
const BRACKET_BOLTS = both(oval(-2, 34.4, 1.6), oval(-2, 69.6, 1.6))
const ARMS = both(panel(-12, 46, 26, 12, 2))
const SHOULDERS = whole('M50 104C36 104 24 105 12 109C0 112 -10 120 -14 132L50 132')
const PAULDRON = 'M24 107C14 106 2 109 -6 115C-12 120 -15 126 -16 134L22 134C20 124 21 114 24 107Z'
const STRIPE = 'M14.6 107.2C11.4 116 10.6 124 11 134L4 134C3.6 124 4.6 116 7.6 108.8Z'
const CHEST = whole('M50 106C40 106 30 107 24 109C20 116 19 126 20 136L50 136')
const COLLAR = whole('M50 103C42 103 33 103.6 28 105.6C28 109 30 112 33 112.6C38 114 44 114.4 50 114.4')

const parts: Part[] = [
  part([HEAD, ...EARS, SHOULDERS], {
    do: 'shadow',
    grow: 0.02,
    tint: [0, 0.01, 0.02],
    layers: [
      { blur: 0.03, lift: 0.05, strength: 0.85 },
      { blur: 0.12, lift: 0.12, strength: 0.6 },
    ],
  }),
  // A bracket of steel on the wall behind, cables that run into it.
  part([BRACKET, ...ARMS], {
    do: 'shadow',
    grow: 0.01,
    tint: [0, 0.01, 0.02],
    layers: [{ blur: 0.02, lift: 0.03, strength: 0.8 }],
  }),
  part(BRACKET, steel('#39424b', 0.012)),
  part(BRACKET_BOLTS, cast(0.8, 0.006), steel('#8d969e', 0.012)),
  ...ARMS.map((path) => part(path, cast(0.8, 0.014), steel('#5b656f', 0.02))),
  ...both('M33 84C22 88 20 96 24 108', 'M36 86C28 92 27 98 30 108').map((path) =>
    lines(path, 2.2, cast(0.8), moulded('#15191e', { profile: { kind: 'inflate', height: 0.9 } })),
  ),
  // Neck: bellows of rubber.
  part(panel(37, 78, 26, 34, 2), moulded('#14181d')),
  ...[85.4, 89.4, 93.4, 97.4, 101.4].map((y) =>
    part(panel(34.6, y, 30.8, 3.5, 1.7), cast(0.8), moulded('#2c333b', { bounce: 0.4 })),
  ),
  // Shoulders: a collar of steel, a chest and pauldrons of the shell's enamel, worn along their edges.
  part(SHOULDERS, cast(0.9, 0.05, 0.05)),
  ...both(PAULDRON).map((path) =>
    part(path, cast(0.9, 0.03, 0.03), enamel(SHELL, 0.5), {
      do: 'wear',
      dirt: 0.3,
      chips: 0.3,
      scratches: 26,
      below: '#4a5158',
    }),
  ),
  part(SHOULDERS, LAMPLIT),
  part(both(STRIPE), cast(0.5, 0.006), enamel(SIGNAL, 0.1), {
    do: 'wear',
    dirt: 0.3,
    chips: 0.14,
    scratches: 6,
    below: '#c9ced2',
  }),
  part(CHEST, cast(0.9, 0.03, 0.03), steel('#4b545d', 0.03), { do: 'wear', dirt: 0.35, chips: 0, scratches: 14 }),
  part(whole('M50 111C42 111 38 112 36 114L38 124L50 124'), ink(LIGHT, { blur: 0.03, gain: 0.3, blend: 'add' })),
  part(panel(40, 113.4, 20, 2.4, 1.2), ink('#06222a', { grow: 0.008 }), ink(LIGHT, { gain: 1.3 })),
  part(COLLAR, cast(0.9, 0.02, 0.02), steel('#8a949d', 0.03)),
  part(both(oval(33, 109.6, 1.3), oval(41, 111.4, 1.3)), cast(0.8, 0.006), steel('#2c333a', 0.012)),
  // Antennas.
  ...both('M31 19L25 5').map((path) => lines(path, 2, cast(0.5), steel('#8e979f', 0.01))),
  ...both(oval(24.6, 4.4, 2.9)).map((path) =>
    part(
      path,
      ink(SIGNAL, { blur: 0.04, gain: 1.2, blend: 'add' }),
      moulded('#ff8a2a', { material: { colour: SIGNAL, metal: 0, rough: 0.2, coat: 1, glow: 0.7 } }),
    ),
  ),
  // Ears: drums with a cap of signal colour.
  part(EARS, cast(0.8, 0.02, 0.02), steel('#59626c', 0.03)),
  part(
    both(panel(6.6, 40, 8, 20, 4)),
    cast(0.7),
    moulded(SIGNAL, { material: { colour: SIGNAL, metal: 0.1, rough: 0.35, coat: 1 } }),
    { do: 'wear', dirt: 0.4, chips: 0.2, scratches: 6, below: '#8a9298' },
  ),
  part(both(oval(10.6, 50, 2.4)), cast(0.7, 0.008), steel('#c9d1d8', 0.02)),
  // The shell, swollen, and its seams.
  part(HEAD, cast(0.95, 0.05, 0.1)),
  part(
    HEAD,
    cast(0.9, 0.03, 0.02),
    moulded(SHELL, {
      profile: { kind: 'inflate', height: 0.62 },
      bumps: [{ kind: 'grain', amount: 0.0006, scale: 0.02 }],
      material: { colour: SHELL, metal: 0.12, rough: 0.34, coat: 1, coatRough: 0.08 },
      gain: 0.92,
    }),
    { do: 'wear', dirt: 0.5, chips: 0.34, scratches: 34, below: '#3a3430', dirtColour: '#2c241a' },
    LAMPLIT,
    // The eyes light the shell around the visor.
    ink(LIGHT, {
      paint: { kind: 'radial', at: [0.5, 0.5], radius: 0.5, colours: ['#1a90a8', '#0a3c48', '#000000'] },
      blend: 'add',
      gain: 0.35,
    }),
  ),
  ...[
    'M30.4 20.6C30.6 25 30.4 30 29.6 35.6L19.6 37.4',
    'M17 58L24.4 60.6L31.6 65.4C31 70 31.6 76 34.4 83.6',
    'M31.6 65.4L24 78.6',
  ].flatMap((path) =>
    both(path).flatMap((each) => [
      lines(each, 0.9, ink('#05080b', { opacity: 0.8, blend: 'multiply' })),
      lines(each, 0.4, ink('#ffffff', { shift: [0.006, 0.007], opacity: 0.55 })),
    ]),
  ),
  // Planes that look away from the lamp: the far side, the cheek below the visor, the jaw's flank.
  mark('M70 10C76 24 77 50 74 66L66 90L100 90L100 10Z', HEAD, ink('#1c2834', { blend: 'multiply', opacity: 0.62 })),
  mark(both('M18 60L25 62.4L31.6 66L34.6 86L20 80Z'), HEAD, ink('#1c2834', { blend: 'multiply', opacity: 0.42 })),
  rust(HEAD),
  // A stripe over the crown.
  part(
    whole('M50 14.9C47 14.9 44.6 15.1 42.6 15.4L44 33.4L46.4 35.6L50 35.6'),
    cast(0.5, 0.008, 0.006),
    plated(SIGNAL, 0.01, { material: { colour: SIGNAL, metal: 0.15, rough: 0.3, coat: 1 } }),
    { do: 'wear', dirt: 0.4, chips: 0.5, scratches: 14, below: '#c9ced2' },
  ),
  lines('M50 17L50 33', 0.7, ink('#5a1c00', { opacity: 0.8 })),
  // Visor: a steel frame, black glass, eyes of light.
  part(VISOR, cast(0.6, 0.012, 0.008), { ...steel('#4a525c', 0.02), grow: 0.018 } as never),
  part(
    VISOR,
    moulded('#04070a', {
      profile: { kind: 'inflate', height: 0.5 },
      material: { colour: '#020406', metal: 0, rough: 0.1, coat: 1.6, reflect: 0.05 },
    }),
  ),
  part(
    both(oval(36.4, 49, 7.4)),
    ink(LIGHT, { blur: 0.025, gain: 0.26, blend: 'add' }),
    ink('#0a5a72', { blur: 0.006, gain: 0.5, blend: 'add' }),
  ),
  part(both(oval(36.4, 49, 6)), ink(LIGHT, { line: 0.014, gain: 1.5, blend: 'add', blur: 0.002 })),
  part(both(oval(36.4, 49, 3)), ink('#8af2ff', { gain: 1.6, blend: 'add', blur: 0.004 })),
  part(
    both('M24.6 42.6C28 39.6 34 38.4 40 38.2C36 41 30 42.4 25.4 47Z'),
    ink('#ffffff', { opacity: 0.12, blur: 0.006 }),
  ),
  // Angry lids of steel.
  part(
    both('M23 40C29 38 38 39.6 46.6 45.4L45.6 41.4C40 36.6 30 35 24.4 37Z'),
    cast(0.9, 0.012, 0.014),
    steel('#aab3bb', 0.012),
  ),
  lines(both('M46.2 45.6C39 40.6 30 39 24.6 41'), 0.8, ink(LIGHT, { blur: 0.004, gain: 0.7, blend: 'add' })),
  // Jaw: a recess with bars.
  part(JAW, { ...steel('#5a636d', 0.016), grow: 0.014 } as never),
  part(JAW, moulded('#07090c', { profile: { kind: 'dish', width: 0.03, height: 0.02 } })),
  ...[37.6, 42, 46.4, 50.8, 55.2, 59.6].map((x) =>
    part(
      panel(x, 67, 2.8, 13, 1.4),
      cast(0.8, 0.008),
      moulded('#b9c1c8', { material: { colour: '#b9c1c8', metal: 1, rough: 0.2 } }),
    ),
  ),
  part(whole('M50 71.6L38 71.6L38.8 75.4L50 75.4'), ink(SIGNAL, { opacity: 0.5, blur: 0.02, blend: 'add' })),
  part(BOLTS, cast(0.7, 0.006), steel('#9ba4ad', 0.012)),
  ...both('M24.4 27.2L26.4 28.8', 'M21.8 67.4L23.8 68.6', 'M32.6 80L34.2 81.2').map((path) =>
    lines(path, 0.6, ink(DARK)),
  ),
]

/** The head of a robot with glowing eyes, antennas and bolted plates. */
export function robot(place: Stand): SceneStep[] {
  return stand(parts, place)
}
