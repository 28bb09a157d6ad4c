import { both, oval, star, tuft, whole } from './paths.ts'
import {
  type Hue,
  cast,
  ink,
  lines,
  moulded,
  type Part,
  part,
  type PartStep,
  type SceneStep,
  stand,
  type Stand,
} from './parts.ts'
import { CLUMPS, wig } from './wig.ts'

const TEAL = '#128a9c'
const RED = '#d3101c'

const FACE = whole('M50 15C35 15 24 25 22.4 41C21 57 24.4 72 33.6 83C39.6 89.6 45 92 50 92')
const SMILE = whole('M50 66.6C42 67.6 33.6 64.6 27.4 57.4C24.6 55.8 22.4 58.6 24 62C27.6 76 37.6 87 50 87')
const MOUTH = whole('M50 70.4C42.4 71.2 35.4 69 29.6 63.6C33 74.6 40.6 82.6 50 82.6')
const TEETH = whole('M50 70.4C42.4 71.2 35.4 69 29.6 63.6C31.4 68.4 34.4 72.4 37.8 74.8C41.6 77 46 77.6 50 77.6')
const HAT = 'M50 -9C46.8 0 42.4 9 37.4 17C44 20.6 56 20.6 62.6 17C57.6 9 53.2 0 50 -9Z'

const gloss = (colour: string, height = 0.6) => moulded(colour, { profile: { kind: 'inflate', height } })

/** Greasepaint on skin: matt, stroked on by hand. */
const greasepaint = (colour: Hue, coat = 0.2, swell = 0): PartStep => ({
  do: 'surface',
  profile: swell > 0 ? { kind: 'inflate', height: swell } : { kind: 'bevel', width: 0.008, height: 0.004 },
  bumps: [
    { kind: 'brushed', amount: 0.0006, scale: 0.01 },
    { kind: 'grain', amount: 0.001, scale: 0.01 },
  ],
  material: { colour, metal: 0, rough: 0.6, coat, coatRough: 0.35, scatter: 0.2 },
  bounce: 0,
})

/** Pleats of the ruff's left side, from the end to the middle; two rows of cloth. */
const pleats = (reach: number, low: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const angle = 178 - (at * 88) / (count - 0.5)
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    return tuft(50 + 14 * cos, low + 5 * sin, angle * 0.93 + 5, reach * (1 - 0.42 * sin * sin), 13.5, 0.03)
  })
const RUFF = [
  { paths: pleats(52, 92, 9), colour: '#e8a818', edge: '#8a4a00' },
  { paths: pleats(41, 89, 8), colour: '#efe4cf', edge: '#9a1a1c' },
] as const

const cloth = (colour: Hue): PartStep => ({
  do: 'surface',
  profile: { kind: 'inflate', height: 0.75 },
  bumps: [
    { kind: 'wrinkles', amount: 0.006, scale: 0.03, reach: 0.07 },
    { kind: 'grain', amount: 0.0012, scale: 0.008 },
  ],
  material: { colour, metal: 0, rough: 0.85, sheen: 0.5, scatter: 0.25 },
  bounce: 0.2,
})

