import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { BILLING } from './theatre-bill.ts'
import { foyer, GLASS, lamps, mirrored } from './theatre-doors.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const SIGN = [3500, 785] as const
const POSTER = [980, 1294] as const

/** Milk glass on which letters hang in rails; lamps behind it, so that its middle is brighter. */
const glass: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H3500V785H0Z',
    fill: { centre: [1750, 390], radius: 2000, inks: ['#fff3d8', '#f6dfae', '#d9b273'] },
  },
  { draw: 'path', path: ['M0 90H3500', 'M0 470H3500', 'M0 730H3500'], line: { paint: '#8a6a3c66', width: 7 } },
  { draw: 'path', path: ['M1166 0V785', 'M2334 0V785'], line: { paint: '#6b4f2a88', width: 8 } },
]

const letters = (
  input: string,
  box: readonly [number, number, number, number],
  fill: string,
  description: string,
): Mark => {
  return {
    draw: 'text',
    box,
    font: 'poster',
    case: 'upper',
    spacing: 0.05,
    fill,
    text: { input, most: 60, description },
  }
}

type Corner = readonly [x: number, y: number]

/** The upper panes of the four doors as the camera sees them: top left, top right, bottom right, bottom left. */
const PANES: readonly (readonly [Corner, Corner, Corner, Corner])[] = [
  [
    [132, 375],
    [237, 372],
    [235, 582],
    [124, 582],
  ],
  [
    [287, 372],
    [393, 370],
    [392, 582],
    [282, 582],
  ],
  [
    [870, 360],
    [995, 358],
    [998, 580],
    [875, 582],
  ],
  [
    [1052, 358],
    [1176, 356],
    [1182, 580],
    [1055, 582],
  ],
]

