import { overFrame } from './grounds.ts'
import { corners, oval } from './paths.ts'
import { type Hue, ink, type SceneStep } from './parts.ts'

/** A place of the floor: `across` from its middle and `down` from its far edge, 0 to 1. */
const on = (across: number, down: number): readonly [number, number] => {
  const near = 0.36 + 0.64 * down
  return [100 + across * near, 63 + 39 * down ** 1.6]
}

/** How wide a board is where it is nearest. */
const WIDE = 6.5

const BOARDS = Array.from({ length: 180 }, (_, at) => {
  const hash = (by: number) => Math.abs(Math.sin((at + 1) * by) * 4371.7) % 1
  const [column, part] = [Math.floor(at / 4) - 22, at % 4]
  const cut = (piece: number) => Math.min(1, Math.max(0, (piece + ((column * 37) % 10) / 10 - 0.5) / 3.5))
  const [left, right] = [column * WIDE, (column + 1) * WIDE]
  const [from, to] = [cut(part), cut(part + 1)]
  return {
    tone: Math.floor(hash(12.99) * 4),
    outline: corners(on(left, from), on(right, from), on(right, to), on(left, to)),
    seam:
      corners(on(left, from), on(left + 0.16, from), on(left + 0.34, to), on(left, to)) +
      corners(on(left, to), on(right, to), on(right, to - 0.006), on(left, to - 0.006)),
  }
})

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
  // Rows of people in the dark, and the rail before them.
  ...[0, 1].map((tone) =>
    overFrame(
      Array.from({ length: 300 }, (_, at) => {
        const hash = (by: number) => Math.abs(Math.sin((at + 1 + tone * 311) * by) * 4371.7) % 1
        return oval(hash(12.99) * 206 - 3, 30 + Math.floor(hash(78.23) * 12) * 2.5 + hash(3.3), 0.9, 1.1)
      }),
      ink(tone === 0 ? '#6a7698' : '#a87a5c', { opacity: 0.34, blur: 0.006 }),
    ),
  ),
  overFrame(corners([-5, 57.5], [205, 57.5], [205, 63], [-5, 63]), ink('#05070c', { opacity: 0.85, blur: 0.004 })),
  // Boards run towards the vanishing point, none as dark as the next, joined end to end.
  ...[0, 1, 2].map((tone) =>
    overFrame(
      BOARDS.filter((board) => board.tone === tone).map(({ outline }) => outline),
      ink(['#2a1004', '#ffc98a', '#7a3410'][tone] as Hue, {
        opacity: [0.34, 0.2, 0.22][tone]!,
        ...(tone === 1 ? { blend: 'add', gain: 0.5 } : {}),
      }),
    ),
  ),
  overFrame(
    BOARDS.map(({ seam }) => seam),
    ink('#1c0a02', { opacity: 0.7 }),
  ),
  // Lamps and stands on the varnish.
  overFrame(
    [30, 76, 124, 170].map((x) => oval(x + (x - 100) * 0.2, 84, 13, 30)),
    ink('#ffe2b8', { blur: 0.06, opacity: 0.22, blend: 'add' }),
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
