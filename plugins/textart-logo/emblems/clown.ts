import { hatch, mark, tone } from './cel.ts'
import { BRIM, CROWN, RIBBON, RUFF, WIG } from './costume.ts'
import { both, oval, star, whole } from './paths.ts'
import { eyeball, flesh, fur, LOCKS } from './hide.ts'
import {
  cast,
  type Hue,
  ink,
  moulded,
  type Part,
  part,
  type PartStep,
  plated,
  type SceneStep,
  stand,
  type Stand,
} from './parts.ts'

const INK = '#1a0612'
const LAMP = '#ffd078'

const FACE = whole('M50 13C40 13 31.4 18 28.4 28C25.8 37 25 48 26.6 57L30.4 72L38 86L45 92.6L50 94')
const EARS = both('M28 44C24 40 19.6 42 20 48C20.6 55 24 60 28 60Z')
const DIAMOND = 'M36.4 18.6L43.4 38L39 63L32 40Z'
const EYE = 'M29 40.4C33.6 35.6 41.6 37 46.8 45C42 49.4 33 48.4 29 40.4Z'
const BROW = 'M25.6 36C29.4 26.4 40.4 25.6 47 39.6L48.6 34.4C43.6 21.6 29 20.4 25.6 36Z'
const LIPS = whole('M50 66.4C42 67.6 33.4 64 27.4 55.4C23.6 54.4 22.4 58.4 24 62C27.6 77 38 89.6 50 89.6')
const MOUTH = whole('M50 70.6C41.6 71.6 34.4 68.4 29.2 62C31.4 73.6 39.4 84.4 50 84.4')
const NOSE = oval(50, 54, 8.2)

/** The sign's lamps stand all around; those above are the nearest. */
const LAMPS = { at: [0.5, -0.3], reach: 1.6, size: 0.2, wrap: 0.3 } as const
const BULBS: PartStep[] = [
  ink('#ff8a2a', { line: 0.05, blur: 0.016, blend: 'add', gain: 0.34, facing: LAMPS }),
  ink(LAMP, { line: 0.014, blur: 0.003, blend: 'add', gain: 0.9, facing: LAMPS }),
]

/** What a thing lets fall on those behind it: close and dark, wide and soft. */
const DROP: PartStep[] = [cast(0.85, 0.012, 0.01), cast(0.75, 0.04, 0.05)]

/** Satin, dented a little. */
const satin = (colour: Hue, more: Partial<Extract<PartStep, { do: 'surface' }>> = {}): PartStep =>
  moulded(colour, {
    bumps: [{ kind: 'waves', amount: 0.014, scale: 0.12 }],
    soft: 0.01,
    material: { colour, metal: 0, rough: 0.5, sheen: 0.5, coat: 0.3, coatRough: 0.3 },
    hollows: 2,
    ...more,
  })

/** A small top hat, worn askew. */
const HAT: Part[] = [
  part(
    CROWN,
    ...DROP,
    satin('#6a22b8', { paint: { kind: 'horizontal', colours: ['#5a1aa4', '#7c30d0', '#4c1490', '#2c0860'] } }),
  ),
  part(RIBBON, cast(0.7, 0.008, 0.004), satin('#e8a41c', { profile: { kind: 'inflate', height: 0.3 } })),
  part(BRIM, ...DROP, satin('#6a22b8', { profile: { kind: 'inflate', height: 0.8 } })),
  part(
    star(50, 9.4, 6.4, 2.7, 5),
    cast(0.9, 0.008, 0.006),
    plated('#fff4d8', 0.02, { profile: { kind: 'chisel', slope: 0.7 } }),
  ),
  part([CROWN], ...BULBS),
].map((each) => ({ ...each, turn: 9 }))

