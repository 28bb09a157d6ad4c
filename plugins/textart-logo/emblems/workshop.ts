import { overFrame } from './grounds.ts'
import { corners, oval, panel } from './paths.ts'
import { cast, ink, plated, type SceneStep } from './parts.ts'

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

const STRIP = panel(80, 88.4, 88, 8.4, 0.8)

/** A plate with a hazard stripe, bolted to the wall; rubbed off in places. */
const hazard: SceneStep[] = [
  overFrame(
    panel(78, 87, 92, 11.2, 1),
    cast(0.9, 0.012, 0.012),
    cast(0.8, 0.03, 0.04),
    plated('#2c3a42', 0.01, { material: { like: 'darkSteel', rough: 0.36 }, gain: 1.2 }),
  ),
  overFrame(STRIP, ink('#020406', { grow: 0.004, blur: 0.002 }), plated('#d87410', 0.006, { gain: 0.85 })),
  {
    ...overFrame(
      Array.from({ length: 14 }, (_, at) =>
        corners([76 + at * 7, 98], [79.5 + at * 7, 98], [85.5 + at * 7, 87], [82 + at * 7, 87]),
      ),
      ink('#0a0d0f', { opacity: 0.92 }),
    ),
    within: STRIP,
  },
  overFrame(STRIP, { do: 'wear', dirt: 0.55, chips: 0.24, scratches: 14, below: '#26343c', scale: 0.5 }),
  overFrame(
    [79.4, 168.6].flatMap((x) => [88.8, 96.4].map((y) => oval(x + (x < 100 ? 1.6 : -1.6), y, 1.1))),
    cast(0.9, 0.006, 0.006),
    plated('#8a949c', 0.006, { profile: { kind: 'inflate', height: 0.9 }, material: { like: 'steel', rough: 0.24 } }),
  ),
]

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
  ...hazard,
]

/** The eyes and the lamps on the antennas light the wall, where the letters do not stand before it. */
export const spill: SceneStep[] = [
  overFrame(oval(60, 46, 16, 30), ink('#14c4ec', { blur: 0.14, gain: 0.34, blend: 'add' })),
  overFrame(
    corners([56, 44], [100, 24], [100, 72], [56, 50]),
    ink('#14c4ec', { blur: 0.09, gain: 0.22, blend: 'add' }),
  ),
  ...[16, 53].map((x) => overFrame(oval(x, 12, 5), ink('#ff4a10', { blur: 0.11, gain: 0.7, blend: 'add' }))),
]
