import { cel, hatch, side, tone } from './cel.ts'
import { both, corners, moved, oval, star, tuft, whole } from './paths.ts'
import { ink, lines, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'
import { football } from './spheres.ts'

const INK = '#04120c'

const CREST = whole('M50 -2C44 4 34 6 24 3C20 2 16 2 12 4C14 10 12 14 8 18C6 50 16 78 34 90C40 94 46 97 50 102')
const FIELD = whole(
  'M50 6C44 11 34 12.6 24 10C21.6 9.4 20 9.4 18.4 9.8C18.6 14 17 18 14.4 21C13 48 22 73 38 84C43 87.4 47 90 50 93',
)
const BALL = { x: 50, y: 50, radius: 29, turn: [0.42, 0.3, 0.16] } as const

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

/** What the lamps above left do not reach. */
const RIGHT = 'M52 -30L150 -30L150 150L50 150Z'
const STRIPES = [14, 34, 54, 74].map((x) => corners([x, 0], [x + 10, 0], [x + 10, 104], [x, 104]))

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
  lines([...both(STEM)], 4.6, ink(INK)),
  lines(both(STEM), 2, ink('#c8860f')),
  // Leaves that do not touch each other are painted together: those to one side of the stem, then the others.
  ...[0, 1].flatMap((odd) => {
    const leaves = both(...LEAVES.filter((_, at) => at % 2 === odd))
    const halves = (dx: number, dy: number) => leaves.map((path) => path + moved(path, dx, dy))
    return [
      ...cel(leaves, INK, 1.2, ink('#f6bc2e')),
      tone(halves(-1.7, -1.5), leaves, ink('#a8660c')),
      tone(halves(0.9, 0.8), leaves, ink('#fff0a0')),
    ]
  }),
  // The crest: a rim of gold, two greens in stripes.
  lines(CREST, 6.6, ink('#fff6e0')),
  lines(CREST, 3.4, ink(INK)),
  part(CREST, ink('#f6bc2e')),
  tone(RIGHT, CREST, ink('#b4720e')),
  ...side([CREST], 0.8, 2, ink('#fff0a0')),
  ...cel(FIELD, INK, 1.2, ink('#0e8a46')),
  tone(STRIPES, FIELD, ink('#0a6a36')),
  tone(RIGHT, FIELD, ink('#04341c', { opacity: 0.5 })),
  ...side([FIELD], 1.6, 3.2, ink('#04301a')),
  ...[
    [50, 16.6, 5.2],
    [36.4, 19, 3.8],
    [63.6, 19, 3.8],
  ].flatMap(([x, y, size]) => {
    const outline = star(x!, y!, size!, size! * 0.42, 5)
    return [...cel(outline, INK, 0.9, ink('#ffd84a')), tone(`M${x} 0L100 0L100 40L${x} 40Z`, outline, ink('#d8901a'))]
  }),
  // The ball: patches, seams, one shade that follows its roundness.
  ...cel(SPHERE, INK, 1.6, ink('#ffffff')),
  ...(
    [
      [26, 29, '#e4eaf0'],
      [15, 17, '#b8c6d8'],
      [6, 7, '#8496b2'],
    ] as const
  ).map(([dx, dy, tint]) => tone(SPHERE + moved(SPHERE, -dx, -dy), SPHERE, ink(tint))),
  hatch(seams, SPHERE, 1.3, ink(INK)),
  tone(pentagons, SPHERE, ink('#14161e')),
  tone(
    pentagons.map((path) => path + moved(path, 1.3, 1.5)),
    pentagons,
    ink('#4a5266'),
  ),
  ...side([SPHERE], -1.5, -1.4, ink('#5affa0'), [RIGHT]),
  part([CREST, ...both(...LEAVES)], { do: 'emboss' }),
]

/** A football on a crest of green, in a wreath of golden laurel. */
export function club(place: Stand): SceneStep[] {
  return stand(parts, place)
}
