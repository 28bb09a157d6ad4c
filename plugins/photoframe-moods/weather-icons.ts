import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Artwork = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
export type Mark = Artwork['marks'][number]

/** A path about a place, drawn around 0 in units of `size`. */
export type Icon = (x: number, y: number, size: number) => Mark[]

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`

/** Straight lines from place to place. */
function outline(x: number, y: number, size: number, places: readonly (readonly [number, number])[]): string {
  return `M${places.map(([u, v]) => `${x + u * size} ${y + v * size}`).join('L')}Z`
}

/** A ball of light in its own glow. */
export const sun: Icon = (x, y, size) => [
  {
    draw: 'path',
    path: disc(x, y, size * 1.15),
    fill: { centre: [x, y], radius: size * 1.15, inks: ['#fff0a8f0', '#ffcf3ab0', '#ffb52a38', '#ffae1c00'] },
  },
  {
    draw: 'path',
    path: disc(x, y, size * 0.5),
    fill: {
      centre: [x - size * 0.15, y - size * 0.18],
      radius: size * 0.75,
      inks: ['#fffbe0', '#ffdc4e', '#fb9d12'],
    },
  },
]

const heap = (x: number, y: number, size: number) => [
  disc(x - size * 0.46, y + size * 0.16, size * 0.29),
  disc(x - size * 0.2, y - size * 0.1, size * 0.34),
  disc(x + size * 0.16, y - size * 0.18, size * 0.4),
  disc(x + size * 0.5, y + size * 0.14, size * 0.31),
  `M${x - size * 0.46} ${y}H${x + size * 0.5}V${y + size * 0.45}H${x - size * 0.46}Z`,
]

/** Heads that stand one before the other, light from the upper left, a shadow on the map. */
const cloud =
  (inks: readonly [string, string]): Icon =>
  (x, y, size) => [
    { draw: 'path', rule: 'nonzero', path: heap(x + size * 0.07, y + size * 0.11, size * 1.02), fill: '#03102a55' },
    {
      draw: 'path',
      rule: 'nonzero',
      path: heap(x, y, size),
      fill: { from: [x, y - size * 0.6], to: [x, y + size * 0.46], inks },
    },
    ...[
      [-0.24, -0.06, 0.3],
      [0.14, -0.14, 0.36],
      [0.48, 0.16, 0.27],
    ].map(([u, v, radius]): Mark => {
      const cx = x + u! * size
      const cy = y + v! * size
      const lit = [cx - 0.1 * size, cy - 0.14 * size] as const
      return {
        draw: 'path',
        path: disc(cx, cy, radius! * size),
        fill: { centre: lit, radius: radius! * size * 1.1, inks: ['#ffffffe0', '#ffffff50', '#ffffff00'] },
      }
    }),
  ]

const white = cloud(['#ffffff', '#b7cbe2'])
const grey = cloud(['#a9b7c6', '#586678'])

const drops: Icon = (x, y, size) =>
  [-0.4, -0.04, 0.32].map((place, index) => ({
    draw: 'path',
    path: `M${x + place * size} ${y + size * (0.58 + 0.06 * (index % 2))}l${-size * 0.12} ${size * 0.34}`,
    line: { paint: '#4fc0ff', width: size * 0.11, round: true },
  }))

const bolt: Icon = (x, y, size) => [
  {
    draw: 'path',
    path: outline(x, y, size, [
      [0.08, 0.3],
      [-0.2, 0.76],
      [-0.02, 0.76],
      [-0.12, 1.1],
      [0.24, 0.6],
      [0.06, 0.6],
      [0.2, 0.3],
    ]),
    fill: '#ffd23a',
  },
]

export const fair: Icon = (x, y, size) => [
  ...sun(x + size * 0.3, y - size * 0.3, size * 0.8),
  ...white(x - size * 0.06, y + size * 0.1, size),
]
export const showers: Icon = (x, y, size) => [
  ...sun(x + size * 0.3, y - size * 0.34, size * 0.76),
  ...grey(x, y, size),
  ...drops(x, y, size),
]
export const rain: Icon = (x, y, size) => [...grey(x, y, size), ...drops(x, y, size)]
export const thunder: Icon = (x, y, size) => [...grey(x, y, size), ...bolt(x, y, size)]
