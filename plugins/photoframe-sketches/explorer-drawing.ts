import { join } from 'node:path'
import { definePhotoFrame, ornaments, papers } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, pencilled, type SheetStep } from './drawn.ts'

/** A page of the journal, 16 × 22 cm, in fifths of a millimetre. */
const VIEW = [794, 1120] as const
const INK = '#3a2616'
const PEN = {
  kind: 'ink',
  paper: [1, 1, 1],
  ink: [0.07, 0.036, 0.016],
  spatter: 20,
  brushed: 0.55,
  open: 0.08,
} as const

/** The shore of an island: farther and nearer than a circle. @param grow Outwards, for the lines of the water */
const shore = (grow: number) =>
  ornaments.throughPoints(
    Array.from({ length: 140 }, (_, at): [number, number] => {
      const angle = (at / 140) * 2 * Math.PI
      const far =
        1 +
        0.16 * Math.sin(2 * angle + 1) +
        0.1 * Math.sin(3 * angle + 4) +
        0.075 * Math.sin(7 * angle) +
        0.046 * Math.sin(13 * angle + 2) +
        0.022 * Math.sin(29 * angle)
      return [400 + (225 * far + grow) * Math.cos(angle), 360 + (190 * far + grow) * Math.sin(angle)]
    }),
    true,
  )

const peaks = [
  [380, 300],
  [426, 280],
  [470, 312],
  [340, 330],
  [430, 330],
].map(
  ([x, y]) =>
    `M${x! - 30} ${y! + 26}L${x} ${y! - 18}L${x! + 28} ${y! + 26}M${x} ${y! - 18}l6 18l-5 8l8 14` +
    `M${x! + 10} ${y! + 2}l14 22M${x! + 5} ${y! - 8}l20 28`,
)
const woods = Array.from({ length: 22 }, (_, at) => {
  const [x, y] = [300 + ((at * 67) % 190), 400 + ((at * 41) % 76)]
  return `M${x} ${y}v-10M${x - 7} ${y - 9}q0 -15 7 -15t7 15q-7 4 -14 0`
})

const map: Mark[] = [
  { draw: 'path', path: shore(0), fill: '#c9a86a40' },
  pencilled(shore(0), 3, INK, 0.9),
  pencilled([shore(12), shore(26), shore(46)], 1.3, INK, 0.4),
  pencilled([...peaks, ...woods], 1.9, INK, 0.85),
  {
    draw: 'path',
    path: 'M222 440Q280 470 300 400T392 380Q460 384 486 420T560 380',
    line: { paint: '#8c2416', width: 4, dash: [13, 9] },
  },
  pencilled(['M548 366l26 26M574 366l-26 26'], 6, '#8c2416', 0.9),
  pencilled(['M216 432a7 7 0 1 0 .1 0'], 4, '#8c2416', 0.9),
  pencilled(
    [
      ornaments.circle(660, 150, 58),
      ornaments.circle(660, 150, 50),
      ornaments.star(660, 150, { points: 4, outer: 74, inner: 14 }),
      ornaments.star(660, 150, { points: 4, outer: 40, inner: 30 }),
    ],
    1.7,
    INK,
    0.85,
  ),
  { draw: 'text', text: 'N', box: [640, 36, 40, 36], font: 'roman', weight: 700, size: 32, fill: INK },
  { draw: 'text', text: 'Isle of Mists', box: [90, 70, 420, 80], font: 'script', size: 72, fill: INK },
  { draw: 'text', text: 'the bay', box: [100, 458, 110, 34], font: 'hand', size: 32, fill: INK, turn: -6 },
  { draw: 'text', text: 'camp', box: [580, 356, 90, 34], font: 'hand', size: 32, fill: '#8c2416', turn: -4 },
  pencilled(['M96 612H356M96 604v16M161 604v16M226 604v16M291 604v16M356 604v16'], 2, INK, 0.8),
  { draw: 'text', text: 'leagues', box: [160, 622, 130, 30], font: 'hand', size: 28, fill: INK },
]

const NOTES =
  'Day 41. Reached the northern ridge at noon; fog in the valley, wind from the west. Our guide ' +
  'knows every stone here and fears nothing. Made a drawing by the fire. Tomorrow we follow the ' +
  'river down to the bay.'

const page = (side: 'left' | 'right', marks: Mark[], more: SheetStep[] = []): SheetStep[] => [
  papers.toned(
    [
      [0.8, 0.7, 0.5],
      [0.72, 0.6, 0.4],
    ],
    0.24,
  ),
  ...more,
  { do: 'artwork', view: VIEW, worn: 0.25, opacity: 0.92, marks },
  { do: 'aged', yellow: 0.14, edges: 0.5, creases: 0.16, stains: side === 'left' ? 2 : 1, foxing: 0.3 },
  {
    do: 'artwork',
    view: VIEW,
    marks: [
      {
        draw: 'path',
        path: ornaments.rectangle([0, 0, 794, 1120]),
        fill:
          side === 'left'
            ? { from: [794, 0], to: [610, 0], inks: ['#4a3018c0', '#6a4a2840', '#ffffff00'] }
            : { from: [0, 0], to: [160, 0], inks: ['#4a3018c0', '#6a4a2840', '#ffffff00'] },
      },
    ],
  },
]

export default definePhotoFrame({
  name: 'explorer-drawing',
  summary: 'An ink drawing in the journal of an expedition, a map and notes beside it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'journal'),
        slots: [
          {
            sheet: page('left', [
              ...map,
              {
                draw: 'text',
                text: NOTES,
                box: [80, 690, 610, 380],
                font: 'hand',
                weight: 500,
                size: 42,
                lines: 9,
                lineHeight: 1.02,
                align: 'left',
                stand: 'top',
                fill: INK,
              },
            ]),
          },
          {
            sheet: page(
              'right',
              [
                {
                  draw: 'text',
                  text: 'drawn by the fire',
                  box: [300, 990, 400, 60],
                  font: 'hand',
                  weight: 500,
                  size: 52,
                  fill: INK,
                  turn: -2,
                },
              ],
              [{ do: 'photo', behind: 0.08, at: [0.52, 0.465], size: [0.9, 0.82], blend: 'ink', treat: [PEN] }],
            ),
          },
        ],
      },
    ],
    finish: { tone: 'film', exposure: 1.15, vignette: 0.25, bloom: { strength: 0.06 } },
  },
})
