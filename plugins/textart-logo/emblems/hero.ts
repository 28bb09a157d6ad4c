import { both, corners, star, whole } from './paths.ts'
import {
  cast,
  ink,
  type Part,
  part,
  type PartStep,
  plated,
  ridged,
  type SceneStep,
  stand,
  type Stand,
} from './parts.ts'

const CREST = whole('M50 -2C38 4 22 7 8 3C4 8 2 14 2 20C2 52 22 84 50 102')
const FIELD = whole('M50 6C39 11 25 13.6 13.4 11.4C11.4 15 10.4 19 10.4 23C11 50 28 76.6 50 92')
const CHIEF = whole('M50 6C39 11 25 13.6 13.4 11.4C11.4 15 10.4 19 10.4 23C10.6 29 11.6 35 13.6 41C26 40 38 34 50 24')
const COMET = star(50, 47, 29, 12.2, 5)

/** Feathers of a wing to the left, the lowest first: long ones, and short ones that cover where those begin. */
const LONG = [
  { y: 66, angle: 153, length: 40 },
  { y: 60, angle: 160, length: 50 },
  { y: 54, angle: 167, length: 60 },
  { y: 48, angle: 173, length: 70 },
  { y: 41, angle: 179, length: 80 },
  { y: 33, angle: 185, length: 91 },
  { y: 25, angle: 192, length: 102 },
] as const
const SHORT = [
  { y: 62, angle: 156, length: 24 },
  { y: 53, angle: 165, length: 31 },
  { y: 44, angle: 174, length: 38 },
  { y: 35, angle: 183, length: 45 },
  { y: 26, angle: 192, length: 52 },
  { y: 18, angle: 199, length: 56 },
] as const

/** A feather from its quill at x, y: broad to near its end, and round there; it bends as `shaft` does. */
function vane(x: number, y: number, angle: number, length: number, wide: number, sweep: number): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const to = (along: number, across: number) => {
    const bent = across * wide + along * along * sweep * length
    return `${+(x + along * length * cos - bent * sin).toFixed(2)} ${+(y + along * length * sin + bent * cos).toFixed(2)}`
  }
  return (
    `M${to(0, -0.3)}C${to(0.3, -0.46)} ${to(0.72, -0.4)} ${to(0.86, -0.26)}` +
    `C${to(0.94, -0.16)} ${to(1, 0)} ${to(1.03, 0.3)}C${to(0.94, 0.46)} ${to(0.8, 0.6)} ${to(0.6, 0.6)}` +
    `C${to(0.4, 0.58)} ${to(0.14, 0.42)} ${to(0, 0.3)}Z`
  )
}

const gold = (width: number) => plated('#ffc14a', width, { soft: 0.006, material: 'gold', bounce: 0.3 })
const enamel = (colour: string, paint: readonly [string, string, string]) =>
  plated(colour, 0.02, {
    profile: { kind: 'inflate', height: 0.28 },
    // Engine turning below the enamel.
    bumps: [{ kind: 'guilloche', amount: 0.0016, scale: 0.05 }],
    paint: { kind: 'vertical', colours: [...paint] },
    material: { colour, metal: 0.25, rough: 0.24, coat: 1.2 },
  })

const feather = ({ y, angle, length }: { y: number; angle: number; length: number }, wide: number) =>
  both(vane(16, y, angle, length, wide, -0.09))
const long = LONG.map((each) => feather(each, 14.5))
const short = SHORT.map((each) => feather(each, 14))

/** Cast feathers, polished: a ridge runs to the tip, and each keeps the lamp from the one behind it. */
const plumes = (feathers: typeof long, gain: number) =>
  feathers.map((pair) =>
    part(pair, cast(0.95, 0.03, 0.045), ink('#2a1200', { grow: 0.004 }), {
      do: 'surface',
      profile: { kind: 'chisel', slope: 0.5 },
      soft: 0.008,
      material: { like: 'gold', rough: 0.2 },
      hollows: 1,
      bounce: 0.2,
      gain,
    }),
  )

const wings: Part[] = [
  part(
    [CREST, ...long.flat()],
    {
      do: 'shadow',
      grow: 0.02,
      tint: [0.01, 0.01, 0.03],
      layers: [
        { blur: 0.02, lift: 0.05, strength: 0.75 },
        { blur: 0.1, lift: 0.13, strength: 0.6 },
      ],
    },
    { do: 'extrude', to: [0.004, 0.03], grow: 0.004, material: 'bronze', fade: 0.8 },
  ),
  ...plumes(long, 1.15),
  ...plumes(short, 1.4),
]

const crest: Part[] = [
  // What it keeps from the wings, and from the letters that it overlaps.
  part(CREST, {
    do: 'shadow',
    grow: 0.01,
    tint: [0.02, 0, 0.02],
    layers: [
      { blur: 0.02, lift: 0.05, strength: 0.9 },
      { blur: 0.06, lift: 0.14, strength: 0.85 },
    ],
  }),
  part(CREST, { do: 'extrude', to: [0.004, 0.03], material: 'bronze', fade: 0.8 }),
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
  part(
    whole('M50 8.6C40 13 27 15.6 15.6 14.2C14.4 17 13.6 20 13.6 23C25 22 39 20 50 17'),
    ink('#ffffff', { opacity: 0.22, blur: 0.008 }),
  ),
]

/** Golden wings, which a crest of the same place joins. */
export function heroWings(place: Stand): SceneStep[] {
  return stand(wings, place)
}

/** A crest of red and blue enamel with a star of gold; it mirrors none of what it is laid over. */
export function heroCrest(place: Stand): SceneStep[] {
  const bare = (step: PartStep): PartStep => (step.do === 'surface' ? { ...step, bounce: 0 } : step)
  return stand(
    crest.map((each) => ({ ...each, steps: each.steps.map(bare) })),
    place,
  )
}
