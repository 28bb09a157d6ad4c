import { both, flip, oval, star, whole } from './paths.ts'
import { cast, ink, lines, moulded, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'

const HAIR = '#f0480e'
const TEAL = '#128a9c'
const RED = '#d3101c'

const FACE = whole('M50 15C35 15 24 25 22.4 41C21 57 24.4 72 33.6 83C39.6 89.6 45 92 50 92')
const SMILE = whole('M50 66.6C42 67.6 33.6 64.6 27.4 57.4C24.6 55.8 22.4 58.6 24 62C27.6 76 37.6 87 50 87')
const MOUTH = whole('M50 70.4C42.4 71.2 35.4 69 29.6 63.6C33 74.6 40.6 82.6 50 82.6')
const TEETH = whole('M50 70.4C42.4 71.2 35.4 69 29.6 63.6C31.4 68.4 34.4 72.4 37.8 74.8C41.6 77 46 77.6 50 77.6')
const HAT = 'M50 -16C46.6 -4 42 8 37.4 17C44 20.6 56 20.6 62.6 17C58 8 53.4 -4 50 -16Z'

/** Curls of the left side, those at the back first. */
const CURLS = [
  [12, 30, 10],
  [4, 42, 10.4],
  [3, 56, 10],
  [8, 69, 9],
  [22, 22, 9],
  [15, 42, 10],
  [13, 55, 9.4],
  [17, 66, 8],
  [20, 32, 8.6],
] as const

const gloss = (colour: string, height = 0.6) => moulded(colour, { profile: { kind: 'inflate', height } })
const swirl = (x: number, y: number, r: number) =>
  `M${x - r * 0.1} ${y + r * 0.1}C${x + r * 0.3} ${y - r * 0.3} ${x + r * 0.1} ${y - r * 0.6} ${x - r * 0.3} ${y - r * 0.4}` +
  `C${x - r * 0.75} ${y - r * 0.1} ${x - r * 0.5} ${y + r * 0.6} ${x + r * 0.1} ${y + r * 0.55}` +
  `C${x + r * 0.7} ${y + r * 0.5} ${x + r * 0.8} ${y - r * 0.2} ${x + r * 0.5} ${y - r * 0.6}`

const ruff = [-4, 1, 2, 3, 4, 5].slice(1).flatMap((at) => {
  const x = 50 - at * 10.4 + 5
  return [{ x, y: 98 - at * 1.2, colour: at % 2 === 0 ? '#f6b81c' : '#f4ead6' }]
})

const parts: Part[] = [
  part(
    [
      FACE,
      HAT,
      ...both(...CURLS.map(([x, y, r]) => oval(x, y, r))),
      ...both(...ruff.map(({ x, y }) => oval(x, y, 9, 12))),
    ],
    {
      do: 'shadow',
      grow: 0.02,
      tint: [0.04, 0, 0],
      layers: [
        { blur: 0.04, lift: 0.05, strength: 0.8 },
        { blur: 0.14, lift: 0.12, strength: 0.5 },
      ],
    },
  ),
  // The ruff, from its ends to the middle.
  ...ruff
    .toReversed()
    .flatMap(({ x, y, colour }) =>
      both(oval(x, y, 9, 12)).map((path) => part(path, cast(0.7, 0.014, 0.014), gloss(colour, 0.6))),
    ),
  ...ruff
    .toReversed()
    .flatMap(({ x, y }) => both(oval(x, y + 9, 2.6)).map((path) => part(path, cast(0.6), gloss(RED, 0.8)))),
  ...CURLS.flatMap(([x, y, r]) =>
    [0, 1].flatMap((side) => {
      const at = (path: string) => (side === 0 ? path : flip(path))
      return [
        part(at(oval(x, y, r)), cast(0.8, 0.014, 0.014), gloss(HAIR, 0.85)),
        lines(at(swirl(x, y, r)), 0.8, ink('#7a1400', { opacity: 0.65, blur: 0.002 })),
        lines(at(swirl(x, y, r)), 0.4, ink('#ffb070', { opacity: 0.5, shift: [0.006, 0.006] })),
      ]
    }),
  ),
  ...both(oval(22, 52, 4.6, 6.6)).map((path) => part(path, cast(0.7), gloss('#f0c8a4', 0.7))),
  part(
    FACE,
    cast(0.9, 0.02, 0.02),
    moulded('#f6efe4', {
      profile: { kind: 'inflate', height: 0.5 },
      material: { colour: '#f4ece0', metal: 0, rough: 0.5, coat: 0.35, coatRough: 0.25, scatter: 0.3 },
    }),
  ),
  part(both(oval(30, 60, 6.4)), ink('#ff5a5a', { blur: 0.022, opacity: 0.65 })),
  // Paint around the eyes.
  part(
    both('M37.4 19.4C40.4 27 42.6 34 42.8 42C42.6 50 40.6 56 37 62C33.4 56 31.2 50 31 42C31.4 34 34 27 37.4 19.4Z'),
    moulded(TEAL, {
      profile: { kind: 'bevel', width: 0.006, height: 0.003 },
      material: { colour: TEAL, metal: 0, rough: 0.5, coat: 0.3 },
    }),
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
  part(SMILE, cast(0.5, 0.01), gloss(RED, 0.5)),
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
  part(HAT, cast(0.7, 0.02, 0.02), gloss('#5a1fa0', 0.6)),
  part(
    [
      'M40.6 10.6C46 13.4 54 13.4 59.4 10.6L57.6 6.6C53 9 47 9 42.4 6.6Z',
      'M45 1C48 2.4 52 2.4 55 1L53.8 -3C51.4 -2 48.6 -2 46.2 -3Z',
    ],
    ink('#f6b81c', { opacity: 0.9, blend: 'over' }),
    ink('#5a2a00', { line: 0.02, blur: 0.014, opacity: 0.4 }),
  ),
  part(star(50, 16.4, 3, 1.3, 5), ink('#ffe9a0')),
  ...[36, 40.6, 45.3, 50, 54.7, 59.4, 64].map((x) =>
    part(oval(x, 18.6 + 1.6 * (1 - ((x - 50) / 14) ** 2), 2.9), cast(0.6, 0.008), gloss('#f4ead6', 0.8)),
  ),
  part(oval(50, -17, 4.8), cast(0.6), gloss('#f6b81c', 0.9)),
]

/** A grinning clown with curls, a ruff and a pointed hat. */
export function clown(place: Stand): SceneStep[] {
  return stand(parts, place)
}
