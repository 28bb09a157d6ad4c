import { overFrame } from './grounds.ts'
import { corners, oval } from './paths.ts'
import { ink, type SceneStep } from './parts.ts'

/** The boards of an arena under lamps, lines painted on them, the stands in the dark. */
export const arena: SceneStep[] = [
  {
    do: 'backdrop',
    colours: ['#07080d', '#10121c', '#1c1410', '#5a3216', '#a8642c'],
    pools: [
      { at: [0.5, 0.12], size: 0.55, colour: '#3a4666', strength: 0.7 },
      { at: [0.45, 1], size: 0.55, colour: '#e09a52', strength: 0.65 },
    ],
  },
  overFrame(corners([-5, -5], [205, -5], [205, 63], [-5, 63]), ink('#0a0c14', { blur: 0.006, opacity: 0.55 })),
  // Boards run towards the vanishing point.
  overFrame(
    Array.from({ length: 44 }, (_, at) => {
      const from = (at - 22) * 13
      return corners([100 + from * 0.36, 63], [100 + from * 0.36 + 0.1, 63], [100 + from + 0.5, 102], [100 + from, 102])
    }),
    ink('#2a1204', { opacity: 0.6 }),
  ),
  overFrame(
    Array.from({ length: 22 }, (_, at) => {
      const from = (at * 2 - 22 + ((at * 7) % 3) * 0.02) * 13
      return corners([100 + from * 0.36, 63], [100 + (from + 13) * 0.36, 63], [100 + from + 13, 102], [100 + from, 102])
    }),
    ink('#3a1a06', { opacity: 0.2 }),
  ),
  // Lamps and stands on the varnish.
  overFrame(
    [30, 76, 124, 170].map((x) => oval(x + (x - 100) * 0.2, 84, 13, 30)),
    ink('#ffe2b8', { blur: 0.06, opacity: 0.13, blend: 'add' }),
  ),
  overFrame(corners([-5, 62], [205, 62], [205, 70], [-5, 70]), ink('#0a0604', { blur: 0.03, opacity: 0.6 })),
  overFrame(
    'M-10 78C40 70 160 70 210 78L210 80.4C160 72 40 72 -10 80.4Z',
    ink('#f4efe6', { opacity: 0.7, blur: 0.002 }),
  ),
  { do: 'bokeh', count: 60, colours: ['#ffd9a0', '#a8c4ff', '#ffffff'], size: [0.005, 0.018], strength: 0.16 },
  overFrame(
    [30, 76, 124, 170].map((x) =>
      corners([x - 2, -6], [x + 2, -6], [x + 26 + (x - 100) * 0.2, 70], [x - 26 + (x - 100) * 0.2, 70]),
    ),
    ink('#bcd0ff', { blur: 0.05, opacity: 0.08, blend: 'add' }),
  ),
]
