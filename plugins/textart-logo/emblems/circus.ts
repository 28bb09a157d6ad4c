import { overFrame, beams } from './grounds.ts'
import { corners, oval } from './paths.ts'
import { cast, ink, plated, type SceneStep } from './parts.ts'

/** The inside of a tent: stripes that meet at its top, a ring, strings of bulbs. */
export const circus: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#b8101c', '#c8141c', '#8e0c18', '#4a0612'],
    pools: [{ at: [0.5, 0.38], size: 0.5, colour: '#ff7a4a', strength: 0.5 }],
    clouds: 0.12,
  },
  overFrame(beams(100, -34, 42, 0.5, 2), ink('#f2c68c', { opacity: 0.74 })),
  // The webs of cloth hang a little between their seams.
  overFrame(beams(100, -34, 42, 0.5, 2), {
    do: 'emboss',
    width: 0.11,
    height: 0.05,
    swell: 0,
    shading: 0.9,
    coat: 0,
  }),
  ...[0, 1, 2, 3].map((at) =>
    overFrame(
      corners([-5, 66 + at * 8], [205, 66 + at * 8], [205, 112], [-5, 112]),
      ink('#2c0414', { blur: 0.035, opacity: 0.24 }),
    ),
  ),
  { do: 'defocus', blur: 0.005 },
  // What the lamps of the strings and of the sign throw on the cloth.
  ...[
    { x: 32, y: 16, r: 40 },
    { x: 168, y: 16, r: 40 },
    { x: 100, y: 40, r: 62 },
  ].map(({ x, y, r }) => overFrame(oval(x, y, r, r * 0.5), ink('#ff9a48', { blur: 0.09, gain: 0.09, blend: 'add' }))),
  ...[
    [
      [-0.02, 0.05],
      [0.17, 0.09],
      [0.37, -0.04],
    ],
    [
      [1.02, 0.05],
      [0.83, 0.09],
      [0.63, -0.04],
    ],
    [
      [-0.02, 0.32],
      [0.36, 0.5],
    ],
    [
      [1.02, 0.32],
      [0.64, 0.5],
    ],
  ].map((path): SceneStep => ({
    do: 'fairyLights',
    path: path as [number, number][],
    sag: 0.08,
    count: 7,
    colours: ['#ffc46b', '#ffb04a'],
    size: 0.012,
    halo: 0.1,
    power: 3,
    wire: '#1c0606',
  })),
  // A round sign, its rim set with lamps.
  overFrame(oval(100, 38, 36.4), cast(0.85, 0.03, 0.04), cast(0.9, 0.06, 0.14)),
  overFrame(
    oval(100, 38, 36),
    plated('#e8a41c', 0.016, { material: { like: 'gold', rough: 0.26 }, bounce: 0.2, gain: 1.4 }),
  ),
  overFrame(oval(100, 38, 30.6), ink('#1a0612', { grow: 0.008 }), ink('#17405e')),
  ...[0, 1].map((at) => ({
    ...overFrame(beams(100, 41, 18, 0.5, 10), ink(at === 0 ? '#215878' : '#0c2438', { opacity: at === 0 ? 1 : 0.35 })),
    within: at === 0 ? oval(100, 38, 30.6) : oval(100, 38, 30.6) + oval(98, 35, 28.6),
  })),
  overFrame(
    Array.from({ length: 36 }, (_, at) => {
      const [cos, sin] = [Math.cos((at * Math.PI) / 18), Math.sin((at * Math.PI) / 18)]
      return oval(100 + 33.3 * cos, 38 + 33.3 * sin, 1.45)
    }),
    ink('#2a0c00', { grow: 0.005, opacity: 0.8 }),
    ink('#ffae4a', { blur: 0.022, gain: 1.3, blend: 'add' }),
    ink('#ffd890', { gain: 1.2 }),
    ink('#fff6dc', { grow: -0.006, blur: 0.003, gain: 2.6, blend: 'add' }),
  ),
]
