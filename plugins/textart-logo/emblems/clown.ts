import { hatch, mark, plane, side } from './cel.ts'
import { BRIM, CROWN, type Curl, RIBBON, RUFF, WIG } from './costume.ts'
import { both, corners, flip, oval, star, whole } from './paths.ts'
import { cast, type Hue, ink, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'

const INK = '#1a0612'
const LAMP = '#ffe0a0'

const FACE = whole('M50 13C40 13 31.4 18 28.4 28C25.8 37 25 48 26.6 57L30.4 72L38 86L45 92.6L50 94')
const EARS = both('M28 44C24 40 19.6 42 20 48C20.6 55 24 60 28 60Z')
const DIAMOND = 'M36.4 18.6L43.4 38L39 63L32 40Z'
const EYE = 'M29 40.4C33.6 35.6 41.6 37 46.8 45C42 49.4 33 48.4 29 40.4Z'
const BROW = 'M25.6 36C29.4 26.4 40.4 25.6 47 39.6L48.6 34.4C43.6 21.6 29 20.4 25.6 36Z'
const LIPS = whole('M50 66.4C42 67.6 33.4 64 27.4 55.4C23.6 54.4 22.4 58.4 24 62C27.6 77 38 89.6 50 89.6')
const MOUTH = whole('M50 70.6C41.6 71.6 34.4 68.4 29.2 62C31.4 73.6 39.4 84.4 50 84.4')
const NOSE = oval(50, 54, 8.4)
const RIGHT = 'M50 -40L150 -40L150 150L50 150Z'

/** What lies on both halves: the left one looks to the nearest lamps, the right one lies in the head's shade. */
function halves(path: string, outline: string | string[], left: Hue, right: Hue): Part[] {
  return [plane(path, outline, left), plane(flip(path), outline, right)]
}

/** Curls of wool: each a ball with the lamps on it and the twist of its strand. Every second one, as neighbours touch. */
function curled(
  curls: readonly Curl[],
  { own, lit, gleam }: { own: Hue; lit: Hue; gleam: Hue },
  isRight: boolean,
): Part[] {
  const placed = curls.map(([x, y, radius]): Curl => [isRight ? 100 - x : x, y, radius])
  return [0, 1].flatMap((odd) => {
    const some = placed.filter((_, at) => at % 2 === odd)
    const balls = some.map(([x, y, r]) => oval(x, y, r))
    return [
      part(balls, cast(0.8, 0.02, 0.02), ink(INK, { grow: 0.008 }), ink(own)),
      plane(
        some.map(([x, y, r]) => oval(x - 0.16 * r, y - 0.2 * r, 0.74 * r)),
        balls,
        lit,
      ),
      // The strand winds in from the lower side.
      hatch(
        some.map(
          ([x, y, r]) =>
            `M${x - 0.8 * r} ${y + 0.34 * r}` +
            `C${x - 0.2 * r} ${y + 0.86 * r} ${x + 0.78 * r} ${y + 0.4 * r} ${x + 0.56 * r} ${y - 0.2 * r}` +
            `C${x + 0.36 * r} ${y - 0.66 * r} ${x - 0.36 * r} ${y - 0.48 * r} ${x - 0.22 * r} ${y}`,
        ),
        balls,
        1.3,
        ink(own),
      ),
      plane(
        some.map(([x, y, r]) => oval(x - 0.42 * r, y - 0.52 * r, 0.24 * r, 0.15 * r)),
        balls,
        gleam,
      ),
    ]
  })
}

/** The collar falls in folds: of each one side is lit. */
function pleated({ path, own, lit }: { path: string; own: Hue; lit: Hue }): Part[] {
  const folds = Array.from({ length: 9 }, (_, at) => {
    const to = (share: number) => {
      const angle = (Math.PI * (at + share)) / 9
      return [50 - 70 * Math.cos(angle), 80 + 48 * Math.sin(angle)] as const
    }
    return corners([50, 80], to(0.08), to(0.56))
  })
  return [
    part(path, cast(0.85, 0.02, 0.03), ink(INK, { grow: 0.007 }), ink(own)),
    plane(folds, path, lit),
    mark('M60 40L150 40L150 150L60 150Z', path, ink('#3c1420', { opacity: 0.34 })),
    // The chin keeps the lamps from it.
    mark(oval(50, 84, 26, 20), path, ink('#3c1420', { opacity: 0.5 })),
  ]
}

/** A small top hat, worn askew. */
const HAT: Part[] = [
  part(CROWN, cast(0.9, 0.03, 0.04), ink(INK, { grow: 0.008 }), ink('#6420b0')),
  plane('M20 -20L42 -20L44 20L20 20Z', CROWN, '#9048e4'),
  plane('M58 -20L80 -20L80 20L57 20Z', CROWN, '#38106c'),
  part(RIBBON, ink('#d88a10')),
  plane('M20 -20L42 -20L44 20L20 20Z', RIBBON, '#ffc83c'),
  plane('M58 -20L80 -20L80 20L57 20Z', RIBBON, '#8a4c08'),
  part(BRIM, cast(0.9, 0.02, 0.02), ink(INK, { grow: 0.008 }), ink('#6420b0')),
  plane('M20 6L52 12L60 11.6C50 15 36 13.6 27 10Z', BRIM, '#a860f4'),
  plane('M24 14C40 20 60 20 76 13L76 24L24 24Z', BRIM, '#38106c'),
  part(star(50, 7.4, 6, 2.6, 5), cast(0.9, 0.008, 0.006), ink(INK, { grow: 0.006 }), ink('#fff2c8')),
  mark(RIGHT, star(50, 7.4, 6, 2.6, 5), ink('#d8a848')),
  ...side([CROWN], 1, 0.8, ink(LAMP), ['M-40 -40L60 -40L60 40L-40 40Z']),
].map((each) => ({ ...each, turn: 9 }))

const parts: Part[] = [
  part([FACE, RUFF[0].path], {
    do: 'shadow',
    grow: 0.02,
    tint: [0.03, 0, 0.01],
    layers: [
      { blur: 0.02, lift: 0.04, strength: 0.85 },
      { blur: 0.1, lift: 0.12, strength: 0.8 },
    ],
  }),
  ...RUFF.flatMap(pleated),
  ...WIG.flatMap(({ curls, left, right }) => [...curled(curls, left, false), ...curled(curls, right, true)]),
  part(EARS, ink(INK, { grow: 0.007 }), ink('#e8a484')),
  mark(RIGHT, EARS, ink('#a8604c')),
  part(both('M26.6 47C24 45 22.4 47 22.8 50C23.4 53 25 55.6 26.6 56.4Z'), ink('#7a3424')),
  // White greasepaint in planes: brow, cheekbones, hollow cheeks, chin.
  part(FACE, cast(0.9, 0.04, 0.05), ink(INK, { grow: 0.008 }), ink('#fbeedd')),
  mark(RIGHT, FACE, ink('#d9b9ae')),
  ...halves('M24 52L30 62L36 76L44 88L50 91L50 100L20 100Z', FACE, '#d3aca6', '#a8808a'),
  ...halves('M26 40C26 46 30 52 39 54L47 50L45 47L30 47Z', FACE, '#d9b6ae', '#b08a90'),
  ...halves('M50 45L46.6 46L44 56L50 56Z', FACE, '#fffaf0', '#c39c98'),
  mark(both(DIAMOND), FACE, ink('#12889c')),
  ...halves('M36.4 18.6L37 40L39 63L32 40Z', both(DIAMOND), '#34c8d8', '#0a5468'),
  part(both(oval(32.4, 60, 5.4, 4.6)), ink('#e8525e')),
  mark(RIGHT, both(oval(32.4, 60, 5.4, 4.6)), ink('#a83446')),
  part([oval(31, 58.6, 2.6, 1.6)], ink('#ff9c9c')),
  // The hat keeps the lamps from the forehead.
  mark('M10 0L90 0L90 27C74 27 60 33 46 28C38 25.4 30 24 22 26L10 26Z', FACE, ink('#7a4c68', { opacity: 0.62 })),
  part(both(EYE), ink(INK, { grow: 0.012 }), ink('#fffbea')),
  mark(both(oval(39.8, 43, 4.2)), both(EYE), ink('#1c7c14'), ink('#8cf034', { grow: -0.016 })),
  mark(both(oval(39.8, 43, 2)), both(EYE), ink(INK)),
  mark(both('M24 34C34 35 43 40 49 47L47 47C41 41 34 38.6 27 40Z'), both(EYE), ink('#6c4a58')),
  part([oval(38.2, 41.2, 1.1), oval(58.8, 41.2, 1.1)], ink('#ffffff', { gain: 1.5 })),
  part(both(BROW), ink(INK)),
  part('M27 33C31 25.4 39.6 25 45.4 34.6C39.6 27.4 32 27 27 33Z', ink('#6a4068')),
  hatch(both('M47.6 34C48 30 48.2 27.4 47.6 25'), FACE, 0.9, ink('#a8808a')),
  // The grin: lips, two rows of teeth.
  part(LIPS, ink(INK, { grow: 0.006 }), ink('#dc1426')),
  mark(RIGHT, LIPS, ink('#9a0a1c')),
  plane('M24.4 57.6C28 72 38 86.4 50 87L50 88.6C37 88 26.6 74 24 60Z', LIPS, '#ff6c62'),
  part(MOUTH, ink(INK, { grow: 0.008 }), ink('#fff3d8')),
  mark(RIGHT, MOUTH, ink('#cfb493')),
  mark('M26 58Q50 72 74 58L74 66Q50 76.4 26 66Z', MOUTH, ink('#8c6a5c', { opacity: 0.7 })),
  hatch(
    [...both('M33.6 60L35.6 76', 'M39 60L40.4 84', 'M44.6 60L45.2 88'), 'M50 60L50 90'],
    MOUTH,
    0.9,
    ink('#4a2410'),
  ),
  hatch(both('M50 78.6L47.6 77.4L45 79L42.4 76.6L40 77.6L37.4 74L35 74.4L31 66'), MOUTH, 1.2, ink('#2a0c08')),
  hatch(both('M25.4 60C22.4 58.6 21.8 55 23.4 52.4'), FACE, 1.3, ink('#7a3c4c')),
  // A ball of rubber before the face.
  part(NOSE, ink('#3c0a18', { shift: [0.02, 0.03], opacity: 0.55 }), ink(INK, { grow: 0.007 }), ink('#a80618')),
  plane(oval(48.4, 52, 7.6), NOSE, '#e81a2c'),
  plane(oval(46.4, 49.4, 4), NOSE, '#ff5a58'),
  plane(oval(45.6, 48.6, 1.7, 1.3), NOSE, '#ffffff'),
  // The lamps around light both sides of the head.
  ...side([FACE], 1.1, 0.3, ink(LAMP), ['M-40 24L50 24L50 100L-40 100Z']),
  ...side([FACE], -0.8, 0.3, ink('#ffb060'), ['M50 24L140 24L140 100L50 100Z']),
  ...HAT,
]

/** A grinning clown with a woolly wig, a ruff and a small hat, in clear planes. */
export function clown(place: Stand): SceneStep[] {
  return stand(parts, place)
}