/** Lines in the glass of a door, in shares of its pane: two borders and a fan that rises from the foot. */
const etched = ([a, b, c, d]: (typeof PANES)[number]): string => {
  const at = (u: number, v: number): string => {
    const [top, foot] = [1 - v, v]
    const x = top * (a[0] + u * (b[0] - a[0])) + foot * (d[0] + u * (c[0] - d[0]))
    const y = top * (a[1] + u * (b[1] - a[1])) + foot * (d[1] + u * (c[1] - d[1]))
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const border = (by: number) => {
    const low = 1 - 0.55 * by
    return `M${at(by, 0.55 * by)}L${at(1 - by, 0.55 * by)}L${at(1 - by, low)}L${at(by, low)}Z`
  }
  const rays = Array.from({ length: 9 }, (_, ray) => {
    const angle = (Math.PI * (ray + 0.5)) / 9
    const [across, up] = [Math.cos(angle), Math.sin(angle)]
    const long = ray % 2 === 0 ? 0.36 : 0.3
    return `M${at(0.5 + 0.1 * across, 0.86 - 0.05 * up)}L${at(0.5 + long * across, 0.86 - 1.5 * long * up)}`
  })
  const bow = `M${at(0.12, 0.86)}Q${at(0.14, 0.3)} ${at(0.5, 0.28)}Q${at(0.86, 0.3)} ${at(0.88, 0.86)}Z`
  return [border(0.07), border(0.11), bow, ...rays].join('')
}

/** The case's own bulbs in its glass, doubled at its edge, and two streaks of the street aslant. */
const IN_GLASS = [
  ...Array.from({ length: 11 }, (_, at) => ornaments.circle(45 + 89 * at, 30, 11)),
  ...Array.from({ length: 13 }, (_, at) => [
    ornaments.circle(28, 120 + 92 * at, 10),
    ornaments.circle(952, 120 + 92 * at, 10),
  ]).flat(),
]
const inGlass: Mark[] = [
  { draw: 'path', path: IN_GLASS, fill: '#e8a850' },
  { draw: 'path', path: 'M980 0V150L700 1294H560L900 0Z', fill: '#1c1a16' },
  { draw: 'path', path: 'M980 260V330L800 1294H764Z', fill: '#1a1814' },
]

/** What the plate has not: etched panes, the carpet's pile and the gold along its sides, its shade before the wall. */
const HALL = [1280, 960] as const
const CARPET = 'M428 855L834 855L858 962L284 962Z'
const fittings: Mark[] = [
  { draw: 'path', path: PANES.map(etched).join(''), line: { paint: '#8a5a2299', width: 1.7 } },
  { draw: 'path', path: CARPET, fill: { from: [0, 852], to: [0, 962], inks: ['#6b3a3a', '#d8b0a8', '#ffffff'] } },
]
const pile: Mark[] = [{ draw: 'path', path: CARPET, fill: '#8f5a55' }]
const binding: Mark[] = [
  {
    draw: 'path',
    path: ['M444 856L310 962L316 962L448 856Z', 'M814 856L832 962L838 962L818 856Z'],
    fill: { from: [0, 856], to: [0, 962], inks: ['#6b4518', '#b98636', '#d9a650'] },
  },
]

export default definePhotoFrame({
  name: 'theatre',
  summary: "In a theatre's poster case at night, the play's name over the doors among warm bulbs",
  samples: [
    { url: '{samples}/portrait.jpg', text: 'The Winter Garden', text2: 'Opening night · 8 pm' },
    { url: '{samples}/landscape.jpg', text: 'By the Lake', text2: 'A comedy in two acts' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'theatre'),
        slots: [
          {
            sheet: [
              {
                do: 'photo',
                headroom: 0.1,
                treat: [
                  { kind: 'grade', lights: [0.92, 0.99, 1.12], contrast: 0.22, exposure: 0.7 },
                  {
                    kind: 'glare',
                    at: [0.86, 0.2],
                    size: [0.42, 1.3],
                    lean: 0.7,
                    panes: [1, 1],
                    soft: 0.02,
                    strength: 0.12,
                    light: [1, 0.9, 0.74],
                  },
                ],
              },
              {
                do: 'artwork',
                view: POSTER,
                blend: 'over',
                marks: [
                  {
                    draw: 'path',
                    path: 'M0 800H980V1300H0Z',
                    fill: { from: [0, 800], to: [0, 1300], inks: ['#12060a00', '#12060ac8', '#12060a'] },
                  },
                  letters('text', [50, 990, 880, 150], '#f7e3b2', 'The name of the play'),
                  ...BILLING,
                ],
              },
              // It has hung since the summer.
              {
                do: 'aged',
                tint: [0.8, 0.7, 0.52],
                yellow: 0.1,
                edges: 0.3,
                folds: {},
                wear: 0.14,
                creases: 0.3,
                stains: 0,
              },
              { do: 'artwork', view: POSTER, marks: inGlass, blend: 'light', opacity: 0.6, soft: 0.004 },
            ],
          },
          {
            sheet: [
              {
                do: 'artwork',
                view: SIGN,
                blend: 'over',
                marks: [
                  ...glass,
                  letters('text', [180, 80, 3140, 380], '#1a0d0c', 'The name of the play'),
                  letters('text2', [380, 510, 2740, 200], '#8e1420', 'The line below it'),
                ],
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: HALL, marks: foyer, clip: GLASS, opacity: 0.8, soft: 0.0055 },
      { do: 'artwork', view: HALL, marks: lamps, clip: GLASS, blend: 'light', opacity: 0.8, soft: 0.004 },
      { do: 'artwork', view: HALL, marks: fittings, soft: 0.0006 },
      { do: 'artwork', view: HALL, marks: mirrored, clip: GLASS, blend: 'light', opacity: 0.7, soft: 0.0016 },
      { do: 'artwork', view: HALL, marks: pile, opacity: 0.3, worn: 0.5 },
      { do: 'artwork', view: HALL, marks: binding, blend: 'over', opacity: 0.9, worn: 0.2 },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.45, from: 0.85 } },
  },
})
