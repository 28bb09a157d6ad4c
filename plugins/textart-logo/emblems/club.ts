import { both, oval, star, tuft, whole } from './paths.ts'
import {
  cast,
  ink,
  lines,
  moulded,
  type Part,
  part,
  plated,
  ridged,
  type SceneStep,
  stand,
  type Stand,
} from './parts.ts'
import { football } from './spheres.ts'

const CREST = whole('M50 -2C44 4 34 6 24 3C20 2 16 2 12 4C14 10 12 14 8 18C6 50 16 78 34 90C40 94 46 97 50 102')
const FIELD = whole(
  'M50 6C44 11 34 12.6 24 10C21.6 9.4 20 9.4 18.4 9.8C18.6 14 17 18 14.4 21C13 48 22 73 38 84C43 87.4 47 90 50 93',
)
const BALL = { x: 50, y: 50, radius: 29, turn: [0.42, 0.3, 0.16] } as const

const gold = (width: number) => plated('#ffc14a', width, { material: 'gold', bounce: 0.3 })

/** A branch of laurel up the left side, leaves in pairs. */
const STEM = 'M48 106C24 102 6 86 0 62C-3 48 -3 34 1 20'
const BRANCH = [
  { x: 36, y: 103, angle: 196 },
  { x: 25, y: 97.4, angle: 212 },
  { x: 15.6, y: 89.6, angle: 226 },
  { x: 8.4, y: 80, angle: 240 },
  { x: 3.2, y: 69, angle: 252 },
  { x: 0, y: 57.4, angle: 262 },
  { x: -1.4, y: 45.6, angle: 272 },
  { x: -1, y: 34, angle: 280 },
  { x: 0.8, y: 23, angle: 284 },
] as const
const LEAVES = BRANCH.flatMap(({ x, y, angle }) => [
  tuft(x, y, angle - 34, 15, 6.4, 0.12),
  tuft(x, y, angle + 34, 13, 6, -0.12),
])

const { pentagons, seams } = football(BALL)
const SPHERE = oval(BALL.x, BALL.y, BALL.radius)

const parts: Part[] = [
  part([CREST], {
    do: 'shadow',
    grow: 0.05,
    tint: [0, 0.01, 0],
    layers: [
      { blur: 0.04, lift: 0.06, strength: 0.8 },
      { blur: 0.14, lift: 0.14, strength: 0.5 },
    ],
  }),
  ...both(STEM).map((path) => lines(path, 1.6, cast(0.7), gold(0.01))),
  ...both(...LEAVES).map((path) =>
    part(
      path,
      cast(0.75, 0.012, 0.014),
      ridged('#ffc14a', 0.55, { material: { like: 'gold', rough: 0.2 }, soft: 0.008, bounce: 0.2, gain: 0.85 }),
    ),
  ),
  part(CREST, gold(0.026)),
  part(CREST, plated('#04160c', 0.008, { grow: -0.03 })),
  part(
    FIELD,
    plated('#0a7a3c', 0.02, {
      profile: { kind: 'dish', width: 0.03, height: 0.018 },
      paint: { kind: 'vertical', colours: ['#16a85a', '#0a7a3c', '#033a1c'] },
      material: { colour: '#0a7a3c', metal: 0.25, rough: 0.28, coat: 1.2 },
    }),
  ),
  part(both('M16.6 24C16.4 44 22 64 33 77L33 11.6C29 11.6 25 11 22 10.2Z'), ink('#ffffff', { opacity: 0.1 })),
  ...[
    [50, 15, 5],
    [36.6, 17.4, 3.6],
    [63.4, 17.4, 3.6],
  ].map(([x, y, size]) =>
    part(star(x!, y!, size!, size! * 0.42, 5), cast(0.6, 0.006), ridged('#ffffff', 0.8, { material: 'gold' })),
  ),
  // The ball: leather, black pentagons, seams pressed in, gloss over all of it.
  part(
    SPHERE,
    { do: 'shadow', grow: 0.01, tint: [0, 0.01, 0], layers: [{ blur: 0.04, lift: 0.07, strength: 0.9 }] },
    moulded('#f4f2ec', {
      profile: { kind: 'inflate', height: 1 },
      bumps: [{ kind: 'grain', amount: 0.0007, scale: 0.012 }],
      material: { colour: '#efece4', metal: 0, rough: 0.45, coat: 0.7, coatRough: 0.2 },
    }),
  ),
  part(pentagons, ink('#15171c', { blend: 'multiply', opacity: 0.985 })),
  lines(pentagons, 0.9, ink('#08090b', { blur: 0.002, opacity: 0.8 })),
  lines(seams, 0.9, ink('#2a2c30', { blur: 0.0025, opacity: 0.85 })),
  lines(seams, 0.5, ink('#ffffff', { opacity: 0.4, shift: [0.006, 0.007], blur: 0.001 })),
  part(SPHERE, ink('#000000', { line: 0.03, blur: 0.02, opacity: 0.35 })),
  part(oval(39, 36, 9, 6), ink('#ffffff', { blur: 0.035, blend: 'add', gain: 0.3 })),
  part('M66 72C72 67 76 59 76.6 52C78 60 75 70 68 75Z', ink('#9fffc4', { blur: 0.014, blend: 'add', gain: 0.25 })),
]

/** A football on a crest of green enamel, in a wreath of golden laurel. */
export function club(place: Stand): SceneStep[] {
  return stand(parts, place)
}
