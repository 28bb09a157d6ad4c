import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import type { Tiling } from './glazed-tiles.ts'
import { type Eye, onWall } from './on-the-ground.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Spot = readonly [x: number, y: number]

/** As in `art/scenes/underground.py`. */
export const EYE: Eye = { at: [-1.75, -6.5, 1.6], towards: [0.85, 0], lens: 32, shift: -0.03, ground: 0 }
export const WALL: Tiling = {
  low: [-4.4, 0.65],
  high: [5.6, 3],
  size: [0.3, 0.15],
  joint: 0.005,
  y: 0.01,
  lamps: 3.2,
  reach: 0.3,
}
/** The white tiles, without the posters and what is screwed to them. */
export const TILES = [
  onWall(EYE, [
    [-4.4, 0.66],
    [5.6, 0.66],
    [5.6, 2.99],
    [-4.4, 2.99],
  ]),
  ...[-0.3, 2.2].map((x) =>
    onWall(
      EYE,
      [
        [x - 1.03, 0.6],
        [x + 1.03, 0.6],
        [x + 1.03, 3.08],
        [x - 1.03, 3.08],
      ],
      -0.04,
    ),
  ),
  'M1010 362L1258 378L1258 478L1010 470Z',
].join('')

/** The row of lamps, broken in each tile that leans its own way: short strokes in two rows of tiles. */
const strokes = (from: Spot, to: Spot, count: number, seed: number): string => {
  const paths = Array.from({ length: count }, (_, at) => {
    const wild = Math.abs(Math.sin(12.9 * at + seed))
    const share = (at + 0.5) / count
    const x = from[0] + share * (to[0] - from[0])
    const y = from[1] + share * (to[1] - from[1]) + 3 * Math.sin(8.1 * at + seed)
    const [half, thick] = [(0.3 + 0.15 * wild) * ((to[0] - from[0]) / count), 1.6 + 2.6 * wild]
    return `M${x - half} ${y - thick}L${x + half} ${y - thick + 1}L${x + half} ${y + thick}L${x - half} ${y + thick - 1}Z`
  })
  return paths.join('')
}
export const tiled: Mark[] = [
  { draw: 'path', path: strokes([0, 186], [272, 209], 5, 1), fill: '#a8a69a' },
  { draw: 'path', path: strokes([0, 214], [272, 234], 5, 3), fill: '#6f6e66' },
  { draw: 'path', path: strokes([628, 240], [690, 245], 1, 2), fill: '#a8a69a' },
  { draw: 'path', path: strokes([628, 262], [690, 266], 1, 5), fill: '#6f6e66' },
  { draw: 'path', path: strokes([964, 268], [1280, 292], 7, 4), fill: '#a8a69a' },
  { draw: 'path', path: strokes([964, 290], [1280, 311], 7, 6), fill: '#6f6e66' },
]

/** A train that comes out of the tunnel at the right: its lamps graze the wall's foot, the cables and the rails. */
export const train: Mark[] = [
  {
    draw: 'path',
    path: 'M480 960L560 700L1280 590V960Z',
    fill: { from: [560, 0], to: [1280, 0], inks: ['#000000', '#0c0906', '#241a0d', '#4e3a1c'] },
  },
  {
    draw: 'path',
    path: 'M640 775L1280 652V657L640 779ZM640 760L1280 638V641L640 763ZM640 746L1280 625V628L640 748Z',
    fill: { from: [640, 0], to: [1280, 0], inks: ['#000000', '#3a2c18', '#9a7a48'] },
  },
  {
    draw: 'path',
    path: 'M600 960L1280 825V834L660 960Z',
    fill: { from: [600, 0], to: [1280, 0], inks: ['#000000', '#5a4626', '#ffe2a8'] },
  },
]

/** Lamps over the track: on the foot of the wall, along the rail that trains keep bright. */
export const gleam: Mark[] = [
  {
    draw: 'path',
    path: 'M0 686L1280 604V700L0 830Z',
    fill: { from: [600, 640], to: [612, 770], inks: ['#3a3832', '#14130f', '#000000'] },
  },
  {
    draw: 'path',
    path: 'M560 960L1280 822V825.5L596 960Z',
    fill: { from: [560, 960], to: [1280, 822], inks: ['#2a2926', '#8a887e', '#c8c4b4', '#5a5850'] },
  },
]
