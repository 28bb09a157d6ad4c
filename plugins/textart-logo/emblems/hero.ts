import { both, corners, star, tuft, whole } from './paths.ts'
import { cast, ink, type Part, part, plated, ridged, type SceneStep, stand, type Stand } from './parts.ts'

const CREST = whole('M50 -2C38 4 22 7 8 3C4 8 2 14 2 20C2 52 22 84 50 102')
const FIELD = whole('M50 6C39 11 25 13.6 13.4 11.4C11.4 15 10.4 19 10.4 23C11 50 28 76.6 50 92')
const CHIEF = whole('M50 6C39 11 25 13.6 13.4 11.4C11.4 15 10.4 19 10.4 23C10.6 29 11.6 35 13.6 41C26 40 38 34 50 24')
const COMET = star(50, 47, 29, 12.2, 5)

/** Feathers of a wing to the left, the lowest first. */
const WING = [
  { y: 62, angle: 158, length: 40 },
  { y: 54, angle: 167, length: 54 },
  { y: 46, angle: 175, length: 67 },
  { y: 37, angle: 183, length: 80 },
  { y: 27, angle: 191, length: 94 },
] as const

const gold = (width: number) => plated('#ffc14a', width, { material: 'gold', bounce: 0.3 })
const enamel = (colour: string, paint: readonly [string, string, string]) =>
  plated(colour, 0.02, {
    profile: { kind: 'inflate', height: 0.28 },
    paint: { kind: 'vertical', colours: [...paint] },
    material: { colour, metal: 0.25, rough: 0.24, coat: 1.2 },
  })

const feathers = WING.map(({ y, angle, length }) => both(tuft(16, y, angle, length, 17, -0.1)))

const parts: Part[] = [
  part(
    [CREST, ...feathers.flat()],
    {
      do: 'shadow',
      grow: 0.05,
      tint: [0.01, 0.02, 0.08],
      layers: [
        { blur: 0.03, lift: 0.06, strength: 0.7 },
        { blur: 0.1, lift: 0.12, strength: 0.45 },
      ],
    },
    plated('#04102e', 0.012, { grow: 0.04 }),
  ),
  ...feathers.flatMap((pair, at) =>
    pair.map((path) =>
      part(
        path,
        cast(0.8, 0.014, 0.014),
        ridged('#ffc14a', 0.8, { material: at % 2 === 0 ? 'paleGold' : 'gold', bounce: 0.2 }),
      ),
    ),
  ),
  part(CREST, cast(0.8, 0.03, 0.02), gold(0.03)),
  part(CREST, ink('#4a2400', { grow: -0.05, opacity: 0.9 })),
  part(FIELD, enamel('#d0121e', ['#ff3b3b', '#d40f1e', '#7a0412'])),
  part(CHIEF, cast(0.6, 0.01, 0.006), enamel('#1238c0', ['#3f86ff', '#1a4be0', '#0a2690'])),
  part(both('M49.4 26C38 36 26 41.8 13.9 42.8L14.8 45.6C28 44 39.4 38.4 49.4 29.8Z'), cast(0.5, 0.006), gold(0.01)),
  // Beams below the star.
  ...[
    { x: 50, y: 88 },
    { x: 38, y: 78 },
    { x: 62, y: 78 },
  ].map(({ x, y }) =>
    part(
      corners([50 + (x - 50) * 0.35 - 2.6, 56], [50 + (x - 50) * 0.35 + 2.6, 56], [x, y]),
      cast(0.5, 0.006),
      ridged('#fff4d8', 0.5, { material: 'paleGold' }),
    ),
  ),
  // The star: a dark seat, a rim, facets to its points.
  part(COMET, cast(0.9, 0.02, 0.02), gold(0.02)),
  part(COMET, ink('#5a1400', { grow: -0.022 })),
  part(
    COMET,
    ridged('#ffffff', 0.75, {
      grow: -0.032,
      material: { colour: [1, 0.93, 0.78], metal: 1, rough: 0.1 },
      soft: 0.003,
      gain: 1.15,
    }),
  ),
  ...[
    [50, 18],
    [77.6, 38],
    [22.4, 38],
  ].map(([x, y]) => part(star(x!, y!, 6, 0.8, 4), ink('#ffffff', { gain: 1.3, blend: 'add', blur: 0.002 }))),
  part(
    whole('M50 8.6C40 13 27 15.6 15.6 14.2C14.4 17 13.6 20 13.6 23C25 22 39 20 50 17'),
    ink('#ffffff', { opacity: 0.22, blur: 0.008 }),
  ),
]

/** A crest of red and blue enamel with a star of gold, between golden wings. */
export function hero(place: Stand): SceneStep[] {
  return stand(parts, place)
}