const parts: Part[] = [
  part([FACE, HAT, ...both(...CLUMPS.map(([x, y, r]) => oval(x, y, r))), ...both(...RUFF[0].paths)], {
    do: 'shadow',
    grow: 0,
    tint: [0.04, 0, 0],
    layers: [
      { blur: 0.04, lift: 0.05, strength: 0.8 },
      { blur: 0.14, lift: 0.12, strength: 0.5 },
    ],
  }),
  // The ruff: pleats of cloth with a braid along the hem, from the ends to the middle.
  ...RUFF.flatMap(({ paths, colour, edge }) =>
    paths.flatMap((path) => [
      part(both(path), cast(0.85, 0.012, 0.016), cloth(colour)),
      part(both(path), ink(edge, { line: 0.012, opacity: 0.7 })),
    ]),
  ),
  part(oval(50, 88, 26, 9), cast(0.9, 0.03, 0.02)),
  ...CLUMPS.flatMap((clump, at) => wig(clump, at)),
  ...both(oval(22, 52, 4.6, 6.6)).map((path) => part(path, cast(0.7), gloss('#f0c8a4', 0.7))),
  part(
    FACE,
    cast(0.9, 0.02, 0.02),
    moulded('#f6efe4', {
      profile: { kind: 'inflate', height: 0.62 },
      bumps: [
        { kind: 'brushed', amount: 0.0006, scale: 0.012 },
        { kind: 'grain', amount: 0.0011, scale: 0.011 },
        { kind: 'waves', amount: 0.004, scale: 0.16 },
      ],
      paint: {
        kind: 'mottled',
        colours: ['#c08a72', '#e4cdba', '#f4ece0', '#f8f2e8'],
        width: 0.09,
        scale: 0.12,
        spread: 0.25,
      },
      material: { colour: '#f4ece0', metal: 0, rough: 0.68, coat: 0.12, coatRough: 0.4, scatter: 0.45 },
    }),
    ink('#ffa050', { line: 0.06, blur: 0.028, gain: 0.42, blend: 'add' }),
    ink('#2a0806', { line: 0.02, blur: 0.02, opacity: 0.3 }),
  ),
  // Sockets, folds from the nose, the brow and the chin: what a face is modelled by.
  part(both(oval(37, 41.5, 10, 9)), ink('#6a3a30', { blur: 0.028, opacity: 0.5, blend: 'multiply' })),
  lines(both('M44 58C40 60.4 35.4 62.6 30 62.4'), 2.4, ink('#8a4a3a', { blur: 0.012, opacity: 0.6 })),
  lines(
    both(
      'M47.6 29C47 32 46.4 34 46.6 38',
      'M41 24.4C44 22.6 47 22.4 49.4 22.6',
      'M40 27.2C43.6 25.4 47 25.2 49.4 25.4',
    ),
    0.8,
    ink('#8a5a48', { blur: 0.004, opacity: 0.6 }),
  ),
  part(oval(50, 87, 13, 4), ink('#8a5040', { blur: 0.02, opacity: 0.45 })),
  lines(
    both('M27.6 46L31 45', 'M27.2 48.6L31 47', 'M28 51L31.4 48.8'),
    0.6,
    ink('#8a5a48', { blur: 0.003, opacity: 0.7 }),
  ),
  part(both(oval(30, 60, 6.4)), ink('#ff5a5a', { blur: 0.022, opacity: 0.65 })),
  // Paint around the eyes.
  part(
    both('M37.4 19.4C40.4 27 42.6 34 42.8 42C42.6 50 40.6 56 37 62C33.4 56 31.2 50 31 42C31.4 34 34 27 37.4 19.4Z'),
    greasepaint(TEAL),
    ink('#063a44', { line: 0.01, blur: 0.004, opacity: 0.7 }),
  ),
  part(both(oval(37, 42.4, 7.4, 7)), ink('#0a3038', { blur: 0.01, opacity: 0.7 })),
  part(both(oval(37.2, 42.6, 6.6, 6.2)), cast(0.4, 0.006), gloss('#ffffff', 0.7)),
  part(both(oval(39, 43.2, 3.5)), ink('#2f8f1c'), ink('#bff26a', { line: 0.006, blur: 0.004, opacity: 0.8 })),
  part(both(oval(39.2, 43.2, 1.8)), ink('#050a02')),
  part([oval(37.8, 41.6, 1.1), oval(59.6, 41.6, 1.1)], ink('#ffffff', { gain: 1.2 })),
  part(both('M29.8 41C31.4 35 38 33.6 45.4 40.6C40 38.6 34.6 38.4 29.8 41Z'), cast(0.8, 0.008), gloss('#e2d6c6', 0.5)),
  part(both('M30.6 41.6C34 38.8 40 38.8 45.4 40.9C40 40 34.6 40 30.6 41.6Z'), ink('#1c0a08')),
  ...both('M27.6 34C29.6 27.6 36 25.4 45.6 35').map((path) =>
    lines(path, 2.4, cast(0.6, 0.006), gloss('#2a0d08', 0.7)),
  ),
  // Cheeks pushed up by the smile, the mouth, its teeth.
  part(both('M25 56C28 50.6 36 52 40.6 60C36 62.6 30 62 25 56Z'), ink('#ffffff', { opacity: 0.5, blur: 0.012 })),
  part(SMILE, cast(0.6, 0.012), greasepaint('#b80c18', 0.5, 0.5)),
  part(MOUTH, ink('#160204'), ink('#5a0810', { grow: -0.02, blur: 0.014 })),
  part(whole('M50 76.6C45.6 76.4 41.6 78 40.4 80C43 81.8 46.6 82.6 50 82.6'), gloss('#e0485a', 0.6)),
  part(TEETH, cast(0.8, 0.01, 0.014), gloss('#fff8e6', 0.55)),
  ...[33.6, 38.6, 44.2].flatMap((x) =>
    both(`M${x} 67C${x + 0.3} 70 ${x + 0.8} 73 ${x + 1.6} 77.4`).map((path) =>
      lines(path, 0.55, ink('#7a5a3c', { opacity: 0.8 })),
    ),
  ),
  lines('M50 70.4L50 77.4', 0.55, ink('#7a5a3c', { opacity: 0.8 })),
  lines(both('M26 59C23.6 57.4 23 55.6 23.6 53.6'), 0.7, ink('#8a6a54', { opacity: 0.7 })),
  part(
    oval(50, 54.6, 9),
    cast(0.8, 0.02, 0.02),
    moulded(RED, {
      profile: { kind: 'inflate', height: 1 },
      material: { colour: '#d80a18', metal: 0, rough: 0.25, coat: 1.6, coatRough: 0.04 },
    }),
  ),
  part(oval(46.8, 50.6, 2.4, 1.7), ink('#ffffff', { blur: 0.006, opacity: 0.8 })),
  // A pointed hat with a ruffle.
  part(HAT, cast(0.7, 0.02, 0.02), cloth('#5a1fa0')),
  part(
    [
      'M41.2 10.6C46 13.4 54 13.4 58.8 10.6L56.4 6.6C53 9 47 9 43.6 6.6Z',
      'M44.7 4.2C47.6 5.6 52.4 5.6 55.3 4.2L53.7 0.4C51.4 1.4 48.6 1.4 46.3 0.4Z',
    ],
    ink('#f6b81c', { opacity: 0.9, blend: 'over' }),
    ink('#5a2a00', { line: 0.02, blur: 0.014, opacity: 0.4 }),
  ),
  part(star(50, 16.4, 3, 1.3, 5), ink('#ffe9a0')),
  ...[36, 40.6, 45.3, 50, 54.7, 59.4, 64].map((x) =>
    part(oval(x, 18.6 + 1.6 * (1 - ((x - 50) / 14) ** 2), 2.9), cast(0.6, 0.008), gloss('#f4ead6', 0.8)),
  ),
  part(oval(50, -9.6, 4.6), cast(0.6), gloss('#f6b81c', 0.9)),
]

/** A grinning clown with curls, a ruff and a pointed hat. */
export function clown(place: Stand): SceneStep[] {
  return stand(parts, place)
}
