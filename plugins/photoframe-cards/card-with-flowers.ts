import { definePhotoFrame, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'
import {
  card,
  on,
  photoOn,
  printed,
  type Mark,
  type Place,
  stock,
  type Thing,
  type Things,
  words,
  SUNNY,
} from './kit.ts'

/** Brown board, 160 × 120 mm. */
const CARD: Place = { at: [0.5, 0.5], height: 0.9, view: [1500, 1200], turn: -2 }
const PRINT: Place = { ...on(CARD, [120, 90, 900, 1010]), height: 0.9 * (1010 / 1200), view: [900, 1010], turn: -3.4 }

/** A tag tucked below the flowers. */
const TAG: Place = { at: [0.815, 0.265], height: 0.19, view: [460, 240], turn: 5 }
const LETTERS = { font: 'script', size: 118, fill: '#5a4632' } as const

const WHITE = ['#d9d7c8', '#f6f4ec'] as const
const BLUE = ['#3f5fb0', '#7f9be0'] as const
const PINK = ['#e8b9a8', '#e58f96'] as const

const daisy = (x: number, y: number, size: number, turn: number, tilt: number, rays = 13): Thing => {
  return { kind: 'daisy', at: [x, y], size, turn, tilt, spin: (x * 700) % 360, rays, colours: WHITE }
}
const small = (x: number, y: number, size: number, turn: number, colours: readonly [string, string]): Thing => {
  return { kind: 'daisy', at: [x, y], size, turn, tilt: 12 + ((x * 997) % 24), spin: (y * 900) % 360, rays: 5, colours }
}
const leaf = (x: number, y: number, size: number, turn: number): Thing => {
  return { kind: 'leaf', at: [x, y], size, turn, wide: 0.24, colours: ['#4f6b46', '#86a070'] }
}
const bud = (x: number, y: number, size: number, turn: number): Things => [
  { kind: 'stem', at: [x, y], size: size * 3.4, turn: turn + 90, radius: 0.028, bend: 0.08 },
  { kind: 'tulip', at: [x, y], size, turn, tilt: 82, open: 0, colours: ['#8a9a5a', '#efeadb'] },
]

/** Short fibres that lie in brown paper in all directions, lighter and darker than it. */
const fibres = (seed: number): string => {
  let state = seed
  const random = () => (state = (state * 16807) % 2147483647) / 2147483647
  return Array.from({ length: 520 }, () => {
    const [x, y, way] = [random() * 1500, random() * 1200, random() * 2 * Math.PI]
    const [long, bow] = [6 + 22 * random() ** 2, (random() - 0.5) * 10]
    const [dx, dy] = [Math.cos(way) * long, Math.sin(way) * long]
    const [mx, my] = [dx / 2 - dy * 0.06 * bow, dy / 2 + dx * 0.06 * bow]
    const [start, middle, end] = [
      [x, y],
      [mx, my],
      [dx, dy],
    ].map((place) => place.map((v) => v.toFixed(1)).join(' '))
    return `M${start}q${middle} ${end}`
  }).join('')
}

/** Thread that was sewn around the board: what it throws on it, the thread itself, the light along its upper side. */
const seam: Mark[] = (
  [
    [3, 4, 7, '#2a180a66'],
    [1.5, 2, 6.5, '#2a180a99'],
    [0, 0, 5.5, '#e6d8ba'],
    [-0.9, -1.1, 2, '#fffaf0'],
  ] as const
).map(([x, y, width, paint]) => ({
  draw: 'path',
  path: ornaments.rounded([40 + x, 40 + y, 1420, 1120], 26),
  line: { paint, width, dash: [15, 13], round: true },
}))

const flowers: Things = [
  leaf(0.81, 0.5, 0.24, -22),
  leaf(0.77, 0.62, 0.22, 152),
  leaf(0.79, 0.72, 0.2, 72),
  leaf(0.87, 0.62, 0.2, 42),
  leaf(0.72, 0.72, 0.16, 122),
  leaf(0.73, 0.46, 0.17, 208),
  leaf(0.85, 0.44, 0.16, -64),
  ...bud(0.685, 0.44, 0.026, -58),
  ...bud(0.725, 0.385, 0.03, -30),
  ...bud(0.905, 0.855, 0.028, 150),
  small(0.695, 0.6, 0.044, 0, BLUE),
  small(0.865, 0.395, 0.052, 40, BLUE),
  small(0.9, 0.745, 0.06, 90, BLUE),
  small(0.74, 0.8, 0.042, 20, PINK),
  daisy(0.855, 0.635, 0.11, 60, 40, 15),
  daisy(0.735, 0.505, 0.09, -50, 46, 12),
  daisy(0.795, 0.575, 0.145, 10, 10, 16),
  small(0.76, 0.685, 0.06, 10, PINK),
  small(0.82, 0.455, 0.048, 50, PINK),
  daisy(0.822, 0.77, 0.094, 170, 34, 13),
  small(0.785, 0.735, 0.036, 120, BLUE),
  daisy(0.88, 0.83, 0.056, 130, 50, 11),
  { ...leaf(0.085, 0.13, 0.17, 104), soft: 0.0012 },
  { ...leaf(0.09, 0.1, 0.17, 16), soft: 0.0012 },
  { ...leaf(0.06, 0.13, 0.14, 158), soft: 0.0012 },
  ...bud(0.06, 0.265, 0.026, 196),
  small(0.05, 0.2, 0.042, 75, PINK),
  small(0.152, 0.085, 0.05, 15, BLUE),
  daisy(0.1, 0.135, 0.092, -30, 30, 14),
  small(0.125, 0.215, 0.034, 75, BLUE),
]

export default definePhotoFrame({
  name: 'card-with-flowers',
  summary: 'A card of brown board with fresh flowers laid on it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 0.8,
            relief: 1.3,
            colours: [
              [0.66, 0.68, 0.64],
              [0.44, 0.46, 0.44],
            ],
            spot: { at: [0.3, 0.2], size: 1.1, rest: 0.6, power: 0.5 },
          },
        ],
      },
      card(CARD, [
        stock(
          [
            [0.47, 0.31, 0.17],
            [0.42, 0.27, 0.145],
          ],
          0.035,
        ),
        {
          do: 'artwork',
          view: CARD.view,
          blend: 'over',
          opacity: 0.2,
          marks: [
            { draw: 'path', path: fibres(7), line: { paint: '#f2dcb8', width: 1.6, round: true } },
            { draw: 'path', path: fibres(41), line: { paint: '#4a2c12', width: 1.5, round: true } },
          ],
        },
        { do: 'artwork', view: CARD.view, blend: 'over', marks: seam },
      ]),
      printed(PRINT, [
        stock([
          [0.88, 0.87, 0.84],
          [0.87, 0.85, 0.81],
        ]),
      ]),
      card(TAG, [stock(['#f6efdf', '#efe5d0']), words(TAG.view, 'Thank you', [30, 30, 400, 180], LETTERS)]),
      photoOn(PRINT, [38, 38, 824, 934]),
      { do: 'foreground', steps: [{ do: 'solids', things: flowers, shadow: 0.8 }] },
      shade.underLeaves({ strength: 0.8 }),
    ],
    finish: SUNNY,
  },
})
