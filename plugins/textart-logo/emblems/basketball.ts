import { overFrame } from './grounds.ts'
import { oval } from './paths.ts'
import { ink, moulded, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'
import { bandOn } from './spheres.ts'

const BALL = { x: 50, y: 50, radius: 46, turn: [0.3, 0.42, -0.3] } as const
const SPHERE = oval(BALL.x, BALL.y, BALL.radius)

/** Two great circles across each other, and a small one to each side. */
const SEAMS = [
  [[0, 1, 0], 0],
  [[1, 0, 0], 0],
  [[0, 0.42, 1], 0.6],
  [[0, 0.42, 1], -0.6],
] as const
const bands = (wide: number) => SEAMS.flatMap(([axis, far]) => bandOn(BALL, axis, far, wide))

const parts: Part[] = [
  part(
    SPHERE,
    { do: 'shadow', grow: 0, tint: [0.01, 0, 0], layers: [{ blur: 0.05, lift: 0.06, strength: 0.9 }] },
    moulded('#c8500f', {
      profile: { kind: 'inflate', height: 1 },
      bumps: [{ kind: 'pebbles', amount: 0.0054, scale: 0.021 }],
      material: { colour: '#c4500f', metal: 0, rough: 0.42, coat: 0.5, coatRough: 0.28 },
      gain: 1.15,
    }),
  ),
  // The leather turns down to the seam: shade to both sides, light on the lip that faces the lamps.
  ...bands(0.1).map((path) => part(path, ink('#3a0e02', { blur: 0.008, opacity: 0.4 }))),
  ...bands(0.056).map((path) => part(path, ink('#ffb27a', { shift: [0.006, 0.007], opacity: 0.35, blur: 0.003 }))),
  ...bands(0.05).map((path) => part(path, ink('#0a0605', { blur: 0.0015 }))),
  ...bands(0.012).map((path) => part(path, ink('#5a4a42', { opacity: 0.35, blur: 0.003 }))),
  part(SPHERE, ink('#1a0400', { line: 0.05, blur: 0.035, opacity: 0.55 })),
  part(oval(34, 27, 13, 8), ink('#ffe8d0', { blur: 0.06, blend: 'add', gain: 0.25 })),
]

/** What a polished floor shows of the ball, and what the ball keeps from it. */
export function mirrored({ at: [x, y], height }: Stand): SceneStep[] {
  const low = (y + height * 0.46) * 100
  const [middle, radius] = [x * 200, height * 46]
  return [
    overFrame(
      oval(middle, low + radius * 0.95, radius * 0.97),
      ink('#a8400c', { blur: 0.02, opacity: 0.5, paint: { kind: 'vertical', colours: ['#d8601a', '#8a3408'] } }),
    ),
    // Its shadow lies to the right, away from the lamps; dark and narrow where it touches the boards.
    overFrame(
      oval(middle + 0.42 * radius, low + 0.1 * radius, radius * 0.86, radius * 0.16),
      ink('#140500', { blur: 0.03, opacity: 0.85 }),
    ),
    overFrame(
      oval(middle + 0.08 * radius, low + 0.02 * radius, radius * 0.5, radius * 0.075),
      ink('#060200', { blur: 0.014, opacity: 0.95 }),
    ),
    overFrame(oval(middle, low, radius * 0.3, radius * 0.04), ink('#020000', { blur: 0.005 })),
  ]
}

/** A basketball of pebbled leather. */
export function basketball(place: Stand): SceneStep[] {
  return stand(parts, place)
}
