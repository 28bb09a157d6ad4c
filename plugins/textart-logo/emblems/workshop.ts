import { overFrame } from './grounds.ts'
import { corners, oval, panel } from './paths.ts'
import { cast, glow, ink, plated, type SceneStep } from './parts.ts'

/** A louvre of five slots in a frame, its left upper corner at x, y; in the view of 200 × 100. */
function louvre(x: number, y: number): SceneStep[] {
  const slots = [0, 1, 2, 3, 4].map((at) => panel(x + 2, y + 2 + at * 2.6, 18, 1.5, 0.7))
  return [
    overFrame(
      panel(x, y, 22, 16, 1.4),
      cast(0.8, 0.01, 0.01),
      plated('#20343c', 0.006, { material: { like: 'darkSteel' } }),
    ),
    overFrame(
      slots,
      ink('#010304'),
      ink('#7aa0b0', { shift: [0.002, 0.006], line: 0.003, opacity: 0.4, blend: 'add' }),
    ),
  ]
}

/** Pipes along the ceiling, each with its clamps. */
const PIPES = [2.6, 7.2].map((y, at) => ({
  y,
  pipe: corners([-5, y - 1.7], [205, y - 1.7], [205, y + 1.7], [-5, y + 1.7]),
  clamps: [36, 96, 156].map((x) => panel(x + at * 14, y - 2.3, 4, 4.6, 0.8)),
}))

/** What hangs on a workshop's wall: pipes, a hazard stripe, a louvre; soot below the pipes. */
export const wall: SceneStep[] = [
  overFrame(corners([-5, 8], [205, 8], [205, 20], [-5, 20]), ink('#000406', { blur: 0.06, opacity: 0.5 })),
  ...PIPES.flatMap(({ pipe, clamps }) => [
    overFrame(
      pipe,
      cast(0.9, 0.02, 0.03),
      plated('#31474f', 0.03, {
        profile: { kind: 'round', width: 0.02, height: 0.02 },
        material: { colour: '#2c444c', metal: 0.8, rough: 0.3 },
      }),
    ),
    overFrame(
      clamps,
      cast(0.9, 0.006, 0.006),
      plated('#59656c', 0.006, { material: { like: 'steel', rough: 0.34 }, gain: 0.7 }),
    ),
  ]),
  ...louvre(172, 80),
  // A hazard stripe, rubbed off in places.
  overFrame(panel(88, 88.4, 76, 6.6, 0.6), ink('#c86a08', { opacity: 0.72 })),
  {
    ...overFrame(
      Array.from({ length: 13 }, (_, at) =>
        corners([86 + at * 7, 96], [89.5 + at * 7, 96], [93.5 + at * 7, 88], [90 + at * 7, 88]),
      ),
      ink('#0a0d0f', { opacity: 0.85 }),
    ),
    within: panel(88, 88.4, 76, 6.6, 0.6),
  },
  overFrame(panel(88, 88.4, 76, 6.6, 0.6), {
    do: 'wear',
    dirt: 0.6,
    chips: 0.3,
    scratches: 12,
    below: '#1c2c33',
    scale: 0.6,
  }),
  // The eyes' light on the wall beside the head.
  overFrame(oval(62, 44, 22, 20), glow('#1fc8e8', 0.12, 0.07)),
]
