import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, MORNING, standing, stock, words } from './kit.ts'

/** The card with the greeting, 200 × 44 mm. */
const CARD = [1000, 220] as const

const PLATE = [1280, 960] as const

/** Leaves of roses that fill the gaps above the photo, in the shade of the blooms: their foot, the way they grow, how long. */
const LEAVES = [
  [300, 196, 24, 46],
  [312, 176, -4, 44],
  [330, 158, 52, 34],
  [390, 176, 20, 46],
  [408, 150, 62, 38],
  [420, 146, 20, 36],
  [487, 128, 100, 40],
  [486, 146, 40, 38],
  [534, 140, 60, 44],
  [562, 142, 110, 42],
  [548, 150, 20, 42],
  [300, 282, -14, 42],
  [312, 258, 32, 36],
  [306, 296, -40, 34],
  [782, 138, 70, 40],
  [806, 142, 30, 38],
  [812, 138, 96, 42],
  [884, 138, 62, 50],
  [876, 152, 120, 42],
  [906, 146, 100, 44],
  [948, 172, 120, 52],
  [936, 186, 170, 44],
  [958, 196, 96, 40],
  [968, 250, 150, 44],
  [974, 272, 190, 42],
  [962, 236, 170, 36],
] as const

const leaf = ([x, y, turn, long]: (typeof LEAVES)[number], n: number): Mark[] => {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const wide = long * (0.27 + 0.04 * (n % 3))
  const at = (u: number, v: number) =>
    `${(x + u * long * c - v * wide * s).toFixed(1)} ${(y + u * long * s + v * wide * c).toFixed(1)}`
  const spot = (u: number, v: number) => [x + u * long * c - v * wide * s, y + u * long * s + v * wide * c] as const
  const tone = GREENS[n % GREENS.length]!
  const half = (side: 1 | -1) =>
    `M${at(0, 0)}C${at(0.12, 0.75 * side)} ${at(0.3, 1.05 * side)} ${at(0.5, 0.98 * side)}` +
    `C${at(0.72, 0.9 * side)} ${at(0.9, 0.4 * side)} ${at(1, 0)}Q${at(0.5, 0.05)} ${at(0, 0)}Z`
  const veins = [0.2, 0.36, 0.52, 0.68].flatMap((u) =>
    [1, -1].map((side) => `M${at(u, 0)}Q${at(u + 0.1, 0.35 * side)} ${at(u + 0.17, 0.72 * side)}`),
  )
  return [
    { draw: 'path', path: half(1), fill: { from: spot(0.4, 0), to: spot(0.6, 1), inks: [tone[0], tone[1]] } },
    { draw: 'path', path: half(-1), fill: { from: spot(0.4, 0), to: spot(0.6, -1), inks: [tone[1], tone[2]] } },
    {
      draw: 'path',
      path: [`M${at(0, 0)}Q${at(0.5, 0.06)} ${at(0.97, 0)}`, ...veins],
      line: { paint: '#86a06a70', width: 0.9, round: true },
    },
  ]
}

/** Below a leaf. */
const shade = (x: number, y: number, turn: number, long: number): Mark => {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [0.5 * long * Math.cos(angle) + 3, 0.5 * long * Math.sin(angle) + 6]
  return { draw: 'path', path: ornaments.oval(x + dx, y + dy, 0.4 * long, 0.34 * long), fill: '#101810' }
}

/** The middle of a leaf and both of its rims. */
const GREENS = [
  ['#24442a', '#14301c', '#0e2416'],
  ['#2f5430', '#1c3a22', '#122a18'],
  ['#203c2c', '#122a1e', '#0c1e16'],
] as const

export default definePhotoFrame({
  name: 'pink_heart',
  summary: 'A heart of pink roses around the photo, a card with a greeting below',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Love you, Mum' },
    { url: '{samples}/landscape.jpg', text: 'Forever and always, my dearest friend' },
  ],
  recipe: {
    steps: [
      standing(
        'pink_heart',
        [{ do: 'photo', at: [0.5, 0.44], size: [1, 0.88], headroom: 0.245, beyond: 1, small: 0.63 }],
        [
          stock(['#f8ecdf', '#f1e2d2']),
          words(CARD, { input: 'text' }, [150, 22, 780, 176], {
            font: 'script',
            size: 124,
            lines: 2,
            lineHeight: 0.95,
            fill: '#a3244a',
          }),
        ],
      ),
      {
        do: 'artwork',
        view: PLATE,
        marks: LEAVES.map(([x, y, turn, long]) => shade(x, y, turn, long)),
        blend: 'ink',
        soft: 0.006,
        opacity: 0.5,
      },
      { do: 'artwork', view: PLATE, marks: LEAVES.flatMap(leaf), blend: 'over', soft: 0.0011 },
    ],
    finish: MORNING,
  },
})
