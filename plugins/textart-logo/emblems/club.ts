import { hatch, mark, tone } from './cel.ts'
import { both, corners, oval, star, tuft, whole } from './paths.ts'
import {
  cast,
  ink,
  lines,
  moulded,
  type Part,
  part,
  type PartStep,
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
const BALL = { x: 50, y: 51, radius: 29, turn: [0.42, 0.3, 0.16] } as const

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

const STRIPES = [14, 34, 54, 74].map((x) => corners([x, 0], [x + 10, 0], [x + 10, 104], [x, 104]))

const { pentagons, seams } = football(BALL)
const SPHERE = oval(BALL.x, BALL.y, BALL.radius)

const gold = (width: number) =>
  plated('#ffc14a', width, { soft: 0.002, material: { like: 'gold', rough: 0.1 }, bounce: 0.2, gain: 1.5 })
const leaf: PartStep = ridged('#ffc14a', 1, {
  soft: 0.002,
  material: { like: 'gold', rough: 0.1 },
  bounce: 0.2,
  hollows: 1.8,
  gain: 1.3,
})

const parts: Part[] = [
  part([CREST, ...both(...LEAVES)], {
    do: 'shadow',
    grow: 0.02,
    tint: [0, 0, 0],
    layers: [
      { blur: 0.016, lift: 0.04, strength: 0.85 },
      { blur: 0.04, lift: 0.14, strength: 0.9 },
    ],
  }),
  // The other bank of floodlights throws a second one, fainter, to the left.
  part([CREST, ...both(...LEAVES)], ink('#04060a', { shift: [-0.09, 0.11], blur: 0.03, opacity: 0.5 })),
  lines(both(STEM), 2.4, cast(0.8, 0.01, 0.01), moulded('#8a5a0c', { material: { like: 'bronze' } })),
  // Leaves that do not touch each other are painted together: those to one side of the stem, then the others.
  ...[0, 1].map((odd) =>
    part(
      both(...LEAVES.filter((_, at) => at % 2 === odd)),
      cast(0.95, 0.014, 0.016),
      ink('#2a1200', { grow: 0.005 }),
      leaf,
    ),
  ),
  // The crest: a rim of gold, a seat, enamel in two greens.
  part(CREST, { do: 'extrude', to: [0.004, 0.03], material: 'bronze', fade: 0.8 }),
  part(CREST, cast(0.9, 0.03, 0.03), gold(0.034)),
  part(FIELD, ink('#241000', { grow: 0.014, blur: 0.005 })),
  part(
    FIELD,
    plated('#0c8a44', 0.02, {
      profile: { kind: 'inflate', height: 0.3 },
      paint: { kind: 'vertical', colours: ['#1ab45c', '#0a7a3c', '#03361a'] },
      material: { colour: '#0c8a44', metal: 0.2, rough: 0.26, coat: 1.2 },
    }),
  ),
  mark(STRIPES, FIELD, ink('#02301a', { opacity: 0.5 })),
  // The rim keeps the lamps from the enamel along its upper edge.
  {
    ...tone(
      `M-40 -40L140 -40L140 140L-40 140Z${FIELD}`,
      FIELD,
      ink('#001008', { opacity: 0.75, shift: [0.014, 0.02] }),
    ),
    soft: 0.03,
  },
  ...[
    [50, 16.8, 5],
    [36.8, 18.6, 3.7],
    [63.2, 18.6, 3.7],
  ].map(([x, y, size]) =>
    part(star(x!, y!, size!, size! * 0.42, 5), cast(0.9, 0.012, 0.012), ridged('#ffd84a', 0.8, { material: 'gold' })),
  ),
  // The ball of leather: panels swell between their seams, black ones are of the same skin.
  // Its shadow on the enamel lies away from the nearer bank of lamps.
  mark(oval(58, 61, 29, 28), FIELD, ink('#00100a', { opacity: 0.8, blur: 0.008 })),
  part(SPHERE, cast(0.95, 0.03, 0.04), ink('#06080c', { grow: 0.006 })),
  part(
    SPHERE,
    moulded('#e8ebee', {
      profile: { kind: 'inflate', height: 1 },
      bumps: [{ kind: 'pebbles', amount: 0.001, scale: 0.012 }],
      material: { colour: '#e6e9ec', metal: 0, rough: 0.4, coat: 0.5, coatRough: 0.16 },
      bounce: 0.5,
      gain: 1.05,
    }),
  ),
  mark(pentagons, SPHERE, ink('#26292f', { blend: 'multiply' })),
  hatch(seams, SPHERE, 3, ink('#3a4048', { opacity: 0.55, blur: 0.006 })),
  hatch(seams, SPHERE, 1.3, ink('#ffffff', { shift: [0.006, 0.007], opacity: 0.35 }), ink('#0c0e12')),
  part(SPHERE, {
    do: 'emboss',
    ink: 0.012,
    width: 0.02,
    height: 0.008,
    swell: 0,
    pillow: 0.12,
    shading: 0.7,
    coat: 0.25,
    coatRough: 0.12,
  }),
  // The far side sinks into the shade; the grass and the enamel shine up from below.
  {
    ...tone(oval(42, 41, 30), SPHERE, ink('#000000', { opacity: 0 })),
    path: `M-40 -40L140 -40L140 140L-40 140Z${oval(44, 43, 27)}`,
    soft: 0.03,
    steps: [ink('#142238', { blend: 'multiply', opacity: 0.8 })],
  },
  part(SPHERE, ink('#0a1410', { line: 0.02, blur: 0.012, opacity: 0.6 })),
  { ...tone(oval(60, 74, 14, 5), SPHERE, ink('#3cff98', { blend: 'add', gain: 0.06 })), soft: 0.04 },
]

/** A football on a crest of green, in a wreath of golden laurel. */
export function club(place: Stand): SceneStep[] {
  return stand(parts, place)
}