const parts: Part[] = [
  part([FACE, ...WIG.flatMap(({ path }) => both(path)), RUFF[0].path], {
    do: 'shadow',
    grow: 0.02,
    tint: [0.03, 0, 0.01],
    layers: [
      { blur: 0.02, lift: 0.04, strength: 0.85 },
      { blur: 0.1, lift: 0.12, strength: 0.8 },
    ],
  }),
  ...RUFF.flatMap(({ path, own, lit }) => [
    part(path, ...DROP, satin(own, { paint: { kind: 'vertical', colours: [lit, own, own] } })),
    ...Array.from({ length: 9 }, (_, at) => {
      const angle = (Math.PI * (at + 0.5)) / 9
      return hatch(
        `M50 80L${(50 - 64 * Math.cos(angle)).toFixed(2)} ${(80 + 41 * Math.sin(angle)).toFixed(2)}`,
        path,
        1.4,
        ink('#3c1408', { blur: 0.008, opacity: 0.85 }),
      )
    }),
  ]),
  // Each row of the wig keeps the lamps from the one behind it.
  ...WIG.map(({ path, own, lit }, at) =>
    part(both(path), ...DROP, fur([own, lit, own], LOCKS, 1.15), ...(at === 0 ? BULBS : BULBS.slice(1))),
  ),
  part(EARS, ...DROP, flesh('#e0a888', 0.8, 0.2)),
  part(both('M26.6 47C24 45 22.4 47 22.8 50C23.4 53 25 55.6 26.6 56.4Z'), ink('#7a3424', { blur: 0.006 })),
  // White greasepaint, with the folds of a face below it.
  part(FACE, ...DROP, flesh('#fff4ea', 0.55, 0.25, 1.3)),
  { ...tone(both('M22 46C29 58 34 70 46 96L26 96Z'), FACE, ink('#8c5a6c', { opacity: 0.75 })), soft: 0.05 },
  { ...tone(whole('M50 88C42 88 36 84 32 76L30 98L50 98'), FACE, ink('#6a3a50', { opacity: 0.6 })), soft: 0.03 },
  mark(
    both(DIAMOND),
    FACE,
    ink('#0a7088', { opacity: 0.92, blur: 0.002 }),
    ink('#6ae4f0', { line: 0.014, blur: 0.006, opacity: 0.35 }),
  ),
  { ...part(both(oval(31.4, 61, 4.8, 4)), ink('#e83a48', { opacity: 0.7, blur: 0.014 })) },
  // Cheeks that the grin pushes up, and the bridge of the nose.
  part(both(oval(33, 60.4, 6.2, 4.8)), ink('#fff6ec', { shift: [-0.012, -0.016], blur: 0.026, opacity: 0.35 })),
  {
    ...tone(both('M26 36C33 32 42 36 48 45L48 52C40 54 31 52 26 44Z'), FACE, ink('#2a1028', { opacity: 0.6 })),
    soft: 0.03,
  },
  // Eyes under raised brows.
  part(both(EYE), ink('#2a0814', { grow: 0.01, blur: 0.006 }), eyeball('#b89c84', '#fffbe8', '#fffdf4')),
  mark(both(oval(39.6, 43, 4)), both(EYE), ink('#0e4c10'), ink('#7ee02c', { grow: -0.014, blur: 0.01 })),
  mark(both(oval(39.8, 43, 1.9)), both(EYE), ink(INK)),
  {
    ...tone(both('M24 34C34 35 43 40 49 47L47 49C41 42 34 39 27 41Z'), both(EYE), ink('#1c0810', { opacity: 0.7 })),
    soft: 0.012,
  },
  part([oval(38, 41, 1), oval(58.8, 41, 1)], ink('#ffffff', { gain: 1.6 })),
  part(both(BROW), ...DROP, moulded('#16060e', { profile: { kind: 'inflate', height: 1 } })),
  hatch(
    both('M47.6 31C48 28 48.4 26 48 23.6', 'M41 21.6C44 20 47 19.8 49 20'),
    FACE,
    1,
    ink('#8c5a6c', { blur: 0.006, opacity: 0.8 }),
  ),
  // The grin: lips, two rows of teeth.
  part(LIPS, ...DROP, flesh('#c80c1c', 0.9, 1.2, 0.9)),
  part(MOUTH, ink('#1c0208', { grow: 0.006, blur: 0.004 }), flesh('#f8ecd0', 0.5, 0.7)),
  hatch(
    [...both('M33.6 60L35.6 76', 'M39 60L40.4 84', 'M44.6 60L45.2 88'), 'M50 60L50 90'],
    MOUTH,
    1,
    ink('#4a2410', { blur: 0.003, opacity: 0.9 }),
  ),
  hatch(
    both('M50 78.6L47.6 77.4L45 79L42.4 76.6L40 77.6L37.4 74L35 74.4L31 66'),
    MOUTH,
    1.2,
    ink('#2a0c08', { blur: 0.002 }),
  ),
  { ...tone('M26 60Q50 74 74 60L74 66Q50 78 26 66Z', MOUTH, ink('#3c0c10', { opacity: 0.6 })), soft: 0.03 },
  hatch(both('M25.4 60C22.4 58.6 21.8 55 23.4 52.4'), FACE, 1.3, ink('#4a1420', { blur: 0.005 })),
  hatch(both('M42 59.6C37.6 62.4 33 62.8 29.6 61.4'), FACE, 1.2, ink('#8c4050', { blur: 0.006 })),
  part(NOSE, cast(0.8, 0.02, 0.02), cast(0.8, 0.03, 0.06), flesh('#d80a18', 1, 1.8)),
  part(FACE, ...BULBS),
  ...HAT,
]

/** A grinning clown with a wig, a ruff and a small hat. */
export function clown(place: Stand): SceneStep[] {
  return stand(parts, place)
}
