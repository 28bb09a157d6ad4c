import { oval } from './paths.ts'
import { ink, lines, moulded, type Part, part, type SceneStep, stand, type Stand } from './parts.ts'
import { circleOn } from './spheres.ts'

const BALL = { x: 50, y: 50, radius: 46, turn: [0.3, 0.42, -0.3] } as const
const SPHERE = oval(BALL.x, BALL.y, BALL.radius)

/** Two great circles across each other, and a small one to each side. */
const seams = (least: number) => [
  ...circleOn(BALL, [0, 1, 0], 0, least),
  ...circleOn(BALL, [1, 0, 0], 0, least),
  ...circleOn(BALL, [0, 0.42, 1], 0.56, least),
  ...circleOn(BALL, [0, 0.42, 1], -0.56, least),
]
const SEAMS = seams(0.12)
const LIPS = seams(0.3)

const parts: Part[] = [
  part(
    SPHERE,
    { do: 'shadow', grow: 0, tint: [0.01, 0, 0], layers: [{ blur: 0.05, lift: 0.06, strength: 0.9 }] },
    moulded('#c8500f', {
      profile: { kind: 'inflate', height: 1 },
      bumps: [
        { kind: 'hammered', amount: 0.0028, scale: 0.013 },
        { kind: 'grain', amount: 0.0008, scale: 0.01 },
      ],
      material: { colour: '#c4500f', metal: 0, rough: 0.42, coat: 0.5, coatRough: 0.28 },
      gain: 1.15,
    }),
  ),
  lines(SEAMS, 2.2, ink('#0a0605', { blur: 0.002 })),
  lines(LIPS, 0.6, ink('#8a6a58', { shift: [0.007, 0.008], opacity: 0.5, blur: 0.002 })),
  lines(LIPS, 0.5, ink('#ffc090', { shift: [0.012, 0.013], opacity: 0.2, blur: 0.002 })),
  part(SPHERE, ink('#1a0400', { line: 0.05, blur: 0.035, opacity: 0.55 })),
  part(oval(34, 27, 13, 8), ink('#ffe8d0', { blur: 0.06, blend: 'add', gain: 0.25 })),
]

/** A basketball of pebbled leather. */
export function basketball(place: Stand): SceneStep[] {
  return stand(parts, place)
}
