/** The doors of a cinema: sheet bronze, panes in rubber, a pull on each leaf. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { OPEN } from './cinema-foyer.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Sheet bronze of the doors: bulbs of the canopy in its upper end, the neon across the street in the rest. */
const stile = (x: number, wide: number): Mark => {
  const fill = { from: [0, 300], to: [0, 745], inks: ['#cdb48a', '#5a4a3a', '#2e2838', '#252238', '#1a1826'] } as const
  return { draw: 'path', path: ornaments.rectangle([x, 316, wide, 428]), fill }
}
const rail = (x: number, y: number, wide: number, high: number, inks: readonly string[]): Mark => {
  return {
    draw: 'path',
    path: ornaments.rectangle([x, y, wide, high]),
    fill: { from: [0, y], to: [0, y + high], inks },
  }
}
/** Pulls on both leaves: round bars on short arms, their shade on the glass beside them. */
const pulls = [134, 191].flatMap((x): Mark[] => [
  { draw: 'path', path: ornaments.rectangle([x + 5, 474, 4, 96]), fill: '#0a060860' },
  {
    draw: 'path',
    path: ornaments.rectangle([x - 1, 482, 9, 4]) + ornaments.rectangle([x - 1, 556, 9, 4]),
    fill: '#3a2c22',
  },
  {
    draw: 'path',
    path: ornaments.rectangle([x, 470, 6, 100]),
    fill: { from: [x, 0], to: [x + 6, 0], inks: ['#3a2a1c', '#f0d4a0', '#a8824c', '#2a1c18'] },
  },
])
export const doors: Mark[] = [
  // The rubber that the panes are set in.
  { draw: 'path', path: OPEN, line: { paint: '#0b0a10', width: 5 } },
  ...[
    [10, 10.5],
    [151, 14],
    [168, 13.5],
    [310, 11],
  ].map(([x, wide]) => stile(x!, wide!)),
  rail(20, 295, 132, 22, ['#2c2a3c', '#6a5a4a', '#3a3038']),
  rail(181, 300, 130, 20, ['#4a4038', '#d8bf92', '#6b5842']),
  rail(20, 742, 131, 43, ['#2b2940', '#1d1c2c', '#100f18']),
  rail(181, 742, 129, 43, ['#2b2940', '#1d1c2c', '#100f18']),
  ...pulls,
]
